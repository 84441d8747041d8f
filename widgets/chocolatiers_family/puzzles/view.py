"""How a puzzle looks: the question, the boards, the table of groups, the panel to answer in."""

from __future__ import annotations

import attrs
import htpy as h
from htpy import Node

from tutor.chocolatiers_family.display import Place
from tutor.chocolatiers_family.puzzles.explain import explain
from tutor.chocolatiers_family.puzzles.model import CHOOSE_TWO, PAY, PLACE, TURN
from tutor.chocolatiers_family.puzzles.names import mark_of, seats, solver_names
from tutor.i18n import _
from widgets.browser.protocol import After
from widgets.chocolatiers_family.draw.stack import LEAST_MEDALLION
from widgets.chocolatiers_family.draw.svg import piece_svg
from widgets.chocolatiers_family.puzzles import panel as puzzle_panel
from widgets.chocolatiers_family.puzzles.attempt import face, mode
from widgets.chocolatiers_family.puzzles.boards import (
    TILE,
    hand_board,
    live_board,
    still_board,
    tile_board,
)
from widgets.chocolatiers_family.puzzles.cards_room import cards_room
from widgets.chocolatiers_family.puzzles.difference import difference
from widgets.chocolatiers_family.puzzles.groups_table import groups_table
from widgets.chocolatiers_family.puzzles.layout import (
    ASIDE,
    Sizes,
    content_width,
    is_broad,
    is_low,
    sizes,
)
from widgets.chocolatiers_family.puzzles.on_paper import printed, printed_size
from widgets.chocolatiers_family.puzzles.session import PuzzleSession
from widgets.chocolatiers_family.puzzles.turn_room import enlarged
from widgets.chocolatiers_family.puzzles.turn_room import laid as laid_table
from widgets.draw.icons import icon_svg
from widgets.pages.dialogs import enlarged_dialog
from widgets.pages.page import HEADING, Picture
from widgets.pages.puzzles.solving.at_table import tools
from widgets.pages.puzzles.solving.buttons import bar
from widgets.pages.puzzles.solving.messages import stake_line
from widgets.pages.puzzles.solving.open_puzzle import OpenPuzzle
from widgets.pages.puzzles.solving.opened import opened_rules
from widgets.pages.puzzles.solving.session import ASKING, RIGHT, SHOWN, WRONG
from widgets.storage.settings import Frame
from widgets.tabletop.zone import Spot, Zone, badge, called, scenes_of, spots_of

KEYS = "h:hint w:why r:rotate u:cancel b:board"
LIGHT = 60
"""Milliseconds from piece to piece of a group that lights up."""
LONG = 60
"""A question of more letters is written smaller, on one line of a wide screen."""
READABLE = 16
"""From this side of a space on, in px, the points of a box leave its chocolates in sight."""
PLACED = {ASKING: "rest", WRONG: "hovered", SHOWN: "hint", RIGHT: "solved"}
"""How the pieces of an answer are ringed, by stage."""
PANEL, GROUPS = "answer", "groups"
"""Tabs of a phone beside the rivals', which are numbers."""


def paint(asked: OpenPuzzle, frame: Frame) -> Picture:
    """Paint the whole page."""
    session, task = asked.session, asked.session.task
    kind = task.asked
    if session.stage == ASKING and mode(task) in (TURN, CHOOSE_TWO) and not kind.cards:
        return _at_the_table(asked, frame)
    at = sizes(task, frame)
    panel, zones = puzzle_panel.panel(asked, frame, at)
    if mode(task) == PAY:
        body: Node = [h.div(".pay-room.panel")[_pay_room(asked, frame, at, zones)], panel]
    elif kind.cards:
        room, boards = cards_room(task, frame)
        zones.extend(boards)
        body = [room, panel]
    elif frame.layout == "phone" or is_low(frame):
        body = _phone(asked, frame, at, zones, panel)
    elif frame.paper:
        body = _on_paper(asked, frame, at, zones, panel)
    else:
        own, *rivals = (_seat(asked, frame, at, zones, player) for player in seats(task.position))
        body = [
            own,
            h.div(".rivals")[rivals],
            _groups(asked),
            panel,
        ]
    title = _("Daily puzzle") if asked.daily else _(kind.title)
    players = len(task.position.displays)
    return Picture(
        title=title,
        where=title,
        tools=tools(asked),
        keys=KEYS,
        scenes=scenes_of(zones),
        after=After(LIGHT, "light") if asked.lit is not None else None,
        body=h.div(
            class_={
                "puzzle": True,
                "pay": mode(task) == PAY or kind.cards,
                f"players-{players}": True,
                "cards": kind.cards,
                "low": is_low(frame),
                "broad": is_broad(frame),
            },
            data_stage=session.stage,
        )[
            h.div(class_={"question": True, "long": len(kind.question(task)) > LONG})[
                h.h1(f"#{HEADING}")[kind.question(task)],
                h.p(".label")[stake_line(asked)],
            ],
            body,
            opened_rules(asked, frame),
        ],
    )


def _on_paper(
    asked: OpenPuzzle, frame: Frame, at: Sizes, zones: list[Zone], panel: h.Element
) -> Node:
    """Return the rows of a worksheet; the answer of its key stands below them."""
    task, open_ = asked.session.task, asked.session.stage == ASKING
    _own, wide, rows = printed(task)
    parts: dict[str, Node] = {"groups": _groups(asked), "answer": panel if open_ else None}
    for player in seats(task.position):
        parts[str(player)] = _seat(asked, frame, at, zones, player)
    found = [
        h.div(".printed-row", style=f"--answer:{wide}px")[[parts[each] for each in row]]
        for row in rows
    ]
    return [found, None if open_ else panel]


def _groups(asked: OpenPuzzle) -> h.Element:
    return h.section(".panel.groups", aria_label=_table_title(asked))[_table(asked)]


def _at_the_table(asked: OpenPuzzle, frame: Frame) -> Picture:
    """Paint a puzzle that is played on the game's own table."""
    laid = laid_table(asked, frame)
    large = enlarged(asked, asked.large, frame)
    title = _("Daily puzzle") if asked.daily else _(asked.session.task.asked.title)
    return Picture(
        title=title,
        where=title,
        tools=tools(asked),
        keys=f"{KEYS} p:pay c:confirm e:skip",
        scenes=scenes_of(laid.zones) | (scenes_of(large.zones) if large else {}),
        body=h.div(".table-page.puzzle-table")[
            laid.body, enlarged_dialog(large) if large else None, opened_rules(asked, frame)
        ],
    )


# ---- boards


def own_zone(session: PuzzleSession, frame: Frame, live: bool = True) -> Zone:
    """Return what is answered on: the own display, or the hand; a mere picture if it is not
    `live`.
    """
    zone = _own_zone(session, frame)
    return zone if live else attrs.evolve(zone, buttons=None)


def _own_zone(session: PuzzleSession, frame: Frame) -> Zone:
    at = sizes(session.task, frame)
    marks = dict(session.hint.marks) if session.hint and session.stage == ASKING else {}
    if mode(session.task) == PAY:
        width, unit = hand_width(frame), frame.unit
        return hand_board(session.task, session.attempt, width, frame.theme, marks, unit)
    return live_board(session.task, session.attempt, at.own, frame.theme, marks)


def spots(session: PuzzleSession, frame: Frame) -> dict[str, Spot]:
    """Return where everything lies that moves while one answers."""
    zones, task = [own_zone(session, frame)], session.task
    if task.tiles and mode(task) == PLACE:
        shown = face(task, session.attempt)
        zones.append(tile_board(TILE, task.tiles[0], shown, sizes(task, frame).tile, frame.theme))
    return spots_of(zones)


def hand_width(frame: Frame) -> int:
    """Return the room for the hand."""
    content = content_width(frame)
    if frame.layout == "wide":
        return content - round((24 + 420 + 88) * frame.unit)
    if is_low(frame):
        return content - ASIDE - 40
    return content - 64 if frame.layout == "tablet" else frame.view.width - 24 - 36


def _zone(asked: OpenPuzzle, frame: Frame, at: Sizes, player: int) -> Zone:
    """Return the display of a player as the page shows it now."""
    session = asked.session
    task = session.task
    own = player == task.position.player
    if own and session.stage == ASKING and mode(task) == PLACE:
        return own_zone(session, frame, asked.live)
    found = session.explanation
    position = found.position if found else task.position
    rings, boxes = _lit_rings(session, player, asked.lit), {}
    if own:
        new_boxes, new_spaces = session.new_pieces()
        boxes = dict.fromkeys(new_boxes, PLACED[session.stage])
        best = session.stage == SHOWN  # what was to be found stands out from its group
        rings |= {s: PLACED[session.stage] for s in new_spaces if best or s not in rings}
    elif session.stage == ASKING and session.hint and session.hint.kind:
        groups = task.position.displays[player].groups(session.hint.kind)
        rings = dict.fromkeys(groups[0], "hint") if groups and _may_show(asked) else {}
    size = at.own if own else at.rivals
    if frame.paper and not own:
        size = printed_size(task.position.displays[player])
    return still_board(
        "own" if own else f"player-{player}",
        session.own_display if own else position.displays[player],
        size,
        frame.theme,
        rings,
        boxes,
        LEAST_MEDALLION if position.edition.reads_points or size.c >= READABLE else 0,
    )


def _lit_rings(session: PuzzleSession, player: int, lit: int | None) -> dict[Place, str]:
    """Return the rings on a player's display, as far as they are lit."""
    rings = session.rings()[player]
    return dict(sorted(rings.items())[:lit]) if lit is not None else dict(rings)


def _may_show(asked: OpenPuzzle) -> bool:
    """Return whether ringing the rivals' groups gives nothing away that is asked."""
    hidden = asked.session.task.asked.hidden(asked.session.task)
    return not hidden or asked.session.hint_level > 1


def _seat(
    asked: OpenPuzzle, frame: Frame, at: Sizes, zones: list[Zone], player: int, title: bool = True
) -> h.Element:
    position = asked.session.task.position
    zone = _zone(asked, frame, at, player)
    zones.append(zone)
    return h.section(
        class_={"seat": True, "own": player == position.player},
        aria_labelledby=f"name-{player}",
    )[
        h.div(".name")[_name(asked, player)] if title else None,
        zone.element,
    ]


def _name(asked: OpenPuzzle, player: int) -> Node:
    """Mark, name, Wilds that are left, First."""
    session = asked.session
    position = session.task.position
    seat = mark_of(position, player)
    kept = _kept(asked, player)
    return [
        badge(seat),
        h.h2(id=f"name-{player}")[called(solver_names(position)[player], seat)],
        h.span(".kept")[
            h.span(".visually-hidden")[_("Wilds left: {n}").format(n=kept)],
            (piece_svg("W", 22) for _wild in range(kept)),
            h.span(".first")[icon_svg("flag", 18), h.span(".visually-hidden")[_("holds First")]]
            if position.first == player
            else None,
        ],
    ]


def _kept(asked: OpenPuzzle, player: int) -> int:
    """Return the Wilds this player keeps as things stand on the board."""
    session: PuzzleSession = asked.session
    position = session.explanation.position if session.explanation else session.task.position
    placed = len(session.attempt.wilds) if session.stage == ASKING else 0
    return position.wilds[player] - (placed if player == position.player else 0)


def _table_title(asked: OpenPuzzle) -> str:
    return _("The difference") if asked.session.compares else _("Largest groups")


def _table(asked: OpenPuzzle) -> h.Element:
    """Return the largest groups; with the best answer beside one's own, what is different."""
    session, task = asked.session, asked.session.task
    found = session.explanation
    if found is None:
        hidden = task.asked.hidden(task)
        hint = session.hint.kind if session.hint else ""
        focus = hint or (hidden if len(hidden) == 1 else "")
        return groups_table(task.position, hidden=hidden, focus=focus)
    if session.compares:
        best = explain(session.puzzle, session.puzzle.proof.answers[0]).position
        yours = explain(session.puzzle, session.answer).position
        return difference(yours, best, sums=session.sums, focus=task.cards)
    return groups_table(found.position, before=task.position, focus=found.kind)


# ---- a phone


def _phone(asked: OpenPuzzle, frame: Frame, at: Sizes, zones: list[Zone], panel: h.Element) -> Node:
    position = asked.session.task.position
    names = solver_names(position)
    me = position.player
    tabs = {PANEL: _("Answer")}
    tabs |= {str(p): names[p] for p in seats(position)[1:]}
    tabs[GROUPS] = _(position.edition.title)
    tab = asked.tab if asked.tab in tabs else PANEL
    if tab == PANEL:
        inside: Node = panel
    elif tab == GROUPS:
        inside = h.section(".panel.groups", aria_label=_table_title(asked))[_table(asked)]
    else:
        inside = _seat(asked, frame, at, zones, int(tab))
    return [
        _seat(asked, frame, at, zones, me, title=False),
        h.div(".tabs", role="tablist", aria_label=_("Parts of the puzzle"))[
            (
                h.button(
                    type="button",
                    role="tab",
                    data_act=f"tab:{key}",
                    id=f"tab-{key}",
                    aria_selected=str(key == tab).lower(),
                    aria_controls="tab-panel",
                )[label]
                for key, label in tabs.items()
            )
        ],
        h.div("#tab-panel.tab-panel", role="tabpanel", aria_labelledby=f"tab-{tab}")[inside],
        None if tab == PANEL else bar(asked),
    ]


# ---- paying


def _pay_room(asked: OpenPuzzle, frame: Frame, at: Sizes, zones: list[Zone]) -> Node:
    task = asked.session.task
    small = frame.layout == "phone" or is_low(frame)
    c = 40 if small else 56 if frame.layout == "tablet" else round(78 * frame.unit)
    if frame.projector:
        c = round(130 * frame.scale)
    first, second = task.tiles[:2]
    boxes = [
        (tile_board("tile", first, first.spaces, c, frame.theme), _("Pay for this box")),
        (tile_board("tile-2", second, second.spaces, c, frame.theme), _("Then this one")),
    ]
    zones.extend(zone for zone, _title in boxes)
    hand = own_zone(asked.session, frame, asked.live)
    zones.append(hand)
    return [
        h.div(".two-boxes")[
            (h.div(".one-box")[h.h2[title], zone.element] for zone, title in boxes)
        ],
        h.div[h.h2[_("Your hand")], hand.element],
    ]
