"""A server with an opponent of one's own: it is told of, seated and played against, and may be gone the next day."""

from __future__ import annotations

from pathlib import Path

import pytest

from rallar.bots.opponents import VARIABLE
from rallar.client import SeatWish
from rallar.server.settings import Settings
from tests.bots.test_opponents import OWN
from tests.server.house import house
from tests.server.people import refusal


def test_an_opponent_of_ones_own_plays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    settings = Settings(pause=0).unlimited()
    seats = [SeatWish("person"), SeatWish("computer", level="hasty")]
    with house(tmp_path, settings) as place:
        refused = refusal(place.client.new_table, "japan", seats)
        assert (refused.status, refused.key) == (422, "opponent-unknown")
    monkeypatch.setenv(VARIABLE, str(OWN))
    with house(tmp_path, settings) as place:
        weakest = place.client.about().levels[0]
        assert (weakest.id, weakest.title) == ("hasty", "Hasty")
        table = place.client.new_table("japan", seats)
        assert table.look().seats[1].level == "hasty"
        with table.sit() as me:
            me.play(me.simple_moves[0])
            me.next_turn(timeout=20)
            before = me.position
    monkeypatch.setenv(VARIABLE, "")
    with house(tmp_path, settings) as place:
        assert place.client.table(table.id).look().seats[1].level == "hasty"
        with place.client.table(table.id, table.tokens, table.host).sit() as me:
            me.play("draw deck")
            me.play("draw deck")
            me.next_turn(timeout=20)  # somebody plays for it
            assert me.position > before + 2
