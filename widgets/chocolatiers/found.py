"""What has been found in an Explore step: payments as rows of pieces, spaces tried."""

from __future__ import annotations

from typing import TYPE_CHECKING

import htpy as h
from htpy import Node

from tutor.chocolatiers.kinds import name, say_cards
from tutor.chocolatiers.payments import Payment
from tutor.i18n import _
from tutor.lessons.judging import all_payments, wanted
from tutor.lessons.model import Explore
from widgets.chocolatiers.draw.svg import cup_svg, piece_svg
from widgets.draw.icons import icon_svg

if TYPE_CHECKING:
    from widgets.pages.lesson.page import LessonPage

SIZE = 28


def progress(page: LessonPage) -> Node:
    """How many are found of those to be found."""
    step = page.session.step
    if not isinstance(step, Explore) or step.mode != "payments":
        return None
    of = wanted(step, page.session.state)
    text = _("Goal: {of} payments, {n} found").format(of=of, n=len(page.session.seen))
    return h.div(".goal.quiet")[h.p(".label")[icon_svg("goal", 16), text]]


def found(page: LessonPage) -> Node:
    """The payments found, each as it pays; empty cups for those still to find."""
    step = page.session.step
    if not isinstance(step, Explore) or step.mode != "payments":
        return None
    ways = {way.cards: way for way in all_payments(step, page.session.state)}
    seen = [ways[str(cards)] for cards in page.session.seen if cards in ways]
    missing = max(0, wanted(step, page.session.state) - len(seen))
    return h.section(".zone.found", aria_label=_("Payments found"))[
        h.p(".label", aria_hidden="true")[_("Payments found")],
        h.ol[
            (h.li[_way(way)] for way in seen),
            (
                h.li(".missing")[cup_svg(SIZE), h.span(".visually-hidden")[_("not found yet")]]
                for _n in range(missing)
            ),
        ],
    ]


def _way(way: Payment) -> Node:
    """Cards that pay for their own kind, then each pair and what it stands for."""
    single = list(way.cards)
    for pair, _kind in way.pairs:
        single.remove(pair)
        single.remove(pair)
    pairs = [
        _("2 {pair} for {kind}").format(pair=name(pair), kind=name(kind))
        for pair, kind in way.pairs
    ]
    return [
        _aloud("; ".join([say_cards(way.cards), *pairs])),
        (piece_svg(card, SIZE) for card in single),
        (
            h.span(".pair")[
                piece_svg(pair, SIZE),
                piece_svg(pair, SIZE),
                icon_svg("chevron", 14),
                piece_svg(kind, SIZE),
            ]
            for pair, kind in way.pairs
        ),
    ]


def _aloud(words: str) -> h.Element:
    return h.span(".visually-hidden")[words]
