"""The rules page, statement by statement: a position, a move, the result."""
