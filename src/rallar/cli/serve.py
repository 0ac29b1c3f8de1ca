"""`rallar serve`: the game in the browser, for this device or for everyone in the house."""

from __future__ import annotations

import asyncio
import os
import webbrowser
from io import StringIO
from threading import Thread
from typing import Annotated

import segno
import typer
from rich.text import Text

from rallar.cli.look import ACCENT, QUIET
from rallar.cli.options import HELP, DataFolder, Language, data_folder
from rallar.cli.shell import Shell, shell
from rallar.server.settings import (
    AWAY_AFTER,
    BEGUN_DAYS,
    MOST_MEGABYTES,
    OPEN_DAYS,
    PAUSE,
    PROXIES,
    RING_AFTER,
    SPARE_MEGABYTES,
    TABLES_A_DAY,
    THINKERS,
    Keeping,
    Limits,
    Settings,
)

EVERYWHERE = ("0.0.0.0", "::")


def serve(
    context: typer.Context,
    host: Annotated[str, typer.Option("--host", help=HELP("cli-option-host"))] = "127.0.0.1",
    port: Annotated[int | None, typer.Option("--port", help=HELP("cli-option-port"))] = None,
    data: DataFolder = None,
    store: Annotated[
        str | None, typer.Option("--store", envvar="RALLAR_STORE", help=HELP("cli-option-store"), metavar="ADDRESS")
    ] = None,
    processes: Annotated[int, typer.Option("--processes", min=1, max=64, help=HELP("cli-option-serve-processes"))] = 1,
    no_browser: Annotated[bool, typer.Option("--no-browser", help=HELP("cli-option-no-browser"))] = False,
    pause: Annotated[float, typer.Option("--pause", min=0, max=60, help=HELP("cli-option-pause"))] = PAUSE,
    thinkers: Annotated[int, typer.Option("--thinkers", min=1, max=64, help=HELP("cli-option-thinkers"))] = THINKERS,
    metrics: Annotated[bool, typer.Option("--metrics", help=HELP("cli-option-metrics"))] = False,
    json_log: Annotated[bool, typer.Option("--json-log", help=HELP("cli-option-json-log"))] = False,
    no_limits: Annotated[bool, typer.Option("--no-limits", help=HELP("cli-option-no-limits"))] = False,
    keep_open: Annotated[float, typer.Option("--keep-open", min=0, help=HELP("cli-option-keep-open"))] = OPEN_DAYS,
    keep_begun: Annotated[float, typer.Option("--keep-begun", min=0, help=HELP("cli-option-keep-begun"))] = BEGUN_DAYS,
    most_data: Annotated[int, typer.Option("--most-data", min=0, help=HELP("cli-option-most-data"))] = MOST_MEGABYTES,
    spare: Annotated[int, typer.Option("--spare", min=0, help=HELP("cli-option-spare"))] = SPARE_MEGABYTES,
    tables_a_day: Annotated[
        int, typer.Option("--tables-a-day", min=0, help=HELP("cli-option-tables-a-day"))
    ] = TABLES_A_DAY,
    allow_host: Annotated[
        list[str] | None, typer.Option("--allow-host", help=HELP("cli-option-allow-host"), metavar="NAME")
    ] = None,
    proxy: Annotated[
        list[str] | None, typer.Option("--proxy", help=HELP("cli-option-proxy"), metavar="ADDRESS")
    ] = None,
    address: Annotated[str | None, typer.Option("--address", help=HELP("cli-option-address"), metavar="URL")] = None,
    mail: Annotated[str | None, typer.Option("--mail", help=HELP("cli-option-mail"), metavar="URL")] = None,
    mail_from: Annotated[str, typer.Option("--mail-from", help=HELP("cli-option-mail-from"), metavar="NAME")] = "",
    push_host: Annotated[
        list[str] | None, typer.Option("--push-host", help=HELP("cli-option-push-host"), metavar="HOST")
    ] = None,
    away_after: Annotated[float, typer.Option("--away-after", min=0, hidden=True)] = AWAY_AFTER,
    ring_after: Annotated[float, typer.Option("--ring-after", min=0, hidden=True)] = RING_AFTER,
    language: Language = None,
) -> None:
    # Only this command needs the whole server, and that takes a while to import.
    from rallar.server.app import create_app
    from rallar.server.log import keep_log
    from rallar.server.mail import mail_server
    from rallar.server.run import listen, run
    from rallar.server.worker import Orders
    from rallar.server.workers import run_many

    with shell(context, language) as sh:
        _check_store(store, processes)
        listening = listen(host, port)
        here, others = _addresses(host, listening.getsockname()[1])
        others = address or others
        password = os.environ.get("RALLAR_MAIL_PASSWORD", "")
        settings = Settings(
            address=others,
            limits=Limits.off() if no_limits else Limits.with_tables(tables_a_day),
            pause=pause,
            away_after=away_after,
            ring_after=ring_after,
            thinkers=thinkers,
            metrics=metrics,
            keeping=Keeping(keep_open, keep_begun, most_data, spare),
            proxies=tuple(proxy or PROXIES),
            hosts=tuple(allow_host or ()),
            push_hosts=tuple(push_host or ()),
            mail=mail_server(mail, password, mail_from, address) if mail else None,
        )
        keep_log(as_json=json_log)

        def ready() -> None:
            _welcome(sh, here, others)
            if not no_browser:
                Thread(target=webbrowser.open, args=(here,), daemon=True).start()

        if store and processes > 1:
            run_many(processes, listening, Orders(store, settings, json_log), ready)
        else:
            run(create_app(store or data_folder(data), settings), listening, ready)
        sh.line("serve-stopped")


def _check_store(store: str | None, processes: int) -> None:
    """What cannot be served together or is not there is said before anything begins."""
    from rallar.server.errors import DataError
    from rallar.server.store import is_shared

    if store is None:
        if processes > 1:
            raise DataError("serve-processes-alone")
    elif not is_shared(store):
        raise DataError("data-no-address", address=store)
    else:
        from rallar.server.postgres import prepare

        asyncio.run(prepare(store))


def _addresses(host: str, port: int) -> tuple[str, str | None]:
    """Where this machine finds the server, and where others do if they can."""
    from rallar.server.addresses import is_loopback, lan_address

    name = f"[{host}]" if ":" in host else host
    if host in EVERYWHERE:
        address = lan_address()
        return f"http://localhost:{port}", f"http://{address}:{port}" if address else None
    return f"http://{name}:{port}", None if is_loopback(name) else f"http://{name}:{port}"


def _welcome(sh: Shell, here: str, others: str | None) -> None:
    sh.print(Text.assemble(sh.say("serve-here"), " ", (here, ACCENT)))
    if others:
        sh.print(Text.assemble(sh.say("serve-others"), " ", (others, ACCENT)))
        sh.out.file.write(_code(others))
    sh.line("serve-stop", QUIET)
    sh.out.file.flush()


def _code(address: str) -> str:
    """A QR code in blocks, for the camera of a phone."""
    out = StringIO()
    segno.make(address, micro=False).terminal(out=out, compact=True, border=2)
    return out.getvalue()
