"""Someone who learns by playing: reads what the lesson says, and does it in the window."""

from __future__ import annotations

from collections.abc import Iterator

from playwright.sync_api import Page, expect

from rallar.model.lesson import LessonStep
from rallar.model.loader import load_lesson
from tests.browser.person import Person


class Learner:
    def __init__(self, page: Page, board: str, narrow: bool = False) -> None:
        self.page = page
        self.card = page.get_by_test_id("lesson")
        lesson = load_lesson(board)
        assert lesson is not None
        self.steps = {step.id: step for step in lesson.steps}
        self._hands = Person(page, board, narrow)

    def begin(self, url: str, board: str) -> None:
        self.page.goto(url)
        self.page.get_by_test_id(f"learn-{board}").click()
        self.card.wait_for()

    def follow(self) -> Iterator[LessonStep]:
        """Each step as it is shown, then done as it says, to the end of the lesson."""
        for step in self.steps.values():
            expect(self.card).to_have_attribute("data-step", step.id)
            yield step
            self.do(step)
        expect(self.card).to_have_count(0)

    def do(self, step: LessonStep) -> None:
        getattr(self, step.do or "read")(step)

    def read(self, _: LessonStep) -> None:
        self._hands.at("lesson-next").click()

    def keep(self, step: LessonStep) -> None:
        for ticket in step.tickets:
            self._hands.click(self._hands.at(f"ticket-{ticket}"))
        self._hands.click(self._hands.at("keep"))

    def draw(self, step: LessonStep) -> None:
        self._hands.show("cards")
        place = "[data-place=deck]" if step.card == "deck" else f"[data-place^=open-][data-card={step.card}]"
        card = self.page.locator(place).first
        expect(card).to_have_attribute("aria-disabled", "false")
        self._hands.click(card)

    def claim(self, step: LessonStep) -> None:
        self.page.locator(f"[data-glow='{step.route}']").wait_for(state="attached")
        self._hands.click(self.page.locator(f"svg [data-route='{step.route}']"))
        self._confirm()

    def pay(self, _: LessonStep) -> None:
        self._confirm()

    def tile(self, step: LessonStep) -> None:
        self._hands.click(self.page.locator(f"svg [data-route='{step.route}']"))
        self._hands.click(self._hands.at(f"tile-{step.color}"))
        self._confirm()

    def station(self, step: LessonStep) -> None:
        self._hands.click(self._hands.at("build-station"))
        self._hands.click(self.page.locator(f"svg [data-city='{step.city}']"))
        self._confirm()

    def _confirm(self) -> None:
        expect(self._hands.at("confirm")).to_have_attribute("aria-disabled", "false")
        self._hands.click(self._hands.at("confirm"))
