"""The course, step by step, as a learner goes through it; nothing here knows how it is judged."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from tutor import load_game
from tutor.chocolatiers.actions import Box
from tutor.chocolatiers.lessons.match import MATCH
from tutor.chocolatiers.setting import Setting
from tutor.lessons import Do, Explore, LessonSession, Predict, Touch
from tutor.lessons.check import check_course, check_lesson
from tutor.lessons.course import UnknownLesson, course, lesson

GAME = load_game("chocolatiers")
LESSONS = course("chocolatiers")
STEPS = [(which, n) for which in LESSONS for n in range(len(which.steps))]
IDS = [which.steps[n].id for which, n in STEPS]
every_step = pytest.mark.parametrize(("which", "number"), STEPS, ids=IDS)
every_lesson = pytest.mark.parametrize("which", LESSONS, ids=lambda which: which.id)


def tries(session):
    """The reference solution of a step, as what a learner does in turn."""
    step = session.step
    if isinstance(step, Explore):
        yield from (("explore", value) for value in step.rest(session.start))
    elif isinstance(step, Touch):
        right = step.answer(session.state)
        yield from (("touch", piece) for piece in (right if step.every else right[:1]))
    else:
        yield from (("act", action) for action in session.moves())


def solve(session):
    """Solve the current step by its reference solution; every feedback on the way."""
    step = session.step
    if isinstance(step, Predict):
        return [session.answer(step.answer(session.state))]
    return [getattr(session, how)(what) for how, what in tries(session)]


def at(which, number):
    """A session that has just entered this step."""
    session = LessonSession(which)
    for _n in range(number):
        solve(session)
        session.next()
    return session


@every_lesson
def test_a_lesson_works(which):
    assert check_lesson(which) == []


def test_every_clause_is_taught_and_practised_by_another_step():
    assert check_course(LESSONS, GAME) == []


@every_step
def test_a_step_is_solved_by_its_solution_and_not_before(which, number):
    session = at(which, number)
    assert not session.solved
    feedback = solve(session)
    assert session.solved
    assert [f.kind for f in feedback[:-1]] == ["good"] * (len(feedback) - 1)
    assert feedback[-1].kind == "solved"
    assert feedback[-1].head


@every_step
def test_perfect_play_earns_three_stars(which, number):
    session = at(which, number)
    solve(session)
    assert (session.step_stars, session.stars) == (3, 3)


@every_step
def test_hints_alone_lead_through_the_step(which, number):
    """Each move takes three levels: the pieces, the reason, the move; all name the same move."""
    session, meant = at(which, number), []
    while not session.solved:
        one, two, three = session.hint(), session.hint(), session.hint()
        assert (one.level, two.level, three.level) == (1, 2, 3)
        assert one.action == two.action == three.action
        assert one.text
        assert two.text != one.text
        meant.append(three.action)
    step = session.step
    if isinstance(step, Do) and step.solution:
        assert [GAME.action_text(action) for action in meant] == list(step.solution)
    assert session.step_stars == 1


@every_step
def test_each_known_mistake_is_answered_by_its_own_text(which, number):
    session = at(which, number)
    step = session.step
    if isinstance(step, Explore):
        return
    expected = {(m.say.head, m.say.text) for m in step.mistakes}
    if isinstance(step, Predict | Touch) and step.otherwise:
        expected.add((step.otherwise.head, step.otherwise.text))
    if isinstance(step, Touch):
        wrong = set(session.touchable) - set(step.answer(session.state))
        answers = [session.touch(piece) for piece in wrong]
        assert all(answer.kind == "mistake" for answer in answers)
        heard = {(answer.head, answer.text) for answer in answers}
    elif isinstance(step, Predict):
        truth = str(step.answer(session.state))
        heard = set()
        for value, _label in step.options:
            if value != truth:
                answer = session.answer(value)
                assert answer.kind == "mistake"
                assert not session.solved
                heard.add((answer.head, answer.text))
    else:
        heard = set(heard_on_the_way(session, step)) if step.mistakes else set()
    assert heard == expected


def heard_on_the_way(session, step):
    """What legal actions along the solution are answered, mistakes only; none of them stays."""
    for text in step.solution:
        before = session.state
        for action in GAME.actions(before):
            answer = session.act(action)
            if answer.kind == "mistake":
                assert session.state == before
                assert answer.marks
                yield answer.head, answer.text
            elif answer.kind == "solved":
                session.restart()
                for played in step.solution[: step.solution.index(text)]:
                    session.act(played)
            elif session.can_undo and session.state != before:
                session.undo()
        session.act(text)


@every_step
def test_a_step_shows_what_it_is_about(which, number):
    session = at(which, number)
    assert session.text
    assert "{" not in session.text
    if isinstance(session.step, Do):
        assert session.step.goal.say()
        assert "{" not in session.step.goal.say()
    hidden_by_choice = isinstance(session.step, Predict) and session.step.reveals
    on_a_stage = isinstance(session.step, Explore)  # it draws what it is about itself
    assert session.areas or hidden_by_choice or on_a_stage


@every_step
def test_coming_back_brings_the_same_place(which, number):
    session = at(which, number)
    session.hint()
    again = LessonSession.resume(which, session.dump())
    assert (again.index, again.state, again.solved) == (number, session.state, False)
    solve(again)
    solve(session)
    there = LessonSession.resume(which, session.dump())
    assert there.solved
    assert (there.state, there.stars) == (session.state, session.stars)
    assert there.dump() == again.dump() == session.dump()


@every_step
def test_positions_are_real_ones(which, number):
    """Every position can be saved and loaded, so it can lie on a table; one that is being set is
    none yet."""
    state = at(which, number).state
    if isinstance(state, Setting):
        assert not GAME.actions(state)
        return
    assert GAME.load(GAME.dump(state)) == state


def test_illegal_moves_are_answered_with_their_clause_and_cost_no_star():
    session = LessonSession(lesson("first-bite", "chocolatiers"))
    start = session.state
    answer = session.act("box 0 TTN 0 0 T.TN")
    assert answer.kind == "refused"
    assert answer.clauses[0] == "2.1"
    assert answer.marks
    assert all(mark.state == "refused" for mark in answer.marks)
    assert session.state == start
    solve(session)
    assert session.stars == 3


@pytest.mark.parametrize(
    ("which", "answers"),
    [(which, n) for which, n in STEPS if isinstance(which.steps[n], Predict)],
    ids=[
        i for i, (which, n) in zip(IDS, STEPS, strict=True) if isinstance(which.steps[n], Predict)
    ],
)
def test_a_prediction_is_right_once_and_then_shown(which, answers):
    session = at(which, answers)
    truth = session.step.answer(session.state)
    feedback = session.answer(truth)
    assert feedback.kind == "solved"
    assert set(session.step.reveals) <= set(session.areas)
    assert session.answer(truth).kind == "refused"


def test_the_first_legal_action_is_one_click_and_at_most_40_words_away():
    session = LessonSession(LESSONS[0])
    shown = [session.lesson.title, session.text, session.step.goal.say()]
    shown += [note.ruling for note in session.notes]
    assert sum(len(text.split()) for text in shown) <= 40
    assert session.step.solution[0].startswith("take ")
    assert len(session.step.solution) == 1


def test_a_first_box_lies_after_two_steps():
    session = LessonSession(LESSONS[0])
    for _n in range(2):
        solve(session)
        box = session.state.displays[0]
        if not session.finished:
            session.next()
    assert len(box.boxes) == 1


def test_every_ruling_is_shown_where_its_clause_is_taught():
    shown = {note.id for which, n in STEPS for note in at(which, n).notes}
    assert shown == {clause.id for clause in GAME.rulebook.values() if clause.ruling}


def test_no_two_steps_ask_in_the_same_words():
    texts = Counter(step.text for which in LESSONS for step in which.steps)
    assert [text for text, times in texts.items() if times > 1] == []


def test_texts_speak_plainly():
    """No exclamation marks, no blame, no jargon."""
    for which in LESSONS:
        for step in which.steps:
            known = () if isinstance(step, Explore) else step.mistakes
            said = [step.text, *step.hint, step.done.head, step.done.text]
            said += [part for m in known for part in (m.say.head, m.say.text)]
            for text in said:
                assert not re.search(r"!|\b(wrong|invalid|error|illegal|token)\b", text, re.I), text


def test_lessons_take_one_to_four_minutes_each():
    assert all(1 <= which.minutes <= 4 for which in LESSONS if which.id != "whole-game")
    assert all(2 <= len(which.steps) <= 10 for which in LESSONS)


def test_lesson_files_are_data_of_a_few_kilobytes():
    from pathlib import Path

    import tutor.chocolatiers.lessons as folder

    others = ("__init__.py", "match.py")
    files = [p for p in Path(folder.__file__).parent.glob("*.py") if p.name not in others]
    assert len(files) == len(LESSONS)
    assert all(" def " not in f" {p.read_text(encoding='utf-8')}" for p in files)


def test_a_lesson_that_is_not_there_is_answered_with_those_that_are():
    with pytest.raises(UnknownLesson, match="first-bite"):
        lesson("last-bite", "chocolatiers")


def test_the_rulebooks_slip_is_shown_after_ones_own_sum():
    session = at(lesson("final-score", "chocolatiers"), 1)
    assert session.step.rest(session.start)[-1] == "sum:33"
    before = session.lesson.steps[:2]
    assert "37" not in " ".join(f"{step.text} {step.hint} {step.done}" for step in before)
    solve(session)
    session.next()
    assert session.step.by.printed == (3, 4, 1, 25, 37)
    assert session.explore("slip:25").kind == "good"
    assert session.explore("slip:37").kind == "solved"


def marked(step):
    """The stack that a step points at and has filled first; None if it does not."""
    first = GAME.parse_action(step.solution[0]) if isinstance(step, Do) and step.solution else None
    filled = isinstance(first, Box) and f"stack:{first.stack}" in step.point
    return first.stack if filled else None


def test_where_a_box_is_marked_to_be_laid_no_other_box_will_do():
    asked = [(which, n) for which, n in STEPS if marked(which.steps[n]) is not None]
    assert len(asked) > 3
    for which, number in asked:
        session = at(which, number)
        actions = GAME.actions(session.state)
        solving = {a.stack for a in actions if isinstance(a, Box) and session.solves(a)}
        assert solving == {marked(which.steps[number])}, which.steps[number].id


@pytest.mark.parametrize(
    ("place", "head"), [("0 1 MN.N", "Paid, but turned."), ("1 0 MN.N", "Not at this side.")]
)
def test_a_second_box_at_the_right_is_not_told_to_lie_there(place, head):
    session = at(lesson("first-bite", "chocolatiers"), 4)
    assert session.act(f"box 1 NNM {place}").head == head


def test_the_first_box_lies_in_later_lessons_as_the_learner_has_placed_it():
    session = at(lesson("first-bite", "chocolatiers"), 1)
    answer = session.act("box 0 TTN 0 0 NT.T")
    assert (answer.kind, answer.head) == ("mistake", "Paid, but turned.")
    while not session.finished:
        solve(session)
        if not session.finished:
            session.next()
    later = at(lesson("your-turn", "chocolatiers"), 0)
    assert session.state.displays[0] == later.state.displays[0]


def test_the_match_with_ben_is_counted_and_its_winner_told():
    session = at(lesson("final-score", "chocolatiers"), 6)
    assert session.state == MATCH.end()
    told = solve(session)[-1]
    mine, his = (row.total for row in sorted(GAME.standings(MATCH.end()), key=lambda r: r.player))
    assert told.head == f"You beat Ben by {mine - his}."
    assert MATCH.end().wilds[0] == mine - his, "the Wild that was kept is what decided"


def test_a_wild_may_join_but_hides_what_it_covers():
    session = at(lesson("majorities", "chocolatiers"), 4)
    hidden = session.act("wild 1 2")
    assert (hidden.kind, hidden.head, hidden.clauses) == (
        "mistake",
        "Your Violet is hidden.",
        ("6.3",),
    )
    assert session.act("wild 0 1").kind == "solved"


def test_boxes_that_are_not_laid_out_go_back():
    session = at(lesson("setting-the-table", "chocolatiers"), 4)
    assert "others go back" in solve(session)[-1].text
