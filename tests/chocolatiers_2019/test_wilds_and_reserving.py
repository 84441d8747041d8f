"""Wilds and reserved boxes: sections 5 and 6 of the rulebook."""

from __future__ import annotations

import pytest

from tests.chocolatiers_2019.tables import GAME, PILE, clauses, do, five, full, listed, said, table
from tutor.chocolatiers import Display, Tile

RBN = Tile("RBN.", 4)


@pytest.mark.clause("chocolatiers-2019/5.1", "chocolatiers-2019/5.2")
def test_a_free_wild_goes_on_a_space_of_ones_display() -> None:
    state = table(displays=("TN/.M", ""))
    assert listed(state, "wild") == ["wild 0 0", "wild 0 1", "wild 1 0", "wild 1 1"]
    after = do(state, "wild 1 0")
    assert (str(after.displays[0]), after.wilds) == ("TN/*M", (2, 3))
    assert clauses(state, "wild 2 0") == ["5.1"]
    assert clauses(table(), "wild 0 0") == ["5.2"]
    assert clauses(table(displays=("TN/RM", ""), wilds=(0, 3)), "wild 0 0") == ["5.2"]


@pytest.mark.clause("chocolatiers-2019/5.3", "chocolatiers-2019/5.4")
def test_a_wild_counts_for_every_neighbour_and_passes_it_on() -> None:
    sampler = Display.parse("T*MM/N*RM", points=(4, 4))
    assert [sampler.largest(kind) for kind in "TNRM"] == [3, 3, 3, 5]
    assert Display.parse("**/..").largest_groups == (0,) * 6  # no group without a chocolate


@pytest.mark.clause("chocolatiers-2019/5.5", "chocolatiers-2019/5.6")
def test_it_may_cover_a_chocolate_and_never_another_wild() -> None:
    state = do(table(displays=("TT/NR", "")), "wild 0 0")
    assert state.displays[0].largest("T") == 2
    assert Display.parse("T./..").largest("T") == 1
    assert Display.parse("*./..").largest("T") == 0
    assert clauses(state, "wild 0 0") == ["5.5"]
    assert "wild 0 0" not in listed(state, "wild")


@pytest.mark.clause("chocolatiers-2019/5.7", "chocolatiers-2019/6.3")
@pytest.mark.parametrize(("free", "reserved"), [(3, None), (2, None), (2, RBN), (0, RBN)])
def test_a_point_for_a_free_wild_and_none_for_a_locked_one(
    free: int, reserved: Tile | None
) -> None:
    state = table(displays=("TN/RM", ""), wilds=(free, 3), reserved=(reserved, None))
    mine = next(s for s in GAME.standings(state) if s.player == 0)
    assert mine.items["Wilds"] == free


@pytest.mark.clause("chocolatiers-2019/6.1", "chocolatiers-2019/6.6")
def test_reserving_takes_a_box_and_locks_a_wild() -> None:
    state = table(row=("TTTT", RBN, "VVVV"), pile=PILE)
    after = do(state, "reserve 1")
    assert after.reserved == (RBN, None)
    assert after.wilds == (2, 3)
    assert [t.spaces for t in after.row] == ["TTTT", PILE[0].spaces, "VVVV"]
    assert clauses(state, "reserve 3") == ["6.1"]
    short = do(table(row=("TTTT", RBN), pile=()), "reserve 0")
    assert short.row == (RBN,)


@pytest.mark.clause("chocolatiers-2019/6.2", "chocolatiers-2019/8.3")
def test_a_reserved_box_is_not_in_the_display() -> None:
    alone = {"displays": ("TN/RM", ""), "wilds": (2, 3)}
    with_it = GAME.standings(table(**alone, reserved=(Tile("VVTT", 3), None)))
    assert with_it == GAME.standings(table(**alone))


@pytest.mark.clause("chocolatiers-2019/6.3")
def test_its_wild_is_locked_until_the_box_is_filled() -> None:
    state = table(hands=("NRB", ""), displays=("TN/RM", ""), wilds=(0, 3), reserved=(RBN, None))
    assert clauses(state, "wild 0 0") == ["6.3", "5.2"]
    assert "locked" in said(state, "wild 0 0")
    after = do(state, "box r NRB 0 1 RBN.")
    assert (after.reserved, after.wilds) == ((None, None), (1, 3))
    assert listed(after, "wild")  # at once, as the second action


@pytest.mark.clause("chocolatiers-2019/6.3", "chocolatiers-2019/7.1")
def test_the_wild_of_a_sixth_box_is_free_as_well() -> None:
    state = table(hands=("NRB", ""), displays=(five(), ""), wilds=(0, 3), reserved=(RBN, None))
    after = do(state, "box r NRB 1 2 RBN.")
    assert (after.first_tile, after.wilds[0]) == (0, 1)
    assert do(after, "wild 0 0").displays[0].wilds == 1


@pytest.mark.clause("chocolatiers-2019/6.4")
def test_one_at_a_time_and_never_given_up() -> None:
    state = table(reserved=(RBN, None), wilds=(2, 3))
    assert clauses(state, "reserve 0") == ["6.4"]
    assert not listed(state, "reserve")
    for text in map(GAME.action_text, GAME.actions(state)):
        kept = do(state, text).reserved[0]
        assert kept == RBN or text.startswith("box r")


@pytest.mark.clause("chocolatiers-2019/6.5")
def test_without_a_free_wild_there_is_no_reserving() -> None:
    assert clauses(table(wilds=(0, 3)), "reserve 0") == ["6.5"]
    assert not listed(table(wilds=(0, 3)), "reserve")


@pytest.mark.clause("chocolatiers-2019/4.8", "chocolatiers-2019/6.1")
def test_reserving_with_a_full_display_is_legal_and_costs_a_point() -> None:
    state = table(displays=(full(), ""), phase="second", first_tile=0)
    before, after = (
        next(s.total for s in GAME.standings(it) if s.player == 0)
        for it in (state, do(state, "reserve 0"))
    )
    assert after == before - 1
