"""Chocoly's puzzles on a browser of paper: answered at the table, judged, kept over a reload."""

from __future__ import annotations

from functools import cache
from typing import Any

import htpy as h
import pytest
from bs4 import BeautifulSoup

from tests.widgets.test_puzzles_trainer import StoringBrowser
from tutor.chocoly.actions import action_text
from tutor.chocoly.puzzles.judging import explain, judge
from tutor.chocoly.puzzles.kinds import PUZZLE_KINDS
from tutor.chocoly.puzzles.making.shipped import shipped
from tutor.chocoly.puzzles.model import CHOOSE, GAME, Task
from tutor.chocoly.puzzles.placement_answers import whole
from tutor.puzzles.model import Puzzle
from tutor.puzzles.pack import to_link
from widgets.browser.protocol import Event, View
from widgets.chocoly.puzzles.face import FACE
from widgets.chocoly.puzzles.room import PUZZLES
from widgets.chocoly.puzzles.table import actions_of, clicks
from widgets.chocoly.target_ids import spot
from widgets.draw.theme import LIGHT
from widgets.pages.page import NoSuchPageError
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


@cache
def of(kind: str) -> Puzzle[Task]:
    """One of a kind, answered by one tile and missed by a player in a hurry if there is one."""
    found = [p for p in shipped() if p.task.kind == kind]
    return min(found, key=lambda p: (";" in p.proof.answers[0], not p.proof.greedy_fails))


@pytest.fixture
def puzzle(request: pytest.FixtureRequest) -> Puzzle[Task]:
    """One of the kind that a test is given."""
    return of(request.param)


EVERY_KIND = pytest.mark.parametrize("puzzle", PUZZLE_KINDS, indirect=True)


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


def wrong_of(puzzle: Puzzle[Task]) -> str:
    """A whole answer that is wrong; where two tiles may be laid, both."""
    task = puzzle.task
    if task.asked.choices is not None:
        return next(key for key in task.asked.choices(task) if key not in puzzle.proof.answers)
    single = [action_text(action) for action in actions_of(task, "")]
    one = next(text for text in single if not whole(task, text) or not judge(puzzle, text).correct)
    if whole(task, one):
        return one
    both = (f"{one}; {action_text(action)}" for action in actions_of(task, one))
    return next(answer for answer in both if not judge(puzzle, answer).correct)


@EVERY_KIND
@pytest.mark.parametrize("frame", FRAMES, ids=["wide", "tablet", "phone", "low"])
def test_it_is_asked_answered_and_told_in_every_window(puzzle: Puzzle[Task], frame: Frame) -> None:
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
def test_wrong_is_told_with_its_rules_and_the_best_lies_beside_it(puzzle: Puzzle[Task]) -> None:
    page = opened(puzzle)
    give(page, wrong_of(puzzle))
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
def test_no_hint_is_the_answer_and_each_has_its_price(puzzle: Puzzle[Task]) -> None:
    page = opened(puzzle)
    first = act(page, "hint").say
    second = act(page, "hint").say
    assert first != second
    assert puzzle.proof.answers[0] not in (first, second)
    assert "hint" in str(html(page))
    give(page, puzzle.proof.answers[0])
    assert page.session.given.hints == 2


@EVERY_KIND
def test_a_reload_goes_on_where_one_was(puzzle: Puzzle[Task]) -> None:
    page = opened(puzzle)
    act(page, *clicks(puzzle.task, puzzle.proof.answers[0]))
    again = opened(puzzle, page.resume())
    assert again.session.answer == puzzle.proof.answers[0]
    act(page, "check")
    again = opened(puzzle, page.resume())
    assert again.session.stage == RIGHT
    assert html(again).select("#next")
    for broken in ('{"session": {"done": "lay AAAB 99 99"}}', '{"session": 3}', "x"):
        assert opened(puzzle, broken).session.stage == ASKING


@EVERY_KIND
def test_nothing_that_is_asked_is_shown_before_it_is_answered(puzzle: Puzzle[Task]) -> None:
    page = opened(puzzle)
    if puzzle.task.asked.mode != CHOOSE:
        act(page, *clicks(puzzle.task, puzzle.proof.answers[0])[:-1])
        assert not html(page).select(".brings")
        assert "\N{RIGHTWARDS ARROW}" not in html(page).get_text()
    assert "Largest area" not in act(page, "board").say


def test_what_cannot_be_placed_is_refused_with_its_rule_and_does_not_count() -> None:
    page = opened(of("lay"))
    reply = act(page, "hand:0", "at:90,90")
    assert reply.say
    assert html(page).select(".message.refused .chip")
    assert page.session.stage == ASKING
    act(page, "check")
    assert page.trainer.practice.tried == 0


def test_an_answer_that_lacks_something_is_reminded() -> None:
    for kind in ("lay", "rule"):
        page = opened(of(kind))
        assert act(page, "check").say
        assert page.session.stage == ASKING


def test_where_only_stacks_answer_every_tile_is_stacked() -> None:
    page = opened(of("cut"))
    assert not html(page).select("[data-act=stack]")
    act(page, "hand:0")
    assert page.session.attempt.selection.tile == 0
    give(page, of("cut").proof.answers[0])
    assert page.session.stage == RIGHT


def test_a_placement_is_taken_back_before_it_is_checked() -> None:
    puzzle = of("lay")
    page = opened(puzzle)
    act(page, *clicks(puzzle.task, puzzle.proof.answers[0]))
    assert page.session.attempt.done
    act(page, "cancel")
    assert page.session.attempt.done == ""


@pytest.mark.parametrize("kind", ["lay", "cut"])
def test_a_click_on_the_tile_that_was_just_placed_takes_it_back(kind: str) -> None:
    puzzle = of(kind)
    page = opened(puzzle)
    act(page, *clicks(puzzle.task, puzzle.proof.answers[0]))
    squares = html(page).select('[data-act^="square:"][aria-label$=", take back"]')
    assert len(squares) == 4
    act(page, str(squares[0]["data-act"]))
    assert page.session.attempt.done == ""


@EVERY_KIND
def test_inside_a_run_it_is_answered_once_and_shows_no_way_on(puzzle: Puzzle[Task]) -> None:
    made = PuzzleSolver(FACE, PuzzleTrainer(StoringBrowser(), GAME), puzzle)
    foot = h.b(".foot")["the moment"]
    asked = str(h.div[made.paint(WIDE, live=True, foot=foot).body])
    assert "the moment" in asked
    assert 'id="hint"' not in asked
    for target in (*clicks(puzzle.task, puzzle.proof.answers[0]), "check"):
        made.on(Event("act", target), WIDE)
    assert made.right is True
    quiet = PuzzleSolver(FACE, PuzzleTrainer(StoringBrowser(), GAME), puzzle)
    shown = str(h.div[quiet.paint(WIDE, live=False, foot=foot).body])
    assert "the moment" in shown
    quiet.reveal()
    assert quiet.session.stage == SHOWN
    quiet.again()
    assert quiet.right is None


def test_the_next_players_hand_is_named_where_it_is_open() -> None:
    for kind in ("guard", "last"):
        assert "holds:" in html(opened(of(kind))).get_text()
    assert "holds:" not in html(opened(of("lay"))).get_text()


def test_where_the_next_player_answers_is_marked_on_the_board() -> None:
    guards = (p for p in shipped() if p.task.kind == "guard")
    puzzle, told = next(
        (p, line.squares)
        for p in guards
        for line in explain(p, wrong_of(p)).lines
        if line.squares  # the next player has a stack that hurts
    )
    page = opened(puzzle)
    give(page, wrong_of(puzzle))
    marks = FACE.on_table(page.session, LIGHT).marks
    assert {spot("square", square) for square in told} <= {t for t in marks if marks[t] == "hint"}


def test_a_link_opens_the_same_puzzle_and_another_address_none() -> None:
    puzzle = of("area")
    page = PuzzlePage(FACE, PuzzleTrainer(StoringBrowser(), GAME), to_link(puzzle))
    assert page.puzzle == puzzle
    with pytest.raises(NoSuchPageError):
        PuzzlePage(FACE, PuzzleTrainer(StoringBrowser(), GAME), "nothing")


def test_positions_have_pictures() -> None:
    picture = str(PUZZLES.picture(of("lay").task, 120, 90))
    assert "<svg" in picture
    assert "aria-hidden" in picture
