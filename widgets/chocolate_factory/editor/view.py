"""How the puzzle editor looks: the tile or the track and its tools, the question, what is found."""

from __future__ import annotations

from collections.abc import Iterator

import htpy as h
from htpy import Node

from tutor.chocolate_factory.goods import KINDS, NAMES, say_goods
from tutor.chocolate_factory.names import part_name, place_name
from tutor.chocolate_factory.puzzles.kinds import PUZZLE_KINDS
from tutor.chocolate_factory.puzzles.making.edit import (
    DRAWN,
    FROM_GAMES,
    LENDERS,
    MOST_EARNED,
    PARTS,
    ROOMS,
    Draft,
)
from tutor.chocolate_factory.puzzles.model import CARDS, GAME, Task
from tutor.chocolate_factory.setup import PLAYERS
from tutor.chocolate_factory.state import OpenOrder
from tutor.chocolate_factory.stores import ALL_SIDES, TRACK
from tutor.chocolate_factory.stores import NAMES as STORE_NAMES
from tutor.chocolate_factory.words import say_order, say_part
from tutor.i18n import _
from tutor.kit.words import join_words
from tutor.puzzles.model import Puzzle
from tutor.rooms import load_game
from widgets.chocolate_factory.editor.editing import EditorDesk
from widgets.chocolate_factory.puzzles.pictures import drawn
from widgets.chocolate_factory.symbols import symbol
from widgets.draw.players import player_svg
from widgets.pages.controls import button, link, message
from widgets.pages.page import HEADING, Picture
from widgets.pages.puzzles import drafting
from widgets.pages.puzzles.drafting import Outcome, select
from widgets.storage.settings import Frame

PIECE = 32
"""Chocolates on buttons, px."""
WIDE, NARROW = (700, 320), (320, 300)
"""The picture, px; on a phone it is narrow."""


def paint(desk: EditorDesk, outcome: Outcome, frame: Frame) -> Picture:
    """Paint the position and its tools at the left, question and what is found at the right."""
    draft = desk.draft
    tools = _track(desk) if draft.of_store else _evening(draft) if draft.of_room else _tile(draft)
    return Picture(
        title=_("Puzzle editor"),
        where=_("Puzzle editor"),
        after=outcome.after,
        body=h.div(".making")[
            h.section(".panel", aria_labelledby=HEADING)[
                h.div(".next")[
                    h.h1(f"#{HEADING}")[_("Make a puzzle")],
                    h.div(".does")[button("clear", _("Empty"), "replay", id="clear")],
                ],
                _picture(desk, frame),
                _refusal(desk, outcome),
                h.div(".tools")[tools],
            ],
            h.section(".panel", aria_label=_("The question"))[
                _question(desk),
                drafting.paint(outcome, _answer),
            ],
        ],
    )


def _picture(desk: EditorDesk, frame: Frame) -> Node:
    """What the question is about, as it will be seen at the table."""
    size = NARROW if frame.layout == "phone" else WIDE
    draft = desk.draft
    of_stores = draft.of_store or draft.of_room
    return drawn(load_game(GAME), _task(draft), *size, 1, of_stores=of_stores)


def _task(draft: Draft) -> Task:
    """What is asked so far, whether it can be or not."""
    return Task(draft.kind, draft.state, 0, draft.named)


def _refusal(desk: EditorDesk, outcome: Outcome) -> Node:
    """Why the last act was refused, with its rule."""
    error = desk.refusal
    if error is None:
        return None
    rule = link(f"{outcome.rules}/{error.clause}", _("Rule"), "rule") if error.clause else None
    return message("refused", str(error), "", rule, id="refusal")


def _answer(puzzle: Puzzle[Task]) -> Node:
    words = puzzle.task.asked.choices(puzzle.task)
    return h.p(".answer-words")[h.strong[words[puzzle.proof.answers[0]]]]


# ---- a Part and its tile


def _tile(draft: Draft) -> list[Node]:
    parts = ((card, part_name(card, CARDS), card == draft.part) for card in PARTS)
    return [
        h.div(".tool")[
            select("part", _("Part"), parts),
            h.p(".second")[f"{say_part(draft.part, CARDS)} · {place_name(draft.place)}"],
        ],
        *_pieces(draft.tile, _("Lay a chocolate on its tile")),
    ]


def _pieces(lies: str, title: str) -> list[Node]:
    """Chocolates to lay, and those that lie there, to be taken away."""
    return [
        h.fieldset(".tool")[
            h.legend(".label")[title],
            h.div(".picks", data_grid="pieces")[
                (_piece(f"piece-{kind}", f"piece:{kind}", kind, _(NAMES[kind])) for kind in KINDS)
            ],
        ],
        h.fieldset(".tool")[
            h.legend(".label")[_("Take one away")],
            h.div(".picks", data_grid="taken")[
                (
                    _piece(f"taken-{n}", f"unpiece:{kind}", kind, _taken(kind))
                    for n, kind in enumerate(lies)
                )
            ]
            if lies
            else h.p(".second")[_("Nothing lies there yet.")],
        ],
    ]


def _taken(kind: str) -> str:
    return _("Take away: {what}").format(what=_(NAMES[kind]))


def _piece(id_: str, does: str, kind: str, label: str) -> h.Element:
    return h.button(".btn", type="button", id=id_, data_act=does, aria_label=label, title=label)[
        symbol(kind, PIECE)
    ]


# ---- a store room and the side that takes of it


def _evening(draft: Draft) -> list[Node]:
    spaces = ((str(n), str(n), n == draft.space) for n in range(TRACK))
    own = select("own-space", _("Your space"), spaces)
    pounds = ((str(n), f"£{n}", n == draft.earned) for n in range(MOST_EARNED + 1))
    earned = select("earned", _("Earned today"), pounds)
    store = select("store", _("Store, side {side}").format(side=ROOMS[draft.kind]), _stores(draft))
    asked: list[Node] = [h.div(".two-fields")[own, store]]
    if draft.kind == "borrow":
        asked = [_lenders(draft), h.div(".two-fields.alike")[earned, own]]
    elif draft.kind == "counted":
        asked += [*_orders(draft), earned]
    return [*asked, *_pieces(draft.room, _("Lay a chocolate in the store room"))]


def _orders(draft: Draft) -> Iterator[h.Element]:
    """The orders that lie open; where one has stages that are done, it stands for those left."""
    for n, mine in enumerate(draft.orders):
        lie = {it.id for it in draft.orders if it is not None and it != mine}
        free = [mine if mine and mine.id == it else OpenOrder(it) for it in CARDS.orders]
        found = [(it.id, say_order(it, CARDS), it == mine) for it in free if it.id not in lie]
        yield h.div(".tool")[
            select(f"order-{n}", _("Order {n}").format(n=n + 1), found),
            h.p(".second")[say_order(mine, CARDS)] if mine else None,  # a list cuts it on a phone
        ]


def _lenders(draft: Draft) -> h.Element:
    """The sides of the stores whose rule can be borrowed."""
    sides = [
        select(f"side-{store}", _(STORE_NAMES[store]), [(it, it, it == side) for it in ALL_SIDES])
        for store, side in zip(LENDERS, draft.sides, strict=True)
    ]
    return h.div(".two-fields.alike")[sides]


def _stores(draft: Draft) -> Iterator[tuple[str, str, bool]]:
    return ((it, _(name), it == draft.store) for it, name in STORE_NAMES.items())


# ---- the markers of a store


def _track(desk: EditorDesk) -> list[Node]:
    draft, names = desk.draft, desk.names
    counts = ((str(n), str(n), n == draft.players) for n in PLAYERS)
    return [
        h.div(".two-fields")[
            select("players", _("Players"), counts), select("store", _("Store"), _stores(draft))
        ],
        h.fieldset(".tool")[
            h.legend(".label")[_("Whose marker")],
            h.div(".picks", data_grid="who")[
                (_marker(n, name, n == desk.who) for n, name in enumerate(names))
            ],
        ],
        h.fieldset(".tool")[
            h.legend(".label")[_("Move it to a space; on an occupied one it lies on top")],
            h.div(".picks", data_grid="spaces")[
                (
                    h.button(
                        ".btn",
                        type="button",
                        id=f"space-{n}",
                        data_act=f"space:{n}",
                        aria_label=_space(desk, n),
                        title=_space(desk, n),
                    )[str(n)]
                    for n in range(1, TRACK + 1)
                ),
                button("space:0", _("Take it away"), "undo", id="space-0"),
            ],
        ],
        h.p(".second")[_standing(desk)],
    ]


def _marker(player: int, name: str, chosen: bool) -> h.Element:
    return h.button(
        ".btn",
        type="button",
        id=f"who-{player}",
        data_act=f"who:{player}",
        aria_pressed=str(chosen).lower(),
    )[player_svg(player), h.span[name]]


def _space(desk: EditorDesk, space: int) -> str:
    """Say a space and who stands there, lowest first."""
    there = [desk.names[who] for who, at in desk.draft.stack if at == space]
    if not there:
        return _("Space {n}").format(n=space)
    return _("Space {n}: {who}").format(n=space, who=join_words(there))


def _standing(desk: EditorDesk) -> str:
    """Say all markers, best first; who came earlier to a space is named first."""
    stack = sorted(desk.draft.stack, key=lambda it: -it[1])
    if not stack:
        return _("No marker stands there yet.")
    return ", ".join(f"{desk.names[who]} {space}" for who, space in stack)


# ---- the question


def _question(desk: EditorDesk) -> list[Node]:
    draft = desk.draft
    kinds = ((kind, _(PUZZLE_KINDS[kind].title), kind == draft.kind) for kind in DRAWN)
    others = join_words([_(PUZZLE_KINDS[kind].title) for kind in FROM_GAMES])
    return [
        select("kind", _("Kind of puzzle"), kinds),
        h.p(".asked")[PUZZLE_KINDS[draft.kind].question(_task(draft))],
        h.p(".second")[_("{kinds} come out of whole games only.").format(kinds=others)],
    ]


def said(before: EditorDesk, after: EditorDesk) -> str:
    """Return what an act has changed, for a screen reader."""
    if after.refusal is not None:
        return str(after.refusal)
    old, new = before.draft, after.draft
    for before_, after_ in zip(old.orders, new.orders, strict=True):
        if after_ is not None and after_ != before_:
            return say_order(after_, CARDS)
    if new.room != old.room:
        return _("In the store room: {goods}.").format(goods=say_goods(new.room))
    if new.tile != old.tile:
        return _("On the tile: {goods}.").format(goods=say_goods(new.tile))
    if new.part != old.part:
        return say_part(new.part, CARDS)
    if new.stack != old.stack:
        return _standing(after)
    return ""
