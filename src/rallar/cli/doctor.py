"""`rallar doctor`: whether all games can be read and played on, and what can be done if not."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from rallar.cli.look import ACCENT
from rallar.cli.options import HELP, DataFolder, Language, data_folder
from rallar.cli.shell import REFUSED, Shell, shell
from rallar.kernel.engine import engine

if TYPE_CHECKING:
    from rallar.server.care import Found, Saved


def doctor(
    context: typer.Context,
    data: DataFolder = None,
    repair: Annotated[bool, typer.Option("--repair", help=HELP("cli-option-repair"))] = False,
    language: Language = None,
) -> None:
    from rallar.server import care  # what it needs takes a while to import

    with shell(context, language) as sh:
        folder, kernel = data_folder(data), engine()
        sh.line("doctor-folder", ACCENT, folder=str(folder))
        if repair:
            care.close_to_others(folder)
        found = care.look_through(folder, kernel)
        _tell(sh, found)
        if repair and not found.is_well:
            _tell_saved(sh, care.repair(folder, kernel))
            found = care.look_through(folder, kernel)
        if not found.is_well:
            sh.line("doctor-ill", ACCENT)
            raise SystemExit(REFUSED)
        sh.line("doctor-well", ACCENT)


def _tell(sh: Shell, found: Found) -> None:
    from rallar.server.disk import VERSION

    for path in found.open_to_others:
        sh.line("doctor-open", file=str(path))
    if not found.open_to_others:
        sh.line("doctor-private")
    if found.version < VERSION:
        sh.line("doctor-version-old", found=found.version, known=VERSION)
    else:
        sh.line("doctor-version", found=found.version)
    if found.damage:
        sh.line("doctor-damaged", reason=found.damage)
    else:
        sh.line("doctor-sound", size=sh.messages.number(found.size / 1_000_000, 1))
    opened, playing, over = (found.tables.get(status, 0) for status in ("open", "playing", "over"))
    sh.line("doctor-tables", open=opened, playing=playing, over=over)
    for table, error in found.unplayable.items():
        sh.line("doctor-unplayable", table=table, reason=sh.words.error(error))


def _tell_saved(sh: Shell, saved: Saved) -> None:
    sh.line("doctor-saved", tables=len(saved.tables), lost=saved.lost)
    for table in saved.shortened:
        sh.line("doctor-shortened", table=table)
    for table in saved.emptied:
        sh.line("doctor-emptied", table=table)
    if saved.old:
        sh.line("data-old-beside", file=str(saved.old))
