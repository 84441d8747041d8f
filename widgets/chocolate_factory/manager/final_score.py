"""The end of the week: what each card asks, and how it was paid, as a picture."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import groupby

from attrs import evolve
from markupsafe import Markup

from tutor.chocolate_factory.components import Components
from tutor.chocolate_factory.expansion import load_box
from tutor.chocolate_factory.manager.actions import ManagerAction
from tutor.chocolate_factory.manager.judging import goals, judged, labels
from tutor.chocolate_factory.manager.meters import DISCARD, GIVE, STEPS, Meter, meters
from tutor.chocolate_factory.manager.saying import say_card
from tutor.chocolate_factory.manager.state import ManagerState
from tutor.chocolate_factory.names import SIZES
from tutor.chocolate_factory.stores import NAMES
from tutor.engine import Game
from tutor.i18n import _, ngettext
from tutor.kit.words import join_words
from widgets.chocolate_factory.final_score import ITEM, PAGE
from widgets.chocolate_factory.lettering import write
from widgets.chocolate_factory.manager.goal_signs import draw_goal_sign
from widgets.chocolate_factory.manager.goals_zone import short, value
from widgets.draw.geometry import Rect
from widgets.draw.icons import draw_icon as draw_mark
from widgets.draw.scene import Pen
from widgets.draw.svg import scene_svg
from widgets.tabletop import Column
from widgets.tabletop.score import plain_columns

WIDTH, HEIGHT = ITEM
ROUND = 23
"""Radius of the place of a card among all (px)."""


def columns(
    game: Game[ManagerState, ManagerAction], state: ManagerState, names: Sequence[str]
) -> tuple[Column, ...]:
    """Return the cards in their order, with what each asks for."""
    del names
    both = zip(labels(state), goals(state), strict=True)
    return tuple(
        evolve(column, about=label, asks=say_card(card))
        for (label, card), column in zip(both, plain_columns(game, state), strict=True)
    )


@lru_cache(maxsize=128)
def portrait(state: ManagerState, player: int, about: str = "") -> Markup:
    """Draw the card of a place and how it was paid; with "" all cards, those that are met with a
    tick.
    """
    del player
    pen, cards = Pen(), load_box()
    pen.rect(0, 0, WIDTH, HEIGHT, 12, fill=PAGE.surface_2, stroke=PAGE.line)
    found = [[*group] for _n, group in groupby(meters(state, cards), lambda it: it.goal)]
    at = Rect(10, 8, WIDTH - 20, HEIGHT - 16)
    one = next((group for group in found if group[0].label == about), None)
    if one is None:
        _draw_all(pen, found, at)
    else:
        _draw_one(pen, state, cards, one, at)
    return Markup(scene_svg(pen.scene(WIDTH, HEIGHT)))


def _draw_all(pen: Pen, found: Sequence[Sequence[Meter]], at: Rect) -> None:
    first = -(-len(found) // 2)
    for row, group in enumerate((found[:first], found[first:])):
        step = at.width / max(1, len(group))
        for n, card in enumerate(group):
            x, y = at.x + (n + 0.5) * step, at.y + at.height * (0.26 + 0.49 * row)
            _draw_round(pen, card, x, y)


def _draw_round(pen: Pen, found: Sequence[Meter], x: float, y: float) -> None:
    """Draw a card; what is missing of it in figures, if it is not met."""
    met = found[0].met
    meter = min(found, key=lambda it: it.full)
    ring = Rect(x - ROUND, y - ROUND, 2 * ROUND, 2 * ROUND)
    if met:
        pen.circle(x, y, ROUND, fill=PAGE.surface, stroke=PAGE.line_strong)
    else:
        pen.rect(*ring, ROUND, fill=PAGE.surface, stroke=PAGE.chosen, line=2, dash=(4, 3))
    draw_goal_sign(pen, PAGE, meter, Rect(x - 14, y - 17, 28, 28))
    if met:
        draw_mark(pen, "check", x + 19, y - 17, 18, PAGE.solved)
        return
    figure = short(meter)
    wide = 7.2 * len(figure) + 10
    pen.rect(x - wide / 2, y + 14, wide, 16, 8, fill=PAGE.surface, stroke=PAGE.chosen)
    pen.text(figure, x, y + 22, 11, PAGE.ink, 700)


def _draw_one(
    pen: Pen, state: ManagerState, cards: Components, found: Sequence[Meter], at: Rect
) -> None:
    """Draw a card large, and say beside it how it was paid, or how far it came."""
    draw_goal_sign(pen, PAGE, found[-1], Rect(at.x + 6, at.y + 28, 58, 58))
    words = Rect(at.x + 74, at.y + 4, at.width - 76, at.height - 8)
    said = paid(state, cards, found)
    for size in (16, 15, 14, 13, 12, 11):
        if write(pen, said, words, size, PAGE.ink, 600):
            break


def paid(state: ManagerState, cards: Components, found: Sequence[Meter]) -> str:
    """Say how a card was paid, or how far each of its meters came."""
    if not found[0].met:
        return _("Not met: {values}.").format(values=join_words([value(it) for it in found]))
    card = found[0].card
    payment = next(it for it in judged(state, cards).met if it.card == card)
    said = []
    for meter in found:
        if meter.kind == STEPS:
            steps = [
                ngettext("{n} step at {store}", "{n} steps at {store}", n).format(
                    n=n, store=_(NAMES[store])
                )
                for store, n in payment.steps
            ]
            said.append(join_words(steps))
        elif meter.kind == GIVE:
            said.append(_("given at once"))
        elif meter.kind == DISCARD:
            said.append(", ".join(_(SIZES[size]) for size in payment.orders))
        else:
            said.append(_("£{n} earned").format(n=state.money))
    return _("Met: {how}.").format(how="; ".join(said))
