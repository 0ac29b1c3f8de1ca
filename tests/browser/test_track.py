"""Track is print, trains are things: read from the pixels of two recorded games a board, by day and by night."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations
from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray
from playwright.sync_api import Browser, Page, Route

from rallar import Record
from rallar.client import Client
from rallar.drawing.layout import load_drawing
from rallar.game import View
from rallar.model.loader import board_ids, load_board
from rallar.model.types import PIECE_COLORS
from tests.browser.conftest import NARROW, WIDE
from tests.browser.host import Host
from tests.browser.pixels import (
    SIGHTS,
    Picture,
    Pixels,
    Place,
    Sight,
    average,
    difference,
    ink,
    lightness,
    palette,
    shades,
    upright,
)
from tests.browser.tables import RECORDS
from tests.fixtures import SOAK

FREE_AT_MOST = 0.40  # ink of a free slot
TRAIN_AT_LEAST = 0.85  # and of a train
APART = 20  # CIEDE2000, between any train and any free track
VISIBLE = 10  # CIEDE2000, of a slot or its line, against the ground
DARKER = 3  # in lightness, water beside the wake of a ferry
LITTLE = 0.3  # ink where there are no marks: more are sleepers, or a line that strikes out
DENSITY = {1440: 2, 390: 3}  # of a laptop and of a phone
FULL = Path(__file__).parent / "records"  # games of as many computers as a board has seats for
FULL_TABLES = [(board, "full") for board in board_ids()]
SMALL_TABLES = [(board, "small") for board in (board_ids() if SOAK > 1 else ("europe", "france"))]
LAID = "owned => document.querySelectorAll('svg.tracks .owned').length === owned"


@dataclass(frozen=True, slots=True)
class Way:
    """How a board was looked at."""

    width: int
    dark: bool


class Seen:
    """One look at a board: the pixels of every slot of a route."""

    def __init__(self, picture: Picture, board: str) -> None:
        drawing = load_drawing(board)
        routes = load_board(board).routes
        self.slots = {route.id: len(drawing.routes[route.id].slots) for route in routes}
        self._pixels = np.stack(
            [
                picture.slot(slot, drawing.slot_width, round_ends=route.kind in ("ferry", "bullet"))
                for route in routes
                for slot in drawing.routes[route.id].slots
            ]
        )
        starts = np.cumsum([0, *self.slots.values()])
        self._where = {route: slice(starts[i], starts[i + 1]) for i, route in enumerate(self.slots)}
        colors, each = palette(self._pixels)
        self._ink = {sight: ink(colors, picture.paper, sight)[each] for sight in SIGHTS}
        self._shades = {sight: shades(colors, sight)[each] for sight in SIGHTS}

    def pixels(self, route: str) -> Pixels:
        return self._pixels[self._where[route]]

    def ink(self, route: str, sight: Sight) -> NDArray[np.bool_]:
        return self._ink[sight][self._where[route]]

    def shades(self, route: str, sight: Sight) -> NDArray[np.float64]:
        return self._shades[sight][self._where[route]]


@dataclass(frozen=True)
class Scene:
    view: View
    colors: tuple[str, ...]  # of the seats
    looks: dict[Way, Seen]
    nights: dict[int, Picture]  # in the dark, before anything was built, by width: of the full table

    @cached_property
    def owners(self) -> dict[str, str]:
        """The color of whoever owns a route."""
        owners = self.view.owners.items()
        return {route: "shared" if owner == "shared" else self.colors[owner] for route, owner in owners}

    @cached_property
    def states(self) -> dict[str, str]:
        """What there is to be read of each route: whose train, or closed, or track, or a bed without any."""
        return {
            route.id: self.owners.get(route.id)
            or ("closed" if route.id in self.view.closed else None)
            or ("track" if route.color or route.id in self.view.tiles else "bed")
            for route in load_board(self.view.board).routes
        }

    def owned(self) -> dict[str, list[str]]:
        """The routes of each color that has any."""
        found: dict[str, list[str]] = {}
        for route, owner in self.owners.items():
            found.setdefault(owner, []).append(route)
        return found

    def free(self) -> list[str]:
        return [route for route, state in self.states.items() if state == "track"]


@pytest.fixture(scope="module")
def windows(browser: Browser) -> Iterator[list[Page]]:
    """A wide and a narrow one."""
    contexts = [
        browser.new_context(
            viewport=size,  # type: ignore[arg-type]
            device_scale_factor=DENSITY[size["width"]],
            reduced_motion="reduce",
        )
        for size in (WIDE, NARROW)
    ]
    yield [context.new_page() for context in contexts]
    for context in contexts:
        context.close()


@pytest.fixture(scope="module", params=[*FULL_TABLES, *SMALL_TABLES], ids="-".join)
def scene(request: pytest.FixtureRequest, windows: list[Page], host: Host) -> Scene:
    """The end of a game: at a full table, or at a small one, where parallel tracks are closed, in the other colors."""
    board, size_of_table = request.param
    full = size_of_table == "full"
    record = Record.load(FULL / f"{board}.jsonl" if full else RECORDS / f"{board}-last-round.jsonl")
    table = Client(host.url).keep_record(record)
    view = table.replay().view
    colors = PIECE_COLORS if full else PIECE_COLORS[::-1]
    looks: dict[Way, Seen] = {}
    nights: dict[int, Picture] = {}
    for page, size in zip(windows, (WIDE, NARROW), strict=True):
        page.route(f"**/api/tables/{table.id}", lambda route: repaint(route, colors))
        page.goto(f"{host.url}/t/{table.id}/replay")
        if full:
            page.locator("svg.tracks .well").first.wait_for()
            page.emulate_media(color_scheme="dark")
            nights[size["width"]] = Picture.take(page)
        page.get_by_test_id("replay-last").click()
        page.wait_for_function(LAID, arg=len(view.owners))
        for dark in (False, True):
            page.emulate_media(color_scheme="dark" if dark else "light")
            looks[Way(size["width"], dark)] = Seen(Picture.take(page), board)
    return Scene(view, colors, looks, nights)


def repaint(route: Route, colors: tuple[str, ...]) -> None:
    """The table, with other pieces in front of the players."""
    response = route.fetch()
    table = response.json()
    for seat, color in zip(table["seats"], colors, strict=False):
        seat["color"] = color
    route.fulfill(response=response, json=table)


def test_free_slots_have_little_ink_and_trains_are_full_of_it(scene: Scene) -> None:
    wrong = []
    for way, sight, seen in ways(scene):
        for route in (*scene.owners, *scene.free()):
            share = middle(seen.ink(route, sight))
            if share < TRAIN_AT_LEAST if route in scene.owners else share > FREE_AT_MOST:
                wrong.append((way, sight, route, scene.states[route], round(share, 2)))
    assert not wrong


def test_any_train_differs_from_any_free_track(scene: Scene) -> None:
    wrong = []
    for way, seen in scene.looks.items():
        free = {route: average(seen.pixels(route)) for route in scene.free()}
        for owner, routes in scene.owned().items():
            train = average(np.concatenate([seen.pixels(route) for route in routes]))
            near = min(free, key=lambda route: difference(train, free[route]))
            if difference(train, free[near]) < APART:
                wrong.append((way, owner, near, round(difference(train, free[near]), 1)))
    assert not wrong


def test_what_stands_on_a_route_is_read_from_its_own_pixels(scene: Scene) -> None:
    """By how much ink there is and where; whose train it is, by the color and the pattern of its cars."""
    wrong = []
    for way, sight, seen in ways(scene):
        cars = {
            owner: np.median(seen.shades(max(routes, key=seen.slots.__getitem__), sight), axis=0)
            for owner, routes in scene.owned().items()
        }
        for route, state in scene.states.items():
            read = state_of(seen, route, sight, cars)
            if read != state:
                wrong.append((way, sight, route, state, read))
    assert not wrong


@pytest.mark.parametrize("scene", FULL_TABLES, indirect=True, ids="-".join)
def test_in_the_dark_black_track_is_seen_and_two_ferries_are_two(scene: Scene) -> None:
    drawing = load_drawing(scene.view.board)
    routes = load_board(scene.view.board).routes
    for width, night in scene.nights.items():
        for route in routes:
            if route.color == "black":
                faint = [contrast(night, slot, drawing.slot_width) for slot in drawing.routes[route.id].slots]
                assert np.median(faint) > VISIBLE, (width, route.id)
        for one, other in combinations([route for route in routes if route.kind == "ferry" and route.group], 2):
            if one.group == other.group:
                slots = drawing.routes[one.id].slots, drawing.routes[other.id].slots
                apart = [water_between(night, *pair, drawing.slot_width) for pair in zip(*slots, strict=True)]
                assert min(apart) > DARKER, (width, one.id, apart)


def contrast(night: Picture, slot: Place, width: float) -> float:
    """How much a slot or its line differs from what is around it."""
    around = [average(night.beside(slot, side * 0.62 * width)) for side in (-1, 1)]
    own = [average(night.beside(slot, off * width)) for off in (0.25, 0.45)]
    return max(min(difference(each, ground) for ground in around) for each in own)


def water_between(night: Picture, one: Place, other: Place, width: float) -> float:
    """How much darker it is in the middle between two slots than on the wake at the far side."""
    away = complex(other[0] - one[0], other[1] - one[1])
    side = np.sign((away / np.exp(1j * np.radians(upright(one[2])))).imag)
    between, wake = night.beside(one, side * abs(away) / 2), night.beside(one, -side * width / 2)
    return float(lightness(average(wake)) - lightness(average(between)))


def ways(scene: Scene) -> Iterator[tuple[Way, Sight, Seen]]:
    for way, seen in scene.looks.items():
        for sight in SIGHTS:
            yield way, sight, seen


def state_of(seen: Seen, route: str, sight: Sight, cars: dict[str, NDArray[np.float64]]) -> str:
    inked = seen.ink(route, sight)
    spine, flanks = (middle(part) for part in away_from_marks(inked))
    if min(spine, flanks) >= TRAIN_AT_LEAST:
        likeliest = Counter(
            min(cars, key=lambda owner: np.linalg.norm(car - cars[owner], axis=-1).mean())
            for car in seen.shades(route, sight)
        )
        return likeliest.most_common(1)[0][0]
    if flanks > LITTLE:
        return "bed"
    return "closed" if spine > LITTLE else "track"


def middle(inked: NDArray[np.bool_]) -> float:
    """How much of a slot is ink: of the route's middle one, for something may lie on others."""
    return float(np.median(inked.mean(axis=(1, 2))))


def away_from_marks(inked: NDArray[np.bool_]) -> tuple[NDArray[np.bool_], NDArray[np.bool_]]:
    """Between the ends and the symbol in the middle: where a slot would be struck through, and beside that."""
    _, along, across = inked.shape
    ends = np.r_[along // 8 : along // 3, along - along // 3 : along - along // 8]
    half, quarter = across // 2, across // 4
    return inked[:, ends, half - 1 : half + 1], inked[:, ends][:, :, [quarter, -quarter - 1]]
