"""The figures of the server and the client, beside those of the kernel: `python -m tests.bench --json FILE`.

With `--postgresql N` those of N processes that share a PostgreSQL, which really writes.
"""

from __future__ import annotations

import argparse
import json
import tempfile
from dataclasses import asdict
from pathlib import Path

from rallar.lab.bench import Figure, show
from tests.bench import crowd, load, page
from tests.bench.usage import Usage
from tests.browser.host import Host
from tests.postgres import cluster


def _measure() -> list[Figure]:
    with tempfile.TemporaryDirectory() as folder:
        with Host(Path(folder) / "data", "--no-limits") as host:
            figures = page.measure(host) + load.measure(host)
        with Host(Path(folder) / "crowd", "--no-limits") as host:
            return figures + crowd.measure(host.url, Usage([host.pid]))


def _measure_postgresql(processes: int) -> list[Figure]:
    with tempfile.TemporaryDirectory() as folder, cluster(is_durable=True) as postgresql:
        options = ("--no-limits", "--store", postgresql.new_database(), "--processes", str(processes))
        with Host(Path(folder) / "data", *options) as host:
            load.wait_until_warm(host)
            return load.measure(host) + crowd.measure(host.url, Usage(host.servers))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", type=Path, help="write the figures here too")
    parser.add_argument(
        "--postgresql", type=int, metavar="PROCESSES", help="the server alone: so many processes at one PostgreSQL"
    )
    arguments = parser.parse_args()
    figures = _measure() if arguments.postgresql is None else _measure_postgresql(arguments.postgresql)
    show(figures)
    if arguments.json:
        arguments.json.write_text(json.dumps([asdict(figure) for figure in figures], indent=1) + "\n")


if __name__ == "__main__":
    main()
