# English: how this device’s owner is reached while the page is closed.

notices-closed = You’ll be told even when this page is closed.
notices-install = On an iPhone or iPad, notices need rallar on the Home Screen: tap Share, then “Add to Home Screen”, and open it from there.
notices-quiet = Quiet hours
notices-from = From
notices-to = to
notices-mail = Mail about this game
notices-mail-address = Your mail address
notices-mail-ask = Write to me
notices-mail-hint = We’ll first send a link to confirm it. The address is used for nothing else and forgotten when the game is over.
notices-mail-asked = Check your mail: once you’ve followed the link, we’ll write when it’s your turn.
notices-mail-confirmed = You’ll get mail when it’s your turn in this game.
notices-mail-stop = No more mail
