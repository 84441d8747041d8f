"""How fast one watches what computer players do: a button for each speed."""

from __future__ import annotations

from functools import lru_cache

import htpy as h

from tutor.i18n import _
from widgets.table.habit import PACES

PAUSE, COACHED = 900, 1500
"""Milliseconds before a computer player's next move, to see the one before; and with the coach."""
FEAST = 1300
"""Milliseconds in which a card that is won turns over and flies (see `moves.js`): the next move,
which would end that, waits."""


def pause(pace: int, *, coached: bool, feast: bool) -> int:
    """Return the milliseconds before the next move of a computer player at a speed; `feast`: a card
    that is won flies meanwhile."""
    return max((COACHED if coached else PAUSE) // pace, FEAST if feast else 0)


@lru_cache(maxsize=8)
def pace_buttons(pace: int) -> tuple[h.Element, ...]:
    """Return the speeds to choose from, in the row of small buttons; the one in use is pressed."""
    return tuple(
        h.button(
            ".btn.turn-step.turn-pace",
            type="button",
            data_act=f"pace:{each}",
            aria_pressed=str(each == pace).lower(),
            aria_label=_("Watch at speed {n}").format(n=each),
        )[f"×{each}"]
        for each in PACES
    )
