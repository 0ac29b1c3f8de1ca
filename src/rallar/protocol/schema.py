"""The JSON Schema of everything on the wire, made from its shapes: nobody writes a shape twice."""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterable
from inspect import get_annotations
from types import ModuleType, UnionType
from typing import Any, Literal, Union, get_args, get_origin

import msgspec
from msgspec import NODEFAULT, Struct
from msgspec.inspect import CustomType, DataclassType, Field, StructType, multi_type_info

from rallar.game import Cards, Sheet, SheetPlayer
from rallar.model.types import CARDS
from rallar.protocol import wire
from rallar.protocol.endpoints import BODIES
from rallar.protocol.remarks import beside_fields, beside_names

Schema = dict[str, Any]
Shape = StructType | DataclassType


def document() -> Schema:
    """Everything on the wire: the bodies and answers of HTTP, the messages of the socket, and what they are made of."""
    kinds = [*BODIES, wire.FromClient, wire.FromServer]
    _, found = components(kinds, "#/$defs/{name}")
    shapes = _shapes(_parts(kinds))
    for module in _modules(shapes):
        for name, remark in beside_names(module).items():
            found.get(name, {})["description"] = _said(remark)
    for shape in shapes:
        names = {field.name: field.encode_name for field in shape.fields}
        for name, remark in beside_fields(shape.cls).items():
            found[shape.cls.__name__]["properties"][names[name]]["description"] = _said(remark)
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "The protocol of rallar",
        "$defs": dict(sorted(found.items())),
    }


def components(kinds: Iterable[Any], ref: str) -> tuple[list[Schema], dict[str, Schema]]:
    """A schema for each of some types, and the shapes they name, referred to in this way."""
    kinds = list(kinds)
    parts = _parts(kinds)
    aliases = _aliases(kinds, parts)
    made, found = msgspec.json.schema_components((*kinds, *aliases.values()), schema_hook=_custom, ref_template=ref)
    for shape in _shapes(parts):
        _tidy(found[shape.cls.__name__], shape)
    schemas, named = made[: len(kinds)], dict(zip(aliases, made[len(kinds) :], strict=True))
    refs = {_key(schema): ref.format(name=name) for name, schema in named.items()}
    for name, kind in aliases.items():
        if get_origin(kind) is Literal:
            named[name]["enum"] = list(get_args(kind))  # in their own order: it may mean something
    whole = {
        name: {"title": name} | {key: _referring(value, refs) for key, value in schema.items()}
        for name, schema in (found | named).items()
    }
    return [_referring(schema, refs) for schema in schemas], whole


def _parts(kinds: Iterable[Any]) -> list[Any]:
    """What some types are made of, each part once."""
    found: dict[Any, Any] = {}
    waiting: list[Any] = [multi_type_info(kinds)]
    while waiting:
        part = waiting.pop()
        key = getattr(part, "cls", id(part))
        if key not in found and isinstance(part, tuple | Struct):
            found[key] = part
            waiting += part if isinstance(part, tuple) else (getattr(part, name) for name in part.__struct_fields__)
    return list(found.values())


def _shapes(parts: Iterable[Any]) -> list[Shape]:
    return [part for part in parts if isinstance(part, Shape)]


def _modules(shapes: list[Shape]) -> list[ModuleType]:
    return [sys.modules[name] for name in dict.fromkeys(shape.cls.__module__ for shape in shapes)]


def _aliases(kinds: list[Any], parts: list[Any]) -> dict[str, Any]:
    """The types that have a name without being a shape of their own: values to choose from, tuples, unions, cards."""
    shapes = _shapes(parts)
    annotations = (get_annotations(base) for shape in shapes for base in shape.cls.__mro__)
    used = {name for each in annotations for text in each.values() for name in re.findall(r"\w+", str(text))}
    found = {
        name: value
        for module in _modules(shapes)
        for name, value in vars(module).items()
        if get_origin(value) in (Literal, Union, UnionType, tuple, dict) and (name in used or value in kinds)
    }
    return found | {part.cls.__name__: part.cls for part in parts if isinstance(part, CustomType)}


def _custom(kind: Any) -> Schema:
    if kind is Cards:
        return {
            "description": "How many of each card, in the order of `Card`.",
            "type": "array",
            "items": {"type": "integer", "minimum": 0},
            "minItems": len(CARDS),
            "maxItems": len(CARDS),
        }
    raise NotImplementedError(kind)


def _tidy(schema: Schema, shape: Shape) -> None:
    """In what goes out a default is no news: only what is unset is left out."""
    if "description" in schema:
        schema["description"] = _said(schema["description"])
    if not issubclass(shape.cls, wire.Body | wire.Request | Sheet | SheetPlayer):
        unset = {field.encode_name for field in shape.fields if _is_unset(field)}
        schema["required"] = [name for name in schema["properties"] if name not in unset]
        for field in schema["properties"].values():
            field.pop("default", None)


def _is_unset(field: Field) -> bool:
    return not field.required and field.default is NODEFAULT and field.default_factory is NODEFAULT


def _said(text: str) -> str:
    return " ".join(text.split()).replace("None", "null")


def _referring(schema: Any, refs: dict[str, str]) -> Any:
    """A schema in which each part that has a name is referred to by it."""
    if isinstance(schema, list):
        return [_referring(each, refs) for each in schema]
    if not isinstance(schema, dict):
        return schema
    if _key(schema) in refs:
        return {"$ref": refs[_key(schema)]} | ({"default": schema["default"]} if "default" in schema else {})
    return {name: _referring(value, refs) for name, value in schema.items()}


def _key(schema: Schema) -> str:
    return json.dumps({name: value for name, value in schema.items() if name != "default"}, sort_keys=True)
