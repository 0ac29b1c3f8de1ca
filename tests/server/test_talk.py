"""Talk at a table, from before the game begins; and who answers for what was said."""

from __future__ import annotations

from pathlib import Path

import pytest

from rallar.client import Client, RemoteTable
from tests.server.house import house
from tests.server.people import refusal, see


@pytest.fixture
def table(server: Client) -> RemoteTable:
    """Ada's, where others may sit down."""
    return server.new_table("nordic", ["person", "open", "open"])


def seated(server: Client, table: RemoteTable, name: str) -> RemoteTable:
    guest = server.table(table.id)
    guest.join(name)
    return guest


def test_people_talk_before_the_game_and_the_talk_goes_on(server: Client, table: RemoteTable) -> None:
    bo = seated(server, table, "Bo")
    with table.sit(0) as ada, bo.sit() as other, server.table(table.id).watch() as watcher:
        other.say("Which board is this?")
        ada.say("The Nordic one")
        for guest in (ada, other, watcher):
            see(guest, lambda guest=guest: len(guest.said) == 2)  # type: ignore[misc]
        assert [(line.seat, line.text) for line in watcher.said] == [(1, "Which board is this?"), (0, "The Nordic one")]
        assert refusal(watcher.say, "And I?").key == "table-watching"
        table.change(2, kind="computer")
        table.begin()
        see(other, lambda: other.table.status == "playing")
        other.say("Good luck")
        see(ada, lambda: len(ada.said) == 3)


def test_whoever_sits_down_after_somebody_did_not_say_what_was_said_before(server: Client, table: RemoteTable) -> None:
    bo = seated(server, table, "Bo")
    with table.sit(0) as ada, bo.sit() as other:
        other.say("I have to go")
        ada.say("See you")
        see(other, lambda: len(other.said) == 2)
        bo.leave(1)
        see(ada, lambda: ada.said[0].seat is None)
        eva = seated(server, table, "Eva")
        with eva.sit() as late:
            assert late.seat == 1
            late.say("Hello")
            see(ada, lambda: len(ada.said) == 3)
        assert [line.seat for line in ada.said] == [None, 0, 1]


def test_nor_after_a_restart(tmp_path: Path) -> None:
    with house(tmp_path) as place:
        table = place.client.new_table("nordic", ["person", "open"])
        bo = seated(place.client, table, "Bo")
        with bo.sit() as other:
            other.say("I have to go")
        table.change(1, kind="computer")
        table.change(1, kind="open")
        eva = seated(place.client, table, "Eva")
    with house(tmp_path) as place, place.client.table(table.id, eva.tokens).sit() as late:
        late.say("Hello")
        see(late, lambda: len(late.said) == 2)
        assert [(line.seat, line.text) for line in late.said] == [(None, "I have to go"), (1, "Hello")]
