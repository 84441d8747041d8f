"""Packs and links: exact round trips, every defect named, nothing believed that is not proven."""

from __future__ import annotations

import base64
import json
import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tutor import SaveError, load_game
from tutor.chocolatiers.puzzles.making.generator import from_game
from tutor.kit import links
from tutor.puzzles.games import puzzles_of
from tutor.puzzles.pack import check_pack, dump_pack, from_link, load_pack, puzzle_data, to_link


@pytest.fixture(scope="module")
def pack():
    return [puzzle for n in range(4) for puzzle in from_game(n, seed=5)[0]]


def test_round_trip(pack):
    assert load_pack(dump_pack(pack, "A title with “quotes”")) == pack


def test_a_true_pack_checks(pack):
    assert check_pack(pack) == []


def test_a_false_answer_is_found(pack):
    data = json.loads(dump_pack(pack))
    data["puzzles"][2]["proof"]["value"] += 1
    assert check_pack(load_pack(json.dumps(data)))[0].startswith("Puzzle 3 ")


def test_links(pack):
    for puzzle in pack:
        link = to_link(puzzle)
        assert link.replace("-", "").replace("_", "").isalnum()
        assert from_link(link, "chocolatiers") == puzzle


@pytest.mark.parametrize("text", ["", "abc", "!!", "é", "A" * 9000, "eJw", None, 7])
def test_damaged_links_say_so(text):
    with pytest.raises(SaveError, match="link"):
        from_link(text, "chocolatiers")


@given(st.text(max_size=80))
def test_no_text_breaks_a_link(text):
    with pytest.raises(SaveError):
        from_link(text, "chocolatiers")


@pytest.mark.parametrize(
    "text", ["", "{", "[]", "{}", '{"format":1}', '{"format":9,"puzzles":[]}', "[" * 9999]
)
def test_no_pack(text):
    with pytest.raises(SaveError):
        load_pack(text)


BAD = [
    ("kind", "nonsense"),
    ("kind", ["steal"]),
    ("displays", [["TT/T", [1]], ["NN/NN", [3]]]),
    ("displays", [["TT/TT", [1]]]),
    ("displays", "TT"),
    ("displays", [["", []], ["NN/NN", [3]]]),
    ("wilds_left", [1]),
    ("wilds_left", [1, -1]),
    ("wilds_left", [1, 10**9]),
    ("player", 7),
    ("player", "0"),
    ("first", 4),
    ("cards", "X"),
    ("cards", "TT"),
    ("cards", ""),
    ("ask", [0]),
    ("ask", [9]),
    ("at", None),
    ("at", {}),
    ("at", {"turn": 10**9}),
    ("options", [7]),
    ("wilds", 0),
    ("wilds", 9),
    ("wilds", True),
    ("proof", None),
    ("proof", {"answers": []}),
    ("proof", {"answers": [], "value": 1, "runner_up": 0, "searched": 1, "greedy": ""}),
    ("proof", {"answers": "abc", "value": 1, "runner_up": 0, "searched": 1, "greedy": ""}),
    ("proof", {"answers": ["a"], "value": 10**30, "runner_up": 0, "searched": 1, "greedy": ""}),
    ("proof", {"answers": ["a"], "value": 1, "runner_up": 0, "searched": -5, "greedy": ""}),
    ("proof", {"answers": ["a"], "value": True, "runner_up": 0, "searched": 1, "greedy": ""}),
    ("proof", {"answers": ["a"], "value": 1, "runner_up": 0, "searched": 1}),
    ("proof", {"answers": ["x" * 999], "value": 1, "runner_up": 0, "searched": 1, "greedy": ""}),
]


def _steal():
    """The entry of a puzzle, to be spoilt."""
    shipped = puzzles_of("chocolatiers").shipped()
    return puzzle_data(next(puzzle for puzzle in shipped if puzzle.task.kind == "steal"))


@pytest.mark.parametrize(("entry", "value"), BAD, ids=lambda v: str(v)[:30])
def test_a_wrong_entry_is_named_with_its_puzzle(entry, value):
    data = _steal()
    data[entry] = value
    with pytest.raises(SaveError, match="Puzzle 1 of this pack"):
        load_pack(json.dumps({"format": 1, "puzzles": [data]}))


@pytest.mark.parametrize("digits", [4000, 5000])
def test_a_number_without_end_is_refused(pack, digits):
    number = "9" * digits
    text = dump_pack(pack[:1]).replace(f'"value":{pack[0].proof.value}', f'"value":{number}')
    assert number in text
    with pytest.raises(SaveError, match="a number is too long"):
        load_pack(text)
    with pytest.raises(SaveError, match="a number is too long"):
        from_link(links.to_link(f'{{"kind":"steal","player":{number}}}'), "chocolatiers")


def _stated(game, of, **changed):
    """A pack of the first puzzle of that kind, with other entries than it has."""
    puzzles = puzzles_of(game)
    puzzle = next(p for p in puzzles.shipped() if p.task.kind == of)
    entry = puzzle_data(puzzle)
    changed = {key: value(entry) if callable(value) else value for key, value in changed.items()}
    data = {"format": 1, "game": game, "puzzles": [entry | changed]}
    return json.dumps(data)


def _all_legal(entry):
    """Four moves that can be played in a puzzle."""
    (puzzle,) = load_pack(json.dumps({"format": 1, "game": "chocolatiers", "puzzles": [entry]}))
    game, state = load_game("chocolatiers"), puzzle.task.state
    return [game.action_text(action) for action in game.actions(state)][:4]


def _first_on_all(entry):
    right = int(entry["proof"]["answers"][0][0])
    legal = [text for n, text in enumerate(entry["options"]) if n != right]
    return [*legal, legal[0]]


@pytest.mark.parametrize(
    ("text", "why"),
    [
        (
            _stated("chocolatiers", "ruling", options=_first_on_all),
            "There must be 4 moves to choose among",
        ),
        (
            _stated("chocolatiers", "ruling", options=_all_legal),
            "0 of the moves cannot be played: it must be one",
        ),
        (
            _stated(
                "chocolatiers-2019",
                "trade",
                proof=lambda entry: entry["proof"] | {"answers": ["3"], "greedy": "3"},
            ),
            "its proof states “3”, which is no possible answer to it",
        ),
        (
            _stated("chocolatiers-2019", "cheap", kind="still", places=[], wilds=0),
            "Nobody is about to end the game, and nobody just has",
        ),
    ],
    ids=["twice", "none", "no-turn", "no-end"],
)
def test_a_proof_that_does_not_fit_its_task_is_named_with_its_puzzle(text, why):
    with pytest.raises(SaveError, match=f"^Puzzle 1 of this pack: {re.escape(why)}"):
        load_pack(text)


def test_an_empty_stack_that_is_asked_about_is_named():
    entries = [puzzle_data(p) for p in puzzles_of("chocolatiers").shipped()]
    bare = next(e for e in entries if e["kind"] == "pay" and [] in e["at"]["stacks"])
    bare["ask"][1] = bare["at"]["stacks"].index([])
    with pytest.raises(SaveError, match=r"^Puzzle 1 .*: There is no box to fill on that stack\."):
        load_pack(json.dumps({"format": 1, "puzzles": [bare]}))


def test_a_trade_that_does_not_pay_is_found_when_it_is_proven_again():
    trades = puzzles_of("chocolatiers-2019")
    puzzle = next(p for p in trades.shipped() if p.task.kind == "trade")
    ways = [f"trade {give} {a}{b}" for give in "TNRMBV" for a in "TNRMBV" for b in "TNRMBV"]
    worth = {way: trades.kinds["trade"].value(puzzle.task, way) for way in ways}
    poor = next(way for way, much in worth.items() if much not in (None, puzzle.proof.value))
    proof = puzzle_data(puzzle)["proof"] | {"answers": [poor]}
    text = _stated("chocolatiers-2019", "trade", proof=proof)
    assert check_pack(load_pack(text)) == [
        "Puzzle 1 states another answer or value than its proof."
    ]


def test_nothing_may_follow_a_link(pack):
    link = to_link(pack[0])
    data = base64.urlsafe_b64decode(link + "=" * (-len(link) % 4))
    junk = base64.urlsafe_b64encode(data + b"junk").decode().rstrip("=")
    for text in (junk, link + "A", link + "=", link + " "):
        with pytest.raises(SaveError, match="This link is damaged"):
            from_link(text, "chocolatiers")


def test_a_pack_with_a_byte_order_mark_loads(pack):
    assert load_pack("\ufeff" + dump_pack(pack)) == pack


def test_python_s_own_words_stay_inside():
    data = _steal()
    data["displays"] = [["TT/TT"], ["NN/NN", [3]]]
    with pytest.raises(SaveError, match="“displays, item 1”: This must be a list of 2") as caught:
        load_pack(json.dumps({"format": 1, "puzzles": [data]}))
    assert "unpack" not in str(caught.value)


@given(
    st.recursive(
        st.none() | st.booleans() | st.integers() | st.text(max_size=6),
        lambda inner: (
            st.lists(inner, max_size=3)
            | st.dictionaries(st.sampled_from([e for e, _v in BAD]), inner, max_size=5)
        ),
        max_leaves=12,
    )
)
def test_no_data_breaks_a_pack(value):
    with pytest.raises(SaveError, match="Puzzle 1"):
        load_pack(json.dumps({"format": 1, "puzzles": [value]}))
