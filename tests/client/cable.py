"""A cable between a client and a server, which can be cut, and which can lose what goes through it."""

from __future__ import annotations

import socket
import threading
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress


class Cable:
    def __init__(self, listening: socket.socket, port: int) -> None:
        self.url = f"http://127.0.0.1:{listening.getsockname()[1]}"
        self.lost = threading.Event()  # something was
        self.late: threading.Event | None = None  # what the client says next arrives when this is set
        self.cuts = 0
        self._listening = listening
        self._port = port
        self._ends: set[socket.socket] = set()
        self._near: set[socket.socket] = set()
        self.mend()

    def mend(self) -> None:
        """For whoever connects from now on: a connection that loses something loses all that comes after, too."""
        self.asks = threading.Event()  # clear: what the client says is lost
        self.answers = threading.Event()  # clear: what the server says is lost
        for each in (self.asks, self.answers):
            each.set()
        self.lost.clear()

    def cut(self, only_near: bool = False) -> None:
        """Both ends notice, or only the client's; whoever connects again is connected again."""
        self.cuts += 1
        ends, self._ends = self._ends, set()
        for end in ends & self._near if only_near else ends:
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)

    def serve(self) -> None:
        with suppress(OSError):  # closed
            while True:
                near, _ = self._listening.accept()
                far = socket.create_connection(("127.0.0.1", self._port))
                self._ends |= {near, far}
                self._near.add(near)
                for ends in ((near, far, self.asks), (far, near, self.answers)):
                    threading.Thread(target=self._carry, args=ends, daemon=True).start()

    def _carry(self, source: socket.socket, sink: socket.socket, whole: threading.Event) -> None:
        with closing(source), suppress(OSError):
            try:
                while data := source.recv(1 << 16):
                    if (late := self.late) and source in self._near:
                        self.late = None
                        self.lost.set()
                        late.wait()
                    if whole.is_set():
                        self._hand_on(sink, data)
                    else:
                        self.lost.set()
            finally:
                sink.shutdown(socket.SHUT_RDWR)

    def _hand_on(self, sink: socket.socket, data: bytes) -> None:
        """What the server says to a client that was cut off is lost, and the server does not notice."""
        try:
            sink.sendall(data)
        except OSError:
            if sink not in self._near:
                raise


@contextmanager
def cable(port: int) -> Iterator[Cable]:
    """To the server on a port."""
    with socket.create_server(("127.0.0.1", 0)) as listening:
        found = Cable(listening, port)
        thread = threading.Thread(target=found.serve)
        thread.start()
        try:
            yield found
        finally:
            listening.shutdown(socket.SHUT_RDWR)
            thread.join()
            found.cut()
