"""The long trials in short, so that they are whole when they are wanted; and that they notice what they are for."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from random import Random

import msgspec
import pytest
from msgspec import Struct

from rallar.game import Game
from rallar.kernel.engine import compiled
from rallar.protocol import wire
from tests.bench import crowd
from tests.bench.usage import Usage
from tests.lean import read
from tests.loops import in_a_thread
from tests.server.house import process
from tests.soak import fuzz, kills
from tests.soak.corpus import Asked, Corpus
from tests.soak.kills import Ledger
from tests.soak.mutation import Mutator


def test_kills() -> None:
    said = in_a_thread(lambda: kills.run(2, 1))
    assert re.match(r"2 kills, [1-9][\d,]* moves accepted and none lost", said)


def test_fuzz() -> None:
    said = in_a_thread(lambda: fuzz.run(4_000, 1, most=30))
    assert re.match(r"1,\d{3} messages by socket, 3,\d{3} inside, 10 bodies", said)


def test_a_crowd(tmp_path: Path) -> None:
    with process(tmp_path) as place:
        usage = Usage([place.process.pid])
        assert crowd.play(place.url, usage, tables=4, pace=0.05, seconds=0.5).moves > 0
        assert crowd.until_the_last(crowd.watch(place.url, usage, watchers=4, seconds=1))


def test_messages_are_wrong_in_every_way() -> None:
    """Nested too deep also where they are read to the end, too large, no text, and bodies likewise."""
    corpus = Corpus()
    corpus.note(wire.encode(wire.Say(text="hej", id="q")))
    mutator = Mutator(corpus, Random(1))
    said = [mutator.message()[0] for _ in range(20_000)]
    bodies = [mutator.body(Asked("POST", "/claim", b'{"code":"ABCD-EFGH"}', False)) for _ in range(2_000)]
    for payloads in (said, bodies):
        assert {"nested", "no text", "unread", "fine"} <= set(map(kind_of, payloads))
    assert max(map(len, said)) > wire.MAX_MESSAGE


class Named(Struct):
    """What somebody reads who looks for one thing and passes over all others."""

    id: str | None = None


def kind_of(payload: bytes) -> str:
    try:
        msgspec.json.decode(payload.decode(), type=Named)
    except UnicodeDecodeError:
        return "no text"
    except msgspec.DecodeError:
        return "unread"
    except RecursionError:
        return "nested"
    return "fine"


def played(moves: int) -> tuple[Game, Ledger]:
    """A game of some moves, and the book of one whose every move was accepted."""
    game, ledger = Game.new("nordic", 2, 1, kernel=compiled()), Ledger("t", ["a", "b"])
    for position in range(moves):
        seat = game.to_move[0]
        game.push(next(iter(game.legal_moves_of(seat))), seat)
        ledger.sent[seat, str(game.history[-1].move)].append(position)
        ledger.accepted[position + 1] = (seat, str(game.history[-1].move))
    return game, ledger


def lose(game: Game, ledger: Ledger) -> Game:
    return game.copy(len(ledger.accepted) - 1)


def play_twice(game: Game, ledger: Ledger) -> Game:
    """The last is there again, though it was sent once."""
    del ledger.sent[game.history[-1].seat, str(game.history[-1].move)][-1]
    del ledger.accepted[len(game.history)]
    return game


def play_another(game: Game, ledger: Ledger) -> Game:
    ledger.accepted[3] = (ledger.accepted[3][0], "pass")
    return game


def test_a_book_that_is_right() -> None:
    game, ledger = played(8)
    ledger.check(game)


@pytest.mark.parametrize("wrong", [lose, play_twice, play_another])
def test_what_is_wrong_is_noticed(wrong: Callable[[Game, Ledger], Game]) -> None:
    game, ledger = played(8)
    with pytest.raises(AssertionError):
        ledger.check(wrong(game, ledger))


def test_nobody_is_shown_less_than_was_known_when_they_asked() -> None:
    """What others have heard meanwhile may overtake an answer; what they had heard before may not."""
    ledger = Ledger("t", ["token of one", "token of two"])
    ledger.accepted[7] = (0, "draw deck")
    state = json.dumps({"type": "state", "position": 6, "log": []})
    ledger.hear(None, state, read(state.encode()), least=6)
    with pytest.raises(AssertionError, match="fell back from 7 to 6"):
        ledger.hear(None, state, read(state.encode()), least=ledger.known)
