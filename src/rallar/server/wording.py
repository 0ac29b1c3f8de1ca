"""What somebody is told who is away, in their language: they have no page here that could say it."""

from __future__ import annotations

from dataclasses import dataclass
from html import escape

from rallar.locales import Messages, Words, serving
from rallar.locales.languages import FALLBACK
from rallar.model.loader import load_board
from rallar.server.seats import Setup


@dataclass(frozen=True, slots=True)
class Notice:
    title: str
    text: str


@dataclass(frozen=True, slots=True)
class Page:
    """What a link in a mail leads to: a question, the button that answers it, and what is said then."""

    asks: str
    button: str
    done: str


CONFIRM = Page("letter-confirm-page", "letter-confirm-button", "letter-confirm-done")
STOP = Page("letter-stop-page", "letter-stop-button", "letter-stop-done")


def spoken(tag: str) -> str:
    """The language for a tag that somebody names; English, if there is none."""
    return serving(tag) or FALLBACK


def notice(language: str, why: str, setup: Setup, seat: int) -> Notice:
    """What has happened, and where: the board, and who else is at the table."""
    words, text = Words(Messages(language)), Messages(language).text
    board = words.title(load_board(setup.board))
    others = [chair.name for place, chair in enumerate(setup.chairs) if place != seat and chair.name]
    at = text("bell-at", board=board, names=words.listed(others)) if others else text("bell-board", board=board)
    return Notice(text(f"bell-{why}"), at)


def first_letter(language: str, at: Notice) -> tuple[str, str, str]:
    """Its title, and what stands before and after the link."""
    text = Messages(language).text
    return text("letter-ask-title"), text("letter-ask", at=at.text), text("letter-ask-not")


def no_more(language: str) -> str:
    return Messages(language).text("letter-stop")


def question(language: str, page: Page) -> str:
    form = f'<form method="post"><button>{escape(Messages(language).text(page.button))}</button></form>'
    return _html(language, page.asks, form)


def done(language: str, page: Page | None) -> str:
    """What was asked is so; with no page, nothing can be asked any more."""
    return _html(language, page.done if page else "letter-over")


def _html(language: str, key: str, form: str = "") -> str:
    """It needs no script."""
    return (
        f'<!doctype html><html lang="{language}"><meta charset="utf-8"><title>rallar</title>'
        '<meta name="viewport" content="width=device-width"><link rel="stylesheet" href="/letter.css">'
        f"<main><h1>rallar</h1><p>{escape(Messages(language).text(key))}</p>{form}</main></html>"
    )
