"""Positions as text: an exact round trip, and what cannot be is refused with its reason."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

import pytest

from tests.chocolate_factory.positions import GAME
from tutor.engine import SaveError

Damage = Callable[[dict[str, Any]], object]


def saved(turns: int = 0) -> dict[str, Any]:
    """A position of three players as plain data."""
    state, rng = GAME.start(3, seed=9), random.Random(2)
    for _turn in range(turns):
        state = GAME.apply(state, rng.choice(GAME.actions(state)))
    data: dict[str, Any] = json.loads(GAME.dump(state))
    return data


def test_every_position_of_a_game_comes_back() -> None:
    state, rng = GAME.start(4, seed=3, options={"side_P": "B", "side_D": "AB"}), random.Random(1)
    while not GAME.over(state):
        assert GAME.load(GAME.dump(state)) == state
        seen = GAME.view(state, 2)
        assert GAME.load(GAME.dump(seen)) == seen
        state = GAME.apply(state, rng.choice(GAME.actions(state)))
    assert GAME.load(GAME.dump(state)) == state


def test_a_position_written_by_hand() -> None:
    """Letters come in any order, and cards that are named nowhere are out of the game."""
    data = saved()
    seat = data["state"]["players"][0]
    seat["store"], seat["belt"][2], seat["coal"] = "XCK", "FK", 9
    data["state"]["parts_deck"] = data["state"]["parts_deck"][:25]
    state = GAME.load(json.dumps(data))
    assert (state.seat.store, state.seat.belt[2]) == ("KCX", "KF")


def seat_of(data: dict[str, Any]) -> dict[str, Any]:
    seat: dict[str, Any] = data["state"]["players"][0]
    return seat


def top_of(data: dict[str, Any]) -> str:
    """The next Part of the deck."""
    return str(data["state"]["parts_deck"][0])


DAMAGES: dict[str, Damage] = {
    "from 0 to 2": lambda d: d["state"].update(player=99),
    "one of: draft": lambda d: d["state"].update(phase="nonsense"),
    "Phase and step": lambda d: d["state"].update(step="operate"),
    "letters are BOKFCNX": lambda d: seat_of(d).update(store="KZ"),
    "In “parts_deck” there is": lambda d: d["state"]["parts_deck"].__setitem__(0, "A99"),
    "In “packets, staff” there is": lambda d: d["state"]["packets"]["staff"][0].append("?"),
    "In “players, 0, orders” there is": lambda d: seat_of(d)["orders"].__setitem__(1, ["M99", 0]),
    "This card in “gone”": lambda d: d["state"].update(gone=["S1"]),
    "there is one of it: parts_deck; players, 0, places": lambda d: seat_of(d)[
        "places"
    ].__setitem__(3, d["state"]["parts_deck"][0]),
    "The deck has": lambda d: d["state"].update(parts_deck=[]),
    "The printed Roaster": lambda d: seat_of(d)["places"].__setitem__(4, "Roaster"),
    "can be covered": lambda d: seat_of(d)["places"].__setitem__(0, None),
    "must have 4 items": lambda d: seat_of(d).update(belt=["", ""]),
    "beside the entrance": lambda d: seat_of(d).update(outside=2),
    "another player's turn": lambda d: d["state"].update(player=1),
    "spaces 1 to 9": lambda d: d["state"]["stores"][0].update(stack=[[0, 10]]),
    "one marker": lambda d: d["state"]["stores"][0].update(stack=[[0, 1], [0, 2]]),
    "each with side A or B": lambda d: d["state"]["stores"][0].update(side="Q"),
    "stages done": lambda d: seat_of(d)["orders"].__setitem__(0, ["S1", 1]),
    "earned today": lambda d: seat_of(d).update(earned_today=5),
    "Without an Employee": lambda d: seat_of(d).update(supplied_today=True),
    "used": lambda d: seat_of(d).update(used=["t1"]),
    "does not fit the step": lambda d: d["state"].update(waiting=["A1"]),
    "is missing": lambda d: d["state"].pop("gone"),
    "from 0 to 999": lambda d: seat_of(d).update(coal=1000),
}


@pytest.mark.parametrize("said", sorted(DAMAGES))
def test_a_damaged_save_is_refused(said: str) -> None:
    data = saved()
    DAMAGES[said](data)
    with pytest.raises(SaveError) as error:
        GAME.load(json.dumps(data))
    assert said in str(error.value)
