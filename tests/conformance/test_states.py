"""Into a state and out of it again: what a game can stand in is taken, all else is refused."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from rallar.game.game import Game
from rallar.kernel import layout as k
from rallar.kernel.engine import INTERPRETED
from rallar.model.errors import OptionError
from tests.fixtures import SOAK, Table, board_of, each_board, each_table, soak
from tests.players import new_game, play

SEED = 9_300
STATES = soak(60)  # changed ones, a board


@each_table
def test_every_moment_of_a_game_is_a_state_to_go_on_from(table: Table) -> None:
    game = new_game(table, SEED)
    for i, _ in enumerate(play(game, Random(SEED))):
        if i % 7 == 0 or game.is_over:
            other = Game.of_state(board_of(table.board), game.state)
            assert other.state == game.state
            assert other.view(None) == game.view(None)
            assert [str(move) for move in other.legal_moves.simple] == [str(move) for move in game.legal_moves.simple]


@each_board
def test_a_changed_state_is_refused_or_is_one_to_go_on_from(name: str) -> None:
    """One number set to something else: whatever is taken plays to its end on the kernel that checks every index."""
    random, refused, taken = Random(SEED), 0, 0
    game = new_game(Table(name, 2), SEED)
    fields = [field for field in k.STATE.names or () if field != "filler"]
    for _ in play(game, random, STATES):
        state = np.frombuffer(bytearray(game.state), k.STATE)
        field = state[random.choice(fields)].reshape(-1)
        field[random.randrange(len(field))] = random.choice([-1, 0, 1, 2, 5, 9, 63, 100, int(field.max()) + 1])
        if state.tobytes() == game.state:
            continue
        other = taken_in(name, state.tobytes())
        if other is None:
            refused += 1
        else:
            taken += 1
            for _ in play(other, Random(1), 40):
                pass
    assert refused > taken or SOAK < 1  # few may all be fit to go on from


def taken_in(name: str, state: bytes) -> Game | None:
    try:
        return Game.of_state(board_of(name), state, kernel=INTERPRETED)
    except OptionError:
        return None


@pytest.mark.parametrize("state", [b"", b"\0" * (k.STATE.itemsize - 1), b"\0" * k.STATE.itemsize, "text", None])
def test_what_is_no_state_is_refused(state: bytes) -> None:
    with pytest.raises(OptionError) as refused:
        Game.of_state("nordic", state)
    assert refused.value.key == "option-bad-state"


def test_a_state_of_another_board_or_variant_is_refused() -> None:
    state = Game.new("nordic", 2, seed=1).state
    with pytest.raises(OptionError):
        Game.of_state("japan", state)
    with pytest.raises(OptionError) as refused:
        Game.of_state("nordic", state, variant="none-such")
    assert refused.value.key == "option-unknown-variant"


@pytest.mark.parametrize(
    ("field", "change"),
    [
        ("hand", lambda s: s["hand"].__setitem__((0, 0, 0), 20)),
        ("cars", lambda s: s["cars"].__setitem__((0, 0), 3)),
        ("points", lambda s: s["points"].__setitem__((0, 1), 7)),
        ("owner", lambda s: s["owner"].__setitem__((0, 0), 4)),
        ("free", lambda s: s["free"].__setitem__((0, 0), 0)),
        ("tickets", lambda s: s["tickets"].__setitem__((0, 0, 0), 1)),
        ("rng", lambda s: s["rng"].__setitem__((0, 0), -1)),
        ("seat", lambda s: s["seat"].__setitem__(0, 2)),
        ("unseen", lambda s: s["unseen"].__setitem__((0, 0), 0)),
        ("known", lambda s: s["known"].__setitem__((0, 0, 8), 14)),
    ],
)
def test_the_refusal_names_what_does_not_agree(field: str, change: object) -> None:
    game = Game.new("europe", 2, seed=1)
    for seat in (0, 1):
        game.push(next(iter(game.legal_moves_of(seat))), seat)
    state = np.frombuffer(bytearray(game.state), k.STATE)
    change(state)  # type: ignore[operator]
    with pytest.raises(OptionError) as refused:
        Game.of_state("europe", state.tobytes())
    assert refused.value.params == {"field": field}
