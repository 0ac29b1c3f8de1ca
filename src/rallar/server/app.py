"""The whole server as one ASGI application."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from fastapi import FastAPI
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

import rallar
from rallar.model.errors import RallarError
from rallar.server.answers import refusal
from rallar.server.clocks import Time
from rallar.server.errors import MisfitError, UnknownError
from rallar.server.hall import Hall
from rallar.server.health import health
from rallar.server.http import endpoints, sockets
from rallar.server.openapi import describe
from rallar.server.reach import letters, reach
from rallar.server.security import Guard
from rallar.server.settings import Settings
from rallar.server.static import client


def create_app(address: str | Path, settings: Settings | None = None, time: Time | None = None) -> FastAPI:
    """A server that keeps its tables in a folder, or in a database."""
    settings = settings or Settings()
    hall = Hall(address, settings, time or Time())

    @asynccontextmanager
    async def lifespan(_: FastAPI) -> AsyncIterator[None]:
        async with hall.open():
            yield

    app = FastAPI(
        title="rallar",
        version=rallar.__version__,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        lifespan=lifespan,
        exception_handlers={
            RallarError: _refused,
            RequestValidationError: _misfit,
            HTTPException: _missing,
        },
    )
    app.state.hall = hall
    app.include_router(endpoints(hall))
    app.include_router(reach(hall))
    app.include_router(letters(hall))
    app.include_router(health(hall))
    if settings.metrics:
        from rallar.server.metrics import metrics  # a start that is not asked for them does not wait for what they need

        app.include_router(metrics(hall))
    describe(app)
    app.add_middleware(Guard, settings=settings, sockets=sockets(hall))
    return app


async def _refused(_: Request, error: Any) -> Response:
    return refusal(error)


async def _misfit(_: Request, error: Any) -> Response:
    where = ".".join(str(part) for part in error.errors()[0]["loc"])
    return refusal(MisfitError("body-misfit", where=where[:60]))


async def _missing(request: Request, error: Any) -> Response:
    """No such endpoint, or not with this method. Outside the API there is the client."""
    if request.method in ("GET", "HEAD") and not request.url.path.startswith("/api/"):
        return client(request)
    return refusal(UnknownError("path-unknown"), error.status_code, dict(error.headers or {}))
