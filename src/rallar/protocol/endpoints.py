"""The ways in by HTTP, all under /api: what each is asked, and what it answers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Generic, Literal, TypeVar

from rallar.drawing.poster import KINDS
from rallar.game import Counted, Sheet
from rallar.protocol import wire

ROOT = "/api"
JSON = "application/json"
JSON_LINES = "application/jsonl"
TEXT = "text/plain"
PICTURES = tuple(KINDS.values())
SOCKET = "/tables/{table}/socket"

T = TypeVar("T")


@dataclass(frozen=True, slots=True, kw_only=True)
class Endpoint(Generic[T]):
    """One way in. `body` and `answer` are shapes, `str` (a record as a text) or `bytes` (a picture)."""

    method: Literal["GET", "POST", "PATCH", "DELETE"]
    path: str
    answer: type[T]
    says: str  # on the page of the protocol
    body: type | None = None
    who: str = "anyone"
    token: bool = False  # is needed
    status: int = 200  # when all is well
    refusals: tuple[int, ...] = ()
    unchanged: bool = False  # has an ETag


ABOUT = Endpoint(method="GET", path="/about", answer=wire.About, says="what this server is")
BOARDS = Endpoint(
    method="GET", path="/boards", answer=list[wire.BoardSummary], unchanged=True, says="the boards; has an ETag"
)
BOARD = Endpoint(
    method="GET",
    path="/boards/{board}",
    answer=wire.BoardAndDrawing,
    refusals=(404,),
    unchanged=True,
    says="a board, where everything on it is drawn, and in which colors; has an ETag",
)
POSTER = Endpoint(
    method="GET",
    path="/boards/{board}/poster",
    answer=bytes,
    refusals=(404,),
    unchanged=True,
    says="the picture of a board for its poster; has an ETag",
)
THUMBNAIL = Endpoint(
    method="GET",
    path="/boards/{board}/thumbnail",
    answer=bytes,
    refusals=(404,),
    unchanged=True,
    says="a small one, for lists; has an ETag",
)
LESSON = Endpoint(
    method="GET",
    path="/boards/{board}/lesson",
    answer=wire.LessonSteps,
    refusals=(404,),
    unchanged=True,
    says="what is said in the lesson of a board, step by step; 404 where it has none; has an ETag",
)
BOXES = Endpoint(
    method="GET",
    path="/boards/{board}/boxes",
    answer=wire.Boxes,
    refusals=(404,),
    unchanged=True,
    says="a board and its rules as the kernel has them, for counting without a network; has an ETag",
)
NEW_TABLE = Endpoint(
    method="POST",
    path="/tables",
    body=wire.NewTable,
    answer=wire.Seated,
    status=201,
    refusals=(400, 403, 413, 422, 503),
    says="make a table; the answer has a token for the host and for each person",
)
TABLE = Endpoint(
    method="GET", path="/tables/{table}", answer=wire.TableInfo, refusals=(404, 409, 503), says="how a table stands"
)
JOIN = Endpoint(
    method="POST",
    path="/tables/{table}/join",
    body=wire.Join,
    answer=wire.Seated,
    refusals=(400, 401, 403, 404, 409, 413, 422, 503),
    says=(
        "sit down on an open seat (the one of the color, or the first, unless one is named). With the token of a seat "
        "at the table this one is a rematch of, that player gets the same seat, which is kept for them, at any time "
        "(again: one more token, as for a further device), unless the host has given it away."
    ),
)
CHANGE = Endpoint(
    method="PATCH",
    path="/tables/{table}/seats/{seat}",
    who="host, or that seat (name and color only)",
    body=wire.SeatChange,
    answer=wire.TableInfo,
    token=True,
    refusals=(400, 401, 403, 404, 409, 413, 422, 503),
    says=(
        "before the game begins. The host can open a seat, which ends its token, or give it to a computer; to sit "
        "there with the same device, open it and `join`."
    ),
)
PASS = Endpoint(
    method="POST",
    path="/tables/{table}/seats/{seat}/pass",
    who="that seat",
    answer=wire.Pass,
    token=True,
    status=201,
    refusals=(401, 403, 404, 409, 422, 503),
    says=(
        "continue on another device: a code for one use within a quarter of an hour. A new one ends the one before; so "
        "does a restart of the server, or that the seat gets another keeper."
    ),
)
REVOKE = Endpoint(
    method="DELETE",
    path="/tables/{table}/seats/{seat}/pass",
    who="that seat",
    answer=wire.TableInfo,
    token=True,
    refusals=(401, 403, 404, 409, 422, 503),
    says="the code is good no longer",
)
CLAIM = Endpoint(
    method="POST",
    path="/claim",
    who="whoever has a code",
    body=wire.Claim,
    answer=wire.Seated,
    refusals=(400, 403, 404, 409, 413, 422, 503),
    says=(
        "the seat of a pass on this device too: a further token. Those of the other devices stay good (five in all: of "
        "more the one longest ago ends, but never the first)."
    ),
)
HOST = Endpoint(
    method="POST",
    path="/tables/{table}/host",
    who="host; or, when the host has been away for a minute, a seat for itself",
    body=wire.NewHost,
    answer=wire.TableInfo,
    token=True,
    refusals=(400, 401, 403, 404, 409, 413, 422, 503),
    says="before the game begins: the person of another seat is the host from now on, and nobody else",
)
LEAVE = Endpoint(
    method="POST",
    path="/tables/{table}/leave",
    who="a seat",
    answer=wire.TableInfo,
    token=True,
    refusals=(401, 403, 404, 409, 503),
    says="get up before the game begins: the seat is open again",
)
BEGIN = Endpoint(
    method="POST",
    path="/tables/{table}/begin",
    who="host",
    answer=wire.TableInfo,
    token=True,
    refusals=(401, 403, 404, 409, 503),
    says="deal; every seat must be kept",
)
REMATCH = Endpoint(
    method="POST",
    path="/tables/{table}/rematch",
    who="a seat or the host",
    answer=wire.Seated,
    token=True,
    refusals=(401, 403, 404, 409, 503),
    says=(
        "after the end: a new table with the same seats, options and levels. The first caller is its host; the others "
        "are told by `table` (its `rematch`) and come over by `join`, or by asking for the rematch too. Asked again, "
        "it names the same table."
    ),
)
_OF_SEAT = "/tables/{table}/seats/{seat}"
WAYS = Endpoint(
    method="GET",
    path=f"{_OF_SEAT}/ways",
    who="that seat",
    answer=wire.Ways,
    token=True,
    refusals=(401, 403, 404, 409, 422, 503),
    says="how the player is reached while no page of theirs is seen",
)
NOTICES = Endpoint(
    method="POST",
    path=f"{_OF_SEAT}/device",
    who="that seat",
    body=wire.Device,
    answer=wire.Ways,
    token=True,
    refusals=(400, 401, 403, 404, 409, 413, 422, 503),
    says=(
        "send notices to this device from now on, or otherwise than before: at most five a seat, until the game is "
        "over or the seat has another keeper"
    ),
)
SILENCE = Endpoint(
    method="POST",
    path=f"{_OF_SEAT}/silence",
    who="that seat",
    body=wire.Silence,
    answer=wire.Ways,
    token=True,
    refusals=(400, 401, 403, 404, 409, 413, 422, 503),
    says="no notices to this device any more",
)
RENEW = Endpoint(
    method="POST",
    path="/devices/renew",
    who="whoever knows what the device had",
    body=wire.Renewal,
    answer=wire.Renewed,
    refusals=(400, 403, 409, 413, 422, 503),
    says="for a service worker, which knows no seats: a device has another subscription, wherever it had one",
)
MAIL = Endpoint(
    method="POST",
    path=f"{_OF_SEAT}/mail",
    who="that seat",
    body=wire.MailWish,
    answer=wire.Ways,
    token=True,
    refusals=(400, 401, 403, 404, 409, 413, 422, 503),
    says="tell the player by mail, once the link in a first mail was followed; another address ends the one before",
)
NO_MAIL = Endpoint(
    method="DELETE",
    path=f"{_OF_SEAT}/mail",
    who="that seat",
    answer=wire.Ways,
    token=True,
    refusals=(401, 403, 404, 409, 422, 503),
    says="no mail any more; the address is forgotten",
)
INVITE = Endpoint(
    method="GET",
    path="/tables/{table}/invite",
    answer=wire.Invite,
    refusals=(404, 409, 503),
    says="the address for others, and its QR code",
)
RECORD = Endpoint(
    method="GET",
    path="/tables/{table}/record",
    answer=str,
    refusals=(404, 409, 503),
    says=f"the record, as a file of JSON lines (`{JSON_LINES}`); only when the game is over",
)
REPLAY = Endpoint(
    method="GET",
    path="/tables/{table}/replay",
    answer=wire.Moment,
    refusals=(404, 409, 422, 503),
    says=(
        "with `?at=N&seat=S`: the view of a seat (or the public one) after N moves (without `at`: at the end); only "
        "when the game is over"
    ),
)
PLAY_ON = Endpoint(
    method="POST",
    path="/tables/{table}/play-on",
    body=wire.PlayOn,
    answer=wire.Seated,
    status=201,
    refusals=(400, 403, 404, 409, 413, 422, 503),
    says=(
        "a new table with the game as it stood after so many moves, for one person against computers: what if? The "
        "cards to come lie as they lay; only when the game is over"
    ),
)
ANALYSIS = Endpoint(
    method="GET",
    path="/tables/{table}/analysis",
    answer=wire.AnalysisStatus,
    refusals=(404, 409, 503),
    says="how far the analysis of the game is, or the analysis; only when the game is over",
)
ANALYSE = Endpoint(
    method="POST",
    path="/tables/{table}/analysis",
    answer=wire.AnalysisStatus,
    refusals=(403, 404, 409, 503),
    says=(
        "have the game analysed by the processes in which computers think, piece by piece between their moves; what "
        "came of it is kept. Asked again, it is the same one. Only when the game is over"
    ),
)
FORGO = Endpoint(
    method="DELETE",
    path="/tables/{table}/analysis",
    answer=wire.AnalysisStatus,
    refusals=(404, 409, 503),
    says="no more work on an analysis under way; one that is done stays",
)
KEEP_RECORD = Endpoint(
    method="POST",
    path="/records",
    body=str,
    answer=wire.TableInfo,
    status=201,
    refusals=(400, 403, 413, 422, 503),
    says=(
        "a record: at most 1 MB and 2,000 moves, of a finished game; checked by replaying it, kept as a finished table"
    ),
)
COUNT = Endpoint(
    method="POST",
    path="/count",
    body=Sheet,
    answer=Counted,
    refusals=(400, 413, 422),
    says="count a game of cardboard from its sheet; nothing is kept",
)
NEW_SHEET = Endpoint(
    method="POST",
    path="/sheets",
    body=Sheet,
    answer=wire.SharedSheet,
    status=201,
    refusals=(400, 403, 413, 422, 503),
    says="a sheet on which several write: whoever knows its id may. It is forgotten when nobody changes it for long",
)
SHEET = Endpoint(
    method="GET",
    path="/sheets/{sheet}",
    answer=wire.SharedSheet,
    refusals=(404, 503),
    unchanged=True,
    says="how a shared sheet stands: ask again every few seconds; has an ETag",
)
CHANGE_SHEET = Endpoint(
    method="PATCH",
    path="/sheets/{sheet}",
    body=wire.SheetChange,
    answer=wire.SharedSheet,
    refusals=(400, 403, 404, 409, 413, 422, 503),
    says="put things on a shared sheet, or take them off, whatever others do to it meanwhile; the answer has that too",
)
SHEET_INVITE = Endpoint(
    method="GET",
    path="/sheets/{sheet}/invite",
    answer=wire.Invite,
    refusals=(404, 503),
    says="the address for others who write on a shared sheet, and its QR code",
)

ENDPOINTS: tuple[Endpoint[Any], ...] = (
    ABOUT,
    BOARDS,
    BOARD,
    POSTER,
    THUMBNAIL,
    LESSON,
    BOXES,
    NEW_TABLE,
    TABLE,
    JOIN,
    CHANGE,
    PASS,
    REVOKE,
    CLAIM,
    HOST,
    LEAVE,
    BEGIN,
    REMATCH,
    WAYS,
    NOTICES,
    SILENCE,
    RENEW,
    MAIL,
    NO_MAIL,
    INVITE,
    RECORD,
    REPLAY,
    ANALYSIS,
    ANALYSE,
    FORGO,
    PLAY_ON,
    KEEP_RECORD,
    COUNT,
    NEW_SHEET,
    SHEET,
    CHANGE_SHEET,
    SHEET_INVITE,
)
BODIES: tuple[Any, ...] = tuple(
    dict.fromkeys(
        [wire.Refusal, *(kind for each in ENDPOINTS for kind in (each.body, each.answer) if kind not in (None, bytes))]
    )
)
