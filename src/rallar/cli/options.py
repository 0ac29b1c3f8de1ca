"""The options that several commands share, with their help in the language of whoever asks for it."""

from __future__ import annotations

import sys
from itertools import pairwise
from pathlib import Path
from typing import Annotated

import platformdirs
import typer

from rallar.bots import opponents
from rallar.locales import Messages, languages, serving
from rallar.model import loader


def _helper(arguments: list[str]) -> Messages:
    """Help is written before options are read, so the language is looked for by hand."""
    asked = (after for before, after in pairwise(arguments) if before == "--lang")
    joined = (argument.removeprefix("--lang=") for argument in arguments if argument.startswith("--lang="))
    found = next((language for language in (*asked, *joined) if serving(language)), None)
    return Messages(found)


HELP = _helper(sys.argv).text

Language = Annotated[
    str | None, typer.Option("--lang", help=HELP("cli-option-language", known=", ".join(languages())), metavar="LANG")
]
BoardOption = Annotated[str | None, typer.Option("--board", "-b", help=HELP("cli-option-board"), metavar="BOARD")]
OwnBoards = Annotated[
    list[Path] | None, typer.Option("--boards", envvar=loader.VARIABLE, help=HELP("cli-option-boards"), metavar="DIR")
]
OwnOpponents = Annotated[
    list[Path] | None,
    typer.Option("--opponents", envvar=opponents.VARIABLE, help=HELP("cli-option-opponents"), metavar="DIR"),
]
VariantOption = Annotated[str | None, typer.Option("--variant", help=HELP("cli-option-variant"), metavar="NAME")]
DataFolder = Annotated[Path | None, typer.Option("--data", help=HELP("cli-option-data"), metavar="DIR")]


def data_folder(named: Path | None) -> Path:
    """The one that was named, or that of the user."""
    return named or Path(platformdirs.user_data_dir("rallar"))
