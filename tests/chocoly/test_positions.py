"""Positions: what can be, what is hidden, what is kept and what is said."""

from __future__ import annotations

import contextlib
import json
from functools import cache
from random import Random
from typing import Any

import attrs
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.chocolatiers.strategies import json_values
from tests.chocoly.slow import standing
from tests.chocoly.tables import COMPONENTS, GAME, ID, do, play, said, table
from tutor import PlayerCountError, SaveError, StateError
from tutor.chocoly import Action, Bean, Flavour, Lay, Pass, Stack, State
from tutor.chocoly.state import Tokens
from tutor.chocoly.status import status
from tutor.chocoly.words import describe
from tutor.rooms import load_game


@cache
def game(seed: int, players: int) -> list[tuple[State, Action | None]]:
    """A random game, remembered: many tests look at the same few."""
    return list(play(seed, players))


@st.composite
def positions(draw: st.DrawFn) -> State:
    """A position of a random game."""
    played = game(draw(st.integers(0, 5)), draw(st.integers(2, 4)))
    return played[draw(st.integers(0, len(played) - 1))][0]


# What is hidden


@pytest.mark.clause("chocoly/1.1", "chocoly/1.2")
@given(positions(), st.integers(0, 3), st.integers(0, 10**6))
@settings(max_examples=60)
def test_a_view_shows_nothing_that_is_hidden(state: State, player: int, seed: int) -> None:
    player %= state.players
    rng = Random(seed)
    away = [*state.pile, *(t for p, hand in enumerate(state.hands) if p != player for t in hand)]
    rng.shuffle(away)
    hands = [
        hand if p == player else tuple(away.pop() for _tile in hand)
        for p, hand in enumerate(state.hands)
    ]
    other = attrs.evolve(state, hands=hands, pile=away, seed=seed)
    assert GAME.view(other, player) == GAME.view(state, player)
    assert GAME.describe(other, player) == GAME.describe(state, player)


@pytest.mark.clause("chocoly/1.2", "chocoly/1.6")
def test_partners_do_not_see_each_others_hand() -> None:
    state = GAME.start(4, options={"flavours": "ABC"})
    view = GAME.view(state, 0)
    assert view.hands[0] == state.hands[0]
    assert view.hands[1:] == (("?",) * 4,) * 3
    assert set(view.pile) == {"?"}
    assert len(view.pile) == len(state.pile)
    assert (view.seed, view.beans, view.left) == (None, state.beans, state.left)
    assert repr(state) == repr(attrs.evolve(view, seed=None))
    with pytest.raises(PlayerCountError, match="no player"):
        GAME.view(state, 4)


@pytest.mark.clause("chocoly/2.2")
def test_a_bean_in_a_view_draws_what_nobody_knows() -> None:
    state = GAME.start(2, options={"flavours": "ABC"})
    after = do(GAME.view(state, 0), "bean")
    assert after.hands[0] == ("?",) * 4
    assert len(after.pile) == 28
    assert GAME.actions(after) == ()  # nobody knows what can be placed, or whether to pass
    assert "do not know" in said(after, "pass")
    assert "do not know" in said(after, "lay AAAB 0 0")
    assert GAME.view(do(state, "bean"), 1).pile == after.pile


# What is kept


@given(positions())
@settings(max_examples=60)
def test_saved_and_loaded_a_position_is_the_same(state: State) -> None:
    again = GAME.load(GAME.dump(state))
    assert again == state
    assert hash(again) == hash(state)
    assert GAME.actions(again) == GAME.actions(state)
    assert GAME.status(state) == ()


@given(positions(), st.sampled_from([f.name for f in attrs.fields(State)]), json_values)
@settings(max_examples=150)
def test_a_damaged_save_is_refused_in_words_or_is_a_position(
    state: State, name: str, value: Any
) -> None:
    data = json.loads(GAME.dump(state))
    data["state"][name] = value
    with contextlib.suppress(SaveError):
        loaded = GAME.load(json.dumps(data))
        assert GAME.status(loaded) == ()
        assert GAME.describe(loaded)
        GAME.actions(loaded)


@pytest.mark.parametrize(
    ("name", "value", "said"),
    [
        ("board", [[0, 0, "A", 0, 0]] * 2, "The same one stands here twice"),
        ("board", [[0, 0, "D", 0, 0]], "flavour"),
        ("hands", [["BAAA"], []], "least turning"),
        ("flavours", ["A", "A"], "same flavour"),
        ("left", [3], "must have 2 items"),
        ("pile", [], "tiles in this position"),
        ("tokens", [[0, 0]], "carries a token"),
        ("phase", "over", "there are tiles to place"),
    ],
)
def test_what_is_wrong_in_a_save_is_said(name: str, value: Any, said: str) -> None:
    data = json.loads(GAME.dump(GAME.start(2, options={"flavours": "ABC"})))
    data["state"][name] = value
    with pytest.raises(SaveError, match=said):
        GAME.load(json.dumps(data))


# What can be


def reasons(state: State, **changes: Any) -> list[str]:
    """The clauses why the position with these changes cannot be, own tiles allowed."""
    broken = status(attrs.evolve(state, **changes), COMPONENTS, own_tiles=True)
    assert all(violation.message for violation in broken)
    return [violation.clause for violation in broken]


LAID = table("AAAB 0 0", "AABC 0 2", "ABCA 0 1 by 0", hands=(("AABC",), ("BBCC",)))


@pytest.mark.clause("chocoly/4.3", "chocoly/4.5")
@pytest.mark.parametrize(
    ("changes", "clause"),
    [
        ({"tokens": {}}, "4.5"),
        ({"tokens": {2: 0, 0: 1}}, "4.5"),
        ({"tokens": {2: 7}}, "4.5"),
        ({"left": (3, 3)}, "2.3"),
        ({"placed": 9}, "4.3"),
        ({"placed": 1}, "2.1"),
        ({"flavours": ("A", None)}, "1.4"),
        ({"flavours": ("A", "A")}, "1.4"),
        ({"flavours": ("A", "D")}, "1.4"),
        ({"phase": "choose"}, "1.4"),
        ({"phase": "over"}, "5.1"),
        ({"passes": 2}, "5.1"),
        ({"started": True}, "2.2"),
        ({"hands": (("AABC",) * 5, ())}, "2.1"),
        ({"hands": (("AABC",),)}, "1.2"),
        ({"hands": (("AAB",), ())}, "1.1"),
        ({"player": 2}, "1.7"),
        ({"stack_match": "x"}, "4.2"),
        ({"beans": (True,)}, "1.3"),
    ],
)
def test_what_cannot_be_is_refused(changes: dict[str, Any], clause: str) -> None:
    assert reasons(LAID) == []
    assert clause in reasons(LAID, **changes)


@pytest.mark.clause("chocoly/3.2", "chocoly/4.3")
def test_tiles_lie_as_tiles_do() -> None:
    torn = {**LAID.board, (5, 5): ("A", 0, 0)}
    assert reasons(LAID, board=torn)[0] == "4.3"
    apart = table("AAAB 0 0", "AABC 4 4")
    assert reasons(apart) == ["3.2"]
    elsewhere = table("AAAB 1 0", "AABC 1 2")
    assert reasons(elsewhere) == ["3.2"]


@pytest.mark.clause("chocoly/1.1")
def test_every_tile_of_the_box_is_there_once() -> None:
    state = do(GAME.start(2, options={"flavours": "ABC"}), "bean")
    assert GAME.status(state) == ()
    twice = attrs.evolve(state, hands=(("AABB",) * 4, state.hands[1]))
    assert [violation.clause for violation in GAME.status(twice)] == ["1.1"]
    fewer = attrs.evolve(state, pile=state.pile[1:])
    assert [violation.clause for violation in GAME.status(fewer)] == ["1.1"]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_half_covered_tiles_may_be_any_that_fits(players: int) -> None:
    played = [state for state, _action in game(players, players) if len(state.tokens) > 2]
    assert len(played) > 3
    for state in played[:: len(played) // 3]:
        assert GAME.status(GAME.view(state, 0)) == ()


# What is said


def test_a_position_is_told_line_by_line() -> None:
    text = GAME.describe(LAID, 0, ("You", "Ben"))
    assert text.splitlines()[:6] == [
        "You to move.",
        "Pile: 7 tiles.",
        "Nobody has Caramel: it is neutral.",
        "Row 0: from column 0 Almond, Almond, Biscuit, Almond.",
        "Row 1: from column 0 Almond, Caramel, Almond, Caramel.",
        "Stacked at row 0, column 1, with a token of You.",
    ]
    assert "Ben. Flavour: Biscuit. Hand: 1 tile. Tokens left: 3." in text
    assert "Largest area: 3 pieces" in text
    assert "Largest" not in describe(LAID, counted=False)
    gap = table("AAAB 0 0", "AABC 0 4")
    assert "from column 0 Almond, Almond; from column 4" in GAME.describe(gap)


def test_what_was_done_is_told_with_what_it_changed() -> None:
    state = table("AAAB 0 0", "AABC 0 2", hands=(("ABBB",), ("BBCC",)))
    tell = GAME.tell
    assert tell(state, Lay("ABBB", 0, 4), "Ben") == "Ben lays a tile: Almond from 5 to 6, " + (
        "Biscuit from 2 to 3."
    )
    assert tell(state, Stack("BBAB", 0, 1), "Ben").startswith("Ben stacks a tile: Almond from 5 to")
    assert tell(state, Bean(), "Ben") == "Ben pays the cocoa bean for a new hand."
    assert tell(state, Flavour("A"), "Ben") == "Ben chooses Almond."
    assert tell(state, Pass(), "Ben") == "Ben passes."


def test_it_is_told_into_what_an_area_was_cut_and_from_what_it_was_joined() -> None:
    row = table("AAAA 0 0", "AABB 0 2", "AABB 0 4", hands=(("BBBB",), ("AAAC",)))
    assert "Almond cut from 8 to 4 and 2" in GAME.tell(row, Stack("BBBB", 0, 2), "Ben")
    apart = table("AAAA 0 0", "AABB 0 4", hands=(("AABB",), ("BBCC",)))
    told = GAME.tell(apart, Lay("AABB", 0, 2), "Ben")
    assert "Almond joined from 4 and 2 to 8" in told, told


def test_every_action_is_described() -> None:
    state = table("AAAB 0 0")
    said = [
        GAME.describe_action(state, GAME.parse_action(text))
        for text in ("flavour A", "bean", "lay AABC 2 -1", "stack ABCA 0 1", "pass")
    ]
    assert len(set(said)) == 5
    assert said[2] == "Lay Almond, Almond, Biscuit, Caramel at row 2, column -1."


@pytest.mark.clause("chocoly/5.2", "chocoly/5.4", "chocoly/5.5")
@given(positions())
@settings(max_examples=40)
def test_standings_are_those_of_the_slow_referee(state: State) -> None:
    for each in GAME.standings(state):
        if state.flavours[each.player]:
            assert (each.total, *each.ties.values()) == standing(state, each.player)


def test_a_game_is_an_equal_of_itself() -> None:
    assert load_game(ID) == GAME
    assert Tokens({1: 0}) == {1: 0}
    assert hash(Tokens({1: 0})) == hash(Tokens({1: 0}))
    with pytest.raises(StateError):
        GAME.actions(object())  # type: ignore[arg-type]


def test_a_position_shows_itself_without_what_is_hidden() -> None:
    state = GAME.start(2, options={"flavours": "ABC"})
    bundle = state._repr_mimebundle_()  # type: ignore[attr-defined]
    assert bundle["text/plain"] == GAME.describe(state, 0)
    assert bundle["text/html"] == GAME.view(state, 0)._repr_mimebundle_()["text/html"]  # type: ignore[attr-defined]
    assert "Row 0" in LAID.board._repr_mimebundle_()["text/plain"]  # type: ignore[attr-defined]
