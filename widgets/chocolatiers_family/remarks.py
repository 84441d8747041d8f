"""What a computer player says at a table of the card games: of groups, boxes and First."""

from __future__ import annotations

from typing import Protocol

from tutor.chocolatiers_family.display import Display
from tutor.chocolatiers_family.kinds import KINDS, name
from tutor.chocolatiers_family.scoring import awards
from tutor.i18n import _
from widgets.draw.faces import ANNOYED, PLEASED
from widgets.tabletop.remarks import Remark

WORTH_A_WORD = 3
"""Chocolates of a group that one speaks of."""


class Table(Protocol):
    """A position of a card game."""

    @property
    def displays(self) -> tuple[Display, ...]:
        """What everybody has built."""
        ...


def card_remark(before: Table, after: Table, mover: int, player: int) -> Remark | None:
    """Say what a turn has changed for this player's groups; all of it lies open."""
    if before.displays == after.displays:
        return None
    was, now = awards(before.displays), awards(after.displays)
    for kind in KINDS:
        size = now[kind].sizes[player]
        if size < WORTH_A_WORD or was[kind].winner == now[kind].winner:
            continue
        if mover == player and now[kind].winner == player:
            return Remark(PLEASED, _("My {kind}: {n}!").format(kind=name(kind), n=size))
        if mover != player and was[kind].winner == player:
            return Remark(ANNOYED, _lost(kind, tied=now[kind].winner is None))
    return None


def first_remark(before: int | None, after: int | None, player: int) -> Remark | None:
    """Say something when First has gone to its owner; None otherwise."""
    if before is not None or after is None:
        return None
    if after == player:
        return Remark(PLEASED, _("First is mine!"))
    return Remark(ANNOYED, _("First is gone."))


def _lost(kind: str, *, tied: bool) -> str:
    if tied:
        return _("A {kind} tie helps nobody.").format(kind=name(kind))
    return _("My {kind} was the largest.").format(kind=name(kind))
