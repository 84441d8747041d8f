"""What others' actions change for a player, in a sentence each."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tutor.chocolate_factory.components import MOST_ORDERS
from tutor.chocolate_factory.names import day_name
from tutor.chocolate_factory.state import OVER, State
from tutor.chocolate_factory.stores import NAMES, rank_store
from tutor.i18n import _
from tutor.kit.words import all_names


def news(before: State, after: State, player: int, names: Sequence[str]) -> tuple[str, ...]:
    """Return who has overtaken the player at a store or in orders, and that the last day begins."""
    called = all_names(names, len(after.players))
    return (
        *_stores(before, after, player, called),
        *_orders(before, after, player, called),
        *_last_day(before, after),
    )


def _stores(before: State, after: State, player: int, called: Sequence[str]) -> Iterator[str]:
    """Tell where the player earns less than before, as the markers stand."""
    for old, new in zip(before.stores, after.stores, strict=True):
        had, has = (rank_store(it.stack).get(player, 0) for it in (old, new))
        if has >= had:
            continue
        moved = max((p for p in range(len(called)) if new.space(p) > old.space(p)), key=new.space)
        text = _("{who} moves to space {n} at {store}: you would earn £{has} there, not £{had}.")
        yield text.format(
            who=called[moved], n=new.space(moved), store=_(NAMES[new.id]), has=has, had=had
        )


def _orders(before: State, after: State, player: int, called: Sequence[str]) -> Iterator[str]:
    """Tell who has completed more orders than the player, who had most."""
    old, new = ([len(seat.completed) for seat in it.players] for it in (before, after))
    if old[player] and old[player] == max(old) and new[player] < max(new):
        text = _("{who} has completed {n} orders, more than you: that would earn £{money}.")
        most = new.index(max(new))
        yield text.format(who=called[most], n=new[most], money=MOST_ORDERS)


def _last_day(before: State, after: State) -> Iterator[str]:
    if after.last_day and not before.last_day and after.phase != OVER:
        text = _("{day} is the last day: nothing is kept overnight, and all that is left is money.")
        yield text.format(day=day_name(after.day))
