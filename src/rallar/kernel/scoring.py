"""The final scoring: tickets, bonuses, tie-breaks, each read from the board's lists."""

from __future__ import annotations

from rallar.kernel.bits import count_bits
from rallar.kernel.layout import (
    BULLET_SPACES,
    LONGEST_PATH,
    LONGEST_PATH_BONUS,
    MOST_OF,
    NOBODY,
    PER_UNIT,
    STATIONS_LEFT,
    TICKETS_MADE,
    Box,
    Scratch,
    State,
)
from rallar.kernel.networks import count_made, longest_trail, mark_made


def score_game(b: Box, s: State, w: Scratch) -> None:
    """Leave the scores and the winners in the state, and how they came about in the scratch record."""
    for seat in range(s.players):
        mark_made(b, s, w, seat)
        w.measure[TICKETS_MADE, seat] = count_made(w, seat)
        w.measure[LONGEST_PATH, seat] = NOBODY
        w.measure[LONGEST_PATH_BONUS, seat] = 0
        w.measure[STATIONS_LEFT, seat] = s.stations[seat]
        w.measure[BULLET_SPACES, seat] = s.bullet_spaces[seat]
        s.score[seat] = s.points[seat] + w.ticket_points[seat]
    for k in range(b.n_bonuses):
        give_bonus(b, s, w, k)
    s.winners = find_winners(b, s, w)


def measured(b: Box, s: State, w: Scratch, measure: int, seat: int) -> int:
    """A measure of a seat. The longest path is searched for when it is first asked for."""
    if measure == LONGEST_PATH and w.measure[LONGEST_PATH, seat] == NOBODY:
        w.measure[LONGEST_PATH, seat] = longest_trail(b, s, w, seat)
    return w.measure[measure, seat]


def give_bonus(b: Box, s: State, w: Scratch, k: int) -> None:
    measure = b.bonus_measure[k]
    most = 1  # E3
    for seat in range(s.players):
        most = max(most, measured(b, s, w, measure, seat))
    for seat in range(s.players):
        units = measured(b, s, w, measure, seat)
        points = 0
        if b.bonus_kind[k] == PER_UNIT:
            points = b.bonus_points[k] * units
        elif b.bonus_kind[k] == MOST_OF:
            if units == most:  # E2
                points = b.bonus_points[k]
                if measure == LONGEST_PATH:
                    w.measure[LONGEST_PATH_BONUS, seat] = 1
        elif units == 0:
            points = b.bonus_none[k]
        else:
            points = b.bonus_ranks[k, s.players, place_of(b, s, w, measure, seat)]
        w.bonus[k, seat] = points
        s.score[seat] += points


def place_of(b: Box, s: State, w: Scratch, measure: int, seat: int) -> int:
    """J7: how many are ahead."""
    place = 0
    for other in range(s.players):
        if measured(b, s, w, measure, other) > measured(b, s, w, measure, seat):
            place += 1
    return place


def find_winners(b: Box, s: State, w: Scratch) -> int:
    """E5: a mask of seats; and who was still standing after each step."""
    top = s.score[0]
    for seat in range(s.players):
        top = max(top, s.score[seat])
    winners = 0
    for seat in range(s.players):
        if s.score[seat] == top:
            winners |= 1 << seat
    w.standing[0] = winners
    for k in range(b.n_tie_breaks):
        if count_bits(winners) > 1:
            winners = best_of(b, s, w, winners, b.tie_breaks[k])
        w.standing[k + 1] = winners
    return winners


def best_of(b: Box, s: State, w: Scratch, seats: int, measure: int) -> int:
    most = 0
    best = 0
    for seat in range(s.players):
        if (seats >> seat) & 1:
            units = measured(b, s, w, measure, seat)
            if best == 0 or units > most:
                most = units
                best = 1 << seat
            elif units == most:
                best |= 1 << seat
    return best
