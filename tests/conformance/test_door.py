"""The door for people: a move is legal if and only if it can be pushed, and a refusal changes nothing."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import islice
from random import Random

import pytest

from rallar.game.game import Game
from rallar.game.moves import (
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
    parse_move,
)
from rallar.model.errors import MoveError
from rallar.model.types import CARDS, COLORS
from tests.fixtures import Table, each_table, soak
from tests.players import new_game, play, random_move

GAMES = soak(4)  # a table
EVERY = 4  # so many moves apart are the positions in which mutants are tried
SEED = 4000
MOST_LISTED = 2000  # moves of a position that are all listed


def other_cards(cards: Cards, random: Random) -> Iterator[Cards]:
    """A card more, a card fewer, a card changed."""
    one, two = random.sample(range(len(CARDS)), 2)
    for more, fewer in ((one, None), (None, one), (one, two), (two, one)):
        counts = list(cards)
        if more is not None:
            counts[more] += 1
        if fewer is not None:
            counts[fewer] = max(0, counts[fewer] - 1)
        yield Cards(counts)


def mutants(move: Move, game: Game, random: Random) -> Iterator[Move]:
    """Moves much like a legal one."""
    board = game.board
    match move:
        case Claim(_, cards) | BuildStation(_, cards) | PaySurcharge(cards):
            yield from (replace(move, cards=each) for each in other_cards(cards, random))
        case KeepTickets(tickets):
            yield KeepTickets(tickets[1:])
            yield KeepTickets((*tickets, tickets[0]))
            yield KeepTickets((*tickets, random.choice(board.tickets).id))
            yield KeepTickets(tickets[::-1])
        case LayTile(route, color):
            yield from (LayTile(route, each) for each in COLORS if each != color)
        case _:
            pass
    if isinstance(move, Claim | LayTile):
        yield replace(move, route=random.choice(board.routes).id)
    if isinstance(move, BuildStation):
        yield replace(move, city=random.choice(board.cities).id)


def any_moves(game: Game, random: Random) -> Iterator[Move]:
    """A move of every kind, most of them in the wrong phase."""
    board = game.board
    cards = Cards(random.choice((0, 0, 0, 1, 2)) for _ in CARDS)
    yield from (Pass(), Decline(), DrawTickets(), DrawCard(), DrawCard(random.choice(CARDS)))
    yield KeepTickets((random.choice(board.tickets).id,))
    yield KeepTickets(())
    yield PaySurcharge(cards)
    yield Claim(random.choice(board.routes).id, cards)
    yield BuildStation(random.choice(board.cities).id, cards)
    yield LayTile(random.choice(board.routes).id, random.choice(COLORS))


def try_move(game: Game, move: Move | str, seat: int) -> None:
    """Push a move that may be legal; either way the game is afterwards as it was."""
    before = (game.state, list(game.history))
    legal = move in game.legal_moves_of(seat)
    assert game.state == before[0]
    if legal:
        game.push(move, seat)
        game.undo()
    else:
        with pytest.raises(MoveError, match=r"^move-"):
            game.push(move, seat)
    assert (game.state, game.history) == before


def try_everything(game: Game, random: Random) -> None:
    events = game.events()
    for seat in range(game.seats):
        for wrong in any_moves(game, random):
            try_move(game, wrong, seat)
    if game.to_move:
        seat = random.choice(game.to_move)
        move = random_move(game, seat, random)
        assert move in game.legal_moves_of(seat)
        assert str(move) in game.legal_moves_of(seat)
        assert parse_move(str(move)) == move
        for mutant in mutants(move, game, random):
            try_move(game, mutant, seat)
        for other in range(game.seats):
            try_move(game, move, other)
    assert game.events() == events


@each_table
def test_a_move_is_legal_if_and_only_if_it_can_be_pushed(table: Table) -> None:
    for number in range(GAMES):
        random = Random(SEED + number)
        game = new_game(table, SEED + number)
        try_everything(game, random)
        for i, _ in enumerate(play(game, random)):
            if i % EVERY == 0 or game.is_over:
                try_everything(game, random)
        assert game.is_over


ROUTE, BED, CITY = "ashmoor--brindle", "brindle--elderby", "ashmoor"
ILL_FORMED: dict[str, Callable[[], Move]] = {
    "no such card": lambda: DrawCard("pink"),
    "gray is no card": lambda: DrawCard("gray"),
    "no such color": lambda: LayTile(BED, "pink"),
    "a locomotive is no color": lambda: LayTile(BED, "locomotive"),
    "a tile nowhere": lambda: LayTile("nowhere", "red"),
    "a claim nowhere": lambda: Claim("nowhere", Cards.of(red=1)),
    "too few kinds of cards": lambda: Claim(ROUTE, Cards((1,))),
    "fewer than no cards": lambda: Claim(ROUTE, Cards((2, -1, 0, 0, 0, 0, 0, 0, 0))),
    "more cards than there are": lambda: Claim(ROUTE, Cards((1000,) * len(CARDS))),
    "no cards": lambda: Claim(ROUTE, Cards()),
    "a station nowhere": lambda: BuildStation("nowhere", Cards.of(red=1)),
    "a station for a debt": lambda: BuildStation(CITY, Cards((-1,) * len(CARDS))),
    "no surcharge": lambda: PaySurcharge(Cards()),
    "no such ticket": lambda: KeepTickets(("nothing",)),
    "no tickets": lambda: KeepTickets(()),
}
UNREADABLE = [
    "",
    " ",
    "\n",
    "claim",
    "claim  red:1",
    "claim a red:0",
    "draw",
    "draw  deck",
    "draw Deck",
    "keep",
    "pass ",
]


def try_in_every_phase(move: Move | str) -> None:
    game = new_game(Table("fifth", 2), SEED)
    phases = set()
    for _ in play(game, Random(SEED), 120):
        asked = game.view(None).asked
        if asked not in phases:
            phases.add(asked)
            assert move not in game.legal_moves
            try_move(game, move, (*game.to_move, 0)[0])
    assert phases >= {"keep-tickets", "take-turn", "draw-second", "lay-tile"}


@pytest.mark.parametrize("build", ILL_FORMED.values(), ids=ILL_FORMED.keys())
def test_an_ill_formed_move_cannot_be_made_or_is_refused(build: Callable[[], Move]) -> None:
    try:
        move = build()
    except MoveError:
        return
    try_in_every_phase(move)


@pytest.mark.parametrize("text", UNREADABLE, ids=repr)
def test_an_unreadable_move_is_refused(text: str) -> None:
    try_in_every_phase(text)


@pytest.mark.parametrize("seat", [-1, 2, 10**9, True])
def test_an_unknown_seat_is_refused(seat: int) -> None:
    game = new_game(Table("fifth", 2), SEED)
    before = game.state
    with pytest.raises(MoveError, match="move-unknown-seat"):
        game.push(Pass(), seat)
    assert game.state == before


@each_table
def test_what_can_be_claimed_or_built_is_what_the_moves_say(table: Table) -> None:
    game = new_game(table, SEED)
    for number, _ in enumerate(play(game, Random(SEED))):
        if number % EVERY or game.is_over:
            continue
        legal = game.legal_moves
        moves = list(islice(legal, MOST_LISTED))
        if len(moves) == MOST_LISTED:
            continue
        assert legal.routes == tuple(dict.fromkeys(move.route for move in moves if isinstance(move, Claim)))
        assert legal.beds == tuple(dict.fromkeys(move.route for move in moves if isinstance(move, LayTile)))
        stations = [move for move in moves if isinstance(move, BuildStation)]
        assert legal.stations == tuple(dict.fromkeys(move.city for move in stations))
        assert [
            BuildStation(city, cards) for city in legal.stations for cards in legal.station_payments(city)
        ] == stations
