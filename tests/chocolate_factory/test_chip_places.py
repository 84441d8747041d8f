"""A finger hits each result, however many a Part can have, wherever the Factory is shown."""

from __future__ import annotations

import pytest

from tutor.chocolate_factory.state import PLACES
from widgets.chocolate_factory.chip_pictures import cells
from widgets.chocolate_factory.factory_places import LEAST_ON_TOP, TOUCH, meet, places
from widgets.chocolate_factory.grouping import MOST_RESULTS

UPRIGHT = [(366, 264), (336, 300), (366, 359), (479, 400)]
WIDE = [(520, 186), (520, 150), (560, 220), (700, 300), (860, 412), (1300, 600)]
"""Sizes of the Factory: on phones, sideways, on tables, on large screens."""


@pytest.mark.parametrize("evening", [False, True])
@pytest.mark.parametrize(("width", "height"), UPRIGHT + WIDE)
def test_each_chip_is_as_large_as_a_finger(width: int, height: int, evening: bool) -> None:
    for chips in range(1, MOST_RESULTS + 1):
        found = places(width, height, evening=evening, chips=chips)
        for cell in cells(chips, found["chips"]):
            assert min(cell.width, cell.height) >= TOUCH - 1
            assert cell.x >= 0
            assert cell.right <= width
            assert cell.bottom <= height
        for key, at in found.items():
            free = key == "chips" or key.startswith(("part:", "tile:"))
            assert free or (min(at.width, at.height) >= TOUCH - 2 and not meet(at, found["chips"]))


@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize(("width", "height"), [it for it in UPRIGHT + WIDE if it != (520, 150)])
def test_a_chosen_part_and_its_tile_are_in_sight_beside_all_results(
    width: int, height: int, place: str
) -> None:
    for chips in range(1, MOST_RESULTS + 1):
        found = places(width, height, chips=chips, chosen=f"part:{place}")
        for key in (f"part:{place}", f"tile:{place[1]}"):
            at = found[key]
            assert not meet(at, found["chips"]), (chips, key)
            assert min(at.width, at.height) >= LEAST_ON_TOP
            assert at.x >= 0
            assert at.right <= width
        assert not meet(found[f"part:{place}"], found[f"tile:{place[1]}"])
        for cell in cells(chips, found["chips"]):
            assert min(cell.width, cell.height) >= TOUCH - 1
            assert cell.right <= width
            assert cell.bottom <= height


def test_long_results_have_wider_chips() -> None:
    at = places(366, 359, chips=12, chip=80)["chips"]
    assert min(cell.width for cell in cells(12, at, 80)) >= 80
    assert min(cell.height for cell in cells(12, at, 80)) >= TOUCH - 1
