## Synjanir: leikur sem ekki er hægt að stilla upp

option-unknown-language = Tungumálið „{ $language }“ er ekki til enn. Til eru: { $known }.
option-games = Spila þarf minnst einn leik, og ekki fram yfir stærsta fræið.
option-threads = Veldu á milli 1 og { $most } þráða.
option-seat = Sæti { $number } er ekki til: veldu sæti frá 1 til { $seats }.
option-to = Aðgerðirnar eru aðeins { $moves }, svo að ekki er hægt að sýna leikinn til og með aðgerð { $to }.

## rallar boards

boards-board = borð
boards-name = heiti
boards-players = spilarar
boards-cities = borgir
boards-routes = leiðir
boards-tickets = miðar
boards-more = „rallar boards nordic“ segir frá einu þeirra, „rallar play“ hefur leik.
opponents-more = „rallar play --level NAFN“ spilar við einn þeirra.
opponents-left-out = Sleppt: { $reason }
board-heading = { $title }: { $fewest }–{ $most } spilarar
board-figures =
    { $cities ->
        [one] { $cities } borg
       *[other] { $cities } borgir
    }, { $routes ->
        [one] { $routes } leið
       *[other] { $routes } leiðir
    } með { $spaces ->
        [one] { $spaces } reit
       *[other] { $spaces } reitum
    }, { $tickets ->
        [one] { $tickets } lestarmiði
       *[other] { $tickets } lestarmiðar
    }
board-length = lengd
board-total = alls
board-tickets-line = Lestarmiðar gefa { $least }–{ $most } stig, { $mean } að meðaltali.
board-long-tickets =
    { $number ->
        [one] { $number } þeirra er langferðamiði og gefur { $least }–{ $most } stig.
       *[other] { $number } þeirra eru langferðamiðar og gefa { $least }–{ $most } stig.
    }
board-parallel =
    { $groups ->
        [one] Tvöfaldar leiðir eru á { $groups } stað.
       *[other] Tvöfaldar leiðir eru á { $groups } stöðum.
    }
board-crossings =
    { $number ->
        [one] Leiðir skerast á { $number } stað.
       *[other] Leiðir skerast á { $number } stöðum.
    }
board-zones = Svæði: { $zones }.
board-substitutes = { $route }: hvaða { $number } spil sem er geta komið í stað eins.
board-symbols =
    { $number ->
        [one] Ferjurnar krefjast alls { $number } dráttarvagns.
       *[other] Ferjurnar krefjast alls { $number } dráttarvagna.
    }
board-differences = Sérreglur borðsins
board-no-differences = Hér gilda venjulegu reglurnar.
board-rule = regla
board-here = hér
board-usual = venjulega
board-variant = Afbrigðið „{ $name }“

## rallar compile

compile-doing = Þýði leikjavélina
compile-done =
    { $seconds ->
        [one] Leikjavélin er þýdd. Það tók { $seconds } sekúndu.
       *[other] Leikjavélin er þýdd. Það tók { $seconds } sekúndur.
    }
compile-ready = Leikjavélin er þegar þýdd.
compile-note = Verið er að þýða leikjavélina. Það tekur svolitla stund en gerist aðeins einu sinni.

## rallar simulate

simulate-doing = Spila
simulate-heading = { $title }: { $games ->
        [one] { $games } leikur
       *[other] { $games } leikir
    } af handahófi, { $players } spilarar
simulate-seat = sæti
simulate-mean = stig
simulate-deviation = σ
simulate-wins = sigrar
simulate-position = sigrar eftir röð
simulate-position-number =
    { $number ->
        [1] fyrsti
        [2] annar
        [3] þriðji
        [4] fjórði
       *[other] fimmti
    }
simulate-length = Í leik eru { $turns } umferðir (σ { $turns_deviation }) og { $decisions } ákvarðanir (σ { $decisions_deviation }).
simulate-speed = Leikir: { $games } á { $seconds } s, { $rate } á sekúndu á { $threads ->
        [one] { $threads } þræði
       *[other] { $threads } þráðum
    }.
simulate-seed = Fræ frá { $first } til { $last }.

## rallar replay

replay-heading = { $title }, { $seats } spilarar, fræ { $seed }
replay-checked =
    { $moves ->
        [one] { $moves } aðgerð leikin aftur; tilviljunin er alltaf eins og í upptökunni.
       *[other] { $moves } aðgerðir leiknar aftur; tilviljunin er alltaf eins og í upptökunni.
    }
replay-unfinished = Leiknum var ekki lokið.
replay-stopped = Sýnt til og með aðgerð { $to } af { $moves }.

## rallar play: uppstillingin

play-which-board = Á hvaða borði viltu spila?
play-board-line = { $title }, { $fewest }–{ $most } spilarar
play-board-prompt = Númer eða heiti
option-board = Tilgreindu borð: --board { $known }.
play-welcome = { $title }, { $seats } spilarar. Þú ert spilari { $seat }; tölvan leikur fyrir hina.
play-welcome-help = Sláðu inn help hvenær sem er, quit til að hætta.
play-resumed =
    { $moves ->
        [one] Gaman að sjá þig aftur: { $moves } aðgerð er að baki.
       *[other] Gaman að sjá þig aftur: { $moves } aðgerðir eru að baki.
    }

## rallar play: borðið

table-turn = umferð { $number }
table-opening = fyrstu miðarnir
table-last-round =
    { $turns ->
        [one] síðasta umferð, { $turns } á eftir að leika
       *[other] síðasta umferð, { $turns } eiga eftir að leika
    }
table-player = spilari
table-points = stig
table-cars = vagnar
table-cards = spil
table-tickets = miðar
table-stations = stöðvar
table-bullets = hraðlest
table-open = Á borði
table-hand = Á hendi
table-my-tickets = Miðar
table-decks-cards = bunki { $deck }, til hliðar { $discards }
table-decks-tickets =
    { $tickets ->
        [one] { $tickets } miði í bunka
       *[other] { $tickets } miðar í bunka
    }
table-supply-bullets =
    { $number ->
        [0] engin hraðlest eftir
        [one] { $number } hraðlest eftir
       *[other] { $number } hraðlestir eftir
    }
table-empty-slot = autt
table-no-cards = engin spil
table-tunnel = Göngin { $route }: þú lagðir út { $cards }, og upp kom { $turned }.
table-tiles = Flísar
table-tile-line = lengd { $length }

ask-keep-tickets =
    { $least ->
        [one] Haltu eftir minnst { $least } miða: sláðu inn númerin, t.d. { $example }.
       *[other] Haltu eftir minnst { $least } miðum: sláðu inn númerin, t.d. { $example }.
    }
ask-take-turn = Leiktu nú: 1–5 spil · d bunki · t miðar · c { $example } · routes · help
ask-take-turn-stations = Leiktu nú: 1–5 spil · d bunki · t miðar · c { $example } · s { $place } · routes · help
ask-take-turn-stuck = Þú getur ekkert gert í þessari umferð: sláðu inn pass.
ask-draw-second = Seinna spilið: númer spils, eða d fyrir bunkann.
ask-pay-surcharge = Göngin kosta { $due } spil í viðbót: veldu númer.
ask-lay-tile = Leggðu nú teinaflís: tile { $example }. Sláðu inn beds til að sjá laus brautarstæði, eða beds { $place }.
ask-pick = Veldu númer, eða sláðu inn aðra skipun.
ask-save = Skrá til að vista leikinn í (Enter: ekki vista)

reply-help = Sláðu inn help til að sjá skipanirnar.
reply-ambiguous = Það gæti verið fleira en eitt: { $choices }.
reply-no-place = Engin borg hér heitir „{ $name }“.
reply-no-route = Engin leið tengir „{ $name }“.
reply-which-route = Hvaða leið? Til dæmis: c { $example }
reply-which-city = Hvaða borg? Til dæmis: s { $example }
reply-which-file = Hvar á að vista? Til dæmis: save game.jsonl
reply-which-move = Hvað viltu vita? Til dæmis: why c { $example }
reply-which-number = Númerið { $number } er ekki í boði.
reply-nothing-claimable = Þú getur ekki eignað þér neina leið núna.
reply-cannot-pay = { $route } er laus leið, en þú getur ekki borgað fyrir hana enn: { $cost }.
reply-allowed = Það má: gjörðu svo vel.
reply-more-payments =
    { $number ->
        [one] Hægt er að borga á { $number } hátt enn, ef þú skrifar það út: { $example }
       *[other] Hægt er að borga á { $number } vegu enn, ef þú skrifar það út: { $example }
    }
reply-many-payments = Hægt er að borga á marga vegu enn, ef þú skrifar það út: { $example }
reply-undone = Tekið aftur.
reply-no-undo = Of seint er að taka þetta aftur: eitthvað hulið hefur sést síðan.
reply-hint = Skrifaðu do til að gera það, eða eitthvað annað.
reply-no-hint = Biddu fyrst um ábendingu: hint.
reply-saved = Vistað. Horfðu aftur á leikinn með „rallar replay { $file }“.
reply-not-saved = Ekki tókst að skrifa { $file }: { $reason }.
reply-no-beds = Þar er ekkert brautarstæði sem hægt er að byggja á.
reply-no-owned = Enginn á leið enn.
reply-decline = Taka spilin aftur

leave-goodbye = Sjáumst næst.
leave-again = Sama gjöf aftur: { $command }

list-routes = Leiðir sem þú getur borgað fyrir núna
list-stations = Hvar má byggja og hvernig má borga
list-beds = Laus brautarstæði
list-shared = Hraðlestir
list-column-route = leið
list-column-track = spor
list-column-kind = gerð
list-column-pay = til dæmis fyrir
list-stations-built = lestarstöðvar: { $cities }
list-tiles-laid = Tilbúnar leiðir sem hver sem er getur eignað sér

help-title = Skipanir
help-number = veldu númer af lista; spil á borði teljast frá vinstri
help-draw = dragðu úr bunkanum, eða taktu spil sem snýr upp
help-tickets = dragðu lestarmiða
help-keep = haltu þessum af miðunum sem bjóðast
help-claim = eignaðu þér leið; hluti af nafni dugar
help-station = byggðu lestarstöð
help-tile = leggðu teinaflís
help-beds = sjáðu laus brautarstæði, öll eða við borg
help-decline = taktu spilin þín aftur úr göngum
help-pass = sittu hjá, þegar ekkert annað er hægt
help-routes = sjáðu leiðir sem þú getur borgað fyrir, allar eða við borg
help-map = sjáðu hver á hvað
help-status = sjáðu borðið aftur (Enter gerir það líka)
help-why = spurðu hvers vegna eitthvað er ekki hægt
help-hint = biddu um ábendingu: hvað sterkur spilari myndi gera, og hvers vegna
help-do = gerðu það sem ábendingin segir
help-undo = taktu aðgerð aftur, ef ekkert hulið hefur sést síðan
help-log = sjáðu hvað hefur gerst
help-rules = reglurnar í stuttu máli
help-save = vistaðu leikinn
help-quit = farðu frá borðinu
help-notation = Ritháttur upptöku gengur líka: { $example }

brief-aim = Þú færð stig fyrir að eigna þér leiðir og tengja staðina tvo á hverjum lestarmiða. Miði sem þú klárar ekki kostar stigin sín.
brief-turn = Í umferð gerir þú eitt af þessu: dregur tvö lestarvagnaspil, eignar þér eina leið eða dregur lestarmiða.
brief-turn-stations = Í umferð gerir þú eitt af þessu: dregur tvö lestarvagnaspil, eignar þér eina leið, dregur lestarmiða eða byggir lestarstöð.
brief-claim = Leið kostar eitt spil í sínum lit fyrir hvern reit; á grárri leið velur þú litinn. Einn lestarvagn fer á hvern reit.
brief-lengths = Stig eftir lengd: { $table }.
brief-ferry = Ferja krefst dráttarvagns fyrir hvert dráttarvagnstákn á henni.
brief-tunnel = Við göng er þremur spilum snúið upp þegar þú hefur borgað: hvert sem passar kostar eitt spil í viðbót, eða þú tekur spilin þín aftur.
brief-stations = Lestarstöð lánar þér eina leið annars spilara við borgina þegar miðarnir eru taldir.
brief-tiles = Þegar þú hefur dregið spil leggur þú teinaflís: brautarstæði er hægt að eigna sér þegar flís hefur gefið því lit.
brief-crossings = Þar sem leiðir skerast lokar sú sem fyrst fær flís eða eiganda hinni.
brief-bullets = Hraðlestarleið kostar spil í einum lit að eigin vali. Hún gefur engin stig en nýtist miðum allra og færir þig áfram á hraðlestarbrautinni.

## rallar serve

serve-here = Þjónninn er í gangi. Opnaðu í vafranum:
serve-others = Símar og önnur tæki á sama neti:
serve-stop = Ctrl-C stöðvar. Allir leikir geymast og hægt er að halda áfram síðar.
serve-stopped = Sjáumst næst. Allir leikir eru geymdir.
serve-port-taken = Gátt { $port } er þegar í notkun.
serve-mail-odd = Ekki er hægt að skilja póstþjóninn eða sendandann. Svona: --mail smtp://user@mail.example --mail-from games@mail.example
serve-mail-address = Tölvupóstur þarf vistfang fyrir hlekkina: bættu við --address https://…
serve-address-unusable = Ekki er hægt að hlusta á { $address }, gátt { $port }: { $reason }.
serve-proxy-unreadable = { $address } er hvorki vistfang né net milliþjóns: skrifaðu 10.0.0.2 eða 10.0.0.0/24.
serve-processes-alone = Fleiri ferli þurfa sameiginlegt PostgreSQL: tilgreindu það með --store.
serve-processes-here = Á þessu kerfi geta fleiri ferli ekki deilt gátt.
data-unwritable = Ekki er hægt að skrifa í { $folder }: { $reason }.
data-in-use = Annar þjónn notar þegar { $folder }.
data-foreign = Í { $file } er eitthvað annað en leikir þessa forrits.
data-other-version = { $file } er í útgáfu { $found } af sniðinu; þetta forrit þekkir { $known }.
data-damaged =
    { $file } er skemmd. „rallar doctor --repair --data { $folder }“ bjargar því sem enn er læsilegt;
    „rallar restore FILE --data { $folder }“ sækir öryggisafrit.
data-missing = { $file } er ekki til.
data-exists = { $file } er þegar til, svo að ekkert var skrifað þar.
data-not-copied = { $file } er skemmd, svo að hún var ekki afrituð: { $reason }
data-lines-lost = Leikina er ekki lengur hægt að lesa.
data-beyond-repair = Ekkert í { $file } er lengur læsilegt. „rallar restore“ sækir öryggisafrit.
data-old-beside = Það sem var þar áður er geymt sem { $file }.
data-no-address = { $address } er ekki vistfang PostgreSQL: skrifaðu postgresql://nafn@vél/gagnagrunnur.
data-unreachable = Ekki næst samband við { $address }: { $reason }.
data-unusable = Ekki er hægt að geyma leiki í { $address }: { $reason }.
data-not-empty = Í { $address } eru þegar leikir (fjöldi borða: { $tables }), svo að ekkert var flutt. „--add“ bætir við þá.
data-there-already = Borðið { $table } er þegar í { $address }, svo að ekkert var flutt.
data-differs = Borðið { $table } komst ekki óbreytt í { $address }, svo að ekkert var geymt þar.

## rallar backup, rallar restore, rallar doctor

backup-done = Afritað í { $file } og sannreynt. Fjöldi borða: { $tables }.
restore-done = Endurheimt úr { $file }. Fjöldi borða: { $tables }.
move-store-done = Afritað úr { $source } í { $target } og borið saman. Fjöldi borða: { $tables }. { $source } er óbreytt.
doctor-folder = Skoða { $folder }
doctor-private = Aðeins þú getur lesið hana.
doctor-open = Aðrir á þessari tölvu geta lesið { $file }. Næst þegar þjónninn er ræstur, eða með --repair, er því lokið.
doctor-version = Sniðið er nýjasta útgáfa: { $found }.
doctor-version-old = Sniðið er útgáfa { $found }. Næst þegar þjónninn er ræstur verður það { $known } og afrit er geymt.
doctor-sound = Skráin er í lagi: { $size } MB.
doctor-damaged = Skráin er skemmd: { $reason }
doctor-tables = Borð: { $open } ekki hafin, { $playing } í gangi, { $over } lokið. Alla þessa leiki er hægt að leika aftur leik fyrir leik.
doctor-unplayable = Ekki er hægt að spila við borð { $table }: { $reason }
doctor-saved = Borð sem björguðust: { $tables }. Borð sem töpuðust: { $lost }.
doctor-shortened = Borð { $table } heldur áfram frá fyrri leik: þeir sem komu á eftir eru ólæsilegir.
doctor-emptied = Leikurinn við borð { $table } er tapaður; allir eiga enn sæti sitt og nýr leikur getur hafist.
doctor-well = Allt er í lagi.
doctor-ill = Eitthvað er að. „rallar doctor --repair“ bjargar því sem er læsilegt; „rallar restore“ sækir öryggisafrit.

## Skipanalínan sjálf

cli-about = Járnbrautaspil: spilaðu þau hér eða láttu herma þau í þúsundatali.
cli-play = Spila leik í skipanaglugga við tölvuna.
cli-simulate = Spila marga leiki af handahófi og taka þá saman.
cli-replay = Leika vistaðan leik aftur: sannreyna hann og sýna hvað gerðist.
cli-score = Telja stig í borðspili: blað með því sem liggur á borðinu, talið skref fyrir skref.
cli-boards = Telja upp borðin, eða sýna eitt þeirra.
cli-opponents = Telja upp mótspilarana sem tölvan leikur.
cli-compile = Þýða leikjavélina núna, svo að allt gangi hratt á eftir.
cli-option-version = Sýna útgáfu forritsins.
cli-option-language = Tungumálið: { $known }.
cli-option-board = Borð eftir heiti; „rallar boards“ telur þau upp.
cli-option-seats = Hve margir spila.
cli-option-seat = Hver þeirra þú ert, talið frá 1.
cli-option-seed = Fræ gjafarinnar; sama fræ gefur sama leik.
cli-option-variant = Afbrigði af reglunum, eins og „rallar boards“ nefnir þau.
cli-option-resume = Halda áfram með vistaðan leik.
cli-option-players = Hve margir spila í hverjum leik.
cli-option-games = Hve margir leikir.
cli-option-first-seed = Fræ fyrsta leiksins; hver leikur tekur það næsta.
cli-option-json = Prenta einn JSON-hlut og ekkert annað.
cli-option-threads = Hve margir þræðir; allir sem til eru, nema annað sé sagt.
cli-option-file = Upptakan.
cli-option-sheet = Blaðið: TOML-skrá.
cli-option-to = Hætta eftir svo margar aðgerðir.
cli-option-view = Sýna leikinn eins og þetta sæti sá hann (talið frá 1). Annars er allt sýnt.
cli-argument-board = Borð eftir heiti.
cli-option-boards = Þín eigin borð: mappa eins borðs, eða mappa með fleiri. Má gefa oftar en einu sinni.
cli-option-opponents = Þínir eigin mótspilarar: mappa með Python-einingu fyrir hvern. Má gefa oftar en einu sinni.
cli-option-level = Hve vel hinir spila: nafn mótspilara; „rallar opponents“ telur þá upp.
cli-interrupted = Stöðvað.
cli-option-pause = Hve margar sekúndur tölva bíður áður en hún leikur.
cli-option-thinkers = Fjöldi ferla sem tölvurnar hugsa í (sjálfgefið: einum færri en kjarnarnir, mest fjórir).
cli-option-store = PostgreSQL fyrir leikina í stað möppu: postgresql://nafn@vél/gagnagrunnur (þarf viðbótina „postgresql“).
cli-option-serve-processes = Fjöldi þjónsferla sem vinna saman (fleiri en eitt þurfa --store).
cli-option-metrics = Svara Prometheus á /metrics (þarf viðbótina „metrics“).
cli-option-json-log = Skrifa annálinn sem JSON, einn hlut á línu.
cli-option-no-limits = Engin takmörk fyrir því hve oft biðlari má spyrja: aðeins fyrir mælingar.
cli-option-allow-host = Svara aðeins þessu hýsilheiti; endurtaktu fyrir fleiri. Annars er öllum svarað.
cli-option-proxy = Vistfang eða net milliþjóns sem er treyst fyrir X-Forwarded-For; endurtaktu fyrir fleiri. Annars þessi vél.
cli-option-address = Vistfangið þar sem aðrir ná í þjóninn, fyrir hlekki í tölvupósti: https://games.example.
cli-option-mail = Póstþjónn: smtp://user@mail.example eða smtps://… Lykilorðið er lesið úr RALLAR_MAIL_PASSWORD.
cli-option-mail-from = Frá hverjum pósturinn er: Games <games@example.org>.
cli-option-push-host = Annar hýsill sem má senda tilkynningar til; endurtaktu fyrir fleiri. Þar er ódulkóðað http leyft.
cli-serve = Spila í vafranum, á eigin spýtur eða með vinum.
cli-option-host = Hvar er hlustað: 127.0.0.1 fyrir þetta tæki, 0.0.0.0 fyrir alla á sama neti.
cli-option-port = Gáttin sem hlustað er á.
cli-option-data = Mappan þar sem leikirnir eru geymdir.
cli-option-no-browser = Ekki opna vafra.
cli-backup = Afrita alla leiki í eina skrá, einnig meðan þjónninn er í gangi.
cli-restore = Sækja leikina úr öryggisafriti; það sem þeir koma í staðinn fyrir er geymt.
cli-move-store = Afrita alla leiki úr möppu í PostgreSQL eða til baka.
cli-argument-source = Hvar leikirnir eru: mappa eða postgresql://…
cli-argument-target = Hvert þeir fara: mappa eða postgresql://…
cli-option-add = Bæta við leikina sem eru þar fyrir.
cli-doctor = Athuga hvort hægt sé að lesa og spila alla leiki.
cli-argument-backup = Skráin sem á að skrifa.
cli-argument-restore = Öryggisafritið sem á að sækja.
cli-option-force = Skrifa yfir skrána ef hún er til.
cli-option-repair = Bjarga því sem er læsilegt í nýja skrá; sú gamla er geymd.
cli-option-keep-open = Dagar þar til borð sem enginn snertir og aldrei var byrjað að spila við er fjarlægt; 0: aldrei.
cli-option-keep-begun = Dagar þar til ókláraður leikur sem enginn snertir er fjarlægður; 0: aldrei.
cli-option-most-data = Megabæti af leikjum á diski; séu þau fleiri verða engin ný borð til; 0: engin mörk.
cli-option-spare = Megabæti sem þurfa að vera laus á diski til að ný borð verði til; 0: engin mörk.
cli-option-tables-a-day = Ný borð á dag frá einu vistfangi; 0: engin mörk.
