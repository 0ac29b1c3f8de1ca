"""A line between a browser and a server that can go dead without a word: nothing is closed, nothing comes through."""

from __future__ import annotations

import socket
import threading

PIECE = 65536


class Wire:
    """A proxy on loopback. What is sent while it is dead arrives when it comes to life, as with a real network."""

    def __init__(self, port: int) -> None:
        self._to = port
        self._alive = threading.Event()
        self._alive.set()
        self._listening = socket.create_server(("127.0.0.1", 0))
        self._open: list[socket.socket] = [self._listening]
        self.url = f"http://127.0.0.1:{self._listening.getsockname()[1]}"
        threading.Thread(target=self._accept, daemon=True).start()

    def cut(self) -> None:
        self._alive.clear()

    def mend(self) -> None:
        self._alive.set()

    def close(self) -> None:
        self._alive.set()
        for each in self._open:
            each.close()

    def _accept(self) -> None:
        while True:
            try:
                near, _ = self._listening.accept()
                far = socket.create_connection(("127.0.0.1", self._to))
            except OSError:
                return
            self._open += (near, far)
            for one, other in ((near, far), (far, near)):
                threading.Thread(target=self._carry, args=(one, other), daemon=True).start()

    def _carry(self, one: socket.socket, other: socket.socket) -> None:
        try:
            while data := one.recv(PIECE):
                self._alive.wait()
                other.sendall(data)
            self._alive.wait()
            other.shutdown(socket.SHUT_WR)
        except OSError:
            other.close()
