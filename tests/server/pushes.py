"""A push service on this machine: it checks who sends, and reads what only the browser could (RFC 8291, RFC 8292)."""

from __future__ import annotations

import base64
import json
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from secrets import token_bytes
from typing import Any

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from rallar.protocol import wire

PATIENCE = 20.0
Answer = tuple[int, dict[str, str]]
TAKEN: Answer = (201, {})


@dataclass
class Browser:
    """One that has subscribed, and what it was sent."""

    endpoint: str
    key: ec.EllipticCurvePrivateKey = field(default_factory=lambda: ec.generate_private_key(ec.SECP256R1()))
    auth: bytes = field(default_factory=lambda: token_bytes(16))
    got: list[dict[str, str]] = field(default_factory=list)
    headers: dict[str, str] = field(default_factory=dict)  # of the last
    asked: int = 0
    answers: list[Answer] = field(default_factory=list)  # the next ones; then everything is taken
    let_go: threading.Event = field(default_factory=threading.Event)

    def __post_init__(self) -> None:
        self.let_go.set()

    def device(self, language: str = "en", quiet: wire.Quiet | None = None) -> wire.Device:
        return wire.Device(self.endpoint, _text(_point(self.key.public_key())), _text(self.auth), language, quiet)

    def waits_for(self, number: int) -> list[dict[str, str]]:
        """What it was sent, once it was so many things."""
        until(lambda: len(self.got) >= number)
        return self.got

    @property
    def titles(self) -> list[str]:
        return [each["title"] for each in self.got]

    def read(self, body: bytes) -> dict[str, str]:
        salt, length, rest = body[:16], body[20], body[21:]
        sender, sealed = rest[:length], rest[length:]
        secret = self.key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender))
        info = b"WebPush: info\0" + _point(self.key.public_key()) + sender
        whole = _derived(secret, self.auth, info, 32)
        key = _derived(whole, salt, b"Content-Encoding: aes128gcm\0", 16)
        nonce = _derived(whole, salt, b"Content-Encoding: nonce\0", 12)
        plain = AESGCM(key).decrypt(nonce, sealed, None)
        assert plain.endswith(b"\x02")
        found: dict[str, str] = json.loads(plain[:-1])
        return found


class Service:
    """Where browsers subscribe. Only who signs with the key they were given is let in."""

    def __init__(self) -> None:
        self.key = ""  # of the server that may send
        self._browsers: dict[str, Browser] = {}
        self._http = ThreadingHTTPServer(("127.0.0.1", 0), _handler(self))
        self.host = f"127.0.0.1:{self._http.server_port}"

    def browser(self) -> Browser:
        path = f"/{token_bytes(8).hex()}"
        self._browsers[path] = Browser(f"http://{self.host}{path}")
        return self._browsers[path]

    def take(self, path: str, headers: dict[str, str], body: bytes) -> Answer:
        browser = self._browsers[path]
        browser.asked += 1
        browser.let_go.wait(PATIENCE)
        if browser.answers:
            return browser.answers.pop(0)
        if not self._is_signed(headers["authorization"]):
            return 403, {}
        browser.headers = headers
        browser.got.append(browser.read(body))
        return TAKEN

    def _is_signed(self, header: str) -> bool:
        kind, _, rest = header.partition(" ")
        parts = dict(part.strip().split("=", 1) for part in rest.split(","))
        head, claims, signature = parts["t"].split(".")
        r, s = (int.from_bytes(each, "big") for each in (_bytes(signature)[:32], _bytes(signature)[32:]))
        key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), _bytes(parts["k"]))
        key.verify(encode_dss_signature(r, s), f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))
        said: dict[str, Any] = json.loads(_bytes(claims))
        good = time.time() < said["exp"] <= time.time() + 24 * 60 * 60 + 5 and said["aud"] == f"http://{self.host}"
        return good and kind == "vapid" and parts["k"] == self.key and said["sub"].startswith(("mailto:", "https://"))

    @contextmanager
    def running(self) -> Iterator[Service]:
        thread = threading.Thread(target=self._http.serve_forever, args=(0.05,))
        thread.start()
        try:
            yield self
        finally:
            for browser in self._browsers.values():
                browser.let_go.set()
            self._http.shutdown()
            self._http.server_close()
            thread.join()


def _handler(service: Service) -> type[BaseHTTPRequestHandler]:
    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            status, headers = service.take(self.path, {k.lower(): v for k, v in self.headers.items()}, body)
            self.send_response(status)
            for name, value in headers.items():
                self.send_header(name, value)
            self.send_header("Content-Length", "0")
            self.end_headers()

        def log_message(self, *_: Any) -> None:
            pass

    return Handler


def until(condition: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < end, "it did not come"
        time.sleep(0.01)


def _derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


def _point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def _text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def _bytes(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
