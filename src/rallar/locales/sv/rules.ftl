# Regelsidan till en ask, avsnitt för avsnitt. En spelplan visar det som dess regler och sträckor kräver.

rules-title = { $board }: reglerna

## Spelets gång

rules-aim-title = Målet
rules-aim =
    Det gäller att ha flest poäng när spelet är slut. En sträcka ger poäng så snart du mutar in den. Ett biljettkort ger poäng på slutet om dina sträckor binder samman dess två platser, hur lång omvägen än är.
    Ett biljettkort som du inte har klarat då kostar lika många poäng som det skulle ha gett, så välj med omsorg.

rules-setup-title = Före första turen
rules-setup = Alla har { $cars } tågvagnar och får { $cards } tågkort. Fem kort till ligger uppvända bredvid draghögen. Vem som börjar lottas, om inte värden utser någon.
rules-setup-stations =
    { $stations ->
        [one] Alla har också en station.
       *[other] Alla har också { $stations } stationer.
    }
rules-setup-bullets = Det finns { $trains } snabbtåg, och de är gemensamma.
rules-setup-tickets = Du får { $regular } biljettkort och behåller minst { $keep } av dem. Alla väljer samtidigt och i hemlighet.
rules-setup-tickets-long =
    { $long ->
        [one] Du får ett biljettkort med en lång sträcka och { $regular } vanliga, och behåller sammanlagt minst { $keep }. Alla väljer samtidigt och i hemlighet.
       *[other] Du får { $long } biljettkort med långa sträckor och { $regular } vanliga, och behåller sammanlagt minst { $keep }. Alla väljer samtidigt och i hemlighet.
    }
rules-setup-rejects-out = De biljettkort du väljer bort tas ur spel.
rules-setup-rejects-under = De biljettkort du väljer bort läggs underst i biljetthögen.
rules-setup-rejects-shuffled_under = De biljettkort som väljs bort blandas och läggs underst i biljetthögen.
rules-setup-long-undealt = Biljettkort med långa sträckor som inte har delats ut tas ur spel.

rules-turn-title = Din tur
rules-turn = Gör en av tre saker: dra tågkort, muta in en sträcka eller dra biljettkort.
rules-turn-stations = Gör en av fyra saker: dra tågkort, muta in en sträcka, dra biljettkort eller bygg en station.
rules-turn-pass = Finns det ingenting alls du kan göra, så passar du. När alla har passat i följd är spelet slut.

rules-cards-title = Dra tågkort
rules-cards =
    Ta två kort, ett i taget. Vart och ett kan vara ett av de fem uppvända, som genast ersätts med ett nytt, eller det översta i draghögen. Du får ha hur många kort som helst på handen.
    Det finns 12 kort i var och en av åtta färger och 14 lokomotiv. När draghögen är slut blandas kasthögen till en ny.
rules-cards-loco-both_draws = Ett uppvänt lokomotiv är så användbart att det räknas som båda korten: du får bara ta det som ditt första kort, och då drar du inga fler. Ett lokomotiv från draghögen är ett kort som alla andra.
rules-cards-loco-one_draw = Ett uppvänt lokomotiv är ett kort som alla andra: du får ta två under samma tur.
rules-cards-sweep = Så snart tre av de fem uppvända korten är lokomotiv byts alla fem ut.
rules-cards-no-sweep = De uppvända korten ligger kvar, hur många lokomotiv det än är bland dem.

rules-claim-title = Muta in en sträcka
rules-claim =
    Betala ett kort för varje ruta på sträckan, alla i sträckans färg. På en grå sträcka väljer du färgen själv, men korten ska ha samma. Ställ en vagn på varje ruta och få dina poäng direkt.
    Du får muta in vilken ledig sträcka som helst, även långt från dina andra: en per tur, och alltid hela sträckan.
rules-claim-cars = Du måste ha lika många vagnar som sträckan har rutor.

rules-lengths = Poäng för en sträcka
rules-lengths-length = Rutor
rules-lengths-points = Poäng

rules-jokers-title = Lokomotiv
rules-jokers-everywhere = Ett lokomotiv är en joker: det räknas som ett kort i just den färg du behöver. Du får till och med betala med bara lokomotiv.
rules-jokers-some = Ett lokomotiv är joker { $where }, där det räknas som ett kort i just den färg du behöver. På andra sträckor kan det inte ersätta en färg.
rules-jokers-none = Ett lokomotiv är ingen joker här: det räknas inte som något annat kort.
rules-jokers-except = Ett undantag: på { $route } får lokomotiv vara med bland de { $number } valfria kort som räknas som ett (se nedan).

rules-parallel-title = Dubbelspår
rules-parallel = En del städer förbinds av två eller flera lika långa spår. Du får bara äga ett av dem. Är ni färre än { $players } spelare stängs de andra för alla så snart det första har mutats in.
rules-parallel-tiles = En del städer förbinds av två eller flera lika långa spår. Vart och ett byggs med en egen bricka, och du får bara äga ett av dem. Är ni färre än { $players } spelare stängs de andra för alla så snart det första har byggts eller mutats in.
rules-parallel-unequal = Olika långa spår mellan samma städer är inget dubbelspår: du får äga båda.

rules-tickets-title = Dra biljettkort
rules-tickets =
    { $keep ->
        [one] Dra { $draw } biljettkort (eller dem som finns kvar) och behåll minst ett.
       *[other] Dra { $draw } biljettkort (eller dem som finns kvar) och behåll minst { $keep }.
    } Dem du behåller har du till spelets slut, och de är hemliga. Du får ha hur många som helst.
rules-tickets-rejects-out = De andra tas ur spel.
rules-tickets-rejects-under = De andra läggs underst i biljetthögen.
rules-tickets-rejects-shuffled_under = De andra blandas och läggs underst i biljetthögen.

rules-end-title = Sista rundan
rules-end = När någon avslutar sin tur med { $cars } vagnar eller färre får alla en tur till, även den spelaren. Sedan räknas poängen.
rules-end-bullets = När någon avslutar sin tur med { $cars } vagnar eller färre, och { $bullets } gemensamma snabbtåg eller färre är kvar, får alla en tur till, även den spelaren. Sedan räknas poängen.

## Sådant som bara vissa askar har

rules-ferries-title = Färjor
rules-ferries = En färja kräver ett lokomotiv för varje lok som är ritat på den. De andra rutorna betalas som vanligt, och där får fler lokomotiv hjälpa till.
rules-ferries-plain = En färja kräver ett lokomotiv för varje lok som är ritat på den. De andra rutorna betalas i färg; där hjälper inte fler lokomotiv.
rules-ferries-substitute = Saknar du ett lokomotiv? På en färja räknas { $number } valfria kort som ett.

rules-tunnels-title = Tunnlar
rules-tunnels =
    Ingen vet hur lång en tunnel är. Lägg först ner dina kort; sedan vänds de tre översta korten i draghögen upp (eller de som finns kvar). För varje kort i färgen du lade, och för varje lokomotiv, betalar du ett till: ett kort i den färgen eller ett lokomotiv. De uppvända korten läggs i kasthögen.
    Lade du bara lokomotiv räknas bara lokomotiv, och de betalas bara med lokomotiv. Kan du inte betala, eller vill du inte, så tar du tillbaka dina kort, och din tur är slut.
rules-tunnels-plain =
    Ingen vet hur lång en tunnel är. Lägg först ner dina kort; sedan vänds de tre översta korten i draghögen upp (eller de som finns kvar). För varje kort i färgen du lade, och för varje lokomotiv, betalar du ett kort till i den färgen. De uppvända korten läggs i kasthögen.
    Kan du inte betala, eller vill du inte, så tar du tillbaka dina kort, och din tur är slut.

rules-substitute-title = En sträcka med eget pris
rules-substitute = { $route } är { $length } rutor lång. Här får { $number } valfria kort, även lokomotiv, räknas som ett kort i din färg, så ofta du vill.

rules-tiles-title = Lägg räls
rules-tiles =
    De flesta sträckor är från början bara banvallar, som ingen kan muta in än. När du har dragit tågkort måste du också lägga en spårbricka: välj en ledig banvall och en bricka av samma längd. Brickans färg är nu sträckans färg.
    Sedan får vem som helst muta in den, och när det sker går brickan tillbaka till förrådet. Det finns { $copies } brickor av varje färg i varje längd: { $lengths }. Passar ingen på en ledig banvall lägger du ingen. Sträckor som inte är banvallar kan mutas in från början.

rules-crossings-title = Korsningar
rules-crossings = Där två sträckor korsar varandra ryms bara den ena. När en bricka ligger på den, eller någon har mutat in den, är den andra stängd resten av spelet.

rules-zones-title = Zoner
rules-zones = En del biljettkort nämner en hel zon i stället för en stad: { $zones }. Du får nå den via vilket som helst av dess spår. Vart och ett är en återvändsgränd: inne i zonen hänger de inte ihop.

rules-bullets-title = Snabbtåg
rules-bullets =
    En snabbtågssträcka kostar lika många kort som den har rutor, alla i en valfri färg. Den tar inga vagnar och ger inga poäng. Ett gemensamt tåg markerar den, och du flyttar fram lika många steg på snabbtågsbanan som den är lång.
    Sedan gäller sträckan för allas biljettkort. När alla { $trains } tågen är ute blir de snabbtågssträckor som är kvar vanliga grå sträckor: med egna vagnar, vanliga poäng och bara för dina egna biljettkort.

rules-insets-title = De förstorade kartorna
rules-insets = Där det är trångt är en bit av kartan ritad större bredvid. Det som finns på båda kartorna är en och samma plats: { $places }.

rules-stations-title = Stationer
rules-stations =
    Bygg en station i en stad som inte har någon, med eller utan egna spår. När biljettkorten räknas får du där låna en sträcka som någon annan har till staden: den som hjälper dig mest, och samma för alla dina biljettkort.
    Du har { $stations } stationer, som kostar { $costs } kort i den ordningen. Alla kort till en station ska ha samma färg, och lokomotiv är jokrar.

## Poängen

rules-score-title = Poängräkning
rules-score = Sträckornas poäng har du redan. Lägg till de biljettkort du klarade, dra av dem du inte klarade och lägg till bonusarna:
rules-counted-routes = En sträcka ger poäng efter sin längd: { $worth }.
rules-counted-tickets = Ett biljettkort ger sina poäng om dina egna sträckor förbinder dess två platser, om så på omvägar. Annars kostar det lika många.
rules-counted-bullets = Sträckor med ett snabbtåg gäller för allas biljettkort.
rules-counted-ranks = Med { $players } spelare: { $ranks }.
rules-bonus-tickets_made = Globetrotter: { $points } poäng för flest klarade biljettkort. Minst ett krävs.
rules-bonus-longest_path = { $points } poäng för den längsta sammanhängande sträckan.
rules-bonus-stations_left = { $points } poäng för varje station du inte har byggt.
rules-bonus-bullet_spaces = Poäng efter din placering på snabbtågsbanan. Den som aldrig har flyttat får { $none }.
rules-bonus-most_of = { $points } poäng för flest: { $measure }.
rules-bonus-per_unit = { $points } poäng för varje: { $measure }.
rules-bonus-rank_table = Poäng efter din placering: { $measure }. Den som inte har några får { $none }.
rules-bonus-ties = Om flera delar förstaplatsen får alla hela bonusen.
rules-bonus-ties-ranks = Spelare som delar en placering får alla dess poäng; nästa spelare placeras som om ingen hade delat.
rules-bonus-ties-example = Exempel: fem spelare på { $units } får { $points } poäng.
rules-longest = Din längsta sammanhängande sträcka är den längsta obrutna resan över dina egna sträckor. Den får gå genom en stad flera gånger, men bara en gång över varje sträcka.
rules-ties = Om spelare har lika många poäng avgör därnäst: { $measures }. Hjälper inte det delar de på segern.

rules-ranks = Snabbtågsbanan: poäng efter placering
rules-ranks-of = Poäng efter placering: { $measure }
rules-ranks-place = Placering
rules-ranks-players = { $players } spelare
rules-ranks-number =
    { $place ->
        [1] { $place }:a
        [2] { $place }:a
       *[other] { $place }:e
    }
rules-ranks-never = aldrig flyttat
rules-ranks-none = inga

## Figurerna i ord

rules-figure-route = En färgad sträcka: två städer och en ruta för varje vagn mellan dem.
rules-figure-gray = En grå sträcka: rutorna har ingen egen färg.
rules-figure-ferry = En färja: några av rutorna visar ett lokomotiv.
rules-figure-tunnel = En tunnel: rutorna har en kraftig kant.
rules-figure-station = En station i en stad, där en annan spelares sträcka slutar.
rules-figure-bed = En bar banvall, och samma banvall med en bricka som ger den färg.
rules-figure-bullet = En snabbtågssträcka, markerad med ett gemensamt tåg.
rules-figure-parallel = Ett dubbelspår mellan två städer; det ena spåret är taget.
rules-figure-ticket = Ett biljettkort: två platser och dess poäng.
rules-figure-cards = Kort i de åtta färgerna, vart och ett med sin symbol, och ett lokomotiv.

## Vad en sträcka kan kosta, under korten

rules-paid-any = { $cards } och { $number } valfria kort
rules-paid-tunnel = Utlagt: { $cards }. Uppvänt: { $turned }.
