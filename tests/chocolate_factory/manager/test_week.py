"""A whole week of the solo game, day by day, against the words of its clauses."""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Iterator

import pytest

from tests.chocolate_factory.manager.positions import (
    GAME,
    PLAIN,
    ended,
    fulfilling,
    goals,
    play,
    started,
    week,
)
from tutor.chocolate_factory.manager import sharing
from tutor.chocolate_factory.manager.assignment import pays
from tutor.chocolate_factory.manager.cards import GoalCard
from tutor.chocolate_factory.manager.setup import DEMANDS, TARGETS
from tutor.chocolate_factory.manager.sharing import Spaces, Steps, best_plan, ways
from tutor.chocolate_factory.manager.state import ManagerState
from tutor.chocolate_factory.state import OVER, PICK, RUN


@pytest.fixture(scope="module")
def states() -> list[ManagerState]:
    return week(3)


@pytest.mark.clause(
    "factory-manager/1.1",
    "factory-manager/14.1",
    "factory-manager/10.5",
    "factory-manager/7.1",
    "factory-manager/14.7",
    "factory-manager/5.2",
    "factory-manager/5.3",
    "factory-manager/6.1",
)
def test_six_days_of_a_row_and_three_shifts_each(states: list[ManagerState]) -> None:
    mornings = [it for it in states if it.step == PICK]
    assert [it.day for it in mornings] == [0, 1, 2, 3, 4, 5]
    assert states[-1].phase == OVER
    for each in mornings:
        parts = [card for packet in each.packets.parts for card in packet]
        staff = [card for packet in each.packets.staff for card in packet]
        assert len(parts) == len(staff) == (5 if each.day == 5 else 4)
        assert len({card[1] for card in staff}) == len(staff), "one of each store"
        assert all(len(it) <= 1 for it in (*each.packets.parts, *each.packets.staff))
    shifts: Counter[int] = Counter()
    for before, after in itertools.pairwise(states):
        if before.phase == RUN and after.seat.outside == before.seat.outside - 1:
            shifts[before.day] += 1
    assert set(shifts) == set(range(6))
    assert set(shifts.values()) <= {3, 4}


@pytest.mark.clause("factory-manager/2.7", "factory-manager/12.1", "factory-manager/12.6")
def test_one_player_and_seven_cards_of_the_week() -> None:
    state = started()
    assert {it.player for it in week(4)} == {0}
    assert len(state.players) == 1
    assert [len(it.stack) for it in state.stores] == [0] * 5
    assert len(state.seat.regular) == 3
    lying = (state.target, *state.demands)
    assert len(set(lying)) == 7
    assert set(lying) <= {*TARGETS, *DEMANDS}
    rest = {*TARGETS, *DEMANDS} - {*lying}
    assert len(rest) == 26 - 7
    assert not [card for card in rest if f'"{card}"' in GAME.dump(state)]


@pytest.mark.clause("factory-manager/3.2", "factory-manager/10.1")
def test_the_store_room_keeps_six() -> None:
    assert started().overnight == 6


@pytest.mark.clause("factory-manager/9.1", "factory-manager/14.8")
def test_regular_and_special_orders_and_one_store_are_supplied() -> None:
    state = fulfilling(started(target="W6"), "CCKKFFNNXX", employee=PLAIN)
    texts = [GAME.action_text(it) for it in GAME.actions(state)]
    assert any(it.startswith("order s") for it in texts)
    assert any(it.startswith("store") for it in texts)
    after = play(state, next(it for it in texts if it.startswith("store")))
    moved = [it.id for it in after.stores if it.stack]
    assert moved == [PLAIN[1]], "the Employee's store alone"
    again = [GAME.action_text(it) for it in GAME.actions(after)]
    assert not [it for it in again if it.startswith("store")], "one delivery a day"


@pytest.mark.clause("factory-manager/11.1")
def test_nothing_but_the_cards_counts() -> None:
    """Neither coal, nor chocolates left over, nor steps that no card wants."""
    cards = ("D9", "D10", "D11", "D12", "D13", "D14")
    poor = ended(goals(started(), "W3", *cards), "50000", money=10)
    rich = ended(goals(started(), "W3", *cards), "59999", money=10, coal=30, store="XXXX")
    assert GAME.standings(poor)[0].total == GAME.standings(rich)[0].total


@pytest.mark.clause("factory-manager/15.1", "factory-manager/15.2")
def test_boxes_are_different_markers_and_a_named_store_pays_itself() -> None:
    """Rulebook, Satisfying your Weekly Target and Demands: examples X1, X2 and X5."""
    assert pays(("D6",), spaces=(2, 0, 3, 0, 1))
    assert not pays(("D6",), spaces=(9, 1, 1, 1, 1))
    assert pays(("D7",), spaces=(2, 0, 3, 0, 1))
    assert not pays(("D7",), spaces=(2, 2, 2, 2, 2))
    assert not pays(("D1",), spaces=(9, 9, 9, 9, 1))
    assert pays(("D1",), spaces=(0, 0, 0, 0, 2))


FIVE = ("D1", "D2", "D3", "D4", "D5")
"""Demands of two steps at a store that is named."""
MIXED = ("W2", "D3", "D8", "D6", "D5", "D2", "D9", "D4", "D7", "D1")


@pytest.mark.clause("factory-manager/15.3")
@pytest.mark.parametrize(
    ("cards", "spaces", "missing", "most"),
    [
        (("W8", "D6", "D7", "D8", *FIVE, "D10"), (4, 5, 4, 5, 4), ("W8", "D10"), 1400),
        (
            ("W2", *["D3", "D8", "D6", "D5", "D2", "D9", "D4", "D7", "D1"]),
            (4, 5, 6, 4, 5),
            ("D9", "D7"),
            1810,
        ),
        (("D6", "D8", "D7", "D1"), (9, 9, 9, 9, 9), (), 30),
        (("D10", "D12", "D7", "D6"), (3, 2, 1, 2, 1), ("D10", "D12"), 4),
    ],
)
def test_cards_of_which_some_cannot_be_met_are_judged_by_few_ways(
    monkeypatch: pytest.MonkeyPatch,
    cards: tuple[str, ...],
    spaces: Spaces,
    missing: tuple[str, ...],
    most: int,
) -> None:
    """Spaces that no later card could take are no other position, and no card is left out in vain:
    without either the first are judged by more ways.
    """
    tried = [0]

    def counted(card: GoalCard, spaces: Spaces) -> Iterator[tuple[Steps, Spaces]]:
        for way in ways(card, spaces):
            tried[0] += 1
            yield way

    monkeypatch.setattr(sharing, "ways", counted)
    best_plan.cache_clear()
    assert pays(cards, spaces, money=90).missing == missing
    assert 0 < tried[0] <= most
