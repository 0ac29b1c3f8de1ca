"""The same game as a seat knows it, with everything else dealt anew: what it could be, by all that the seat has seen.

It reads what the seat or, with None, a spectator was told, the public part of the state and the seat's own cards. Of
the rest it reads numbers only, which everybody sees.
"""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import combinations, compress, groupby
from math import prod
from random import Random
from statistics import fmean
from typing import TypeVar

from rallar.game.events import Event
from rallar.game.names import Names
from rallar.game.situation import Situation
from rallar.kernel import layout as k
from rallar.kernel import mirror
from rallar.kernel.bits import count_bits
from rallar.kernel.encode import words
from rallar.kernel.tickets import least_kept
from rallar.model.limits import MAX_TICKETS
from rallar.model.types import CARDS

TRIES = 60  # guesses at what others kept; nearly always the first fits all that is seen later

Told = tuple[Event, ...]
Likely = Mapping[int, Sequence[float]]  # of a seat: how likely it is to have kept each ticket, beside the others
Choices = Sequence[tuple[int, str, list[tuple[int, Event]]]]  # offers and choices, each of one seat
T = TypeVar("T")


class Dealer:
    """Deals a game anew for a seat, as often as it is asked to; what it goes by is read once."""

    def __init__(self, situation: Situation, seat: int | None, told: Told, likely: Likely | None = None) -> None:
        self._situation, self._seat, self._told, self._likely = situation, seat, told, likely or {}
        self._others = [each for each in range(situation.s.players) if each != seat]
        self._drawn = _drawn_blind(seat, told)
        self._choices = list(_ticket_events(told))
        self._ahead = _Ahead(situation, self._choices)

    def situation(self, rng: Random) -> Situation:
        """One that looks the same to the seat."""
        return self._dealt(rng)[0]

    def situation_and_past(self, rng: Random) -> tuple[Situation, Told]:
        """The same, with a past that led to it: tickets named, cards as they were told."""
        situation, tickets = self._dealt(rng)
        return situation, tuple(tickets.named(i, event) for i, event in enumerate(self._told))

    def _dealt(self, rng: Random) -> tuple[Situation, _Tickets]:
        state = bytearray(self._situation.state)
        s = mirror.state(memoryview(state))
        _deal_cards(s, self._others, self._drawn, rng)
        tickets = self._guess(rng)
        _deal_tickets(s, self._others, tickets)
        _answer(self._situation.b, s, self._others, rng)
        for i in range(4):
            s.rng[i] = rng.getrandbits(32)
        return self._situation.at(bytes(state)), tickets

    def _guess(self, rng: Random) -> _Tickets:
        for left in reversed(range(TRIES)):
            tickets = _Tickets(self._situation, self._seat, self._likely, rng, forgetful=left == 0)
            try:
                tickets.follow(self._choices, self._ahead)
            except _MisfitError:
                continue
            tickets.settle()
            return tickets
        raise AssertionError("a forgetful guess fits whatever was seen")


# --- train cards


def _drawn_blind(seat: int | None, told: Told) -> Counter[int]:
    """What a seat itself has drawn from the deck since it was last shuffled."""
    found: Counter[int] = Counter()
    for event in reversed(told):
        if event.kind == "reshuffled":
            break
        if event.kind in ("drew", "dealt") and event.seat == seat:
            found[CARDS.index(str(event["card"]))] += 1
    return found


def _deal_cards(s: k.State, others: list[int], drawn: Counter[int], rng: Random) -> None:
    """Each hand keeps what is known of it, the deck gets only what can be in it, chance deals the rest."""
    known = {seat: [s.known[seat, card] for card in range(k.CARDS)] for seat in others}
    sizes = {seat: sum(s.hand[seat, card] for card in range(k.CARDS)) for seat in others}
    hidden = [s.deck[card] + sum(s.hand[seat, card] for seat in others) for card in range(k.CARDS)]
    loose = [number - sum(known[seat][card] for seat in others) for card, number in enumerate(hidden)]
    in_deck = [card for card, n in enumerate(loose) for _ in range(min(n, s.unseen[card] - drawn[card]))]
    deck = Counter(rng.sample(in_deck, s.deck_n))
    rest = [card for card, number in enumerate(loose) for _ in range(number - deck[card])]
    rng.shuffle(rest)
    for card in range(k.CARDS):
        s.deck[card] = deck[card]
    for seat in others:
        drawn_by = Counter(rest.pop() for _ in range(sizes[seat] - sum(known[seat])))
        for card in range(k.CARDS):
            s.hand[seat, card] = known[seat][card] + drawn_by[card]


# --- tickets


class _MisfitError(Exception):
    """A guess that does not agree with what was seen later."""


class _Tickets:
    """Tickets as tokens on their way from the deck through offers to hands and back; most tokens are face down."""

    def __init__(self, situation: Situation, seat: int | None, likely: Likely, rng: Random, forgetful: bool) -> None:
        self._forgetful = forgetful  # where nothing fits all that was seen, what was seen last counts
        self._likely = likely
        board, self._rules = situation.board, situation.rules
        self._names: Names = situation.names
        self._seat, self._rng = seat, rng
        self._is_long = [ticket.long for ticket in board.tickets]
        self._unknown = {
            (each, long): fmean(compress(weights, (long == other for other in self._is_long)))
            for each, weights in likely.items()
            for long in set(self._is_long)
        }
        self._unordered = self._is_long.count(False)  # left in the part of the deck that has no order
        self._choices = situation.s.players  # opening choices still to come
        self._opening_rejects: list[int] = []  # shuffled under the deck: in no order either
        self._queue: deque[int] = deque()
        self._queued = 0  # how many have been put into it
        self._seen: Counter[int] = Counter()  # how often the seat has been offered a ticket
        self.ticket: list[int | None] = []  # of each token, if it is known
        self.long: list[bool] = []
        self.offers: dict[int, list[int]] = {each: [] for each in range(situation.s.players)}
        self.kept: dict[int, list[int]] = {each: [] for each in range(situation.s.players)}
        self._told: dict[int, int] = {}  # the tokens of events

    def follow(self, choices: Choices, ahead: _Ahead) -> None:
        """Go through what was told; where others chose, guess what fits what the seat was to see."""
        self._ahead = ahead
        for seat, family, group in choices:
            if family == "offered":
                for i, event in group:
                    self._offer(i, seat, self._number(event))
            else:
                self._choose(seat, group)

    def _number(self, event: Event) -> int | None:
        name = event["ticket"]
        return None if name is None else self._names.ticket(str(name))

    def _offer(self, i: int, seat: int, ticket: int | None) -> None:
        token = self._drawn(seat, ticket)
        if ticket is not None:
            self._turn_up(token, ticket)
        self.offers[seat].append(token)
        self._told[i] = token

    def _drawn(self, seat: int, ticket: int | None) -> int:
        """The next token of the deck; at the opening the first of each offer are long (S4)."""
        if self._choices and len(self.offers[seat]) < self._rules.ticket_deal.long:
            return self._new(True)
        if self._unordered:
            self._unordered -= 1
            return self._new(False)
        if self._opening_rejects:
            return self._any_reject(ticket)
        return self._queue.popleft()

    def _new(self, long: bool) -> int:
        self.ticket.append(None)
        self.long.append(long)
        return len(self.ticket) - 1

    def _any_reject(self, ticket: int | None) -> int:
        """One of those that lie in no order: the one that is seen or may be it, or one that is not waited for there."""
        pile, waited = self._opening_rejects, self._ahead.waited_for(self._seen)
        unknown = [token for token in pile if self.ticket[token] is None]
        if ticket is not None:
            fitting = [token for token in pile if self.ticket[token] == ticket] or unknown
        else:
            fitting = [token for token in pile if self.ticket[token] is not None and self.ticket[token] not in waited]
            if len(unknown) > len(waited.difference(self.ticket)):
                fitting += unknown
        token = self._rng.choice(fitting or self._any_of(pile))
        pile.remove(token)
        return token

    def _any_of(self, choices: Sequence[T]) -> Sequence[T]:
        if not self._forgetful:
            raise _MisfitError
        return choices

    def _turn_up(self, token: int, ticket: int) -> None:
        self._seen[ticket] += 1
        if self.ticket[token] == ticket:
            return
        if self.ticket[token] is not None or ticket in self.ticket or self.long[token] != self._is_long[ticket]:
            self._forget(token, ticket)
        self.ticket[token] = ticket

    def _forget(self, token: int, ticket: int) -> None:
        """Whatever was taken for a ticket is another one, for here it is."""
        for other in self._any_of([each for each, found in enumerate(self.ticket) if found == ticket]):
            self.ticket[other], self.long[other] = None, self.long[token]
        self.long[token] = self._is_long[ticket]

    def _choose(self, seat: int, group: list[tuple[int, Event]]) -> None:
        """What a seat keeps and what it gives back, in the order dealt."""
        offered, self.offers[seat] = self.offers[seat], []
        keeping = sum(event.kind == "kept" for _, event in group)
        if seat == self._seat:
            named = {self._number(event) for _, event in group if event.kind == "kept"}
            kept = [token for token in offered if self.ticket[token] in named]
        else:
            choices = list(combinations(offered, keeping))
            fitting = [kept for kept in choices if self._fits(offered, kept)]
            kept = self._likely_kept(seat, fitting or self._any_of(choices))
        rejected = [token for token in offered if token not in kept]
        self.kept[seat] += kept
        self._told |= dict(zip((i for i, _ in group), (*kept, *rejected), strict=True))
        self._reject(rejected)

    def _likely_kept(self, seat: int, choices: Sequence[tuple[int, ...]]) -> list[int]:
        if seat not in self._likely:
            return list(self._rng.choice(choices))
        weights = [prod(self._odds(seat, token) for token in kept) for kept in choices]
        return list(self._rng.choices(choices, weights)[0])

    def _odds(self, seat: int, token: int) -> float:
        """How likely a seat keeps a token: its ticket, if it is known; else any that it may be."""
        ticket = self.ticket[token]
        return self._unknown[seat, self.long[token]] if ticket is None else self._likely[seat][ticket]

    def _fits(self, offered: list[int], kept: Sequence[int]) -> bool:
        """Whether what others keep and give back leaves the seat to see what it saw."""
        rejected = [token for token in offered if token not in kept]
        if not all(self._is_done_with(token) for token in kept):
            return False
        if self._rejects != "under":
            return self._rejects != "out" or all(self._is_done_with(token) for token in rejected)
        places = enumerate(rejected, self._queued)
        return all(self._fits_at(token, place) for place, token in places)

    def _fits_at(self, token: int, place: int) -> bool:
        seen = self._ahead.seen_at.get(place)
        if self.ticket[token] is not None:
            return seen == self.ticket[token] or (
                seen is None and (self._is_done_with(token) or place < self._ahead.end)
            )
        return seen is None or (seen not in self.ticket and self.long[token] == self._is_long[seen])

    def _is_done_with(self, token: int) -> bool:
        """Whether the seat will never see a token again that it knows."""
        ticket = self.ticket[token]
        return ticket is None or self._ahead.sightings[ticket] == self._seen[ticket]

    @property
    def _rejects(self) -> str:
        """K4."""
        return (self._rules.ticket_deal if self._choices else self._rules.ticket_draw).rejects

    def _reject(self, tokens: list[int]) -> None:
        if self._rejects == "shuffled_under":
            self._opening_rejects += tokens
        elif self._rejects == "under":
            self._queue.extend(tokens)
            self._queued += len(tokens)
        self._choices = max(self._choices - 1, 0)

    def settle(self) -> None:
        """Say which ticket each token is that nobody has turned up; the likely ones first."""
        for long in (True, False):
            hidden = [ticket for ticket, each in enumerate(self._is_long) if each == long and ticket not in self.ticket]
            self._rng.shuffle(hidden)
            for seat, weights in self._likely.items():
                for token in self.kept[seat]:
                    if self.ticket[token] is None and self.long[token] == long:
                        (ticket,) = self._rng.choices(hidden, [weights[each] for each in hidden])
                        hidden.remove(ticket)
                        self.ticket[token] = ticket
            for token, found in enumerate(self.ticket):
                if found is None and self.long[token] == long:
                    self.ticket[token] = hidden.pop()
        self.deck = hidden
        self._rng.shuffle(self._opening_rejects)

    def numbers(self, tokens: Sequence[int]) -> Iterator[int]:
        for token in tokens:
            ticket = self.ticket[token]
            assert ticket is not None
            yield ticket

    @property
    def queue(self) -> list[int]:
        return [*self._opening_rejects, *self._queue]

    def named(self, i: int, event: Event) -> Event:
        """An event with the ticket it is about."""
        if i not in self._told or event["ticket"] is not None:
            return event
        (ticket,) = self.numbers([self._told[i]])
        return replace(event, values=(("ticket", self._names.tickets[ticket]),))


class _Ahead:
    """What the seat is going to see: how often each ticket, and what at which place of the queue."""

    def __init__(self, situation: Situation, choices_told: Choices) -> None:
        rules, names = situation.rules, situation.names
        self.sightings: Counter[int] = Counter()
        self.seen_at: dict[int, int] = {}
        self._among_rejects: set[tuple[int, int]] = set()  # tickets seen there, and how often before
        self.end = 0  # places before this one are drawn again
        unordered, choices = sum(not ticket.long for ticket in situation.board.tickets), situation.s.players
        opening_rejects, offers = 0, Counter[int]()
        for seat, family, group in choices_told:
            if family == "choice":
                rejects = (rules.ticket_deal if choices else rules.ticket_draw).rejects
                if rejects == "shuffled_under":
                    opening_rejects += sum(event.kind == "rejected" for _, event in group)
                choices, offers[seat] = max(choices - 1, 0), 0
                continue
            for _, event in group:
                offers[seat] += 1
                long = choices > 0 and offers[seat] <= rules.ticket_deal.long
                ticket = None if event["ticket"] is None else names.ticket(str(event["ticket"]))
                if not long and unordered:
                    unordered -= 1
                elif not long and opening_rejects:
                    opening_rejects -= 1
                    if ticket is not None:
                        self._among_rejects.add((ticket, self.sightings[ticket]))
                elif not long:
                    if ticket is not None:
                        self.seen_at[self.end] = ticket
                    self.end += 1
                if ticket is not None:
                    self.sightings[ticket] += 1

    def waited_for(self, seen: Counter[int]) -> set[int]:
        """The tickets that the seat has yet to see among the opening rejects, having seen each so often."""
        return {ticket for ticket, before in self._among_rejects if before >= seen[ticket]}


def _ticket_events(told: Told) -> Iterator[tuple[int, str, list[tuple[int, Event]]]]:
    """What was told of tickets, with its numbers: offers and choices, each of one seat."""
    families = {"offered": "offered", "kept": "choice", "rejected": "choice"}
    events = ((i, event) for i, event in enumerate(told) if event.kind in families)
    for (seat, family), group in groupby(events, lambda each: (each[1].seat, families[each[1].kind])):
        assert seat is not None
        yield seat, family, list(group)


def _deal_tickets(s: k.State, others: list[int], tickets: _Tickets) -> None:
    for i, word in enumerate(words(tickets.deck, k.TICKET_WORDS)):
        s.ticket_deck[i] = word
    for i, ticket in enumerate(tickets.numbers(tickets.queue)):
        s.queue[(s.queue_first + i) % MAX_TICKETS] = ticket
    for seat in others:
        for i, word in enumerate(words(tickets.numbers(tickets.kept[seat]), k.TICKET_WORDS)):
            s.tickets[seat, i] = word
        for i, ticket in enumerate(tickets.numbers(tickets.offers[seat])):
            s.offer[seat, i] = ticket


def _answer(b: k.Box, s: k.State, others: list[int], rng: Random) -> None:
    """S5: that a seat has answered can be seen, its answer cannot."""
    for seat in others:
        if s.chosen[seat]:
            least = least_kept(b, s, seat)
            s.chosen[seat] = rng.choice([m for m in range(1, 1 << s.offer_n[seat]) if count_bits(m) >= least])
