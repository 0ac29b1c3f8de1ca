"""Real messages made wrong, or strange, or merely other ones: the same for the same seed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, TypeVar

import msgspec
from msgspec import Raw

from rallar.protocol.wire import MAX_MESSAGE
from tests.lean import BINARY, TEXT
from tests.soak.corpus import Asked, Corpus

DEEP = 3000
HUGE = (b"1e999", b"-1", b"9" * 400, b"18446744073709551616", b"-9223372036854775809", b"1.0", b"0.1e1", b"NaN")
ODD: tuple[Any, ...] = (
    *(Raw(number) for number in HUGE),
    *(Raw(text) for text in (rb'"\ud800"', rb'"\udfff\ud800"', rb'"\ud83d"', rb'"\u0000"', b'"\xe2\x80\xae"')),
    *(None, True, False, 0, 1, 4, 5, 2**53, "", " ", "x" * 41, "x" * 3000, "deck", "hello", [], {}, [[]], {"id": 1}),
    *("é" * 40, "\u0000", "claim", "claim  ", "keep", "draw", "pass", "draw locomotive", "red:1,red:1", "🚂" * 75),
    Raw(b"[" * 500 + b"]" * 500),
    Raw(b'{"a":' * 500 + b"1" + b"}" * 500),
)
SELDOM = {"hello": 0.15, "log": 0.2, "say": 0.15, "payments": 0.5}  # what is dear to answer
FIELDS = ("id", "type", "position", "move", "route", "city", "token", "seat", "yes", "before", "ticket", "with", "text")
T = TypeVar("T")
encode = msgspec.json.encode


class Mutator:
    """Makes messages of a corpus for one table. `position` is where its game stands."""

    def __init__(self, corpus: Corpus, random: Random) -> None:
        self.position = 0
        self.tokens: Sequence[str] = ()
        self._random = random
        self._corpus = corpus
        self._kinds = list(corpus.messages)
        self._weights = [SELDOM.get(kind, 1.0) for kind in self._kinds]
        changes: dict[Callable[[dict[str, Any]], bytes], float] = {
            self._as_it_is: 3,
            self._odd_value: 4,
            self._swapped: 2,
            self._of_another: 3,
            self._without: 1,
            self._more: 1,
            self._twice: 1,
            self._flipped: 4,
            self._cut: 2,
            self._spliced: 2,
            self._nested: 0.2,
            self._garbage: 0.5,
            self._too_large: 0.004,
            self._no_text: 0.004,
        }
        self._changes, self._shares = list(changes), list(changes.values())
        self._shares_of_bodies = [max(share, 0.2) for share in self._shares]  # a body ends no connection
        self._drawn: list[tuple[str, Callable[[dict[str, Any]], bytes]]] = []

    def choose(self, some: Sequence[T]) -> T:
        return self._random.choice(some)

    def message(self) -> tuple[bytes, int]:
        """One more, and as what kind of frame."""
        if not self._drawn:
            kinds = self._random.choices(self._kinds, self._weights, k=1000)
            self._drawn = list(zip(kinds, self._random.choices(self._changes, self._shares, k=1000), strict=True))
        kind, change = self._drawn.pop()
        payload = change(self._placed(self._random.choice(self._corpus.messages[kind])))
        return payload, BINARY if self._random.random() < 0.002 else TEXT

    def body(self, asked: Asked) -> bytes:
        """The body of a request, made wrong in the same ways; of a record, a line."""
        lines = asked.body.split(b"\n")
        at = self._random.randrange(len(lines))
        try:
            (change,) = self._random.choices(self._changes, self._shares_of_bodies)
            lines[at] = change(msgspec.json.decode(lines[at] or b"{}"))
        except msgspec.DecodeError:
            lines[at] = b""
        return b"\n".join(lines)

    def _placed(self, message: dict[str, Any]) -> dict[str, Any]:
        """The message as it might be said here and now: at this position, for one of these seats."""
        found = dict(message)
        if "position" in found:
            off = self._random.choice((0, 0, 0, 0, 0, 0, -1, 1, -7, 2**40))
            found["position"] = max(0, self.position + off)
        if found.get("token") is not None and self.tokens:
            wrong = self._random.random() < 0.01  # ends the connection
            found["token"] = "x" * 32 if wrong else self._random.choice(self.tokens)
        return found

    def _field(self, message: dict[str, Any]) -> str:
        return self._random.choice(list(message)) if message else "id"

    def _as_it_is(self, message: dict[str, Any]) -> bytes:
        return encode(message)

    def _odd_value(self, message: dict[str, Any]) -> bytes:
        name = self._field(message)
        if name == "token":  # would end the connection each time
            name = "after"
        return encode(message | {name: self._random.choice(ODD)})

    def _swapped(self, message: dict[str, Any]) -> bytes:
        one, two = self._field(message), self._field(message)
        if "token" in (one, two) or not message:
            return encode(message)
        return encode(message | {one: message[two], two: message[one]})

    def _of_another(self, message: dict[str, Any]) -> bytes:
        """With a value that another message of the same or of another kind has."""
        other = self._random.choice(self._corpus.messages[self._random.choice(self._kinds)])
        name = self._field(other)
        return encode(message | ({} if name == "token" else {name: other[name]}))

    def _without(self, message: dict[str, Any]) -> bytes:
        gone = self._field(message)
        return encode({name: value for name, value in message.items() if name != gone})

    def _more(self, message: dict[str, Any]) -> bytes:
        names = (*FIELDS, "seed", "__proto__", "") if "token" not in message else ("seed", "__proto__", "")
        return encode(message | {self._random.choice(names): self._random.choice(ODD)})

    def _twice(self, message: dict[str, Any]) -> bytes:
        """A field that stands there twice."""
        extra = encode({self._random.choice(("id", "position", "move", "seat")): self._random.choice(ODD)})
        return encode(message)[:-1] + b"," + extra[1:]

    def _flipped(self, message: dict[str, Any]) -> bytes:
        text = bytearray(encode(message))
        for _ in range(self._random.choice((1, 1, 1, 2, 5))):
            at = self._random.randrange(len(text))
            if text[at] < 0x80:
                text[at] ^= 1 << self._random.randrange(7)
        return bytes(text)

    def _cut(self, message: dict[str, Any]) -> bytes:
        text = encode(message).decode()
        return text[: self._random.randrange(len(text))].encode()

    def _spliced(self, message: dict[str, Any]) -> bytes:
        """The beginning of one and the end of another, or one behind the other."""
        kind = self._random.choice(self._kinds)
        one, two = (encode(each).decode() for each in (message, self._random.choice(self._corpus.messages[kind])))
        return (one[: self._random.randrange(len(one) + 1)] + two[self._random.randrange(len(two)) :]).encode()

    def _nested(self, _: dict[str, Any]) -> bytes:
        deep = self._random.randrange(DEEP)
        whole = b"[" * deep + b"]" * deep
        return self._random.choice(
            (
                b"[" * deep,
                b'{"id":' * (deep // 6),
                b'{"type":"ping","id":' + whole + b"}",
                b'{"type":"ping","id":"q","x":' + whole + b"}",  # where nobody expects anything
            )
        )

    def _garbage(self, _: dict[str, Any]) -> bytes:
        return "".join(
            self._random.choices('{}[]",:\\ntruefalse0123456789\u2028🚂ø', k=self._random.randrange(80))
        ).encode()

    def _too_large(self, message: dict[str, Any]) -> bytes:
        return encode(message) + b" " * MAX_MESSAGE

    def _no_text(self, _: dict[str, Any]) -> bytes:
        return self._random.randbytes(20) + b"\xff"
