"""Chocoly, for two to four players: a board that grows, stacks and cuts."""

from tutor.chocoly.actions import Action, Bean, Flavour, Lay, Pass, Stack
from tutor.chocoly.areas import areas, cuts, graph, largest
from tutor.chocoly.board import Board
from tutor.chocoly.faces import BoardError, canonical, turned, turnings
from tutor.chocoly.squares import Piece, Square
from tutor.chocoly.state import State

__all__ = [
    "Action",
    "Bean",
    "Board",
    "BoardError",
    "Flavour",
    "Lay",
    "Pass",
    "Piece",
    "Square",
    "Stack",
    "State",
    "areas",
    "canonical",
    "cuts",
    "graph",
    "largest",
    "turned",
    "turnings",
]
