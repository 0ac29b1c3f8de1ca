"""Train cards: deck and discards as counts, the face-up cards, hands."""

from __future__ import annotations

from rallar.kernel.actions import open_action, open_card
from rallar.kernel.chance import below
from rallar.kernel.layout import (
    CARDS,
    DECK,
    LOCO,
    LOG_DREW,
    LOG_OPENED,
    LOG_RESHUFFLED,
    LOG_SWEPT,
    LOG_TOOK,
    LOG_TURNED,
    NOBODY,
    Box,
    Scratch,
    State,
)
from rallar.kernel.log import make_room, note
from rallar.model.types import OPEN_SLOTS, SWEEP_AT


def take_from_deck(s: State, w: Scratch, kind: int, seat: int, slot: int) -> int:
    """One card from a deck that has one, noted as what it is taken for."""
    k = below(s.rng, s.deck_n)
    card = 0
    while k >= s.deck[card]:
        k -= s.deck[card]
        card += 1
    s.deck[card] -= 1
    s.deck_n -= 1
    if kind == LOG_OPENED or kind == LOG_TURNED:
        s.unseen[card] -= 1
    note(w, kind, seat, card, slot)
    if s.deck_n == 0:
        reshuffle(s, w)
    return card


def reshuffle(s: State, w: Scratch) -> None:
    """D7: the discards become the deck."""
    if s.discards_n == 0:
        return
    for card in range(CARDS):
        s.deck[card] += s.discards[card]
        s.unseen[card] = s.deck[card]
        s.discards[card] = 0
    s.deck_n += s.discards_n
    s.discards_n = 0
    note(w, LOG_RESHUFFLED, NOBODY, 0, 0)


def discard(s: State, card: int, number: int) -> None:
    s.discards[card] += number
    s.discards_n += number


def settle_cards(b: Box, s: State, w: Scratch) -> None:
    """After discarding: D7 for a deck that had run out, D8 for slots it left empty."""
    if s.deck_n == 0:
        reshuffle(s, w)
    refill_open(b, s, w)


def refill_open(b: Box, s: State, w: Scratch) -> None:
    fill_slots(s, w)
    if b.sweep == 0:
        return
    alternating = False
    told = w.log_n
    while sweep_due(s):
        if s.deck_n == OPEN_SLOTS and s.discards_n == 0:
            if alternating:
                return  # X7: the same two fives would change places for ever
            alternating = True
        told = make_room(w, told)
        sweep(s, w)
        fill_slots(s, w)


def fill_slots(s: State, w: Scratch) -> None:
    for slot in range(OPEN_SLOTS):
        if s.open[slot] == NOBODY and s.deck_n > 0:
            s.open[slot] = take_from_deck(s, w, LOG_OPENED, NOBODY, slot)


def sweep_due(s: State) -> bool:
    """D5, and its guard D6."""
    locomotives = 0
    others = 0
    for slot in range(OPEN_SLOTS):
        if s.open[slot] == LOCO:
            locomotives += 1
        elif s.open[slot] != NOBODY:
            others += 1
    if locomotives < SWEEP_AT:
        return False
    return others + s.deck_n - s.deck[LOCO] + s.discards_n - s.discards[LOCO] >= SWEEP_AT


def sweep(s: State, w: Scratch) -> None:
    note(w, LOG_SWEPT, NOBODY, 0, 0)
    for slot in range(OPEN_SLOTS):
        if s.open[slot] != NOBODY:
            discard(s, s.open[slot], 1)
            s.open[slot] = NOBODY
    if s.deck_n == 0:
        reshuffle(s, w)


def drawable(b: Box, s: State, second: bool) -> int:
    """The cards that may be taken now, as bits of the first word of actions (D1, D4)."""
    bits = 0
    if s.deck_n > 0:
        bits |= 1 << DECK
    for slot in range(OPEN_SLOTS):
        card = s.open[slot]
        if card != NOBODY and not (second and takes_both(b, card)):
            bits |= 1 << open_action(card)
    return bits


def takes_both(b: Box, card: int) -> bool:
    """D2: a face-up locomotive counts as both draws."""
    return card == LOCO and b.open_locomotive_ends != 0


def take_card(b: Box, s: State, w: Scratch, seat: int, action: int) -> bool:
    """Take the card an action names. True if it counts as both draws (D2)."""
    if action == DECK:
        s.hand[seat, take_from_deck(s, w, LOG_DREW, seat, 0)] += 1
        return False
    card = open_card(action)
    slot = 0
    while s.open[slot] != card:
        slot += 1
    s.hand[seat, card] += 1
    s.known[seat, card] += 1
    s.open[slot] = NOBODY
    note(w, LOG_TOOK, seat, card, slot)
    refill_open(b, s, w)
    return takes_both(b, card)


def most_of_a_color(s: State, seat: int) -> int:
    most = 0
    for color in range(LOCO):
        most = max(most, s.hand[seat, color])
    return most


def cards_held(s: State, seat: int) -> int:
    held = 0
    for card in range(CARDS):
        held += s.hand[seat, card]
    return held
