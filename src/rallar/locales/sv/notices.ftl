# Svenska: hur enhetens ägare nås när sidan är stängd.

notices-closed = Du får veta det även när sidan är stängd.
notices-install = På en iPhone eller iPad måste rallar ligga på hemskärmen för att du ska få aviseringar: tryck på Dela och sedan ”Lägg till på hemskärmen”, och öppna därifrån.
notices-quiet = Tysta timmar
notices-from = Från
notices-to = till
notices-mail = Mejl om det här spelet
notices-mail-address = Din mejladress
notices-mail-ask = Mejla mig
notices-mail-hint = Först skickar vi en länk så att du kan bekräfta adressen. Den används inte till något annat och glöms när spelet är slut.
notices-mail-asked = Titta i inkorgen: när du har följt länken skriver vi när det är din tur.
notices-mail-confirmed = Du får mejl när det är din tur i det här spelet.
notices-mail-stop = Inga fler mejl
