"""Progress: exact text both ways, merged without loss, and an answer to whatever else is given."""

from __future__ import annotations

import json
from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tutor import GAMES, SaveError
from tutor.progress import (
    Bookmark,
    Progress,
    complete,
    done_count,
    dump_progress,
    load_progress,
    merge,
    reached,
)
from tutor.rooms import qualified

IDS = st.sampled_from(["first-bite", "groups", "wilds", "noughts/groups", "Überraschung"])
COUNTS = st.integers(0, 10**6)
LATER = st.dictionaries(
    st.sampled_from(["badges", "clauses", "rooms"]),
    st.integers() | st.text() | st.lists(st.booleans()),
)
PROGRESS = st.builds(
    Progress,
    stars=st.dictionaries(IDS, st.integers(1, 3)),
    places=st.dictionaries(IDS, st.builds(Bookmark, COUNTS, st.text())),
    other=LATER,
)
LESSONS = ["first-bite", "groups", "wilds"]


@given(PROGRESS)
def test_text_and_back_is_exact(progress):
    assert load_progress(dump_progress(progress)) == progress


@given(PROGRESS, PROGRESS, PROGRESS)
def test_merging_does_not_depend_on_who_comes_first(a, b, c):
    assert merge(a, b) == merge(b, a)
    assert merge(merge(a, b), c) == merge(a, merge(b, c))
    assert merge(a, a) == a


@given(PROGRESS, PROGRESS)
def test_merging_loses_no_star_and_no_place(a, b):
    both = merge(a, b)
    for one in (a, b):
        assert all(both.stars[k] >= n for k, n in one.stars.items())
        assert all(both.places[k].step >= p.step for k, p in one.places.items())
        assert set(one.other) <= set(both.other)


@given(st.text() | st.recursive(st.none() | st.integers() | st.text(), st.lists).map(json.dumps))
def test_any_other_text_is_read_or_refused_as_a_save(text):
    with suppress(SaveError):
        assert isinstance(load_progress(text), Progress)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ('{"stars":{"groups":4}}', "stars"),
        ('{"stars":{"groups":true}}', "stars"),
        ('{"stars":[]}', "stars"),
        ('{"places":{"groups":[1]}}', "places"),
        ('{"places":{"groups":[-1,""]}}', "places"),
        ('{"places":{"groups":[1,2]}}', "places"),
        ("7", "kept aside"),
    ],
)
def test_a_damaged_entry_is_named(text, told):
    with pytest.raises(SaveError, match=told) as caught:
        load_progress(text)
    assert "begin anew" in str(caught.value)


def test_an_empty_text_table_is_a_fresh_start():
    assert load_progress("{}") == Progress()


def test_what_the_first_version_counted_beside_is_kept_as_it_is():
    text = '{"stars":{},"clauses":{"4.2":[2,1,"2025-01-01"]},"themes":{"wilds":"damaged"}}'
    later = json.loads(dump_progress(complete(load_progress(text), "wilds", 3)))
    assert later["clauses"] == {"4.2": [2, 1, "2025-01-01"]}
    assert later["themes"] == {"wilds": "damaged"}


def test_entries_of_a_later_version_are_kept():
    text = '{"stars":{"groups":2},"garden":{"roses":[1,2]}}'
    later = complete(load_progress(text), "wilds", 3)
    assert json.loads(dump_progress(later))["garden"] == {"roses": [1, 2]}


def test_the_best_result_stays():
    progress = complete(complete(Progress(), "groups", 3), "groups", 1)
    assert progress.stars == {"groups": 3}
    assert complete(progress, "groups", 9).stars == {"groups": 3}
    assert complete(Progress(), "wilds", 0).stars == {"wilds": 1}


def test_a_finished_lesson_has_no_place_any_more():
    progress = reached(reached(Progress(), "groups", 2, "{}"), "wilds", 1, "{}")
    assert complete(progress, "groups", 2).places == {"wilds": Bookmark(1, "{}")}


def test_lessons_done_are_counted_for_the_lessons_asked_for():
    progress = Progress()
    assert done_count(progress, LESSONS) == 0
    for lesson in LESSONS:
        progress = complete(progress, lesson, 3)
    assert done_count(progress, LESSONS) == 3
    assert done_count(progress, [*LESSONS, "new"]) == 3


def test_progress_of_two_games_is_disjoint():
    """Every lesson of a game stands for a lesson of the same id in another one."""
    own = [qualified(GAMES[0], lesson) for lesson in LESSONS]
    others = [qualified("noughts", lesson) for lesson in LESSONS]
    assert own == LESSONS, "what people saved stays where it is"
    before = complete(reached(Progress(), own[1], 2, "{}"), own[0], 2)
    after = complete(reached(before, others[1], 5, "x"), others[0], 3)
    assert (after.stars[own[0]], after.places[own[1]]) == (2, Bookmark(2, "{}"))
    assert done_count(after, own) == done_count(after, others) == 1
    assert load_progress(dump_progress(after)) == after


def test_progress_cannot_be_changed_in_place():
    with pytest.raises(TypeError):
        Progress().stars["groups"] = 3
