"""Actions that both editions have, as frozen records."""

from __future__ import annotations

import attrs

from tutor.chocolatiers_family.kinds import in_order


def _sorted(cards: str) -> str:
    """Return cards in printed order; what is no text stays as it is, for `explain` to refuse."""
    return in_order(cards) if isinstance(cards, str) else cards


@attrs.frozen
class Take:
    """Take a card of this kind from the Share Tray (clause 3.1)."""

    card: str


@attrs.frozen
class PlaceWild:
    """Put a Wild on a space of one's display (clause 6.1); rows and columns count from 0."""

    row: int
    column: int


@attrs.frozen
class Discard:
    """Discard down to the hand limit (clause 7.1); `cards` in printed order."""

    cards: str = attrs.field(converter=_sorted)
