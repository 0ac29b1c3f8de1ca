"""Ways to pay the bill of a state, as sets of cards: what the steps of a payment lead to, without taking them.

It asks the payments whether a set fits and how many of a card can be filler, and knows nothing else about them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from rallar.kernel.actions import (
    added_locos,
    fill_action,
    filled_card,
    locos_action,
    paid_color,
    paid_number,
    pay_action,
)
from rallar.kernel.layout import ANY, CARDS, COLORS, LOCO, NOBODY, State
from rallar.kernel.payments import filler_room, set_fits


class Set(NamedTuple):
    """Cards of a color (or NOBODY and none) with locomotives; the fillers make up the rest."""

    color: int
    number: int
    locos: int


def sets(s: State, seat: int, held: Sequence[int]) -> Iterator[Set]:
    """Every set of the cards held that fits, in the order of the actions that lay it."""
    for color in (*range(COLORS), NOBODY):
        if color != NOBODY and s.bill_color not in (ANY, color):
            continue
        for number in (0,) if color == NOBODY else range(1, min(held[color], s.bill_cards) + 1):
            for locos in range(min(held[LOCO], s.bill_cards - number) + 1):
                if set_fits(s, seat, color, number, locos):
                    yield Set(color, number, locos)


def hand_of(s: State, seat: int) -> list[int]:
    return [s.hand[seat, card] for card in range(CARDS)]


def fillers(s: State, chosen: Set) -> int:
    """How many cards a set is short of."""
    return (s.bill_cards - chosen.number - chosen.locos) * s.bill_substitute


def rooms(s: State, seat: int, chosen: Set) -> list[int]:
    """How many of each card can be filler beside a set."""
    return [filler_room(s, seat, *chosen, card) for card in range(CARDS)]


def ways(s: State, seat: int) -> Iterator[list[int]]:
    """Every payment, each once: how many of each card."""
    for chosen in sets(s, seat, hand_of(s, seat)):
        missing = fillers(s, chosen)
        for filler in _fill(rooms(s, seat, chosen), missing) if missing else ([0] * CARDS,):
            yield _together(chosen, filler)


def plain_ways(s: State, seat: int) -> Iterator[list[int]]:
    """One payment for each set: what has to be filled up is, with what there is least of."""
    for chosen in sets(s, seat, hand_of(s, seat)):
        room, missing, filler = rooms(s, seat, chosen), fillers(s, chosen), [0] * CARDS
        for card in sorted(range(CARDS), key=lambda each: (each == LOCO, s.hand[seat, each])):
            filler[card] = min(missing, room[card])
            missing -= filler[card]
        yield _together(chosen, filler)


def count_ways(s: State, seat: int) -> int:
    """How many payments there are, without listing them."""
    return sum(_count(rooms(s, seat, chosen), fillers(s, chosen)) for chosen in sets(s, seat, hand_of(s, seat)))


def actions_of(s: State, seat: int, cards: Sequence[int]) -> list[int] | None:
    """The actions that lay exactly these cards; None if they do not pay the bill."""
    if any(number > have for number, have in zip(cards, hand_of(s, seat), strict=True)):
        return None
    for chosen in sets(s, seat, cards):
        filler = [number - part for number, part in zip(cards, _together(chosen, [0] * CARDS), strict=True)]
        if sum(filler) != fillers(s, chosen):
            continue
        if all(number <= room for number, room in zip(filler, rooms(s, seat, chosen), strict=True)):
            return _actions(s, chosen, filler)
    return None


def _actions(s: State, chosen: Set, filler: list[int]) -> list[int]:
    first = pay_action(chosen.color, chosen.number)
    if not s.bill_substitute or chosen.number == s.bill_cards:
        return [first]
    filling = (fill_action(card) for card, number in enumerate(filler) for _ in range(number))
    return [first, locos_action(chosen.locos), *filling]


def cards_laid(s: State, actions: Sequence[int]) -> list[int]:
    """The cards that some actions lay which pay the bill: the other way round."""
    pay, *rest = actions
    number = paid_number(pay)
    locos = added_locos(rest[0]) if rest else s.bill_cards - number
    filler = [0] * CARDS
    for action in rest[1:]:
        filler[filled_card(action)] += 1
    return _together(Set(paid_color(pay), number, locos), filler)


def _together(chosen: Set, filler: Sequence[int]) -> list[int]:
    cards = list(filler)
    cards[LOCO] += chosen.locos
    if chosen.color != NOBODY:
        cards[chosen.color] += chosen.number
    return cards


def _fill(room: list[int], missing: int) -> Iterator[list[int]]:
    """Every way to put together so many cards, those with more of the first kinds first."""
    if not room:
        if missing == 0:
            yield []
        return
    if missing > sum(room):
        return
    for number in range(min(room[0], missing), -1, -1):
        for rest in _fill(room[1:], missing - number):
            yield [number, *rest]


def _count(room: list[int], missing: int) -> int:
    """In how many ways so many cards can be put together: ways[n] for n cards, kind by kind."""
    found = [1] + [0] * missing
    for most in room:
        found = [sum(found[max(0, n - most) : n + 1]) for n in range(missing + 1)]
    return found[missing]
