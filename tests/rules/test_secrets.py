"""What is public and what is secret: V1 to V3."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields

import pytest

from rallar.game import Cards, Game, View
from rallar.game.view import Own, Player
from rallar.model.types import CARDS
from tests.table import BOXES, Table, keep, new_game, offers

SPECTATOR = None


def told(game: Game, seat: int | None, *kinds: str) -> list[str]:
    """The events of some kinds, as a seat is told them."""
    return [str(event) for event in game.events(seat) if event.kind in kinds]


def heard(game: Game, seat: int | None) -> list[str]:
    """What a seat was told since the deal."""
    return [str(event.seen_by(seat)) for played in game.history for event in played.events]


@pytest.mark.rule("V1")
def test_what_everybody_saw_go_into_a_hand_is_counted_until_it_is_seen_to_leave() -> None:
    """Who deals the hidden cards anew has to know it."""
    table = Table("nordic")
    table.open("red", "red", "blue", "white", "green")
    table.push("draw red", "draw red")
    seen = [table.s.known[0, card] for card in range(len(CARDS))]
    assert Cards(seen) == Cards.of(red=2)
    table.idle()
    table.hand(0, red=3)
    table.push("claim boden--umea--1 red:3")
    assert not any(table.s.known[0, card] for card in range(len(CARDS)))


@pytest.mark.rule("V1")
@pytest.mark.parametrize("seat", [SPECTATOR, 0, 1])
def test_everyone_sees_the_board_and_every_number(seat: int | None) -> None:
    table = Table("europe")
    table.hand(0, red=3, locomotive=2)
    table.tickets(0, "london--wien", "paris--wien")
    table.owns(0, "cadiz--lisboa")
    table.station(0, "paris")
    table.deck(blue=4, white=6)
    view = table.view(seat)
    player = view.players[0]
    assert (player.cards, player.tickets, player.cars, player.stations, player.points) == (5, 2, 43, 2, 2)
    assert (view.owners, view.stations) == ({"cadiz--lisboa": 0}, {"paris": 0})
    assert view.open == ("purple", "blue", "orange", "white", "green")
    assert (view.deck, view.discards, view.ticket_deck) == (10, 110 - 5 - 5 - 10, 38)


@pytest.mark.rule("V1")
@pytest.mark.parametrize("seat", [SPECTATOR, 0, 1])
def test_everyone_sees_bullet_places_and_tiles(seat: int | None) -> None:
    japan = Table("japan")
    japan.owns(1, "hamamatsu--nagoya")
    assert (japan.view(seat).players[1].bullet_spaces, japan.view(seat).bullets) == (3, 15)
    france = Table("france")
    france.built("amiens--calais", "red")
    assert france.view(seat).tiles == {"amiens--calais": "red"}
    assert france.view(seat).tile_supply[2]["red"] == 1


@pytest.mark.rule("V1")
@pytest.mark.parametrize("seat", [SPECTATOR, 0, 1])
def test_everyone_is_told_which_face_up_cards_are_taken_and_what_is_paid(seat: int | None) -> None:
    table = Table("europe")
    table.hand(1, red=1, locomotive=1)
    table.push("draw blue", "draw purple")
    assert told(table.game, seat, "took") == ["took 0 blue 1", "took 0 purple 0"]
    table.push("claim bruxelles--paris--1 red:1,locomotive:1")
    assert told(table.game, seat, "paid", "claimed") == [
        "paid 1 red 1",
        "paid 1 locomotive 1",
        "claimed 1 bruxelles--paris--1 2",
    ]


@pytest.mark.rule("V1")
@pytest.mark.parametrize("seat", [SPECTATOR, 0, 1])
def test_everyone_sees_the_cards_of_a_tunnel(seat: int | None) -> None:
    table = Table("europe")
    table.hand(0, green=4)
    table.next_cards("green", "red", "blue")
    table.push("claim venezia--zurich green:2")
    assert told(table.game, seat, "turned") == ["turned 0 green", "turned 0 red", "turned 0 blue"]
    tunnel = table.view(seat).tunnel
    assert tunnel is not None
    assert (tunnel.turned, tunnel.due, str(tunnel.laid)) == (("green", "red", "blue"), 1, "green:2")


@pytest.mark.rule("V2")
@pytest.mark.parametrize("box", BOXES)
def test_only_their_seat_sees_a_hand_and_its_tickets(box: str) -> None:
    game = new_game(box, 3)
    for seat in range(3):
        own = game.view(seat).own
        assert own is not None
        assert (own.seat, own.offer) == (seat, offers(game)[seat])
        assert own.hand == game._situation.hand(seat)
    assert game.view(SPECTATOR).own is None


@pytest.mark.rule("V2")
@pytest.mark.parametrize("box", BOXES)
def test_a_card_drawn_blind_is_told_to_its_seat_only(box: str) -> None:
    table = Table(box)
    table.next_cards("green")
    table.push("draw deck")
    assert told(table.game, 0, "drew") == ["drew 0 green"]
    assert told(table.game, 1, "drew") == told(table.game, SPECTATOR, "drew") == ["drew 0 ?"]


@pytest.mark.rule("V2", "K2")
@pytest.mark.parametrize("box", BOXES)
def test_tickets_offered_kept_and_rejected_are_told_to_their_seat_only(box: str) -> None:
    game = new_game(box, 2, start=0)
    keep(game, 3)
    game.push("tickets")
    game.push(f"keep {offers(game)[0][0]}")
    kinds = ("dealt", "offered", "kept", "rejected")
    for seat in (0, 1, SPECTATOR):
        lines = told(game, seat, *kinds)
        assert len(lines) == len(told(game, SPECTATOR, *kinds))
        for line in lines:
            _, whose, what = line.split()
            assert (what == "?") == (whose != str(seat))


def at_a_turn(table: Table) -> None:
    table.turn(0)


def at_an_offer(table: Table) -> None:
    table.turn(1)
    table.push("tickets")


def at_a_second_card(table: Table) -> None:
    table.turn(1)
    table.push("draw deck")


def two_tables(box: str, go_on: Callable[[Table], None]) -> tuple[Table, Table]:
    """The same position for seat 0 and for a spectator; all that is hidden from them differs."""
    names = [ticket.id for ticket in Table(box).game.board.tickets if not ticket.long]
    tables = Table(box), Table(box)
    for i, table in enumerate(tables):
        table.hand(0, red=2, blue=1)
        table.hand(1, **({"green": 2, "locomotive": 1} if i else {"white": 3}))
        table.tickets(0, names[0])
        table.tickets(1, names[1 + i], names[3 + i])
        table.ticket_deck(*(names[10:14] if i else names[14:18]))
        table.next_cards("black" if i else "yellow")
        go_on(table)
    return tables


@pytest.mark.rule("V2", "V3", "S5")
@pytest.mark.parametrize("box", BOXES)
@pytest.mark.parametrize("go_on", [at_a_turn, at_an_offer, at_a_second_card])
def test_no_view_depends_on_what_is_secret(box: str, go_on: Callable[[Table], None]) -> None:
    one, other = two_tables(box, go_on)
    assert one.game.state != other.game.state
    assert one.view(0) == other.view(0)
    assert one.view(SPECTATOR) == other.view(SPECTATOR)
    assert one.view(1) != other.view(1)
    assert heard(one.game, 0) == heard(other.game, 0)
    assert heard(one.game, SPECTATOR) == heard(other.game, SPECTATOR)


@pytest.mark.rule("V2")
@pytest.mark.parametrize("box", BOXES)
def test_no_view_and_no_event_gives_the_seed_away(box: str) -> None:
    game = new_game(box, 2, seed=987654321012345678)
    for seat in (SPECTATOR, 0, 1):
        shown = f"{game.view(seat)!r} {' '.join(map(str, game.events(seat)))}"
        assert str(game.seed) not in shown
        assert not [number for number in game._situation.s.rng if str(number) in shown and number > 999]


@pytest.mark.rule("V3")
def test_a_view_has_public_parts_and_one_part_of_its_own() -> None:
    public = {field.name for field in fields(View)} - {"own"}
    assert public == {
        "board",
        "rules",
        "asked",
        "to_move",
        "turn",
        "start",
        "turns_left",
        "players",
        "open",
        "deck",
        "unseen",
        "discards",
        "discarded",
        "ticket_deck",
        "owners",
        "tiles",
        "closed",
        "stations",
        "tile_supply",
        "bullets",
        "tunnel",
    }
    assert {field.name for field in fields(Player)} == {
        "seat",
        "cars",
        "cards",
        "known",
        "tickets",
        "offered",
        "stations",
        "points",
        "bullet_spaces",
        "answered",
    }
    assert {field.name for field in fields(Own)} == {"seat", "hand", "tickets", "offer", "keep"}


@pytest.mark.rule("V3")
@pytest.mark.parametrize("box", BOXES)
def test_seats_and_spectators_share_the_public_part(box: str) -> None:
    table = Table(box)
    table.hand(0, red=2)
    table.push("draw deck")
    public = [field.name for field in fields(View) if field.name != "own"]
    views = [table.view(seat) for seat in (SPECTATOR, 0, 1)]
    for name in public:
        assert getattr(views[0], name) == getattr(views[1], name) == getattr(views[2], name)


@pytest.mark.rule("V2", "S5", "K2")
@pytest.mark.parametrize("box", BOXES)
def test_which_of_the_offered_tickets_were_kept_does_not_show(box: str) -> None:
    """As many kept from other places of the deal: the others are told the same."""
    told = []
    for chosen in (slice(0, 3), slice(1, 4)):
        game = new_game(box, 2)
        for seat in (0, 1):
            game.push(f"keep {' '.join(offers(game)[seat][chosen])}", seat)
        told.append((game.events(None), game.view(None)))
    assert told[0] == told[1]
