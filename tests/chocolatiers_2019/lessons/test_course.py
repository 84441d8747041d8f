"""The course as a newcomer goes through it: the five wrong turns have answers of their own, the
rulebook's examples come out, the short way tells what differs.
"""

from __future__ import annotations

import pytest

from tests.lessons.learners import came_to
from tutor import load_game
from tutor.chocolatiers_2019.lessons.final_score import ALL, CARDS, KIRA, OWN
from tutor.chocolatiers_2019.lessons.match import MATCH
from tutor.chocolatiers_2019.teaching.room import TEACHING
from tutor.lessons import LessonSession, Predict
from tutor.lessons.course import course, lesson, short_way, ways

GAME = "chocolatiers-2019"


def at(which: str, number: int) -> LessonSession:
    return came_to(which, number, GAME)


# ---- the five wrong turns of newcomers


def test_the_card_given_in_a_trade_does_not_lie_in_the_tray() -> None:
    session = at("trading", 2)
    answer = session.touch("tray:0")
    assert (answer.kind, answer.clauses) == ("mistake", ("3.2",))
    assert answer.head == "Not in the tray."
    assert session.touch("discards").kind == "solved"


def test_a_locked_wild_and_its_box_are_worth_nothing() -> None:
    session = at("place-lock-keep", 4)
    answer = session.touch("reserved")
    assert (answer.kind, answer.clauses) == ("mistake", ("6.3",))
    assert session.touch("wild").kind == "solved"


def test_not_everyone_has_one_more_turn_but_all_have_the_same_number() -> None:
    session = at("last-round", 3)
    answer = session.touch("display:0")
    assert (answer.kind, answer.clauses) == ("mistake", ("7.2",))
    assert answer.head == "Not one more for all."
    assert session.touch("display:2").kind == "solved"


def test_the_tray_is_filled_between_the_two_actions() -> None:
    session = at("two-actions", 3)
    answer = session.act("take R")
    assert (answer.kind, answer.clauses) == ("mistake", ("3.4",))
    assert session.act("take T").kind == "solved"


def test_nothing_but_a_take_is_praised_as_the_same_action_twice() -> None:
    session = at("two-actions", 3)
    answer = session.act("trade B TN")
    assert (answer.kind, session.solved) == ("good", False)
    assert answer.text == "Just take the new Truffle."
    assert session.act("take T").kind == "solved"


@pytest.mark.parametrize("wrong", ["display:0", "display:2", "card:three_four"])
def test_cheap_boxes_are_counted_not_points_nor_reserved_ones(wrong: str) -> None:
    session = at("score-tiles", 3)
    answer = session.touch(wrong)
    assert (answer.kind, answer.clauses) == ("mistake", ("8.3",))
    assert session.touch("display:1").kind == "solved"


# ---- the rulebook


def test_the_slip_on_leftover_wilds_is_shown_once_the_learner_has_decided() -> None:
    decided = at("place-lock-keep", 3)
    assert decided.notes == (), "a ruling beside the task would tell what to do"
    assert "contradicts itself" in decided.act("take R").text
    (note,) = at("place-lock-keep", 4).notes
    assert note.id == "5.7"
    assert "contradicts itself" in note.ruling


def test_a_chain_of_two_wilds_has_the_printed_numbers() -> None:
    session = at("two-wilds", 1)
    assert session.act("wild 1 2").kind == "solved"
    display = session.state.displays[0]
    assert (display.largest("R"), display.largest("M")) == (3, 3)
    third = at("two-wilds", 3)
    assert third.act("wild 2 2").kind == "solved"
    display = third.state.displays[0]
    assert (display.largest("R"), display.largest("M")) == (5, 4)


def test_kiras_43_is_put_together_sum_by_sum() -> None:
    assert CARDS.rest(KIRA) == ("T:1", "N:0", "R:1", "M:0", "B:1", "V:0", "three_four:1")
    assert OWN.rest(KIRA) == ("wilds:0", "boxes:0", "sum:43")
    session = at("final-score", 1)
    wrong = session.explore("T:0")
    assert (wrong.head, wrong.text, wrong.clauses) == ("You 1, Ben 4.", "Tap again.", ("8.1",))
    for value in CARDS.rest(KIRA):
        last = session.explore(value)
    assert last.kind == "solved"
    assert at("final-score", 3).text == "You have 43 points, Ben has 44. Tap who wins."


def test_a_tie_goes_by_score_tiles_first_and_three_and_four_too() -> None:
    session = at("final-score", 4)
    answer = session.explore("winner:1")
    assert answer.head == "You 3 Score tiles, Ben 2 Score tiles."
    assert answer.text == "Score tiles decide between equal points."
    assert session.explore("winner:0").kind == "solved"


# ---- one match


def test_the_match_is_played_to_its_end() -> None:
    end = MATCH.end()
    assert (end.phase, end.first_tile, end.starter) == ("over", 0, 0)
    assert [len(display.points) for display in end.displays] == [6, 6]


def test_the_match_is_counted_and_its_winner_told() -> None:
    session = at("final-score", 6)
    assert session.state == MATCH.end()
    for value in ALL.rest(MATCH.end()):
        told = session.explore(value)
    mine, his = (row.total for row in load_game(GAME).standings(MATCH.end()))
    assert told.head == f"You beat Ben by {mine - his}."


def test_what_the_learner_laid_in_another_way_lies_so_later() -> None:
    session = at("from-the-row", 2)
    assert session.act("box 0 TTRM 0 0 RTMT").kind == "solved"
    session.next()
    session.touch("row:0")
    session.next()
    assert str(session.state.displays[0]) == "RT/MT"


def test_few_questions_are_asked() -> None:
    steps = [step for each in course(GAME) for step in each.steps]
    assert sum(isinstance(step, Predict) for step in steps) == 1


# ---- the short way


def test_the_short_way_is_made_of_steps_of_the_course() -> None:
    way = short_way(GAME)
    assert way is not None
    texts = {step.text for each in course(GAME) for step in each.steps}
    assert {step.text for each in way.lessons for step in each.steps} <= texts
    assert ways(GAME) == (course(GAME), way.lessons)
    assert lesson("new-reserving", GAME) in way.lessons


def test_the_short_way_tells_all_that_differs() -> None:
    way = short_way(GAME)
    assert way is not None
    told = {clause for each in way.lessons for clause in each.teaches}
    assert told >= {"2.2", "2.3", "3.2", "3.4", "4.9", "5.7", "6.1", "6.2", "6.3", "8.3"}
    needed = {clause for each in way.lessons for clause in (*each.teaches, *each.practises)}
    assert needed >= {"2.4", "6.4", "7.2"}


def test_no_other_game_has_one() -> None:
    assert short_way("chocolatiers") is None
    assert ways("chocolatiers") == (course("chocolatiers"),)


# ---- words


def test_what_is_asked_is_not_told_in_words() -> None:
    session = at("score-tiles", 3)
    assert "Boxes of 3 or 4 points" not in session.words
    session.touch("display:1")
    assert "Boxes of 3 or 4 points: 4." in session.words
    assert "1 turn comes" not in at("last-round", 3).words


@pytest.mark.parametrize(
    ("piece", "area"),
    [
        ("supply", "row"),
        ("reserved", "reserved"),
        ("display:0", "display"),
        ("display:1", "others"),
    ],
)
def test_pieces_lie_in_areas(piece: str, area: str) -> None:
    assert TEACHING.area_of(piece) == area
    assert piece in TEACHING.targets(MATCH.at(1))


def test_where_the_match_goes_on_from_before_a_look_ahead_that_is_said() -> None:
    ahead, back = at("from-the-row", 6), at("two-for-one", 1)
    assert len(ahead.state.display.points) > len(back.state.display.points)
    assert "ahead" in ahead.step.since
    assert "Back" in back.step.since
