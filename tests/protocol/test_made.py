"""What `make protocol` makes: stale files are noticed, and the types of the browser fit what is sent."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from rallar.protocol import wire
from rallar.protocol.schema import Schema
from tests.protocol.sent import RECORDS, board, moments, moves
from tools import protocol

WEB = protocol.HERE / "web"
NODE = str(Path(sys.executable).with_name("node"))


@pytest.mark.parametrize("name", ["SCHEMA", "TYPES", "PAGE"])
def test_a_file_that_differs_is_named_and_mended(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    text = getattr(protocol, name).read_text(encoding="utf-8")
    stale = tmp_path / "docs" / "stale"
    stale.parent.mkdir()
    stale.write_text(text.replace("watching", "gazing"), encoding="utf-8")
    monkeypatch.setattr(protocol, "HERE", tmp_path)
    monkeypatch.setattr(protocol, name, stale)
    assert protocol.main(check=True) == 1
    assert capsys.readouterr().err == "docs/stale is not what the shapes say: make protocol\n"
    assert protocol.main(check=False) == 0
    assert stale.read_text(encoding="utf-8") == text


NUMBER, TEXT, NULL, CARD = {"type": "integer"}, {"type": "string"}, {"type": "null"}, {"$ref": "#/$defs/Card"}


@pytest.mark.parametrize(
    ("schema", "kind"),
    [
        ({"type": "array", "items": {"anyOf": [CARD, NULL]}}, "(Card | null)[]"),
        ({"type": "object", "additionalProperties": {"type": "array", "items": NUMBER}}, "Record<string, number[]>"),
        ({"type": "array", "prefixItems": [NUMBER, TEXT], "items": False}, "[number, string]"),
        ({"enum": ["a", "b"]}, "'a' | 'b'"),
        ({"type": "boolean", "default": True}, "boolean"),
    ],
)
def test_types(schema: Schema, kind: str) -> None:
    assert protocol.type_of(schema) == kind


def test_shapes_that_the_page_does_not_place() -> None:
    messages: Schema = {"anyOf": []}
    shapes = {"FromClient": messages, "FromServer": messages, "Old": NUMBER, "New": TEXT}
    text = protocol.page("<!-- shapes Old others -->\n<!-- end -->", shapes)
    assert "Old = number\nFromClient =\nFromServer =\nNew = string" in text
    with pytest.raises(SystemExit, match="no shape: Gone"):
        protocol.page("<!-- shapes Gone -->\n<!-- end -->", shapes)


@pytest.mark.slow
def test_the_types_of_the_browser_fit_what_is_sent(tmp_path: Path) -> None:
    """The compiler of the browser's language sees real messages as literals: no field may be missing or too many."""
    sent = [
        *(("Moved", message) for record in RECORDS for message in moves(record, 60)),
        *(("Moment", moment) for record in RECORDS for moment in moments(record)),
        ("BoardAndDrawing", board("japan")),
    ]
    head = f"import type {{ BoardAndDrawing, Moment, Moved }} from '{WEB}/src/lib/protocol';"
    lines = [f"export const m{i}: {kind} = {wire.encode(value).decode()};" for i, (kind, value) in enumerate(sent)]
    (tmp_path / "right.ts").write_text("\n".join([head, *lines]), encoding="utf-8")
    (tmp_path / "wrong.ts").write_text("\n".join([head, lines[0].replace('"turn":', '"turns":')]), encoding="utf-8")
    (error,) = _errors(tmp_path / "right.ts", tmp_path / "wrong.ts")
    assert "wrong.ts(2," in error
    assert "turns" in error


def _errors(*sources: Path) -> list[str]:
    """What the compiler has to say about some sources."""
    compiler = WEB / "node_modules" / "typescript" / "bin" / "tsc"
    options = "--ignoreConfig --noEmit --strict --pretty false --skipLibCheck --lib es2022 --module esnext"
    command = [NODE, str(compiler), *options.split(), "--moduleResolution", "bundler", *map(str, sources)]
    return subprocess.run(command, capture_output=True, text=True).stdout.splitlines()
