"""Imagines what the solo player cannot see: decks, and Demands that are not turned."""

from __future__ import annotations

from random import Random

from tutor.chocolate_factory.components import Components
from tutor.chocolate_factory.manager.state import DEMANDS, ManagerState
from tutor.chocolate_factory.players import imagine as cards_of
from tutor.chocolate_factory.state import HIDDEN
from tutor.kit.frozen import changed
from tutor.kit.shuffling import mixed


def imagine(view: ManagerState, cards: Components, rng: Random) -> ManagerState:
    """Return the view with every hidden card filled in from those that lie nowhere else."""
    left = iter(mixed(sorted({*DEMANDS} - {*view.demands}), rng))
    daily = tuple(next(left) if card == HIDDEN else card for card in view.daily)
    return changed(cards_of.imagine(view, cards, rng), daily=daily)
