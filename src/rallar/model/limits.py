"""The largest board there can be: the kernel's records are of fixed size, so that one compile serves every board."""

from __future__ import annotations

MAX_PLAYERS = 5
MAX_CARS = 64  # so many routes one player can own
MAX_ROUTES = 186
MAX_CITIES = 64
MAX_TICKETS = 124
MAX_ZONES = 12
MAX_ZONE_ENDS = 8
MAX_LENGTH = 9  # the longest route that has a value (P1)
MAX_OFFER = 5  # tickets dealt or drawn together: a choice among them is a mask of so many bits
MAX_STATIONS = 5
MAX_BONUSES = 4
MAX_TIE_BREAKS = 6
