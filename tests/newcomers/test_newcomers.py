"""The tasks of docs/newcomers.md, done as it says. A fifth board and a seventh language have tests of their own."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path
from random import Random

import numpy as np
import pytest

from examples.environment import Environment, by_chance, play_out
from rallar.bots import choose, levels
from rallar.bots.opponents import VARIABLE, opponent
from rallar.game.game import Game
from rallar.kernel import layout as k
from rallar.lab.simulate import simulate
from rallar.model.folder import read_board
from tests.conformance.secrets import redealt
from tests.fixtures import Table as Seats
from tests.fixtures import board_of, each_board
from tests.players import played
from tests.states import put
from tests.table import Table

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "newcomers.md").read_text(encoding="utf-8")
GAMES = 24
PATIENCE = 60


# --- locomotives only in tunnels


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A copy of the package with the line of the page in it, and nothing else."""
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=shutil.ignore_patterns("static", "__pycache__"))
    board = tmp_path / "src" / "rallar" / "boards" / "europe" / "board.json"
    (line,) = re.findall(r"```json\n(.*?)```", PAGE, re.DOTALL)
    board.write_text(board.read_text(encoding="utf-8").replace("{\n", f"{{\n{line}", 1), encoding="utf-8")
    return tmp_path / "src"


def test_locomotives_only_in_tunnels(package: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    board = read_board(package / "rallar" / "boards" / "europe")
    assert simulate(board, 2, GAMES, variant="tunnels").scores != simulate(board, 2, GAMES).scores
    table = Table(board, variant="tunnels")
    table.hand(0, red=2, blue=2, locomotive=2)
    assert table.refused("claim bruxelles--paris--1 red:1,locomotive:1") == "move-wrong-payment"
    assert table.refused("claim dieppe--london--1 locomotive:2") == "move-wrong-payment"
    assert table.legal("claim dieppe--london--1 red:1,locomotive:1")  # its symbol asks for a locomotive all the same
    assert table.legal("claim munchen--venezia blue:1,locomotive:1")
    assert table.legal("claim munchen--venezia locomotive:2")

    monkeypatch.setenv("PYTHONPATH", str(package))
    monkeypatch.setenv("RALLAR_KERNEL", "interpreted")
    command = [sys.executable, "-m", "rallar", "boards", "europe"]
    assert "tunnels" in subprocess.run(command, capture_output=True, text=True, check=True, timeout=PATIENCE).stdout


# --- a search opponent


@pytest.fixture
def hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """The example, with less time to think."""
    monkeypatch.setenv(VARIABLE, str(ROOT / "examples" / "opponents"))
    monkeypatch.setattr(opponent("search"), "WORLDS", 1)
    monkeypatch.setattr(opponent("search"), "NEAR", 0.3)


@pytest.mark.usefixtures("hurried")
def test_the_search_opponent_plays_to_the_end() -> None:
    assert levels() == ("rookie", "regular", "expert", "search", "master")
    game = Game.new("japan", 2, 3)
    unusual = 0
    while game.to_move:
        seat = game.to_move[0]
        move, usual = (choose(level, game, seat, Random(7)) for level in ("search", "regular"))
        unusual += move != usual
        game.push(move if seat == 0 else usual, seat)
    assert game.outcome()
    assert unusual  # it has a mind of its own


@pytest.mark.usefixtures("hurried")
def test_the_search_opponent_knows_nothing_that_its_seat_does_not(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(opponent("search"), "DOUBT", -100)  # so that it always follows its search
    for seed in range(5):
        game = Game.new("europe", 2, seed)
        while min(player.cars for player in game.view(None).players) > 6 or game.view(None).asked != "take-turn":
            seat = game.to_move[0]
            game.push(choose("regular", game, seat, Random(seed)), seat)
        (seat,) = game.to_move
        before = choose("search", game, seat, Random(seed))
        put(game, redealt(game, seat, Random(seed)))
        assert choose("search", game, seat, Random(seed)) == before


# --- a batch environment


@each_board
def test_the_environment_plays_every_game_to_its_end(name: str) -> None:
    games = Environment(board_of(name), players=2, games=GAMES, seed=1)
    returns = play_out(games, np.random.default_rng(1))
    assert games.over.all()
    assert not games.masks.any()
    assert (returns == games._batch.scores).all()
    assert len(np.unique(returns, axis=0)) > GAMES // 2
    first = games.reset(2)
    seen, rewards, over = games.step(by_chance(games.masks, np.random.default_rng(2)))
    assert seen.shape == first.shape
    assert not rewards.any()
    assert not over.any()
    with pytest.raises(ValueError, match="not legal"):
        games.step(np.full(GAMES, k.PASS))


@each_board
def test_what_a_learner_observes_is_what_its_seat_may_know(name: str) -> None:
    for seed in range(4):
        game = played(Seats(name, 2), seed, most=25 * seed)
        games = Environment(game.board, players=2, games=1)
        seen = []
        for state in (game.state, redealt(game, game.to_move[0], Random(seed))):
            games._batch.stand(state)
            seen.append(games.observations())
        assert (seen[0] == seen[1]).all()
