"""Someone who plays in a window: looks at the page, points and clicks, or types, and knows nothing else."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from rallar.model.loader import load_board
from rallar.model.types import Board

GAME = "[data-asked]"
WAITS_FOR_ME = """seen => {
  const game = document.querySelector('[data-asked]');
  if (!game) return false;
  const { asked, mine, position } = game.dataset;
  const now = `${asked} ${position}`;
  return (asked === 'over' || (mine === 'true' && now !== seen)) && now;
}"""
HAS_MOVED = "seen => `${document.querySelector('[data-asked]').dataset.position}` !== seen"
MOVES = 1500  # more than any game has


def count_up(page: Page) -> None:
    """Does not wait for the score to be counted step by step."""
    skip = page.get_by_test_id("skip")
    score = page.get_by_test_id("score")
    score.wait_for()
    if skip.is_visible():
        skip.click()
    expect(score).to_have_attribute("data-done", "true")


def glowing(page: Page) -> list[str]:
    """The routes that the map says can be claimed."""
    return list(page.locator("[data-glow]").evaluate_all("marks => marks.map(mark => mark.dataset.glow)"))


class Person:
    """Plays to claim long routes, with the mouse or a finger."""

    def __init__(self, page: Page, board: str | Board, narrow: bool = False) -> None:
        self.page = page
        routes = (load_board(board) if isinstance(board, str) else board).routes
        self._lengths = {route.id: route.length for route in routes}
        self._narrow = narrow
        self._seen = ""

    def play(self, until: Callable[[], bool] = lambda: False) -> None:
        """Answers whatever is asked, until the game is over or there is a reason to stop."""
        for _ in range(MOVES):
            if until():
                return
            asked = self.wait()
            if asked == "over":
                return
            self.answer(asked)
        raise AssertionError("the game does not end")

    def wait(self) -> str:
        """What is asked, as soon as it is something new."""
        asked = self.page.wait_for_function(WAITS_FOR_ME, arg=self._seen, timeout=60_000)
        self._seen = str(asked.json_value())
        return self._seen.split()[0]

    def answer(self, asked: str) -> None:
        answers = {
            "keep-tickets": self.keep,
            "take-turn": self.take_turn,
            "draw-second": self.draw,
            "pay-surcharge": self.dig,
            "lay-tile": self.lay_tile,
        }
        before = self.page.locator(GAME).get_attribute("data-position")
        answers[asked]()
        if asked == "keep-tickets":  # at the opening the others move too
            expect(self.at("keep")).to_have_count(0)
        self.page.wait_for_function(HAS_MOVED, arg=before)

    def keep(self) -> None:
        for ticket in self.offered():
            self.at(ticket).click()
        self.at("keep").click()

    def offered(self) -> list[str]:
        tickets = self.page.locator("[data-testid^=ticket-][aria-pressed=false]")
        return list(tickets.evaluate_all("tickets => tickets.map(ticket => ticket.dataset.testid)"))

    def take_turn(self) -> None:
        longest = max(glowing(self.page), key=lambda route: self._lengths[route], default=None)
        if longest and (self._lengths[longest] > 1 or not self._can_draw()):
            self.claim(longest)
        elif self._can_draw():
            self.draw()
        elif self.at("pass").count():
            self.at("pass").click()
        else:
            self.at("draw-tickets").click()
            self.at("confirm").click()

    def claim(self, route: str) -> None:
        self.click(self.page.locator(f"svg [data-route='{route}']"))
        self.at("confirm").click()

    def draw(self) -> None:
        self.show("cards")
        for place in ("deck", *(f"open-{slot}" for slot in range(5))):
            card = self.at(place)
            if card.get_attribute("aria-disabled") == "false":
                self.click(card)
                return
        raise AssertionError("no card can be drawn")

    def dig(self) -> None:
        if self.page.get_by_test_id("surcharge").count():
            self.at("confirm").click()
        else:
            self.at("decline").click()

    def lay_tile(self) -> None:
        self.at("claim-list").click()
        self.at("route").first.click()
        self.page.locator("[data-testid^=tile-]").first.click()
        self.at("confirm").click()

    def at(self, name: str) -> Locator:
        return self.page.get_by_test_id(name)

    def _can_draw(self) -> bool:
        self.show("cards")
        return (
            self.page.locator(
                "[data-testid=deck][aria-disabled=false], [data-testid^=open-][aria-disabled=false]"
            ).count()
            > 0
        )

    def show(self, tab: str) -> None:
        """On a phone the cards lie under a tab; a second tap on it would fold it away."""
        if self._narrow:
            shown = self.at(f"tab-{tab}")
            folded = self.at("fold").get_attribute("aria-expanded") == "false"
            if folded or shown.get_attribute("aria-selected") == "false":
                shown.click()

    def click(self, target: Locator) -> None:
        if self._narrow:  # what has just come or moved does not answer a thumb
            self.page.wait_for_function("() => document.querySelector('[data-settling]') === null")
            target.tap()
        else:
            target.click()


class Typist(Person):
    """The same without a mouse: every answer is given by keys, and the focus is never lost."""

    def keep(self) -> None:
        for ticket in self.offered():
            self.go_to(ticket)
            self.press("Space")
        self.go_to("keep")
        self.press("Enter")

    def take_turn(self) -> None:
        if self.page.locator("[data-glow]").count():
            self.press("c")
            self.at("route").first.wait_for()
            self.press("Enter")
            self.confirm()
        elif self._can_draw():
            self.draw()
        else:
            self.press("t")
            self.confirm()

    def draw(self) -> None:
        for key, place in (("d", "deck"), *((str(slot + 1), f"open-{slot}") for slot in range(5))):
            if self.at(place).get_attribute("aria-disabled") == "false":
                self.press(key)
                return
        raise AssertionError("no card can be drawn")

    def dig(self) -> None:
        if self.page.get_by_test_id("surcharge").count():
            self.confirm()
        else:
            self.go_to("decline")
            self.press("Enter")

    def confirm(self) -> None:
        self.page.locator("[data-testid=confirm][aria-disabled=false]").wait_for()
        self.go_to("confirm")
        self.press("Enter")

    def press(self, key: str) -> None:
        assert self.page.evaluate("document.activeElement !== document.body"), "the focus is lost"
        self.page.keyboard.press(key)

    def go_to(self, name: str) -> None:
        """Tab until the focus is there."""
        for _ in range(300):
            if self.page.evaluate("document.activeElement?.dataset?.testid") == name:
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"{name} cannot be reached by Tab")
