"""Positions: what can be, what is hidden, what is kept; and random games to their ends."""

from __future__ import annotations

import contextlib
import json
from collections import Counter
from functools import cache
from random import Random
from typing import Any

import attrs
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import tutor
from tests.chocolatiers.strategies import json_values, values
from tests.chocolatiers_2019.tables import COMPONENTS, GAME, five, full, play, table
from tutor.chocolatiers import Discard, Display, PlaceWild, Take, Tile
from tutor.chocolatiers_2019 import Action, Box, Reserve, State, Trade
from tutor.chocolatiers_2019.same import HERE
from tutor.rooms import inherited, room


@cache
def game(seed: int, players: int) -> list[tuple[State, Action | None]]:
    """A random game, remembered: many tests look at the same few."""
    return list(play(seed, players, last_round=("equal_turns", "one_more")[seed % 2]))


@st.composite
def positions(draw: st.DrawFn) -> State:
    """A position of a random game."""
    played = game(draw(st.integers(0, 15)), draw(st.integers(2, 5)))
    return played[draw(st.integers(0, len(played) - 1))][0]


# Whole games


@pytest.mark.clause(
    "chocolatiers-2019/1.3",
    "chocolatiers-2019/2.3",
    "chocolatiers-2019/2.4",
    "chocolatiers-2019/3.4",
    "chocolatiers-2019/3.5",
    "chocolatiers-2019/4.9",
    "chocolatiers-2019/6.4",
    "chocolatiers-2019/7.2",
)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_games_lose_no_card_no_box_and_no_wild(players: int) -> None:
    for seed in range(30):
        turns = Counter[int]()
        for state, _action in play(seed, players):
            cards = "".join((*state.hands, state.tray, state.deck, state.discards))
            assert Counter(cards) == Counter(COMPONENTS.cards)
            assert len(state.tray) == 6
            boxes = sum(len(d.points) for d in state.displays)
            reserved = sum(tile is not None for tile in state.reserved)
            assert boxes + reserved + len(state.row) + len(state.pile) == 36
            assert len(state.row) == 5 or (state.row and not state.pile)
            for p in range(players):
                assert state.wilds[p] + state.locked(p) + state.displays[p].wilds == 3
            if state.phase in ("first", "second"):
                assert any(isinstance(action, Take) for action in GAME.actions(state))
            turns[state.player] += state.phase == "first"
        assert GAME.over(state)
        assert len(state.displays[state.first_tile].points) == 6
        assert len(set(turns.values())) == 1  # everybody had the same number


# What is hidden


@pytest.mark.clause("chocolatiers-2019/1.1", "chocolatiers-2019/1.2", "chocolatiers-2019/1.4")
@given(positions(), st.integers(0, 4), st.integers(0, 10**6))
@settings(max_examples=60)
def test_a_view_shows_nothing_that_is_hidden(state: State, player: int, seed: int) -> None:
    player %= state.players
    mix = Random(seed)
    others = [p for p in range(state.players) if p != player]
    pool = list("".join(state.hands[p] for p in others) + state.deck)
    mix.shuffle(pool)
    hands = list(state.hands)
    for p in others:
        hands[p] = "".join(pool.pop() for _card in hands[p])
    pile = tuple(mix.sample(state.pile, len(state.pile)))
    other = attrs.evolve(state, hands=tuple(hands), deck="".join(pool), pile=pile, seed=seed)
    seen = GAME.view(state, player)
    assert seen == GAME.view(other, player)
    assert GAME.describe(state, player) == GAME.describe(other, player)
    assert GAME.standings(seen) == GAME.standings(state)
    assert GAME.actions(GAME.view(state, state.player)) == GAME.actions(state)


def test_a_view_is_played_on_with_what_is_unknown() -> None:
    for seed in range(4):
        choose, state = Random(seed), GAME.view(GAME.start(3, seed=seed), 0)
        for _move in range(40):
            actions = GAME.actions(state)
            if not actions:  # whose hand is hidden knows nothing to discard
                break
            state = GAME.apply(state, choose.choice(actions))
            assert GAME.describe(state)
            assert GAME.load(GAME.dump(state)) == state


# What is no action


hostile_actions = st.one_of(
    st.builds(Take, values),
    st.builds(Trade, values, values),
    st.builds(Box, values, values, values, values, values),
    st.builds(PlaceWild, values, values),
    st.builds(Reserve, values),
    st.builds(Discard, values),
)


@given(positions(), hostile_actions)
@settings(max_examples=100)
def test_whatever_an_action_holds_is_answered(state: State, action: Any) -> None:
    for seen in (state, GAME.view(state, 0)):
        found = GAME.explain(seen, action)
        assert all(v.clause in GAME.rulebook and v.message for v in found)
        if found:
            with pytest.raises(tutor.IllegalAction):
                GAME.apply(seen, action)
        else:
            assert action in GAME.actions(seen)
    with contextlib.suppress(tutor.ActionError):
        assert GAME.describe_action(state, action)
        assert GAME.action_text(action)


def test_the_actions_as_text() -> None:
    for text in (
        *("take T", "trade R TN", "box 2 TTNR 0 1 TNR.", "box r TTNR -1 0 TNR."),
        *("wild 2 3", "reserve 4", "discard TN"),
    ):
        assert GAME.action_text(GAME.parse_action(text)) == text
    for text in ("skip", "swap R TN", "box x T 0 0 TNR.", "reserve r", "take", "wild a b"):
        with pytest.raises(tutor.ActionError, match="trade R TN"):
            GAME.parse_action(text)


def test_each_rule_of_the_first_edition_has_one_clause_here() -> None:
    assert len(HERE) == sum(len(clause.like) for clause in GAME.rulebook.values())
    assert HERE["5.1"] == HERE["5.2"] == "4.5"


def test_what_the_editions_say_alike_is_written_once() -> None:
    there = tutor.load_game("chocolatiers").rulebook
    alike = {
        clause.id: other.id
        for clause in GAME.rulebook.values()
        for other in there.values()
        if clause.text == other.text
    }
    assert alike == inherited(room("chocolatiers-2019"))
    assert GAME.rulebook["9.4"].ruling == ""


# What cannot be


@pytest.mark.parametrize(
    ("changes", "clause"),
    [
        ({"hands": ("TTTTTTT", "")}, "2.4"),
        ({"hands": ("TTTTTTTT", ""), "phase": "second"}, "2.4"),
        ({"phase": "discard"}, "2.4"),
        ({"tray": "TNRMB."}, "3.4"),
        ({"tray": "TNRMB"}, "1.2"),
        ({"wilds": (3,)}, "1.3"),
        ({"wilds": (4, 3)}, "1.3"),
        ({"reserved": (Tile("VVTT", 5), None)}, "1.3"),
        ({"reserved": (None,)}, "6.1"),
        ({"deck": ""}, "1.1"),
        ({"row": ()}, "4.9"),
        ({"row": ("TTTT",) * 6}, "1.4"),
        ({"displays": (Display(("TN--", "RM--", "--TN", "--RM"), (4, 4)), "")}, "4.5"),
        ({"displays": (Display(("TNTNTNTN", "RMRMRMRM"), (4,) * 4), "")}, "4.8"),
        ({"displays": ("TN/RM", "")}, "2.2"),
        ({"turn": 2}, "2.1"),
        ({"turn": 0}, "2.1"),
        ({"starter": 5}, "1.6"),
        ({"phase": "bonus"}, "2.2"),
        ({"last_round": "never"}, "7.2"),
        ({"first_tile": 0}, "7.1"),
        ({"displays": (full(), ""), "turn": 41}, "7.1"),
        ({"displays": (full(), ""), "turn": 41, "first_tile": 0}, "7.2"),
        ({"displays": ("", full()), "turn": 41, "first_tile": 1, "phase": "second"}, "7.2"),
        ({"displays": (full(), full()), "turn": 41, "phase": "second", "first_tile": 0}, "7.1"),
        ({"displays": (full(), ""), "turn": 41, "first_tile": 0, "phase": "over"}, "7.2"),
        ({"phase": "over"}, "7.2"),
    ],
)
def test_what_cannot_be_is_told_with_its_clause(changes: dict[str, Any], clause: str) -> None:
    assert clause in [reason.clause for reason in GAME.status(table(**changes))]


def test_what_comes_close_can_be() -> None:
    """The last turn of the second player, after the first one's sixth box."""
    some = game(0, 2)
    ending = [state for state, _action in some if state.ending]
    assert ending
    assert all(GAME.status(state) == () for state in ending)


@given(st.dictionaries(st.sampled_from(["row", "reserved", "phase", "wilds", "turn"]), json_values))
@settings(max_examples=60)
def test_a_damaged_save_is_refused_in_words(damage: dict[str, Any]) -> None:
    data = json.loads(GAME.dump(GAME.start(3, seed=1)))
    data["state"] |= damage
    with contextlib.suppress(tutor.SaveError):
        assert json.loads(GAME.dump(GAME.load(json.dumps(data)))) == data


def test_a_damaged_display_is_refused_with_the_clause_of_this_rulebook() -> None:
    data = json.loads(GAME.dump(GAME.start(2)))
    data["state"]["displays"][0] = ["TNTNTNTN/RMRMRMRM", [4, 4, 4, 4]]
    with pytest.raises(tutor.SaveError, match=r"at most 3 by 2 fit\. \[4\.8\]"):
        GAME.load(json.dumps(data))


def test_a_save_of_the_first_edition_is_another_game() -> None:
    other = tutor.load_game("chocolatiers")
    with pytest.raises(tutor.SaveError, match="Chocolatiers 2019"):
        GAME.load(other.dump(other.start(2)))


def test_a_position_is_said_whole() -> None:
    state = table(
        displays=(five(), ""), reserved=(Tile("VVTT", 5), None), wilds=(2, 3), starter=1, player=1
    )
    text = GAME.describe(state, 0, ("You", "Ben"))
    for words in (
        *("Ben to move, first action.", "Tray: 1 Truffle,", "Box 5 of the row:", "Pile: 4 boxes."),
        *("Reserved, with a locked Wild: 2 Truffles and 2 Violets for 5 points.",),
        *("Free Wilds: 2.", "Has the start marker.", "Boxes of 3 or 4 points: 5."),
    ):
        assert words in text, words
