"""The shapes of the protocol: what comes in is checked against them, and what goes out is made of them.

They are written nowhere else: the JSON Schema, the types of the browser and the shapes of docs/protocol.md are made
of them by `make protocol`. A docstring says what a shape is, a comment beside a field what the field is.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Literal, get_args

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from rallar.analysis.shapes import Analysis, Standing
from rallar.drawing import Drawing
from rallar.game import Cards, Outcome, Sheet, View
from rallar.game.outcome import Trail
from rallar.game.story import Line
from rallar.model.lesson import LessonStep
from rallar.model.types import Board, Card, Color, PieceColor

MAX_MESSAGE = 8 * 1024
MAX_NAME = 24

SeatKind = Literal["person", "computer", "open"]
Pile = Literal["deck", Card]
PILES: tuple[Pile, ...] = get_args(Pile)
TableStatus = Literal["open", "playing", "over"]
PaceKind = Literal["live", "slow"]
TimeOut = Literal["stand-in", "move", "nudge"]  # a computer plays until the person is back, makes the move, or nothing
Params = dict[str, str | int]
SeatNumber = Annotated[int, Meta(ge=0, le=4)]
Id = Annotated[str, Meta(max_length=40)]
SeatName = Annotated[str, Meta(max_length=MAX_NAME)]
PlayerNumber = Annotated[int, Meta(ge=0, le=999)]  # of a shared sheet: whoever comes gets the next, and it stays theirs
Text = Annotated[str, Meta(min_length=1, max_length=300)]
MessageId = Annotated[str, Meta(max_length=40)]
Position = Annotated[int, Meta(ge=0)]
Minute = Annotated[int, Meta(ge=0, lt=24 * 60)]  # of a day
Endpoint = Annotated[str, Meta(max_length=1000, pattern=r"^[!-~]*$")]  # the address of a device at its push service
Key = Annotated[str, Meta(max_length=100, pattern=r"^[\w-]*$")]  # base64url
MailStage = Literal["none", "asked", "confirmed"]


# --- what comes in by HTTP


class Body(Struct, forbid_unknown_fields=True, frozen=True):
    """What is asked by HTTP: nothing in it is ignored."""


class SeatWish(Body, frozen=True):
    """A seat of a new table. Every `person` sits with the maker: one screen passed round."""

    kind: SeatKind
    name: SeatName = ""
    color: PieceColor | None = None
    level: Id | None = None  # of a computer


class Pace(Body, frozen=True):
    """How long players may think: at a `live` table for the whole game, at a `slow` one for each move."""

    kind: PaceKind
    seconds: int  # from one minute to three hours for a game, from one hour to fourteen days for a move
    then: TimeOut = "stand-in"  # when time runs out


class NewTable(Body, frozen=True):
    """A table to be made."""

    board: Id
    seats: Annotated[tuple[SeatWish, ...], Meta(min_length=1, max_length=5)]
    variant: Id | None = None
    start: SeatNumber | None = None  # who begins; else chance says
    begin: bool = False  # deal at once; every seat must be kept
    hints: bool | None = None  # whether players may ask for hints; else only someone alone against computers may
    lesson: bool = False  # the board's lesson: one person, then one computer, and a deal that is always the same
    pace: Pace | None = None  # else everyone thinks as long as they like


class PlayOn(Body, frozen=True):
    """A game that is over, played on otherwise: after so many of its moves, on one of its seats, against computers."""

    at: Position
    seat: SeatNumber
    level: Id | None = None  # of the computers; else the strongest that can play it


class Join(Body, frozen=True):
    """Where to sit down, and as whom."""

    name: SeatName | None = None
    seat: SeatNumber | None = None  # else the open one of the color, or the first
    color: PieceColor | None = None


class SeatChange(Body, frozen=True):
    """What is to be otherwise about a seat."""

    kind: Literal["open", "computer"] | None = None
    name: SeatName | None = None
    color: PieceColor | None = None
    level: Id | None = None


class NewHost(Body, frozen=True):
    """Who is to set the table up."""

    seat: SeatNumber


class Claim(Body, frozen=True):
    """A pass that somebody was given."""

    code: Annotated[str, Meta(max_length=40)]  # in any case; spaces and hyphens do not matter, nor does 0 or O, 1 or I


class Placing(Body, frozen=True):
    """A thing of a shared sheet in one place, wherever it was: a player's, a bullet train's (a route), or nobody's."""

    things: Literal["routes", "stations", "tickets"]
    name: Annotated[str, Meta(max_length=100)]
    owner: PlayerNumber | Literal["train"] | None = None


class Noting(Body, frozen=True):
    """What else is noted about a player of a shared sheet: what is not named stays as it was."""

    player: PlayerNumber
    name: SeatName | UnsetType = UNSET
    color: PieceColor | UnsetType | None = UNSET
    spaces: Annotated[int, Meta(ge=0, le=999)] | UnsetType = UNSET
    marker: Annotated[int, Meta(ge=0, le=999)] | UnsetType | None = UNSET


class Newcomer(Body, frozen=True):
    """Somebody who played, too."""

    name: SeatName = ""
    color: PieceColor | None = None


class Hand(Body, frozen=True):
    """Who writes on a shared sheet, and whose things: everybody may write down what others have."""

    writer: Id  # a device, by a word it has made up
    me: PlayerNumber | None = None
    enters: PlayerNumber | Literal["train"] | None = None


class SheetChange(Body, frozen=True):
    """What is to be otherwise about a shared sheet; one thing after the other, so that several may write at once."""

    placings: Annotated[tuple[Placing, ...], Meta(max_length=200)] = ()
    notings: Annotated[tuple[Noting, ...], Meta(max_length=20)] = ()
    removed: Annotated[tuple[PlayerNumber, ...], Meta(max_length=5)] = ()  # players, with all that is theirs
    added: Annotated[tuple[Newcomer, ...], Meta(max_length=5)] = ()
    variant: Id | UnsetType | None = UNSET
    hand: Hand | None = None


class Quiet(Body, frozen=True):
    """Hours of the day in which nobody wants to be told anything; they may go past midnight."""

    start: Minute
    end: Minute
    zone: Annotated[str, Meta(max_length=60, pattern=r"^[A-Za-z0-9_+/-]*$")]  # as `Atlantic/Reykjavik`


class Device(Body, frozen=True):
    """Where a browser is reached whose page is closed: its subscription to a push service, and what it wishes."""

    endpoint: Endpoint
    p256dh: Key
    auth: Key
    language: Id
    quiet: Quiet | None = None


class Silence(Body, frozen=True):
    """A device that is to be told nothing more."""

    endpoint: Endpoint


class Renewal(Body, frozen=True):
    """What a push service has given a device in place of what it had."""

    before: Endpoint
    before_auth: Key
    endpoint: Endpoint
    p256dh: Key
    auth: Key


class MailWish(Body, frozen=True):
    """Where a player wants to be told by mail."""

    address: Annotated[str, Meta(max_length=254)]
    language: Id
    quiet: Quiet | None = None


# --- what goes out by HTTP


class Level(Struct):
    """How well a computer can play: an opponent there is."""

    id: str
    title: str  # its name, where the reader's language has none for it
    character: str  # and a sentence on how it plays; empty if there is none
    formerly: tuple[str, ...]  # ids that it had before, and that a device may remember
    plays: tuple[str, ...]  # the boards that it can play, and their variants as board/variant


class About(Struct):
    """The server."""

    version: str
    levels: tuple[Level, ...]  # of computers, the weakest first
    level: str  # of a computer for which none is named
    colors: tuple[PieceColor, ...]
    address: str | None  # where other devices find it, like `http://192.168.1.7:8000`
    push: str | None  # the key by which a browser lets it send notices; null: it sends none
    mail: bool  # whether it can send mail


class BoardNames(Struct):
    """What a language calls a board."""

    title: str | None
    tagline: str | None
    variants: Mapping[str, str]


class BoardSummary(Struct):
    """A board there is."""

    id: str
    title: str  # as it is printed
    names: dict[str, BoardNames]  # by language
    players: tuple[int, int]  # fewest, most
    variants: dict[str, tuple[int, int]]  # by name, with the players each is for
    band: tuple[str, str]  # the color of its poster, by day and by night
    button: tuple[str, str]  # and of the button on it
    lesson: bool  # whether it has one


class BoardAndDrawing(Struct):
    """All about a board."""

    board: Board
    drawing: Drawing
    theme: dict[str, tuple[str, str]]  # colors by their names, by day and by night
    points: dict[str, int]  # of a route, by its length


class Boxes(Struct):
    """A board with its rules as the kernel has them: with it the browser counts where there is no network."""

    boxes: dict[
        str, dict[str, tuple[int | str, ...]]
    ]  # by variant, those of the box by no name; the fields, row by row


class LessonSteps(Struct):
    """A first game on a board, step by step. What is said is a message `lesson-…` of its idea, or in the names."""

    steps: tuple[LessonStep, ...]


class Seat(Struct):
    """What everybody knows about a seat at a table."""

    kind: SeatKind
    name: str
    color: PieceColor
    present: bool
    stand_in: bool  # a computer plays for the person who keeps the seat
    level: str | UnsetType = UNSET
    away_since: int | UnsetType = UNSET  # seconds since 1970; left out also where nobody knows
    left: int | UnsetType = UNSET  # seconds to think: for the move that is asked, or at a live table for the game
    off_until: int | UnsetType = UNSET  # on holiday until then, in seconds since 1970
    days_off: int | UnsetType = UNSET  # holidays that can still be taken, at a slow table
    played_from: int | UnsetType = UNSET  # since this position a computer has played for who has not been back


class Proposal(Struct):
    """That a computer should play for a person who is away; or that the seat is handed to someone who watches."""

    seat: int
    by: int | None  # null: someone who watches, and says that the seat is theirs, or would play on for a computer
    agreed: tuple[int, ...]
    needed: tuple[int, ...]
    name: str | UnsetType = UNSET  # of a latecomer who would play on for a computer


class TableOptions(Struct):
    """What was chosen for a table beyond the board and the seats."""

    variant: str | UnsetType = UNSET
    start: int | UnsetType = UNSET
    hints: bool | UnsetType = UNSET  # whoever is to move may ask for one
    lesson: bool | UnsetType = UNSET  # it is one: always the same deal, and the computer always plays the same
    pace: Pace | UnsetType = UNSET


class Result(Struct):
    """How a game ended."""

    totals: tuple[int, ...]  # by seat
    winners: tuple[int, ...]


class TableInfo(Struct):
    """What everybody knows about a table."""

    id: str
    board: str
    options: TableOptions
    status: TableStatus
    seats: tuple[Seat, ...]
    position: int
    to_move: tuple[int, ...]
    created: int  # seconds since 1970
    changed: int
    watching: int  # how many do
    host: int | UnsetType = UNSET  # the seat of the host, if one is
    rematch: str | UnsetType = UNSET  # the table of the next game
    proposal: Proposal | UnsetType = UNSET
    result: Result | UnsetType = UNSET  # when the game is over


class Seated(Struct):
    """A table, and the tokens just made for it."""

    table: TableInfo
    seats: dict[str, str]  # tokens, by the number of the seat
    host: str | UnsetType = UNSET  # the token of the host


class Ways(Struct):
    """How who keeps a seat is reached while no page of theirs is seen."""

    devices: int
    mail: MailStage  # `asked`: the link in a first mail has not been followed yet


class Renewed(Struct):
    """At how many seats a device has another subscription."""

    seats: int


class SharedSheet(Struct):
    """A sheet on which several write."""

    id: str
    revision: int  # how often it was changed
    sheet: Sheet
    numbers: tuple[PlayerNumber, ...]  # of its players, in their order: a change names them by these
    hands: tuple[Hand, ...]


class Invite(Struct):
    """The address for others, and its QR code."""

    url: str
    svg: str


class Pass(Struct):
    """The way to one's own seat on another device: a code to type, its address, and the QR code of that."""

    code: str
    url: str  # the code is in its fragment, which no server is told
    svg: str
    seconds: int  # for which it is good


class GameEvent(Struct):
    """One thing that happened. A value of null is known to others only."""

    kind: str
    seat: int | None
    card: Card | UnsetType | None = UNSET
    ticket: str | UnsetType | None = UNSET
    slot: int | UnsetType = UNSET  # among the face-up cards
    route: str | UnsetType = UNSET
    city: str | UnsetType = UNSET
    color: Color | UnsetType = UNSET
    points: int | UnsetType = UNSET
    number: int | UnsetType = UNSET
    spaces: int | UnsetType = UNSET
    reason: str | UnsetType = UNSET


class ToldLine(Struct):
    """One thing that happened, to be said in any language: things are named by id, a `player` by the seat.

    `tickets` and `routes` have commas between; `cards` are counted (`red:3,locomotive:1`, or empty: none), or, of a
    tunnel, named one by one as they turned up (`red,blue,red`).
    """

    seat: int | None
    key: str
    params: Params


class LogEntry(Struct):
    """What a move came to, as a viewer may know it."""

    position: int  # after the move
    seat: int | None  # null: the deal
    events: Sequence[GameEvent]
    told: Sequence[ToldLine]


class Moment(Struct):
    """A finished game as it was after some moves."""

    position: int
    last: int  # the position at the end
    entry: LogEntry
    view: View
    outcome: Outcome | UnsetType = UNSET


class Problem(Struct):
    """Why something is refused: a key of the locales and its parameters."""

    key: str
    params: Params
    because: Problem | UnsetType = UNSET  # what `reason` stands for: the refusal behind this one


class Refusal(Struct):
    """The answer to whatever is refused by HTTP."""

    error: Problem


# --- what comes in on the socket


class Request(Struct, tag_field="type", forbid_unknown_fields=True, frozen=True, kw_only=True):
    """A message to the server. With an `id` it is answered by exactly one message with the same `re`."""

    id: MessageId | None = None


class Hello(Request, tag="hello", rename={"with_": "with"}, frozen=True, kw_only=True):
    """Who is here. Answered by `state`, or by `refused` and the end of the connection.

    It may be said again with another token, to change seats: all seats it was said for or with count as present until
    the connection ends. A token in `with` that is no longer good is passed over.
    """

    token: str | None  # null: to watch
    after: Position | None = None  # the position the client has
    with_: Annotated[tuple[str, ...], Meta(max_length=5)] = ()  # the tokens of all who share the device, at most five


class PlayMove(Request, tag="move", frozen=True, kw_only=True):
    """A move. Answered by `accepted` when it is on disk, or by `refused`: nothing changed. `moved` follows."""

    position: Position
    move: str  # notation, like `claim goteborg--oslo orange:2`


class AskPayments(Request, tag="payments", frozen=True, kw_only=True):
    """In which ways a route or a station in a city, one of the two, can be paid for. Answered by `payments`."""

    position: Position
    route: str | None = None
    city: str | None = None


class AskWhy(Request, tag="why", frozen=True, kw_only=True):
    """Why one of these cannot be done, or that it can. Answered by `because`."""

    position: Position
    move: str | None = None
    route: str | None = None  # to claim it
    city: str | None = None  # to build a station there
    bed: str | None = None  # to lay a tile there


class AskPath(Request, tag="path", frozen=True, kw_only=True):
    """The cheapest connection for a ticket of the board. Answered by `path`."""

    ticket: str


class AskLongest(Request, tag="longest", frozen=True, kw_only=True):
    """Everyone's longest path as it stands. Answered by `longest`."""


class AskLog(Request, tag="log", frozen=True, kw_only=True):
    """What happened before a position, as far as one page goes. Answered by `log`."""

    before: Position


class AskHint(Request, tag="hint", frozen=True, kw_only=True):
    """What a strong opponent would do now, and why; for a seat that is to move. Answered by `hint`.

    It changes nothing, and nobody else hears of it. At a table without hints it is refused.
    """

    position: Position


class Propose(Request, tag="propose", frozen=True, kw_only=True):
    """Let a computer play for a person who is away: whoever proposes it agrees. Answered by `accepted`."""

    seat: SeatNumber


class Agree(Request, tag="agree", frozen=True, kw_only=True):
    """Yes or no to a proposal, for all who share the device. Answered by `accepted`.

    Once everyone present agrees, it is done; one no ends it, and so does the return of the seat, or that nobody is
    left. A proposal is not kept over a restart.
    """

    seat: SeatNumber
    yes: bool
    hand_over: bool = False  # to the proposal of someone who watches: nobody gives a seat away by mistake


class Reclaim(Request, tag="reclaim", frozen=True, kw_only=True):
    """A seat is mine, but this device has no token for it: may I have it back? Answered by `accepted`.

    For who watches, and a person's seat at which nobody is; or, with a name, for a latecomer, and a computer's. It is a
    proposal to all people at the table: once everyone present agrees, whoever asked gets `handed`, and earlier tokens
    of the seat end. It ends when who asked has gone.
    """

    seat: SeatNumber
    name: SeatName | None = None  # of a latecomer


class ComeBack(Request, tag="return", frozen=True, kw_only=True):
    """The person plays their seat again, or has seen what was played for them meanwhile. Answered by `accepted`."""


class Holiday(Request, tag="holiday", frozen=True, kw_only=True):
    """Some days off at a slow table: one's clock stands still. Answered by `accepted`."""

    days: Annotated[int, Meta(ge=0, le=14)]  # from now on, or after those that have begun; 0: back before they end


class Say(Request, tag="say", frozen=True, kw_only=True):
    """A word to the table, at any time; for seats only. Answered by `accepted`. What cannot be printed is left out."""

    text: Text  # 1 to 300 letters


class Point(Request, tag="point", frozen=True, kw_only=True):
    """A finger on a route of the board that everyone sees. Answered by `accepted`; whoever is to move hears `pointed`.

    It is no move, and needs no seat: whoever is to move may take it up, or not.
    """

    route: str


class Seen(Request, tag="seen", frozen=True, kw_only=True):
    """Whether somebody looks at the page. Answered by `accepted`. A connection counts as seen only while it says so."""

    seen: bool


class Ping(Request, tag="ping", frozen=True, kw_only=True):
    """Is anybody there? Answered by `pong`."""


FromClient = (
    Hello
    | PlayMove
    | AskPayments
    | AskWhy
    | AskPath
    | AskLongest
    | AskLog
    | AskHint
    | Propose
    | Agree
    | Reclaim
    | ComeBack
    | Holiday
    | Say
    | Point
    | Seen
    | Ping
)


# --- what goes out on the socket


class Choices(Struct, rename={"pass_": "pass"}):
    """What a seat that is to move may do. Which tickets it may keep is in the view: `own.offer` and `own.keep`."""

    draw: tuple[Pile, ...]
    tickets: bool
    pass_: bool
    decline: bool
    routes: tuple[str, ...]
    stations: tuple[str, ...]  # the cities
    beds: dict[str, tuple[Color, ...]]  # the colors of the tiles that fit each
    surcharge: tuple[str, ...]  # ways to pay it, like `red:1`


class Said(Struct):
    """A word to the table."""

    seat: int | None  # null: of someone who has left it
    text: str
    at: int  # seconds since 1970


class Answer(Struct, tag_field="type", kw_only=True):
    """A message from the server to one client."""

    re: str | None  # the id of what it answers


class TableState(Answer, tag="state", kw_only=True):
    """Everything: the answer to `hello`, and when the game begins."""

    table: TableInfo
    seat: int | None
    position: int
    view: View | None  # null: before the deal
    choices: Choices | None  # null: not to move
    log: Sequence[LogEntry]  # what came after the position that `hello` named, if any; at most the last 200
    said: Sequence[Said]
    outcome: Outcome | None


class Moved(Struct, tag_field="type", tag="moved"):
    """A move was made."""

    position: int
    entry: LogEntry
    view: View
    choices: Choices | None
    outcome: Outcome | None


class TableChanged(Struct, tag_field="type", tag="table"):
    """Something about the table is otherwise: a seat, who is present, a proposal, a rematch."""

    table: TableInfo


class Handed(Struct, tag_field="type", tag="handed"):
    """The table has handed a seat to whoever asked for it by `reclaim`: say `hello` with its token."""

    seat: int
    token: str


class SomethingSaid(Struct, tag_field="type", tag="said"):
    """Somebody said something."""

    said: Said


class Pointed(Struct, tag_field="type", tag="pointed"):
    """Somebody has put a finger on a route, and it is for this seat to move."""

    route: str


class Accepted(Answer, tag="accepted", kw_only=True):
    """It is done, and on disk."""

    position: int


class Refused(Answer, tag="refused", kw_only=True):
    """It is not done; nothing changed."""

    key: str
    params: Params


class PaymentsFound(Answer, tag="payments", kw_only=True):
    """Ways to pay, the most sensible first."""

    payments: tuple[str, ...]  # at most 60
    total: int
    complete: bool  # whether these are all


class Because(Answer, tag="because", kw_only=True):
    """That something is allowed, or why not."""

    allowed: bool
    key: str | UnsetType = UNSET
    params: Params | UnsetType = UNSET
    closes: Sequence[str] | UnsetType = UNSET  # the routes that a tile on the bed would close


class PathFound(Answer, tag="path", kw_only=True):
    """The routes that would complete a ticket at least cost, already owned ones included."""

    routes: Sequence[str] | None  # null: none can


class LongestFound(Answer, tag="longest", kw_only=True):
    """The longest path of each seat."""

    trails: Sequence[Trail]


class LogFound(Answer, tag="log", kw_only=True):
    """What happened just before a position, in order: at most 200 moves, and fewer only if the deal is among them."""

    log: Sequence[LogEntry]


class HintFound(Answer, tag="hint", kw_only=True):
    """A move, said as a request, and what speaks for it. Each line is true, whoever would make the move."""

    level: str  # of the opponent who would make it
    move: str  # notation
    says: Line
    why: Sequence[Line]
    way: Sequence[str]  # the routes still to be had for the tickets that the move serves


class Pong(Answer, tag="pong", kw_only=True):
    """Somebody is."""


FromServer = (
    TableState
    | Moved
    | TableChanged
    | Handed
    | SomethingSaid
    | Pointed
    | Accepted
    | Refused
    | PaymentsFound
    | Because
    | PathFound
    | LongestFound
    | LogFound
    | HintFound
    | Pong
)


# --- analyses

AnalysisState = Literal["none", "running", "done", "failed"]


class AnalysisStatus(Struct):
    """The analysis of a game that is over: whether somebody has asked for it, how far it is, and what came of it."""

    state: AnalysisState
    done: int  # pieces of work,
    of: int  # of so many; 0 before that is known
    truth: Sequence[Standing]  # each seat's chance after every move: there first
    analysis: Analysis | None  # when it is done


# --- to bytes and back

encode = msgspec.json.encode


def to_cards(kind: type, value: Any) -> Any:
    """What msgspec does not know by itself: a set of cards is nine numbers."""
    if kind is Cards:
        return Cards(value)
    raise NotImplementedError(kind)


_FROM_CLIENT: msgspec.json.Decoder[FromClient] = msgspec.json.Decoder(FromClient)
_FROM_SERVER: msgspec.json.Decoder[FromServer] = msgspec.json.Decoder(FromServer, dec_hook=to_cards)


def read_message(data: str) -> FromClient:
    """A message of a client; `msgspec.DecodeError` for anything else."""
    return _FROM_CLIENT.decode(data)


def read_answer(data: str | bytes) -> FromServer:
    """A message of a server; `msgspec.DecodeError` for anything else."""
    return _FROM_SERVER.decode(data)


class _Named(Struct):
    id: MessageId | None = None


def id_in(data: str) -> str | None:
    """The id of a message that could not be read, if at least that can."""
    try:
        return msgspec.json.decode(data, type=_Named).id
    except (msgspec.DecodeError, RecursionError):
        return None
