# English: the map, as it is read aloud, and its buttons.

map-region = Map of { $board }
map-spots = Routes and cities
map-help = Arrow keys move from place to place; Enter selects. Page Down jumps to the next one you can use, a letter to a city. Plus and minus zoom, zero shows the whole map, Shift with an arrow pans, Escape leaves the map.
map-zoom-in = Zoom in
map-zoom-out = Zoom out
map-zoom-all = Show the whole map
map-which = Which one?
map-which-none = None of these

## A route: its name and some of these, with commas between

map-spaces =
    { $number ->
        [one] one space
       *[other] { $number } spaces
    }
map-any-color = any one color
map-locomotives =
    { $number ->
        [one] needs one locomotive
       *[other] needs { $number } locomotives
    }
map-substitute = any { $number } cards count as one
map-free = unclaimed
map-yours = yours
map-taken = claimed by { $player }
map-shared = a bullet train runs here for everyone
map-closed = closed
map-can-claim = you can claim it
map-can-lay = you can lay a tile on it

## A city: its name and some of these

map-station = station of { $player }
map-station-yours = your station
map-can-build = you can build a station here
