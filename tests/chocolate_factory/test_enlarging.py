"""A zone as a whole is larger on a large screen."""

from __future__ import annotations

from attrs import evolve

from widgets.chocolate_factory.enlarging import larger
from widgets.draw.geometry import Rect
from widgets.draw.scene import Pen
from widgets.tabletop.zone import Zone


def test_everything_in_a_zone_grows_alike() -> None:
    pen = Pen()
    pen.rect(0, 0, 10, 10, fill="#000000")
    scene = pen.scene(40, 20)
    zone = Zone("it", scene, "", {"a": Rect(4, 2, 10, 10)}, None, picture=lambda key: scene)
    found = larger(zone, 1.5)
    assert (found.scene.width, found.scene.height) == (60, 30)
    assert found.rects["a"] == Rect(6, 3, 15, 15)
    alone = found.picture("a")
    assert alone is not None
    assert alone.width == 60
    assert found.buttons is None
    assert "scale(1.5)" in str(larger(evolve(zone, buttons=lambda: "x"), 1.5).element)
    assert larger(zone, 1) is zone
