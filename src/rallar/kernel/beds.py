"""The mechanic of track beds: after drawing cards, a tile is laid."""

from __future__ import annotations

from rallar.kernel.actions import allow, tile_action
from rallar.kernel.layout import BUILD, COLORS, LENGTHS, LOG_BUILT, NOBODY, WORD, Box, Scratch, State
from rallar.kernel.log import note
from rallar.kernel.routes import close_others


def tiles_of_length(s: State, length: int) -> int:
    total = 0
    for color in range(COLORS):
        total += s.tiles[length, color]
    return total


def open_beds(b: Box, s: State, i: int) -> int:
    """Beds a tile of the supply fits (L2, L3), one word of them."""
    bare = 0
    for length in range(LENGTHS):
        if b.tile_lengths[length] and tiles_of_length(s, length) > 0:
            bare |= b.beds[length, i]
    for color in range(COLORS):
        bare &= ~s.laid_tiles[color, i]
    return bare & s.free[i]


def can_build(b: Box, s: State) -> bool:
    for i in range(b.bed_words):
        if open_beds(b, s, i):
            return True
    return False


def begin_building(b: Box, s: State) -> bool:
    """L2, L3: after the cards, a tile, if one fits."""
    if b.bed_words == 0 or not can_build(b, s):
        return False
    s.phase = BUILD
    return True


def legal_beds(b: Box, s: State, w: Scratch) -> None:
    for i in range(b.bed_words):
        w.legal[b.bed_word + i] = open_beds(b, s, i)


def legal_tiles(b: Box, s: State, w: Scratch) -> None:
    for color in range(COLORS):
        if s.tiles[b.length[s.route], color] > 0:
            allow(w, tile_action(color))


def lay_tile(b: Box, s: State, w: Scratch, seat: int, color: int) -> None:
    route = s.route
    s.tiles[b.length[route], color] -= 1
    s.laid_tiles[color, route // WORD] |= 1 << (route % WORD)
    s.route = NOBODY
    note(w, LOG_BUILT, seat, route, color)
    close_others(b, s, w, route)
