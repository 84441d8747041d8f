"""The worked examples of the rulebook, X1 to X5, and those that follow from its words."""

from __future__ import annotations

from collections import Counter

import pytest

import tutor
from tests.chocolatiers_2019.tables import GAME, clauses, do, five, listed, table
from tutor.chocolatiers import Display, Tile, final_scores

KIRA = Display.parse("MNNRVB/N**VMB/NRMBTV/NMMVRR", points=(4, 5, 6, 4, 6, 5))
BEN = Display.parse("TNTRT./TBBRNR/TMBRRV/TR.TNN", points=(4, 4, 3, 4, 3, 5))


@pytest.mark.clause(
    "chocolatiers-2019/4.1",
    "chocolatiers-2019/4.2",
    "chocolatiers-2019/4.4",
    "chocolatiers-2019/4.9",
)
def test_x1_kira_fills_a_box_of_the_row() -> None:
    vvtt, coming = Tile("VVTT", 5), Tile("MBMV", 6)
    state = table(hands=("TTVVN", "M"), row=("RBN.", vvtt, "TMRN", "NMMN", "TRBR"), pile=(coming,))
    after = do(state, "box 1 TTVV 0 0 VVTT")
    assert Counter(after.discards) == Counter("TTVV")
    assert after.hands[0] == "N"
    assert str(after.displays[0]) == "VV/TT"
    assert after.displays[0].points == (5,)
    assert len(after.row) == 5
    assert after.row[1] == coming
    assert after.pile == ()


@pytest.mark.clause("chocolatiers-2019/4.2", "chocolatiers-2019/4.3")
def test_x2_david_has_one_way_to_pay() -> None:
    state = table(hands=("RNTT", "M"), row=("RBN.",))
    assert {text.split()[2] for text in listed(state, "box")} == {"TTNR"}
    after = do(state, "box 0 TTNR 0 0 RBN.")
    assert Counter(after.discards) == Counter("TTNR")


A = Display.parse("TMRM/TRTM/VNTR/RNNN", points=(4, 4, 5, 4))


@pytest.mark.clause("chocolatiers-2019/5.3", "chocolatiers-2019/5.4", "chocolatiers-2019/5.5")
def test_x3_and_x4_two_wilds_are_chained() -> None:
    state = table(displays=(A, ""))
    assert (A.largest("R"), A.largest("M")) == (1, 2)
    state = do(state, "wild 1 2")
    b = state.displays[0]
    assert str(b) == "TMRM/TR*M/VNTR/RNNN"
    assert (b.largest("R"), b.largest("M")) == (3, 3)
    state = do(state, "wild 2 2")
    c = state.displays[0]
    assert str(c) == "TMRM/TR*M/VN*R/RNNN"
    assert (c.largest("R"), c.largest("M")) == (5, 4)


@pytest.mark.clause(
    "chocolatiers-2019/5.7",
    "chocolatiers-2019/8.1",
    "chocolatiers-2019/8.3",
    "chocolatiers-2019/8.4",
    "chocolatiers-2019/9.1",
    "chocolatiers-2019/9.2",
)
def test_x5_kira_has_43() -> None:
    ben, kira = final_scores([KIRA, BEN], (1, 3), 1, edition="chocolatiers-2019")
    assert (kira.player, kira.total) == (0, 43)
    assert {k: n for k, n in kira.items.items() if n} == {
        "Boxes": 30,
        "Nut Cluster": 5,
        "Mint": 4,
        "Violet": 3,
        "Wilds": 1,
    }
    assert (ben.player, ben.rank, ben.total) == (1, 1, 44)
    assert {k: n for k, n in ben.items.items() if n} == {
        "Boxes": 23,
        "Truffle": 5,
        "Raspberry": 4,
        "Blueberry": 3,
        "3 and 4": 3,
        "First": 3,
        "Wilds": 3,
    }
    assert [KIRA.largest(kind) for kind in "NMV"] == [7, 5, 3]
    assert [BEN.largest(kind) for kind in "TNRMBV"] == [4, 2, 4, 1, 3, 1]


def test_the_editions_of_final_scores() -> None:
    with pytest.raises(tutor.UnknownGame, match="“chocolatiers”, “chocolatiers-2019”"):
        final_scores([KIRA], edition="chocolatiers-2001")
    with pytest.raises(ValueError, match="0 to 3"):
        final_scores([KIRA], wilds=(4,), edition="chocolatiers-2019")


@pytest.mark.clause("chocolatiers-2019/6.2", "chocolatiers-2019/6.3", "chocolatiers-2019/5.7")
def test_x6_a_reserved_box_and_its_wild_count_nothing() -> None:
    reserved = Tile("VVTT", 5)
    state = table(displays=("TT/TT", ""), reserved=(reserved, None), wilds=(1, 3))
    mine = next(s for s in GAME.standings(state) if s.player == 0)
    assert {k: n for k, n in mine.items.items() if n} == {"Truffle": 5, "Wilds": 1}


def ends(starter: int, player: int, last_round: str = "equal_turns", players: int = 3) -> list[int]:
    """Who acts, from the sixth box on, one entry for each turn after the one that ends it."""
    displays = tuple(five() if p == player else Display() for p in range(players))
    state = table(
        hands=("TNR",) * players,
        displays=displays,
        row=("TNR.",),
        pile=(),
        player=player,
        starter=starter,
        turn=1 + 20 * players + (player - starter) % players,
        last_round=last_round,
        deck="TNRMBV" * 4,
    )
    state = do(state, "box 0 TNR 1 2 TNR.", "take T")
    turns = []
    while not GAME.over(state):
        turns.append(state.player)
        state = do(state, f"take {state.tray[0]}")
        state = do(state, f"take {state.tray[0]}")
    assert state.first_tile == player
    return turns


@pytest.mark.clause("chocolatiers-2019/7.1", "chocolatiers-2019/7.2")
def test_x7_the_round_is_played_out() -> None:
    """Three players, player 1 began; 2 ends it: only 0 is left."""
    assert ends(starter=1, player=2) == [0]


@pytest.mark.clause("chocolatiers-2019/7.1", "chocolatiers-2019/7.2")
def test_x8_whoever_is_last_in_the_round_ends_it_at_once() -> None:
    assert ends(starter=1, player=0) == []


@pytest.mark.clause("chocolatiers-2019/7.2")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_who_still_has_a_turn(players: int) -> None:
    for starter in range(players):
        for player in range(players):
            after = [(player + n) % players for n in range(1, players)]
            equal = [p for p in after if (p - starter) % players > (player - starter) % players]
            assert ends(starter, player, players=players) == equal
            assert ends(starter, player, "one_more", players) == after


@pytest.mark.clause("chocolatiers-2019/2.4", "chocolatiers-2019/3.2")
def test_x9_eight_cards_in_the_middle_of_a_turn() -> None:
    state = do(table(hands=("TTTNNN", "")), "trade T RM", "trade T BV")
    assert (state.phase, len(state.hand)) == ("discard", 8)
    assert clauses(state, "discard T") == ["2.4"]
    after = do(state, "discard TN")
    assert (after.player, after.phase) == (1, "first")
    assert len(after.hands[0]) == 6


@pytest.mark.clause("chocolatiers-2019/3.2")
def test_x10_the_card_discarded_lies_in_the_discards() -> None:
    state = table(hands=("T", ""), tray="TTNNRR", deck="MM")
    after = do(state, "trade T TN")
    assert after.hands[0] == "TN"
    assert after.discards == "T"
    assert Counter(after.tray) == Counter("TNRRMM")
