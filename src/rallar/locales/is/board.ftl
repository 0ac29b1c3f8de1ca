# Kortið eins og það er lesið upp, og hnappar þess.

map-region = Kort: { $board }
map-spots = Leiðir og borgir
map-help = Örvalyklar fara frá stað til staðar, Enter velur. Page Down fer á þann næsta sem þú getur nýtt þér, bókstafur á borg. Plús, mínus og núll þysja, Shift með örvum færir kortið, Escape fer út.
map-zoom-in = Þysja inn
map-zoom-out = Þysja út
map-zoom-all = Sýna allt kortið
map-which = Hver þeirra?
map-which-none = Engin þeirra

## Leið: heiti hennar og eitthvað af þessu, með kommum á milli

map-spaces =
    { $number ->
        [one] { $number } reitur
       *[other] { $number } reitir
    }
map-any-color = einn litur að eigin vali
map-locomotives =
    { $number ->
        [one] krefst { $number } dráttarvagns
       *[other] krefst { $number } dráttarvagna
    }
map-substitute = hvaða { $number } spil sem er gilda sem eitt
map-free = laus
map-yours = þín
map-taken = eigandi { $player }
map-shared = hér gengur hraðlest fyrir alla
map-closed = lokuð
map-can-claim = þú getur eignað þér hana
map-can-lay = þú getur lagt flís á hana

## Borg: heiti hennar og eitthvað af þessu

map-station = lestarstöð, eigandi { $player }
map-station-yours = lestarstöðin þín
map-can-build = þú getur byggt lestarstöð hér
