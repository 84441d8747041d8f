"""From clicks to actions: every flow of a turn, and every refusal in it."""

from __future__ import annotations

from typing import Any

import pytest
from attrs import evolve

from tests.chocolatiers.widgets.composing import (
    GAME,
    board,
    buttons,
    clauses,
    play,
    position,
    targets,
)
from tutor.chocolatiers.actions import Box, Skip, Swap
from tutor.chocolatiers_family.actions import Discard, PlaceWild, Take
from tutor.chocolatiers_family.display import Display
from widgets.chocolatiers import prompts
from widgets.chocolatiers.composer import Outcome
from widgets.chocolatiers_family.price import Slot, price
from widgets.chocolatiers_family.selection import NOTHING, Selection, pairs, preview


class TestActionPhase:
    state = position("action")

    def test_a_tray_card_is_taken_at_once(self) -> None:
        assert play(self.state, "tray:2") == Outcome(NOTHING, Take("R"))

    def test_a_swap_is_a_hand_card_and_two_tray_cards(self) -> None:
        assert play(self.state, "hand:2").chosen == Selection(give=2)
        assert play(self.state, "hand:2", "tray:5", "tray:0").action == Swap("N", "TV")

    def test_the_card_put_down_is_a_seventh_card_of_the_tray(self) -> None:
        assert play(self.state, "hand:3", "tray:6", "tray:0").action == Swap("M", "TM")
        assert targets(self.state, 0, Selection(give=3))["tray:6"] == "clickable"
        assert "tray:6" not in targets(self.state, 0, NOTHING)

    @pytest.mark.parametrize("way_back", ["hand:2", "cancel"])
    def test_a_swap_can_be_called_off(self, way_back: str) -> None:
        assert play(self.state, "hand:2", "tray:1", way_back) == Outcome(NOTHING)

    def test_another_card_can_be_put_down_instead(self) -> None:
        chosen = play(self.state, "hand:2", "tray:6", "hand:0").chosen
        assert chosen == Selection(give=0)  # the first card went back, so it is not taken

    def test_a_tray_card_can_be_let_go_again(self) -> None:
        assert play(self.state, "hand:2", "tray:1", "tray:1").chosen == Selection(give=2)

    def test_an_empty_slot_says_when_it_is_filled(self) -> None:
        answer = play(evolve(self.state, tray="T.RMBV"), "tray:1")
        assert (answer.action, answer.target, clauses(answer)) == (None, "tray:1", ["7.2"])

    @pytest.mark.parametrize(
        ("target", "clause"),
        [
            *[("stack:1", "2.1"), ("wild", "2.1"), ("space:0,0", "2.1"), ("place:0,1", "2.1")],
            *[("skip", "2.2"), ("confirm", "2.2"), ("pay", "2.1"), ("rotate", "2.1")],
            *[("card:first", "8.1"), ("card:M", "9.1"), ("display:1", "4.5")],
            *[("deck", "3.3"), ("discards", "7.3"), ("tray:6", "3.2")],
        ],
    )
    def test_everything_else_is_answered(self, target: str, clause: str) -> None:
        answer = play(self.state, target)
        assert answer.action is None
        assert (clauses(answer), answer.target) == ([clause], target)
        assert answer.refusal[0].message.endswith(".")

    def test_half_a_swap_cannot_be_confirmed(self) -> None:
        answer = play(self.state, "hand:2", "tray:1", "confirm")
        assert clauses(answer) == ["3.2"]
        assert answer.chosen == Selection(give=2, taken=(1,))

    def test_with_nothing_to_take_one_goes_on(self) -> None:
        empty = evolve(self.state, tray="......")
        assert [b.target for b in buttons(empty, 0, NOTHING)] == ["skip"]
        assert play(empty, "skip").action == Skip()


class TestBox:
    state = position()

    def test_a_box_is_chosen_paid_turned_placed_and_confirmed(self) -> None:
        wanted = ("stack:0", "hand:1", "hand:2", "hand:3", "rotate", "place:0,1", "confirm")
        assert play(self.state, *wanted).action == Box(0, "TNM", 0, 1, "MT.N")

    def test_a_tap_on_the_box_in_hand_or_on_its_place_turns_it(self) -> None:
        placed = play(self.state, "stack:0", "pay", "place:0,1")
        turned = play(self.state, "place:0,1", "stack:0", selection=placed.chosen)
        assert turned.chosen == evolve(placed.chosen, turn=2)
        assert play(self.state, "confirm", selection=turned.chosen).action == Box(
            0, "TNM", 0, 1, ".MNT"
        )
        assert clauses(play(self.state, "stack:3", "stack:3")) == ["5.3"]  # it has one face

    def test_cards_may_be_chosen_before_the_box(self) -> None:
        cards = play(self.state, "hand:1", "hand:2", "hand:3").chosen
        assert cards == Selection(cards=(1, 2, 3))
        shown = targets(self.state, 0, cards)
        assert (shown["stack:0"], shown["stack:3"]) == ("clickable", "rest")
        answer = play(self.state, "stack:0", "place:0,1", "confirm", selection=cards)
        assert answer.action == Box(0, "TNM", 0, 1, "TNM.")

    def test_the_box_can_be_placed_as_soon_as_nothing_is_missing(self) -> None:
        def place(*wanted: str) -> tuple[bool, str]:
            chosen = play(self.state, *wanted).chosen
            button = next(b for b in buttons(self.state, 0, chosen) if b.target == "confirm")
            return not button.off, button.lacks

        assert place("hand:0") == (False, "Choose a box")
        assert place("stack:0") == (False, "3 chocolates to go")
        assert place("stack:0", "hand:0", "hand:2") == (False, "One Mint to go")
        assert place("stack:0", "pay") == (False, "Choose a place")
        assert place("stack:0", "pay", "place:0,1") == (True, "")
        assert place("stack:3", "place:0,1") == (False, "Your hand cannot pay")

    def test_a_lesson_may_leave_the_button_out_that_chooses_the_cards(self) -> None:
        given = board(self.state, 0, Selection(box="stack:0"))
        assert "pay" in [b.target for b in prompts.buttons(given)]
        assert "pay" not in [b.target for b in prompts.buttons(evolve(given, without=("pay",)))]

    def test_the_price_has_a_slot_for_each_chocolate(self) -> None:
        state = evolve(self.state, hands=("TTTNM", ""))
        chosen = play(state, "stack:1", "hand:0", "hand:1", "hand:2").chosen
        assert price(state, 0, chosen) == (Slot("T", "T"), Slot("B", "TT"), Slot("N"), Slot("M"))
        assert price(state, 0, NOTHING) == ()

    def test_pay_picks_the_cheapest_payment(self) -> None:
        hand = evolve(self.state, hands=("TTTNM", "RR"))
        assert play(hand, "stack:0", "pay").chosen.cards == (0, 3, 4)

    def test_pay_says_what_is_missing(self) -> None:
        answer = play(self.state, "stack:3", "pay")
        assert (clauses(answer), answer.target) == (["4.2"], "stack:3")
        assert "Raspberry" in answer.refusal[0].message

    def test_a_pair_shows_as_soon_as_it_forms(self) -> None:
        state = evolve(self.state, hands=("TTTNM", ""))
        one, two, three = (
            play(state, "stack:1", *c).chosen
            for c in (["hand:0"], ["hand:0", "hand:1"], ["hand:0", "hand:1", "hand:2"])
        )
        assert not pairs(state, 0, one)
        assert not pairs(state, 0, two)  # the first Truffle pays for the Truffle
        assert [(p.first, p.second, p.kind) for p in pairs(state, 0, three)] == [(1, 2, "B")]

    def test_a_box_can_be_put_back_or_changed(self) -> None:
        assert play(self.state, "stack:0", "hand:0", "cancel") == Outcome(NOTHING)
        changed = play(self.state, "stack:1", "hand:0", "hand:2", "stack:0").chosen
        # What pays for this one, too, stays.
        assert changed == Selection(box="stack:0", cards=(0, 2))

    def test_the_only_place_need_not_be_chosen(self) -> None:
        first = evolve(self.state, displays=(Display(), Display()))
        assert play(first, "stack:0", "pay", "confirm").action == Box(0, "TNM", 0, 0, "TNM.")

    def test_confirm_says_all_that_is_wrong(self) -> None:
        answer = play(self.state, "stack:0", "hand:0", "confirm")
        assert clauses(answer)[:1] == ["4.2"]
        assert clauses(answer)[-1] == "4.5"
        assert answer.chosen.cards == (0,)  # nothing chosen is lost

    @pytest.mark.parametrize(
        ("wanted", "clause"),
        [
            (["place:0,1"], "4.1"),
            (["hand:0", "confirm"], "4.1"),
            (["stack:2"], "4.1"),
            (["rotate"], "5.3"),
            (["pay"], "4.1"),
            (["confirm"], "2.3"),
            (["stack:3", "rotate"], "5.3"),
            (["stack:0", "place:1,1"], "5.2"),
            (["stack:0", "place:0,3"], "5.2"),
            (["stack:0", "space:0,0"], "5.5"),
            (["tray:0"], "2.2"),
            (["stack:0", "tray:0"], "2.2"),
            (["hand:9"], "3.1"),
        ],
    )
    def test_a_click_that_leads_nowhere_says_why(self, wanted: list[str], clause: str) -> None:
        answer = play(self.state, *wanted)
        assert answer.action is None
        assert clause in clauses(answer)
        assert answer.target == wanted[-1]

    def test_a_full_display_takes_no_box(self) -> None:
        full = Display.parse("TNTNTN/TNTNTN/TNTNTN/TNTNTN", [3] * 6)
        answer = play(evolve(self.state, displays=(full, Display())), "stack:0")
        assert clauses(answer) == ["8.3"]
        assert clauses(play(evolve(self.state, displays=(full, Display())), "hand:0")) == ["8.3"]

    def test_the_preview_shows_the_box_where_it_would_lie(self) -> None:
        unpaid = preview(self.state, 0, play(self.state, "stack:0", "place:0,1").chosen)
        assert (str(unpaid.display), unpaid.box) == ("TN/.V", None)  # it stays on its stack
        right = preview(self.state, 0, play(self.state, "stack:0", "pay", "place:0,1").chosen)
        assert (str(right.display), right.box) == ("TNTN/.VM.", (0, 1))
        above = preview(self.state, 0, play(self.state, "stack:0", "pay", "place:-1,0").chosen)
        assert (str(above.display), above.box, above.up) == ("TN/M./TN/.V", (0, 0), 1)


class TestWild:
    state = position()

    def test_a_wild_is_tried_out_and_moved_about_before_it_is_placed(self) -> None:
        first = play(self.state, "wild", "space:1,0")
        assert first.action is None
        assert str(preview(self.state, 0, first.chosen).display) == "TN/*V"
        second = play(self.state, "space:0,1", selection=first.chosen)
        assert str(preview(self.state, 0, second.chosen).display) == "T*/.V"
        assert play(self.state, "confirm", selection=second.chosen).action == PlaceWild(0, 1)

    def test_the_same_space_again_confirms(self) -> None:
        assert play(self.state, "wild", "space:1,0", "space:1,0").action == PlaceWild(1, 0)

    def test_a_space_alone_takes_a_wild_in_hand(self) -> None:
        assert play(self.state, "space:1,0").chosen == Selection(wild=True, space=(1, 0))

    def test_a_wild_can_be_put_back(self) -> None:
        assert play(self.state, "wild", "space:1,0", "wild") == Outcome(NOTHING)

    @pytest.mark.parametrize(
        ("changes", "wanted", "clause"),
        [
            ({"wilds": (0, 3)}, ["wild"], "6.2"),
            ({"displays": (Display(), Display())}, ["wild"], "6.2"),
            ({"displays": (Display.parse("*N/.V"), Display())}, ["wild", "space:0,0"], "6.3"),
            ({}, ["wild", "space:5,5"], "6.1"),
            ({}, ["wild", "confirm"], "6.1"),
            ({}, ["wild", "display:1"], "6.1"),
        ],
    )
    def test_what_a_wild_cannot_do(
        self, changes: dict[str, Any], wanted: list[str], clause: str
    ) -> None:
        answer = play(evolve(self.state, **changes), *wanted)
        assert answer.action is None
        assert clause in clauses(answer)


class TestEndPhase:
    state = position("end", hands=("TTTNNNMM", ""))

    def test_the_last_card_needed_discards(self) -> None:
        assert play(self.state, "hand:0").chosen.cards == (0,)
        assert play(self.state, "hand:0", "hand:3").action == Discard("TN")

    def test_a_card_can_be_kept_after_all(self) -> None:
        assert play(self.state, "hand:0", "hand:0") == Outcome(NOTHING)

    @pytest.mark.parametrize(
        ("target", "clause"),
        [
            ("skip", "7.1"),
            ("confirm", "7.1"),
            ("tray:0", "2.2"),
            ("wild", "2.3"),
            ("stack:0", "2.3"),
        ],
    )
    def test_everything_else_is_answered(self, target: str, clause: str) -> None:
        assert clauses(play(self.state, target)) == [clause]


def test_when_it_is_not_your_turn_you_are_told() -> None:
    assert clauses(play(position(), "stack:0", player=1)) == ["2.1"]


def test_when_the_game_is_over_you_are_told() -> None:
    assert clauses(play(position("over"), "tray:0")) == ["8.2"]


@pytest.mark.parametrize(
    ("mover", "looks_on", "who"),
    [
        (0, 0, "Ana, last turn · Ben has First"),
        (0, 2, "Ana, last turn · Ben has First"),
        (1, 1, "Your sixth box: everyone else has one more turn."),
        (1, 0, ""),
    ],
)
def test_the_last_turns_say_who_has_brought_them(mover: int, looks_on: int, who: str) -> None:
    state = evolve(GAME.start(3, seed=1), player=mover, first_card=1, last_turns=2)
    names = ("Ana", "Ben", "Cleo")
    assert prompts.prompt(evolve(board(state, looks_on, NOTHING), names=names)).who == who


def test_whoever_has_first_is_told_so_and_nobody_else() -> None:
    state = evolve(GAME.start(3, seed=1), player=0, first_card=1, last_turns=2)
    told = [prompts.prompt(board(state, n, NOTHING)).text for n in (1, 2)]
    assert told == ["Six boxes: First is yours.", ""]
    over = evolve(state, phase="over")
    assert prompts.prompt(board(over, 1, NOTHING)).text == ""


def test_the_last_turns_are_counted() -> None:
    state = evolve(GAME.start(3, seed=1), first_card=1, last_turns=2)
    assert GAME.phase_name(state) == "Last 2 turns"
    assert GAME.phase_name(evolve(state, last_turns=1)) == "Last turn"
    assert GAME.phase_name(evolve(state, last_turns=None, first_card=None)) == "Round 1"


def test_you_are_called_you() -> None:
    state = evolve(GAME.start(2, seed=1), first_card=1, last_turns=1)
    yours = evolve(board(state, 0, NOTHING), names=("You", "Ben"))
    assert prompts.prompt(yours).who == "Your last turn · Ben has First"
    bens = evolve(yours, state=evolve(state, player=1, first_card=0))
    assert prompts.prompt(bens).who == "Ben, last turn · you have First"


@pytest.mark.parametrize(
    "target", ["", "tray", "tray:x", "tray:1,2", "space:1", "lid:1", "hand:9999999"]
)
@pytest.mark.parametrize("phase", ["action", "bonus", "end", "over"])
def test_a_target_that_is_none_is_answered_too(target: str, phase: str) -> None:
    answer = play(position(phase, hands=("TTTNNNMM", "")), target)
    assert answer.action is None
    assert answer.refusal
