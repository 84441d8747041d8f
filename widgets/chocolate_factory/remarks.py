"""What a computer player of Chocolate Factory says: of orders, and of who leads at a store."""

from __future__ import annotations

from tutor.chocolate_factory.state import State
from tutor.chocolate_factory.stores import NAMES
from tutor.i18n import _
from widgets.draw.faces import ANNOYED, PLEASED
from widgets.tabletop.remarks import Remark


def remark(before: State, after: State, mover: int, player: int) -> Remark | None:
    """Say what a turn has changed for this player; everything lies open."""
    was, now = before.players[player], after.players[player]
    if mover == player:
        if len(now.completed) > len(was.completed):
            return Remark(PLEASED, _("One more order done!"))
        if now.money > was.money:
            return Remark(PLEASED, _("£{n} for me!").format(n=now.money - was.money))
        return None
    for store, later in zip(before.stores, after.stores, strict=True):
        mine = later.space(player)
        if mine and store.space(mover) <= store.space(player) and later.space(mover) > mine:
            return Remark(
                ANNOYED, _("{store}: I was ahead there.").format(store=_(NAMES[store.id]))
            )
    return None
