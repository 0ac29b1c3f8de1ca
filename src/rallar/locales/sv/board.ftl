# Kartan så som den läses upp, och dess knappar.

map-region = Karta: { $board }
map-spots = Sträckor och städer
map-help = Piltangenterna går från plats till plats, Enter väljer. Page Down går till nästa du kan använda, en bokstav till en stad. Plus, minus och noll zoomar, Skift med piltangenter flyttar kartan, Escape går ut.
map-zoom-in = Zooma in
map-zoom-out = Zooma ut
map-zoom-all = Visa hela kartan
map-which = Vilken?
map-which-none = Ingen av dem

## En sträcka: dess namn och något av detta, med komma emellan

map-spaces =
    { $number ->
        [one] en ruta
       *[other] { $number } rutor
    }
map-any-color = en valfri färg
map-locomotives =
    { $number ->
        [one] kräver ett lokomotiv
       *[other] kräver { $number } lokomotiv
    }
map-substitute = { $number } valfria kort räknas som ett
map-free = ledig
map-yours = din
map-taken = tagen av { $player }
map-shared = här går ett snabbtåg för alla
map-closed = stängd
map-can-claim = du kan muta in den
map-can-lay = du kan lägga en bricka på den

## En stad: dess namn och något av detta

map-station = station som { $player } har byggt
map-station-yours = din station
map-can-build = du kan bygga en station här
