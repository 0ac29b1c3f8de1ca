"""What anybody can be shown of a table: a value, as it is on disk. It is never changed, only replaced."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, replace

import msgspec
from msgspec import structs

from rallar.game import Game, Record
from rallar.game.record import Entry, replay_line
from rallar.kernel.engine import Engine
from rallar.model.errors import BoardError, RecordError
from rallar.protocol import wire
from rallar.server.errors import NotNowError
from rallar.server.pace import Clock
from rallar.server.seats import Setup
from rallar.server.store import SAID, Kept

UNPLAYABLE = (msgspec.DecodeError, BoardError, RecordError)  # of a version with other rules, or rotten
# Of one game. At random five players make five hundred, and a few hundred as people do; only tunnels declined again and
# again, as the rules allow, take more. What is played again when a table is opened has to end somewhere.
MOST_MOVES = 2000


@dataclass(frozen=True, slots=True)
class Snapshot:
    """A table at a moment. Nobody plays in its game: a move is tried on a copy."""

    setup: Setup
    changed: int
    game: Game | None = None
    said: tuple[wire.Said, ...] = ()
    spoken: int = 0  # lines of talk so far, with those that are no longer shown
    clock: Clock | None = None  # while the game is played, if there is one
    proposal: wire.Proposal | None = None  # not on disk: it ends with those who are here
    revision: int = 0  # how often it was changed, for stores that others use too

    @classmethod
    def read(cls, kept: Kept, kernel: Engine) -> Snapshot:
        """A table from disk, its game played again."""
        game = Record.parse("\n".join(kept.lines)).replay(kernel=kernel) if kept.lines else None
        said = tuple(wire.Said(seat, text, at) for _, seat, text, at in kept.said)
        spoken = kept.said[-1][0] + 1 if said else 0
        clock = Clock.read(kept.clock)
        return cls(Setup.read(kept.setup), kept.changed, game, said, spoken, clock, revision=kept.revision)

    def on(self, kernel: Engine) -> Snapshot:
        """The same, its game run by another kernel."""
        return self if self.game is None else replace(self, game=self.game.copy(kernel=kernel))

    def leads_to(self, kept: Kept) -> bool:
        """Whether what was read from the last line on follows this, so that nothing has to be played again."""
        if self.game is None or not kept.lines:
            return self.game is None and not kept.lines
        return not self.game.history or kept.lines[0] == Entry.of(self.game.history[-1]).line()

    def with_line(self, line: str) -> Snapshot:
        """After a move that another process has kept."""
        game = self.playing.copy()
        replay_line(game, line)
        return replace(self, game=game)

    def set_up(
        self, setup: Setup, changed: int, proposal: wire.Proposal | None, clock: Clock | None = None
    ) -> Snapshot:
        """The table set up otherwise. Whoever takes a seat that somebody has left did not say what was said from it."""
        pairs = zip(self.setup.chairs, setup.chairs, strict=True)
        heard = (self.spoken if old.token and not new.token else old.heard for old, new in pairs)
        chairs = (structs.replace(new, heard=lines) for new, lines in zip(setup.chairs, heard, strict=True))
        setup = structs.replace(setup, chairs=tuple(chairs))
        clock = clock or self.clock
        return replace(self, setup=setup, changed=changed, proposal=proposal, clock=clock, revision=self.revision + 1)

    @property
    def talk(self) -> tuple[wire.Said, ...]:
        """What was said, as far as it is kept; what those said who have left is nobody's."""
        heard = [chair.heard for chair in self.setup.chairs]
        lines = enumerate(self.said, self.spoken - len(self.said))
        return tuple(
            structs.replace(line, seat=None) if line.seat is not None and number < heard[line.seat] else line
            for number, line in lines
        )

    def with_said(self, said: wire.Said) -> Snapshot:
        return replace(self, said=(*self.said, said)[-SAID:], spoken=self.spoken + 1)

    def asked(self, now: float, anew: Collection[int] = ()) -> Snapshot:
        """The same, with the clocks as they run from now on: some seats are asked anew."""
        if self.game is None or self.setup.pace is None:
            return self
        clock = self.clock or Clock.of(self.setup.pace, len(self.setup.chairs))
        computers = [seat for seat, chair in enumerate(self.setup.chairs) if chair.is_automatic]
        return replace(self, clock=clock.asked(self.to_move, computers, now, anew))

    @property
    def ticking(self) -> tuple[str | None, float | None]:
        """Its clock as it is kept, and when that is due."""
        return self.clock.ticking if self.clock else (None, None)

    def is_same(self, other: Snapshot) -> bool:
        """Whether both are of one moment of one table: each change shows in one of these."""
        one, two = ((each.setup, each.game and each.game.state, each.spoken, each.clock) for each in (self, other))
        return one == two

    @property
    def status(self) -> wire.TableStatus:
        if self.game is None:
            return "open"
        return "over" if self.game.is_over else "playing"

    @property
    def position(self) -> int:
        return len(self.game.history) if self.game else 0

    @property
    def to_move(self) -> tuple[int, ...]:
        return self.game.to_move if self.game else ()

    @property
    def playing(self) -> Game:
        """The game, which must have begun."""
        if self.game is None:
            raise NotNowError("table-not-begun")
        return self.game

    @property
    def finished(self) -> Game:
        """The game, which must be over: everything may be told."""
        if self.game is None or not self.game.is_over:
            raise NotNowError("table-not-over")
        return self.game

    @property
    def result(self) -> wire.Result | None:
        outcome = self.game.outcome() if self.game else None
        return None if outcome is None else wire.Result(outcome.scores, outcome.winners)

    @property
    def has_room(self) -> bool:
        """Whether one more move may be made."""
        return self.position < MOST_MOVES

    def check_room(self) -> None:
        if not self.has_room:
            raise NotNowError("table-too-long", most=MOST_MOVES)

    def is_automatic(self, seat: int) -> bool:
        """Whether a computer answers what is asked of a seat."""
        return self.setup.chairs[seat].is_automatic or (self.clock is not None and self.clock.hands[seat].computer)

    def computer_to_move(self) -> int | None:
        """Where several are asked at once, the computer of a lesson waits for who learns: so it is always the same."""
        computers = [seat for seat in self.to_move if self.is_automatic(seat) and self.has_room]
        if self.setup.lesson and len(computers) < len(self.to_move):
            return None
        return computers[0] if computers else None

    def check_open(self) -> None:
        if self.game is not None:
            raise NotNowError("table-begun")

    def check_position(self, position: int, seat: int) -> None:
        """A seat answers the position it saw."""
        if not self.playing.faces(position, seat):
            raise NotNowError("table-stale", position=self.position)
