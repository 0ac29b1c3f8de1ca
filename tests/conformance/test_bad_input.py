"""Whatever a program hands in at the door: a typed refusal, and nothing changed."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from rallar import Cards, DrawCard, Game, KeepTickets, LayTile, Options, Record, load_board, parse_move, read_board
from rallar.kernel.engine import engine
from rallar.model.errors import BoardError, MoveError, OptionError, RallarError, RecordError

HUGE = 10**5000

REFUSED: list[tuple[type[RallarError], Callable[[], Any]]] = [
    (BoardError, lambda: Game.new("atlantis")),
    (BoardError, lambda: Game.new(5)),  # type: ignore[arg-type]
    (BoardError, lambda: Game.new(None)),  # type: ignore[arg-type]
    (BoardError, lambda: Game.new(["nordic"])),  # type: ignore[arg-type]
    (BoardError, lambda: load_board(["nordic"])),  # type: ignore[arg-type]
    (BoardError, lambda: read_board("no-such-board")),
    (BoardError, lambda: read_board(Path("a\0b"))),
    (OptionError, lambda: Game.new("nordic", 4)),
    (OptionError, lambda: Game.new("nordic", True)),
    (OptionError, lambda: Game.new("nordic", HUGE)),
    (OptionError, lambda: Game.new("nordic", 2.0)),  # type: ignore[arg-type]
    (OptionError, lambda: Game.new("nordic", seed=-1)),
    (OptionError, lambda: Game.new("nordic", seed=HUGE)),
    (OptionError, lambda: Game.new("nordic", seed="7")),  # type: ignore[arg-type]
    (OptionError, lambda: Game.new("nordic", options=5)),  # type: ignore[arg-type]
    (OptionError, lambda: Game.new("nordic", options=["start"])),  # type: ignore[arg-type]
    (OptionError, lambda: Game.new("nordic", options={"strat": 1})),
    (OptionError, lambda: Game.new("nordic", options={"start": 2})),
    (OptionError, lambda: Game.new("nordic", options={"start": HUGE})),
    (OptionError, lambda: Game.new("europe", options={"variant": "swedish-deal"})),
    (OptionError, lambda: Options(start=True)),
    (OptionError, lambda: Options(start="x")),  # type: ignore[arg-type]
    (OptionError, lambda: Options(variant=["x"])),  # type: ignore[arg-type]
    (RecordError, lambda: Record.load("no-such-record.jsonl")),
    (RecordError, lambda: Record.load("a\0b")),
    (RecordError, lambda: Record.parse("")),
    (MoveError, lambda: parse_move(5)),  # type: ignore[arg-type]
    (MoveError, lambda: parse_move("claim oslo--bergen red:0")),
    (MoveError, lambda: DrawCard("pink")),
    (MoveError, lambda: LayTile("amiens--calais", "locomotive")),
    (MoveError, lambda: Cards((1,))),
    (MoveError, lambda: Cards((-1,) * 9)),
    (MoveError, lambda: Cards.of(pink=1)),
]


@pytest.mark.parametrize(("error", "attempt"), REFUSED)
def test_refused_by_type(error: type[RallarError], attempt: Callable[[], Any]) -> None:
    with pytest.raises(error) as caught:
        attempt()
    assert caught.value.key
    assert all(len(str(value)) < 200 for value in caught.value.params.values())


@pytest.mark.parametrize("seat", [-1, 2, pytest.param(HUGE, id="huge"), True, "0", 1.0, [0]])
def test_a_seat_nobody_has(seat: Any) -> None:
    game = Game.new("nordic", 2, seed=1)
    for attempt in (game.view, game.events, game.legal_moves_of, lambda each: game.push("tickets", each)):
        with pytest.raises(MoveError, match="move-unknown-seat"):
            attempt(seat)


@pytest.mark.parametrize("move", [None, 5, [], object(), KeepTickets([1]), KeepTickets((1,))])  # type: ignore[arg-type]
def test_no_move_at_all(move: Any) -> None:
    game = Game.new("nordic", 2, seed=1)
    before = game.state
    with pytest.raises(MoveError):
        game.push(move)
    assert move not in game.legal_moves
    assert (game.state, game.history) == (before, [])


def test_a_board_file_with_a_number_beyond_measure(tmp_path: Path) -> None:
    (tmp_path / "board.json").write_text(f'{{"id": {"9" * 5000}}}', encoding="utf-8")
    with pytest.raises(BoardError):
        read_board(tmp_path)


def test_a_kernel_nobody_knows(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RALLAR_KERNEL", "steam")
    with pytest.raises(OptionError):
        engine()


def test_what_is_asked_comes_before_what_is_wrong_with_the_move() -> None:
    game = Game.new("nordic", 2, seed=1)
    with pytest.raises(MoveError, match="move-wrong-phase"):
        game.push("claim oslo--atlantis red:1")
