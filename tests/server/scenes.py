"""Tables laid on disk, each on the eve of a change, and all that can be seen of one: by everybody, in every way."""

from __future__ import annotations

import sqlite3
from collections.abc import Awaitable, Callable, Iterator
from contextlib import ExitStack, closing, contextmanager
from dataclasses import dataclass, field
from functools import cache, partial
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

from msgspec import to_builtins
from msgspec.structs import replace

from rallar.client import Guest, RefusedError, RemoteTable
from rallar.game import Game, Record
from rallar.kernel.engine import compiled
from rallar.model.loader import load_board
from rallar.protocol import wire
from rallar.server import seats, tokens
from rallar.server.disk import FILE
from rallar.server.settings import Limits, Settings
from rallar.server.sqlite_store import SqliteStore
from rallar.server.store import Store
from rallar.server.table import now
from tests.loops import run
from tests.server.house import House, house
from tests.server.people import PEOPLE, see, some_move

PERSON, COMPUTER, OPEN = wire.SeatWish("person"), wire.SeatWish("computer"), wire.SeatWish("open")
Json = dict[str, Any]
Act = Callable[[House, "Scene"], object]
BOARD = "japan"  # games on it are short


@dataclass
class Scene:
    """A table, what is about to be done at it, and who looks on."""

    act: Act
    changes: bool = True  # whether that can be seen here
    table: str = field(default_factory=tokens.new_table_id)
    tokens: dict[int, str] = field(default_factory=dict)
    host: str = ""
    move: str = ""  # which one, if it matters
    away: int | None = None  # nobody may sit there, not even to look
    first: Act | None = None  # done before, when everybody is here

    def at(self, place: House) -> RemoteTable:
        """The table at a server."""
        return place.client.table(self.table, self.tokens, self.host)

    def viewers(self, place: House) -> list[Guest]:
        """Everyone who may look, before they are here."""
        table = self.at(place)
        return [table.watch(), *(table.sit(seat) for seat in self.tokens if seat != self.away)]

    @contextmanager
    def watched(self, place: House) -> Iterator[list[Guest]]:
        """Everyone is here, and hears."""
        with ExitStack() as here:
            found = [here.enter_context(each) for each in self.viewers(place)]
            if self.first:
                self.first(place, self)
            yield found


def asking(seat: int, ask: Callable[[Guest], object]) -> Act:
    """Something that a seat says."""

    def act(place: House, scene: Scene) -> None:
        with scene.at(place).sit(seat) as one:
            ask(one)

    return act


def moving(place: House, scene: Scene) -> None:
    with scene.at(place).sit(0) as one:
        one.play(scene.move or some_move(one))


def waiting(place: House, scene: Scene) -> None:
    """Until the computer has moved."""
    with scene.at(place).sit(0) as one:
        see(one, lambda: 0 in one.view.to_move)


def sending(place: House, _: Scene) -> None:
    """A record from elsewhere."""
    place.client.keep_record(Record.of(played(2, END)))


END = 100_000  # more moves than any game has
SCENES: dict[str, Callable[[Store], Awaitable[Scene]]] = {
    "a move": lambda store: lay(store, Scene(moving), (PERSON, PERSON), 9),
    "the last move": lambda store: lay(store, Scene(moving), (PERSON, PERSON), -1),
    "begin": lambda store: lay(store, Scene(lambda place, scene: scene.at(place).begin()), (PERSON, PERSON)),
    "join": lambda store: lay(store, Scene(lambda place, scene: scene.at(place).join("Bo")), (PERSON, OPEN)),
    "a seat": lambda store: lay(
        store, Scene(lambda place, scene: scene.at(place).change(1, kind="computer")), (PERSON, OPEN)
    ),
    "leave": lambda store: lay(store, Scene(lambda place, scene: scene.at(place).leave(1), away=1), (PERSON, PERSON)),
    "talk": lambda store: lay(store, Scene(asking(0, lambda one: one.say("Hej"))), (PERSON, PERSON), 9),
    "a takeover": lambda store: lay(store, Scene(asking(0, lambda one: one.propose(1)), away=1), (PERSON, PERSON), 9),
    "a takeover by consent": lambda store: lay(
        store,
        Scene(asking(1, lambda one: one.agree(2)), away=2, first=asking(0, lambda one: one.propose(2))),
        (PERSON, PERSON, PERSON),
        9,
    ),
    "coming back": lambda store: lay(
        store, Scene(asking(1, lambda one: one.come_back())), (PERSON, PERSON), 9, stand_in=1
    ),
    "a rematch": lambda store: lay(
        store, Scene(lambda place, scene: scene.at(place).rematch(0)), (PERSON, PERSON), END
    ),
    "a new table": lambda store: lay(
        store, Scene(lambda place, _: place.client.new_table(BOARD, PEOPLE), changes=False), (PERSON, PERSON)
    ),
    "a record": lambda store: lay(store, Scene(sending, changes=False), (PERSON, PERSON)),
    "a computer's move": lambda store: lay(
        store, Scene(waiting), (PERSON, COMPUTER), 9, to_move=1
    ),  # as soon as anybody is here
}


async def lay(
    store: Store,
    scene: Scene,
    wishes: tuple[wire.SeatWish, ...],
    moves: int | None = None,
    to_move: int = 0,
    stand_in: int | None = None,
) -> Scene:
    """A table on disk: open, or after so many moves; with fewer than none, so many before the end."""
    setup, handed, scene.host = seats.new_setup(wire.NewTable(BOARD, wishes), now() - 1000)
    if stand_in is not None:
        setup = setup.with_chair(stand_in, replace(setup.chairs[stand_in], stand_in=True))
    scene.tokens = {int(each): token for each, token in handed.items()}
    game = None if moves is None else played(len(wishes), moves, to_move)
    if game and (moves or 0) < 0:
        scene.move = str(game.undo())
    await store.save(scene.table, now() - 1000, setup.text(), tuple(Record.of(game).lines()) if game else ())
    return scene


@cache
def _played(players: int, moves: int, seed: int) -> Game:
    chance, game = Random(seed), Game.new(BOARD, players, seed, kernel=compiled())
    while not game.is_over and len(game.history) != moves:
        game.push(chance.choice(list(game.legal_moves)))
    return game


def played(players: int, moves: int, to_move: int = 0) -> Game:
    """A game in which a certain seat is to move, or was the last to."""
    games = (_played(players, moves, seed) for seed in range(100))
    return next(game for game in games if (game.to_move or (game.history[-1].seat,)) == (to_move,)).copy()


def scenes(folder: Path) -> dict[str, Scene]:
    """A table for each, in a folder in which no server runs."""

    async def lay_all() -> dict[str, Scene]:
        store = SqliteStore(folder)
        try:
            return {name: await scene(store) for name, scene in SCENES.items()}
        finally:
            store.close()

    return run(lay_all())


@contextmanager
def restarted(folder: Path) -> Iterator[House]:
    """What would be there if the server were killed now: another one on a copy of the disk, where no computer moves."""
    with TemporaryDirectory() as copy:
        with closing(sqlite3.connect(folder / FILE)) as disk, closing(sqlite3.connect(Path(copy) / FILE)) as other:
            disk.backup(other)
        with house(Path(copy), Settings(limits=Limits.off(), pause=1000)) as place:
            yield place


def look(place: House, scene: Scene) -> Json:
    """All that can be seen of a table, from everywhere: but who is present, for that is as it is."""
    table = scene.at(place)
    seen = {
        "table": told(table.look),
        "record": told(table.record),
        "replay": told(table.replay),
        "early": told(lambda: table.replay(3, 0)),
    }
    return seen | {str(number): _as_seen_by(each) for number, each in enumerate(scene.viewers(place))}


def told(ask: Callable[[], object]) -> Any:
    """What is answered, or why nothing is."""
    try:
        return without(to_builtins(ask()))
    except RefusedError as refusal:
        return [refusal.status, refusal.key, refusal.params]


def _as_seen_by(viewer: Guest) -> list[Any]:
    board = load_board(BOARD)
    with viewer as one:
        seen = [told(lambda: one.greet(one.token)), told(lambda: one.path(board.tickets[0].id))]
        for route in board.routes[::20]:
            seen += [told(partial(ask, route=route.id)) for ask in (one.why, one.payments)]
        return seen


PASSING = frozenset(("present", "away_since", "watching", "re"))


def without(seen: Any, keys: frozenset[str] = PASSING) -> Any:
    """What was seen, less what passes."""
    if isinstance(seen, dict):
        return {key: without(value, keys) for key, value in seen.items() if key not in keys}
    return [without(each, keys) for each in seen] if isinstance(seen, list | tuple) else seen


def on_disk(seen: Json) -> Json:
    """Less also what nobody keeps: a proposal ends with those who are here."""
    kept: Json = without(seen, frozenset(("proposal",)))
    return kept
