"""What an action means: the one place where its number is put together and taken apart."""

from __future__ import annotations

from rallar.kernel.layout import (
    ACTION_WORDS,
    ADDS_LOCOS,
    BUILDS_STATION,
    CHOOSES_BED,
    CLAIM,
    CLAIMS,
    DECK,
    DECLINES,
    DRAWS,
    DRAWS_TICKETS,
    FILL,
    FILLS,
    KEEP,
    KEEPS,
    LAYS_TILE,
    LOCOS,
    NOBODY,
    OPEN,
    PASS,
    PASSES,
    PAY,
    PAY_NONE,
    PAYS,
    TICKETS,
    TILE,
    WORD,
    Box,
    Scratch,
)
from rallar.model.limits import MAX_LENGTH


def kind_of(b: Box, action: int) -> int:
    """What an action of the board's space does."""
    if action >= CLAIM:
        if action < b.station_word * WORD:
            return CLAIMS
        return BUILDS_STATION if action < b.bed_word * WORD else CHOOSES_BED
    if action >= PAY:
        return PAYS if action <= PAY_NONE else ADDS_LOCOS
    if action >= TILE:
        return LAYS_TILE if action < FILL else FILLS
    if action < DECK:
        return KEEPS
    if action < TICKETS:
        return DRAWS
    if action == TICKETS:
        return DRAWS_TICKETS
    return PASSES if action == PASS else DECLINES


def keep_action(mask: int) -> int:
    """Keep these of the offered tickets, in the order dealt."""
    return KEEP + mask


def kept_mask(action: int) -> int:
    return action - KEEP


def open_action(card: int) -> int:
    """Take a face-up card."""
    return OPEN + card


def open_card(action: int) -> int:
    return action - OPEN


def claim_action(route: int) -> int:
    return CLAIM + route


def claimed_route(action: int) -> int:
    return action - CLAIM


def station_action(b: Box, city: int) -> int:
    return b.station_word * WORD + city


def station_city(b: Box, action: int) -> int:
    return action - b.station_word * WORD


def bed_action(b: Box, route: int) -> int:
    return b.bed_word * WORD + route


def bed_route(b: Box, action: int) -> int:
    return action - b.bed_word * WORD


def tile_action(color: int) -> int:
    return TILE + color


def tile_color(action: int) -> int:
    return action - TILE


def pay_action(color: int, number: int) -> int:
    """So many cards of a color; with none, locomotives and substitutes only."""
    return PAY_NONE if number == 0 else PAY + color * MAX_LENGTH + number - 1


def paid_color(action: int) -> int:
    return NOBODY if action == PAY_NONE else (action - PAY) // MAX_LENGTH


def paid_number(action: int) -> int:
    return 0 if action == PAY_NONE else (action - PAY) % MAX_LENGTH + 1


def locos_action(number: int) -> int:
    return LOCOS + number


def added_locos(action: int) -> int:
    return action - LOCOS


def fill_action(card: int) -> int:
    return FILL + card


def filled_card(action: int) -> int:
    return action - FILL


def allow(w: Scratch, action: int) -> None:
    """List an action as legal."""
    w.legal[action // WORD] |= 1 << (action % WORD)


def is_legal(w: Scratch, action: int) -> bool:
    """Whether an action is among those listed."""
    if action < 0 or action >= ACTION_WORDS * WORD:
        return False
    return (w.legal[action // WORD] >> (action % WORD)) & 1 == 1
