"""My games: how they ended, whose turn it is, and the way on, always as it is now."""

from __future__ import annotations

import json
import re

from playwright.sync_api import expect

from rallar.client import Client, RemoteTable, SeatWish
from rallar.game import Record
from tests.browser import tables
from tests.browser.conftest import Opener
from tests.browser.follower import Follower
from tests.browser.host import Host
from tests.browser.person import GAME, count_up

BO = SeatWish("person", "Bo")
SOON = 20_000  # milliseconds


def played_out(host: Host) -> RemoteTable:
    table = Client(host.url).new_table("japan", [tables.ADA, tables.COMPUTER])
    with table.sit() as ada:
        Follower(ada).play()
    return table


def keeping_seat(table: RemoteTable, seat: int) -> str:
    """A script for a browser that keeps one seat, beside whatever it keeps already."""
    kept = {"table": table.id, "board": "japan", "seats": {str(seat): table.tokens[seat]}, "since": 2}
    return f"""{{
      const tables = JSON.parse(localStorage.getItem('rallar.tables') ?? '{{}}');
      const kept = {json.dumps(kept)};
      localStorage.setItem('rallar.tables', JSON.stringify({{ [kept.table]: kept, ...tables }}));
    }}"""


def test_the_result_and_play_again(host: Host, open_window: Opener) -> None:
    """Against computers the next game is dealt at once."""
    table = played_out(host)
    result = table.look().result
    assert result
    page = open_window(f"{host.url}/games", script=tables.keeping(table))
    standing = page.get_by_test_id(f"standing-{table.id}")
    if 0 in result.winners:
        expect(standing).to_have_text(re.compile(rf"(You won|share the win) with {max(result.totals)} points"))
    else:
        expect(standing).to_contain_text(f"Freja won with {max(result.totals)} points")
        expect(standing).to_contain_text(f"You came second: {result.totals[0]} points")
    page.goto(f"{host.url}/t/{table.id}")
    count_up(page)
    page.get_by_test_id("rematch").click()
    page.wait_for_url(re.compile(rf"/t/(?!{table.id})"))
    expect(page.locator(GAME)).to_have_attribute("data-asked", "keep-tickets")
    expect(page.locator(GAME)).to_have_attribute("data-mine", "true")


def test_people_and_a_file_to_take_along(host: Host, open_window: Opener) -> None:
    """Each record in the file can be played again."""
    over = played_out(host)
    with_bo = Client(host.url).new_table("japan", [tables.ADA, BO])
    page = open_window(f"{host.url}/games", script=f"{tables.keeping(over)};{keeping_seat(with_bo, 0)}")
    expect(page.get_by_test_id("people")).to_contain_text("Bo")
    expect(page.get_by_test_id("people")).to_contain_text("one game")
    expect(page.get_by_test_id("people")).not_to_contain_text("Freja")
    with page.expect_download() as download:
        page.get_by_test_id("take-along").click()
    (game,) = json.loads(download.value.path().read_text(encoding="utf-8"))["games"]
    result = over.look().result
    assert result
    assert (game["table"], game["board"], game["result"]["totals"]) == (over.id, "japan", list(result.totals))
    played = Record.parse("\n".join(game["record"])).replay()
    assert played.outcome() is not None


LONG_NAMES = ("Guðmundur Þorsteinsson B", "Wilhelmina-Alexandra Öst", "Hallgerður Langbrókardót")
OUTSIDE = """() => {
  const score = document.querySelector('[data-testid=score]');
  const panel = (score.closest('section') ?? score.parentElement).getBoundingClientRect();
  return [...score.querySelectorAll('*')].filter(each => !each.closest('.unseen'))
    .filter(each => each.getBoundingClientRect().right > Math.min(panel.right, innerWidth) + 0.5)
    .map(each => each.outerHTML.slice(0, 99));
}"""


def test_the_longest_names_do_not_push_the_score_out(host: Host, open_window: Opener) -> None:
    """At the table and on the big screen; nor anything out of my games."""
    first, *others = LONG_NAMES
    seats = [SeatWish("person", first), *(SeatWish("computer", name) for name in others)]
    table = Client(host.url).new_table("japan", seats)
    with table.sit() as ada:
        Follower(ada).play()
    page = open_window(f"{host.url}/t/{table.id}", "fi", script=tables.keeping(table))
    for path in (f"/t/{table.id}", f"/t/{table.id}/screen", "/games"):
        page.goto(host.url + path)
        if path == "/games":
            page.get_by_test_id(f"standing-{table.id}").wait_for()
        else:
            count_up(page)
        for width, height in ((1440, 900), (1024, 768), (390, 844), (360, 740)):
            page.set_viewport_size({"width": width, "height": height})
            if path != "/games":
                page.get_by_test_id("score").wait_for()
                assert page.evaluate(OUTSIDE) == [], (path, width)
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), (path, width)


def test_a_turn_that_waits_is_seen_from_everywhere(host: Host, open_window: Opener) -> None:
    """In the title, in the header, on top of the home page and in my games; and no longer than it waits."""
    waiting = Client(host.url).new_table("japan", [tables.ADA, BO], start=0)
    other = Client(host.url).new_table("japan", [tables.ADA, BO], start=1)
    script = keeping_seat(waiting, 0) + keeping_seat(other, 0)
    with other.sit(0) as ada:
        ada.play(" ".join(("keep", *ada.own.offer)))
    page = open_window(host.url, script=script)
    urgent = page.get_by_test_id("urgent")
    expect(urgent.get_by_test_id(f"continue-{waiting.id}")).to_be_visible()
    assert page.evaluate("document.querySelector('[data-testid=urgent]').getBoundingClientRect().top") < 120
    expect(page).to_have_title(re.compile(r"^\(1\) "))
    page.goto(f"{host.url}/t/{other.id}")
    expect(page).to_have_title(re.compile(r"^\(1\) "))
    page.get_by_test_id("waiting").click()
    page.wait_for_url(f"**/t/{waiting.id}")
    expect(page).to_have_title(re.compile("^● Your turn"))
    page.goto(f"{host.url}/games")
    standing = page.get_by_test_id(f"standing-{waiting.id}")
    expect(standing).to_contain_text("Your turn")
    with waiting.sit(0) as ada:
        ada.play(" ".join(("keep", *ada.own.offer)))
    expect(standing).not_to_contain_text("Your turn", timeout=SOON)
    expect(page).not_to_have_title(re.compile(r"^\(\d"))
