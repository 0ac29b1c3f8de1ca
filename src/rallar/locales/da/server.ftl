# Det, serveren svarer, når noget ikke går.

## Borde

table-unknown = Her er intet bord »{ $table }«. Måske har linket tabt et bogstav undervejs, eller også kom der så længe ingen, at bordet blev ryddet væk.
table-full = Alle pladser ved bordet er taget. Du er velkommen til at se med.
table-begun = Spillet er allerede begyndt.
table-not-begun = Spillet er ikke begyndt endnu.
table-not-playing = Der spilles ikke ved dette bord.
table-not-over = Det må vente, til spillet er slut.
table-stale = Spillet er kommet videre; se lige efter igen.
table-changed = En anden ændrede bordet i samme øjeblik. Prøv igen.
table-too-long = Dette spil er nået til { $most } træk, og flere kan der ikke være, så det kan ikke fortsætte.
table-unplayable = Spillet følger andre regler, end dette program kender, så det kan ikke vises.
table-watching = Det kan kun de, der sidder ved bordet; du ser med.
lesson-none = Til dette bræt er der ingen introduktion.
lesson-seats = En introduktion er for én spiller med én computer over for sig.
pace-misfit = Et ur giver fra et minut til tre timer til et spil eller fra en time til fjorten dage til et træk.
hints-off = Ved dette bord spilles der uden tips.
hint-not-now = Tips er til din egen tur.
analysis-not-yet = Serveren er stadig ved at varme op. Prøv igen om et minut.
hint-none = Der faldt intet tip ind. Prøv igen om lidt.

## Pladser

seat-unknown = Der er ingen plads { $seat } ved dette bord med { $seats }.
seat-taken = Plads { $seat } er taget.
seat-open = Plads { $seat } er stadig ledig: en spiller eller en computer må tage den.
seat-awaited = Plads { $seat } er reserveret til en spiller, der ikke er kommet endnu.
seat-not-yours = Plads { $seat } kan du ikke lave om på.
seat-not-away = Spiller { $seat } er ikke væk.
seat-just-left = { $player } er lige gået. Vent et minut.
seat-stand-in = En computer spiller for dig. Tag først din plads tilbage.
seat-on-holiday = { $player } er på ferie. Uret står stille så længe.
seat-has-time = { $player } har stadig tid til sit træk.
holiday-not-slow = Kun et langsomt spil har fridage.
holiday-too-long =
    { $number ->
        [0] Du har brugt alle dine fridage i dette spil.
        [one] Du har én fridag tilbage i dette spil.
       *[other] Du har { $number } fridage tilbage i dette spil.
    }
holiday-over = Du er ikke på ferie.
seat-have-one = Du har allerede en plads ved dette bord.
seat-nobody = Der sidder ingen på plads { $seat }.
seat-nobody-there = Der er ingen her, som kan give dig pladsen. Kun et personligt link fra din anden enhed hjælper.
seat-removed = Bordet er lavet om, og din plads er givet videre. Du er velkommen til at tage en anden, eller til at se med.
host-just-left = Værten var her lige før. Vent et minut.
name-taken = Der er allerede en { $name } ved bordet. Hvad skal de andre kalde dig?
color-taken = Den farve er allerede taget.
name-unprintable = I navnet er der et tegn, som ingen kan se.
level-for-computers = Kun en computer har et niveau.
proposal-none = Det har ingen foreslået, eller det er allerede afgjort.
proposal-other = Bordet bliver allerede spurgt om noget andet. Prøv igen om lidt.
pass-ended = Koden gælder ikke længere: den er brugt, eller tiden er gået. Lav en ny på den enhed, du spiller på.
push-none = Denne server sender ikke notifikationer til enheder.
push-host-unknown = Denne server sender ikke notifikationer til { $host }.
push-keys-wrong = Browserens nøgler til notifikationer kan ikke bruges. Slå notifikationer fra og til igen.
zone-unknown = Serveren kender ikke tidszonen { $zone }.
mail-none = Denne server sender ikke e-mails.
mail-address-odd = Det ligner ikke en e-mailadresse.

## Nøgler og beskeder

token-wrong = Linket giver dig ikke længere den plads. Måske har en anden fået den.
hello-first = Sig først hej.
message-unreadable = Jeg kan ikke læse den besked.
body-unreadable = Det kan jeg ikke læse.
body-misfit =
    { $where ->
        [none] Noget mangler eller passer ikke.
       *[other] Det passer ikke: { $where }.
    }
body-too-large = Det er for stort: højst { $most } byte.
path-unknown = Der er intet på denne adresse.
replay-beyond = Dette spil har { $last } træk og { $seats } pladser.
record-unfinished = Spilfilen slutter, før spillet gør.
record-too-long = Spilfilen har { $moves } træk; der må højst være { $most }.
origin-foreign = Det kom fra en side på et andet websted.
host-unknown = Denne server hedder ikke { $host }. Brug den adresse, du har fået.
too-often = Det var lidt meget på én gang. Vent et øjeblik, og prøv igen.
disk-failed = Serveren kunne ikke skrive det ned, så intet er ændret. Prøv igen.
tables-enough = Det er mange nye borde fra ét sted på én dag. Prøv igen senere.
tables-full = Serveren har ikke plads til nye borde lige nu. Spil, der er i gang, fortsætter som før.
server-failed = Noget gik galt på serveren. Prøv igen.
