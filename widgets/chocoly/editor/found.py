"""What is found out about a draft, the answer when it is asked for, and where the puzzle can go."""

from __future__ import annotations

import attrs
import htpy as h
from htpy import Node

from tutor.chocoly.actions import parse_action
from tutor.chocoly.puzzles.edit import Finding
from tutor.chocoly.puzzles.laying import DraftError, UnfinishedError
from tutor.chocoly.puzzles.model import CHOOSE, Task
from tutor.chocoly.puzzles.placing import BETWEEN, after
from tutor.chocoly.words import describe_action
from tutor.i18n import _, ngettext
from tutor.puzzles.model import Puzzle
from widgets.chocoly.desk import Desk
from widgets.chocoly.puzzles.table import looked_at
from widgets.chocoly.zones import board_picture
from widgets.draw.icons import icon_svg
from widgets.pages.parts import button, link, message
from widgets.settings import Frame
from widgets.zone import Zone

WIDTH, HEIGHT = 300, 220
"""The board with the answer on it, px."""
MOST = 6
"""So many answers are written out."""


def found(
    finding: Finding | DraftError | None,
    shows_best: bool,
    rules: str,
    frame: Frame,
    zones: list[Zone],
) -> Node:
    """What is found; `rules`: where rules are read, by their id."""
    head, text = said(finding)
    if finding is None:
        return message("", head, text)
    if isinstance(finding, UnfinishedError):
        return message("hint", head, text)
    if isinstance(finding, DraftError):
        clause = finding.clause
        rule = link(f"{rules}/{clause}", _("Rule"), "rule") if clause else None
        return message("refused", head, text, rule)
    if finding.puzzle is None:
        return message("hint", head, text)
    label = _("Hide the answer") if shows_best else _("Show the answer")
    return [
        message("solved", head, text),
        h.div(".best")[
            button("best", label, "eye", id="best", aria_expanded=str(shows_best).lower()),
            _answers(finding.puzzle, frame, zones) if shows_best else None,
        ],
    ]


def _answers(puzzle: Puzzle[Task], frame: Frame, zones: list[Zone]) -> Node:
    """Every right answer in words; the first one on the board."""
    task, answers = puzzle.task, puzzle.proof.answers
    kind = task.asked
    if kind.mode == CHOOSE and kind.choices is not None:
        return h.p(".answer-words")[h.strong[kind.choices(task)[answers[0]]]]
    shown = looked_at(task, after(task, answers[0]), frame.theme, {})
    zone = attrs.evolve(board_picture(Desk(shown), width=WIDTH, height=HEIGHT), name="answer")
    zones.append(zone)
    more = len(answers) - MOST
    return [
        h.ul(".answer-words")[
            (h.li[_in_words(task, answer)] for answer in answers[:MOST]),
            h.li[_("and {n} more").format(n=more)] if more > 0 else None,
        ],
        h.div(".chocoly")[zone.element],
    ]


def _in_words(task: Task, answer: str) -> str:
    actions = [parse_action(text) for text in answer.split(BETWEEN)]
    return " ".join(describe_action(task.state, action) for action in actions)


def said(finding: Finding | DraftError | None) -> tuple[str, str]:
    """What is found, in a few words and a sentence."""
    if finding is None:
        return _("Searching …"), ""
    if isinstance(finding, UnfinishedError):
        return _("Not finished yet."), str(finding)
    if isinstance(finding, DraftError):
        return _("This cannot be."), str(finding)
    puzzle = finding.puzzle
    if puzzle is None:
        return _("No puzzle yet."), finding.reason
    proof = puzzle.proof
    head = ngettext(
        "Proven: one answer is right.", "Proven: {n} answers are right.", len(proof.answers)
    ).format(n=len(proof.answers))
    searched = ngettext("{n} answer tried.", "{n} answers tried.", proof.searched)
    parts = (
        _("Level {level} of 5, rating {rating}.").format(level=puzzle.level, rating=puzzle.rating),
        searched.format(n=proof.searched),
        _("A hasty player is wrong.") if proof.greedy_fails else "",
    )
    return head, " ".join(filter(None, parts))


def ways(news: Node, address: str, pack: int) -> Node:
    """Where the finished puzzle can go."""
    off = None if address else "true"
    return [
        h.div(".news")[news],
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
