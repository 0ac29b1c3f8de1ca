# Norsk bokmål: hvordan enhetens eier får beskjed når siden er lukket.

notices-closed = Du får beskjed også når siden er lukket.
notices-install = På en iPhone eller iPad må rallar ligge på Hjem-skjermen for at du skal få varsler: Trykk på Del og så «Legg til på Hjem-skjerm», og åpne det derfra.
notices-quiet = Stille timer
notices-from = Fra
notices-to = til
notices-mail = E-post om dette spillet
notices-mail-address = E-postadressen din
notices-mail-ask = Skriv til meg
notices-mail-hint = Først sender vi en lenke så du kan bekrefte adressen. Den brukes ikke til noe annet og glemmes når spillet er slutt.
notices-mail-asked = Se i innboksen: Når du har fulgt lenken, skriver vi når det er din tur.
notices-mail-confirmed = Du får e-post når det er din tur i dette spillet.
notices-mail-stop = Ikke mer e-post
