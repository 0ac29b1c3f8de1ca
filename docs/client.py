"""Plays a whole game over the network: python docs/client.py http://127.0.0.1:8000 europe"""

import sys

from rallar.client import Client, Guest


def choose(guest: Guest) -> str:
    """Claim the first route that can be claimed; otherwise do the first thing that costs nothing."""
    for route in guest.choices.routes:
        return f"claim {route} {guest.payments(route=route).payments[0]}"
    return guest.simple_moves[0]


server, board = sys.argv[1:]
table = Client(server).new_table(board, ["person", "computer"])
with table.sit() as guest:
    for _ in guest.turns():
        guest.play(choose(guest))
    print(*(f"seat {score.seat}: {score.total} points" for score in guest.outcome.seats), sep="\n")
