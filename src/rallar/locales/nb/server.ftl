# Det serveren svarer når noe ikke går.

## Bord

table-unknown = Det er ikke noe bord «{ $table }» her. Kanskje lenken mistet en bokstav på veien, eller så kom det så lenge ingen at bordet ble ryddet bort.
table-full = Alle plassene ved bordet er tatt. Du er velkommen til å se på.
table-begun = Spillet har allerede begynt.
table-not-begun = Spillet har ikke begynt ennå.
table-not-playing = Ingen spiller ved dette bordet nå.
table-not-over = Det må vente til spillet er slutt.
table-stale = Spillet har gått videre; ta en titt til.
table-changed = Noen andre endret bordet i samme øyeblikk. Prøv igjen.
table-too-long = Dette spillet har kommet til { $most } trekk, og flere kan det ikke være, så det kan ikke fortsette.
table-unplayable = Dette spillet følger andre regler enn programmet kjenner, så det kan ikke vises.
table-watching = Det kan bare de som sitter ved bordet; du ser på.
lesson-none = Dette brettet har ingen innføring.
lesson-seats = En innføring er for én spiller mot én datamaskin.
pace-misfit = En klokke gir fra ett minutt til tre timer til et spill, eller fra en time til fjorten dager til et trekk.
hints-off = Ved dette bordet spilles det uten tips.
hint-not-now = Tips er for din egen tur.
analysis-not-yet = Serveren varmer fortsatt opp. Prøv igjen om et minutt.
hint-none = Det kom ikke noe tips. Prøv igjen om litt.

## Plasser

seat-unknown = Det er ingen plass { $seat } ved dette bordet med { $seats }.
seat-taken = Plass { $seat } er tatt.
seat-open = Plass { $seat } er fortsatt ledig: en spiller eller en datamaskin må ta den.
seat-awaited = Plass { $seat } er holdt av til en spiller som ikke har kommet ennå.
seat-not-yours = Plass { $seat } kan du ikke endre på.
seat-not-away = Spiller { $seat } er ikke borte.
seat-just-left = { $player } har nettopp gått. Vent et minutt.
seat-stand-in = En datamaskin spiller for deg. Ta plassen din tilbake først.
seat-on-holiday = { $player } er på ferie. Klokken står stille så lenge.
seat-has-time = { $player } har fortsatt tid til trekket sitt.
holiday-not-slow = Bare et langsomt spill har fridager.
holiday-too-long =
    { $number ->
        [0] Du har brukt alle fridagene dine i dette spillet.
        [one] Du har én fridag igjen i dette spillet.
       *[other] Du har { $number } fridager igjen i dette spillet.
    }
holiday-over = Du er ikke på ferie.
seat-have-one = Du har allerede en plass ved dette bordet.
seat-nobody = Ingen sitter på plass { $seat }.
seat-nobody-there = Ingen er her og kan gi deg plassen. Bare en personlig lenke fra den andre enheten din hjelper.
seat-removed = Bordet er stokket om, og plassen din er gitt fra seg. Du er velkommen til å ta en annen, eller til å se på.
host-just-left = Verten var her nettopp. Vent et minutt.
name-taken = Det er allerede en { $name } ved bordet. Hva skal de andre kalle deg?
color-taken = Noen har allerede den fargen.
name-unprintable = Navnet har et tegn som ingen kan se.
level-for-computers = Bare en datamaskin har et nivå.
proposal-none = Det har ingen foreslått, eller så er det allerede avgjort.
proposal-other = Bordet blir allerede spurt om noe annet. Prøv igjen om litt.
pass-ended = Koden gjelder ikke lenger: den er brukt, eller tiden er ute. Lag en ny på enheten du spiller på.
push-none = Denne serveren sender ikke varsler til enheter.
push-host-unknown = Denne serveren sender ikke varsler til { $host }.
push-keys-wrong = Nettleserens nøkler for varsler kan ikke brukes. Slå varsler av og på igjen.
zone-unknown = Serveren kjenner ikke tidssonen { $zone }.
mail-none = Denne serveren sender ikke e-post.
mail-address-odd = Det ser ikke ut som en e-postadresse.

## Nøkler og meldinger

token-wrong = Lenken gir deg ikke lenger den plassen. Kanskje noen andre har fått den.
hello-first = Si hei først.
message-unreadable = Jeg kan ikke lese den meldingen.
body-unreadable = Det kan jeg ikke lese.
body-misfit =
    { $where ->
        [none] Noe mangler eller passer ikke.
       *[other] Dette passer ikke: { $where }.
    }
body-too-large = Det er for stort: høyst { $most } byte.
path-unknown = Det er ingenting på denne adressen.
replay-beyond = Dette spillet har { $last } trekk og { $seats } plasser.
record-unfinished = Spillfilen slutter før spillet gjør det.
record-too-long = Spillfilen har { $moves } trekk; det kan være høyst { $most }.
origin-foreign = Det kom fra en side på et annet nettsted.
host-unknown = Denne serveren heter ikke { $host }. Bruk adressen du har fått.
too-often = Det ble litt mye på én gang. Vent et øyeblikk og prøv igjen.
disk-failed = Serveren fikk ikke skrevet det ned, så ingenting er endret. Prøv igjen.
tables-enough = Det er mange nye bord fra ett sted på én dag. Prøv igjen senere.
tables-full = Serveren har ikke plass til nye bord akkurat nå. Spill som er i gang, fortsetter som før.
server-failed = Noe gikk galt på serveren. Prøv igjen.
