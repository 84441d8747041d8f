"""Wilds and connected groups: section 6 of the rulebook, and what counts towards a group."""

from __future__ import annotations

import networkx as nx
import pytest

from tests.chocolatiers.tables import GAME, clauses, said, table
from tutor.chocolatiers import Box, Display, PlaceWild, final_scores

ONE = ("TN/R.", "")


def groups(text: str, kind: str, wild_chain: bool = True) -> list[int]:
    """Sizes of the groups of a kind."""
    display = Display.parse(text, wild_chain=wild_chain)
    return [len(group) for group in display.groups(kind)]


# Worked example


@pytest.mark.clause("6.1", "9.2")
def test_kiras_wild_connects_her_raspberries() -> None:
    # Two Raspberries on each side of a space that is not Raspberry.
    state = table(displays=("NRTRRM/TRNTMB", "RRRT/TTNN"), phase="bonus")
    assert state.displays[0].largest("R") == 2
    assert state.displays[1].largest("R") == 3  # so far another player wins Raspberry
    assert GAME.standings(state)[0].player == 1
    after = GAME.apply(state, PlaceWild(0, 2))
    assert str(after.displays[0]) == "NR*RRM/TRNTMB"
    assert after.displays[0].largest("R") == 5
    assert after.wilds[0] == 2
    kira = next(s for s in GAME.standings(after) if s.player == 0)
    assert kira.items["Raspberry"] == 3


# Placing


@pytest.mark.clause("6.1")
def test_a_wild_goes_on_any_space_of_any_own_box() -> None:
    state = table(displays=("TN--/R.--/MMBB/VVBB", "TT/TT"), phase="bonus")
    wilds = {(a.row, a.column) for a in GAME.actions(state) if isinstance(a, PlaceWild)}
    assert wilds == set(state.displays[0].spaces)
    assert len(wilds) == 12
    assert clauses(state, PlaceWild(0, 2)) == ["6.1"]  # no box there
    assert clauses(state, PlaceWild(-1, 0)) == ["6.1"]
    assert clauses(state, PlaceWild(4, 0)) == ["6.1"]


@pytest.mark.clause("6.2")
def test_a_wild_needs_a_box_and_an_unplaced_wild() -> None:
    assert clauses(table(phase="bonus"), PlaceWild(0, 0)) == ["6.2"]
    assert "no box yet" in said(table(phase="bonus"), PlaceWild(0, 0))
    spent = table(displays=ONE, wilds=(0, 3), phase="bonus")
    assert clauses(spent, PlaceWild(0, 0)) == ["6.2"]
    assert "no Wild left" in said(spent, PlaceWild(0, 0))
    neither = table(wilds=(0, 3), phase="bonus")
    assert clauses(neither, PlaceWild(0, 0)) == ["6.2", "6.2"]
    assert not any(isinstance(a, PlaceWild) for a in GAME.actions(spent))


@pytest.mark.clause("6.3")
def test_a_wild_covers_a_chocolate_or_an_empty_space_but_no_wild() -> None:
    state = table(displays=("T*/R.", ""), phase="bonus")
    assert str(GAME.apply(state, PlaceWild(1, 1)).displays[0]) == "T*/R*"
    assert str(GAME.apply(state, PlaceWild(0, 0)).displays[0]) == "**/R."
    assert clauses(state, PlaceWild(0, 1)) == ["6.3"]


@pytest.mark.clause("6.3")
def test_a_covered_chocolate_no_longer_counts() -> None:
    display = Display.parse("TTRN/RRNN")
    assert display.largest("T") == 2
    assert display.with_wild(0, 0).largest("T") == 2  # beside the other Truffle it still counts
    alone = Display.parse("TNRN/RRNN")
    assert alone.with_wild(0, 0).largest("T") == 0
    assert alone.with_wild(0, 0).groups("T") == []


@pytest.mark.clause("6.4")
def test_a_wild_counts_as_every_kind_beside_it() -> None:
    display = Display.parse("NT/R*")
    assert [display.largest(kind) for kind in "TNRMBV"] == [2, 1, 2, 0, 0, 0]
    cross = Display.parse("NTBB/M*RR/VNTT/VVTT")
    assert [cross.largest(kind) for kind in "TNRM"] == [4, 2, 3, 2]
    assert all((1, 1) in cross.groups(kind)[0] for kind in "RM")


@pytest.mark.clause("6.4", "9.1")
def test_corners_never_connect() -> None:
    assert groups("TN/NT", "T") == [1, 1]
    assert groups("TN/N*", "T") == [1]


@pytest.mark.clause("6.5")
def test_wilds_pass_a_kind_on_to_each_other() -> None:
    assert groups("T**T/NNNN", "T") == [4]
    assert groups("T***/NNNN", "T") == [4]
    assert groups("T***/NNNN", "N") == [7]


@pytest.mark.clause("6.5")
def test_wilds_alone_are_no_group() -> None:
    assert groups("**/**", "T") == []
    display = Display.parse("T.NN/..**")
    assert display.largest("T") == 1  # the Wilds lie away from it
    assert display.largest("M") == 0


@pytest.mark.clause("6.5")
def test_a_table_may_switch_the_chain_off() -> None:
    assert groups("T***/NRRR", "T", wild_chain=False) == [2]
    assert groups("T**T/NRRR", "T", wild_chain=False) == [4]  # each Wild has a Truffle beside it
    assert groups("T***TN/NRRRRR", "T", wild_chain=False) == [2, 2]
    grown = Display.parse("TN/NN", wild_chain=False).with_box(0, 1, "NNNN", 3).with_wild(1, 1)
    assert not grown.wild_chain


@pytest.mark.clause("6.6")
def test_a_placed_wild_stays() -> None:
    state = table(hands=("TNR", ""), displays=("T*/R.", ""), stacks=("TN.R",), phase="bonus")
    for action in GAME.actions(state):
        after = GAME.apply(state, action).displays[0]
        up = left = 0
        if isinstance(action, Box):  # a box above or to the left moves the count, not the Wild
            up, left = max(0, -action.row), max(0, -action.column)
        assert after.at(2 * up, 1 + 2 * left) == "*"


@pytest.mark.clause("6.7", "10.2")
def test_an_unplaced_wild_is_worth_a_point() -> None:
    displays = [Display.parse("TN/RM"), Display.parse("TN/RM")]
    results = {s.player: s for s in final_scores(displays, wilds=(2, 0))}
    assert results[0].items["Wilds"] == 2
    assert results[0].total == 2
    assert results[1].total == 0
    state = table(displays=("TN/RM", "TN/RM"), phase="bonus")
    before = {s.player: s.total for s in GAME.standings(state)}
    placed = {s.player: s.items for s in GAME.standings(GAME.apply(state, PlaceWild(0, 0)))}
    assert before == {0: 3, 1: 3}
    assert placed[0]["Wilds"] == 2


# The graph learners see


def test_the_graph_names_what_each_space_shows() -> None:
    graph = Display.parse("MT/*M").graph("M")
    assert dict(graph.nodes(data="shows")) == {(0, 0): "M", (1, 0): "*", (1, 1): "M"}
    assert nx.number_connected_components(graph) == 1
    assert graph.number_of_edges() == 2


def test_groups_come_largest_first_then_in_reading_order() -> None:
    display = Display.parse("MTMM/TTTT/MTTM/TTTM")
    assert [sorted(group) for group in display.groups("M")] == [
        [(0, 2), (0, 3)],
        [(2, 3), (3, 3)],
        [(0, 0)],
        [(2, 0)],
    ]
