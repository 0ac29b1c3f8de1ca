"""The client, as it was built into the folder beside this file."""

from __future__ import annotations

import mimetypes
from functools import lru_cache
from pathlib import Path

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from rallar.server.answers import CHECK, Packed, refusal
from rallar.server.errors import UnknownError

FOLDER = Path(__file__).parent / "static"
FOREVER = "public, max-age=31536000, immutable"  # the names of assets change with what is in them
NOT_BUILT = "The client is not built: run make setup."


def client(request: Request, folder: Path = FOLDER) -> Response:
    """A file of the client; for any other address without a dot its one page, which knows what to show there."""
    path = request.url.path
    name = "index.html" if "." not in path else path.lstrip("/")
    if not (folder / "index.html").is_file():
        return PlainTextResponse(NOT_BUILT, 503)
    try:
        file = (folder / name).resolve(strict=True)
        changed = file.stat().st_mtime_ns
    except (OSError, ValueError):  # nothing has such a name, or nothing can
        return refusal(UnknownError("path-unknown"))
    if not file.is_relative_to(folder.resolve()) or file.name.startswith(".") or not file.is_file():
        return refusal(UnknownError("path-unknown"))
    return _packed(file, changed).answer(request, FOREVER if name.startswith("assets/") else CHECK)


@lru_cache(maxsize=256)
def _packed(file: Path, _changed: int) -> Packed:
    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    kind = "text/javascript" if kind == "application/javascript" else kind
    return Packed.of(file.read_bytes(), f"{kind}; charset=utf-8" if kind.startswith("text/") else kind)
