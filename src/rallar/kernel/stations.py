"""The mechanic of stations, while the game lasts; what they are worth is counted with the tickets."""

from __future__ import annotations

from rallar.kernel.layout import ANY, LOCO, LOG_STATION, WORD, Box, Scratch, State
from rallar.kernel.log import note
from rallar.kernel.payments import set_bill


def station_cost(b: Box, s: State, seat: int) -> int:
    """B2: the cost of the next one, or 0 when there is none left to build."""
    left = s.stations[seat]
    return b.station_costs[b.n_stations - left] if left > 0 else 0


def legal_stations(b: Box, s: State, w: Scratch, seat: int, most: int) -> None:
    cost = station_cost(b, s, seat)
    if cost > 0 and cost <= most + s.hand[seat, LOCO]:
        for i in range(b.station_words):
            w.legal[b.station_word + i] = s.sites[i]


def bill_station(b: Box, s: State, seat: int, city: int) -> None:
    s.city = city
    set_bill(s, station_cost(b, s, seat), ANY, 0, 1, 0)


def build_station(s: State, w: Scratch, seat: int, city: int) -> None:
    """B1."""
    s.station[city] = seat
    s.stations[seat] -= 1
    s.sites[city // WORD] &= ~(1 << (city % WORD))
    note(w, LOG_STATION, seat, city, 0)
