"""Records as plain data: what a type says is what a save may hold, and what is wrong is named."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal

import attrs
import pytest

from tutor.engine import ActionError, SaveError
from tutor.kit.notation import Notation
from tutor.kit.reading import letters, number
from tutor.kit.records import Form, Seat, form_of, row_of


@attrs.frozen
class Tile:
    spaces: Annotated[str, letters("TN.", 4)]
    points: Annotated[int, number(9)]


@attrs.frozen
class Table:
    player: Seat
    phase: Literal["play", "over"]
    hands: tuple[tuple[Annotated[Tile, row_of(Tile)], ...], ...]
    top: Tile | None = None
    owners: Mapping[int, Seat] = attrs.field(factory=dict)
    place: tuple[Annotated[int, number(5, -5)], bool] = (0, False)


FULL = Table(1, "over", ((Tile("TN", 3),), ()), Tile(".", 0), {4: 1, 2: 0}, (-2, True))
DATA = {
    "player": 1,
    "phase": "over",
    "hands": [[["TN", 3]], []],
    "top": {"spaces": ".", "points": 0},
    "owners": [[2, 0], [4, 1]],
    "place": [-2, True],
}


def test_a_record_becomes_plain_data_and_comes_back() -> None:
    form = form_of(Table, 2)
    assert form.data(FULL) == DATA
    assert form.value(DATA) == FULL


@pytest.mark.parametrize(
    ("entry", "value", "said"),
    [
        ("player", 2, "“player”: This must be a whole number from 0 to 1"),
        ("player", True, "“player”"),
        ("player", "1", "“player”"),
        ("phase", "nonsense", "“phase”: This must be one of: play, over"),
        ("hands", "TN", "“hands”: This must be a list"),
        ("hands", [[["TN"]]], "“hands, item 1, item 1”: This must be a list of 2 to 2"),
        ("hands", [[["TX", 1]]], "“hands, item 1, item 1, item 1”: “X” means nothing"),
        ("top", {"spaces": "T"}, "“top”: The entry “points” is missing"),
        ("top", [], "“top”: This is not a table"),
        ("owners", [[1, 2]], "“owners, item 1, item 2”"),
        ("owners", [[1, 0], [1, 1]], "“owners”: The same one stands here twice"),
        ("place", [6, True], "“place, item 1”"),
        ("place", [0, 0], "“place, item 2”: This must be true or false"),
    ],
)
def test_what_does_not_fit_is_named(entry: str, value: Any, said: str) -> None:
    with pytest.raises(SaveError, match=said):
        form_of(Table, 2).value({**DATA, entry: value})


@pytest.mark.parametrize("entry", DATA)
def test_every_entry_is_needed(entry: str) -> None:
    with pytest.raises(SaveError, match=f"“{entry}” is missing"):
        form_of(Table, 2).value({name: value for name, value in DATA.items() if name != entry})


def test_a_type_without_a_form_is_a_fault_of_the_game() -> None:
    with pytest.raises(TypeError, match="has no form"):
        form_of(set[int])
    assert form_of(Annotated[set[int], Form(sorted, set)]).data({2, 1}) == [1, 2]


@attrs.frozen
class Put:
    place: Annotated[int | str, int | Literal["r"]]
    face: str


PUT: Notation[Put] = Notation("Sample", "put 2 TN", {"put": Put})


def test_actions_are_written_by_the_types_of_their_fields() -> None:
    for action, text in ((Put(2, "TN"), "put 2 TN"), (Put("r", "7"), "put r 7")):
        assert PUT.text(action) == text
        assert PUT.parse(text) == action
    for text in ("put x TN", "put 2", "put 2 TN N", "lay 2 TN", "put 1234 TN"):
        with pytest.raises(ActionError, match="Write for example: put 2 TN"):
            PUT.parse(text)
    for strange in (Put("x", "TN"), Put(True, "TN"), Put(2, 3), Put(10**6, "TN"), "put"):  # type: ignore[arg-type]
        with pytest.raises(ActionError, match="is no action of Sample"):
            PUT.text(strange)  # type: ignore[arg-type]
