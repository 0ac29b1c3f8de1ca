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

card-one-purple = { $symbol } fjólublátt spil
card-one-blue = { $symbol } blátt spil
card-one-orange = { $symbol } appelsínugult spil
card-one-white = { $symbol } hvítt spil
card-one-green = { $symbol } grænt spil
card-one-yellow = { $symbol } gult spil
card-one-black = { $symbol } svart spil
card-one-red = { $symbol } rautt spil
card-one-locomotive = { $symbol } dráttarvagn

cards-number = { $number }× { $color }
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

where-rail = á venjulegum leiðum
where-ferry = á ferjum
where-tunnel = í göngum
where-trackbed = á brautarstæðum
where-bullet = á hraðlestarleiðum

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
opponent-unknown = Enginn mótspilari heitir „{ $level }“. Til eru: { $known }.
opponent-not-trained = „{ $level }“ hefur ekki lært þetta borð með þessum reglum. Það hafa: { $known }.
opponent-taken = { $file }: til er mótspilari sem heitir „{ $level }“.
opponent-none-there = Enginn mótspilari er í { $folder }: mótspilari er Python-eining.
opponent-incomplete = { $file }: „{ $name }“ vantar eða er ekki eins og það á að vera.
opponent-unreadable = Ekki er hægt að hlaða { $file } sem mótspilara: { $error }
opponent-gave-up = Annar mótspilari kemur í staðinn í þetta sinn, því „{ $level }“ gat ekki haldið áfram: { $reason }

## Synjanir: leikur sem ekki er hægt að stilla upp

option-unknown = Enginn valkostur heitir „{ $name }“.
option-unknown-variant = Borðið { $board } á ekkert afbrigði sem heitir „{ $variant }“.
option-bad-value = „{ $value }“ gengur ekki fyrir { $name }.
option-seats = Þetta borð er fyrir { $fewest }–{ $most } spilara, ekki { $seats }.
option-start = Spilari { $start } getur ekki byrjað: fjöldi spilara er { $seats }.
option-seed = „{ $seed }“ gengur ekki sem fræ: það má vera hvaða heila tala sem er frá 0 til 9223372036854775807.
option-bad-state = Þessi staða getur ekki komið upp: „{ $field }“ stemmir ekki við annað.
option-no-past = Þessi leikur var settur saman úr stöðu: enginn hefur séð hvernig hún varð til.

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
move-parallel-owned = Þú átt þegar eina af leiðunum { $route }, og fleiri máttu ekki eiga.
move-track-unbuilt = { $route } er enn autt brautarstæði: fyrst þarf að leggja þar flís.
move-track-built = Á leiðinni { $route } liggur þegar flís.
move-no-bed = Leiðin { $route } þarf enga flís.
move-no-tile = Engin slík flís er eftir: { $color }, lengd { $length }.
move-no-tile-left = Engin flís er eftir af lengd { $length }.
move-too-few-cars =
    Á leiðina { $route } þarf { $length ->
        [one] { $length } vagn
       *[other] { $length } vagna
    }, en þú átt { $cars ->
        [0] engan
       *[other] { $cars }
    } eftir.
move-cards-missing = Þetta er ekki á hendi þinni: { $cards }.
move-bad-cards = Þetta eru ekki spil: { $cards }.
move-wrong-payment = Þetta er ekki hægt að borga svona: { $cards }.
move-cannot-pay = { $route } er laus leið, en þú getur ekki borgað fyrir hana enn.
move-cannot-pay-station = Þú getur ekki borgað fyrir lestarstöð enn.
move-pass-needless = Þú mátt aðeins sitja hjá þegar þú getur ekkert annað gert.
move-no-stations-here = Á þessu borði eru engar lestarstöðvar.
move-no-station-left = Þú hefur byggt allar lestarstöðvarnar þínar.
move-station-taken = Þar er þegar lestarstöð: { $city }.
move-station-zone = { $city } er erlendis: þar má ekki byggja lestarstöð.

## Stigin

score-routes =
    { $number ->
        [0] Engar leiðir
        [one] { $number } leið
       *[other] { $number } leiðir
    }
score-routes-worth = { $points } hver: { $routes }
score-no-ticket-routes = staðirnir eru ekki tengdir
score-via = { $places }
score-stations = Lestarstöð: { $city }
score-borrowed = lánar { $route }
score-lent-nothing = ekki notuð
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
score-rule-title = Reglan
score-rule = Reglan: { $of }
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
