"""Why tickets are drawn, and why these are kept."""

from __future__ import annotations

from collections.abc import Iterator

from rallar.bots.hints.survey import Survey
from rallar.bots.plan import Plan
from rallar.game.moves import DrawTickets, KeepTickets
from rallar.game.story import Line, line
from rallar.model.types import Ticket


def why_draw(survey: Survey, _: DrawTickets) -> Iterator[Line]:
    if not survey.unmade:
        yield line("hint-tickets-done")
    others = [player.cars for player in survey.view.players if player.seat != survey.seat]
    yield line("hint-tickets-time", cars=survey.sight.cars, number=min(others))
    yield line("hint-tickets-risk", number=survey.sight.rules.ticket_draw.keep)


def why_keep(survey: Survey, move: KeepTickets) -> Iterator[Line]:
    kept = [survey.chart.tickets[ticket] for ticket in move.tickets]
    offer = [survey.chart.tickets[ticket] for ticket in survey.sight.own.offer]
    plan = survey.plan_with(move.tickets)
    done = [ticket for ticket in kept if survey.spaces(ticket) == 0]
    fits = [ticket for ticket in kept if ticket.id in plan.tickets and ticket not in done]
    hard = [ticket for ticket in kept if ticket not in fits and ticket not in done]
    if done:
        yield line("hint-keep-made", tickets=_ids(done), points=sum(each.points for each in done))
    spaces, cars = survey.length_of(plan.routes), survey.sight.cars
    if fits and fits == kept:
        yield line("hint-keep-fit-all", number=spaces, cars=cars)
    elif fits:
        yield line("hint-keep-fit", tickets=_ids(fits), number=spaces, cars=cars)
    yield from _shared(survey, plan)
    if hard:
        yield line("hint-keep-hard", tickets=_ids(hard))
        if len(kept) == survey.sight.own.keep:
            yield line("hint-keep-least", number=len(kept))
    for ticket in offer:
        if ticket not in kept:
            yield from _left_out(survey, ticket, plan)


def _shared(survey: Survey, plan: Plan) -> Iterator[Line]:
    """What tickets that go the same way save, against building for each alone."""
    alone = sum(survey.spaces(survey.chart.tickets[ticket]) or 0 for ticket in plan.tickets)
    saved = alone - survey.length_of(plan.routes)
    if len(plan.tickets) > 1 and saved > 0 and not plan.borrowed:
        yield line("hint-keep-shared", number=saved)


def _left_out(survey: Survey, ticket: Ticket, plan: Plan) -> Iterator[Line]:
    """What a ticket that is given back would take beyond the plan."""
    more = survey.spaces(ticket, have=plan.routes | plan.borrowed)
    if more is None:
        yield line("hint-leave-lost", ticket=ticket.id)
    elif more:
        yield line("hint-leave", ticket=ticket.id, number=more, points=ticket.points)


def _ids(tickets: list[Ticket]) -> str:
    return ",".join(ticket.id for ticket in tickets)
