# A first game, explained step by step: what the lesson says, and its buttons. $deed says whether it is to be done now (claim) or only read.

## The lesson itself

lesson-title = Lærðu með því að spila
lesson-step = { $number } af { $all }
lesson-next = Næsta
lesson-go-on = Áfram
lesson-finish = Spila áfram
lesson-skip = Sleppa kennslunni
lesson-resume = Aftur í kennsluna
lesson-fine = Það er líka fínt.
lesson-later = Það er ekki hægt núna. Spilaðu eins og þú vilt og við komum að þessu aftur.
lesson-other-draw = Það spil er farið. Taktu hvaða spil sem er.
lesson-other-tile = Leggðu flís þar sem hún kemur þér að gagni.
lesson-other-station = Hvaða borg sem er dugar.

## What is taught, one idea after the other

lesson-aim = Eignaðu þér leiðir milli borga: hver þeirra gefur stig strax. Lestarmiðarnir segja hvaða borgir þú átt að tengja og gefa stig í lokin.
lesson-tickets = Á hverjum lestarmiða eru tveir staðir. Tengdu þá með þínum leiðum, hvernig sem þú vilt, og þú færð stigin; annars missirðu þau. Bentu á miða til að sjá staðina á kortinu.
lesson-keep = Haltu { $tickets }: þá er auðveldast að klára. Veldu þá og staðfestu.
lesson-draw-open = Leið er borguð með spilum í lit hennar. Taktu { $card } af spilunum sem snúa upp: { $route } þarf á því að halda.
lesson-draw-deck = Þú færð tvö spil í hverri umferð. Prófaðu bunkann fyrir seinna spilið: aðeins þú sérð það.
lesson-draw-again =
    { $pile ->
        [deck] Og eitt enn úr bunkanum.
       *[other] Nokkur spil í viðbót hjálpa. Taktu { $card } af þeim sem snúa upp.
    }
lesson-draw-locomotive =
    { $rule ->
        [one_draw] Taktu dráttarvagninn sem snýr upp. Hér er hann spil eins og hvert annað.
       *[other] Taktu dráttarvagninn sem snýr upp. Hann er svo gagnlegur að hann er öll umferðin þín.
    }
lesson-claim = Þú átt spilin fyrir { $route }: { $cards }. Veldu leiðina á kortinu, skoðaðu verðið og eignaðu þér hana.
lesson-points =
    { $points ->
        [one] { $points } stig strax!
       *[other] { $points } stig strax!
    } Lengri leiðir gefa miklu meira. Hér sérðu líka hve marga lestarvagna þú átt eftir: þeir eru klukkan þín.
lesson-made = { $tickets } er kominn í höfn: fyrsti lestarmiðinn þinn! Stigin eru talin í lokin.
lesson-gray =
    { $route } er grá: hvaða litur sem er dugar, svo lengi sem spilin eru eins á litinn.{ $deed ->
        [claim] {" "}Eignaðu þér hana.
       *[read] {""}
    }
lesson-parallel = Hér er tvöföld leið: { $route }. Þegar spilararnir eru bara tveir lokast önnur um leið og einhver tekur hina.
lesson-locomotives = Dráttarvagnar eru til margs nýtir.
lesson-ferry =
    { $route } er ferja: hún krefst dráttarvagns fyrir hvert dráttarvagnstákn á henni.{ $deed ->
        [claim] {" "}Þú átt það sem þarf. Eignaðu þér hana.
       *[read] {""}
    }
lesson-tunnel = { $route } liggur um göng og enginn veit hve löng. Þú borgar eins og venjulega; þá er þremur spilum snúið upp og hvert þeirra sem ber þinn lit kostar eitt í viðbót. Prófaðu.
lesson-surcharge =
    { $due ->
        [one] { $due } spil passar, svo göngin kosta { $due } í viðbót.
       *[other] { $due } spil passa, svo göngin kosta { $due } í viðbót.
    } Borgaðu, eða taktu spilin aftur og ljúktu umferðinni.
lesson-station =
    { $cost ->
        [one] Er einhver fyrir þér? Lestarstöð ({ $city }) leyfir þér að nota eina leið annars spilara þar þegar miðarnir eru taldir. Sú fyrsta kostar bara { $cost } spil. Byggðu hana.
       *[other] Er einhver fyrir þér? Lestarstöð ({ $city }) leyfir þér að nota eina leið annars spilara þar þegar miðarnir eru taldir. Sú fyrsta kostar { $cost } spil. Byggðu hana.
    }
lesson-bed = { $route } er bara brautarstæði. Enginn getur eignað sér leiðina fyrr en teinarnir eru komnir, og þú leggur þá.
lesson-tile = Þegar þú hefur dregið spil leggurðu teinaflís. Veldu { $route } og litinn { $color }: í þeim lit er leiðin nú borguð. Vertu fljót eða fljótur, hver sem er má eigna sér hana.
lesson-crossing = Þar sem tvær leiðir skerast kemst aðeins önnur fyrir: sú sem er lögð fyrst lokar hinni fyrir fullt og allt.
lesson-bullet = { $route } er hraðlestarleið: borgaðu með spilum í einum lit að eigin vali. Hún gefur engin stig núna, en þar stendur sameiginleg lest og allir geta nýtt leiðina fyrir miðana sína.
lesson-bullet-track = Þú færðist áfram á hraðlestarbrautinni. Í lokin gefur sætið þar stig, og sá sem hreyfðist aldrei fær { $none }. Byggðu því með!
lesson-more-tickets =
    { $keep ->
        [one] Vantar þig miða? Þegar þú átt leik geturðu dregið { $draw } í viðbót og haldið eftir minnst { $keep }.
       *[other] Vantar þig miða? Þegar þú átt leik geturðu dregið { $draw } í viðbót og haldið eftir minnst { $keep }.
    }
lesson-bonus = Í lokin er meira að vinna:
lesson-end = Fylgstu með lestarvögnunum.
lesson-done = Meira þarftu ekki að vita. Ertu í vafa? Spurningarmerkið segir alltaf hvað þú getur gert. Góða skemmtun!
