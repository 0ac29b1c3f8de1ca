"""What a learner is shown: all that a seat may know, and nothing else."""

from __future__ import annotations

from pathlib import Path
from random import Random

import numpy as np
import pytest
from numpy.typing import NDArray

from rallar.bots import Outlook, choose
from rallar.bots.planner import Planner
from rallar.game.codec import encoded
from rallar.game.game import Game
from rallar.game.moves import LayTile, Move
from rallar.game.setting import setting_of
from rallar.kernel import layout as k
from rallar.kernel.engine import INTERPRETED, Engine, compiled
from rallar.kernel.fields import THOUGHTS, Field, fields_of, size_of
from rallar.lab.batch import Batch
from rallar.lab.players.normal import TEMPER
from rallar.model.errors import OptionError
from rallar.model.loader import board_ids
from rallar.model.types import COLORS
from tests.fixtures import Table, board_of, each_table, soak
from tests.players import new_game, play

GAMES = soak(1)  # a table
EVERY = 23  # so many moves apart are the moments looked at
SEED = 9_400
PUT_TOGETHER = (k.PAYING, k.LOCOMOTIVES, k.FILLING, k.COLORING)
PAGE = Path(__file__).resolve().parents[2] / "docs" / "observations.md"
UNTOUCHED = -128  # no observation has such a number


def looked(game: Game, seat: int, kernel: Engine | None = None, facts: bool = False) -> NDArray[np.int8]:
    """What a seat sees, written where something else was."""
    situation, chosen = game._situation, kernel or compiled()
    rows: NDArray[np.int8] = np.full((1, size_of(situation.b, facts)), UNTOUCHED, np.int8)
    arrays = situation.setting.record, np.frombuffer(game.state, k.STATE).copy(), np.zeros(1, k.SCRATCH)
    chosen.sight.look_many(*(chosen.records(array) for array in arrays), 1, np.array([seat]), facts, rows)
    return rows.reshape(-1)


def by_field(game: Game, row: NDArray[np.int8]) -> list[tuple[Field, NDArray[np.int8]]]:
    fields = fields_of(game._situation.b)
    ends = np.cumsum([field.size for field in fields])
    return list(zip(fields, np.split(row, ends[:-1]), strict=True))


def by_name(game: Game, seat: int) -> dict[str, NDArray[np.int8]]:
    return {field.name: seen for field, seen in by_field(game, looked(game, seat))}


@each_table
def test_it_is_what_a_seat_may_know(table: Table) -> None:
    """Whatever the cards that the seat cannot see, it looks the same; and every kernel writes the same."""
    for number in range(GAMES):
        game = new_game(table, SEED + number)
        for moves, _ in enumerate(play(game, Random(SEED + number))):
            if moves % EVERY == 0:
                for seat in range(game.seats):
                    row = looked(game, seat)
                    assert UNTOUCHED not in row
                    assert (looked(game.redealt(seat, Random(moves)), seat) == row).all()
                    facts = [seen for field, seen in by_field(game, row) if field.name not in THOUGHTS]
                    assert (looked(game, seat, facts=True) == np.concatenate(facts)).all()
                seat = moves // EVERY % game.seats
                for some in (False, True):
                    assert (looked(game, seat, INTERPRETED, some) == looked(game, seat, compiled(), some)).all()


@pytest.mark.parametrize("board", ["europe", "france"])
def test_nobody_sees_a_move_that_is_being_put_together(board: str) -> None:
    batch, rng = Batch(board, 2, 60, seed=7), np.random.default_rng(7)
    hidden = 0
    for _ in range(80):
        before = [batch.look(seat) for seat in range(2)]
        movers = batch.seats.copy()
        batch.step((rng.random(batch.legal().shape) * batch.legal()).argmax(1))
        after = [batch.look(seat) for seat in range(2)]
        for game in np.flatnonzero(np.isin(batch.states["phase"], PUT_TOGETHER)):
            other = 1 - movers[game]
            assert (after[other][game] == before[other][game]).all()
            assert (after[movers[game]][game] != before[movers[game]][game]).any()
            hidden += 1
    assert hidden > 100


@pytest.mark.parametrize("board", ["europe", "france", "japan", "nordic"])
def test_it_tells_what_the_view_tells(board: str) -> None:
    game = Game.new(board, 3, seed=5)
    rng = Random(5)
    names = [ticket.id for ticket in game.board.tickets]
    for _ in range(60):
        seat = game.to_move[0]
        view, seen = game.view(seat), by_name(game, seat)
        assert view.own
        assert tuple(seen["hand"]) == tuple(view.own.hand)
        kept = {each.ticket: each.prospect for each in view.own.tickets}
        assert {name for name, mark in zip(names, seen["ticket-kept"], strict=True) if mark} == set(kept)
        made = {name for name, mark in zip(names, seen["ticket-made"], strict=True) if mark}
        assert made == {name for name, prospect in kept.items() if prospect == "made"}
        offered = sorted((mark, name) for name, mark in zip(names, seen["ticket-offered"], strict=True) if mark)
        assert [name for _, name in offered] == list(view.own.offer)
        owners = {route.id: view.owners.get(route.id) for route in game.board.routes}
        others = {name for name, owner in owners.items() if owner is not None and owner != seat}
        marked = {route.id for route, mark in zip(game.board.routes, seen["route-others"], strict=True) if mark}
        assert marked <= others
        assert sum(seen["open"]) == len([card for card in view.open if card])
        cars = seen["seats"].reshape(-1, 8)[:3, 1]
        assert [*cars] == [view.players[(seat + i) % 3].cars for i in range(3)]
        game.push(rng.choice(list(game.legal_moves)), seat)


@pytest.mark.parametrize("board", ["europe", "nordic"])
def test_a_needed_route_is_on_the_way(board: str) -> None:
    """With nothing built, each ticket's way is whole: its routes lead from end to end, each at its price."""
    game = Game.new(board, 2, seed=3)
    while game.view(0).asked == "keep-tickets":
        seat = game.to_move[0]
        game.push(next(iter(game.legal_moves_of(seat))), seat)
    seen = by_name(game, 0)
    own = game.view(0).own
    assert own
    needed = {route.id for route, need in zip(game.board.routes, seen["route-needed"], strict=True) if need}
    for each in own.tickets:
        ticket = next(ticket for ticket in game.board.tickets if ticket.id == each.ticket)
        assert is_joined(game, needed, ticket.a, ticket.b)
    dearest = max(own.tickets, key=lambda each: points_of(game, each.ticket))
    way = int(seen["ticket-way"][[ticket.id for ticket in game.board.tickets].index(dearest.ticket)])
    assert 0 < way <= sum(2 * route.length + 1 for route in game.board.routes if route.id in needed)


@pytest.mark.parametrize("board", ["europe", "france", "japan", "nordic"])
def test_it_has_in_mind_what_a_planner_has(board: str) -> None:
    """The plan for the tickets and the hand shared out to it are those of the level, but for ways of equal cost."""
    game, rng, alike, turns = Game.new(board, 2, seed=4), Random(4), 0, 0
    while game.to_move:
        seat = game.to_move[0]
        if game.view(seat).asked in ("take-turn", "draw-second"):
            planner, seen = Planner(TEMPER, Outlook(game, seat), rng), by_name(game, seat)
            planned = planner.plan.routes
            turns += 1
            if planned == set(np.flatnonzero(seen["plan-route"] == 1)):
                shares = planner._purse().shares if planned else {}
                alike += all(seen["plan-lacks"][route] == 1 + share.lacks for route, share in shares.items())
        game.push(choose("regular", game, seat, rng), seat)
    assert alike >= (0.75 if board in ("france", "japan") else 0.9) * turns


def test_it_tells_where_tiles_lie_and_what_can_be_claimed() -> None:
    game, rng = Game.new("france", 2, seed=6), Random(6)
    names = [route.id for route in game.board.routes]
    while game.to_move:
        seat = game.to_move[0]
        view, legal, seen = game.view(seat), game.legal_moves_of(seat), by_name(game, seat)
        laid = {route: COLORS[color - 1] for route, color in zip(names, seen["tile-color"], strict=True) if color}
        assert laid == view.tiles
        if view.asked == "take-turn":
            assert {names[route] for route in np.flatnonzero(seen["route-payable"])} == set(legal.routes)
        if view.asked == "lay-tile":
            assert {names[route] for route in np.flatnonzero(seen["bed-bare"])} == set(legal.beds)
        game.push(rng.choice(list(legal)), seat)


def test_it_has_in_mind_where_a_planner_lays_a_tile() -> None:
    """The bed and the color are those of the yardstick, but for plans of equal cost."""
    game, rng, alike, asked = Game.new("france", 2, seed=4), Random(4), 0, 0
    while game.to_move:
        seat = game.to_move[0]
        move = Planner(TEMPER, Outlook(game, seat), rng).move()
        if isinstance(move, LayTile):
            bed, color = shown_on_the_way(game, seat, move)
            route = [each.id for each in game.board.routes].index(move.route)
            alike += bed["plan-bed"][route] == 3 and color["tile-best"][COLORS.index(move.color)] == 1
            asked += 1
        game.push(move, seat)
    assert asked > 10
    assert alike >= 0.8 * asked


def shown_on_the_way(game: Game, seat: int, move: Move) -> list[dict[str, NDArray[np.int8]]]:
    """What a seat sees at each decision that a move is put together of."""
    rows, actions = list[NDArray[np.int8]](), iter(encoded(game._situation, seat, move) or [])

    def decide(row: NDArray[np.int8], _: NDArray[np.bool_]) -> int:
        rows.append(row)
        return next(actions)

    game.decided(seat, decide)
    return [{field.name: seen for field, seen in by_field(game, row)} for row in rows]


def points_of(game: Game, name: str) -> int:
    return next(ticket.points for ticket in game.board.tickets if ticket.id == name)


def is_joined(game: Game, routes: set[str], start: str, goal: str) -> bool:
    found, ahead = {start}, [start]
    while ahead:
        here = ahead.pop()
        for route in game.board.routes:
            if route.id in routes and here in (route.a, route.b):
                there = route.b if route.a == here else route.a
                if there not in found:
                    found.add(there)
                    ahead.append(there)
    return goal in found


def test_a_batch_shows_every_game() -> None:
    batch = Batch("nordic", 2, 8, seed=3)
    rows = batch.look()
    assert rows.shape == (8, size_of(batch.setting.box))
    for number, state in enumerate(batch.states):
        game = Game.of_state("nordic", state.tobytes())
        assert (looked(game, game.to_move[0]) == rows[number]).all()
    assert (batch.look(1) != rows).any()


@pytest.mark.parametrize("seat", [-2, 2])
def test_a_seat_that_is_not_there_sees_nothing(seat: int) -> None:
    with pytest.raises(OptionError) as refusal:
        Batch("nordic", 2, 1).look(seat)
    assert refusal.value.key == "option-bad-value"


def test_every_field_is_documented() -> None:
    """The table of the page is made of the fields: copy from here what it lacks."""
    sizes = {board: {field.name: field for field in fields_of(box_of(board))} for board in board_ids()}
    every = {name: field for fields in sizes.values() for name, field in fields.items()}
    order = [field.name for field in fields_of(box_of("fifth"))]  # it has all there is
    assert set(order) == set(every)
    lines = [f"| field | {' | '.join(sizes)} | scale | fact | what it says |", "|---" * (len(sizes) + 4) + "|"]
    for name in order:
        numbers = " | ".join(str(fields[name].size) if name in fields else "" for fields in sizes.values())
        fact = "" if name in THOUGHTS else "yes"
        lines.append(f"| `{name}` | {numbers} | {every[name].scale} | {fact} | {every[name].meaning} |")
    for title, facts in (("in all", False), ("facts", True)):
        totals = " | ".join(f"{size_of(box_of(board), facts):,}" for board in sizes)
        lines.append(f"| {title} | {totals} | | | |")
    assert "\n".join(lines) in PAGE.read_text(encoding="utf-8"), "\n".join(lines)


def box_of(name: str) -> k.Box:
    return setting_of(board_of(name), None).box
