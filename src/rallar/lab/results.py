"""The results of an arena as a file of JSON lines that only grows: how it is set up, then a line for each game.

Files of one set-up that were written on several machines can be put together by writing one after the other.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from rallar.game.game import RULES_VERSION
from rallar.lab.arena import Bout, Setup, board_digest
from rallar.model.errors import OptionError
from rallar.model.loader import load_board

FORMAT, VERSION = "rallar-arena", 1


class Header(Struct, frozen=True):
    """The first line, and the first line of every file that was added to it."""

    format: str
    version: int
    rules_version: int
    digest: str  # of the board
    board: str
    seats: int
    players: Annotated[tuple[str, ...], Meta(min_length=1)]
    seed: int
    variant: str | None

    @classmethod
    def of(cls, setup: Setup) -> Header:
        digest = board_digest(load_board(setup.board))
        return cls(FORMAT, VERSION, RULES_VERSION, digest, **msgspec.structs.asdict(setup))

    @property
    def setup(self) -> Setup:
        return Setup(self.board, self.seats, self.players, self.seed, self.variant)


class Results:
    """The games a file has, by number. A line that was torn off while it was written is not there.

    To read changes nothing: what was torn off is cut away when a game is added.
    """

    def __init__(self, file: str | Path, setup: Setup | None = None) -> None:
        """With a set-up: the file must be of that one, and is made if it is not there."""
        self.file = Path(file)
        content = self._content()
        self._whole = content.rfind(b"\n") + 1
        self._torn = self._whole < len(content)
        lines = content[: self._whole].splitlines()
        if not lines:
            if setup is None:
                raise OptionError("results-none", file=str(file))
            self._begin(setup, content)
            return
        header = self._header(lines[0], 1)
        current = Header.of(setup or header.setup)
        for name in Header.__struct_fields__:
            if getattr(header, name) != getattr(current, name):
                raise OptionError("results-other-setup", file=str(file), name=name)
        self.setup = setup or header.setup.seatable()
        self.bouts = dict(self._read(lines, header))

    def add(self, bout: Bout) -> None:
        self._write(msgspec.json.encode(bout))
        self.bouts[bout.game] = bout

    def in_order(self) -> list[Bout]:
        return [self.bouts[game] for game in sorted(self.bouts)]

    def _content(self) -> bytes:
        try:
            return self.file.read_bytes() if self.file.exists() else b""
        except OSError as error:
            raise OptionError("results-unusable", file=str(self.file), reason=error.strerror or "") from error

    def _begin(self, setup: Setup, torn: bytes) -> None:
        """The head of a new file, or of one whose head was torn off. Another file is not written over."""
        head = msgspec.json.encode(Header.of(setup))
        if not head.startswith(torn):
            raise OptionError("results-bad-line", file=str(self.file), line=1)
        self.setup, self.bouts = setup, {}
        self._write(head)

    def _read(self, lines: list[bytes], header: Header) -> Iterator[tuple[int, Bout]]:
        for number, line in enumerate(lines[1:], 2):
            try:
                bout = msgspec.json.decode(line, type=Bout)
            except msgspec.DecodeError:  # the head of a file that was added, or nothing at all
                if self._header(line, number) != header:
                    raise OptionError("results-other-setup", file=str(self.file), name=f"line {number}") from None
                continue
            if not self.setup.fits(bout):
                raise OptionError("results-bad-line", file=str(self.file), line=number)
            yield bout.game, bout

    def _header(self, line: bytes, number: int) -> Header:
        try:
            found = msgspec.json.decode(line, type=Header)
        except msgspec.DecodeError as error:
            raise OptionError("results-bad-line", file=str(self.file), line=number) from error
        if found.format != FORMAT:
            raise OptionError("results-bad-line", file=str(self.file), line=number)
        return found

    def _write(self, line: bytes) -> None:
        """In one go, so that a line is there or not."""
        try:
            with self.file.open("ab") as file:
                if self._torn:
                    file.truncate(self._whole)
                    self._torn = False
                file.write(line + b"\n")
        except OSError as error:
            raise OptionError("results-unusable", file=str(self.file), reason=error.strerror or "") from error
