"""Many games of one table, stepped together on the compiled kernel, with players of different habits."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from rallar.kernel import layout as k
from rallar.kernel.encode import encode
from rallar.kernel.engine import compiled
from tests.fixtures import Table, board_of

Numbers = NDArray[np.int64]
Bools = NDArray[np.bool_]
States = NDArray[np.void]

HABIT = 0.8  # how often a player does what its habit asks for, where that is legal
MOST_STEPS = 20_000
_BITS = np.arange(k.WORD)


def unpack(words: NDArray[Any], size: int) -> Bools:
    """Mask words along the last axis into as many truths."""
    octets = np.ascontiguousarray(words).view(np.uint8).reshape(*words.shape, 8)
    bits = np.unpackbits(octets, axis=-1, count=k.WORD, bitorder="little")
    return bits.reshape(*words.shape[:-1], words.shape[-1] * k.WORD)[..., :size].view(np.bool_)


def pack(bits: list[int], size: int) -> list[int]:
    """The numbers of a set into mask words."""
    return [sum(1 << (bit % k.WORD) for bit in bits if bit // k.WORD == word) for word in range(size)]


class Batch:
    """Some games of a table. `masks` are the legal actions of each, `finished` the games that are over."""

    def __init__(self, table: Table, games: int, seed: int) -> None:
        board = board_of(table.board)
        self.table = table
        self.board = encode(board, board.rules)
        self.states: States = np.zeros(games, k.STATE)
        self.scratch: States = np.zeros(1, k.SCRATCH)
        self.random = np.random.default_rng(seed)
        self.finished: list[States] = []
        self.habits = habits(self.board)
        for i in range(games):
            compiled().new_game(self.board, self.states, self.scratch, i, table.seats, -1, seed + i)
        self.fill_masks()

    def fill_masks(self) -> None:
        self.masks: Numbers = np.zeros((len(self.states), k.ACTION_WORDS), np.int64)
        self.step(np.full(len(self.states), -1))

    def step(self, actions: Numbers) -> int:
        """Take an action in each game; answers how many were refused."""
        kernel = compiled()
        return kernel.step_many(self.board, self.states, self.scratch, len(self.states), actions, self.masks)

    def choose(self) -> Numbers:
        """A legal action for each game, by the habit of the player; -1 for a game that is over."""
        games = len(self.states)
        habit = (np.arange(games) + self.states["seat"]) % len(self.habits)
        liked = self.masks & self.habits[habit]
        follows = (liked != 0).any(1) & (self.random.random(games) < HABIT)
        return self.pick(np.where(follows[:, None], liked, self.masks))

    def pick(self, masks: Numbers) -> Numbers:
        """A bit of each row of words, each as likely."""
        counts = np.bitwise_count(masks).astype(np.int64)
        nth = (self.random.random(len(masks)) * counts.sum(1)).astype(np.int64)
        upto = counts.cumsum(1)
        word = np.minimum((upto <= nth[:, None]).sum(1), k.ACTION_WORDS - 1)
        row = np.arange(len(masks))
        nth -= upto[row, word] - counts[row, word]
        bits = (masks[row, word][:, None] >> _BITS) & 1
        bit = (bits.cumsum(1) <= nth[:, None]).sum(1)
        return np.where(counts.sum(1) > 0, word * k.WORD + bit, -1)

    def drop_finished(self) -> None:
        over = self.states["phase"] == k.OVER
        self.finished.append(self.states[over])
        self.states = self.states[~over]
        self.masks = self.masks[~over]

    def play(self, steps: int) -> None:
        """Play on for so many steps, or until all games are over."""
        for _ in range(steps):
            if not len(self.states):
                return
            assert self.step(self.choose()) == 0
            self.drop_finished()


def habits(board: States) -> Numbers:
    """What a player likes to do: anything, to claim and build, to hoard cards, to collect tickets."""
    claims = np.zeros(k.ACTION_WORDS, np.int64)
    claims[k.CLAIM_WORD : board["station_word"][0]] = -1
    cards = pack(list(range(k.DECK, k.TICKETS)), k.ACTION_WORDS)
    tickets = pack([k.TICKETS], k.ACTION_WORDS)
    return np.array([[0] * k.ACTION_WORDS, claims, cards, tickets], np.int64)


def positions(table: Table, number: int, seed: int, most_steps: int = 400) -> States:
    """Positions of random games, from the opening to the end."""
    games = -(-number // 20)
    batch = Batch(table, games, seed)
    found: list[States] = []
    for _ in range(20):
        found.append(batch.states.copy())
        batch.play(most_steps // 20)
    return np.concatenate([*found, *batch.finished])[:number]
