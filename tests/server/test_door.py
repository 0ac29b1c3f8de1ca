"""Connections by the hundred, idle, slow, deaf or broken: the others play on, and the log stays short."""

from __future__ import annotations

import re
import socket
import struct
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path

import httpx
import pytest

from rallar.protocol import wire
from rallar.server.security import address_of
from rallar.server.settings import Limits, Rate, Settings
from tests.server.house import House, Killable, house, process
from tests.server.people import PEOPLE, WAIT, raw, refusal
from tests.server.test_serve import served

OFTEN = Rate(1e9, 1e9)
LIMITS = Limits(messages=OFTEN, address_messages=OFTEN, requests=OFTEN, tables=OFTEN)
HERE, THERE, ELSEWHERE = "127.0.0.1", "127.0.0.2", "127.0.0.3"
POST = "POST /api/records HTTP/1.1\r\nHost: x\r\nContent-Length: 100000\r\n"
PING, PONG = (opcode + b"\xfd" + bytes(4 + 125) for opcode in (b"\x89", b"\x8a"))  # masked by zeros
BEGUN, GOING_ON = (opcode + b"\x80" + bytes(4) for opcode in (b"\x01", b"\x00"))
NO_TEXT, TOO_OFTEN = (b"\x88\x02" + struct.pack("!H", code) for code in (1007, 1008))
LISTENING = "0A"
MEGABYTE = 1024 * 1024


@pytest.fixture(autouse=True)
def _no_compiler(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is measured here is not the memory of a compiled kernel."""
    monkeypatch.setenv("RALLAR_KERNEL", "interpreted")


def until(condition: Callable[[], bool]) -> None:
    end = time.monotonic() + 2 * WAIT
    while not condition():
        assert time.monotonic() < end, "it never came to that"
        time.sleep(0.05)


@contextmanager
def line(place: House, source: str = HERE, said: bytes = b"", buffer: int | None = None) -> Iterator[socket.socket]:
    """A connection on which anything can be said, or nothing."""
    with socket.socket() as found:
        found.settimeout(2 * WAIT)
        if buffer is not None:
            found.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, buffer)
        found.bind((source, 0))
        found.connect((HERE, place.port))
        found.sendall(said)
        yield found


@contextmanager
def many(place: House, count: int, *sources: str, said: bytes = b"") -> Iterator[list[socket.socket]]:
    with ExitStack() as stack, suppress(ConnectionResetError, BrokenPipeError):
        yield [stack.enter_context(line(place, sources[i % len(sources)], said)) for i in range(count)]


def is_open(found: socket.socket) -> bool:
    """Whether the server still has its end, as far as one can tell without waiting."""
    found.setblocking(False)
    try:
        return found.recv(1, socket.MSG_PEEK) != b""
    except BlockingIOError:
        return True
    except OSError:
        return False


def ask(place: House, source: str = HERE, **headers: str) -> httpx.Response:
    """As a newcomer from an address."""
    with httpx.Client(transport=httpx.HTTPTransport(local_address=source), timeout=2 * WAIT) as client:
        return client.get(f"{place.url}/api/about", headers={each.replace("_", "-"): headers[each] for each in headers})


def lines_of(place: House) -> int:
    """The connections that the server has not let go of."""
    rows = [row.split() for row in Path("/proc/net/tcp").read_text().splitlines()[1:]]
    own = [row for row in rows if row[1].endswith(f":{place.port:04X}") and row[3] != LISTENING]
    return sum(row[9] != "0" for row in own)


def memory_of(place: Killable) -> int:
    status = Path(f"/proc/{place.process.pid}/status").read_text()
    found = re.search(r"VmRSS:\s+(\d+) kB", status)
    assert found is not None
    return int(found[1]) * 1024


def upgrade(table: str) -> bytes:
    return (
        f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
    ).encode()


def text(message: bytes) -> bytes:
    """A frame of a client, masked by zeros."""
    assert len(message) < 126
    return bytes((0x81, 0x80 + len(message), 0, 0, 0, 0)) + message


def test_many_from_one_address_do_not_shut_out_the_others(tmp_path: Path) -> None:
    limits = Limits(address_connections=20, connections=100)
    with process(tmp_path, Settings(limits=limits, headers_within=1000)) as place:
        with many(place, 300, THERE) as idle:
            assert ask(place, ELSEWHERE).status_code == 200
            assert ask(place).status_code == 200
            until(lambda: sum(map(is_open, idle)) == 20)
        until(lambda: _is_let_in(place, THERE))


def _is_let_in(place: House, source: str) -> bool:
    with suppress(httpx.TransportError):
        return ask(place, source).status_code == 200
    return False


def test_a_full_house_makes_room(tmp_path: Path) -> None:
    """Whoever has asked for nothing goes first, and whoever plays stays."""
    with process(tmp_path, Settings(limits=Limits(connections=50), headers_within=1000)) as place:
        table = place.client.new_table("nordic", PEOPLE)
        with table.sit(0) as ada, many(place, 300, HERE, THERE, ELSEWHERE) as idle:
            assert ask(place, ELSEWHERE).status_code == 200
            assert ada.ping()
            until(lambda: sum(map(is_open, idle)) < 50)


@pytest.mark.parametrize(
    "begun",
    [
        "",
        "GET /api/about HTTP/1.1\r\nHo",
        "GET /api/about HTTP/1.1\r\nHost: x\r\n\r\nGET /api/ab",
        f"{POST}\r\n",
        f"{POST}Expect: 100-continue\r\n\r\n",
    ],
    ids=["nothing", "a header", "a second request", "a body", "a body after a nod"],
)
def test_whoever_dawdles_is_shown_out(tmp_path: Path, begun: str) -> None:
    """Also if a little comes all the time."""
    with house(tmp_path, Settings(headers_within=0.5, body_within=0.5)) as place:
        with line(place, said=begun.encode()) as slow:
            until(lambda: _is_lost(slow, b"x" if begun else b""))
        assert ask(place).status_code == 200


def _is_lost(slow: socket.socket, said: bytes) -> bool:
    slow.settimeout(0.05)
    try:
        slow.sendall(said)
        return slow.recv(65536) == b""
    except TimeoutError:
        return False
    except OSError:
        return True


def test_whoever_asks_again_and_again_stays(tmp_path: Path) -> None:
    with house(tmp_path, Settings(headers_within=0.5)) as place, line(place) as busy:
        end = time.monotonic() + 2
        while time.monotonic() < end:
            busy.sendall(b"HEAD /api/boards HTTP/1.1\r\nHost: x\r\n\r\n")
            assert busy.recv(65536).startswith(b"HTTP/1.1")
            time.sleep(0.05)


def test_an_answer_that_nobody_reads(tmp_path: Path) -> None:
    asked = b"GET /api/boards/europe HTTP/1.1\r\nHost: x\r\n\r\n"
    settings = Settings(limits=LIMITS, unread_within=0.5)
    with process(tmp_path, settings) as place, line(place, buffer=4096) as deaf:
        until(lambda: lines_of(place) == 1)
        deaf.sendall(asked * 60)
        until(lambda: lines_of(place) == 0)


def test_pings_are_fine(tmp_path: Path) -> None:
    with house(tmp_path, Settings()) as place:
        table = place.client.new_table("nordic", PEOPLE)
        with raw(place, table.id) as polite:
            assert all(polite.ping().wait(WAIT) for _ in range(20))


@pytest.mark.parametrize(
    "frames", [PING * 80, PONG * 80, BEGUN + GOING_ON * 80], ids=["pings", "pongs", "a message without end"]
)
def test_frames_are_counted(tmp_path: Path, frames: bytes) -> None:
    """Also those that the table never hears of."""
    with house(tmp_path, Settings(hello_within=1000)) as place:
        table = place.client.new_table("nordic", PEOPLE)
        with line(place, said=upgrade(table.id)) as rude:
            assert rude.recv(12) == b"HTTP/1.1 101"
            rude.sendall(frames)
            said = b"".join(iter(lambda: rude.recv(65536), b""))
    assert said.endswith(TOO_OFTEN)


def test_pings_of_one_who_never_reads(tmp_path: Path) -> None:
    """The server reads no further, so the sender has to wait."""
    with process(tmp_path, Settings(limits=LIMITS)) as place:
        table = place.client.new_table("nordic", PEOPLE)
        with line(place, said=upgrade(table.id), buffer=4096) as deaf:
            assert deaf.recv(12) == b"HTTP/1.1 101"
            before, sent = memory_of(place), 0
            deaf.settimeout(2)
            with suppress(TimeoutError, ConnectionError):
                while sent < 40 * MEGABYTE:
                    deaf.sendall(PING * 500)
                    sent += len(PING) * 500
            assert sent < 40 * MEGABYTE
            assert memory_of(place) - before < 15 * MEGABYTE
            assert ask(place).status_code == 200


def test_a_deaf_socket_that_is_told_to_go_is_gone(tmp_path: Path) -> None:
    settings = Settings(limits=LIMITS, goodbye_within=0.5, unread_within=1000)
    with process(tmp_path, settings) as place:
        table = place.client.new_table("europe", PEOPLE, begin=False)
        hello = text(wire.encode(wire.Hello(token=table.tokens[1])))
        until(lambda: lines_of(place) == 0)
        with line(place, said=upgrade(table.id), buffer=4096) as deaf:
            assert deaf.recv(12) == b"HTTP/1.1 101"
            deaf.settimeout(1)
            with suppress(TimeoutError):
                deaf.sendall(hello * 50_000)
            table.change(1, kind="computer")
            assert lines_of(place) >= 1
            until(lambda: lines_of(place) == 0)


def test_a_log_that_cannot_run_away(tmp_path: Path) -> None:
    """Far too few files, and a flood of connections and of garbage."""
    few = ("sh", "-c", 'ulimit -n 90; exec "$@"', "sh")
    log = tmp_path / "log"
    with log.open("w") as errors, served("--data", str(tmp_path), "--port", "0", before=few, errors=errors) as running:
        place = _place(running)
        with many(place, 400, HERE, THERE, ELSEWHERE):
            until(lambda: _is_let_in(place, "127.0.0.4"))
        with many(place, 300, HERE, said=b"?\r\n\r\n"):
            until(lambda: _is_let_in(place, "127.0.0.4"))
    assert log.stat().st_size < 30_000
    assert log.read_text().count("Invalid HTTP request") <= 10


def test_as_many_files_as_there_may_be(tmp_path: Path) -> None:
    few = ("sh", "-c", 'ulimit -Sn 100; ulimit -Hn 1000; exec "$@"', "sh")
    with served("--data", str(tmp_path), "--port", "0", before=few) as running:
        _place(running)
        assert re.search(r"Max open files\s+1000\s", Path(f"/proc/{running.pid}/limits").read_text())


def _place(running: subprocess.Popen[str]) -> House:
    assert running.stdout is not None
    found = re.search(r"http://127.0.0.1:(\d+)", running.stdout.readline())
    assert found is not None
    return House(int(found[1]))


def test_what_is_no_text_ends_its_connection_in_one_line(place: House, caplog: pytest.LogCaptureFixture) -> None:
    """In one frame, and in two that are none only together."""
    table = place.client.new_table("nordic", PEOPLE).id
    frames = text(b"\xff"), b"\x01" + text(b"\xc3")[1:] + b"\x80" + text(b"\xc3")[1:]
    for broken in frames:
        with line(place, said=upgrade(table)) as found:
            until(lambda found=found: b"101 Switching" in found.recv(65536))  # type: ignore[misc]
            found.sendall(broken)
            until(lambda found=found: NO_TEXT in found.recv(65536))  # type: ignore[misc]
    assert [record.name for record in caplog.records].count("rallar.server.door") == 2
    assert not any(record.exc_info for record in caplog.records)


def test_an_upload_broken_off_is_no_news(tmp_path: Path) -> None:
    log = tmp_path / "log"
    with process(tmp_path, Settings(), log) as place:
        for _ in range(20):
            with line(place, said=f"{POST}\r\n".encode() + b" " * 500) as broken:
                broken.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        until(lambda: lines_of(place) == 0)
        table = place.client.new_table("nordic", PEOPLE)
        for _ in range(20):
            with line(place, said=upgrade(table.id)) as broken:
                broken.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        until(lambda: lines_of(place) == 0)
        assert ask(place).status_code == 200
    assert log.read_text() == ""


@pytest.mark.parametrize(
    ("host", "party"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
        ("2001:db8:1:2::", "2001:db8:1:2::"),
        ("fe80::1%eth0", "fe80::"),
        ("whatever a client makes up", ""),
    ],
)
def test_whom_an_address_is_counted_as(host: str, party: str) -> None:
    assert address_of({"client": (host, 1)}) == party


def test_a_proxy_says_for_whom_it_asks(tmp_path: Path) -> None:
    with process(tmp_path, Settings(limits=Limits(requests=Rate(0.001, 2)))) as place:
        neighbours = [ask(place, X_Forwarded_For=f"2001:db8::{each}").status_code for each in range(1, 4)]
        assert neighbours == [200, 200, 429]
        assert ask(place, X_Forwarded_For="2001:db8:0:1::1").status_code == 200
        pretended = [ask(place, THERE, X_Forwarded_For=f"192.0.2.{each}").status_code for each in range(1, 4)]
        assert pretended == [200, 200, 429], "nobody believes this of one who is no proxy"
        appended = [ask(place, X_Forwarded_For=f"192.0.2.{each}, 198.51.100.1").status_code for each in range(1, 4)]
        assert appended == [200, 200, 429], "what a client said of itself stands before what the proxy added"


def test_many_at_once_through_a_proxy(tmp_path: Path) -> None:
    with process(tmp_path, Settings(limits=Limits(address_connections=5))) as place:
        waiting = f"{POST}X-Forwarded-For: 192.0.2.1\r\n\r\n".encode()
        with many(place, 5, HERE, said=waiting):
            until(lambda: ask(place, X_Forwarded_For="192.0.2.1").status_code == 429)
            assert ask(place, X_Forwarded_For="192.0.2.2").status_code == 200
        until(lambda: ask(place, X_Forwarded_For="192.0.2.1").status_code == 200)


def test_only_by_its_names(tmp_path: Path) -> None:
    options = ("--data", str(tmp_path), "--port", "0", "--allow-host", "Games.example", "--allow-host", "127.0.0.1")
    with served(*options) as running:
        place = _place(running)
        for name in ("games.example", "GAMES.example.:8443", f"127.0.0.1:{place.port}"):
            assert ask(place, Host=name).status_code == 200
        for name in ("evil.example", "games.example.evil.example", "[::1]:80", ""):
            answer = ask(place, Host=name)
            assert (answer.status_code, answer.json()["error"]["key"]) == (421, "host-unknown")
            assert "default-src 'none'" in answer.headers["content-security-policy"]
        table = place.client.new_table("nordic", PEOPLE)
        with line(place, said=upgrade(table.id)) as stranger:
            until(lambda: b"host-unknown" in stranger.recv(65536))


def test_people_who_come_by_a_wrong_name_are_shown_a_page(tmp_path: Path) -> None:
    with house(tmp_path, Settings(hosts=("games.example",))) as place, place.http() as http:

        def asked(path: str = "/t/abc", languages: str = "", accept: str = "text/html,*/*;q=0.8") -> httpx.Response:
            return http.get(path, headers={"Host": "<b>", "Accept": accept, "Accept-Language": languages})

        page = asked(languages="xx, da;q=0.3, sv-FI;q=0.8, fi;q=odd, is;q=0")
        assert (page.status_code, page.headers["content-type"]) == (421, "text/html; charset=utf-8")
        assert '<html lang="sv">' in page.text
        assert "Den här servern heter inte &lt;b&gt;." in page.text
        assert "default-src 'none'; style-src 'sha256-" in page.headers["content-security-policy"]
        assert page.headers["x-content-type-options"] == "nosniff"
        assert '<html lang="en">' in asked().text
        for programs in (asked(accept="*/*"), asked("/api/about")):
            assert programs.json()["error"]["key"] == "host-unknown"


def test_who_runs_the_server_sets_the_spare_room_and_the_tables_a_day(tmp_path: Path) -> None:
    options = ("--data", str(tmp_path), "--port", "0", "--spare", str(10**9), "--tables-a-day", "1")
    with served(*options) as running:
        place = _place(running)
        refused_with = [refusal(place.client.new_table, "nordic", PEOPLE).key for _ in range(2)]
    assert refused_with == ["tables-full", "tables-enough"]


def test_a_proxy_that_is_none(tmp_path: Path) -> None:
    with served("--data", str(tmp_path), "--port", "0", "--proxy", "10.0.0.1/8") as running:
        _, said = running.communicate(timeout=60)
    assert (running.returncode, said.partition(" ")[0]) == (1, "10.0.0.1/8")
