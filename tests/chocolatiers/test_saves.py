"""Positions and actions as text: exact round trips, and an answer to whatever else is given."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import tutor
from tests.chocolatiers.strategies import json_values, positions
from tests.chocolatiers.tables import GAME
from tutor.chocolatiers import State

DEEP = "[" * 100_000


def saved(**changes: Any) -> str:
    """A dumped position with some entries changed; None takes an entry away."""
    data = json.loads(GAME.dump(GAME.start(2, seed=7)))
    data["state"].update(changes)
    return json.dumps(data)


@given(positions())
@settings(max_examples=200)
def test_dump_and_load_is_an_exact_round_trip(state: State) -> None:
    assert GAME.load(GAME.dump(state)) == state
    assert hash(GAME.load(GAME.dump(state))) == hash(state)


@given(positions(), st.data())
@settings(max_examples=200)
def test_actions_are_text_and_back(state: State, data: st.DataObject) -> None:
    for action in GAME.actions(state):
        assert GAME.parse_action(GAME.action_text(action)) == action


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "take",
        "take T N",
        "take the T",
        "grab T",
        "swap T",
        "box 2 TTNR 0 1",
        "box two TTNR 0 1 TNR.",
        "box 2 TTNR 0 1.5 TNR.",
        "wild 1",
        "wild ² ²",
        "wild 1_0 1",
        f"wild {'9' * 5000} 1",
        "skip it",
        None,
        7,
        b"take T",
        ["take", "T"],
        DEEP,
    ],
    ids=lambda text: str(text)[:12],
)
def test_what_is_no_action_text_shows_how_one_is_written(text: object) -> None:
    with pytest.raises(tutor.ActionError, match=r"Write for example: take T"):
        GAME.parse_action(text)  # type: ignore[arg-type]


@given(st.text())
def test_any_text_is_an_action_or_refused(text: str) -> None:
    try:
        action = GAME.parse_action(text)
    except tutor.ActionError:
        return
    assert GAME.parse_action(GAME.action_text(action)) == action


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "line 1, column 1 is not JSON"),
        ('{"game":\n  oops}', "line 2, column 3 is not JSON"),
        (DEEP, "nested too deep"),
        ("9" * 5000, "a number is too long"),
        ("NaN", "NaN is no number"),
        ("1e999", "a number is too large"),
        ('{"a": 1, "a": 2}', "“a” stands here twice"),
        ('"\\ud800"', "half a character"),
        ("[" * 50 + "]" * 50, "nested too deep"),
        (" " * 2_000_000, "far too long"),
        (None, "A save is text"),
        (b"{}", "A save is text"),
        ("[]", "not a saved position of Chocolatiers"),
        ("{}", "not a saved position of Chocolatiers"),
        ('{"game": "chess"}', "not a saved position of Chocolatiers"),
        ('{"game": ["chocolatiers"]}', "not a saved position of Chocolatiers"),
        ('{"game": "chocolatiers"}', "not a table of entries"),
        ('{"game": "chocolatiers", "state": []}', "not a table of entries"),
        ('{"game": "chocolatiers", "state": {}}', "“hands” is missing"),
    ],
    ids=lambda value: str(value)[:20],
)
def test_a_text_that_is_no_save_is_told(text: object, message: str) -> None:
    with pytest.raises(tutor.SaveError, match=message):
        GAME.load(text)  # type: ignore[arg-type]


HUGE = 10**4000
DISPLAYS = [["TN/RM", [4]], ["", []]]


@pytest.mark.parametrize(
    ("entry", "value", "message"),
    [
        ("player", 2, "“player”: This must be a whole number from 0 to 1"),
        ("player", -1, "“player”"),
        ("player", True, "“player”"),
        ("player", 0.0, "“player”"),
        ("player", HUGE, "a number is too long"),
        ("phase", "start", "“phase”: This must be one of: action, bonus, end, over"),
        ("phase", ["action"], "“phase”"),
        ("hands", ["TNR"], "“hands”: This must be a list of 2 to 4 items"),
        ("hands", ["T"] * 5, "“hands”"),
        ("hands", "TNR", "“hands”"),
        ("hands", ["TNR", "XYZ"], "“hands, item 2”: “X” means nothing here"),
        ("hands", ["TNR", None], "“hands, item 2”"),
        ("tray", "TNRMBx", "“tray”"),
        ("tray", ["T"] * 6, "“tray”"),
        ("deck", "T" * 201, "“deck”"),
        ("discards", "??", "“discards”"),
        ("stacks", [[["TNR", 4]]] * 5, "“stacks, item 1, item 1, item 1”"),
        ("stacks", [[], [], [["TNRM", -1]], [], []], "“stacks, item 3, item 1, item 2”"),
        ("stacks", [[["TNRM"]]] * 5, "“stacks, item 1, item 1”"),
        ("stacks", [["TN"]] * 5, "“stacks, item 1, item 1”"),
        ("stacks", [5] * 5, "“stacks, item 1”"),
        ("displays", [["TNX/RM.", [4]], ["", []]], "“displays, item 1”: Row 1, column 3"),
        ("displays", [["TN/RM", []], ["", []]], "the points are"),
        ("displays", [["TN/RM", 4], ["", []]], "“displays, item 1, item 2”"),
        ("displays", [["TN/RM", [4], 3], ["", []]], "“displays, item 1”"),
        ("displays", [["TTTTTTTT/TTTTTTTT", [4] * 4], ["", []]], r"4 boxes wide.*\[5.6\]"),
        ("wild_chain", 1, "“wild_chain”: This must be true or false"),
        ("wilds", [3, -1], "“wilds, item 2”"),
        ("first_card", 2, "“first_card”"),
        ("turn", 0, "“turn”"),
        ("turn", -3, "“turn”"),
        ("turn", float("nan"), "NaN is no number"),
        ("starter", "0", "“starter”"),
        ("seed", 1.5, "“seed”"),
        ("seed", HUGE, "a number is too long"),
        ("shuffles", float("inf"), "Infinity is no number"),
    ],
    ids=lambda value: str(value)[:20] if value is not HUGE else "huge",
)
def test_an_impossible_entry_is_named(entry: str, value: object, message: str) -> None:
    with pytest.raises(tutor.SaveError, match=message):
        GAME.load(saved(**{entry: value}))


def test_a_position_that_cannot_be_is_refused_with_its_clauses() -> None:
    told = r"This position cannot be: .* nobody holds First\. \[8.2\]"
    with pytest.raises(tutor.SaveError, match=told):
        GAME.load(saved(phase="over"))
    with pytest.raises(tutor.SaveError, match=r"\[1.1\].*\[1.1\].*\[1.1\]$"):
        GAME.load(saved(deck="TNR" * 60))


def test_a_save_with_a_byte_order_mark_loads() -> None:
    assert GAME.load("\ufeff" + saved()) == GAME.load(saved())


@pytest.mark.parametrize("entry", list(json.loads(saved())["state"]))
def test_every_entry_is_needed(entry: str) -> None:
    data = json.loads(saved())
    del data["state"][entry]
    with pytest.raises(tutor.SaveError, match=f"“{entry}” is missing"):
        GAME.load(json.dumps(data))


ENTRIES = st.sampled_from(list(json.loads(saved())["state"]))


@given(st.dictionaries(ENTRIES, json_values, min_size=1))
@settings(max_examples=300)
def test_whatever_stands_in_a_save_it_can_be_played_or_is_refused(changes: dict[str, Any]) -> None:
    try:
        state = GAME.load(saved(**changes))
    except tutor.SaveError:
        return
    for action in GAME.actions(state):
        GAME.apply(state, action)
    assert GAME.describe(state)
    assert GAME.standings(state)
