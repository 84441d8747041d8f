"""Both games with the cards of the expansion in their boxes, and positions for its tests."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any

import attrs
import pytest

from tests.chocolate_factory import positions
from tests.chocolate_factory.positions import with_store
from tutor.chocolate_factory.expansion import STANDARD, load_expansion
from tutor.chocolate_factory.game import ChocolateFactory
from tutor.chocolate_factory.manager.game import FactoryManager
from tutor.chocolate_factory.state import State
from tutor.kit.component_file import ComponentsError

GAME = ChocolateFactory.from_file()
MANAGER = FactoryManager.from_file()
CARDS = GAME.components
play = partial(positions.play, game=GAME)
refused = partial(positions.refused, game=GAME)


def evening(
    sides: str, goods: str = "", *, store: str = "", employee: str = "", **own: Any
) -> State:
    """Player 0 fulfils orders with these chocolates. `sides`: store and side, "PD FC", the others
    show A. `store`: that of the Employee, whose ability does not matter; or `employee`.
    """
    found = positions.fulfilling(goods, **own)
    for each in sides.split():
        found = with_store(found, each[0], each[1])
    hired = employee or f"E{store or sides[0]}1"
    seat = attrs.evolve(found.players[0], employee=hired)
    return attrs.evolve(found, players=(seat, *found.players[1:]))


def spaces(state: State, player: int = 0) -> str:
    """Where the markers of a player stand, in the order of the stores: "03000"."""
    return "".join(str(it.space(player)) for it in state.stores)


def refused_file(folder: Path, old: str, new: str) -> ComponentsError:
    """Why the expansion's file cannot be loaded with `new` in the place of the first `old`."""
    text, path = STANDARD.read_text(encoding="utf-8"), folder / "mine.toml"
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(ComponentsError) as error:
        load_expansion(path)
    return error.value
