"""Can it still be won?: Saturdays by hand whose answer is seen at once, and what is not asked."""

from __future__ import annotations

from random import Random
from typing import Any

import attrs
import pytest

from tests.chocolate_factory.manager.positions import goals, own, started
from tests.chocolate_factory.manager.puzzles.slow import wrong
from tutor.chocolate_factory.manager.puzzles.composing import with_markers
from tutor.chocolate_factory.manager.puzzles.kinds.won import LOST, WON_KIND
from tutor.chocolate_factory.manager.puzzles.last_evening import (
    BOTH_WANT,
    NO_GIFT,
    STORE_IDLE,
    TOO_FEW_STEPS,
    TOO_POOR,
    WON,
    outcome,
)
from tutor.chocolate_factory.manager.puzzles.making.possible import problems
from tutor.chocolate_factory.manager.puzzles.model import GAME, Task
from tutor.chocolate_factory.manager.state import seen
from tutor.chocolate_factory.puzzles.judging import broken, explain
from tutor.chocolate_factory.state import OpenOrder, Packets
from tutor.puzzles.model import Puzzle
from tutor.puzzles.pack import prove

WRAPPED, KITCHEN, NOTHING_NEW = "B7", "A9", "A8"
"""Cocoa into Caramel and Nuts; Cocoa into Chunks; Beans into Bars."""


def asked(
    room: str = "CCCNN",
    money: int = 40,
    markers: str = "00050",
    belt: tuple[str, ...] = ("O", "", "", ""),
    paid: tuple[str, ...] = ("D9", "D12", "D15", "D16"),
    target: str = "W3",
    staff: tuple[str, ...] = ("EP1", "EF1", "ES4", "EH1", "ED1"),
    **own_: Any,
) -> Task:
    """Saturday: Salter's lacks 2 steps (Caramel), a Demand 3 Wrapped, and the Target £40. An order
    for Caramel and Nuts brings £6.
    """
    state = goals(started(), target, "D3", "D9", "D12", "D14", "D15", "D16")
    orders = (OpenOrder("S1"), None, None)
    own_ = {"store": room, "money": money, "belt": belt, "coal": 9, "orders": orders, **own_}
    state = own(state, **own_)
    parts = (KITCHEN, WRAPPED, NOTHING_NEW, "A11", "A10")
    row = Packets(tuple((it,) for it in parts), tuple((it,) for it in staff))
    state = seen(attrs.evolve(state, day=5, packets=row, parts_deck=(), paid=paid))
    return Task(WON_KIND.id, with_markers(state, tuple(map(int, markers))), 0)


def proven(task: Task) -> Puzzle[Task]:
    assert not problems(task)
    puzzle = prove(GAME, task)
    assert puzzle is not None
    return puzzle


@pytest.mark.parametrize(
    ("task", "employee", "part", "stage"),
    [
        pytest.param(asked(money=34), "ES4", WRAPPED, WON, id="all"),
        pytest.param(asked(money=33), "ES4", WRAPPED, TOO_POOR, id="a pound"),
        pytest.param(asked(money=34), "ES4", KITCHEN, TOO_POOR, id="nothing is left to sell"),
        pytest.param(asked(), "ES4", KITCHEN, WON, id="enough for two"),
        pytest.param(asked("CCCN"), "ES4", KITCHEN, BOTH_WANT, id="one chocolate for two"),
        pytest.param(asked("CCKN", belt=("", "", "", "")), "ES4", KITCHEN, BOTH_WANT, id="a nut"),
        pytest.param(asked("CCK"), "ES4", KITCHEN, NO_GIFT, id="two of three"),
        pytest.param(asked("CNN"), "ES4", KITCHEN, TOO_FEW_STEPS, id="one of two"),
        pytest.param(asked(), "EP1", WRAPPED, STORE_IDLE, id="another store"),
    ],
)
def test_the_first_thing_that_is_missing_is_found(
    task: Task, employee: str, part: str, stage: int
) -> None:
    assert outcome(task, (employee, part)).stage == stage


def test_of_four_pairs_one_wins_the_week() -> None:
    puzzle = proven(asked(money=34))
    choices = puzzle.task.asked.choices(puzzle.task)
    assert puzzle.proof.answers == (f"ES4 {WRAPPED}",)
    assert len(choices) == 5
    assert len({key.split()[0] for key in choices}) == len({key[-2:] for key in choices}) == 3
    assert wrong(puzzle) == []


def test_a_week_is_lost_if_no_pair_of_the_row_wins_it() -> None:
    puzzle = proven(asked(money=33))
    assert puzzle.proof.answers == (LOST,)
    assert wrong(puzzle) == []


def test_an_answer_says_who_gets_what_and_what_is_missing() -> None:
    puzzle = proven(asked(money=34))
    (won,) = explain(puzzle, LOST).lines
    assert "Salter's Emporium: 2 Caramel." in won.text
    assert "Demand: Caramel and 2 Nuts." in won.text
    assert "order 1, £6; £6 are still wanted." in won.text
    key = f"ES4 {NOTHING_NEW}"
    other = key if key in puzzle.task.asked.choices(puzzle.task) else f"ES4 {KITCHEN}"
    _won, poor = explain(puzzle, other).lines
    assert "nothing, £0; £6 are still wanted. No other way brings more." in poor.text
    assert broken(puzzle, other) == ("15.4",)
    assert broken(puzzle, LOST) == ("13.1",)


def test_a_lost_week_tells_what_is_missing_with_the_nearest_pair() -> None:
    told = [line.text for line in explain(proven(asked(money=33)), LOST).lines]
    assert told[0] == "With no pair of the row everything is met."
    assert "£6; £7 are still wanted." in told[1]


@pytest.mark.parametrize(
    "task",
    [
        pytest.param(asked(markers="00250"), id="all steps are paid"),
        pytest.param(asked(paid=("D9", "D12", "D14", "D15", "D16")), id="only steps"),
        pytest.param(asked(staff=("EP1", "EF1", "ES6", "EH1", "ED1")), id="who changes chocolates"),
        pytest.param(asked(staff=("EP1", "EF1", "ES4", "EH1", "ED7")), id="who draws an order"),
        pytest.param(asked(money=0), id="too much money"),
        pytest.param(asked(coal=30), id="too much coal"),
        pytest.param(asked(target="W4"), id="completed orders"),
    ],
)
def test_what_is_no_question_is_not_asked(task: Task) -> None:
    assert WON_KIND.lacking(task)
    assert WON_KIND.prove(task) is None


@pytest.mark.parametrize(
    "task",
    [
        pytest.param(asked("CCCCNN"), id="several pairs win"),
        pytest.param(asked("K", money=34), id="no pair pays the steps"),
    ],
)
def test_what_is_no_puzzle_is_not_proven(task: Task) -> None:
    assert not WON_KIND.lacking(task)
    assert WON_KIND.prove(task) is None


def test_what_is_drawn_can_be_asked_and_is_near_its_end() -> None:
    found = WON_KIND.propose(asked().state, Random(3))
    assert found
    assert all(not problems(task) for task in found)
