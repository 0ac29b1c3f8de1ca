"""A server under load is killed again and again: what it said is there, once, and nobody heard what is not theirs."""

from __future__ import annotations

import asyncio
import json
import shutil
import sqlite3
import tempfile
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from rallar.game import Game, Record, parse_move
from rallar.kernel.engine import compiled
from rallar.model.loader import board_ids
from rallar.protocol import wire
from rallar.server.disk import FILE
from tests import loops
from tests.lean import Desk, Heard, Person, Sent, read
from tests.server.house import Killable, process
from tests.server.test_secrets import check_own, check_the_same_of_other_games

COUNT = 1000
TABLES = 10
PAUSE = 0.04  # seconds until a move is answered, at most
LOAD = 60  # moves from a start to a kill, at most
ARRIVING = 10  # of so many kills one is while people arrive
PATIENCE = 30.0
LOOKED_AT = 400  # messages of a viewer that are compared with those of other games
EVERY = 50  # kills between two lines of progress


@dataclass
class Ledger:
    """What was said and heard at one table, by seat or, with None, by who watched."""

    table: str
    tokens: list[str]
    sent: defaultdict[tuple[int, str], list[int]] = field(default_factory=lambda: defaultdict(list))
    accepted: dict[int, tuple[int, str]] = field(default_factory=dict)
    entries: defaultdict[int | None, dict[int, Any]] = field(default_factory=lambda: defaultdict(dict))
    texts: defaultdict[int | None, list[str]] = field(default_factory=lambda: defaultdict(list))
    is_over: bool = False

    @property
    def viewers(self) -> dict[int | None, str | None]:
        return {**dict(enumerate(self.tokens)), None: None}

    @property
    def known(self) -> int:
        """The last position that anybody has heard of."""
        told = (max(entries, default=0) for entries in self.entries.values())
        return max(*self.accepted, *told, 0) if self.accepted else max(told, default=0)

    def hear(self, viewer: int | None, text: str, message: Heard, least: int) -> None:
        """What is told of a position is told the same to whoever asks again; nothing told is taken back.

        The least is what all had heard of when this viewer asked: an answer on its way may be overtaken by what others
        hear.
        """
        if not message.is_over and message.type in ("state", "moved", "table"):
            check_own(json.loads(text), viewer)
            assert not any(token in text for token in self.tokens), "a token was told"
        if message.type == "moved" and len(self.texts[viewer]) < LOOKED_AT:
            self.texts[viewer].append(text)
        entries = (*message.log, *([message.entry] if message.entry else ()))
        for entry in map(msgspec.json.decode, entries):
            told = self.entries[viewer].setdefault(entry["position"], entry)
            assert told == entry, f"position {entry['position']} of {self.table} was told otherwise before"
        if message.type == "state":
            assert message.position >= least, f"{self.table} fell back from {least} to {message.position}"

    def check(self, game: Game) -> None:
        """Each accepted move is in the record where it was accepted; each in the record was sent, and counts once."""
        assert max(self.accepted, default=0) <= len(game.history), f"{self.table} lost an accepted move"
        last: Counter[int] = Counter()
        for position, played in enumerate(game.history, start=1):
            seat, move = played.seat, str(played.move)
            if position in self.accepted:
                assert self.accepted[position] == (seat, move), f"{self.table} has another move at {position}"
            faced = self.sent[seat, move]
            assert any(last[seat] <= each < position for each in faced), f"{self.table} has {move} twice, or of nobody"
            last[seat] = position

    def check_secrets(self, game: Game) -> None:
        """Every message was such as in games that differ in all that its reader cannot know."""
        for viewer, texts in self.texts.items():
            assert not any(str(game.seed) in text for text in texts if '"outcome":null' in text), "the seed was told"
            check_the_same_of_other_games(game, viewer, texts)


class Player(Person):
    """Notes in the ledger whatever is said and heard."""

    def __init__(self, ledger: Ledger, viewer: int | None, random: Random) -> None:
        super().__init__(ledger.viewers[viewer], random, lambda: random.uniform(0, PAUSE))
        self.after = None if random.random() < 0.2 else max(ledger.entries[viewer], default=None)
        self._ledger = ledger
        self._viewer = viewer
        self._least = 0

    def is_alive(self) -> bool:
        """Nobody is cut off by a server that runs."""
        if self.lost.done():
            self.lost.result()
            raise AssertionError(f"a line was cut: {self.close_code}")
        return True

    def opened(self) -> None:
        self._least = self._ledger.known
        self.say(wire.Hello(token=self.seat_token, after=self.after))

    def heard(self, data: bytes) -> None:
        self._ledger.hear(self._viewer, data.decode(), read(data), max(self._least, self.position))
        super().heard(data)

    def sending(self, sent: Sent) -> None:
        assert self._viewer is not None
        self._ledger.sent[self._viewer, str(parse_move(sent.move))].append(sent.faced)

    def accepted(self, sent: Sent, position: int) -> None:
        assert self._viewer is not None
        assert position not in self._ledger.accepted, "two moves were accepted at one position"
        self._ledger.accepted[position] = (self._viewer, str(parse_move(sent.move)))


class Trial:
    """Some tables that outlive many servers."""

    def __init__(self, folder: Path, seed: int) -> None:
        self.data = folder / "data"
        self.log = folder / "server.log"
        self.random, self.people = Random(seed), Random(seed + 1)  # how it is killed, and what is played
        self.ledgers: list[Ledger] = []
        self.moves = self.games = self.kills = 0
        self.wrong: list[dict[str, Any]] = []  # what nobody waits for
        self._boards = board_ids()

    @property
    def accepted(self) -> int:
        return self.moves + sum(len(ledger.accepted) for ledger in self.ledgers)

    async def kill_once(self) -> None:
        with process(self.data, log=self.log) as place:
            self._fill(place)
            most = self.accepted + self.random.randint(1, LOAD)
            players = [Player(ledger, each, self.people) for ledger in self.ledgers for each in ledger.viewers]
            if self.kills % ARRIVING != ARRIVING - 1:
                await self._seat(place, players)
                await self._until(
                    lambda: self.accepted >= most or all(each.is_over for each in players if each.is_alive())
                )
            else:
                arriving = asyncio.ensure_future(self._seat(place, players))
                await asyncio.wait((arriving,), timeout=self.random.uniform(0, 0.1))
                arriving.cancel()
                await asyncio.gather(arriving, return_exceptions=True)
            place.kill()
        for player in players:
            await player.left()
        self.kills += 1
        assert not self.wrong, self.wrong
        self._note_the_end(players)

    async def _seat(self, place: Killable, players: list[Player]) -> None:
        waiting = [ledger.table for ledger in self.ledgers for _ in ledger.viewers]
        for player, table in zip(players, waiting, strict=True):
            await player.connect(place.url, table)
        await self._until(lambda: all(player.is_alive() and player.position >= 0 for player in players))

    async def _until(self, is_so: Callable[[], bool]) -> None:
        async with asyncio.timeout(PATIENCE):
            while not is_so():
                await asyncio.sleep(self.people.uniform(0, 0.004))

    def _fill(self, place: Killable) -> None:
        """New games for those that are over, each of which is looked through: no line is held open meanwhile."""
        over = [each for each in self.ledgers if each.is_over]
        with closing(Desk(place.url)) as desk:
            records = [desk.ask("GET", f"/tables/{ledger.table}/record") for ledger in over]
        for ledger, (status, body) in zip(over, records, strict=True):
            assert status == 200, body
            self._close(ledger, Record.parse(body.decode()).replay(kernel=compiled()))
        with closing(Desk(place.url)) as desk:
            while len(self.ledgers) < TABLES:
                table, tokens = desk.new_table(self.random.choice(self._boards), self.random.choice((2, 2, 3)))
                self.ledgers.append(Ledger(table, tokens))

    def _close(self, ledger: Ledger, game: Game) -> None:
        ledger.check(game)
        if game.is_over:
            ledger.check_secrets(game)
            self.games += 1
        self.moves += len(ledger.accepted)
        self.ledgers.remove(ledger)

    def _note_the_end(self, players: list[Player]) -> None:
        tables = [ledger for ledger in self.ledgers for _ in ledger.viewers]
        for player, ledger in zip(players, tables, strict=True):
            ledger.is_over = ledger.is_over or player.is_over

    def finish(self) -> None:
        """What is on disk in the end, read without any server."""
        with closing(sqlite3.connect(self.data / FILE)) as db:
            assert db.execute("PRAGMA integrity_check").fetchone() == ("ok",)
            for ledger in tuple(self.ledgers):
                asked = "SELECT line FROM lines WHERE table_id = ? ORDER BY number"
                lines = [line for (line,) in db.execute(asked, (ledger.table,))]
                self._close(ledger, Record.parse("\n".join(lines)).replay(kernel=compiled()))
        assert "Traceback" not in self.log.read_text(), "the server stumbled"


@contextmanager
def kept_if_wrong(name: str) -> Iterator[Path]:
    """A folder that goes away, unless something is wrong: then it is named, with all that is in it."""
    folder = Path(tempfile.mkdtemp(prefix=f"rallar-{name}-"))
    try:
        yield folder
    except BaseException as error:
        error.add_note(f"the data and the log of the server are in {folder}")
        raise
    shutil.rmtree(folder)


async def _run(folder: Path, count: int, seed: int) -> str:
    trial = Trial(folder, seed)
    asyncio.get_running_loop().set_exception_handler(lambda _, context: trial.wrong.append(context))
    for kill in range(1, count + 1):
        try:
            await trial.kill_once()
        except BaseException as error:
            error.add_note(f"at kill {kill} of {count}")
            raise
        if kill % EVERY == 0:
            print(f"kills: {kill:,}, {trial.accepted:,} moves accepted, {trial.games:,} games over", flush=True)
    trial.finish()
    return f"{trial.kills:,} kills, {trial.moves:,} moves accepted and none lost, {trial.games:,} games over"


def run(count: int, seed: int) -> str:
    with kept_if_wrong("kills") as folder:
        return loops.run(_run(folder, count, seed))
