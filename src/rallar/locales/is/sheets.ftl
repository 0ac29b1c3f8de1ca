## Blað: spil á borði sem telja skal

sheet-not-toml = Ekki er hægt að lesa línu { $line } í blaðinu sem TOML.
sheet-not-a-sheet = Þetta er ekki blað: fyrsta línan þarf að vera format = "rallar-sheet".
sheet-other-version = Blaðið er af útgáfu { $found }; þetta forrit les { $known }.
sheet-other-board = Blaðið er af „{ $board }“, ekki „{ $found }“.
sheet-unknown-key = Blaðið, { $entry }: „{ $name }“ merkir ekkert hér.
sheet-missing-key = Blaðið, { $entry }: „{ $name }“ vantar.
sheet-bad-entry = Blaðið: { $entry } er merkingarlaust.
sheet-unknown-route = { $player }: leiðin „{ $name }“ er ekki til. Áttirðu við „{ $near }“?
sheet-unknown-city = { $player }: borgin „{ $name }“ er ekki til. Áttirðu við „{ $near }“?
sheet-unknown-ticket = { $player }: lestarmiðinn „{ $name }“ er ekki til. Áttirðu við „{ $near }“?
sheet-unknown-train = Hraðlestir: leiðin „{ $name }“ er ekki til. Áttirðu við „{ $near }“?
sheet-color-twice = { $by } og { $player } hafa sama lit.
sheet-train-twice = { $route } er tvisvar meðal hraðlestanna.
sheet-route-and-train = { $route }: þar er bæði hraðlest og lestarvagnar ({ $player }).
sheet-route-twice = { $player }: { $route } er gefin upp tvisvar.
sheet-route-of-two = { $route } er gefin upp hjá tveimur: { $by }, { $player }.
sheet-station-twice = Þar er meira en ein lestarstöð: { $city }.
sheet-ticket-twice = { $player }: lestarmiðinn { $ticket } er gefinn upp tvisvar en hann er aðeins einn.
sheet-ticket-of-two = Lestarmiðinn { $ticket } er gefinn upp hjá tveimur ({ $by }, { $player }) en hann er aðeins einn.
sheet-too-many-cars = { $player }: lestarvagnar á kortinu eru { $number } en leikmaður á aðeins { $most }.
sheet-too-many-stations = { $player }: lestarstöðvar á kortinu eru { $number } en leikmaður á aðeins { $most }.
sheet-too-many-trains = Hraðlestir á kortinu eru { $number } en í kassanum eru aðeins { $most }.
sheet-no-train-here = { $route } er ekki hraðlestarleið.
sheet-no-station-here = { $player }: hér getur ekki staðið lestarstöð: { $city }.
sheet-unknown = Hér er ekkert sameiginlegt blað „{ $sheet }“. Kannski hefur það gleymst eftir langan tíma.
sheet-changed = Of margir breyttu blaðinu á sama augnabliki. Reyndu aftur.
sheet-no-player = Leikmaðurinn er ekki lengur á blaðinu.

## Það sem dregið er kurteislega í efa: það er samt talið

sheet-doubts = Vert að líta á aftur
sheet-doubt-parallel-owned = { $player } á tvær af leiðunum { $route }. Samkvæmt reglunum má leikmaður aðeins eiga eina þeirra.
sheet-doubt-parallel-closed = { $by } og { $player } eiga hvor sína leiðina { $route }. Þegar svo fáir leika má aðeins nota aðra þeirra.
sheet-doubt-crossing = { $player }: { $routes } skerast. Samkvæmt reglunum er aðeins hægt að eigna sér aðra þeirra.
sheet-doubt-train-due = { $player } á lestarvagna á { $route }. Meðan hraðlestir eru eftir á að standa þar hraðlest.
sheet-doubt-few-tickets =
    { $number ->
        [0] { $player } á engan lestarmiða en allir halda að minnsta kosti { $keep } fyrir fyrstu umferð.
       *[other] { $player } á { $number } lestarmiða en allir halda að minnsta kosti { $keep } fyrir fyrstu umferð.
    }
sheet-doubt-long-tickets = { $player } á { $number } langa lestarmiða en fær aðeins { $most }.
sheet-doubt-spaces = Allir leikmenn hafa samtals fært sig um { $moved } reiti á hraðlestarbrautinni en hraðlestirnar á kortinu gefa { $spaces }.
sheet-doubt-not-over = Síðasta umferðin virðist ekki hafin: einhver þarf að eiga í mesta lagi { $cars } lestarvagna eftir. Eru allar leiðir komnar?

## Merkin á stigabrautinni

sheet-markers = Stigamerkin
sheet-marker-right = { $player }: merkið á { $marker } kemur heim við leiðirnar.
sheet-marker-ahead =
    { $number ->
        [one] { $player }: merkið á { $marker } er { $number } stigi á undan leiðunum ({ $points }).
       *[other] { $player }: merkið á { $marker } er { $number } stigum á undan leiðunum ({ $points }).
    }
sheet-marker-behind =
    { $number ->
        [one] { $player }: merkið á { $marker } er { $number } stigi á eftir leiðunum ({ $points }).
       *[other] { $player }: merkið á { $marker } er { $number } stigum á eftir leiðunum ({ $points }).
    }
sheet-by-markers =
    { $points ->
        [one] Eftir merkjunum væri hæsta talan { $points } stig: { $players }.
       *[other] Eftir merkjunum væri hæsta talan { $points } stig: { $players }.
    }
sheet-rules = Eftir þessum reglum

## The page on which a table is laid out

count-page = Telja stig í spili
count-lead = Er borðspilið búið? Leggðu borðið upp hér og láttu telja skref fyrir skref, með leið hvers lestarmiða.
count-box = Hvaða kassi?
count-who = Hverjir spiluðu?
count-number = Leikmenn
count-begin = Leggja borðið upp
count-box-of = { $board }: borðið
count-open = Borð sem ekki eru talin enn
count-history = Talin spil
count-all-boxes = Allir kassar
count-won-one = { $names }: sigur með { $points }
count-forget = Fjarlægja þetta spil
count-name = Nafn
count-games = Spil
count-wins = Sigrar
count-average = Meðaltal
count-best = Best
count-mine = Hver á að skrá?
count-route-hint = Ýttu á leiðirnar: { $name }. Ýttu aftur til að fjarlægja leið.
count-cars-left =
    { $cars ->
        [one] { $cars } lestarvagn eftir
       *[other] { $cars } lestarvagnar eftir
    }
count-stations-left =
    { $stations ->
        [one] { $stations } lestarstöð eftir
       *[other] { $stations } lestarstöðvar eftir
    }
count-trains = Hraðlestir
count-trains-left =
    { $trains ->
        [one] { $trains } hraðlest eftir
       *[other] { $trains } hraðlestir eftir
    }
count-draw = Draga eftir leiðum
count-tab-routes = Leiðir
count-tab-stations = Lestarstöðvar
count-tab-tickets = Lestarmiðar
count-tab-track = Brautir
count-station-hint = Ýttu á borgirnar þar sem er lestarstöð: { $name }.
count-ticket-find = Tveir stafir af hvorum stað
count-ticket-hint = Eða ýttu á báða staðina á kortinu.
count-ticket-from = Frá: { $city }
count-ticket-none = Enginn slíkur lestarmiði
count-ticket-of = { $name } á hann
count-ticket-remove = Fjarlægja { $ticket }
count-spaces = Reitir á hraðlestarbrautinni
count-marker = Merki á stigabrautinni
count-marker-hint = Á undan lestarmiðunum; má vera autt.
count-now = Telja
count-back = Aftur að borðinu
count-share = Skrá saman
count-share-says = Sá sem opnar tengilinn eða skannar kóðann skráir sinn hluta. Allir sjá sama borðið.
count-shared = Þið eruð nokkur sem skráið á þetta borð.
count-colors = Litur: { $name }
count-faults = Þetta getur ekki staðist enn
count-behind = Ekkert net: það sem þú skráir geymist og öðrum er sagt frá því síðar.
count-picture = Deila mynd
count-no-picture = Ekki er hægt að búa til myndina í þessu tæki.
count-photo = Ljósmynd undir kortið
count-photo-says = Til að teikna borðið eftir. Hún er aðeins í þessu tæki þar til þú fjarlægir hana.
count-photo-tap = Ýttu á { $city } á myndinni.
count-photo-again = Þrír staðanna liggja í beinni línu, en það gera borgirnar ekki: allar fjórar aftur.
count-photo-none = Ekki er hægt að sýna skrána sem mynd hér.
count-photo-off = Fjarlægja myndina
count-whoami = Hver ert þú?
count-whoami-says = Það sem þú ýtir á er þá þitt. Þú getur samt skráð fyrir þann sem er ekki með síma.
count-helping = Enginn þeirra: ég hjálpa til
count-for-other = Skrá fyrir annan
count-for-me = Aftur: { $name }
count-own-phone = í eigin síma
count-entered-by = { $name } skráir
count-helper = aðstoðarmaður
count-moved = { $name } á ekki lengur: { $thing }.
count-give-back = Skila
count-players = Leikmenn og reglur
count-add = Bæta við leikmanni
count-remove = Fjarlægja: { $name }
count-remove-ask =
    { $number ->
        [one] { $name } á { $number } hlut á borðinu. Á að fjarlægja leikmanninn og hann?
       *[other] { $name } á { $number } hluti á borðinu. Á að fjarlægja leikmanninn og þá?
    }
count-remove-yes = Fjarlægja
count-remove-no = Halda
count-still = Leiðir sem enginn á ({ $number })
count-still-show = Sýna þær á kortinu
count-still-worth = Sýna leiðir sem gefa { $points }
count-still-ticket = { $name }: í { $ticket } vantar aðeins { $route }.
count-ticket-elsewhere = { $ticket } er lestarmiði úr öðru spili: { $board }.
count-forgotten = Fjarlægt: { $game }
count-undo = Afturkalla
count-take = Í annan síma
count-take-says = Skráin geymir öll spil í þessu tæki; ljósmyndir verða hér eftir.
count-export = Vista sem skrá
count-import = Lesa skrá
count-imported =
    { $number ->
        [0] Ekkert nýtt er í skránni.
        [one] { $number } spil var lesið.
       *[other] { $number } spil voru lesin.
    }
count-not-family = Þetta er ekki skrá með töldum spilum.
