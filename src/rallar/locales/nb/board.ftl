# Kartet slik det leses opp, og knappene på det.

map-region = Kart: { $board }
map-spots = Toglinjer og byer
map-help = Piltastene går fra sted til sted, Enter velger. Page Down går til det neste du kan bruke, en bokstav til en by. Pluss, minus og null zoomer, Skift med piltaster flytter kartet, Escape går ut.
map-zoom-in = Zoom inn
map-zoom-out = Zoom ut
map-zoom-all = Vis hele kartet
map-which = Hvilken?
map-which-none = Ingen av dem

## En toglinje: navnet og noe av dette, med komma imellom

map-spaces =
    { $number ->
        [one] ett felt
       *[other] { $number } felter
    }
map-any-color = én valgfri farge
map-locomotives =
    { $number ->
        [one] krever ett lokomotiv
       *[other] krever { $number } lokomotiver
    }
map-substitute = { $number } vilkårlige kort gjelder som ett
map-free = ledig
map-yours = din
map-taken = tatt av { $player }
map-shared = her går et lyntog for alle
map-closed = stengt
map-can-claim = du kan gjøre krav på den
map-can-lay = du kan legge en skinne på den

## En by: navnet og noe av dette

map-station = stasjon som { $player } har bygd
map-station-yours = din stasjon
map-can-build = du kan bygge en stasjon her
