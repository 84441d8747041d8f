"""Chocolatiers 2019, the 2-5 player edition: rules, components, scoring.

What it shares with the first edition it imports from there.
"""

from tutor.chocolatiers_2019.actions import RESERVED, Action, Box, Reserve, Trade
from tutor.chocolatiers_2019.scoring import awards
from tutor.chocolatiers_2019.state import State
from tutor.chocolatiers_family.actions import Discard, PlaceWild, Take
from tutor.chocolatiers_family.display import Display, DisplayError
from tutor.chocolatiers_family.tiles import Tile

__all__ = [
    "RESERVED",
    "Action",
    "Box",
    "Discard",
    "Display",
    "DisplayError",
    "PlaceWild",
    "Reserve",
    "State",
    "Take",
    "Tile",
    "Trade",
    "awards",
]
