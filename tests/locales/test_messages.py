"""Every sentence that can be asked for is there, every sentence that is there can be asked for."""

from __future__ import annotations

from dataclasses import fields
from typing import get_args

import pytest

from rallar.analysis.shapes import MomentKind
from rallar.bots import levels
from rallar.cli.facts import rule_value
from rallar.game.events import _MEANINGS
from rallar.game.refusals import ASKED
from rallar.game.story import SILENT
from rallar.game.view import Prospect
from rallar.lab.style import FigureName, Section
from rallar.locales import Labels, Messages, Words, languages
from rallar.model.errors import MoveError, RecordError
from rallar.model.lesson import Idea
from rallar.model.loader import board_ids, load_board
from rallar.model.types import CARDS, PIECE_COLORS, BonusKind, Kind, Measure, Rejects, Rules
from rallar.protocol.wire import PaceKind, TimeOut
from rallar.server.bell import WHYS
from tests.locales import web
from tests.locales.sources import constants, messages, patterns, sayings

LEVELS = set(levels())

# Keys put together in the source, by how they begin, and everything they can end in.
FAMILIES: dict[str, set[str]] = {
    "asked-": set(ASKED.values()),
    "bell-": set(WHYS),
    "card-": set(CARDS),
    "card-one-": set(CARDS),
    "event-": {kind for kind, _ in _MEANINGS.values()} - SILENT - {"turn"},
    "kind-": set(get_args(Kind)),
    "character-": LEVELS,
    "level-": LEVELS,
    "measure-": set(get_args(Measure)),
    "moment-kind-": set(get_args(MomentKind)),
    "move-unknown-": {"city", "route", "ticket"},
    "prospect-": set(get_args(Prospect)),
    "rule-": {field.name for field in fields(Rules)},
    "rules-cards-loco-": {"both_draws", "one_draw"},
    "score-bonus-": set(get_args(Measure)) - {"longest_path_bonus"},
    "study-figure-": set(get_args(FigureName)),
    "study-section-": set(get_args(Section)),
    "value-": {
        "open_locomotive-both_draws",
        "open_locomotive-one_draw",
    },
    "value-bonus-": set(get_args(BonusKind)),
    "value-rejects-": set(get_args(Rejects)),
    "where-": set(get_args(Kind)),
}
WEB_FAMILIES: dict[str, set[str]] = {
    **{
        start: FAMILIES[start]
        for start in (
            "asked-",
            "card-",
            "card-one-",
            "kind-",
            "character-",
            "level-",
            "measure-",
            "moment-kind-",
            "prospect-",
            "score-bonus-",
            "where-",
        )
    },
    "count-tab-": web.listed("TablePart"),
    "film-speed-": {"slow", "normal", "fast"},
    "lesson-": set(get_args(Idea)),
    "lesson-other-": {"draw", "tile", "station"},
    "new-kind-": web.listed("KINDS"),
    "new-mode-": {mode + end for mode in web.listed("MODES") for end in ("", "-hint")},
    "pace-": set(get_args(PaceKind)),
    "pace-each-": set(get_args(PaceKind)),
    "pace-out-": set(get_args(TimeOut)),
    "pace-table-": set(get_args(PaceKind)),
    "pace-then-": set(get_args(TimeOut)),
    "piece-": set(PIECE_COLORS),
    "rules-": {f"{section}-title" for section in web.listed("SECTIONS")},
    "rules-bonus-": set(get_args(BonusKind)),
    "rules-cards-loco-": FAMILIES["rules-cards-loco-"],
    "rules-figure-": web.listed("FigureName"),
    "rules-setup-rejects-": set(get_args(Rejects)),
    "rules-tickets-rejects-": set(get_args(Rejects)),
    "trends-kind-": web.listed("LOSSES"),
    "tab-": web.listed("Tab"),
    "turn-mine-": FAMILIES["asked-"] - {"over"},
    "turn-other-": FAMILIES["asked-"] - {"over"},
}
COMMON = web.parts()["common"]  # what the browser always reads
ASKED_FOR = set().union(*web.parts().values()) - COMMON  # and what it reads on some pages
WEB_ONLY = ("board.ftl", "help.ftl", "lesson.ftl", "notices.ftl", "pace.ftl", "pages.ftl", "rules.ftl", "table.ftl")


def family_keys(families: dict[str, set[str]]) -> set[str]:
    return {start + end for start, ends in families.items() for end in ends}


def test_no_message_is_missing() -> None:
    there = messages("en")
    asked = {saying.key: saying.where for saying in sayings()}
    assert {key: where for key, where in asked.items() if key not in there} == {}
    assert family_keys(FAMILIES) - set(there) == set()


def test_no_message_is_missing_in_the_browser() -> None:
    there = messages("en", *COMMON, *ASKED_FOR)
    asked = {saying.key: saying.where for saying in web.sayings()}
    assert {key: where for key, where in asked.items() if key not in there} == {}
    assert family_keys(WEB_FAMILIES) - set(there) == set()


def test_no_message_is_unused() -> None:
    said = constants() | family_keys(FAMILIES) | web.constants() | family_keys(WEB_FAMILIES)
    assert set(messages("en")) - said == set()


def test_no_message_of_the_browser_is_unused_there() -> None:
    assert set(messages("en", *WEB_ONLY)) - web.constants() - family_keys(WEB_FAMILIES) == set()


def test_the_browser_can_say_every_refusal_of_the_server() -> None:
    """What the server and the game refuse, but for what keeps the server from starting."""
    there = messages("en", *COMMON, "sheets.ftl")  # what is refused on the page that counts is there in time
    asked = {saying.key: saying.where for saying in sayings() if saying.where.startswith(("server/", "game/"))}
    asked = {key: where for key, where in asked.items() if not where.startswith("server/wording.py")}  # for who is away
    unsaid = {key: where for key, where in asked.items() if key not in there}
    assert {key for key in unsaid if not key.startswith(("data-", "serve-"))} == set()


def test_keys_put_together_are_declared_here() -> None:
    assert patterns() == set(FAMILIES)
    assert web.patterns() <= set(WEB_FAMILIES) <= web.templates()
    assert all(WEB_FAMILIES.values())


def test_every_message_gets_its_parameters() -> None:
    there = messages("en")
    lacking = {
        saying.where: sorted(there[saying.key] - saying.params)
        for saying in (*sayings(), *web.sayings())
        if saying.params is not None and not there.get(saying.key, set()) <= saying.params
    }
    # The reason of a replayed move is the sentence of the refusal behind it.
    assert lacking == {}


@pytest.mark.parametrize("language", languages())
def test_every_language_says_the_same_things(language: str) -> None:
    assert messages(language) == messages("en")


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("number", [0, 1, 2, 5])
def test_every_sentence_can_be_said(language: str, number: int) -> None:
    speaker = Messages(language)
    for key, variables in messages(language).items():
        said = speaker.text(key, **dict.fromkeys(variables, number))
        assert said.strip() == said
        assert said
        assert "{" not in said
        assert "\u2068" not in said  # no isolating marks in a terminal


def test_plurals() -> None:
    say = Messages("en").text
    assert say("points", points=1) == "1 point"
    assert say("points", points=2) == "2 points"
    assert say("move-keep-more", least=1) == "Keep at least one ticket."


def test_unknown_key() -> None:
    with pytest.raises(KeyError):
        Messages("en").text("no-such-key")


def test_refusals_name_things_as_the_board_does() -> None:
    words = Words(Messages("en"), load_board("nordic"))
    taken = MoveError("move-route-taken", route="bergen--oslo--1")
    assert words.error(taken) == "Bergen–Oslo has already been claimed."
    missing = MoveError("move-cards-missing", cards="red:2,locomotive:3")
    assert words.error(missing) == "You don’t have 2 red and 3 locomotives."
    late = MoveError("move-not-your-turn", seat=0, turn=1)
    assert words.error(late) == "It’s player 2’s turn, not player 1’s."
    early = MoveError("move-wrong-phase", asked="lay-tile")
    assert words.error(early) == "First things first: lay a track tile."


def test_a_refusal_behind_a_refusal_is_said_too() -> None:
    error = RecordError("record-illegal-move", line=3, move="draw red", reason="move-deck-empty")
    error.__cause__ = MoveError("move-deck-empty")
    said = Words(Messages("en")).error(error)
    assert said == "Line 3 of the record, “draw red”, can’t be played. The deck is empty."


@pytest.mark.parametrize("board", board_ids())
def test_every_rule_value_has_words(board: str) -> None:
    found = load_board(board)
    say = Words(Messages("en")).say
    for rules in (Rules(), found.rules, *found.variants.values()):
        for field in fields(Rules):
            assert rule_value(say, field.name, getattr(rules, field.name))


def test_journeys_are_told_from_end_to_end() -> None:
    labels = Labels(load_board("nordic"))
    assert labels.journey([]) == ()
    assert labels.journey(["alborg--arhus"]) == ("Ålborg", "Århus")
    assert labels.journey(["arhus--kobenhavn", "alborg--arhus", "alborg--oslo"]) == (
        "København",
        "Århus",
        "Ålborg",
        "Oslo",
    )


def test_a_journey_there_and_back() -> None:
    """C7: two routes of unequal length may join the same cities, and a trail may use both."""
    labels = Labels(load_board("nordic"))
    tracks = ["kristiansand--stavanger--1", "kristiansand--stavanger--2"]
    assert labels.journey([*tracks, "bergen--stavanger"]) == ("Stavanger", "Kristiansand", "Stavanger", "Bergen")
    assert labels.journey(tracks) == ("Kristiansand", "Stavanger", "Kristiansand")


@pytest.mark.parametrize(
    ("language", "number", "share"),
    [("en", "−1,234.5", "36.0%"), ("da", "−1.234,5", "36,0 %"), ("fi", "−1 234,5", "36,0 %")],
)
def test_numbers_as_the_language_writes_them(language: str, number: str, share: str) -> None:
    messages = Messages(language)
    plain = str.maketrans("\u00a0\u202f", "  ")  # what does not break is still a space
    assert messages.number(-1234.5, 1).translate(plain) == number
    assert messages.percent(0.36).translate(plain) == share


@pytest.mark.parametrize("language", languages())
def test_negative_points_have_a_true_minus(language: str) -> None:
    assert "−22" in Messages(language).text("points", points=-22)
