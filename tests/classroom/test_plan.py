"""Plans of a class: ready ones, their text, and what anybody's text does to them."""

from __future__ import annotations

from datetime import date, timedelta
from string import ascii_letters, digits

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tutor import rooms
from tutor.classroom.plan import (
    MOST_MINUTES,
    MOST_PARTS,
    SPARE,
    Daily,
    Lessons,
    Own,
    Pause,
    Plan,
    Puzzles,
    Rule,
    Say,
    Table,
    length,
    tidy,
)
from tutor.classroom.plan_text import further, read_plan, read_said, read_set, ready, write_plan
from tutor.classroom.sets import chosen, puzzles_for
from tutor.engine import SaveError
from tutor.kit.links import to_link
from tutor.lessons.course import course
from tutor.lessons.written import read_written
from tutor.lessons.written.build import writing_of
from tutor.lessons.written.file import written_link
from tutor.puzzles.games import games, puzzles_of
from tutor.rooms import GAMES, HOUSE
from widgets.serve.codes import PLACE

FIRST = GAMES[0]
READY = [(game, time) for game in HOUSE for time in (45, 90)]


@pytest.mark.parametrize(("game", "time"), READY)
def test_a_ready_plan_fills_its_time_and_all_of_it_is_there(game: str, time: int) -> None:
    later = further(game) if time == 45 else ()
    for plan in (ready(game)[time], *later):
        assert time - SPARE - 8 <= length(plan) <= time - SPARE
        assert read_plan(game, write_plan(plan)) == (plan, "")
        for part in plan.parts:
            if isinstance(part, Puzzles):
                assert len(chosen(puzzles_of(game).shipped(), part)) == part.number
    assert read_plan(game, rooms.room(game).plans[time]) == (ready(game)[time], "")


def lessons(*plans: Plan) -> list[str]:
    parts = [part for plan in plans for part in plan.parts]
    return [name for part in parts if isinstance(part, Lessons) for name in part.ids]


@pytest.mark.parametrize("game", HOUSE)
def test_three_lessons_teach_all_of_the_course_and_each_lesson_once(game: str) -> None:
    taught = lessons(ready(game)[45], *further(game))
    assert sorted(taught) == sorted(lesson.id for lesson in course(game))


@pytest.mark.parametrize("game", HOUSE)
def test_the_longer_plan_keeps_the_course_in_order_and_comes_to_its_end(game: str) -> None:
    taught = lessons(ready(game)[90])
    whole = [lesson.id for lesson in course(game)]
    assert taught == [name for name in whole if name in taught]
    assert taught[-1] == whole[-1]
    assert len(whole) - len(taught) <= 2


def own(text: str) -> Own:
    written = read_written(text)
    return Own(written_link(written), written)


OWN = {FIRST: [own(text) for text in writing_of(FIRST).templates()]}
"""Lessons that a teacher wrote."""


def plans(game: str = FIRST) -> st.SearchStrategy[Plan]:
    """Any plans of a game, as the desk makes them."""
    ids = st.sampled_from([lesson.id for lesson in course(game)])
    kinds = st.sampled_from(list(puzzles_of(game).kinds))
    clauses = st.sampled_from(list(rooms.load_game(game).rulebook))
    levels = st.tuples(st.integers(1, 5), st.integers(1, 5)).map(sorted)
    part = st.one_of(
        st.lists(ids, min_size=1, max_size=6, unique=True).map(lambda them: Lessons(tuple(them))),
        st.builds(
            lambda kind, n, level: Puzzles(kind, n, *level), kinds, st.integers(1, 20), levels
        ),
        st.just(Daily()),
        clauses.map(Rule),
        st.sampled_from(OWN.get(game, [])) if game in OWN else st.just(Daily()),
        st.integers(1, MOST_MINUTES).map(Table),
        st.integers(1, MOST_MINUTES).map(Pause),
        st.builds(Say, st.text(max_size=300).map(read_said).filter(bool), st.integers(1, 9)),
    )
    return st.lists(part, min_size=1, max_size=5).map(lambda parts: Plan(game, tidy(parts)))


@given(plans())
def test_a_plan_is_its_text_and_back(plan: Plan) -> None:
    text = write_plan(plan)
    assert read_plan(FIRST, text) == (plan, "")
    assert not set(text) - set(f"{ascii_letters}{digits}-._/"), "a link's own letters"
    assert PLACE.fullmatch(f"today/{text}"), "a short code leads there"


def test_lessons_that_follow_each_other_are_said_shortly() -> None:
    ids = [lesson.id for lesson in course(FIRST)]
    assert write_plan(Plan(FIRST, (Lessons(tuple(ids)),))) == f"{ids[0]}..{ids[-1]}"
    assert write_plan(Plan(FIRST, (Lessons((ids[3], ids[1])),))) == f"{ids[3]}/{ids[1]}"


ODD = st.one_of(
    st.text(max_size=80),
    st.lists(
        st.sampled_from(
            [
                *("groups", "groups..wilds", "wilds..groups", "..", "groups..", "..groups", "."),
                *("6.steal", "0.steal", "21.steal", "6.steal.9", "6.steal.3-1", "6.steal.1-2-3"),
                *("6.", "rule.", "rule.4.3", "rule.99.9", "daily", "٣.steal", "<b>", "", " ", "\0"),
                *("table.20", "table.0", "table.91", "table.", "pause.5", "pause.x", "own.", "own"),
                *(
                    "say.5",
                    "say.5.",
                    "say.5.AAAA",
                    "say.x." + to_link("Go"),
                    "say.5." + to_link(""),
                ),
                *("say.5." + to_link("x" * 9000), "own." + to_link("lesson = 1"), "own.é"),
            ]
        ),
        max_size=50,
    ).map("/".join),
    st.none() | st.integers() | st.just("x" * 5000) | st.just("/" * 900),
)


@given(ODD, st.sampled_from(list(HOUSE)))
def test_anybodys_text_is_a_plan_or_one_sentence(text: object, game: str) -> None:
    refused = ""
    try:
        plan, said = read_plan(game, text)
    except SaveError as error:
        refused = said = str(error)
    assert len(said) < 300
    assert not said or said.endswith(".")
    if not refused:
        assert plan.parts
        assert length(plan) > 0
        assert read_plan(game, write_plan(plan)) == (plan, ""), "written anew it is whole"


def test_a_link_older_than_the_tutor_keeps_what_is_still_there() -> None:
    plan, left_out = read_plan(FIRST, "groups/gone/rule.9.1/5.gone.1/wilds")
    assert plan.parts == (Lessons(("groups",)), Rule("9.1"), Lessons(("wilds",)))
    assert left_out == (
        "This tutor does not have “gone”, “5.gone.1”; the rest of the plan is here."
    )
    with pytest.raises(SaveError, match="names nothing that this tutor has"):
        read_plan(FIRST, "gone/gone-too")


def test_a_plan_has_an_end() -> None:
    read_plan(FIRST, "/".join(["daily"] * MOST_PARTS))
    with pytest.raises(SaveError, match="at most 40 parts"):
        read_plan(FIRST, "/".join(["daily"] * (MOST_PARTS + 1)))


@pytest.mark.parametrize("game", games())
def test_a_set_is_the_same_for_all_and_another_seed_gives_another(game: str) -> None:
    pool = puzzles_of(game).shipped()
    kind = max(puzzles_of(game).kinds, key=lambda k: sum(p.task.kind == k for p in pool))
    wanted = Puzzles(kind, 6, 1, 5)
    once = chosen(pool, wanted)
    assert once == chosen(list(reversed(pool)), wanted)
    assert len(set(once)) == 6
    assert [p.rating for p in once] == sorted(p.rating for p in once)
    assert {p.id for p in chosen(pool, wanted, seed=2)} != {p.id for p in once}


def test_a_set_keeps_to_its_levels() -> None:
    pool = puzzles_of(FIRST).shipped()
    found = chosen(pool, read_set(FIRST, "20.steal.3-4"))
    assert {p.task.kind for p in found} == {"steal"}
    assert {p.level for p in found} == {3, 4}
    with pytest.raises(SaveError, match="no such set"):
        read_set(FIRST, "20.steal.6")


def test_the_daily_of_a_class_changes_with_the_day() -> None:
    pool, day = puzzles_of(FIRST).shipped(), date(2026, 11, 23)
    week = {puzzles_for(pool, Daily(), day + timedelta(days=n))[0].id for n in range(7)}
    assert len(week) == 7
    assert puzzles_for(pool, Daily(), day) == puzzles_for(pool, Daily(), day)
