"""Ticket cards: an unordered deck over an ordered queue, offers, what is kept and what is not."""

from __future__ import annotations

from rallar.kernel.actions import allow, keep_action
from rallar.kernel.bits import count_bits, nth_bit
from rallar.kernel.chance import below
from rallar.kernel.layout import (
    LOG_KEPT,
    LOG_OFFERED,
    LOG_REJECTED,
    OPENING,
    OUT,
    SHUFFLED_UNDER,
    TICKET_WORDS,
    WORD,
    Box,
    Scratch,
    State,
)
from rallar.kernel.log import note
from rallar.model.limits import MAX_TICKETS


def unordered_tickets(s: State) -> int:
    total = 0
    for i in range(TICKET_WORDS):
        total += count_bits(s.ticket_deck[i])
    return total


def has_tickets(s: State) -> bool:
    if s.queue_n > 0:
        return True
    for i in range(TICKET_WORDS):
        if s.ticket_deck[i]:
            return True
    return False


def take_ticket(s: State) -> int:
    """The top ticket of a deck that has one."""
    total = unordered_tickets(s)
    if total == 0:
        ticket = s.queue[s.queue_first]
        s.queue[s.queue_first] = 0
        s.queue_n -= 1
        s.queue_first = (s.queue_first + 1) % MAX_TICKETS if s.queue_n else 0
        return ticket
    k = below(s.rng, total)
    i = 0
    while k >= count_bits(s.ticket_deck[i]):
        k -= count_bits(s.ticket_deck[i])
        i += 1
    bit = nth_bit(s.ticket_deck[i], k)
    s.ticket_deck[i] &= ~(1 << bit)
    return i * WORD + bit


def put_under(s: State, ticket: int) -> None:
    s.queue[(s.queue_first + s.queue_n) % MAX_TICKETS] = ticket
    s.queue_n += 1


def shuffle_queue(s: State) -> None:
    """K4: only opening rejects are shuffled, and the queue is empty before them."""
    for i in range(s.queue_n - 1, 0, -1):
        k = below(s.rng, i + 1)
        ticket = s.queue[i]
        s.queue[i] = s.queue[k]
        s.queue[k] = ticket


def offer_tickets(s: State, w: Scratch, seat: int, number: int) -> None:
    """K1: so many, or what there is."""
    for _ in range(min(number, unordered_tickets(s) + s.queue_n)):
        ticket = take_ticket(s)
        s.offer[seat, s.offer_n[seat]] = ticket
        s.offer_n[seat] += 1
        note(w, LOG_OFFERED, seat, ticket, 0)


def least_kept(b: Box, s: State, seat: int) -> int:
    """S4, K1: how many of the offered tickets a seat has to keep."""
    return min(b.deal_keep if s.phase == OPENING else b.draw_keep, s.offer_n[seat])


def legal_keeps(b: Box, s: State, w: Scratch, seat: int) -> None:
    least = least_kept(b, s, seat)
    for mask in range(1, 1 << s.offer_n[seat]):
        if count_bits(mask) >= least:
            allow(w, keep_action(mask))


def keep_tickets(s: State, w: Scratch, seat: int, mask: int, rejects: int) -> None:
    """Keep the offered tickets of a mask; the others go where rejects go, in the order dealt.

    First all that are kept, then all that are not: the log must not tell where in the deal they were (V2).
    """
    for i in range(s.offer_n[seat]):
        ticket = s.offer[seat, i]
        if (mask >> i) & 1:
            s.tickets[seat, ticket // WORD] |= 1 << (ticket % WORD)
            s.tickets_n[seat] += 1
            note(w, LOG_KEPT, seat, ticket, 0)
    for i in range(s.offer_n[seat]):
        ticket = s.offer[seat, i]
        s.offer[seat, i] = 0
        if (mask >> i) & 1 == 0:
            note(w, LOG_REJECTED, seat, ticket, 0)
            if rejects != OUT:
                put_under(s, ticket)
    s.offer_n[seat] = 0


def choose_opening(b: Box, s: State, w: Scratch, seat: int, mask: int) -> bool:
    """S5: note one seat's answer. True when it was the last, and all have been carried out."""
    s.chosen[seat] = mask
    s.seat = first_to_choose(s)
    if s.seat < s.players:
        return False
    for each in range(s.players):
        keep_tickets(s, w, each, s.chosen[each], b.deal_rejects)
        s.chosen[each] = 0
    if b.deal_rejects == SHUFFLED_UNDER:
        shuffle_queue(s)
    return True


def first_to_choose(s: State) -> int:
    seat = 0
    while seat < s.players and s.chosen[seat]:
        seat += 1
    return seat
