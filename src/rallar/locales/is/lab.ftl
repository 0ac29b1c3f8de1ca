## Refusals

arena-players = Nefndu minnst tvo ólíka spilara: --player NAFN, einu sinni fyrir hvern.
arena-player-failed = { $name } gat ekki haldið áfram með fræi { $seed }: { $reason }
arena-other-board = Vélar klasans eru ekki allar með sömu útgáfu af borðinu „{ $board }“.
arena-process-ended = Eitt ferlanna stöðvaðist í miðjum leik. Kannski var ekki nóg minni: reyndu með færri, með --processes.
results-none = Engir leikir eru enn í { $file }.
results-other-setup = { $file } tilheyrir annarri uppsetningu: „{ $name }“ er öðruvísi. Engu var breytt.
results-bad-line = { $file }: ekki er hægt að lesa línu { $line }.
results-unusable = Ekki er hægt að nota { $file }: { $reason }.
option-processes = Veldu á milli 1 og { $most } ferla.
option-no-ray = Enginn Ray-klasi er á { $address }: { $reason }
option-no-extra = Til þessa þarf { $package }. Svona færðu það: pip install "rallar[{ $extra }]"
option-no-gpu = Hér er ekkert skjákort sem CUDA getur notað.
save-taken = { $file } er þegar til. Veldu annað nafn, svo að ekkert glatist.
study-other-game = { $file } er ekki leikurinn sem niðurstöðurnar segja frá.

## The command line

cli-arena = Láta spilara keppa, skipta um sæti og fá styrkleikastig.
cli-balance = Komast að því hvaða miðar, leiðir og sæti vinna á borði.
cli-study = Komast að því hvernig spilari spilar borð: miðar, hraði, hindranir, lokin.
cli-argument-player = Spilarinn sem skoðaður er: stig eða annar spilari með nafni.
cli-option-player = Hver spilar: stig eða annar spilari með nafni. Gefið einu sinni fyrir hvern.
cli-option-even-games = Hve margir leikir; námundað upp svo að allir sitji jafnoft í hverju sæti.
cli-option-processes = Hve mörg ferli; eitt fyrir hvern kjarna, nema annað sé sagt.
cli-option-threads-each = Hve margir þræðir í hverju ferli.
cli-option-ray = Spila frekar á Ray-klasanum á þessu vistfangi.
cli-option-results = Geyma hvern leik í þessari skrá og halda áfram frá því sem í henni er. Eitt og sér: sýna það sem í henni er.
cli-option-report = Skrifa síðu með línuritum í þessa skrá (HTML).
cli-option-first = Númer fyrsta leiksins, þegar nokkrar vélar skipta með sér verkum.
cli-option-save = Geyma leikina: í nýrri möppu, upptaka fyrir hvern, eða í nýrri skrá, NAFN.parquet, röð fyrir hvert sæti.
cli-option-against = Hinn spilarinn; sá sami, nema annað sé sagt.
cli-option-records = Geyma hvern leik í þessari möppu og halda áfram frá því sem í henni er.
cli-option-tables = Skrifa töflurnar í þessa skrá (Markdown).

## Tables

arena-heading =
    { $games ->
        [one] { $title }: { $games } leikur, spilarar { $players }
       *[other] { $title }: { $games } leikir, spilarar { $players }
    }
lab-player = spilari
lab-rating = styrkur
lab-wins = sigrar
lab-points = stig
lab-tickets = kláraðir miðar
lab-median = leikur, ms
lab-slow = 99%
lab-slowest = hægastur
lab-meetings = Hve oft spilarinn til vinstri endaði framar
lab-length = Í leik eru { $turns } umferðir.
lab-intervals = Styrkur er fundinn með Plackett–Luce (400 stig: tíu á móti einum) með 95% öryggisbili, sigrar hafa 95% öryggisbil Wilsons og stig staðalfrávik sitt.
simulate-saved = Vistað í { $file }.

## Reports

report-title = Keppni: { $title }
report-standings = Staðan
report-ratings = Styrkur
report-ratings-note = Strikið er 95% öryggisbilið; 0 er meðaltal þessara spilara.
report-order = Sigrar eftir röð
report-order-note = Hve oft hver spilari vann fyrstur í röð, annar og svo framvegis. Punktalína: ef allir væru jafnir.
report-scores = Stig
report-mean-note = Hve oft hver lokastaða kom fyrir; línan er meðaltalið.
report-tickets = Kláraðir miðar
report-tickets-note = Kláraðir miðar í leik; línan er meðaltalið.
report-lengths = Lengd leikja
report-lengths-note = Í umferðum: allir leikir, svo þeir sem hver spilari vann.
report-all-games = allir leikir
report-times = Tími á leik
report-times-note = Tími örgjörva: punkturinn er miðgildið, strikið endar þar sem 99 af 100 leikjum enda. Hver lína er tíföld sú á undan.
report-meetings = Hver vinnur hvern
report-again = Sama aftur
report-made = Gert með rallar { $version }. Sama fræ, sömu leikir: aðeins tíminn á hvern leik fer eftir vélinni.

## rallar balance

balance-title = Jafnvægi: { $title }
balance-taken-map = Hvar er lagt
balance-taken-note = Hve oft hver leið var tekin í leik.
balance-wins-map = Hvaða leiðir vinna
balance-wins-note = Hve oft sá sem tók leið vann leikinn. Leiðir úr færri en 30 leikjum hafa engan lit.
balance-about = { $route }: tekin í { $taken } leikjanna, sá sem tók hana vann { $wins } þeirra
balance-order-note = Hve oft sá fyrsti í röð, annar og svo framvegis vann. Punktalína: ef röðin skipti engu.
balance-lengths-note = Í umferðum; línan er meðaltalið.
balance-tickets = Miðar
balance-tickets-note = Sigur og miði fara saman hér; það eitt þýðir ekki að miðinn sé ástæðan.
balance-routes = Leiðir
balance-routes-note = Hve oft hver var tekin í leik og hve oft sá sem tók hana vann.
balance-ticket = miði
balance-points = stig
balance-kept = haldið
balance-made = klárað
balance-holder-wins = sigrar með honum
balance-route = leið
balance-length = lengd
balance-taken = tekin
balance-builder-wins = sigrar með henni
balance-note = Með 95% öryggisbili Wilsons; ef ekkert skipti máli ynni hver { $share }. Í skýrslunni eru allir miðar og leiðir.

## rallar study

study-title = Leikstíll: { $title }
study-note = Meðaltöl eru fyrir eitt sæti í einum leik, með 95% öryggisbili; hlutföll hafa 95% öryggisbil Wilsons. Leið hindrar ef hún lengir ódýrustu leið annars að miða sínum eða lokar henni og færir spilarann ekki nær neinum miða sinna eigin.
study-section-results = Úrslit
study-section-tickets = Miðar
study-section-pace = Hraði
study-section-end = Lokin
study-section-blocking = Hindranir
study-section-board = Sérstakt við þetta borð
study-kept = Hve mörgum miðum er haldið í byrjun
study-kept-number = miðum haldið
study-lasting = Hve lengi leikurinn varir
study-lengths = Leiðir eftir lengd: teknar í leik, hlutur af stigum fyrir leiðir
study-tiles = Lagðar teinaflísar
study-tile-length = lengd { $length }
study-preferred = Miðar sem bjóðast í byrjun, oftast og sjaldnast haldið: { $name }
study-openings = Miðar sem haldið er í byrjun, með flesta og fæsta sigra: { $name }
study-offered = í boði
study-firsts = Oftast teknar í fyrstu tíu umferðunum: { $name }
study-bonus = { $name }, stig
study-figure-wins = unnir leikir
study-figure-score = stig
study-figure-points-routes = stig fyrir leiðir
study-figure-kept-opening = miðum haldið í byrjun
study-figure-drawn-later = dregur miða síðar
study-figure-later-turn = umferðin sem það gerist í
study-figure-kept-later = miðum haldið þá
study-figure-made = kláraðir miðar
study-figure-all-made = leikir með alla miða kláraða
study-figure-points-made = stig fyrir kláraða miða
study-figure-points-missed = stig fyrir ókláraða miða
study-figure-turns = umferðir
study-figure-cars-turn = lestarvagnar lagðir í umferð
study-figure-claims = teknar leiðir
study-figure-claim-length = lengd leiðar
study-figure-first-turn = umferð fyrstu leiðar
study-figure-first-hand = spil á hendi þá
study-figure-cards = dregin lestarvagnaspil
study-figure-cards-open = þar af sem sneru upp
study-figure-cards-locomotives = þar af dráttarvagnar sem sneru upp
study-figure-ends = hrindir af stað síðustu umferð
study-figure-ends-ahead = með forystu þá
study-figure-ends-lead = forskot í stigum þá
study-figure-ends-wins = sigrar þegar spilarinn gerði það
study-figure-ends-others-wins = sigrar þegar spilarinn gerði það ekki
study-figure-ends-cars = lestarvagnar annarra eftir þá
study-figure-cars-left = lestarvagnar eftir í lokin
study-figure-serves = leiðir sem hjálpa eigin miðum
study-figure-contested = þar af líka í vegi fyrir öðrum
study-figure-contested-chance = það sama, ef tekið er í hvaða röð sem er
study-figure-blocks = hindranir
study-figure-blocks-share = hindra, af þeim sem hjálpa ekki eigin miðum
study-figure-blocks-chance = það sama, ef valið er í blindni
study-figure-detour = krókur fyrir aðra, í reitum
study-figure-cut = miðar annarra sem lokast á
study-figure-cut-missed = þar af ókláraðir í lokin
study-figure-stations = byggðar lestarstöðvar
study-figure-ferries = teknar ferjur
study-figure-tunnels = göng sem byrjað er á
study-figure-tunnels-dearer = þar af með aukagjaldi
study-figure-tunnels-declined = þar af hætt við
study-figure-tiles = lagðar teinaflísar
study-figure-tiles-others = tekið á flís annars
study-figure-bullets = hraðlestarleiðir
study-figure-bullet-spaces = reitir á hraðlestarbraut
