"""`python -m tools.scaling`: what so many tables take, and how far the model, the simulation and real crowds agree."""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Sequence

from tools.scaling.costs import Costs
from tools.scaling.model import FULL, Load, forecast, needed
from tools.scaling.simulation import Simulation

HUNDREDTH = 10_000  # tables
MILLION = 1_000_000
SECONDS = 20.0  # of a simulation
PACES = (5.0, 30.0, 300.0, 86_400.0)


def table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def real(costs: Costs) -> str:
    """The crowds that were measured, beside what the model says of them."""
    rows = []
    for crowd in costs.crowds:
        said = forecast(costs, Load(crowd.tables, crowd.pace))
        rows.append(
            (
                f"{crowd.tables:,}",
                f"{crowd.pace:g} s",
                f"{crowd.tables / crowd.pace:,.0f} / {crowd.moves_a_second:,.0f}",
                f"{said.busy:.0%} / {crowd.cpu:.0%}",
                f"{milliseconds(said.median)} / {milliseconds(crowd.median)}",
                f"{milliseconds(said.most)} / {milliseconds(crowd.most)}",
            )
        )
    head = ("tables", "a move every", "moves a second", "of a core", "median", "99 %")
    return "Predicted / measured:\n\n" + table(head, rows)


def simulated(costs: Costs) -> str:
    """The model beside the simulation, at a hundredth of a million tables."""
    least = needed(costs, HUNDREDTH, 5.0)
    loads = {
        "as few processes as do": least,
        "one process more": _with(least, least.processes + 1),
        "the people of a table anywhere": Load(
            HUNDREDTH, 5.0, least.processes * 2, stores=least.stores, scattered=True
        ),
        "a watcher at each table": needed(costs, HUNDREDTH, 5.0, 1.0),
        "a calm crowd, one process, SQLite": Load(HUNDREDTH, 30.0),
    }
    rows = []
    for name, load in loads.items():
        said, played = forecast(costs, load), Simulation(costs, load).run(SECONDS)
        rows.append(
            (
                name,
                f"{load.processes}",
                f"{load.moves:,.0f} / {played.moves:,.0f}",
                f"{said.busy:.0%} / {played.busy:.0%}",
                f"{milliseconds(said.median)} / {milliseconds(played.median)}",
                f"{milliseconds(said.most)} / {milliseconds(played.most)}",
            )
        )
    head = (f"{HUNDREDTH:,} tables", "processes", "moves a second", "of each core", "median", "99 %")
    return "Model / simulation:\n\n" + table(head, rows)


def _with(load: Load, processes: int) -> Load:
    return Load(load.tables, load.pace, processes, stores=load.stores)


def million(costs: Costs) -> str:
    """What a million live tables take, by how fast they are played."""
    rows = []
    for pace in PACES:
        load = needed(costs, MILLION, pace)
        said = forecast(costs, load)
        rows.append(
            (
                "a day" if pace == 86_400 else f"{pace:g} s",
                f"{load.moves:,.0f}",
                f"{load.processes:,}",
                f"{load.stores:,}",
                f"{load.sockets / load.processes:,.0f}",
                f"{said.memory / 2**30:.2f} TiB" if said.memory > 2**30 else f"{said.memory / 2**20:,.0f} GiB",
                f"{8 * said.wire / 1e9:,.2f} Gbit/s",
                f"{said.disk * 86_400 / 1e9:,.1f} GB",
            )
        )
    head = (
        "a move every",
        "moves a second",
        "processes",
        "PostgreSQL",
        "sockets a process",
        "memory",
        "wire",
        "disk a day",
    )
    return f"A million tables of two, all present, each process and store at most {FULL:.0%} busy:\n\n" + table(
        head, rows
    )


def milliseconds(seconds: float) -> str:
    return "—" if seconds == float("inf") else f"{1000 * seconds:.1f} ms"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, help="instead of all the tables of docs/scaling.md: what so many take")
    parser.add_argument("--pace", type=float, default=5.0, help="seconds between two moves at a table")
    parser.add_argument("--watchers", type=float, default=0.0, help="at each, on average")
    arguments = parser.parse_args()
    costs = Costs.load()
    if arguments.tables:
        load = needed(costs, arguments.tables, arguments.pace, arguments.watchers)
        print(load, forecast(costs, load), sep="\n")
    else:
        print(real(costs), simulated(costs), million(costs), sep="\n\n")


if __name__ == "__main__":
    main()
