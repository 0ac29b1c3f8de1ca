# Regelsiden til en æske, afsnit for afsnit. Et bræt viser det, dets regler og strækninger kræver.

rules-title = { $board }: reglerne

## Spillets gang

rules-aim-title = Målet
rules-aim =
    Det gælder om at have flest point, når spillet slutter. En strækning giver point, så snart du gør krav på den. Et rutekort giver point til sidst, hvis dine strækninger forbinder dets to steder, uanset hvor lang omvejen er.
    Et rutekort, du ikke har gjort færdigt til den tid, koster lige så mange point, som det ville have givet, så vælg med omtanke.

rules-setup-title = Før første tur
rules-setup = Alle har { $cars } togvogne og får { $cards } togvognskort. Fem kort mere ligger synlige ved siden af bunken. Lodtrækning afgør, hvem der begynder, medmindre værten udpeger en.
rules-setup-stations =
    { $stations ->
        [one] Alle har også én togstation.
       *[other] Alle har også { $stations } togstationer.
    }
rules-setup-bullets = Der er { $trains } højhastighedstog, og de er fælles.
rules-setup-tickets = Du får { $regular } rutekort og beholder mindst { $keep } af dem. Alle vælger samtidig og i hemmelighed.
rules-setup-tickets-long =
    { $long ->
        [one] Du får ét rutekort med en lang rute og { $regular } almindelige og beholder i alt mindst { $keep }. Alle vælger samtidig og i hemmelighed.
       *[other] Du får { $long } rutekort med lange ruter og { $regular } almindelige og beholder i alt mindst { $keep }. Alle vælger samtidig og i hemmelighed.
    }
rules-setup-rejects-out = De rutekort, du vælger fra, går ud af spillet.
rules-setup-rejects-under = De rutekort, du vælger fra, lægges nederst i rutekortbunken.
rules-setup-rejects-shuffled_under = De rutekort, der vælges fra, blandes og lægges nederst i rutekortbunken.
rules-setup-long-undealt = Lange ruter, der ikke er delt ud, går ud af spillet.

rules-turn-title = Din tur
rules-turn = Gør én af tre ting: træk togvognskort, gør krav på en strækning, eller træk rutekort.
rules-turn-stations = Gør én af fire ting: træk togvognskort, gør krav på en strækning, træk rutekort, eller byg en togstation.
rules-turn-pass = Er der slet intet, du kan gøre, melder du pas. Har alle meldt pas efter hinanden, er spillet slut.

rules-cards-title = Træk togvognskort
rules-cards =
    Tag to kort, ét ad gangen. Hvert af dem kan være et af de fem synlige kort, som straks erstattes af et nyt, eller det øverste i bunken. Du må have så mange kort på hånden, du vil.
    Der er 12 kort i hver af otte farver og 14 lokomotiver. Slipper bunken op, blandes de brugte kort sammen til en ny.
rules-cards-loco-both_draws = Et synligt lokomotiv er så nyttigt, at det tæller som begge kort: du må kun tage det som dit første kort, og så trækker du ikke flere. Et lokomotiv fra bunken er et kort som alle andre.
rules-cards-loco-one_draw = Et synligt lokomotiv er et kort som alle andre: du må tage to i samme tur.
rules-cards-sweep = Så snart tre af de fem synlige kort er lokomotiver, skiftes alle fem ud.
rules-cards-no-sweep = De synlige kort bliver liggende, uanset hvor mange lokomotiver der er imellem.

rules-claim-title = Gør krav på en strækning
rules-claim =
    Betal ét kort for hvert felt, alle i strækningens farve. På en grå strækning vælger du selv farven, men kortene skal have den samme. Sæt en togvogn på hvert felt, og få dine point med det samme.
    Du må tage enhver ledig strækning, også langt fra dine andre: én i hver tur og altid hele strækningen.
rules-claim-cars = Du skal have lige så mange togvogne, som strækningen har felter.

rules-lengths = Point for en strækning
rules-lengths-length = Felter
rules-lengths-points = Point

rules-jokers-title = Lokomotiver
rules-jokers-everywhere = Et lokomotiv er en joker: det tæller som et kort i lige den farve, du mangler. Du må endda betale med lokomotiver alene.
rules-jokers-some = Et lokomotiv er joker { $where }, hvor det tæller som et kort i lige den farve, du mangler. På andre strækninger kan det ikke erstatte en farve.
rules-jokers-none = Et lokomotiv er ikke joker her: det tæller ikke som noget andet kort.
rules-jokers-except = Én undtagelse: på { $route } må lokomotiver være blandt de { $number } vilkårlige kort, der tæller som ét (se nedenfor).

rules-parallel-title = Dobbeltspor
rules-parallel = Nogle byer er forbundet af to eller flere lige lange spor. Du må kun have ét af dem. Er I færre end { $players } spillere, lukkes de andre for alle, så snart der er gjort krav på det første.
rules-parallel-tiles = Nogle byer er forbundet af to eller flere lige lange spor. Hvert spor bygges med sin egen brik, og du må kun have ét af dem. Er I færre end { $players } spillere, lukkes de andre for alle, så snart det første er bygget eller gjort krav på.
rules-parallel-unequal = Spor af forskellig længde mellem de samme byer er ikke et dobbeltspor: dem må du have begge to.

rules-tickets-title = Træk rutekort
rules-tickets =
    { $keep ->
        [one] Træk { $draw } rutekort (eller dem, der er tilbage), og behold mindst ét.
       *[other] Træk { $draw } rutekort (eller dem, der er tilbage), og behold mindst { $keep }.
    } Dem, du beholder, har du til spillets slutning, og de er hemmelige. Du må have så mange, du vil.
rules-tickets-rejects-out = De andre går ud af spillet.
rules-tickets-rejects-under = De andre lægges nederst i rutekortbunken.
rules-tickets-rejects-shuffled_under = De andre blandes og lægges nederst i rutekortbunken.

rules-end-title = Sidste runde
rules-end = Når nogen slutter sin tur med { $cars } togvogne eller færre, får alle én tur mere, også den spiller. Så tælles der sammen.
rules-end-bullets = Når nogen slutter sin tur med { $cars } togvogne eller færre, og der er { $bullets } fælles højhastighedstog eller færre tilbage, får alle én tur mere, også den spiller. Så tælles der sammen.

## Hvad kun nogle æsker har

rules-ferries-title = Færger
rules-ferries = En færge kræver et lokomotiv for hvert lokomotiv, der er tegnet på den. Resten af felterne betales som sædvanligt, og dér kan flere lokomotiver hjælpe til.
rules-ferries-plain = En færge kræver et lokomotiv for hvert lokomotiv, der er tegnet på den. Resten af felterne betales i farve; dér hjælper flere lokomotiver ikke.
rules-ferries-substitute = Mangler du et lokomotiv? På en færge tæller { $number } vilkårlige kort som ét.

rules-tunnels-title = Tunneller
rules-tunnels =
    Ingen ved, hvor lang en tunnel er. Læg først dine kort; derefter vendes tre kort fra toppen af bunken (eller dem, der er tilbage). For hvert kort i den farve, du lagde, og for hvert lokomotiv betaler du ét mere: et kort i den farve eller et lokomotiv. De vendte kort lægges til de brugte.
    Lagde du kun lokomotiver, tæller kun lokomotiver, og der betales kun med lokomotiver. Kan du ikke betale, eller vil du ikke, tager du dine kort tilbage, og din tur er slut.
rules-tunnels-plain =
    Ingen ved, hvor lang en tunnel er. Læg først dine kort; derefter vendes tre kort fra toppen af bunken (eller dem, der er tilbage). For hvert kort i den farve, du lagde, og for hvert lokomotiv betaler du ét kort mere i den farve. De vendte kort lægges til de brugte.
    Kan du ikke betale, eller vil du ikke, tager du dine kort tilbage, og din tur er slut.

rules-substitute-title = En strækning med sin egen pris
rules-substitute = { $route } er { $length } felter lang. Her kan { $number } vilkårlige kort, også lokomotiver, tælle som ét kort i din farve, så tit du vil.

rules-tiles-title = Læg skinner
rules-tiles =
    De fleste strækninger er fra begyndelsen bare banelegemer, som ingen kan gøre krav på endnu. Når du har trukket togvognskort, skal du også lægge en skinnebrik: vælg et åbent banelegeme og en brik af samme længde. Brikkens farve er nu strækningens farve.
    Fra da af må alle gøre krav på den, og når det sker, går brikken tilbage til forrådet. Der er { $copies } brikker i hver farve af hver længde: { $lengths }. Passer ingen brik på et åbent banelegeme, lægger du ingen. Strækninger uden banelegeme er åbne fra start.

rules-crossings-title = Kryds
rules-crossings = Hvor to strækninger krydser hinanden, er der kun plads til den ene. Når der ligger en brik på den, eller nogen har gjort krav på den, er den anden lukket resten af spillet.

rules-zones-title = Zoner
rules-zones = Nogle rutekort nævner en hel zone i stedet for en by: { $zones }. Du kan nå den ad et hvilket som helst af dens spor. Hvert af dem er en blindgyde: inde i zonen er de ikke forbundet.

rules-bullets-title = Højhastighedstog
rules-bullets =
    En højhastighedsstrækning koster lige så mange kort, som den har felter, alle i én valgfri farve. Den bruger ingen togvogne og giver ingen point. Ét fælles tog markerer den, og du rykker lige så mange felter frem på pointsporet for højhastighedstog, som den er lang.
    Fra da af tæller strækningen for alles rutekort. Når alle { $trains } tog er i brug, bliver de højhastighedsstrækninger, der er tilbage, til almindelige grå strækninger: med egne togvogne, almindelige point og kun til dine egne rutekort.

rules-insets-title = De forstørrede kort
rules-insets = Hvor der er trangt, er et stykke af kortet tegnet større ved siden af. Det, der står på begge kort, er ét og samme sted: { $places }.

rules-stations-title = Togstationer
rules-stations =
    Byg en togstation i en by, der ikke har nogen, med eller uden dine egne spor. Når rutekortene tælles, låner du dér én strækning, som en anden spiller har ind til byen: den, der hjælper dig mest, og den samme for alle dine rutekort.
    Du har { $stations } togstationer, som koster { $costs } kort i den rækkefølge. Alle kort til én togstation har samme farve, og lokomotiver er jokere.

## Pointene

rules-score-title = Når der tælles sammen
rules-score = Strækningernes point har du allerede. Læg de færdige rutekort til, træk de ufærdige fra, og læg bonus til:
rules-counted-routes = En strækning giver point efter sin længde: { $worth }.
rules-counted-tickets = Et rutekort giver sine point, hvis dine egne strækninger forbinder dets to steder, også ad omveje. Ellers koster det lige så mange.
rules-counted-bullets = Strækninger med et højhastighedstog tæller for alles rutekort.
rules-counted-ranks = Med { $players } spillere: { $ranks }.
rules-bonus-tickets_made = Globetrotter: { $points } point for flest færdige rutekort. Der skal mindst ét til.
rules-bonus-longest_path = { $points } point for den længste togrute.
rules-bonus-stations_left = { $points } point for hver togstation, du ikke har bygget.
rules-bonus-bullet_spaces = Point efter din placering på pointsporet for højhastighedstog. Den, der aldrig er rykket frem, får { $none }.
rules-bonus-most_of = { $points } point for flest: { $measure }.
rules-bonus-per_unit = { $points } point for hver: { $measure }.
rules-bonus-rank_table = Point efter din placering: { $measure }. Den, der ingen har, får { $none }.
rules-bonus-ties = Deles flere om førstepladsen, får de alle den fulde bonus.
rules-bonus-ties-ranks = Spillere, der deler en placering, får alle dens point; den næste placeres, som hvis ingen havde delt.
rules-bonus-ties-example = Eksempel: fem spillere på { $units } får { $points } point.
rules-longest = Din længste togrute er den længste ubrudte rejse ad dine egne strækninger. Den må komme gennem en by flere gange, men kun én gang ad hver strækning.
rules-ties = Står spillere lige på point, gælder dernæst: { $measures }. Hjælper det ikke, deler de sejren.

rules-ranks = Højhastighedstog: point efter placering
rules-ranks-of = Point efter placering: { $measure }
rules-ranks-place = Placering
rules-ranks-players = { $players } spillere
rules-ranks-number = { $place }.
rules-ranks-never = aldrig rykket frem
rules-ranks-none = ingen

## Figurerne med ord

rules-figure-route = En farvet strækning: to byer og et felt til hver togvogn imellem dem.
rules-figure-gray = En grå strækning: felterne har ikke nogen bestemt farve.
rules-figure-ferry = En færge: nogle af felterne viser et lokomotiv.
rules-figure-tunnel = En tunnel: felterne har en kraftig kant.
rules-figure-station = En togstation i en by, hvor en anden spillers strækning ender.
rules-figure-bed = Et bart banelegeme og det samme banelegeme med en brik, der giver det farve.
rules-figure-bullet = En højhastighedsstrækning, markeret med ét fælles tog.
rules-figure-parallel = Et dobbeltspor mellem to byer; det ene spor er taget.
rules-figure-ticket = Et rutekort: to steder og dets point.
rules-figure-cards = Kort i de otte farver, hvert med sit symbol, og et lokomotiv.

## Hvad en strækning kan koste, under kortene

rules-paid-any = { $cards } og { $number } vilkårlige kort
rules-paid-tunnel = Lagt: { $cards }. Vendt: { $turned }.
