# Dansk: hvordan enhedens ejer får besked, når siden er lukket.

notices-closed = Du får besked, også når siden er lukket.
notices-install = På en iPhone eller iPad skal rallar ligge på hjemmeskærmen, for at du kan få notifikationer: Tryk på Del og så »Føj til hjemmeskærm«, og åbn det derfra.
notices-quiet = Stille timer
notices-from = Fra
notices-to = til
notices-mail = E-mails om dette spil
notices-mail-address = Din e-mailadresse
notices-mail-ask = Skriv til mig
notices-mail-hint = Først sender vi et link, så du kan bekræfte adressen. Den bruges ikke til andet og glemmes, når spillet er slut.
notices-mail-asked = Se i din indbakke: Når du har fulgt linket, skriver vi, når det er din tur.
notices-mail-confirmed = Du får en e-mail, når det er din tur i dette spil.
notices-mail-stop = Ikke flere e-mails
