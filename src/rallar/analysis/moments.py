"""The moments that decided a game: the turns in which most changed, or was given away, and what to say of them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

from rallar.bots.hints import explained
from rallar.bots.outlook import Outlook
from rallar.game.game import Game
from rallar.game.moves import DrawTickets, Move, parse_move
from rallar.game.outcome import TicketScore, outcome_of
from rallar.game.story import Line, Story, line
from rallar.lab.blocking import Harm, Position

from .shapes import SURE, Advice, Choice, KeyMoment, MomentKind, Standing

LEAST, MOST = 3, 5  # moments of a game
WEIGHTY = 0.06  # of the chance to win: what changes less is not told, if there are enough
SEEN = 0.02  # a choice that surely cost less is no mistake
NARROW = 3  # spaces: a detour that is told where nobody judges
WHY = 3  # lines that speak for the master's move


def moments(game: Game, truth: Sequence[Standing], choices: Sequence[Choice]) -> tuple[KeyMoment, ...]:
    """Three to five, in the order in which they came; those in which nearly nothing happened are none."""
    found = [_Turn(game, positions, truth, choices) for positions in turns(game)]
    weighty = sorted(found, key=lambda each: -each.weight)
    some = [each for number, each in enumerate(weighty[:MOST]) if number < LEAST or each.weight >= WEIGHTY]
    return tuple(each.moment() for each in sorted(some, key=lambda each: each.first) if each.weight > 0)


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
        self.lead = tuple(b - a for a, b in zip(before.lead, after.lead, strict=True))
        made = [choices[position] for position in positions]
        self.worst = min(made, key=lambda each: each.own)
        gained = [sum(each.gain[seat] for each in made) for seat in range(game.seats)]
        self.rest = max(abs(swing - gain) for swing, gain in zip(self.swing, gained, strict=True))
        self.is_mistake = self.worst.cost > 0 and -self.worst.own >= SEEN

    @property
    def weight(self) -> float:
        """What was given away, or what came about."""
        return max(-self.worst.own if self.is_mistake else 0.0, self.rest)

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
            advice=advice(self.game, self.worst.position, parse_move(self.worst.best)) if self._has_advice else None,
        )

    @property
    def _has_advice(self) -> bool:
        return not self.worst.same and self.worst.own < 0

    def _kind(self, hurt: bool) -> MomentKind:
        if self.is_mistake and -self.worst.own >= self.rest / 2:
            return "mistake"
        if hurt:
            return "block"
        return "cards" if any(self.game.history[each].chance for each in self.positions) else "turn"

    def _meant(self, harms: Sequence[Harm]) -> Iterator[Line]:
        played = self.game.history[self.first]
        if isinstance(played.move, DrawTickets):
            yield line("moment-tickets", cars=played.before.s.cars[self.seat])
        made = made_in(self.game, self.seat, self.first, self.end)
        if made:
            points = sum(ticket.points for ticket in made)
            yield line("moment-made", tickets=",".join(ticket.ticket for ticket in made), points=points)
        if any(event.kind == "last-round" for each in self.positions for event in self.game.history[each].events):
            yield line("moment-ends")
        route = next((getattr(self.game.history[each].move, "route", None) for each in self.positions), None)
        for harm in harms:
            yield harmed(harm)
        points = round(self.lead[self.seat])
        if harms and route and points >= 1:
            yield line("moment-block", route=route, points=points)


def deeds(game: Game, positions: Sequence[int]) -> Iterator[Line]:
    """What was done, as the log of a game tells it, by all that is known now."""
    events = [event for position in positions for event in game.history[position].events]
    seat = game.history[positions[0]].seat
    for tale in Story(game.board).tales(events):
        if tale.seat in (seat, None):
            yield from tale.deeds


def made_in(game: Game, seat: int, first: int, end: int) -> list[TicketScore]:
    """The tickets of a seat that some moves completed."""
    before, after = (outcome_of(game.copy(each).situation).seats[seat].tickets for each in (first, end))
    done = {ticket.ticket for ticket in before if ticket.made}
    return [ticket for ticket in after if ticket.made and ticket.ticket not in done]


def harms_at(game: Game, position: int) -> list[Harm]:
    """Whose ways a move made longer, or took away."""
    played = game.history[position]
    claimed = [str(event["route"]) for event in played.events if event.kind == "claimed"]
    return [harm for route in claimed for harm in Position(played.before).harms(played.seat, route)]


def harmed(harm: Harm) -> Line:
    if harm.more is None:
        return line("moment-cut", player=harm.seat, ticket=harm.ticket)
    return line("moment-detour", player=harm.seat, ticket=harm.ticket, number=harm.more)


def advice(game: Game, position: int, move: Move) -> Advice:
    outlook = Outlook(game.copy(position), game.history[position].seat)
    found = explained(outlook, "master", move)
    return Advice(str(move), found.says, found.why[:WHY])


def unjudged(game: Game) -> tuple[KeyMoment, ...]:
    """Where nobody has learned to judge: the claims that stood most in another's way."""
    found = []
    for positions in turns(game):
        harms = [harm for position in positions for harm in harms_at(game, position)]
        worth = sum(2 * NARROW if harm.more is None else harm.more for harm in harms)
        if worth >= NARROW:
            found.append((worth, positions, harms))
    weighty = sorted(found, key=lambda each: -each[0])[:MOST]
    return tuple(_plain(game, positions, harms) for _, positions, harms in sorted(weighty, key=lambda each: each[1]))


def _plain(game: Game, positions: Sequence[int], harms: Sequence[Harm]) -> KeyMoment:
    played, none = game.history[positions[0]], (0.0,) * game.seats
    return KeyMoment(
        positions[0],
        positions[-1] + 1,
        played.before.s.turn,
        played.seat,
        "block",
        tuple(deeds(game, positions)),
        tuple(map(harmed, harms)),
        none,
        none,
        0.0,
        0.0,
        0.0,
        None,
    )
