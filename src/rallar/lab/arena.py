"""Games between players of different kinds, who change seats from game to game."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cached_property
from hashlib import sha256
from itertools import combinations, combinations_with_replacement, islice, permutations
from math import factorial
from random import Random
from statistics import fmean, median, pstdev, quantiles
from threading import current_thread, main_thread
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from rallar.bots.outlook import Outlook
from rallar.game.game import Game
from rallar.game.moves import Move
from rallar.game.options import MAX_SEED, Options, check_seats, check_seed
from rallar.game.outcome import Outcome, SeatScore
from rallar.game.setting import setting_of
from rallar.kernel.engine import compiled
from rallar.lab.players import check_plays, player
from rallar.model.errors import OptionError, RallarError, shown
from rallar.model.loader import load_board
from rallar.model.types import Board

Chooser = Callable[[Outlook, Random], Move]
Watch = Callable[[Game], None]  # is shown a game that is over
Count = Annotated[int, Meta(ge=0, lt=2**15)]


def bot(name: str) -> Chooser:
    """Who plays under a name: an opponent's level, or a player of the lab."""
    return player(name).choose


class SeatResult(Struct, frozen=True):
    """What a seat came to. `share` is its part of the win, `place` its rank, which equals share."""

    player: str
    score: Annotated[int, Meta(ge=-(2**15), lt=2**15)]
    place: Count
    share: Annotated[float, Meta(ge=0, le=1)]
    made: tuple[str, ...]  # tickets
    failed: tuple[str, ...]
    routes: tuple[str, ...]  # in the order in which it claimed them, shared ones too
    stations: Count
    longest_path: Count
    micros: tuple[Annotated[int, Meta(ge=0)], ...] = ()  # the time of each decision, in millionths of a second


class Bout(Struct, frozen=True):
    """One game of an arena: a line of its results."""

    game: Annotated[int, Meta(ge=0)]
    seed: int
    start: Count
    turns: Count
    moves: Count
    seats: tuple[SeatResult, ...]

    def timeless(self) -> Bout:
        """All that the seed decides: the same on every machine."""
        seats = tuple(msgspec.structs.replace(seat, micros=()) for seat in self.seats)
        return msgspec.structs.replace(self, seats=seats)

    def order(self, seat: int) -> int:
        """The place of a seat in the order of turns: 0 for who started."""
        return (seat - self.start) % len(self.seats)


class Setup(msgspec.Struct, frozen=True, dict=True):
    """Who plays what. Game k has the seed `seed + k` and a seating of its own, whoever plays it and when."""

    board: str
    seats: int
    players: tuple[str, ...]
    seed: int = 0
    variant: str | None = None

    @cached_property
    def tables(self) -> tuple[tuple[str, ...], ...]:
        """Everyone meets everyone: each choice of players that fills the seats. If they are too few, some sit twice,

        in every way in which all of them are there.
        """
        if len(self.players) >= self.seats:
            return tuple(combinations(self.players, self.seats))
        filled = combinations_with_replacement(self.players, self.seats)
        return tuple(table for table in filled if set(table) == set(self.players))

    @property
    def cycle(self) -> int:
        """After so many games every player has sat equally often on each seat."""
        return len(self.tables) * self.seats

    def even(self, games: int) -> int:
        """At least so many games, and everyone sits everywhere equally often."""
        return -(-games // self.cycle) * self.cycle

    def seating(self, game: int) -> tuple[str, ...]:
        round_, place = divmod(game, self.cycle)
        number, shift = divmod(place, self.seats)
        return seated(self.tables[number], round_, shift)

    def fits(self, bout: Bout) -> bool:
        """Whether it is a game of these: its number decides on the seed, and who sits where."""
        table = tuple(seat.player for seat in bout.seats)
        return (bout.seed, table) == (self.seed + bout.game, self.seating(bout.game)) and bout.start < self.seats

    def seatable(self) -> Setup:
        """A board that is not there is refused, and one at which so many cannot play."""
        options = Options(self.variant)
        check_seats(options.rules(load_board(self.board)), self.seats, options)
        check_seed(self.seed)
        return self

    def checked(self) -> Setup:
        """What cannot be played is refused before anything is."""
        setting = setting_of(load_board(self.seatable().board), self.variant)
        for name in self.players:
            check_plays(name, setting)
        return self

    def make_ready(self) -> None:
        """Compile what its players run on, unless the environment says otherwise: who is measured plays their best."""
        if "RALLAR_KERNEL" in os.environ:
            return
        kernel = compiled()
        if any(getattr(player(name), "LOOKS", False) for name in self.players):
            _ = kernel.sight

    def check_games(self, last: int) -> None:
        if last < 1 or self.seed + last - 1 > MAX_SEED:
            raise OptionError("option-games")

    def play(self, game: int, watch: Watch | None = None) -> Bout:
        table = self.seating(game)
        choosers = {name: bot(name) for name in table}
        return play_game(load_board(self.board), table, choosers, self.seed + game, game, Options(self.variant), watch)


def seated(table: Sequence[str], round_: int, shift: int) -> tuple[str, ...]:
    """A table with everyone so many seats on; from round to round the neighbors change too."""
    first, *others = table
    order = next(islice(permutations(others), round_ % factorial(len(others)), None))
    ring = (first, *order)
    return (*ring[shift:], *ring[:shift])


def board_digest(board: Board) -> str:
    """Changes when anything about a board does that a game could notice."""
    facts = msgspec.to_builtins(board, str_keys=True)
    played = {name: value for name, value in facts.items() if name not in ("names", "title", "order")}
    return sha256(msgspec.json.encode(played, order="deterministic")).hexdigest()[:16]


def play_game(
    board: str | Board,
    table: Sequence[str],
    choosers: Mapping[str, Chooser],
    seed: int,
    number: int = 0,
    options: Mapping[str, Any] | Options | None = None,
    watch: Watch | None = None,
) -> Bout:
    """One game. Each seat has a generator of its own, so that nobody's luck hangs on how often others draw from it.

    Times are of the processor: all threads together, or this one alone where other games have theirs.
    """
    clock = time.process_time_ns if current_thread() is main_thread() else time.thread_time_ns
    game = Game.new(board, len(table), seed, options)
    chance = [Random(f"{seed} {seat}") for seat in range(len(table))]
    times: list[list[int]] = [[] for _ in table]
    while game.to_move:
        seat = game.to_move[0]
        outlook = Outlook(game, seat)
        _ = outlook.view, outlook.legal  # to look is no thinking
        try:
            began = clock()
            move = choosers[table[seat]](outlook, chance[seat])
            times[seat].append((clock() - began) // 1000)
            game.push(move, seat)
        except (Exception, SystemExit) as error:
            reason = str(error) if isinstance(error, RallarError) else f"{type(error).__name__}: {shown(error)}"
            raise OptionError("arena-player-failed", name=table[seat], seed=str(seed), reason=reason) from error
    if watch:
        watch(game)
    return _bout(game, table, number, times)


def _bout(game: Game, table: Sequence[str], number: int, times: list[list[int]]) -> Bout:
    outcome, view = game.outcome(), game.view(None)
    assert outcome
    assert game.seed is not None
    claimed = _claimed(game)
    seats = tuple(
        SeatResult(
            player=table[score.seat],
            score=score.total,
            place=_place(outcome, score),
            share=(score.seat in outcome.winners) / len(outcome.winners),
            made=tuple(ticket.ticket for ticket in score.tickets if ticket.made),
            failed=tuple(ticket.ticket for ticket in score.tickets if not ticket.made),
            routes=claimed[score.seat],
            stations=len(score.stations),
            longest_path=score.longest_path.length,
            micros=tuple(times[score.seat]),
        )
        for score in outcome.seats
    )
    return Bout(number, game.seed, view.start, view.turn, len(game.history), seats)


def _claimed(game: Game) -> list[tuple[str, ...]]:
    events = [event for event in game.events() if event.kind in ("claimed", "bullet")]
    return [
        tuple(dict.fromkeys(str(event["route"]) for event in events if event.seat == seat))
        for seat in range(game.seats)
    ]


def _place(outcome: Outcome, own: SeatScore) -> int:
    """Who wins is first, by tie-breaks if need be; the others follow by points."""
    if own.seat in outcome.winners:
        return 1
    better = (each for each in outcome.seats if each.seat in outcome.winners or each.total > own.total)
    return 1 + sum(1 for _ in better)


class Standing:
    """What a player came to over some games."""

    def __init__(self, name: str, bouts: Iterable[Bout]) -> None:
        self.name = name
        self.played = [
            (bout, number) for bout in bouts for number, seat in enumerate(bout.seats) if seat.player == name
        ]
        self.results = [bout.seats[number] for bout, number in self.played]

    @property
    def games(self) -> int:
        """Seats it had: one that sits twice at a table plays two."""
        return len(self.results)

    @property
    def scores(self) -> list[int]:
        return [seat.score for seat in self.results]

    @property
    def wins(self) -> list[float]:
        """A shared win counts as a part of one."""
        return [seat.share for seat in self.results]

    @property
    def score(self) -> float:
        return fmean(self.scores)

    @property
    def deviation(self) -> float:
        return pstdev(self.scores)

    @property
    def win_share(self) -> float:
        return fmean(self.wins)

    @property
    def made(self) -> int:
        return sum(len(seat.made) for seat in self.results)

    @property
    def tickets(self) -> int:
        return self.made + sum(len(seat.failed) for seat in self.results)

    @property
    def tickets_made(self) -> float:
        return self.made / self.tickets if self.tickets else 0.0

    def wins_by_order(self, seats: int) -> list[list[float]]:
        """By the place in the order of turns: who starts comes first."""
        return [[bout.seats[n].share for bout, n in self.played if bout.order(n) == order] for order in range(seats)]

    def wins_by_seat(self, seats: int) -> list[list[float]]:
        return [[bout.seats[n].share for bout, n in self.played if n == seat] for seat in range(seats)]

    @cached_property
    def times(self) -> list[float]:
        """Of its decisions, in seconds of the processor."""
        return sorted(micros / 1e6 for seat in self.results for micros in seat.micros)

    @property
    def decisions(self) -> int:
        return len(self.times)

    @property
    def seconds(self) -> float:
        return sum(self.times)

    @property
    def median(self) -> float:
        return median(self.times) if self.times else 0.0

    @property
    def slow(self) -> float:
        """99 of 100 decisions took no longer."""
        return quantiles(self.times, n=100, method="inclusive")[-1] if len(self.times) > 1 else self.slowest

    @property
    def slowest(self) -> float:
        return self.times[-1] if self.times else 0.0


def standings(bouts: Sequence[Bout], players: Iterable[str]) -> dict[str, Standing]:
    return {name: Standing(name, bouts) for name in players}


def play_off(
    board: str | Board,
    table: Sequence[str],
    choosers: Mapping[str, Chooser],
    games: int,
    seed: int = 0,
    options: Mapping[str, Any] | None = None,
) -> dict[str, Standing]:
    """Play games with these kinds at the table; in the next game everyone sits one seat on."""
    found = [
        play_game(board, seated(table, *divmod(number, len(table))), choosers, seed + number, number, options)
        for number in range(games)
    ]
    return standings(found, dict.fromkeys(table))
