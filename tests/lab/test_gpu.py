"""Games on a GPU are those of the processor. Here the GPU is a fake: `make gpu` asks a real one the same."""

from __future__ import annotations

import sys
from pathlib import Path
from types import SimpleNamespace

import numpy as np
import pytest

from rallar.kernel import layout as k
from rallar.lab import cuda, gpu, launch
from rallar.lab.batch import Batch
from rallar.lab.gpu import GpuBatch
from rallar.lab.launch import Records, cupy_with_gpu, words_of
from rallar.model.errors import OptionError
from tests.fixtures import board_of, each_board
from tests.lab.fake_gpu import FakeArray, fake_cupy

GAMES, SEED = 3, 400
LAST = 15  # turns before the end of a game


@pytest.fixture
def device(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gpu, "cupy_with_gpu", fake_cupy)
    monkeypatch.setattr(launch, "THREADS", 16)
    monkeypatch.setattr(gpu, "THREADS", 16)


def on_device(name: str, players: int, games: int = GAMES) -> GpuBatch:
    return GpuBatch(board_of(name), players, games, SEED, folder=Path())


def near_the_end(name: str, players: int) -> bytes:
    """A state from which a game is soon over."""
    batch, rng, states = Batch(board_of(name), players, 1, SEED), np.random.default_rng(SEED), list[bytes]()
    while not batch.over[0]:
        if batch.states["phase"][0] == k.TURN:
            states.append(batch.states.tobytes())
        batch.step(batch.draw(rng))
    return states[-LAST]


def assert_same(ours: GpuBatch, theirs: Batch) -> None:
    assert ours.states.octets.tobytes() == theirs.states.tobytes()
    assert np.array_equal(ours.masks, theirs.masks)
    assert np.array_equal(ours.legal(), theirs.legal())
    assert np.array_equal(ours.seats, theirs.seats)
    assert np.array_equal(ours.over, theirs.over)
    assert np.array_equal(ours.scores, theirs.scores)


@each_board
@pytest.mark.usefixtures("device")
def test_steps_masks_and_rows_are_those_of_the_processor(name: str) -> None:
    ours, theirs, rng = on_device(name, 2), Batch(board_of(name), 2, GAMES, SEED), np.random.default_rng(SEED)
    for step in range(40):
        actions = theirs.draw(rng)
        assert int(ours.step(actions)) == theirs.step(actions) == 0
        assert_same(ours, theirs)
        if step % 10 == 0:
            assert np.array_equal(ours.look(), theirs.look())
            assert np.array_equal(ours.look(1, facts=True), theirs.look(1, facts=True))


@each_board
@pytest.mark.usefixtures("device")
def test_games_that_end_are_scored(name: str) -> None:
    ours, theirs, rng = on_device(name, 2), Batch(board_of(name), 2, GAMES, SEED), np.random.default_rng(SEED)
    state = near_the_end(name, 2)
    ours.stand(state)
    theirs.stand(state)
    assert_same(ours, theirs)
    ended = np.zeros(GAMES, np.bool_)
    while not theirs.over.all():
        actions = theirs.draw(rng)
        assert int(ours.step(actions)) == theirs.step(actions) == 0
        assert_same(ours, theirs)
        ended |= ours.ended
        assert np.array_equal(ended, ours.over)


@each_board
@pytest.mark.usefixtures("device")
def test_games_played_out_come_to_the_same_end(name: str) -> None:
    """More than a block of them: they are put on lists by several."""
    ours, theirs, state = on_device(name, 2, 20), Batch(board_of(name), 2, 20, SEED), near_the_end(name, 2)
    ours.stand(state)
    theirs.stand(state)
    assert ours.play_on(SEED).tolist() == theirs.play_on(SEED).tolist()
    assert_same(ours, theirs)


@pytest.mark.usefixtures("device")
def test_what_is_not_legal_is_counted_and_not_done() -> None:
    ours = on_device("europe", 3)
    before = ours.states.octets.tobytes()
    assert int(ours.step([k.PASS, -1, k.PASS])) == 2
    assert ours.states.octets.tobytes() == before


@pytest.mark.usefixtures("device")
def test_some_games_are_dealt_anew() -> None:
    ours, theirs = on_device("japan", 4), Batch("japan", 4, GAMES, SEED)
    ours.deal([2, 0, GAMES], [SEED, 9, 1])
    theirs.deal([0, 2], np.array([9, 0, SEED]))
    assert_same(ours, theirs)
    ours.deal([], [])
    ours.reset(SEED)
    theirs.reset(SEED)
    assert_same(ours, theirs)


@pytest.mark.usefixtures("device")
def test_random_actions_are_legal() -> None:
    ours = on_device("nordic", 2)
    assert ours.legal()[np.arange(GAMES), ours.draw()].all()


@pytest.mark.usefixtures("device")
def test_what_does_not_fit_is_refused() -> None:
    ours = on_device("europe", 2)
    with pytest.raises(OptionError, match="option-bad-value"):
        ours.step([1])
    with pytest.raises(OptionError, match="option-bad-value"):
        ours.look(2)
    with pytest.raises(OptionError, match="option-bad-value"):
        ours.look_into(np.zeros((GAMES, 5), np.int8), np.zeros(GAMES, np.int64), facts=True)
    with pytest.raises(OptionError, match="option-games"):
        on_device("europe", 2, 0)


@pytest.mark.usefixtures("device")
def test_an_entry_is_translated_once_and_kept(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    translated: list[tuple[str, tuple[int, int]]] = []

    def ptx_of(name: str, architecture: tuple[int, int]) -> str:
        translated.append((name, architecture))
        return "ptx"

    monkeypatch.setattr(launch, "cache_folder", lambda _: tmp_path)
    monkeypatch.setattr(launch, "extra", lambda *_: None)
    monkeypatch.setattr(cuda, "ptx_of", ptx_of)
    for _ in range(2):
        monkeypatch.setattr(launch.Kernels, "_loaded", {})
        GpuBatch("japan", 2, 1)
    assert translated == [("deal", (9, 0))]
    assert [file.name for file in tmp_path.iterdir()] == ["deal-90.ptx"]


def test_arguments_are_words() -> None:
    table = np.zeros((4, 3), np.int32).view(FakeArray)
    records = Records(np.zeros(20, np.uint8).view(FakeArray), 10)
    assert words_of(7, table, records) == [
        7,
        *(0, 0, 12, 4, table.ctypes.data, 4, 3, 12, 4),
        *(0, 0, 2, 10, records.octets.ctypes.data, 2, 10),
    ]


def test_without_cupy_or_a_gpu_it_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "cupy", None)
    with pytest.raises(OptionError, match="option-no-extra"):
        cupy_with_gpu()

    class NoDriverError(Exception):
        pass

    def count() -> int:
        raise NoDriverError

    runtime = SimpleNamespace(getDeviceCount=count, CUDARuntimeError=NoDriverError)
    monkeypatch.setitem(sys.modules, "cupy", SimpleNamespace(cuda=SimpleNamespace(runtime=runtime)))
    with pytest.raises(OptionError, match="option-no-gpu"):
        cupy_with_gpu()
