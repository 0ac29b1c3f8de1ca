# Dansk: hvad spillere får at vide, når de er væk, som notifikation og i e-mails.

bell-turn = Det er din tur
bell-nudge = Din tid er ved at løbe ud
bell-stand-in = En computer spiller for dig
bell-over = Spillet er slut
bell-at = { $board } med { $names }
bell-board = { $board }

## Breve

letter-ask-title = Skal vi skrive, når det er din tur?
letter-ask = Nogen, forhåbentlig dig, har bedt om at få en e-mail, når det er deres tur: { $at }. Hvis det var dig, så sig ja her:
letter-ask-not = Hvis det ikke var dig, skal du ikke gøre noget: Du får ikke flere e-mails om det.
letter-stop = Ikke flere e-mails om dette spil:
letter-confirm-page = Vil du have en e-mail, når det er din tur i dette spil?
letter-confirm-button = Ja, skriv til mig
letter-confirm-done = Så er det på plads: Du får en e-mail, når det er din tur. Du kan lukke siden.
letter-stop-page = Vil du ikke have flere e-mails om dette spil?
letter-stop-button = Ikke flere e-mails
letter-stop-done = Du får ikke flere e-mails om dette spil, og din adresse er glemt her.
letter-over = Linket virker ikke længere: Spillet er slut, eller adressen er ændret.
