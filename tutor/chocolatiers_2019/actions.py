"""What a player can do, as frozen records, and their one-line text.

Text, one word for the kind of action, then its parts: "take T", "trade R TN", "box 2 TTNR 0 1 TNR."
("box r ..." fills the reserved one), "wild 2 3", "reserve 4", "discard TN". Exact round trip for
every action that can be legal. Taking one card, placing a Wild and discarding are the first
edition's.
"""

from __future__ import annotations

from typing import Annotated, Literal

import attrs

from tutor.chocolatiers_family.actions import Discard, PlaceWild, Take
from tutor.chocolatiers_family.kinds import in_order
from tutor.kit.notation import Notation

RESERVED = "r"
"""Where the reserved box lies, in place of a number in the row."""


def _sorted(cards: str) -> str:
    """Return cards in printed order; what is no text stays as it is, for `explain` to refuse."""
    return in_order(cards) if isinstance(cards, str) else cards


@attrs.frozen
class Trade:
    """Discard one card, take two (clause 3.2); `take` is two letters in printed order."""

    give: str
    take: str = attrs.field(converter=_sorted)


@attrs.frozen(weakref_slot=False)
class Box:
    """Fill a box of the row or the reserved one, and place it (clauses 4.1 to 4.8).

    `place` counts from 0 in the row, or is RESERVED; `cards` are discarded, in printed order;
    `row`, `column` count boxes from the display's top left one, -1 is above or to the left; `face`
    is the box's four spaces in reading order after turning.
    """

    place: Annotated[int | str, int | Literal["r"]]
    cards: str = attrs.field(converter=_sorted)
    row: int
    column: int
    face: str


@attrs.frozen
class Reserve:
    """Take a box of the row and put a Wild on it (clause 6.1); `place` counts from 0."""

    place: int


Action = Take | Trade | Box | PlaceWild | Reserve | Discard

NOTATION: Notation[Action] = Notation(
    title="Chocolatiers 2019",
    examples=(
        "take T · trade R TN · box 2 TTNR 0 1 TNR. · box r TTNR 0 1 TNR. · wild 2 3 · reserve 4 · "
        "discard TN"
    ),
    words={
        "take": Take,
        "trade": Trade,
        "box": Box,
        "wild": PlaceWild,
        "reserve": Reserve,
        "discard": Discard,
    },
)


def action_text(action: Action) -> str:
    """Return the action as one line of text. Raises ActionError for what is no action.

    >>> action_text(Box("r", "TTNR", 0, 1, "TNR."))
    'box r TTNR 0 1 TNR.'
    """
    return NOTATION.text(action)


def parse_action(text: str) -> Action:
    """Return the action this text stands for. Raises ActionError, which shows how one is
    written.

    >>> parse_action("trade R NT")
    Trade(give='R', take='TN')
    """
    return NOTATION.parse(text)
