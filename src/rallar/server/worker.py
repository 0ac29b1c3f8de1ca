"""One of several servers on one socket: it is told by its parent what to do, and ends when nobody is there any more."""

from __future__ import annotations

import os
import signal
import socket
import sys
from threading import Thread

import msgspec
from msgspec import Struct

from rallar.server.app import create_app
from rallar.server.log import keep_log
from rallar.server.run import run
from rallar.server.settings import Settings
from rallar.server.thinker import read


class Orders(Struct, frozen=True):
    store: str
    settings: Settings
    json_log: bool = False


def main() -> None:
    """The socket is the one that the first argument says."""
    orders = msgspec.msgpack.decode(read(sys.stdin.buffer) or b"", type=Orders)
    keep_log(as_json=orders.json_log)
    Thread(target=_end_with_parent, daemon=True).start()
    run(create_app(orders.store, orders.settings), socket.socket(fileno=int(sys.argv[1])), _ready)


def _ready() -> None:
    print("ready", flush=True)
    os.dup2(2, 1)  # nobody reads what else is printed


def _end_with_parent() -> None:
    sys.stdin.buffer.read()
    os.kill(os.getpid(), signal.SIGTERM)


if __name__ == "__main__":
    main()
