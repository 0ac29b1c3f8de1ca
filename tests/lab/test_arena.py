"""The arena: everyone sits everywhere equally often, the seed decides the games, and every win is counted once."""

from __future__ import annotations

import os
import pickle
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import islice, pairwise
from pathlib import Path
from random import Random
from threading import Barrier, Thread
from typing import NamedTuple

import pytest

from rallar import MoveError, OptionError, load_board
from rallar.bots import Outlook
from rallar.game import Move
from rallar.lab import arena
from rallar.lab.arena import Bout, Setup, Standing, board_digest, play_game, play_off
from rallar.lab.crew import Crew, Playable, on_processes, on_ray, on_threads, play_here
from rallar.lab.save import Recorded
from rallar.lab.tournament import summary, tournament
from rallar.locales import Messages, Words

GAMES = 3
CREWS = [on_threads(2), on_processes(2), on_processes(2, threads=2)]
PAIR = Barrier(2)
BURNT = 50_000  # microseconds


class Hasty:
    """Takes the first move there is, and remembers where it sat."""

    def __init__(self) -> None:
        self.seats: dict[int, None] = {}

    def __call__(self, outlook: Outlook, _rng: Random) -> Move:
        self.seats[outlook.seat] = None
        return next(iter(outlook.legal))


def run(players: dict[str, Hasty]) -> dict[str, Standing]:
    return play_off("japan", tuple(players), players, GAMES, seed=4)


def test_everyone_sits_one_seat_on() -> None:
    players = {"one": Hasty(), "two": Hasty(), "three": Hasty()}
    run(players)
    assert [list(player.seats) for player in players.values()] == [[0, 2, 1], [1, 0, 2], [2, 1, 0]]


def test_wins_make_a_whole_and_every_decision_is_timed() -> None:
    found = run({"one": Hasty(), "two": Hasty()})
    assert sum(sum(standing.wins) for standing in found.values()) == pytest.approx(GAMES)
    for standing in found.values():
        assert len(standing.scores) == GAMES
        assert standing.made <= standing.tickets
        assert 0 < standing.median <= standing.slow <= standing.slowest <= standing.seconds
        assert standing.decisions > GAMES


def test_the_same_seed_plays_the_same_games() -> None:
    once, again = (run({"one": Hasty(), "two": Hasty()}) for _ in range(2))
    assert {kind: standing.scores for kind, standing in once.items()} == {
        kind: standing.scores for kind, standing in again.items()
    }


@pytest.mark.parametrize(
    ("players", "seats", "tables"),
    [
        ("ab", 2, ["ab"]),
        ("abc", 2, ["ab", "ac", "bc"]),
        ("abcd", 3, ["abc", "abd", "acd", "bcd"]),
        ("ab", 3, ["aab", "abb"]),
        ("ab", 4, ["aaab", "aabb", "abbb"]),
        ("a", 5, ["aaaaa"]),
    ],
)
def test_everyone_meets_everyone_and_sits_everywhere(players: str, seats: int, tables: list[str]) -> None:
    setup = Setup("japan", seats, tuple(players))
    assert ["".join(table) for table in setup.tables] == tables
    assert setup.even(1) == setup.cycle == len(tables) * seats
    seatings = [setup.seating(game) for game in range(3 * setup.cycle)]
    for number in range(3):
        part = seatings[number * setup.cycle : (number + 1) * setup.cycle]
        sat = Counter((seat, name) for seating in part for seat, name in enumerate(seating))
        assert len(set(sat.values())) == 1
        assert len(sat) == len(players) * seats


def test_neighbors_change_from_round_to_round() -> None:
    setup = Setup("japan", 4, tuple("abcd"))
    after = Counter(
        pair for game in range(6 * setup.cycle) for pair in pairwise((*setup.seating(game), setup.seating(game)[0]))
    )
    assert len(after) == 12
    assert len(set(after.values())) == 1


def test_a_seat_has_a_generator_of_its_own() -> None:
    """However often one player asks chance, another hears the same."""
    heard: dict[str, list[float]] = {}

    def listener(draws: int) -> list[float]:
        own: list[float] = []

        def gambler(outlook: Outlook, rng: Random) -> Move:
            for _ in range(draws):
                rng.random()
            return next(iter(outlook.legal))

        def choose(outlook: Outlook, rng: Random) -> Move:
            own.append(rng.random())
            return next(iter(outlook.legal))

        play_game("japan", ("own", "other"), {"own": choose, "other": gambler}, 3)
        return own

    heard = {"quiet": listener(0), "loud": listener(5)}
    assert heard["quiet"] == heard["loud"]


@pytest.mark.parametrize("crew", CREWS, ids=["threads", "processes", "both"])
def test_threads_and_processes_change_nothing_but_the_times(crew: Crew) -> None:
    setup = Setup("japan", 2, ("random", "normal"), seed=11)
    alone, together = tournament(setup, 6), tournament(setup, 6, crew=crew)
    assert [bout.timeless() for bout in alone] == [bout.timeless() for bout in together]
    assert alone != together
    figures = [summary(setup, bouts) for bouts in (alone, together)]
    for each in figures:
        assert all(standing.pop("move_seconds") for standing in each["standings"])
    assert figures[0] == figures[1]


class Paired(NamedTuple):
    """A game that begins only when another of the same process does."""

    setup: Setup

    @property
    def board(self) -> str:
        return self.setup.board

    def make_ready(self) -> None:
        pass

    def play(self, game: int) -> Bout:
        PAIR.wait(timeout=20)
        return self.setup.play(game)


@pytest.mark.parametrize("crew", [on_threads(2), on_processes(2, threads=2)], ids=["one process", "two"])
def test_threads_of_a_process_play_at_the_same_time(crew: Crew) -> None:
    paired = Paired(Setup("japan", 2, ("random",)))
    assert {bout.game for bout in crew(paired, range(4))} == {0, 1, 2, 3}


class Failing(NamedTuple):
    """One game is refused for a reason, and in another the process is lost."""

    board: str = "japan"

    def make_ready(self) -> None:
        pass

    def play(self, game: int) -> Bout:
        if game:
            os._exit(9)
        raise OptionError("arena-player-failed", name="one", seed="0", reason="") from MoveError("move-deck-empty")


def test_why_a_game_was_refused_is_told_by_another_process() -> None:
    with pytest.raises(OptionError) as found:
        list(on_processes(2)(Failing(), (0,)))
    assert Words(Messages("en")).error(found.value) == "one couldn’t go on with seed 0: The deck is empty."


def test_a_process_that_is_lost_is_told() -> None:
    with pytest.raises(OptionError, match="arena-process-ended"):
        list(on_processes(2)(Failing(), (1,)))


def test_games_without_number_begin_at_once() -> None:
    def crew(_setup: Playable, games: Iterable[int]) -> Iterator[Bout]:
        assert list(islice(games, 3)) == [5, 6, 7]
        yield from ()
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        tournament(Setup("japan", 2, ("random",)), 10**15, first=5, crew=crew)


def test_a_game_in_a_thread_counts_no_other_threads_time() -> None:
    def burn() -> None:
        until = time.thread_time_ns() + 1000 * BURNT
        while time.thread_time_ns() < until:
            pass

    def choose(outlook: Outlook, _rng: Random) -> Move:
        if outlook.view.turn == 0:
            other = Thread(target=burn)
            other.start()
            other.join()
        return next(iter(outlook.legal))

    def slowest() -> int:
        return max(play_game("japan", ("it", "it"), {"it": choose}, 3).seats[0].micros)

    assert slowest() >= BURNT
    with ThreadPoolExecutor(1) as pool:
        assert pool.submit(slowest).result() < BURNT


@pytest.mark.parametrize(
    "crew", [on_threads, lambda number: on_processes(1, number), lambda number: on_ray("auto", number)]
)
@pytest.mark.parametrize("number", [0, 10**20])
def test_at_least_one_thread_and_no_more_than_a_machine_bears(crew: Callable[[int], Crew], number: int) -> None:
    with pytest.raises(OptionError, match="option-threads"):
        crew(number)
    with pytest.raises(OptionError, match="option-processes"):
        on_processes(number)


def test_a_game_can_be_played_by_its_number_alone() -> None:
    setup = Setup("japan", 3, ("random", "normal"), seed=5)
    assert tournament(setup, 2, first=7)[1].timeless() == setup.play(8).timeless()
    assert setup.play(8).seed == 13


def test_what_a_bout_says_is_what_happened() -> None:
    bout = Setup("japan", 2, ("random", "normal"), seed=2).play(0)
    board = load_board("japan")
    routes = {route.id: route for route in board.routes}
    assert sum(seat.share for seat in bout.seats) == 1
    assert min(seat.place for seat in bout.seats) == 1
    claimed = [route for seat in bout.seats for route in seat.routes]
    assert len(claimed) == len(set(claimed))
    assert any(routes[route].kind == "bullet" for route in claimed)
    for seat in bout.seats:
        assert (seat.place == 1) == (seat.share > 0)
        assert not set(seat.made) & set(seat.failed)
    assert sum(len(seat.micros) for seat in bout.seats) == bout.moves
    assert {bout.order(seat) for seat in (0, 1)} == {0, 1}
    assert bout.order(bout.start) == 0


def test_a_player_who_cannot_go_on_is_named() -> None:
    def lost(_outlook: Outlook, _rng: Random) -> Move:
        raise LookupError("no\n\n   idea")

    with pytest.raises(OptionError, match="arena-player-failed") as found:
        play_game("japan", ("lost", "lost"), {"lost": lost}, 3)
    assert found.value.params == {"name": "lost", "seed": "3", "reason": "LookupError: no idea"}


@pytest.mark.parametrize(
    ("setup", "games", "key"),
    [
        (Setup("nowhere", 2, ("random",)), 1, "board-unknown"),
        (Setup("japan", 9, ("random",)), 1, "option-seats"),
        (Setup("japan", 2, ("nobody",)), 1, "opponent-unknown"),
        (Setup("japan", 2, ("random",), variant="x"), 1, "option-unknown-variant"),
        (Setup("nordic", 2, ("random", "expert"), variant="swedish-deal"), 1, "opponent-not-trained"),
        (Setup("japan", 2, ("random",), seed=-1), 1, "option-seed"),
        (Setup("japan", 2, ("random",)), 0, "option-games"),
    ],
)
def test_what_cannot_be_played_is_refused_at_once(setup: Setup, games: int, key: str) -> None:
    with pytest.raises(Exception, match=key):
        tournament(setup, games)


def test_a_refusal_can_be_handed_from_process_to_process() -> None:
    refused = pickle.loads(pickle.dumps(OptionError("opponent-unknown", level="nobody")))
    assert (type(refused), refused.key, refused.params) == (OptionError, "opponent-unknown", {"level": "nobody"})


def test_a_digest_is_of_what_is_played() -> None:
    assert board_digest(load_board("japan")) == board_digest(load_board("japan"))
    assert board_digest(load_board("japan")) != board_digest(load_board("nordic"))


def test_who_plays_by_what_it_sees_is_measured_with_compiled_sight(monkeypatch: pytest.MonkeyPatch) -> None:
    """Else a master would be measured that does not look ahead."""
    asked = list[str]()

    class Kernel:
        @property
        def sight(self) -> None:
            asked.append("sight")

    monkeypatch.delenv("RALLAR_KERNEL", raising=False)
    monkeypatch.setattr(arena, "compiled", Kernel)
    for players, wanted in ((("rookie", "regular"), 0), (("regular", "master"), 1), (("expert",), 2)):
        setup = Setup("nordic", 2, players)
        list(play_here(Recorded(setup, Path()), ()))
        assert len(asked) == wanted
    monkeypatch.setenv("RALLAR_KERNEL", "interpreted")
    list(play_here(Setup("nordic", 2, ("master",)), ()))
    assert len(asked) == 2
