# Det servern svarar när något inte går.

## Bord

table-unknown = Det finns inget bord ”{ $table }” här. Kanske tappade länken en bokstav på vägen, eller så kom ingen på så länge att bordet plockades undan.
table-full = Alla platser vid bordet är tagna. Du är välkommen att titta på.
table-begun = Spelet har redan börjat.
table-not-begun = Spelet har inte börjat än.
table-not-playing = Inget spel pågår vid det här bordet.
table-not-over = Det får vänta tills spelet är slut.
table-stale = Spelet har gått vidare; titta en gång till.
table-changed = Någon annan ändrade bordet i samma ögonblick. Försök igen.
table-too-long = Det här spelet har nått { $most } drag, och fler kan det inte bli, så det kan inte fortsätta.
table-unplayable = Det här spelet följer andra regler än programmet känner till, så det kan inte visas.
table-watching = Det kan bara de som sitter vid bordet göra; du tittar på.
lesson-none = Till den här spelplanen finns ingen introduktion.
lesson-seats = En introduktion är för en spelare mot en dator.
pace-misfit = En klocka ger en minut till tre timmar för ett spel, eller en timme till fjorton dagar för ett drag.
hints-off = Vid det här bordet spelar man utan tips.
hint-not-now = Tips är till för din egen tur.
analysis-not-yet = Servern värmer fortfarande upp. Försök igen om en minut.
hint-none = Inget tips dök upp. Försök igen om en stund.

## Platser

seat-unknown = Plats { $seat } finns inte vid det här bordet för { $seats }.
seat-taken = Plats { $seat } är tagen.
seat-open = Plats { $seat } är fortfarande ledig: en spelare eller en dator måste ta den.
seat-awaited = Plats { $seat } väntar på en spelare som inte har kommit än.
seat-not-yours = Plats { $seat } kan du inte ändra på.
seat-not-away = Spelare { $seat } är inte borta.
seat-just-left = { $player } har just gått. Vänta en minut.
seat-stand-in = En dator spelar åt dig. Ta först tillbaka din plats.
seat-on-holiday = { $player } är ledig. Klockan står stilla så länge.
seat-has-time = { $player } har fortfarande tid för sitt drag.
holiday-not-slow = Bara ett långsamt spel har lediga dagar.
holiday-too-long =
    { $number ->
        [0] Du har tagit alla dina lediga dagar i det här spelet.
        [one] Du har en ledig dag kvar i det här spelet.
       *[other] Du har { $number } lediga dagar kvar i det här spelet.
    }
holiday-over = Du är inte ledig.
seat-have-one = Du har redan en plats vid det här bordet.
seat-nobody = Ingen sitter på plats { $seat }.
seat-nobody-there = Ingen är här som kan ge dig platsen. Bara en personlig länk från din andra enhet hjälper.
seat-removed = Platserna vid bordet har ändrats, och din är inte längre din. Du är välkommen att ta en annan, eller att titta på.
host-just-left = Värden var här alldeles nyss. Vänta en minut.
name-taken = Det finns redan en { $name } vid bordet. Vad ska de andra kalla dig?
color-taken = Någon har redan den färgen.
name-unprintable = I namnet finns ett tecken som ingen kan se.
level-for-computers = Bara en dator har en nivå.
proposal-none = Ingen har föreslagit det, eller så är det redan avgjort.
proposal-other = Bordet har redan en annan fråga att svara på. Försök igen om en stund.
pass-ended = Koden gäller inte längre: den är använd, eller så har tiden gått ut. Skapa en ny på den enhet du spelar på.
push-none = Den här servern skickar inga aviseringar till enheter.
push-host-unknown = Den här servern skickar inga aviseringar till { $host }.
push-keys-wrong = Webbläsarens nycklar för aviseringar går inte att använda. Stäng av aviseringarna och slå på dem igen.
zone-unknown = Servern känner inte till tidszonen { $zone }.
mail-none = Den här servern skickar inga mejl.
mail-address-odd = Det där ser inte ut som en mejladress.

## Nycklar och meddelanden

token-wrong = Länken ger dig inte längre den platsen. Kanske har någon annan fått den.
hello-first = Säg hej först.
message-unreadable = Jag kan inte läsa det meddelandet.
body-unreadable = Det där kan jag inte läsa.
body-misfit =
    { $where ->
        [none] Något saknas eller passar inte.
       *[other] Det här passar inte: { $where }.
    }
body-too-large = Det är för stort: högst { $most } byte.
path-unknown = Det finns ingenting på den här adressen.
replay-beyond = Det här spelet har { $last } drag och { $seats } platser.
record-unfinished = Spelfilen slutar innan spelet gör det.
record-too-long = Spelfilen har { $moves } drag; det får vara högst { $most }.
origin-foreign = Det kom från en sida på en annan webbplats.
host-unknown = Den här servern heter inte { $host }. Använd adressen som du har fått.
too-often = Det var lite mycket på en gång. Vänta ett ögonblick och försök igen.
disk-failed = Servern kunde inte skriva ner det, så inget har ändrats. Försök igen.
tables-enough = Det är många nya bord från ett ställe på en dag. Försök igen senare.
tables-full = Servern har inte plats för nya bord just nu. Spel som pågår fortsätter som vanligt.
server-failed = Något gick fel på servern. Försök igen.
