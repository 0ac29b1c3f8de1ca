"""From a person's move to the kernel's actions, and back."""

from __future__ import annotations

from collections.abc import Iterator

from rallar.game.moves import (
    DECK,
    BuildStation,
    Cards,
    Claim,
    Decline,
    DrawCard,
    DrawTickets,
    KeepTickets,
    LayTile,
    Move,
    Pass,
    PaySurcharge,
)
from rallar.game.position import TRIAL, Position
from rallar.kernel import layout as k
from rallar.kernel.payments import filler_room, set_fits
from rallar.model.errors import MoveError
from rallar.model.limits import MAX_LENGTH
from rallar.model.types import CARDS, COLORS

PAYING = (k.PAYING, k.LOCOMOTIVES, k.FILLING)


def paths_of(position: Position, seat: int, move: Move) -> Iterator[list[int]]:
    """The sequences of actions that could be a move. At most one of them is legal."""
    names, b = position.names, position.b
    match move:
        case DrawCard(card):
            yield [k.DECK if card == DECK else k.OPEN + CARDS.index(card)]
        case DrawTickets():
            yield [k.TICKETS]
        case KeepTickets(tickets):
            yield [k.KEEP + _keep_mask(position, seat, tickets)]
        case Claim(route, cards):
            first = k.CLAIM + names.route(route)
            yield from _with_payment(position, seat, first, cards)
        case BuildStation(city, cards):
            first = b.station_word * k.WORD + names.city(city)
            if b.station_words:
                yield from _with_payment(position, seat, first, cards)
        case PaySurcharge(cards):
            if cards.total == position.s.bill_cards:
                yield from ([_pay_action(color, number)] for color, number in _sets(cards, cards.total))
        case LayTile(route, color):
            if b.bed_words:
                yield [b.bed_word * k.WORD + names.route(route), k.TILE + COLORS.index(color)]
        case Decline():
            yield [k.DECLINE]
        case Pass():
            yield [k.PASS]


def _keep_mask(position: Position, seat: int, tickets: tuple[str, ...]) -> int:
    offered = position.offer(seat)
    mask = 0
    for name in tickets:
        ticket = position.names.ticket(name)
        if ticket not in offered or mask >> offered.index(ticket) & 1:
            raise MoveError("move-not-offered", ticket=name)
        mask |= 1 << offered.index(ticket)
    return mask


def _with_payment(position: Position, seat: int, first: int, cards: Cards) -> Iterator[list[int]]:
    """The paths that lay exactly these cards for what a first action asks."""
    position.try_here()
    if not position.step(seat, first):
        return
    due, substitute = position.trial.bill_cards, position.trial.bill_substitute
    extra = cards.total - due
    substitutes, odd = divmod(extra, substitute - 1) if substitute > 1 else (0, extra)
    if odd or not 0 <= substitutes <= due:
        return
    for color, number in _sets(cards, due - substitutes):
        yield [first, _pay_action(color, number), *_rest(cards, color, number, due, substitutes, substitute)]


def _rest(cards: Cards, color: int, number: int, due: int, substitutes: int, substitute: int) -> list[int]:
    """What follows the cards of the color: nothing, or locomotives and filler from low to high."""
    locos = due - substitutes - number
    if not substitute or number == due:
        return []
    left = list(cards)
    left[k.LOCO] -= locos
    if color != k.NOBODY:
        left[color] -= number
    return [k.LOCOS + locos, *(k.FILL + card for card in range(len(left)) for _ in range(left[card]))]


def _sets(cards: Cards, size: int) -> Iterator[tuple[int, int]]:
    """The colors and numbers with which a set of some size can be made from cards, locomotives making up the rest."""
    if cards[k.LOCO] >= size:
        yield k.NOBODY, 0
    for color in range(k.COLORS):
        for number in range(1, min(cards[color], size) + 1):
            if cards[k.LOCO] >= size - number:
                yield color, number


def _pay_action(color: int, number: int) -> int:
    return k.PAY_NONE if color == k.NOBODY else k.PAY + color * MAX_LENGTH + number - 1


def moves_from(position: Position, seat: int) -> Iterator[Move]:
    """Every legal move of a seat, in the order of the actions that begin it."""
    b = position.b
    stations, beds = b.station_word * k.WORD, b.bed_word * k.WORD
    surcharge = position.s.phase == k.SURCHARGE
    for action in position.legal(seat):
        if k.PAY <= action < k.CLAIM and surcharge:
            yield PaySurcharge(_laid_after(position, seat, action))
        elif action < k.CLAIM:
            yield _simple(position, seat, action)
        elif action < stations:
            route = position.names.routes[action - k.CLAIM]
            for cards in payments(position, seat, action):
                yield Claim(route, cards)
        elif action < beds:
            city = position.names.cities[action - stations]
            for cards in payments(position, seat, action):
                yield BuildStation(city, cards)
        else:
            yield from _tiles(position, seat, action, position.names.routes[action - beds])


def _simple(position: Position, seat: int, action: int) -> Move:
    if action < k.DECK:
        offered = position.offer(seat)
        kept = (ticket for i, ticket in enumerate(offered) if action >> i & 1)
        return KeepTickets(tuple(position.names.tickets[ticket] for ticket in kept))
    others: dict[int, Move] = {k.TICKETS: DrawTickets(), k.PASS: Pass(), k.DECLINE: Decline()}
    if action in others:
        return others[action]
    return DrawCard(DECK if action == k.DECK else CARDS[action - k.OPEN])


def _laid_after(position: Position, seat: int, action: int) -> Cards:
    """The cards of a surcharge: the difference in the hand."""
    before = position.hand(seat)
    position.try_here()
    position.step(seat, action)
    return Cards(have - position.trial.hand[seat, card] for card, have in enumerate(before))


def _tiles(position: Position, seat: int, action: int, route: str) -> Iterator[Move]:
    position.try_here()
    position.step(seat, action)
    for tile in position.legal(seat, TRIAL):
        yield LayTile(route, COLORS[tile - k.TILE])


def payments(position: Position, seat: int, first: int) -> Iterator[Cards]:
    """Every payment for what a first action asks, each once."""
    position.try_here()
    if not position.step(seat, first):
        return
    yield from _complete(position, seat, position.save_trial(), Cards())


def _complete(position: Position, seat: int, data: bytes, laid: Cards) -> Iterator[Cards]:
    """Every whole payment that goes on from a state in which some cards are laid."""
    position.load_trial(data)
    for action in position.legal(seat, TRIAL):
        position.load_trial(data)
        more = _lays(position, action, laid)
        position.step(seat, action)
        if position.trial.seat == seat and position.trial.phase in PAYING:
            yield from _complete(position, seat, position.save_trial(), more)
        else:
            yield more


def _lays(position: Position, action: int, laid: Cards) -> Cards:
    """The cards laid after an action of a payment."""
    counts = list(laid)
    trial = position.trial
    if action < k.PAY:
        counts[action - k.FILL] += 1
    elif action >= k.LOCOS:
        counts[k.LOCO] += action - k.LOCOS
    else:
        number = 0 if action == k.PAY_NONE else (action - k.PAY) % MAX_LENGTH + 1
        if number:
            counts[(action - k.PAY) // MAX_LENGTH] += number
        if not trial.bill_substitute:
            counts[k.LOCO] += trial.bill_cards - number
    return Cards(counts)


def count_payments(position: Position, seat: int, first: int) -> int:
    """How many payments there are, without listing them."""
    return sum(_count_fillers(position.trial, seat, *each) for each in _sets_that_fit(position, seat, first))


def plain_payments(position: Position, seat: int, first: int) -> Iterator[Cards]:
    """One payment for each set that fits: what has to be filled up is, with what there is least of."""
    for color, number, locos in _sets_that_fit(position, seat, first):
        yield _filled(position.trial, seat, color, number, locos)


def _sets_that_fit(position: Position, seat: int, first: int) -> Iterator[tuple[int, int, int]]:
    """Colors, numbers and locomotives that pay for what a first action asks, substitutes making up the rest."""
    position.try_here()
    if not position.step(seat, first):
        return
    trial = position.trial
    for color in (*range(k.COLORS), k.NOBODY):
        if color != k.NOBODY and trial.bill_color not in (k.ANY, color):
            continue
        most = min(trial.hand[seat, color], trial.bill_cards) if color != k.NOBODY else 0
        for number in range(0 if color == k.NOBODY else 1, most + 1):
            for locos in range(trial.bill_cards - number + 1):
                if set_fits(trial, seat, color, number, locos):
                    yield color, number, locos


def _filled(trial: k.State, seat: int, color: int, number: int, locos: int) -> Cards:
    counts = [0] * k.CARDS
    counts[k.LOCO] = locos
    if color != k.NOBODY:
        counts[color] = number
    missing = (trial.bill_cards - number - locos) * trial.bill_substitute
    for card in sorted(range(k.CARDS), key=lambda each: (each == k.LOCO, trial.hand[seat, each])):
        more = min(missing, filler_room(trial, seat, color, number, locos, card))
        counts[card] += more
        missing -= more
    return Cards(counts)


def _count_fillers(trial: k.State, seat: int, color: int, number: int, locos: int) -> int:
    """In how many ways the substitutes beside a set can be filled: ways[n] for n cards, kind by kind."""
    size = (trial.bill_cards - number - locos) * trial.bill_substitute
    ways = [1] + [0] * size
    for card in range(k.CARDS):
        room = filler_room(trial, seat, color, number, locos, card)
        ways = [sum(ways[max(0, n - room) : n + 1]) for n in range(size + 1)]
    return ways[size]
