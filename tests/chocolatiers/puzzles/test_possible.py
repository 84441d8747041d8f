"""A puzzle is a moment of a real game: whatever cannot be is refused with its sentence and clause,
in an entry of a pack or a link, as it is asked.
"""

from __future__ import annotations

import copy
import json

import pytest

from tutor import SaveError
from tutor.chocolatiers import Display
from tutor.chocolatiers.puzzles.making.possible import problems
from tutor.chocolatiers.puzzles.making.shipped import shipped
from tutor.chocolatiers.puzzles.making.tasks import read_task, task_data
from tutor.chocolatiers.puzzles.position import Position
from tutor.chocolatiers.puzzles.table import turns_left
from tutor.chocolatiers.state import ACTION, BONUS, END, OVER
from tutor.kit import links
from tutor.kit.frozen import changed
from tutor.puzzles.pack import from_link, load_pack

from .tables import asked

PACK = shipped()


def entry(kind: str, **wanted) -> dict:  # type: ignore[no-untyped-def, type-arg]
    """A puzzle of this kind as a pack holds it, in a game for two."""
    found = next(
        p
        for p in PACK
        if p.task.kind == kind
        and len(p.task.state.displays) == 2
        and all(getattr(p.task.state, name) == value for name, value in wanted.items())
    )
    return copy.deepcopy(task_data(found.task))


def refused(data: dict) -> str:  # type: ignore[type-arg]
    with pytest.raises(SaveError) as caught:
        read_task(data)
    return str(caught.value)


def test_every_shipped_puzzle_can_be() -> None:
    assert [p.id for p in PACK if problems(p.task)] == []


def test_no_table_of_the_pack_is_asked_about_more_than_twice() -> None:
    tables = [p.task.state.displays for p in PACK]
    assert max(map(tables.count, set(tables))) <= 2


def test_eight_cards_in_a_hand() -> None:
    data = entry("steal", phase=BONUS)
    data["at"]["hands"][data["player"]] = 8
    assert "8 cards in hand; at most 7" in refused(data)
    assert "[7.1]" in refused(data)


def test_first_without_six_boxes() -> None:
    data = entry("steal", first_card=None)
    data["first"] = 1 - data["player"]
    assert "holds First without 6 boxes. [8.1]" in refused(data)


def test_a_tile_twice() -> None:
    data = entry("who")
    data["displays"][0] = copy.deepcopy(data["displays"][1])
    assert "is not in the game, or not so often. [1.4]" in refused(data)


def test_more_wilds_than_there_are() -> None:
    data = entry("steal")
    data["wilds_left"][0] = 4
    assert "Wilds, placed ones included; everyone gets 3. [1.2]" in refused(data)


def test_a_wild_the_player_does_not_have() -> None:
    data = entry("steal")
    data["wilds_left"][data["player"]] = 0
    assert "you have 0 left. [6.2]" in refused(data)


def test_a_box_and_a_wild_in_one_turn() -> None:
    data = entry("steal") | {"kind": "both", "tiles": [["TRM.", 3]]}
    assert "a box or a Wild, never both. [2.3]" in refused(data)


def test_more_than_one_wild_in_a_turn() -> None:
    assert "does not fit" in refused(entry("steal") | {"wilds": 2})


def test_no_turn_left() -> None:
    data = entry("steal")
    data["at"]["phase"] = END
    assert "[" in refused(data)
    task = next(p.task for p in PACK if p.task.kind == "tally")
    gone = changed(task.state)
    assert turns_left(gone, task.player) == 0


def test_somebody_else_s_turn() -> None:
    data = entry("steal", first_card=None)
    data["player"] = 1 - data["player"]
    data["wilds_left"] = [3 - str(d[0]).count("*") for d in data["displays"]]
    assert "It is not your turn. [7.4]" in refused(data)


def test_the_last_turn_is_the_last() -> None:
    data = entry("keep")
    del data["first"]
    assert "[8." in refused(data)


def test_a_game_that_is_not_over() -> None:
    data = entry("tally")
    data["at"]["phase"] = ACTION
    assert "[8." in refused(data)


def test_a_box_that_is_not_there() -> None:
    data = entry("pay")
    stacks = data["at"]["stacks"]
    other = next(n for n, stack in enumerate(stacks) if stack and n not in data["ask"])
    stacks[other] = []
    said = refused(data)
    assert "Box tiles; " in said
    assert "[1.4]" in said


def test_a_hand_that_cannot_pay() -> None:
    data = entry("pay")
    me = data["player"]
    hand = data["at"]["hands"][me]
    data["at"]["hands"][me], data["at"]["deck"] = hand[:1], data["at"]["deck"] + len(hand) - 1
    assert "Your hand cannot pay for this box. [4.2]" in refused(data)


def test_a_pack_and_a_link_say_so_too() -> None:
    data = entry("steal")
    data["wilds_left"][0] = 4
    with pytest.raises(SaveError, match=r"Puzzle 1 of this pack: This position cannot be: .*1\.2"):
        load_pack(json.dumps({"format": 1, "puzzles": [data]}))
    with pytest.raises(SaveError, match=r"This position cannot be: .*1\.2"):
        from_link(links.to_link(json.dumps(data)), "chocolatiers")


# ---- what was drawn, or written before puzzles carried their position

ME, BEN = Display.parse(".MTMTR/NNRNNR", [3, 4, 4]), Display.parse("MMNV/VBT.", [6, 3])


@pytest.mark.parametrize("kind", ["steal", "spoil", "who", "fewest"])
def test_a_position_is_made_around_what_an_old_link_holds(kind: str) -> None:
    old = {
        "kind": kind,
        "displays": [[str(d), list(d.points)] for d in (ME, BEN)],
        "wilds_left": [3, 2],
        "player": 0,
        "cards": "M",
        "wilds": {"steal": 1, "spoil": 1, "who": 0, "fewest": 2}[kind],
    }
    task = read_task(old)
    assert problems(task) == ()
    assert task.position == Position((ME, BEN), (3, 2))
    assert read_task(task_data(task)) == task


def test_turns_that_are_surely_left() -> None:
    task = asked("steal", Position((ME, BEN), (1, 0)), "M", wilds=1)
    assert turns_left(task.state, 0) == 5  # Ben needs four boxes more, and then one turn is left
    assert turns_left(task.state, 1) == 3  # they need three, and have begun
    assert turns_left(changed(task.state, phase=OVER), 0) == 0
    last = changed(task.state, first_card=1, last_turns=1)
    assert [turns_left(last, player) for player in (0, 1)] == [1, 0]
