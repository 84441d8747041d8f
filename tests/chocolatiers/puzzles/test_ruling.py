"""Find the ruling: one move of four is against the rules, and only its clauses are right."""

from __future__ import annotations

from random import Random

import attrs

from tutor.chocolatiers.actions import parse_action
from tutor.chocolatiers.game import Chocolatiers
from tutor.chocolatiers.players import PLAYERS
from tutor.chocolatiers.puzzles.explain import explain, judge
from tutor.chocolatiers.puzzles.kinds import PUZZLE_KINDS
from tutor.chocolatiers.puzzles.near_miss import sets_of_moves, sort_of

from .found import some

RULING = PUZZLE_KINDS["ruling"]
GAME = Chocolatiers.from_file()


def ruled(task):
    """By the game itself: the clauses each move breaks."""
    return [
        [reason.clause for reason in GAME.explain(task.state, parse_action(text))]
        for text in task.options
    ]


def test_the_game_says_the_same_of_every_answer():
    for puzzle in some("ruling", 40):
        clauses = ruled(puzzle.task)
        assert sum(map(bool, clauses)) == 1
        for number in RULING.choices(puzzle.task):
            for clause in RULING.seconds(puzzle.task):
                right = clause in clauses[int(number)]
                assert judge(puzzle, f"{number} {clause}").correct == right


def test_the_moves_are_of_every_sort():
    rng = Random(3)
    state = GAME.start(2, seed=3, first=0)
    sorts = set()
    while len(sorts) < 3 and not GAME.over(state):
        sorts |= {sort_of(moves) for moves in sets_of_moves(state, rng)}
        state = GAME.apply(state, PLAYERS["careful"].choose(GAME, state, rng))
    assert sorts == {"take", "pay", "place"}


def test_the_position_is_one_of_a_game():
    assert not any(GAME.status(puzzle.task.state) for puzzle in some("ruling", 40))


def test_half_an_answer_and_a_strange_one_are_none():
    puzzle = some("ruling", 40)[0]
    for answer in ("0", "4 4.2", "0 9.9", "", "x y"):
        assert RULING.value(puzzle.task, answer) is None


def test_moves_that_are_all_legal_or_twice_illegal_are_no_question():
    task = some("ruling", 40)[0].task
    wrong = next(n for n, clauses in enumerate(ruled(task)) if clauses)
    legal = [text for n, text in enumerate(task.options) if n != wrong]
    assert RULING.prove(attrs.evolve(task, options=(*legal, "discard T"))) is None
    assert RULING.prove(attrs.evolve(task, options=tuple(legal))) is None
    assert RULING.prove(attrs.evolve(task, options=(*legal[:2], "discard T", "take Z"))) is None


def test_the_explanation_names_what_the_game_names():
    for puzzle in some("ruling", 40)[:10]:
        answer = puzzle.proof.answers[0]
        lines = explain(puzzle, answer).lines
        assert lines[0].clause in ruled(puzzle.task)[int(answer[0])]
        assert RULING.broken(puzzle.task, answer) == (lines[0].clause,)


def test_the_moves_are_told_apart_in_words():
    for puzzle in some("ruling", 40):
        words = list(RULING.choices(puzzle.task).values())
        assert len(set(words)) == 4
