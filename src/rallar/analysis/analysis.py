"""A game that is over, analysed piece by piece: the curve first, then the choices and what each seat could know.

Every piece is soon done and depends on nothing but the game, so that a server can do them one by one between other
things; at the end they are put together.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from hashlib import sha256
from random import Random
from typing import Literal

import msgspec
import numpy as np
from msgspec import Struct

from rallar.game.game import Game
from rallar.game.record import Record
from rallar.kernel.engine import compiled
from rallar.model.errors import OptionError

from .balance import balances
from .chances import Expected, calibration_of, can_be_judged
from .choices import choice, is_opening, opening
from .economy import economies
from .moments import moments, unjudged
from .positions import as_it_was, as_seen, standing, states_of
from .shapes import Analysis, Choice, Opening, Progress, Standing
from .worlds import is_near_end, records_of

VERSION = 3  # raised when the same game would be told otherwise
DEALT = 64  # ways in which an opening is played on, and an end
SEEN = 24  # games that are imagined for a position, from each seat
Kind = Literal["truth", "choices", "seen"]
AT_ONCE: dict[Kind, tuple[int, int]] = {  # positions of a piece of work, before and after it is near its end:
    "truth": (32, 8),  # less than a second
    "choices": (6, 2),
    "seen": (24, 8),
}


class Piece(Struct, frozen=True):
    """Some of the work: positions of a game, from a seat perhaps."""

    kind: Kind
    first: int
    last: int  # and not this one
    seat: int = 0


class Done(Struct, frozen=True):
    """What came of a piece."""

    piece: Piece
    standings: tuple[Standing, ...] = ()
    choices: tuple[Choice, ...] = ()


Hear = Callable[[Progress], None]


def analyse(game: Game, hear: Hear = lambda _: None) -> Analysis:
    """Of a game that is over. Whoever hears of the progress may raise something to end it."""
    found: list[Done] = []
    pieces = pieces_of(game)
    for piece in pieces:
        found.append(do(game, piece))
        hear(Progress(len(found), len(pieces), curve_of(found)))
    return put_together(game, found)


def checked(record: Record) -> Record:
    """Of a game that is over, as far as its record says."""
    if record.result is None:
        raise OptionError("analysis-not-over")
    return record


def analyse_record(record: Record, hear: Hear = lambda _: None) -> Analysis:
    """Played again on the compiled kernel: nobody can wait for as many games otherwise."""
    return analyse(record.replay(kernel=compiled()), hear)


def stamp(game: Game) -> str:
    """What an analysis is made by: this program, and who judges."""
    if not can_be_judged(game.setting, game.seats):
        return f"{VERSION}"
    known = msgspec.json.encode(calibration_of(game.setting, game.seats))
    return f"{VERSION}-{sha256(known).hexdigest()[:12]}"


def pieces_of(game: Game) -> list[Piece]:
    """All that is to be done before it can be put together; nothing where nobody has learned to judge."""
    if not game.is_over:
        raise OptionError("analysis-not-over")
    if not can_be_judged(game.setting, game.seats):
        return []
    moves = len(game.history)
    late = int(is_near_end(game.setting, records_of(states_of(game))).argmax())
    return [
        *_cut("truth", late, moves + 1),
        *_cut("choices", late, moves),
        *(piece for seat in range(game.seats) for piece in _cut("seen", late, moves, seat)),
    ]


def _cut(kind: Kind, late: int, end: int, seat: int = 0) -> Iterable[Piece]:
    for (first, last), step in zip(((0, late), (late, end)), AT_ONCE[kind], strict=True):
        yield from (Piece(kind, at, min(at + step, last), seat) for at in range(first, last, step))


def curve_of(done: Iterable[Done]) -> tuple[Standing, ...]:
    """How it stood, as far as that has been found."""
    return tuple(each for part in done if part.piece.kind == "truth" for each in part.standings)


def do(game: Game, piece: Piece) -> Done:
    """A piece of work. Each position has a generator of its own, so it does not matter what was done before."""
    _ = compiled().sight
    game = game.copy(kernel=compiled())
    calibration = calibration_of(game.setting, game.seats)
    positions = range(piece.first, piece.last)
    if piece.kind == "truth":
        rngs = {each: _chance(game, each, "truth") for each in positions}
        return Done(piece, standings=tuple(as_it_was(game, calibration, DEALT, rngs)))
    if piece.kind == "choices":
        found = (choice(game, each, calibration, _chance(game, each, "choice")) for each in positions)
        return Done(piece, choices=tuple(found))
    rngs = {each: _chance(game, each, str(piece.seat)) for each in positions}
    return Done(piece, standings=tuple(as_seen(game, piece.seat, calibration, SEEN, rngs)))


def _chance(game: Game, position: int, purpose: str) -> Random:
    return Random(f"{game.seed} {position} {purpose}")


def put_together(game: Game, done: Iterable[Done]) -> Analysis:
    """All pieces of a game, in their order."""
    outcome = game.outcome()
    assert outcome
    found = list(done)
    truth = curve_of(found)
    choices = tuple(each for part in found for each in part.choices)
    return Analysis(
        made=stamp(game),
        board=game.board.id,
        variant=game.options.variant,
        seats=game.seats,
        seed=game.seed,
        moves=tuple(str(played.move) for played in game.history),
        movers=tuple(played.seat for played in game.history),
        turns=tuple(played.before.s.turn for played in game.history),
        scores=outcome.scores,
        winners=outcome.winners,
        judged=bool(truth),
        truth=truth,
        seen=tuple(_seen(found, seat, truth[-1]) for seat in range(game.seats)) if truth else (),
        choices=choices,
        balances=balances(game, truth, choices, _even(game)) if truth else (),
        moments=moments(game, truth, choices) if truth else unjudged(game),
        openings=_openings(game, choices),
        economies=economies(game),
    )


def _seen(found: list[Done], seat: int, end: Standing) -> tuple[Standing, ...]:
    mine = (part.standings for part in found if part.piece.kind == "seen" and part.piece.seat == seat)
    return (*(each for part in mine for each in part), end)


def _even(game: Game) -> Standing:
    """How it stands when nobody is ahead."""
    none, unknown = (np.full((game.seats, 1), value, np.float32) for value in (0.0, np.nan))
    nothing = Expected(none, np.ones(1, np.float32), none, unknown, unknown)
    calibration = calibration_of(game.setting, game.seats)
    return standing(calibration.chances(nothing), calibration.lead(nothing), 0.0)


def _openings(game: Game, choices: tuple[Choice, ...]) -> tuple[Opening, ...]:
    game = game.copy(kernel=compiled()) if choices else game
    found = sorted((made for made in choices if is_opening(game, made.position)), key=lambda made: made.seat)
    return tuple(
        opening(game, made, calibration_of(game.setting, game.seats), _chance(game, made.position, "opening"))
        for made in found
    )
