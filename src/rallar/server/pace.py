"""How long each seat may think: values, kept on disk with every move, and what becomes of them. They read no clock."""

from __future__ import annotations

from collections.abc import Collection
from typing import Self

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from rallar.protocol import wire
from rallar.server.errors import MisfitError, NotNowError

MINUTE, HOUR, DAY = 60, 60 * 60, 24 * 60 * 60
FROM_TO = {"live": (MINUTE, 3 * HOUR), "slow": (HOUR, 14 * DAY)}  # seconds, for a game and for a move
LEAST = 20  # seconds for each move that are left to whoever has used up the time for the game
DAYS_OFF = 14  # of one person in one game
NAP = 60  # seconds after which a computer that should have moved is looked after
MOST_GRACE = DAY / 2
CALM, SHORT, ENDED = range(3)  # how far the time for a move has run: three quarters of it, and all


def checked_pace(pace: wire.Pace | None) -> wire.Pace | None:
    if pace is not None:
        least, most = FROM_TO[pace.kind]
        if not least <= pace.seconds <= most:
            raise MisfitError("pace-misfit")
    return pace


class Hand(Struct, frozen=True, omit_defaults=True):
    """The clock of one seat. A holiday moves `since`, so that what is left after it is what was left before."""

    since: float | None = None  # when the seat was asked; None: it is not
    spent: float = 0  # seconds of the time for the game, before that
    stage: int = CALM
    computer: bool = False  # answers what is asked now
    off_until: float = 0
    days_off: int = 0  # taken so far


class Clock(Struct, frozen=True):
    """The clocks of a table whose game is played. Moments are seconds since 1970."""

    pace: wire.Pace
    hands: tuple[Hand, ...]

    @classmethod
    def of(cls, pace: wire.Pace, seats: int) -> Self:
        return cls(pace, (Hand(),) * seats)

    @classmethod
    def read(cls, text: str | None) -> Self | None:
        return msgspec.json.decode(text, type=cls) if text else None

    def with_hand(self, seat: int, hand: Hand) -> Self:
        return replace(self, hands=(*self.hands[:seat], hand, *self.hands[seat + 1 :]))

    # --- what it shows

    @property
    def is_slow(self) -> bool:
        return self.pace.kind == "slow"

    @property
    def due(self) -> float | None:
        """When something is to be done about some seat."""
        return min((due for due in map(self._due, self.hands) if due is not None), default=None)

    @property
    def ticking(self) -> tuple[str, float | None]:
        """As it is kept, and when it is due."""
        return wire.encode(self).decode(), self.due

    def seats_due(self, now: float) -> list[int]:
        dues = enumerate(map(self._due, self.hands))
        return [seat for seat, due in dues if due is not None and due <= now]

    def _due(self, hand: Hand) -> float | None:
        if hand.since is None or hand.stage == ENDED:
            return None
        if hand.computer:
            return hand.since + NAP
        end = hand.since + self._time(hand)
        return end - self.pace.seconds / 4 if self.is_slow and hand.stage == CALM else end

    def _time(self, hand: Hand) -> float:
        """What there is for the move that is asked."""
        return self.pace.seconds if self.is_slow else max(self.pace.seconds - hand.spent, LEAST)

    def left(self, seat: int, now: float) -> float | None:
        """The seconds that a seat still has; None if nothing counts them."""
        hand = self.hands[seat]
        if hand.since is not None and not hand.computer and hand.off_until <= now:
            return max(0, self._time(hand) - max(0, now - hand.since))
        return None if self.is_slow else max(0, self.pace.seconds - hand.spent)

    # --- what becomes of it

    def asked(self, to_move: Collection[int], computers: Collection[int], now: float, anew: Collection[int]) -> Self:
        """Once somebody has moved, or a seat has another keeper: some seats are asked anew, others as before."""
        return replace(
            self,
            hands=tuple(
                hand
                if seat in to_move and hand.since is not None and seat not in anew
                else self._asked(hand, seat in to_move, seat in computers, now)
                for seat, hand in enumerate(self.hands)
            ),
        )

    def _asked(self, hand: Hand, to_move: bool, computer: bool, now: float) -> Hand:
        since = max(now, hand.off_until) if to_move else None
        return replace(hand, since=since, spent=self._spent(hand, now), stage=CALM, computer=to_move and computer)

    def _spent(self, hand: Hand, now: float) -> float:
        """Of the time for the game, with what the seat has thought about the present move."""
        if hand.since is None or hand.computer or self.is_slow:
            return hand.spent
        return hand.spent + max(0, now - hand.since)

    def lent(self, seat: int, now: float) -> Self:
        """A computer makes the move that is asked of a seat; or has not made it yet, and is looked after again."""
        hand = self.hands[seat]
        return self.with_hand(seat, replace(hand, since=now, spent=self._spent(hand, now), computer=True))

    def past(self, seat: int, stage: int) -> Self:
        return self.with_hand(seat, replace(self.hands[seat], stage=stage))

    def forgiven(self, now: float) -> Self:
        """After a time in which nobody could play, or a jump of the clock: nobody loses by it.

        Whoever was asked at a live table is asked anew; at a slow one at least a quarter of the time is left, or half a
        day where that is less.
        """
        return replace(self, hands=tuple(self._forgiven(hand, now) for hand in self.hands))

    def _forgiven(self, hand: Hand, now: float) -> Hand:
        if hand.since is None or hand.stage == ENDED:
            return hand
        if not self.is_slow:
            return replace(hand, since=now)
        least = now - self.pace.seconds + min(self.pace.seconds / 4, MOST_GRACE)
        return replace(hand, since=min(max(hand.since, least), max(now, hand.off_until)))

    # --- holidays

    def off(self, seat: int, days: int, now: float) -> Self:
        """Some days off, from now on or after those that have begun: the clock stands still."""
        hand, length = self.hands[seat], days * DAY
        if not self.is_slow:
            raise NotNowError("holiday-not-slow")
        if hand.days_off + days > DAYS_OFF:
            raise NotNowError("holiday-too-long", number=DAYS_OFF - hand.days_off)
        since = hand.since if hand.since is None or hand.computer else hand.since + length
        return self.with_hand(
            seat,
            replace(hand, since=since, off_until=max(now, hand.off_until) + length, days_off=hand.days_off + days),
        )

    def back(self, seat: int, now: float) -> Self:
        """Back before the holiday ends. The whole days that are left can be taken later."""
        hand = self.hands[seat]
        rest = hand.off_until - now
        if rest <= 0:
            raise NotNowError("holiday-over")
        since = hand.since if hand.since is None or hand.computer else hand.since - rest
        return self.with_hand(seat, replace(hand, since=since, off_until=0, days_off=hand.days_off - int(rest // DAY)))
