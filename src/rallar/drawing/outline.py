"""Lines made light: cut to a box, simplified, written as SVG path data."""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np

from rallar.drawing.topology import Line


def within(line: Line, left: float, top: float, right: float, bottom: float) -> Line:
    """Cut to a box: what lies outside is drawn onto its edge, so that a filled shape stays closed."""
    return _without_repeats(np.clip(line, (left, top), (right, bottom)))


def _without_repeats(line: Line) -> Line:
    new = np.any(np.diff(line, axis=0) != 0, axis=1)
    kept: Line = line[np.concatenate([[True], new])]
    return kept


def simplified(line: Line, tolerance: float) -> Line:
    """Douglas and Peucker: the points without which the line would be off by more than the tolerance."""
    keep = np.zeros(len(line), dtype=bool)
    keep[[0, -1]] = True
    todo = [(0, len(line) - 1)]
    while todo:
        first, last = todo.pop()
        if last - first < 2:
            continue
        off = _distances(line[first + 1 : last], line[first], line[last])
        worst = int(np.argmax(off))
        if off[worst] > tolerance:
            middle = first + 1 + worst
            keep[middle] = True
            todo += [(first, middle), (middle, last)]
    kept: Line = line[keep]
    return kept


def _distances(points: Line, a: Line, b: Line) -> Line:
    """From points to the stretch between a and b."""
    along = b - a
    square = float(along @ along)
    share = np.clip((points - a) @ along / square, 0, 1)[:, None] if square else np.zeros((len(points), 1))
    far: Line = np.hypot(*(points - a - share * along).T)
    return far


def smoothed(line: Line, times: int = 3) -> Line:
    """Chaikin: a closed line with its corners cut."""
    for _ in range(times):
        onward = np.roll(line, -1, axis=0)
        line = np.stack([line * 0.75 + onward * 0.25, line * 0.25 + onward * 0.75], axis=1).reshape(-1, 2)
    return line


def area(line: Line) -> float:
    x, y = line.T
    return float(abs(np.dot(x, np.roll(y, -1)) - np.dot(y, np.roll(x, -1))) / 2)


def path_data(lines: Iterable[Line], closed: bool) -> str:
    """Relative steps of whole tenths: short to write, and nothing adds up."""
    return "".join(_path(line, closed) for line in lines)


def _path(line: Line, closed: bool) -> str:
    tenths = _without_repeats(np.rint(line * 10).astype(np.int64))
    if closed and len(tenths) > 1 and np.array_equal(tenths[0], tenths[-1]):
        tenths = tenths[:-1]
    steps = np.diff(tenths, axis=0)
    if len(steps) < (2 if closed else 1):
        return ""
    return f"M{_pair(*tenths[0])}l{_pairs(steps)}{'z' if closed else ''}"


def _pairs(steps: Line) -> str:
    text = " ".join(_pair(x, y) for x, y in steps)
    return text.replace(" -", "-")


def _pair(x: int, y: int) -> str:
    return f"{_tenths(x)} {_tenths(y)}".replace(" -", "-")


def _tenths(value: int) -> str:
    """12.3, -.4, 5: as SVG allows."""
    whole, tenth = divmod(abs(int(value)), 10)
    digits = f"{whole or ''}.{tenth}" if tenth else str(whole)
    return f"-{digits}" if value < 0 else digits
