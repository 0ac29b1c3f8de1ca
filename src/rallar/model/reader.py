"""From JSON to frozen values: the dataclasses themselves say which keys and values are legal. It opens no files."""

from __future__ import annotations

import re
from collections.abc import Hashable, Mapping
from dataclasses import MISSING, Field, dataclass, fields, is_dataclass
from functools import cache
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, TypeVar, Union, cast, get_args, get_origin, get_type_hints

from rallar.model.errors import BoardError
from rallar.model.values import Among, Legal

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Where:
    """A spot in a board file, for the errors that name it."""

    file: str
    path: tuple[str, ...] = ()

    def __truediv__(self, step: str) -> Where:
        return Where(self.file, (*self.path, step))

    @property
    def entry(self) -> str:
        return "/".join(self.path) or "board"

    def refusal(self, key: str, **params: str | int) -> BoardError:
        return BoardError(key, file=self.file, entry=self.entry, **params)


def read(record: type[T], raw: object, where: Where) -> T:
    """The JSON object `raw` as a dataclass: no key unknown, none missing, every value legal."""
    given = json_object(raw, where)
    hints = _hints(cast(Hashable, record))
    known = {field.name: field for field in fields(cast(Any, record))}
    for name in given:
        if name not in known:
            raise where.refusal("board-unknown-key", name=name)
    for name, field in known.items():
        if _required(field) and name not in given:
            raise where.refusal("board-missing-key", name=name)
    return record(**{name: _value(hints[name], value, where / name) for name, value in given.items()})


def json_object(raw: object, where: Where) -> Mapping[str, object]:
    return cast(Mapping[str, object], _of_type(dict, "object", raw, where))


@cache
def _hints(record: Hashable) -> Mapping[str, Any]:
    return get_type_hints(record, include_extras=True)


def _required(field: Field[Any]) -> bool:
    return field.default is MISSING and field.default_factory is MISSING


def _value(hint: Any, raw: object, where: Where) -> object:
    origin = get_origin(hint)
    if is_dataclass(hint):
        return read(cast(type[object], hint), raw, where)
    if origin in _READERS:
        return _READERS[origin](get_args(hint), raw, where)
    return raw if hint is object else _of_type(hint, hint.__name__, raw, where)


def _of_type(wanted: type[T], name: str, raw: object, where: Where) -> T:
    if type(raw) is not wanted:  # not isinstance: true and false are no numbers
        raise where.refusal("board-wrong-type", expected=name)
    return raw


def _legal(legal: Legal, value: object, where: Where) -> None:
    if not legal.allows(value):
        raise where.refusal("board-bad-value", value=str(value), allowed=str(legal))


def _annotated(args: tuple[Any, ...], raw: object, where: Where) -> object:
    hint, *legals = args
    value = _value(hint, raw, where)
    for legal in legals:
        _legal(legal, value, where)
    return value


def _choice(args: tuple[Any, ...], raw: object, where: Where) -> object:
    value = _of_type(str, "str", raw, where)
    _legal(Among(args), value, where)
    return value


def _optional(args: tuple[Any, ...], raw: object, where: Where) -> object:
    hint = next(arg for arg in args if arg is not NoneType)
    return None if raw is None else _value(hint, raw, where)


def _items(args: tuple[Any, ...], raw: object, where: Where) -> tuple[object, ...]:
    items = _of_type(list, "list", raw, where)
    hints = [args[0]] * len(items) if args[-1] is ... else args
    if len(items) != len(hints):
        raise where.refusal("board-wrong-length", found=len(items), expected=len(hints))
    pairs = zip(hints, items, strict=True)
    return tuple(_value(hint, item, where / _label(item, number)) for number, (hint, item) in enumerate(pairs, 1))


def _label(item: object, number: int) -> str:
    """An item of a list goes by its id, or by its number, from 1, where it has none."""
    own = item.get("id") if isinstance(item, dict) else None
    return own if isinstance(own, str) else str(number)


def _mapping(args: tuple[Any, ...], raw: object, where: Where) -> dict[object, object]:
    key, value = args
    given = json_object(raw, where)
    return {_key(key, name, where): _value(value, item, where / name) for name, item in given.items()}


def _key(hint: Any, name: str, where: Where) -> object:
    """A key of a JSON object is a text, also where a number is meant."""
    if hint is not int:
        return _value(hint, name, where / name)
    if not re.fullmatch("0|[1-9][0-9]*", name):
        raise (where / name).refusal("board-wrong-type", expected="int")
    return int(name)


_READERS = {
    Annotated: _annotated,
    Literal: _choice,
    Mapping: _mapping,
    tuple: _items,
    Union: _optional,
    UnionType: _optional,
}
