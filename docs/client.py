"""Plays a whole game over the network: python docs/client.py http://127.0.0.1:8000 europe"""

import json
import sys

import httpx
from websockets.sync.client import connect

server, board = sys.argv[1:]
wish = {"board": board, "seats": [{"kind": "person", "name": "Ada"}, {"kind": "computer"}], "begin": True}
made = httpx.post(f"{server}/api/tables", json=wish).raise_for_status().json()


def moves(view, choices):
    """What a simple mind does; a route is claimed once its payments are known."""
    if view["asked"] == "keep-tickets":
        return {"type": "move", "move": "keep " + " ".join(view["own"]["offer"])}
    if choices["routes"]:
        return {"type": "payments", "route": max(choices["routes"], key=len)}
    tiles = [f"tile {bed} {colors[0]}" for bed, colors in choices["beds"].items()]
    cards = [f"draw {card}" for card in choices["draw"]]
    return {"type": "move", "move": (tiles + cards + ["decline" if choices["decline"] else "pass"])[0]}


with connect(f"{server.replace('http', 'ws', 1)}/api/tables/{made['table']['id']}/socket") as socket:
    socket.send(json.dumps({"type": "hello", "token": made["seats"]["0"], "after": None}))
    for message in map(json.loads, socket):
        if message["type"] in ("state", "moved") and message["outcome"]:
            print(*(f"seat {seat['seat']}: {seat['total']} points" for seat in message["outcome"]["seats"]), sep="\n")
            break
        if message["type"] in ("state", "moved") and message["choices"]:
            position, asked = message["position"], moves(message["view"], message["choices"])
            socket.send(json.dumps({"id": asked.get("route", ""), "position": position, **asked}))
        if message["type"] == "payments":
            claim = f"claim {message['re']} {message['payments'][0]}"
            socket.send(json.dumps({"type": "move", "id": "", "position": position, "move": claim}))
