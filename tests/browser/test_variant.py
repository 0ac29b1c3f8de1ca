"""A game by a variant that changes every rule value: the page that sets it up and the table show its figures."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from rallar.model.loader import VARIABLE
from tests.browser.conftest import Opener
from tests.browser.host import Host
from tests.browser.person import GAME, Person, count_up
from tests.test_rules_in_force import RULES, VARIANT

BOARDS = Path(__file__).parents[1] / "boards"


@pytest.fixture
def fifth_host(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Host]:
    """A server that has the fifth board."""
    monkeypatch.setenv(VARIABLE, str(BOARDS))
    with Host(tmp_path / "data", "--no-limits") as host:
        yield host


def test_a_whole_game_by_a_variant(fifth_host: Host, open_window: Opener) -> None:
    page = open_window(f"{fifth_host.url}/new/fifth")
    page.get_by_test_id("variant").select_option(VARIANT)
    changes = page.get_by_test_id("changes")
    expect(changes).to_contain_text(f"Everyone has {RULES.cars} cars and is dealt {RULES.card_deal} train cards.")
    expect(changes).to_contain_text(f"keep at least {RULES.ticket_deal.keep}")
    while page.get_by_test_id("add-seat").is_visible():
        page.get_by_test_id("add-seat").click()
    expect(page.locator("[data-testid^=seat-]")).to_have_count(RULES.players[1])
    page.get_by_test_id("begin").click()

    person = Person(page, "fifth")
    assert person.wait() == "keep-tickets"
    assert len(person.offered()) == RULES.ticket_deal.size
    expect(page.get_by_text(f"Keep at least {RULES.ticket_deal.keep}. Each ticket lights")).to_be_visible()
    mine = page.get_by_test_id("player-0")
    assert RULES.stations
    expect(mine).to_contain_text(f"{RULES.cars} cars")
    expect(mine).to_contain_text(f"{len(RULES.stations.costs)} stations left")
    page.keyboard.press("?")
    expect(page.get_by_test_id("keys").get_by_role("link")).to_have_attribute("href", f"/rules/fifth/{VARIANT}")
    page.keyboard.press("Escape")
    person.answer("keep-tickets")
    person.play()
    expect(page.locator(GAME)).to_have_attribute("data-asked", "over")
    count_up(page)
    score = page.get_by_test_id("score")
    score.get_by_role("button", name="Player 1").click()
    expect(score).to_contain_text("Unused stations")
    expect(score).not_to_contain_text("Globetrotter")  # a bonus of the box


def test_the_rules_of_a_variant(fifth_host: Host, open_window: Opener) -> None:
    page = open_window(f"{fifth_host.url}/rules/fifth")
    expect(page.locator("#setup")).to_contain_text("Everyone has 22 cars")
    page.get_by_role("link", name=VARIANT).click()
    expect(page.locator("#setup")).to_contain_text(f"Everyone has {RULES.cars} cars")
    page.goto(f"{fifth_host.url}/rules/fifth/nothing")
    expect(page.get_by_role("alert")).to_contain_text("The board fifth has no variant “nothing”.")
