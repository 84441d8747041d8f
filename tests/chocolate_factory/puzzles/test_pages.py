"""The puzzles on a browser of paper: answered at the table, judged, kept over a reload."""

from __future__ import annotations

from typing import Any
from urllib.parse import unquote

import htpy as h
import pytest
from bs4 import BeautifulSoup

from tests.widgets.test_puzzles_trainer import StoringBrowser
from tutor.chocolate_factory.puzzles.judging import judge
from tutor.chocolate_factory.puzzles.kinds import PUZZLE_KINDS
from tutor.chocolate_factory.puzzles.making.shipped import shipped
from tutor.chocolate_factory.puzzles.model import CHOOSE, GAME, RUN, TOUCH, Task
from tutor.puzzles.model import Puzzle
from widgets.browser.protocol import Event, View
from widgets.chocolate_factory.puzzles.face import FACE
from widgets.chocolate_factory.puzzles.room import PUZZLES
from widgets.chocolate_factory.puzzles.table import clicks
from widgets.draw.theme import DARK, LIGHT
from widgets.pages.puzzles.solving.page import PuzzlePage
from widgets.pages.puzzles.solving.session import ASKING, BEST, RIGHT, SHOWN, WRONG, YOURS
from widgets.pages.puzzles.solving.solver import PuzzleSolver
from widgets.storage.puzzle_trainer import PuzzleTrainer
from widgets.storage.settings import Frame, Settings

FRAMES = [
    Frame(View(width=w, height=ht), Settings())
    for w, ht in ((1280, 800), (768, 1024), (390, 844), (844, 390))
]
WIDE = FRAMES[0]
EVERY_KIND = pytest.mark.parametrize("kind", PUZZLE_KINDS)


def of(kind: str) -> Puzzle[Task]:
    """One of a kind that a player in a hurry misses, with a whole answer."""
    found = [p for p in shipped() if p.task.kind == kind]
    return min(found, key=lambda p: (not p.proof.greedy_fails, not p.proof.greedy))


def opened(puzzle: Puzzle[Task], resume: str = "") -> PuzzlePage:
    return PuzzlePage(FACE, PuzzleTrainer(StoringBrowser(), GAME), puzzle.id, resume)


def html(page: Any, frame: Frame = WIDE) -> BeautifulSoup:
    return BeautifulSoup(str(h.div[page.paint(frame).body]), "html.parser")


def act(page: Any, *acts: str, frame: Frame = WIDE) -> Any:
    reply = None
    for each in acts:
        reply = page.on(Event("act", each), frame)
    return reply


def give(page: PuzzlePage, answer: str, frame: Frame = WIDE) -> None:
    act(page, *clicks(page.puzzle.task, answer), "check", frame=frame)


@EVERY_KIND
@pytest.mark.parametrize("frame", FRAMES, ids=["wide", "tablet", "phone", "low"])
def test_it_is_asked_answered_and_told_in_every_window(kind: str, frame: Frame) -> None:
    puzzle = of(kind)
    page = opened(puzzle)
    asked = html(page, frame)
    heading = asked.select_one("#heading")
    assert heading is not None
    assert heading.get_text() == puzzle.task.asked.question(puzzle.task)
    assert asked.select("#hint")
    assert asked.select("#check")
    give(page, puzzle.proof.answers[0], frame)
    assert page.session.stage == RIGHT
    told = html(page, frame)
    verdict = told.select_one("#verdict")
    assert verdict is not None
    assert "Right." in verdict.get_text()
    assert told.select("#next")
    assert page.trainer.practice.solved == 1


@EVERY_KIND
def test_every_click_of_an_answer_is_a_button_of_the_page(kind: str) -> None:
    puzzle = of(kind)
    page = opened(puzzle)
    for target in (*clicks(puzzle.task, puzzle.proof.answers[0]), "check"):
        shown = {each["data-act"] for each in html(page).select("button[data-act]")}
        assert target in shown
        act(page, target)
    assert page.session.stage == RIGHT


@EVERY_KIND
def test_wrong_is_told_with_its_rules_and_the_best_lies_beside_it(kind: str) -> None:
    puzzle = of(kind)
    page = opened(puzzle)
    give(page, puzzle.proof.greedy)
    assert page.session.stage == WRONG
    told = html(page)
    assert told.select("#verdict .chip")
    assert page.trainer.practice.solved == 0
    if puzzle.task.asked.mode == CHOOSE:
        assert told.select(".given .right")
        assert not told.select("#again")
        return
    act(page, "answer")
    assert page.session.stage == SHOWN
    assert page.session.showing == BEST
    assert html(page).select("#show-yours, #show-best")
    act(page, "show:yours")
    assert page.session.showing == YOURS
    act(page, "again")
    assert page.session.stage == ASKING
    give(page, puzzle.proof.answers[0])
    assert page.session.stage == RIGHT
    assert page.trainer.practice.tried == 1


@EVERY_KIND
def test_no_hint_is_the_answer_and_each_has_its_price(kind: str) -> None:
    puzzle = of(kind)
    page = opened(puzzle)
    first = act(page, "hint").say
    second = act(page, "hint").say
    assert first != second
    assert puzzle.proof.answers[0] not in (first, second)
    give(page, puzzle.proof.answers[0])
    assert page.session.given.hints == 2


@EVERY_KIND
def test_a_reload_goes_on_where_one_was(kind: str) -> None:
    puzzle = of(kind)
    page = opened(puzzle)
    act(page, *clicks(puzzle.task, puzzle.proof.answers[0]))
    again = opened(puzzle, page.resume())
    assert again.session.answer == puzzle.proof.answers[0]
    act(page, "check")
    again = opened(puzzle, page.resume())
    assert again.session.stage == RIGHT
    for broken in ('{"session": {"done": "op t9 B>O", "choice": "9"}}', '{"session": 3}', "x"):
        assert opened(puzzle, broken).session.stage == ASKING


@EVERY_KIND
def test_nothing_chosen_is_no_answer_and_what_is_chosen_can_be_taken_back(kind: str) -> None:
    puzzle = of(kind)
    page = opened(puzzle)
    assert act(page, "check").say
    assert page.session.stage == ASKING
    act(page, *clicks(puzzle.task, puzzle.proof.answers[0]))
    chosen = page.session.attempt
    act(page, "cancel")
    assert page.session.attempt != chosen
    while page.session.attempt != FACE.answers.nothing:
        left = page.session.attempt
        act(page, "cancel")
        assert page.session.attempt != left
    for nonsense in ("part:t9", "do:op_t1_X-B", "choose:none", "order:7", "done", "room", ""):
        act(page, nonsense)
    assert page.session.stage == ASKING


@EVERY_KIND
def test_a_run_of_the_frame_and_the_projector_show_it_too(kind: str) -> None:
    puzzle = of(kind)
    solver = PuzzleSolver(FACE, PuzzleTrainer(StoringBrowser(), GAME), puzzle)
    assert solver.session.stage == ASKING
    picture = BeautifulSoup(str(PUZZLES.picture(puzzle.task, 160, 120)), "html.parser")
    drawn = unquote(str(picture.img["src"]))
    assert LIGHT.ink in drawn
    assert DARK.ink in drawn, "it is as dark as its page"
    assert str(PUZZLES.symbol(puzzle.task.asked.symbol, 24))
    assert FACE.table_words(opened(puzzle).session)


def test_each_way_of_answering_has_a_kind() -> None:
    assert {kind.mode for kind in PUZZLE_KINDS.values()} == {CHOOSE, TOUCH, RUN}


def test_a_run_that_comes_to_the_same_is_right_in_any_order() -> None:
    """Two uses of Parts that have nothing to do with each other."""
    for puzzle in (p for p in shipped() if p.task.asked.mode == RUN):
        first, *rest = puzzle.proof.answers[0].split("; ")
        if len(rest) < 2 or not (first[:2] == rest[0][:2] == "op" and first[4] != rest[0][4]):
            continue
        other = "; ".join((rest[0], first, *rest[1:]))
        assert judge(puzzle, other).correct
        return
    pytest.fail("no puzzle has two such uses")
