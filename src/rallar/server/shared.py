"""Sheets on which several write at once, each in the store as a paper.

A change puts single things in their places and keeps all the others. So whoever was quicker has lost nothing: the
change is made again on what they left. Players have numbers that stay theirs, whoever else comes or goes meanwhile.
"""

from __future__ import annotations

from contextlib import suppress

import msgspec
from msgspec import UNSET, Struct
from msgspec.structs import asdict, replace

from rallar.game import Sheet, SheetPlayer
from rallar.game.called import tidied
from rallar.game.count import check_names
from rallar.protocol import wire
from rallar.server import tokens
from rallar.server.errors import MisfitError, NotNowError, QuickerError, UnknownError
from rallar.server.store import Paper, PaperStore
from rallar.server.table import now

KIND = "sheet"
TRIES = 20  # to be the quickest: so many others may write in the same moment
HANDS = 12  # that are remembered: those who came last


class Written(Struct, frozen=True):
    """A shared sheet as it is kept."""

    sheet: Sheet
    numbers: tuple[int, ...]  # of its players, in their order
    next: int  # the number of who comes next
    hands: tuple[wire.Hand, ...] = ()

    def seat(self, number: int) -> int:
        if number not in self.numbers:
            raise MisfitError("sheet-no-player", number=number)
        return self.numbers.index(number)


async def new_sheet(store: PaperStore, sheet: Sheet) -> wire.SharedSheet:
    written = _checked(Written(sheet, tuple(range(len(sheet.players))), len(sheet.players)))
    name = tokens.new_table_id()
    await store.keep_paper(KIND, name, _paper(written, 0))
    return _shown(name, written, 0)


async def look(store: PaperStore, name: str) -> wire.SharedSheet:
    return _shown(*await _found(store, name))


async def change(store: PaperStore, name: str, wish: wire.SheetChange) -> wire.SharedSheet:
    for _ in range(TRIES):
        id, before, revision = await _found(store, name)
        after = changed(before, wish)
        if after == before:
            return _shown(id, before, revision)
        with suppress(QuickerError):
            await store.keep_paper(KIND, id, _paper(after, revision + 1))
            return _shown(id, after, revision + 1)
    raise NotNowError("sheet-changed")


def changed(written: Written, wish: wire.SheetChange) -> Written:
    """A sheet with things in other places, other notes about its players, and perhaps other players."""
    for placing in wish.placings:
        owner = written.seat(placing.owner) if isinstance(placing.owner, int) else placing.owner
        written = replace(written, sheet=written.sheet.placed(placing.things, placing.name, owner))
    for noting in wish.notings:
        seat = written.seat(noting.player)
        noted = {key: value for key, value in asdict(noting).items() if value is not UNSET and key != "player"}
        players = list(written.sheet.players)
        players[seat] = replace(players[seat], **noted)
        written = _with_players(written, players, written.numbers)
    for number in wish.removed:
        written = _removed(written, written.seat(number))
    for newcomer in wish.added:
        players = [*written.sheet.players, SheetPlayer(name=newcomer.name, color=newcomer.color)]
        written = _with_players(written, players, (*written.numbers, written.next))
        written = replace(written, next=written.next + 1)
    if wish.variant is not UNSET:
        written = replace(written, sheet=replace(written.sheet, variant=wish.variant))
    if wish.hand:
        others = [hand for hand in written.hands if hand.writer != wish.hand.writer]
        written = replace(written, hands=(*others, wish.hand)[-HANDS:])
    return _checked(written)


def _removed(written: Written, seat: int) -> Written:
    """Without a player and all that is theirs; who wrote that down writes nothing just now."""
    players, numbers = list(written.sheet.players), list(written.numbers)
    gone = numbers.pop(seat)
    players.pop(seat)
    hands = tuple(
        replace(hand, me=None if hand.me == gone else hand.me, enters=None if hand.enters == gone else hand.enters)
        for hand in written.hands
    )
    return _with_players(replace(written, hands=hands), players, tuple(numbers))


def _with_players(written: Written, players: list[SheetPlayer], numbers: tuple[int, ...]) -> Written:
    return replace(written, sheet=replace(written.sheet, players=tuple(players)), numbers=numbers)


def _checked(written: Written) -> Written:
    """With names as those at tables are."""
    check_names(written.sheet)
    players = [replace(player, name=tidied(player.name)) for player in written.sheet.players]
    return _with_players(written, players, written.numbers)


async def _found(store: PaperStore, name: str) -> tuple[str, Written, int]:
    """By its name, or by what somebody has typed for it."""
    for each in dict.fromkeys((name, tokens.plain(name))):
        paper = await store.paper(KIND, each) if tokens.may_be_table_id(each) else None
        if paper is not None:
            return each, msgspec.json.decode(paper.body, type=Written), paper.revision
    raise UnknownError("sheet-unknown", sheet=name[:40])


def _shown(name: str, written: Written, revision: int) -> wire.SharedSheet:
    return wire.SharedSheet(name, revision, written.sheet, written.numbers, written.hands)


def _paper(written: Written, revision: int) -> Paper:
    return Paper(msgspec.json.encode(written).decode(), now(), revision)
