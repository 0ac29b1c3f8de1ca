"""What pays what, the naive way: written from the rules, sharing nothing with the kernel."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product

from rallar.game.moves import Cards
from rallar.model.types import CARDS, COLORS, GRAY, Route, Rules

LOCOMOTIVE = CARDS.index("locomotive")


@dataclass(frozen=True)
class Bill:
    """So many cards; in one of these colors; with locomotive symbols; what may stand in for a card."""

    cards: int
    colors: tuple[int, ...]
    symbols: int = 0
    jokers: bool = True
    trade: int = 0  # so many cards of any kind for one card of the set, or for one locomotive of a ferry


def bill_of(route: Route, rules: Rules, tile: str | None) -> Bill:
    """C3, C4, F1 to F4, L2."""
    color = tile or route.color
    return Bill(
        cards=route.length,
        colors=tuple(range(len(COLORS))) if color == GRAY else (COLORS.index(str(color)),),
        symbols=route.locomotives,
        jokers=route.kind in rules.jokers,
        trade=route.substitute or (rules.ferry_substitute if route.kind == "ferry" else 0),
    )


def sub_hands(hand: Cards) -> Iterator[Cards]:
    """Every multiset of cards out of a hand."""
    return (Cards(counts) for counts in product(*(range(have + 1) for have in hand)))


def pays(bill: Bill, cards: Cards) -> bool:
    """Whether every card of a multiset can be given a part: one of the color, a locomotive, or traded in."""
    most = cards[LOCOMOTIVE] if bill.jokers else min(cards[LOCOMOTIVE], bill.symbols)
    return any(
        parts_fit(bill, number, locos, cards.total - number - locos)
        for color in bill.colors
        for number in range(cards[color] + 1)
        for locos in range(most + 1)
    )


def parts_fit(bill: Bill, number: int, locos: int, traded: int) -> bool:
    if traded and not bill.trade:
        return False
    substitutes, left_over = divmod(traded, bill.trade or 1)
    if left_over or number + locos + substitutes != bill.cards:
        return False
    if bill.symbols and not bill.jokers:  # locomotives, and what counts as one, are for the symbols alone
        return locos + substitutes == bill.symbols
    return locos + substitutes >= bill.symbols


def payments(bill: Bill, hand: Cards) -> set[Cards]:
    return {cards for cards in sub_hands(hand) if pays(bill, cards)}


def surcharge(laid: Cards, turned: tuple[str, ...], jokers: bool = True) -> Bill:
    """U2, U3: what turned-up cards cost beside a set, and what it is paid with."""
    colors = tuple(color for color in range(len(COLORS)) if laid[color])
    due = sum(card == "locomotive" or CARDS.index(card) in colors for card in turned)
    return Bill(due, colors or (LOCOMOTIVE,), jokers=jokers and bool(colors))
