"""How the solo game's puzzle editor looks: cards and markers, or chocolates; the question."""

from __future__ import annotations

from collections.abc import Iterator

import htpy as h
from htpy import Node

from tutor.chocolate_factory.goods import say_goods
from tutor.chocolate_factory.manager.puzzles.composing import STEPS
from tutor.chocolate_factory.manager.puzzles.kinds import PUZZLE_KINDS
from tutor.chocolate_factory.manager.puzzles.kinds.days import MOVES, WEEKDAYS
from tutor.chocolate_factory.manager.puzzles.making.edit import (
    DRAWN,
    FROM_GAMES,
    GIFTS,
    LAST_BEGUN,
    PLAIN_TARGETS,
    Draft,
)
from tutor.chocolate_factory.manager.puzzles.model import Task
from tutor.chocolate_factory.manager.saying import say_card
from tutor.chocolate_factory.names import n_spaces
from tutor.chocolate_factory.stores import NAMES, STORES, TRACK
from tutor.i18n import _, ngettext
from tutor.kit.words import join_words
from widgets.chocolate_factory.editor.tools import order_fields, pieces, said_of_room, sheet, size
from widgets.chocolate_factory.manager.editor.editing import EditorDesk
from widgets.chocolate_factory.manager.puzzles.pictures import position
from widgets.pages.page import Picture
from widgets.pages.puzzles.drafting import Outcome, select
from widgets.storage.settings import Frame


def paint(desk: EditorDesk, outcome: Outcome, frame: Frame) -> Picture:
    """Paint the position and its tools at the left, question and what is found at the right."""
    draft = desk.draft
    picture = position(_task(draft), *size(frame), large=1)
    tools = _evening(draft) if draft.of_evening else _cards(draft)
    return sheet(outcome, picture, desk.refusal, tools, _question(draft))


def _task(draft: Draft) -> Task:
    """What is asked so far, whether it can be or not."""
    return Task(draft.kind, draft.state, 0, draft.named)


# ---- cards and markers


def _cards(draft: Draft) -> list[Node]:
    targets = ((it, say_card(it), it == draft.target) for it in PLAIN_TARGETS)
    return [
        _morning(draft) if draft.of_morning else None,
        h.div(".tool")[
            select("target", _("Weekly Target"), targets),
            h.p(".second")[say_card(draft.target)],  # a list cuts it on a phone
        ],
        h.fieldset(".tool")[
            h.legend(".label")[_("Open Demands with steps")],
            h.div(".picks", data_grid="demands")[(_demand(draft, card) for card in STEPS)],
        ],
        h.div(".two-fields.alike")[_markers(draft)],
    ]


def _morning(draft: Draft) -> h.Element:
    days = ((str(n), _(WEEKDAYS[n]), n == draft.day) for n in range(LAST_BEGUN + 1))
    moves = ((it, n_spaces(int(it)), it == draft.by) for it in MOVES)
    return h.div(".two-fields.alike")[
        select("day", _("Morning of"), days), select("by", _("Each delivery moves"), moves)
    ]


def _demand(draft: Draft, card: str) -> h.Element:
    return h.button(
        ".btn",
        type="button",
        id=f"demand-{card}",
        data_act=f"demand:{card}",
        aria_pressed=str(card in draft.demands).lower(),
    )[say_card(card)]


def _markers(draft: Draft) -> Iterator[h.Element]:
    for store, at in zip(STORES, draft.markers, strict=True):
        spaces = ((str(n), str(n), n == at) for n in range(TRACK + 1))
        yield select(f"marker-{store}", _(NAMES[store]), spaces)


# ---- an evening


def _evening(draft: Draft) -> list[Node]:
    gifts = ((it, say_card(it), it == draft.give) for it in GIFTS)
    return [
        h.div(".tool")[select("give", _("Demand"), gifts)],
        *order_fields(draft.orders),
        *pieces(draft.room, _("Lay a chocolate in the store room")),
        *pieces(draft.belt, _("Lay a chocolate on the belt, for tomorrow"), "belt"),
    ]


# ---- the question


def _question(draft: Draft) -> list[Node]:
    kinds = ((kind, _(PUZZLE_KINDS[kind].title), kind == draft.kind) for kind in DRAWN)
    others = join_words([_(PUZZLE_KINDS[kind].title) for kind in FROM_GAMES])
    text = ngettext(
        "{kinds} comes out of whole weeks only: a whole Factory is searched.",
        "{kinds} come out of whole weeks only: a whole Factory is searched.",
        len(FROM_GAMES),
    )
    return [
        select("kind", _("Kind of puzzle"), kinds),
        h.p(".asked")[PUZZLE_KINDS[draft.kind].question(_task(draft))],
        h.p(".second")[text.format(kinds=others)],
    ]


def said(before: EditorDesk, after: EditorDesk) -> str:
    """Return what an act has changed, for a screen reader."""
    old, new = before.draft, after.draft
    if words := said_of_room(after.refusal, old, new):
        return words
    if new.belt != old.belt:
        return _("On the belt: {goods}.").format(goods=say_goods(new.belt))
    if new.target != old.target:
        return say_card(new.target)
    if new.demands != old.demands:
        text = _("Open Demands with steps: {all}.")
        return text.format(all=join_words([say_card(it) for it in new.demands]) or _("none"))
    return ""
