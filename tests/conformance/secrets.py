"""Other games that look the same: whatever a seat or a spectator cannot see is dealt anew."""

from __future__ import annotations

from random import Random

import numpy as np

from rallar.game.game import Game
from rallar.kernel import layout as k
from rallar.model.limits import MAX_TICKETS
from tests.batch import States, pack

Slot = tuple[str, int, int]  # a kind of place, a seat or -1, an index in it


def redealt(game: Game, seat: int | None, random: Random) -> bytes:
    """A state that differs from the game's only in what a seat, or with None a spectator, cannot see."""
    state = np.frombuffer(game.state, k.STATE).copy()
    others = [each for each in range(game.seats) if each != seat]
    redeal_cards(state, others, random)
    redeal_tickets(game, state, others, random)
    answer_otherwise(game, state, others, random)
    state["rng"][0] = [random.getrandbits(32) for _ in range(4)]
    return state.tobytes()


def redeal_cards(state: States, others: list[int], random: Random) -> None:
    """Other hands and the deck, each as large as before and with what everybody knows of them."""
    hands, known = state["hand"][0], state["known"][0]
    loose = state["deck"][0] + (hands[others] - known[others]).sum(0)
    in_deck = [card for card, n in enumerate(np.minimum(loose, state["unseen"][0]).tolist()) for _ in range(n)]
    deck = np.bincount(random.sample(in_deck, int(state["deck_n"][0])), minlength=k.CARDS)
    pool = [card for card, n in enumerate((loose - deck).tolist()) for _ in range(n)]
    random.shuffle(pool)
    for each in others:
        size = int((hands[each] - known[each]).sum())
        hands[each] = known[each] + np.bincount(pool[:size], minlength=k.CARDS)
        del pool[:size]
    state["deck"][0] = deck


def redeal_tickets(game: Game, state: States, others: list[int], random: Random) -> None:
    """Other players' tickets and offers, the deck, and what is out of the game."""
    slots = ticket_slots(state, others)
    hidden = set(range(len(game.board.tickets))) - seen_tickets(game, state, others)
    slots += [("out", -1, i) for i in range(len(hidden) - len(slots))]
    found = fill_slots(game, slots, hidden, random)
    state["ticket_deck"][0] = pack(found["deck", -1], k.TICKET_WORDS)
    first = int(state["queue_first"][0])
    for i, ticket in enumerate(found["queue", -1]):
        state["queue"][0, (first + i) % MAX_TICKETS] = ticket
    for each in others:
        state["tickets"][0, each] = pack(found["kept", each], k.TICKET_WORDS)
        for i, ticket in enumerate(found["offer", each]):
            state["offer"][0, each, i] = ticket


def seen_tickets(game: Game, state: States, others: list[int]) -> set[int]:
    """The tickets a seat has in its hand."""
    own = [each for each in range(game.seats) if each not in others]
    kept = {t for each in own for t in game._situation.tickets(each)}
    return kept | {int(t) for each in own for t in state["offer"][0, each, : state["offer_n"][0, each]]}


def ticket_slots(state: States, others: list[int]) -> list[Slot]:
    deck = sum(int(word).bit_count() for word in state["ticket_deck"][0])
    slots: list[Slot] = [("deck", -1, i) for i in range(deck)]
    slots += [("queue", -1, i) for i in range(int(state["queue_n"][0]))]
    for each in others:
        slots += [("kept", each, i) for i in range(int(state["tickets_n"][0, each]))]
        slots += [("offer", each, i) for i in range(int(state["offer_n"][0, each]))]
    return slots


def fill_slots(game: Game, slots: list[Slot], hidden: set[int], random: Random) -> dict[tuple[str, int], list[int]]:
    """Deal hidden tickets over places: long ones where long ones must be, then where they can be."""
    long = [ticket for ticket in sorted(hidden) if game.board.tickets[ticket].long]
    regular = [ticket for ticket in sorted(hidden) if not game.board.tickets[ticket].long]
    random.shuffle(long)
    random.shuffle(regular)
    must = [slot for slot in slots if must_be_long(game, slot)]
    can = [slot for slot in slots if slot not in must and can_be_long(game, slot)]
    for_long = [*must, *random.sample(can, len(long) - len(must))]
    dealt = dict(zip(for_long, long, strict=True))
    dealt |= dict(zip([slot for slot in slots if slot not in dealt], regular, strict=True))
    found: dict[tuple[str, int], list[int]] = {("deck", -1): [], ("queue", -1): []}
    found |= {(place, seat): [] for seat in range(game.seats) for place in ("kept", "offer")}
    for place, seat, i in slots:
        found.setdefault((place, seat), []).append(dealt[place, seat, i])
    return found


def must_be_long(game: Game, slot: Slot) -> bool:
    """S4: at the opening, the first of each offer."""
    place, _, i = slot
    return place == "offer" and is_opening(game) and i < game.board.rules.ticket_deal.long


def can_be_long(game: Game, slot: Slot) -> bool:
    """A long ticket that was not dealt is out; one that was rejected may lie under the deck and be drawn again."""
    place = slot[0]
    if not game.board.rules.ticket_deal.long or place == "deck" or (place == "offer" and is_opening(game)):
        return False
    return place in ("out", "kept") or game.board.rules.ticket_deal.rejects != "out"


def is_opening(game: Game) -> bool:
    return game._situation.s.phase == k.OPENING


def answer_otherwise(game: Game, state: States, others: list[int], random: Random) -> None:
    """S5: that a seat has answered can be seen, its answer cannot."""
    keep = game.board.rules.ticket_deal.keep
    for each in others:
        if state["chosen"][0, each]:
            masks = range(1, 1 << int(state["offer_n"][0, each]))
            state["chosen"][0, each] = random.choice([mask for mask in masks if mask.bit_count() >= keep])
