"""`python -m tools.scaling`: what so many tables take, and how far the model, the simulation and real crowds agree.

With `--write` the tables of docs/scaling.md are made anew, which a change of docs/scaling.json asks for.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterable, Sequence

from tools.scaling.costs import FILE, Costs
from tools.scaling.model import Load, forecast, needed
from tools.scaling.simulation import Simulation

END = "\n<!-- end -->"
PAGE = FILE.with_suffix(".md")
HUNDREDTH = 10_000  # tables
MILLION = 1_000_000
SECONDS = 20.0  # of a simulation
PACES = (5.0, 30.0, 300.0, 86_400.0)


def table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def pieces(costs: Costs) -> str:
    """What was measured of each thing by itself."""
    inside, commit = costs.move_inside, costs.commit
    rows = [
        ("processor for a move at a table of two", f"{1e6 * costs.cpu_a_move:,.0f} µs"),
        ("of that, without the network", f"{1e6 * inside:,.0f} µs"),
        ("processor for a move told to one who watches", f"{1e6 * costs.cpu_a_told:,.0f} µs"),
        ("processor for a socket, a second, for being there", f"{1e6 * costs.cpu_a_socket:,.0f} µs"),
        ("a commit of SQLite, and each move in it", f"{1e6 * commit.base:,.0f} µs, {1e6 * commit.each:,.0f} µs"),
        ("memory of a server at which nobody is", f"{costs.memory / 1024:,.0f} MiB"),
        ("memory of a table of two, with their sockets", f"{costs.memory_a_table:,.0f} KiB"),
        ("memory of one who watches", f"{costs.memory_a_watcher:,.0f} KiB"),
        ("a move on the wire, to and from both", f"{costs.wire_a_move:,.0f} bytes"),
        ("a move on disk", f"{costs.disk_a_move:,.0f} bytes"),
    ]
    return table(("what", "measured"), rows)


def lengths(costs: Costs) -> str:
    """How long it takes to open a table, by the moves of its game."""
    return table(("moves", *costs.open), [("ms", *(f"{each:,.1f}" for each in costs.open.values()))])


def watched(costs: Costs) -> str:
    """One table with a crowd around it."""
    rows = [
        (
            f"{each.watchers:,}",
            milliseconds(each.median),
            milliseconds(each.most),
            f"{1e6 * each.cpu_a_message:,.0f} µs",
        )
        for each in costs.watching
    ]
    return table(("watchers", "the last has heard: median", "99 %", "processor a message"), rows)


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
    return table(head, rows)


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
    return table(head, rows)


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
    return table(head, rows)


def milliseconds(seconds: float) -> str:
    return "—" if seconds == float("inf") else f"{1000 * seconds:.1f} ms"


TABLES: dict[str, Callable[[Costs], str]] = {
    "pieces": pieces,
    "lengths": lengths,
    "watched": watched,
    "real": real,
    "simulated": simulated,
    "million": million,
}


def standing(page: str, name: str) -> str:
    """The table of a name as the page has it."""
    return page.partition(f"<!-- {name} -->\n")[2].partition(END)[0]


def filled(page: str, costs: Costs) -> str:
    for name, made in TABLES.items():
        before, mark, rest = page.partition(f"<!-- {name} -->\n")
        page = f"{before}{mark}{made(costs)}{END}{rest.partition(END)[2]}"
    return page


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, help="instead of all the tables of docs/scaling.md: what so many take")
    parser.add_argument("--pace", type=float, default=5.0, help="seconds between two moves at a table")
    parser.add_argument("--watchers", type=float, default=0.0, help="at each, on average")
    parser.add_argument("--write", action="store_true", help="docs/scaling.md anew")
    arguments = parser.parse_args()
    costs = Costs.load()
    if arguments.write:
        PAGE.write_text(filled(PAGE.read_text("utf-8"), costs), encoding="utf-8")
    elif arguments.tables:
        load = needed(costs, arguments.tables, arguments.pace, arguments.watchers)
        print(load, forecast(costs, load), sep="\n")
    else:
        print(*(f"{name}\n\n{made(costs)}\n" for name, made in TABLES.items()), sep="\n")


if __name__ == "__main__":
    main()
