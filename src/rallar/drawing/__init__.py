"""Where everything on a board is drawn: shapes as plain numbers and paths, no colors, no rules of play."""

from rallar.drawing.layout import load_drawing, read_drawing
from rallar.drawing.shapes import Drawing

__all__ = ["Drawing", "load_drawing", "read_drawing"]
