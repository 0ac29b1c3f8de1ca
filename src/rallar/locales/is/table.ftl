# Borðið á meðan leikið er í vafranum.

card-back = spil á hvolfi

## Hver á leik og hvað er hægt að gera

turn-title = Umferðin
turn-mine-keep-tickets =
    { $number ->
        [1] Veldu lestarmiða: haltu eftir minnst einum.
       *[other] Veldu lestarmiða: haltu eftir minnst { $number }.
    }
turn-mine-take-turn = Þú átt leik: dragðu spil eða miða, eða eignaðu þér leið.
turn-mine-take-turn-stations = Þú átt leik: dragðu spil eða miða, eignaðu þér leið eða byggðu stöð.
turn-mine-draw-second = Dragðu seinna spilið.
turn-mine-pay-surcharge = Göngin kosta { $number } spil í viðbót. Viltu borga eða taka spilin aftur?
turn-mine-lay-tile = Leggðu nú teinaflís: veldu brautarstæði.
turn-stuck = Þú getur ekkert gert í þessari umferð. Sittu hjá.
turn-other-keep-tickets =
    { $number ->
        [1] { $player } velur lestarmiða.
       *[other] Velja lestarmiða: { $player }.
    }
turn-other-take-turn = { $player } á leik.
turn-other-draw-second = { $player } dregur seinna spilið.
turn-other-pay-surcharge = { $player } er í göngum.
turn-other-lay-tile = { $player } leggur teina.
turn-over = Leiknum er lokið.
turn-choose-site = Veldu borg fyrir lestarstöðina þína.
turn-pointed = Valin á borðinu: { $route }
turn-claim = Eigna sér leið ({ $number })
turn-tickets = Draga lestarmiða
turn-station = Byggja lestarstöð
turn-pass = Sitja hjá
turn-last-round = Síðasta umferð!
turn-turns-left =
    { $number ->
        [one] { $number } á eftir að leika.
       *[other] { $number } eiga eftir að leika.
    }
turn-window = ● Þú átt leik · { $page }
turn-notice = Þú átt leik
hint-ask = Ábending
hint-play = Gera það

## Spil

hand-title = Á hendi: { $number } spil
hand-empty = Þú hefur engin spil.
market-title = Spil til að draga
market-empty = auður staður
market-deck =
    { $number ->
        [0] Bunkinn er tómur
       *[other] Draga úr bunkanum, { $number } spil eftir
    }
market-tickets =
    { $number ->
        [0] Engir miðar eftir
        [one] { $number } miði
       *[other] { $number } miðar
    }
market-discards = { $number } spil til hliðar
market-tiles =
    { $number ->
        [one] { $number } teinaflís
       *[other] { $number } teinaflísar
    }
track-spaces =
    { $number ->
        [one] { $number } reitur
       *[other] { $number } reitir
    }

## Að eigna sér og byggja

routes-title =
    { $number ->
        [0] Engin leið í boði
        [one] { $number } leið í boði
       *[other] { $number } leiðir í boði
    }
routes-none = Þú hefur enn ekki spil fyrir neina leið. Dragðu fyrst nokkur.
routes-close = Loka
pay-claim = Eigna sér { $route }
pay-station = Lestarstöð: { $city }
pay-tunnel = Göng: þremur spilum er snúið upp þegar þú hefur borgað, og hvert sem passar kostar eitt í viðbót.
pay-ferry = Ferja: hvaða { $number } spil sem er gilda sem dráttarvagn.
pay-asking = Spilin þín eru talin …
pay-with = Borga með
pay-all =
    { $number ->
        [one] { $number } möguleiki enn
       *[other] { $number } möguleikar enn
    }
pay-other = Önnur spil …
pay-compose = Settu greiðsluna saman:
pay-compose-total =
    { $number ->
        [one] { $number } spil valið
       *[other] { $number } spil valin
    }
pay-of = { $number } af { $held }
pay-less = Taka burt: { $card }
pay-more = Bæta við: { $card }
pay-good = Þetta gengur.
pay-suggested = Aftur í tillögurnar
pay-confirm-claim = Eigna sér
pay-confirm-station = Byggja
pay-cancel = Hætta við

## Lestarmiðar

offer-title = Nýju lestarmiðarnir þínir
offer-least =
    { $least ->
        [1] Haltu eftir minnst einum. Hver þeirra lýsir upp staði sína á kortinu.
       *[other] Haltu eftir minnst { $least }. Hver þeirra lýsir upp staði sína á kortinu.
    }
offer-keep =
    { $number ->
        [0] Halda eftir …
        [one] Halda eftir { $number } miða
       *[other] Halda eftir { $number } miðum
    }
mine-title = Lestarmiðarnir mínir
mine-made =
    { $made ->
        [one] { $made } af { $all } kláraður
       *[other] { $made } af { $all } kláraðir
    }
mine-none = Þú átt enga lestarmiða enn.
path-none = Staðina er ekki lengur hægt að tengja.
path-missing =
    { $number ->
        [0] Öll leiðin er tilbúin.
        [one] { $number } reit vantar.
       *[other] { $number } reiti vantar.
    }
find-city = Finna borg
find-nothing = Sú borg er ekki hér.

## Göng, teinaflísar, hraðlestir

tunnel-title = Göng { $route }
tunnel-turned = { $player } grefur: þremur spilum er snúið upp.
tunnel-skip = Snúa öllum spilunum strax
tunnel-due =
    { $number ->
        [0] Ekkert meira að borga: göngin eru grafin.
       *[other] Borga þarf { $number } spil í viðbót.
    }
tunnel-pay = Borga
tunnel-decline = Taka spilin mín aftur
tunnel-close = Loka
tile-title = Leggja teinaflís
tile-option =
    { $length ->
        [one] { $route } ({ $length } reitur)
       *[other] { $route } ({ $length } reitir)
    }
tile-closes = Við þetta lokast til leiksloka: { $routes }.
tile-closes-beside =
    { $number ->
        [1] Leiðin við hliðina lokast til leiksloka.
        [one] { $number } leið við hliðina lokast til leiksloka.
       *[other] { $number } leiðir við hliðina lokast til leiksloka.
    }
tile-color = Litur flísarinnar
tile-confirm = Leggja hana
bullet-title = Hraðlestarbraut
bullet-left =
    { $number ->
        [0] engin lest eftir
        [one] { $number } lest eftir
       *[other] { $number } lestir eftir
    }
bullet-worth =
    { $number ->
        [one] { $number } reitur á hraðlestarbraut
       *[other] { $number } reitir á hraðlestarbraut
    }
bullet-place =
    { $spaces ->
        [one] { $player }: { $spaces } reitur
       *[other] { $player }: { $spaces } reitir
    }

## Spilarar

seat-title = Spilarar
seat-you = þú
seat-computer = tölva ({ $level })
seat-away = ekki við
seat-away-since = ekki við, síðast hér { $when }
seat-watching =
    { $number ->
        [one] { $number } horfir á
       *[other] { $number } horfa á
    }
seat-watching-too =
    { $number ->
        [one] Þú og { $number } annar horfið á
       *[other] Þú og { $number } aðrir horfið á
    }
seat-replacement = tölva leysir af
seat-choosing =
    { $number ->
        [one] skoðar { $number } miða
       *[other] velur úr { $number } miðum
    }
seat-cars =
    { $number ->
        [one] { $number } vagn
       *[other] { $number } vagnar
    }
seat-cards = { $number } spil
seat-tickets =
    { $number ->
        [one] { $number } miði
       *[other] { $number } miðar
    }
seat-stations =
    { $number ->
        [one] { $number } lestarstöð eftir
       *[other] { $number } lestarstöðvar eftir
    }
seat-propose = Láta tölvu leysa af
seat-proposed = { $by } leggur til að tölva leysi af í bili: { $player }.
seat-last-here = { $player } var hér síðast { $when }.
seat-agree = Já
seat-disagree = Nei
seat-return = Taka sætið mitt aftur
seat-asks-back = Einhver sem horfir á segist vera { $player } og vill fá sætið sitt aftur.
seat-asks-late = { $name } kom seint og vill spila áfram fyrir { $player }.
seat-hand-over = Afhenda sætið
pass-title = Halda áfram í öðru tæki
pass-hint = Skannaðu kóðann með hinu tækinu eða opnaðu hlekkinn þar. Hann er aðeins fyrir þig og virkar einu sinni, í { $minutes } mínútur. Þú heldur sætinu líka hér.
pass-qr = QR-kóði með persónulega hlekknum þínum
pass-link = Persónulegur hlekkur
pass-code = Eða sláðu þennan kóða inn á forsíðunni þar:
pass-revoke = Ógilda hlekkinn
pass-revoked = Hlekkurinn virkar ekki lengur.
pass-again = Nýr hlekkur
back-watching = Þú horfir á.
back-mine = Átt þú eitt af sætunum?
back-title = Sætið þitt við þetta borð
back-link = Veldu „Halda áfram í öðru tæki“ í tækinu sem þú spilaðir í og opnaðu hlekkinn hér eða sláðu inn kóðann:
back-code = Persónulegur kóði
back-go = Taka sætið mitt
back-ask = Eða biddu hin við borðið um sætið. Öll sem eru hér þurfa að samþykkja.
back-me = Ég er { $name }
back-late = Kemurðu seint? Spurðu hvort þú megir spila áfram fyrir tölvu:
back-for = Spila áfram fyrir { $name }
back-alone = Enginn er hér sem getur afhent sæti, svo að aðeins persónulegi hlekkurinn hjálpar.
back-waiting = Hin hafa verið spurð.

## Það sem gerðist

recent-watching = Síðustu aðgerðir
recent-again = Sýna aftur
recent-stop = Stöðva
log-title = Allt sem hefur gerst
log-earlier = Sýna fyrri aðgerðir
log-who = { $player }
log-open = Frásögn og spjall
chat-title = Spjall
chat-say = Segðu eitthvað
chat-send = Senda
chat-gone = Einhver sem er farinn: { $text }

## Einn skjár fyrir marga spilara

cover-title = { $player } tekur við tækinu
cover-hint = Spilin eru hulin þangað til.
cover-button = Ég er { $player }

## Sambandið

line-lost = Sambandið er rofið. Reynt er aftur …
line-back = Sambandið er komið aftur.
line-kept = Þú ert ekki í sambandi. Aðgerðin þín er geymd og spurt verður áður en hún er send.
unsent-title = Meðan sambandið var rofið
unsent-chosen = Þú valdir: { $what }
unsent-ask = Á að senda það núna?
unsent-since = Hinir hafa leikið síðan. Á samt að senda það?
unsent-late = Það er ekki lengur hægt.
unsent-done = Það komst til skila þrátt fyrir allt.
unsent-send = Senda
unsent-drop = Ekki senda
unsent-close = Allt í lagi

## Lítill skjár

tab-title = Hlutar borðsins
tab-ask = Núna
tab-cards = Draga
tab-tickets = Miðar
tab-table = Borð
tab-fold = Sýna eða fela þennan hluta
tab-unread =
    { $number ->
        [one] ein ný skilaboð
       *[other] { $number } ný skilaboð
    }

## Leikslok

end-title = Lokastaðan
end-counting = Þá er talið.
end-skip = Beint í úrslitin
end-again = Telja aftur
end-rematch = Spila aftur
end-join-rematch = Vera með í næsta leik
end-next-waits = Næsti leikur bíður. Allir halda sætum sínum.
end-watch-rematch = Horfa á næsta leik
end-replay = Horfa aftur og greina
end-save = Vista leikinn

## Lyklar

keys-title = Hjálp og lyklar
keys-rules = Reglurnar, í nýjum glugga
keys-open = taka spil sem snýr upp
keys-deck = draga úr bunkanum
keys-tickets = draga lestarmiða
keys-routes = sýna leiðir sem þú getur eignað þér
keys-station = byggja lestarstöð
keys-confirm = staðfesta
keys-cancel = hætta við eða loka
keys-log = opna frásögnina
keys-find = finna borg
keys-again = sýna síðustu aðgerðir aftur
keys-hint = biðja um ábendingu
keys-help = sýna þetta
keys-map = Á kortinu fara örvalyklar frá stað til staðar, Enter velur, + og − þysja, 0 sýnir allt.
touch-title = Hjálp
touch-route = Ýttu á leið til að eigna þér hana, eða sjá af hverju það er ekki hægt enn.
touch-city = Ýttu á borg til að lýsa hana upp. Séu lestarstöðvar á borðinu byggir þú þær líka svona.
touch-card = Ýttu á spil til að taka það.
touch-ticket = Ýttu á lestarmiða til að sjá leiðina á kortinu.
touch-map = Klíptu með tveimur fingrum til að þysja, dragðu til að færa kortið.
touch-sheet = Ýttu á flipa til að opna hann og aftur til að fella hann saman.
keys-close = Loka

# What the table’s screen says at its places.
log-name = Frásögn
turn-brief = Þú átt leik
turn-mine-take-turn-tiles = Þú átt leik: dragðu spil og leggðu teina, eða eignaðu þér leið.
turn-mine-too-dear = Göngin kosta meira en þú átt.
turn-mine-digging = Þremur spilum er snúið upp …
turn-beds = Veldu brautarstæði ({ $number })
price-color = Kostar { $cards }; þú átt { $turned }.
price-color-none = Kostar { $cards }; af þeim áttu ekkert.
price-any =
    { $engines ->
        [0] Kostar { $number } í sama lit; þú átt { $turned }.
       *[other] Kostar { $cards } og { $number } í sama lit; þú átt { $turned }.
    }
tunnel-laid = Lagt út:
tunnel-too-dear = Þú átt ekki spil fyrir því.
tile-left = { $held } á hendi, { $number } flísar eftir
beds-title = Brautarstæði ({ $number })
tickets-draw-title =
    { $number ->
        [one] Draga lestarmiða?
       *[other] Draga { $number } lestarmiða?
    }
tickets-draw-keep = Þú heldur eftir minnst { $number }. Lestarmiði sem þú klárar ekki kostar stigin sín.
tickets-draw-yes = Draga
fact-cars = Vagnar eftir
fact-cards = Spil á hendi
fact-tickets = Lestarmiðar
fact-stations = Lestarstöðvar eftir
fact-longest = Lengsta lestarleið
fact-points = Stig
seat-longest = lengsta lestarleið: { $number }
