"""A table to arrange: put each piece where a rule needs it, play, look. All 110 cards stay on the table throughout."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rallar.game import Cards, Event, Game, Outcome, View
from rallar.game.names import Names, bits_of
from rallar.game.outcome import SeatScore, TicketScore, outcome_of
from rallar.game.view import Player
from rallar.kernel import layout as k
from rallar.kernel.beds import lay_tile
from rallar.kernel.cards import take_from_deck
from rallar.kernel.chance import seed_chance
from rallar.kernel.routes import take_route
from rallar.kernel.stations import build_station
from rallar.model.errors import MoveError
from rallar.model.limits import MAX_TICKETS
from rallar.model.types import CARDS, COLORS, OPEN_SLOTS, Board

BOXES = ("nordic", "europe", "france", "japan")
DECK, DISCARDS = "deck", "discards"
Pile = int | str  # a seat's hand, or DECK, or DISCARDS


class Table:
    """Seat 0's first turn: hands empty, no tickets kept, five different colors face up, all else in the decks."""

    def __init__(self, box: str | Board, seats: int = 2, **options: Any) -> None:
        self._game = Game.new(box, seats, seed=0, options={"start": 0, **options})
        self._bench = self._game._situation.bench()
        self._agreed = self._game.state
        self.seats = seats
        self.b, self.w = self._bench.b, self._bench.w
        for seat in range(seats):
            self.hand(seat)
            self.s.offer_n[seat] = 0
        self._set_words("ticket_deck", bits_of(list(self.b.regular_tickets)))
        self._put(DISCARDS, Cards(), DECK)
        self.open(*COLORS[:OPEN_SLOTS])
        self.turn(0)

    @property
    def game(self) -> Game:
        """The game, as it has been arranged or played last."""
        if self._bench.state != self._agreed:
            self._agreed = self._bench.state
            self._game._situation = self._bench.situation
        return self._game

    @property
    def s(self) -> k.State:
        """The state, to be changed."""
        if self.game.state != self._agreed:
            self._agreed = self._game.state
            self._bench = self._game._situation.bench()
        return self._bench.s

    @property
    def _names(self) -> Names:
        return self._bench.setting.names

    # Train cards. What a pile lacks comes from the deck, else from the discards, else from the last hands.

    def hand(self, seat: int, cards: str = "", /, **counts: int) -> None:
        """Exactly these, `"red:2"` or `red=2`; others go back to the deck."""
        self._put(seat, Cards.parse(cards) if cards else Cards.of(**counts), DECK)

    def deck(self, **cards: int) -> None:
        """Exactly these; the others are discarded. Deal the hands first."""
        self._put(DECK, Cards.of(**cards), DISCARDS)

    def discards(self, **cards: int) -> None:
        """Exactly these; the others go to the hand of the last seat."""
        self._put(DISCARDS, Cards.of(**cards), self.seats - 1)

    def open(self, *cards: str) -> None:
        """These face up, in order; any further slot is empty."""
        for slot in range(OPEN_SLOTS):
            if self.s.open[slot] != k.NOBODY:
                self._add(DECK, self.s.open[slot], 1)
            self.s.open[slot] = k.NOBODY
        for slot, card in enumerate(cards):
            self._fetch(CARDS.index(card), 1, excluding=())
            self.s.open[slot] = CARDS.index(card)

    def next_cards(self, *cards: str) -> None:
        """Make the deck yield these next: a state of the generator is looked for that does."""
        wanted = [CARDS.index(card) for card in cards]
        for seed in range(100_000):
            if self._yields(seed, wanted):
                seed_chance(self.s.rng, seed, 0)
                return
        raise AssertionError(f"the deck cannot be made to yield {cards}")

    def _yields(self, seed: int, wanted: list[int]) -> bool:
        trial = self.game._situation.bench().s
        seed_chance(trial.rng, seed, 0)
        return all(trial.deck_n > 0 and take_from_deck(trial, self.w, k.LOG_DREW, 0, 0) == card for card in wanted)

    # Tickets, routes and pieces.

    def tickets(self, seat: int, *tickets: str) -> None:
        """The tickets a seat keeps; they are not in the deck."""
        numbers = [self._names.ticket(ticket) for ticket in tickets]
        for i, word in enumerate(_words(numbers, k.TICKET_WORDS)):
            self.s.tickets[seat, i] = word
            self.s.ticket_deck[i] &= ~word
        self.s.tickets_n[seat] = len(tickets)

    def ticket_deck(self, *tickets: str) -> None:
        """Exactly these, the top one first."""
        self._set_words("ticket_deck", [])
        for i in range(MAX_TICKETS):
            self.s.queue[i] = self._names.ticket(tickets[i]) if i < len(tickets) else 0
        self.s.queue_first = 0
        self.s.queue_n = len(tickets)

    def owns(self, seat: int, *routes: str) -> None:
        """As if claimed."""
        for route in routes:
            take_route(self.b, self.s, self.w, seat, self._names.route(route))

    def free(self, *routes: str) -> None:
        """No other routes than these can be claimed any more."""
        self._set_words("free", [self._names.route(route) for route in routes])

    def built(self, route: str, color: str) -> None:
        """As if a tile had been laid."""
        self.s.route = self._names.route(route)
        lay_tile(self.b, self.s, self.w, self.s.seat, COLORS.index(color))

    def tiles(self, length: int, **colors: int) -> None:
        """The supply of one length, exactly."""
        for i, color in enumerate(COLORS):
            self.s.tiles[length, i] = colors.get(color, 0)

    def station(self, seat: int, *cities: str) -> None:
        """As if built."""
        for city in cities:
            build_station(self.s, self.w, seat, self._names.city(city))

    def cars(self, seat: int, cars: int) -> None:
        self.s.cars[seat] = cars

    def points(self, seat: int, points: int) -> None:
        self.s.points[seat] = points

    def bullets(self, trains: int) -> None:
        """The supply."""
        self.s.bullets = trains

    def bullet_spaces(self, *spaces: int) -> None:
        """Each seat's place on the bullet track."""
        for seat, each in enumerate(spaces):
            self.s.bullet_spaces[seat] = each

    def level(self, *seats: int) -> None:
        """Equal totals: route points are given to those seats that are behind."""
        totals = self.score().scores
        for seat in seats:
            self.s.points[seat] += max(totals) - totals[seat]

    def turn(self, seat: int) -> None:
        """Put a seat on turn."""
        self.s.seat = seat
        self.s.phase = k.TURN

    # Play.

    def push(self, *moves: str) -> list[Event]:
        return [event for move in moves for event in self.game.push(move)]

    def idle(self, turns: int = 1) -> None:
        """Turns that draw from the deck, and build where that is due."""
        for _ in range(turns):
            turn = self.s.turn
            while self.s.turn == turn and not self.game.is_over:
                self.game.push("draw deck" if self.legal("draw deck") else next(iter(self.game.legal_moves)))

    def legal(self, move: str) -> bool:
        return move in self.game.legal_moves

    def refused(self, move: str, seat: int | None = None) -> str:
        """The key of the refusal. Nothing may have changed by the attempt."""
        before = self.game.state
        try:
            self.game.push(move, seat)
        except MoveError as error:
            assert self.game.state == before
            return error.key
        raise AssertionError(f"not refused: {move}")

    # Look.

    @property
    def moves(self) -> list[str]:
        return [str(move) for move in self.game.legal_moves]

    @property
    def to_move(self) -> int:
        """The one seat that is asked something."""
        (seat,) = self.game.to_move
        return seat

    @property
    def asked(self) -> str:
        return self.view().asked

    def view(self, seat: int | None = None) -> View:
        return self.game.view(seat)

    def player(self, seat: int) -> Player:
        return self.view().players[seat]

    def cards(self, seat: int) -> dict[str, int]:
        return self.game._situation.hand(seat).by_name

    @property
    def discarded(self) -> dict[str, int]:
        return self.view().discarded.by_name

    @property
    def face_up(self) -> tuple[str | None, ...]:
        return self.view().open

    @property
    def offer(self) -> tuple[str, ...]:
        """What the seat to move is offered."""
        return offers(self.game)[self.to_move]

    def kept(self, seat: int) -> set[str]:
        return {self._names.tickets[ticket] for ticket in self.game._situation.tickets(seat)}

    def prospects(self, seat: int) -> dict[str, str]:
        own = self.view(seat).own
        assert own is not None
        return {each.ticket: each.prospect for each in own.tickets}

    def score(self) -> Outcome:
        """The outcome if the game were over now."""
        return outcome_of(self.game._situation)

    def seat_score(self, seat: int) -> SeatScore:
        return self.score().seats[seat]

    def made(self, seat: int) -> set[str]:
        return {ticket.ticket for ticket in self.seat_score(seat).tickets if ticket.made}

    def ticket_score(self, seat: int, ticket: str) -> TicketScore:
        return next(each for each in self.seat_score(seat).tickets if each.ticket == ticket)

    def bonus(self, measure: str) -> tuple[int, ...]:
        """The points each seat gets for a measure."""
        return tuple(
            sum(each.points for each in seat.bonuses if each.measure == measure) for seat in self.score().seats
        )

    # Inside.

    def _set_words(self, field: str, numbers: list[int]) -> None:
        words = getattr(self.s, field)
        for i, word in enumerate(_words(numbers, len(words))):
            words[i] = word

    def _count(self, pile: Pile, card: int) -> int:
        return int(self.s.hand[pile, card] if isinstance(pile, int) else getattr(self.s, pile)[card])

    def _add(self, pile: Pile, card: int, number: int) -> None:
        if isinstance(pile, int):
            self.s.hand[pile, card] += number
        else:
            getattr(self.s, pile)[card] += number
            setattr(self.s, f"{pile}_n", getattr(self.s, f"{pile}_n") + number)

    def _put(self, pile: Pile, wanted: Cards, rest: Pile) -> None:
        for card, number in enumerate(wanted):
            over = self._count(pile, card) - number
            if over > 0:
                self._add(rest, card, over)
            else:
                self._fetch(card, -over, excluding=(pile,))
            self._add(pile, card, -over)

    def _fetch(self, card: int, number: int, excluding: tuple[Pile, ...]) -> None:
        """Take cards off other piles."""
        piles: tuple[Pile, ...] = (DECK, DISCARDS, *reversed(range(self.seats)))
        for pile in piles:
            if pile not in excluding:
                here = min(number, self._count(pile, card))
                self._add(pile, card, -here)
                number -= here
        assert number == 0, f"not enough {CARDS[card]} cards on the table"


def _words(numbers: list[int], n: int) -> Iterator[int]:
    for i in range(n):
        yield sum(1 << (number % k.WORD) for number in numbers if number // k.WORD == i)


def cards_on_table(game: Game) -> Cards:
    """Every train card there is, wherever it lies."""
    s = game._situation.s
    hands = [[s.hand[seat, card] for seat in range(game.seats)] for card in range(len(CARDS))]
    return Cards(
        sum(hands[card])
        + s.deck[card]
        + s.discards[card]
        + s.laid[card]
        + list(s.open).count(card)
        + list(s.turned).count(card)
        for card in range(len(CARDS))
    )


def new_game(box: str, seats: int, seed: int = 0, **options: Any) -> Game:
    """A game that stands where the opening tickets are chosen."""
    return Game.new(box, seats, seed, options)


def offers(game: Game) -> list[tuple[str, ...]]:
    """What each seat is offered."""
    now = game._situation
    return [tuple(now.names.tickets[ticket] for ticket in now.offer(seat)) for seat in range(game.seats)]


def keep(game: Game, number: int) -> None:
    """Every seat keeps the first so many of its opening tickets."""
    for seat, offer in enumerate(offers(game)):
        game.push(f"keep {' '.join(offer[:number])}", seat)


def spread(table: Table, city: str, cars: int) -> list[str]:
    """Short routes that reach as many cities from one as so many cars can."""
    reached: set[str] = {city}
    found: list[str] = []
    while True:
        near = (route for route in table.game.board.routes if len({route.a, route.b} & reached) == 1)
        best = min(near, key=lambda route: (route.length, route.id))
        if best.length > cars:
            return found
        found.append(best.id)
        reached |= {best.a, best.b}
        cars -= best.length
