"""Where to lay a tile: on a bed of the plan that is nearly paid, else where it does no harm."""

from __future__ import annotations

from rallar.bots.plan import Plan
from rallar.bots.purse import Purse, Share
from rallar.bots.sight import Sight
from rallar.game.moves import LayTile
from rallar.model.types import COLORS

BUILD_EARLY = 1  # a bed is built when so few cards for it are missing: others can claim it too


def best_tile(sight: Sight, plan: Plan, beds: tuple[str, ...]) -> LayTile:
    bare = {sight.chart.number[name] for name in beds}
    shares = Purse(sight, sorted(plan.routes)).shares
    wanted = [shares[route] for route in sorted(plan.routes & bare) if shares[route].lacks <= BUILD_EARLY]
    if wanted:
        return _lay(sight, min(wanted, key=lambda share: share.lacks))
    harmless = bare - plan.routes - closing(sight, plan)
    alone = [Purse(sight, [route]).shares[route] for route in sorted(harmless or bare - closing(sight, plan) or bare)]
    return _lay(sight, min(alone, key=lambda share: _harm(sight, share, plan)))


def closing(sight: Sight, plan: Plan) -> set[int]:
    """What would close a route of the plan: parallel tracks and crossings."""
    chart = sight.chart
    return {each for route in plan.routes for each in (*chart.parallel[route], *chart.crossed[route])}


def _harm(sight: Sight, share: Share, plan: Plan) -> float:
    """Beside a plan, a tile is to tempt nobody; without one, it is to serve for points."""
    points = sight.points_for(share.route)
    return points if plan.routes else share.lacks - points


def _lay(sight: Sight, share: Share) -> LayTile:
    return LayTile(sight.chart.routes[share.route].id, COLORS[share.color])
