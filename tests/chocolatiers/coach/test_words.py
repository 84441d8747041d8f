"""What the coach of Chocolatiers says."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tutor import Record
from tutor.chocolatiers import Display
from tutor.chocolatiers.actions import Box, Skip, Swap, parse_action
from tutor.chocolatiers.coach import reasons, review
from tutor.chocolatiers.coach.room import COACH
from tutor.chocolatiers.game import Chocolatiers
from tutor.chocolatiers.lessons.match import MATCH
from tutor.chocolatiers.state import State
from tutor.chocolatiers_family.actions import Discard, PlaceWild, Take
from tutor.chocolatiers_family.tiles import Tile
from tutor.coach import Moment
from tutor.kit.frozen import changed

GAME = Chocolatiers.from_file()
COMPONENTS = GAME.components


def at(phase: str = "action", **changes: Any) -> State:
    start = GAME.start(2, seed=1)
    stacks = ((Tile("TTNN", 4),), (Tile("MMVB", 6),))
    empty = {"tray": "TNRMBV", "hands": ("TNN", "RR"), "stacks": stacks, "phase": phase}
    return changed(start, **empty | changes)


def why(state: State, action: Any) -> str:
    return reasons.reason(GAME, state, action)


class TestReasons:
    def test_a_card_that_pays(self) -> None:
        assert why(at(), Take("T")) == "Then you can pay for box 1: 4 points."

    def test_a_card_that_brings_nearer(self) -> None:
        assert "one card is missing for box 1" in why(at(hands=("TN", "R")), Take("N"))

    def test_a_swap_says_what_goes(self) -> None:
        said = why(at(hands=("TNR", "R")), Swap("R", "TN"))
        assert said.startswith("Raspberry is the card you need least.")
        assert said.endswith("Then you can pay for box 1: 4 points.")

    def test_a_box_says_its_points_and_who_leads(self) -> None:
        state = at("bonus", hands=("TTNN", "RR"))
        said = why(state, Box(0, "TTNN", 0, 0, "TTNN"))
        assert said == "The box is 4 points. You take the lead in Truffle (2) and Nut Cluster (2)."

    def test_a_wild_that_draws_level(self) -> None:
        displays = (Display.parse("MM/.T", [3]), Display.parse("MM/MN", [3]))
        state = at("bonus", displays=displays)
        assert "draw level in Mint (3)" in why(state, PlaceWild(1, 0))

    def test_a_wild_kept_and_a_card_let_go(self) -> None:
        assert "Wild you keep" in why(at("bonus"), Skip())
        assert why(at("end", hands=("TTNNRRV", "")), Discard("V")) == "You need 1 Violet least."


class TestNews:
    def test_who_leads_now_and_who_is_caught_up(self) -> None:
        mine = Display.parse("MM/TV", [3])
        before = at(displays=(mine, Display.parse("NN/.R", [3])))
        after = at(displays=(mine, Display.parse("NN/.RMM/MV".replace("/.RMM/", "MM/.R"), [3, 3])))
        said = reasons.news(GAME, before, after, 0, ("You", "Ben"))
        assert "You are caught up in Violet: a tie." in said
        assert any("Mint" in line for line in said)

    def test_a_sixth_box_is_said(self) -> None:
        said = reasons.news(GAME, at(), at(first_card=1), 0, ("You", "Ben"))
        assert said == ("Ben has a sixth box: the last turns.",)

    def test_nothing_is_said_of_what_is_as_it_was(self) -> None:
        assert reasons.news(GAME, at(), at(), 0, ("You", "Ben")) == ()


class TestMoments:
    @pytest.mark.parametrize(
        ("share", "says"),
        [(1.0, "would have won Mint."), (0.3, "would often have won Mint."), (0.0, "than kept.")],
    )
    def test_a_wild_is_told_by_the_card_it_would_have_won(self, share: float, says: str) -> None:
        items = {"Mint": share * COMPONENTS.scoring["M"]}
        moment = Moment(0, at("bonus"), 0, Skip(), PlaceWild(0, 0), 3.0, 24, items)
        assert review.tell(moment, COMPONENTS).startswith("Here a Wild ")
        assert review.tell(moment, COMPONENTS).endswith(says)

    @pytest.mark.parametrize(
        ("played", "better", "says"),
        [
            ("skip", "box 0 TTNN 0 0 TTNN", "Here you could fill a box for 4 points."),
            ("box 1 MMVB 0 0 MMVB", "box 0 TTNN 0 0 TTNN", "another box was better"),
            ("box 0 TTNN 0 0 NTNT", "box 0 TTNN 0 0 TTNN", "at another place, or turned"),
            ("box 0 TTNN 0 0 TTNN", "box 0 TTRR 0 0 TTNN", "other cards would have paid"),
            ("wild 0 0", "skip", "Here the Wild was better kept."),
            ("wild 0 0", "wild 1 0", "better on another space"),
            ("box 0 TTNN 0 0 TTNN", "skip", "better to wait"),
            ("take T", "take M", "Here Mint from the tray was better."),
            ("take T", "swap T MM", "a swap was better: Truffle for 2 Mints"),
            ("discard T", "discard M", "Here 1 Mint was better discarded."),
        ],
    )
    def test_every_action_has_its_words(self, played: str, better: str, says: str) -> None:
        moment = Moment(0, at("bonus"), 0, parse_action(played), parse_action(better))
        assert says in review.tell(moment, COMPONENTS)


def test_an_empty_swap_is_told_as_the_take_it_is() -> None:
    assert GAME.tell(at(), Swap("T", "TM"), "Ben") == "Ben takes Mint."
    assert GAME.describe_action(at(), Swap("T", "TM")) == "Take Mint from the Share Tray."
    assert GAME.tell(at(), Swap("T", "NM"), "Ben").startswith("Ben puts down Truffle")


def test_who_takes_first_is_told_in_a_word() -> None:
    sixth = GAME.parse_action("box 1 NRMV 0 0 VMRN")
    told = GAME.tell(MATCH.at(23, 1), sixth, "Ben")
    assert told == "Ben fills the sixth box for 5 points, and takes First."


def test_a_hint_depends_on_nothing_that_is_hidden() -> None:
    record = Record.start("chocolatiers", 2, 4)
    state = record.state
    hand = state.hands[1]
    other = changed(state, hands=(state.hands[0], state.deck[: len(hand)]), deck=hand + state.deck)
    views = [GAME.view(changed(s, deck=s.deck[:20]), 0) for s in (state, other)]
    first, second = (COACH.adviser.choose(GAME, view, Random(1)) for view in views)
    assert first == second
