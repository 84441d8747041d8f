"""Chocolatiers, the 2-4 player edition: rules, components, scoring."""

from tutor.chocolatiers.actions import Action, Box, Skip, Swap
from tutor.chocolatiers.state import State
from tutor.chocolatiers_family.actions import Discard, PlaceWild, Take
from tutor.chocolatiers_family.display import Display, DisplayError
from tutor.chocolatiers_family.final_scores import ScoresError, final_scores
from tutor.chocolatiers_family.kinds import KINDS
from tutor.chocolatiers_family.payments import Payment, PaymentError, payments
from tutor.chocolatiers_family.scoring import awards
from tutor.chocolatiers_family.tiles import Tile
from tutor.engine import ActionError

__all__ = [
    "KINDS",
    "Action",
    "ActionError",
    "Box",
    "Discard",
    "Display",
    "DisplayError",
    "Payment",
    "PaymentError",
    "PlaceWild",
    "ScoresError",
    "Skip",
    "State",
    "Swap",
    "Take",
    "Tile",
    "awards",
    "final_scores",
    "payments",
]
