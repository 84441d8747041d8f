"""How the puzzle editor looks: the easel with its tools, the question, what is found."""

from __future__ import annotations

import attrs
import htpy as h
from htpy import Node

from tutor.chocolatiers.kinds import KINDS, name
from tutor.chocolatiers.puzzles.edit import DraftError, Finding, UnfinishedError, called
from tutor.chocolatiers.puzzles.kinds import PUZZLE_KINDS
from tutor.chocolatiers.puzzles.model import PAY
from tutor.i18n import _, ngettext
from widgets.chocolatiers.draw.svg import cup_svg, piece_svg
from widgets.chocolatiers.editor import board as editor_board
from widgets.chocolatiers.editor.desk import BRUSHES, LEAST, MOST, Desk
from widgets.chocolatiers.editor.parts import answer_picture, choice_of_tile, stepper
from widgets.chocolatiers.zones import Zone, scenes_of
from widgets.draw.icons import icon_svg
from widgets.pages.page import HEADING, Picture
from widgets.pages.parts import button, icon_button, message
from widgets.protocol import After
from widgets.settings import Frame

PAUSE = 200
"""Milliseconds after the last change before the answer is searched."""
BRUSH_KEYS = "t:brush:T n:brush:N r:brush:R m:brush:M b:brush:B v:brush:V w:brush:* e:brush:."


@attrs.frozen
class Sight:
    """What there is to see on the page of the editor: all that its painters know.

    `found`: None while it is searched. `news`: a message, or nothing. `address`: of the finished
    puzzle, "" while there is none. `pack`: number of puzzles in the opened pack.
    """

    desk: Desk
    found: Finding | DraftError | None
    shows_best: bool
    news: Node
    address: str
    pack: int


def paint(sight: Sight, frame: Frame) -> Picture:
    """The displays at the left, the question and what is found at the right."""
    zones: list[Zone] = []
    mode = PUZZLE_KINDS[sight.desk.draft.kind].mode
    painting = _hand(sight) if mode == PAY else _painting(sight, frame, zones)
    found = _found(sight, frame, zones)
    return Picture(
        title=_("Puzzle editor"),
        where=_("Puzzle editor"),
        keys=BRUSH_KEYS,
        after=After(PAUSE, "search") if sight.found is None else None,
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
                _question(sight),
                h.div(".found")[found],
                _ways(sight),
            ],
        ],
    )


# ---- painting


def _painting(sight: Sight, frame: Frame, zones: list[Zone]) -> Node:
    zone = editor_board.board(sight.desk, frame)
    zones.append(zone)
    return [
        _players(sight),
        h.div(".easel")[zone.element, h.div(".tools")[_brushes(sight), _box(sight), _own(sight)]],
    ]


def _players(sight: Sight) -> h.Element:
    desk = sight.desk
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


def _brushes(sight: Sight) -> Node:
    return h.fieldset(".tool")[
        h.legend(".label")[_("Paint")],
        h.div(".brushes", data_grid="brushes")[
            (
                _piece_button(
                    f"brush-{n}", f"brush:{letter}", _brush_name(letter), letter == sight.desk.brush
                )[cup_svg(32) if letter == "." else piece_svg(letter, 32)]
                for n, letter in enumerate(BRUSHES)
            )
        ],
    ]


def _box(sight: Sight) -> Node:
    desk = sight.desk
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


def _own(sight: Sight) -> Node:
    desk = sight.desk
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


def _question(sight: Sight) -> Node:
    draft = sight.desk.draft
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
        _card(sight) if pieces.cards else None,
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


def _card(sight: Sight) -> Node:
    return h.fieldset(".tool")[
        h.legend(".label")[_("Scoring card")],
        h.div(".brushes.cards", data_grid="cards")[
            (
                _piece_button(
                    f"card-{kind}", f"card:{kind}", name(kind), kind == sight.desk.draft.card
                )[piece_svg(kind, 28)]
                for kind in KINDS
            )
        ],
    ]


def _hand(sight: Sight) -> Node:
    hand = sight.desk.draft.hand
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


def _found(sight: Sight, frame: Frame, zones: list[Zone]) -> Node:
    head, text = said(sight.found)
    found = sight.found
    if found is None:
        return message("", head, text)
    if isinstance(found, UnfinishedError):
        return message("hint", head, text)
    if isinstance(found, DraftError):
        return message("refused", head, text)
    if found.puzzle is None:
        return message("hint", head, text)
    best: Node = None
    if sight.shows_best:
        best = answer_picture(found.puzzle, frame, zones)
    label = _("Hide the answer") if sight.shows_best else _("Show the answer")
    return [
        message("solved", head, text),
        h.div(".best")[
            button("best", label, "eye", id="best", aria_expanded=str(sight.shows_best).lower()),
            best,
        ],
    ]


def _ways(sight: Sight) -> Node:
    address, pack = sight.address, sight.pack
    off = None if address else "true"
    return [
        h.div(".news")[sight.news],
        h.div(".row-of-buttons")[
            button("try", _("Try it"), "play", primary=True, id="try", aria_disabled=off),
            h.button(
                ".btn",
                id="copy",
                type="button",
                data_copy=f"#{address}" if address else None,
                aria_disabled=off,
            )[icon_svg("share"), h.span[_("Copy link")]],
            button("add", _("Add to pack"), "plus", id="add", aria_disabled=off),
            button(
                "save",
                _("Save pack ({n})").format(n=pack) if pack else _("Save"),
                "save",
                id="save",
                aria_disabled=None if address or pack else "true",
            ),
        ],
    ]


def said(found: Finding | DraftError | None) -> tuple[str, str]:
    """What is found, in a few words and a sentence."""
    if found is None:
        return _("Searching …"), ""
    if isinstance(found, UnfinishedError):
        return _("Not finished yet."), str(found)
    if isinstance(found, DraftError):
        return _("This cannot be."), str(found)
    puzzle = found.puzzle
    if puzzle is None:
        return _("No puzzle yet."), found.reason
    head = _("Proven: one answer is best.")
    searched = ngettext("{n} answer tried.", "{n} answers tried.", puzzle.proof.searched)
    level = _("Level {level} of 5, rating {rating}.")
    hasty = _("A hasty player is wrong.") if puzzle.proof.greedy_fails else ""
    parts = (
        level.format(level=puzzle.level, rating=puzzle.rating),
        searched.format(n=puzzle.proof.searched),
        hasty,
    )
    return head, " ".join(filter(None, parts))


def _brush_name(letter: str) -> str:
    return {"*": _("Wild"), ".": _("Empty space")}.get(letter) or name(letter)


def _piece_button(id: str, act: str, label: str, chosen: bool) -> h.Element:
    """One of several pieces to choose from; its picture goes into it."""
    return h.button(
        ".btn.brush",
        type="button",
        id=id,
        data_act=act,
        aria_pressed=str(chosen).lower(),
        aria_label=label,
        title=label,
    )
