"""Trained networks: there for every box, refused where they would play nonsense, and read when they are needed."""

from __future__ import annotations

import json
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from rallar.bots import choose, network
from rallar.bots.network import GAME, GLANCE, Layer, Network, fields_read, mark_of, network_of, plays
from rallar.bots.opponents import checked_level, levels_for, opponent
from rallar.game.game import Game
from rallar.game.setting import Setting, setting_of
from rallar.kernel.engine import INTERPRETED, Engine, Sight, compiled
from rallar.kernel.fields import fields_of, size_of
from rallar.model.errors import OptionError
from rallar.model.loader import board_ids, load_board
from tests.fixtures import board_of

each_box = pytest.mark.parametrize("name", board_ids())


@each_box
def test_every_box_has_one_for_this_kernel(name: str) -> None:
    """Who changes the kernel or a board has to train anew, or to show that nothing that was learned has changed."""
    setting = setting_of(load_board(name), None)
    _ = compiled().sight
    assert plays(setting)
    network_of(setting)
    with np.load(network.FOLDER / f"{name}.npz", allow_pickle=False) as found:
        inputs = len(found["hidden0"])
        assert str(found["mark"]) == mark_of(setting, compiled(), GAME, inputs)
        assert str(found["glance"]) == mark_of(setting, INTERPRETED, GLANCE, inputs)


def test_another_board_is_not_played() -> None:
    board = load_board("nordic")
    first, *rest = board.tickets
    dearer = replace(board, tickets=(replace(first, points=first.points + 1), *rest))
    others = (setting_of(dearer, None), setting_of(board, "swedish-deal"), setting_of(board_of("fifth"), None))
    for setting in others:
        assert not plays(setting)
        assert levels_for(setting) == ("rookie", "regular")
        with pytest.raises(OptionError) as refused:
            checked_level("expert", setting)
        assert refused.value.key == "opponent-not-trained"
        with pytest.raises(LookupError):
            network_of(setting)


def test_another_kernel_is_not_played_on(monkeypatch: pytest.MonkeyPatch) -> None:
    """One that shows a single number otherwise, late in a game."""
    setting, kernel = Setting(load_board("japan"), None), compiled()
    looks = 0

    def look_many(*arguments: Any) -> None:
        nonlocal looks
        kernel.sight.look_many(*arguments)
        looks += 1
        if looks == 60:
            arguments[-1][0, 7] += 1

    changed = Engine(
        kernel.name,
        {entry: getattr(kernel, entry) for entry in vars(kernel) if not entry.startswith("_")},
        kernel.records,
        lambda: Sight({**vars(kernel.sight), "look_many": look_many}),
    )
    monkeypatch.setattr(network, "looking", lambda: changed)
    with pytest.raises(LookupError, match="another kernel"):
        network_of(setting)


def test_it_reads_the_fields_that_it_was_trained_on() -> None:
    """Fields that came later, after the others, change neither its marks nor what it thinks."""
    setting = setting_of(load_board("france"), None)
    fields = fields_of(setting.box)
    inputs = sum(field.size for field in fields[:5])
    assert fields_read(setting, inputs) == list(fields[:5])
    layers = [
        Layer(np.ones((size, out), np.float32), np.zeros(out, np.float32))
        for size, out in ((inputs, 3), (3, 3), (3, 3), (3, 2))
    ]
    row, legal = np.ones(size_of(setting.box), np.int8), np.ones(2, np.bool_)
    before = Network(layers).looks(row, legal)
    row[inputs:] = 5
    assert (Network(layers).looks(row, legal) == before).all()
    assert (Network(layers).looks(np.stack([row] * 3), legal) == before).all()


@each_box
def test_it_plays_compiled_and_interpreted_alike(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game, rng = Game.new(name, 3, 12, kernel=compiled()), Random(1)
    for number in range(30):
        seat = game.to_move[0]
        move = choose("expert", game, seat, Random(number))
        if number % 10 == 0:
            with monkeypatch.context() as patch:
                patch.setenv("RALLAR_KERNEL", "interpreted")
                assert choose("expert", game, seat, Random(number)) == move
        game.push(choose("regular", game, seat, rng), seat)


def test_every_network_has_a_warmth_by_which_the_expert_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    trained = {file.stem for file in network.FOLDER.glob("*.npz")}
    warmth = json.loads((network.FOLDER / "warmth.json").read_bytes())
    assert warmth.keys() == trained
    for name in trained:
        fewest, most = load_board(name).rules.players
        assert list(warmth[name]) == [str(seats) for seats in range(fewest, most + 1)]
        assert all(
            network.warmth_of(setting_of(load_board(name), None), seats) > 0 for seats in range(fewest, most + 1)
        )
    game, expert = Game.new("nordic", 2, 12, kernel=compiled()), opponent("expert")
    monkeypatch.setattr(expert, "warmth_of", lambda *_: 0.0)
    assert len({choose("expert", game, 0, Random(number)) for number in range(20)}) == 1
    monkeypatch.setattr(expert, "warmth_of", lambda *_: 30.0)
    assert len({choose("expert", game, 0, Random(number)) for number in range(20)}) > 5


def test_nothing_is_read_until_it_is_needed() -> None:
    """Neither whoever starts nor whoever lists the levels waits for weights."""
    program = (
        "import rallar.bots, rallar.bots.network as network; rallar.bots.levels();"
        "assert network._read.cache_info().currsize == 0"
    )
    subprocess.run([sys.executable, "-c", program], check=True, cwd=Path.home())


def test_it_is_better_than_by_chance_and_than_the_rookie() -> None:
    """Far from a measurement: what is wired wrongly would lose."""
    won = 0.0
    for seed in range(6):
        game, rng, me = Game.new("europe", 2, seed, kernel=compiled()), Random(seed), seed % 2
        while game.to_move:
            seat = game.to_move[0]
            game.push(choose("expert" if seat == me else "rookie", game, seat, rng), seat)
        outcome = game.outcome()
        assert outcome
        won += (me in outcome.winners) / len(outcome.winners)
    assert won >= 5
