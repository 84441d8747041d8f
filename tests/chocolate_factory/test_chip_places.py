"""On a phone a finger hits each result, however many a Part can have."""

from __future__ import annotations

import pytest

from widgets.chocolate_factory.chip_pictures import cells
from widgets.chocolate_factory.factory_places import TOUCH, places


@pytest.mark.parametrize("height", [216, 264, 300, 400])
@pytest.mark.parametrize("width", [336, 366, 479])
def test_each_chip_is_as_large_as_a_finger(width: int, height: int) -> None:
    for chips in range(1, 17):
        at = places(width, height, chips=chips)["chips"]
        for cell in cells(chips, at):
            assert min(cell.width, cell.height) >= TOUCH - 1
            assert cell.x >= 0
            assert cell.right <= width
            assert cell.bottom <= height
