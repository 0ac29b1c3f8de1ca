"""A game so long that its log comes in pages."""

from __future__ import annotations

from playwright.sync_api import expect

from rallar.client import Client, Guest
from rallar.server.chronicle import PAGE
from tests.browser.conftest import Opener
from tests.browser.host import Host

TOP = "line => line.getBoundingClientRect().top - line.parentElement.getBoundingClientRect().top"


def patient_move(guest: Guest) -> str:
    """Whoever draws as long as there are cards makes a game long."""
    routes = guest.choices.routes if guest.choices else ()
    if guest.own.offer or not routes or (guest.choices and guest.choices.draw):
        return guest.simple_moves[0]
    return f"claim {routes[0]} {guest.payments(route=routes[0]).payments[0]}"


def test_earlier_moves_come_without_losing_the_place(host: Host, open_window: Opener) -> None:
    table = Client(host.url).new_table("europe", ("person",) * 4)
    with table.sit(0, share=True) as one:
        while one.position < PAGE + 10:
            one.greet(table.tokens[one.view.to_move[0]])
            one.play(patient_move(one))
    page = open_window(f"{host.url}/t/{table.id}")
    log, earlier = page.get_by_test_id("log"), page.get_by_role("button", name="Show earlier moves")
    expect(earlier).to_be_visible()
    shown = log.get_by_role("listitem").count()
    first = log.get_by_role("listitem").nth(1).element_handle()
    earlier.scroll_into_view_if_needed()
    before = first.evaluate(TOP)
    earlier.click()
    page.wait_for_function("([log, shown]) => log.children.length > shown", arg=[log.element_handle(), shown])
    page.wait_for_function(f"([line, top]) => Math.abs(({TOP})(line) - top) < 2", arg=[first, before])
    expect(earlier).to_have_count(0)
