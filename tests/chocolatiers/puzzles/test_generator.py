"""Puzzles from games: proven, varied, the same on every machine, each worth asking."""

from __future__ import annotations

from collections import Counter, defaultdict

import pytest

from tutor.chocolatiers.game import Chocolatiers
from tutor.chocolatiers.puzzles.kinds import PUZZLE_KINDS
from tutor.chocolatiers.puzzles.making.possible import problems
from tutor.chocolatiers.puzzles.position import Aim
from tutor.chocolatiers_family.puzzles.model import PLACE, TURN
from tutor.chocolatiers_family.tiles import COVERED
from tutor.puzzles.making import batch, make_pack
from tutor.puzzles.pack import prove

from .brute import slow_value, slow_ways
from .strategies import TILES

# What is shipped is proven in `make test`; here some thousand tasks are made for that.
pytestmark = pytest.mark.long


def made(number, seed=3):
    return batch(number, "chocolatiers", seed, tuple(PUZZLE_KINDS))


@pytest.fixture(scope="module")
def batches():
    found = [made(number) for number in range(24)]
    kinds = {puzzle.task.kind for each in found for puzzle in each.puzzles}
    return [*found, *(first_of(kind) for kind in PUZZLE_KINDS if kind not in kinds)]


def first_of(kind):
    """What the first game gives that has a puzzle of a rare kind."""
    games = (batch(number, "chocolatiers", 3, (kind,)) for number in range(24, 400))
    return next(game for game in games if game.puzzles)


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


def test_what_is_right_is_worth_more_than_the_next(puzzles):
    for puzzle in puzzles:
        turned = all(answer.startswith("box ") for answer in puzzle.proof.answers)
        assert 1 <= len(puzzle.proof.answers) <= (12 if turned else 2)
        kind = PUZZLE_KINDS[puzzle.task.kind]
        for answer in puzzle.proof.answers:
            best = kind.value(puzzle.task, answer)
            assert best == puzzle.proof.value
        if kind.mode == PLACE:
            assert puzzle.proof.runner_up is not None
            assert puzzle.proof.runner_up < best


def test_games_give_puzzles_of_all_levels_where_haste_is_right_and_where_it_is_not(puzzles):
    assert {p.level for p in puzzles} >= {1, 2, 3, 4}
    assert {p.proof.greedy_fails for p in puzzles} == {True, False}


def test_the_hasty_answer_is_a_possible_one(puzzles):
    for puzzle in puzzles:
        assert PUZZLE_KINDS[puzzle.task.kind].value(puzzle.task, puzzle.proof.greedy) is not None


def test_nothing_is_won_before_the_move(puzzles):
    for puzzle in puzzles:
        task = puzzle.task
        if task.kind in {"steal", "spoil", "two"}:
            kind = PUZZLE_KINDS[task.kind]
            assert kind.value(task, str(task.position.own)) < puzzle.proof.value


def test_the_slow_twin_finds_the_same_right_answers(puzzles):
    """Asked is proven: every answer that meets the words is right, and no other."""
    checked = Counter()
    for puzzle in puzzles:
        task = puzzle.task
        if task.kind in WORDS:
            ways = list(slow_ways(task.position, task.tiles, task.wilds))
            found = {str(way) for way in ways if WORDS[task.kind](task, way, ways)}
            assert set(puzzle.proof.answers) == found
            checked[task.kind] += 1
    assert set(checked) == set(WORDS)


def _wins(task, way):
    """Cards won with this display, counted by networkx."""
    left = task.position.wilds[task.player]
    return slow_value(task.position.with_own(way, left), Aim("win", "TNRMBV"))


def _margin(task, way):
    left = task.position.wilds[task.player] + task.position.own.wilds - way.wilds
    return slow_value(task.position.with_own(way, left), Aim())


def _named(aim):
    return lambda task, way, _ways: bool(
        slow_value(task.position.with_own(way, 0), Aim(aim, task.cards))
    )


def _best(task, way, ways):
    return _margin(task, way) == max(_margin(task, other) for other in ways)


WORDS = {
    "steal": _named("win"),
    "spoil": _named("spoil"),
    "two": lambda task, way, _ways: _wins(task, way) >= _wins(task, task.position.own) + 2,
    "keep": _best,
    "last": _best,
}
"""Whether a display meets the words of its kind."""


def test_every_position_can_be_and_its_turn_is_left(puzzles):
    game = Chocolatiers.from_file()
    for puzzle in puzzles:
        task = puzzle.task
        assert game.status(task.state) == ()
        assert problems(task) == ()
        if PUZZLE_KINDS[task.kind].turn:
            assert game.actions(task.state)
            assert task.state.player == task.player


def test_no_puzzle_knows_what_its_player_cannot_see(puzzles):
    for puzzle in puzzles:
        state, me = puzzle.task.state, puzzle.task.player
        assert set(state.deck) <= {"?"}
        seen = PUZZLE_KINDS[puzzle.task.kind].opened
        assert seen or all(set(hand) <= {"?"} for p, hand in enumerate(state.hands) if p != me)
        assert all(tile == COVERED for stack in state.stacks for tile in stack[1:])
        assert state.seed is None


def test_no_table_is_asked_about_twice_in_a_game_but_for_that_of_its_last_turn(batches):
    for each in batches:
        asked = defaultdict(list)
        for puzzle in each.puzzles:
            asked[puzzle.task.state.displays].append(PUZZLE_KINDS[puzzle.task.kind].last)
        for last in asked.values():
            assert len(last) == 1 or (len(last) == 2 and any(last))


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
    pack = make_pack(len(PUZZLE_KINDS), batches, tuple(PUZZLE_KINDS))
    assert {p.task.kind for p in pack} == set(PUZZLE_KINDS)
    assert [p.rating for p in pack] == sorted(p.rating for p in pack)


def test_questions_are_short_and_choices_hold_the_answer(puzzles):
    for puzzle in puzzles:
        kind = PUZZLE_KINDS[puzzle.task.kind]
        longer = kind.mode == TURN or kind.cards  # whose turns come, and what is counted then
        most = 36 if longer else 16
        assert 3 <= len(kind.question(puzzle.task).split()) <= most
        if kind.choices:
            assert puzzle.proof.answers[0].partition(" ")[0] in kind.choices(puzzle.task)
