# Kortet, som det læses højt, og dets knapper.

map-region = Landkort: { $board }
map-spots = Strækninger og byer
map-help = Piletasterne går fra sted til sted, Enter vælger. Page Down går til det næste, du kan bruge, et bogstav til en by. Plus, minus og nul zoomer, Skift med piletaster flytter landkortet, Escape går ud.
map-zoom-in = Zoom ind
map-zoom-out = Zoom ud
map-zoom-all = Vis hele landkortet
map-which = Hvilken?
map-which-none = Ingen af dem

## En strækning: dens navn og noget af dette med komma imellem

map-spaces =
    { $number ->
        [one] ét felt
       *[other] { $number } felter
    }
map-any-color = én valgfri farve
map-locomotives =
    { $number ->
        [one] kræver ét lokomotiv
       *[other] kræver { $number } lokomotiver
    }
map-substitute = { $number } vilkårlige kort tæller som ét
map-free = ledig
map-yours = din
map-taken = taget af { $player }
map-shared = her kører et højhastighedstog for alle
map-closed = lukket
map-can-claim = du kan gøre krav på den
map-can-lay = du kan lægge en brik på den

## En by: dens navn og noget af dette

map-station = togstation, som { $player } har bygget
map-station-yours = din togstation
map-can-build = du kan bygge en togstation her
