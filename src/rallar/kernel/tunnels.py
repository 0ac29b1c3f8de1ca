"""The mechanic of tunnels: three cards turned up, and what they cost."""

from __future__ import annotations

from rallar.kernel.cards import discard, take_from_deck
from rallar.kernel.layout import LOCO, LOG_DECLINED, LOG_DUE, LOG_TURNED, NOBODY, Scratch, State
from rallar.kernel.log import note
from rallar.kernel.payments import set_bill, take_laid_back
from rallar.model.types import TUNNEL_CARDS


def turn_up(s: State, w: Scratch, seat: int) -> None:
    """U1, U6: turn up three cards, or what there is, and write the bill for the surcharge (U2, U3)."""
    while s.turned_n < TUNNEL_CARDS and s.deck_n > 0:
        card = take_from_deck(s, w, LOG_TURNED, seat, 0)
        s.turned[s.turned_n] = card
        s.turned_n += 1
        if card == LOCO or card == s.pay_color:
            s.due += 1
    set_bill(s, s.due, s.pay_color, 0, s.bill_jokers, 0)
    if s.due > 0:
        note(w, LOG_DUE, seat, s.due, 0)


def discard_turned(s: State) -> None:
    """U5."""
    for i in range(s.turned_n):
        discard(s, s.turned[i], 1)
        s.turned[i] = NOBODY
    s.turned_n = 0
    s.due = 0


def take_back(s: State, w: Scratch, seat: int) -> None:
    """U4."""
    take_laid_back(s, seat)
    note(w, LOG_DECLINED, seat, s.route, 0)
