"""Tables set without a browser, for the tests that are about something else."""

from __future__ import annotations

import json
from pathlib import Path

from rallar import Record
from rallar.client import Client, RemoteTable, SeatWish
from rallar.game import View
from tests.browser.follower import Follower
from tests.browser.host import Host

RECORDS = Path(__file__).parents[1] / "golden" / "records"
HALF = {"japan": 9}  # of the cars; elsewhere 19
PLENTY = 30  # cards: with them most of what is free can be claimed
ADA, COMPUTER = SeatWish("person", "Ada"), SeatWish("computer", "Freja")


def in_play(host: Host, board: str) -> RemoteTable:
    """A game of a person and a computer in which routes have been claimed, and the person can claim one more."""
    table = Client(host.url).new_table(board, [ADA, COMPUTER])
    with table.sit() as ada:
        Follower(ada).play(until=lambda view, choices: len(view.owners) > 3 and bool(choices.routes))
    return table


def hoarding(host: Host, board: str) -> RemoteTable:
    """A game in which a person has drawn cards and claimed nothing."""
    table = Client(host.url).new_table(board, [ADA, COMPUTER])
    with table.sit() as ada:
        for choices in ada.turns():
            if ada.view.asked == "take-turn" and (ada.own.hand.total >= PLENTY or is_middle(ada.view)):
                break
            if ada.own.offer:
                ada.play(" ".join(("keep", *ada.own.offer[: ada.own.keep])))
            elif choices.beds:
                bed, colors = next(iter(choices.beds.items()))
                ada.play(f"tile {bed} {colors[0]}")
            else:
                ada.play(f"draw {'deck' if 'deck' in choices.draw else choices.draw[0]}")
    return table


def is_middle(view: View) -> bool:
    """Somebody has laid more than half of the cars."""
    fewest = min(player.cars for player in view.players)
    return view.asked == "take-turn" and fewest < HALF.get(view.board, 19)


def finished(host: Host, record: str) -> str:
    """The table of a game that was played before."""
    return Client(host.url).keep_record(Record.load(RECORDS / f"{record}.jsonl")).id


def keeping(table: RemoteTable) -> str:
    """A script for a browser that keeps all the seats of a table."""
    seats = {str(seat): token for seat, token in table.tokens.items()}
    kept = {"table": table.id, "board": table.look().board, "seats": seats, "host": table.host, "since": 1}
    return f"localStorage.setItem('rallar.tables', {json.dumps(json.dumps({table.id: kept}))})"
