"""How the puzzle editor looks: the board with its tools, the question, what is found."""

from __future__ import annotations

import htpy as h
from htpy import Node

from tutor.chocoly.faces import FLAVOURS, name, say_face
from tutor.chocoly.puzzles.kinds import PUZZLE_KINDS
from tutor.chocoly.puzzles.making.edit import DRAWN, FLAVOURED, FROM_GAMES
from tutor.i18n import _, ngettext
from tutor.kit.words import join_words
from widgets.chocoly.draw.svg import piece_svg
from widgets.chocoly.editor import board as editor_board
from widgets.chocoly.editor.board import HELD
from widgets.chocoly.editor.editing import (
    ASK_LAY,
    ASK_STACK,
    LAY,
    ORDERS,
    PLAYERS,
    STACK,
    EditorDesk,
)
from widgets.chocoly.editor.right_answers import answers
from widgets.chocoly.puzzles.pictures import face_svg
from widgets.chocoly.target_ids import spot
from widgets.pages.controls import button, link, message
from widgets.pages.page import HEADING, Picture
from widgets.pages.puzzles import drafting
from widgets.pages.puzzles.drafting import Outcome, select
from widgets.storage.settings import Frame
from widgets.tabletop.zone import Zone, pieces_of, scenes_of

KEYS = "r:turn l:mode:lay k:mode:stack q:mode:ask-stack u:undo"
PIECE, HAND = 30, 44
"""Pieces on buttons, and tiles of the hand, px."""


def paint(desk: EditorDesk, outcome: Outcome, frame: Frame, *, air: bool) -> Picture:
    """Paint the board at the left, the question and what is found at the right.

    `air`: the tile in hand is being dragged.
    """
    board = editor_board.board(desk, frame)
    tile = editor_board.tile(desk, frame)
    zones: list[Zone] = [*board.zones, tile]
    found = drafting.paint(outcome, lambda puzzle: answers(puzzle, frame, zones))
    places = tuple(spot("at", place) for place in desk.places)
    return Picture(
        title=_("Puzzle editor"),
        where=_("Puzzle editor"),
        keys=KEYS,
        after=outcome.after,
        scenes=scenes_of(zones),
        pieces=pieces_of([tile], (HELD,)),
        takes=places if air else (),
        body=h.div(".making")[
            h.section(".panel.painting", aria_labelledby=HEADING)[
                h.div(".next")[
                    h.h1(f"#{HEADING}")[_("Make a puzzle")],
                    h.div(".does")[
                        button("undo", _("Remove last"), "undo", id="undo"),
                        button("clear", _("Empty"), "replay", id="clear"),
                    ],
                ],
                h.div(".chocoly")[board.element()],
                _refusal(desk, outcome),
                h.div(".tools")[_tile(desk, tile), _does(desk)],
            ],
            h.section(".panel.asking", aria_label=_("The question"))[
                _question(desk),
                _hand(desk),
                _players(desk),
                found,
            ],
        ],
    )


def _refusal(desk: EditorDesk, outcome: Outcome) -> Node:
    """Why the last act was refused, with its rule."""
    error = desk.refusal
    if error is None:
        return None
    rule = link(f"{outcome.rules}/{error.clause}", _("Rule"), "rule") if error.clause else None
    return message("refused", str(error), "", rule, id="refusal")


# ---- the tile in hand


def _tile(desk: EditorDesk, zone: Zone) -> Node:
    """Its four corners, the tile itself, how many the box has."""
    owned, left = desk.draft.left_of(desk.face)
    count = _("{n} of {of} left in the box.").format(n=max(0, left), of=owned)
    return h.fieldset(".tool")[
        h.legend(".label")[_("Tile")],
        h.div(".tile-maker")[
            h.div(".corners", data_grid="corners")[
                (_corner(n, flavour) for n, flavour in enumerate(desk.face))
            ],
            h.div(".chocoly")[zone.element],
            h.div(".tile-acts")[
                button("turn", _("Rotate"), "rotate", id="turn"),
                button("keep", _("To hand"), "plus", id="keep"),
            ],
        ],
        h.p(".second")[count if owned else _("The box has no such tile.")],
    ]


def _corner(number: int, flavour: str) -> h.Element:
    words = (_("upper left"), _("upper right"), _("lower left"), _("lower right"))[number]
    label = _("{corner}: {flavour}; press for the next flavour")
    said = label.format(corner=words, flavour=name(flavour))
    return h.button(
        ".btn.corner",
        type="button",
        id=f"corner-{number}",
        data_act=f"corner:{number}",
        aria_label=said,
        title=said,
    )[piece_svg(flavour, PIECE)]


def _does(desk: EditorDesk) -> Node:
    """What a click on the board does, and whose token lies on a stack."""
    words = {
        LAY: _("Lay it"),
        STACK: _("Stack it"),
        ASK_LAY: _("Ask: laid here?"),
        ASK_STACK: _("Ask: stacked here?"),
    }
    table = desk.draft.state
    seats = (
        (str(seat), _tokens(who, table.left[seat]), seat == desk.owner)
        for seat, who in enumerate(desk.names)
    )
    return h.fieldset(".tool")[
        h.legend(".label")[_("On the board")],
        h.div(".does", role="group", data_grid="does")[
            (
                h.button(
                    ".btn",
                    type="button",
                    id=f"mode-{way}",
                    data_act=f"mode:{way}",
                    aria_pressed=str(way == desk.way).lower(),
                )[words[way]]
                for way in desk.ways
            )
        ],
        select("owner", _("Who pays for a stack"), seats) if desk.way == STACK else None,
    ]


def _tokens(who: str, n: int) -> str:
    return ngettext("{who}: {n} token left", "{who}: {n} tokens left", n).format(who=who, n=n)


# ---- the question


def _question(desk: EditorDesk) -> Node:
    draft = desk.draft
    kinds = ((kind, _(PUZZLE_KINDS[kind].title), kind == draft.kind) for kind in DRAWN)
    others = join_words([_(PUZZLE_KINDS[kind].title) for kind in FROM_GAMES])
    return [
        select("kind", _("Kind of puzzle"), kinds),
        h.p(".second")[_("{kinds} come out of whole games only.").format(kinds=others)],
        _flavours(draft.flavour) if draft.kind in FLAVOURED else None,
    ]


def _flavours(chosen: str) -> Node:
    return h.fieldset(".tool")[
        h.legend(".label")[_("Whose area")],
        h.div(".does", data_grid="flavours")[
            (
                h.button(
                    ".btn",
                    type="button",
                    id=f"flavour-{flavour}",
                    data_act=f"flavour:{flavour}",
                    aria_pressed=str(flavour == chosen).lower(),
                )[piece_svg(flavour, 24), h.span[name(flavour)]]
                for flavour in FLAVOURS
            )
        ],
    ]


def _hand(desk: EditorDesk) -> Node:
    draft = desk.draft
    title = _("Your hand, {n} of {of}").format(n=len(draft.hand), of=draft.room)
    return h.fieldset(".tool")[
        h.legend(".label")[title],
        h.div(".held", data_grid="held")[
            (
                h.button(
                    ".btn",
                    type="button",
                    id=f"drop-{n}",
                    data_act=f"drop-tile:{n}",
                    aria_label=_("Take it out: {face}").format(face=say_face(face)),
                    title=_("Take it out"),
                )[face_svg(face, HAND)]
                for n, face in enumerate(draft.hand)
            )
        ]
        if draft.hand
        else h.p(".second")[_("Choose a tile beside the board, then press To hand.")],
    ]


def _players(desk: EditorDesk) -> Node:
    base = desk.draft.base
    counts = ((str(n), str(n), n == base.players) for n in PLAYERS)
    given = [base.flavours[side[0]] for side in base.sides]
    sides = [[desk.names[p] for p in side] for side in base.sides]
    orders: dict[tuple[str, ...], tuple[str, str, bool]] = {}
    for order in ORDERS:
        own = tuple(order[: len(sides)])
        said = ", ".join(
            f"{join_words(who)}: {name(flavour)}" for who, flavour in zip(sides, own, strict=False)
        )
        orders.setdefault(own, (order, said, list(own) == given))
    return h.div(".two-fields")[
        select("players", _("Players"), counts),
        select("order", _("Flavours"), orders.values()),
    ]


def said(before: EditorDesk, after: EditorDesk) -> str:
    """Return what an act has changed, for a screen reader."""
    if after.refusal is not None:
        return str(after.refusal)
    if after.face != before.face:
        return _("The tile: {face}").format(face=say_face(after.face))
    old, new = before.draft, after.draft
    if len(new.hand) != len(old.hand):
        return _("Your hand, {n} of {of}").format(n=len(new.hand), of=new.room)
    if new.state.placed != old.state.placed:
        n = new.state.placed
        return ngettext("{n} tile lies on the board.", "{n} tiles lie on the board.", n).format(n=n)
    if new.named != old.named:
        return _("The question is about this tile now.")
    return ""
