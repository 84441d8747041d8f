"""From clicks to an answer, for every kind of puzzle."""

from __future__ import annotations

from itertools import product

import attrs
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.chocolatiers.puzzles.brute import slow_ways
from tests.chocolatiers.puzzles.tables import asked
from tutor import load_game
from tutor.chocolatiers.actions import action_text
from tutor.chocolatiers.puzzles.kinds import PUZZLE_KINDS
from tutor.chocolatiers.puzzles.making.shipped import shipped
from tutor.chocolatiers.puzzles.model import Task
from tutor.chocolatiers.puzzles.position import Position
from tutor.chocolatiers_family.display import Display
from tutor.chocolatiers_family.payments import payments
from tutor.chocolatiers_family.puzzles.explain import judge
from tutor.chocolatiers_family.puzzles.model import CHOOSE, PAY, PLACE, TURN
from tutor.chocolatiers_family.tiles import Tile
from tutor.puzzles.model import Puzzle
from widgets.chocolatiers.puzzles import turn
from widgets.chocolatiers_family.puzzles.attempt import (
    NOTHING,
    answer_of,
    attempt_of,
    click,
    missing,
    mode,
    pairs,
    shown,
    targets,
)
from widgets.chocolatiers_family.puzzles.hints import hint
from widgets.pages.puzzles.solving.session import LAST

SAMPLES = [[p for p in shipped() if p.task.kind == kind][::20] for kind in PUZZLE_KINDS]
PUZZLES = [puzzle for sample in SAMPLES for puzzle in sample]
EVERY = pytest.mark.parametrize("puzzle", PUZZLES, ids=lambda p: p.id)

OWN = Display.parse("TN/R.", [4])
OTHER = Display.parse("BB/BV", [3])
LAST_BOX = asked("last", Position((OWN, OTHER), (2, 0)), tiles=(Tile("TRM.", 3),))
BOTH = attrs.evolve(LAST_BOX, wilds=2)  # no turn allows it; clicks could lead to it all the same
STEAL = asked("steal", Position((OWN, OTHER), (2, 0)), "B", wilds=2)
PAYING = asked("pay", Position((OWN, OTHER), (0, 0)), tiles=(Tile("TRB.", 3),) * 2, hand="TTRRNN")


def clicks_for(task: Task, answer: str) -> list[str]:
    """The clicks that lead to an answer, in the order a learner would take."""
    if mode(task) == TURN:
        return list(turn.clicks(task, answer))
    attempt = attempt_of(task, answer)
    found: list[str] = []
    if attempt.place is not None:
        found += ["place:{},{}".format(*attempt.place), *["rotate"] * attempt.turn]
    found += ["space:{},{}".format(*space) for space in attempt.wilds]
    found += [f"choose:{attempt.choice}"] if attempt.choice else []
    found += [f"second:{attempt.second}"] if attempt.second else []
    return found + [f"hand:{card}" for card in attempt.cards]


def wrong_answer(puzzle: Puzzle[Task]) -> str:
    """A complete answer that is not right: the hasty one, if it is wrong."""
    task, kind = puzzle.task, PUZZLE_KINDS[puzzle.task.kind]
    right = puzzle.proof.answers
    if kind.choices is not None:
        seconds = kind.seconds(task) if kind.seconds is not None else ()
        keys = [" ".join(pair) for pair in product(kind.choices(task), seconds or ("",))]
        return next(key.strip() for key in keys if key.strip() not in right)
    if puzzle.proof.greedy_fails:
        return puzzle.proof.greedy
    if kind.mode == TURN:
        texts = map(action_text, load_game("chocolatiers").actions(task.state))
        values = {text: kind.value(task, text) for text in texts}
        return next(text for text, value in values.items() if value != puzzle.proof.value)
    if kind.mode == PAY:
        ways = [payment.cards for payment in payments(task.hand, task.tiles[0].chocolates)]
    else:
        ways = [str(way) for way in slow_ways(task.position, task.tiles, task.wilds)]
    return next(way for way in ways if way not in (*right, str(task.position.own)))


@EVERY
def test_the_best_answer_can_be_clicked(puzzle: Puzzle[Task]) -> None:
    task, answer = puzzle.task, puzzle.proof.answers[0]
    attempt = NOTHING
    for target in clicks_for(task, answer):
        clicked = click(task, attempt, target)
        assert clicked.refusal is None
        attempt = clicked.attempt
    assert answer_of(task, attempt) == answer
    assert missing(task, attempt) == ""
    assert judge(puzzle, answer_of(task, attempt)).correct


@EVERY
def test_the_hasty_answer_can_be_clicked(puzzle: Puzzle[Task]) -> None:
    task = puzzle.task
    assert answer_of(task, attempt_of(task, puzzle.proof.greedy)) == puzzle.proof.greedy


@EVERY
def test_hints_go_from_the_race_to_the_answer(puzzle: Puzzle[Task]) -> None:
    hints = [hint(puzzle, level) for level in range(1, LAST + 1)]
    assert len({each.text for each in hints}) == LAST
    for each in hints:
        known = targets(puzzle.task, NOTHING)
        spaces = {f"space:{r},{c}" for r, c in puzzle.task.position.own.spaces}
        assert set(each.marks) <= set(known) | spaces


def test_a_box_is_placed_turned_and_moved() -> None:
    there = click(BOTH, NOTHING, "place:0,1").attempt
    assert shown(BOTH, there).display.rows == ("TNTR", "R.M.")
    turned = click(BOTH, there, "place:0,1").attempt  # a click on the box turns it
    assert turned == click(BOTH, there, "rotate").attempt
    assert shown(BOTH, turned).display.rows == ("TNMT", "R..R")
    above = click(BOTH, turned, "place:-1,0").attempt
    now = shown(BOTH, above)
    assert now.display.rows == ("MT", ".R", "TN", "R.")
    assert (now.up, now.left, now.box) == (1, 0, (0, 0))


def test_wilds_are_placed_taken_back_and_go_with_the_box() -> None:
    early = click(BOTH, NOTHING, "space:0,0")
    assert early.refusal is not None
    assert early.attempt == NOTHING
    attempt = click(BOTH, NOTHING, "place:0,-1").attempt
    attempt = click(BOTH, attempt, "space:0,-1").attempt  # on the new box
    attempt = click(BOTH, attempt, "space:1,1").attempt
    assert shown(BOTH, attempt).display.rows == ("T*TN", "M.R*")
    third = click(BOTH, attempt, "space:0,0")
    assert third.refusal is not None
    moved = click(BOTH, attempt, "place:1,0").attempt
    assert moved.wilds == ((1, 1),)  # the one on the box has come back
    assert click(BOTH, moved, "space:1,1").attempt.wilds == ()


def test_one_wild_moves_where_several_ask_to_be_taken_back() -> None:
    one = attrs.evolve(STEAL, wilds=1)
    first = click(one, NOTHING, "space:0,0").attempt
    assert click(one, first, "space:0,1").attempt.wilds == ((0, 1),)
    assert click(one, first, "wild").attempt == NOTHING


def test_a_placed_wild_stays_and_says_so() -> None:
    lying = asked("steal", Position((Display.parse("T*/R.", [4]), OTHER), (1, 0)), "B", wilds=1)
    clicked = click(lying, NOTHING, "space:0,1")
    assert clicked.refusal is not None
    assert clicked.refusal.clause == "6.6"


def test_what_is_missing_is_said_until_nothing_is() -> None:
    said = [missing(BOTH, NOTHING)]
    attempt = click(BOTH, NOTHING, "place:0,1").attempt
    said.append(missing(BOTH, attempt))
    attempt = click(BOTH, attempt, "space:0,0").attempt
    said.append(missing(BOTH, attempt))
    assert all(said)
    assert len(set(said)) == 3
    assert missing(BOTH, click(BOTH, attempt, "space:0,1").attempt) == ""
    assert missing(attrs.evolve(STEAL, kind="keep"), NOTHING) == ""  # all may be kept


def test_pairs_form_as_cards_are_chosen() -> None:
    attempt = NOTHING
    for card in ("hand:1", "hand:4", "hand:2", "hand:3"):
        attempt = click(PAYING, attempt, card).attempt
    (pair,) = pairs(PAYING, attempt)
    assert (pair.first, pair.second) in {(2, 3)}
    assert pair.kind == "B"
    assert click(PAYING, attempt, "hand:3").attempt.cards == (1, 2, 4)


TARGETS = st.one_of(
    st.text(max_size=12),
    st.builds(
        "{}:{},{}".format,
        st.sampled_from(("place", "space")),
        st.integers(-9, 9),
        st.integers(-9, 9),
    ),
    st.builds("{}:{}".format, st.sampled_from(("hand", "choose")), st.integers(-9, 9)),
    st.sampled_from(("rotate", "wild", "cancel", "choose:", "hand:", "place", "space:0")),
)


@given(st.sampled_from(PUZZLES), st.lists(TARGETS, max_size=8))
def test_no_click_does_harm(puzzle: Puzzle[Task], clicks: list[str]) -> None:
    attempt = NOTHING
    rules = load_game("chocolatiers").rulebook
    for target in clicks:
        clicked = click(puzzle.task, attempt, target)
        attempt = clicked.attempt
        if clicked.refusal is not None:
            assert clicked.refusal.clause in rules
            assert clicked.refusal.message
    targets(puzzle.task, attempt)
    answer = answer_of(puzzle.task, attempt)
    assert answer == "" or mode(puzzle.task) in (PLACE, CHOOSE, PAY, TURN)
    if answer and mode(puzzle.task) != PAY:
        judge(puzzle, answer)
