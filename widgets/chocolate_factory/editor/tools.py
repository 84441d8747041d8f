"""The sheet of the editors of both games, and tools for chocolates and orders."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Protocol

import htpy as h
from htpy import Node

from tutor.chocolate_factory.goods import KINDS, NAMES, say_goods
from tutor.chocolate_factory.puzzles.making.edit import Orders
from tutor.chocolate_factory.puzzles.model import CARDS, Task
from tutor.chocolate_factory.state import OpenOrder
from tutor.chocolate_factory.words import say_order
from tutor.i18n import _
from tutor.puzzles.drafting import DraftError
from tutor.puzzles.model import Puzzle
from widgets.chocolate_factory.symbols import symbol
from widgets.pages.controls import button, link, message
from widgets.pages.page import HEADING, Picture
from widgets.pages.puzzles import drafting
from widgets.pages.puzzles.drafting import Outcome, select
from widgets.storage.settings import Frame

PIECE = 32
"""Chocolates on buttons, px."""
WIDE, NARROW = (700, 320), (320, 300)
"""The picture, px; on a phone it is narrow."""


def pieces(lies: str, title: str, act: str = "piece") -> list[Node]:
    """Return chocolates to lay, and those that lie there, to be taken away.

    `act`: of laying one, with its letter; that of taking one away begins with "un".
    """
    return [
        h.fieldset(".tool")[
            h.legend(".label")[title],
            h.div(".picks", data_grid=f"{act}s")[
                (_piece(f"{act}-{kind}", f"{act}:{kind}", kind, _(NAMES[kind])) for kind in KINDS)
            ],
        ],
        h.fieldset(".tool")[
            h.legend(".label")[_("Take one away")],
            h.div(".picks", data_grid=f"un{act}s")[
                (
                    _piece(f"un{act}-{n}", f"un{act}:{kind}", kind, _taken(kind))
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


def order_fields(orders: Orders) -> Iterator[h.Element]:
    """Return a list for each order that lies open; where one has stages that are done, it stands
    for those left.
    """
    for n, mine in enumerate(orders):
        lie = {it.id for it in orders if it is not None and it != mine}
        free = [mine if mine and mine.id == it else OpenOrder(it) for it in CARDS.orders]
        found = [(it.id, say_order(it, CARDS), it == mine) for it in free if it.id not in lie]
        yield h.div(".tool")[
            select(f"order-{n}", _("Order {n}").format(n=n + 1), found),
            h.p(".second")[say_order(mine, CARDS)] if mine else None,  # a list cuts it on a phone
        ]


def sheet(
    outcome: Outcome, picture: Node, refused: DraftError | None, tools: Node, question: Node
) -> Picture:
    """Return the page: picture and tools at the left, question and what is found at the right.

    `refused`: why the last act was, None if it was not.
    """
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
                picture,
                _refusal(refused, outcome),
                h.div(".tools")[tools],
            ],
            h.section(".panel", aria_label=_("The question"))[
                question,
                drafting.paint(outcome, _answer),
            ],
        ],
    )


def size(frame: Frame) -> tuple[int, int]:
    """Return the width and height of the picture, px."""
    return NARROW if frame.layout == "phone" else WIDE


class Stocked(Protocol):
    """A draft with orders and a store room."""

    @property
    def orders(self) -> Orders:
        """On their places."""

    @property
    def room(self) -> str:
        """The chocolates in the store room."""


def said_of_room(refusal: DraftError | None, old: Stocked, new: Stocked) -> str:
    """Return why an act was refused, or what it has changed of orders and store room; "" for
    nothing of these.
    """
    if refusal is not None:
        return str(refusal)
    for before, after in zip(old.orders, new.orders, strict=True):
        if after is not None and after != before:
            return say_order(after, CARDS)
    if new.room != old.room:
        return _("In the store room: {goods}.").format(goods=say_goods(new.room))
    return ""


def _refusal(error: DraftError | None, outcome: Outcome) -> Node:
    """Say why the last act was refused, with its rule."""
    if error is None:
        return None
    rule = link(f"{outcome.rules}/{error.clause}", _("Rule"), "rule") if error.clause else None
    return message("refused", str(error), "", rule, id="refusal")


def _answer(puzzle: Puzzle[Task]) -> Node:
    words = puzzle.task.asked.choices(puzzle.task)
    return h.p(".answer-words")[h.strong[words[puzzle.proof.answers[0]]]]
