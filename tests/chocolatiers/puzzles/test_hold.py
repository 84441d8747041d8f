"""What can they hold?: true over every hand of the unseen cards, as the game itself plays it."""

from __future__ import annotations

from itertools import combinations

import pytest

from tutor.chocolatiers import KINDS, Box
from tutor.chocolatiers.components import load_components
from tutor.chocolatiers.listing import legal_actions
from tutor.chocolatiers.puzzles.hands import possible_hands
from tutor.chocolatiers.puzzles.kinds import PUZZLE_KINDS
from tutor.chocolatiers.puzzles.odds import unseen
from tutor.chocolatiers.status import status
from tutor.chocolatiers.turns import successor
from tutor.chocolatiers_family.kinds import HIDDEN
from tutor.chocolatiers_family.puzzles.explain import explain, judge
from tutor.kit.frozen import changed

from .found import some

HOLD = PUZZLE_KINDS["hold"]
COMPONENTS = load_components()


def payable(state):
    """The stacks whose box whoever is to act can fill in this turn, by the rules alone."""
    found = set()
    for action in legal_actions(state, COMPONENTS):
        for bonus in legal_actions(successor(state, action, COMPONENTS), COMPONENTS):
            if isinstance(bonus, Box):
                found.add(bonus.stack)
    return found


def slow_answers(task):
    """The boxes that meet the words, by dealing every hand there can be."""
    left = dict(zip(KINDS, unseen(task.state), strict=True))
    cards = "".join(kind * n for kind, n in left.items())
    able = set()
    for hand in set(combinations(cards, len(task.state.hand))):
        hands = list(task.state.hands)
        hands[task.state.player] = "".join(hand)
        able |= payable(changed(task.state, hands=tuple(hands)))
    can = task.options == ("can",)
    return {str(n) for n, stack in enumerate(task.stacks) if (stack in able) == can}


@pytest.fixture(scope="module")
def puzzles():
    return some("hold", 8)


def test_exactly_the_boxes_that_meet_the_words_are_accepted(puzzles):
    for puzzle in puzzles:
        right = slow_answers(puzzle.task)
        assert len(right) == 1
        for choice in HOLD.choices(puzzle.task):
            assert judge(puzzle, choice).correct == (choice in right)


def test_both_questions_are_asked():
    assert {puzzle.task.options for puzzle in some("hold", 16)} == {("can",), ("cannot",)}


def test_it_is_a_rivals_turn_and_the_hand_is_hidden(puzzles):
    for puzzle in puzzles:
        state = puzzle.task.state
        assert not status(state, COMPONENTS)
        assert state.player != puzzle.task.player
        assert set(state.hand) == {HIDDEN}


def test_the_number_of_cards_alone_never_tells(puzzles):
    for puzzle in puzzles:
        most = len(puzzle.task.state.hand) + 1
        fits = [len(tile.chocolates) <= most for tile in puzzle.task.tiles]
        can = puzzle.task.options == ("can",)
        assert [str(n) for n, fit in enumerate(fits) if fit == can] != list(puzzle.proof.answers)


def test_every_hand_is_dealt_once():
    assert sorted(possible_hands((2, 0, 1, 0, 0, 0), 2)) == ["TR", "TT"]
    assert len(list(possible_hands((9, 8, 7, 6, 5, 4), 3))) == 56


def test_why_is_said_of_every_box(puzzles):
    for puzzle in puzzles:
        lines = explain(puzzle, "0").lines
        assert len(lines) == len(puzzle.task.stacks)
        assert all(line.text for line in lines)
