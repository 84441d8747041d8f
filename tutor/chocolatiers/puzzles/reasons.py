"""Why a move cannot be played, as one rule of a few: never two of those offered fit.

The rules are said in such words that a move breaks one of them or none; some of them the game does
not have, and who thinks so takes a legal move for an illegal one. Moves of which more than one
could be said are not asked about.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from tutor.chocolatiers.actions import Action, Box
from tutor.chocolatiers.components import load_components
from tutor.chocolatiers.legality import violations
from tutor.chocolatiers.state import State
from tutor.chocolatiers_family.kinds import EMPTY
from tutor.engine import Violation
from tutor.i18n import N_

REASONS: Mapping[str, Mapping[str, str]] = {
    "take": {
        "2.2": N_("A turn has only one action."),
        "3.1": N_("Only one card may be taken."),
        "3.2": N_("The card put down must be from your hand."),
        "3.3": N_("What is taken must lie in the tray."),
        "3.4": N_("The card put down must not come back."),
    },
    "pay": {
        "2.3": N_("A turn has only one bonus."),
        "4.2": N_("Not a card too many, nor one too few."),
        "4.3": N_("One card alone never stands for another kind."),
        "4.4": N_("No pair where the right card is held."),
        "6.3": N_("A Wild never lies on a Wild."),
    },
    "place": {
        "5.2": N_("A full edge must touch."),
        "5.3": N_("A box must not be turned."),
        "5.4": N_("Neighbours must match."),
        "5.6": N_("3 boxes by 2 are the most."),
        "8.3": N_("Nobody has more than six boxes."),
    },
}
"""Reasons to give, by what the moves are about: each with the clause that says so, or that says the
contrary (3.1, 3.4, 4.4, 5.3, 5.4).
"""
PAYMENT = frozenset({"4.2", "4.3"})


def broken(state: State, action: Action) -> tuple[Violation, ...]:
    """Return the clauses an action breaks here."""
    return violations(state, action, load_components())


def reason(state: State, action: Action) -> str:
    """Return the clause of the one reason that fits; "" where none does, or where two could be
    meant.
    """
    clauses = {each.clause for each in broken(state, action)}
    if isinstance(action, Box) and clauses & PAYMENT:
        clauses = clauses - PAYMENT | {_payment(state, action)}
    return clauses.pop() if len(clauses) == 1 else ""


def _payment(state: State, box: Box) -> str:
    """Say what is wrong with a payment: the number of cards or, with as many cards as chocolates,
    their kinds; "" if both readings are possible, as with a pair for two chocolates.
    """
    needed = state.stacks[box.stack][0].chocolates.replace(EMPTY, "")
    held, paid, asked = Counter(state.hand), Counter(box.cards), Counter(needed)
    missing, extra = asked - paid, paid - asked
    if paid - held:
        return ""
    if not extra:
        return "4.2"
    pairs = sum(number // 2 for number in paid.values())
    if not missing:  # too many, however they are paired
        return "4.2" if paid.total() - pairs > asked.total() else ""
    # A card beside one that pays for its own kind could be half of a pair.
    alone = max(extra.values()) == 1 and not extra.keys() & asked.keys()
    return "4.3" if alone and paid.total() == asked.total() else ""
