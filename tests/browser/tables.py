"""Tables set without a browser, for the tests that are about something else."""

from __future__ import annotations

import json
from pathlib import Path

from rallar import Record
from rallar.client import Client, RemoteTable, SeatWish
from tests.browser.follower import Follower
from tests.browser.host import Host

RECORDS = Path(__file__).parents[1] / "golden" / "records"
ADA, COMPUTER = SeatWish("person", "Ada"), SeatWish("computer", "Freja")


def in_play(host: Host, board: str) -> RemoteTable:
    """A game of a person and a computer in which routes have been claimed."""
    table = Client(host.url).new_table(board, [ADA, COMPUTER])
    with table.sit() as ada:
        Follower(ada).play(until=lambda view: view.asked == "take-turn" and len(view.owners) > 3)
    return table


def finished(host: Host, record: str) -> str:
    """The table of a game that was played before."""
    return Client(host.url).keep_record(Record.load(RECORDS / f"{record}.jsonl")).id


def keeping(table: RemoteTable) -> str:
    """A script for a browser that keeps all the seats of a table."""
    seats = {str(seat): token for seat, token in table.tokens.items()}
    kept = {"table": table.id, "board": table.look().board, "seats": seats, "host": table.host, "since": 1}
    return f"localStorage.setItem('rallar.tables', {json.dumps(json.dumps({table.id: kept}))})"
