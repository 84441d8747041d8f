"""How the puzzle editor looks: the easel with its tools, the question, what is found."""

from __future__ import annotations

import htpy as h
from htpy import Node

from tutor.chocolatiers.puzzles.kinds import PUZZLE_KINDS
from tutor.chocolatiers.puzzles.making.edit import called
from tutor.chocolatiers_family.kinds import KINDS, name
from tutor.chocolatiers_family.puzzles.model import PAY
from tutor.i18n import _
from widgets.chocolatiers.editor import board as editor_board
from widgets.chocolatiers.editor.controls import answer_picture, choice_of_tile, stepper
from widgets.chocolatiers.editor.editing import BRUSHES, LEAST, MOST, EditorDesk
from widgets.chocolatiers_family.draw.svg import cup_svg, piece_svg
from widgets.pages.controls import button, icon_button
from widgets.pages.page import HEADING, Picture
from widgets.pages.puzzles import drafting
from widgets.pages.puzzles.drafting import Outcome
from widgets.storage.settings import Frame
from widgets.tabletop.zone import Zone, scenes_of

BRUSH_KEYS = "t:brush:T n:brush:N r:brush:R m:brush:M b:brush:B v:brush:V w:brush:* e:brush:."


def paint(desk: EditorDesk, outcome: Outcome, frame: Frame) -> Picture:
    """Paint the displays at the left, the question and what is found at the right."""
    zones: list[Zone] = []
    mode = PUZZLE_KINDS[desk.draft.kind].mode
    painting = _hand(desk) if mode == PAY else _painting(desk, frame, zones)
    found = drafting.paint(outcome, lambda puzzle: answer_picture(puzzle, frame, zones))
    return Picture(
        title=_("Puzzle editor"),
        where=_("Puzzle editor"),
        keys=BRUSH_KEYS,
        after=outcome.after,
        scenes=scenes_of(zones),
        body=h.div(".editor")[
            h.section(".panel.painting", aria_labelledby=HEADING)[
                h.div(".next")[
                    h.h1(f"#{HEADING}")[_("Make a puzzle")],
                    button("clear", _("Empty"), "replay", id="clear"),
                ],
                painting,
            ],
            h.section(".panel.asking", aria_label=_("The question"))[
                _question(desk),
                found,
            ],
        ],
    )


# ---- painting


def _painting(desk: EditorDesk, frame: Frame, zones: list[Zone]) -> Node:
    zone = editor_board.board(desk, frame)
    zones.append(zone)
    return [
        _players(desk),
        h.div(".easel")[zone.element, h.div(".tools")[_brushes(desk), _box(desk), _own(desk)]],
    ]


def _players(desk: EditorDesk) -> h.Element:
    count = len(desk.draft.sketches)
    full, few = (None if possible else "true" for possible in (count < MOST, count > LEAST))
    return h.div(".seats")[
        h.div(".tabs", role="tablist", aria_label=_("Players"), data_grid="players")[
            (
                h.button(
                    type="button",
                    role="tab",
                    id=f"player-{player}",
                    data_act=f"player:{player}",
                    aria_selected=str(player == desk.player).lower(),
                )[called(player)]
                for player in range(count)
            )
        ],
        icon_button("more", _("One player more"), "plus", id="more", aria_disabled=full),
        icon_button("fewer", _("One player fewer"), "minus", id="fewer", aria_disabled=few),
    ]


def _brushes(desk: EditorDesk) -> Node:
    return h.fieldset(".tool")[
        h.legend(".label")[_("Paint")],
        h.div(".brushes", data_grid="brushes")[
            (
                _piece_button(
                    f"brush-{n}", f"brush:{letter}", _brush_name(letter), letter == desk.brush
                )[cup_svg(32) if letter == "." else piece_svg(letter, 32)]
                for n, letter in enumerate(BRUSHES)
            )
        ],
    ]


def _box(desk: EditorDesk) -> Node:
    box = desk.sketch.boxes.get(desk.box) if desk.box else None
    off = None if box else "true"
    points = str(box[1]) if box else "–"
    return h.fieldset(".tool")[
        h.legend(".label")[_("Box")],
        h.label(".row")[
            h.span(".visually-hidden")[_("Box to lay on a dashed place")],
            choice_of_tile("source", editor_board.tiles_to_lay(), desk.source),
        ],
        h.div(".row-of-buttons")[
            button("turn", _("Rotate"), "rotate", id="turn", aria_disabled=off),
            button("remove", _("Remove"), "cross", id="remove", aria_disabled=off),
        ],
        stepper("points", _("Points"), points, disabled=box is None),
    ]


def _own(desk: EditorDesk) -> Node:
    return h.fieldset(".tool")[
        h.legend(".label")[called(desk.player)],
        stepper("kept", _("Wilds left"), str(desk.draft.kept[desk.player])),
        h.label(".row")[
            h.input(
                "#first",
                type="checkbox",
                data_act="first",
                checked=desk.draft.first == desk.player,
            ),
            h.span[_("Holds First")],
        ],
    ]


# ---- the question


def _question(desk: EditorDesk) -> Node:
    draft = desk.draft
    pieces = PUZZLE_KINDS[draft.kind].pieces
    titles = (_("First box"), _("Second box")) if pieces.tiles > 1 else (_("Box to place"),)
    return [
        h.label(".field")[
            h.span(".label")[_("Kind of puzzle")],
            h.select("#kind", data_act="kind")[
                (
                    h.option(value=kind.id, selected=kind.id == draft.kind)[_(kind.title)]
                    for kind in PUZZLE_KINDS.values()
                    if kind.drawn
                )
            ],
        ],
        _card(desk) if pieces.cards else None,
        stepper("count", _("Wilds to place"), str(draft.count)) if pieces.wilds else None,
        (
            h.label(".field")[
                h.span(".label")[title],
                choice_of_tile(
                    f"question:{number}",
                    editor_board.tiles_of_the_game(),
                    editor_board.tile_number(draft, number),
                ),
            ]
            for number, title in enumerate(titles if pieces.tiles else ())
        ),
    ]


def _card(desk: EditorDesk) -> Node:
    return h.fieldset(".tool")[
        h.legend(".label")[_("Scoring card")],
        h.div(".brushes.cards", data_grid="cards")[
            (
                _piece_button(f"card-{kind}", f"card:{kind}", name(kind), kind == desk.draft.card)[
                    piece_svg(kind, 28)
                ]
                for kind in KINDS
            )
        ],
    ]


def _hand(desk: EditorDesk) -> Node:
    hand = desk.draft.hand
    return [
        h.p(".second")[_("Only the hand and the two boxes matter here.")],
        h.div(".hand-editor")[
            (
                h.div(".hand-kind")[
                    piece_svg(kind, 40),
                    stepper(f"hand:{kind}", name(kind), str(hand.count(kind))),
                ]
                for kind in KINDS
            )
        ],
    ]


# ---- what is found


def _brush_name(letter: str) -> str:
    return {"*": _("Wild"), ".": _("Empty space")}.get(letter) or name(letter)


def _piece_button(id: str, act: str, label: str, chosen: bool) -> h.Element:
    """Return one of several pieces to choose from; its picture goes into it."""
    return h.button(
        ".btn.brush",
        type="button",
        id=id,
        data_act=act,
        aria_pressed=str(chosen).lower(),
        aria_label=label,
        title=label,
    )
