"""Players for measurements: the yardstick, chance, and the published strategies, each by what it is after."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from rallar.bots import Outlook, levels
from rallar.bots.opponents import VARIABLE
from rallar.game.game import Game
from rallar.game.moves import DrawCard, DrawTickets, KeepTickets, Move
from rallar.lab.arena import bot, play_off
from rallar.lab.players import lab_players, player, players
from rallar.lab.players.long_route import LongRoute
from rallar.model.errors import OptionError
from tests.fixtures import board_of, each_board
from tests.table import Table

PUBLISHED = ("destination-hungry", "long-route", "one-step", "path")
OF_NORMAL = {  # what two of them score in game 1
    "nordic": (135, 108),
    "europe": (128, 128),
    "france": (97, 136),
    "japan": (68, 76),
}


def test_who_there_is() -> None:
    assert lab_players() == ("destination-hungry", "long-route", "normal", "one-step", "path", "random")
    assert players() == (*lab_players(), *levels())
    assert not set(lab_players()) & set(levels())  # people are not offered them
    with pytest.raises(OptionError, match=r"opponent-unknown.*known='destination-hungry, .*regular"):
        player("grandmaster")


def test_a_name_stands_for_one_player(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Else somebody's own `path` would be measured as ours."""
    (tmp_path / "path.py").write_text("TITLE, STRENGTH, choose = 'Path', 9, print")
    monkeypatch.setenv(VARIABLE, str(tmp_path))
    with pytest.raises(OptionError, match=r"opponent-taken.*path\.py"):
        player("path")
    assert player("random").TITLE


@each_board
def test_all_play_to_the_end(name: str) -> None:
    board = board_of(name)
    for other in (*PUBLISHED, "random"):
        found = play_off(board, ("path", other), {each: bot(each) for each in ("path", other)}, 1, 3)
        assert found[other].decisions


@pytest.mark.parametrize("name", OF_NORMAL)
def test_the_yardstick_stays_as_it_is(name: str) -> None:
    game, rng = Game.new(name, 2, 1), Random(1)
    while game.to_move:
        seat = game.to_move[0]
        game.push(bot("normal")(Outlook(game, seat), rng), seat)
    outcome = game.outcome()
    assert outcome
    assert outcome.scores == OF_NORMAL[name]


def decision(name: str, table: Table) -> Move:
    return bot(name)(Outlook(table.game, 0), Random(0))


def two_tickets(**hand: int) -> Table:
    """Berlin–Moskva is dear and lacks its two ends; Budapest–Sofia lacks nothing but its last route."""
    table = Table("europe")
    table.tickets(0, "berlin--moskva", "budapest--sofia")
    table.owns(0, "danzig--riga", "riga--wilno", "smolensk--wilno", "bucuresti--budapest")
    table.hand(0, **hand)
    return table


def test_one_step_thinks_of_one_route() -> None:
    """That of the dearest ticket, though another could be claimed."""
    move = decision("one-step", two_tickets(orange=2, green=3))
    assert isinstance(move, DrawCard)
    assert str(decision("one-step", two_tickets(red=4, green=3))) == "claim berlin--danzig red:4"


def test_path_thinks_of_all_of_them() -> None:
    assert str(decision("path", two_tickets(orange=2, green=3))) == "claim moskva--smolensk orange:2"
    assert str(decision("path", two_tickets(green=3))) == "claim bucuresti--sofia green:2"
    assert decision("path", Table("europe")) != DrawTickets()


def test_long_route_goes_by_long_routes() -> None:
    """Athina–Angora has a way of 2 and 3 spaces; Britain is only left by short routes."""
    assert [mind("athina--angora").chart.routes[route].length for route in mind("athina--angora").aims] == [6]
    assert [mind("london--berlin").chart.routes[route].length for route in mind("london--berlin").aims] == [3]


def mind(ticket: str) -> LongRoute:
    table = Table("europe")
    table.tickets(0, ticket)
    return LongRoute(Outlook(table.game, 0), Random(0))


def test_destination_hungry_draws_tickets_before_it_builds() -> None:
    table = Table("europe")
    table.tickets(0, "budapest--sofia")
    assert decision("destination-hungry", table) == DrawTickets()
    table.owns(0, "bucuresti--budapest")
    assert decision("destination-hungry", table) != DrawTickets()


def test_they_keep_what_they_have_cars_for() -> None:
    table = Table("europe")
    table.tickets(0, "berlin--bucuresti")
    table.ticket_deck("brest--venezia", "budapest--sofia", "edinburgh--paris")
    table.cars(0, 5)
    table.push("tickets")
    for name in set(PUBLISHED) - {"path"}:
        assert decision(name, table) == KeepTickets(("budapest--sofia",))


def test_one_step_and_path_keep_what_they_are_dealt() -> None:
    game = Game.new("europe", 2, 1)
    own = game.view(0).own
    assert own
    for name in ("one-step", "path"):
        assert bot(name)(Outlook(game, 0), Random(0)) == KeepTickets(own.offer)
