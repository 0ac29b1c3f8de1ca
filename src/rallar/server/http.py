"""The endpoints of docs/protocol.md."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import asdict
from functools import cache, partial
from io import BytesIO
from typing import Annotated

import msgspec
import segno
from fastapi import APIRouter, Query
from msgspec.structs import replace
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket

import rallar
from rallar.bots import DEFAULT
from rallar.bots.opponents import Opponent, character, former_names, opponents, plays
from rallar.drawing import read_drawing
from rallar.drawing.poster import read_poster, read_thumbnail
from rallar.drawing.theme import read_theme
from rallar.game import Game, Record, Sheet, count_sheet
from rallar.game.setting import setting_of
from rallar.kernel.encode import facts_of
from rallar.model.errors import RallarError
from rallar.model.loader import Shelf, board_ids, load_board, shelf
from rallar.model.types import PIECE_COLORS, ROUTE_POINTS, Board
from rallar.protocol import wire
from rallar.protocol.endpoints import (
    ABOUT,
    ANALYSE,
    ANALYSIS,
    BEGIN,
    BOARD,
    BOARDS,
    BOXES,
    CHANGE,
    CHANGE_SHEET,
    CLAIM,
    COUNT,
    FORGO,
    HOST,
    INVITE,
    JOIN,
    JSON,
    JSON_LINES,
    KEEP_RECORD,
    LEAVE,
    LESSON,
    NEW_SHEET,
    NEW_TABLE,
    PASS,
    PLAY_ON,
    POSTER,
    RECORD,
    REMATCH,
    REPLAY,
    REVOKE,
    ROOT,
    SHEET,
    SHEET_INVITE,
    SOCKET,
    TABLE,
    THUMBNAIL,
)
from rallar.server import seats, shared, tokens
from rallar.server.addresses import public_base
from rallar.server.answers import Packed, answer
from rallar.server.aside import aside
from rallar.server.asked import body_of, bytes_of, token_of
from rallar.server.errors import (
    MisfitError,
    NotNowError,
    NotYoursError,
    TooOftenError,
    UnknownError,
    WrongTokenError,
)
from rallar.server.hall import Hall
from rallar.server.openapi import described
from rallar.server.seats import Chair, Setup
from rallar.server.security import address_of
from rallar.server.socket import turn_away
from rallar.server.store import Pass
from rallar.server.table import Table, now
from rallar.server.telling import moment
from rallar.server.uploads import checked_record

MAX_RECORD = 1024 * 1024
MAX_SHEET = 64 * 1024
SOCKETS = re.compile(re.escape(ROOT) + SOCKET.replace("{table}", "(?P<table>[^/]+)"))
At = Annotated[int | None, Query(ge=0, le=100_000)]
Viewer = Annotated[int | None, Query(ge=0, le=4)]


def endpoints(hall: Hall) -> APIRouter:
    """The ways in, each for one hall."""
    router = APIRouter(prefix=ROOT)

    @router.api_route(**described(ABOUT))
    async def about() -> Response:
        bell = hall.bell
        key = bell.push.key if bell.push else None
        levels = tuple(
            wire.Level(level, found.TITLE, character(found), former_names(level), _games_of(found))
            for level, found in opponents().items()
        )
        return answer(
            wire.About(rallar.__version__, levels, DEFAULT, PIECE_COLORS, hall.settings.address, key, bool(bell.post))
        )

    @router.api_route(**described(BOARDS))
    async def boards(request: Request) -> Response:
        return _boards(shelf()).answer(request)

    @router.api_route(**described(BOARD))
    async def board(board: str, request: Request) -> Response:
        return await _kept(_board, board, request)

    @router.api_route(**described(POSTER))
    async def poster(board: str, request: Request) -> Response:
        return await _kept(_poster, board, request)

    @router.api_route(**described(THUMBNAIL))
    async def thumbnail(board: str, request: Request) -> Response:
        return await _kept(_thumbnail, board, request)

    @router.api_route(**described(LESSON))
    async def lesson(board: str, request: Request) -> Response:
        return await _kept(_lesson, board, request)

    @router.api_route(**described(BOXES))
    async def boxes(board: str, request: Request) -> Response:
        return await _kept(_boxes, board, request)

    @router.api_route(**described(NEW_TABLE))
    async def make(request: Request) -> Response:
        wish = await body_of(request, wire.NewTable)
        _count_table(hall, request)
        setup, handed, host = seats.new_setup(wish, now())
        begin = wish.begin or wish.lesson
        if begin:
            seats.check_complete(setup)
        table = await hall.tables.make(setup)
        async with hall.tables.use(table) as found:
            if begin:
                await found.write(found.begin)
            return answer(wire.Seated(found.describe(), handed, host), 201)

    @router.api_route(**described(TABLE))
    async def look(table: str) -> Response:
        async with hall.tables.use(table) as found:
            return answer(found.describe())

    @router.api_route(**described(JOIN))
    async def join(table: str, request: Request) -> Response:
        wish = await body_of(request, wire.Join)
        async with hall.tables.use(table) as found:
            before = await _seat_before(hall, found.snapshot.setup, token_of(request))
            return answer(await found.write(lambda: _sit(found, before, wish)))

    @router.api_route(**described(CHANGE))
    async def change(table: str, seat: int, request: Request) -> Response:
        wish = await body_of(request, wire.SeatChange)
        async with hall.tables.use(table) as found:
            await found.write(lambda: _change(found, seat, wish, token_of(request)))
            return answer(found.describe())

    @router.api_route(**described(PASS))
    async def make_pass(table: str, seat: int, request: Request) -> Response:
        async with hall.tables.use(table) as found:
            keeper = seats.keeper_of(found.snapshot.setup, seat, token_of(request))
            code = await hall.passes.make(found.id, seat, keeper)
            url = f"{_base(hall, request)}/t/{found.id}#{code}"
            return answer(wire.Pass(code, url, _code(url), int(hall.passes.lasts)), 201)

    @router.api_route(**described(REVOKE))
    async def revoke(table: str, seat: int, request: Request) -> Response:
        async with hall.tables.use(table) as found:
            seats.keeper_of(found.snapshot.setup, seat, token_of(request))
            await hall.passes.revoke(found.id, seat)
            return answer(found.describe())

    @router.api_route(**described(CLAIM))
    async def claim(request: Request) -> Response:
        wish = await body_of(request, wire.Claim)
        if not hall.may_claim(address_of(request.scope)):
            raise TooOftenError("too-often")
        taken = await hall.passes.take(wish.code)
        async with hall.tables.use(taken.table) as found:
            return answer(await found.write(lambda: _sit_further(found, taken)))

    @router.api_route(**described(HOST))
    async def host(table: str, request: Request) -> Response:
        wish = await body_of(request, wire.NewHost)
        async with hall.tables.use(table) as found:
            await found.write(lambda: _make_host(hall, found, wish.seat, token_of(request)))
            return answer(found.describe())

    @router.api_route(**described(LEAVE))
    async def leave(table: str, request: Request) -> Response:
        async with hall.tables.use(table) as found:
            await found.write(lambda: _leave(found, token_of(request)))
            return answer(found.describe())

    @router.api_route(**described(BEGIN))
    async def begin(table: str, request: Request) -> Response:
        async with hall.tables.use(table) as found:
            if not found.snapshot.setup.is_host(token_of(request)):
                raise WrongTokenError("token-wrong")
            await found.write(found.begin)
            return answer(found.describe())

    @router.api_route(**described(REMATCH))
    async def rematch(table: str, request: Request) -> Response:
        token = token_of(request)
        async with hall.tables.use(table) as found:
            setup = found.snapshot.setup
            seat = setup.seat_of(token)
            if seat is None and not setup.is_host(token):
                raise WrongTokenError("token-wrong")
            _ = found.snapshot.finished
            host = await found.write(lambda: _make_rematch(hall, found, seat))
            return answer(await _come_over(hall, str(found.snapshot.setup.rematch), seat, host))

    @router.api_route(**described(INVITE))
    async def invite(table: str, request: Request) -> Response:
        async with hall.tables.use(table) as found:
            url = f"{_base(hall, request)}/t/{found.id}"
            return answer(wire.Invite(url, _code(url)))

    @router.api_route(**described(RECORD))
    async def record(table: str) -> Response:
        async with hall.tables.use(table) as found:
            text = await aside(_text_of, found.snapshot.finished)
            name = f'attachment; filename="rallar-{found.board.id}-{table}.jsonl"'
            return Response(text, media_type=JSON_LINES, headers={"Content-Disposition": name})

    @router.api_route(**described(REPLAY))
    async def replay(table: str, at: At = None, seat: Viewer = None) -> Response:
        async with hall.tables.use(table) as found:
            game = found.snapshot.finished
            last = len(game.history)
            if (at or 0) > last or (seat or 0) >= game.seats:
                raise MisfitError("replay-beyond", last=last, seats=game.seats)
            return answer(await aside(moment, game, last if at is None else at, seat))

    @router.api_route(**described(ANALYSIS))
    async def analysis(table: str) -> Response:
        async with hall.tables.use(table) as found:
            return answer(await hall.analyses.look(found))

    @router.api_route(**described(ANALYSE))
    async def analyse(table: str, request: Request) -> Response:
        async with hall.tables.use(table) as found:
            status = await hall.analyses.look(found)
            if status.state in ("none", "failed"):
                if not hall.may_analyse(address_of(request.scope)):
                    raise TooOftenError("too-often")
                status = await hall.analyses.begin(found)
            return answer(status)

    @router.api_route(**described(FORGO))
    async def forgo(table: str) -> Response:
        async with hall.tables.use(table) as found:
            return answer(await hall.analyses.forgo(found))

    @router.api_route(**described(PLAY_ON))
    async def play_on(table: str, request: Request) -> Response:
        wish = await body_of(request, wire.PlayOn)
        async with hall.tables.use(table) as found:
            game = found.snapshot.finished
            if wish.at >= len(game.history) or wish.seat >= game.seats:
                raise MisfitError("replay-beyond", last=len(game.history) - 1, seats=game.seats)
            setup, handed, host = seats.playing_on(found.snapshot.setup, wish, now())
            _count_table(hall, request)
            lines = await aside(_lines_until, game, wish.at)
        other = await hall.tables.make(setup, lines, over=False)
        async with hall.tables.use(other) as found:
            return answer(wire.Seated(found.describe(), handed, host), 201)

    @router.api_route(**described(KEEP_RECORD))
    async def keep_record(request: Request) -> Response:
        body = await bytes_of(request, MAX_RECORD)
        _count_table(hall, request)
        checked = await hall.uploads.do(address_of(request.scope), checked_record, body, hall.tables.kernel)
        chairs = tuple(Chair("person", color) for color in PIECE_COLORS[: checked.seats])
        setup = Setup(checked.board, checked.options, chairs, now())
        table = await hall.tables.make(setup, tuple(checked.lines()))
        async with hall.tables.use(table) as found:
            return answer(found.describe(), 201)

    @router.api_route(**described(COUNT))
    async def count(request: Request) -> Response:
        sheet = await body_of(request, Sheet, MAX_SHEET)
        work = partial(count_sheet, sheet, kernel=hall.tables.kernel)
        return answer(await hall.counts.do(address_of(request.scope), work))

    @router.api_route(**described(NEW_SHEET))
    async def make_sheet(request: Request) -> Response:
        sheet = await body_of(request, Sheet, MAX_SHEET)
        _count_table(hall, request)
        await hall.tables.check_room()
        return answer(await shared.new_sheet(hall.store, sheet), 201)

    @router.api_route(**described(SHEET))
    async def look_at_sheet(sheet: str, request: Request) -> Response:
        return Packed.of(wire.encode(await shared.look(hall.store, sheet)), JSON).answer(request)

    @router.api_route(**described(CHANGE_SHEET))
    async def change_sheet(sheet: str, request: Request) -> Response:
        wish = await body_of(request, wire.SheetChange, MAX_SHEET)
        return answer(await shared.change(hall.store, sheet, wish))

    @router.api_route(**described(SHEET_INVITE))
    async def invite_to_sheet(sheet: str, request: Request) -> Response:
        url = f"{_base(hall, request)}/score/{(await shared.look(hall.store, sheet)).id}"
        return answer(wire.Invite(url, _code(url)))

    return router


def sockets(hall: Hall) -> ASGIApp:
    """The way in to a table by socket. It is open for hours: whatever only an answer needs is not kept beside it."""

    async def serve(scope: Scope, receive: Receive, send: Send) -> None:
        websocket, address, named = WebSocket(scope, receive, send), address_of(scope), SOCKETS.fullmatch(scope["path"])
        if named is None:
            await websocket.close()
            return
        try:
            with hall.sockets.places.one_for(address):
                async with hall.tables.use(named["table"]) as found:
                    await hall.sockets.serve(websocket, found, address, partial(hall.may_claim, address))
        except RallarError as error:
            await turn_away(websocket, error)

    return serve


async def _kept(made: Callable[[Shelf, str], Packed], board: str, request: Request) -> Response:
    """Something of a board, made when it is first asked for."""
    if board not in board_ids():
        raise UnknownError("board-unknown", board=board[:40], known=", ".join(board_ids()))
    return (await aside(made, shelf(), board)).answer(request)


@cache
def _boards(shelf: Shelf) -> Packed:
    return Packed.of(wire.encode([_summary(shelf, shelf.board(board)) for board in shelf.ids]), JSON)


def _summary(shelf: Shelf, board: Board) -> wire.BoardSummary:
    names = {tag: wire.BoardNames(each.title, each.tagline, each.variants) for tag, each in board.names.items()}
    variants = {name: rules.players for name, rules in board.variants.items()}
    theme = read_theme(shelf.folder(board.id))
    return wire.BoardSummary(
        id=board.id,
        title=board.title,
        names=names,
        players=board.rules.players,
        variants=variants,
        band=theme.band,
        button=theme.button,
        lesson=shelf.lesson(board.id) is not None,
    )


def _games_of(found: Opponent) -> tuple[str, ...]:
    """The boards that an opponent plays, and their variants as board/variant."""
    games = ((board, variant) for board in map(load_board, board_ids()) for variant in (None, *board.variants))
    return tuple(
        board.id if variant is None else f"{board.id}/{variant}"
        for board, variant in games
        if plays(found, setting_of(board, variant))
    )


@cache
def _board(shelf: Shelf, board: str) -> Packed:
    found, folder = shelf.board(board), shelf.folder(board)
    points = {str(length): points for length, points in ROUTE_POINTS.items()}
    drawing, theme = read_drawing(folder, found), asdict(read_theme(folder))
    return Packed.of(wire.encode(wire.BoardAndDrawing(found, drawing, theme, points)), JSON)


@cache
def _poster(shelf: Shelf, board: str) -> Packed:
    return Packed.of(*read_poster(shelf.folder(board), shelf.board(board)))


@cache
def _thumbnail(shelf: Shelf, board: str) -> Packed:
    return Packed.of(*read_thumbnail(shelf.folder(board), shelf.board(board)))


@cache
def _lesson(shelf: Shelf, board: str) -> Packed:
    return Packed.of(wire.encode(wire.LessonSteps(seats.checked_lesson(shelf.lesson(board)).steps)), JSON)


@cache
def _boxes(shelf: Shelf, board: str) -> Packed:
    found = shelf.board(board)
    boxes = {variant or "": facts_of(setting_of(found, variant).record) for variant in (None, *found.variants)}
    return Packed.of(wire.encode(wire.Boxes(boxes)), JSON)


def _base(hall: Hall, request: Request) -> str:
    return public_base(request.url.scheme, request.headers.get("host", ""), hall.settings.address)


def _count_table(hall: Hall, request: Request) -> None:
    address = address_of(request.scope)
    if not hall.new_tables.take(address):
        raise TooOftenError("too-often")
    if not hall.tables_today.take(address):
        raise TooOftenError("tables-enough")


def _check_may_change(setup: Setup, seat: int, wish: wire.SeatChange, token: str | None) -> None:
    chair = setup.chair(seat)
    if setup.is_host(token):
        return
    if setup.seat_of(token) is None:
        raise WrongTokenError("token-wrong")
    if setup.seat_of(token) != seat or wish.kind or wish.level or chair.kind != "person":
        raise NotYoursError("seat-not-yours", seat=seat)


async def _seat_before(hall: Hall, setup: Setup, token: str | None) -> int | None:
    """Where whoever brings a token sat at the table before; without a token, nowhere."""
    if token is None:
        return None
    if setup.rematch_of is not None:
        async with hall.tables.use(setup.rematch_of) as before:
            return seats.seat_by(before.snapshot.setup, token)
    raise WrongTokenError("token-wrong")


async def _change(table: Table, seat: int, wish: wire.SeatChange, token: str | None) -> None:
    setup = table.snapshot.setup
    _check_may_change(setup, seat, wish, token)
    table.snapshot.check_open()
    await table.change(seats.change(setup, seat, wish))


async def _make_host(hall: Hall, table: Table, seat: int, token: str | None) -> None:
    """The host hands over; once the host is gone for a while, whoever sits at the table may take over."""
    setup = table.snapshot.setup
    if not setup.is_host(token):
        if seats.seat_by(setup, token) != seat:
            raise NotYoursError("seat-not-yours", seat=seat)
        if not table.is_host_gone(hall.settings.away_after):
            raise NotNowError("host-just-left")
    table.snapshot.check_open()
    await table.change(seats.hosted_by(setup, seat))


async def _leave(table: Table, token: str | None) -> None:
    setup = table.snapshot.setup
    seat = seats.seat_by(setup, token)
    table.snapshot.check_open()
    await table.change(seats.leave(setup, seat))


async def _make_rematch(hall: Hall, table: Table, seat: int | None) -> str | None:
    """The next table of the same people, kept before anyone is told of it; for the first who asks its host's token."""
    setup = table.snapshot.setup
    if setup.rematch and await hall.tables.has(setup.rematch):  # one that was never begun may have been forgotten
        return None
    host = tokens.new_token()
    again = replace(seats.rematch_of(table.id, setup, now()), host=tokens.hash_of(host), host_seat=seat)
    await table.change(replace(setup, rematch=await hall.tables.make(again)))
    return host


async def _come_over(hall: Hall, table: str, seat: int | None, host: str | None) -> wire.Seated:
    async with hall.tables.use(table) as found:
        if seat is None:
            seated = wire.Seated(found.describe(), {})
        else:
            seated = await found.write(lambda: _sit(found, seat, wire.Join()))
        return replace(seated, host=host or msgspec.UNSET)


async def _sit(table: Table, before: int | None, wish: wire.Join) -> wire.Seated:
    """On the seat kept for who sat there before; for anyone else on an open one, until the game begins."""
    setup = table.snapshot.setup
    seat = before if before is not None and setup.chairs[before].kept else None
    if seat is None:
        table.snapshot.check_open()
        seat = seats.open_seat(setup, wish)
    has_come = setup.chairs[seat].token is not None  # on another device, or the answer was lost
    setup, token = seats.sit_further(setup, seat) if has_come else seats.sit(setup, seat, wish)
    await table.change(setup)
    return wire.Seated(table.describe(), {str(seat): token})


async def _sit_further(table: Table, taken: Pass) -> wire.Seated:
    """On the seat of a pass, unless it has another keeper by now."""
    setup = table.snapshot.setup
    if setup.chairs[taken.seat].token != taken.keeper:
        raise UnknownError("pass-ended")
    setup, token = seats.sit_further(setup, taken.seat)
    await table.change(setup)
    return wire.Seated(table.describe(), {str(taken.seat): token})


def _code(url: str) -> str:
    out = BytesIO()
    segno.make(url, error="m", micro=False).save(out, kind="svg", xmldecl=False, omitsize=True, border=2, light="#fff")
    return out.getvalue().decode().strip()


def _lines_until(game: Game, moves: int) -> tuple[str, ...]:
    return tuple(Record.of(game.copy(moves)).lines())


def _text_of(game: Game) -> str:
    return "".join(f"{line}\n" for line in Record.of(game).lines())
