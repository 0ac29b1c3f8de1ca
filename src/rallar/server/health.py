"""Whether the server is well: for whoever watches over it."""

from __future__ import annotations

import asyncio

from fastapi import APIRouter
from starlette.responses import JSONResponse, Response

from rallar.server.errors import DiskError
from rallar.server.hall import Hall

PATIENCE = 2.0  # seconds the disk may take
NO_TABLE = ""


def health(hall: Hall) -> APIRouter:
    router = APIRouter(include_in_schema=False)

    @router.get("/healthz")
    async def healthz() -> Response:
        """Well is who answers and whose disk does."""
        try:
            await asyncio.wait_for(hall.store.load(NO_TABLE), PATIENCE)
        except (TimeoutError, DiskError):
            return JSONResponse({"status": "no disk"}, 503, {"Cache-Control": "no-store"})
        return JSONResponse({"status": "ok"}, headers={"Cache-Control": "no-store"})

    return router
