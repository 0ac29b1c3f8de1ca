# Íslenska. Setningar eru stuttar og vingjarnlegar, eins og góður gestgjafi myndi orða þær.
# Litir standa í hvorugkyni, eins og spilin. Frásögn er í nútíð: „Þú tekur“ og „Spilari 2 tekur“ fara þá eins.

## Spil og litir

card-purple = fjólublátt
card-blue = blátt
card-orange = appelsínugult
card-white = hvítt
card-green = grænt
card-yellow = gult
card-black = svart
card-red = rautt
card-locomotive = dráttarvagn
color-gray = grátt
color-none = enn án litar

cards-number = { $number }× { $card }
cards-locomotives = { $number }× { $symbol } dráttarvagn
cards-none = ekkert

## Spilarar

player-you = Þú
player-other = Spilari { $number }

## Spilaborðið

kind-rail = járnbraut
kind-ferry = ferja
kind-tunnel = göng
kind-trackbed = brautarstæði
kind-bullet = hraðlest

points = { $points } stig

## Mælikvarðar

measure-tickets_made = kláraðir miðar
measure-longest_path = lengsta lestarleið
measure-longest_path_bonus = aukastig fyrir lengstu lestarleið
measure-stations_left = óbyggðar lestarstöðvar
measure-bullet_spaces = reitir á hraðlestarbraut

## Lestarmiðar

prospect-made = kláraður
prospect-possible = mögulegur
prospect-lost = glataður

## Það sem spilari er beðinn um

asked-keep-tickets = velja hvaða miðum á að halda
asked-take-turn = leika í umferðinni
asked-draw-second = draga seinna spilið
asked-pay-surcharge = borga fyrir göngin eða taka spilin aftur
asked-lay-tile = leggja teinaflís
asked-over = ekkert, leiknum er lokið

## Það sem gerðist: án spilarans, nafn hans stendur á undan

event-dealt = byrjar með { $card }
event-opened = upp kemur { $card }
event-swept = Þrír dráttarvagnar snúa upp, svo að öllum fimm spilunum er skipt út.
event-reshuffled = Spilin sem lögð voru til hliðar eru stokkuð í nýjan bunka.
event-starts = { $player } byrjar.
event-offered = dregur { $number } miða
event-kept = heldur eftir: { $tickets }
event-kept-hidden =
    { $number ->
        [one] heldur eftir { $number } miða
       *[other] heldur eftir { $number } miðum
    }
event-rejected =
    { $number ->
        [one] skilar { $number } miða
       *[other] skilar { $number } miðum
    }
event-turn = { $player } leikur næst.
event-drew = dregur { $card } úr bunkanum
event-drew-hidden = dregur { $number } spil úr bunkanum
event-took = tekur { $card }
event-claimed = eignast { $route } fyrir { $cards } ({ $points } stig)
event-claimed-dug = eignast { $route } ({ $points } stig)
event-laid = leggur út { $cards } fyrir { $route }
event-paid = borgar { $cards }
event-turned = í göngunum kemur upp: { $cards }
event-due = borga þarf { $number } spil í viðbót
event-declined = hættir við { $route } og tekur spilin aftur
event-station = byggir lestarstöð ({ $city }) fyrir { $cards }
event-built = leggur flís á { $route }: { $color }
event-closed = við það lokast: { $routes }
event-closed-beside = við það lokast leiðin við hliðina
event-returned = flísin fer aftur á sinn stað: { $color }
event-bullet =
    { $spaces ->
        [one] setur hraðlest á { $route } fyrir { $cards }, áfram um { $spaces } reit
       *[other] setur hraðlest á { $route } fyrir { $cards }, áfram um { $spaces } reiti
    }
event-passed = situr hjá
event-last-round = { $player } boðar síðustu umferð: allir leika einu sinni enn.
event-over = Leiknum er lokið.
event-over-all-passed = Allir sitja hjá, svo að leiknum er lokið.

## Synjanir: spilaborð

board-unknown = Ekkert borð heitir „{ $board }“. Til eru: { $known }.
board-unreadable = Ekki tókst að lesa { $file }: { $reason }.
board-not-json =
    { $line ->
        [0] { $file } er ekki JSON-texti.
       *[other] { $file } er ekki JSON: sjá línu { $line }.
    }
board-repeated-key = { $file }, { $entry }: „{ $name }“ kemur tvisvar fyrir.
board-unknown-key = { $file }, { $entry }: ekkert hér heitir „{ $name }“.
board-missing-key = { $file }, { $entry }: „{ $name }“ vantar.
board-wrong-type = { $file }, { $entry }: þetta á að vera af gerðinni { $expected }.
board-wrong-length = { $file }, { $entry }: fjöldi atriða á að vera { $expected } en er { $found }.
board-bad-value = { $file }, { $entry }: „{ $value }“ má ekki standa hér. Leyfilegt: { $allowed }.
board-bad-color = { $file }, { $entry }: leið af gerðinni { $kind } getur ekki haft þennan lit: { $color }.
board-bad-measure = { $file }, { $entry }: „{ $name }“ er ekki hægt að mæla með þessum reglum.
board-duplicate = { $file }, { $entry }: þetta er hér oftar en einu sinni.
board-empty = { $file }, { $entry }: þetta er tómt.
board-too-many = { $file }, { $entry }: fjöldinn er { $found } en má mest vera { $most }.
board-wrong-count = { $file }, { $entry }: í skránni segir { $stated } en fjöldinn er { $found }.
board-unknown-city = { $file }, { $entry }: engin borg heitir „{ $name }“.
board-unknown-place = { $file }, { $entry }: engin borg og ekkert svæði heitir „{ $name }“.
board-unknown-route = { $file }, { $entry }: engin leið heitir „{ $name }“.
board-unknown-zone = { $file }, { $entry }: ekkert svæði heitir „{ $name }“.
board-same-ends = { $file }, { $entry }: upphaf og endir er sami staður, „{ $name }“.
board-zone-empty = { $file }, { $entry }: engin borg er endi á þessu svæði.
board-zone-end-shared = { $file }, { $entry }: einn endi svæðisins „{ $name }“ getur ekki tengt tvær borgir.
board-group-missing = { $file }, { $entry }: önnur leið liggur við hliðina, svo að hér vantar hóp.
board-group-single = { $file }, { $entry }: þessi leið er ein í hópnum „{ $name }“.
board-group-uneven = { $file }, { $entry }: í hópnum „{ $name }“ eiga að vera allar jafnlangar leiðir milli tveggja borga.
board-crossing-itself = { $file }, { $entry }: leið getur ekki skorið sjálfa sig.
board-crossing-one-sided = { $file }, { $entry }: þessi leið sker „{ $name }“, en þar stendur ekkert um það.
board-missing-mechanic = { $file }, { $entry }: hér eru leiðir af gerðinni { $kind }, svo að reglurnar þurfa „{ $name }“.
board-unused-mechanic = { $file }, { $entry }: „{ $name }“ er fyrir leiðir af gerðinni { $kind }, en þær eru engar.
board-no-tile = { $file }, { $entry }: engin flís af lengd { $length } er til fyrir „{ $name }“.
board-too-few-tickets = { $file }, { $entry }: miðar ({ $name }) þurfa að vera { $needed } en eru { $found }.
board-long-tickets-undealt =
    { $found ->
        [one] { $file }, { $entry }: hér er { $found } langferðamiði en enginn er gefinn.
       *[other] { $file }, { $entry }: hér eru { $found } langferðamiðar en enginn er gefinn.
    }

## Synjanir: leikur sem ekki er hægt að stilla upp

option-unknown = Enginn valkostur heitir „{ $name }“.
option-unknown-variant = Borðið { $board } á ekkert afbrigði sem heitir „{ $variant }“.
option-unknown-language = Tungumálið „{ $language }“ er ekki til enn. Til eru: { $known }.
option-bad-value = „{ $value }“ gengur ekki fyrir { $name }.
option-seats = Þetta borð er fyrir { $fewest }–{ $most } spilara, ekki { $seats }.
option-start = Spilari { $start } getur ekki byrjað: fjöldi spilara er { $seats }.
option-seed = „{ $seed }“ gengur ekki sem fræ: það má vera hvaða heila tala sem er frá 0 til 9223372036854775807.
option-games = Spila þarf minnst einn leik, og ekki fram yfir stærsta fræið.
option-threads = Það þarf minnst einn þráð.
option-seat = Sæti { $number } er ekki til: veldu sæti frá 1 til { $seats }.
option-to = Fjöldi aðgerða í upptökunni er { $moves }, svo að frásögnin nær ekki til aðgerðar { $to }.

## Synjanir: aðgerð

move-unreadable = Ég skil ekki „{ $text }“.
move-unknown-card = Ekkert spil heitir „{ $card }“.
move-unknown-city = Engin borg á þessu borði heitir „{ $name }“.
move-unknown-route = Engin leið á þessu borði heitir „{ $name }“.
move-unknown-ticket = Enginn miði á þessu borði heitir „{ $name }“.
move-unknown-seat = Sæti { $seat } er ekki við þetta borð: fjöldi sæta er { $seats }.
move-not-allowed = „{ $move }“ er ekki hægt núna.
move-game-over = Leiknum er lokið.
move-nothing-to-undo = Það er ekkert að taka aftur.
move-already-chosen = Spilari { $seat } hefur þegar valið.
move-not-your-turn = Spilari { $turn } á leik, ekki spilari { $seat }.
move-wrong-phase = Fyrst þetta: { $asked }.
move-not-offered = { $ticket } er ekki meðal miðanna sem bjóðast, eða er nefnt tvisvar.
move-keep-more =
    { $least ->
        [one] Haltu eftir minnst { $least } miða.
       *[other] Haltu eftir minnst { $least } miðum.
    }
move-no-tickets = Miðabunkinn er tómur.
move-deck-empty = Bunkinn er tómur.
move-slot-empty = Þar liggur ekkert spil.
move-card-not-open = Ekkert slíkt spil snýr upp: { $card }.
move-locomotive-second = Dráttarvagn sem snýr upp getur ekki verið seinna spilið.
move-route-taken = Leiðin { $route } er þegar tekin.
move-route-closed = Leiðin { $route } er lokuð í þessum leik.
move-parallel-owned = Þú átt þegar eina leið { $route }, og fleiri máttu ekki eiga.
move-track-unbuilt = { $route } er enn autt brautarstæði: fyrst þarf að leggja þar flís.
move-track-built = Á leiðinni { $route } liggur þegar flís.
move-no-bed = Leiðin { $route } þarf enga flís.
move-no-tile = Engin slík flís er eftir: { $color }, lengd { $length }.
move-too-few-cars =
    { $cars ->
        [one] Lengd leiðarinnar { $route } er { $length } en þú átt { $cars } vagn eftir.
       *[other] Lengd leiðarinnar { $route } er { $length } en þú átt { $cars } vagna eftir.
    }
move-cards-missing = Þetta er ekki á hendi þinni: { $cards }.
move-bad-cards = Þetta eru ekki spil: { $cards }.
move-wrong-payment = Þetta er ekki hægt að borga svona: { $cards }.
move-pass-needless = Þú mátt aðeins sitja hjá þegar þú getur ekkert annað gert.
move-no-stations-here = Á þessu borði eru engar lestarstöðvar.
move-no-station-left = Þú hefur byggt allar lestarstöðvarnar þínar.
move-station-taken = Þar er þegar lestarstöð: { $city }.
move-station-zone = { $city } er erlendis: þar getur engin lestarstöð staðið.

## Synjanir: upptaka

record-unreadable = Ekki tókst að lesa { $file }: { $reason }.
record-not-text = { $file } er ekki textaskrá.
record-empty = Upptakan er tóm.
record-not-json = Lína { $line } í upptökunni er ekki JSON-hlutur.
record-not-a-record = Þetta er ekki upptaka af leik.
record-other-version = Í upptökunni er { $name } { $found }; þetta forrit les { $known }.
record-bad-field = Lína { $line } í upptökunni: „{ $name }“ vantar eða er merkingarlaust.
record-bad-setup = Ekki er hægt að stilla upp leiknum í upptökunni. { $reason }
record-other-board = Upptakan er af „{ $board }“, ekki „{ $found }“.
record-illegal-move = Línu { $line } í upptökunni, „{ $move }“, er ekki hægt að leika. { $reason }
record-differs = Lína { $line } í upptökunni er ekki það sem gerist þegar leikið er aftur.

## Gildi reglna

rule-players = spilarar
rule-cars = vagnar á mann
rule-card_deal = spil gefin
rule-ticket_deal = miðar gefnir
rule-ticket_draw = miðar dregnir
rule-open_locomotive = dráttarvagn snýr upp
rule-sweep = 3 dráttarvagnar upp
rule-jokers = dráttarvagn er jóker
rule-parallel_from = samhliða leiðir
rule-ferry_substitute = í stað dráttarvagns
rule-stations = lestarstöðvar
rule-tiles = teinaflísar
rule-bullets = hraðlestir
rule-last_round_cars = síðasta umferð
rule-bonuses = aukastig
rule-tie_breaks = ef jafnt er

value-none = ekkert
value-players = { $fewest }–{ $most }
value-number = { $number }
value-offer = { $regular }; halda minnst { $keep }, { $rejects }
value-offer-long = { $regular } og { $long } í langferð; halda minnst { $keep }, { $rejects }
value-rejects-out = hinir fara úr leiknum
value-rejects-under = hinir fara undir bunkann
value-rejects-shuffled_under = hinir fara stokkaðir undir bunkann
value-open_locomotive-both_draws = gildir sem tvö spil
value-open_locomotive-one_draw = gildir sem eitt spil af tveimur
value-sweep-yes = öllum fimm spilunum er skipt út
value-sweep-no = liggja kyrrir
value-jokers-everywhere = alls staðar
value-jokers-tunnels_and_ferries = aðeins í göngum og á ferjum
value-parallel_from = allar opnar ef spilarar eru { $players } eða fleiri
value-ferry_substitute = hvaða { $number } spil sem er, á ferju
value-stations = { $number } á mann, fyrir { $costs } spil
value-tiles = { $copies } í hverjum lit, lengd { $lengths }
value-bullets = { $trains } handa öllum; síðasta umferð bíður uns { $left } eða færri eru eftir
value-last_round_cars = þegar einhver á { $cars } vagna eða færri
value-bonus-most_of = { $points } fyrir efsta sæti: { $measure }
value-bonus-longest_path = { $points } fyrir lengstu lestarleið
value-bonus-per_unit = { $points } á stykkið: { $measure }
value-bonus-rank_table = eftir sæti ({ $measure }): { $first } fyrir efsta af { $players }, { $none } fyrir ekkert
value-ties = { $measures }; síðan er sigrinum deilt

## rallar boards

boards-board = borð
boards-name = heiti
boards-players = spilarar
boards-cities = borgir
boards-routes = leiðir
boards-tickets = miðar
boards-more = „rallar boards nordic“ segir frá einu þeirra, „rallar play“ hefur leik.
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
        [one] Samhliða leiðir eru á { $groups } stað.
       *[other] Samhliða leiðir eru á { $groups } stöðum.
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

compile-doing = Þýði kjarnann
compile-done =
    { $seconds ->
        [one] Kjarninn er þýddur. Það tók { $seconds } sekúndu.
       *[other] Kjarninn er þýddur. Það tók { $seconds } sekúndur.
    }
compile-ready = Kjarninn var þegar þýddur: hann er tilbúinn.
compile-note = Kjarninn er þýddur einu sinni, það tekur svolitla stund.

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
        [one] { $moves } aðgerð leikin aftur; öll svör tilviljunar eru eins og í upptökunni.
       *[other] { $moves } aðgerðir leiknar aftur; öll svör tilviljunar eru eins og í upptökunni.
    }
replay-unfinished = Leiknum var ekki lokið.
replay-stopped = Sagt frá til og með aðgerð { $to } af { $moves }.

## rallar play: uppstillingin

play-which-board = Á hvaða borði viltu spila?
play-board-line = { $title }, { $fewest }–{ $most } spilarar
play-board-prompt = Númer eða heiti
option-board = Veldu borð, takk: --board { $known }.
play-welcome = { $title }, { $seats } spilarar. Þú ert spilari { $seat }; hinir leika af handahófi.
play-welcome-help = Sláðu inn help hvenær sem er, quit til að hætta.
play-resumed =
    { $moves ->
        [one] Gaman að sjá þig aftur: { $moves } aðgerð er að baki.
       *[other] Gaman að sjá þig aftur: { $moves } aðgerðir eru að baki.
    }

## rallar play: borðið

table-turn = umferð { $turn }
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
ask-lay-tile = Leggðu nú teinaflís: tile { $example }. Sláðu inn beds til að sjá auð brautarstæði, eða beds { $place }.
ask-pick = Veldu númer, eða segðu eitthvað annað.
ask-save = Skrá til að vista leikinn í (Enter: ekki vista)

reply-help = Sláðu inn help til að sjá hvað þú getur sagt.
reply-ambiguous = Það gæti verið fleira en eitt: { $choices }.
reply-no-place = Engin borg hér heitir „{ $name }“.
reply-no-route = Engin leið tengir „{ $name }“.
reply-which-route = Hvaða leið? Til dæmis: c { $example }
reply-which-city = Hvaða borg? Til dæmis: s { $example }
reply-which-file = Vista hvar? Til dæmis: save game.jsonl
reply-which-move = Hvers vegna hvað? Til dæmis: why c { $example }
reply-which-number = Númerið { $number } er ekki í boði.
reply-nothing-claimable = Þú getur ekki eignað þér neina leið núna.
reply-cannot-pay = { $route } er laus leið, en þú getur ekki borgað fyrir hana enn: { $cost }.
reply-cannot-pay-station = Þú getur ekki borgað fyrir lestarstöð enn.
reply-allowed = Það má: gjörðu svo vel.
reply-more-payments =
    { $number ->
        [one] Hægt er að borga á { $number } hátt enn, ef þú skrifar það út: { $example }
       *[other] Hægt er að borga á { $number } vegu enn, ef þú skrifar það út: { $example }
    }
reply-many-payments = Hægt er að borga á marga vegu enn, ef þú skrifar það út: { $example }
reply-undone = Tekið aftur.
reply-no-undo = Of seint er að taka þetta aftur: eitthvað hulið hefur sést síðan.
reply-saved = Vistað. „rallar replay { $file }“ rekur leikinn aftur.
reply-not-saved = Ekki tókst að skrifa { $file }: { $reason }.
reply-no-beds = Þar er ekkert brautarstæði sem hægt er að byggja á.
reply-no-owned = Enginn á leið enn.
reply-decline = Taka spilin aftur

leave-goodbye = Sjáumst næst.
leave-again = Sama gjöf aftur: { $command }

list-routes = Leiðir sem þú getur borgað fyrir núna
list-stations = Hvar má byggja og hvernig má borga
list-beds = Auð brautarstæði
list-shared = Hraðlestir
list-column-route = leið
list-column-track = spor
list-column-kind = gerð
list-column-pay = til dæmis fyrir
list-stations-built = lestarstöðvar: { $cities }
list-tiles-laid = Tilbúnar leiðir sem hver sem er getur eignað sér

help-title = Þetta getur þú sagt
help-number = veldu númer af lista; spil á borði teljast frá vinstri
help-draw = dragðu úr bunkanum, eða taktu spil sem snýr upp
help-tickets = dragðu lestarmiða
help-keep = haltu þessum af miðunum sem bjóðast
help-claim = eignaðu þér leið; hluti af nafni dugar
help-station = byggðu lestarstöð
help-tile = leggðu teinaflís
help-beds = sjáðu auð brautarstæði, öll eða við borg
help-decline = taktu spilin þín aftur úr göngum
help-pass = sittu hjá, þegar ekkert annað er hægt
help-routes = sjáðu leiðir sem þú getur borgað fyrir, allar eða við borg
help-map = sjáðu hver á hvað
help-status = sjáðu borðið aftur (Enter gerir það líka)
help-why = spurðu hvers vegna eitthvað er ekki hægt
help-undo = taktu aðgerð aftur, ef ekkert hulið hefur sést síðan
help-log = sjáðu hvað hefur gerst
help-rules = reglurnar í stuttu máli
help-save = vistaðu leikinn
help-quit = farðu frá borðinu
help-notation = Ritháttur upptöku gengur líka: { $example }

rules-aim = Þú færð stig fyrir að eigna þér leiðir og tengja staðina tvo á hverjum lestarmiða. Miði sem tekst ekki kostar stigin sín.
rules-turn = Í umferð gerir þú eitt af þessu: dregur tvö lestarvagnaspil, eignar þér eina leið eða dregur lestarmiða.
rules-turn-stations = Í umferð gerir þú eitt af þessu: dregur tvö lestarvagnaspil, eignar þér eina leið, dregur lestarmiða eða byggir lestarstöð.
rules-claim = Leið kostar eitt spil í sínum lit fyrir hvern reit; á grárri leið velur þú litinn. Einn lestarvagn fer á hvern reit.
rules-lengths = Stig eftir lengd: { $table }.
rules-ferry = Ferja krefst dráttarvagns fyrir hvert dráttarvagnstákn á henni.
rules-tunnel = Við göng er þremur spilum snúið upp þegar þú hefur borgað: hvert sem passar kostar eitt spil í viðbót, eða þú tekur spilin þín aftur.
rules-stations = Lestarstöð lánar þér eina leið annars spilara við borgina þegar miðarnir eru taldir.
rules-tiles = Þegar þú hefur dregið spil leggur þú teinaflís: brautarstæði er hægt að eigna sér þegar flís hefur gefið því lit.
rules-crossings = Þar sem leiðir skerast lokar sú sem fyrst er byggð eða tekin hinni.
rules-bullets = Hraðlestarleið kostar spil í einum lit að eigin vali. Hún gefur engin stig en nýtist miðum allra og færir þig áfram á hraðlestarbrautinni.

## Stigin

score-routes =
    { $number ->
        [0] Engar leiðir
        [one] { $number } leið
       *[other] { $number } leiðir
    }
score-routes-worth = { $points } hver: { $routes }
score-no-ticket-routes = staðirnir eru ekki tengdir
score-via = um { $places }
score-stations = Lestarstöð: { $city }
score-borrowed = lánar { $route }
score-lent-nothing = lánar ekkert
score-longest-path =
    { $length ->
        [0] engar leiðir
        [one] { $length } vagn: { $places }
       *[other] { $length } vagnar: { $places }
    }
score-longest-path-title = Lengsta lestarleið
score-units = { $units }
score-bonus-tickets_made = Flestir kláraðir miðar
score-bonus-longest_path = Lengsta lestarleið
score-bonus-stations_left = Óbyggðar lestarstöðvar
score-bonus-bullet_spaces = Hraðlestarbraut
score-standings = Úrslit
score-column-routes = leiðir
score-column-tickets = miðar
score-column-bonuses = aukastig
score-column-total = alls
score-total = Alls
score-won =
    { $points ->
        [one] { $player } vinnur með { $points } stigi.
       *[other] { $player } vinnur með { $points } stigum.
    }
score-you-won =
    { $points ->
        [one] Þú vannst með { $points } stigi. Vel spilað!
       *[other] Þú vannst með { $points } stigum. Vel spilað!
    }
score-shared =
    { $points ->
        [one] Sigrinum deila með { $points } stigi: { $players }.
       *[other] Sigrinum deila með { $points } stigum: { $players }.
    }
score-tie-break = Jafnt er að stigum, svo að þetta ræður: { $measure } ({ $units }).
score-tie-break-next = Enn er jafnt, svo að þetta ræður: { $measure } ({ $units }).
score-tie-level = Ekkert skilur á milli.
score-units-of = { $player }: { $units }

## Skipanalínan sjálf

cli-about = Fjögur járnbrautaspil: spilaðu þau hér eða láttu herma þau í þúsundatali.
cli-play = Spila leik í skipanaglugga við spilara sem leika af handahófi.
cli-simulate = Spila marga leiki af handahófi og taka þá saman.
cli-replay = Leika upptöku aftur, sannreyna hana og segja frá.
cli-boards = Telja upp borðin, eða segja frá einu þeirra.
cli-compile = Þýða kjarnann núna, svo að allt gangi hratt á eftir.
cli-option-version = Segja hvaða útgáfa þetta er.
cli-option-language = Tungumálið: { $known }.
cli-option-board = Borð eftir heiti ({ $known }), eða þín eigin borðskrá.
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
cli-option-to = Hætta eftir svo margar aðgerðir.
cli-option-view = Segja frá eins og þetta sæti sá það, talið frá 1. Annars er sagt frá öllu.
cli-option-replay-board = Borðskráin, ef borðið er þitt eigið.
cli-argument-board = Borð eftir heiti, eða þín eigin borðskrá.
cli-interrupted = Stöðvað.
