"""Puzzles from games: proven, varied, the same on every machine, each worth asking."""

from __future__ import annotations

import pytest

from tutor.chocolatiers.puzzles.kinds import PUZZLE_KINDS
from tutor.chocolatiers.puzzles.model import PLACE
from tutor.puzzles.making import batch, make_pack
from tutor.puzzles.pack import prove

from .brute import slow_solve
from .strategies import TILES


def made(number, seed=3):
    return batch(number, "chocolatiers", seed, tuple(PUZZLE_KINDS))


@pytest.fixture(scope="module")
def batches():
    return [made(number) for number in range(12)]


@pytest.fixture(scope="module")
def puzzles(batches):
    return [puzzle for each in batches for puzzle in each.puzzles]


def test_every_kind_occurs(puzzles):
    assert {p.task.kind for p in puzzles} == set(PUZZLE_KINDS)


def test_a_game_gives_the_same_puzzles_again(batches):
    assert made(4) == batches[4]
    assert made(4, seed=4) != batches[4]


def test_every_proof_holds(puzzles):
    assert all(prove("chocolatiers", p.task) == p for p in puzzles)


def test_one_answer_is_best_and_worth_more_than_the_next(puzzles):
    for puzzle in puzzles:
        assert len(puzzle.proof.answers) == 1
        kind = PUZZLE_KINDS[puzzle.task.kind]
        best = kind.value(puzzle.task, puzzle.proof.answers[0])
        assert best == puzzle.proof.value
        if kind.mode == PLACE:
            assert puzzle.proof.runner_up is not None
            assert puzzle.proof.runner_up < best


def test_from_level_2_up_the_hasty_answer_is_wrong(puzzles):
    assert {p.level for p in puzzles} >= {1, 2, 3, 4}
    assert all(p.proof.greedy_fails for p in puzzles if p.level > 1)


def test_the_hasty_answer_is_a_possible_one(puzzles):
    for puzzle in puzzles:
        assert PUZZLE_KINDS[puzzle.task.kind].value(puzzle.task, puzzle.proof.greedy) is not None


def test_nothing_is_won_before_the_move(puzzles):
    for puzzle in puzzles:
        task = puzzle.task
        if task.kind in {"steal", "spoil", "two"}:
            kind = PUZZLE_KINDS[task.kind]
            assert kind.value(task, str(task.position.own)) < puzzle.proof.value


def test_every_wild_of_a_named_card_puzzle_matters(puzzles):
    for puzzle in puzzles:
        if puzzle.task.kind in {"steal", "spoil", "both"}:
            answer = puzzle.proof.answers[0]
            assert answer.count("*") == puzzle.task.position.own.wilds + puzzle.task.wilds


def test_the_slow_twin_agrees_on_real_puzzles(puzzles):
    from tutor.chocolatiers.puzzles.position import Aim

    aims = {"steal": "win", "spoil": "spoil"}
    checked = 0
    for puzzle in puzzles:
        task = puzzle.task
        if task.kind in {"steal", "spoil", "two", "last", "keep"} and task.wilds <= 1:
            aim = Aim(aims.get(task.kind, "margin"), task.cards)
            value, answers, runner_up, _count = slow_solve(
                task.position, aim, list(task.tiles), task.wilds
            )
            assert (value, runner_up, len(answers)) == (
                puzzle.proof.value,
                puzzle.proof.runner_up,
                1,
            )
            checked += 1
    assert checked >= 10


def test_an_answer_the_pieces_cannot_make_has_no_value(puzzles):
    for puzzle in puzzles:
        value = PUZZLE_KINDS[puzzle.task.kind].value
        for nonsense in ("", "?", "XYZ", "9", "TT/TT/TT", puzzle.proof.answers[0] + "/T"):
            assert nonsense in puzzle.proof.answers or value(puzzle.task, nonsense) is None


def test_no_player_has_more_wilds_than_the_rules_give(puzzles):
    """Clause 1.2."""
    for puzzle in puzzles:
        position = puzzle.task.position
        for display, left in zip(position.displays, position.wilds, strict=True):
            assert display.wilds + left == 3


def test_tiles_of_puzzles_exist(puzzles):
    assert all(tile in TILES for p in puzzles for tile in p.task.tiles)


def test_a_pack_has_each_kind_equally_often(batches):
    pack = make_pack(10, batches, tuple(PUZZLE_KINDS))
    assert {p.task.kind for p in pack} == set(PUZZLE_KINDS)
    assert [p.rating for p in pack] == sorted(p.rating for p in pack)


def test_questions_are_short_and_choices_hold_the_answer(puzzles):
    for puzzle in puzzles:
        kind = PUZZLE_KINDS[puzzle.task.kind]
        assert 3 <= len(kind.question(puzzle.task).split()) <= 12
        if kind.choices:
            assert puzzle.proof.answers[0] in kind.choices(puzzle.task)
