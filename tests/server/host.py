"""`python -m tests.server.host DIR`: a server without limits, which prints its port when it is ready."""

from __future__ import annotations

import sys
from pathlib import Path

from rallar.server.app import create_app
from rallar.server.run import listen, run
from rallar.server.settings import Settings

if __name__ == "__main__":
    listening = listen("127.0.0.1", 0)
    app = create_app(Path(sys.argv[1]), Settings().unlimited())
    run(app, listening, lambda: print(listening.getsockname()[1], flush=True))
