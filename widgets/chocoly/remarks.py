"""What a computer player of Chocoly says: of what a tile has made of its area."""

from __future__ import annotations

from tutor.chocoly.faces import FLAVOURS, name
from tutor.chocoly.outcomes import sizes_of
from tutor.chocoly.state import State
from tutor.i18n import _
from widgets.draw.faces import ANNOYED, PLEASED
from widgets.tabletop.remarks import Remark

WORTH_A_WORD = 3
"""Pieces by which an area has grown that one speaks of."""


def remark(before: State, after: State, mover: int, player: int) -> Remark | None:
    """Say what a turn has made of this player's largest area."""
    flavour = after.flavours[player]
    if not flavour or before.board == after.board:
        return None
    mine = FLAVOURS.index(flavour)
    was, now = sizes_of(before.board)[mine], sizes_of(after.board)[mine]
    ours = after.flavours[mover] == flavour
    if now < was:
        return Remark(ANNOYED, _("A cut! {n} of {of} are left.").format(n=now, of=was))
    if ours and now - was >= WORTH_A_WORD:
        return Remark(PLEASED, _("My {flavour}: {n}!").format(flavour=name(flavour), n=now))
    if not ours and now > was:
        return Remark(
            PLEASED,
            _("My {flavour} grows, too: {n}.").format(flavour=name(flavour), n=now),
        )
    return None
