"""What is said of finished games: it adds up, it does not blame the master, and it holds."""

from __future__ import annotations

import os
from functools import cache
from itertools import pairwise
from random import Random

import msgspec
import numpy as np
import pytest
from msgspec.structs import replace

from rallar.analysis.analysis import Piece, analyse, curve_of, do, pieces_of, put_together
from rallar.analysis.chances import Calibration, calibration_of, calibrations, can_be_judged, name_of
from rallar.analysis.choices import choice, is_ending
from rallar.analysis.moments import SEEN, deeds, harms_at, made_in, moments, turns, worth_of_block
from rallar.analysis.positions import as_it_was, states_of
from rallar.analysis.shapes import Analysis, Choice, KeyMoment, Standing
from rallar.analysis.telling import Teller
from rallar.analysis.worlds import expected, is_near_end, records_of
from rallar.bots import choose
from rallar.bots.network import Floats, weights_mark
from rallar.game import Event, Game, KeepTickets, Record
from rallar.game.setting import setting_of
from rallar.game.situation import Situation
from rallar.kernel.engine import compiled
from rallar.lab.blocking import Position
from rallar.locales import Messages, Words
from rallar.model.errors import RallarError
from rallar.model.loader import board_ids, load_board
from tests.analysis.conftest import played
from tools.calibrate import played as sampled

SOAK = float(os.environ.get("RALLAR_SOAK", "1"))
OTHER_SEED = 70_000  # not that of the games by which chances were fitted


def games(number: int) -> range:
    return range(OTHER_SEED, OTHER_SEED + max(1, round(number * SOAK)))


# --- curves


def test_there_is_a_standing_for_every_position(game: Game, analysis: Analysis) -> None:
    for curve in (analysis.truth, *analysis.seen):
        assert len(curve) == len(game.history) + 1
        for standing in curve:
            assert sum(standing.chance) == pytest.approx(1, abs=2e-4)
            assert all(0 <= chance <= 1 for chance in standing.chance)


def test_who_has_just_played_does_not_always_look_better() -> None:
    """The judge makes too much of what was just done; the curve does not, and shakes less for it."""
    plain, told = list[float](), list[float]()
    for seed in (505, 506, 507):
        game = played("nordic", 2, seed, "expert")
        calibration, states = calibration_of(game.setting, 2), states_of(game)
        judged = calibration.chances(expected(game.setting, states))
        near = is_near_end(game.setting, records_of(states))
        begins = [at for at in range(2, len(states)) if at == 2 or _turn(states, at) != _turn(states, at - 1)]
        begins = [at for at in begins if not near[at]]
        curve = as_it_was(game, calibration, 2, {at: Random(at) for at in begins})
        for number, (start, end) in enumerate(pairwise(begins)):
            seat = game.history[start].seat
            plain.append(float(judged[seat, end] - judged[seat, start]))
            told.append(curve[number + 1].chance[seat] - curve[number].chance[seat])
    assert np.mean(plain) > 0.008
    assert abs(np.mean(told)) < np.mean(plain) / 2
    assert np.abs(told).mean() < 0.85 * np.abs(plain).mean()


def _turn(states: list[bytes], position: int) -> int:
    return int(records_of([states[position]])["turn"][0])


def test_the_end_is_the_result(game: Game, analysis: Analysis) -> None:
    outcome = game.outcome()
    assert outcome
    (winner,) = outcome.winners
    for curve in (analysis.truth, *analysis.seen):
        assert curve[-1].chance[winner] == 1
    assert analysis.truth[-1].lead[winner] == outcome.scores[winner] - outcome.scores[1 - winner]


@pytest.mark.parametrize("name", [name for name in board_ids() if name_of(name, 2) in calibrations()])
def test_who_has_won_was_likely_to_near_the_end(name: str) -> None:
    """Before the last move, in games that were not close."""
    found = []
    for seed in games(6):
        game = played(name, 2, seed, "expert")
        outcome = game.outcome()
        assert outcome
        if abs(outcome.scores[0] - outcome.scores[1]) > 8:
            late = len(game.history) - 1
            (standing,) = as_it_was(game, calibration_of(game.setting, 2), 4, {late: Random(1)})
            found.append(standing.chance[outcome.winners[0]])
    assert found
    assert np.mean(found) > 0.85


def test_near_the_end_a_game_is_played_out() -> None:
    """The judge alone is much farther from what came of games in which somebody has few cars left."""
    called: list[float] = []
    judged: list[float] = []
    won: list[float] = []
    for seed in games(12):
        game = played("france", 2, seed, "expert")
        outcome, calibration = game.outcome(), calibration_of(game.setting, 2)
        assert outcome
        near = is_near_end(game.setting, records_of(states_of(game)))
        chance = {int(each): Random(int(each)) for each in np.flatnonzero(near[:-1])}
        called += [each.chance[0] for each in as_it_was(game, calibration, 16, chance)]
        states = [game.copy(each).situation.state for each in chance]
        judged += list(calibration.chances(expected(game.setting, states))[0])
        won += [(0 in outcome.winners) / len(outcome.winners)] * len(chance)
    assert len(won) > 10 * len(games(12))  # not in the last round alone
    off, alone = (np.mean((np.array(each) - won) ** 2) for each in (called, judged))
    assert off < alone / 2


@pytest.mark.parametrize("players", [2, 3])
def test_nobody_is_ahead_before_the_deal(players: int) -> None:
    """Of many deals each seat begins with the same chance, and all are shared out."""
    calibration = calibration_of(setting_of(load_board("nordic"), None), players)
    dealt = [Game.new("nordic", players, seed, kernel=compiled()) for seed in games(60)]
    first = [standing_of(game, calibration) for game in dealt]
    assert np.mean(first, 0) == pytest.approx([1 / players] * players, abs=0.08)


def standing_of(game: Game, calibration: Calibration) -> Floats:
    found: Floats = calibration.chances(expected(game.setting, [game.state] * 4)).mean(1)
    return found


def test_it_does_not_look_ahead(game: Game) -> None:
    """Cards to come are dealt anew: what a game's own generator would give makes no difference."""
    calibration = calibration_of(game.setting, 2)
    early = game.copy(30)
    state = bytearray(early.state)
    state[0:16] = bytes(16)  # the generator
    other = Game(Situation(early.setting, compiled(), bytes(state)), early.seed, early.options, early._dealt)
    assert standing_of(early, calibration) == pytest.approx(standing_of(other, calibration))


# --- choices


def test_the_masters_moves_are_hardly_ever_called_mistakes(game: Game, analysis: Analysis) -> None:
    """It thinks again with another generator, so it may like another move; that costs next to nothing."""
    blamed = [each for each in analysis.choices if each.cost > 0 and -each.own > 0.02]
    assert len(blamed) <= 0.04 * len(game.history)
    assert sum(each.same for each in analysis.choices) > 0.6 * len(game.history)


def test_who_throws_a_sure_ticket_away_is_told_so() -> None:
    """In its last turn a seat could claim the route that completes a ticket and wins, and draws a card instead."""
    game, position, points = a_sure_ticket()
    found = wasted(game, position)
    assert found.best.startswith("claim")
    assert found.lead[found.seat] < -points
    assert found.lead[found.seat] + 1.96 * found.lead_error < 0
    assert found.cost > SEEN  # so it is called a mistake
    assert 0.5 < -found.own <= 1


def test_the_curve_falls_with_it() -> None:
    game, position, _ = a_sure_ticket()
    seat, rng = game.history[position].seat, Random(3)
    other = game.copy(position)
    other.push("draw deck", seat)
    while other.to_move:
        other.push(choose("expert", other, other.to_move[0], rng))
    turn_over = next(each for each in range(position, len(other.history)) if other.history[each].seat != seat)
    chance = {each: Random(3) for each in (position, turn_over)}
    before, after = as_it_was(other, calibration_of(game.setting, 2), 8, chance)
    assert before.chance[seat] > 0.8
    assert after.chance[seat] < 0.2


@cache
def a_sure_ticket() -> tuple[Game, int, int]:
    """A game, a position in somebody's last turn, and the points of a ticket that the claim there makes."""
    for seed in range(200):
        game = played("nordic", 2, seed, "expert")
        outcome = game.outcome()
        assert outcome
        for position in range(len(game.history) - 3, len(game.history)):
            past = game.history[position]
            if any(later.seat == past.seat for later in game.history[position + 1 :]) or "draw deck" not in legal(
                game, position
            ):
                continue
            ahead = outcome.scores[past.seat] - outcome.scores[1 - past.seat]
            for ticket in made_in(game, past.seat, position, position + 1):
                if 0 < ahead < 2 * ticket.points:
                    return game, position, ticket.points
    raise AssertionError("nobody makes a ticket in a last turn")


def legal(game: Game, position: int) -> list[str]:
    return [str(move) for move in game.copy(position).legal_moves_of(game.history[position].seat).simple]


def wasted(game: Game, position: int) -> Choice:
    other = game.copy(position)
    other.push("draw deck", game.history[position].seat)
    return choice(other, position, calibration_of(game.setting, game.seats), Random(3))


def test_what_is_blamed_is_surely_worse_than_nothing(analysis: Analysis) -> None:
    for each in analysis.choices:
        assert each.cost <= max(0.0, -each.own)
        assert sum(each.gain) == pytest.approx(0, abs=2e-3)
        assert not each.same or each.own == 0


def test_an_interval_knows_that_the_judge_may_err(game: Game, analysis: Analysis) -> None:
    """However many games are imagined, the same judge looks at all of them."""
    judged = [each for each in analysis.choices if not each.same and not is_ending(game.copy(each.position))]
    assert judged
    for each in judged:
        assert each.error > 0.44 * abs(each.own)
        assert each.lead_error > 0.44 * abs(each.lead[each.seat])


# --- luck and skill


def test_the_parts_add_up_to_the_result(analysis: Analysis) -> None:
    for balance in analysis.balances:
        won = balance.seat in analysis.winners
        assert balance.chance.result == pytest.approx(0.5 if won else -0.5, abs=2e-3)
        lead = analysis.scores[balance.seat] - analysis.scores[1 - balance.seat]
        assert balance.points.result == pytest.approx(lead, abs=0.01)
    one, other = analysis.balances
    assert one.chance.choices == pytest.approx(-other.chance.others, abs=2e-3)


# --- moments


def test_three_to_five_moments_in_their_order(game: Game, analysis: Analysis) -> None:
    assert 3 <= len(analysis.moments) <= 5
    places = [(moment.position, moment.until) for moment in analysis.moments]
    assert places == sorted(places)
    for moment in analysis.moments:
        assert game.history[moment.position].seat == moment.seat
        assert moment.did
        before, after = (analysis.truth[each].chance for each in (first_of(analysis, moment.position), moment.until))
        assert moment.swing == pytest.approx([b - a for a, b in zip(before, after, strict=True)])


def test_of_a_quiet_game_the_largest_moments_are_called_small(game: Game) -> None:
    """Nobody's chance changes, and nobody gives anything away."""
    same = (Standing((0.5, 0.5), (0.0, 0.0), (0.0, 0.0)),) * (len(game.history) + 1)
    found = moments(game, same, [as_the_master(game, position) for position in range(len(game.history))])
    assert len(found) == 3
    for moment in found:
        assert moment.kind not in ("mistake", "turn")
        assert moment.meant[-1].key == "moment-little"
        assert (moment.cost, moment.advice) == (0, None)


def test_an_interval_of_one_percent_is_no_interval(analysis: Analysis) -> None:
    """Nobody says that something is surely between two and two percent."""
    some = analysis.moments[0]
    told = [
        next(
            Teller(
                Words(Messages("en")), replace(analysis, moments=[replace(some, cost=0.021, low=low, high=0.024)])
            ).moments()
        )
        for low in (0.018, 0.008)
    ]
    sure, unsure = (each.meant[-1] for each in told)
    assert "surely gave away about 2\u202f%" in sure
    assert "between" not in sure
    assert "between 1\u202f% and 2\u202f%" in unsure


def test_nobody_gives_away_more_than_they_had(game: Game, analysis: Analysis) -> None:
    """A dear mistake of who was as good as lost did not decide the game; the same one of who was ahead did."""
    position = next(each for each, past in enumerate(game.history) if past.before.s.turn > 20)
    seat = game.history[position].seat
    loss = tuple(-0.3 if each == seat else 0.3 for each in (0, 1))
    choices = [as_the_master(game, each) for each in range(len(game.history))]
    choices[position] = replace(choices[position], best="tickets", gain=loss, lead=loss)

    def told(chance: float) -> list[str]:
        """The kinds of the moments, if the chance of who made it was such all the time."""
        here = Standing(tuple(chance if each == seat else 1 - chance for each in (0, 1)), (0.0, 0.0), (0.0, 0.0))
        found = moments(game, (*(here,) * len(game.history), analysis.truth[-1]), choices)
        return [moment.kind for moment in found if moment.position == position]

    assert told(0.6) == ["mistake"]
    assert told(0.0) == []


def test_what_is_chosen_at_the_start_is_told_of_every_seat(game: Game) -> None:
    """Also of who chose first: a game tells it when all have chosen."""
    for position in range(game.seats):
        kept, *_ = deeds(game, [position])
        assert str(game.history[position].move) == " ".join(["keep", *str(kept.params["tickets"]).split(",")])


def test_where_the_master_would_have_done_the_same_it_is_said(game: Game, analysis: Analysis) -> None:
    same = [as_the_master(game, position) for position in range(len(game.history))]
    for moment in moments(game, analysis.truth, same):
        assert moment.advice is None
        assert "moment-same" in [line.key for line in moment.meant]
    for moment in analysis.moments:
        assert (moment.advice is None) == ("moment-same" in [line.key for line in moment.meant])


def test_a_turn_is_the_masters_only_if_all_of_it_is(game: Game) -> None:
    """It would have taken another second card, though that was no better."""
    same = [as_the_master(game, position) for position in range(len(game.history))]
    for positions in turns(game):
        second = positions[-1]
        if len(positions) == 2 and same[second].move.startswith("draw ") and same[second].move != "draw deck":
            choices = [*same[:second], replace(same[second], best="draw deck", gain=(0.01, 0.01)), *same[second + 1 :]]
            moment = moment_of(game, positions, choices)
            assert moment.advice
            assert moment.advice.move == "draw deck"
            return
    raise AssertionError("nobody drew a second open card")


def moment_of(game: Game, positions: list[int], choices: list[Choice]) -> KeyMoment:
    """That turn's, since nothing came about in any other."""
    calm = Standing((0.5, 0.5), (0.0, 0.0), (0.0, 0.0))
    won = Standing((0.9, 0.1), (0.0, 0.0), (0.0, 0.0))
    truth = [calm if each <= positions[0] else won for each in range(len(game.history) + 1)]
    return next(each for each in moments(game, truth, choices) if each.until == positions[-1] + 1)


def test_a_block_is_worth_what_others_lose_by_it_and_not_what_the_route_scores(game: Game) -> None:
    """Where nobody else has a way over it, a long route blocks little; where somebody has, it blocks more."""
    free: list[float] = []
    hurting: list[float] = []
    scored: list[float] = []
    for position, past in enumerate(game.history):
        claim = next((event for event in past.events if event.kind == "claimed"), None)
        if claim:
            hurts = bool(harms_at(game, position))
            (hurting if hurts else free).append(worth_of_block(game, position, str(claim["route"])))
            scored.append(float(claim["points"] or 0))
    assert np.mean(free) < np.mean(scored) / 2
    assert np.mean(hurting) > np.mean(free)


def as_the_master(game: Game, position: int) -> Choice:
    past, none = game.history[position], (0.0, 0.0)
    move = str(past.move)
    return Choice(position, past.before.s.turn, past.seat, move, move, none, none, 0.0, 0.0)


def first_of(analysis: Analysis, position: int) -> int:
    turn = analysis.turns[position], analysis.movers[position]
    while position and (analysis.turns[position - 1], analysis.movers[position - 1]) == turn:
        position -= 1
    return position


def test_a_claim_in_anothers_way_is_told(game: Game) -> None:
    """What is said of a detour is what the ways really are: before the claim, and after it."""
    told = 0
    for position in range(len(game.history)):
        for harm in harms_at(game, position):
            ways = [
                {way.ticket: way.cost for way in Position(game.copy(each).situation).ways[harm.seat]}
                for each in (position, position + 1)
            ]
            assert harm.ticket in ways[0]
            if harm.more is None:
                assert harm.ticket not in ways[1]
            else:
                assert ways[1][harm.ticket] - ways[0][harm.ticket] == harm.more
            told += 1
    assert told


def test_tickets_are_completed_once_each(game: Game) -> None:
    outcome = game.outcome()
    assert outcome
    for seat in range(2):
        steps = [made_in(game, seat, each, each + 1) for each in range(len(game.history))]
        found = [ticket.ticket for made in steps for ticket in made]
        assert sorted(found) == sorted(ticket.ticket for ticket in outcome.seats[seat].tickets if ticket.made)


# --- openings, turns and cards


def test_openings_name_what_was_kept(game: Game, analysis: Analysis) -> None:
    for opening in analysis.openings:
        move = game.history[opening.position].move
        assert isinstance(move, KeepTickets)
        assert set(opening.kept) == set(move.tickets) <= set(opening.offered)
        named = [set(way.tickets) for way in opening.ways]
        assert set(opening.kept) in named
        assert set(opening.best) in named
        best = [way.chance for way in opening.ways[:5]]
        assert best == sorted(best, reverse=True)


def test_cards_are_all_accounted_for(game: Game, analysis: Analysis) -> None:
    for economy in analysis.economies:
        assert economy.cards + game.rules.card_deal == economy.paid + economy.left
        assert economy.turns == sum(event.kind == "turn" and event.seat == economy.seat for event in events(game))
        assert economy.points == analysis.scores[economy.seat]
        for way in economy.tickets:
            assert way.spaces >= way.shortest > 0 if way.made else way.spaces == 0


def events(game: Game) -> list[Event]:
    return [event for past in game.history for event in past.events]


# --- as a whole


def test_it_is_the_same_every_time_and_in_pieces(game: Game, analysis: Analysis) -> None:
    some = [piece for piece in pieces_of(game) if piece.kind == "choices"][1]
    again = do(Record.of(game).replay(kernel=compiled()), some)
    assert again.choices == analysis.choices[some.first : some.last]
    seen = do(game, Piece("seen", 20, 22, 1))
    assert seen.standings == analysis.seen[1][20:22]


def test_it_can_be_written_and_read(analysis: Analysis) -> None:
    assert msgspec.json.decode(msgspec.json.encode(analysis), type=Analysis) == analysis


def test_a_game_that_goes_on_is_not_analysed(game: Game) -> None:
    with pytest.raises(RallarError, match="analysis-not-over"):
        analyse(game.copy(20))


def test_where_nobody_has_learned_to_judge_what_can_be_counted_is_told() -> None:
    game = played("nordic", 2, 5, "regular", "swedish-deal")
    assert not can_be_judged(game.setting, 2)
    found = put_together(game, [])
    assert not found.judged
    assert not any((found.truth, found.choices, found.openings))
    assert len(found.economies) == 2
    assert len(found.moments) == 3
    assert all(moment.did and moment.advice is None for moment in found.moments)


def test_three_can_be_analysed() -> None:
    game = played("japan", 3, 3, "expert")
    pieces = pieces_of(game)
    truth = curve_of(do(game, piece) for piece in pieces if piece.kind == "truth")
    assert len(truth) == len(game.history) + 1
    assert all(sum(standing.chance) == pytest.approx(1, abs=2e-4) for standing in truth)
    chosen = next(piece for piece in pieces if piece.kind == "choices" and piece.first >= 30)
    for each in do(game, chosen).choices:
        assert sum(each.gain) == pytest.approx(0, abs=2e-3)


# --- calibration


def test_every_box_was_measured_with_every_number_of_players() -> None:
    """If this fails, or one of the next, weights have changed: `make calibration`."""
    for name in board_ids():
        setting = setting_of(load_board(name), None)
        low, high = setting.rules.players
        assert all(can_be_judged(setting, players) for players in range(low, high + 1))


def test_it_was_measured_with_the_weights_that_judge() -> None:
    for name, found in calibrations().items():
        board = name.rpartition("-")[0]
        again = f"the weights of {board} are not those it was measured with: make calibration OPTIONS='--board {board}'"
        assert found.weights == weights_mark(setting_of(load_board(board), None)), again


def test_who_hopes_for_more_has_the_better_chance() -> None:
    hopes = np.linspace(-1.3, 1.3, 200)
    for name, found in calibrations().items():
        *_, square, cube, _ = found.steep
        assert np.all(np.diff(hopes + square * hopes**2 + cube * hopes**3) > 0), name


def test_of_positions_called_likely_about_as_many_are_won() -> None:
    for name, found in calibrations().items():
        assert found.gap < 0.04, name
        for each in found.truth:
            if each.of > 400:
                assert abs(each.called - each.won) < 0.1, name


@pytest.mark.parametrize("board", ["nordic", "japan"])
def test_other_games_bear_it_out(board: str) -> None:
    setting = setting_of(load_board(board), None)
    sample = sampled(setting, 2, len(games(120)), OTHER_SEED)
    called = calibration_of(setting, 2).chances(sample.judged)[0]
    for low, high in ((0.0, 0.35), (0.35, 0.65), (0.65, 1.0)):
        some = (called >= low) & (called < high)
        assert called[some].mean() == pytest.approx(sample.won[0][some].mean(), abs=0.13)
