"""A session: what stands, what goes back, hints off the path, replies, restart, resume."""

from __future__ import annotations

import attrs
import pytest

from tests.lessons.broken import (
    ASK,
    FILL,
    MOVE,
    PAY,
    PLACES,
    SOUND,
    TAKE,
    TAP,
    TURN,
    lesson,
    spoilt,
)
from tutor import SaveError
from tutor.chocolatiers import Take
from tutor.chocolatiers.teaching import MovedWild, Say, boxes, hand_is, position
from tutor.kit.words import usual_names
from tutor.lessons import Do, LessonError, LessonSession, Mark, Predict
from tutor.lessons.course import course
from tutor.lessons.course import lesson as of_course
from tutor.rooms import GAMES

GROWN = position(phase="bonus", display="TM/RN", hand="TTN", stacks=["T.TN"])


def session(*steps):
    return LessonSession(lesson(*steps))


def test_steps_get_their_ids_from_the_lesson():
    assert [step.id for step in SOUND.steps[:2]] == ["sound/1", "sound/2"]
    assert SOUND.teaches == ("3.1", "4.5", "2.2", "4.4", "6.4", "2.1", "4.2", "5.2")


def test_a_listed_mistake_goes_back_with_its_text_and_costs_a_star():
    learner = session(TAKE)
    before = learner.state
    answer = learner.act(Take("R"))
    assert (answer.kind, answer.head, answer.clauses) == (
        "mistake",
        "It needs a Truffle.",
        ("4.2",),
    )
    assert answer.marks == (Mark("tray:0", "refused"),) == learner.marks
    assert learner.state == before
    assert not learner.can_undo
    assert learner.act("take T").kind == "solved"
    assert learner.stars == 2


def test_stars_fall_from_three_to_one_and_no_further():
    stars = []
    for slips in range(5):
        learner = session(TAKE)
        for _n in range(slips):
            learner.act("take R")
        learner.act("take T")
        stars.append(learner.stars)
    assert stars == [3, 2, 2, 1, 1]


def test_another_legal_move_stands_and_can_be_undone():
    learner = LessonSession(spoilt(TAKE, mistakes={}))
    start = learner.state
    assert learner.act("take R").kind == "good"
    assert learner.state != start
    assert learner.can_undo
    learner.undo()
    assert learner.state == start
    assert not learner.can_undo
    assert learner.feedback is None
    assert learner.step_stars == 3


def test_a_step_can_be_about_some_pieces_only():
    learner = LessonSession(spoilt(TAKE, only="tray", otherwise=Say("First take.", "From there.")))
    assert {target.partition(":")[0] for target in learner.resting} >= {"hand", "stack"}
    assert not [target for target in learner.resting if target.startswith("tray")]
    answer = learner.rest()
    assert (answer.kind, answer.head, answer.text) == ("good", "First take.", "From there.")
    assert learner.act("take T").kind == "solved"
    assert learner.stars == 3
    assert learner.resting == ()


def test_nothing_to_undo_is_said():
    with pytest.raises(LessonError, match="nothing to undo"):
        session(TAKE).undo()


def test_restart_keeps_slips():
    learner = LessonSession(spoilt(TURN))
    start = learner.state
    learner.act("take R")
    learner.hint()
    learner.restart()
    assert learner.state == start
    assert learner.step_stars == 2


def test_a_step_without_a_start_goes_on_where_the_learner_ended():
    learner = session(TAKE, FILL, attrs.evolve(FILL, text="Again.", goal=boxes(2)))
    learner.act("take T")
    learner.next()
    assert learner.act("box 0 TTN 0 0 NT.T").kind == "solved"
    learner.next()
    assert str(learner.state.displays[0]) == "NT/.T"
    assert learner.state.player == 0
    assert learner.told


def test_next_waits_for_the_step():
    learner = session(TAKE, ASK)
    with pytest.raises(LessonError, match="Solve this step first"):
        learner.next()
    learner.act("take T")
    learner.next()
    learner.answer("no")
    assert learner.finished
    with pytest.raises(LessonError, match="last step"):
        learner.next()


@pytest.mark.parametrize(
    ("step", "how", "what"),
    [(TAKE, "answer", "no"), (TAKE, "explore", "NRB"), (ASK, "act", "skip"), (PAY, "act", "skip")],
)
def test_a_try_of_another_kind_is_refused_kindly(step, how, what):
    learner = session(step)
    answer = getattr(learner, how)(what)
    assert answer.kind == "refused"
    assert not learner.can_undo
    assert learner.step_stars == 3


@pytest.mark.parametrize("nonsense", ["dance", "", "take", 7, None])
def test_what_is_no_action_at_all_is_refused(nonsense):
    answer = session(TAKE).act(nonsense)
    assert answer.kind == "refused"
    assert answer.text


def test_every_broken_clause_is_named_with_the_piece():
    learner = session(spoilt(FILL, start=GROWN, solution="skip", goal=boxes(9)).steps[0])
    answer = learner.act("box 0 TTTT -1 -1 T.TN")
    assert answer.kind == "refused"
    assert answer.clauses == ("4.2", "5.2")
    assert answer.marks[0].target.startswith("hand:")
    corner = learner.act("box 0 TTN -1 -1 T.TN")
    assert corner.clauses == ("5.2",)
    assert corner.marks == (Mark("place:-1,-1", "refused"),)


def test_a_wild_is_refused_at_the_wild_or_at_the_space():
    learner = LessonSession(spoilt(FILL, start=GROWN, solution="skip", goal=boxes(9)))
    assert learner.act("wild 9 9").marks == (Mark("space:9,9", "refused"),)
    none_left = attrs.evolve(GROWN, wilds=(0, 3))
    learner = LessonSession(spoilt(FILL, start=none_left, solution="skip", goal=boxes(9)))
    assert learner.act("wild 0 0").marks == (Mark("wild", "refused"),)


# ---- other players


def test_replies_are_played_in_order_and_told():
    step = attrs.evolve(
        TURN, goal=hand_is("NRMM"), solution="take R; skip; take N", replies="take B; skip"
    )
    learner = LessonSession(spoilt(step))
    learner.act("take R")
    told = learner.act("skip").told
    assert told == ("Ben takes Blueberry.",)
    assert learner.state.player == 0
    assert learner.told == told


def test_a_reply_that_cannot_be_played_is_replaced():
    step = attrs.evolve(
        TURN, goal=hand_is("NRMM"), solution="take R; skip; take N", replies="skip; take B; skip"
    )
    learner = LessonSession(spoilt(step))
    learner.act("take R")
    learner.act("skip")
    assert learner.state.player == 0
    assert learner.state.phase == "action"


def test_the_same_moves_get_the_same_replies():
    def play():
        learner = LessonSession(spoilt(TURN, goal=boxes(1)))
        for move in ("take R", "skip", "take N", "skip"):
            learner.act(move)
        return learner.state

    assert play() == play()


def test_a_whole_game_can_be_played_in_any_way_and_hints_still_fit():
    learner = LessonSession(of_course("whole-game", "chocolatiers"))
    while not isinstance(learner.step, Do):
        if isinstance(learner.step, Predict):
            learner.answer(learner.step.answer(learner.state))
        else:
            for value in learner.step.rest(learner.start):
                learner.explore(value)
        learner.next()
    for move in learner.moves():
        learner.act(move)
    learner.next()
    while not learner.solved:
        state = learner.state
        hint = learner.hint()
        assert hint.action is not None
        assert not learner.game.explain(state, hint.action)
        legal = learner.game.actions(state)
        learner.act(legal[len(legal) // 2])
    assert learner.state.phase == "over"
    while not learner.finished:
        learner.next()
        for value in learner.step.rest(learner.start):
            learner.explore(value)
        assert learner.solved
    names = usual_names(learner.state.players)
    assert learner.feedback.head == learner.game.verdict(learner.state, names).head


# ---- stars


@pytest.mark.parametrize(
    ("slips", "stars"), [((0, 0, 0, 0), 3), ((1, 1, 0, 0), 3), ((3, 1, 0, 0), 2), ((3, 3, 3, 1), 1)]
)
def test_the_stars_of_a_lesson_are_the_mean_of_its_steps(slips, stars):
    learner = session(TAKE, FILL, ASK, TAP)
    for number, count in enumerate(slips):
        if number:
            learner.next()
        for _n in range(count):
            learner.hint()
            learner.restart()
        while not learner.solved:
            step = learner.step
            if step.text == TAP.text:
                learner.touch("stack:0")
            elif step.text == ASK.text:
                learner.answer("no")
            else:
                learner.act(step.solution[0])
    assert learner.stars == stars


def test_reading_the_rule_behind_a_question_costs_as_a_hint_does():
    learner = session(ASK)
    assert (learner.asking, learner.unaided) == (True, True)
    learner.read()
    assert not learner.unaided
    learner.answer("no")
    learner.read()
    assert learner.step_stars == 2


def test_while_something_is_asked_the_words_of_the_board_do_not_answer_it():
    learner = session(PLACES)
    assert "Largest groups" not in learner.words
    assert "row 1: Truffle, Mint" in learner.words
    while not learner.solved:
        learner.hint()
    assert "Largest groups: Truffle 1" in learner.words


# ---- what a page needs to know of any game


def test_a_session_tells_who_plays_and_what_it_is_about():
    learner = session(MOVE, PAY, TAKE, ASK)
    told = []
    for step in learner.lesson.steps:
        words = learner.goal.say() if learner.goal else ""
        told.append((words, learner.about, learner.goal and learner.goal.pips(learner.state)))
        assert learner.start == step.start
        while not learner.solved:
            learner.hint()
        if not learner.finished:
            learner.next()
    assert told == [
        ("a group of 4 Mints", "M", ("M", "M", "", "")),
        ("", "", None),
        ("be able to pay for the box", "", ()),
        ("", "", None),
    ]
    assert learner.names == ("You", "Ben")


def test_a_wild_that_is_told_of_one_kind_is_about_it():
    assert MovedWild(boxes(9), kinds="R").about == "R"
    assert MovedWild(boxes(9), kinds="RM").about == ""


def test_an_exploring_learner_may_try_whatever_the_phase():
    start = attrs.evolve(PAY.start, phase="action")
    learner = LessonSession(spoilt(PAY, start=start))
    assert (learner.start.phase, learner.state.phase) == ("action", "bonus")
    assert learner.explore("NRB").kind == "good"


def test_a_lesson_that_names_no_game_is_of_the_first_one():
    assert SOUND.game == ""
    assert session(TAKE).lesson.game == GAMES[0]
    assert all(lesson.game == "chocolatiers" for lesson in course("chocolatiers"))


@pytest.mark.parametrize("slips", ["-1", "true", "9" * 9, "9" * 5000, '"0"', "null", "0.0"])
def test_slips_that_cannot_be_are_refused(slips):
    which = of_course("first-bite", "chocolatiers")
    text = LessonSession(which).dump()
    assert '"slips":[0]' in text
    with pytest.raises(SaveError, match="no place in this lesson"):
        LessonSession.resume(which, text.replace('"slips":[0]', f'"slips":[{slips}]'))
