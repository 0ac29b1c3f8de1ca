"""A variant that changes every rule value passes through the whole house: nobody reads the box's rules instead."""

from __future__ import annotations

from dataclasses import fields, replace
from random import Random

import pytest
from rich.console import Console

from rallar import Game, OptionError
from rallar.bots import choose, levels_for
from rallar.bots.sight import Sight
from rallar.cli import terminal
from rallar.cli.desk import Desk
from rallar.cli.shell import Shell
from rallar.game.setting import setting_of
from rallar.kernel.engine import INTERPRETED
from rallar.lab.arena import bot, play_off
from rallar.lab.simulate import simulate
from rallar.locales import Messages
from rallar.model.differences import differences
from rallar.model.types import KINDS, Rules
from tests.fixtures import board_of

BOARD = board_of("fifth")
VARIANT = "otherwise"
RULES = BOARD.variants[VARIANT]
GAMES = 3


def new_game(seed: int, seats: int = 2) -> Game:
    return Game.new(BOARD, seats, seed, {"variant": VARIANT, "start": 0}, kernel=INTERPRETED)


def test_the_variant_changes_everything() -> None:
    assert {change.field for change in differences(RULES, BOARD.rules)} == {field.name for field in fields(Rules)}


def test_the_game_and_its_views_name_them() -> None:
    game = new_game(1)
    assert game.rules == RULES
    assert all(game.view(seat).rules == RULES for seat in (None, 0, 1))


def test_the_deal() -> None:
    view = new_game(1).view(0)
    assert view.own is not None
    assert view.own.keep == RULES.ticket_deal.keep
    assert len(view.own.offer) == RULES.ticket_deal.size
    assert view.own.hand.total == RULES.card_deal
    assert {player.cars for player in view.players} == {RULES.cars}
    assert RULES.stations
    assert {player.stations for player in view.players} == {len(RULES.stations.costs)}
    assert RULES.bullets
    assert view.bullets == RULES.bullets.trains
    assert RULES.tiles
    assert {number for supply in view.tile_supply.values() for number in supply.values()} == {RULES.tiles.copies}


@pytest.mark.parametrize("level", levels_for(setting_of(BOARD, VARIANT)))
@pytest.mark.parametrize("seats", [2, 3])
def test_bots_play_whole_games_by_them(level: str, seats: int) -> None:
    """What they believe of a route's payment is what the game allows."""
    for seed in range(GAMES):
        game, rng = new_game(seed, seats), Random(seed)
        while game.to_move:
            seat = game.to_move[-1]
            game.push(choose(level, game, seat, rng), seat)
        outcome = game.outcome()
        assert outcome
        assert [bonus.measure for bonus in outcome.seats[0].bonuses] == [bonus.measure for bonus in RULES.bonuses]


def test_what_a_bot_sees_follows_from_them() -> None:
    view = new_game(1).view(0)
    assert view.own is not None
    sight = Sight(view, view.own, BOARD)
    jokers = {kind: sight.takes_jokers(number) for number, route in enumerate(BOARD.routes) for kind in (route.kind,)}
    assert jokers == {kind: kind in RULES.jokers for kind in KINDS}
    ferry = next(number for number, route in enumerate(BOARD.routes) if route.kind == "ferry")
    assert sight.substitute(ferry) == RULES.ferry_substitute
    early = replace(view, rules=replace(RULES, last_round_cars=RULES.cars - 1, bullets=None))
    assert Sight(early, view.own, BOARD).turns_left < sight.turns_left


def test_the_arena_plays_by_them() -> None:
    both = ("rookie", "regular")
    found = play_off(BOARD, both, {level: bot(level) for level in both}, 1, 0, {"variant": VARIANT})
    assert found["rookie"].decisions
    with pytest.raises(OptionError, match="option-unknown-variant"):
        play_off(BOARD, both, {level: bot(level) for level in both}, 1, 0, {"variant": "none"})


def test_simulations_play_by_them() -> None:
    """Fewer cars are sooner used, and a bonus no longer given is missing from no score."""
    box = simulate(BOARD, 2, 20, 0, threads=1, kernel=INTERPRETED)
    variant = simulate(BOARD, 2, 20, 0, threads=1, variant=VARIANT, kernel=INTERPRETED)
    assert (box.variant, variant.variant) == (None, VARIANT)
    assert variant.turns.mean < box.turns.mean
    assert variant.scores != box.scores
    with pytest.raises(OptionError, match="option-seats"):
        simulate(BOARD, 5, 20, 0, threads=1, variant=VARIANT, kernel=INTERPRETED)
    with pytest.raises(OptionError, match="option-unknown-variant"):
        simulate(BOARD, 2, 20, 0, threads=1, variant="none", kernel=INTERPRETED)


def _shown(desk: Desk, *lines: str) -> str:
    """What the terminal shows for some lines."""
    with desk.shell.out.capture() as heard:
        for line in lines:
            terminal.answer(desk, line)
    return " ".join(heard.get().split())


def _desk(game: Game) -> Desk:
    shell = Shell(Messages("en"))
    shell.out = Console(width=400, force_terminal=False, color_system=None)
    return Desk(shell, game, 0)


def test_the_terminal_shows_their_figures() -> None:
    desk = _desk(new_game(1))
    assert "keep at least 3 tickets" in _shown(desk, "").lower()
    said = _shown(desk, "rules")
    for figure in (
        "15",  # cars
        "3 and 2 long; keep 3 or more, the rest are shuffled under the deck",
        "2; keep 1 or more, the rest go under the deck",
        "all open with 2 players or more",
        "any 3 cards, on a ferry",
        "3 each, for 2, 2, and 4 cards",
        "2 of each color in lengths 2, 3, and 5",
        "3 for all; the last round waits until 0 or fewer are left",
        "when someone has one car or fewer",
        "6 each for unused stations; 13 for the longest path",
        "unused stations, the longest path; then the win is shared",
    ):
        assert figure in said, figure
    assert "brisk" not in said  # a variant nobody plays


def test_the_terminal_leaves_out_what_they_do_not_have() -> None:
    """Without stations and bonuses the table has no such column, and the help no such command."""
    plain = replace(RULES, stations=None, bonuses=(), tie_breaks=("tickets_made",))
    board = replace(BOARD, variants={"plain": plain})
    desk = _desk(Game.new(board, 2, 1, {"variant": "plain"}, kernel=INTERPRETED))
    assert "stations" not in _shown(desk, "")
    assert "build a station" not in _shown(desk, "help")
    assert "station" not in _shown(desk, "rules").lower().replace("stations none", "")
