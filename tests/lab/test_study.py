"""A study of how players play: figures that add up with the results, and blocks that can be counted by hand."""

from __future__ import annotations

from pathlib import Path
from statistics import fmean
from typing import get_args

import pytest

from rallar.game.record import Record
from rallar.lab.arena import Bout, Setup, Standing
from rallar.lab.blocking import Cut, Position
from rallar.lab.save import Recorded
from rallar.lab.study import Study, study
from rallar.lab.study_report import StudyReport
from rallar.lab.style import FigureName, Mean, Style, spans
from rallar.lab.tournament import tournament
from rallar.lab.traces import Trace, traces
from rallar.locales import Messages, Words, languages
from rallar.model.errors import RecordError
from rallar.model.loader import load_board
from tests.table import BOXES, Table

GAMES = 4
AROUND_OSLO = (
    "oslo--orebro--1",
    "oslo--orebro--2",
    "orebro--stockholm--1",
    "goteborg--oslo",
    "goteborg--orebro",
    "kristiansand--oslo",
    "alborg--oslo",
)  # all of two spaces, but the last of three


class Played:
    """Games of a board with all that is made of them."""

    def __init__(self, box: str, folder: Path) -> None:
        self.setup = Setup(box, 2, ("regular", "rookie"), seed=11)
        self.folder = folder
        self.bouts: list[Bout] = tournament(self.setup, GAMES, records=folder)
        self.study: Study = study(self.setup, self.bouts, folder)
        self.games = [Record.load(Recorded(self.setup, folder).file(bout.game)).replay() for bout in self.bouts]
        self.traces: list[tuple[Trace, ...]] = [
            traces(game, [seat.player for seat in bout.seats])
            for game, bout in zip(self.games, self.bouts, strict=True)
        ]


@pytest.fixture(scope="module", params=BOXES)
def played(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Played:
    return Played(request.param, tmp_path_factory.mktemp(request.param))


def test_the_figures_are_those_of_the_results(played: Played) -> None:
    for style in played.study.styles:
        standing = Standing(style.player, played.bouts)
        assert style.games == standing.games == GAMES
        assert style.sections["results"]["wins"].value == standing.win_share
        assert style.sections["results"]["score"].value == standing.score
        assert style.sections["tickets"]["made"].value == pytest.approx(standing.tickets_made)
        assert style.sections["pace"]["claims"].value == fmean(len(seat.routes) for seat in standing.results)
        assert sum(each.points for each in style.lengths) == pytest.approx(1)
        assert points_of(style) == pytest.approx(standing.score)


def points_of(style: Style) -> float:
    """The score again, from its parts."""
    tickets = style.sections["tickets"]
    bonuses = sum(bonus.value for bonus in style.bonuses.values())
    made, missed = tickets["points-made"].value, tickets["points-missed"].value
    return style.sections["results"]["points-routes"].value + made - missed + bonuses


def test_a_seat_is_followed_through_its_game(played: Played) -> None:
    rules = load_board(played.setup.board).rules
    for bout, seats in zip(played.bouts, played.traces, strict=True):
        assert sum(trace.turns for trace in seats) == bout.turns
        assert [tuple(claim.route for claim in trace.claims) for trace in seats] == [seat.routes for seat in bout.seats]
        for trace in seats:
            kept = [ticket for choice in trace.choices for ticket in choice.kept]
            assert sorted(kept) == sorted(ticket.ticket for ticket in trace.score.tickets)
            assert all(set(choice.kept) <= set(choice.offered) for choice in trace.choices)
            assert len(trace.opening.offered) == rules.ticket_deal.size
            assert trace.cars + trace.cars_left == rules.cars
            assert [claim.turn for claim in trace.claims] == sorted(claim.turn for claim in trace.claims)


def test_cards_drawn_are_those_paid_and_those_left(played: Played) -> None:
    for game, seats in zip(played.games, played.traces, strict=True):
        paid = [event for event in game.events() if event.kind == "paid"]
        for seat, trace in enumerate(seats):
            given = sum(int(event["number"] or 0) for event in paid if event.seat == seat)
            left = game.view(None).players[seat].cards
            drawn = trace.from_deck + trace.from_open
            returned = drawn + game.rules.card_deal - given - left
            assert (returned == 0) or trace.declined  # what was laid into a tunnel comes back
            assert trace.open_locomotives <= trace.from_open


def test_one_seat_at_most_sets_off_the_last_round(played: Played) -> None:
    for game, seats in zip(played.games, played.traces, strict=True):
        told = [event.seat for event in game.events() if event.kind == "last-round"]
        assert [seat for seat, trace in enumerate(seats) if trace.ending] == told
        for trace in seats:
            if trace.ending:
                assert trace.cars_left <= game.rules.last_round_cars
                assert len(trace.ending.cars) == 1


def test_tiles_belong_to_those_who_laid_them(played: Played) -> None:
    for game, seats in zip(played.games, played.traces, strict=True):
        beds = {route.id for route in game.board.routes if route.color is None}
        for trace in seats:
            assert all((claim.tile_of is not None) == (claim.route in beds) for claim in trace.claims)
    laid = [style.tiles for style in played.study.styles if style.tiles]
    assert len(laid) == (2 if played.setup.board == "france" else 0)
    for tiles in laid:
        assert sum(share.value for share in tiles.lengths.values()) == pytest.approx(1)
        assert sum(share.value for share in tiles.colors.values()) == pytest.approx(1)


def test_tickets_are_ranked_by_how_surely_they_are_kept(played: Played) -> None:
    for style in played.study.styles:
        assert {each.ticket for each in style.preferred} == {each.ticket for each in style.openings}
        assert style.preferred[0].kept.value > style.preferred[-1].kept.value
        offered = sum(each.kept.of for each in style.openings)
        assert offered == GAMES * load_board(played.setup.board).rules.ticket_deal.size


def test_every_figure_has_its_name(played: Played) -> None:
    for style in played.study.styles:
        assert {name for figures in style.sections.values() for name in figures} <= set(get_args(FigureName))
        assert set(style.bonuses) == {bonus.measure for bonus in load_board(played.setup.board).rules.bonuses}


@pytest.mark.parametrize("language", languages())
def test_a_page_in_every_language(language: str, played: Played) -> None:
    page = StudyReport(Words(Messages(language)), played.study).markdown("rallar study --again")
    assert page.startswith("# ")
    assert "    rallar study --again\n" in page
    assert "{" not in page
    tables = [part for part in page.split("\n\n") if part.startswith("|")]
    assert len(tables) == (16 if played.setup.board == "france" else 15)
    for table in tables:
        assert len({line.count("|") for line in table.splitlines()}) == 1


def test_a_record_that_is_gone_is_named(played: Played, tmp_path: Path) -> None:
    with pytest.raises(RecordError) as refused:
        study(played.setup, played.bouts, tmp_path)
    assert refused.value.key == "record-unreadable"


def test_three_spans_of_about_as_many() -> None:
    assert spans([5, 1, 2, 2, 9, 7]) == {"1–2": range(1, 3), "3–5": range(3, 6), "6–9": range(6, 10)}
    assert spans([4, 4, 4]) == {"4": range(4, 5)}


def test_every_game_lasts_somehow(played: Played) -> None:
    for style in played.study.styles:
        assert sum(part.share.value for part in style.lasting.values()) == pytest.approx(1)
        assert sum(part.share.value for part in style.kept.values()) == pytest.approx(1)


def test_a_mean_has_its_interval() -> None:
    assert Mean.among([1, 1, 1]) == Mean(1, 0, 3)
    assert Mean.among([0, 2]).margin == pytest.approx(1.96)  # deviation √2, by √2
    assert Mean.among([]).of == 0


def around_oslo(seats: int = 2) -> Table:
    """Seat 1 wants to go from Oslo to Stockholm: four spaces by Örebro, six by Göteborg and Örebro."""
    table = Table("nordic", seats)
    table.free(*AROUND_OSLO)
    table.tickets(1, "oslo--stockholm")
    return table


def position(table: Table) -> Position:
    return Position(table.game._situation)


def test_a_claim_in_anothers_way_is_a_block() -> None:
    """C6: for two players the second track is closed, too."""
    aim = position(around_oslo()).aim(0, "oslo--orebro--1")
    assert aim.blocks
    assert (aim.detour, aim.cut) == (2, ())


def test_with_three_the_second_track_is_still_there() -> None:
    assert not position(around_oslo(3)).aim(0, "oslo--orebro--1").hurts


def test_a_ticket_is_cut_off() -> None:
    aim = position(around_oslo()).aim(0, "orebro--stockholm--1")
    assert aim.cut == (Cut(1, "oslo--stockholm"),)


def test_who_goes_there_too_does_not_block() -> None:
    table = around_oslo()
    table.tickets(0, "stockholm--bergen")
    table.owns(0, "bergen--oslo--1")
    aim = position(table).aim(0, "oslo--orebro--1")
    assert (aim.serves, aim.hurts, aim.blocks) == (True, True, False)


def test_what_is_beside_the_way_hurts_nobody() -> None:
    assert not position(around_oslo()).aim(0, "kristiansand--oslo").hurts


def test_a_made_ticket_cannot_be_hurt() -> None:
    table = around_oslo()
    table.owns(1, "oslo--orebro--1", "orebro--stockholm--1")
    assert not position(table).aim(0, "goteborg--oslo").hurts


def test_how_often_a_blind_claim_would_block() -> None:
    """Of the six routes of two spaces, three lie on the cheapest way, and none of three."""
    assert position(around_oslo()).aim(0, "kristiansand--oslo").chance == pytest.approx(3 / 6)
    assert position(around_oslo()).aim(0, "alborg--oslo").chance == 0


def test_how_often_another_order_would_be_in_the_way() -> None:
    """Seat 0 still wants two routes: that to Örebro is also the way of seat 1, that to Bergen is not."""
    table = around_oslo()
    table.tickets(0, "stockholm--bergen")
    table.owns(0, "orebro--stockholm--2")
    table.free(*(set(AROUND_OSLO) - {"oslo--orebro--2"}), "bergen--oslo--1")
    for route in ("oslo--orebro--1", "bergen--oslo--1"):
        aim = position(table).aim(0, route)
        assert aim.serves
        assert aim.chance == pytest.approx(1 / 2)
