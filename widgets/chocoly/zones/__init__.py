"""The parts of the table: each a picture with invisible buttons over what is drawn there.

Every function takes a `Desk` and sizes in CSS px. `hand` and `pile` are zones as the house knows
them; a `board` and a `graph` lie in panes, a board with two canvases over each other.
"""

from widgets.chocoly.zones.of_desk import board, board_picture, graph, hand, pile

__all__ = ["board", "board_picture", "graph", "hand", "pile"]
