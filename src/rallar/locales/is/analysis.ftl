# Íslenska: hvað réð úrslitum í leik sem er lokið.

## Hafnanir

analysis-not-over = Leiknum er ekki lokið og því er ekki hægt að greina hann.
analysis-no-judge = Enginn hefur lært að meta þetta borð með þessum reglum og { $players } spilurum.

## rallar analyse

cli-analyse = Greina leik sem er lokið: líkur, heppni og færni og augnablikin sem réðu úrslitum.
cli-option-html = Skrifa síðu með línuritum í þessa skrá (HTML).
analysis-doing = Greini
analysis-title = Leikurinn greindur: { $title }
analysis-unjudged = Enginn hefur lært að meta þetta borð með þessum reglum og því eru hér engar vinningslíkur: aðeins það sem hægt er að telja.

## Vinningslíkur

analysis-curve = Vinningslíkur
analysis-curve-note = Eftir hvern leik, þegar spil og miðar allra eru þekkt og aðeins ókomin spil óþekkt. Tölurnar eru augnablikin hér að neðan.
analysis-view = Eins og { $player } gat vitað það
analysis-view-note = Líkur þessa sætis eftir eigin spilum og því sem allir sáu: meðaltal leikja eins og þeir hefðu getað verið. Borðinn nær yfir 95 af 100 tilvikum; mjóa línan er raunveruleg staða.

## Augnablik

analysis-moments = Þetta réð úrslitum
analysis-turn = Umferð { $number }
analysis-opening = Upphafið
moment-kind-mistake = Betri leikur var til
moment-kind-block = Í vegi annarra
moment-kind-cards = Spilin
moment-kind-turn = Vendipunktur
moment-kind-step = Skref á leiðinni
moment-swing = { $player }: { $before } → { $after }
moment-cost = Eftir því sem { $player } gat vitað kostaði það um { $share } af vinningslíkunum, örugglega á milli { $low } og { $high }.
moment-cost-sure = Eftir því sem { $player } gat vitað kostaði það örugglega um { $share } af vinningslíkunum.
moment-little = Það breytti litlu og ekki er víst að neinn leikur hafi verið betri.
moment-tickets =
    { $cars ->
        [one] Þá var { $cars } lestarvagn eftir.
       *[other] Þá voru { $cars } lestarvagnar eftir.
    }
moment-detour =
    { $number ->
        [one] Hún lengdi leiðina að { $ticket } um { $number } reit ({ $player }).
       *[other] Hún lengdi leiðina að { $ticket } um { $number } reiti ({ $player }).
    }
moment-cut = Engin leið var eftir fyrir { $ticket } ({ $player }).
moment-block =
    { $points ->
        [one] Að loka { $route } var um { $points } stigs virði.
       *[other] Að loka { $route } var um { $points } stiga virði.
    }
moment-made = Þar með var lokið við { $tickets }: { $points } stig.
moment-ends = Þar með hófst síðasta umferðin.
moment-advice = „{ $level }“ hefði spilað:
moment-same = „{ $level }“ hefði spilað eins.

## Í vafranum

analysis-begin = Greina leikinn
analysis-about = Líkur, heppni og færni og hvað réð úrslitum. Það tekur fimmtán sekúndur eða svo.
analysis-stop = Hætta
analysis-failed = Ekkert varð úr greiningunni. Reyndu aftur.
analysis-chance = { $player }: { $share }
analysis-shown = Sýna líkurnar
analysis-truth = Raunveruleg staða
analysis-show = Sýna á kortinu
analysis-play-on = Spila áfram héðan

## Heppni og færni

analysis-luck = Heppni og færni
analysis-luck-note = Frá jafnri byrjun til úrslita. Val er borið saman við „{ $level }“, sem vissi ekki meira en spilarinn, með 95% öryggisbili. Ófyrirséð er það sem aðrir höfðu á hendi og það sem dómarinn hefur rangt fyrir sér um.
analysis-in-chance = vinningslíkur, %
analysis-in-points = forskot, stig
analysis-deal = gjöfin
analysis-cards = dregin spil
analysis-choices = eigið val
analysis-others = val annarra
analysis-unseen = ófyrirséð
analysis-result = úrslit

## Upphafið

analysis-openings = Miðar í upphafi: { $player }
analysis-openings-note = Bestu leiðirnar til að velja úr gefnum miðum og vinningslíkurnar með þeim. ● haldið eftir, ★ „{ $level }“ hefði haldið eftir.

## Umferðir og spil

analysis-economy = Umferðir og spil
analysis-points = stig
analysis-turns = umferðir
analysis-rate = stig á umferð
analysis-drawn = dregin spil
analysis-paid = greidd spil
analysis-locomotives = greiddir dráttarvagnar
analysis-left = spil afgangs
analysis-cars = lestarvagnar eftir
analysis-tunnels = göng sem byrjað var á
analysis-surcharge = aukaspil í göngum
analysis-lost = umferðir tapaðar í göng
analysis-tickets = Miðar og leiðir þeirra: { $player }
analysis-tickets-note = Reitir leiðarinnar sem var lögð og þeirrar stystu á auðu borði.
analysis-ticket = miði
analysis-way = leiðin
analysis-shortest = stysta

## Margir leikir

trends-title = Svona spila ég
trends-show = Taka saman greindu leikina mína
trends-none = Enginn þessara leikja hefur verið greindur enn: það má gera á síðu endursýningarinnar.
trends-games = greindir leikir
trends-made = kláraðir miðar
trends-choices = eigið val í leik, % af líkunum
trends-luck = heppni í leik, % af líkunum
trends-course = Eigið val, leik fyrir leik
trends-lost = Töpuð stig í leik eftir því hvað var gert
trends-routes = Leiðir sem oftast voru eignaðar
trends-heat = Því oftar sem ég hef eignað mér leið, þeim mun hlýrri og breiðari er hún; tölurnar segja hve oft.
trends-kind-keep = að halda miðum
trends-kind-draw = að draga spil
trends-kind-tickets = að draga miða
trends-kind-claim = að eigna sér leiðir
trends-kind-other = allt annað
