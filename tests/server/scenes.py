"""Tables laid on disk, each on the eve of a change, and all that can be seen of one: by everybody, in every way."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable, Iterator
from contextlib import ExitStack, closing, contextmanager
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

import httpx
from msgspec.structs import replace

from rallar.game import Game, Record
from rallar.kernel.engine import compiled
from rallar.model.loader import load_board
from rallar.protocol import wire
from rallar.server import seats, tokens
from rallar.server.settings import Limits, Settings
from rallar.server.store import FILE, Store
from rallar.server.table import now
from tests.server.guest import Guest, Json, bearer, guest, seat
from tests.server.house import House, house

PERSON, COMPUTER, OPEN = wire.SeatWish("person"), wire.SeatWish("computer"), wire.SeatWish("open")
Act = Callable[[House, "Scene"], Json]
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

    @property
    def viewers(self) -> list[str | None]:
        return [None, *(token for seat, token in self.tokens.items() if seat != self.away)]

    @contextmanager
    def watched(self, place: House) -> Iterator[list[Guest]]:
        """Everyone is here, and hears."""
        with ExitStack() as here:
            found = [here.enter_context(guest(place, self.table, token)) for token in self.viewers]
            if self.first:
                assert "error" not in self.first(place, self)
            yield found


def asking(asks: int, kind: str, **values: Any) -> Act:
    """Something that a seat says."""

    def act(place: House, scene: Scene) -> Json:
        with guest(place, scene.table, scene.tokens[asks]) as one:
            return one.ask(kind, **values)

    return act


def moving(place: House, scene: Scene) -> Json:
    with guest(place, scene.table, scene.tokens[0]) as one:
        return one.ask("move", position=one.seen["position"], move=scene.move or one.some_move())


def posting(path: str, who: int | None = None, method: str = "POST", **body: Any) -> Act:
    """Something asked for by HTTP, by the host unless a seat is named."""

    def act(place: House, scene: Scene) -> Json:
        token = scene.host if who is None else scene.tokens[who]
        headers = bearer(token) if path != "/join" else {}
        with place.http() as http:
            answer = http.request(method, f"/api/tables/{scene.table}{path}", headers=headers, json=body or None)
            found: Json = answer.json()
            return found

    return act


def making(place: House, _: Scene) -> Json:
    """Another table, begun at once."""
    with place.http() as http:
        asked = {"board": BOARD, "seats": [seat(), seat()], "begin": True}
        found: Json = http.post("/api/tables", json=asked).json()
        return found


def waiting(place: House, scene: Scene) -> Json:
    """Until the computer has moved."""
    with guest(place, scene.table, scene.tokens[0]) as one:
        while 0 not in one.seen["view"]["to_move"]:
            one.next()
        return one.seen


def sending(place: House, _: Scene) -> Json:
    """A record from elsewhere."""
    with place.http() as http:
        text = "\n".join(Record.of(played(2, END)).lines())
        found: Json = http.post("/api/records", content=text).json()
        return found


END = 100_000  # more moves than any game has
SCENES: dict[str, Callable[[Store], Awaitable[Scene]]] = {
    "a move": lambda store: lay(store, Scene(moving), (PERSON, PERSON), 9),
    "the last move": lambda store: lay(store, Scene(moving), (PERSON, PERSON), -1),
    "begin": lambda store: lay(store, Scene(posting("/begin")), (PERSON, PERSON)),
    "join": lambda store: lay(store, Scene(posting("/join", name="Bo")), (PERSON, OPEN)),
    "a seat": lambda store: lay(store, Scene(posting("/seats/1", method="PATCH", kind="computer")), (PERSON, OPEN)),
    "leave": lambda store: lay(store, Scene(posting("/leave", 1), away=1), (PERSON, PERSON)),
    "talk": lambda store: lay(store, Scene(asking(0, "say", text="Hej")), (PERSON, PERSON), 9),
    "a takeover": lambda store: lay(store, Scene(asking(0, "propose", seat=1), away=1), (PERSON, PERSON), 9),
    "a takeover by consent": lambda store: lay(
        store,
        Scene(asking(1, "agree", seat=2, yes=True), away=2, first=asking(0, "propose", seat=2)),
        (PERSON, PERSON, PERSON),
        9,
    ),
    "coming back": lambda store: lay(store, Scene(asking(1, "return")), (PERSON, PERSON), 9, stand_in=1),
    "a rematch": lambda store: lay(store, Scene(posting("/rematch", 0)), (PERSON, PERSON), END),
    "a new table": lambda store: lay(store, Scene(making, changes=False), (PERSON, PERSON)),
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
        store = Store(folder)
        try:
            return {name: await scene(store) for name, scene in SCENES.items()}
        finally:
            store.close()

    return asyncio.run(lay_all())


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
    with place.http() as http:
        paths = ("", "/record", "/replay", "/replay?at=3&seat=0")
        answers = {path: http.get(f"/api/tables/{scene.table}{path}") for path in paths}
    seen: Json = {path: (answer.status_code, _settled(answer)) for path, answer in answers.items()}
    return seen | {str(number): _as_seen_by(place, scene.table, token) for number, token in enumerate(scene.viewers)}


def _settled(answer: httpx.Response) -> Any:
    return without(answer.json()) if answer.headers["content-type"] == "application/json" else answer.text


def _as_seen_by(place: House, table: str, token: str | None) -> list[Json]:
    board = load_board(BOARD)
    with guest(place, table, token) as one:
        said = [one.seen, one.ask("path", ticket=board.tickets[0].id)]
        for route in board.routes[::20]:
            said += [one.ask(kind, position=one.seen["position"], route=route.id) for kind in ("why", "payments")]
        return [without(each) for each in said]


PASSING = frozenset(("present", "away_since", "watching", "re"))


def without(told: Any, keys: frozenset[str] = PASSING) -> Any:
    """What was told, less what passes."""
    if isinstance(told, dict):
        return {key: without(value, keys) for key, value in told.items() if key not in keys}
    return [without(each, keys) for each in told] if isinstance(told, list | tuple) else told


def on_disk(seen: Json) -> Json:
    """Less also what nobody keeps: a proposal ends with those who are here."""
    kept: Json = without(seen, frozenset(("proposal",)))
    return kept
