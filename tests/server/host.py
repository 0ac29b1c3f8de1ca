"""`python -m tests.server.host STORE [SETTINGS]`: a server, without limits unless told, which prints its port."""

from __future__ import annotations

import sys

import msgspec

from rallar.server.app import create_app
from rallar.server.log import keep_log
from rallar.server.run import listen, run
from rallar.server.settings import Settings

if __name__ == "__main__":
    listening = listen("127.0.0.1", 0)
    wished = next((msgspec.json.decode(text, type=Settings) for text in sys.argv[2:]), Settings().unlimited())
    app = create_app(sys.argv[1], wished)
    keep_log()
    run(app, listening, lambda: print(listening.getsockname()[1], flush=True))
