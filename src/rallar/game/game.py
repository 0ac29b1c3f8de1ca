"""A game that can be played, looked at, taken back and written down."""

from __future__ import annotations

import copy
import secrets
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from random import Random
from typing import Any

from rallar.game.codec import encoded
from rallar.game.deciding import Decide, decided
from rallar.game.events import CHANCE, Event, read_log
from rallar.game.legal import LegalMoves
from rallar.game.moves import Move, read_move
from rallar.game.options import MAX_SEED, Options, check_seats, check_seed
from rallar.game.outcome import Outcome, Trail, longest_paths_of, outcome_of
from rallar.game.prospects import Prospects
from rallar.game.redeal import Dealer, Likely
from rallar.game.refusals import move_refusal, turn_refusal
from rallar.game.setting import Setting, setting_of
from rallar.game.situation import Past, Situation, Workbench
from rallar.game.soundness import check_state
from rallar.game.view import View, own_of, public_view, to_move
from rallar.kernel import layout as k
from rallar.kernel.engine import Engine, engine
from rallar.model.errors import MoveError, OptionError, shown
from rallar.model.loader import load_board
from rallar.model.types import Board, Rules

RULES_VERSION = 1  # raised when the same moves would lead elsewhere: old records name theirs


@dataclass(frozen=True, slots=True)
class Played:
    """One move of the past, and what came of it."""

    seat: int
    move: Move
    events: tuple[Event, ...]
    past: Past

    @property
    def before(self) -> Situation:
        return self.past.situation

    @property
    def chance(self) -> tuple[str, ...]:
        return chance_of(self.events)


def chance_of(events: tuple[Event, ...]) -> tuple[str, ...]:
    """What chance answered, as a record keeps it."""
    return tuple(str(event) for event in events if event.kind in CHANCE)


class Game:
    """One game from the deal on. Make one with `Game.new`."""

    def __init__(self, situation: Situation, seed: int | None, options: Options, dealt: tuple[Event, ...] = ()) -> None:
        self._situation = situation
        self.seats = situation.s.players
        self.seed = seed  # None for a game that was not dealt from one
        self.options = options
        self.history: list[Played] = []
        self._seen: tuple[Situation, View] | None = None
        self._prospects = Prospects()
        self._dealt = dealt

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
        bench = Workbench.empty(setting_of(found, chosen.variant), kernel or engine())
        dealt = read_log(bench.deal(seats, chosen.start, seed), bench.setting.names)
        return cls(bench.situation, seed, chosen, dealt)

    @classmethod
    def of_state(
        cls, board: str | Board, state: bytes, variant: str | None = None, kernel: Engine | None = None
    ) -> Game:
        """A game that stands in a state: one of `game.state`, or put together by a program. It has no past.

        A state in which no game can stand is refused.
        """
        chosen = Options(variant=variant)
        found = board if isinstance(board, Board) else load_board(board)
        chosen.rules(found)
        setting = setting_of(found, variant)
        check_state(setting, state)
        return cls(Situation(setting, kernel or engine(), state), None, chosen)

    @property
    def board(self) -> Board:
        return self._situation.board

    @property
    def rules(self) -> Rules:
        """The rules in force: the box's, or those of the variant that was chosen."""
        return self._situation.rules

    @property
    def setting(self) -> Setting:
        """The board and the rules in force, as the kernel takes them."""
        return self._situation.setting

    @property
    def state(self) -> bytes:
        """The kernel's record: all there is to know about the position."""
        return self._situation.state

    @property
    def situation(self) -> Situation:
        """How it stands, as a value."""
        return self._situation

    @property
    def to_move(self) -> tuple[int, ...]:
        """The seats that are asked something now; none when the game is over."""
        return to_move(self._situation)

    @property
    def is_over(self) -> bool:
        return self._situation.s.phase == k.OVER

    @property
    def legal_moves(self) -> LegalMoves:
        """The legal moves of the first seat to move."""
        return self.legal_moves_of(self._first_to_move())

    def legal_moves_of(self, seat: int) -> LegalMoves:
        return LegalMoves(self._situation, self._check_seat(seat))

    def decided(self, seat: int, decide: Decide) -> Move:
        """A move put together by whoever answers, for what a seat sees and may do each time, with an action."""
        return decided(self._situation, self._check_seat(seat), decide)

    def push(self, move: Move | str, seat: int | None = None) -> tuple[Event, ...]:
        """Play a move, for the seat to move if none is named, and tell what came of it as far as that seat may know.

        A move that is not allowed changes nothing.
        """
        wanted = read_move(move)
        seat = self._first_to_move() if seat is None else self._check_seat(seat)
        before = self._situation
        if refused := turn_refusal(before, seat, type(wanted)):
            raise refused
        bench = before.bench()
        actions = encoded(before, seat, wanted)
        rows = None if actions is None else bench.run(seat, actions)
        if rows is None:
            raise move_refusal(before, seat, wanted)
        events = read_log(rows, before.names)
        self.history.append(Played(seat, wanted, events, Past.of(before)))
        self._situation = bench.situation
        return tuple(event.seen_by(seat) for event in events)

    def undo(self) -> Move:
        """Take back the last move, with everything that chance answered."""
        if not self.history:
            raise MoveError("move-nothing-to-undo")
        last = self.history.pop()
        self._situation = last.before
        return last.move

    def view(self, seat: int | None) -> View:
        """What a seat sees; with None, what a spectator sees."""
        public = self._public_view()
        if seat is None:
            return public
        found = self._prospects.of(self._situation, self._check_seat(seat))
        return replace(public, own=own_of(self._situation, seat, found))

    def _public_view(self) -> View:
        """Worked out once for all who look at a position."""
        seen = self._seen
        if seen is None or seen[0] is not self._situation:
            seen = self._seen = self._situation, public_view(self._situation)
        return seen[1]

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
        return outcome_of(self._situation) if self.is_over else None

    def longest_paths(self) -> tuple[Trail, ...]:
        """Each seat's longest path as it stands: everybody can see it on the map."""
        return longest_paths_of(self._situation)

    def copy(self, moves: int | None = None, kernel: Engine | None = None) -> Game:
        """A game of its own where this one is, or was after so many moves; on another kernel if one is named."""
        twin = copy.copy(self)
        twin.history = self.history[:moves]
        if len(twin.history) < len(self.history):
            twin._situation = self.history[len(twin.history)].before
        if kernel is not None:
            twin._situation = twin._situation.on(kernel)
        return twin

    def faces(self, position: int, seat: int) -> bool:
        """Whether a seat that has seen so many moves still faces what it saw.

        While all choose their opening tickets at once (S5), what others have chosen meanwhile changes nothing for it.
        """
        since = self.history[position:] if position <= len(self.history) else None
        if not since:
            return since is not None
        opening = all(s.phase == k.OPENING for s in (since[-1].before.s, self._situation.s))
        return opening and all(past.seat != seat for past in since)

    def redealt(self, seat: int | None, rng: Random, likely: Likely | None = None) -> Game:
        """The same game with all that a seat, or with None a spectator, cannot know dealt anew.

        It agrees with everything the seat has seen, and begins where this one is: there is nothing to take back. What
        others keep is any ticket as soon as another, but for seats of which something is said to be likely.
        """
        twin = self.copy(0)
        twin._situation, twin._dealt = self.dealer(seat, likely).situation_and_past(rng)
        twin.seed = None
        return twin

    def dealer(self, seat: int | None, likely: Likely | None = None) -> Dealer:
        """Who deals this game anew for a seat, many times over: only how it stands, without a past."""
        if self.seed is None and not self._dealt:
            raise OptionError("option-no-past")
        told = self.events(None if seat is None else self._check_seat(seat))
        return Dealer(self._situation, seat, told, likely)

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
