"""Fewest Shifts: positions by hand whose answer is seen at once, and what is not asked."""

from __future__ import annotations

from random import Random
from typing import Any

import attrs
import pytest

from tests.chocolate_factory.positions import drafted, with_store
from tutor.chocolate_factory.puzzles.judging import broken, explain
from tutor.chocolate_factory.puzzles.kinds.soonest import SOONEST
from tutor.chocolate_factory.puzzles.making.possible import problems
from tutor.chocolate_factory.puzzles.model import GAME, Task
from tutor.chocolate_factory.state import PLACES, view
from tutor.puzzles.model import Puzzle
from tutor.puzzles.pack import prove

NO_CHUTE = {"t3": "A1"}


def asked(
    belt: str = "B B B B",
    room: str = "KF",
    row: str = "KFC",
    *,
    side: str = "D",
    space: int = 0,
    places: dict[str, str] | None = None,
    day: int = 1,
    **own: Any,
) -> Task:
    """A run begins on a day for Salter's, without coal. `belt`: the piles of tiles 1 to 4, "-" for
    none; `space`: of one's marker.
    """
    state = drafted(day=day)
    first, other = state.players
    piles = tuple(it.strip("-") for it in belt.split())
    lying = zip(PLACES, first.places, strict=True)
    parts = tuple((places or {}).get(place, card) for place, card in lying)
    own = {"employee": "ES3", "coal": 0, **own}
    seat = attrs.evolve(first, belt=piles, store=room, places=parts, **own)
    state = attrs.evolve(state, players=(seat, other))
    state = with_store(view(state), "S", side, *([(0, space)] if space else []))
    return Task(SOONEST.id, state, 0, row)


def proven(task: Task) -> Puzzle[Task]:
    assert not problems(task)
    puzzle = prove(GAME, task)
    assert puzzle is not None
    return puzzle


@pytest.mark.parametrize(
    ("belt", "places", "right"),
    [
        pytest.param("- - - C", None, "1", id="a push"),
        pytest.param("- C - -", None, "1", id="the Chute after a push"),
        pytest.param("C - - -", None, "2", id="the Chute after two"),
        pytest.param("- C - -", NO_CHUTE, "3", id="no Chute"),
        pytest.param("C - - -", NO_CHUTE, "never", id="no Chute, and too far"),
        pytest.param("KF N X O", None, "never", id="not there"),
    ],
)
def test_chocolates_come_off_the_belt_by_pushes_and_by_the_chute(
    belt: str, places: dict[str, str] | None, right: str
) -> None:
    assert proven(asked(belt, places=places)).proof.answers == (right,)


def test_what_a_part_still_has_to_make_costs_coal() -> None:
    """The printed Parts make a Cocoa of a Bean, and Bars of Cocoa."""
    task = asked("B B O B", "FC")
    assert proven(task).proof.answers == ("never",)
    seat = attrs.evolve(task.seat, coal=9)
    rich = attrs.evolve(task.state, players=(seat, task.state.players[1]))
    assert proven(attrs.evolve(task, state=rich)).proof.answers != ("never",)


def test_an_answer_says_the_run_and_how_far_the_row_goes_a_shift_sooner() -> None:
    puzzle = proven(asked("FC K - -", "N", "KFC"))
    assert puzzle.proof.answers == ("2",)
    run, before = explain(puzzle, "3").lines
    assert "after 2 Shifts" in run.text
    assert "and push" in run.text
    assert before.text == "After 1 Shift the row goes no farther than Chunks."


def test_a_row_that_lacks_its_first_says_so() -> None:
    puzzle = proven(asked("- - - -", "FC"))
    (line,) = explain(puzzle, "1").lines
    assert line.text == "After 3 Shifts the row cannot even begin: first it needs Chunks."


def test_who_says_too_few_overlooks_another_rule_than_who_says_too_many() -> None:
    puzzle = proven(asked("C - - -"))
    assert [broken(puzzle, it) for it in ("1", "2", "3", "never")] == [
        ("7.5",),
        (),
        ("7.6",),
        ("7.6",),
    ]


def test_a_marker_near_the_end_of_its_track_moves_no_farther() -> None:
    assert "2 spaces" in SOONEST.question(asked())
    assert "1 space " in SOONEST.question(asked(space=8))


@pytest.mark.parametrize(
    "task",
    [
        pytest.param(asked(side="A"), id="another side"),
        pytest.param(asked(employee="EH1"), id="another store"),
        pytest.param(asked(employee="ES6"), id="an Employee who changes chocolates"),
        pytest.param(asked(space=9), id="a full track"),
        pytest.param(asked(room="KFC"), id="all is there"),
        pytest.param(asked(row="KFN"), id="no row"),
        pytest.param(asked(row="KF", room="N"), id="too short a row"),
        pytest.param(asked(day=5), id="Saturday"),
    ],
)
def test_what_is_no_question_is_not_asked(task: Task) -> None:
    assert SOONEST.lacking(task)
    assert SOONEST.prove(task) is None


def test_what_could_have_been_kept_overnight_is_tried_from_tuesday_on() -> None:
    """Monday's store room is as it is, and so is one that a Gift has filled."""
    rng = Random(1)

    def rooms(task: Task) -> set[str]:
        return {it.seat.store for it in SOONEST.propose(task.state, rng)}

    assert rooms(asked(room="X")) >= {"X", "KF", "KX", "NX"}
    assert rooms(asked(room="X", day=0)) == {"X"}
    assert rooms(asked(room="X", employee="ES2")) == {"X"}
