"""The description of the HTTP part: made from the shapes of the wire, so that it cannot say anything else."""

from __future__ import annotations

from typing import Any

from fastapi import FastAPI

from rallar.protocol import wire

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
    422: "Does not fit.",
    429: "Too often.",
    503: "The disk said no; nothing was changed.",
}
JSON = "application/json"
BEARER = "bearer"


_components: dict[str, Any] = {}


def _schema(kind: Any) -> dict[str, Any]:
    """The schema of a type; what it refers to is added to the components."""
    (found,), components = wire.schemas(kind)
    _components.update(components)
    return found


def described(
    answer: Any,
    *refusals: int,
    status: int = 200,
    body: Any = None,
    text: bool = False,
    token: bool = False,
    unchanged: bool = False,
    kind: str = JSON,
) -> dict[str, Any]:
    """What a route says about itself: every status it can answer with, and the shape of each."""
    responses: dict[int, dict[str, Any]] = {
        each: {"description": MEANINGS[each], "content": {JSON: {"schema": _schema(wire.Refusal)}}}
        for each in (*refusals, 429)
    }
    responses[status] = {"description": MEANINGS[status], "content": {kind: {"schema": _schema(answer)}}}
    if unchanged:
        responses[304] = {"description": MEANINGS[304]}
    extra: dict[str, Any] = {}
    if body is not None:
        extra["requestBody"] = {"required": True, "content": {JSON: {"schema": _schema(body)}}}
    if text:
        extra["requestBody"] = {"required": True, "content": {"text/plain": {"schema": {"type": "string"}}}}
    if token:
        extra["security"] = [{BEARER: []}]
    return {"responses": dict(sorted(responses.items())), "openapi_extra": extra, "status_code": status}


def describe(app: FastAPI) -> None:
    """Let the app answer with the whole description."""
    generated = app.openapi

    def whole() -> dict[str, Any]:
        schema = generated()
        schema["components"] = {
            "schemas": dict(sorted(_components.items())),
            "securitySchemes": {BEARER: {"type": "http", "scheme": "bearer"}},
        }
        for path in schema["paths"].values():
            for operation in path.values():
                if "HTTPValidationError" in str(operation["responses"].get("422")):
                    del operation["responses"]["422"]  # FastAPI adds it, but a text always fits
        return schema

    app.openapi = whole  # type: ignore[method-assign]
