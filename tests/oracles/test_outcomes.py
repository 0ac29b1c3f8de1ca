"""Totals, bonuses, places and winners, computed anew from the items of an outcome and the board's own lists."""

from __future__ import annotations

import numpy as np

from rallar.game.outcome import Outcome, SeatScore, outcome_of
from rallar.game.setting import setting_of
from rallar.game.situation import Situation
from rallar.kernel import layout as k
from rallar.kernel.engine import compiled
from rallar.model.types import ROUTE_POINTS, Board, Bonus, Measure
from tests.batch import Batch
from tests.fixtures import SOAK, Table, board_of, each_table, soak
from tests.oracles.graphs import arranged, ends_of

GAMES = soak(100)  # a table
SEED = 11_000
Units = dict[Measure, list[int]]


def measure(board: Board, outcome: Outcome, state: np.void) -> Units:
    """What each seat has of each measure, by the items shown."""
    stations = len(board.rules.stations.costs) if board.rules.stations else 0
    paths = [seat.longest_path.length for seat in outcome.seats]
    rewarded = any(bonus.kind == "most_of" and bonus.measure == "longest_path" for bonus in board.rules.bonuses)
    return {
        "tickets_made": [sum(ticket.made for ticket in seat.tickets) for seat in outcome.seats],
        "longest_path": paths,
        "longest_path_bonus": [int(rewarded and path == max(paths) > 0) for path in paths],
        "stations_left": [stations - len(seat.stations) for seat in outcome.seats],
        "bullet_spaces": state["bullet_spaces"][: len(outcome.seats)].tolist(),
    }


def bonus_points(bonus: Bonus, units: list[int], seat: int) -> int:
    """E2, E3, B5, J6, J7."""
    own = units[seat]
    if bonus.kind == "per_unit":
        return bonus.points * own
    if bonus.kind == "most_of":
        return bonus.points if own == max(units) and own > 0 else 0
    ahead = sum(other > own for other in units)
    return bonus.ranks[len(units)][ahead] if own else bonus.none


def winners(board: Board, totals: list[int], units: Units) -> list[int]:
    """E5: compare points, then each tie-break, as one long number."""
    keys = [(total, *(units[each][seat] for each in board.rules.tie_breaks)) for seat, total in enumerate(totals)]
    return [seat for seat, key in enumerate(keys) if key == max(keys)]


def check_items(board: Board, score: SeatScore, state: np.void) -> None:
    length = {route.id: route.length for route in board.routes}
    owned = [route.id for i, route in enumerate(board.routes) if state["owner"][i] == score.seat]
    assert [item.route for item in score.routes] == owned
    assert all(item.points == ROUTE_POINTS[length[item.route]] for item in score.routes)
    assert score.longest_path.length == sum(length[route] for route in score.longest_path.routes)
    for item in score.tickets:
        if item.made:
            check_journey(board, score, item.ticket, item.routes, state)


def check_journey(board: Board, score: SeatScore, ticket: str, routes: tuple[str, ...], state: np.void) -> None:
    """The routes shown lead from one place of the ticket to the other, and may be used."""
    found = next(each for each in board.tickets if each.id == ticket)
    shared = {route.id for i, route in enumerate(board.routes) if state["owner"][i] == k.SHARED}
    usable = {*(item.route for item in score.routes), *shared, *(each.borrowed for each in score.stations)}
    assert usable.issuperset(routes)
    ends = {route.id: {route.a, route.b} for route in board.routes}
    here = set(ends_of(board, found.a))
    for route in routes:
        here = {city for city in ends[route] if ends[route] - {city} <= here}
    assert here & set(ends_of(board, found.b))


def check_outcome(board: Board, outcome: Outcome, state: np.void) -> None:
    units = measure(board, outcome, state)
    totals = []
    for seat, score in enumerate(outcome.seats):
        check_items(board, score, state)
        bonuses = [bonus_points(bonus, units[bonus.measure], seat) for bonus in board.rules.bonuses]
        assert [item.points for item in score.bonuses] == bonuses
        assert [item.units for item in score.bonuses] == [units[bonus.measure][seat] for bonus in board.rules.bonuses]
        routes, tickets = (sum(item.points for item in score.routes), sum(item.points for item in score.tickets))
        totals.append(routes + tickets + sum(bonuses))
        assert score.total == totals[-1]
    assert list(outcome.winners) == winners(board, totals, units)
    check_tie_breaks(board, outcome, totals, units)


def check_tie_breaks(board: Board, outcome: Outcome, totals: list[int], units: Units) -> None:
    """Each step shows those still tied, what they have, and who is left."""
    tied = [seat for seat, total in enumerate(totals) if total == max(totals)]
    steps = list(outcome.tie_breaks)
    for each in board.rules.tie_breaks:
        if len(tied) > 1:
            step = steps.pop(0)
            assert (step.measure, step.units) == (each, {seat: units[each][seat] for seat in tied})
            tied = [seat for seat in tied if units[each][seat] == max(step.units.values())]
            assert list(step.left) == tied
    assert steps == []


@each_table
def test_an_outcome_adds_up(table: Table) -> None:
    board = board_of(table.board)
    batch = Batch(table, GAMES, SEED)
    batch.play(100_000)
    sparse = [arranged(table, GAMES, SEED + i, density, 2) for i, density in enumerate((0.0, 0.03, 0.1, 0.6))]
    setting = setting_of(board, None)
    shared_wins = 0
    for state in np.concatenate([*batch.finished, *sparse]):
        outcome = outcome_of(Situation(setting, compiled(), state.tobytes()))
        check_outcome(board, outcome, state)
        shared_wins += len(outcome.winners) > 1
    assert shared_wins or SOAK < 1  # few games may have none
