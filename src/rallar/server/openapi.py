"""The description of the HTTP part: made from the endpoints of the protocol, so that it cannot say anything else."""

from __future__ import annotations

from importlib.resources import files
from typing import Any

from fastapi import FastAPI
from starlette.requests import Request
from starlette.responses import Response

from rallar.protocol import wire
from rallar.protocol.endpoints import BODIES, JSON, JSON_LINES, PICTURES, ROOT, TEXT, Endpoint
from rallar.protocol.schema import components
from rallar.server.answers import Packed

MEANINGS = {
    200: "Here it is.",
    201: "Made.",
    304: "Not changed since.",
    400: "Cannot be read.",
    401: "The token is wrong or missing.",
    403: "Not yours to do.",
    404: "Not there.",
    409: "Not now.",
    413: "Too large.",
    421: "Asked for by a name that is not the server's.",
    422: "Does not fit.",
    429: "Too often.",
    503: "The disk said no; nothing was changed.",
}
BEARER = "bearer"

_FOUND, _COMPONENTS = components(BODIES, "#/components/schemas/{name}")
_SCHEMAS = dict(zip(BODIES, _FOUND, strict=True))


_PROTOCOL = Packed.of(files("rallar.protocol").joinpath("schema.json").read_bytes(), "application/schema+json")


def described(endpoint: Endpoint[Any]) -> dict[str, Any]:
    """What a route is, and what it says about itself: every status it can answer with, and the shape of each."""
    responses: dict[int, dict[str, Any]] = {
        each: {"description": MEANINGS[each], "content": _content(JSON, wire.Refusal)}
        for each in (*endpoint.refusals, 421, 429)
    }
    responses[endpoint.status] = {"description": MEANINGS[endpoint.status], "content": _answer(endpoint.answer)}
    if endpoint.unchanged:
        responses[304] = {"description": MEANINGS[304]}
    extra: dict[str, Any] = {}
    if endpoint.body is not None:
        extra["requestBody"] = {
            "required": True,
            "content": _content(TEXT if endpoint.body is str else JSON, endpoint.body),
        }
    if endpoint.token:
        extra["security"] = [{BEARER: []}]
    return {
        "path": endpoint.path,
        "methods": [endpoint.method],
        "description": endpoint.says,
        "responses": dict(sorted(responses.items())),
        "openapi_extra": extra,
        "status_code": endpoint.status,
    }


def _answer(shape: Any) -> dict[str, Any]:
    if shape is bytes:
        return {kind: {} for kind in PICTURES}
    return _content(JSON_LINES if shape is str else JSON, shape)


def _content(kind: str, shape: Any) -> dict[str, Any]:
    return {kind: {"schema": _SCHEMAS[shape]}}


def describe(app: FastAPI) -> None:
    """Let the app answer with the whole description, and with that of the whole protocol."""
    generated = app.openapi

    def whole() -> dict[str, Any]:
        schema = generated()
        schema["components"] = {
            "schemas": dict(sorted(_COMPONENTS.items())),
            "securitySchemes": {BEARER: {"type": "http", "scheme": "bearer"}},
        }
        for path in schema["paths"].values():
            for operation in path.values():
                if "HTTPValidationError" in str(operation["responses"].get("422")):
                    del operation["responses"]["422"]  # FastAPI adds it, but a text always fits
        return schema

    @app.get(f"{ROOT}/schema.json", include_in_schema=False)
    async def protocol(request: Request) -> Response:
        return _PROTOCOL.answer(request)

    app.openapi = whole  # type: ignore[method-assign]
