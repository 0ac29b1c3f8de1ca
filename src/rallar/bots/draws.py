"""Which card to draw: the one that brings the routes in mind nearest to being paid."""

from __future__ import annotations

from collections.abc import Sequence

from rallar.bots.purse import Purse
from rallar.bots.sight import LOCO, Sight
from rallar.game.moves import DECK, DrawCard
from rallar.model.types import CARDS, CARDS_PER_COLOR, COLORS, LOCOMOTIVE, LOCOMOTIVES

SET = 0.1  # what a card is worth for each of its color that no route needs yet
MOST_OF_A_SET = 6
WANTED = 1.0  # what a card that a route lacks is worth, and how much more if it is the last
LAST = 1.5
FOR_SYMBOL = 1.0  # how much more a locomotive that nothing else can stand for
FOR_ANY = 0.5  # and one that goes with everything


def best_draw(sight: Sight, purse: Purse, options: Sequence[DrawCard]) -> DrawCard:
    worth = _worths(sight, purse)
    blind = _blind(sight, worth)
    if sight.rules.open_locomotive == "both_draws":
        others = (worth[move.card] for move in options if move.card not in (DECK, LOCOMOTIVE))
        worth[LOCOMOTIVE] -= max((blind, *others))  # it takes the place of another card
    return max(options, key=lambda move: worth.get(move.card, blind))


def _worths(sight: Sight, purse: Purse) -> dict[str, float]:
    worth: dict[str, float] = {
        card: SET * min(purse.left[number] + 1, MOST_OF_A_SET) for number, card in enumerate(CARDS)
    }
    for share in purse.shares.values():
        if share.lacks:
            wanted = WANTED + LAST / share.lacks
            if share.missing:
                worth[COLORS[share.color]] += wanted
            if share.symbols:
                worth[LOCOMOTIVE] += wanted + FOR_SYMBOL
            elif sight.takes_jokers(share.route):
                worth[LOCOMOTIVE] = max(worth[LOCOMOTIVE], wanted + FOR_ANY)
    return worth


def _blind(sight: Sight, worth: dict[str, float]) -> float:
    """What the top of the deck is worth, by the cards that are not seen."""
    unseen = [
        max(0, (LOCOMOTIVES if card == LOCO else CARDS_PER_COLOR) - sight.hand[card] - sight.seen[card])
        for card in range(len(CARDS))
    ]
    return sum(number * worth[CARDS[card]] for card, number in enumerate(unseen)) / max(1, sum(unseen))
