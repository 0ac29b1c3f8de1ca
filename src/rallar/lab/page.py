"""A page of the lab that stands alone: one HTML file in the house's look, by day and by night, wide and on a phone."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Iterable, Sequence
from html import escape
from pathlib import Path

from rallar import __version__
from rallar.drawing.poster import read_thumbnail
from rallar.drawing.theme import load_theme
from rallar.lab.ratings import Share
from rallar.locales import Words
from rallar.model.loader import load_board, shelf

COLORS = 8  # players are told apart by; more begin again

STYLE = Path(__file__).with_name("page.css").read_text(encoding="utf-8")


def page(words: Words, board: str, title: str, line: str, sections: Iterable[str], command: str, more: str = "") -> str:
    """The whole file."""
    theme = load_theme(board)
    inks = f"--band: {theme.band[0]}; --on-band: {theme.button[0]}; {more}"
    body = "".join(sections)
    said = escape(words.say("report-made", version=__version__))
    return f"""<!doctype html>
<html lang="{words.messages.language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>{escape(title)}</title><style>{STYLE}</style></head>
<body style="{inks}">
<header><div>
<div style="flex:1"><h1>{escape(title)}</h1><p>{escape(line)}</p>{_wagons()}</div>{_picture(board)}
</div></header>
<main>{body}{section(words.say("report-again"), f"<code>{escape(command)}</code>", wide=True)}</main>
<footer>{said}</footer>
</body>
</html>
"""


def _picture(board: str) -> str:
    found = read_thumbnail(shelf().folder(board), load_board(board))
    return f'<img alt="" src="data:{found.kind};base64,{b64encode(found.body).decode()}">'


def _wagons() -> str:
    colors = ("#cb2f20", "#e0862a", "#f2c11f", "#2b8a6c", "#2759a6", "#9666c4", "#f4f0e6", "#2b2b2b")
    drawn = "".join(f'<i style="background:{color}"></i>' for color in colors)
    return f'<div class="wagons">{drawn}</div>'


def section(title: str, content: str, note: str = "", *, wide: bool = False) -> str:
    told = f'<p class="note">{escape(note)}</p>' if note else ""
    return f"<section{' class=wide' if wide else ''}><h2>{escape(title)}</h2>{told}{content}</section>"


def rows(head: Sequence[str], body: Iterable[Sequence[str]], kind: str = "", box: str = "scroll") -> str:
    """A table; its cells are HTML already."""
    titles = "".join(f"<th>{escape(title)}</th>" for title in head)
    lines = "".join(f"<tr>{''.join(map(_cell, row))}</tr>" for row in body)
    table = f'<table class="{kind}"><thead><tr>{titles}</tr></thead><tbody>{lines}</tbody></table>'
    return f'<div class="{box}">{table}</div>'


def _cell(content: str) -> str:
    return content if content.startswith("<td") else f"<td>{content}</td>"


def keys(named: Iterable[tuple[str, int]]) -> str:
    """Which color is whose."""
    return f'<p class="keys">{"".join(f"<span>{key(*each)}</span>" for each in named)}</p>'


def key(name: str, color: int) -> str:
    return f'<span class="key c{color % COLORS}"></span>{escape(name)}'


def share_cell(words: Words, share: Share) -> str:
    """A share, and its interval in small."""
    number = words.messages.number
    interval = f"{number(100 * share.low, 1)}–{number(100 * share.high, 1)}"
    return f"<b>{escape(words.messages.percent(share.value))}</b> <small>{interval}</small>" if share.of else "–"


def heat_cell(words: Words, share: Share, level: float = 0.5, full: float = 0.5) -> str:
    """A share on the color of how far it is above or below what all alike would have."""
    side = "var(--good)" if share.value >= level else "var(--bad)"
    heat = round(min(1.0, abs(share.value - level) / full) * 62) if share.of else 0
    return f'<td class="hot" style="--side:{side};--heat:{heat}%">{share_cell(words, share)}</td>'
