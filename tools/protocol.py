"""Writes what is made of the protocol's shapes: its JSON Schema, the types of the browser, the tables of its page.

`python tools/protocol.py` writes them; with `--check` it only says which are not what the shapes say.
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from textwrap import fill
from typing import Any

from rallar.protocol.endpoints import ENDPOINTS, ROOT
from rallar.protocol.schema import Schema, components, document

HERE = Path(__file__).parents[1]
SCHEMA = HERE / "src" / "rallar" / "protocol" / "schema.json"
TYPES = HERE / "web" / "src" / "lib" / "protocol.ts"
PAGE = HERE / "docs" / "protocol.md"
TYPES_WIDTH, PAGE_WIDTH = 140, 120
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}
LISTED = {"Card": "CARDS"}  # whose order means something: a list of the values as well
SECTION = re.compile(r"<!-- (http|messages|shapes)((?: \w+)*) -->\n.*?<!-- end -->", re.DOTALL)

UNBROKEN = "\N{NO-BREAK SPACE}"
EVERYWHERE = ("type", "id?", "re")  # told once, in the text

Shapes = dict[str, Schema]


# --- a schema as a type


def type_of(schema: Schema) -> str:
    """A schema in the notation of TypeScript."""
    match schema:
        case {"$ref": ref}:
            return str(ref).rpartition("/")[2]
        case {"enum": values}:
            return " | ".join(f"'{value}'" for value in values)
        case {"anyOf": kinds}:
            return " | ".join(type_of(kind) for kind in kinds)
        case {"prefixItems": items}:
            return f"[{', '.join(type_of(item) for item in items)}]"
        case {"items": item}:
            kind = type_of(item)
            return f"({kind})[]" if " | " in kind else f"{kind}[]"
        case {"additionalProperties": value}:
            return f"Record<string, {type_of(value)}>"
        case _:
            return PLAIN[schema["type"]]


def fields_of(shape: Schema) -> list[tuple[str, str, str]]:
    """The fields of a shape: the name, with a question mark if it may be left out, the type, and what is said of it."""
    return [
        (name if name in shape["required"] else f"{name}?", type_of(schema), schema.get("description", ""))
        for name, schema in shape.get("properties", {}).items()
    ]


# --- the types of the browser


def typescript(shapes: Shapes) -> str:
    head = "// Made from the server's shapes by `make protocol`. Nothing here knows a rule."
    return "\n\n".join([head, *("\n".join(_declared(name, shape)) for name, shape in shapes.items())]) + "\n"


def _declared(name: str, shape: Schema) -> Iterator[str]:
    yield from _said(shape.get("description", ""))
    if "properties" in shape:
        yield f"export interface {name} {{"
        for field, kind, says in fields_of(shape):
            yield from _said(says, "  ")
            yield f"  {field}: {kind};"
        yield "}"
    else:
        yield _alias(f"export type {name} =", type_of(shape))
    if name in LISTED:
        yield f"export const {LISTED[name]}: readonly {name}[] = [{type_of(shape).replace(' | ', ', ')}];"


def _said(text: str, indent: str = "") -> Iterator[str]:
    """A comment, as long as it is."""
    if len(text) + len(indent) + 7 <= TYPES_WIDTH:
        yield from [f"{indent}/** {text} */"] if text else []
    else:
        yield f"{indent}/**"
        yield fill(text, TYPES_WIDTH, initial_indent=f"{indent} * ", subsequent_indent=f"{indent} * ")
        yield f"{indent} */"


def _alias(head: str, kind: str) -> str:
    """On one line, on two, or each member on its own, as the formatter would."""
    if len(f"{head} {kind};") <= TYPES_WIDTH:
        return f"{head} {kind};"
    return f"{head}\n  {kind};" if len(kind) < TYPES_WIDTH - 2 else "\n  | ".join([head, *kind.split(" | ")]) + ";"


# --- the page


def page(text: str, shapes: Shapes) -> str:
    """The page with its marked sections written anew. Shapes that it does not place are put where it says `others`."""
    messages = {union: [type_of(each) for each in shapes[union]["anyOf"]] for union in ("FromClient", "FromServer")}
    placed = {name for mark in SECTION.findall(text) for name in mark[1].split()}.union(*messages.values())
    others = [name for name in shapes if name not in placed]

    def section(found: re.Match[str]) -> str:
        mark, names = found[0].partition("\n")[0], found[2].split()
        asked = [name for each in names for name in {"others": others, **messages}.get(each, [each])]
        written = {"http": _http, "messages": _messages, "shapes": _shapes}[found[1]]
        return "\n".join([mark, *written({name: shapes[name] for name in asked}), "<!-- end -->"])

    if gone := placed - {*shapes, "others"}:
        sys.exit(f"{PAGE.name} names what is no shape: {', '.join(sorted(gone))}")
    return SECTION.sub(section, text)


def _http(_: Shapes) -> Iterator[str]:
    yield "| | | who | asked | answered | |"
    yield "|---|---|---|---|---|---|"
    for each in ENDPOINTS:
        asked = "" if each.body is None else _body(each.body)
        answered = _body(each.answer) if each.status == 200 else f"{each.status} {_body(each.answer)}"
        yield f"| {each.method} | `{ROOT}{each.path}` | {each.who} | {asked} | {answered} | {each.says} |"


def _body(kind: Any) -> str:
    if kind in (str, bytes):
        return {str: "text", bytes: "a picture"}[kind]
    (schema,), _ = components([kind], "{name}")
    return f"`{type_of(schema)}`"


def _messages(shapes: Shapes) -> Iterator[str]:
    yield "| type | with | |"
    yield "|---|---|---|"
    for shape in shapes.values():
        listed = (f"`{name}`: {_spoken(kind, says)}" for name, kind, says in fields_of(shape) if name not in EVERYWHERE)
        yield f"| `{shape['properties']['type']['enum'][0]}` | {', '.join(listed)} | {shape['description']} |"


def _spoken(kind: str, says: str) -> str:
    return kind.replace(" | ", " or ") + (f" ({says})" if says else "")


def _shapes(shapes: Shapes) -> Iterator[str]:
    yield "```"
    for name, shape in shapes.items():
        fields = fields_of(shape)
        listed = ", ".join(f"{field}: {kind}".replace(" ", UNBROKEN) for field, kind, _ in fields)
        yield _filled(f"{name} {{{listed}}}" if fields else f"{name} = {type_of(shape)}")
        remarks = (f"{field.rstrip('?')}: {says}" for field, _, says in fields if says)
        yield from (_filled(f"    {says}") for says in (shape.get("description"), *remarks) if says)
    yield "```"


def _filled(text: str) -> str:
    lines = fill(text, PAGE_WIDTH, subsequent_indent=" " * 6, break_long_words=False, break_on_hyphens=False)
    return lines.replace(UNBROKEN, " ")


# --- all of it


def made() -> dict[Path, str]:
    """The files, and what should be in them."""
    whole = document()
    return {
        SCHEMA: json.dumps(whole, indent=1, ensure_ascii=False) + "\n",
        TYPES: typescript(whole["$defs"]),
        PAGE: page(PAGE.read_text(encoding="utf-8"), whole["$defs"]),
    }


def main(check: bool) -> int:
    stale = {path: text for path, text in made().items() if not path.exists() or path.read_text("utf-8") != text}
    for path, text in stale.items():
        if check:
            print(f"{path.relative_to(HERE)} is not what the shapes say: make protocol", file=sys.stderr)
        else:
            path.write_text(text, encoding="utf-8")
    return 1 if check and stale else 0


if __name__ == "__main__":
    sys.exit(main("--check" in sys.argv[1:]))
