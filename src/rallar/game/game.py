"""A game that can be played, looked at, taken back and written down."""

from __future__ import annotations

import copy
import secrets
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any

from rallar.game.events import CHANCE, Event, read_log
from rallar.game.legal import LegalMoves
from rallar.game.moves import Move, read_move
from rallar.game.options import MAX_SEED, Options, check_seats, check_seed
from rallar.game.outcome import Outcome, outcome_of
from rallar.game.paths import paths_of
from rallar.game.position import Position
from rallar.game.refusals import check_turn, refusal
from rallar.game.view import View, own_of, public_view, to_move
from rallar.kernel import layout as k
from rallar.kernel.engine import Engine
from rallar.model.errors import MoveError, shown
from rallar.model.loader import load_board
from rallar.model.types import Board, Rules

RULES_VERSION = 1  # raised when the same moves would lead elsewhere: old records name theirs


@dataclass(frozen=True, slots=True)
class Played:
    """One move of the past, and what came of it."""

    seat: int
    move: Move
    actions: tuple[int, ...]
    events: tuple[Event, ...]
    before: bytes

    @property
    def chance(self) -> tuple[str, ...]:
        return chance_of(self.events)


def chance_of(events: tuple[Event, ...]) -> tuple[str, ...]:
    """What chance answered, as a record keeps it."""
    return tuple(str(event) for event in events if event.kind in CHANCE)


class Game:
    """One game from the deal on. Make one with `Game.new`."""

    def __init__(self, position: Position, seats: int, seed: int, options: Options) -> None:
        self._position = position
        self.seats = seats
        self.seed = seed
        self.options = options
        self.history: list[Played] = []
        self._seen: tuple[bytes, View] | None = None
        self._dealt = read_log(position.deal(seats, options.start, seed), position.names)

    @classmethod
    def new(
        cls,
        board: str | Board,
        seats: int = 2,
        seed: int | None = None,
        options: Mapping[str, Any] | Options | None = None,
        kernel: Engine | None = None,
    ) -> Game:
        """Deal a game. Without a seed, one is drawn that nobody can guess."""
        chosen = Options.read(options)
        found = board if isinstance(board, Board) else load_board(board)
        rules = chosen.rules(found)
        check_seats(rules, seats, chosen)
        seed = secrets.randbelow(MAX_SEED) if seed is None else seed
        check_seed(seed)
        return cls(Position(found, rules, kernel), seats, seed, chosen)

    @property
    def board(self) -> Board:
        return self._position.board

    @property
    def rules(self) -> Rules:
        """The rules in force: the box's, or those of the variant that was chosen."""
        return self._position.rules

    @property
    def state(self) -> bytes:
        """The kernel's record: all there is to know about the position."""
        return self._position.data

    @property
    def to_move(self) -> tuple[int, ...]:
        """The seats that are asked something now; none when the game is over."""
        return to_move(self._position)

    @property
    def is_over(self) -> bool:
        return bool(self._position.s.phase == k.OVER)

    @property
    def legal_moves(self) -> LegalMoves:
        """The legal moves of the first seat to move."""
        return self.legal_moves_of(self._first_to_move())

    def legal_moves_of(self, seat: int) -> LegalMoves:
        return LegalMoves(self._position, self._check_seat(seat))

    def push(self, move: Move | str, seat: int | None = None) -> tuple[Event, ...]:
        """Play a move, for the seat to move if none is named, and tell what came of it as far as that seat may know.

        A move that is not allowed changes nothing.
        """
        wanted = read_move(move)
        seat = self._first_to_move() if seat is None else self._check_seat(seat)
        position = self._position
        check_turn(position, seat, type(wanted))
        for path in paths_of(position, seat, wanted):
            rows = position.run(seat, path)
            if rows is not None:
                events = read_log(rows, position.names)
                self.history.append(Played(seat, wanted, tuple(path), events, position.data))
                position.accept()
                return tuple(event.seen_by(seat) for event in events)
        raise refusal(position, seat, wanted)

    def undo(self) -> Move:
        """Take back the last move, with everything that chance answered."""
        if not self.history:
            raise MoveError("move-nothing-to-undo")
        last = self.history.pop()
        self._position.data = last.before
        return last.move

    def view(self, seat: int | None) -> View:
        """What a seat sees; with None, what a spectator sees."""
        public = self._public_view()
        return public if seat is None else replace(public, own=own_of(self._position, self._check_seat(seat)))

    def _public_view(self) -> View:
        """Worked out once for all who look at a position."""
        state = self.state
        if self._seen is None or self._seen[0] != state:
            self._seen = state, public_view(self._position)
        return self._seen[1]

    def events(self, seat: int | None = None) -> tuple[Event, ...]:
        """Everything that happened, as a seat or with None a spectator may know it."""
        seat = None if seat is None else self._check_seat(seat)
        return tuple(event.seen_by(seat) for event in self._all_events())

    def events_at(self, position: int, seat: int | None = None) -> tuple[Event, ...]:
        """What came of the move that led to a position, or with 0 of the deal, as a seat or a spectator may know it."""
        seat = None if seat is None else self._check_seat(seat)
        events = self.history[position - 1].events if position else self._dealt
        return tuple(event.seen_by(seat) for event in events)

    def outcome(self) -> Outcome | None:
        """The score, item by item; None while the game goes on."""
        return outcome_of(self._position) if self.is_over else None

    def copy(self, moves: int | None = None, kernel: Engine | None = None) -> Game:
        """A game of its own where this one is, or was after so many moves; on another kernel if one is named."""
        twin = copy.copy(self)
        twin._position = self._position.copy(kernel)
        twin.history = self.history[:moves]
        if len(twin.history) < len(self.history):
            twin._position.data = self.history[len(twin.history)].before
        return twin

    @property
    def dealt(self) -> tuple[str, ...]:
        """What chance answered at the set-up."""
        return chance_of(self._dealt)

    def _all_events(self) -> Iterator[Event]:
        yield from self._dealt
        for played in self.history:
            yield from played.events

    def _first_to_move(self) -> int:
        seats = self.to_move
        return seats[0] if seats else 0

    def _check_seat(self, seat: int) -> int:
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < self.seats:
            raise MoveError("move-unknown-seat", seat=shown(seat), seats=self.seats)
        return seat
