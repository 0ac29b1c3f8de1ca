"""Track is print, trains are things: read from the pixels of games in their middle, by day and by night."""

from __future__ import annotations

import os
from collections import Counter
from dataclasses import dataclass

import numpy as np
import pytest
from numpy.typing import NDArray
from playwright.sync_api import Browser

from rallar.client import Client, SeatWish
from rallar.drawing.layout import load_drawing
from rallar.drawing.shapes import Drawing
from rallar.game import View
from rallar.model.loader import board_ids, load_board
from rallar.model.types import Board
from tests.browser.conftest import NARROW, WIDE
from tests.browser.follower import Follower
from tests.browser.host import Host
from tests.browser.pixels import SIGHTS, Picture, Pixels, Sight, average, difference, ink, lightness
from tests.browser.screenshots import is_middle
from tests.browser.tables import keeping

FREE_AT_MOST = 0.40  # ink of a free slot
TRAIN_AT_LEAST = 0.85  # and of a train
APART = 20  # CIEDE2000, between any train and any free track
BED_AT_LEAST = 0.15  # ink of the sleepers, away from marks
DENSITY = {1440: 3, 390: 6}  # pixels so fine that a line is not smeared over those beside it
pytestmark = pytest.mark.skipif("RALLAR_SOAK" not in os.environ, reason="every game is another: `make soak`")
NAMES = ("Ada", "Freja", "Aksel", "Väinö", "Guðrún")


class Seen:
    """One way in which a board was looked at: the pixels of every slot of a route."""

    def __init__(self, picture: Picture, board: Board, drawing: Drawing) -> None:
        self.slots = {route.id: len(drawing.routes[route.id].slots) for route in board.routes}
        self._paper = picture.paper
        self._pixels = np.stack(
            [
                picture.slot(slot, drawing.slot_width, round_ends=route.kind in ("ferry", "bullet"))
                for route in board.routes
                for slot in drawing.routes[route.id].slots
            ]
        )
        self._ink: dict[Sight, NDArray[np.bool_]] = {}
        starts = np.cumsum([0, *self.slots.values()])
        self._where = {route: slice(starts[i], starts[i + 1]) for i, route in enumerate(self.slots)}
        self._light = lightness(self._pixels)

    def pixels(self, route: str) -> Pixels:
        return self._pixels[self._where[route]]

    def light(self, route: str) -> NDArray[np.float64]:
        return self._light[self._where[route]]

    def ink(self, route: str, sight: Sight) -> NDArray[np.bool_]:
        if sight not in self._ink:
            self._ink[sight] = ink(self._pixels, self._paper, sight)
        return self._ink[sight][self._where[route]]

    def share(self, route: str, sight: Sight) -> float:
        """How much of a slot is ink: of the route's middle one, for a name or a city may lie on others."""
        return middle(self.ink(route, sight))


def middle(inked: NDArray[np.bool_]) -> float:
    return float(np.median(inked.mean(axis=(1, 2))))


@dataclass(frozen=True, slots=True)
class Scene:
    view: View
    colors: tuple[str, ...]  # of the seats
    ways: dict[tuple[int, bool], Seen]  # by width and darkness

    def owner(self, route: str) -> str | None:
        """The color of whoever owns a route."""
        owner = self.view.owners.get(route)
        return None if owner is None else "shared" if owner == "shared" else self.colors[owner]

    def is_free(self, route: str) -> bool:
        """Printed track or a tile on which nothing stands."""
        printed = {each.id: each.color for each in load_board(self.view.board).routes}
        has_track = printed[route] is not None or route in self.view.tiles
        return has_track and self.owner(route) is None and route not in self.view.closed


@pytest.fixture(scope="module", params=board_ids())
def scene(request: pytest.FixtureRequest, browser: Browser, host: Host) -> Scene:
    board = request.param
    seats = min(5, load_board(board).rules.players[1])
    wishes = [SeatWish("person" if seat == 0 else "computer", NAMES[seat]) for seat in range(seats)]
    table = Client(host.url).new_table(board, wishes)
    with table.sit() as ada:
        Follower(ada).play(until=is_middle)
        view = ada.view
    colors = tuple(seat.color for seat in table.look().seats)
    ways = {
        (size["width"], dark): look(browser, f"{host.url}/t/{table.id}", keeping(table), size, dark, board)
        for size in (WIDE, NARROW)
        for dark in (False, True)
    }
    return Scene(view, colors, ways)


def look(browser: Browser, url: str, script: str, size: dict[str, int], dark: bool, board: str) -> Seen:
    context = browser.new_context(
        viewport=size,  # type: ignore[arg-type]
        device_scale_factor=DENSITY[size["width"]],
        color_scheme="dark" if dark else "light",
        reduced_motion="reduce",
    )
    context.add_init_script(script)
    page = context.new_page()
    page.goto(url)
    page.locator("svg.tracks .car").first.wait_for()
    page.wait_for_load_state("networkidle")
    page.wait_for_function(SETTLED)
    picture = Picture.take(page)
    context.close()
    return Seen(picture, load_board(board), load_drawing(board))


SETTLED = """() => {
  const where = JSON.stringify(document.querySelector('svg.tracks').getScreenCTM())
  const [before, since] = window.settling ?? ['', 0]
  window.settling = before === where ? [where, since + 1] : [where, 0]
  return since > 20
}"""


@pytest.mark.parametrize("sight", SIGHTS)
def test_free_slots_have_little_ink_and_trains_are_full_of_it(scene: Scene, sight: Sight) -> None:
    wrong = []
    for way, seen in scene.ways.items():
        for route in seen.slots:
            share = seen.share(route, sight)
            owner = scene.owner(route)
            if share < TRAIN_AT_LEAST if owner else scene.is_free(route) and share > FREE_AT_MOST:
                wrong.append((way, route, owner, round(share, 2)))
    assert not wrong


def test_any_train_differs_from_any_free_track(scene: Scene) -> None:
    wrong = []
    for way, seen in scene.ways.items():
        trains = {
            owner: average(np.concatenate([seen.pixels(route) for route in routes])) for owner, routes in owned(scene)
        }
        free = {route: average(seen.pixels(route)) for route in seen.slots if scene.is_free(route)}
        for owner, train in trains.items():
            near = min(free, key=lambda route: difference(train, free[route]))
            if difference(train, free[near]) < APART:
                wrong.append((way, owner, near, round(difference(train, free[near]))))
    assert not wrong


@pytest.mark.parametrize("sight", SIGHTS)
def test_what_stands_on_a_route_is_read_from_its_own_pixels(scene: Scene, sight: Sight) -> None:
    """Track, a bare bed, or whose train: by how much ink there is and where, and by the pattern of the cars."""
    wrong = []
    for way, seen in scene.ways.items():
        patterns = {
            owner: np.median(seen.light(max(routes, key=seen.slots.__getitem__)), axis=0)
            for owner, routes in owned(scene)
        }
        for route in seen.slots:
            read = state_of(seen, route, sight, patterns)
            if read not in told(scene, route):
                wrong.append((way, route, told(scene, route), read))
    assert not wrong


def owned(scene: Scene) -> list[tuple[str, list[str]]]:
    """The routes of each color that has any."""
    found: dict[str, list[str]] = {}
    for route in scene.view.owners:
        found.setdefault(scene.owner(route) or "", []).append(route)
    return list(found.items())


def told(scene: Scene, route: str) -> tuple[str, ...]:
    """What may be read of a route: of a closed one, which a cross lies on, only that no train stands there."""
    if owner := scene.owner(route):
        return (owner,)
    if route in scene.view.closed:
        return ("track", "bed")
    return ("track",) if scene.is_free(route) else ("bed",)


def state_of(seen: Seen, route: str, sight: Sight, patterns: dict[str, NDArray[np.float64]]) -> str:
    inked = seen.ink(route, sight)
    inside = middle(away_from_marks(inked))
    if inside >= TRAIN_AT_LEAST:
        votes = Counter(
            min(patterns, key=lambda owner: np.abs(car - patterns[owner]).mean()) for car in seen.light(route)
        )
        return votes.most_common(1)[0][0]
    return "bed" if inside > BED_AT_LEAST else "track"


def away_from_marks(inked: NDArray[np.bool_]) -> NDArray[np.bool_]:
    """Neither the line around a slot nor the symbol in its middle."""
    _, along, across = inked.shape
    ends = np.r_[along // 8 : along // 4, along - along // 4 : along - along // 8]
    return inked[:, ends, across // 4 : across - across // 4]
