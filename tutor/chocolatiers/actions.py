"""What a player can do, as frozen records, and their one-line text.

Text, one word for the kind of action, then its parts: "take T", "swap R TN", "box 2 TTNR 0 1 TNR.", "wild 2 3", "skip", "discard T". Exact round trip.
"""

from __future__ import annotations

from typing import Any

import attrs

from tutor.chocolatiers.kinds import in_order
from tutor.i18n import _


class ActionError(ValueError):
    """A text or object that is no action at all (an illegal action is IllegalAction)."""


@attrs.frozen
class Take:
    """Take a card of this kind from the Share Tray (clause 3.1)."""

    card: str


@attrs.frozen
class Swap:
    """Put one card down, take two (clause 3.2); `take` is two letters in printed order."""

    give: str
    take: str = attrs.field(converter=in_order)


@attrs.frozen
class Box:
    """Fill the top box of a stack and place it (clauses 4.1 to 5.6).

    `stack` counts from 0; `cards` are discarded, in printed order; `row`, `column` count boxes from the display's top left one, -1 is above or to the left; `face` is the box's four
    spaces in reading order after turning.
    """

    stack: int
    cards: str = attrs.field(converter=in_order)
    row: int
    column: int
    face: str


@attrs.frozen
class PlaceWild:
    """Put a Wild on a space of one's display (clause 6.1); rows and columns count from 0."""

    row: int
    column: int


@attrs.frozen
class Skip:
    """Decline the bonus (clause 2.3)."""


@attrs.frozen
class Discard:
    """Discard down to the hand limit (clause 7.1); `cards` in printed order."""

    cards: str = attrs.field(converter=in_order)


Action = Take | Swap | Box | PlaceWild | Skip | Discard

_WORDS: dict[str, type[Action]] = {
    "take": Take,
    "swap": Swap,
    "box": Box,
    "wild": PlaceWild,
    "skip": Skip,
    "discard": Discard,
}
_NAMES = {kind: word for word, kind in _WORDS.items()}


def action_text(action: Action) -> str:
    """The action as one line of text.

    >>> action_text(Box(2, "TTNR", 0, 1, "TNR."))
    'box 2 TTNR 0 1 TNR.'
    """
    return " ".join([_NAMES[type(action)], *map(str, attrs.astuple(action))])


def parse_action(text: str) -> Action:
    """The action this text stands for. Raises ActionError, which shows how one is written.

    >>> parse_action("wild 2 3")
    PlaceWild(row=2, column=3)
    """
    word, *parts = text.split() if isinstance(text, str) else [""]
    kind = _WORDS.get(word)
    try:
        if kind is None:
            raise ValueError
        names = attrs.fields(kind)
        values: list[Any] = [
            int(part) if field.type == "int" else part
            for field, part in zip(names, parts, strict=True)
        ]
        return kind(*values)
    except ValueError:
        raise ActionError(
            _(
                "“{text}” is no action. Write for example: take T · swap R TN · box 2 TTNR 0 1 TNR. · wild 2 3 · skip · discard T."
            ).format(text=str(text)[:60])
        ) from None
