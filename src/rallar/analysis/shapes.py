"""What an analysis is made of: values that can be written down, sent and read again."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from rallar.game.story import Line

SURE = 1.96  # standard errors to each side of what 95 % of intervals hold
MomentKind = Literal["mistake", "block", "cards", "turn", "step"]


class Standing(Struct, frozen=True):
    """How good it looked, for each seat: the chance to win, how unsure that is, and points ahead of the best other.

    `unsure` is half of a 95 % interval: what so few imagined games leave open, and what the judge is wrong by.
    """

    chance: tuple[float, ...]
    unsure: tuple[float, ...]
    lead: tuple[float, ...]


class Choice(Struct, frozen=True):
    """A move, the master's in its place, and what came of the difference for each seat, in chance and in points.

    The errors are standard errors of what it was worth to who chose.
    """

    position: int  # so many moves had been made
    turn: int  # of the game; 0 at the opening
    seat: int
    move: str
    best: str
    gain: tuple[float, ...]
    lead: tuple[float, ...]
    error: float
    lead_error: float

    @property
    def same(self) -> bool:
        return self.move == self.best

    @property
    def own(self) -> float:
        """What it gained whoever chose: less than nothing, if the master's move was better."""
        return self.gain[self.seat]

    @property
    def cost(self) -> float:
        """At least so much of the chance to win, in 39 of 40 cases; 0 if that is not sure."""
        return max(0.0, -self.own - SURE * self.error)


class OpeningWay(Struct, frozen=True):
    """Tickets that could be kept at the opening, and the chance to win with them."""

    tickets: tuple[str, ...]
    chance: float
    error: float


class Opening(Struct, frozen=True):
    seat: int
    position: int
    offered: tuple[str, ...]
    kept: tuple[str, ...]
    best: tuple[str, ...]  # the master's
    ways: tuple[OpeningWay, ...]  # the best ones, and those two if they are not among them


class LuckAndSkill(Struct, frozen=True):
    """Of a seat, in chance to win or in points: what it gained by each, or lost."""

    deal: float  # the cards and tickets dealt
    cards: float  # what chance answered to moves, whoever made them
    choices: float  # its own, beside the master's
    others: float  # and those of the others
    unseen: float
    error: float  # half of the 95 % interval of its own choices

    @property
    def luck(self) -> float:
        return self.deal + self.cards

    @property
    def result(self) -> float:
        return self.deal + self.cards + self.choices + self.others + self.unseen


class Balance(Struct, frozen=True):
    seat: int
    chance: LuckAndSkill
    points: LuckAndSkill


class Advice(Struct, frozen=True):
    """What the master would have played, and what speaks for it; said to who chose."""

    move: str
    says: Line
    why: tuple[Line, ...]


class KeyMoment(Struct, frozen=True):
    position: int  # so many moves had been made: whoever wants to try something else begins here
    until: int  # and so many after it
    turn: int
    seat: int
    kind: MomentKind
    did: tuple[Line, ...]  # what happened: without the player, whose name stands before it
    meant: tuple[Line, ...]  # whole sentences
    swing: tuple[float, ...]  # how it changed each seat's chance
    lead: tuple[float, ...]
    cost: float  # what the choice in it gave away, of the chance of who made it,
    low: float  # surely so much,
    high: float  # and hardly more
    advice: Advice | None


class TicketWay(Struct, frozen=True):
    """A ticket, the spaces of the way by which it was made, and of the shortest there is on an empty board."""

    ticket: str
    points: int  # with their sign
    made: bool
    spaces: int  # 0 if it was not made
    shortest: int
    routes: tuple[str, ...]


class Economy(Struct, frozen=True):
    seat: int
    points: int
    turns: int
    cards: int  # drawn in the course of the game
    paid: int
    locomotives: int  # paid
    left: int  # cards in hand at the end: turns that came to nothing
    cars_left: int
    tunnels: int  # begun
    surcharge: int  # cards paid beyond their length
    lost: int  # turns after which a tunnel was not built
    tickets: tuple[TicketWay, ...]

    @property
    def points_a_turn(self) -> float:
        return self.points / self.turns if self.turns else 0.0


class Analysis(Struct, frozen=True):
    """All that can be said of a game. What takes a judge is empty where nobody has learned to judge."""

    made: str  # by what: when it is another today, the game would be told otherwise
    board: str
    variant: str | None
    seats: int
    seed: int | None
    moves: tuple[str, ...]
    movers: tuple[int, ...]
    turns: tuple[int, ...]  # of each move
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    judged: bool
    truth: tuple[Standing, ...]  # before the first move, and after each
    seen: tuple[tuple[Standing, ...], ...]  # the same for each seat, by what it could know
    choices: tuple[Choice, ...]
    balances: tuple[Balance, ...]
    moments: tuple[KeyMoment, ...]
    openings: tuple[Opening, ...]
    economies: tuple[Economy, ...]


class Progress(Struct, frozen=True):
    """How far it has come; and the curve, which is there first."""

    done: int
    of: int
    truth: tuple[Standing, ...]
