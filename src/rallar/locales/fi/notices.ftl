# Suomi: miten laitteen omistaja tavoitetaan, kun sivu on suljettu.

notices-closed = Saat tiedon, vaikka sivu olisi suljettu.
notices-install = iPhonessa ja iPadissa ilmoitukset toimivat vain, kun rallar on Koti-valikossa: napauta Jaa ja valitse ”Lisää Koti-valikkoon”, ja avaa peli sieltä.
notices-quiet = Hiljaiset tunnit
notices-from = Alkaa
notices-to = päättyy
notices-mail = Sähköpostia tästä pelistä
notices-mail-address = Sähköpostiosoitteesi
notices-mail-ask = Kirjoittakaa minulle
notices-mail-hint = Lähetämme ensin linkin, jolla vahvistat osoitteen. Sitä ei käytetä muuhun, ja se unohdetaan, kun peli päättyy.
notices-mail-asked = Katso sähköpostisi: kun olet avannut linkin, kirjoitamme aina, kun on vuorosi.
notices-mail-confirmed = Saat sähköpostia, kun on vuorosi tässä pelissä.
notices-mail-stop = Ei enää sähköpostia
