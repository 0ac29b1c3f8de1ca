"""Hints: each kind of line in a position made for it, and all of them held against many games."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from rallar.bots import Hint, Outlook, explained, hint, levels, levels_for
from rallar.bots.connections import cheapest_path
from rallar.bots.hints.survey import Survey
from rallar.game.game import Game
from rallar.game.moves import Claim, Move, parse_move
from rallar.game.story import Line
from rallar.model.errors import OptionError
from rallar.model.types import ROUTE_POINTS
from tests.conformance.secrets import redealt
from tests.fixtures import Table as Seats
from tests.fixtures import each_board, soak
from tests.players import new_game, played
from tests.states import put
from tests.table import Table

GAMES = soak(2)


def why(table: Table, move: str) -> dict[str, dict[str, str | int]]:
    """What speaks for a move of the seat to move, whoever would make it."""
    outlook = Outlook(table.game, table.to_move)
    assert move in outlook.legal
    return {each.key: each.params for each in explained(outlook, "regular", parse_move(move)).why}


def to_moscow(seats: int = 2, **hand: int) -> Table:
    """All of Berlin–Moskva but the last two routes: four orange and two orange spaces."""
    table = Table("europe", seats)
    table.tickets(0, "berlin--moskva")
    table.owns(0, "berlin--danzig", "danzig--riga", "riga--wilno")
    table.hand(0, **hand)
    return table


def test_the_strongest_level_is_asked() -> None:
    assert hint(Outlook(Game.new("europe", 2, 0), 0), Random(0)).level == levels()[-1]


def test_a_level_that_nobody_plays() -> None:
    with pytest.raises(OptionError, match="opponent-unknown"):
        hint(Outlook(to_moscow().game, 0), Random(0), "none")


def test_a_route_on_the_way_of_a_ticket() -> None:
    found = why(to_moscow(orange=2, red=1), "claim moskva--smolensk orange:2")
    assert found["hint-serves"] == {"ticket": "berlin--moskva", "number": 3}
    assert found["hint-points"] == {"points": 2}
    assert found["hint-leaves"] == {"number": 1, "cars": 45 - 4 - 3 - 4 - 2}
    assert "hint-no-ticket" not in found


def test_a_route_that_makes_a_ticket_and_lengthens_the_path() -> None:
    table = to_moscow(orange=2)
    table.owns(0, "smolensk--wilno")
    found = why(table, "claim moskva--smolensk orange:2")
    assert found["hint-makes"] == {"tickets": "berlin--moskva", "points": 12}
    assert found["hint-longest"] == {"number": 4 + 3 + 4 + 3 + 2}
    assert "hint-serves" not in found


def test_a_way_that_needs_a_station_too() -> None:
    table = Table("europe")
    table.tickets(0, "budapest--sofia")
    table.owns(1, "bucuresti--budapest")
    table.free("bucuresti--sofia")
    table.hand(0, green=3)
    found = why(table, "claim bucuresti--sofia green:2")
    assert found["hint-serves-station"] == {"ticket": "budapest--sofia", "number": 0, "stations": 1}
    assert "hint-makes" not in found


def test_the_way_that_is_left_is_named() -> None:
    table = to_moscow(orange=2)
    outlook = Outlook(table.game, 0)
    found = explained(outlook, "regular", parse_move("claim moskva--smolensk orange:2"))
    assert found.way == ("smolensk--wilno",)


def test_a_rival_at_an_end() -> None:
    table = to_moscow(orange=2)
    assert "hint-rival" not in why(table, "claim moskva--smolensk orange:2")
    table.owns(1, "kyiv--smolensk")
    assert why(table, "claim moskva--smolensk orange:2")["hint-rival"] == {"player": 1, "cities": "smolensk"}
    table.owns(1, "kharkov--moskva")
    assert why(table, "claim moskva--smolensk orange:2")["hint-rival"] == {"player": 1, "cities": "moskva,smolensk"}
    table.cars(1, 1)  # too few to take it
    assert "hint-rival" not in why(table, "claim moskva--smolensk orange:2")


def test_the_way_around() -> None:
    found = why(to_moscow(orange=2), "claim moskva--smolensk orange:2")
    assert found["hint-detour"]["ticket"] == "berlin--moskva"
    table = to_moscow(orange=2)
    table.owns(1, "moskva--smolensk")
    outlook = Outlook(table.game, 0)
    around = cheapest_path(outlook.board, outlook.view, 0, "berlin", "moskva")
    assert around
    lengths = {route.id: route.length for route in outlook.board.routes}
    spaces = sum(lengths[route] for route in around if route not in outlook.view.owners)
    assert found["hint-detour"]["number"] == spaces - 5


def test_the_only_way() -> None:
    table = to_moscow(orange=2)
    table.free("moskva--smolensk", "smolensk--wilno")
    assert why(table, "claim moskva--smolensk orange:2")["hint-only-way-station"] == {"tickets": "berlin--moskva"}
    table.s.stations[0] = 0
    assert why(table, "claim moskva--smolensk orange:2")["hint-only-way"] == {"tickets": "berlin--moskva"}


def to_vienna(seats: int) -> tuple[Table, str]:
    """Paris–Wien can only begin on one of two parallel tracks."""
    table = Table("europe", seats)
    table.free("frankfurt--paris--1", "frankfurt--paris--2", "frankfurt--munchen", "munchen--wien")
    table.tickets(0, "paris--wien")
    table.hand(0, white=3, orange=3)
    (move,) = (move for move in table.moves if move.startswith("claim frankfurt--paris--1 ") and "," not in move)
    return table, move


@pytest.mark.parametrize(("seats", "told"), [(3, True), (4, False)])
def test_parallel_tracks_with_few_players(seats: int, told: bool) -> None:
    """Only then both are lost together."""
    found = why(*to_vienna(seats))
    assert ("hint-one-track" in found) == told
    assert ("hint-only-way-station" in found) == told


def test_who_has_the_track_beside_is_no_rival() -> None:
    """Nobody may own both (C5)."""
    table, move = to_vienna(4)
    table.owns(1, "frankfurt--paris--2")
    assert "hint-rival" not in why(table, move)
    table.owns(2, "frankfurt--munchen")
    assert why(table, move)["hint-rival"] == {"player": 2, "cities": "frankfurt"}


def test_a_route_for_nothing_but_its_points() -> None:
    found = why(to_moscow(red=4), "claim marseille--pamplona red:4")
    assert {"hint-no-ticket", "hint-points", "hint-leaves"} == set(found)


def test_a_gap_of_another() -> None:
    table = to_moscow(red=4)
    table.owns(1, "barcelona--pamplona")
    assert "hint-blocks" not in why(table, "claim marseille--pamplona red:4")
    table.owns(1, "marseille--roma")
    assert why(table, "claim marseille--pamplona red:4")["hint-blocks"] == {"player": 1}
    table.owns(1, "barcelona--marseille")  # joined already
    assert "hint-blocks" not in why(table, "claim marseille--pamplona red:4")


def test_the_end_is_told() -> None:
    table = to_moscow(orange=2)
    table.cars(0, 4)
    assert "hint-ends" in why(table, "claim moskva--smolensk orange:2")
    table.cars(0, 5)
    assert "hint-ends" not in why(table, "claim moskva--smolensk orange:2")
    table.s.turns_left = 2
    assert "hint-last-turn" in why(table, "claim moskva--smolensk orange:2")


def test_the_end_waits_for_the_bullet_trains() -> None:
    table = Table("japan")
    table.hand(0, red=3)
    table.cars(0, 0)
    table.bullets(8)
    route = next(move for move in table.moves if move.startswith("claim"))
    assert "hint-ends" not in why(table, route)
    table.bullets(1)
    assert "hint-ends" in why(table, route)


def test_a_bullet_route_is_threatened_by_nobody() -> None:
    table = Table("japan")
    table.tickets(0, "tokyo--sendai")
    table.owns(1, "utsunomiya--tokyo", "sendai--fukushima")
    table.hand(0, red=3)
    found = why(table, "claim fukushima--utsunomiya red:3")
    assert found["hint-bullet"] == {"spaces": 3}
    assert found["hint-makes"]["tickets"] == "tokyo--sendai"
    assert not {"hint-rival", "hint-detour", "hint-points"} & set(found)


def test_what_a_tunnel_may_cost() -> None:
    table = Table("europe")
    table.tickets(0, "budapest--sofia")
    table.owns(0, "bucuresti--budapest")
    table.hand(0, green=4, locomotive=1, red=3)
    assert why(table, "claim bucuresti--sofia green:2")["hint-tunnel"] == {"most": 3, "number": 3}


def in_a_tunnel(**hand: int) -> Table:
    table = Table("europe")
    table.tickets(0, "budapest--sofia")
    table.owns(0, "bucuresti--budapest")
    table.hand(0, **hand)
    table.next_cards("green", "red", "blue")
    table.push("claim bucuresti--sofia green:2")
    return table


def test_a_tunnel_is_paid_for_what_it_serves() -> None:
    found = why(in_a_tunnel(green=4), "pay green:1")
    assert found["hint-makes"]["tickets"] == "budapest--sofia"
    assert found["hint-leaves"] == {"number": 1, "cars": 45 - 4 - 2}


def test_a_tunnel_is_declined() -> None:
    assert why(in_a_tunnel(green=2), "decline")["hint-tunnel-cannot"] == {"number": 1}
    found = why(in_a_tunnel(green=4), "decline")
    assert found["hint-tunnel-dear"] == {"number": 1}
    assert found["hint-tunnel-back"] == {"cards": "green:2"}
    assert "hint-no-ticket" not in found


def test_a_card_that_a_route_lacks() -> None:
    table = to_moscow(orange=1)
    table.owns(0, "smolensk--wilno")
    table.open("red", "orange", "green", "black", "blue")
    wanted = {"route": "moskva--smolensk", "ticket": "berlin--moskva", "number": 0}
    assert why(table, "draw orange")["hint-card-route"] == wanted
    assert "hint-card-route" not in why(table, "draw red")
    table.hand(0)
    assert why(table, "draw orange")["hint-card-route"] == wanted | {"number": 1}


def test_an_open_locomotive() -> None:
    table = to_moscow(orange=1)
    table.owns(0, "smolensk--wilno")
    table.open("locomotive", "orange", "green", "black", "blue")
    found = why(table, "draw locomotive")
    assert found["hint-card-route"]["route"] == "moskva--smolensk"
    assert {"hint-locomotive", "hint-locomotive-whole"} <= set(found)


def test_a_locomotive_that_does_not_go_with_everything() -> None:
    """On Nordic it is no joker on ordinary routes, and one of two cards (B1)."""
    table = Table("nordic")
    table.open("locomotive", "orange", "green", "black", "blue")
    assert not {"hint-locomotive", "hint-locomotive-whole"} & set(why(table, "draw locomotive"))


def test_a_card_in_reserve_for_a_tunnel() -> None:
    table = Table("europe")
    table.tickets(0, "budapest--sofia")
    table.owns(0, "bucuresti--budapest")
    table.hand(0, green=2)
    table.open("green", "orange", "white", "black", "blue")
    assert why(table, "draw green") == {"hint-card-reserve": {"route": "bucuresti--sofia"}}


def test_a_card_that_spares_the_others() -> None:
    """Two gray routes, and cards of one color that would do for either: another color is for the second."""
    table = Table("europe")
    table.tickets(0, "palermo--constantinople", "brest--petrograd")
    table.hand(0, black=2, red=1)
    table.open("purple", "red", "green", "white", "blue")
    spared = {move: why(table, move).get("hint-card-spares") for move in table.moves if move.startswith("draw ")}
    found = next(params for params in spared.values() if params)
    assert found["ticket"] in ("palermo--constantinople", "brest--petrograd")


def test_a_ferry_that_odd_cards_pay_for() -> None:
    """On Nordic three cards of any kind stand for a locomotive (F2): nothing is missing any more."""
    table = Table("nordic")
    ferry = next(route for route in table.game.board.routes if route.kind == "ferry" and route.locomotives == 1)
    table.free(ferry.id)
    table.tickets(0, *(each.id for each in table.game.board.tickets if {each.a, each.b} == {ferry.a, ferry.b}))
    plain = ferry.color if ferry.color not in (None, "gray") else "green"
    others = [card for card in ("red", "blue", "black", "white") if card != plain][:3]
    table.hand(0, **{str(plain): ferry.length - 1}, **dict.fromkeys(others[:2], 1))
    table.open(others[2], "orange", "yellow", "purple", "orange")
    found = why(table, f"draw {others[2]}")
    line = found.get("hint-card-route") or found["hint-card-points"]
    assert (line["route"], line["number"]) == (ferry.id, 0)


def test_the_deck() -> None:
    table = to_moscow(orange=1)
    table.owns(0, "smolensk--wilno")
    table.open("red", "white", "green", "black", "blue")
    found = why(table, "draw deck")
    unseen = table.view(0).unseen
    assert "hint-deck-none-open" in found
    helpful = unseen.by_name["orange"] + unseen.by_name["locomotive"]
    assert found["hint-deck-chance"] == {"number": round(100 * helpful / unseen.total)}
    table.open("orange", "white", "green", "black", "blue")
    assert "hint-deck-none-open" not in why(table, "draw deck")


def test_more_tickets() -> None:
    table = Table("europe")
    table.cars(1, 30)
    found = why(table, "tickets")
    assert found["hint-tickets-time"] == {"cars": 45, "number": 30}
    assert {"hint-tickets-done", "hint-tickets-risk"} <= set(found)
    table.tickets(0, "budapest--sofia")
    assert "hint-tickets-done" not in why(table, "tickets")


def test_tickets_to_keep() -> None:
    table = Table("europe")
    table.owns(0, "bucuresti--budapest", "bucuresti--sofia")
    table.ticket_deck("brest--venezia", "budapest--sofia", "edinburgh--paris")
    table.cars(0, 3)
    table.push("tickets")
    found = why(table, "keep budapest--sofia")
    assert found["hint-keep-made"] == {"tickets": "budapest--sofia", "points": 5}
    assert found["hint-leave-lost"] == {"ticket": "edinburgh--paris"} or "hint-leave" in found
    hard = why(table, "keep brest--venezia")
    assert hard["hint-keep-hard"] == {"tickets": "brest--venezia"}
    assert hard["hint-keep-least"] == {"number": 1}


def test_tickets_that_share_track() -> None:
    table = Table("europe")
    table.ticket_deck("berlin--moskva", "warszawa--smolensk", "edinburgh--athina")
    table.push("tickets")
    found = why(table, "keep berlin--moskva warszawa--smolensk")
    assert found["hint-keep-fit-all"]["cars"] == 45
    assert int(found["hint-keep-shared"]["number"]) > 0
    assert found["hint-leave"]["ticket"] == "edinburgh--athina"
    alone = Survey(Outlook(table.game, 0)).spaces(
        next(each for each in table.game.board.tickets if each.id == "warszawa--smolensk")
    )
    left = why(table, "keep berlin--moskva edinburgh--athina").get("hint-leave", {"number": 0})
    assert alone
    assert int(left["number"]) < alone  # most of it would be there for the other


def test_a_station() -> None:
    table = Table("europe")
    table.tickets(0, "budapest--sofia")
    table.owns(0, "bucuresti--sofia")
    table.owns(1, "bucuresti--budapest")
    table.free("edinburgh--london--1")
    table.hand(0, red=1)
    found = why(table, "station budapest red:1")
    lends = {"route": "bucuresti--budapest", "player": 1, "ticket": "budapest--sofia", "number": 0}
    assert found["hint-station-lends"] == lends
    assert found["hint-station-points"] == {"points": 4}
    assert "hint-station-plain" in why(table, "station madrid red:1")


def test_a_tile() -> None:
    table = Table("france")
    table.tickets(0, "toulouse--nice")
    table.owns(0, "avignon--toulouse")
    table.free("avignon--nice", "calais--lille")
    table.hand(0, white=4)
    table.push("draw deck", "draw deck")
    found = why(table, "tile avignon--nice white")
    assert found["hint-tile-serves"] == {"ticket": "toulouse--nice"}
    assert found["hint-tile-cards"]["color"] == "white"
    assert found["hint-tile-cards"]["number"] == table.cards(0)["white"]
    assert set(why(table, "tile calais--lille white")) == {"hint-tile-harmless"}


def test_a_tile_across_the_way() -> None:
    """It closes what the plan needs, so it is not called harmless."""
    table = Table("france")
    board = table.game.board
    pairs = [pair for a, b in board.crossings for pair in ((a, b), (b, a))]
    routes = {route.id: route for route in board.routes}
    way, ticket, across = next(
        (path, ticket, across)
        for ticket in board.tickets
        if (path := cheapest_path(board, table.view(0), 0, ticket.a, ticket.b))
        for needed, across in pairs
        if needed in path and across not in path and routes[across].kind == "trackbed"
    )
    needed = next(a for a, b in pairs if b == across and a in way)
    table.tickets(0, ticket.id)
    table.owns(0, *(route for route in way if route != needed))
    table.free(needed, across)
    table.push("draw deck", "draw deck")
    move = next(move for move in table.moves if move.startswith(f"tile {across} "))
    assert set(why(table, move)) == {"hint-tile-closes"}


def test_nothing_else_can_be_done() -> None:
    table = Table("europe")
    table.free()
    table.ticket_deck()
    table.open()
    table.deck()
    table.discards()
    table.s.stations[0] = 0
    assert why(table, "pass") == {"hint-pass": {}}


# --- many games


@each_board
def test_every_line_is_true(name: str) -> None:
    """Along games of hints: each line says what can be found out otherwise, and changes nothing."""
    told: Counter[str] = Counter()
    for seed in range(GAMES):
        game, rng = new_game(Seats(name, 2 + seed % 2), seed), Random(seed)
        while game.to_move:
            seat, state = game.to_move[0], game.state
            found = hint(Outlook(game, seat), rng, levels_for(game.setting)[:3][-1])  # a master takes long
            assert game.state == state
            assert found.move in game.legal_moves_of(seat)
            assert found.why
            told.update(each.key for each in found.why)
            Truth(game, seat, found).check()
            game.push(found.move, seat)
    assert len(told) > 15


@each_board
def test_any_move_has_its_lines(name: str) -> None:
    """Whatever a level may choose: also what serves no plan at all."""
    rng = Random(1)
    for seed in range(soak(3)):
        game = played(Seats(name, 3), seed, most=25 * (seed + 1))
        for seat in game.to_move:
            legal = game.legal_moves_of(seat)
            some = [move for move, _ in zip(legal, range(200), strict=False)]
            for move in rng.sample(some, min(6, len(some))):
                found = explained(Outlook(game, seat), "regular", move)
                assert found.why
                Truth(game, seat, found).check()


@each_board
def test_what_is_hidden_changes_nothing(name: str) -> None:
    for seed in range(soak(3)):
        game = played(Seats(name, 2), seed, most=20 * (seed + 1))
        for seat in game.to_move:
            before = hint(Outlook(game, seat), Random(seed))
            put(game, redealt(game, seat, Random(seed)))
            assert hint(Outlook(game, seat), Random(seed)) == before


class Truth:
    """Holds the lines of a hint against the game, by other ways than they were found."""

    def __init__(self, game: Game, seat: int, found: Hint) -> None:
        self.game, self.seat, self.hint = game, seat, found
        self.view = game.view(seat)
        assert self.view.own
        self.own = self.view.own
        self.routes = {route.id: route for route in game.board.routes}
        self.tickets = {ticket.id: ticket for ticket in game.board.tickets}

    def check(self) -> None:
        assert all(self.view.owners.get(route) != self.seat for route in self.hint.way)
        for line in (self.hint.says, *self.hint.why):
            self._names(line)
            check = getattr(self, line.key.replace("-", "_"), None)
            if check is not None:
                check(**line.params)

    def _names(self, line: Line) -> None:
        """Every ticket named is one's own, or offered; every route is one of the board."""
        mine = {each.ticket for each in self.own.tickets} | set(self.own.offer)
        tickets = f"{line.params.get('ticket', '')},{line.params.get('tickets', '')}"
        routes = f"{line.params.get('route', '')},{line.params.get('routes', '')}"
        assert set(filter(None, tickets.split(","))) <= mine
        assert set(filter(None, routes.split(","))) <= set(self.routes)
        assert line.params.get("player") != self.seat

    def _spaces(self, game: Game, ticket: str) -> int | None:
        view, found = game.view(self.seat), self.tickets[ticket]
        path = cheapest_path(game.board, view, self.seat, found.a, found.b)
        return None if path is None else sum(self.routes[each].length for each in path if each not in view.owners)

    def _after(self, move: Move) -> Game:
        twin = self.game.copy()
        twin.push(move, self.seat)
        return twin

    @property
    def _claim(self) -> Claim | None:
        """A claim that is sure to succeed: of no tunnel."""
        move = self.hint.move
        return move if isinstance(move, Claim) and self.routes[move.route].kind != "tunnel" else None

    def hint_makes(self, tickets: str, points: int) -> None:
        assert points == sum(self.tickets[each].points for each in tickets.split(","))
        if self._claim:
            after = self._after(self._claim)
            own = after.view(self.seat).own
            assert own
            made = {each.ticket for each in own.tickets if each.prospect == "made"}
            assert set(tickets.split(",")) <= made

    def hint_serves(self, ticket: str, number: int) -> None:
        assert number > 0
        if self._claim:
            after = self._after(self._claim)
            left, cars = self._spaces(after, ticket), self.view.players[self.seat].cars
            assert left is not None
            assert number == left or number > cars

    def hint_serves_plan(self, ticket: str, number: int) -> None:
        """A longer way than the shortest, which the claim does not shorten."""
        if self._claim:
            now, left = self._spaces(self.game, ticket), self._spaces(self._after(self._claim), ticket)
            assert now is not None
            assert left is not None
            assert left >= now or now > self.view.players[self.seat].cars
            assert number >= left

    def hint_points(self, points: int) -> None:
        if self._claim:
            assert points == ROUTE_POINTS[self.routes[self._claim.route].length]

    def hint_leaves(self, number: int, cars: int) -> None:
        if self._claim:
            after = self._after(self._claim)
            player = after.view(None).players[self.seat]
            assert (player.cards, player.cars) == (number, cars)

    def hint_longest(self, number: int) -> None:
        if self._claim:
            after = self._after(self._claim)
            assert after.longest_paths()[self.seat].length >= number

    def hint_ends(self) -> None:
        if self._claim:
            after = self._after(self._claim)
            assert after.is_over or after.view(None).turns_left is not None

    def hint_rival(self, player: int, cities: str) -> None:
        for city in cities.split(","):
            assert any(
                owner == player and city in (self.routes[route].a, self.routes[route].b)
                for route, owner in self.view.owners.items()
            )

    def hint_detour(self, ticket: str, number: int) -> None:
        """As long as the way is if another has the route."""
        assert number > 0
        if self._claim:
            other = (self.seat + 1) % self.game.seats
            table = Table(self.game.board, self.game.seats)
            table._game = self.game.copy()
            table._bench = table._game._situation.bench()
            table._agreed = table._game.state
            table.owns(other, self._claim.route)
            without, now = self._spaces(table.game, ticket), self._spaces(self.game, ticket)
            assert now is not None
            cars = self.view.players[self.seat].cars
            assert without is None or without == now + number or without > cars or now > cars

    def hint_card_route(self, route: str, number: int, ticket: str) -> None:
        """On the way of a ticket that is not made yet, and nobody's; what is missing is less than the whole route."""
        assert route not in self.view.owners
        assert route not in self.view.closed
        assert 0 <= number < self.routes[route].length
        assert next(each for each in self.own.tickets if each.ticket == ticket).prospect == "possible"

    def hint_tickets_done(self) -> None:
        assert all(each.prospect != "possible" for each in self.own.tickets)

    def hint_tile_closes(self, routes: str) -> None:
        after = self._after(self.hint.move)
        assert set(routes.split(",")) <= set(after.view(None).closed) - set(self.view.closed)
