"""What the judge's answers mean as chances to win, measured: `make calibration`, anew whenever weights have changed.

The network plays against itself. How steep chances have to be is found on all its games; how well that holds, on each
half of them by what was found on the other. What a seat can know is measured apart: an average over games dealt anew.
It writes `calibration.json`, from which chances are computed, with the mark of the weights it was measured with, and a
plot for the documents.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import NamedTuple, cast

import msgspec
import numpy as np
from numpy.typing import NDArray

from rallar.analysis.chances import FILE, Bin, Calibration, Expected, features, name_of, softened
from rallar.analysis.positions import worlds_of
from rallar.analysis.worlds import expected, warmed
from rallar.bots.judge import UNIT
from rallar.bots.network import Floats, network_of, plays, weights_mark
from rallar.bots.outlook import Outlook
from rallar.bots.search import Games, one_core
from rallar.game import Game
from rallar.game.setting import Setting, setting_of
from rallar.kernel import layout as k
from rallar.kernel.engine import compiled
from rallar.lab.players import player
from rallar.model.loader import board_ids, load_board

PLOT = Path(__file__).parents[1] / "docs" / "images" / "calibration.svg"
SEED = 90_000
LOOKED_AT = 0.08  # of the decisions of a game
SEEN, WORLDS = 8, 16  # positions of a game that are looked at from each seat, and the games dealt for one
BINS = 10
PARTS = (1.0, 0.5, 0.25, 0.1, 0.02)  # of a step of Newton's, until one brings something
NEAR, ABOUT = 0.15, 0.5  # by so much, as a logarithm, the sureness and the modesty of views may well be off
INSIDE = (k.PAYING, k.LOCOMOTIVES, k.FILLING, k.COLORING)

Numbers = NDArray[np.int64]


class Sample(NamedTuple):
    """Positions, and how their games ended: a row a seat, a column a position."""

    judged: Expected
    won: Floats
    lead: Floats
    game: Numbers

    def part(self, some: NDArray[np.bool_]) -> Sample:
        judged = Expected(*(each[..., some] for each in self.judged))
        return Sample(judged, self.won[:, some], self.lead[:, some], self.game[some])


class Imagined(NamedTuple):
    """What a seat would call the chances of all at a position, and how the game ended."""

    seat: int
    called: list[float]
    won: list[float]


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--games", type=int, default=800, help="played for each board and number of players")
    options.add_argument("--seen", type=int, default=50, help="games looked at from the seats")
    options.add_argument("--missing", action="store_true", help="only what is not there yet")
    options.add_argument("--board", action="append", help="only this one; again for each")
    chosen = options.parse_args()
    found = msgspec.json.decode(FILE.read_bytes(), type=dict[str, Calibration]) if FILE.exists() else {}
    compiled()
    for board in chosen.board or board_ids():
        setting = setting_of(load_board(board), None)
        if plays(setting):
            low, high = setting.rules.players
            for players in range(low, high + 1):
                if chosen.missing and name_of(board, players) in found:
                    continue
                began = time.perf_counter()
                fitted = calibrated(setting, players, chosen.games, chosen.seen)
                found[name_of(board, players)] = fitted
                _write(found)
                print(f"{board} {players}: off by {fitted.gap:.3f}, {time.perf_counter() - began:.0f} s", flush=True)


PANEL, LEFT, TOP = 200, 44, 34  # of the plot
INKS = {2: "#a81f2b", 3: "#2d50ad", 4: "#0f8a66", 5: "#c98a00"}  # by number of players


def _plot(found: dict[str, Calibration]) -> str:
    """A panel for each board: what positions were called, and how many of them were won. A ring is a seat's view."""
    boards = list(dict.fromkeys(name.rpartition("-")[0] for name in found))
    wide = LEFT + len(boards) * (PANEL + 44)
    parts = [_panel(found, board, LEFT + number * (PANEL + 44)) for number, board in enumerate(boards)]
    legend = "".join(
        f'<circle cx="{LEFT + 8 + 90 * i}" cy="{TOP + PANEL + 42}" r="5" fill="{ink}"/>'
        f'<text x="{LEFT + 18 + 90 * i}" y="{TOP + PANEL + 46}">{players} players</text>'
        for i, (players, ink) in enumerate(INKS.items())
    )
    style = "text{font:12px system-ui,sans-serif;fill:#777} line{stroke:#999;stroke-width:1}"
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {TOP + PANEL + 56}" width="{wide}">'
    said = (
        "Of positions called as likely to be won as the axis below says, so many were won (left); rings: seats’ views"
    )
    return f"{head}<title>{said}</title><style>{style}</style>{''.join(parts)}{legend}</svg>\n"


def _panel(found: dict[str, Calibration], board: str, left: float) -> str:
    bottom = TOP + PANEL
    parts = [
        f'<text x="{left + PANEL / 2}" y="{TOP - 12}" text-anchor="middle">{board}</text>',
        f'<line x1="{left}" y1="{bottom}" x2="{left + PANEL}" y2="{TOP}" stroke-dasharray="4 4"/>',
    ]
    for share in (0, 50, 100):
        x, y = left + PANEL * share / 100, bottom - PANEL * share / 100
        parts.append(f'<line x1="{left}" y1="{y}" x2="{left + PANEL}" y2="{y}" opacity=".35"/>')
        parts.append(f'<text x="{x}" y="{bottom + 16}" text-anchor="middle">{share} %</text>')
        if left == LEFT:
            parts.append(f'<text x="{left - 6}" y="{y + 4}" text-anchor="end">{share} %</text>')
    for name, each in found.items():
        if name.rpartition("-")[0] == board:
            ink = INKS[int(name.rpartition("-")[2])]
            parts += [_dot(one, left, bottom, f'fill="{ink}"', 1.0) for one in each.truth]
            parts += [
                _dot(one, left, bottom, f'fill="none" stroke="{ink}" stroke-width="1.5"', 8.0) for one in each.views
            ]
    return "".join(parts)


def _dot(found: Bin, left: float, bottom: float, ink: str, scale: float) -> str:
    """The larger, the more positions it stands for."""
    size = min(6.0, 1.5 + (found.of * scale / 200) ** 0.5)
    x, y = left + PANEL * found.called, bottom - PANEL * found.won
    return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{size:.1f}" {ink}/>'


def _write(found: dict[str, Calibration]) -> None:
    PLOT.write_text(_plot(dict(sorted(found.items()))), encoding="utf-8")
    FILE.write_bytes(msgspec.json.format(msgspec.json.encode(dict(sorted(found.items()))), indent=1) + b"\n")


def calibrated(setting: Setting, players: int, games: int, seen: int) -> Calibration:
    sample = played(setting, players, games)
    halves = [sample.part(sample.game % 2 == each) for each in (0, 1)]
    steep = fitted_steep(sample)
    bins = tuple(
        binned(
            np.concatenate([softened(a.judged, fitted_steep(b)) for a, b in (halves, halves[::-1])], 1),
            np.concatenate([each.won for each in halves], 1),
        )
    )
    (view, modest), views = fitted_view(setting, players, seen, steep)
    return Calibration(
        weights=weights_mark(setting),
        games=games,
        positions=len(sample.game),
        steep=steep,
        points=fitted_points(sample),
        view=round(view, 3),
        modest=round(modest, 3),
        gap=round(sum(each.of * abs(each.called - each.won) for each in bins) / sum(each.of for each in bins), 4),
        truth=bins,
        views=views,
    )


def played(setting: Setting, players: int, number: int, seed: int = SEED) -> Sample:
    """Games side by side, with a look at each now and then."""
    kernel, rng = compiled(), np.random.default_rng(seed)
    network, games = network_of(setting), Games(setting, [bytes(k.STATE.itemsize)] * number)
    kernel.reset_many(*games.records(games.states), number, players, -1, seed)
    games = Games(setting, [state.tobytes() for state in games.states])
    games.list_legal()

    taken: list[tuple[Numbers, list[bytes]]] = []
    with one_core():
        while len(going := np.flatnonzero(games.states["phase"] != k.OVER)):
            phases = games.states["phase"][going]
            looked = going[(rng.random(len(going)) < LOOKED_AT) & ~np.isin(phases, INSIDE)]
            taken.append((looked, [games.states[i].tobytes() for i in looked]))
            games.play_once(network, going, lambda looks: warmed(looks, rng))
    game = np.concatenate([numbers for numbers, _ in taken])
    judged = expected(setting, [state for _, states in taken for state in states])
    return Sample(judged, *_ends(games.states, players, game), game)


def _ends(states: NDArray[np.void], players: int, game: Numbers) -> tuple[Floats, Floats]:
    won = ((states["winners"] >> np.arange(players)[:, None]) & 1).astype(np.float32)
    scores = states["score"][:, :players].T.astype(np.float32)
    lead = np.stack([own - np.delete(scores, seat, 0).max(0) for seat, own in enumerate(scores)])
    return (won / won.sum(0))[:, game], lead[:, game]


def fitted_steep(sample: Sample) -> tuple[float, float, float, float, float, float]:
    """The most likely coefficients, by Newton's method with slopes found by trying."""

    exact = Expected(*(cast(Floats, each.astype(np.float64)) for each in sample.judged))

    def loss(steep: NDArray[np.float64]) -> float:
        chances = softened(exact, tuple(steep))
        fit = -(sample.won * np.log(chances + 1e-9)).sum(0).mean()
        return float(fit + 1e-3 * (steep[1:] ** 2).sum())

    steep, step = np.array([0.3, 0.0, 0.0, 0.0, 0.1, 0.1]), 1e-3
    unit = np.eye(6) * step
    for _ in range(16):
        slope = np.array([(loss(steep + u) - loss(steep - u)) / (2 * step) for u in unit])
        bend = np.array(
            [
                [
                    (loss(steep + u + v) - loss(steep + u - v) - loss(steep - u + v) + loss(steep - u - v))
                    / (4 * step**2)
                    for v in unit
                ]
                for u in unit
            ]
        )
        way = np.clip(np.linalg.solve(bend + 1e-4 * np.eye(6), slope), -0.5, 0.5)
        way = way if way @ slope > 0 else slope
        steep = next((better for part in PARTS if loss(better := steep - part * way) <= loss(steep)), steep)
    a, b, c, square, cube, tempo = (round(float(each), 4) for each in steep)
    return a, b, c, square, cube, tempo


def fitted_points(sample: Sample) -> tuple[float, float, float, float, float]:
    """Least squares."""
    known = features(sample.judged).reshape(5, -1)
    found, *_ = np.linalg.lstsq(known.T, sample.lead.reshape(-1) / UNIT, rcond=None)
    a, b, c, d, e = (round(float(each), 4) for each in found)
    return a, b, c, d, e


def fitted_view(
    setting: Setting, players: int, games: int, steep: tuple[float, ...]
) -> tuple[tuple[float, float], tuple[Bin, ...]]:
    """How much less sure, and how modest, seats have to be about what they imagine; and how well that holds."""
    seen = [list(_views(setting, players, SEED + game, steep)) for game in range(games)]
    halves = [[each for game in seen[half::2] for each in game] for half in (0, 1)]
    held = [_imagined(a, _view(b, games // 2)) for a, b in (halves, halves[::-1])]
    won = [np.array([each.won for each in half]).T for half in halves]
    bins = tuple(binned(np.concatenate(held, 1), np.concatenate(won, 1)))
    return _view([each for half in halves for each in half], games), bins


def _view(seen: list[Imagined], games: int) -> tuple[float, float]:
    """The likeliest, if both are thought to be near 1, and the positions of a game to say as much as two games."""
    won = np.array([each.won for each in seen]).T

    def loss(view: float, modest: float) -> float:
        fit = -(won * np.log(_imagined(seen, (view, modest)))).sum(0).mean()
        doubt = (np.log(view) / NEAR) ** 2 + (np.log(modest) / ABOUT) ** 2
        return float(2 * games * fit + doubt / 2)

    views, modest = np.exp(np.linspace(-0.6, 0.4, 41)), np.exp(np.linspace(-1.6, 0.6, 45))
    return min(((float(a), float(b)) for a in views for b in modest), key=lambda each: loss(*each))


def _imagined(seen: list[Imagined], view: tuple[float, float]) -> Floats:
    called = np.array([each.called for each in seen], np.float32).T
    own = np.array([each.seat for each in seen])
    powers = np.maximum(called, 1e-6) ** view[0]
    powers[own, np.arange(len(seen))] *= view[1]
    found: Floats = powers / powers.sum(0)
    return found


def _views(setting: Setting, players: int, seed: int, steep: tuple[float, ...]) -> Iterator[Imagined]:
    """What each seat of a game of experts would have been told at some positions, and who won."""
    game, rng = Game.new(setting.board, players, seed), Random(seed)
    while game.to_move:
        seat = game.to_move[0]
        game.push(player("expert").choose(Outlook(game, seat), rng), seat)
    outcome = game.outcome()
    assert outcome
    share = [(seat in outcome.winners) / len(outcome.winners) for seat in range(players)]
    for position in sorted(rng.sample(range(players, len(game.history)), SEEN)):
        for seat in range(players):
            judged = expected(setting, worlds_of(game, position, seat, rng, WORLDS))
            yield Imagined(seat, softened(judged, steep).mean(1).tolist(), share)


def binned(called: Floats | NDArray[np.float64], won: Floats | NDArray[np.float64]) -> Iterator[Bin]:
    """Every seat of every position, by what it was called."""
    bins = np.minimum((called * BINS).astype(int), BINS - 1)
    for number in range(BINS):
        here = bins == number
        if here.any():
            yield Bin(round(float(called[here].mean()), 4), round(float(won[here].mean()), 4), int(here.sum()))


if __name__ == "__main__":
    main()
