"""A game dealt anew for a seat: it looks the same to that seat, obeys every law, and gives nothing else away."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from rallar.game.game import Game
from rallar.game.record import Record
from rallar.game.redeal import Likely
from rallar.kernel import layout as k
from rallar.model.errors import OptionError, RecordError
from tests.conformance.laws import check_position, facts_of
from tests.fixtures import Table, each_table, soak
from tests.players import new_game, play

GAMES = soak(1)  # a table
EVERY = 19  # so many moves apart are the moments looked at
SEED = 8_100


def check_redealt(table: Table, game: Game, seat: int | None, seed: int) -> None:
    for likely in (None, _whims(game, seat, Random(seed))):
        _check_dealt(table, game, seat, seed, likely)


def _whims(game: Game, seat: int | None, random: Random) -> Likely:
    """What some may have kept, for no reason."""
    return {each: [random.random() for _ in game.board.tickets] for each in range(game.seats) if each != seat}


def _check_dealt(table: Table, game: Game, seat: int | None, seed: int, likely: Likely | None) -> None:
    other = game.redealt(seat, Random(seed), likely)
    check_position(facts_of(table), np.frombuffer(other.state, k.STATE))
    assert other.view(seat) == game.view(seat)
    assert other.events(seat) == game.events(seat)
    assert other.to_move == game.to_move
    if seat is not None:
        assert [*zip(other.legal_moves_of(seat), range(50), strict=False)] == [
            *zip(game.legal_moves_of(seat), range(50), strict=False)
        ]
    again = other.redealt(seat, Random(seed + 1), likely)
    assert (
        again.state == game.redealt(seat, Random(seed + 1), likely).state
    )  # it reads nothing that the seat cannot know
    assert again.events(seat) == game.events(seat)


@each_table
def test_a_game_dealt_anew_looks_the_same_and_reads_no_secret(table: Table) -> None:
    for number in range(GAMES):
        random, differing = Random(SEED + number), 0
        game = new_game(table, SEED + number)
        for i, _ in enumerate(play(game, random)):
            if i <= table.seats or i % EVERY == 0 or game.is_over:
                for seat in (None, *range(table.seats)):
                    check_redealt(table, game, seat, random.getrandbits(30))
                    differing += game.redealt(seat, random).state != game.state
        assert differing > 0


@each_table
def test_a_game_dealt_anew_goes_on_to_its_end(table: Table) -> None:
    game = new_game(table, SEED)
    for i, _ in enumerate(play(game, Random(SEED), 60)):
        if i % 20 == 0:
            other = game.redealt(game.to_move[0] if game.to_move else 0, Random(i))
            for _ in play(other, Random(i)):
                pass
            check_position(facts_of(table), np.frombuffer(other.state, k.STATE))
            assert other.is_over


@each_table
def test_what_a_seat_rejected_stays_where_it_was_put(table: Table) -> None:
    """A hoarder of tickets goes through the whole deck, so that rejected tickets come round again."""
    game, random = new_game(table, SEED, start=0), Random(SEED)
    for turn in range(120):
        if game.is_over:
            break
        seat = game.to_move[0]
        own = game.view(seat).own
        assert own is not None
        if own.offer:
            game.push(f"keep {' '.join(random.sample(own.offer, own.keep))}", seat)
        else:
            game.push("tickets" if "tickets" in game.legal_moves else next(iter(game.legal_moves)), seat)
        if turn % 5 == 0 and not game.is_over:
            check_redealt(table, game, seat, random.getrandbits(30))


def test_known_cards_stay_in_the_hand() -> None:
    game = Game.new("europe", 2, seed=5, options={"start": 0})
    for seat in (0, 1):
        game.push(next(iter(game.legal_moves_of(seat))), seat)
    taken = next(card for card in game.view(0).open if card and card != "locomotive")
    game.push(f"draw {taken}")
    known = game.view(1).players[0].known
    assert known.by_name == {taken: 1}
    for seed in range(30):
        assert game.redealt(1, Random(seed))._situation.hand(0).covers(known)


def test_a_game_dealt_anew_has_no_past_to_hand_out() -> None:
    game = new_game(Table("japan", 2), SEED)
    other = game.redealt(0, Random(1))
    assert (other.seed, other.history) == (None, [])
    with pytest.raises(RecordError) as refused:
        Record.of(other)
    assert refused.value.key == "record-no-beginning"
    with pytest.raises(OptionError) as unseen:
        Game.of_state("japan", game.state).redealt(0, Random(1))
    assert unseen.value.key == "option-no-past"
