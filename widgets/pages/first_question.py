"""The first question of the puzzles, and where its answer is changed."""

from __future__ import annotations

from collections.abc import Iterable

import htpy as h
from htpy import Node

from tutor.i18n import _
from tutor.puzzles.training.beginning import NEW, SOME, WELL
from tutor.rooms import load_game
from widgets.pages.controls import button, choice
from widgets.storage.puzzle_trainer import PuzzleTrainer

ACT = "knows"
"""The act of an answer: "knows:new"."""


def answers() -> dict[str, str]:
    """Return what can be answered, in words."""
    return {
        NEW: _("I am new to it"),
        SOME: _("I have played it"),
        WELL: _("I know it well"),
    }


def first_question() -> h.Element:
    """Ask a new learner how well the game is known, with a button for each answer."""
    return h.fieldset(".first-question")[
        h.legend[_("How well do you know the game?")],
        h.div(".row-of-buttons")[
            (button(f"{ACT}:{key}", words, id=f"{ACT}-{key}") for key, words in answers().items())
        ],
    ]


def changes(trainers: Iterable[PuzzleTrainer]) -> Node:
    """Show the answer for each game whose puzzles were begun, so that it can be changed."""
    begun = [each for each in trainers if each.practice.knows or each.practice.tried]
    if not begun:
        return None
    return h.div(".panel")[
        h.h2[_("Puzzles: how well do you know the game?")],
        h.p(".second")[_("With another answer your rating begins anew; what you solved is kept.")],
        map(_change, begun),
    ]


def _change(trainer: PuzzleTrainer) -> h.Element:
    return choice(
        f"{ACT}-{trainer.game}",
        load_game(trainer.game).title,
        trainer.practice.knows,
        answers().items(),
        act=f"{ACT}:{trainer.game}",
    )
