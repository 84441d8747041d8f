"""Hints that several kinds of puzzle give: how a race stands, and which box to look at."""

from __future__ import annotations

from tutor.chocolatiers_family.display import Place
from tutor.chocolatiers_family.kinds import KINDS
from tutor.chocolatiers_family.puzzles.lines import leaders
from tutor.chocolatiers_family.puzzles.model import Asked, Clue
from tutor.i18n import _
from tutor.kit.words import join_words


def race_clue(task: Asked, kind: str) -> Clue:
    """Return how the race stands that decides."""
    position = task.position
    award = position.edition.awards(position.displays)[kind]
    rivals, best = leaders(position, award)
    text = _("Look at {kind}: {who} {best}, you {mine}.").format(
        kind=_(position.edition.names[kind]),
        who=join_words(rivals),
        best=best,
        mine=award.sizes[position.player],
    )
    return Clue(text, kind if kind in KINDS else "")


def box_clue(task: Asked, text: str, spaces: tuple[Place, ...], kind: str = "") -> Clue:
    """Return the boxes in which these spaces lie."""
    boxes = {(r // 2, c // 2) for r, c in spaces}
    marks = [f"space:{r},{c}" for r, c in task.position.own.spaces if (r // 2, c // 2) in boxes]
    return Clue(text, kind, tuple(marks))
