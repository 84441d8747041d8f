"""Draft: the odds are those of the game itself, dealt in every way; nothing else is accepted."""

from __future__ import annotations

from collections import Counter

import attrs
import pytest

from tutor.chocolatiers import KINDS, Box, Skip, Take, payments
from tutor.chocolatiers.components import load_components
from tutor.chocolatiers.listing import legal_actions
from tutor.chocolatiers.puzzles import odds
from tutor.chocolatiers.puzzles.kinds import PUZZLE_KINDS
from tutor.chocolatiers.puzzles.kinds.draft import likeliest_swap
from tutor.chocolatiers.puzzles.making.shipped import shipped
from tutor.chocolatiers.status import status
from tutor.chocolatiers.turns import successor
from tutor.chocolatiers_family.kinds import name
from tutor.chocolatiers_family.puzzles.explain import explain, judge
from tutor.kit.frozen import changed

from .found import some

DRAFT = PUZZLE_KINDS["draft"]
COMPONENTS = load_components()


def play(state, action):
    return successor(state, action, COMPONENTS)


def slow_hits(task, card):
    """Deal every two cards, let the rival take each card, and look which boxes can be filled."""
    state, found = task.state, 0
    left = dict(zip(KINDS, odds.unseen(state), strict=True))
    for first, count in left.items():
        worst = []
        for taken in KINDS:
            hits = 0
            for second in KINDS:
                weight = count * (left[second] - (second == first))
                if weight <= 0:
                    continue
                dealt = changed(state, deck=first + second + state.deck[2:])
                then = play(play(dealt, Take(card)), Skip())
                if taken not in then.tray:
                    break
                mine = play(play(then, Take(taken)), Skip())
                hits += weight * pays(mine, task.stacks[0])
            else:
                worst.append(hits)
        found += min(worst) if count else 0
    return found


def pays(state, stack):
    ends = (play(state, action) for action in legal_actions(state, COMPONENTS))
    return any(
        isinstance(action, Box) and action.stack == stack
        for end in ends
        for action in legal_actions(end, COMPONENTS)
    )


@pytest.fixture(scope="module")
def duels():
    return [puzzle for puzzle in some("draft", 6) if puzzle.task.state.players == 2][:2]


def test_the_odds_are_those_of_every_deal(duels):
    assert duels
    for puzzle in duels:
        for card in DRAFT.choices(puzzle.task):
            assert DRAFT.value(puzzle.task, card) == slow_hits(puzzle.task, card)


def test_the_best_card_is_accepted_and_no_other():
    for puzzle in some("draft", 6):
        values = {card: DRAFT.value(puzzle.task, card) for card in DRAFT.choices(puzzle.task)}
        best = max(values.values())
        for card, value in values.items():
            assert judge(puzzle, card).correct == (value == best)
        assert DRAFT.value(puzzle.task, "Z") is None


def test_no_swap_would_be_better():
    for puzzle in some("draft", 6):
        task = puzzle.task
        worth = [
            odds.hits(task.state, each, task.tiles[0].chocolates)
            for each in odds.firsts(task.state)
        ]
        assert max(worth) == puzzle.proof.value


def test_the_position_can_be_and_the_box_is_out_of_reach_now():
    for puzzle in some("draft", 6):
        assert not status(puzzle.task.state, COMPONENTS)
        assert not pays(puzzle.task.state, puzzle.task.stacks[0])


def test_a_box_that_can_be_paid_for_now_is_no_question():
    task = some("draft", 6)[0].task
    rich = "".join(sorted(task.tiles[0].chocolates))
    hands = tuple(rich if p == task.player else h for p, h in enumerate(task.state.hands))
    other = attrs.evolve(task, state=changed(task.state, hands=hands))
    assert DRAFT.prove(other) is None
    assert "this very turn" in DRAFT.why_not(other)


def test_the_explanation_tells_the_odds_of_every_card():
    puzzle = some("draft", 6)[0]
    said = " ".join(line.text for line in explain(puzzle, puzzle.proof.greedy).lines)
    assert all(name in said for name in DRAFT.choices(puzzle.task).values())
    assert "%" in said


def test_where_only_a_swap_pays_it_is_named_and_pays():
    named = 0
    for puzzle in (each for each in shipped() if each.task.kind == "draft"):
        task, best = puzzle.task, puzzle.proof.answers[0]
        first = explain(puzzle, best).lines[0].text
        assert "No single card" not in first
        if "a swap pays" in first:
            swap = likeliest_swap(task, best)
            hand = Counter(task.hand + best) - Counter(swap.give) + Counter(swap.take)
            assert payments("".join(hand.elements()), task.tiles[0].chocolates)
            assert f"put down {name(swap.give)}" in first
            named += 1
    assert named
