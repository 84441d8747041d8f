"""Components as data: ours, and what is said of a file that cannot be played with."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from tutor.chocolate_factory.components import STANDARD, load_components
from tutor.chocolate_factory.effects import read_effects, sort_of
from tutor.chocolate_factory.game import ChocolateFactory
from tutor.chocolate_factory.parts import read_function
from tutor.kit.component_file import ComponentsError

TEXT = STANDARD.read_text(encoding="utf-8")


@pytest.mark.clause("chocolate-factory/2.2", "chocolate-factory/2.3", "chocolate-factory/2.5")
def test_counts_of_the_rulebook() -> None:
    cards = load_components()
    assert [len(deck) for deck in cards.decks] == [15, 15]
    assert [len(cards.employees_of(store)) for store in "PFSHD"] == [7] * 5
    assert [len(cards.orders_of(size)) for size in "SML"] == [18] * 3
    assert sorted(it.sort for it in cards.staff.values()).count("Gift") == 10
    for order in cards.orders.values():
        assert len(order.stages) == "SML".index(order.size) + 1


@pytest.mark.clause("chocolate-factory/8.5")
def test_the_eight_parts_of_the_rulebook_are_as_printed() -> None:
    blocks = [block for block in TEXT.split("[[part]]") if 'source = "rulebook"' in block]
    printed = {"A3", "A4", "A6", "A12", "B3", "B4", "B5", "B6"}
    assert {card for card in printed if any(f'id = "{card}"' in it for it in blocks)} == printed


def changed(old: str, new: str) -> Callable[[], str]:
    assert old in TEXT
    return lambda: TEXT.replace(old, new, 1)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (changed("track = 9", "track = 8"), "track must be 9"),
        (changed("rewards = [16, 8, 4]", "rewards = [16, 8]"), "rewards must be"),
        (changed('function = "upgrade 2"', 'function = "upgrade 1"'), "one Upgrader"),
        (changed('function = "copy 1"', 'function = "B -> O"'), "one Repeater"),
        (
            changed('function = "B -> O or B + B', 'function = "Q -> O or B + B'),
            "“Q” means nothing",
        ),
        (changed("coal = 1\nfunction", "coal = 7\nfunction"), "from 0 to 6"),
        (changed('id = "A2"', 'id = "A1"'), "A1 is there twice"),
        (changed('id = "A2"', 'id = "Roaster"'), "Roaster is there twice"),
        (changed('deck = "A"', 'deck = "C"'), "deck must be"),
        (changed('store = "P"\n', 'store = "F"\n'), "it needs 7"),
        (changed('key = "coal 4"', 'key = "gold 4"'), "“gold 4” means nothing"),
        (changed('sort = "Gift"', 'sort = "Benefit"'), "is a Gift"),
        (changed('key = "coal 4"', 'key = "tile 1"'), "one tile is spare"),
        (changed('needs = "C N", pays = 6', 'needs = "C B", pays = 6'), "refined chocolates"),
        (changed('"F F F", pays = 8', '"F F F", pays = 4'), "must pay more"),
        (changed('source = "rulebook"', 'source = "somebody"'), "source must be"),
        (changed('edition = "chocolate-factory"', 'edition = "chocoly"'), "edition must be"),
    ],
)
def test_a_file_that_cannot_be_played_with(
    text: Callable[[], str], said: str, tmp_path: Path
) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(text(), encoding="utf-8")
    with pytest.raises(ComponentsError) as error:
        load_components(path)
    assert said in str(error.value)
    assert all(problem.line > 0 for problem in error.value.problems)


def test_a_file_of_ones_own(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(changed('function = "O -> X"', 'function = "K + F -> X + X"')(), "utf-8")
    game = ChocolateFactory.from_file(path)
    assert game.components.parts["A6"].ways != load_components().parts["A6"].ways
    assert game.start(2, seed=1).players[0].coal == 5
    assert {"XA1", "EX1"} <= {*game.components.parts, *game.components.staff}


def test_a_box_of_ones_own_has_no_moves(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(changed('function = "O -> X"', 'function = "O -> X or move 1"')(), "utf-8")
    with pytest.raises(ComponentsError, match="means nothing in function"):
        load_components(path)


def test_a_mixture_of_sorts_is_no_card() -> None:
    assert sort_of(read_effects("coal 3, stage +1")) == ""
    with pytest.raises(ValueError, match="coal many"):
        read_effects("coal many")


def test_a_part_with_too_many_pieces_on_one_side_is_none() -> None:
    with pytest.raises(ValueError, match=r"B -> K"):
        read_function("B -> " + " + ".join("K" * 99))
