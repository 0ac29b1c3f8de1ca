"""What a seat plays for: its lead over the best other, and winning.

On the way it is measured by a potential, the points of routes and of tickets by how near they are. What a decision
earns is the change of it, so that all of a game adds up to the true result. The package counts as it is done here
(`rallar.bots.judge`): a judge tells what is still to come.
"""

from __future__ import annotations

import torch
from torch import Tensor

from .board import Board
from .tables import MAX_PLAYERS, Tables

UNIT = 100.0  # points that count as much as winning does
AHEAD = 50.0  # of a lead as it is foretold
FAR = 48.0  # the price of a way at which a ticket counts as lost


class Standing:
    """The points of all seats in all games, as each saw its own when it last was to move."""

    def __init__(self, tables: Tables) -> None:
        self.tables, self.games = tables, torch.arange(len(tables), device=tables.players.device)
        self.seats = torch.arange(MAX_PLAYERS, device=tables.players.device)
        self.absent = self.seats >= tables.players[:, None]
        self.points = torch.zeros(len(tables), MAX_PLAYERS, device=tables.players.device)

    def look(self) -> Tensor:
        """The lead of the seats to move."""
        self.points.masked_fill_(self.tables.ended[:, None], 0)
        seats, own = self.tables.seats, potential(self.tables.board, self.tables.rows)
        self.points[self.games, seats] = own
        others = self.points.masked_fill(self.absent | (self.seats == seats[:, None]), -torch.inf)
        return (own - others.max(1).values) / UNIT

    def final(self) -> Tensor:
        """Of the games that have ended, for every seat: the lead, and a win weighed so that chance comes to 0."""
        players = self.tables.players[:, None]
        return self.final_lead() / UNIT + (players * self.tables.wins - 1) / (players - 1)

    def final_lead(self) -> Tensor:
        """In points."""
        scores = self.tables.scores.float().masked_fill(self.absent, -torch.inf)
        first, second = scores.topk(2, 1).values.unbind(1)
        best_other = torch.where(scores == first[:, None], second[:, None], first[:, None])
        return (scores - best_other).masked_fill(self.absent, 0)


def potential(board: Board, rows: Tensor) -> Tensor:
    kept, made, way = (rows[:, board.fields[name]].float() for name in ("ticket-kept", "ticket-made", "ticket-way"))
    routes = 2.0 * rows[:, board.fields["seats"].start + 5].float()
    hope = torch.where(made > 0, 1.0, 1 - 2 * (way / FAR).clamp(0, 1))
    return routes + (kept * hope) @ board.ticket_points
