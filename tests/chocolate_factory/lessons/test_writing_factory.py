"""Positions of lessons that are written in a form: a Factory in its run, or an evening."""

from __future__ import annotations

from typing import Any

import pytest

from tutor.chocolate_factory.teaching.writing import WRITING
from tutor.lessons.story import PositionError
from tutor.lessons.written.forms import FormError


def test_a_run_is_what_its_fields_say() -> None:
    state = WRITING.position(
        {
            "moment": "run",
            "day": "3",
            "belt": "B KO - X",
            "parts": "b2 A4 t4 B1",
            "coal": "7",
            "room": "XC",
            "pushes": "1",
            "employee": "ES4",
            "orders": "S1 0; M1 1; L1 2",
            "stores": "S 0 7 1 6",
        }
    )
    seat = state.players[0]
    assert (state.day, state.phase, state.step) == (3, "run", "operate")
    assert seat.belt == ("B", "OK", "", "X")
    assert (seat.part("b2"), seat.part("t4"), seat.part("t1")) == ("A4", "B1", "Roaster")
    assert (seat.coal, seat.store, seat.outside, seat.employee) == (7, "CX", 1, "ES4")
    assert [(it.id, it.done) for it in seat.orders if it] == [("S1", 0), ("M1", 1), ("L1", 2)]
    assert state.stores[2].stack == ((0, 7), (1, 6))


def test_what_is_left_out_is_filled_in() -> None:
    state = WRITING.position({})
    assert (state.day, state.step, state.players[0].coal) == (0, "operate", 5)
    assert WRITING.position({"moment": "ready", "employee": "ED2"}).players[0].outside == 4
    evening = WRITING.position({"moment": "evening", "room": "KK", "sides": "PD"})
    assert (evening.phase, evening.players[0].store) == ("fulfil", "KK")
    assert [it.side for it in evening.stores] == ["B", "A", "A", "A", "B"]


@pytest.mark.parametrize(
    ("fields", "said"),
    [
        ({"belt": "B O"}, "four tiles"),
        ({"belt": "B O Q -"}, "letters of BOKFCNX"),
        ({"room": "K" * 13}, "12 at most"),
        ({"parts": "b2"}, "place and card"),
        ({"parts": "b5 A4"}, "place and card"),
        ({"parts": "b2 S1"}, "place and card"),
        ({"coal": "41"}, "from 0 to 40"),
        ({"pushes": "many"}, "from 0 to 3"),
        ({"employee": "A4"}, "must be one of"),
        ({"orders": "S1 0"}, "three orders"),
        ({"orders": "S1 0; Q1 0; L1 0"}, "is no order"),
        ({"stores": "S 0"}, "no markers"),
        ({"stores": "Z 0 1"}, "no markers"),
        ({"moment": "evening", "sides": "Q"}, "Stores are"),
    ],
)
def test_what_cannot_be_read_is_said(fields: dict[str, Any], said: str) -> None:
    with pytest.raises(FormError, match=said):
        WRITING.position(fields)


@pytest.mark.parametrize(
    "fields",
    [
        {"parts": "b2 A4 t4 A4"},
        {"orders": "S1 0; S1 0; L1 0"},
        {"orders": "S1 1; M1 0; L1 0"},
        {"stores": "S 0 7 0 6"},
        {"pushes": "3"},
    ],
)
def test_what_no_game_can_come_to_is_refused(fields: dict[str, Any]) -> None:
    with pytest.raises(PositionError):
        WRITING.position(fields)


def test_a_store_pays_what_the_question_answers() -> None:
    state = WRITING.position({"stores": "S 1 6 0 6"})
    assert WRITING.questions["paid"].made("S")(state) == 8
    assert WRITING.questions["coal"].made("")(state) == 5
