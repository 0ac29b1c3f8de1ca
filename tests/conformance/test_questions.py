"""Looking changes nothing: no question about a game disturbs another, in the middle of it or in another thread."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from itertools import islice
from random import Random

import pytest

from rallar.game.game import Game
from rallar.game.moves import Claim, LayTile
from rallar.game.record import Record
from rallar.kernel.engine import INTERPRETED, Engine, compiled
from tests.fixtures import Table
from tests.players import new_game, play

SEED = 21
FEW = 5  # answers looked at of a question with many
THREADS = 8
ROUNDS = 3

Question = Callable[[Game], Iterator[object]]


def once(ask: Callable[[Game], object]) -> Question:
    """A question with one answer."""
    return lambda game: iter((ask(game),))


def seat_of(game: Game) -> int:
    return game.to_move[0]


def of_routes(ask: Callable[[Game, str], Iterator[object]]) -> Question:
    """A question about each of the routes that can be claimed, or else about any."""

    def asked(game: Game) -> Iterator[object]:
        routes = game.legal_moves.routes[-FEW:] or [route.id for route in game.board.routes[:FEW]]
        for route in routes:
            yield from islice(ask(game, route), FEW)

    return asked


def of_cities(ask: Callable[[Game, str], object]) -> Question:
    return lambda game: (ask(game, city.id) for city in game.board.cities[:FEW])


QUESTIONS: dict[str, Question] = {
    "moves": lambda game: islice(iter(game.legal_moves), 12, 12 + FEW),
    "moves of others": lambda game: islice(iter(game.legal_moves_of((seat_of(game) + 1) % game.seats)), FEW),
    "simple": once(lambda game: game.legal_moves.simple),
    "count": once(lambda game: game.legal_moves.count()),
    "any": once(lambda game: bool(game.legal_moves)),
    "is legal": once(lambda game: "draw deck" in game.legal_moves),
    "routes": once(lambda game: game.legal_moves.routes),
    "stations": once(lambda game: game.legal_moves.stations),
    "tiles": once(lambda game: game.legal_moves.tiles),
    "payments": of_routes(lambda game, route: game.legal_moves.payments(route)),
    "plain payments": of_routes(lambda game, route: game.legal_moves.plain_payments(route)),
    "number of payments": of_routes(lambda game, route: iter((game.legal_moves.count_payments(route),))),
    "ways": of_routes(lambda game, route: iter(game.legal_moves.ways(route).payments)),
    "station payments": of_cities(lambda game, city: list(game.legal_moves.station_payments(city))),
    "station ways": of_cities(lambda game, city: game.legal_moves.station_ways(city)),
    "refusal": of_routes(lambda game, route: iter((str(game.legal_moves.refusal(f"claim {route} red:2")),))),
    "claim refusal": of_routes(lambda game, route: iter((str(game.legal_moves.claim_refusal(route)),))),
    "station refusal": of_cities(lambda game, city: str(game.legal_moves.station_refusal(city))),
    "tile refusal": of_routes(lambda game, route: iter((str(game.legal_moves.tile_refusal(route)),))),
    "closes": lambda game: (game.legal_moves.closes(bed) for bed in game.legal_moves.beds[:FEW]),
    "view": lambda game: (game.view(seat) for seat in (None, *range(game.seats))),
    "events": lambda game: (game.events_at(len(game.history), seat) for seat in (None, 0)),
    "to move": once(lambda game: (game.to_move, game.is_over, game.state)),
    "record": once(lambda game: Record.of(game)),
    "copy": once(lambda game: game.copy().state),
    "a copy that goes on": once(lambda game: [str(move) for move in play(game.copy(), Random(1), 3)]),
}


@cache
def situations(kernel: Engine) -> tuple[Game, ...]:
    """Games at a turn with many cards, at a tunnel, where tickets are offered, and where a tile is due."""
    found = {}
    for number, (board, asked) in enumerate(
        (("nordic", "take-turn"), ("europe", "take-turn"), ("europe", "pay-surcharge"), ("france", "lay-tile"))
    ):
        game = new_game(Table(board, 2), SEED + number, start=0).copy(kernel=kernel)
        for move in play(game, Random(SEED + number), 600):
            late = len(game.history) > 60 or isinstance(move, Claim | LayTile)
            if late and not game.is_over and game.view(None).asked == asked:
                found[board, asked] = game
                break
    assert len(found) == 4
    return tuple(found.values())


def answers(game: Game, question: Question) -> list[str]:
    return [str(answer) for answer in question(game)]


@cache
def undisturbed(game: Game) -> dict[str, list[str]]:
    return {name: answers(game, question) for name, question in QUESTIONS.items()}


@pytest.mark.parametrize("first", QUESTIONS)
def test_a_question_in_the_middle_of_another_disturbs_neither(first: str) -> None:
    for game in situations(compiled()):
        expected = undisturbed(game)
        for second, question in QUESTIONS.items():
            asking = QUESTIONS[first](game)
            heard = [str(answer) for answer in islice(asking, 2)]
            assert answers(game, question) == expected[second], f"{second} in the middle of {first}"
            heard += [str(answer) for answer in asking]
            assert heard == expected[first], f"{first} with {second} in the middle of it"


@pytest.mark.parametrize("kernel", [INTERPRETED, compiled()], ids=["interpreted", "compiled"])
def test_questions_of_several_threads_disturb_none(kernel: Engine) -> None:
    interval = sys.getswitchinterval()
    sys.setswitchinterval(1e-5)
    try:
        for game in situations(kernel):
            expected = undisturbed(game)
            rounds = [name for name in QUESTIONS for _ in range(ROUNDS)]
            Random(SEED).shuffle(rounds)
            with ThreadPoolExecutor(THREADS) as pool:
                found = pool.map(lambda name: answers(game, QUESTIONS[name]), rounds)  # noqa: B023 - all are done below
                for name, heard in zip(rounds, found, strict=True):
                    assert heard == expected[name], name
    finally:
        sys.setswitchinterval(interval)


def test_legal_moves_stay_true_to_their_moment() -> None:
    """The seed of the fault: listing payments while asking for something else, and playing on meanwhile."""
    game = situations(compiled())[0].copy()
    legal = game.legal_moves
    expected = [str(move) for move in islice(legal, 200)]
    heard = []
    for move in islice(legal, 200):
        heard.append(str(move))
        if not game.is_over:
            game.push(next(iter(game.legal_moves)), game.to_move[0])
    assert heard == expected
