"""What happened, told to whoever listens: rows of four numbers in the scratch record."""

from __future__ import annotations

from rallar.kernel.layout import LOG_RESHUFFLED, LOG_ROWS, LOG_SPARE, LOG_SWEEP, NOBODY, Scratch


def note(w: Scratch, kind: int, seat: int, x: int, y: int) -> None:
    if w.log_on == 0 or w.log_n == LOG_ROWS:
        return
    w.log[w.log_n, 0] = kind
    w.log[w.log_n, 1] = seat
    w.log[w.log_n, 2] = x
    w.log[w.log_n, 3] = y
    w.log_n += 1


def make_room(w: Scratch, told: int) -> int:
    """Where to tell of a sweep: after all else or, once a series has filled the log, in place of the sweep before it.

    `told` is where that one is told. Its cards are gone; that the discards became the deck is not forgotten.
    """
    if w.log_n + LOG_SWEEP <= LOG_ROWS - LOG_SPARE:
        return w.log_n
    reshuffled = False
    for row in range(told, w.log_n):
        reshuffled = reshuffled or w.log[row, 0] == LOG_RESHUFFLED
    w.log_n = told
    if reshuffled:
        note(w, LOG_RESHUFFLED, NOBODY, 0, 0)
    return told
