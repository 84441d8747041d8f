"""Solving a puzzle: right, wrong, told why by the difference, helped, led on."""

from __future__ import annotations

from typing import Any

import pytest

from tests.chocolatiers.widgets.puzzle_pages import (
    EVERY_KIND,
    ON_THE_BOARD,
    ONE_OF_EACH,
    answer,
    asks,
    practice,
)
from tests.chocolatiers.widgets.test_puzzles_answer import clicks_for, wrong_answer
from tutor.chocolatiers.puzzles.kinds import PUZZLE_KINDS
from tutor.chocolatiers.puzzles.making.shipped import shipped
from tutor.chocolatiers.puzzles.model import Task
from tutor.chocolatiers.puzzles.search.table import queue_after
from tutor.chocolatiers_family.kinds import say_cards
from tutor.chocolatiers_family.puzzles.model import CHOOSE, CHOOSE_TWO, PAY, TURN
from tutor.chocolatiers_family.puzzles.names import solver_names
from tutor.puzzles.games import shipped_by_id
from tutor.puzzles.model import Puzzle


@EVERY_KIND
def test_right_is_told_so_rated_and_led_on(open_at: Any, puzzle: Puzzle[Task]) -> None:
    page = open_at(f"puzzle/{puzzle.id}")
    assert page.heading == PUZZLE_KINDS[puzzle.task.kind].question(puzzle.task)
    answer(page, puzzle, puzzle.proof.answers[0])
    assert "Right.A rating after 9 more" in page.find("#verdict").get_text()
    assert "solved" in page.find("#verdict")["class"]
    assert (practice(page)["tried"], practice(page)["solved"]) == (1, 1)
    page.act("next")
    assert page.address.startswith("puzzle/")
    assert page.address != f"puzzle/{puzzle.id}"
    assert asks(page)


@EVERY_KIND
def test_wrong_is_told_why_with_its_rule_and_led_on_to_another(
    open_at: Any, puzzle: Puzzle
) -> None:
    page = open_at(f"puzzle/{puzzle.id}")
    answer(page, puzzle, wrong_answer(puzzle))
    verdict = page.find("#verdict")
    assert "refused" in verdict["class"]
    assert verdict.select(".lines li")
    page.act(verdict.select_one(".chip")["data-act"])
    assert page.find("dialog").select_one(".rule-text")
    page.act("close")
    assert not page.all("dialog")
    assert practice(page)["missed"]
    page.act("next")
    following = shipped_by_id("chocolatiers")[page.address.removeprefix("puzzle/")]
    assert following.task.kind != puzzle.task.kind


@ON_THE_BOARD
def test_the_refuting_line_lies_on_the_board_and_the_best_beside_it(
    open_at: Any, puzzle: Puzzle
) -> None:
    page = open_at(f"puzzle/{puzzle.id}")
    before = page.scene("own")
    answer(page, puzzle, wrong_answer(puzzle))
    mine = page.scene("own")
    assert mine != before
    page.act("answer")
    if len(puzzle.task.position.displays) == 2:  # else the panel is too low for pictures
        assert {"yours-answer", "best-answer"} <= set(page.shell.page.scenes)
    assert page.scene("own") != mine
    page.act("show:yours")
    assert page.scene("own").width == mine.width
    assert page.find("#show-yours")["aria-pressed"] == "true"
    page.act("again")
    assert page.find("#check")
    answer(page, puzzle, puzzle.proof.answers[0])
    assert "second look" in page.find("#verdict").get_text()
    assert (practice(page)["tried"], practice(page)["solved"]) == (1, 0)


@EVERY_KIND
def test_no_hint_is_the_answer(open_at: Any, puzzle: Puzzle[Task]) -> None:
    page = open_at(f"puzzle/{puzzle.id}")
    for number in (1, 2):
        page.act("hint")
        assert f"Hint {number} of 2" in page.text
    assert page.find("#hint")["aria-disabled"] == "true"
    if page.all("#check"):
        page.act("check")
    assert practice(page)["tried"] == 0 or puzzle.task.kind == "keep"


@EVERY_KIND
def test_ones_own_choice_stays_to_be_seen(open_at: Any, puzzle: Puzzle[Task]) -> None:
    page = open_at(f"puzzle/{puzzle.id}")
    answer(page, puzzle, wrong_answer(puzzle))
    mode = PUZZLE_KINDS[puzzle.task.kind].mode
    if mode in (CHOOSE, CHOOSE_TWO):
        assert "yours" in page.find(".answers.given .wrong").get_text()
    if page.all('[data-act="answer"]'):
        assert not page.all(".answers.given .right")
        page.act("answer")
    if mode in (CHOOSE, CHOOSE_TWO):
        assert page.all(".answers.given .right")
        assert page.find(".answers.given .own.wrong")
    elif mode == PAY:
        assert len(page.all(".paid-so dl")) == 2
    else:
        assert page.find(".difference")


@ON_THE_BOARD
def test_the_difference_adds_up_to_what_the_answers_are_worth(
    open_at: Any, puzzle: Puzzle[Task]
) -> None:
    kind = PUZZLE_KINDS[puzzle.task.kind]
    wrong = wrong_answer(puzzle)
    page = open_at(f"puzzle/{puzzle.id}")
    answer(page, puzzle, wrong)
    page.act("answer")
    rows = [
        [int(cell.get_text()) for cell in row.select(".gain")]
        for row in page.all(".difference tbody tr")
    ]
    if not kind.margin:
        assert not page.all(".difference tfoot")
        return
    total = [int(cell.get_text()) for cell in page.all(".difference tfoot .gain")]
    assert total == [sum(column) for column in zip(*rows, strict=True)]
    assert total == [kind.value(puzzle.task, wrong), puzzle.proof.value]


def test_an_incomplete_answer_is_reminded_and_does_not_count(open_at: Any) -> None:
    for puzzle in ONE_OF_EACH:
        if puzzle.task.kind == "keep":
            continue
        if PUZZLE_KINDS[puzzle.task.kind].mode == TURN:
            continue  # there is no Check before the turn is played
        page = open_at(f"puzzle/{puzzle.id}")
        page.act("check")
        assert page.said
        assert page.find("#check")
        assert practice(page)["tried"] == 0


def test_cards_that_do_not_pay_are_refused_with_the_rule_and_do_not_count(open_at: Any) -> None:
    puzzle = next(p for p in ONE_OF_EACH if p.task.kind == "pay")
    page = open_at(f"puzzle/{puzzle.id}")
    page.act("hand:0")
    page.act("check")
    assert page.find(".message.refused").select_one('.chip[data-act^="rule:4."]')
    assert practice(page)["tried"] == 0


def test_the_table_hides_only_what_is_asked(open_at: Any) -> None:
    puzzle = next(p for p in ONE_OF_EACH if p.task.kind == "who")
    page = open_at(f"puzzle/{puzzle.id}")
    rows = page.all(".groups-table tbody tr")
    assert len(rows) == len(puzzle.task.position.displays)
    assert all(row.get_text().count("?") == 2 for row in rows)  # the kind and the sum
    answer(page, puzzle, puzzle.proof.answers[0])
    assert "?" not in page.find(".groups-table").get_text()


@pytest.mark.parametrize(
    "kind", [k.id for k in PUZZLE_KINDS.values() if k.opened and k.mode == TURN]
)
def test_open_hands_are_named_and_none_that_is_empty_and_out_of_the_game(
    open_at: Any, kind: str
) -> None:
    for puzzle in [p for p in shipped() if p.task.kind == kind][::10]:
        task = puzzle.task
        names = solver_names(task.position)
        page = open_at(f"puzzle/{puzzle.id}")
        lines = [line.get_text(" ") for line in page.all(".open-hands li")]
        for player, hand in enumerate(task.state.hands):
            if player == task.player:
                continue
            (said,) = [line for line in lines if f"{names[player]} holds" in line] or [""]
            if hand:
                assert say_cards(hand) in said
            else:
                assert bool(said) == (player in queue_after(task.state))


def test_on_a_low_screen_a_small_box_is_enlarged_and_a_rivals_display_shown(open_at: Any) -> None:
    """Nothing that the table offers is dead: what is too small to tap is shown large first."""
    puzzle = next(
        p for p in shipped() if p.task.kind == "reply" and p.proof.answers[0].startswith("wild")
    )
    page = open_at(f"puzzle/{puzzle.id}", width=844, height=390)
    targets = clicks_for(puzzle.task, puzzle.proof.answers[0])
    at = next(n for n, target in enumerate(targets) if target.startswith("space:"))
    for target in targets[:at]:
        page.act(target)
    row, column = (int(n) // 2 for n in targets[at].removeprefix("space:").split(","))
    page.act(f"enlarge:{row},{column}")
    assert page.find("dialog").find(attrs={"data-act": targets[at]})
    page.act("close")
    assert not page.all("dialog")
    page.act("display:1")
    assert page.find("dialog [data-canvas]")
    page.act("close")
    page.act(f"enlarge:{row},{column}")
    page.act(targets[at])
    assert not page.all("dialog")
    for target in targets[at + 1 :]:
        page.act(target)
    page.act("check")
    assert "solved" in page.find("#verdict")["class"]
