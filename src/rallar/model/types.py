"""What a box contains, as frozen values: no input or output, no rules of play."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Annotated, Final, Literal, get_args

from rallar.model.limits import MAX_CARS, MAX_LENGTH, MAX_OFFER, MAX_PLAYERS
from rallar.model.values import Among, Id, Name, Span

Color = Literal["purple", "blue", "orange", "white", "green", "yellow", "black", "red"]
Card = Literal[Color, "locomotive"]
RouteColor = Literal[Color, "gray"]  # gray: a set of any one color
COLORS: tuple[Color, ...] = get_args(Color)
LOCOMOTIVE: Final = "locomotive"
CARDS: tuple[Card, ...] = get_args(Card)  # a card is named by its index here, everywhere
GRAY: Final = "gray"
PieceColor = Literal["crimson", "azure", "forest", "amber", "graphite"]  # of a player's cars
PIECE_COLORS: tuple[PieceColor, ...] = get_args(PieceColor)
ROUTE_COLORS: tuple[RouteColor, ...] = get_args(RouteColor)

# What every box shares.
CARDS_PER_COLOR = 12  # S1
LOCOMOTIVES = 14  # S1
OPEN_SLOTS = 5  # S1
SWEEP_AT = 3  # D5
TUNNEL_CARDS = 3  # U1
ROUTE_POINTS: Mapping[int, int] = {1: 1, 2: 2, 3: 4, 4: 7, 5: 10, 6: 15, 8: 21, 9: 27}  # P1

Kind = Literal["rail", "ferry", "tunnel", "trackbed", "bullet"]
KINDS: tuple[Kind, ...] = get_args(Kind)
Rejects = Literal["out", "under", "shuffled_under"]
Measure = Literal["tickets_made", "longest_path", "longest_path_bonus", "stations_left", "bullet_spaces"]
BonusKind = Literal["most_of", "per_unit", "rank_table"]

LAST = 99
Length = Annotated[int, Among(ROUTE_POINTS)]
Order = Annotated[int, Span(1, LAST)]  # in which boards are shown; between equals, by id
Pieces = Annotated[int, Span(1, MAX_CARS)]
Players = Annotated[int, Span(2, MAX_PLAYERS)]
ParallelFrom = Annotated[int, Span(2, MAX_PLAYERS + 1)]
Points = Annotated[int, Span(-99, 99)]
Substitute = Annotated[int, Among((0, *range(2, MAX_LENGTH + 1)))]  # so many cards of any kind stand for one (0: no)


@dataclass(frozen=True, slots=True, kw_only=True)
class TicketOffer:
    """How many tickets are dealt or drawn together, how many must be kept, where the others go."""

    regular: Annotated[int, Span(0, MAX_OFFER)]
    long: Annotated[int, Span(0, MAX_OFFER)] = 0
    keep: Annotated[int, Span(1, MAX_OFFER)]
    rejects: Rejects = "under"

    @property
    def size(self) -> int:
        return self.regular + self.long


@dataclass(frozen=True, slots=True, kw_only=True)
class Stations:
    """The cost of a player's first, second ... station: as many stations as there are costs."""

    costs: tuple[Annotated[int, Span(1, MAX_LENGTH)], ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Tiles:
    """The supply of track tiles: so many of each color in each of these lengths."""

    copies: Annotated[int, Span(1, 9)]
    lengths: tuple[Length, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Bullets:
    """The shared bullet trains, and how few may be left in the supply for the last round to start."""

    trains: Pieces
    last_round: Annotated[int, Span(0, 99)]


@dataclass(frozen=True, slots=True, kw_only=True)
class Bonus:
    """Points at the end: for having the most of a measure, for each unit of it, or by rank in it."""

    kind: BonusKind
    measure: Measure
    points: Points = 0  # most_of, per_unit
    ranks: Mapping[int, tuple[Points, ...]] = field(default_factory=dict)  # rank_table: by number of players
    none: Points = 0  # rank_table: for a player who has nothing of the measure


@dataclass(frozen=True, slots=True, kw_only=True)
class Rules:
    """The rule values of a box. A board states only where it differs from these."""

    players: tuple[Players, Players] = (2, 5)  # fewest, most
    cars: Pieces = 45
    card_deal: Annotated[int, Span(0, 20)] = 4  # for five players, with five face up, the deck has 21 each
    ticket_deal: TicketOffer = TicketOffer(regular=3, keep=2)
    ticket_draw: TicketOffer = TicketOffer(regular=3, keep=1)
    open_locomotive: Literal["both_draws", "one_draw"] = "both_draws"
    sweep: bool = True
    jokers: tuple[Kind, ...] = KINDS  # the kinds of track on which a locomotive may stand for any card
    parallel_from: ParallelFrom = 4  # from so many players on every track of a group is open
    ferry_substitute: Substitute = 0  # on a ferry, so many cards of any kind count as one locomotive (0: no)
    stations: Stations | None = None
    tiles: Tiles | None = None
    bullets: Bullets | None = None
    last_round_cars: Annotated[int, Span(0, 99)] = 2
    bonuses: tuple[Bonus, ...] = ()
    tie_breaks: tuple[Measure, ...] = ("tickets_made",)  # after points, most first; then a shared win


@dataclass(frozen=True, slots=True, kw_only=True)
class City:
    id: Id
    name: Name
    zone: Id | None = None  # the zone this is one end of


@dataclass(frozen=True, slots=True, kw_only=True)
class Zone:
    id: Id
    name: Name


@dataclass(frozen=True, slots=True, kw_only=True)
class Route:
    id: Id
    a: Id
    b: Id
    length: Length
    color: RouteColor | None  # None: a track bed
    kind: Kind = "rail"
    locomotives: Annotated[int, Span(0, MAX_LENGTH)] = 0  # symbols on a ferry
    substitute: Substitute = 0  # so many cards of any kind stand for one card of the set (0: no)
    group: Id | None = None  # parallel tracks share it


@dataclass(frozen=True, slots=True, kw_only=True)
class Ticket:
    id: Id
    a: Id  # a city or a zone
    b: Id
    points: Annotated[int, Span(1, 99)]
    long: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Names:
    """What a language calls a board and its things, where that is not as printed."""

    title: Name | None = None
    tagline: Name | None = None  # on its poster
    intro: Name | None = None  # before its rules
    variants: Mapping[Id, Name] = field(default_factory=dict)
    places: Mapping[Id, tuple[Name, ...]] = field(default_factory=dict)  # cities and zones; one may have several names
    lesson: Mapping[Id, Name] = field(default_factory=dict)  # the sentences of its lesson that are its own, by step


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Board:
    """One box: its places, routes and tickets, and its rule values with those of its variants. Each is itself alone."""

    id: Id
    title: Name
    order: Order
    cities: tuple[City, ...]
    zones: tuple[Zone, ...]
    routes: tuple[Route, ...]
    tickets: tuple[Ticket, ...]
    crossings: tuple[tuple[str, str], ...]
    rules: Rules
    variants: Mapping[str, Rules]
    names: Mapping[str, Names] = field(default_factory=dict)  # by language
