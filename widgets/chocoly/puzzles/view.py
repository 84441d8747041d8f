"""How a puzzle looks: the game's own table, with the question in its panel."""

from __future__ import annotations

from collections.abc import Mapping

import attrs
import htpy as h
from htpy import Node

from tutor.chocoly.faces import HIDDEN, say_face
from tutor.chocoly.puzzles.model import CHOOSE
from tutor.i18n import _
from tutor.puzzles.pack import to_link
from widgets.chocoly.composer import Board
from widgets.chocoly.puzzles.pictures import face_svg
from widgets.chocoly.puzzles.session import ChocolySession
from widgets.chocoly.puzzles.table import board, looked_at, named
from widgets.chocoly.puzzles.verdict import after_answer
from widgets.chocoly.tabletop import TABLETOP
from widgets.chocoly.target_ids import spot
from widgets.draw.icons import icon_svg
from widgets.pages.controls import button, icon_button
from widgets.pages.page import HEADING, Picture
from widgets.pages.puzzles.solving.buttons import bar
from widgets.pages.puzzles.solving.messages import said, stake_line
from widgets.pages.puzzles.solving.opened import opened_rules
from widgets.pages.puzzles.solving.session import ASKING, RIGHT, SHOWN
from widgets.pages.puzzles.solving.sight import Sight
from widgets.pages.table.dialogs import enlarged_dialog
from widgets.storage.settings import Frame
from widgets.tabletop import BACK, MAIN, Enlarged, Laid, Table
from widgets.tabletop.zone import Spot, badge, scenes_of, spots_of

KEYS = "h:hint w:why u:cancel b:board"
MARGIN = 72
"""Room round what is shown large."""
LINE, LETTERS = 22, 44
"""On small screens: height (px) of a line of the question, and letters that it has."""
CHOICE = 52
"""Height of a choice there (px)."""
TILE, NAMED = 36, 44
"""Side of an open tile, and of one that is asked about (px)."""


def paint(sight: Sight, frame: Frame) -> Picture:
    """The whole page."""
    session: ChocolySession = sight.session
    laid = laid_out(sight, frame)
    large = enlarged(sight, sight.large, frame)
    title = _("Daily puzzle") if sight.daily else _(session.task.asked.title)
    return Picture(
        title=title,
        where=title,
        tools=_tools(sight),
        keys=f"{KEYS} {TABLETOP.keys}",
        scenes=scenes_of(laid.zones) | (scenes_of(large.zones) if large else {}),
        body=h.div(
            ".table-page.puzzle-table.chocoly-puzzle",
            data_stage=session.stage,
            data_answer=session.task.asked.mode,
        )[laid.body, enlarged_dialog(large) if large else None, opened_rules(sight, frame)],
    )


def _tools(sight: Sight) -> Node:
    label = _("Copy a link to this puzzle")
    return [
        icon_button("board", _("Say the boards"), "speaker"),
        h.button(
            ".btn.btn-icon",
            type="button",
            data_copy=f"#{sight.address(f'puzzle/{to_link(sight.session.puzzle)}')}",
            aria_label=label,
            title=label,
            id="copy-link",
        )[icon_svg("share")],
    ]


# ---- the table


def board_of(session: ChocolySession, frame: Frame, live: bool = True) -> Board:
    """The table as it is now: to answer on, or as the answer leaves it."""
    task, found = session.task, session.explanation
    if found is None:
        made = board(task, session.attempt, frame.theme, _marks(session))
        return made if live else attrs.evolve(made, actions=(), quiet=True, still=True)
    ghost = named(task) if task.asked.mode == CHOOSE else session.attempt.selection
    shown = looked_at(task, found.state, frame.theme, _marks(session), ghost)
    return shown if live else attrs.evolve(shown, still=True)


def _marks(session: ChocolySession) -> Mapping[str, str]:
    """What a hint points at; once answered, the area that decides and the tile that was placed."""
    found = session.explanation
    task = session.task
    if found is None:
        hinted = session.hint.squares if session.hint else frozenset()
        return {spot("square", square): "hint" for square in hinted}
    if task.asked.mode == CHOOSE:
        return {}
    state = "solved" if session.stage in (RIGHT, SHOWN) else "refused"
    areas = found.state.board.areas.ordered(task.flavour or task.own)
    return {spot("square", square): state for square in (areas[0] if areas else ())}


def laid_out(sight: Sight, frame: Frame) -> Laid:
    """The table with the panel in it, laid out for the window."""
    made = board_of(sight.session, frame, sight.live)
    table = Table(made, _panel(sight, made), dict(sight.tabs))
    return TABLETOP.lay_out(table, _beside_panel(sight, frame))


def _beside_panel(sight: Sight, frame: Frame) -> Frame:
    """The frame for the table: on a small screen a question takes room that a turn does not."""
    if frame.layout == "wide" or frame.view.width > frame.view.height:
        return frame
    session: ChocolySession = sight.session
    taken = LINE * (len(session.task.asked.question(session.task)) // LETTERS)
    if session.task.asked.mode == CHOOSE or session.stage != ASKING:
        taken += 2 * CHOICE
    elif session.hint or session.refusal or session.reminder:
        taken += CHOICE
    taken += 2 * CHOICE if frame.layout == "tablet" else 0
    view = attrs.evolve(frame.view, height=frame.view.height - taken)
    return attrs.evolve(frame, view=view)


def enlarged(sight: Sight, what: str, frame: Frame) -> Enlarged | None:
    """What the act `what` shows large; None if nothing."""
    made = board_of(sight.session, frame, sight.live)
    return TABLETOP.enlarge(made, what, frame.view.width - MARGIN)


def spots(sight: Sight, frame: Frame) -> dict[str, Spot]:
    """Where everything lies on the table."""
    return spots_of(laid_out(sight, frame).zones)


# ---- the panel


def _panel(sight: Sight, made: Board) -> h.Element:
    """The question, what is in hand or to choose, what was said, the buttons of the moment."""
    session: ChocolySession = sight.session
    task = session.task
    asking = session.stage == ASKING
    return h.section(".panel.turn.solving", aria_labelledby=HEADING)[
        h.div(".turn-asking")[
            h.p(".turn-who.label")[stake_line(sight)],
            h.h1(f"#{HEADING}")[task.asked.question(task)],
            _named(session),
            _open_hand(session),
            _moment(sight, made) if asking and task.asked.mode != CHOOSE else None,
        ],
        h.div(".turn-answers")[
            [_choices(sight) if task.asked.mode == CHOOSE else None, said(sight)]
            if asking
            else after_answer(sight)
        ],
        h.div(".turn-bar")[_bar(sight, made)],
    ]


def _moment(sight: Sight, made: Board) -> Node:
    """What is to be done now, in a few words."""
    if not sight.live:
        return h.p(".second.presses-first")[_("Who knows it presses first.")]
    if not made.actions:
        return h.p(".second")[_("Check it, or take it back.")]
    return h.p(".second")[TABLETOP.prompt(made).head]


def _named(session: ChocolySession) -> Node:
    """The tile that a question is about, as it lies on the board."""
    face = named(session.task).face
    if session.task.asked.mode != CHOOSE or not face:
        return None
    return h.p(".named-tile")[
        h.span(".visually-hidden")[_("The tile: {face}").format(face=say_face(face))],
        h.span(aria_hidden="true")[_("The tile:")],
        h.span(aria_hidden="true")[face_svg(face, NAMED)],
    ]


def _open_hand(session: ChocolySession) -> Node:
    """The next player's tiles, where they are open."""
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


def _choices(sight: Sight) -> h.Element:
    session: ChocolySession = sight.session
    kind = session.task.asked
    choices = kind.choices(session.task) if kind.choices is not None else {}
    return h.div(".answers", role="group", aria_label=_("Answers"), data_grid="choose")[
        (
            h.button(
                ".btn",
                type="button",
                data_act=f"choose:{key}",
                id=f"choose-{key.replace('.', '-')}",
                aria_pressed=str(key == session.attempt.choice).lower(),
                aria_disabled=None if sight.live else "true",
            )[label]
            for key, label in choices.items()
        )
    ]


def _bar(sight: Sight, made: Board) -> Node:
    """On the way to a placement what leads on; else what every puzzle has."""
    session: ChocolySession = sight.session
    if session.stage != ASKING or session.task.asked.mode == CHOOSE or not sight.live:
        return bar(sight)
    buttons = TABLETOP.buttons(made)
    in_hand = made.chosen.tile is not None
    place = next((each for each in buttons if each.role == MAIN), None)
    if in_hand and place is not None:
        back = next((each for each in buttons if each.role == BACK), None)
        return h.div(".puzzle-bar")[
            button(back.target, back.label, back.icon, id="cancel") if back else None,
            button(
                place.target,
                place.label,
                place.icon,
                primary=True,
                lacks=place.lacks,
                id=place.target,
                aria_disabled="true" if place.off else None,
            ),
            sight.foot,
        ]
    if session.attempt.done and sight.foot is None:
        check = button("check", _("Check"), primary=True, id="check")
        return h.div(".puzzle-bar")[button("cancel", _("Take back"), "undo", id="cancel"), check]
    if session.attempt.done:
        return h.div(".puzzle-bar")[
            button("cancel", _("Take back"), "undo", id="cancel"), sight.foot
        ]
    return bar(sight)
