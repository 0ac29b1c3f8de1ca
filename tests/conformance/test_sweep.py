"""A sweep always comes to an end (D5, D6)."""

from __future__ import annotations

from itertools import product

import numpy as np
import pytest

from rallar.game.events import Event
from rallar.kernel import cards
from rallar.kernel import layout as k
from rallar.kernel.encode import encode
from rallar.kernel.engine import INTERPRETED, Engine, compiled
from rallar.kernel.mirror import box, octets_of, scratch, state
from rallar.model.types import CARDS_PER_COLOR, LOCOMOTIVES, OPEN_SLOTS
from tests.batch import States
from tests.fixtures import board_of
from tests.table import Table

MOST_SWEEPS = 20_000
FEW = range(6)


@pytest.fixture
def board() -> k.Box:
    return box(octets_of(encode(board_of("europe"), board_of("europe").rules)))


@pytest.mark.parametrize("seed", range(2))
def test_sweeps_end_however_few_cards_are_left(board: k.Box, seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Three locomotives open, any few cards in the deck and among the discards, all others in the hands."""
    sweep, sweeps = cards.sweep, 0

    def counted(s: k.State, w: k.Scratch) -> None:
        nonlocal sweeps
        sweeps += 1
        assert sweeps < MOST_SWEEPS, "a sweep without end"
        sweep(s, w)

    monkeypatch.setattr(cards, "sweep", counted)
    w = scratch(octets_of(np.zeros(1, k.SCRATCH)))
    for open_others, deck_locos, deck_others, locos, others in product(range(3), FEW, FEW, FEW, FEW):
        sweeps = 0
        record = few_cards(open_others, (deck_others, deck_locos), (others, locos), seed)
        cards.settle_cards(board, state(octets_of(record)), w)
        assert (record["open"] != k.NOBODY).sum() + record["deck_n"] + record["discards_n"] == (
            OPEN_SLOTS + deck_locos + deck_others + locos + others
        )


def few_cards(open_others: int, deck: tuple[int, int], discards: tuple[int, int], seed: int) -> States:
    """A state with so many open cards that are no locomotives, and (others, locomotives) in deck and discards."""
    record = np.zeros(1, k.STATE)
    record["rng"] = [seed + 1, seed + 2, seed + 3, seed + 4]
    record["open"] = [k.LOCO] * (OPEN_SLOTS - open_others) + list(range(open_others))
    for field, (others, locos) in (("deck", deck), ("discards", discards)):
        record[field][0, :2] = others - others // 2, others // 2
        record[field][0, k.LOCO] = locos
        record[f"{field}_n"] = others + locos
    assert record["deck"].max() <= CARDS_PER_COLOR
    assert record["deck"][0, k.LOCO] <= LOCOMOTIVES
    return record


def face_up_as_told(before: tuple[str | None, ...], events: list[Event]) -> list[str | None]:
    """What lies open for somebody who only listens."""
    told = list(before)
    for event in events:
        if event.kind == "opened":
            told[int(event["slot"] or 0)] = str(event["card"])
        elif event.kind == "took":
            told[int(event["slot"] or 0)] = None
        elif event.kind == "swept":
            told = [None] * OPEN_SLOTS
    return told


@pytest.mark.parametrize("kernel", [INTERPRETED, compiled()], ids=["interpreted", "compiled"])
def test_a_series_of_sweeps_is_told_to_its_end(kernel: Engine) -> None:
    """Nearly all that is left are locomotives: dozens of sweeps, then the last round is called and the turn passes."""
    longest = 0
    for seed in range(40):
        table = Table("europe")
        table.open("locomotive", "locomotive", "red", "blue", "green")
        table.hand(1, **dict.fromkeys(("purple", "orange", "white", "yellow", "black"), 12))
        table.deck(locomotive=11, red=2)
        table.discards()
        table.cars(0, 2)
        table.s.rng[0] = seed
        table.push("draw deck")
        before, game = table.face_up, table.game.copy(kernel=kernel)
        events = list(game.push("draw red"))
        longest = max(longest, len(events))
        assert [event.kind for event in events[-2:]] == ["last-round", "turn"]
        assert face_up_as_told(before, events) == list(game.view(None).open)
    assert longest > k.LOG_ROWS - k.LOG_SPARE - k.LOG_SWEEP, "no series long enough to fill the log"
