"""The endpoints by which players say how they are reached while they are away, and the pages that mails lead to."""

from __future__ import annotations

import hmac
from collections.abc import Awaitable, Callable

from fastapi import APIRouter
from msgspec.structs import replace
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from rallar.protocol import wire
from rallar.protocol.endpoints import MAIL, NO_MAIL, NOTICES, RENEW, ROOT, SILENCE, WAYS
from rallar.server import seats, ways, wording
from rallar.server.answers import answer
from rallar.server.asked import body_of, token_of
from rallar.server.bell import mark_before
from rallar.server.errors import NotNowError, TooOftenError, UnknownError
from rallar.server.hall import Hall
from rallar.server.mail import CONFIRM, STOP
from rallar.server.openapi import described
from rallar.server.security import address_of
from rallar.server.store import KeptWay
from rallar.server.table import Table, now
from rallar.server.ways import Way

MOST_SEATS = 5


def reach(hall: Hall) -> APIRouter:
    router = APIRouter(prefix=ROOT)
    store = hall.store

    async def told(table: str, seat: int) -> Response:
        return answer(_summary(await store.ways(table, seat)))

    @router.api_route(**described(WAYS))
    async def look(table: str, seat: int, request: Request) -> Response:
        async with hall.tables.use(table) as found:
            _keeper(found, seat, request)
            return await told(found.id, seat)

    @router.api_route(**described(NOTICES))
    async def add_device(table: str, seat: int, request: Request) -> Response:
        wish = await body_of(request, wire.Device)
        if hall.bell.push is None:
            raise NotNowError("push-none")
        ways.check_endpoint(wish.endpoint, hall.settings.push_hosts)
        async with hall.tables.use(table) as found:
            way = ways.way_of(wish, _keeper(found, seat, request))
            _check_goes_on(found)
            kept = KeptWay(found.id, seat, wish.endpoint, ways.DEVICE, way.text(), mark_before(found))
            await store.add_way(kept, now(), ways.MOST_DEVICES)
            hall.bell.expect(found.id)
            return await told(found.id, seat)

    @router.api_route(**described(SILENCE))
    async def remove_device(table: str, seat: int, request: Request) -> Response:
        wish = await body_of(request, wire.Silence)
        async with hall.tables.use(table) as found:
            _keeper(found, seat, request)
            await store.remove_way(KeptWay(found.id, seat, wish.endpoint, ways.DEVICE, "", 0))
            return await told(found.id, seat)

    @router.api_route(**described(RENEW))
    async def renew(request: Request) -> Response:
        wish = await body_of(request, wire.Renewal)
        if hall.bell.push is None:
            raise NotNowError("push-none")
        ways.check_endpoint(wish.endpoint, hall.settings.push_hosts)
        ways.check_keys(wish.p256dh, wish.auth)
        found = [each for each in await store.ways_to(wish.before) if _has_auth(each, wish.before_auth)]
        for kept in found:
            way = replace(Way.read(kept.setting), p256dh=wish.p256dh, auth=wish.auth)
            await store.remove_way(kept)
            after = KeptWay(kept.table, kept.seat, wish.endpoint, ways.DEVICE, way.text(), kept.mark)
            await store.add_way(after, now(), ways.MOST_DEVICES)
        return answer(wire.Renewed(len(found)))

    @router.api_route(**described(MAIL))
    async def add_mail(table: str, seat: int, request: Request) -> Response:
        wish = await body_of(request, wire.MailWish)
        if hall.bell.post is None:
            raise NotNowError("mail-none")
        ways.check_mailbox(wish.address)
        async with hall.tables.use(table) as found:
            way = ways.way_of(wish, _keeper(found, seat, request))
            _check_goes_on(found)
            if _is_confirmed(await store.ways(found.id, seat), wish.address, way.keeper):
                way = replace(way, mail="confirmed")
            elif not hall.may_write(address_of(request.scope), wish.address):
                raise TooOftenError("too-often")
            kept = KeptWay(found.id, seat, wish.address, ways.MAIL, way.text(), mark_before(found))
            await store.add_way(kept, now(), 1, due=int(hall.bell.clock()) if way.mail == "none" else None)
            hall.bell.expect(found.id)
            return await told(found.id, seat)

    @router.api_route(**described(NO_MAIL))
    async def remove_mail(table: str, seat: int, request: Request) -> Response:
        async with hall.tables.use(table) as found:
            _keeper(found, seat, request)
            for kept in await store.ways(found.id, seat):
                if kept.kind == ways.MAIL:
                    await store.remove_way(kept)
            return await told(found.id, seat)

    return router


def letters(hall: Hall) -> APIRouter:
    """Pages without script. Looking at one changes nothing: those who guard mailboxes follow every link."""
    router = APIRouter(prefix=f"{ROOT}/letters", include_in_schema=False)
    store = hall.store

    async def confirm(kept: KeptWay) -> None:
        await store.set_way(kept, replace(Way.read(kept.setting), mail="confirmed").text())

    does: dict[str, Callable[[KeptWay], Awaitable[None]]] = {CONFIRM: confirm, STOP: store.remove_way}

    @router.api_route("/{table}/{seat}/{word}/{key}", methods=["GET", "POST"])
    async def letter(table: str, seat: int, word: str, key: str, request: Request) -> Response:
        language = wording.spoken(request.query_params.get("language", ""))
        if word not in does or seat not in range(MOST_SEATS) or hall.bell.post is None:
            raise UnknownError("path-unknown")
        found = [
            each
            for each in await store.ways(table, seat)
            if hmac.compare_digest(hall.bell.post.key(word, each, Way.read(each.setting)).encode(), key.encode())
        ]
        page = wording.STOP if word == STOP else wording.CONFIRM
        if request.method == "GET" and found:
            return HTMLResponse(wording.question(language, page))
        for kept in found:
            await does[word](kept)
        if found or word == STOP:
            return HTMLResponse(wording.done(language, page))
        return HTMLResponse(wording.done(language, None), 404)

    return router


def _keeper(table: Table, seat: int, request: Request) -> str:
    return seats.keeper_of(table.snapshot.setup, seat, token_of(request))


def _check_goes_on(table: Table) -> None:
    if table.snapshot.status == "over":
        raise NotNowError("table-not-playing")


def _summary(found: list[KeptWay]) -> wire.Ways:
    mails = [Way.read(each.setting).mail for each in found if each.kind == ways.MAIL]
    stage: wire.MailStage = "none" if not mails else "confirmed" if mails == ["confirmed"] else "asked"
    return wire.Ways(len(found) - len(mails), stage)


def _has_auth(kept: KeptWay, auth: str) -> bool:
    return hmac.compare_digest(Way.read(kept.setting).auth.encode(), auth.encode())


def _is_confirmed(found: list[KeptWay], address: str, keeper: str) -> bool:
    kept = [Way.read(each.setting) for each in found if each.address == address]
    return any(each.mail == "confirmed" and each.keeper == keeper for each in kept)
