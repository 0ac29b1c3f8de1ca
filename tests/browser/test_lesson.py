"""Learning by playing, in a real browser: whoever does what a lesson says comes to its end, and nobody has to."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from rallar import board_ids
from tests.browser.conftest import Opener
from tests.browser.host import Host
from tests.browser.learner import Learner
from tests.browser.test_access import findings
from tests.fixtures import SOAK

COVERED = """() => {
  const card = document.querySelector('[data-testid=lesson]').getBoundingClientRect();
  const step = document.querySelector('[data-testid=lesson]').dataset.step;
  const over = box => card.left < box.right && box.left < card.right && card.top < box.bottom && box.top < card.bottom;
  return [...document.querySelectorAll('[data-place=panel], [data-place=hand], [data-outline=picked]')]
    .filter(each => each.getBoundingClientRect().width && over(each.getBoundingClientRect()))
    .map(each => `${step}: ${each.outerHTML.slice(0, 60)}`);
}"""


@pytest.mark.parametrize("board", board_ids() if SOAK > 1 else ("europe", "japan"))  # without a browser: all of them
def test_who_does_what_the_lesson_says_comes_to_its_end(host: Host, open_window: Opener, board: str) -> None:
    page = open_window(host.url)
    learner = Learner(page, board)
    learner.begin(host.url, board)
    size = page.locator("[data-place=map]").bounding_box()
    for _ in learner.follow():
        page.wait_for_timeout(350)  # the card looks where things are
        assert page.evaluate(COVERED) == []
        assert page.locator("[data-place=map]").bounding_box() == size
    page.reload()
    page.locator("[data-asked]").wait_for()
    expect(learner.card).to_have_count(0)


def test_on_a_phone_in_finnish(host: Host, open_window: Opener) -> None:
    page = open_window(host.url, language="fi", narrow=True)
    learner = Learner(page, "japan", narrow=True)
    learner.begin(host.url, "japan")
    for step in learner.follow():
        expect(page.get_by_test_id("lesson")).not_to_contain_text("lesson-")
        if step.id == "first-route":
            break


def test_who_strays_is_not_held_back(host: Host, open_window: Opener) -> None:
    page = open_window(host.url)
    learner = Learner(page, "nordic")
    learner.begin(host.url, "nordic")
    learner.keep(learner.steps["keep"])  # before anything was read
    expect(learner.card).to_have_attribute("data-step", "black")
    page.locator("[data-place=deck]").click()
    expect(learner.card).to_have_attribute("data-step", "deck")
    expect(learner.card).to_contain_text("That works too.")
    page.locator("[data-place^=open-][data-card=yellow]").click()
    expect(learner.card).to_have_attribute("data-step", "locomotive")
    learner.read(learner.steps["locomotive"])
    expect(learner.card).to_have_attribute("data-step", "first-route")
    page.get_by_test_id("lesson-next").click()  # the black card was not taken: it can be gone on without
    expect(learner.card).to_have_attribute("data-step", "points")


def test_it_is_skipped_for_good_and_goes_on_after_a_reload(host: Host, open_window: Opener) -> None:
    page = open_window(host.url)
    learner = Learner(page, "japan")
    learner.begin(host.url, "japan")
    learner.read(learner.steps["welcome"])
    expect(learner.card).to_have_attribute("data-step", "tickets")
    page.reload()
    expect(learner.card).to_have_attribute("data-step", "tickets")
    page.get_by_test_id("lesson-skip").click()
    expect(learner.card).to_have_count(0)
    page.reload()
    page.locator("[data-asked]").wait_for()
    learner.keep(learner.steps["keep"])  # the game goes on as any other
    page.locator("[data-asked=take-turn][data-mine=true]").wait_for()
    expect(learner.card).to_have_count(0)
    page.get_by_test_id("help").click()  # unless it is asked for
    page.get_by_test_id("lesson-resume").click()
    expect(learner.card).to_have_attribute("data-step", "purple")


def test_the_rules_page_leads_to_it(host: Host, open_window: Opener) -> None:
    page = open_window(f"{host.url}/rules/france")
    page.get_by_test_id("learn").click()
    expect(page.get_by_test_id("lesson")).to_contain_text("Welcome to France")


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_a_lesson_can_be_used_by_everyone(host: Host, open_window: Opener, dark: bool) -> None:
    page = open_window(host.url, dark=dark)
    learner = Learner(page, "europe")
    learner.begin(host.url, "europe")
    assert findings(page) == []
    assert _tabs_to(page, "lesson-next")
    page.keyboard.press("Enter")
    expect(learner.card).to_have_attribute("data-step", "tickets")


def _tabs_to(page: Page, name: str) -> bool:
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement?.dataset?.testid") == name:
            return True
    return False
