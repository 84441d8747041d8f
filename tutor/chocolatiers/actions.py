"""What a player can do, as frozen records, and their one-line text.

Text, one word for the kind of action, then its parts: "take T", "swap R TN", "box 2 TTNR 0 1 TNR.",
"wild 2 3", "skip", "discard T". Exact round trip for every action that can be legal.
"""

from __future__ import annotations

import attrs

from tutor.chocolatiers_family.actions import Discard, PlaceWild, Take, _sorted
from tutor.kit.notation import Notation


@attrs.frozen
class Swap:
    """Put one card down, take two (clause 3.2); `take` is two letters in printed order."""

    give: str
    take: str = attrs.field(converter=_sorted)


@attrs.frozen(weakref_slot=False)
class Box:
    """Fill the top box of a stack and place it (clauses 4.1 to 5.6).

    `stack` counts from 0; `cards` are discarded, in printed order; `row`, `column` count boxes from
    the display's top left one, -1 is above or to the left; `face` is the box's four spaces in
    reading order after turning.
    """

    stack: int
    cards: str = attrs.field(converter=_sorted)
    row: int
    column: int
    face: str


@attrs.frozen
class Skip:
    """Decline the bonus (clause 2.3), or go on without an action where none can be done (2.2)."""


Action = Take | Swap | Box | PlaceWild | Skip | Discard

NOTATION: Notation[Action] = Notation(
    title="Chocolatiers",
    examples="take T · swap R TN · box 2 TTNR 0 1 TNR. · wild 2 3 · skip · discard T",
    words={
        "take": Take,
        "swap": Swap,
        "box": Box,
        "wild": PlaceWild,
        "skip": Skip,
        "discard": Discard,
    },
)


def checked(action: object) -> Action:
    """Return the action itself. Raises ActionError if it is no action of this game at all."""
    return NOTATION.checked(action)


def spelled(action: object) -> Action:
    """Return the action, if it can be said: its fields are short texts and numbers. Raises
    ActionError."""
    return NOTATION.spelled(action)


def action_text(action: Action) -> str:
    """Return the action as one line of text. Raises ActionError for what is no action.

    >>> action_text(Box(2, "TTNR", 0, 1, "TNR."))
    'box 2 TTNR 0 1 TNR.'
    """
    return NOTATION.text(action)


def parse_action(text: str) -> Action:
    """Return the action this text stands for. Raises ActionError, which shows how one is
    written.

    >>> parse_action("wild 2 3")
    PlaceWild(row=2, column=3)
    """
    return NOTATION.parse(text)
