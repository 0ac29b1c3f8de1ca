"""A mail server on this machine: it takes letters for everybody but those it does not know."""

from __future__ import annotations

import socketserver
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage

from rallar.server.settings import MailServer
from tests.server.pushes import until

UNKNOWN = "nobody@example.org"


class Postbox:
    def __init__(self) -> None:
        self.letters: list[EmailMessage] = []
        self._server = socketserver.ThreadingTCPServer(("127.0.0.1", 0), _handler(self))
        self._server.daemon_threads = True

    @property
    def settings(self) -> MailServer:
        port = int(self._server.server_address[1])
        return MailServer("127.0.0.1", port, False, "", "", "Games <games@example.org>", "http://games.example")

    def to(self, address: str, number: int) -> EmailMessage:
        """The letter that somebody got as so manieth."""
        until(lambda: len(self.all_to(address)) >= number)
        return self.all_to(address)[number - 1]

    def all_to(self, address: str) -> list[EmailMessage]:
        return [letter for letter in self.letters if letter["To"] == address]

    @contextmanager
    def running(self) -> Iterator[Postbox]:
        thread = threading.Thread(target=self._server.serve_forever, args=(0.05,))
        thread.start()
        try:
            yield self
        finally:
            self._server.shutdown()
            self._server.server_close()
            thread.join()


def _handler(postbox: Postbox) -> type[socketserver.StreamRequestHandler]:
    class Handler(socketserver.StreamRequestHandler):
        def handle(self) -> None:
            self._say("220 here")
            for line in self.rfile:
                word = line[:4].upper()
                if word == b"DATA":
                    self._say("354 go on")
                    postbox.letters.append(self._letter())
                self._say(_answer(word, line))
                if word == b"QUIT":
                    return

        def _letter(self) -> EmailMessage:
            lines = []
            while (line := self.rfile.readline()) not in (b".\r\n", b""):
                lines.append(line.removeprefix(b"."))
            return message_from_bytes(b"".join(lines), policy=policy.default)

        def _say(self, text: str) -> None:
            self.wfile.write(f"{text}\r\n".encode())

    return Handler


def _answer(word: bytes, line: bytes) -> str:
    if word == b"RCPT" and UNKNOWN.encode() in line:
        return "550 no such mailbox"
    return "221 bye" if word == b"QUIT" else "250 yes"
