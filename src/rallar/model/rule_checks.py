"""What rule values owe each other and the board they are for. A check yields refusals and changes nothing."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from rallar.model.board_checks import Refusals, repeated, too_many
from rallar.model.errors import BoardError
from rallar.model.limits import MAX_BONUSES, MAX_OFFER, MAX_STATIONS, MAX_TIE_BREAKS
from rallar.model.reader import Where
from rallar.model.types import Board, Bonus, Measure, Rules


def rules_refusals(board: Board, rules: Rules, where: Where) -> Refusals:
    """Everything that is wrong with these rule values, on this board: its own, or those of a variant."""
    for check in _CHECKS:
        yield from check(board, rules, where)


def _players(_board: Board, rules: Rules, where: Where) -> Refusals:
    fewest, most = rules.players
    if fewest > most:
        yield (where / "players").refusal("board-bad-value", value=str(fewest), allowed=f"2..{most}")


def _offers(_board: Board, rules: Rules, where: Where) -> Refusals:
    for name, offer in (("ticket_deal", rules.ticket_deal), ("ticket_draw", rules.ticket_draw)):
        here = where / name
        yield from too_many(offer.size, MAX_OFFER, here)
        if offer.keep > offer.size:
            yield (here / "keep").refusal("board-bad-value", value=str(offer.keep), allowed=f"1..{offer.size}")
    if rules.ticket_draw.long:  # S4: what was not dealt has left the game
        yield (where / "ticket_draw" / "long").refusal(
            "board-bad-value", value=str(rules.ticket_draw.long), allowed="0"
        )


def _draw_rejects(_board: Board, rules: Rules, where: Where) -> Refusals:
    """K4: only opening rejects are shuffled."""
    if rules.ticket_draw.rejects == "shuffled_under":
        yield (where / "ticket_draw" / "rejects").refusal(
            "board-bad-value", value="shuffled_under", allowed="out | under"
        )


def _enough_tickets(board: Board, rules: Rules, where: Where) -> Refusals:
    """The deal must be possible for the most players; long tickets are there to be dealt (S4)."""
    most, deal = rules.players[1], rules.ticket_deal
    long = sum(ticket.long for ticket in board.tickets)
    regular = len(board.tickets) - long
    here = where / "ticket_deal"
    for name, found, needed in (("regular", regular, deal.regular * most), ("long", long, deal.long * most)):
        if found < needed:
            yield here.refusal("board-too-few-tickets", name=name, found=found, needed=needed)
    if long and not deal.long:
        yield here.refusal("board-long-tickets-undealt", found=long)


def _last_round(_board: Board, rules: Rules, where: Where) -> Refusals:
    """E1, J5: the end must not be there from the start."""
    if rules.last_round_cars >= rules.cars:
        yield _below(rules.last_round_cars, rules.cars, where / "last_round_cars")
    if rules.bullets and rules.bullets.last_round >= rules.bullets.trains:
        yield _below(rules.bullets.last_round, rules.bullets.trains, where / "bullets" / "last_round")


def _mechanics(board: Board, rules: Rules, where: Where) -> Refusals:
    """A mechanic is on because its table is there: the routes need it, and it needs the routes."""
    kinds = {route.kind for route in board.routes}
    for kind, name, table in (("trackbed", "tiles", rules.tiles), ("bullet", "bullets", rules.bullets)):
        if kind in kinds and table is None:
            yield where.refusal("board-missing-mechanic", name=name, kind=kind)
        if kind not in kinds and table is not None:
            yield (where / name).refusal("board-unused-mechanic", name=name, kind=kind)


def _jokers(_board: Board, rules: Rules, where: Where) -> Refusals:
    """C4."""
    yield from repeated(rules.jokers, where / "jokers")


def _tiles(board: Board, rules: Rules, where: Where) -> Refusals:
    """L2: every bed can be built."""
    if rules.tiles is None:
        return
    here = where / "tiles" / "lengths"
    yield from repeated(rules.tiles.lengths, here)
    for route in board.routes:
        if route.kind == "trackbed" and route.length not in rules.tiles.lengths:
            yield here.refusal("board-no-tile", name=route.id, length=route.length)


def _stations(_board: Board, rules: Rules, where: Where) -> Refusals:
    if rules.stations is not None:
        here = where / "stations" / "costs"
        if not rules.stations.costs:
            yield here.refusal("board-empty")
        yield from too_many(len(rules.stations.costs), MAX_STATIONS, here)


def _bonuses(_board: Board, rules: Rules, where: Where) -> Refusals:
    here = where / "bonuses"
    yield from too_many(len(rules.bonuses), MAX_BONUSES, here)
    yield from repeated((f"{bonus.kind} {bonus.measure}" for bonus in rules.bonuses), here)
    for number, bonus in enumerate(rules.bonuses, 1):
        yield from _bonus(bonus, rules, here / str(number))


def _bonus(bonus: Bonus, rules: Rules, here: Where) -> Refusals:
    if bonus.measure == "longest_path_bonus":  # a bonus for a bonus
        yield (here / "measure").refusal("board-bad-measure", name=bonus.measure)
    yield from _measure(bonus.measure, rules, here / "measure")
    if bonus.kind == "rank_table":
        yield from _ranks(bonus, rules, here)
    elif not bonus.points:
        yield here.refusal("board-missing-key", name="points")
    for name in _foreign_keys(bonus):
        yield here.refusal("board-unknown-key", name=name)


def _foreign_keys(bonus: Bonus) -> Iterable[str]:
    """Keys that belong to the other kinds of bonus."""
    given = {"points": bonus.points, "ranks": bonus.ranks, "none": bonus.none}
    own = ("ranks", "none") if bonus.kind == "rank_table" else ("points",)
    return (name for name, value in given.items() if value and name not in own)


def _ranks(bonus: Bonus, rules: Rules, here: Where) -> Refusals:
    """J6: one table for each number of players, one place for each player."""
    fewest, most = rules.players
    for players in range(fewest, most + 1):
        if players not in bonus.ranks:
            yield (here / "ranks").refusal("board-missing-key", name=str(players))
    for players, points in bonus.ranks.items():
        if not fewest <= players <= most:
            yield (here / "ranks").refusal("board-unknown-key", name=str(players))
        if len(points) != players:
            yield (here / "ranks" / str(players)).refusal("board-wrong-length", found=len(points), expected=players)


def _tie_breaks(_board: Board, rules: Rules, where: Where) -> Refusals:
    here = where / "tie_breaks"
    yield from too_many(len(rules.tie_breaks), MAX_TIE_BREAKS, here)
    yield from repeated(rules.tie_breaks, here)
    for measure in rules.tie_breaks:
        yield from _measure(measure, rules, here)


def _measure(measure: Measure, rules: Rules, here: Where) -> Refusals:
    """A measure counts what its mechanic makes."""
    measurable = {
        "stations_left": rules.stations is not None,
        "bullet_spaces": rules.bullets is not None,
        "longest_path_bonus": any(_is_longest_path(bonus) for bonus in rules.bonuses),
    }
    if not measurable.get(measure, True):
        yield here.refusal("board-bad-measure", name=measure)


def _is_longest_path(bonus: Bonus) -> bool:
    return bonus.kind == "most_of" and bonus.measure == "longest_path"


def _below(value: int, bound: int, here: Where) -> BoardError:
    return here.refusal("board-bad-value", value=str(value), allowed=f"0..{bound - 1}")


_CHECKS: tuple[Callable[[Board, Rules, Where], Refusals], ...] = (
    _players,
    _offers,
    _draw_rejects,
    _enough_tickets,
    _last_round,
    _mechanics,
    _jokers,
    _tiles,
    _stations,
    _bonuses,
    _tie_breaks,
)
