"""How a table is set up and who keeps its seats: values, and what may be done to them before the game begins."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from rallar.bots import DEFAULT, levels_for
from rallar.bots.opponents import checked_level, current_level
from rallar.game import Options
from rallar.game.called import is_printable, tidied
from rallar.game.options import check_seats
from rallar.game.setting import Setting, setting_of
from rallar.model.errors import shown
from rallar.model.lesson import Lesson
from rallar.model.loader import load_board, load_lesson
from rallar.model.types import PIECE_COLORS, PieceColor
from rallar.protocol import wire
from rallar.server import tokens
from rallar.server.errors import MisfitError, NotNowError, NotYoursError, UnknownError, WrongTokenError
from rallar.server.pace import checked_pace

FURTHER = 4  # devices, beyond the first, that may keep one seat


class Chair(Struct, frozen=True, omit_defaults=True):
    """A seat as it is kept on disk. One that is `kept` waits for who sat there at the table before, at any time."""

    kind: wire.SeatKind
    color: PieceColor
    name: str = ""
    level: str | None = None
    token: str | None = None
    stand_in: bool = False
    kept: bool = False
    played_from: int | None = (
        None  # the position since which a computer has played for the person, who has not been back
    )
    further: tuple[str, ...] = ()  # the hashes of the tokens of further devices of the same person
    heard: int = 0  # lines of talk before whoever sits here came: those said from here are of someone who has left

    @property
    def keys(self) -> tuple[str, ...]:
        """The hashes of all its tokens."""
        return () if self.token is None else (self.token, *self.further)

    def is_of(self, token: str | None) -> bool:
        return any(tokens.matches(token, each) for each in self.keys)

    @property
    def is_automatic(self) -> bool:
        return self.kind == "computer" or self.stand_in


class Setup(Struct, frozen=True, omit_defaults=True):
    """Everything about a table but its game."""

    board: str
    options: dict[str, str | int]
    chairs: tuple[Chair, ...]
    created: int
    host: str | None = None
    host_seat: int | None = None  # whoever sits there is the host too, on whichever device
    rematch: str | None = None
    rematch_of: str | None = None
    lesson: bool = False  # a fixed deal, and a computer that always plays the same
    hints: bool | None = None  # whether they are allowed; None: as it suits who sits here
    pace: wire.Pace | None = None

    def text(self) -> str:
        return wire.encode(self).decode()

    @classmethod
    def read(cls, text: str) -> Setup:
        """A table as it was kept; its computers by the names that their levels have today."""
        setup = msgspec.json.decode(text, type=cls)
        chairs = (
            each if each.level is None else replace(each, level=current_level(each.level)) for each in setup.chairs
        )
        return replace(setup, chairs=tuple(chairs))

    @property
    def setting(self) -> Setting:
        variant = self.options.get("variant")
        return setting_of(load_board(self.board), None if variant is None else str(variant))

    def chair(self, seat: int) -> Chair:
        if not 0 <= seat < len(self.chairs):
            raise UnknownError("seat-unknown", seat=shown(seat), seats=len(self.chairs))
        return self.chairs[seat]

    def with_chair(self, seat: int, chair: Chair) -> Setup:
        return replace(self, chairs=(*self.chairs[:seat], chair, *self.chairs[seat + 1 :]))

    @property
    def has_hints(self) -> bool:
        """Whoever plays alone against computers may ask for hints, unless it is settled otherwise."""
        people = [chair.kind for chair in self.chairs if chair.kind != "computer"]
        return people == ["person"] if self.hints is None else self.hints

    def is_host(self, token: str | None) -> bool:
        sits = self.host_seat is not None and self.chairs[self.host_seat].is_of(token)
        return sits or tokens.matches(token, self.host)

    def seat_of(self, token: str | None) -> int | None:
        return next((seat for seat, chair in enumerate(self.chairs) if chair.is_of(token)), None)


def new_setup(wish: wire.NewTable, now: int) -> tuple[Setup, dict[str, str], str]:
    """A table as someone wishes it, the tokens of the seats that sit with its maker, and that of the host."""
    board = load_board(wish.board)
    if wish.lesson:
        wish = _as_taught(wish, checked_lesson(load_lesson(wish.board)))
    options = Options(wish.variant, wish.start)
    check_seats(options.rules(board), len(wish.seats), options)
    host = tokens.new_token()
    handed = {seat: tokens.new_token() for seat, each in enumerate(wish.seats) if each.kind == "person"}
    chairs = tuple(
        _chair(each, color, handed.get(seat), setting_of(board, wish.variant))
        for seat, (each, color) in enumerate(zip(wish.seats, _colors(wish.seats), strict=True))
    )
    setup = Setup(
        board=wish.board,
        options=options.stated(),
        chairs=chairs,
        created=now,
        host=tokens.hash_of(host),
        host_seat=min(handed, default=None),
        lesson=wish.lesson,
        hints=wish.hints,
        pace=checked_pace(wish.pace),
    )
    return setup, {str(seat): token for seat, token in handed.items()}, host


def playing_on(before: Setup, wish: wire.PlayOn, now: int) -> tuple[Setup, dict[str, str], str]:
    """A table for one person of another, against computers, on which its game goes on from an earlier moment."""
    level = levels_for(before.setting)[-1] if wish.level is None else wish.level
    chairs = (
        wire.SeatWish("person" if seat == wish.seat else "computer", color=chair.color, level=_of(seat, wish, level))
        for seat, chair in enumerate(before.chairs)
    )
    variant = before.options.get("variant")
    table = wire.NewTable(before.board, tuple(chairs), None if variant is None else str(variant))
    setup, handed, host = new_setup(table, now)
    return replace(setup, options=before.options), handed, host


def _of(seat: int, wish: wire.PlayOn, level: str) -> str | None:
    return None if seat == wish.seat else level


def checked_lesson(lesson: Lesson | None) -> Lesson:
    if lesson is None:
        raise UnknownError("lesson-none")
    return lesson


def _as_taught(wish: wire.NewTable, lesson: Lesson) -> wire.NewTable:
    """Who learns sits first and begins; the computer plays as the lesson expects it to."""
    if [seat.kind for seat in wish.seats] != ["person", "computer"] or any(
        each is not None for each in (wish.variant, wish.start, wish.pace)
    ):
        raise MisfitError("lesson-seats")
    person, computer = wish.seats
    return replace(wish, seats=(person, replace(computer, level=lesson.level)), start=0)


def _chair(wish: wire.SeatWish, color: Any, token: str | None, setting: Setting) -> Chair:
    level = checked_level(wish.level or DEFAULT, setting) if wish.kind == "computer" else None
    return Chair(wish.kind, color, checked_name(wish.name), level, None if token is None else tokens.hash_of(token))


def _colors(wishes: Sequence[wire.SeatWish]) -> list[str]:
    """The colors wished for; the others get what is left."""
    wished = [wish.color for wish in wishes if wish.color]
    for color in wished:
        if wished.count(color) > 1:
            raise MisfitError("color-taken", piece=color)
    free = (color for color in PIECE_COLORS if color not in wished)
    return [wish.color or next(free) for wish in wishes]


def checked_name(name: str) -> str:
    if not is_printable(name):
        raise MisfitError("name-unprintable")
    return tidied(name)


def _own_name(setup: Setup, seat: int, name: str) -> str:
    """A name that tells its owner from everybody else at the table."""
    name = checked_name(name)
    others = (each.name.casefold() for place, each in enumerate(setup.chairs) if place != seat)
    if name and name.casefold() in others:
        raise NotNowError("name-taken", name=name)
    return name


def open_seat(setup: Setup, wish: wire.Join) -> int:
    """The seat someone new may sit down on: the one they name, else the one of their color, else the first."""
    if wish.seat is not None:
        if setup.chair(wish.seat).kind != "open":
            raise NotNowError("seat-taken", seat=wish.seat)
        return wish.seat
    found = [seat for seat, chair in enumerate(setup.chairs) if chair.kind == "open"]
    if not found:
        raise NotNowError("table-full")
    return next((seat for seat in found if setup.chairs[seat].color == wish.color), found[0])


def sit(setup: Setup, seat: int, wish: wire.Join) -> tuple[Setup, str]:
    """Someone takes a seat that they may have: the table then, and the token. An earlier one ends."""
    chair, token = setup.chairs[seat], tokens.new_token()
    name = chair.name if wish.name is None else _own_name(setup, seat, wish.name)
    chair = Chair("person", chair.color, name, token=tokens.hash_of(token), kept=chair.kept)
    return _colored(setup.with_chair(seat, chair), seat, wish.color), token


def sit_further(setup: Setup, seat: int) -> tuple[Setup, str]:
    """The same person at one more device: the table then, and its token. Of too many the longest ago ends."""
    chair, token = setup.chairs[seat], tokens.new_token()
    further = (*chair.further, tokens.hash_of(token))[-FURTHER:]
    return setup.with_chair(seat, replace(chair, further=further)), token


def _colored(setup: Setup, seat: int, color: PieceColor | None) -> Setup:
    """A seat in a color; an open seat that has it takes the other one's."""
    chair = setup.chairs[seat]
    if color is None or color == chair.color:
        return setup
    other = next((place for place, each in enumerate(setup.chairs) if each.color == color), None)
    if other is not None:
        if setup.chairs[other].kind != "open":
            raise NotNowError("color-taken", piece=color)
        setup = setup.with_chair(other, replace(setup.chairs[other], color=chair.color))
    return setup.with_chair(seat, replace(chair, color=color))


def change(setup: Setup, seat: int, wish: wire.SeatChange) -> Setup:
    """A seat with another name, color or keeper."""
    chair = setup.chair(seat)
    if wish.kind == "open":
        chair = Chair("open", chair.color)
    elif wish.kind == "computer" or (wish.level and chair.kind == "computer"):
        name = chair.name if chair.kind == "computer" else ""
        chair = Chair("computer", chair.color, name, checked_level(wish.level or chair.level or DEFAULT, setup.setting))
    elif wish.level:
        raise MisfitError("level-for-computers")
    if wish.name is not None:
        chair = replace(chair, name=_own_name(setup, seat, wish.name))
    if chair.kind != "person":
        setup = _without_host(setup, seat)
    return _colored(setup.with_chair(seat, chair), seat, wish.color)


def played_for(setup: Setup, seat: int, position: int, stand_in: bool) -> Setup:
    """A computer plays for a person from a position on: until they are back, or makes one move."""
    chair = setup.chairs[seat]
    since = position if chair.played_from is None else chair.played_from
    return setup.with_chair(seat, replace(chair, stand_in=stand_in, played_from=since))


def played_again(setup: Setup, seat: int) -> Setup:
    """The person is back, and has seen what was played for them."""
    return setup.with_chair(seat, replace(setup.chairs[seat], stand_in=False, played_from=None))


def leave(setup: Setup, seat: int) -> Setup:
    return _without_host(setup, seat).with_chair(seat, Chair("open", setup.chairs[seat].color))


def hosted_by(setup: Setup, seat: int) -> Setup:
    """The table with another host. Who was it before is it no longer."""
    if setup.chair(seat).token is None:
        raise NotNowError("seat-nobody", seat=seat)
    return replace(setup, host=None, host_seat=seat)


def _without_host(setup: Setup, seat: int) -> Setup:
    """Whoever sits down there next is not the host for that."""
    return replace(setup, host_seat=None) if setup.host_seat == seat else setup


def check_complete(setup: Setup) -> None:
    """Every seat is kept, and everyone a seat is kept for has come."""
    for seat, chair in enumerate(setup.chairs):
        if chair.kind == "open":
            raise NotNowError("seat-open", seat=seat)
        if chair.kind == "person" and chair.token is None:
            raise NotNowError("seat-awaited", seat=seat)


def rematch_of(table: str, setup: Setup, now: int) -> Setup:
    """The same seats again; people's are kept until they come over."""
    chairs = tuple(
        Chair(chair.kind, chair.color, chair.name, chair.level, kept=chair.kind == "person") for chair in setup.chairs
    )
    return Setup(setup.board, setup.options, chairs, now, rematch_of=table, hints=setup.hints, pace=setup.pace)


def seat_by(setup: Setup, token: str | None) -> int:
    seat = setup.seat_of(token)
    if seat is None:
        raise WrongTokenError("token-wrong")
    return seat


def keeper_of(setup: Setup, seat: int, token: str | None) -> str:
    """The hash of the first token of a seat, for who has one of its tokens."""
    chair = setup.chair(seat)
    if setup.seat_of(token) is None:
        raise WrongTokenError("token-wrong")
    if chair.token is None or not chair.is_of(token):
        raise NotYoursError("seat-not-yours", seat=seat)
    return chair.token
