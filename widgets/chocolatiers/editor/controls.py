"""Parts of the editor: numbers to step, boxes to choose, the answer when it is asked for."""

from __future__ import annotations

from collections.abc import Sequence

import htpy as h
from htpy import Node

from tutor.chocolatiers.puzzles.kinds import PUZZLE_KINDS
from tutor.chocolatiers.puzzles.model import Task
from tutor.chocolatiers_family.kinds import EMPTY
from tutor.chocolatiers_family.puzzles.explain import table_after
from tutor.chocolatiers_family.puzzles.model import PAY, PLACE
from tutor.chocolatiers_family.tiles import Tile
from tutor.i18n import _
from tutor.puzzles.model import Puzzle
from widgets.chocolatiers_family.draw.svg import piece_svg
from widgets.chocolatiers_family.puzzles.attempt import attempt_of, shown
from widgets.chocolatiers_family.puzzles.boards import Size, still_board
from widgets.draw.icons import icon_svg
from widgets.storage.settings import Frame
from widgets.tabletop.zone import Zone

ANSWER = Size(240, 170, 40)


def stepper(act: str, title: str, value: str, *, disabled: bool = False) -> h.Element:
    """Return a number with a button for less and one for more; acts ACT:-, ACT:+ (hand:R:
    hand:-R)."""
    verb, _colon, what = act.partition(":")
    key = act.replace(":", "-")
    off = "true" if disabled else None
    return h.div(".stepper", role="group", aria_labelledby=f"{key}-title")[
        h.span(".label", id=f"{key}-title")[title],
        _step(
            f"{verb}:-{what}", f"{key}-less", _("{title}: less").format(title=title), "minus", off
        ),
        h.output(".count", id=f"{key}-value")[value],
        _step(
            f"{verb}:+{what}", f"{key}-more", _("{title}: more").format(title=title), "plus", off
        ),
    ]


def _step(act: str, key: str, label: str, icon: str, off: str | None) -> h.Element:
    return h.button(
        ".btn.step",
        type="button",
        id=key,
        data_act=act,
        aria_label=label,
        title=label,
        aria_disabled=off,
    )[icon_svg(icon)]


def choice_of_tile(act: str, tiles: Sequence[Tile], chosen: int) -> h.Element:
    """Return a list of boxes; sends the number of the chosen one."""
    return h.select(id=act.replace(":", "-"), data_act=act)[
        (
            h.option(value=str(number), selected=number == chosen)[_tile(tile)]
            for number, tile in enumerate(tiles)
        )
    ]


def _tile(tile: Tile) -> str:
    """Return a box in letters, for a narrow list: "T N R · 5"."""
    if tile.spaces == EMPTY * 4:
        return _("Free box, to paint")
    letters = " ".join(tile.spaces.replace(EMPTY, "–"))
    return _("{letters} · {points} points").format(letters=letters, points=tile.points)


def answer_picture(puzzle: Puzzle[Task], frame: Frame, zones: list[Zone]) -> Node:
    """Return the best answer as it will be seen."""
    task, answer = puzzle.task, puzzle.proof.answers[0]
    kind = PUZZLE_KINDS[task.kind]
    if kind.choices is not None:
        return h.p(".answer-words")[h.strong[kind.choices(task)[answer]]]
    if kind.mode == PAY:
        return h.p(".tokens")[(piece_svg(card, 36) for card in answer)]
    assert kind.mode == PLACE
    attempt = attempt_of(task, answer)
    now = shown(task, attempt)
    spaces = {(r + 2 * now.up, c + 2 * now.left): "hint" for r, c in attempt.wilds}
    boxes = {now.box: "hint"} if now.box is not None else {}
    own = table_after(task, answer).own
    zone = still_board("answer", own, ANSWER, frame.theme, spaces, boxes)
    zones.append(zone)
    return zone.element
