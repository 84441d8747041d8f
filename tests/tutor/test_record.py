"""Records: undo, redo, replay, save files and share links."""

from __future__ import annotations

import base64
import contextlib
import json
import random
import string
import zlib
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import tutor
from tests.chocolatiers.strategies import game, json_values
from tests.chocolatiers.tables import GAME
from tutor import Record
from tutor.chocolatiers import Box, Take
from tutor.chocolatiers.components import STANDARD
from tutor.kit.reading import MOST_TEXT
from tutor.record import MAX_ACTIONS


def played(seed: int = 3, players: int = 2, moves: int | None = None) -> Record:
    """A record of a random game, or of its first moves."""
    record = Record.start("chocolatiers", players=players, seed=seed, first=seed % players)
    for _state, action in game(seed, players)[:-1][:moves]:
        record.play(action)
    return record


@given(st.integers(0, 40), st.integers(2, 4), st.integers(0, 200))
@settings(max_examples=40)
def test_text_and_link_are_exact_round_trips(seed: int, players: int, moves: int) -> None:
    record = played(seed, players, moves)
    for again in (Record.load(record.dump()), Record.from_link(record.link())):
        assert again.state == record.state
        assert again.actions == record.actions
        assert again.states == record.states
        assert again.dump() == record.dump()
        assert again.link() == record.link()


def test_a_link_goes_into_an_address_as_it_is() -> None:
    link = played(players=4).link()
    assert set(link) <= set(string.ascii_letters + string.digits + "-_")
    assert len(link) < 2000  # what every browser and chat accepts


def test_undo_takes_back_and_redo_plays_again() -> None:
    record = played()
    states, actions = record.states, record.actions
    assert not record.can_redo
    for n in range(len(actions) - 1, -1, -1):
        assert record.undo() == actions[n]
        assert record.state == states[n]
    assert record.actions == ()
    with pytest.raises(tutor.RecordError, match="nothing to undo"):
        record.undo()
    for n, action in enumerate(actions, 1):
        assert record.can_redo
        assert record.redo() == action
        assert record.state == states[n]
    with pytest.raises(tutor.RecordError, match="nothing to play again"):
        record.redo()


def test_another_action_ends_what_could_be_played_again() -> None:
    record = played(moves=4)
    record.undo()
    record.play(record.game.actions(record.state)[-1])
    assert not record.can_redo


def test_an_illegal_action_leaves_the_record_as_it_was() -> None:
    record = played(moves=1)
    record.play(record.game.actions(record.state)[-1])
    record.undo()
    before = record.dump()
    for action, error in [(Take("T"), tutor.IllegalAction), ("take T", tutor.ActionError)]:
        with pytest.raises(error):
            record.play(action)
    assert record.dump() == before
    assert record.can_redo


def test_a_game_can_go_on_from_any_point() -> None:
    record = played()
    for n in (0, 1, 10, len(record.actions)):
        branch = record.cut(n)
        assert branch.states == record.states[: n + 1]
        assert branch.actions == record.actions[:n]
        assert Record.load(branch.dump()).state == branch.state
    branch = record.cut(2)
    branch.play(branch.game.actions(branch.state)[0])
    assert len(branch.actions) == 3
    assert record.states == played().states


def test_a_branch_shares_nothing_that_changes() -> None:
    record = Record.start("chocolatiers", players=2, seed=5)
    before = record.dump()
    with pytest.raises(TypeError):
        record.cut(0).setup["seed"] = 6  # type: ignore[index]
    setup = {"players": 2, "seed": 5, "first": 0}
    other = Record(GAME, record.state, setup)
    setup["seed"] = 6
    assert other.dump() == before


def test_what_can_be_played_can_be_saved_linked_and_loaded() -> None:
    record = Record.start("chocolatiers", players=2, seed=3)
    choose = random.Random(3)
    for _n in range(MAX_ACTIONS):  # nobody fills a box, so the game goes on
        actions = [a for a in GAME.actions(record.state) if not isinstance(a, Box)]
        record.play(choose.choice(actions))
    before = record.dump()
    with pytest.raises(tutor.RecordError, match="at most 10000 actions"):
        record.play(GAME.actions(record.state)[0])
    assert record.dump() == before
    again = Record.from_link(record.link())
    assert again.actions == record.actions
    assert again.state == record.state


def test_the_longest_actions_have_room_in_a_save() -> None:
    longest = GAME.action_text(Box(4, "TTNNRRMM", -1, -1, "TNRM"))
    assert MAX_ACTIONS * len(json.dumps(longest) + ",") < MOST_TEXT * 0.9


@pytest.mark.parametrize("point", [-1, 5, True, None, 1.0, "2"])
def test_there_is_no_point_outside_the_record(point: object) -> None:
    with pytest.raises(tutor.RecordError, match="has 4 actions"):
        played(moves=4).cut(point)  # type: ignore[arg-type]


def test_a_record_may_begin_in_the_middle() -> None:
    state = game(5, 3)[20][0]
    record = Record.from_state(GAME, state)
    record.play(GAME.actions(state)[0])
    again = Record.from_link(record.link())
    assert again.states[0] == state
    assert again.state == record.state


def test_a_record_with_a_teacher_s_own_components_keeps_them(tmp_path: Path) -> None:
    own = tmp_path / "mine.toml"
    own.write_text(STANDARD.read_text(encoding="utf-8").replace("first = 4", "first = 9"))
    game = tutor.load_game("chocolatiers", components=own)
    record = Record.start(game, players=2, seed=5)
    record.play(game.actions(record.state)[0])
    for again in (Record.load(record.dump(), game), Record.from_link(record.link(), game)):
        assert again.game is game
        assert again.states == record.states
    # The seed alone would tell another start where the pieces differ.
    assert "setup" not in json.loads(record.dump())
    assert Record.load(record.dump()).states == record.states
    assert Record.start(GAME, players=2, seed=5).dump() == (
        Record.start("chocolatiers", players=2, seed=5).dump()
    )


# What is no record


def text_of(**changes: Any) -> str:
    """A record's text with some entries changed."""
    return json.dumps({**json.loads(played(moves=3).dump()), **changes})


def impossible(**changes: Any) -> Any:
    """A dumped position with entries that cannot be."""
    data = json.loads(GAME.dump(GAME.start(2, seed=7)))
    data["state"].update(changes)
    return data


DEEP = "[" * 100_000
NESTED = json.loads("[" * 400 + "]" * 400)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "line 1, column 1 is not JSON"),
        (None, "A save is text"),
        (DEEP, "nested too deep"),
        ("9" * 5000, "a number is too long"),
        (" " * 2_000_000, "far too long"),
        ("[]", "a game the tutor does not know"),
        ("{}", "a game the tutor does not know"),
        (text_of(game="chess"), "a game the tutor does not know"),
        (text_of(game=["chocolatiers"]), "a game the tutor does not know"),
        (text_of(format=2), "another version"),
        (text_of(format=None), "another version"),
        (text_of(setup=None), "“setup”"),
        (text_of(setup=[2, 7, 0]), "“setup”"),
        (text_of(setup={"players": 2}), "“setup”"),
        (text_of(setup={"players": 9, "seed": 1, "first": 0}), "“setup”.*2 to 4 players"),
        (text_of(setup={"players": 2, "seed": None, "first": 0}), "“setup”.*whole number"),
        (text_of(setup={"players": 2, "seed": 1, "first": 7}), "“setup”.*0 to 1"),
        (text_of(start=None), "not a saved position"),
        (text_of(start=NESTED), "nested too deep"),
        (text_of(start=impossible(phase="over")), r"cannot be: .* nobody holds First. \[8.2\]"),
        (text_of(start=impossible(deck="")), r"\[1.1\]"),
        (text_of(actions=None), "“actions”"),
        (text_of(actions="take T"), "“actions”"),
        (text_of(actions=["take T"] * 10_001), "“actions”"),
        (text_of(actions=["take T", "dance"]), "Action [12] of this save cannot be played"),
        (text_of(actions=[["take", "T"]]), "Action 1 of this save cannot be played"),
        (text_of(actions=["skip"]), r"Action 1 of this save cannot be played: .*\[2.2\]"),
    ],
    ids=lambda value: str(value)[:30],
)
def test_a_text_that_is_no_record_is_told(text: object, message: str) -> None:
    with pytest.raises(tutor.SaveError, match=message):
        Record.load(text)  # type: ignore[arg-type]


def packed(data: bytes) -> str:
    """Bytes as a link packs them."""
    return base64.urlsafe_b64encode(zlib.compress(data)).decode().rstrip("=")


BOMB = packed(b" " * 50_000_000)


@pytest.mark.parametrize(
    "link",
    ["", "x", "abc", "ü", "a b", None, 5, b"abc", "A" * 2_000_000, BOMB, packed(b"\xff\xff")],
)
def test_a_damaged_link_is_told(link: object) -> None:
    with pytest.raises(tutor.SaveError, match="This link is damaged"):
        Record.from_link(link)  # type: ignore[arg-type]


def test_nothing_may_follow_a_link() -> None:
    link = played(moves=3).link()
    data = zlib.compress(played(moves=3).dump().encode(), 9)
    junk = base64.urlsafe_b64encode(data + b"junk").decode().rstrip("=")
    for text in (junk, link + "A", link + "AAAA", link + "=", link + "\n", " " + link, link + "."):
        with pytest.raises(tutor.SaveError, match="This link is damaged"):
            Record.from_link(text)


def test_a_save_with_a_byte_order_mark_loads() -> None:
    record = played(moves=3)
    assert Record.load("\ufeff" + record.dump()).states == record.states


@pytest.mark.parametrize("data", [b"{}", b"null", b"[[[[", b'{"game":"chocolatiers"}'])
def test_a_link_to_something_else_is_told(data: bytes) -> None:
    with pytest.raises(tutor.SaveError):
        Record.from_link(packed(data))


def test_every_cut_and_every_changed_letter_of_a_link_is_noticed() -> None:
    record = played(moves=30)
    link = record.link()
    choose = random.Random(1)
    for n in range(len(link)):
        with pytest.raises(tutor.SaveError):
            Record.from_link(link[:n])
        other = choose.choice([c for c in string.ascii_letters if c != link[n]])
        changed = link[:n] + other + link[n + 1 :]
        with contextlib.suppress(tutor.SaveError):  # the last letter has bits that say nothing
            assert Record.from_link(changed).dump() == record.dump()


ENTRIES = st.sampled_from(["game", "format", "setup", "start", "actions"])


@given(st.dictionaries(ENTRIES, json_values))
@settings(max_examples=200)
def test_whatever_stands_in_a_record_nothing_else_is_raised(changes: dict[str, Any]) -> None:
    with contextlib.suppress(tutor.SaveError):
        Record.load(text_of(**changes))


@pytest.mark.parametrize("game_id", ["chess", "", "chocolatiers-2001"])
def test_an_unknown_game_is_told(game_id: object) -> None:
    with pytest.raises(tutor.UnknownGame, match="The games are: chocolatiers"):
        Record.start(game_id, players=2)  # type: ignore[arg-type]
