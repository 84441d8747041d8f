"""Slots for canvases in a page, and the buttons over their pictures."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

import htpy as h

from widgets.browser.protocol import Rect
from widgets.draw.scene import Scene


def slot(name: str, scene: Scene, *, class_: Sequence[str] = (), **attributes: Any) -> h.Element:
    """Return the slot of canvas `name`, as large as its scene. Children lie over the canvas."""
    size = f"width:{scene.width}px;height:{scene.height}px"
    return h.div(class_=["slot", *class_], data_canvas=name, style=size, **attributes)


@lru_cache(maxsize=2048)
def target(act: str, rect: Rect, label: str, **attributes: Any) -> h.Element:
    """Return a transparent button over `rect` of its slot. `label`: its name for screen readers."""
    x, y, width, height = rect
    place = f"left:{x:g}px;top:{y:g}px;width:{width:g}px;height:{height:g}px"
    return h.button(
        ".target", type="button", data_act=act, aria_label=label, style=place, **attributes
    )
