"""Whose time is up, and what then: with a clock that can be set, a real disk, and restarts in between."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from msgspec import UNSET

from rallar.kernel.engine import INTERPRETED
from rallar.model.errors import RallarError
from rallar.protocol import wire
from rallar.server import seats, takeover
from rallar.server.care import repair
from rallar.server.clocks import Time
from rallar.server.errors import MisfitError, NotNowError
from rallar.server.hall import Hall
from rallar.server.pace import DAY, DAYS_OFF, HOUR, LEAST, MINUTE, Clock
from rallar.server.settings import Settings
from rallar.server.table import Ring, Table
from tests.loops import run
from tests.server.house import House, house
from tests.server.people import refusal, see, some_move
from tests.server.scenes import BOARD

SETTINGS = replace(Settings(clocks_every=100_000).unlimited(), away_after=0)  # looked at only when the tests do
NUDGE, MOVE, STAND_IN = (wire.Pace("slow", DAY, then) for then in ("nudge", "move", "stand-in"))
LIVE = wire.Pace("live", 10 * MINUTE, "stand-in")


class Now:
    """A moment that the tests choose."""

    def __init__(self) -> None:
        self.at = 1_900_000_000.0

    def __call__(self) -> float:
        return self.at


@asynccontextmanager
async def opened(folder: Path | str, now: Now, time: Time | None = None) -> AsyncIterator[Hall]:
    hall = Hall(folder, SETTINGS, time or Time(now, now))
    async with hall.open():
        await asyncio.sleep(0)
        yield hall


async def begin(hall: Hall, pace: wire.Pace, people: int = 2) -> str:
    """A table at which everyone has chosen their tickets, but for the last."""
    wish = wire.NewTable(BOARD, (wire.SeatWish("person"),) * people, start=0, pace=pace)
    id = await hall.tables.make(seats.new_setup(wish, 0)[0])
    async with hall.tables.use(id) as table:
        await table.write(table.begin)
    return id


@asynccontextmanager
async def playing(folder: Path, now: Now, pace: wire.Pace) -> AsyncIterator[tuple[Hall, Table, list[tuple[int, Ring]]]]:
    """A table in whose game seat 0 is to move, and who was told what."""
    async with opened(folder, now) as hall, hall.tables.use(await begin(hall, pace)) as table:
        rung = list[tuple[int, Ring]]()
        table.on_ring = lambda _, seat, why: rung.append((seat, why))
        for seat in (0, 1):
            await play(table, seat)
        yield hall, table, rung


async def play(table: Table, seat: int) -> None:
    """The first thing that is legal, until another is asked."""
    move = next(iter(table.snapshot.playing.legal_moves_of(seat)))
    await table.write(lambda: table.play(seat, move))


async def play_turn(table: Table, seat: int) -> None:
    while seat in table.snapshot.to_move:
        await play(table, seat)


async def until(condition: Callable[[], bool]) -> None:
    async with asyncio.timeout(20):
        while not condition():
            await asyncio.sleep(0.01)


def left(table: Table, seat: int) -> object:
    return table.describe().seats[seat].left


def clock_of(table: Table) -> Clock:
    assert table.snapshot.clock
    return table.snapshot.clock


async def pass_time(hall: Hall, now: Now, seconds: float) -> None:
    now.at += seconds
    await hall.clocks.once()


# --- slow games


def test_each_who_is_asked_has_a_clock_of_their_own(tmp_path: Path) -> None:
    async def test() -> None:
        now = Now()
        async with opened(tmp_path, now) as hall, hall.tables.use(await begin(hall, NUDGE)) as table:
            assert (left(table, 0), left(table, 1)) == (DAY, DAY)
            await pass_time(hall, now, HOUR)
            await play(table, 1)
            assert (left(table, 0), left(table, 1)) == (23 * HOUR, UNSET)
            await play(table, 0)
            assert (left(table, 0), left(table, 1)) == (DAY, UNSET), "the first turn is another move"

    run(test())


def test_a_turn_is_one_move_however_many_cards_are_drawn(tmp_path: Path) -> None:
    async def test() -> None:
        now = Now()
        async with playing(tmp_path, now, NUDGE) as (hall, table, _):
            await pass_time(hall, now, HOUR)
            await table.write(lambda: table.play(0, "draw deck"))
            assert (table.snapshot.to_move, left(table, 0)) == ((0,), 23 * HOUR)
            await table.write(lambda: table.play(0, "draw deck"))
            assert (left(table, 0), left(table, 1)) == (UNSET, DAY)

    run(test())


def test_with_a_nudge_nothing_else_happens(tmp_path: Path) -> None:
    async def test() -> None:
        now = Now()
        async with playing(tmp_path, now, NUDGE) as (hall, table, rung):
            await pass_time(hall, now, 17 * HOUR)
            assert rung == []
            await pass_time(hall, now, HOUR)
            assert rung == [(0, "nudge")], "a quarter is left"
            await pass_time(hall, now, HOUR)
            assert rung == [(0, "nudge")], "once is enough"
            position = table.snapshot.position
            await pass_time(hall, now, 6 * HOUR)
            assert rung == [(0, "nudge")] * 2
            await pass_time(hall, now, 30 * DAY)
            assert (left(table, 0), table.snapshot.position, len(rung)) == (0, position, 2)
            await play_turn(table, 0)
            assert left(table, 1) == DAY

    run(test())


def test_a_move_is_made_for_who_is_away_and_they_play_on(tmp_path: Path) -> None:
    async def test() -> None:
        now = Now()
        async with playing(tmp_path, now, MOVE) as (hall, table, rung):
            position = table.snapshot.position
            await pass_time(hall, now, 18 * HOUR)
            await pass_time(hall, now, 6 * HOUR)
            await until(lambda: table.snapshot.to_move == (1,))
            assert rung == [(0, "nudge"), (0, "stand-in")]
            seat = table.describe().seats[0]
            assert (seat.stand_in, seat.played_from) == (False, position)
            assert all(past.seat == 0 for past in table.snapshot.playing.history[position:])
            await play_turn(table, 1)
            assert left(table, 0) == DAY, "the next move is theirs again"
            await table.write(lambda: takeover.come_back(table, 0))
            assert table.describe().seats[0].played_from is UNSET

    run(test())


def test_a_computer_stands_in_until_the_person_is_back(tmp_path: Path) -> None:
    async def test() -> None:
        now = Now()
        async with playing(tmp_path, now, STAND_IN) as (hall, table, rung):
            position = table.snapshot.position
            await pass_time(hall, now, DAY)
            for _ in range(2):
                await until(lambda: table.snapshot.to_move == (1,))
                assert table.describe().seats[0].stand_in
                await play_turn(table, 1)
            await until(lambda: table.snapshot.to_move == (1,))
            assert rung == [(0, "stand-in")], "nobody is reminded of what is over"
            assert (left(table, 0), table.describe().seats[0].played_from) == (UNSET, position)
            await table.write(lambda: takeover.come_back(table, 0))
            await play_turn(table, 1)
            assert (left(table, 0), table.describe().seats[0].played_from) == (DAY, UNSET)

    run(test())


def test_a_person_who_comes_just_in_time_moves_before_the_computer(tmp_path: Path) -> None:
    async def test() -> None:
        now = Now()
        async with playing(tmp_path, now, MOVE) as (hall, table, _):
            table.on_turn = lambda _: None  # the computer thinks for long
            await pass_time(hall, now, DAY)
            assert table.snapshot.is_automatic(0)
            await play_turn(table, 0)
            assert (table.snapshot.to_move, left(table, 1)) == ((1,), DAY)

    run(test())


# --- restarts and clocks that are set


def test_a_deadline_survives_a_restart(tmp_path: Path) -> None:
    async def test() -> None:
        now = Now()
        async with playing(tmp_path, now, STAND_IN) as (hall, table, _):
            id = table.id
            await pass_time(hall, now, 5 * HOUR)
        now.at += HOUR
        async with opened(tmp_path, now) as hall, hall.tables.use(id) as table:
            assert left(table, 0) == 18 * HOUR
            assert left(table, 1) is UNSET

    run(test())


@pytest.mark.parametrize(("pace", "grace"), [(STAND_IN, DAY / 4), (wire.Pace("slow", 7 * DAY), DAY / 2)])
def test_nobody_loses_because_the_server_was_down(tmp_path: Path, pace: wire.Pace, grace: float) -> None:
    async def test() -> None:
        now = Now()
        async with playing(tmp_path, now, pace) as (_, table, _):
            id, position = table.id, table.snapshot.position
        now.at += 90 * DAY
        async with opened(tmp_path, now) as hall, hall.tables.use(id) as table:
            await hall.clocks.once()
            assert (left(table, 0), table.snapshot.position) == (grace, position)
            await pass_time(hall, now, grace - 1)
            assert not table.describe().seats[0].stand_in
            await pass_time(hall, now, 1)
            assert table.describe().seats[0].stand_in

    run(test())


def test_a_table_that_only_the_disk_knows_is_woken(tmp_path: Path) -> None:
    """And a computer whose move a restart broke off makes it after all, although nobody comes."""

    async def test() -> None:
        now = Now()
        async with playing(tmp_path, now, MOVE) as (hall, table, _):
            table.on_turn = lambda _: None  # too late
            id, position = table.id, table.snapshot.position
            await pass_time(hall, now, DAY)
            assert table.snapshot.is_automatic(0)
        async with opened(tmp_path, now) as hall:
            assert hall.tables.live == []
            await pass_time(hall, now, 2 * MINUTE)
            async with hall.tables.use(id) as table:
                await until(lambda: table.snapshot.to_move == (1,))
                assert table.snapshot.position > position

    run(test())


def test_a_repaired_folder_keeps_its_clocks(tmp_path: Path) -> None:
    async def test() -> None:
        now = Now()
        async with playing(tmp_path, now, STAND_IN) as (hall, table, _):
            id = table.id
            due = await hall.store.due(now.at + DAY)
        repair(tmp_path, INTERPRETED)
        now.at += HOUR
        async with opened(tmp_path, now) as hall, hall.tables.use(id) as table:
            assert left(table, 0) == 23 * HOUR
            assert await hall.store.due(now.at + DAY) == due == [id]

    run(test())


@pytest.mark.parametrize("jump", [400 * DAY, -400 * DAY])
@pytest.mark.parametrize("pace", [STAND_IN, LIVE])
def test_a_clock_that_is_set_flags_nobody(tmp_path: Path, pace: wire.Pace, jump: float) -> None:
    async def test() -> None:
        wall, steady = Now(), Now()
        time = Time(wall, steady)
        async with opened(tmp_path, wall, time) as hall, hall.tables.use(await begin(hall, pace)) as table:
            wall.at += MINUTE + jump
            steady.at += MINUTE
            assert left(table, 0) == pace.seconds - MINUTE, "nobody has looked at the system's clock yet"
            await hall.clocks.once()
            assert not table.describe().seats[0].stand_in
            assert pace.seconds / 4 <= float(str(left(table, 0))) <= pace.seconds
            await play(table, 0)
            assert clock_of(table).hands[0].spent <= MINUTE

    run(test())


# --- live games


def test_at_a_live_table_everyone_has_time_for_the_whole_game(tmp_path: Path) -> None:
    async def test() -> None:
        now = Now()
        async with playing(tmp_path, now, LIVE) as (hall, table, rung):
            table.on_turn = lambda _: None
            await pass_time(hall, now, 2 * MINUTE)
            await play_turn(table, 0)
            assert (left(table, 0), left(table, 1)) == (8 * MINUTE, 10 * MINUTE)
            await pass_time(hall, now, MINUTE)
            assert (left(table, 0), left(table, 1)) == (8 * MINUTE, 9 * MINUTE)
            await play_turn(table, 1)
            await pass_time(hall, now, 8 * MINUTE)
            assert table.describe().seats[0].stand_in
            assert rung == [(0, "stand-in")], "nobody is reminded at a live table"
            await table.write(lambda: takeover.come_back(table, 0))
            assert left(table, 0) == LEAST, "whoever is back can still move"
            await play_turn(table, 0)
            assert left(table, 0) == 0

    run(test())


def test_a_live_clock_stands_still_while_the_server_is_down(tmp_path: Path) -> None:
    async def test() -> None:
        now = Now()
        async with playing(tmp_path, now, LIVE) as (_, table, _):
            id = table.id
            now.at += MINUTE
            await play_turn(table, 0)
        now.at += DAY
        async with opened(tmp_path, now) as hall, hall.tables.use(id) as table:
            await hall.clocks.once()
            assert (left(table, 0), left(table, 1)) == (9 * MINUTE, 10 * MINUTE)

    run(test())


# --- holidays


def test_on_holiday_the_clock_stands_still(tmp_path: Path) -> None:
    async def test() -> None:
        now = Now()
        async with playing(tmp_path, now, STAND_IN) as (hall, table, rung):
            await pass_time(hall, now, 6 * HOUR)
            await table.write(lambda: takeover.take_days_off(table, 0, 3))
            seat = table.describe().seats[0]
            assert (seat.off_until, seat.days_off, seat.left) == (now.at + 3 * DAY, DAYS_OFF - 3, UNSET)
            with pytest.raises(NotNowError, match="seat-on-holiday"):
                await table.write(lambda: takeover.propose(table, 0, 1, (1,), 0))
            await pass_time(hall, now, 3 * DAY)
            assert (left(table, 0), rung) == (18 * HOUR, [])
            await pass_time(hall, now, 12 * HOUR)
            assert rung == [(0, "nudge")]

    run(test())


def test_who_is_back_early_keeps_the_whole_days(tmp_path: Path) -> None:
    async def test() -> None:
        now = Now()
        async with playing(tmp_path, now, STAND_IN) as (hall, table, _):
            await table.write(lambda: takeover.take_days_off(table, 1, 2))
            await table.write(lambda: takeover.take_days_off(table, 1, 5))
            await pass_time(hall, now, 10 * HOUR)
            await play_turn(table, 0)
            assert left(table, 1) is UNSET, "asked during the holiday"
            await pass_time(hall, now, 26 * HOUR)
            await table.write(lambda: takeover.take_days_off(table, 1, 0))
            seat = table.describe().seats[1]
            assert (seat.left, seat.off_until, seat.days_off) == (DAY, UNSET, DAYS_OFF - 2)
            await pass_time(hall, now, HOUR)
            assert left(table, 1) == 23 * HOUR

    run(test())


def test_holidays_that_cannot_be_are_refused(tmp_path: Path) -> None:
    async def test() -> None:
        now = Now()
        async with playing(tmp_path, now, STAND_IN) as (_, table, _):
            await table.write(lambda: takeover.take_days_off(table, 0, DAYS_OFF))
            before = table.snapshot
            for seat, days, key in ((0, 1, "holiday-too-long"), (1, 0, "holiday-over")):
                with pytest.raises(NotNowError, match=key):
                    await table.write(lambda seat=seat, days=days: takeover.take_days_off(table, seat, days))  # type: ignore[misc]
            assert table.snapshot is before
        async with playing(tmp_path / "live", now, LIVE) as (_, table, _):
            with pytest.raises(NotNowError, match="holiday-not-slow"):
                await table.write(lambda: takeover.take_days_off(table, 0, 1))

    run(test())


def test_who_is_away_is_told_that_the_others_let_a_computer_play(tmp_path: Path) -> None:
    async def test() -> None:
        now = Now()
        async with playing(tmp_path, now, NUDGE) as (hall, table, rung):
            table.on_turn = lambda _: None
            table.arrive(Here())
            for seat in (0, 1 - table.snapshot.to_move[0]):  # with time left, or not asked at all
                with pytest.raises(NotNowError, match="seat-has-time" if seat == 0 else "seat-not-away"):
                    await table.write(lambda seat=seat: takeover.propose(table, seat, 1, (1,), 0))  # type: ignore[misc]
            await pass_time(hall, now, NUDGE.seconds)
            del rung[:]
            await table.write(lambda: takeover.propose(table, 0, 1, (1,), 0))
            assert rung == [(0, "stand-in")]
            assert table.describe().seats[0].played_from == table.snapshot.position

    run(test())


class Here:
    """Someone on seat 1, who says nothing."""

    def __init__(self) -> None:
        self.seat: int | None = 1
        self.seats = {1: ""}
        self.seen = False

    def send(self, data: bytes) -> None: ...

    def close(self, code: int) -> None: ...

    def refuse(self, error: RallarError) -> None: ...


# --- everything together


@pytest.mark.parametrize("seed", range(4))
def test_whatever_happens_no_clock_is_below_zero_and_none_is_missed(tmp_path: Path, seed: int) -> None:
    """Moves, holidays, restarts and time, at random."""

    async def test() -> None:
        chance, now = Random(seed), Now()
        pace = wire.Pace("slow", chance.choice([HOUR, DAY, 7 * DAY]), "nudge")
        async with opened(tmp_path, now) as hall:
            id = await begin(hall, pace, 3)
        for _ in range(6):
            now.at += chance.choice([0, HOUR, 20 * DAY])
            async with opened(tmp_path, now) as hall, hall.tables.use(id) as table:
                before = clock_of(table)
                for _ in range(25):
                    await _something(table, now, pace, chance)
                    await hall.clocks.once()
                    _check(table, now, pace)
                    kept = await hall.store.load(id)
                    assert kept is not None
                    assert Clock.read(kept.clock) == table.snapshot.clock, "what is shown is on disk"
                assert clock_of(table).pace == before.pace

    run(test())


async def _something(table: Table, now: Now, pace: wire.Pace, chance: Random) -> None:
    seat, deed = chance.randrange(3), chance.random()
    if deed < 0.4:
        now.at += chance.random() * pace.seconds
    elif deed < 0.8 and table.snapshot.to_move:
        await play(table, chance.choice(table.snapshot.to_move))
    else:
        with suppress(RallarError):
            await table.write(lambda: takeover.take_days_off(table, seat, chance.randrange(4)))


def _check(table: Table, now: Now, pace: wire.Pace) -> None:
    clock = clock_of(table)
    assert clock.seats_due(now.at) == [], "what is due is done"
    for seat, hand in enumerate(clock.hands):
        assert (hand.since is not None) == (seat in table.snapshot.to_move)
        assert 0 <= (clock.left(seat, now.at) or 0) <= pace.seconds
        assert 0 <= hand.days_off <= DAYS_OFF


# --- by the door


@pytest.mark.parametrize("pace", [wire.Pace("live", 59), wire.Pace("live", 4 * HOUR), wire.Pace("slow", 60)])
def test_odd_times_are_refused(pace: wire.Pace) -> None:
    with pytest.raises(MisfitError, match="pace-misfit"):
        seats.new_setup(wire.NewTable(BOARD, (wire.SeatWish("person"),) * 2, pace=pace), 0)


def test_a_pace_is_told_and_is_the_same_in_the_next_game(place: House) -> None:
    table = place.client.new_table(BOARD, ["person", "person"], pace=MOVE)
    assert table.look().options.pace == MOVE
    setup = seats.new_setup(wire.NewTable(BOARD, (wire.SeatWish("person"),) * 2, pace=MOVE), 0)[0]
    assert seats.rematch_of(table.id, setup, 0).pace == MOVE


def test_who_comes_back_is_told_what_was_played_for_them(tmp_path: Path) -> None:
    with house(tmp_path, replace(SETTINGS, clocks_every=0.02)) as place:
        table = place.client.new_table(BOARD, ["person", "person"], start=1, pace=LIVE)
        with table.sit(0) as ada:
            ada.play(some_move(ada))
            ada.propose(1)
            see(ada, lambda: ada.view.to_move == (0,))
        with table.sit(1) as bo:
            seat = bo.table.seats[1]
            assert (seat.stand_in, seat.played_from) == (True, 1)
            assert [entry.seat for entry in bo.log if entry.position > 1 and entry.seat == 1]
            assert refusal(bo.take_days_off, 2).key == "seat-stand-in"
            bo.come_back()
            see(bo, lambda: bo.table.seats[1].played_from is UNSET)


def test_days_off_are_taken_and_given_back(place: House) -> None:
    table = place.client.new_table(BOARD, ["person", "person"], start=1, pace=STAND_IN)
    with table.sit(1) as bo:
        bo.take_days_off(2)
        see(bo, lambda: bo.table.seats[1].days_off == DAYS_OFF - 2)
        bo.take_days_off(0)
        see(bo, lambda: bo.table.seats[1].off_until is UNSET)
