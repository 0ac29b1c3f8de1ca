"""The figures of the server and the client, beside those of the kernel. `python -m tests.bench --json FILE`."""

from __future__ import annotations

import argparse
import json
import tempfile
from dataclasses import asdict
from pathlib import Path

from rallar.lab.bench import show
from tests.bench import crowd, load, page
from tests.bench.usage import Usage
from tests.browser.host import Host


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", type=Path, help="write the figures here too")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        with Host(Path(folder) / "data", "--no-limits") as host:
            figures = page.measure(host) + load.measure(host)
        with Host(Path(folder) / "crowd", "--no-limits") as host:
            figures += crowd.measure(host.url, Usage([host.pid]))
    show(figures)
    if arguments.json:
        arguments.json.write_text(json.dumps([asdict(figure) for figure in figures], indent=1) + "\n")


if __name__ == "__main__":
    main()
