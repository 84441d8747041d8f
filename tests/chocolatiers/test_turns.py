"""A turn and its phases: sections 2, 3, 7 and 8 of the rulebook."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.chocolatiers.tables import GAME, clauses, said, table
from tutor.chocolatiers import Box, Discard, PlaceWild, Skip, State, Swap, Take, Tile

ONE_BOX = ("TN/RM", "")


def skip_round(state: State) -> State:
    """The position after everyone took the first card there is and declined the bonus."""
    for _player in state.hands:
        state = GAME.apply(state, GAME.actions(state)[0])
        state = GAME.apply(state, Skip())
        if state.phase == "end":
            state = GAME.apply(state, GAME.actions(state)[0])
    return state


# Section 2: your turn


@pytest.mark.clause("2.1")
def test_a_turn_goes_from_action_to_bonus_to_the_next_player() -> None:
    state = table()
    assert (state.player, state.phase) == (0, "action")
    state = GAME.apply(state, Take("T"))
    assert (state.player, state.phase) == (0, "bonus")
    state = GAME.apply(state, Skip())
    assert (state.player, state.phase) == (1, "action")


@pytest.mark.clause("2.1")
def test_with_too_many_cards_the_end_phase_waits_for_discards() -> None:
    state = table(hands=("TTTNNN", ""))
    state = GAME.apply(GAME.apply(state, Take("R")), Skip())
    assert (state.player, state.phase) == (0, "end")


@pytest.mark.clause("2.1")
@pytest.mark.parametrize("bonus", [Box(0, "TNR", 0, 0, "TNR."), PlaceWild(0, 0)])
def test_no_bonus_before_the_action(bonus: Box | PlaceWild) -> None:
    assert "2.1" in clauses(table(displays=ONE_BOX), bonus)


@pytest.mark.clause("2.2")
def test_the_action_phase_cannot_be_skipped() -> None:
    assert clauses(table(), Skip()) == ["2.2"]
    assert Skip() not in GAME.actions(table())


@pytest.mark.clause("2.2")
@pytest.mark.parametrize("second", [Take("T"), Swap("T", "NR")])
@pytest.mark.parametrize("phase", ["bonus", "end"])
def test_only_one_action_a_turn(second: Take | Swap, phase: str) -> None:
    hands = ("TTTNNNR" if phase == "end" else "TTT", "")
    assert "2.2" in clauses(table(hands=hands, phase=phase), second)


@pytest.mark.clause("2.2")
def test_an_empty_tray_leaves_nothing_but_to_go_on() -> None:
    state = table(tray="......", deck="", discards="")
    assert GAME.actions(state) == (Skip(),)
    assert clauses(state, Skip()) == []
    assert GAME.apply(state, Skip()).phase == "bonus"
    assert GAME.describe_action(state, Skip()) == "Go on without an action."


@pytest.mark.clause("2.2")
def test_one_card_in_the_tray_is_enough_for_either_action() -> None:
    state = table(hands=("N", ""), tray="..T...")
    assert GAME.actions(state) == (Take("T"), Swap("N", "TN"))
    assert clauses(state, Skip()) == ["2.2"]


@pytest.mark.clause("2.3")
def test_the_bonus_may_be_declined_and_there_is_only_one() -> None:
    state = table(displays=ONE_BOX, phase="bonus")
    assert Skip() in GAME.actions(state)
    after = GAME.apply(state, PlaceWild(0, 0))
    assert after.player == 1  # the turn is over: no second bonus
    late = table(hands=("TTTNNNR", ""), displays=ONE_BOX, phase="end")
    assert clauses(late, PlaceWild(0, 0)) == ["2.3"]
    assert "2.3" in clauses(late, Box(0, "T", 0, 1, "TNR."))


# Section 3: the action


@pytest.mark.clause("3.1")
def test_take_moves_one_card_from_tray_to_hand() -> None:
    state = table(hands=("MB", ""))
    after = GAME.apply(state, Take("R"))
    assert after.hands == ("RMB", "")
    assert after.tray == "TN.MBV"
    assert after.deck == state.deck


@pytest.mark.clause("3.1")
@pytest.mark.parametrize("card", ["", "TT", "X", "?", ".", "t"])
def test_take_is_one_card_of_one_kind(card: str) -> None:
    assert clauses(table(), Take(card)) == ["3.1"]


@pytest.mark.clause("3.2")
def test_swap_puts_one_down_and_takes_two() -> None:
    after = GAME.apply(table(hands=("MB", "")), Swap("B", "TV"))
    assert after.hands == ("TMV", "")
    assert Counter(after.tray) == Counter("BNRMB.")


@pytest.mark.clause("3.2")
def test_a_swap_needs_the_card_it_puts_down() -> None:
    assert clauses(table(hands=("M", "")), Swap("B", "TN")) == ["3.2"]
    assert "no Blueberry in your hand" in said(table(hands=("M", "")), Swap("B", "TN"))
    nobody = table(hands=("", "TN"))
    assert clauses(nobody, Swap("T", "NR")) == ["3.2"]
    assert all(isinstance(action, Take) for action in GAME.actions(nobody))


@pytest.mark.clause("3.2")
@pytest.mark.parametrize("take", ["", "T", "TNR", "T?", "tn"])
def test_a_swap_takes_two_cards(take: str) -> None:
    assert clauses(table(), Swap("T", take)) == ["3.2"]


@pytest.mark.clause("3.3")
def test_what_is_not_in_the_tray_is_out_of_reach() -> None:
    state = table(tray="TTNNN.", deck="VVV")
    assert clauses(state, Take("V")) == ["3.3"]
    assert "no Violet in the Share Tray" in said(state, Take("V"))


@pytest.mark.clause("3.3")
def test_a_swap_names_every_kind_the_tray_lacks() -> None:
    state = table(hands=("T", ""), tray="TNNNN.", deck="VVBB")
    assert clauses(state, Swap("T", "BV")) == ["3.3", "3.3"]
    assert "no Blueberry" in said(state, Swap("T", "BV"))
    assert "no Violet" in said(state, Swap("T", "BV"))
    assert said(state, Swap("T", "VV")) == "There is no Violet in the Share Tray."


@pytest.mark.clause("3.4")
def test_the_card_put_down_may_be_taken_back_and_the_swap_equals_take() -> None:
    state = table(hands=("TM", ""))
    swap, take = GAME.apply(state, Swap("M", "MV")), GAME.apply(state, Take("V"))
    assert swap.hands == take.hands
    assert Counter(swap.tray) == Counter(take.tray)


@pytest.mark.clause("3.4")
def test_the_card_put_down_counts_as_one_more_in_the_tray() -> None:
    state = table(hands=("TT", ""), tray="TNRMBV")
    assert clauses(state, Swap("T", "TT")) == []
    assert clauses(table(hands=("TN", ""), tray="NRMBV."), Swap("N", "TT")) == ["3.3"]


# Section 7: the End Phase


@pytest.mark.clause("7.1")
def test_discards_are_ones_own_choice_down_to_six() -> None:
    state = table(hands=("TTTNNRM", ""), phase="end", tray="TNRMB.", deck="V")
    assert set(GAME.actions(state)) == {Discard(kind) for kind in "TNRM"}
    after = GAME.apply(state, Discard("R"))
    assert after.hands[0] == "TTTNNM"
    assert after.discards == "R"
    assert (after.player, after.phase) == (1, "action")


@pytest.mark.clause("7.1")
@pytest.mark.parametrize("cards", ["", "TN", "V", "TT", "X"])
def test_not_fewer_not_more_and_only_what_one_holds(cards: str) -> None:
    state = table(hands=("TTTNNRM", ""), phase="end")
    assert set(clauses(state, Discard(cards))) == {"7.1"}


@pytest.mark.clause("7.1")
def test_nobody_discards_before_the_end_phase_nor_skips_it() -> None:
    assert clauses(table(hands=("TTTNNRM", "")), Discard("T")) == ["7.1"]
    assert clauses(table(hands=("TTTNNRM", ""), phase="bonus"), Discard("T")) == ["7.1"]
    late = table(hands=("TTTNNRM", ""), phase="end")
    assert clauses(late, Skip()) == ["7.1"]
    assert "You hold 7 cards" in said(late, Skip())


@pytest.mark.clause("7.1")
def test_six_cards_may_stay() -> None:
    state = GAME.apply(table(hands=("TTTNN", "")), Take("R"))
    assert GAME.apply(state, Skip()).player == 1


@pytest.mark.clause("7.2")
def test_the_tray_is_filled_only_at_the_end_of_the_turn() -> None:
    state = table(deck="VVB")
    taken = GAME.apply(state, Take("R"))
    assert (taken.tray, taken.deck) == ("TN.MBV", "VVB")
    ended = GAME.apply(taken, Skip())
    assert (ended.tray, ended.deck) == ("TNVMBV", "VB")


@pytest.mark.clause("7.3")
def test_an_empty_deck_is_made_anew_from_the_discards() -> None:
    state = table(tray="TN.MB.", deck="V", discards="RRM", phase="bonus")
    ended = GAME.apply(state, Skip())
    assert ended.tray[2] == "V"  # the old deck first
    assert ended.discards == ""
    assert len(ended.deck) == 2
    assert Counter(ended.tray[5] + ended.deck) == Counter("RRM")


@pytest.mark.clause("7.3")
def test_the_discards_are_not_shuffled_before_a_card_is_needed() -> None:
    state = table(tray="TNRMB.", deck="V", discards="RRM", phase="bonus")
    ended = GAME.apply(state, Skip())
    assert (ended.tray, ended.deck, ended.discards) == ("TNRMBV", "", "RRM")


@pytest.mark.clause("7.3")
def test_the_new_deck_is_in_another_order_each_time() -> None:
    discards = "TTTNNNRRRMMMBBB"
    decks = {
        GAME.apply(
            table(tray="TNRMB.", deck="", discards=discards, phase="bonus", shuffles=n), Skip()
        ).deck
        for n in range(20)
    }
    assert len(decks) == 20


@pytest.mark.clause("7.3")
def test_without_deck_and_discards_the_tray_stays_short_and_play_goes_on() -> None:
    state = table(tray="TN....", deck="", phase="bonus")
    ended = GAME.apply(state, Skip())
    assert (ended.tray, ended.player, ended.phase) == ("TN....", 1, "action")


@pytest.mark.clause("7.1", "7.3")
def test_ones_own_discards_are_shuffled_into_the_new_deck() -> None:
    state = table(hands=("TTTTNNN", ""), tray="TNRMB.", deck="", phase="end")
    assert GAME.apply(state, Discard("N")).tray == "TNRMBN"


@pytest.mark.clause("7.4")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_play_passes_to_the_left(players: int) -> None:
    state = GAME.start(players, seed=2, first=1)
    turns = []
    for _turn in range(2 * players):
        turns.append(GAME.to_move(state))
        state = GAME.apply(GAME.apply(state, GAME.actions(state)[0]), Skip())
    assert turns == [(1 + n) % players for n in range(2 * players)]


# Section 8: the end of the game

FIVE = "TTNNRR/TTNNRR/MMBB--/MMBB--"


@pytest.mark.clause("8.1")
def test_the_sixth_box_takes_first_at_once() -> None:
    state = table(hands=("TTTNNN", ""), displays=(FIVE, ""), stacks=("TTNN",), phase="bonus")
    after = GAME.apply(state, Box(0, "TTNN", 1, 2, "TTNN"))
    assert after.first_card == 0
    assert GAME.standings(after)[0].items["First"] == 4


@pytest.mark.clause("8.1")
def test_a_sixth_box_that_comes_later_does_not_take_first() -> None:
    full = "TTNNRR/TTNNRR/MMBBTT/MMBBTT"
    state = table(
        hands=("TTNN", ""),
        displays=(FIVE, full),
        stacks=("TTNN",),
        phase="bonus",
        first_card=1,
        last_turns=1,
    )
    after = GAME.apply(state, Box(0, "TTNN", 1, 2, "TTNN"))
    assert after.first_card == 1
    assert GAME.over(after)


@pytest.mark.clause("8.2")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("ender", [0, 1])
def test_everyone_else_has_exactly_one_more_full_turn(players: int, ender: int) -> None:
    hands = ["TTNN" if p == ender else "" for p in range(players)]
    displays = [FIVE if p == ender else "" for p in range(players)]
    state = table(
        hands=hands,
        displays=displays,
        stacks=("TTNN",),
        phase="bonus",
        player=ender,
        deck="TNRMBVTNRMBV",
    )
    state = GAME.apply(state, Box(0, "TTNN", 1, 2, "TTNN"))
    turns = []
    while not GAME.over(state):
        turns.append(state.player)
        state = GAME.apply(GAME.apply(state, Take(state.tray[0])), Skip())
    assert turns == [(ender + n) % players for n in range(1, players)]


@pytest.mark.clause("8.2")
def test_whoever_ends_the_game_finishes_the_turn_with_the_end_phase() -> None:
    state = table(
        hands=("TTNN", ""),
        displays=(FIVE, ""),
        stacks=("TTNN",),
        phase="bonus",
        tray="TN.MBV",
        deck="RR",
    )
    state = GAME.apply(state, Box(0, "TTNN", 1, 2, "TTNN"))
    assert (state.tray, state.deck) == ("TNRMBV", "R")
    assert (state.player, state.phase) == (1, "action")


@pytest.mark.clause("8.2")
@pytest.mark.parametrize("action", [Take("T"), Swap("T", "NR"), Skip(), Discard("T")])
def test_after_the_last_turn_nothing_can_be_done(action: Take | Swap | Skip | Discard) -> None:
    state = table(phase="over", first_card=0, last_turns=0)
    assert GAME.over(state)
    assert GAME.actions(state) == ()
    assert clauses(state, action) == ["8.2"]


@pytest.mark.clause("8.3")
def test_six_boxes_are_all() -> None:
    full = "TTNNRR/TTNNRR/MMBBTT/MMBBTT"
    state = table(hands=("TTNN", ""), displays=(full, ""), stacks=("TTNN",), phase="bonus")
    assert not any(isinstance(action, Box) for action in GAME.actions(state))
    assert "8.3" in clauses(state, Box(0, "TTNN", 2, 0, "TTNN"))


def test_hands_are_held_in_printed_order() -> None:
    state = table(hands=("VNTMTRN", "BT"), phase="end")
    assert state.hands == ("TTNNRMV", "TB")
    assert GAME.actions(state) == tuple(Discard(kind) for kind in "TNRMV")


def test_turns_and_rounds_are_counted() -> None:
    state = skip_round(GAME.start(3, seed=1))
    assert (state.turn, state.round) == (4, 2)


def test_a_stack_shows_the_next_box_when_the_top_is_taken() -> None:
    under = Tile("VVVV", 6)
    state = table(hands=("TTNN", ""), stacks=((Tile("TTNN", 4), under),), phase="bonus")
    assert GAME.apply(state, Box(0, "TTNN", 0, 0, "TTNN")).stacks[0] == (under,)
