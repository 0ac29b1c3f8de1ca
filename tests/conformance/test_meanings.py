"""An action is a number with one meaning: what is put together is taken apart again, on every board."""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np
import pytest

from rallar.kernel import actions
from rallar.kernel import layout as k
from rallar.kernel.encode import encode
from rallar.kernel.mirror import box, octets_of, scratch
from rallar.model.limits import MAX_LENGTH, MAX_OFFER
from tests.fixtures import BOARDS, board_of

BOARDS_AND_WIDE = (*BOARDS, "wide")
CARDS = range(k.CARDS)
COLORS = range(k.COLORS)
Meaning = tuple[int, ...]  # a kind, and what it is done to


def box_of(name: str) -> k.Box:
    return box(octets_of(encode(board_of(name), board_of(name).rules)))


def meaning_of(b: k.Box, action: int) -> Meaning:
    """An action taken apart."""
    kind = actions.kind_of(b, action)
    parts = {
        k.KEEPS: (actions.kept_mask(action),),
        k.DRAWS: (k.NOBODY if action == k.DECK else actions.open_card(action),),
        k.LAYS_TILE: (actions.tile_color(action),),
        k.FILLS: (actions.filled_card(action),),
        k.PAYS: (actions.paid_color(action), actions.paid_number(action)),
        k.ADDS_LOCOS: (actions.added_locos(action),),
        k.CLAIMS: (actions.claimed_route(action),),
        k.BUILDS_STATION: (actions.station_city(b, action),),
        k.CHOOSES_BED: (actions.bed_route(b, action),),
    }
    return (kind, *parts.get(kind, ()))


def meanings(name: str, b: k.Box) -> Iterable[tuple[int, Meaning]]:
    """Everything that can be done on a board, and its number."""
    board = board_of(name)
    for mask in range(1, 1 << MAX_OFFER):
        yield actions.keep_action(mask), (k.KEEPS, mask)
    yield k.DECK, (k.DRAWS, k.NOBODY)
    yield k.TICKETS, (k.DRAWS_TICKETS,)
    yield k.PASS, (k.PASSES,)
    yield k.DECLINE, (k.DECLINES,)
    yield actions.pay_action(k.NOBODY, 0), (k.PAYS, k.NOBODY, 0)
    for card in CARDS:
        yield actions.open_action(card), (k.DRAWS, card)
        yield actions.fill_action(card), (k.FILLS, card)
    for color in COLORS:
        yield actions.tile_action(color), (k.LAYS_TILE, color)
        for number in range(1, MAX_LENGTH + 1):
            yield actions.pay_action(color, number), (k.PAYS, color, number)
    for number in range(MAX_LENGTH + 1):
        yield actions.locos_action(number), (k.ADDS_LOCOS, number)
    for route in range(len(board.routes)):
        yield actions.claim_action(route), (k.CLAIMS, route)
        if board.rules.tiles:
            yield actions.bed_action(b, route), (k.CHOOSES_BED, route)
    if board.rules.stations:
        for city in range(len(board.cities)):
            yield actions.station_action(b, city), (k.BUILDS_STATION, city)


@pytest.mark.parametrize("name", BOARDS_AND_WIDE)
def test_what_is_put_together_is_taken_apart_again(name: str) -> None:
    b = box_of(name)
    found = list(meanings(name, b))
    assert [meaning_of(b, action) for action, _ in found] == [meaning for _, meaning in found]


@pytest.mark.parametrize("name", BOARDS_AND_WIDE)
def test_no_number_means_two_things_and_none_lies_outside(name: str) -> None:
    b = box_of(name)
    numbers = [action for action, _ in meanings(name, b)]
    assert len(set(numbers)) == len(numbers)
    assert min(numbers) > 0
    assert max(numbers) < b.n_actions <= k.ACTION_WORDS * k.WORD


@pytest.mark.parametrize(
    ("name", "words"), [("nordic", 5), ("europe", 6), ("france", 9), ("japan", 5), ("fifth", 6), ("wide", 11)]
)
def test_only_what_a_board_has_takes_room(name: str, words: int) -> None:
    """Three words for every board, then its routes, the cities of stations, and its routes again as beds."""
    assert box_of(name).n_actions == words * k.WORD


def test_what_is_listed_is_legal_and_nothing_else() -> None:
    w = scratch(octets_of(np.zeros(1, k.SCRATCH)))
    numbers = range(k.ACTION_WORDS * k.WORD)
    listed = {numbers[0], k.WORD - 1, k.WORD, numbers[-1]}
    for action in listed:
        actions.allow(w, action)
    assert {action for action in range(-k.WORD, len(numbers) + k.WORD) if actions.is_legal(w, action)} == listed
