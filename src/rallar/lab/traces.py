"""What each seat did in a game that is over, from its moves: the material of a study."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from rallar.bots.chart import chart_of
from rallar.game.events import Event
from rallar.game.game import Game, Played
from rallar.game.moves import Claim, KeepTickets
from rallar.game.outcome import SeatScore, outcome_of
from rallar.game.situation import Situation
from rallar.lab.blocking import Aim, Position
from rallar.model.types import LOCOMOTIVE


@dataclass(frozen=True, slots=True)
class Choice:
    """Tickets offered and kept, in a turn of the seat's own; those of the opening in turn 0."""

    turn: int
    offered: tuple[str, ...]
    kept: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Claimed:
    """A route and the seat's own turn in which it was claimed."""

    turn: int
    route: str
    points: int
    aim: Aim | None  # None where a shared train marks it, which closes it to nobody
    missed: int  # tickets of others that it cut off and that were not made in the end
    tile_of: int | None  # who had laid its tile


@dataclass(frozen=True, slots=True)
class Laid:
    """A track tile."""

    route: str
    color: str


@dataclass(frozen=True, slots=True)
class Ending:
    """The last round as the seat set it off: by how much it would have won or lost if the game had been over then."""

    lead: int
    cars: tuple[int, ...]  # of the others


@dataclass(slots=True)
class Trace:
    """One seat through one game."""

    player: str
    share: float  # of the win
    score: SeatScore
    cars: int  # laid
    cars_left: int
    bullet_spaces: int
    turns: int = 0
    choices: list[Choice] = field(default_factory=list)
    claims: list[Claimed] = field(default_factory=list)
    first_hand: int | None = None  # cards in hand when it first claimed
    from_deck: int = 0
    from_open: int = 0  # with locomotives
    open_locomotives: int = 0
    tunnels: int = 0  # begun
    surcharges: int = 0
    declined: int = 0
    tiles: list[Laid] = field(default_factory=list)
    ending: Ending | None = None

    @property
    def opening(self) -> Choice:
        return self.choices[0]

    @property
    def later(self) -> list[Choice]:
        return self.choices[1:]

    @property
    def missed(self) -> set[str]:
        return {ticket.ticket for ticket in self.score.tickets if not ticket.made}


def traces(game: Game, players: Sequence[str]) -> tuple[Trace, ...]:
    """Of every seat, with who sat there."""
    walk = _Walk(game, players)
    for number in range(len(game.history)):
        walk.move(number)
    return walk.traces


class _Walk:
    """Goes through a game from its first move to its last."""

    def __init__(self, game: Game, players: Sequence[str]) -> None:
        outcome, view = game.outcome(), game.view(None)
        assert outcome
        self.game = game
        self.layers: dict[str, int] = {}  # of tiles
        self.traces = tuple(
            Trace(
                player=name,
                share=(seat in outcome.winners) / len(outcome.winners),
                score=outcome.seats[seat],
                cars=game.rules.cars - view.players[seat].cars,
                cars_left=view.players[seat].cars,
                bullet_spaces=view.players[seat].bullet_spaces,
            )
            for seat, name in enumerate(players)
        )

    def move(self, number: int) -> None:
        played = self.game.history[number]
        trace = self.traces[played.seat]
        if isinstance(played.move, KeepTickets):
            trace.choices.append(_choice(trace, played, played.move))
        if isinstance(played.move, Claim) and trace.first_hand is None:
            trace.first_hand = played.before.hand(played.seat).total
        for event in played.events:
            if event.seat is not None:
                self._note(self.traces[event.seat], event, played)
            if event.kind == "last-round":
                trace.ending = _ending(self.game.history[number + 1].before, played.seat)

    def _note(self, trace: Trace, event: Event, played: Played) -> None:
        match event.kind:
            case "turn":
                trace.turns += 1
            case "drew":
                trace.from_deck += 1
            case "took":
                trace.from_open += 1
                trace.open_locomotives += event["card"] == LOCOMOTIVE
            case "claimed" | "bullet":
                trace.claims.append(self._claimed(trace, event, played))
            case "laid":
                trace.tunnels += self._is_tunnel(str(event["route"]))
            case "due":
                trace.surcharges += 1
            case "declined":
                trace.declined += 1
            case "built":
                self.layers[str(event["route"])] = played.seat
                trace.tiles.append(Laid(str(event["route"]), str(event["color"])))

    def _claimed(self, trace: Trace, event: Event, played: Played) -> Claimed:
        route = str(event["route"])
        layer = self.layers.pop(route, None)
        if event.kind == "bullet":
            return Claimed(trace.turns, route, 0, None, 0, layer)
        aim = Position(played.before).aim(played.seat, route)
        missed = sum(cut.ticket in self.traces[cut.seat].missed for cut in aim.cut)
        return Claimed(trace.turns, route, int(event["points"] or 0), aim, missed, layer)

    def _is_tunnel(self, name: str) -> bool:
        chart = chart_of(self.game.board)
        return chart.routes[chart.number[name]].kind == "tunnel"


def _choice(trace: Trace, played: Played, move: KeepTickets) -> Choice:
    names, offer = played.before.names.tickets, played.before.offer(played.seat)
    return Choice(trace.turns, tuple(names[each] for each in offer), move.tickets)


def _ending(after: Situation, seat: int) -> Ending:
    scores = outcome_of(after).scores
    others = [other for other in range(len(scores)) if other != seat]
    return Ending(
        lead=scores[seat] - max(scores[other] for other in others),
        cars=tuple(after.s.cars[other] for other in others),
    )
