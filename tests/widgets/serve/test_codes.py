"""Codes that a class types: one for each plan, the same again, however it is typed."""

from __future__ import annotations

import re

from widgets.serve.codes import CODES, PLACE, SHAPE, Codes


def test_a_plan_keeps_its_code_and_another_gets_another():
    codes = Codes()
    first, second = codes.code("today/first-bite"), codes.code("chocoly/today/stacking")
    assert first != second
    assert codes.code("today/first-bite") == first
    assert codes.place(first.lower()) == "today/first-bite"
    assert codes.place("MINT1") is None
    assert Codes().code("today/first-bite") == first  # after a restart, too


def test_codes_are_five_signs_without_look_alikes():
    assert all(re.fullmatch("[A-Z]{4}[2-9]", code) and re.fullmatch(SHAPE, code) for code in CODES)
    assert len(set(CODES)) == len(CODES)


def test_when_all_codes_are_taken_the_one_asked_for_longest_ago_goes():
    codes = Codes()
    for n in range(len(CODES)):
        codes.code(f"today/{n}")
    assert len(codes.places) == len(CODES)
    used = codes.code("today/0")
    assert codes.place(used) == "today/0"
    codes.code("today/another")
    assert codes.places.keys() == set(CODES)
    assert codes.place(used) == "today/0"
    assert "today/1" not in codes.places.values()


def test_a_code_leads_to_plans_only():
    assert PLACE.fullmatch("chocolatiers-2019/today/first-bite..groups/6.steal.1-2/rule.9.3/daily")
    for other in ("lesson/groups", "today/", "today/x?y", "//evil.example/today/x", "today/x\ny"):
        assert not PLACE.fullmatch(other)
