# Regelsiden til en eske, avsnitt for avsnitt. Et brett viser det reglene og linjene på det krever.

rules-title = { $board }: reglene

## Gangen i spillet

rules-aim-title = Målet
rules-aim =
    Det gjelder å ha flest poeng når spillet slutter. En toglinje gir poeng med en gang du gjør krav på den. En billett gir poeng til slutt hvis linjene dine knytter sammen de to stedene, uansett hvor lang omveien er.
    En billett du ikke har fullført innen da, koster like mange poeng som den ville ha gitt, så velg med omtanke.

rules-setup-title = Før første tur
rules-setup = Alle har { $cars } togvogner og får { $cards } togvognkort. Fem kort til ligger åpne ved siden av bunken. Hvem som begynner, avgjøres ved loddtrekning, hvis ikke verten peker ut noen.
rules-setup-stations =
    { $stations ->
        [one] Alle har også én stasjon.
       *[other] Alle har også { $stations } stasjoner.
    }
rules-setup-bullets = Det er { $trains } lyntog, og dem deler alle på.
rules-setup-tickets = Du får { $regular } billetter og beholder minst { $keep } av dem. Alle velger samtidig og i hemmelighet.
rules-setup-tickets-long =
    { $long ->
        [one] Du får én stor billett og { $regular } vanlige, og beholder minst { $keep } til sammen. Alle velger samtidig og i hemmelighet.
       *[other] Du får { $long } store billetter og { $regular } vanlige, og beholder minst { $keep } til sammen. Alle velger samtidig og i hemmelighet.
    }
rules-setup-rejects-out = Billettene du velger bort, går ut av spillet.
rules-setup-rejects-under = Billettene du velger bort, legges nederst i billettbunken.
rules-setup-rejects-shuffled_under = Billettene som velges bort, stokkes og legges nederst i billettbunken.
rules-setup-long-undealt = Store billetter som ikke er delt ut, går ut av spillet.

rules-turn-title = Din tur
rules-turn = Gjør én av tre ting: trekk togvognkort, gjør krav på en toglinje, eller trekk billetter.
rules-turn-stations = Gjør én av fire ting: trekk togvognkort, gjør krav på en toglinje, trekk billetter, eller bygg en stasjon.
rules-turn-pass = Er det ingenting du kan gjøre, melder du pass. Når alle har meldt pass etter hverandre, er spillet slutt.

rules-cards-title = Trekke togvognkort
rules-cards =
    Ta to kort, ett om gangen. Hvert av dem kan være et av de fem åpne kortene, som straks erstattes av et nytt, eller det øverste i bunken. Du kan ha så mange kort på hånden du vil.
    Det er 12 kort i hver av åtte farger og 14 lokomotiver. Når bunken er tom, stokkes de brukte kortene til en ny.
rules-cards-loco-both_draws = Et åpent lokomotiv er så nyttig at det teller som begge kortene: du kan bare ta det som ditt første kort, og da trekker du ikke flere. Et lokomotiv fra bunken er et kort som alle andre.
rules-cards-loco-one_draw = Et åpent lokomotiv er et kort som alle andre: du kan ta to i samme tur.
rules-cards-sweep = Så snart tre av de fem åpne kortene er lokomotiver, byttes alle fem ut.
rules-cards-no-sweep = De åpne kortene blir liggende, uansett hvor mange lokomotiver det er blant dem.

rules-claim-title = Gjøre krav på en toglinje
rules-claim =
    Betal ett kort for hvert felt på linjen, alle i linjens farge. På en grå linje velger du fargen selv, men kortene må ha samme farge. Sett en togvogn på hvert felt, og få poengene med en gang.
    Du kan gjøre krav på enhver ledig linje, også langt fra de andre linjene dine: én per tur, og alltid hele linjen.
rules-claim-cars = Du må ha like mange togvogner som linjen har felter.

rules-lengths = Poeng for en toglinje
rules-lengths-length = Felter
rules-lengths-points = Poeng

rules-jokers-title = Lokomotiver
rules-jokers-everywhere = Et lokomotiv er en joker: det gjelder som et kort i akkurat den fargen du trenger. Du kan til og med betale med bare lokomotiver.
rules-jokers-some = Et lokomotiv er joker { $where }, der det gjelder som et kort i akkurat den fargen du trenger. På andre linjer kan det ikke erstatte en farge.
rules-jokers-none = Et lokomotiv er ingen joker her: det gjelder ikke som noe annet kort.
rules-jokers-except = Ett unntak: på { $route } kan lokomotiver være blant de { $number } vilkårlige kortene som gjelder som ett (se nedenfor).

rules-parallel-title = Dobbeltspor
rules-parallel = Noen byer er knyttet sammen av to eller flere like lange spor. Du kan bare ha ett av dem. Er dere færre enn { $players } spillere, stenges de andre for alle så snart noen har gjort krav på det første.
rules-parallel-tiles = Noen byer er knyttet sammen av to eller flere like lange spor. Hvert av dem trenger sin egen skinne, og du kan bare ha ett. Er dere færre enn { $players } spillere, stenges de andre for alle så snart det første er bygd eller noen har gjort krav på det.
rules-parallel-unequal = Spor av ulik lengde mellom de samme byene er ikke dobbeltspor: du kan ha begge.

rules-tickets-title = Trekke billetter
rules-tickets =
    { $keep ->
        [one] Trekk { $draw } billetter (eller de som er igjen) og behold minst én.
       *[other] Trekk { $draw } billetter (eller de som er igjen) og behold minst { $keep }.
    } De du beholder, har du til spillets slutt, og de er hemmelige. Du kan ha så mange du vil.
rules-tickets-rejects-out = De andre går ut av spillet.
rules-tickets-rejects-under = De andre legges nederst i billettbunken.
rules-tickets-rejects-shuffled_under = De andre stokkes og legges nederst i billettbunken.

rules-end-title = Siste runde
rules-end = Når noen avslutter turen sin med { $cars } togvogner eller færre, får alle én tur til, også den spilleren. Så telles poengene.
rules-end-bullets = Når noen avslutter turen sin med { $cars } togvogner eller færre, og { $bullets } felles lyntog eller færre er igjen, får alle én tur til, også den spilleren. Så telles poengene.

## Det bare noen esker har

rules-ferries-title = Ferger
rules-ferries = En ferge krever et lokomotiv for hvert lokomotiv som er tegnet på den. De andre feltene betales som vanlig, og der kan flere lokomotiver hjelpe til.
rules-ferries-plain = En ferge krever et lokomotiv for hvert lokomotiv som er tegnet på den. De andre feltene betales i farge; der hjelper ikke flere lokomotiver.
rules-ferries-substitute = Mangler du et lokomotiv? På en ferge gjelder { $number } vilkårlige kort som ett.

rules-tunnels-title = Tunneler
rules-tunnels =
    Ingen vet hvor lang en tunnel er. Legg først ned kortene dine; så snus tre kort fra toppen av bunken (eller de som er igjen). For hvert kort i fargen du la ned, og for hvert lokomotiv, betaler du ett til: et kort i den fargen eller et lokomotiv. Kortene som ble snudd, legges til de brukte.
    La du ned bare lokomotiver, teller bare lokomotiver, og de betales bare med lokomotiver. Kan du ikke betale, eller vil du ikke, tar du kortene dine tilbake, og turen din er over.
rules-tunnels-plain =
    Ingen vet hvor lang en tunnel er. Legg først ned kortene dine; så snus tre kort fra toppen av bunken (eller de som er igjen). For hvert kort i fargen du la ned, og for hvert lokomotiv, betaler du ett kort til i den fargen. Kortene som ble snudd, legges til de brukte.
    Kan du ikke betale, eller vil du ikke, tar du kortene dine tilbake, og turen din er over.

rules-substitute-title = En linje med sin egen pris
rules-substitute = { $route } er { $length } felter lang. Her kan { $number } vilkårlige kort, også lokomotiver, gjelde som ett kort i fargen din, så ofte du vil.

rules-tiles-title = Legge skinner
rules-tiles =
    De fleste linjene er fra starten bare sporfundamenter, som ingen kan gjøre krav på ennå: de må bygges først. Når du har trukket togvognkort, må du også legge en togskinne: velg et ledig sporfundament og en skinne av samme lengde. Fargen på skinnen er nå fargen på linjen.
    Fra da av kan alle gjøre krav på linjen, og når det skjer, går skinnen tilbake til forrådet. Det er { $copies } skinner i hver farge i hver lengde: { $lengths }. Passer ingen på et ledig sporfundament, legger du ingen. Andre linjer kan dere gjøre krav på fra starten.

rules-crossings-title = Kryss
rules-crossings = Der to linjer krysser hverandre, er det bare plass til den ene. Når det ligger en skinne på den, eller noen har gjort krav på den, er den andre stengt resten av spillet.

rules-zones-title = Soner
rules-zones = Noen billetter nevner en hel sone i stedet for en by: { $zones }. Du kan nå den langs hvilket som helst av sporene inn. Hvert av dem er en blindvei: inne i sonen henger de ikke sammen.

rules-bullets-title = Lyntog
rules-bullets =
    En lyntoglinje koster like mange kort som den har felter, alle i én valgfri farge. Den tar ingen togvogner og gir ingen poeng. Ett felles tog markerer den, og du går like mange felter fram på lyntogbanen som den er lang.
    Fra da av gjelder linjen for alles billetter. Når alle de { $trains } togene er i bruk, blir lyntoglinjene som er igjen, vanlige grå linjer: med egne togvogner, vanlige poeng og bare for dine egne billetter.

rules-insets-title = De forstørrede kartene
rules-insets = Der det er trangt, er en del av kartet tegnet større ved siden av. Det som står på begge kartene, er ett og samme sted: { $places }.

rules-stations-title = Stasjoner
rules-stations =
    Bygg en stasjon i en by som ikke har noen, med eller uten egne spor. Når billettene telles opp, får du der låne én linje som en annen har inn til byen: den som hjelper deg mest, og den samme for alle billettene dine.
    Du har { $stations } stasjoner, som koster { $costs } kort i den rekkefølgen. Alle kortene til én stasjon har samme farge, og lokomotiver er jokere.

## Poengene

rules-score-title = Når poengene telles
rules-score = Poengene for linjene har du allerede. Legg til billettene du fullførte, trekk fra dem du ikke fullførte, og legg til bonusene:
rules-counted-routes = En toglinje gir poeng etter lengden: { $worth }.
rules-counted-tickets = En billett gir poengene sine hvis dine egne linjer knytter de to stedene sammen, om så på omveier. Ellers koster den like mange.
rules-counted-bullets = Linjer med et lyntog gjelder for alles billetter.
rules-counted-ranks = Med { $players } spillere: { $ranks }.
rules-bonus-tickets_made = Globetrotter: { $points } poeng for flest fullførte billetter. Minst én må til.
rules-bonus-longest_path = { $points } poeng for den lengste sammenhengende ruten.
rules-bonus-stations_left = { $points } poeng for hver ubygd stasjon.
rules-bonus-bullet_spaces = Poeng etter plasseringen din på lyntogbanen. Den som aldri har rykket fram, får { $none }.
rules-bonus-most_of = { $points } poeng for flest: { $measure }.
rules-bonus-per_unit = { $points } poeng for hver: { $measure }.
rules-bonus-rank_table = Poeng etter plasseringen din: { $measure }. Den som ikke har noen, får { $none }.
rules-bonus-ties = Deler flere førsteplassen, får alle hele bonusen.
rules-bonus-ties-ranks = Spillere som deler en plassering, får alle poengene for den; den neste plasseres som om ingen hadde delt.
rules-bonus-ties-example = Eksempel: fem spillere på { $units } får { $points } poeng.
rules-longest = Den lengste sammenhengende ruten din er den lengste ubrutte reisen langs dine egne linjer. Den kan gå gjennom en by flere ganger, men bare én gang langs hver linje.
rules-ties = Står spillere likt på poeng, teller dernest: { $measures }. Hjelper ikke det, deler de seieren.

rules-ranks = Lyntogbanen: poeng etter plassering
rules-ranks-of = Poeng etter plassering: { $measure }
rules-ranks-place = Plassering
rules-ranks-players = { $players } spillere
rules-ranks-number = { $place }.
rules-ranks-never = aldri rykket fram
rules-ranks-none = ingen

## Figurene med ord

rules-figure-route = En farget toglinje: to byer og et felt for hver togvogn mellom dem.
rules-figure-gray = En grå linje: feltene har ingen egen farge.
rules-figure-ferry = En ferge: noen av feltene viser et lokomotiv.
rules-figure-tunnel = En tunnel: feltene har en kraftig kant.
rules-figure-station = En stasjon i en by der linjen til en annen spiller ender.
rules-figure-bed = Et bart sporfundament, og det samme med en skinne som gir det farge.
rules-figure-bullet = En lyntoglinje, markert med ett felles tog.
rules-figure-parallel = Et dobbeltspor mellom to byer; det ene sporet er tatt.
rules-figure-ticket = En billett: to steder og poengene den er verdt.
rules-figure-cards = Kort i de åtte fargene, hvert med sitt symbol, og et lokomotiv.

## Hva en linje kan koste, under kortene

rules-paid-any = { $cards } og { $number } vilkårlige kort
rules-paid-tunnel = Lagt ned: { $cards }. Snudd: { $turned }.
