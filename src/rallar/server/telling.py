"""What a viewer, a seat or with None a spectator, is told: made from the game's view and events of that seat alone."""

from __future__ import annotations

from msgspec import UNSET, convert

from rallar.bots import Hint
from rallar.game import Decline, DrawCard, DrawTickets, Event, Game, Pass, PaySurcharge
from rallar.game.story import Story
from rallar.protocol import wire

SHOWN = 60  # payments sent at once


def entry(game: Game, position: int, seat: int | None) -> wire.LogEntry:
    events = game.events_at(position, seat)
    return wire.LogEntry(
        position=position,
        seat=game.history[position - 1].seat if position else None,
        events=[_event(event) for event in events],
        told=[
            wire.ToldLine(by, line.key, line.params)
            for tale in Story(game.board).tales(events)
            for by, lines in ((tale.seat, tale.deeds), (None, tale.asides))
            for line in lines
        ],
    )


def _event(event: Event) -> wire.GameEvent:
    return convert({"kind": event.kind, "seat": event.seat, **dict(event.values)}, wire.GameEvent)


def choices(game: Game, seat: int | None) -> wire.Choices | None:
    if seat is None or seat not in game.to_move:
        return None
    legal = game.legal_moves_of(seat)
    simple = legal.simple
    drawn = {move.card for move in simple if isinstance(move, DrawCard)}
    return wire.Choices(
        draw=tuple(pile for pile in wire.PILES if pile in drawn),
        tickets=DrawTickets() in simple,
        pass_=Pass() in simple,
        decline=Decline() in simple,
        routes=legal.routes,
        stations=legal.stations,
        beds=legal.tiles,
        surcharge=tuple(str(move.cards) for move in simple if isinstance(move, PaySurcharge)),
    )


def moved(game: Game, seat: int | None) -> wire.Moved:
    """The last move and where it led."""
    position = len(game.history)
    return wire.Moved(position, entry(game, position, seat), game.view(seat), choices(game, seat), game.outcome())


def payments(game: Game, seat: int, route: str | None, city: str | None, re: str | None) -> wire.PaymentsFound:
    legal = game.legal_moves_of(seat)
    cards, total, complete = legal.station_ways(city or "") if route is None else legal.ways(route)
    texts = tuple(str(each) for each in cards[:SHOWN])
    return wire.PaymentsFound(re=re, payments=texts, total=total, complete=complete and total <= SHOWN)


def because(game: Game, seat: int, asked: wire.AskWhy) -> wire.Because:
    legal = game.legal_moves_of(seat)
    if asked.move is not None:
        refusal = legal.refusal(asked.move)
    elif asked.route is not None:
        refusal = legal.claim_refusal(asked.route)
    elif asked.city is not None:
        refusal = legal.station_refusal(asked.city)
    else:
        refusal = legal.tile_refusal(asked.bed or "")
    if refusal is None:
        closes = UNSET if asked.bed is None else legal.closes(asked.bed)
        return wire.Because(re=asked.id, allowed=True, closes=closes)
    return wire.Because(re=asked.id, allowed=False, key=refusal.key, params=refusal.params)


def hint(found: Hint, re: str | None) -> wire.HintFound:
    return wire.HintFound(re=re, level=found.level, move=str(found.move), says=found.says, why=found.why, way=found.way)


def moment(game: Game, position: int, seat: int | None) -> wire.Moment:
    """A finished game as it was after some moves."""
    then = game.copy(position)
    outcome = then.outcome()
    return wire.Moment(
        position, len(game.history), entry(then, position, seat), then.view(seat), UNSET if outcome is None else outcome
    )
