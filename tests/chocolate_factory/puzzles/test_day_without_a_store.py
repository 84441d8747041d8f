"""A day without a store?: positions by hand, reckoned beside each, and what is not asked."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import attrs
import pytest

from tests.chocolate_factory.positions import GAME as FACTORY
from tests.chocolate_factory.positions import drafted, with_store
from tutor.chocolate_factory.puzzles.judging import broken, explain
from tutor.chocolate_factory.puzzles.kinds.storeless import OPEN_NONE, STORELESS
from tutor.chocolate_factory.puzzles.last_day import best_evening, evening_room
from tutor.chocolate_factory.puzzles.making.possible import problems
from tutor.chocolate_factory.puzzles.model import GAME, Task
from tutor.chocolate_factory.setup import EXTRA_STAFF
from tutor.chocolate_factory.state import OpenOrder, Packets, view
from tutor.puzzles.model import Puzzle
from tutor.puzzles.pack import prove

FULL = ("PA09", "HA09")
"""Two stores at which one's marker is at the end of its track: first place, £16, at each."""


def asked(
    room: str = "",
    staff: str = "EX1 EP1 EH1",
    *,
    stores: Sequence[str] = FULL,
    belt: str = "- - - -",
    day: int = 5,
    **own: Any,
) -> Task:
    """Somebody takes the first packet. Orders: K and F for £4; the same, then C and N for £8; the
    same, then X X for £12. `stores`: store, side, and player and space of each marker.
    """
    state = view(FACTORY.start(2, seed=1, options={EXTRA_STAFF: True}))
    orders = tuple(OpenOrder(order, 0) for order in ("S4", "M3", "L3"))
    piles = tuple(it.strip("-") for it in belt.split())
    own = {"store": room, "orders": orders, "belt": piles, "coal": 0, **own}
    seat = attrs.evolve(state.players[0], **own)
    cards = tuple(staff.split())
    packets = Packets(state.packets.parts, (cards[:2], cards[2:]))
    players = (seat, state.players[1])
    state = attrs.evolve(state, day=day, staff_extra=(), packets=packets, players=players)
    for store, side, *marks in stores:
        numbers = [int(it) for it in marks]
        state = with_store(state, store, side, *zip(numbers[::2], numbers[1::2], strict=True))
    return Task(STORELESS.id, state, 0)


def proven(task: Task) -> Puzzle[Task]:
    assert not problems(task)
    puzzle = prove(GAME, task)
    assert puzzle is not None
    return puzzle


def totals(task: Task) -> dict[str, int]:
    return {card: best_evening(task, card).total for card in STORELESS.choices(task)}


def told(task: Task, card: str) -> str:
    """What is said of an Employee, as if this answer were right."""
    real = proven(asked("KFCN", "EX1 EP4 EH5"))
    proof = attrs.evolve(real.proof, answers=(card,))
    return STORELESS.lines(attrs.evolve(real, task=task, proof=proof), card)[0].text


def test_the_owner_sells_each_stage_for_more() -> None:
    """Order 2 whole is £12, and most orders £12; two stores £32; three Beans are left, £3."""
    each = totals(asked("KFCN", "EX1 EP4 EH5"))
    assert each == {"EX1": 59 + 2 * 2, "EP4": 59 + 2 * 1, "EH5": 59 + 3}
    assert proven(asked("KFCN", "EX1 EP4 EH5")).proof.answers == ("EX1",)


def test_a_gift_of_coal_is_left_over() -> None:
    assert totals(asked("KFCN")) == {"EX1": 59 + 4, "EP1": 59 + 4, "EH1": 59 + 5}


def test_the_storekeeper_earns_two_pounds_for_each_chocolate_left_over() -> None:
    """Orders pay £8 for K K F F, and one is whole; three Beans are left."""
    each = totals(asked("KKFF", "EX1 ED3 EH5", stores=("DA09", "HA09")))
    assert each == {"EX1": 55 + 2 * 2, "ED3": 55 + 3, "EH5": 55 + 3}


def test_the_prodigy_upgrades_what_orders_want_at_last() -> None:
    """Of two Beans come K and F with four upgrades; what else there is stays."""
    best = best_evening(asked(staff="EX5 EP1 EH1"), "EX5")
    assert (best.room, best.money) == ("BKF", 4)
    assert "Upgraded to Bean, Chunks and Fingers." in told(asked(staff="EX5 EP1 EH1"), "EX5")


def test_what_is_delivered_cannot_be_sold() -> None:
    """One space at The Palace is first place, £16, and a first visit: the Fingers go there, and K
    and F bring £4 once.
    """
    best = best_evening(asked("KKFF", stores=()), "EP1")
    assert (best.by, best.money) == (1, 4)
    assert best_evening(asked("KKFF", stores=()), "EX1").money == 4 + 4 + 2 * 2


def test_all_that_lies_in_the_factory_comes_in_the_evening() -> None:
    task = asked("K", belt="F - CN K")
    assert evening_room(task.seat) == "BBBKKFCN"


def test_an_answer_is_reckoned_to_the_pound_beside_the_next_best() -> None:
    puzzle = proven(asked("KFCN", "EX1 EP4 EH5"))
    right, other = explain(puzzle, "EX1").lines
    assert right.text == (
        "The Owner: all of order 2, £16. In the end £63: orders of the week £16, stores and "
        "bonuses £44, left over £3."
    )
    assert right.clause == "18.1"
    assert other.text.startswith("The Agent: all of order 2, £15. Nothing for House of Luxury")
    assert other.clause == "11.3"


def test_a_wrong_answer_is_reckoned_and_the_right_one_is_left_to_find() -> None:
    puzzle = proven(asked("KFCN", "EX1 EP4 EH5"))
    told, other = explain(puzzle, "EP4").lines
    assert told.text.startswith("The Cashier: all of order 2, £14. Nothing for The Palace")
    assert other.text == "With another Employee you have £2 more."
    assert (told.clause, other.clause, other.marks) == ("11.3", "11.3", ())


def test_each_sum_that_is_told_is_the_total() -> None:
    task = asked("KKFFX", "EX1 EP4 ED3", stores=("PB12", "DA0211"))
    for card in STORELESS.choices(task):
        end = told(task, card).partition("In the end £")[2]
        total, sold, ranks, left = (
            int("".join(filter(str.isdigit, part))) for part in end.replace(":", ",").split(",")
        )
        assert total == sold + ranks + left == best_evening(task, card).total


def test_who_takes_a_store_in_vain_overlooks_another_rule_than_who_takes_none() -> None:
    puzzle = proven(asked("KFCN", "EX1 EP4 EH5"))
    assert [broken(puzzle, it) for it in ("EX1", "EP4", "EH5")] == [(), ("11.3",), ("11.3",)]
    puzzle = proven(asked("KFCN", "EX1 EH1 EF5"))
    assert broken(puzzle, "EX1") == ("18.1",)


@pytest.mark.parametrize(
    "task",
    [
        pytest.param(asked("KFCN", day=4), id="not Saturday"),
        pytest.param(asked("KFCN", "EX1 EP6 EH1"), id="an Employee who changes chocolates"),
        pytest.param(asked("KFCN", "EF5 EP1 EH1"), id="nobody without a store"),
        pytest.param(asked("KFCN", "EX1 EX2 EH1"), id="two without a store"),
        pytest.param(asked("KFCN", "EX1 EP1"), id="only two Employees"),
        pytest.param(asked("KFCN", "EX3 EP1 EH1"), id="the Helpers"),
        pytest.param(asked("KFCN", stores=("PD",)), id="The Palace copies a store"),
        pytest.param(Task(STORELESS.id, drafted(day=5), 0), id="everybody has an Employee"),
    ],
)
def test_what_is_no_question_is_not_asked(task: Task) -> None:
    assert STORELESS.lacking(task)
    assert STORELESS.prove(task) is None


@pytest.mark.parametrize(
    "task",
    [
        pytest.param(asked("KFCN", "EX1 EP1 EF5"), id="two are equally good"),
        pytest.param(asked("", "EX1 EP1 EH1"), id="a Gift alone decides"),
        pytest.param(asked("KKFF", stores=()), id="plain"),
    ],
)
def test_what_has_no_answer_or_a_plain_one_is_no_puzzle(task: Task) -> None:
    assert not STORELESS.lacking(task)
    assert STORELESS.prove(task) is None


def test_employees_who_make_nothing_lie_there_in_the_place_of_others() -> None:
    task = asked("KFCN", "EX3 EP6 EF2")
    found = STORELESS.propose(task.state, Random(1))
    assert found
    for each in found:
        (extra, *others) = STORELESS.choices(each)
        assert extra in OPEN_NONE
        assert [card[1] for card in others] == ["P", "F"]
        assert not problems(each)
