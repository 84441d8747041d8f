"""Find the ruling: one move of four is against the rules, and only its clauses are right."""

from __future__ import annotations

from random import Random

import attrs
import pytest

from tests.chocolatiers.puzzles.slow.ruling import ruling
from tutor.chocolatiers.actions import Box, Swap, parse_action
from tutor.chocolatiers.game import Chocolatiers
from tutor.chocolatiers.players import PLAYERS
from tutor.chocolatiers.puzzles.kinds import PUZZLE_KINDS
from tutor.chocolatiers.puzzles.making.shipped import shipped
from tutor.chocolatiers.puzzles.near_miss import sets_of_moves, sort_of
from tutor.chocolatiers.puzzles.reasons import reason
from tutor.chocolatiers.state import BONUS
from tutor.chocolatiers_family.puzzles.explain import explain, judge
from tutor.chocolatiers_family.tiles import Tile
from tutor.kit.frozen import changed

from .found import some

RULING = PUZZLE_KINDS["ruling"]
GAME = Chocolatiers.from_file()


def ruled(task):
    """By the game itself: the clauses each move breaks."""
    return [
        [reason.clause for reason in GAME.explain(task.state, parse_action(text))]
        for text in task.options
    ]


def shipped_ones():
    return [puzzle for puzzle in shipped() if puzzle.task.kind == "ruling"]


def test_the_game_forbids_one_move_by_the_clause_that_is_right():
    for puzzle in shipped_ones():
        clauses = ruled(puzzle.task)
        assert sum(map(bool, clauses)) == 1
        (answer,) = puzzle.proof.answers
        assert answer[2:] in clauses[int(answer[0])]


def test_of_the_rules_offered_exactly_one_is_broken_in_all_of_the_pack():
    """By the words of each rule, and in any way the cards can be read as pairs or single ones."""
    for puzzle in shipped_ones():
        found = ruling(puzzle.task)
        assert len(found) == len(RULING.choices(puzzle.task)) * len(RULING.seconds(puzzle.task))
        assert [answer for answer, right in found.items() if right] == list(puzzle.proof.answers)
        assert all(judge(puzzle, answer).correct == right for answer, right in found.items())


def test_whatever_a_game_offers_has_one_reason_in_the_words_of_the_rules():
    rng, state, asked = Random(8), GAME.start(2, seed=8, first=0), set()
    while not GAME.over(state):
        for task in RULING.propose(state, rng):
            if proof := RULING.prove(task):
                right = [answer for answer, fits in ruling(task).items() if fits]
                assert right == list(proof.answers)
                asked.add(right[0][2:])
        state = GAME.apply(state, PLAYERS["careful"].choose(GAME, state, rng))
    assert {"3.2", "3.3", "4.2", "4.3", "5.2"} <= asked


@pytest.mark.parametrize(
    ("hand", "cards", "clause"),
    [
        ("TNV", "TNV", "4.3"),  # a Violet for the Raspberry
        ("TTNV", "TTN", ""),  # for the Raspberry; or both for it, and a Truffle lacks
        ("TTTV", "TTT", ""),  # two for one, and two lack; or each alone
        ("TNR", "TN", "4.2"),  # too few
        ("TNRV", "TNRV", "4.2"),  # too many
        ("TTTNNR", "TTNNR", ""),  # that pays for it
        ("TNVV", "TNVV", ""),
        ("TNVVM", "TNVVM", ""),  # too many, or a Mint for the Raspberry
        ("TN", "TNR", ""),  # which is not held
    ],
)
def test_a_payment_has_one_fault_or_is_not_asked_about(hand, cards, clause):
    state = GAME.start(2, seed=1, first=0)
    state = changed(
        state,
        phase=BONUS,
        hands=(hand, *state.hands[1:]),
        stacks=((Tile("TNR.", 4),), *state.stacks[1:]),
    )
    assert reason(state, Box(0, cards, 0, 0, "TNR.")) == clause


def test_moves_that_break_two_of_the_rules_are_not_asked_about():
    state = changed(GAME.start(2, seed=1, first=0), tray="RRRRRN", hands=("MMV", "TT"))
    assert [reason(state, Swap(*swap)) for swap in (("T", "TN"), ("T", "RN"), ("M", "TN"))] == [
        "",  # neither held nor there
        "3.2",
        "3.3",
    ]


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
