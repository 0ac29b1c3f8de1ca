# Það sem er umhverfis leikinn: síðuhausinn, forsíðan og borð fyrir og eftir leik.

## Síðuhausinn

shell-skip = Beint í efnið
shell-home = Forsíða
shell-games = Leikirnir mínir
shell-rules = Reglur
shell-about = Um rallar
shell-settings = Stillingar
shell-language = Tungumál
shell-theme = Litir
shell-theme-auto = Eins og tækið
shell-theme-light = Ljóst
shell-theme-dark = Dökkt
shell-speed = Hreyfingar
shell-speed-slow = Hægar
shell-speed-normal = Venjulegar
shell-speed-fast = Hraðar
shell-speed-none = Engar
shell-glow = Leiðir sem lýsa
shell-glow-all = Allar sem ég get eignað mér
shell-glow-mine = Aðeins fyrir miðana mína
shell-glow-off = Engar
shell-sound = Hljóð
shell-notify = Láttu mig vita þegar ég á leik
shell-notify-blocked = Vafrinn leyfir ekki tilkynningar hér.
shell-install = Setja upp sem smáforrit
shell-offline = Þú ert án nettengingar eða ekki næst samband við þjóninn. Þú sérð það sem þetta tæki man.
shell-page = { $page } · rallar
shell-loading = Augnablik …

## Forsíðan

home-title = Mörg kort, eitt lestarævintýri
home-tagline = Veldu spilaborð og spilaðu: við tölvuna, við vini á netinu eða umhverfis eitt borð. Engin skráning, engin bið.
home-play = Spila núna
home-learn = Lærðu með því að spila
home-starting = Verið er að stilla upp …
home-more = Fleiri möguleikar
home-players = { $fewest }–{ $most } spilarar
home-against = Mótspilarar
home-level = Erfiðleikastig
home-opponents =
    { $number ->
        [one] { $number } tölva
       *[other] { $number } tölvur
    }
home-continue = Halda áfram
home-all-games = Allir leikirnir mínir
home-join = Setjast við borð
home-join-label = Hlekkur eða kóði
home-join-go = Fara að borðinu
home-join-unclear = Þetta líkist ekki boði: límdu inn allan hlekkinn eða sláðu inn kóðann, tíu stafi, eða átta fyrir þitt eigið sæti.
home-score = Telja stig í spili
home-score-hint = Teljið stigin í borðspilinu sem þið voruð að ljúka.
home-upload = Horfa aftur á vistaðan leik
home-upload-hint = Skrá sem þú eða vinur vistaði eftir leik. Hún er sannreynd skref fyrir skref.
home-upload-choose = Velja skrá

level-rookie = byrjandi
level-regular = vanur spilari
level-expert = sérfræðingur
level-master = meistari
character-rookie = Tekur leiðir eftir geðþótta og gleymir stundum lestarmiða.
character-regular = Gerir áætlun og heldur sig við hana.
character-expert = Hefur spilað milljón leiki og telur vagnana þína.
character-master = Hugsar fram í tímann, lokar leiðum viljandi og lýkur leiknum þegar forystan er hans.

## Lestarvagnar spilaranna

piece-crimson = fagurrautt, einlitt
piece-azure = blátt, röndótt
piece-forest = grænt, doppótt
piece-amber = rafgult, með örvum
piece-graphite = dökkgrátt, með krossum

## Nýtt borð

new-title = { $board }: nýr leikur
new-how = Hvernig viltu spila?
new-mode-computers = Við tölvur
new-mode-computers-hint = Þú og ein eða fleiri tölvur, hér og nú.
new-mode-friends = Vinir á netinu
new-mode-friends-hint = Sendu hlekk. Hver og einn spilar á sínum skjá.
new-mode-pass = Einn skjár gengur á milli
new-mode-pass-hint = Þið deilið skjánum. Spilin eru hulin á milli umferða.
new-mode-table = Borðskjár
new-mode-table-hint = Þessi skjár sýnir spilaborðið. Hver spilari skannar kóðann og sér spilin sín í símanum.
new-seats = Hverjir spila
new-seat-kind = Hver situr í sæti { $number }
new-kind-person = Spilari hér
new-kind-friend = Vinur, með boði
new-kind-computer = Tölva
new-name-of = Nafn í sæti { $number }
new-level-of = Hve vel tölvan í sæti { $number } spilar
new-color = Litur á sæti { $number }
new-add = Bæta við sæti
new-remove = Fjarlægja sæti { $number }
new-options = Valkostir
new-start = Hver byrjar
new-start-random = Tilviljun ræður
new-variant = Reglur
new-variant-none = Venjulegar reglur
new-hints = Ábendingar
new-hints-yes = Sá sem á leik má spyrja
new-hints-no = Engar
new-begin = Byrja
new-set = Stofna borð
new-problem-name-long = Nafnið í sæti { $number } er of langt: mest 24 stafir.
new-problem-same-name = Tvö sæti bera nafnið { $name }. Hver er hver?
new-problem-alone = Einhver þarf að spila: hafðu spilara hér eða vin í einu sætinu.

## Borð fyrir leik

lobby-title = { $board }: borðið er tilbúið
lobby-seats = Hverjir spila
lobby-seat-open = Laust sæti
lobby-seat-you = þú
lobby-seat-present = á staðnum
lobby-seat-away = ekki við núna
lobby-computer = tölva ({ $level })
lobby-invite = Bjóða öðrum
lobby-invite-hint = Sendu hlekkinn eða láttu skanna kóðann. Nafn er nóg.
lobby-invite-link = Boðshlekkur
lobby-copy = Afrita hlekkinn
lobby-copied = Afritað
lobby-share = Deila
lobby-share-text = Komdu að spila lestarspil við mig: { $board }
lobby-code = Kóði: { $code }
lobby-qr = QR-kóði með boðshlekknum
lobby-only-here = Þessi slóð virkar aðeins á þessu tæki. Ræstu með „rallar serve --host 0.0.0.0“ til að bjóða símum á sama neti.
lobby-screen = Sýna á stórum skjá
lobby-sit-title = Fáðu þér sæti
lobby-sit = Setjast
lobby-sit-hint = Hér er laust sæti. Nafnið þitt er allt sem þarf.
lobby-your-name = Nafnið þitt
lobby-your-color = Liturinn þinn
lobby-name-missing = Sláðu fyrst inn nafn.
lobby-leave = Standa upp
lobby-full = Öll sætin eru tekin. Vertu áfram og horfðu á.
lobby-hints = Ábendingar: sá sem á leik má spyrja tölvuna.
lobby-no-hints = Engar ábendingar í þessum leik.
lobby-waiting-host = Gestgjafinn byrjar þegar allir eru komnir.
lobby-chat-hint = Heilsaðu hinum á meðan þið bíðið. Spjallið heldur áfram í leiknum.
lobby-host = gestgjafi
lobby-make-host = Gera að gestgjafa
lobby-begin-without = Byrja án gestgjafans
lobby-lost-seat = Ef þú átt eitt af sætunum geturðu beðið gestgjafann að losa það eða slegið persónulega kóðann þinn inn á forsíðunni.
lobby-waiting =
    { $number ->
        [one] { $number } sæti er enn laust.
       *[other] { $number } sæti eru enn laus.
    }
lobby-ready = Allir eru komnir.
lobby-absent = Beðið er eftir fleirum: { $names }.
lobby-begin = Byrja
lobby-begin-filled = Byrja, með tölvur í lausu sætunum
lobby-open-seat = Losa sætið
lobby-give-computer = Tölva
lobby-level-of = Hve vel { $name } spilar
lobby-lost = Sambandið er rofið. Reynt er aftur …

## Þegar ekki er hægt að sýna síðu

trouble-title = Eitthvað fór úrskeiðis
trouble-home = Á forsíðuna
trouble-again = Reyna aftur
trouble-watch = Horfa á án sætis
server-unreachable = Þjónninn svarar ekki. Er hann í gangi, og ertu með nettengingu?
lost-title = Hér er engin lestarstöð
lost-text = Teinarnir enda í skóginum. Forsíðan er á næstu stöð.

## Leikirnir mínir

games-title = Leikirnir mínir
games-none = Engir leikir enn. Þegar þú hefur spilað finnur þú leikina þína hér, á þessu tæki.
games-running = Í gangi
games-finished = Lokið
games-gone = Ekki til lengur
games-continue = Halda áfram
games-replay = Horfa aftur
games-forget = Fjarlægja
games-forget-sure = Fjarlægja leikinn af listanum? Þú kemst þá ekki aftur í sætið þitt.
games-keep = Geyma hann
games-your-turn = Þú átt leik
games-waiting =
    { $number ->
        [one] { $number } spil bíður eftir þér
       *[other] { $number } spil bíða eftir þér
    }
games-place = Þú lentir í { $place ->
        [2] öðru
        [3] þriðja
        [4] fjórða
       *[other] fimmta
    } sæti: { $score }
games-turn-of = { $name } á leik
games-choosing = Verið er að velja miða
games-open = Ekki hafinn: borðið bíður
games-gone-text = Borðið { $table } er ekki lengur á þessum þjóni.
games-with = mótspilarar: { $names }
games-alone = enginn annar enn
games-since = síðast leikið { $when }
games-people = Fólk sem þú hefur spilað við
games-people-met =
    { $number ->
        [one] eitt spil
       *[other] { $number } spil
    }, síðast { $when }
games-along = Vista loknu spilin mín
games-along-text = Ein skrá með úrslitum og leikjum hvers spils.
games-ago-minutes =
    { $number ->
        [one] fyrir { $number } mínútu
       *[other] fyrir { $number } mínútum
    }
games-ago-hours =
    { $number ->
        [one] fyrir { $number } klukkustund
       *[other] fyrir { $number } klukkustundum
    }
games-ago-days =
    { $number ->
        [one] fyrir { $number } degi
       *[other] fyrir { $number } dögum
    }

## Borð á stórum skjá

screen-title = { $board } á stórum skjá
screen-scan = Skannaðu og fáðu þér sæti
screen-scan-hint = Spilin þín birtast í símanum. Spilaborðið er áfram hér.
screen-fullscreen = Fylla skjáinn
screen-phone = Aftur að borðinu
screen-moves = Síðustu aðgerðir
screen-pointed = { $route } er nú í síma hjá { $name }.
screen-cards = Spil sem snúa upp
screen-decks =
    { $tickets ->
        [one] { $deck } spil og { $tickets } miði í bunkunum
       *[other] { $deck } spil og { $tickets } miðar í bunkunum
    }
screen-turn = { $name } á leik
screen-choosing = Allir velja miða

## Leikur sem er lokið, aftur

film-title = { $board }: endursýning
film-not-over = Þessum leik er ekki lokið, svo að ekki er hægt að horfa á hann aftur.
film-watch = Horfa á
film-position = Aðgerð { $at } af { $last }
film-slider = Aðgerð
film-first = Fara á byrjun
film-back = Eina aðgerð til baka
film-play = Spila
film-pause = Hlé
film-next = Eina aðgerð áfram
film-last = Fara á enda
film-speed = Hraði
film-speed-slow = hægt
film-speed-normal = venjulegt
film-speed-fast = hratt
film-eyes = Sjónarhorn
film-eyes-public = áhorfandi
film-deal = Gjöfin
film-score = Lokastaðan
film-save = Vista leikinn
film-table = Að borðinu

## Reglusíðan

rules-boards = Reglur hvers borðs
rules-contents = Á þessari síðu
rules-play = Spila: { $board }

## Um verkið

about-what = rallar er opinn vettvangur til að spila borðspil um járnbrautir, rannsaka þau og kenna vélum að spila þau: í vafranum, í skipanaglugga og úr Python.
about-version = Útgáfa { $version }
about-unofficial = Óopinbert verk aðdáenda. Það tengist útgefanda prentuðu spilanna ekki á neinn hátt og notar hvorki myndir þeirra né texta.
about-licences = Leyfi
about-licences-hint = Allt þetta fylgir rallar, hver hluti með sínu eigin leyfi.
about-public-domain = án höfundarréttar
about-needs = Verkið styðst líka við þessa Python-pakka, sem eru settir upp við hlið þess, hver með sínu eigin leyfi: { $packages }.
