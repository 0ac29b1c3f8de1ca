# Íslenska: ábendingar. Hvað sterkur spilari myndi gera í sporum lesandans, og hvers vegna.

hint-by = Svona myndi „{ $level }“ spila

## Aðgerðin

hint-do-claim = Eignaðu þér { $route } fyrir { $cards }.
hint-do-station = Byggðu lestarstöð ({ $city }) fyrir { $cards }.
hint-do-draw = Taktu { $card }.
hint-do-draw-deck = Dragðu úr bunkanum.
hint-do-keep = Haltu eftir { $tickets }.
hint-do-tile = Leggðu flís á { $route }: { $color }.
hint-do-pay = Borgaðu { $cards } fyrir göngin.
hint-do-tickets = Dragðu lestarmiða.
hint-do-decline = Taktu spilin þín aftur.
hint-do-pass = Sittu hjá.

## Hvers vegna leið

hint-makes = Þar með klárast { $tickets }: { $points } stig.
hint-serves =
    { $number ->
        [one] Hún er á leiðinni fyrir { $ticket }: eftir það vantar { $number } reit.
       *[other] Hún er á leiðinni fyrir { $ticket }: eftir það vantar { $number } reiti.
    }
hint-serves-plan =
    { $number ->
        [one] Hún er á þeirri leið sem hentar spilunum þínum fyrir { $ticket }, þó að hún sé ekki styst: eftir það vantar { $number } reit.
       *[other] Hún er á þeirri leið sem hentar spilunum þínum fyrir { $ticket }, þó að hún sé ekki styst: eftir það vantar { $number } reiti.
    }
hint-serves-station =
    { $number ->
        [one] Hún er á leiðinni fyrir { $ticket }: eftir það vantar { $number } reit, með leiðum sem lestarstöðvar lána: { $stations }.
       *[other] Hún er á leiðinni fyrir { $ticket }: eftir það vantar { $number } reiti, með leiðum sem lestarstöðvar lána: { $stations }.
    }
hint-no-ticket = Hún gagnast engum af miðunum þínum.
hint-blocks = Hún fyllir gat í brautinni hjá { $player }.
hint-longest =
    { $number ->
        [one] Lengsta lestarleiðin þín verður að minnsta kosti { $number } reitur.
       *[other] Lengsta lestarleiðin þín verður að minnsta kosti { $number } reitir.
    }
hint-points = Hún gefur { $points } stig.
hint-bullet =
    { $spaces ->
        [one] Hún færir þig { $spaces } reit áfram á hraðlestarbraut.
       *[other] Hún færir þig { $spaces } reiti áfram á hraðlestarbraut.
    }
hint-rival = { $player } er með braut ({ $cities }) og gæti orðið á undan.
hint-one-track = Í { $number } manna leik er aðeins hægt að eigna sér eina af samhliða leiðunum.
hint-only-way = Engin önnur leið er eftir fyrir { $tickets }.
hint-only-way-station = Án hennar gæti aðeins lestarstöð bjargað { $tickets }.
hint-detour =
    { $number ->
        [one] Hver önnur leið fyrir { $ticket } er { $number } reit lengri.
       *[other] Hver önnur leið fyrir { $ticket } er minnst { $number } reitum lengri.
    }
hint-tunnel = Göng geta kostað allt að { $most } spil í viðbót; þú átt { $number } eftir sem passa.
hint-leaves = Eftir það áttu { $number } spil á hendi. Vagnar eftir: { $cars }.
hint-last-turn = Þetta er síðasta umferðin þín: nú telur það sem gefur stig strax.
hint-ends = Þar með hefst síðasta umferð.

## Hvers vegna spil

hint-card-route =
    { $number ->
        [0] Þá áttu öll spilin fyrir { $route }, á leiðinni fyrir { $ticket }.
        [one] Það er fyrir { $route }, á leiðinni fyrir { $ticket }; þá vantar { $number } spil.
       *[other] Það er fyrir { $route }, á leiðinni fyrir { $ticket }; þá vantar { $number } spil.
    }
hint-card-points =
    { $number ->
        [0] Þá áttu öll spilin fyrir { $route } ({ $points } stig).
        [one] Það er fyrir { $route } ({ $points } stig); þá vantar { $number } spil.
       *[other] Það er fyrir { $route } ({ $points } stig); þá vantar { $number } spil.
    }
hint-card-spares = Það er fyrir { $route }, á leiðinni fyrir { $ticket }, svo að hin spilin þín nýtist í annað í áætluninni.
hint-card-reserve = { $route } er göng: gott er að eiga spil til vara.
hint-card-set = Enga leið vantar það enn, en settið stækkar: { $cards }.
hint-locomotive = Dráttarvagn passar við alla liti.
hint-locomotive-whole = Snúi hann upp, kostar hann alla umferðina.
hint-deck-none-open = Ekkert spil sem snýr upp færir þig nær leið sem þú vilt.
hint-deck-chance = Um { $number } af hundrað huldum spilum myndu hjálpa þér.
hint-deck-any = Ekkert sérstakt spil vantar, svo að hvert sem er dugar.

## Hvers vegna lestarmiðar

hint-tickets-done = Þú átt enga lestarmiða eftir að klára.
hint-tickets-time = Það er tími fyrir fleiri. Vagnar þínir: { $cars }. Fæstir hjá hinum: { $number }.
hint-tickets-risk =
    { $number ->
        [one] Þú þarft að halda eftir minnst { $number }, og lestarmiði sem þú klárar ekki kostar stigin sín.
       *[other] Þú þarft að halda eftir minnst { $number }, og lestarmiði sem þú klárar ekki kostar stigin sín.
    }
hint-keep-made = { $tickets } er þegar byggt: { $points } stig.
hint-keep-fit =
    { $number ->
        [one] Ein áætlun dugar fyrir { $tickets }: { $number } reit þarf að byggja. Vagnar þínir: { $cars }.
       *[other] Ein áætlun dugar fyrir { $tickets }: { $number } reiti þarf að byggja. Vagnar þínir: { $cars }.
    }
hint-keep-fit-all =
    { $number ->
        [one] Ein áætlun dugar fyrir þá alla: { $number } reit þarf að byggja. Vagnar þínir: { $cars }.
       *[other] Ein áætlun dugar fyrir þá alla: { $number } reiti þarf að byggja. Vagnar þínir: { $cars }.
    }
hint-keep-shared =
    { $number ->
        [one] Miðarnir þínir nýta sömu braut: það sparar { $number } reit.
       *[other] Miðarnir þínir nýta sömu braut: það sparar { $number } reiti.
    }
hint-keep-hard = Enn er engin góð áætlun fyrir { $tickets }.
hint-keep-least = En þú þarft að halda eftir minnst { $number }.
hint-leave =
    { $number ->
        [one] { $ticket } þyrfti { $number } reit í viðbót, fyrir { $points } stig.
       *[other] { $ticket } þyrfti { $number } reiti í viðbót, fyrir { $points } stig.
    }
hint-leave-lost = Engin laus leið er eftir fyrir { $ticket }.

## Hvers vegna eitthvað annað

hint-station-lends =
    { $number ->
        [0] Hún lánar þér { $route } ({ $player }): þá klárast { $ticket }.
        [one] Hún lánar þér { $route } ({ $player }) fyrir { $ticket }: þá vantar { $number } reit.
       *[other] Hún lánar þér { $route } ({ $player }) fyrir { $ticket }: þá vantar { $number } reiti.
    }
hint-station-plain = Hún getur lánað þér leið annars spilara í leikslok.
hint-station-points = Lestarstöð sem þú byggir ekki gefur { $points } stig í lokin.
hint-tunnel-dear = Göngin kosta { $number } spil í viðbót.
hint-tunnel-cannot = Göngin kosta { $number } spil í viðbót, og þau áttu ekki.
hint-tunnel-back = Þú færð aftur { $cards } og getur reynt seinna.
hint-tile-serves = Brautarstæðið er á leiðinni fyrir { $ticket }.
hint-tile-cards = Þú átt { $number }× { $color }; leiðin kostar { $spaces }.
hint-tile-harmless = Hún er ekki á þínum leiðum og lokar engri þeirra.
hint-tile-closes = Við þetta lokast til leiksloka: { $routes }.
hint-pass = Annað er ekki hægt að gera.
