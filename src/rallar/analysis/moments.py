"""The moments that decided a game: the turns in which most changed, or was given away, and what to say of them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from math import hypot

from rallar.bots.chart import chart_of
from rallar.bots.hints import explained
from rallar.bots.outlook import Outlook
from rallar.game.events import Event
from rallar.game.game import Game
from rallar.game.moves import DrawTickets, Move, parse_move
from rallar.game.outcome import TicketScore, outcome_of
from rallar.game.story import Line, Story, line
from rallar.kernel import layout as k
from rallar.lab.blocking import Harm, Position

from .chances import calibration_of
from .shapes import SURE, Advice, Choice, KeyMoment, MomentKind, Standing
from .worlds import expected, if_left_open, is_near_end, records_of

LEAST, MOST = 3, 5  # moments of a game
WEIGHTY = 0.06  # of the chance to win: what changes less is told only if there are not enough, and called little
SEEN = 0.02  # a choice that surely cost less is no mistake
NARROW = 3  # spaces: a detour that is told where nobody judges
WHY = 3  # lines that speak for the master's move
MASTER = "master"


def moments(game: Game, truth: Sequence[Standing], choices: Sequence[Choice]) -> tuple[KeyMoment, ...]:
    """Three to five, in the order in which they came; of a quiet game the largest, told as small as they are."""
    found = [_Turn(game, positions, truth, choices) for positions in turns(game)]
    weighty = sorted(found, key=lambda each: -each.weight)
    some = [each for number, each in enumerate(weighty[:MOST]) if number < LEAST or each.weight >= WEIGHTY]
    return tuple(each.moment() for each in sorted(some, key=lambda each: each.first))


def turns(game: Game) -> Iterator[list[int]]:
    """The moves of each turn, by position; at the opening those of each seat."""
    numbered = ((played.before.s.turn, played.seat) for played in game.history)
    for _, group in groupby(enumerate(numbered), lambda each: each[1]):
        yield [position for position, _ in group]


class _Turn:
    def __init__(
        self, game: Game, positions: Sequence[int], truth: Sequence[Standing], choices: Sequence[Choice]
    ) -> None:
        self.game, self.positions = game, positions
        self.first, self.end = positions[0], positions[-1] + 1
        self.seat = game.history[self.first].seat
        before, after = truth[self.first], truth[self.end]
        self.swing = tuple(b - a for a, b in zip(before.chance, after.chance, strict=True))
        self.surely = self._surely(before, after)
        self.lead = tuple(b - a for a, b in zip(before.lead, after.lead, strict=True))
        made = [choices[position] for position in positions]
        self.worst = min(made, key=lambda each: (each.same, each.own))
        gained = [sum(each.gain[seat] for each in made) for seat in range(game.seats)]
        self.rest = max(abs(swing - gain) for swing, gain in zip(self.swing, gained, strict=True))
        self.is_mistake = self.worst.cost > 0 and -self.worst.own >= SEEN
        self.had = before.chance[self.seat]

    def _surely(self, before: Standing, after: Standing) -> float:
        """What came about, as far as that is sure; where games are begun to be played out, nobody can tell."""
        ends = [self.game.copy(each).situation.state for each in (self.first, self.end)]
        if len(set(is_near_end(self.game.setting, records_of(ends)))) > 1:
            return 0.0
        unsure = map(hypot, before.unsure, after.unsure)
        return max(abs(swing) - off for swing, off in zip(self.swing, unsure, strict=True))

    @property
    def weight(self) -> float:
        """What was given away, of what there was to give, or what surely came about."""
        given = min(-self.worst.own, self.had) if self.is_mistake else 0.0
        return max(given, self.surely)

    def moment(self) -> KeyMoment:
        harms = [harm for position in self.positions for harm in harms_at(self.game, position)]
        low = self.worst.cost if self.is_mistake else 0.0
        return KeyMoment(
            position=self.worst.position if self.is_mistake else self.first,
            until=self.end,
            turn=self.game.history[self.first].before.s.turn,
            seat=self.seat,
            kind=self._kind(bool(harms)),
            did=tuple(deeds(self.game, self.positions)),
            meant=tuple(self._meant(harms)),
            swing=self.swing,
            lead=self.lead,
            cost=-self.worst.own if self.is_mistake else 0.0,
            low=low,
            high=-self.worst.own + SURE * self.worst.error if self.is_mistake else 0.0,
            advice=None if self.worst.same else advice(self.game, self.worst.position, parse_move(self.worst.best)),
        )

    def _kind(self, hurt: bool) -> MomentKind:
        if self.is_mistake and -self.worst.own >= self.rest / 2:
            return "mistake"
        if hurt:
            return "block"
        if any(self.game.history[each].chance for each in self.positions):
            return "cards"
        return "turn" if self.weight >= WEIGHTY else "step"

    def _meant(self, harms: Sequence[Harm]) -> Iterator[Line]:
        yield from meaning(self.game, self.positions, harms)
        yield from blocked(self.game, self.positions) if harms else ()
        if self.worst.same:
            yield line("moment-same", level=MASTER)
        if self.weight < WEIGHTY and not self.is_mistake:
            yield line("moment-little")


def meaning(game: Game, positions: Sequence[int], harms: Sequence[Harm]) -> Iterator[Line]:
    """What a turn came to, as it can be counted."""
    played = game.history[positions[0]]
    if isinstance(played.move, DrawTickets):
        yield line("moment-tickets", cars=played.before.s.cars[played.seat])
    made = made_in(game, played.seat, positions[0], positions[-1] + 1)
    if made:
        points = sum(ticket.points for ticket in made)
        yield line("moment-made", tickets=",".join(ticket.ticket for ticket in made), points=points)
    if any(event.kind == "last-round" for event in events_of(game, positions)):
        yield line("moment-ends")
    yield from map(harmed, harms)


def events_of(game: Game, positions: Sequence[int]) -> Iterator[Event]:
    for position in positions:
        yield from game.history[position].events


def deeds(game: Game, positions: Sequence[int]) -> Iterator[Line]:
    """What was done, as the log of a game tells it, by all that is known now.

    What is kept at the opening it tells when all have chosen.
    """
    seat = game.history[positions[0]].seat
    told = range(game.seats) if game.history[positions[0]].before.s.phase == k.OPENING else positions
    for tale in Story(game.board).tales(events_of(game, told)):
        if tale.seat in (seat, None):
            yield from tale.deeds


def made_in(game: Game, seat: int, first: int, end: int) -> list[TicketScore]:
    """The tickets of a seat that some moves completed."""
    before, after = (outcome_of(game.copy(each).situation).seats[seat].tickets for each in (first, end))
    done = {ticket.ticket for ticket in before if ticket.made}
    return [ticket for ticket in after if ticket.made and ticket.ticket not in done]


def harms_at(game: Game, position: int) -> list[Harm]:
    """Whose ways a move made longer, or took away."""
    played, route = game.history[position], claimed_at(game, position)
    return Position(played.before).harms(played.seat, route) if route else []


def harmed(harm: Harm) -> Line:
    if harm.more is None:
        return line("moment-cut", player=harm.seat, ticket=harm.ticket)
    return line("moment-detour", player=harm.seat, ticket=harm.ticket, number=harm.more)


def blocked(game: Game, positions: Sequence[int]) -> Iterator[Line]:
    """What it was worth to who claimed a route that the others have it no more."""
    for position in positions:
        route = claimed_at(game, position)
        points = round(worth_of_block(game, position, route)) if route else 0
        if points >= 1:
            yield line("moment-block", route=route or "", points=points)


def worth_of_block(game: Game, position: int, route: str) -> float:
    """By how many points more the seat is ahead than if the others saw the route open."""
    before, after = (game.copy(each).situation.state for each in (position, position + 1))
    seat, number = game.history[position].seat, chart_of(game.board).number[route]
    calibration = calibration_of(game.setting, game.seats)
    closed, left_open = (
        calibration.lead(found)[seat, 0]
        for found in (expected(game.setting, [after]), if_left_open(game.setting, before, after, seat, number))
    )
    return float(closed - left_open)


def claimed_at(game: Game, position: int) -> str | None:
    events = game.history[position].events
    return next((str(event["route"]) for event in events if event.kind == "claimed"), None)


def advice(game: Game, position: int, move: Move) -> Advice:
    outlook = Outlook(game.copy(position), game.history[position].seat)
    found = explained(outlook, MASTER, move)
    return Advice(str(move), found.says, found.why[:WHY])


def unjudged(game: Game) -> tuple[KeyMoment, ...]:
    """Where nobody has learned to judge: the claims that stood most in another's way, then what brought most points."""
    found = []
    for positions in turns(game):
        harms = [harm for position in positions for harm in harms_at(game, position)]
        hurt = sum(2 * NARROW if harm.more is None else harm.more for harm in harms)
        found.append((hurt if hurt >= NARROW else 0, points_of(game, positions), positions, harms))
    weighty = sorted(found, key=lambda each: each[:2], reverse=True)[:MOST]
    some = [each for number, each in enumerate(weighty) if each[0] or (number < LEAST and each[1])]
    return tuple(_plain(game, positions, harms) for *_, positions, harms in sorted(some, key=lambda each: each[2]))


def points_of(game: Game, positions: Sequence[int]) -> int:
    """What a turn brought, the tickets it completed among it."""
    seat = game.history[positions[0]].seat
    made = made_in(game, seat, positions[0], positions[-1] + 1)
    scored = (event["points"] for event in events_of(game, positions) if event.kind == "claimed")
    return sum(int(points or 0) for points in scored) + sum(ticket.points for ticket in made)


def _plain(game: Game, positions: Sequence[int], harms: Sequence[Harm]) -> KeyMoment:
    played, none = game.history[positions[0]], (0.0,) * game.seats
    return KeyMoment(
        positions[0],
        positions[-1] + 1,
        played.before.s.turn,
        played.seat,
        "block" if harms else "step",
        tuple(deeds(game, positions)),
        tuple(meaning(game, positions, harms)),
        none,
        none,
        0.0,
        0.0,
        0.0,
        None,
    )
