"""Setting the table by hand: whatever the order, it is the table of a game that has just begun."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tutor import load_game
from tutor.chocolatiers import setting as table
from tutor.chocolatiers.checklist import checklist
from tutor.chocolatiers.lessons.match import TABLE
from tutor.chocolatiers.lessons.setting_the_table import LESSON, TABLES
from tutor.chocolatiers.setting import FINISH, PARTS, RANKS, Setting
from tutor.lessons import LessonSession
from tutor.lessons.course import lesson

GAME = load_game("chocolatiers")
NUMBERS = tuple(GAME.players)
PLACES = [
    *(f"seat:{n}" for n in range(5)),
    *(f"slot:{n}" for n in range(7)),
    *(f"pile:{n}" for n in range(6)),
    *(f"rank:{n}" for n in range(8)),
]


def begun(players):
    """The table of a game that begins: for two, of the match against Ben."""
    return TABLE if players == 2 else GAME.start(players=players, seed=3, first=0)


def at_part(part, players):
    """A learner who has just come to this part, with so many players."""
    session = LessonSession(LESSON)
    session.explore(players)
    session.next()
    while PARTS[session.index - 1] != part:
        for value in session.step.rest(session.start):
            session.explore(value)
        session.next()
    return session


@pytest.mark.clause("1.1", "1.2", "1.3", "1.4", "1.5", "1.6")
@settings(deadline=None, max_examples=30)
@given(players=st.sampled_from(NUMBERS), chance=st.randoms(use_true_random=False))
def test_whatever_the_order_it_is_the_table_of_a_new_game(players, chance):
    session = LessonSession(LESSON)
    session.explore(players)
    while not session.finished:
        session.next()
        while not session.solved:
            now = session.state
            left = ["seat:0"] if now.part == "starter" else sorted(set(table.missing(now)))
            assert session.explore(chance.choice(left)).kind in ("good", "solved")
    state = session.state
    assert not isinstance(state, Setting)
    assert state == TABLES[players] == begun(players)
    assert GAME.status(state) == ()


@pytest.mark.parametrize("players", NUMBERS)
def test_hints_lead_through_for_any_number_of_players(players):
    session = LessonSession(LESSON)
    session.explore(players)
    while not session.finished:
        session.next()
        while not session.solved:
            one, two, three = session.hint(), session.hint(), session.hint()
            assert one.action == two.action == three.action
    assert session.state == TABLES[players]


@pytest.mark.clause("1.4")
@pytest.mark.parametrize(
    ("players", "sentence"),
    [
        (2, "Three are enough with two players."),
        (3, "Four are enough with three players."),
        (4, "Five are enough with four players."),
    ],
)
def test_one_box_too_many_is_answered(players, sentence):
    session = at_part("stacks", players)
    for _n in range(players + 1):
        assert session.explore("pile:2").kind == "good"
    answer = session.explore("pile:2")
    assert (answer.kind, answer.text, answer.clauses) == ("refused", sentence, ("1.4",))
    assert [mark.target for mark in answer.marks] == ["pile:2"]
    assert len(session.state.stacks[2]) == players + 1


@pytest.mark.parametrize("part", ["hands", "wilds"])
def test_a_fourth_for_one_player_is_answered(part):
    session = at_part(part, 2)
    for _n in range(3):
        session.explore("seat:1")
    answer = session.explore("seat:1")
    assert answer.kind == "refused"
    assert "hree" in answer.text
    assert answer.clauses == (table.CLAUSES[part],)


@pytest.mark.clause("1.5")
def test_a_scoring_card_has_one_place():
    session = at_part("cards", 3)
    for card in RANKS:
        for n, right in enumerate(RANKS):
            if card != right:
                answer = session.explore(f"rank:{n} {card}")
                assert answer.kind == "refused"
                assert answer.clauses == ("1.5",)
    assert (
        session.explore("rank:0 V").text
        == "Violet is a little rarer than Blueberry: right after it."
    )
    assert session.explore("rank:6 V").kind == "good"


@pytest.mark.clause("1.6")
def test_whoever_ate_earlier_does_not_start():
    session = at_part("starter", 4)
    for seat in (1, 2, 3):
        answer = session.explore(f"seat:{seat}")
        assert answer.clauses == ("1.6",)
        assert session.names[seat] in answer.text
    assert session.explore("seat:0").kind == "solved"


@pytest.mark.parametrize("part", PARTS)
@pytest.mark.parametrize("players", NUMBERS)
def test_every_wrong_try_has_a_sentence_and_changes_nothing(part, players):
    session = at_part(part, players)
    right = {value.partition(" ")[0] for value in table.missing(session.state)}
    if part == "starter":
        right = {"seat:0"}
    before = session.state
    for place in PLACES:
        for value in (place, f"{place} T"):
            if place not in right:
                answer = session.explore(value)
                assert answer.kind == "refused"
                assert answer.text
                assert answer.clauses
                assert session.state == before


@pytest.mark.parametrize("part", PARTS[:-1])
def test_the_rest_comes_at_once_when_enough_was_laid_by_hand(part):
    session = at_part(part, 3)
    assert session.explore(FINISH).kind == "refused"
    while not session.state.at_once:
        session.explore(table.missing(session.state)[0])
    assert table.laid(session.state, part) < table.wanted(session.state, part)
    assert session.explore(FINISH).kind == "solved"


def test_a_piece_is_taken_back_and_a_place_kept():
    session = at_part("stacks", 4)
    session.explore("pile:3")
    before = session.state
    session.explore("pile:3")
    session.undo()
    assert session.state == before
    again = LessonSession.resume(LESSON, session.dump())
    assert again.state == before


def test_hands_of_others_are_hidden_while_they_are_dealt():
    session = at_part("wilds", 3)
    seen = GAME.view(session.state, 0)
    assert isinstance(seen, Setting)
    assert seen.hands[1:] == ("???", "???")
    assert seen.hands[0] == TABLES[3].hands[0]
    words = GAME.describe(session.state, 0, session.names)
    assert words.startswith("The table is being set.")
    assert "Scoring cards: none yet." in words


def test_in_the_last_lesson_each_part_can_be_finished_at_once():
    session = LessonSession(lesson("whole-game", "chocolatiers"))
    session.explore(4)
    session.next()
    for part in PARTS[:-1]:
        assert session.state.part == part
        session.explore(FINISH)
    session.next()
    assert session.state.part == "starter"
    session.explore("seat:0")
    assert session.solved
    assert GAME.status(session.state) == ()
    assert session.state.players == 4


@pytest.mark.parametrize(
    ("players", "line"),
    [
        (2, "Build 5 stacks, open, 3 boxes each."),
        (3, "Build 5 stacks, open, 4 boxes each."),
        (4, "Build 5 stacks, open, 5 boxes each."),
    ],
)
def test_the_checklist_has_a_line_for_each_part(players, line):
    lines = checklist(players)
    assert [each.clause for each in lines] == [table.CLAUSES[part] for part in PARTS]
    assert lines[3].text == line
    assert f"{30 - 5 * (players + 1)} stay out" in lines[3].more
