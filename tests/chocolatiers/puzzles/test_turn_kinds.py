"""The kinds that ask for a whole turn: what is right, what is wrong, and what is said of it."""

from __future__ import annotations

import re
from functools import cache

import pytest
from attrs import evolve

from tests.chocolatiers.puzzles.exhaustive import lead
from tests.chocolatiers.puzzles.played_positions import CHOCOLATIERS, puzzles_of
from tests.chocolatiers.puzzles.tables import at_the_end
from tutor.chocolatiers import Display, Tile
from tutor.chocolatiers.actions import Box, parse_action
from tutor.chocolatiers.puzzles import turn_search
from tutor.chocolatiers.puzzles.kinds.last_round import LAST_ROUND
from tutor.chocolatiers.puzzles.kinds.one_turn import ONE_TURN
from tutor.chocolatiers.puzzles.kinds.race import RACE
from tutor.chocolatiers.puzzles.kinds.reply import REPLY
from tutor.chocolatiers.puzzles.kinds.two_turns import TWO_TURNS
from tutor.chocolatiers.puzzles.model import Kind, Task
from tutor.chocolatiers.state import BONUS
from tutor.chocolatiers_family.puzzles.lines import standings
from tutor.kit.frozen import changed
from tutor.puzzles.model import Puzzle

KINDS = (ONE_TURN, REPLY, LAST_ROUND, RACE, TWO_TURNS)
EVERY = pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.id)
COMPONENTS = CHOCOLATIERS.components


@cache
def some(kind: Kind) -> list[Puzzle[Task]]:
    return puzzles_of(kind, 3)


def texts(task: Task) -> list[str]:
    return [turn_search.turn_text(turn) for turn in turn_search.all_turns(task.state)]


@EVERY
def test_every_position_can_be(kind: Kind) -> None:
    for puzzle in some(kind):
        assert CHOCOLATIERS.status(puzzle.task.state) == ()
        assert puzzle.task.state.phase == BONUS
        assert puzzle.task.state.player == puzzle.task.player


@EVERY
def test_right_is_whatever_is_worth_most_and_nothing_else(kind: Kind) -> None:
    """Each turn by itself, in a search of its own: none refused that is as good, none accepted
    that is worse.
    """
    for puzzle in some(kind):
        worth = {text: kind.value(puzzle.task, text) for text in texts(puzzle.task)}
        best = max(value for value in worth.values() if value is not None)
        shown = {
            turn_search.all_turns(puzzle.task.state)[turn].displays[puzzle.task.player]
            for turn in turn_search.all_turns(puzzle.task.state)
            if worth[turn_search.turn_text(turn)] == best
        }
        assert best == puzzle.proof.value
        assert {worth[answer] for answer in puzzle.proof.answers} == {best}
        assert len(puzzle.proof.answers) == len(shown)
        less = [value for value in worth.values() if value is not None and value < best]
        assert puzzle.proof.runner_up == max(less)
        assert puzzle.proof.searched == len(worth)


@EVERY
def test_a_turn_the_rules_do_not_allow_has_no_value(kind: Kind) -> None:
    for puzzle in some(kind):
        state, task = puzzle.task.state, puzzle.task
        bare = changed(state, wilds=(0,) * state.players)
        wild = next(text for text in texts(task) if text.startswith("wild"))
        assert kind.value(Task(kind.id, bare, task.player), wild) is None
        for text in texts(task):
            action = parse_action(text.split("; ")[0])
            if isinstance(action, Box):
                far = turn_search.turn_text((evolve(action, row=9),))
                unpaid = turn_search.turn_text((evolve(action, cards=""),))
                assert kind.value(task, far) is None
                assert kind.value(task, unpaid) is None
            assert kind.value(task, f"{text}; {text}") is None
        for nonsense in ("", "wild", "take T", "wild 99 99", "wild 0 0; wild 0 1"):
            assert kind.value(task, nonsense) is None


@EVERY
def test_above_level_one_what_is_done_in_a_hurry_is_wrong(kind: Kind) -> None:
    for puzzle in some(kind):
        hurried = kind.value(puzzle.task, puzzle.proof.greedy)
        assert hurried is not None
        assert puzzle.proof.greedy_fails == (hurried < puzzle.proof.value)
    if kind not in (ONE_TURN, RACE):  # these two have easy ones, too
        assert all(puzzle.proof.greedy_fails for puzzle in some(kind))


@EVERY
def test_the_table_shown_comes_to_what_is_said(kind: Kind) -> None:
    for puzzle in some(kind):
        for answer in (puzzle.proof.answers[0], puzzle.proof.greedy):
            after = kind.after(puzzle.task, answer)
            totals = {s.player: s.total for s in standings(after)}
            margin = totals.pop(puzzle.task.player) - max(totals.values())
            lines = kind.lines(puzzle, answer)
            assert margin == kind.value(puzzle.task, answer)
            assert f"{margin:+d}" in lines[-1].text
            assert all(line.clause in CHOCOLATIERS.rulebook for line in lines)


@EVERY
def test_a_hint_never_is_the_answer(kind: Kind) -> None:
    for puzzle in some(kind):
        for level in (1, 2):
            clue = kind.hint(puzzle, level)
            assert clue.text
            assert not clue.marks


@EVERY
def test_a_question_says_whose_points_are_counted(kind: Kind) -> None:
    for puzzle in some(kind):
        question = kind.question(puzzle.task)
        assert re.search("your total less the best rival’s|lead in points over", question)
        assert len(question.split()) <= 36
        assert kind.features(puzzle.task, puzzle.proof)["depth"] in range(4)


# ---- by hand: a wrong acceptance and a wrong refusal that would be seen


@pytest.mark.parametrize("kind", [REPLY, LAST_ROUND], ids=lambda kind: kind.id)
def test_a_turn_the_rival_spoils_is_not_accepted(kind: Kind) -> None:
    task = Task(kind.id, at_the_end(), 0)
    mint, truffle = kind.value(task, "wild 1 3"), kind.value(task, "wild 0 3")
    assert mint is not None
    assert truffle is not None
    assert mint == truffle + 3
    alone = Task(kind.id, at_the_end(wilds=(1, 0, 0)), 0)
    assert kind.value(alone, "wild 0 3") == mint + 1


def test_a_hidden_hand_may_hold_what_pays() -> None:
    """Seen, the rival's hand pays for nothing; unseen, it may pay for the box and tie Truffle."""
    box = next(tile for tile in COMPONENTS.tiles if "TT" in tile.spaces[:2])
    stacks = ((box,), (), (), (), ())
    displays = (
        Display.parse("TTT./MMM.", (3, 3)),
        Display.parse("--TT/--TN/NNRR/BBVV", (3, 3, 3)),
        at_the_end().displays[2],
    )
    changes = {"stacks": stacks, "displays": displays, "wilds": (1, 0, 0)}
    seen = Task("round", at_the_end(hands=("", "NNN", ""), tray="VVVVV.", **changes), 0)
    unseen = Task("round", at_the_end(hands=("", "???", ""), tray="VVVVV.", **changes), 0)
    assert (LAST_ROUND.value(seen, "wild 0 3") or 0) > (LAST_ROUND.value(unseen, "wild 0 3") or 0)


def test_how_a_box_is_paid_does_not_matter_in_the_last_turn() -> None:
    """Any of several payments for the right box at the right place is right."""
    box = Tile("TNR.", 5)
    state = at_the_end(
        first_card=1, last_turns=1, hands=("TTTNNRR", "", ""), stacks=((box,), (), (), (), ())
    )
    state = changed(state, displays=(state.displays[0], state.displays[2], state.displays[1]))
    task = Task("turn", changed(state, player=0), 0)
    boxes = [text for text in texts(task) if text.startswith("box")]
    by_place: dict[str, set[int | None]] = {}
    for text in boxes:
        first = parse_action(text.split("; ")[0])
        assert isinstance(first, Box)
        place = f"{first.row} {first.column} {first.face}"
        by_place.setdefault(place, set()).add(ONE_TURN.value(task, text))
    assert len(boxes) > len(by_place)
    assert all(len(values) == 1 for values in by_place.values())


def test_in_the_last_turn_the_table_is_the_score() -> None:
    for puzzle in some(ONE_TURN):
        state, me = puzzle.task.state, puzzle.task.player
        for turn, after in turn_search.all_turns(state).items():
            assert ONE_TURN.value(puzzle.task, turn_search.turn_text(turn)) == lead(
                after, me, COMPONENTS
            )


def test_first_can_be_taken_or_left_in_a_race() -> None:
    for puzzle in some(RACE):
        takes = set(map(turn_search.turn_text, turn_search.sixth(puzzle.task.state)))
        assert takes
        assert takes < set(texts(puzzle.task))


def test_the_three_choices_are_open_in_one_turn() -> None:
    for puzzle in some(ONE_TURN):
        assert turn_search.sorts(puzzle.task.state) == {"box", "wild", "nothing"}
        assert puzzle.task.state.last_turns == 1
