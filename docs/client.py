"""Plays a whole game over the network: python docs/client.py http://127.0.0.1:8000 europe"""

import json
import sys

import httpx
from websockets.sync.client import connect

server, board = sys.argv[1:]
wish = {"board": board, "seats": [{"kind": "person", "name": "Ada"}, {"kind": "computer"}], "begin": True}
made = httpx.post(f"{server}/api/tables", json=wish).raise_for_status().json()
with connect(f"{server.replace('http', 'ws', 1)}/api/tables/{made['table']['id']}/socket") as socket:
    socket.send(json.dumps({"type": "hello", "token": made["seats"]["0"], "after": None}))
    for message in map(json.loads, socket):
        match message:
            case {"type": "state" | "moved", "outcome": {"seats": scores}}:
                print(*(f"seat {score['seat']}: {score['total']} points" for score in scores), sep="\n")
                break
            case {"type": "state" | "moved", "position": position, "view": {"own": {"offer": [_, *_] as offered}}}:
                asked = {"type": "move", "move": " ".join(("keep", *offered))}
            case {"type": "state" | "moved", "position": position, "choices": {"routes": [route, *_]}}:
                asked = {"type": "payments", "route": route}
            case {"type": "state" | "moved", "position": position, "choices": {"draw": cards, "beds": beds}}:
                moves = [*(f"tile {bed} {beds[bed][0]}" for bed in beds), *(f"draw {card}" for card in cards)]
                asked = {"type": "move", "move": [*moves, "decline" if message["choices"]["decline"] else "pass"][0]}
            case {"type": "payments", "re": route, "payments": [cheapest, *_]}:
                asked = {"type": "move", "move": f"claim {route} {cheapest}"}
            case _:
                continue  # somebody else's turn, or news that asks for nothing
        socket.send(json.dumps({"id": asked.get("route", ""), "position": position, **asked}))
