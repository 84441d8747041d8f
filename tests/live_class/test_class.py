"""A class, without sockets: who may ask what, and what leaves it."""

from __future__ import annotations

import json
from random import Random

import pytest

from tutor.live_class import (
    after,
    answer,
    class_of,
    noted,
    opening,
    results,
    seen_by_pupil,
    seen_by_teacher,
)
from tutor.live_class.asking import LONGEST_RESULT, MOST_ENTRIES, MOST_PUPILS
from tutor.live_class.seeing import BEGUN, RESTED
from tutor.live_class.tables import drawn, table_entries
from tutor.together import NotNow, table_of
from tutor.together.seeing import seen

PLAN = "today/first-bite/your-turn..your-display/rule.9.1"
HERE = {"do": "at", "thing": 1, "step": 2, "of": 5, "done": 1}


def a_class(*names: str):
    entries = [opening({"plan": PLAN}, "T")]
    school = after(None, entries[0])
    for n, name in enumerate(names):
        entries.append(answer(school, f"k{n}", {"do": "come", "name": name, "mark": f"m{n}"}))
        school = after(school, entries[-1])
    assert class_of(json.loads(json.dumps(entries))) == school
    return school


def why(ask) -> str:
    with pytest.raises(NotNow) as refused:
        ask()
    return refused.value.why


@pytest.mark.parametrize(
    "plan", ["", "table", "today/<b>", "today/" + "a" * 8001, 7, "//evil.example/today/x", None]
)
def test_only_a_plan_opens_a_class(plan):
    assert why(lambda: opening({"plan": plan}, "T")) == "unreadable"


def test_only_the_teacher_calls_rests_takes_out_and_none_of_it_is_a_pupils():
    school = a_class("Ada", "Ben")
    for asked in ({"do": "eyes", "up": True}, {"do": "call", "to": 1}, {"do": "out", "pupil": 1}):
        for key in ("k0", "k1", "", "stranger"):
            assert why(lambda a=asked, k=key: answer(school, k, a)) == "not yours"
    school = after(school, answer(school, "T", {"do": "eyes", "up": True}))
    school = after(school, answer(school, "T", {"do": "call", "to": 2}))
    assert (school.eyes_up, school.called, school.calls) == (True, 2, 1)
    school = after(school, answer(school, "T", {"do": "out", "pupil": 1}))
    assert [each.name for each in school.pupils] == ["Ben"]
    assert why(lambda: answer(school, "T", {"do": "out", "pupil": 1})) == "not now"
    # who was taken out may come again, as somebody new to the teacher
    school = after(school, answer(school, "k0", {"do": "come", "name": "Ada L."}))
    assert [(each.number, each.name) for each in school.pupils] == [(2, "Ben"), (3, "Ada L.")]


def test_names_and_marks_are_one_plain_line_and_nobody_has_anothers():
    hostile = "<img src=x onerror=alert(1)>\u202eadA\n" + "x" * 40
    school = a_class(hostile, "Ada")
    assert school.pupils[0].name == "<img src=x onerror=alert"
    school = after(school, answer(school, "k9", {"do": "come", "name": "ADA", "mark": ""}))
    assert school.pupils[-1].name == "ADA 2"
    taken = {"do": "come", "name": "Cleo", "mark": "m0"}
    assert why(lambda: answer(school, "k10", taken)) == "taken"
    for name in ("", " \u202e ", 7, "x" * 81):
        assert why(lambda n=name: answer(school, "k10", {"do": "come", "name": n})) == "unreadable"
    again = {"do": "come", "name": "Twice"}
    assert why(lambda: answer(school, "k1", again)) == "not now"
    assert why(lambda: answer(school, "T", again)) == "not now"


def test_a_class_has_bounds():
    school = a_class(*(f"P{n}" for n in range(MOST_PUPILS)))
    assert why(lambda: answer(school, "new", {"do": "come", "name": "x"})) == "full"
    asked = {"do": "eyes", "up": True}
    for n in range(MOST_ENTRIES - school.entries):
        school = after(school, answer(school, "T", asked | {"up": n % 2 == 0}))
    assert why(lambda: answer(school, "T", asked)) == "full"


@pytest.mark.parametrize(
    "asked",
    [
        HERE | {"thing": -1},
        HERE | {"step": "2"},
        HERE | {"done": 10**9},
        {"do": "at"},
        {"do": "hand", "up": 1},
        {"do": "result", "text": "choco-result.<b>"},
        {"do": "result", "text": "choco-result." + "A" * LONGEST_RESULT},
        {"do": "result", "text": "x"},
        {"do": ["at"]},
        [],
    ],
)
def test_notes_are_judged(asked):
    assert why(lambda: noted(a_class("Ada"), "k0", asked)) == "unreadable"


def test_only_a_pupil_notes_and_only_for_themselves():
    school = a_class("Ada", "Ben")
    assert noted(school, "k1", HERE)[0] == "at:2"
    assert noted(school, "k0", {"do": "hand", "up": True}) == ("hand:1", "1")
    for key in ("T", "", "stranger"):
        assert why(lambda k=key: noted(school, k, HERE)) == "not yours"


def test_a_pupil_is_told_nothing_of_others_and_the_teacher_no_key():
    school = a_class("Ada", "Ben")
    notes = {"hand:2": ("1", 3.0), "at:2": (noted(school, "k1", HERE)[1], 130.0)}
    told = json.dumps(seen_by_pupil(school, "k0", notes))
    assert "Ada" in told
    assert not any(secret in told for secret in ("Ben", "m1", "k1", 'T"', "hand:2"))
    assert seen_by_pupil(school, "k1", notes)["hand"] is True
    door = seen_by_pupil(school, "new", notes)
    assert (door["taken"], door["you"]) == (["m0", "m1"], None)
    assert "Ada" not in json.dumps(door)
    desk = json.dumps(seen_by_teacher(school, notes, {"k0": 0.0, "k1": 0.0}, 1))
    assert not any(secret in desk for secret in ('"k0"', '"k1"', '"T"'))


def test_the_desk_sees_who_is_stuck_away_and_has_a_hand_up_and_rest_does_not_count():
    school = a_class("Ada", "Ben", "Cleo")
    place = noted(school, "k0", HERE)[1]
    notes = {"at:1": (place, 130.0), "at:2": (place, 130.0), "hand:1": ("1", 1.0)}
    silent = {"k0": 0.0, "k1": 200.0, "k2": 0.0}
    notes |= {BEGUN: ("1", 17 * 60 + 5)}

    def desk(now, noted_now):
        return [
            (p["still"], p["away"], p["hand"], p["elsewhere"])
            for p in seen_by_teacher(now, noted_now, silent, 0)["pupils"]
        ]

    assert desk(school, notes) == [
        (2, -1, True, False),
        (0, 3, False, False),
        (0, -1, False, True),
    ]
    assert seen_by_teacher(school, notes, silent, 0)["minutes"] == 17
    up = after(school, answer(school, "T", {"do": "eyes", "up": True}))
    assert desk(up, notes)[0][0] == 0
    assert desk(school, notes | {RESTED: ("1", 30.0)})[0][0] == 0


def test_results_carry_the_names_of_the_class():
    school = a_class("Ada", "Ben")
    kept = noted(school, "k1", {"do": "result", "text": "choco-result.abc"})
    assert results(school, {kept[0]: (kept[1], 5.0)}) == [["Ben", "choco-result.abc"]]


@pytest.mark.parametrize(
    ("count", "size", "largest"),
    [(2, 5, 2), (5, 4, 3), (11, 4, 4), (7, 2, 3), (30, 4, 4), (3, 2, 3)],
)
def test_tables_by_lot_seat_everybody_once_and_nobody_alone(count, size, largest):
    tables = drawn(range(count), size, (2, 3, 4, 5), Random(1))
    assert sorted(n for table in tables for n in table) == list(range(count))
    assert (min(map(len, tables)) >= 2, max(map(len, tables))) == (True, largest)
    assert drawn([1], size, (2, 3, 4, 5), Random(1)) == []


def test_a_table_of_a_class_has_begun_with_its_pupils_keys():
    school = a_class("Ada", "Ben", "Cleo")
    table = table_of(table_entries("chocolatiers", school.pupils, "T"))
    assert table.begun
    assert [seat.name for seat in table.seats] == ["Ada", "Ben", "Cleo"]
    assert [table.seat_of(f"k{n}") for n in range(3)] == [0, 1, 2]
    watched = seen(table, "T")
    assert (watched["watching"], watched["you"]) == (True, -1)
