"""Sheets on which several write at once, each in the store as a paper.

A change puts single things in their places and keeps all the others. So whoever was quicker has lost nothing: the
change is made again on what they left.
"""

from __future__ import annotations

from contextlib import suppress

import msgspec
from msgspec import UNSET
from msgspec.structs import asdict, replace

from rallar.game import Sheet
from rallar.game.count import check_names
from rallar.protocol import wire
from rallar.server import tokens
from rallar.server.errors import MisfitError, NotNowError, QuickerError, UnknownError
from rallar.server.store import Paper, PaperStore
from rallar.server.table import now

KIND = "sheet"
TRIES = 20  # to be the quickest: so many others may write in the same moment


async def new_sheet(store: PaperStore, sheet: Sheet) -> wire.SharedSheet:
    check_names(sheet)
    name = tokens.new_table_id()
    await store.keep_paper(KIND, name, _paper(sheet, 0))
    return wire.SharedSheet(name, 0, sheet)


async def look(store: PaperStore, name: str) -> wire.SharedSheet:
    """By its name, or by what somebody has typed for it."""
    for each in dict.fromkeys((name, tokens.plain(name))):
        paper = await store.paper(KIND, each) if tokens.may_be_table_id(each) else None
        if paper is not None:
            return wire.SharedSheet(each, paper.revision, msgspec.json.decode(paper.body, type=Sheet))
    raise UnknownError("sheet-unknown", sheet=name[:40])


async def change(store: PaperStore, name: str, wish: wire.SheetChange) -> wire.SharedSheet:
    for _ in range(TRIES):
        found = await look(store, name)
        sheet = changed(found.sheet, wish)
        if sheet == found.sheet:
            return found
        with suppress(QuickerError):
            await store.keep_paper(KIND, found.id, _paper(sheet, found.revision + 1))
            return wire.SharedSheet(found.id, found.revision + 1, sheet)
    raise NotNowError("sheet-changed")


def changed(sheet: Sheet, wish: wire.SheetChange) -> Sheet:
    """A sheet with things in other places, and other notes about its players."""
    for placing in wish.placings:
        _check_player(sheet, placing.owner)
        sheet = sheet.placed(placing.things, placing.name, placing.owner)
    for noting in wish.notings:
        _check_player(sheet, noting.player)
        noted = {key: value for key, value in asdict(noting).items() if value is not UNSET and key != "player"}
        players = list(sheet.players)
        players[noting.player] = replace(players[noting.player], **noted)
        sheet = replace(sheet, players=tuple(players))
    check_names(sheet)
    return sheet


def _check_player(sheet: Sheet, player: object) -> None:
    if isinstance(player, int) and player >= len(sheet.players):
        raise MisfitError("sheet-no-player", seat=player, seats=len(sheet.players))


def _paper(sheet: Sheet, revision: int) -> Paper:
    return Paper(msgspec.json.encode(sheet).decode(), now(), revision)
