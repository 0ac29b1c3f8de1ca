"""Recorded games written out to be read, with what they show: moves in order, counts by depth, playthroughs."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sized
from functools import cache
from itertools import islice
from pathlib import Path

import numpy as np

from rallar.game.events import Event
from rallar.game.game import Game
from rallar.game.outcome import Outcome, SeatScore
from rallar.game.record import Record
from rallar.game.view import View
from rallar.kernel import layout as k
from rallar.kernel.encode import encode
from rallar.kernel.engine import compiled
from rallar.lab.perft import perft
from tests.fixtures import board_of

FOLDER = Path(__file__).resolve().parent
RECORDS = FOLDER / "records"
STOPS = (0, 20, 45, 90)  # after so many moves: positions to look at
DEPTHS = (1, 2, 3, 4)
MOVES_SHOWN = 40
MOVES_BETWEEN_VIEWS = 10


@cache
def load(name: str) -> Record:
    return Record.load(RECORDS / f"{name}.jsonl")


def replayed(name: str) -> Game:
    return load(name).replay(board_of(load(name).board))


def after(name: str, moves: int) -> Game:
    """A recorded game as it was after some moves."""
    game = replayed(name)
    while len(game.history) > moves:
        game.undo()
    return game


def texts(names: list[str]) -> dict[str, str]:
    """Every golden file, by its name."""
    found = {f"playthroughs/{name}.txt": lines(playthrough(replayed(name))) for name in names}
    found |= {f"order/{name}.txt": lines(order(name)) for name in names}
    found["perft.json"] = json.dumps({name: perft_counts(name) for name in names}, indent=1) + "\n"
    return found


def lines(parts: Iterator[str]) -> str:
    return "".join(f"{part}\n" for part in parts)


def perft_counts(name: str) -> dict[str, list[int]]:
    """How many sequences of one to four decisions there are, in several positions."""
    return {f"after {stop} moves": [sequences(after(name, stop), depth) for depth in DEPTHS] for stop in STOPS}


def sequences(game: Game, depth: int) -> int:
    board = encode(game.board, game.options.rules(game.board))
    return perft(compiled(), board, np.frombuffer(game.state, k.STATE)[0], depth)


def order(name: str) -> Iterator[str]:
    """The first legal moves of several positions, in their order."""
    for stop in STOPS:
        game = after(name, stop)
        moves = game.legal_moves
        yield f"after {stop} moves: seat {moves.seat}, {moves.count()} moves"
        yield from (f"  {move}" for move in islice(moves, MOVES_SHOWN))


def playthrough(game: Game) -> Iterator[str]:
    yield f"{game.board.title}: {game.seats} seats, seed {game.seed}, options {game.options.stated() or 'none'}"
    yield from wrapped("  dealt: ", game.dealt)
    history = list(game.history)
    outcome = game.outcome()
    while game.history:
        game.undo()
    for number, turn in enumerate(history):
        if number % MOVES_BETWEEN_VIEWS == 0:
            yield from summary(game.view(None))
        yield f"{number + 1}. seat {turn.seat}: {turn.move}"
        yield from wrapped("   ", told(game.push(turn.move, turn.seat)))
    yield from summary(game.view(None))
    yield from board_at_the_end(game.view(None))
    if outcome:
        yield from score(outcome)


def told(events: tuple[Event, ...]) -> tuple[str, ...]:
    return tuple(str(event) for event in events)


def wrapped(indent: str, parts: tuple[str, ...], width: int = 118) -> Iterator[str]:
    """Some texts on as many lines as they need; none at all on none."""
    line = indent if parts else ""
    for part in parts:
        if line.strip() and len(line) + len(part) > width:
            yield line.rstrip(" ")
            line = " " * len(indent)
        line += f"{part}; "
    if line.strip():
        yield line.rstrip("; ")


def summary(view: View) -> Iterator[str]:
    """The table as a spectator sees it."""
    yield ""
    asked = " and ".join(map(str, view.to_move))
    yield f"== turn {view.turn}, {view.asked} {asked}".rstrip()
    cards = " ".join(card or "-" for card in view.open)
    yield f"   open: {cards}; deck {view.deck}, discards {view.discards}, tickets {view.ticket_deck}"
    for player in view.players:
        stations = f", {player.stations} stations" if view.stations or player.stations else ""
        bullets = f", {player.bullet_spaces} bullet spaces" if player.bullet_spaces else ""
        pieces = f"{player.cars} cars{stations}{bullets}"
        yield f"   seat {player.seat}: {player.points} points, {pieces}, {player.cards} cards, {player.tickets} tickets"
    counts: dict[str, Sized] = {
        "claimed": view.owners,
        "built": view.tiles,
        "closed": view.closed,
        "stations": view.stations,
    }
    shown = [f"{len(each)} {what}" for what, each in counts.items() if each]
    yield from wrapped("   on the board: ", (*shown, *([f"{view.bullets} bullet trains left"] if view.bullets else ())))


def board_at_the_end(view: View) -> Iterator[str]:
    yield from wrapped("   claimed: ", tuple(f"{route} {owner}" for route, owner in view.owners.items()))
    yield from wrapped("   built: ", tuple(f"{route} {color}" for route, color in view.tiles.items()))
    yield from wrapped("   closed: ", view.closed)
    yield from wrapped("   stations: ", tuple(f"{city} {owner}" for city, owner in view.stations.items()))


def score(outcome: Outcome) -> Iterator[str]:
    yield ""
    yield f"== outcome: {', '.join(f'seat {seat.seat} {seat.total}' for seat in outcome.seats)}"
    yield f"   winners: {' and '.join(map(str, outcome.winners))}"
    for step in outcome.tie_breaks:
        yield f"   tie-break {step.measure}: {step.units}, left {step.left}"
    for seat in outcome.seats:
        yield from items(seat)


def items(seat: SeatScore) -> Iterator[str]:
    yield f"   seat {seat.seat}: {seat.total}"
    yield from wrapped("     routes: ", tuple(f"{item.route} {item.points:+}" for item in seat.routes))
    for ticket in seat.tickets:
        yield f"     ticket {ticket.ticket} {ticket.points:+}{''.join(f' {route}' for route in ticket.routes)}"
    for station in seat.stations:
        yield f"     station {station.city}: {station.borrowed or 'nothing borrowed'}"
    yield from wrapped(f"     longest path {seat.longest_path.length}: ", seat.longest_path.routes)
    for bonus in seat.bonuses:
        yield f"     bonus {bonus.measure}, {bonus.units}: {bonus.points:+}"
