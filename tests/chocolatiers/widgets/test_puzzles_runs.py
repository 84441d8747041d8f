"""Every kind of puzzle inside a run: answered, shown to nobody's touch, opened."""

from __future__ import annotations

from typing import Any

import htpy as h
import pytest
from bs4 import BeautifulSoup

from tests.chocolatiers.widgets.test_puzzles_answer import SAMPLES, clicks_for, wrong_answer
from tests.widgets.test_puzzles_trainer import StoringBrowser
from tutor.chocolatiers.puzzles.model import Task
from tutor.puzzles.model import Puzzle
from widgets.browser.protocol import Event, View
from widgets.chocolatiers_family.puzzles.face import ChocolatiersFace
from widgets.pages.puzzles.solving.solver import PuzzleSolver
from widgets.storage.puzzle_trainer import PuzzleTrainer
from widgets.storage.settings import Frame, Settings

ONE_OF_EACH = {sample[-1].task.kind: sample[-1] for sample in SAMPLES}
EVERY_KIND = pytest.mark.parametrize("puzzle", ONE_OF_EACH.values(), ids=ONE_OF_EACH)
FRAMES = [Frame(View(width=w, height=ht), Settings()) for w, ht in ((1280, 800), (390, 844))]
FOOT = h.b(".foot")["the moment"]


def solver(puzzle: Puzzle[Task]) -> PuzzleSolver:
    return PuzzleSolver(ChocolatiersFace(), PuzzleTrainer(StoringBrowser(), "chocolatiers"), puzzle)


def html(made: PuzzleSolver, frame: Frame = FRAMES[0], live: bool = True) -> BeautifulSoup:
    picture = made.paint(frame, live=live, foot=FOOT)
    return BeautifulSoup(str(h.div[picture.body]), "html.parser")


def give(made: PuzzleSolver, answer: str) -> None:
    for target in (*clicks_for(made.puzzle.task, answer), "check"):
        made.on(Event("act", target), FRAMES[0])


@EVERY_KIND
@pytest.mark.parametrize("frame", FRAMES, ids=["wide", "phone"])
def test_it_is_answered_once_and_shows_no_way_but_that_of_the_run(
    puzzle: Puzzle[Task], frame: Frame
) -> None:
    made = solver(puzzle)
    assert made.right is None
    asked = html(made, frame)
    assert asked.select_one(".foot")
    assert not asked.select("#hint, #why, #check, #next")
    give(made, puzzle.proof.answers[0])
    assert made.right is True
    give(made, wrong_answer(puzzle))
    assert made.right is True
    assert "Rating" not in html(made, frame).get_text()


@EVERY_KIND
def test_nothing_can_be_pressed_while_it_is_nobodys(puzzle: Puzzle[Task]) -> None:
    shown = html(solver(puzzle), live=False)
    live = shown.select("[data-act]:not([aria-disabled]):not([role=tab])")  # one may look
    assert [item["data-act"] for item in live] == []


@EVERY_KIND
def test_another_begins_anew_and_the_best_answer_can_be_opened(puzzle: Puzzle[Task]) -> None:
    made = solver(puzzle)
    give(made, wrong_answer(puzzle))
    assert made.right is False
    made.again()
    assert made.right is None
    assert not html(made).select("#verdict")
    made.reveal()
    assert html(made).select("#verdict")


@EVERY_KIND
def test_it_comes_back_after_a_reload(puzzle: Puzzle[Task]) -> None:
    made, again = solver(puzzle), solver(puzzle)
    give(made, wrong_answer(puzzle))
    again.load(made.dump())
    assert (again.right, str(html(again))) == (False, str(html(made)))
    broken: list[Any] = [None, 7, {}, {"stage": "won"}]
    for data in broken:
        fresh = solver(puzzle)
        fresh.load(data)
        assert fresh.right is None
