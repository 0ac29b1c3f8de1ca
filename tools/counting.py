"""Writes what counts a game of cardboard in the browser: the kernel's own functions, translated to TypeScript.

`python tools/counting.py` writes it; with `--check` it only says whether it is what the kernel says. The translation
knows the few things of Python that the kernel is written in, and refuses all others. Mask words are wider than a
number of the browser is exact: they become `bigint`, and whatever is put into one with them.
"""

from __future__ import annotations

import ast
import inspect
import sys
import textwrap
from collections.abc import Callable, Iterator
from math import prod
from pathlib import Path
from types import FunctionType
from typing import Any

from rallar.game.count import REMARKS, ROUND
from rallar.kernel import layout, scoring, setup, sheets
from rallar.kernel.encode import MEASURES

HERE = Path(__file__).parents[1]
FILE = HERE / "web" / "src" / "lib" / "kernel.ts"
ENTRIES: tuple[Callable[..., Any], ...] = (
    setup.clear_state,
    sheets.lay_out_sheet,
    scoring.score_game,
    scoring.measured,
)
RECORDS: dict[str, Any] = {"Box": layout.BOX, "State": layout.STATE, "Scratch": layout.SCRATCH}
BY_HAND = ("count_bits", "lowest_bit")  # as where the kernel is compiled: rallar.kernel.machine
ALSO = (
    "NOBODY",
    "SHARED",
    "MAX_EDGES",
    "MAX_PLAYERS",
    "MAX_STATIONS",
    "DOUBTS",
    "WORD",
    "TICKET_WORDS",
)  # of whoever calls
NUMBER, MASK, TRUTH = "number", "bigint", "boolean"
ZERO = {NUMBER: "0", MASK: "0n", TRUTH: "false"}
ARITHMETIC: dict[type, str] = {
    ast.Add: "+",
    ast.Sub: "-",
    ast.Mult: "*",
    ast.Mod: "%",
    ast.LShift: "<<",
    ast.RShift: ">>",
    ast.BitAnd: "&",
    ast.BitOr: "|",
    ast.BitXor: "^",
}
COMPARISONS: dict[type, str] = {
    ast.Eq: "===",
    ast.NotEq: "!==",
    ast.Lt: "<",
    ast.LtE: "<=",
    ast.Gt: ">",
    ast.GtE: ">=",
}
HEAD = """\
// Made from the kernel's own Python by `make protocol`, to count where there is no network. Only the bits are by hand.
"""
BITS = """\
/** How many bits are set. */
function count_bits(word: bigint | number): number {
  let left = BigInt.asUintN(64, BigInt(word));
  let found = 0;
  for (; left; left &= left - 1n) found++;
  return found;
}

/** The index of the lowest bit set. */
function lowest_bit(word: bigint): number {
  let index = 0;
  for (let left = word; (left & 1n) === 0n; left >>= 1n) index++;
  return index;
}
"""


class Unknown(Exception):  # noqa: N818 - whoever sees it has to teach this file something
    """Something that the translation does not know."""


# --- records


def _masks() -> dict[str, set[str]]:
    """Of each record the fields that hold mask words: 64 bits wide, and as many as a set has words."""
    found: dict[str, set[str]] = {}
    for record in ast.parse(inspect.getsource(layout)).body:
        if isinstance(record, ast.ClassDef) and record.name in RECORDS:
            for field in record.body:
                if isinstance(field, ast.AnnAssign) and isinstance(field.value, ast.Call) and field.value.args:
                    is_wide = getattr(field.value.func, "id", "") == "i64"
                    if is_wide and getattr(field.value.args[-1], "id", "").endswith("_WORDS"):
                        found.setdefault(record.name, set()).add(getattr(field.target, "id", ""))
    return found


MASKS = _masks()


def kind_of(record: str, field: str) -> str:
    return MASK if field in MASKS[record] else NUMBER


def shape_of(record: str, field: str) -> tuple[int, ...]:
    shape: tuple[int, ...] = RECORDS[record].fields[field][0].shape
    return shape


def array_of(record: str, field: str) -> str:
    """What the browser keeps a field in: numbers of 64 bits that are no masks are small ones."""
    if kind_of(record, field) == MASK:
        return "BigInt64Array"
    return {1: "Int8Array", 2: "Int16Array", 8: "Float64Array"}[RECORDS[record].fields[field][0].base.itemsize]


# --- functions


class Function:
    """One function of the kernel, and what it is made of."""

    def __init__(self, function: Callable[..., Any]) -> None:
        self.function = function
        self.tree = _tree(function)
        self.records: dict[str, str] = {}
        self.kinds: dict[str, str] = {}
        for each in self.tree.args.args:
            name = getattr(each.annotation, "id", "")
            if name in RECORDS:
                self.records[each.arg] = name
            else:
                self.kinds[each.arg] = TRUTH if name == "bool" else NUMBER
        self.params = tuple(self.kinds)
        self.loops: set[str] = set()
        self._infer()

    def calls(self) -> Iterator[str]:
        for node in ast.walk(self.tree):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                yield node.func.id

    def fields(self) -> Iterator[tuple[str, str]]:
        for node in ast.walk(self.tree):
            if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
                yield self.records[node.value.id], node.attr

    def constants(self) -> Iterator[str]:
        for node in ast.walk(self.tree):
            if isinstance(node, ast.Name) and isinstance(self.function.__globals__.get(node.id), int):
                yield node.id

    def _infer(self) -> None:
        """The kind of each name: a mask as soon as one is put into it, or it is put into one."""
        before: dict[str, str] = {"": ""}
        while before != self.kinds:
            before = dict(self.kinds)
            for node in ast.walk(self.tree):
                if isinstance(node, ast.For) and isinstance(node.target, ast.Name):
                    self.loops.add(node.target.id)
                    self.kinds[node.target.id] = NUMBER
                elif isinstance(node, ast.Assign | ast.AugAssign):
                    self._put(node.targets[0] if isinstance(node, ast.Assign) else node.target, node.value)

    def _put(self, target: ast.expr, value: ast.expr) -> None:
        kind = self.kind(value)
        if isinstance(target, ast.Name):
            if self.kinds.get(target.id) != MASK:
                self.kinds[target.id] = kind
        elif self.kind(target) == MASK and isinstance(value, ast.Name):
            self.kinds[value.id] = MASK

    def kind(self, node: ast.expr) -> str:
        match node:
            case ast.Constant(value=bool()):
                return TRUTH
            case ast.Name(id=name):
                return self.kinds.get(name, NUMBER)
            case (
                ast.Subscript(value=ast.Attribute(value=ast.Name(id=record), attr=field))
                | ast.Attribute(value=ast.Name(id=record), attr=field)
            ):
                return kind_of(self.records[record], field)
            case ast.BinOp(left=left, op=ast.LShift() | ast.RShift()):
                return self.kind(left)
            case ast.BinOp(left=left, right=right) | ast.IfExp(body=left, orelse=right):
                return MASK if MASK in (self.kind(left), self.kind(right)) else NUMBER
            case ast.UnaryOp(op=ast.Not()) | ast.Compare() | ast.BoolOp():
                return TRUTH
            case ast.UnaryOp(operand=operand):
                return self.kind(operand)
            case ast.Call(func=ast.Name(id=name)):
                found = self.function.__globals__.get(name)
                return TRUTH if found is not None and inspect.get_annotations(found)["return"] == "bool" else NUMBER
        return NUMBER

    # --- expressions

    def say(self, node: ast.expr, wanted: str) -> str:
        """An expression as one of a kind."""
        if wanted == TRUTH:
            return self._truth(node)
        found = self.kind(node)
        if isinstance(node, ast.Constant) and isinstance(node.value, int):
            return f"{int(node.value)}{'n' if wanted == MASK else ''}"
        if wanted == MASK and found != MASK and not isinstance(node, ast.BinOp | ast.UnaryOp):
            return f"BigInt({self._as(node, found)})"
        if wanted == NUMBER and found == MASK:
            return f"Number({self._as(node, MASK)})"
        return self._as(node, wanted)

    def _as(self, node: ast.expr, kind: str) -> str:
        match node:
            case ast.Name(id=name):
                return name
            case ast.Attribute(value=ast.Name(id=record), attr=field):
                return f"{record}.{field}"
            case ast.Subscript():
                return f"{self.place(node)}!"
            case ast.BinOp(left=left, op=ast.FloorDiv(), right=right):
                return f"Math.floor({self.say(left, NUMBER)} / {self.say(right, NUMBER)})"
            case ast.BinOp(left=left, op=op, right=right):
                return f"({self.say(left, kind)} {ARITHMETIC[type(op)]} {self.say(right, kind)})"
            case ast.UnaryOp(op=ast.Invert(), operand=operand):
                return f"~{self.say(operand, kind)}"
            case ast.UnaryOp(op=ast.USub(), operand=operand):
                return f"-{self.say(operand, kind)}"
            case ast.IfExp(test=test, body=body, orelse=orelse):
                return f"({self._truth(test)} ? {self.say(body, kind)} : {self.say(orelse, kind)})"
            case ast.Call(func=ast.Name(id=name), args=args):
                return self._call(name, args)
        raise Unknown(ast.unparse(node))

    def _call(self, name: str, args: list[ast.expr]) -> str:
        if name in BY_HAND:
            return f"{name}({', '.join(self.say(each, self.kind(each)) for each in args)})"
        said = ", ".join(self._argument(each) for each in args)
        return f"Math.{name}({said})" if name in ("min", "max") else f"{name}({said})"

    def _argument(self, node: ast.expr) -> str:
        if isinstance(node, ast.Name) and node.id in self.records:
            return node.id
        return self.say(node, NUMBER)

    def _truth(self, node: ast.expr) -> str:
        match node:
            case ast.Constant(value=bool() as value):
                return str(value).lower()
            case ast.BoolOp(op=op, values=values):
                return f"({(' && ' if isinstance(op, ast.And) else ' || ').join(map(self._truth, values))})"
            case ast.UnaryOp(op=ast.Not(), operand=operand):
                return f"!{self._truth(operand)}"
            case ast.Compare(left=left, ops=ops, comparators=comparators):
                sides = [left, *comparators]
                pairs = zip(sides, ops, comparators, strict=False)
                return f"({' && '.join(self._compared(*each) for each in pairs)})"
        kind = self.kind(node)
        return self._as(node, kind) if kind == TRUTH else f"({self._as(node, kind)} !== {ZERO[kind]})"

    def _compared(self, left: ast.expr, op: ast.cmpop, right: ast.expr) -> str:
        kind = MASK if MASK in (self.kind(left), self.kind(right)) else NUMBER
        return f"{self.say(left, kind)} {COMPARISONS[type(op)]} {self.say(right, kind)}"

    def place(self, node: ast.Subscript) -> str:
        """A field of rows and tables in one row."""
        match node.value:
            case ast.Attribute(value=ast.Name(id=record), attr=field):
                shape = shape_of(self.records[record], field)
            case _:
                raise Unknown(ast.unparse(node))
        parts = node.slice.elts if isinstance(node.slice, ast.Tuple) else [node.slice]
        if len(parts) != len(shape):
            raise Unknown(ast.unparse(node))
        index = self.say(parts[0], NUMBER)
        for size, part in zip(shape[1:], parts[1:], strict=True):
            index = f"({index}) * {size} + {self.say(part, NUMBER)}"
        return f"{record}.{field}[{index}]"

    # --- statements

    def lines(self) -> Iterator[str]:
        params = [f"{each.arg}: {self.records.get(each.arg) or self.kinds[each.arg]}" for each in self.tree.args.args]
        answer = {"int": NUMBER, "bool": TRUTH, "None": "void"}[ast.unparse(self.tree.returns)]  # type: ignore[arg-type]
        shown = "export " if self.function in ENTRIES else ""
        if documented := ast.get_docstring(self.tree):
            yield f"/** {' '.join(documented.split())} */"
        yield f"{shown}function {self.tree.name}({', '.join(params)}): {answer} {{"
        for name, kind in self.kinds.items():
            if name not in self.params and name not in self.loops:
                yield f"  let {name} = {ZERO[kind]};"
        yield from self._block(self.tree.body, answer)
        yield "}"

    def _block(self, body: list[ast.stmt], answer: str) -> Iterator[str]:
        for node in body:
            yield from (f"  {line}" for line in self._statement(node, answer))

    def _statement(self, node: ast.stmt, answer: str) -> Iterator[str]:
        match node:
            case ast.Expr(value=ast.Constant()):
                return
            case ast.Expr(value=value):
                yield f"{self._as(value, NUMBER)};"
            case ast.Assign(targets=[target], value=value):
                yield f"{self._target(target)} = {self.say(value, self.kind(target))};"
            case ast.AugAssign(target=target, op=op, value=value):
                kind, where = self.kind(target), self._target(target)
                read = f"{where}!" if isinstance(target, ast.Subscript) else where
                yield f"{where} = {read} {ARITHMETIC[type(op)]} {self.say(value, kind)};"
            case ast.Return(value=None):
                yield "return;"
            case ast.Return(value=ast.expr() as value):
                yield f"return {self.say(value, answer)};"
            case ast.Continue():
                yield "continue;"
            case ast.If(test=test, body=body, orelse=orelse):
                yield f"if ({self._truth(test)}) {{"
                yield from self._block(body, answer)
                if orelse:
                    yield "} else {"
                    yield from self._block(orelse, answer)
                yield "}"
            case ast.While(test=test, body=body, orelse=[]):
                yield f"while ({self._truth(test)}) {{"
                yield from self._block(body, answer)
                yield "}"
            case ast.For(target=ast.Name(id=name), iter=ast.Call(func=ast.Name(id="range"), args=args), orelse=[]):
                first, last = ("0", args[0]) if len(args) == 1 else (self.say(args[0], NUMBER), args[1])
                end = f"end_of_{name}"
                yield f"for (let {name} = {first}, {end} = {self.say(last, NUMBER)}; {name} < {end}; {name}++) {{"
                yield from self._block(node.body, answer)
                yield "}"
            case _:
                raise Unknown(ast.unparse(node))

    def _target(self, target: ast.expr) -> str:
        return self.place(target) if isinstance(target, ast.Subscript) else self._as(target, NUMBER)


def _tree(function: Callable[..., Any]) -> ast.FunctionDef:
    (tree,) = ast.parse(textwrap.dedent(inspect.getsource(function))).body
    assert isinstance(tree, ast.FunctionDef)
    return tree


# --- the file


def functions() -> list[Function]:
    """The entries, and all that they call."""
    found: dict[str, Function] = {}
    waiting: list[Callable[..., Any]] = list(ENTRIES)
    while waiting:
        function = waiting.pop(0)
        if function.__name__ not in found:
            made = found[function.__name__] = Function(function)
            called = (function.__globals__.get(name) for name in made.calls() if name not in BY_HAND)
            waiting += [each for each in called if isinstance(each, FunctionType)]
    return list(found.values())


def translated() -> str:
    found = functions()
    fields = sorted({field for each in found for field in each.fields()}, key=_declared)
    known = {name: value for each in (layout, sheets) for name, value in vars(each).items() if isinstance(value, int)}
    known |= {name: each.function.__globals__[name] for each in found for name in each.constants()}
    wanted = sorted({name for each in found for name in each.constants()} | set(ALSO))
    parts = [
        "\n".join(f"{'export ' if name in ALSO else ''}const {name} = {int(known[name])};" for name in wanted),
        f"/** Spaces of the score track around a board. */\nexport const ROUND = {ROUND};",
        _remarks(),
        f"export const MEASURES: Readonly<Record<string, number>> = {{ {_members(MEASURES)} }};",
        BITS.rstrip(),
        *("\n".join(_record(record, fields)) for record in RECORDS),
        *("\n".join(each.lines()) for each in found),
    ]
    return HEAD + "\n" + "\n\n".join(parts) + "\n"


def _remarks() -> str:
    rows = ("  " + f"[{kind}, '{key}', {list(names)}]".replace('"', "'") for kind, (key, names) in REMARKS.items())
    head = "/** What the kernel remarks: a key, and what its seat and its two numbers are. */\n"
    return head + "export const REMARKS: readonly [number, string, string[]][] = [\n" + ",\n".join(rows) + ",\n];"


def _members(values: Any) -> str:
    return ", ".join(f"{name}: {value}" for name, value in values.items())


def _declared(field: tuple[str, str]) -> tuple[int, int]:
    record, name = field
    return list(RECORDS).index(record), list(RECORDS[record].names).index(name)


def _record(record: str, fields: list[tuple[str, str]]) -> Iterator[str]:
    """What of a record is needed. A box is given, the others begin empty."""
    own = [field for of, field in fields if of == record]
    yield f"export class {record} {{"
    for field in own:
        shape, array = shape_of(record, field), array_of(record, field)
        if record == "Box":
            yield f"  readonly {field}: {array if shape else NUMBER};"
        else:
            yield f"  {field} = {f'new {array}({prod(shape)})' if shape else '0'};"
    if record == "Box":
        yield "  constructor(given: Readonly<Record<string, readonly (number | string)[]>>) {"
        for field in own:
            values = f"given['{field}']!"
            if not shape_of(record, field):
                yield f"    this.{field} = Number({values}[0]);"
            elif kind_of(record, field) == MASK:
                yield f"    this.{field} = BigInt64Array.from({values}, BigInt);"
            else:
                yield f"    this.{field} = {array_of(record, field)}.from({values}, Number);"
        yield "  }"
    yield "}"


def main(check: bool) -> int:
    text = translated()
    if not check:
        FILE.write_text(text, encoding="utf-8")
        return 0
    if FILE.read_text(encoding="utf-8") != text:
        print(f"{FILE.relative_to(HERE)} is not what the kernel says: make protocol", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main("--check" in sys.argv[1:]))
