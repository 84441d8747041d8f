"""A practice is read as it was written, that of the first version too, and refused in words."""

from __future__ import annotations

import json
from datetime import UTC, datetime, timedelta

import pytest

from tutor import SaveError
from tutor.puzzles.training import (
    FirstAnswer,
    Practice,
    answered,
    dump_practice,
    load_practice,
    shows_rating,
    with_best,
    with_day,
    with_rating_shown,
)

NOW = datetime(2026, 3, 2, 9, tzinfo=UTC)

FIRST = {
    "mu": 27.5,
    "sigma": 2.0,
    "memories": {},
    "seen": ["steal-0123456789", "who-0123456789"],
    "missed": ["clause:9.3"],
    "days": ["2026-03-01"],
    "won": ["who-0123456789"],
    "solved": 12,
    "tried": 20,
}
"""A practice as the first version kept it."""


def test_round_trip(pool):
    practice = Practice()
    for n, puzzle in enumerate(pool[:12]):
        given = FirstAnswer(n % 3 != 0, hints=n % 2, broken=("1.1",) if n % 5 == 0 else ())
        practice = answered(practice, puzzle, given, NOW + timedelta(minutes=n))
    practice = with_best(with_day(practice, NOW.date()), "rush:3", 9)
    practice = with_rating_shown(practice, False)
    assert load_practice(dump_practice(practice)) == practice


def test_what_the_first_version_kept_goes_on():
    practice = load_practice(json.dumps(FIRST))
    assert practice.rating == 1100
    assert practice.sigma >= 100  # puzzles had other ratings then
    assert (practice.seen, practice.won) == (tuple(FIRST["seen"]), tuple(FIRST["won"]))
    assert (practice.missed, practice.days) == (("clause:9.3",), ("2026-03-01",))
    assert (practice.solved, practice.tried) == (12, 20)
    assert shows_rating(practice)
    assert load_practice(dump_practice(practice)) == practice


def test_a_rating_that_once_fell_without_end_is_read_as_the_least():
    fallen = dump_practice(Practice(mu=-930.0, tried=300))
    assert load_practice(fallen).rating == 100


def test_hundreds_of_answers_stay_small(pool):
    """The browser reads it with every page."""
    practice = Practice()
    for puzzle in pool:
        practice = answered(practice, puzzle, True, NOW)
    assert len(dump_practice(practice)) < 100_000


def test_the_best_result_of_each_way_is_kept():
    practice = with_best(with_best(Practice(), "rush:3", 9), "rush:3", 7)
    assert with_best(practice, "streak:ties", 2).best == {"rush:3": 9, "streak:ties": 2}


@pytest.mark.parametrize(
    "text", ["", "[]", "{}", "null", '{"mu": 1e999}', "[" * 9999, dump_practice(Practice())[:-1]]
)
def test_a_broken_save_says_so(text):
    with pytest.raises(SaveError, match="set aside"):
        load_practice(text)


@pytest.mark.parametrize(
    ("entry", "value"),
    [
        ("due", "2026-03-04T10:00:00"),
        ("due", "2026-03-04"),
        ("due", "soon"),
        ("due", None),
        ("last_review", "2026-03-04T10:00:00"),
        ("last_review", None),
        ("difficulty", None),
        ("difficulty", 99),
        ("stability", None),
        ("stability", -1),
        ("stability", True),
        ("state", 7),
        ("step", "0"),
    ],
)
def test_a_memory_that_cannot_be_is_refused_when_it_is_read(pool, entry, value):
    data = json.loads(dump_practice(answered(Practice(), pool[0], True, NOW)))
    next(iter(data["memories"].values()))[entry] = value
    with pytest.raises(SaveError, match=f"set aside.*“memories, .*, {entry}”"):
        load_practice(json.dumps(data))


@pytest.mark.parametrize(
    ("entry", "value"),
    [
        ("solved", -1),
        ("tried", True),
        ("mu", "25"),
        ("mu", 10**30),
        ("sigma", -1),
        ("seen", "abc"),
        ("days", ["today"]),
        ("format", 3),
        ("shown", "yes"),
        ("shifts", {"kind:a": [1]}),
        ("shifts", {"kind:a": [1, None]}),
        ("blamed", {"1.1": -1}),
        ("log", [["a", 1]]),
        ("log", ["a"]),
        ("best", {"rush:3": "9"}),
    ],
)
def test_a_practice_that_cannot_be_is_refused(entry, value):
    data = json.loads(dump_practice(Practice())) | {entry: value}
    with pytest.raises(SaveError, match=f"set aside.*“{entry}"):
        load_practice(json.dumps(data))


def test_a_practice_with_a_number_without_end_is_refused():
    text = dump_practice(Practice()).replace('"solved":0', '"solved":' + "9" * 5000)
    with pytest.raises(SaveError, match=r"set aside.*a number is too long"):
        load_practice(text)


def test_a_practice_with_a_byte_order_mark_loads():
    assert load_practice("\ufeff" + dump_practice(Practice())) == Practice()
