# Svenska: vad spelare får veta när de är borta, som avisering och i mejl.

bell-turn = Det är din tur
bell-nudge = Din tid håller på att ta slut
bell-stand-in = En dator spelar åt dig
bell-over = Spelet är slut
bell-at = { $board } med { $names }
bell-board = { $board }

## Brev

letter-ask-title = Ska vi skriva när det är din tur?
letter-ask = Någon, förhoppningsvis du, har bett om mejl när det är deras tur: { $at }. Var det du? Säg ja här:
letter-ask-not = Var det inte du behöver du inte göra något: du får inga fler mejl om det.
letter-stop = Inga fler mejl om det här spelet:
letter-confirm-page = Vill du få mejl när det är din tur i det här spelet?
letter-confirm-button = Ja, skriv till mig
letter-confirm-done = Klart: du får mejl när det är din tur. Du kan stänga sidan.
letter-stop-page = Vill du inte få fler mejl om det här spelet?
letter-stop-button = Inga fler mejl
letter-stop-done = Du får inga fler mejl om det här spelet, och din adress är glömd här.
letter-over = Länken fungerar inte längre: spelet är slut, eller så har adressen ändrats.
