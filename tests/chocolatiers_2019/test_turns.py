"""Setting up, a turn, taking, and the end: sections 1, 2, 3 and 7 of the rulebook."""

from __future__ import annotations

from collections import Counter

import pytest

import tutor
from tests.chocolatiers_2019.tables import (
    COMPONENTS,
    GAME,
    ID,
    clauses,
    do,
    five,
    full,
    listed,
    said,
    table,
)
from tutor.chocolatiers_2019.checklist import checklist

# Section 1: setting up


@pytest.mark.clause(
    "chocolatiers-2019/1.1",
    "chocolatiers-2019/1.2",
    "chocolatiers-2019/1.3",
    "chocolatiers-2019/1.4",
    "chocolatiers-2019/1.6",
)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_table_is_set(players: int) -> None:
    state = GAME.start(players, seed=7, first=1)
    assert list(map(len, state.hands)) == [3] * players
    assert len(state.tray) == 6
    assert state.wilds == (3,) * players
    assert (len(state.row), len(state.pile)) == (5, 31)
    assert (state.starter, state.player, state.phase) == (1, 1, "first")
    assert Counter(state.row + state.pile) == Counter(COMPONENTS.tiles)
    assert Counter("".join((*state.hands, state.tray, state.deck))) == Counter(COMPONENTS.cards)
    seen = GAME.view(state, 0)
    assert seen.hands == (state.hands[0], *("???",) * (players - 1))
    assert set(seen.deck) == {"?"}
    assert {tile.spaces for tile in seen.pile} == {"????"}
    assert (seen.tray, seen.row, seen.seed) == (state.tray, state.row, None)


@pytest.mark.clause("chocolatiers-2019/1.5")
def test_eight_score_tiles_in_order_of_value() -> None:
    points = list(COMPONENTS.scoring.values())
    assert points == sorted(points, reverse=True) == [5, 5, 4, 4, 3, 3, 3, 3]
    assert list(COMPONENTS.scoring) == [*"TNRMBV", "three_four", "first"]


@pytest.mark.parametrize("players", [2, 5])
def test_the_checklist_is_that_of_the_rulebook(players: int) -> None:
    lines = checklist(players)
    assert [line.clause for line in lines] == ["1.1", "1.2", "1.3", "1.4", "1.5", "1.6"]
    assert ("9 tokens" in lines[2].more) == (players == 2)


# Section 2: your turn


@pytest.mark.clause("chocolatiers-2019/2.1", "chocolatiers-2019/2.2")
def test_a_turn_is_two_actions_then_play_goes_on_to_the_left() -> None:
    state = table(hands=("", "", ""), starter=1, player=1, deck="TNRMBV")
    seen = []
    for _n in range(6):
        seen.append((state.player, state.phase, state.turn))
        state = do(state, f"take {state.tray[0]}")
    assert seen == [
        *((1, "first", 1), (1, "second", 1)),
        *((2, "first", 2), (2, "second", 2)),
        *((0, "first", 3), (0, "second", 3)),
    ]


@pytest.mark.clause("chocolatiers-2019/2.2", "chocolatiers-2019/2.3")
@pytest.mark.parametrize("phase", ["first", "second"])
def test_each_action_may_be_any_of_the_four(phase: str) -> None:
    state = table(displays=("TN/RM", ""), phase=phase, row=("TNR.",))
    words = {GAME.action_text(action).split()[0] for action in GAME.actions(state)}
    assert words == {"take", "trade", "box", "wild", "reserve"}
    with pytest.raises(ValueError, match="is no action"):
        GAME.parse_action("skip")


@pytest.mark.clause("chocolatiers-2019/2.3")
def test_the_same_action_may_be_done_twice() -> None:
    state = do(table(displays=("TN/RM", "")), "wild 0 0", "wild 0 1")
    assert str(state.displays[0]) == "**/RM"
    state = table(hands=("TNRTNR", ""), row=("TNR.", "TNR."), pile=())
    state = do(state, "box 0 TNR 0 0 TNR.", "box 0 TNR 0 1 TNR.")
    assert len(state.displays[0].points) == 2
    assert state.player == 1


@pytest.mark.clause("chocolatiers-2019/2.4")
def test_the_hand_limit_counts_only_at_the_end_of_the_turn() -> None:
    state = do(table(hands=("TTTNNN", ""), row=("TTT.",)), "take R")
    assert state.phase == "second"
    assert clauses(state, "discard T") == ["2.4"]
    assert do(state, "box 0 TTT 0 0 TTT.").player == 1  # four cards are left
    state = do(state, "take M")
    assert (state.player, state.phase, len(state.hand)) == (0, "discard", 8)
    assert clauses(state, "take T") == ["2.2", "2.4"]
    assert clauses(state, "wild 0 0")[:2] == ["2.2", "2.4"]
    assert set(listed(state, "discard")) == {
        *("discard TT", "discard TN", "discard TR", "discard TM", "discard NN"),
        *("discard NR", "discard NM", "discard RM"),
    }
    for text in ("discard T", "discard TTT", "discard VV", "discard XX"):
        assert set(clauses(state, text)) == {"2.4"}
    after = do(state, "discard RM")
    assert (after.hands[0], after.player) == ("TTTNNN", 1)
    assert Counter(after.discards[-2:]) == Counter("RM")


# Section 3: take


@pytest.mark.clause("chocolatiers-2019/3.1", "chocolatiers-2019/3.4")
def test_take_one_and_the_tray_is_filled_at_once() -> None:
    state = table(hands=("M", ""), tray="TTNNRR", deck="VB")
    after = do(state, "take N")
    assert (after.hands[0], after.tray, after.deck) == ("NM", "TTVNRR", "B")
    assert "take V" in listed(after, "take")
    assert "take V" not in listed(state, "take")


@pytest.mark.clause("chocolatiers-2019/3.1", "chocolatiers-2019/3.3")
def test_what_can_be_taken_lies_in_the_tray() -> None:
    state = table(tray="TTNNRR", deck="V")
    assert listed(state, "take") == ["take T", "take N", "take R"]
    assert clauses(state, "take V") == ["3.3"]
    assert "the deck is out of reach" in said(state, "take V")
    assert clauses(state, "take TT") == ["3.1"]


@pytest.mark.clause("chocolatiers-2019/3.2")
def test_a_trade_discards_one_and_takes_two_that_lie_there() -> None:
    state = table(hands=("MB", ""), tray="TTNNRR", deck="VV")
    assert len(listed(state, "trade")) == 2 * 6
    assert clauses(state, "trade M TV") == ["3.3"]  # V comes only when both are taken
    assert clauses(state, "trade M NNN") == ["3.2"]
    assert clauses(state, "trade V TN") == ["3.2"]
    assert clauses(table(hands=("", "TN")), "trade T NR") == ["3.2"]
    assert not listed(table(hands=("", "TN")), "trade")
    assert "Take one card instead" in said(table(hands=("", "TN")), "trade T NR")


@pytest.mark.clause("chocolatiers-2019/3.2", "chocolatiers-2019/3.3")
def test_the_card_discarded_does_not_lie_in_the_tray() -> None:
    state = table(hands=("MB", ""), tray="TTNNRR")
    assert clauses(state, "trade M TM") == ["3.2", "3.3"]
    assert "goes to the discards, not to the tray" in said(state, "trade M TM")


@pytest.mark.clause("chocolatiers-2019/3.2", "chocolatiers-2019/3.5")
def test_the_discards_are_shuffled_when_a_card_is_needed() -> None:
    state = table(hands=("M", ""), tray="TTNNRR", deck="V", discards="BBB")
    assert do(state, "take T").discards == "BBB"  # the last card of the deck was enough
    after = do(state, "trade M TT")
    assert Counter(after.tray + after.deck) == Counter("NNRRV" + "MBBB")
    assert (after.discards, after.shuffles) == ("", 1)
    back = [
        do(table(hands=("M", ""), tray="TTNNRR", deck="", seed=n), "trade M TT") for n in (1, 2)
    ]
    assert all("M" in state.tray for state in back)  # for the second action it may be there


def test_an_empty_table_of_cards_leaves_slots_free() -> None:
    """Cannot happen with 51 cards; a table of one's own must not break."""
    after = do(table(hands=("", ""), tray="T.....", deck=""), "take T")
    assert after.tray == "......"


# Section 7: the end


@pytest.mark.clause("chocolatiers-2019/7.1")
def test_the_sixth_box_takes_first_and_the_turn_goes_on() -> None:
    state = table(hands=("TNRMBV", ""), displays=(five(), ""), row=("TNR.",), pile=())
    after = do(state, "box 0 TNR 1 2 TNR.")
    assert (after.first_tile, after.player, after.phase) == (0, 0, "second")
    assert GAME.phase_name(after) == "Last round"
    second = do(table(displays=(full(), five()), player=1, first_tile=0, row=("MBV.",)), "take T")
    assert do(second, "box 0 MBV 1 2 MBV.").first_tile == 0


@pytest.mark.clause("chocolatiers-2019/4.8", "chocolatiers-2019/7.1")
def test_with_six_boxes_the_second_action_is_no_box() -> None:
    state = table(displays=(full(), ""), phase="second", first_tile=0, row=("TNR.",))
    assert clauses(state, "box 0 TNR 2 0 TNR.") == ["4.8", "4.8"]
    assert {text.split()[0] for text in map(GAME.action_text, GAME.actions(state))} == {
        *("take", "trade", "wild", "reserve"),
    }


@pytest.mark.clause("chocolatiers-2019/7.2", "chocolatiers-2019/7.3")
def test_when_it_is_over_nothing_can_be_done_and_points_are_counted() -> None:
    end = {"displays": (full(), ""), "phase": "second", "first_tile": 0, "starter": 1}
    over = do(table(**end), "take T")
    assert GAME.over(over)
    assert GAME.actions(over) == ()
    assert clauses(over, "take N") == ["7.2"]
    assert "the same number of turns" in said(over, "take N")
    assert do(table(**end, last_round="one_more"), "take T").player == 1
    best = GAME.standings(over)[0]
    assert (best.player, best.items["First"]) == (0, 3)
    assert GAME.verdict(over, ("You", "Ben")).head.startswith("You win by")


def test_the_last_round_is_an_option_of_the_start() -> None:
    (option,) = GAME.options
    assert (option.name, option.default) == ("last_round", "equal_turns")
    record = tutor.Record.start(ID, players=4, seed=3, options={"last_round": "one_more"})
    assert record.state.last_round == "one_more"
    assert tutor.Record.from_link(record.link()).state == record.state
