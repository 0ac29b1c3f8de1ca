"""The figures of the server and the client, beside those of the kernel. `python -m tests.bench --json FILE`."""

from __future__ import annotations

import argparse
import json
import tempfile
from dataclasses import asdict
from pathlib import Path

from rallar.lab.bench import show
from tests.bench import load, page
from tests.browser.host import Host


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", type=Path, help="write the figures here too")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        host = Host(Path(folder) / "data", "--no-limits")
        host.start()
        try:
            figures = page.measure(host) + load.measure(host)
        finally:
            host.stop()
    show(figures)
    if arguments.json:
        arguments.json.write_text(json.dumps([asdict(figure) for figure in figures], indent=1) + "\n")


if __name__ == "__main__":
    main()
