"""The kernel for a GPU: the same functions, translated to PTX, one thread a game. Needs the packages of `make cuda`.

Each entry is a file of its own. What takes long and comes seldom is apart, so that the threads of a warp do the same:
a game that ends is only marked as over, and `score` reckons those up together; games played out at random are listed by
what they ask, and `play_turn` and its like make one decision in each of a list, which puts it on the next list.
"""

from __future__ import annotations

import argparse
import re
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from functools import cache
from importlib import import_module
from pathlib import Path
from types import FunctionType, SimpleNamespace
from typing import Any
from unittest import mock

from rallar.kernel import layout as k
from rallar.kernel.engine import MODULES, numba_types, translate
from rallar.kernel.steps import STEPS
from rallar.lab import advance
from rallar.lab.advance import ENDED, GOES_ON, REFUSED

ARCHITECTURE = (9, 0)
PHASES = {
    k.OPENING: "opening",
    k.TURN: "turn",
    k.DRAW: "draw",
    k.OFFER: "offer",
    k.PAYING: "paying",
    k.LOCOMOTIVES: "locomotives",
    k.FILLING: "filling",
    k.SURCHARGE: "surcharge",
    k.BUILD: "build",
    k.COLORING: "coloring",
}
SYMBOL = "rallar_"  # before the name of an entry
LISTS = k.OVER + 1  # of games, one for each phase
Entry = Callable[..., None]
# Kinds of arrays, by whose names Numba's types are found: the kernel's own,
Boxes = Any
States = Any
Ints = Any
Grid = Any
OctetGrid = Any
Lists = Any  # and of games, two sides for each phase: one is read while the other is written;
Counts = Any  # how many are on each


def ptx_of(name: str, architecture: tuple[int, int] = ARCHITECTURE) -> str:
    """An entry as PTX."""
    numba_cuda = import_module("numba.cuda")
    entry, kinds = entries(numba_cuda)[name]
    # Numba asks the machine's GPU for its architecture even when one is named: translating needs no GPU.
    device = mock.Mock(compute_capability=architecture)
    with mock.patch("numba.cuda.dispatcher.get_current_device", return_value=device), _scratch_as_found():
        ptx, _ = numba_cuda.compile_ptx(entry, kinds, cc=architecture)
    entry_point = re.search(r"\.entry (\w+)\(", ptx)
    assert entry_point
    return str(ptx).replace(entry_point[1], SYMBOL + name)


@contextmanager
def _scratch_as_found() -> Iterator[None]:
    """Numba fills a thread's own arrays with zeros: 18 KB a game at every start, most of the time that it took.

    The kernel reads nothing of its scratch that it has not written: on the processor one serves game after game.
    """
    numba_arrays = import_module("numba.cuda.cudaimpl")

    def alloca_once(builder: Any, kind: Any, name: str) -> Any:
        with builder.goto_entry_block():
            return builder.alloca(kind, name=name)

    tools = SimpleNamespace(**vars(numba_arrays.cgutils) | {"alloca_once": alloca_once})
    with mock.patch.object(numba_arrays, "cgutils", tools):
        yield


@cache
def entries(cuda: Any) -> Mapping[str, tuple[Entry, tuple[Any, ...]]]:
    """The entries by name, with the types of their arguments: for Numba's CUDA, or for what stands in for it."""
    types = _types()
    room = types["Scratch"]
    whole, apart = (_translated(cuda, stand_ins) for stand_ins in (_whole(cuda), _apart(cuda)))
    made: dict[str, Entry] = {
        **_step_entries(cuda, apart, room),
        **_look_entries(cuda, apart, room),
        **_play_entries(cuda, apart, room),
        "advance": _advance_entry(cuda, whole, types["State"], room),
    }
    return {name: (entry, _kinds_of(entry, types)) for name, entry in made.items()}


def _kinds_of(entry: Entry, types: Mapping[str, Any]) -> tuple[Any, ...]:
    return tuple(types[kind] for name, kind in entry.__annotations__.items() if name != "return")


def _types() -> dict[str, Any]:
    from numba import int32

    return numba_types() | {"Lists": int32[:, :, ::1], "Counts": int32[:, ::1]}


def _translated(cuda: Any, stand_ins: Mapping[str, Any]) -> dict[str, Any]:
    def wrap(function: FunctionType) -> Any:
        return cuda.jit(device=True)(stand_ins.get(function.__name__, function))

    return translate(wrap, (*MODULES, advance))


def _whole(cuda: Any) -> dict[str, Any]:
    """What a GPU does in one instruction, and what it does not do at all: nobody reads a log there."""

    def count_bits(word: int) -> int:
        return cuda.popc(word)  # type: ignore[no-any-return]

    def note(w: Any, kind: int, seat: int, x: int, y: int) -> None:
        pass

    def make_room(w: Any, told: int) -> int:
        return told

    return _by_name(count_bits, note, make_room)


def _apart(cuda: Any) -> dict[str, Any]:
    """The same, where games that end are scored later."""

    def finish(b: Any, s: Any, w: Any, reason: int) -> None:
        s.phase = k.OVER

    return _whole(cuda) | _by_name(finish)


def _by_name(*functions: Any) -> dict[str, Any]:
    return {function.__name__: function for function in functions}


def _step_entries(cuda: Any, functions: Mapping[str, Any], room: Any) -> dict[str, Entry]:
    set_up, legal_opening, apply, list_legal, score_game = (
        functions[each] for each in ("set_up", "legal_opening", "apply", "list_legal", "score_game")
    )

    def deal(boxes: Boxes, states: States, games: Ints, players: int, seeds: Ints, masks: Grid) -> None:
        i = cuda.grid(1)
        if i < games.shape[0] and 0 <= games[i] < masks.shape[0]:
            scratches = cuda.local.array(1, room)
            b, s, w = boxes[0], states[games[i]], scratches[0]
            set_up(b, s, w, players, -1, seeds[i])
            for word in range(k.ACTION_WORDS):
                w.legal[word] = 0
            legal_opening(b, s, w, s.seat)
            for word in range(k.ACTION_WORDS):
                masks[games[i], word] = w.legal[word]

    def step(boxes: Boxes, states: States, actions: Ints, masks: Grid, came: Ints) -> None:
        i = cuda.grid(1)
        if i < actions.shape[0]:
            scratches = cuda.local.array(1, room)
            b, s, w = boxes[0], states[i], scratches[0]
            action = actions[i]
            came[i] = GOES_ON
            if action >= 0:
                if action < k.ACTION_WORDS * k.WORD and (masks[i, action // k.WORD] >> (action % k.WORD)) & 1:
                    apply(b, s, w, s.seat, action)
                    if s.phase == k.OVER:
                        came[i] = ENDED
                else:
                    came[i] = REFUSED
            list_legal(b, s, w, s.seat)
            for word in range(k.ACTION_WORDS):
                masks[i, word] = w.legal[word]

    def score(boxes: Boxes, states: States, came: Ints) -> None:
        i = cuda.grid(1)
        if i < came.shape[0] and came[i] == ENDED:
            scratches = cuda.local.array(1, room)
            score_game(boxes[0], states[i], scratches[0])

    return _by_name(deal, step, score)


def _look_entries(cuda: Any, functions: Mapping[str, Any], room: Any) -> dict[str, Entry]:
    observe, observe_facts, spread_mask, draw_from = (
        functions[each] for each in ("observe", "observe_facts", "spread_mask", "draw_from")
    )

    def look(boxes: Boxes, states: States, seats: Ints, rows: OctetGrid) -> None:
        i = cuda.grid(1)
        if i < seats.shape[0]:
            scratches = cuda.local.array(1, room)
            seat = states[i].seat if seats[i] == k.NOBODY else seats[i]
            observe(boxes[0], states[i], scratches[0], seat, rows[i])

    def look_at_facts(boxes: Boxes, states: States, seats: Ints, rows: OctetGrid) -> None:
        i = cuda.grid(1)
        if i < seats.shape[0]:
            scratches = cuda.local.array(1, room)
            seat = states[i].seat if seats[i] == k.NOBODY else seats[i]
            observe_facts(boxes[0], states[i], scratches[0], seat, rows[i])

    def spread(masks: Grid, rows: OctetGrid) -> None:
        i = cuda.grid(1)
        if i < masks.shape[0]:
            spread_mask(masks, i, rows[i])

    def draw(masks: Grid, chances: Ints, actions: Ints) -> None:
        i = cuda.grid(1)
        if i < actions.shape[0]:
            actions[i] = draw_from(masks, i, chances[i])

    return _by_name(look, look_at_facts, spread, draw)


def _play_entries(cuda: Any, functions: Mapping[str, Any], room: Any) -> dict[str, Entry]:
    from numba import int32

    seed_chance, write_result = functions["seed_chance"], functions["write_result"]

    def begin(states: States, seed: int, chances: Grid, decisions: Ints, lists: Lists, counts: Counts) -> None:
        """Give each game a generator to choose by, and list it."""
        i = cuda.grid(1)
        if i < decisions.shape[0]:
            seed_chance(chances[i], seed + i, 1)
            decisions[i] = 0
            phase = states[i].phase
            lists[0, phase, cuda.atomic.add(counts, (0, phase), 1)] = i

    def tell(states: States, decisions: Ints, results: Grid) -> None:
        i = cuda.grid(1)
        if i < decisions.shape[0]:
            write_result(states[i], results, i, decisions[i])

    return _by_name(begin, tell) | {
        f"play_{name}": _phase_entry(cuda, functions, room, int32, phase) for phase, name in PHASES.items()
    }


def _phase_entry(cuda: Any, functions: Mapping[str, Any], room: Any, small: Any, phase: int) -> Entry:
    legal, do = (functions[each.__name__] for each in STEPS[phase])
    end_turn, random_legal = functions["end_turn"], functions["random_legal"]

    def play(
        boxes: Boxes,
        states: States,
        chances: Grid,
        decisions: Ints,
        lists: Lists,
        counts: Counts,
        side: int,
        onto: int,
    ) -> None:
        """One decision in each game of a list; then it is put on that side of the next one which `onto` has a bit for.

        The threads of a block first count among themselves, so that few have to wait for one another.
        """
        ranks, bases = cuda.shared.array(LISTS, small), cuda.shared.array(LISTS, small)
        scratches = cuda.local.array(1, room)
        b, w = boxes[0], scratches[0]
        thread, listed = cuda.threadIdx.x, counts[side, phase]
        start = cuda.blockIdx.x * cuda.blockDim.x
        while start < listed:
            if thread < LISTS:
                ranks[thread] = 0
            cuda.syncthreads()
            i, after, rank = 0, k.NOBODY, 0
            if start + thread < listed:
                i = lists[side, phase, start + thread]
                s = states[i]
                for word in range(k.ACTION_WORDS):
                    w.legal[word] = 0
                legal(b, s, w, s.seat)
                for each in range(4):
                    w.rng[each] = chances[i, each]
                action = random_legal(w)
                for each in range(4):
                    chances[i, each] = w.rng[each]
                if do(b, s, w, s.seat, action):
                    end_turn(b, s, w, s.seat)
                decisions[i] += 1
                after = s.phase
                rank = cuda.atomic.add(ranks, after, 1)
            cuda.syncthreads()
            if thread < LISTS and ranks[thread] > 0:
                bases[thread] = cuda.atomic.add(counts, ((onto >> thread) & 1, thread), ranks[thread])
            cuda.syncthreads()
            if after != k.NOBODY:
                lists[(onto >> after) & 1, after, bases[after] + rank] = i
            start += cuda.gridDim.x * cuda.blockDim.x

    return play


def _advance_entry(cuda: Any, functions: Mapping[str, Any], state: Any, room: Any) -> Entry:
    advance_one = functions["advance"]

    def advance_all(
        boxes: Boxes,
        states: States,
        players: Ints,
        seeds: Ints,
        stride: int,
        actions: Ints,
        came: Ints,
        results: Grid,
        seats: Ints,
        masks: Grid,
        rows: OctetGrid,
    ) -> None:
        """One decision in each of many games that never end."""
        i = cuda.grid(1)
        if i < actions.shape[0]:
            own, scratches = cuda.local.array(1, state), cuda.local.array(1, room)
            own[0] = states[i]
            advance_one(
                boxes[0], own[0], scratches[0], i, players, seeds, stride, actions, came, results, seats, masks, rows
            )
            states[i] = own[0]

    return advance_all


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path, help="where to write the PTX")
    parser.add_argument("entries", nargs="*", help="some of them only")
    arguments = parser.parse_args()
    arguments.folder.mkdir(parents=True, exist_ok=True)
    for name in arguments.entries or entries(import_module("numba.cuda")):
        start = time.perf_counter()
        ptx = ptx_of(name)
        (arguments.folder / f"{name}.ptx").write_text(ptx, encoding="utf-8")
        print(f"{name}: {len(ptx):,} characters of PTX in {time.perf_counter() - start:.0f} s", flush=True)


if __name__ == "__main__":
    main()
