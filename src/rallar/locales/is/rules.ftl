# Reglusíða kassa, kafla fyrir kafla. Borð sýnir það sem reglur þess og leiðir kalla á.

rules-title = { $board }: reglurnar

## Gangur leiksins

rules-aim-title = Markmiðið
rules-aim =
    Sá vinnur sem er með flest stig þegar leiknum lýkur. Leið gefur stig um leið og þú eignar þér hana. Lestarmiði gefur stig í lokin ef leiðirnar þínar tengja staðina tvo, hversu langur sem krókurinn er.
    Miði sem þú hefur ekki klárað þá kostar jafn mörg stig og hann hefði gefið, svo vandaðu valið.

rules-setup-title = Fyrir fyrstu umferð
rules-setup =
    { $cars ->
        [one] Hver spilari á { $cars } lestarvagn
       *[other] Hver spilari á { $cars } lestarvagna
    } og fær { $cards } lestarvagnaspil. Fimm spil í viðbót snúa upp við hlið bunkans. Dregið er um það hver byrjar, nema gestgjafinn ákveði annað.
rules-setup-stations =
    { $stations ->
        [1] Hver spilari á líka eina lestarstöð.
       *[other] Hver spilari á líka { $stations } lestarstöðvar.
    }
rules-setup-bullets =
    { $trains ->
        [one] Hraðlestin er { $trains } og hún er sameign allra.
       *[other] Hraðlestirnar eru { $trains } og þær eru sameign allra.
    }
rules-setup-tickets = Þú færð { $regular } lestarmiða og heldur eftir minnst { $keep }. Allir velja í einu og með leynd.
rules-setup-tickets-long = Þú færð { $long } langferðamiða og { $regular } venjulega lestarmiða og heldur eftir minnst { $keep } alls. Allir velja í einu og með leynd.
rules-setup-rejects-out = Miðarnir sem þú hafnar fara úr leiknum.
rules-setup-rejects-under = Miðarnir sem þú hafnar fara undir miðabunkann.
rules-setup-rejects-shuffled_under = Miðarnir sem er hafnað eru stokkaðir og fara undir miðabunkann.
rules-setup-long-undealt = Langferðamiðar sem eru ekki gefnir fara úr leiknum.

rules-turn-title = Þegar þú átt leik
rules-turn = Gerðu eitt af þrennu: dragðu lestarvagnaspil, eignaðu þér leið eða dragðu lestarmiða.
rules-turn-stations = Gerðu eitt af fernu: dragðu lestarvagnaspil, eignaðu þér leið, dragðu lestarmiða eða byggðu lestarstöð.
rules-turn-pass = Ef þú getur alls ekkert gert situr þú hjá. Þegar allir hafa setið hjá hver á eftir öðrum er leiknum lokið.

rules-cards-title = Að draga lestarvagnaspil
rules-cards =
    Taktu tvö spil, eitt í einu. Hvort þeirra getur verið eitt af þeim fimm sem snúa upp, og kemur þá strax nýtt í staðinn, eða það efsta í bunkanum. Þú mátt hafa eins mörg spil á hendi og þú vilt.
    Spilin eru 12 í hverjum af átta litum, og dráttarvagnarnir 14. Þegar bunkinn er búinn eru spilin sem lögð voru til hliðar stokkuð í nýjan.
rules-cards-loco-both_draws = Dráttarvagn sem snýr upp er svo gagnlegur að hann gildir sem bæði spilin: þú mátt aðeins taka hann sem fyrra spilið og dregur þá ekki fleiri. Dráttarvagn úr bunkanum er spil eins og hvert annað.
rules-cards-loco-one_draw = Dráttarvagn sem snýr upp er spil eins og hvert annað: þú mátt taka tvo í sömu umferð.
rules-cards-sweep = Um leið og þrjú af spilunum fimm sem snúa upp eru dráttarvagnar er þeim öllum skipt út.
rules-cards-no-sweep = Spilin sem snúa upp liggja kyrr, hversu margir dráttarvagnar sem eru meðal þeirra.

rules-claim-title = Að eigna sér leið
rules-claim =
    Borgaðu eitt spil fyrir hvern reit leiðarinnar, öll í lit hennar. Á grárri leið velur þú litinn, en spilin verða að vera öll eins á litinn. Settu lestarvagn á hvern reit og þú færð stigin strax.
    Þú mátt eigna þér hvaða lausu leið sem er, líka langt frá hinum: eina í hverri umferð, og alltaf alla leiðina.
rules-claim-cars = Þú þarft að eiga jafn marga lestarvagna og reitir leiðarinnar eru.

rules-lengths = Stig fyrir leið
rules-lengths-length = Reitir
rules-lengths-points = Stig

rules-jokers-title = Dráttarvagnar
rules-jokers-everywhere = Dráttarvagn er jóker: hann gildir sem spil í hvaða lit sem er. Þú mátt jafnvel borga með dráttarvögnum eingöngu.
rules-jokers-some = Dráttarvagn er jóker { $where }, og gildir þar sem spil í hvaða lit sem er. Á öðrum leiðum kemur hann ekki í stað neins litar.
rules-jokers-none = Dráttarvagn er ekki jóker hér: hann gildir ekki sem neitt annað spil.
rules-jokers-except = Ein undantekning: á leiðinni { $route } mega dráttarvagnar vera meðal þeirra { $number } spila sem gilda sem eitt (sjá neðar).

rules-parallel-title = Tvöfaldar leiðir
rules-parallel = Sumar borgir eru tengdar með tveimur eða fleiri jafn löngum leiðum hlið við hlið. Þú mátt aðeins eiga eina þeirra. Ef spilarar eru færri en { $players } lokast hinar fyrir öllum um leið og einhver eignar sér þá fyrstu.
rules-parallel-tiles = Sumar borgir eru tengdar með tveimur eða fleiri jafn löngum leiðum hlið við hlið. Hver þeirra þarf sína eigin flís og þú mátt aðeins eiga eina. Ef spilarar eru færri en { $players } lokast hinar fyrir öllum um leið og flís er lögð á eina þeirra eða einhver eignar sér hana.
rules-parallel-unequal = Mislangar leiðir milli sömu borga eru ekki tvöföld leið: þú mátt eiga báðar.

rules-tickets-title = Að draga lestarmiða
rules-tickets =
    { $keep ->
        [1] Dragðu { $draw } lestarmiða (eða þá sem eftir eru) og haltu eftir minnst einum.
       *[other] Dragðu { $draw } lestarmiða (eða þá sem eftir eru) og haltu eftir minnst { $keep }.
    } Þá miða áttu til leiksloka og þeim er haldið leyndum. Þú mátt eiga eins marga og þú vilt.
rules-tickets-rejects-out = Hinir fara úr leiknum.
rules-tickets-rejects-under = Hinir fara undir miðabunkann.
rules-tickets-rejects-shuffled_under = Hinir eru stokkaðir og fara undir miðabunkann.

rules-end-title = Síðasta umferð
rules-end =
    { $cars ->
        [one] Þegar spilari á { $cars } vagn eða færri í lok umferðar sinnar
       *[other] Þegar spilari á { $cars } vagna eða færri í lok umferðar sinnar
    } leika allir einu sinni enn, hann líka. Síðan eru stigin talin.
rules-end-bullets =
    { $cars ->
        [one] Þegar spilari á { $cars } vagn eða færri í lok umferðar sinnar
       *[other] Þegar spilari á { $cars } vagna eða færri í lok umferðar sinnar
    } og eftir eru í mesta lagi { $bullets ->
        [one] { $bullets } hraðlest
       *[other] { $bullets } hraðlestir
    } leika allir einu sinni enn, hann líka. Síðan eru stigin talin.

## Það sem aðeins sumir kassar hafa

rules-ferries-title = Ferjur
rules-ferries = Ferja krefst dráttarvagns fyrir hvert dráttarvagnstákn á henni. Hinir reitirnir eru borgaðir eins og venjulega, og þar mega fleiri dráttarvagnar hjálpa til.
rules-ferries-plain = Ferja krefst dráttarvagns fyrir hvert dráttarvagnstákn á henni. Hinir reitirnir eru borgaðir í lit: þar hjálpa fleiri dráttarvagnar ekki.
rules-ferries-substitute = Vantar dráttarvagn? Á ferju gilda hvaða { $number } spil sem er sem einn.

rules-tunnels-title = Göng
rules-tunnels =
    Enginn veit hve löng göngin eru. Leggðu fyrst út spilin þín; þá er þremur efstu spilunum í bunkanum snúið upp (eða þeim sem eftir eru). Fyrir hvert þeirra sem ber sama lit og þín, og fyrir hvern dráttarvagn, borgar þú eitt í viðbót: spil í þeim lit eða dráttarvagn. Spilin sem komu upp eru síðan lögð til hliðar.
    Ef þú lagðir aðeins út dráttarvagna telja aðeins dráttarvagnar, og þá er bara hægt að borga með dráttarvögnum. Ef þú getur ekki borgað, eða vilt það ekki, tekur þú spilin þín aftur og umferð þinni er lokið.
rules-tunnels-plain =
    Enginn veit hve löng göngin eru. Leggðu fyrst út spilin þín; þá er þremur efstu spilunum í bunkanum snúið upp (eða þeim sem eftir eru). Fyrir hvert þeirra sem ber sama lit og þín, og fyrir hvern dráttarvagn, borgar þú eitt spil í viðbót í þeim lit. Spilin sem komu upp eru síðan lögð til hliðar.
    Ef þú getur ekki borgað, eða vilt það ekki, tekur þú spilin þín aftur og umferð þinni er lokið.

rules-substitute-title = Leið með eigin verði
rules-substitute =
    { $length ->
        [one] Leiðin { $route } er { $length } reitur að lengd.
       *[other] Leiðin { $route } er { $length } reitir að lengd.
    } Hér mega hvaða { $number } spil sem er, líka dráttarvagnar, gilda sem eitt spil í þínum lit, eins oft og þú vilt.

rules-tiles-title = Að leggja teina
rules-tiles =
    Flestar leiðir eru í upphafi auð brautarstæði sem enginn getur eignað sér enn. Þegar þú hefur dregið lestarvagnaspil verður þú líka að leggja teinaflís: veldu laust brautarstæði og jafn langa flís. Litur flísarinnar er nú litur leiðarinnar.
    Eftir það má hver sem er eigna sér leiðina, og þá fer flísin aftur í birgðirnar. Af hverjum lit eru { $copies } flísar í hverri lengd: { $lengths }. Ef engin passar á laust brautarstæði leggur þú enga. Aðrar leiðir má eigna sér frá upphafi.

rules-crossings-title = Þar sem leiðir skerast
rules-crossings = Þar sem tvær leiðir skerast kemst aðeins önnur fyrir. Þegar flís liggur á annarri, eða einhver hefur eignað sér hana, er hin lokuð til leiksloka.

rules-zones-title = Svæði
rules-zones = Á sumum lestarmiðum er heilt svæði í stað borgar: { $zones }. Þangað má komast um hvaða leið svæðisins sem er. Hver þeirra er blindgata: inni á svæðinu tengjast þær ekki.

rules-bullets-title = Hraðlestir
rules-bullets =
    Hraðlestarleið kostar jafn mörg spil og reitir hennar eru, öll í einum lit að eigin vali. Hún tekur enga vagna og gefur engin stig. Ein sameiginleg lest merkir hana, og þú færist áfram á hraðlestarbrautinni um jafn marga reiti og leiðin er löng.
    Eftir það nýtist leiðin miðum allra. Þegar lestirnar ({ $trains } alls) eru allar í notkun verða þær hraðlestarleiðir sem eftir eru að venjulegum gráum leiðum: með eigin vögnum, venjulegum stigum og aðeins fyrir þína miða.

rules-insets-title = Stækkuðu kortin
rules-insets = Þar sem þröngt er á kortinu er hluti þess teiknaður stærri til hliðar. Það sem er á báðum kortum er einn og sami staðurinn: { $places }.

rules-stations-title = Lestarstöðvar
rules-stations =
    Byggðu lestarstöð í borg þar sem engin er, hvort sem þú átt leið þangað eða ekki. Þegar miðarnir eru taldir færðu þar að láni eina leið annars spilara sem endar í borginni: þá sem hjálpar þér mest, og þá sömu fyrir alla miðana þína.
    { $stations ->
        [1] Þú átt eina lestarstöð og hún kostar { $costs } spil.
        [one] Þú átt { $stations } lestarstöð og þær kosta { $costs } spil, í þessari röð.
       *[other] Þú átt { $stations } lestarstöðvar og þær kosta { $costs } spil, í þessari röð.
    } Öll spil fyrir eina lestarstöð eru í sama lit, og dráttarvagnar eru jókerar.

## Stigin

rules-score-title = Stigin talin
rules-score = Stigin fyrir leiðirnar hefur þú þegar fengið. Bættu við miðunum sem þú kláraðir, dragðu frá þá sem þú kláraðir ekki og bættu aukastigunum við:
rules-counted-routes = Leið gefur stig eftir lengd: { $worth }.
rules-counted-tickets = Lestarmiði gefur stigin sín ef þínar eigin leiðir tengja báða staðina, þótt krókaleiðir séu. Annars kostar hann jafnmörg stig.
rules-counted-bullets = Leiðir með hraðlest nýtast lestarmiðum allra.
rules-counted-ranks = Þegar { $players } leika: { $ranks }.
rules-bonus-tickets_made = { $points } stig fyrir flesta kláraða miða. Minnst einn þarf til.
rules-bonus-longest_path = { $points } stig fyrir lengstu lestarleiðina.
rules-bonus-stations_left = { $points } stig fyrir hverja lestarstöð sem þú byggðir ekki.
rules-bonus-bullet_spaces = Stig eftir sæti þínu á hraðlestarbrautinni. Sá sem hreyfðist aldrei fær { $none }.
rules-bonus-most_of = { $points } stig fyrir efsta sæti: { $measure }.
rules-bonus-per_unit = { $points } stig á stykkið: { $measure }.
rules-bonus-rank_table = Stig eftir sæti: { $measure }. Sá sem á ekkert fær { $none }.
rules-bonus-ties = Ef fleiri en einn deila efsta sæti fá þeir allir aukastigin óskert.
rules-bonus-ties-ranks = Spilarar sem deila sæti fá allir stig þess; sæti þess næsta er það sama og ef enginn hefði deilt.
rules-bonus-ties-example = Dæmi: fimm spilarar með { $units } fá { $points } stig.
rules-longest = Lengsta lestarleið þín er lengsta óslitna ferðin um þínar eigin leiðir. Hún má liggja oftar en einu sinni um borg, en aðeins einu sinni um hverja leið.
rules-ties = Ef spilarar eru jafnir að stigum ræður næst: { $measures }. Dugi það ekki deila þeir sigrinum.

rules-ranks = Hraðlestarbrautin: stig eftir sæti
rules-ranks-of = Stig eftir sæti: { $measure }
rules-ranks-place = Sæti
rules-ranks-players =
    { $players ->
        [one] { $players } spilari
       *[other] { $players } spilarar
    }
rules-ranks-number = { $place }.
rules-ranks-never = hreyfðist aldrei
rules-ranks-none = ekkert

## Myndirnar í orðum

rules-figure-route = Lituð leið: tvær borgir og reitur fyrir hvern lestarvagn á milli þeirra.
rules-figure-gray = Grá leið: reitirnir hafa engan eigin lit.
rules-figure-ferry = Ferja: á sumum reitunum er dráttarvagn.
rules-figure-tunnel = Göng: reitirnir hafa þykka umgjörð.
rules-figure-station = Lestarstöð í borg þar sem leið annars spilara endar.
rules-figure-bed = Autt brautarstæði, og sama brautarstæði með flís sem gefur því lit.
rules-figure-bullet = Hraðlestarleið, merkt með einni sameiginlegri lest.
rules-figure-parallel = Tvöföld leið milli tveggja borga; önnur er tekin.
rules-figure-ticket = Lestarmiði: tveir staðir og stig hans.
rules-figure-cards = Spil í litunum átta, hvert með sínu tákni, og dráttarvagn.

## Hvað leið getur kostað, undir spilunum

rules-paid-any = { $cards } og hvaða { $number } spil sem er
rules-paid-tunnel = Lagt út: { $cards }. Snúið upp: { $turned }.
