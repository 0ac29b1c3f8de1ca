# Kartta sellaisena kuin se luetaan ääneen, ja sen painikkeet.

map-region = Kartta: { $board }
map-spots = Reitit ja kaupungit
map-help = Nuolinäppäimet vievät paikasta toiseen, Enter valitsee. Page Down vie seuraavaan, jota voit käyttää, kirjain kaupunkiin. Plus, miinus ja nolla zoomaavat, Vaihto ja nuolet siirtävät karttaa, Escape poistuu.
map-zoom-in = Lähennä
map-zoom-out = Loitonna
map-zoom-all = Näytä koko kartta
map-which = Mikä näistä?
map-which-none = Ei mikään näistä

## Reitti: sen nimi ja jotkin näistä, pilkuilla erotettuina

map-spaces =
    { $number ->
        [one] yksi ruutu
       *[other] { $number } ruutua
    }
map-any-color = mikä tahansa yksi väri
map-locomotives =
    { $number ->
        [one] vaatii yhden veturin
       *[other] vaatii { $number } veturia
    }
map-substitute = mitkä tahansa { $number } korttia käyvät yhdestä
map-free = vapaa
map-yours = sinun
map-taken = rakentaja { $player }
map-shared = täällä kulkee kaikkien luotijuna
map-closed = suljettu
map-can-claim = voit rakentaa sen
map-can-lay = voit asettaa siihen laatan

## Kaupunki: sen nimi ja jotkin näistä

map-station = asema, rakentaja { $player }
map-station-yours = sinun asemasi
map-can-build = voit rakentaa tänne aseman
