"""Chocolatiers, the 2-4 player edition: rules, components, scoring."""

from tutor.chocolatiers.actions import (
    Action,
    Box,
    Discard,
    PlaceWild,
    Skip,
    Swap,
    Take,
)
from tutor.chocolatiers.display import Display, DisplayError
from tutor.chocolatiers.kinds import KINDS
from tutor.chocolatiers.payments import Payment, PaymentError, payments
from tutor.chocolatiers.scoring import awards, final_scores
from tutor.chocolatiers.state import State, Tile
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
    "Skip",
    "State",
    "Swap",
    "Take",
    "Tile",
    "awards",
    "final_scores",
    "payments",
]
