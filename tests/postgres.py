"""A PostgreSQL of the tests' own: on a socket in a folder that is removed afterwards, without a network."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from typing import Literal

from tests.loops import run

VARIABLE = "RALLAR_POSTGRESQL"  # the folder with initdb and pg_ctl
USERS = ("postgres", "nobody")  # PostgreSQL does not run as root
PLACES = "/usr/lib/postgresql"
DATABASE_OWNER = "rallar"


def find_postgresql() -> Path | None:
    """The folder with its programs."""
    named, there = os.environ.get(VARIABLE), shutil.which("initdb")
    debian = sorted(Path(PLACES).glob("*/bin"), reverse=True)
    candidates = [*([Path(named)] if named else []), *debian, *([Path(there).resolve().parent] if there else [])]
    return next((place for place in candidates if (place / "initdb").exists() and (place / "pg_ctl").exists()), None)


def fetch_postgresql() -> Path:
    if not find_postgresql() and os.geteuid() == 0 and shutil.which("apt-get"):
        environment = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
        install = ["apt-get", "-qq", "install", "-y", "--no-install-recommends", "postgresql"]
        for command in (["apt-get", "-qq", "update"], install):
            subprocess.run(command, env=environment, stdout=subprocess.DEVNULL, timeout=600, check=False)
    if found := find_postgresql():
        return found
    raise SystemExit(f"The tests need PostgreSQL: install it, or set {VARIABLE} to the folder with initdb and pg_ctl.")


@dataclass
class Cluster:
    """A running PostgreSQL."""

    folder: Path
    programs: Path
    numbers: Iterator[int] = field(default_factory=count)

    def address(self, database: str = "postgres") -> str:
        return f"postgresql://{DATABASE_OWNER}@/{database}?host={self.folder}"

    def new_database(self) -> str:
        """An empty one, by its address."""
        name = f"games{next(self.numbers)}"
        run(execute(self.address(), f"CREATE DATABASE {name}"))
        return self.address(name)

    def start(self) -> None:
        self._control("start", "--wait", "--log", str(self.folder / "log"))

    def stop(self, mode: Literal["fast", "immediate"] = "fast") -> None:
        self._control("stop", "--mode", mode)

    def _control(self, *what: str) -> None:
        command = [str(self.programs / "pg_ctl"), "--silent", "--pgdata", str(self.folder / "data"), *what]
        subprocess.run([*_as_somebody_else(), *command], check=True, cwd=self.folder, stdout=subprocess.DEVNULL)


@contextmanager
def cluster(is_durable: bool = False) -> Iterator[Cluster]:
    """A PostgreSQL while it is needed; unless it shall be durable, it trusts that nobody pulls the plug."""
    programs = fetch_postgresql()
    with tempfile.TemporaryDirectory(prefix="rallar-pg-", ignore_cleanup_errors=True) as place:
        folder = Path(place)
        if os.geteuid() == 0:
            shutil.chown(folder, _user())
        made = Cluster(folder, programs)
        initdb = [str(programs / "initdb"), "--pgdata", str(folder / "data"), "--username", DATABASE_OWNER, "--no-sync"]
        options = ["--auth", "trust", "--encoding", "UTF8", "--no-locale"]
        subprocess.run([*_as_somebody_else(), *initdb, *options], check=True, cwd=folder, stdout=subprocess.DEVNULL)
        with (folder / "data" / "postgresql.conf").open("a") as settings:
            settings.write(f"listen_addresses = ''\nunix_socket_directories = '{folder}'\nmax_connections = 60\n")
            settings.write("shared_buffers = 32MB\n" + ("" if is_durable else "fsync = off\nfull_page_writes = off\n"))
        made.start()
        try:
            yield made
        finally:
            made.stop("immediate")


async def execute(address: str, question: str) -> None:
    from rallar.server.postgres import connect  # what it needs is not there for everybody

    line = await connect(address)
    try:
        await line.execute(question)
    finally:
        await line.close()


def _as_somebody_else() -> list[str]:
    if os.geteuid() != 0:
        return []
    user = pwd.getpwnam(_user())
    return ["setpriv", f"--reuid={user.pw_uid}", f"--regid={user.pw_gid}", "--clear-groups"]


def _user() -> str:
    known = {each.pw_name for each in pwd.getpwall()}
    return next(user for user in USERS if user in known)


if __name__ == "__main__":
    print(fetch_postgresql())
