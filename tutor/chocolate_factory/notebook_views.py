"""Represents a Factory and a position in a notebook: in words, and drawn if `widgets` is installed.

Nothing that is hidden is said or drawn.
"""

from __future__ import annotations

from tutor.chocolate_factory import words
from tutor.chocolate_factory.components import Components
from tutor.chocolate_factory.expansion import load_box
from tutor.chocolate_factory.factory import Factory
from tutor.chocolate_factory.goods import say_goods
from tutor.chocolate_factory.names import n_coal
from tutor.chocolate_factory.state import State, view
from tutor.i18n import _
from tutor.rich_display import Shown, named, paragraphs

STILLS = "widgets.chocolate_factory.notebook_pictures:"
"""Where pictures are drawn, if that is installed: each a function that gives (html, svg)."""


def factory(it: Factory) -> Shown:
    """Return a Factory: its line first, so that it can be copied."""
    store = _("Store room: {goods}").format(goods=say_goods(it.store))
    said = "\n".join(
        [
            repr(it),
            *words.say_factory(it.seat, it.cards),
            f"{store}. {_('Bunker: {coal}').format(coal=n_coal(it.coal))}.",
        ]
    )
    return _drawn(said, it.state, it.cards)


def state(it: State) -> Shown:
    """Return the table as everybody may see it, with the Factory of the player to act."""
    seen, cards = view(it), load_box()
    text = words.describe(seen, cards, seen.player)
    shown = _drawn(text, seen, cards)
    return Shown(text, shown.html and shown.html + paragraphs(*text.splitlines()))


def _drawn(said: str, state: State, cards: Components) -> Shown:
    picture = named(f"{STILLS}factory")
    if picture is None:
        return Shown(said)
    html, svg = picture(state, cards, said)
    return Shown(said, html, svg)
