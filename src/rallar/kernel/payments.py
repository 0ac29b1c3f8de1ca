"""The one way to pay: a bill in the state, and a set put together for it step by step.

A set is `number` cards of one color, `locos` locomotives and, where the bill allows, substitutes (so many cards of
any kind each). Steps: the color with its number, the locomotives, the filler cards one by one from low to high.
Every multiset of cards that pays the bill is reached by exactly one path:
- filler holds no locomotive that could be a joker of the set instead;
- of the colors that could be the set's, the lowest is.
"""

from __future__ import annotations

from rallar.kernel.actions import (
    added_locos,
    allow,
    fill_action,
    filled_card,
    locos_action,
    paid_color,
    paid_number,
    pay_action,
)
from rallar.kernel.cards import discard
from rallar.kernel.layout import (
    ANY,
    CARDS,
    COLORS,
    FILLING,
    LOCO,
    LOCOMOTIVES,
    LOG_PAID,
    NOBODY,
    Scratch,
    State,
)
from rallar.kernel.log import note


def set_bill(s: State, cards: int, color: int, symbols: int, jokers: int, substitute: int) -> None:
    s.bill_cards = cards
    s.bill_color = color
    s.bill_symbols = symbols
    s.bill_jokers = jokers
    s.bill_substitute = substitute


def joker_limit(s: State, seat: int) -> int:
    """The locomotives that may be part of the set: for its symbols (F1), and as jokers (C4)."""
    locos = s.hand[seat, LOCO]
    return locos if s.bill_jokers else min(locos, s.bill_symbols)


def filler_room(s: State, seat: int, color: int, number: int, locos: int, card: int) -> int:
    """How many of a card can be filler beside a set."""
    have = s.hand[seat, card]
    if card == LOCO:
        return have - locos if s.bill_jokers == 0 or number == 0 else 0
    if card == color:
        return have - number
    if s.bill_color == ANY and card < color:
        return min(have, number - 1)
    return have


def set_fits(s: State, seat: int, color: int, number: int, locos: int) -> bool:
    """Whether a set can pay the bill, filled up with substitutes if need be."""
    substitutes = s.bill_cards - number - locos
    if substitutes < 0 or locos > joker_limit(s, seat) or locos + substitutes < s.bill_symbols:
        return False
    if s.bill_symbols and s.bill_jokers == 0 and locos + substitutes > s.bill_symbols:
        return False  # what counts as a locomotive stands for no more than one (F2)
    if substitutes == 0:
        return True
    if s.bill_substitute == 0:
        return False
    room = 0
    for card in range(CARDS):
        room += filler_room(s, seat, color, number, locos, card)
    return room >= substitutes * s.bill_substitute


def some_locos_fit(s: State, seat: int, color: int, number: int) -> bool:
    for locos in range(s.bill_cards - number + 1):
        if set_fits(s, seat, color, number, locos):
            return True
    return False


def legal_pay(s: State, w: Scratch, seat: int) -> None:
    least = 0 if s.bill_substitute else max(s.bill_cards - joker_limit(s, seat), 0)
    most = s.bill_cards - s.bill_symbols
    for color in range(COLORS):
        if s.bill_color != ANY and s.bill_color != color:
            continue
        for number in range(max(least, 1), min(s.hand[seat, color], most) + 1):
            if s.bill_substitute == 0 or some_locos_fit(s, seat, color, number):
                allow(w, pay_action(color, number))
    if least == 0 and (s.bill_substitute == 0 or some_locos_fit(s, seat, NOBODY, 0)):
        allow(w, pay_action(NOBODY, 0))


def legal_locos(s: State, w: Scratch, seat: int) -> None:
    for locos in range(s.bill_cards - s.pay_number + 1):
        if set_fits(s, seat, s.pay_color, s.pay_number, locos):
            allow(w, locos_action(locos))


def legal_fill(s: State, w: Scratch, seat: int) -> None:
    room = 0
    for card in range(LOCO, s.fill_from - 1, -1):
        free = filler_left(s, seat, card)
        room += free
        if free > 0 and room >= s.fill_left:
            allow(w, fill_action(card))


def filler_left(s: State, seat: int, card: int) -> int:
    """How many more of a card can be filler, beside the filler laid already."""
    room = filler_room(s, seat, s.pay_color, s.pay_number, s.pay_locos, card)
    filler = s.laid[card]
    if card == LOCO:
        filler -= s.pay_locos
    elif card == s.pay_color:
        filler -= s.pay_number
    return room - filler


def lay_pay(s: State, action: int) -> bool:
    """Lay the cards of the color. True if the payment is whole: each step answers so."""
    number = paid_number(action)
    s.pay_color = paid_color(action)
    s.pay_number = number
    if number > 0:
        s.laid[s.pay_color] = number
    rest = s.bill_cards - number
    if s.bill_substitute and rest > 0:
        s.phase = LOCOMOTIVES
        return False
    s.pay_locos = rest
    s.laid[LOCO] = rest
    return True


def lay_locos(s: State, action: int) -> bool:
    locos = added_locos(action)
    s.pay_locos = locos
    s.laid[LOCO] = locos
    s.fill_left = (s.bill_cards - s.pay_number - locos) * s.bill_substitute
    s.fill_from = 0
    s.phase = FILLING
    return s.fill_left == 0


def lay_fill(s: State, action: int) -> bool:
    card = filled_card(action)
    s.laid[card] += 1
    s.fill_from = card
    s.fill_left -= 1
    return s.fill_left == 0


def take_laid_from_hand(s: State, w: Scratch, seat: int) -> None:
    for card in range(CARDS):
        if s.laid[card]:
            s.hand[seat, card] -= s.laid[card]
            s.known[seat, card] = max(s.known[seat, card] - s.laid[card], 0)
            note(w, LOG_PAID, seat, card, s.laid[card])


def take_laid_back(s: State, seat: int) -> None:
    """U4: everybody has seen what goes back into the hand."""
    for card in range(CARDS):
        s.hand[seat, card] += s.laid[card]
        s.known[seat, card] += s.laid[card]
        s.laid[card] = 0


def discard_laid(s: State) -> None:
    for card in range(CARDS):
        if s.laid[card]:
            discard(s, card, s.laid[card])
            s.laid[card] = 0


def clear_bill(s: State) -> None:
    """Forget the bill, so that equal positions have equal bytes."""
    set_bill(s, 0, 0, 0, 0, 0)
    s.pay_color = 0
    s.pay_number = 0
    s.pay_locos = 0
    s.fill_left = 0
    s.fill_from = 0
    s.route = NOBODY
    s.city = NOBODY
    for card in range(CARDS):
        s.laid[card] = 0
