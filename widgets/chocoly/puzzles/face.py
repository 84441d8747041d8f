"""Shows Chocoly's puzzles on its own tabletop, with the tiles that they are about."""

from __future__ import annotations

from collections.abc import Mapping

import htpy as h
from htpy import Node

from tutor.chocoly.faces import HIDDEN, say_face
from tutor.chocoly.puzzles.judging import Explanation
from tutor.chocoly.puzzles.model import CHOOSE, Task
from tutor.chocoly.squares import Square
from tutor.chocoly.words import describe
from tutor.i18n import _
from widgets.chocoly.composer import Board
from widgets.chocoly.puzzles.pictures import face_svg
from widgets.chocoly.puzzles.table import ANSWERS, Attempt, board, in_words, looked_at, named
from widgets.chocoly.tabletop import TABLETOP
from widgets.chocoly.target_ids import NUMBERS, PLAIN, spot
from widgets.draw.theme import Theme
from widgets.pages.puzzles.solving.at_table import TableFace
from widgets.pages.puzzles.solving.session import RIGHT, SHOWN, Session
from widgets.tabletop.zone import badge

Solving = Session[Task, Attempt, Explanation]

TILE, NAMED = 36, 44
"""Side of an open tile, and of one that is asked about (px)."""


def _on_table(session: Solving, theme: Theme) -> Board:
    """Return the table as it is now: to answer on, or as the answer leaves it."""
    task, found = session.task, session.explanation
    if found is None:
        return board(task, session.attempt, theme, _marks(session))
    ghost = named(task) if task.asked.mode == CHOOSE else session.attempt.selection
    return looked_at(task, found.state, theme, _marks(session), ghost)


def _marks(session: Solving) -> Mapping[str, str]:
    """What a hint points at; once answered, the area that decides, and over it what the sentences
    point at."""
    found = session.explanation
    task = session.task
    if found is None:
        return session.hint.marks if session.hint else {}
    if task.asked.mode == CHOOSE:
        return {}
    state = "solved" if session.stage in (RIGHT, SHOWN) else "refused"
    areas = found.state.board.areas.ordered(task.flavour or task.own)
    area = {spot("square", square): state for square in (areas[0] if areas else ())}
    told = frozenset[Square]().union(*(line.squares for line in found.lines))
    return area | {spot("square", square): "hint" for square in told}


def _pieces(session: Solving) -> Node:
    """Return the tile that is asked about, and the next player's tiles."""
    return [_named(session), _open_hand(session)]


def _named(session: Solving) -> Node:
    """Return the tile that a question is about, as it lies on the board."""
    face = named(session.task).face
    if session.task.asked.mode != CHOOSE or not face:
        return None
    return h.p(".named-tile")[
        h.span(".visually-hidden")[_("The tile: {face}").format(face=say_face(face))],
        h.span(aria_hidden="true")[_("The tile:")],
        h.span(aria_hidden="true")[face_svg(face, NAMED)],
    ]


def _open_hand(session: Solving) -> Node:
    """Return the next player's tiles, where they are open."""
    task = session.task
    hand = task.state.hands[task.rival]
    if not task.asked.opened or HIDDEN in hand:
        return None
    who = task.names[task.rival]
    words = _("{who} holds: {tiles}").format(who=who, tiles="; ".join(map(say_face, hand)))
    mark = (task.rival - task.player) % task.state.players
    return h.p(".open-hand")[
        badge(mark, 24),
        h.span(".visually-hidden")[words],
        h.span(aria_hidden="true")[_("{who} holds:").format(who=who)],
        h.span(".held", aria_hidden="true")[(face_svg(face, TILE) for face in hand)],
    ]


def _choices(task: Task) -> Mapping[str, str] | None:
    kind = task.asked
    if kind.mode != CHOOSE:
        return None
    return kind.choices(task) if kind.choices is not None else {}


def _describe(session: Solving) -> str:
    """Return the board and the hands, in words; not how large areas are, which may be asked."""
    task, found = session.task, session.explanation
    state = found.state if found else task.state
    return describe(state, task.player, task.names, counted=found is not None)


FACE: TableFace[Task, Attempt, Explanation] = TableFace(
    tabletop=TABLETOP,
    answers=ANSWERS,
    acts=(*NUMBERS, *PLAIN, "choose"),
    title=lambda task: _(task.asked.title),
    question=lambda task: task.asked.question(task),
    style="chocoly-puzzle",
    choices=_choices,
    on_table=_on_table,
    done=lambda attempt: attempt.done,
    done_words=in_words,
    trying=lambda made: made.chosen.tile is not None,
    chosen=lambda attempt: attempt.selection,
    worth=lambda task, value: task.asked.worth(value),
    pieces=_pieces,
    describe=_describe,
)
