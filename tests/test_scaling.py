"""The model of docs/scaling.md says what its simulation plays out, and the page says what the model does."""

from __future__ import annotations

import pytest

from tools.scaling.__main__ import PAGE, TABLES, standing
from tools.scaling.costs import Costs
from tools.scaling.model import FULL, Load, busy, forecast, needed, store_busy
from tools.scaling.simulation import Simulation

COSTS = Costs.load()


@pytest.mark.parametrize(
    "load",
    [
        Load(1000, 5.0),
        Load(2500, 5.0),
        Load(5000, 30.0),
        Load(4000, 5.0, processes=2, stores=1),
        Load(3000, 5.0, processes=3, stores=1, scattered=True),
        Load(2000, 5.0, processes=1, watchers=1, stores=2),
    ],
)
def test_the_model_and_the_simulation_agree(load: Load) -> None:
    said, played = forecast(COSTS, load), Simulation(COSTS, load).run(20)
    assert played.moves == pytest.approx(load.moves, rel=0.1)
    assert played.busy == pytest.approx(said.busy, rel=0.1)
    assert played.median == pytest.approx(said.median, rel=0.35)
    assert played.most == pytest.approx(said.most, rel=0.35)


def test_what_is_needed_stands_and_less_does_not() -> None:
    load = needed(COSTS, 1_000_000, 5.0)
    assert forecast(COSTS, load).stands
    assert max(busy(COSTS, load), store_busy(COSTS, load)) <= FULL
    one_less = Load(load.tables, load.pace, load.processes - 1, stores=load.stores)
    assert busy(COSTS, one_less) > FULL


def test_too_much_for_one_is_said() -> None:
    said = forecast(COSTS, Load(1_000_000, 5.0))
    assert not said.stands
    assert said.most == float("inf")


@pytest.mark.parametrize("name", TABLES)
def test_the_page_has_what_was_measured(name: str) -> None:
    """`python -m tools.scaling --write` makes it so."""
    if name != "simulated":  # takes too long here; the test above has the same in small
        assert standing(PAGE.read_text("utf-8"), name) == TABLES[name](COSTS)
