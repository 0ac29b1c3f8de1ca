"""A board file that breaks its format is refused, and the error names what is wrong, the file and the entry."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable, Iterator
from copy import deepcopy
from dataclasses import asdict, fields
from pathlib import Path
from typing import Any

import pytest

from rallar.model.errors import BoardError
from rallar.model.folder import read_board
from rallar.model.loader import board_ids, load_board
from rallar.model.types import Rules
from tests.model.files import board_file, folder_of, written

Change = Callable[[Any], object]


def put(path: str, value: object) -> Change:
    """The change that puts a value where the path leads, such as `routes/alborg--oslo/length`."""

    def change(raw: Any) -> None:
        *steps, last = path.split("/")
        follow(raw, steps)[last] = value

    return change


def drop(path: str) -> Change:
    def change(raw: Any) -> None:
        *steps, last = path.split("/")
        del follow(raw, steps)[last]

    return change


def add(part: str, number: int = 1, **entry: object) -> Change:
    """The change that appends so many entries, and counts them."""

    def change(raw: Any) -> None:
        raw.setdefault(part, []).extend({"id": f"new-{i}", **entry} for i in range(number))
        if part in raw["counts"]:
            raw["counts"][part] += number

    return change


def keep(part: str, number: int) -> Change:
    """The change that keeps the first so many entries, and counts them."""

    def change(raw: Any) -> None:
        raw[part] = raw[part][:number]
        raw["counts"][part] = number

    return change


def together(*changes: Change) -> Change:
    return lambda raw: [change(raw) for change in changes]


def follow(raw: Any, steps: list[str]) -> Any:
    for step in steps:
        if isinstance(raw, list):
            raw = raw[int(step) - 1] if step.isdecimal() else next(item for item in raw if item["id"] == step)
        else:
            raw = raw[step]
    return raw


def bonuses(*values: dict[str, object]) -> Change:
    return put("rules/bonuses", list(values))


SHUFFLED: dict[str, object] = {"regular": 3, "keep": 1, "rejects": "shuffled_under"}
MOST_TICKETS: dict[str, object] = {"kind": "most_of", "measure": "tickets_made", "points": 10}

KEYS = [
    ("nordic", put("colour", 1), "board-unknown-key", "board"),
    ("nordic", put("counts/cars", 1), "board-unknown-key", "counts"),
    ("nordic", put("cities/oslo/x", 1), "board-unknown-key", "cities/oslo"),
    ("nordic", put("routes/alborg--oslo/bend", 0), "board-unknown-key", "routes/alborg--oslo"),
    ("nordic", put("rules/wagons", 40), "board-unknown-key", "rules"),
    ("nordic", put("rules/ticket_deal/kept", 2), "board-unknown-key", "rules/ticket_deal"),
    ("nordic", put("variants/swedish-deal/deal", 5), "board-unknown-key", "variants/swedish-deal"),
    ("nordic", drop("tickets"), "board-missing-key", "board"),
    ("nordic", drop("counts/tickets"), "board-missing-key", "counts"),
    ("nordic", drop("routes/alborg--oslo/color"), "board-missing-key", "routes/alborg--oslo"),
    ("nordic", drop("tickets/alborg--umea/points"), "board-missing-key", "tickets/alborg--umea"),
    ("nordic", drop("cities/oslo/id"), "board-missing-key", "cities/24"),
    ("japan", drop("rules/bullets/trains"), "board-missing-key", "rules/bullets"),
]

TYPES = [
    ("nordic", put("cities", {}), "board-wrong-type", "cities"),
    ("nordic", put("rules", []), "board-wrong-type", "rules"),
    ("nordic", put("variants/swedish-deal", 5), "board-wrong-type", "variants/swedish-deal"),
    ("nordic", put("zones", ["norge"]), "board-wrong-type", "zones/1"),
    ("nordic", put("routes/alborg--oslo/length", "3"), "board-wrong-type", "routes/alborg--oslo/length"),
    ("nordic", put("routes/alborg--oslo/length", 3.0), "board-wrong-type", "routes/alborg--oslo/length"),
    ("nordic", put("routes/alborg--oslo/length", True), "board-wrong-type", "routes/alborg--oslo/length"),
    ("nordic", put("routes/alborg--oslo/kind", None), "board-wrong-type", "routes/alborg--oslo/kind"),
    ("nordic", put("rules/sweep", 0), "board-wrong-type", "rules/sweep"),
    ("nordic", put("rules/players", 3), "board-wrong-type", "rules/players"),
    ("nordic", put("rules/players", [3]), "board-wrong-length", "rules/players"),
    ("japan", put("rules/bonuses/1/ranks/six", []), "board-wrong-type", "rules/bonuses/1/ranks/six"),
    ("japan", put("rules/bonuses/1/ranks/02", []), "board-wrong-type", "rules/bonuses/1/ranks/02"),
]

VALUES = [
    ("nordic", put("id", "Nordic"), "board-bad-value", "id"),
    ("nordic", put("id", "nordic"), "board-other-folder", "id"),
    ("nordic", put("order", 0), "board-bad-value", "order"),
    ("nordic", put("title", " "), "board-bad-value", "title"),
    ("nordic", put("cities/oslo/name", ""), "board-bad-value", "cities/oslo/name"),
    ("nordic", put("cities/oslo/id", "Oslo!"), "board-bad-value", "cities/Oslo!/id"),
    ("nordic", put("variants/Swedish", {}), "board-bad-value", "variants/Swedish"),
    ("nordic", put("routes/alborg--oslo/length", 7), "board-bad-value", "routes/alborg--oslo/length"),
    ("nordic", put("routes/alborg--oslo/length", 10), "board-bad-value", "routes/alborg--oslo/length"),
    ("nordic", put("routes/alborg--oslo/color", "pink"), "board-bad-value", "routes/alborg--oslo/color"),
    ("nordic", put("routes/alborg--oslo/kind", "canal"), "board-bad-value", "routes/alborg--oslo/kind"),
    ("nordic", put("tickets/alborg--umea/points", 0), "board-bad-value", "tickets/alborg--umea/points"),
    ("nordic", put("rules/players", [1, 3]), "board-bad-value", "rules/players/1"),
    ("nordic", put("rules/players", [2, 6]), "board-bad-value", "rules/players/2"),
    ("nordic", put("rules/players", [3, 2]), "board-bad-value", "rules/players"),
    ("nordic", put("rules/cars", 0), "board-bad-value", "rules/cars"),
    ("nordic", put("rules/jokers", "everywhere"), "board-wrong-type", "rules/jokers"),
    ("nordic", put("rules/jokers", ["ferry", "canal"]), "board-bad-value", "rules/jokers/2"),
    ("nordic", put("rules/jokers", ["ferry", "ferry"]), "board-duplicate", "rules/jokers/ferry"),
    ("nordic", put("rules/parallel_from", 7), "board-bad-value", "rules/parallel_from"),
    ("nordic", put("rules/last_round_cars", 40), "board-bad-value", "rules/last_round_cars"),
    ("nordic", put("variants/swedish-deal/card_deal", 21), "board-bad-value", "variants/swedish-deal/card_deal"),
    ("nordic", put("variants/swedish-deal/cars", 2), "board-bad-value", "variants/swedish-deal/last_round_cars"),
    ("japan", put("rules/bullets/last_round", 16), "board-bad-value", "rules/bullets/last_round"),
]

PLACES = [
    ("nordic", add("cities", id="oslo", name="Oslo"), "board-duplicate", "cities/oslo"),
    ("nordic", add("cities", 26, name="City"), "board-too-many", "cities"),
    ("nordic", add("zones", 13, name="Zone"), "board-too-many", "zones"),
    ("france", add("zones", id="paris", name="Paris"), "board-duplicate", "zones/paris"),
    ("france", add("zones", id="corse", name="Corse"), "board-duplicate", "zones/corse"),
    ("france", add("zones", id="andorre", name="Andorre"), "board-zone-empty", "zones/andorre"),
    ("france", put("cities/corse-1/zone", "sardaigne"), "board-unknown-zone", "cities/corse-1"),
]

ROUTES = [
    ("nordic", put("routes/alborg--oslo/id", "alborg--arhus"), "board-duplicate", "routes/alborg--arhus"),
    ("nordic", add("routes", 106, a="oslo", b="umea", length=2, color="red"), "board-too-many", "routes"),
    ("nordic", put("routes/alborg--oslo/b", "atlantis"), "board-unknown-city", "routes/alborg--oslo"),
    ("nordic", put("routes/alborg--oslo/b", "alborg"), "board-same-ends", "routes/alborg--oslo"),
    ("nordic", put("routes/alborg--oslo/color", None), "board-bad-color", "routes/alborg--oslo/color"),
    ("france", put("routes/amiens--calais/color", "red"), "board-bad-color", "routes/amiens--calais/color"),
    ("japan", put("routes/kyoto--osaka/color", "red"), "board-bad-color", "routes/kyoto--osaka/color"),
    ("nordic", drop("routes/alborg--oslo/locomotives"), "board-bad-value", "routes/alborg--oslo/locomotives"),
    ("nordic", put("routes/alborg--oslo/locomotives", 4), "board-bad-value", "routes/alborg--oslo/locomotives"),
    ("nordic", put("routes/alborg--arhus/locomotives", 1), "board-bad-value", "routes/alborg--arhus/locomotives"),
]

GROUPS = [
    ("nordic", put("routes/alborg--arhus/group", "alone"), "board-group-single", "routes/alborg--arhus"),
    ("nordic", put("routes/alborg--oslo/substitute", 3), "board-bad-value", "routes/alborg--oslo/substitute"),
    ("nordic", put("routes/alborg--arhus/substitute", 1), "board-bad-value", "routes/alborg--arhus/substitute"),
    ("france", put("routes/mulhouse--allemagne-3/b", "allemagne-2"), "board-zone-end-shared", "cities/allemagne-2"),
    ("nordic", put("routes/alborg--arhus/group", "bergen--oslo"), "board-group-uneven", "routes/alborg--arhus"),
    ("nordic", put("routes/bergen--oslo--2/length", 3), "board-group-uneven", "routes/bergen--oslo--1"),
    ("nordic", put("routes/oslo--orebro--2/b", "umea"), "board-group-uneven", "routes/oslo--orebro--1"),
    ("nordic", put("routes/goteborg--oslo/b", "orebro"), "board-group-missing", "routes/goteborg--orebro"),
    ("nordic", drop("routes/oslo--orebro--1/group"), "board-group-missing", "routes/oslo--orebro--1"),
    ("france", drop("routes/avignon--lyon--3/group"), "board-group-uneven", "routes/avignon--lyon--1"),
]

CROSSINGS = [
    ("france", drop("routes/avignon--nice/crosses"), "board-crossing-one-sided", "routes/briancon--marseille"),
    ("france", put("routes/metz--reims/crosses", ["brest--rennes"]), "board-crossing-one-sided", "routes/metz--reims"),
    ("france", put("routes/metz--reims/crosses", ["metz--reims"]), "board-crossing-itself", "routes/metz--reims"),
    ("france", put("routes/metz--reims/crosses", ["reims--metz"]), "board-unknown-route", "routes/metz--reims"),
    (
        "france",
        put("routes/nantes--rennes/crosses", ["le-mans--lorient", "le-mans--lorient"]),
        "board-duplicate",
        "routes/nantes--rennes/crosses/le-mans--lorient",
    ),
]

TICKETS = [
    ("nordic", put("tickets/alborg--umea/id", "alborg--norrkoping"), "board-duplicate", "tickets/alborg--norrkoping"),
    ("nordic", add("tickets", 79, a="oslo", b="umea", points=9), "board-too-many", "tickets"),
    ("nordic", put("tickets/alborg--umea/b", "atlantis"), "board-unknown-place", "tickets/alborg--umea"),
    ("france", put("tickets/toulouse--corse/b", "corse-1"), "board-unknown-place", "tickets/toulouse--corse"),
    ("france", put("tickets/belgique--suisse/b", "belgique"), "board-same-ends", "tickets/belgique--suisse"),
    ("nordic", put("tickets/alborg--umea/long", True), "board-long-tickets-undealt", "rules/ticket_deal"),
    ("nordic", keep("tickets", 14), "board-too-few-tickets", "rules/ticket_deal"),
    ("europe", keep("tickets", 44), "board-too-few-tickets", "rules/ticket_deal"),
]

COUNTS = [
    ("nordic", put("counts/cities", 38), "board-wrong-count", "counts/cities"),
    ("nordic", put("counts/routes", 82), "board-wrong-count", "counts/routes"),
    ("nordic", lambda raw: raw["tickets"].pop(), "board-wrong-count", "counts/tickets"),
]

OFFERS = [
    ("nordic", put("rules/ticket_draw/keep", 4), "board-bad-value", "rules/ticket_draw/keep"),
    ("japan", put("rules/ticket_draw", SHUFFLED), "board-bad-value", "rules/ticket_draw/rejects"),
    ("nordic", put("rules/ticket_draw/keep", 0), "board-bad-value", "rules/ticket_draw/keep"),
    ("nordic", put("rules/ticket_draw/regular", 0), "board-bad-value", "rules/ticket_draw/keep"),
    ("nordic", put("rules/ticket_deal/regular", 6), "board-bad-value", "rules/ticket_deal/regular"),
    ("europe", put("rules/ticket_deal/regular", 5), "board-too-many", "rules/ticket_deal"),
    (
        "europe",
        put("rules/ticket_draw", {"regular": 2, "long": 1, "keep": 1}),
        "board-bad-value",
        "rules/ticket_draw/long",
    ),
]

MECHANICS = [
    ("france", drop("rules/tiles"), "board-missing-mechanic", "rules"),
    ("japan", drop("rules/bullets"), "board-missing-mechanic", "rules"),
    ("nordic", put("rules/tiles", {"copies": 2, "lengths": [2]}), "board-unused-mechanic", "rules/tiles"),
    ("nordic", put("rules/bullets", {"trains": 9, "last_round": 2}), "board-unused-mechanic", "rules/bullets"),
    ("france", put("rules/tiles/lengths", [2, 3, 4]), "board-no-tile", "rules/tiles/lengths"),
    ("france", put("rules/tiles/lengths", [2, 3, 4, 5, 5]), "board-duplicate", "rules/tiles/lengths/5"),
    ("europe", put("rules/stations/costs", []), "board-empty", "rules/stations/costs"),
    ("europe", put("rules/stations/costs", [1, 1, 1, 1, 1, 1]), "board-too-many", "rules/stations/costs"),
]

MEASURES = [
    ("nordic", bonuses(MOST_TICKETS, MOST_TICKETS), "board-duplicate", "rules/bonuses/most_of tickets_made"),
    ("nordic", bonuses(*[MOST_TICKETS] * 5), "board-too-many", "rules/bonuses"),
    ("nordic", put("rules/bonuses/1/measure", "stations_left"), "board-bad-measure", "rules/bonuses/1/measure"),
    ("nordic", put("rules/bonuses/1/measure", "bullet_spaces"), "board-bad-measure", "rules/bonuses/1/measure"),
    ("europe", put("rules/bonuses/2/measure", "longest_path_bonus"), "board-bad-measure", "rules/bonuses/2/measure"),
    ("nordic", drop("rules/bonuses/1/points"), "board-missing-key", "rules/bonuses/1"),
    ("nordic", put("rules/bonuses/1/none", -5), "board-unknown-key", "rules/bonuses/1"),
    ("japan", put("rules/bonuses/1/points", 5), "board-unknown-key", "rules/bonuses/1"),
    ("japan", drop("rules/bonuses/1/ranks/4"), "board-missing-key", "rules/bonuses/1/ranks"),
    ("japan", put("rules/bonuses/1/ranks/6", [0, 0, 0, 0, 0, 0]), "board-unknown-key", "rules/bonuses/1/ranks"),
    ("japan", put("rules/bonuses/1/ranks/4", [9, 5]), "board-wrong-length", "rules/bonuses/1/ranks/4"),
    ("nordic", put("rules/tie_breaks", ["stations_left"]), "board-bad-measure", "rules/tie_breaks"),
    ("nordic", put("rules/tie_breaks", ["longest_path_bonus"]), "board-bad-measure", "rules/tie_breaks"),
    ("nordic", put("rules/tie_breaks", ["longest_path"] * 2), "board-duplicate", "rules/tie_breaks/longest_path"),
    ("nordic", put("rules/tie_breaks", ["longest_path"] * 7), "board-too-many", "rules/tie_breaks"),
    (
        "europe",
        put("variants", {"no-stations": {"stations": None}}),
        "board-bad-measure",
        "variants/no-stations/bonuses/2/measure",
    ),
]

BAD = [*KEYS, *TYPES, *VALUES, *PLACES, *ROUTES, *GROUPS, *CROSSINGS, *TICKETS, *COUNTS, *OFFERS, *MECHANICS, *MEASURES]


def refusal(folder: Path, file: str = "board.json") -> BoardError:
    with pytest.raises(BoardError) as caught:
        read_board(folder)
    assert caught.value.params["file"] == f"{folder.name}/{file}"
    return caught.value


def changed(folder: Path, box: str, change: Change) -> Path:
    """A board of one's own, made from another."""
    raw = board_file(box)
    raw["id"] = folder.name
    change(raw)
    return written(folder, raw)


@pytest.mark.parametrize(("box", "change", "key", "entry"), BAD, ids=[f"{key}-{entry}" for _, _, key, entry in BAD])
def test_a_bad_file_is_refused(tmp_path: Path, box: str, change: Change, key: str, entry: str) -> None:
    error = refusal(changed(tmp_path / "mine", box, change))
    assert (error.key, error.params["entry"]) == (key, entry)


def test_a_zone_has_at_most_eight_ends(tmp_path: Path) -> None:
    change = together(add("zones", id="danmark", name="Danmark"), add("cities", 9, name="Danmark", zone="danmark"))
    error = refusal(changed(tmp_path / "mine", "nordic", change))
    assert str(error) == "board-too-many (file='mine/board.json', entry='zones/danmark', found=9, most=8)"


def test_the_error_says_what_it_found_and_what_is_legal(tmp_path: Path) -> None:
    error = refusal(changed(tmp_path / "mine", "nordic", put("routes/alborg--oslo/length", 7)))
    assert error.params == {
        "file": "mine/board.json",
        "entry": "routes/alborg--oslo/length",
        "value": "7",
        "allowed": "1 | 2 | 3 | 4 | 5 | 6 | 8 | 9",
    }
    error = refusal(changed(tmp_path / "mine", "nordic", put("rules/parallel_from", 7)))
    assert (error.params["value"], error.params["allowed"]) == ("7", "2..6")


@pytest.mark.parametrize(
    ("text", "key", "entry"),
    [
        (b'{"id": "nordic",', "board-not-json", "board"),
        (b'{"id": "\xff"}', "board-not-json", "board"),
        (b"[" * 100_000, "board-not-json", "board"),
        (b"[]", "board-wrong-type", "board"),
        (b'{"id": "mine", "title": "A", "title": "B"}', "board-repeated-key", "mine"),
        (b'{"rules": {"cars": 40, "cars": 45}}', "board-repeated-key", "cars"),
    ],
)
def test_a_file_that_is_no_board(tmp_path: Path, text: bytes, key: str, entry: str) -> None:
    folder = written(tmp_path / "mine", {})
    (folder / "board.json").write_bytes(text)
    error = refusal(folder)
    assert (error.key, error.params["entry"]) == (key, entry)


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    assert refusal(tmp_path / "nowhere").key == "board-unreadable"


def test_a_board_nobody_has() -> None:
    with pytest.raises(BoardError) as caught:
        load_board("atlantis")
    assert caught.value.key == "board-unknown"
    assert caught.value.params == {"board": "atlantis", "known": "nordic, europe, france, japan"}


@pytest.mark.parametrize("box", board_ids())
def test_a_copy_of_a_board_is_that_board(tmp_path: Path, box: str) -> None:
    copy = read_board(shutil.copytree(folder_of(box), tmp_path / box))
    assert asdict(copy) == asdict(load_board(box))
    assert load_board(box) is load_board(box)


@pytest.mark.parametrize(
    ("names", "key", "entry"),
    [
        ({"titel": "Norden"}, "board-unknown-key", "board"),
        ({"title": " "}, "board-bad-value", "title"),
        ({"places": {"atlantis": ["Atlantis"]}}, "board-unknown-place", "places"),
        ({"places": {"vael-1": ["Vael"]}}, "board-unknown-place", "places"),  # an end of a zone
        ({"places": {"grath": "Grat"}}, "board-wrong-type", "places/grath"),
        ({"places": {"grath": []}}, "board-empty", "places/grath"),
        ({"variants": {"hasty": "In a hurry"}}, "board-unknown-key", "variants"),
    ],
)
def test_names_of_what_is_not_there_are_refused(tmp_path: Path, names: object, key: str, entry: str) -> None:
    folder = shutil.copytree(folder_of("fifth"), tmp_path / "fifth")
    (folder / "names" / "sv.json").write_text(json.dumps(names), encoding="utf-8")
    error = refusal(folder, "names/sv.json")
    assert (error.key, error.params["entry"]) == (key, entry)


def test_a_variant_starts_from_the_rules_of_its_box(tmp_path: Path) -> None:
    variants = put("variants", {"few": {"cars": 30, "bonuses": [], "tie_breaks": [], "stations": None}})
    board = read_board(changed(tmp_path / "mine", "europe", variants))
    few = board.variants["few"]
    assert (few.cars, few.bonuses, few.tie_breaks, few.stations) == (30, (), (), None)
    assert few.ticket_deal == board.rules.ticket_deal


ODD: tuple[object, ...] = ("nonsense", -1000, 10**6, 0.5, ["nonsense"], [-1000], [[]], {"nonsense": 1})


def inside(raw: object, path: tuple[str, ...] = ()) -> Iterator[tuple[str, ...]]:
    """The way to every value inside some JSON; items of lists are counted from 1."""
    parts: dict[str, object] = {}
    if isinstance(raw, dict):
        parts = raw
    elif isinstance(raw, list):
        parts = {str(number): item for number, item in enumerate(raw, 1)}
    for name, value in parts.items():
        yield (*path, name)
        yield from inside(value, (*path, name))


def test_no_rule_value_outside_its_legal_values_is_read(tmp_path: Path) -> None:
    """Whichever it is, also in a table inside the rules, and in a field that the file leaves to its default."""
    raw = board_file("fifth")  # which has every table there is
    raw["id"] = "mine"
    stated = {path for part in ("rules", "variants") for path in inside(raw.get(part), (part,))}
    for path in sorted(stated | {("rules", field.name) for field in fields(Rules)}):
        *steps, last = path
        for odd in ODD:
            broken = deepcopy(raw)
            holder = follow(broken, steps)
            holder[int(last) - 1 if isinstance(holder, list) else last] = odd
            refusal(written(tmp_path / "mine", broken))
