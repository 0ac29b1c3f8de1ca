"""A page for people who ask for the server by a name that is not its own. It needs nothing else from there."""

from __future__ import annotations

from base64 import b64encode
from hashlib import sha256
from html import escape

from starlette.datastructures import Headers
from starlette.responses import HTMLResponse, Response

from rallar.locales import Messages, serving
from rallar.server.errors import TableError

STYLE = (
    "body{max-width:32rem;margin:12vh auto;padding:0 1.25rem;font:1.125rem/1.5 system-ui,sans-serif;"
    "overflow-wrap:anywhere}h1{font-size:1.5rem}"
)
POLICY = (
    f"default-src 'none'; style-src 'sha256-{b64encode(sha256(STYLE.encode()).digest()).decode()}'; base-uri 'none'; "
    "form-action 'none'; frame-ancestors 'none'"
)
PAGE = """<!doctype html>
<html lang="{language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>rallar</title>
<style>{style}</style>
</head>
<body><main><h1>rallar</h1><p>{sentence}</p></main></body>
</html>
"""


def wants_page(headers: Headers) -> bool:
    """Browsers say that they read pages, programs do not."""
    return "text/html" in headers.get("accept", "")


def page(error: TableError, headers: Headers) -> Response:
    messages = Messages(_language(headers.get("accept-language", "")))
    sentence = escape(messages.text(error.key, **error.params))
    text = PAGE.format(language=messages.language, style=STYLE, sentence=sentence)
    told = {"Content-Security-Policy": POLICY, "Cache-Control": "no-store", "Vary": "Accept, Accept-Language"}
    return HTMLResponse(text, error.status, told)


def _language(accepted: str) -> str:
    """The language a browser likes best among those there are (RFC 9110, 12.5.4)."""
    wishes = sorted(
        (wish.partition(";") for wish in accepted.split(",")), key=lambda wish: _weight(wish[2]), reverse=True
    )
    found = (serving(tag.strip()) for tag, _, weight in wishes if _weight(weight) > 0)
    return next((each for each in found if each), "en")


def _weight(stated: str) -> float:
    try:
        return float(stated.strip().removeprefix("q=") or 1)
    except ValueError:
        return 0
