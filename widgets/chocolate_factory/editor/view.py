"""How the puzzle editor looks: the tile or the track and its tools, the question, what is found."""

from __future__ import annotations

from collections.abc import Iterator

import htpy as h
from htpy import Node

from tutor.chocolate_factory.goods import say_goods
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
from tutor.chocolate_factory.stores import ALL_SIDES, TRACK
from tutor.chocolate_factory.stores import NAMES as STORE_NAMES
from tutor.chocolate_factory.words import say_part
from tutor.i18n import _
from tutor.kit.words import join_words
from tutor.rooms import load_game
from widgets.chocolate_factory.editor.editing import EditorDesk
from widgets.chocolate_factory.editor.tools import order_fields, pieces, said_of_room, sheet, size
from widgets.chocolate_factory.puzzles.pictures import drawn
from widgets.draw.players import player_svg
from widgets.pages.controls import button
from widgets.pages.page import Picture
from widgets.pages.puzzles.drafting import Outcome, select
from widgets.storage.settings import Frame


def paint(desk: EditorDesk, outcome: Outcome, frame: Frame) -> Picture:
    """Paint the position and its tools at the left, question and what is found at the right."""
    draft = desk.draft
    tools = _track(desk) if draft.of_store else _evening(draft) if draft.of_room else _tile(draft)
    return sheet(outcome, _picture(desk, frame), desk.refusal, tools, _question(desk))


def _picture(desk: EditorDesk, frame: Frame) -> Node:
    """What the question is about, as it will be seen at the table."""
    draft = desk.draft
    of_stores = draft.of_store or draft.of_room
    return drawn(load_game(GAME), _task(draft), *size(frame), 1, of_stores=of_stores)


def _task(draft: Draft) -> Task:
    """What is asked so far, whether it can be or not."""
    return Task(draft.kind, draft.state, 0, draft.named)


# ---- a Part and its tile


def _tile(draft: Draft) -> list[Node]:
    parts = ((card, part_name(card, CARDS), card == draft.part) for card in PARTS)
    return [
        h.div(".tool")[
            select("part", _("Part"), parts),
            h.p(".second")[f"{say_part(draft.part, CARDS)} · {place_name(draft.place)}"],
        ],
        *pieces(draft.tile, _("Lay a chocolate on its tile")),
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
        asked += [*order_fields(draft.orders), earned]
    return [*asked, *pieces(draft.room, _("Lay a chocolate in the store room"))]


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
    old, new = before.draft, after.draft
    if words := said_of_room(after.refusal, old, new):
        return words
    if new.tile != old.tile:
        return _("On the tile: {goods}.").format(goods=say_goods(new.tile))
    if new.part != old.part:
        return say_part(new.part, CARDS)
    if new.stack != old.stack:
        return _standing(after)
    return ""
