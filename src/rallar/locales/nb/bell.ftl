# Norsk bokmål: hva spillere får vite når de er borte, som varsel og på e-post.

bell-turn = Det er din tur
bell-nudge = Tiden din er i ferd med å renne ut
bell-stand-in = En datamaskin spiller for deg
bell-over = Spillet er slutt
bell-at = { $board } med { $names }
bell-board = { $board }

## Brev

letter-ask-title = Skal vi skrive når det er din tur?
letter-ask = Noen, forhåpentligvis du, har bedt om e-post når det er deres tur: { $at }. Var det deg, så si ja her:
letter-ask-not = Var det ikke deg, trenger du ikke gjøre noe: Du får ikke mer e-post om det.
letter-stop = Ikke mer e-post om dette spillet:
letter-confirm-page = Vil du ha e-post når det er din tur i dette spillet?
letter-confirm-button = Ja, skriv til meg
letter-confirm-done = Da er det i orden: Du får e-post når det er din tur. Du kan lukke siden.
letter-stop-page = Vil du ikke ha mer e-post om dette spillet?
letter-stop-button = Ikke mer e-post
letter-stop-done = Du får ikke mer e-post om dette spillet, og adressen din er glemt her.
letter-over = Lenken virker ikke lenger: Spillet er slutt, eller adressen er endret.
