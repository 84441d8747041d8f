"""What the lessons of both card games say of a position is so, wherever it is said."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.lessons.learners import answered, came_to
from tutor.chocolatiers_2019.scoring import awards as tiles
from tutor.chocolatiers_family.scoring import Awards, awards

Claim = Callable[[Any], bool]
FIRST, SECOND = "chocolatiers", "chocolatiers-2019"


def joined(kind: str, state: Any) -> int:
    return state.displays[0].largest(kind)


def mine(found: Awards) -> int:
    return sum(award.winner == 0 for award in found.values())


CLAIMS: dict[tuple[str, str, int, str], Claim] = {
    (FIRST, "wilds", 4, "Too few Mints."): lambda after: joined("M", after) < 4,
    (FIRST, "scoring-cards", 6, "Still a tie."): lambda after: (
        awards(after.displays)["N"].winner is None
    ),
    (FIRST, "majorities", 4, "Not five yet."): lambda after: joined("R", after) < 5,
    (FIRST, "majorities", 4, "solved"): lambda after: joined("R", after) == 5,
    (FIRST, "majorities", 5, "The Mints lie apart."): lambda after: joined("M", after) < 4,
    (FIRST, "majorities", 6, "Ben still leads."): lambda after: (
        awards(after.displays)["R"].winner == 1
    ),
    (FIRST, "majorities", 7, "It would win nothing."): lambda after: (
        mine(awards(after.displays)) <= 5
    ),
    (SECOND, "score-tiles", 6, "Still a tie."): lambda after: (
        tiles(after.displays)["T"].winner is None
    ),
    (SECOND, "place-lock-keep", 2, "Blueberry is not won."): lambda after: (
        tiles(after.displays)["B"].winner != 0
    ),
    (SECOND, "place-lock-keep", 3, "It wins no tile."): lambda after: (
        mine(tiles(after.displays)) <= 5
    ),
}
"""Where a sentence of a step (game, lesson, number, head) is said: whether it is true there."""


@pytest.mark.parametrize("where", CLAIMS, ids=lambda where: f"{where[1]}/{where[2]} {where[3]}")
def test_a_sentence_about_the_position_is_true_wherever_it_is_said(
    where: tuple[str, str, int, str],
) -> None:
    game, lesson, number, head = where
    said = answered(came_to(lesson, number, game))
    assert said[head], f"nothing is answered by it, only by {sorted(said)}"
    assert [move for move, after in said[head] if not CLAIMS[where](after)] == []


def test_a_wild_beside_the_first_one_is_not_told_to_touch_it() -> None:
    session = came_to("wilds", 4, FIRST)
    assert session.state.displays[0].at(4, 1) == "*"
    assert session.act("wild 4 0").text == "Let it touch the Wild and a Mint."


def test_a_take_that_would_do_with_a_pair_is_not_called_too_little() -> None:
    session = came_to("trading", 1, SECOND)
    assert session.act("take M").head == "That is no trade."


@pytest.mark.parametrize(("lesson", "number"), [("cards", 3), ("whole-week", 6), ("at-once", 1)])
def test_a_card_is_called_face_down_where_it_is_and_nowhere_else(lesson: str, number: int) -> None:
    session = came_to(lesson, number, "factory-manager")
    state, said = session.state, answered(session)
    down = {piece for piece, _state in said["Face down."]}
    up = 1 + len(state.initial) + state.day + 1  # the Target, Initial Demands, one a day
    assert down == {f"goal:{n}" for n in range(up, 1 + len(state.initial) + 5)}


def test_the_type_that_lies_there_most_is_not_called_another() -> None:
    """Two Fingers where three lie: one more of the same is wanted."""
    answer = came_to("stores", 3, "chocolate-factory").act("store FF")
    assert (answer.head, answer.text) == ("That is less.", "One type lies there three times.")
