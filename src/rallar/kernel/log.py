"""What happened, told to whoever listens: rows of four numbers in the scratch record."""

from __future__ import annotations

from rallar.kernel.layout import LOG_OPENED, LOG_ROWS, LOG_SPARE, LOG_SWEPT, Scratch


def note(w: Scratch, kind: int, seat: int, x: int, y: int) -> None:
    if w.log_on == 0:
        return
    rows = LOG_ROWS - LOG_SPARE if kind == LOG_OPENED or kind == LOG_SWEPT else LOG_ROWS
    if w.log_n < rows:
        w.log[w.log_n, 0] = kind
        w.log[w.log_n, 1] = seat
        w.log[w.log_n, 2] = x
        w.log[w.log_n, 3] = y
        w.log_n += 1
