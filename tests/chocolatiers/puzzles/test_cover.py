"""Cover it: only a chocolate is right to cover, and every other turn is worse."""

from __future__ import annotations

import attrs
import pytest

from tutor.chocolatiers import Box, PlaceWild
from tutor.chocolatiers.components import load_components
from tutor.chocolatiers.listing import legal_actions
from tutor.chocolatiers.puzzles.kinds import PUZZLE_KINDS
from tutor.chocolatiers.status import status
from tutor.chocolatiers.turns import successor
from tutor.chocolatiers_family.final_scores import final_scores
from tutor.chocolatiers_family.puzzles.explain import judge
from tutor.kit.frozen import changed

from .found import some

COVER = PUZZLE_KINDS["cover"]
COMPONENTS = load_components()


def margin(state, player):
    """By the public scoring: own total less the best rival's."""
    scores = final_scores(state.displays, state.wilds, state.first_card)
    totals = {each.player: each.total for each in scores}
    return totals.pop(player) - max(totals.values())


def worth(task):
    """Every bonus of this turn, and what the game then ends with."""
    found = {}
    for action in legal_actions(task.state, COMPONENTS):
        after = successor(task.state, action, COMPONENTS)
        found[action] = after, margin(after, task.player)
    return found


@pytest.fixture(scope="module")
def puzzles():
    return some("cover", 5)


def test_exactly_the_best_spaces_are_accepted(puzzles):
    for puzzle in puzzles:
        task, bonuses = puzzle.task, worth(puzzle.task)
        best = max(value for _after, value in bonuses.values())
        for action, (after, value) in bonuses.items():
            if isinstance(action, PlaceWild):
                answer = str(after.displays[task.player])
                assert judge(puzzle, answer).correct == (value == best)
                assert judge(puzzle, answer).value == value


def test_no_box_no_empty_space_and_no_keeping_is_as_good(puzzles):
    for puzzle in puzzles:
        bonuses = worth(puzzle.task)
        best = max(value for _after, value in bonuses.values())
        own = puzzle.task.position.own
        for action, (_after, value) in bonuses.items():
            covers = isinstance(action, PlaceWild) and own.at(action.row, action.column) != "."
            assert covers or value < best
            assert not (isinstance(action, Box) and value == best)
        assert any(own.at(*space) == "." for space in own.spaces)


def test_the_position_is_the_last_turn_of_a_game(puzzles):
    for puzzle in puzzles:
        assert not status(puzzle.task.state, COMPONENTS)
        assert puzzle.task.state.last_turns == 1


def test_without_an_empty_space_it_is_no_question(puzzles):
    task = puzzles[0].task
    full = str(task.position.own).replace(".", "T")
    own = type(task.position.own).parse(full, task.position.own.points)
    displays = tuple(own if p == task.player else d for p, d in enumerate(task.state.displays))
    other = attrs.evolve(task, state=changed(task.state, displays=displays))
    assert COVER.prove(other) is None
    assert "no empty space" in COVER.why_not(other)
