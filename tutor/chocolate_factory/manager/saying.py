"""What Weekly Targets and Demands ask for, in words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from tutor.chocolate_factory.goods import say_goods
from tutor.chocolate_factory.manager.cards import ALIKE, DIFFERENT, GoalCard, load_cards
from tutor.chocolate_factory.names import SIZES
from tutor.chocolate_factory.state import HIDDEN
from tutor.chocolate_factory.stores import NAMES
from tutor.i18n import _, ngettext
from tutor.kit.words import join_words


def say_card(card: str) -> str:
    """Say what a card asks for, in a few words without a full stop."""
    if card == HIDDEN:
        return _("face down")
    return _("; ").join(_asked(load_cards()[card]))


def _asked(card: GoalCard) -> Iterator[str]:
    if card.money:
        yield _("£{n} from Corner Shops").format(n=card.money)
    if card.more:
        yield _("£{n} more for the Weekly Target").format(n=card.more)
    if card.steps:
        yield _steps(card)
    if card.orders:
        yield _("discard {orders}").format(orders=_orders(card.orders))
    if card.give:
        yield _("give {what} at once").format(what=say_gift(card))


def say_gift(card: GoalCard) -> str:
    """Say which chocolates a card asks for."""
    which = {ALIKE: _("{goods}, all of one kind"), DIFFERENT: _("{goods}, all different")}
    return which.get(card.which, "{goods}").format(goods=say_goods(card.give))


def _steps(card: GoalCard) -> str:
    n, stores = card.steps[0], len(card.steps)
    steps = ngettext("{n} step", "{n} steps", n).format(n=n)
    if card.store:
        return _("{store}: {steps}").format(store=_(NAMES[card.store]), steps=steps)
    text = ngettext("{steps} at a store", "{steps} at each of {stores} stores", stores)
    return text.format(steps=steps, stores=stores)


def _orders(sizes: tuple[str, ...]) -> str:
    said = []
    for size, n in Counter(sizes).items():
        text = ngettext("{n} {size} order", "{n} {size} orders", n)
        said.append(text.format(n=n, size=_(SIZES[size])))
    return join_words(said)
