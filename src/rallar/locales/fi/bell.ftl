# Suomi: mitä poissa oleville pelaajille kerrotaan, ilmoituksina ja sähköpostitse.

bell-turn = Sinun vuorosi
bell-nudge = Aikasi on loppumassa
bell-stand-in = Tietokone pelaa puolestasi
bell-over = Peli on päättynyt
bell-at = { $board }, mukana { $names }
bell-board = { $board }

## Kirjeet

letter-ask-title = Kirjoitetaanko, kun on vuorosi?
letter-ask = Joku, toivottavasti sinä, on pyytänyt sähköpostia, kun on hänen vuoronsa: { $at }. Jos se olit sinä, vastaa kyllä tästä:
letter-ask-not = Jos se et ollut sinä, sinun ei tarvitse tehdä mitään: et saa asiasta enää sähköpostia.
letter-stop = Ei enää sähköpostia tästä pelistä:
letter-confirm-page = Haluatko sähköpostia, kun on vuorosi tässä pelissä?
letter-confirm-button = Kyllä, kirjoittakaa minulle
letter-confirm-done = Valmista: saat sähköpostia, kun on vuorosi. Voit sulkea sivun.
letter-stop-page = Etkö halua enää sähköpostia tästä pelistä?
letter-stop-button = Ei enää sähköpostia
letter-stop-done = Et saa enää sähköpostia tästä pelistä, ja osoitteesi on unohdettu täällä.
letter-over = Linkki ei enää toimi: peli on päättynyt, tai osoite on vaihdettu.
