"""What the questions about cards nobody sees have in common."""

from __future__ import annotations

from functools import partial

from tutor.chocolatiers.puzzles.model import Kind
from tutor.chocolatiers.puzzles.odds import unseen
from tutor.chocolatiers.state import State
from tutor.chocolatiers_family.kinds import HIDDEN, KINDS, say_cards
from tutor.chocolatiers_family.puzzles.model import CHOOSE, Clue
from tutor.i18n import _

card_question = partial(
    Kind,
    mode=CHOOSE,
    theme="payments",
    base=950,
    early=True,
    tells=True,
    cards=True,
)
"""A kind about cards, answered by choosing; its reasons tell the answer."""


def boxes_in_sight(state: State) -> list[int]:
    """Return the stacks whose top box is known."""
    return [n for n, stack in enumerate(state.stacks) if stack and HIDDEN not in stack[0].spaces]


def out_of_sight(state: State) -> Clue:
    """Return the hint that counts for the learner what lies nowhere in sight."""
    cards = "".join(kind * count for kind, count in zip(KINDS, unseen(state), strict=True))
    return Clue(_("Not in sight: {cards}.").format(cards=say_cards(cards)))
