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
    return _sized(name, scene.width, scene.height, tuple(class_), **attributes)


@lru_cache(maxsize=256)
def _sized(
    name: str, width: int, height: int, class_: tuple[str, ...], **attributes: Any
) -> h.Element:
    size = f"width:{width}px;height:{height}px"
    return h.div(class_=["slot", *class_], data_canvas=name, style=size, **attributes)


@lru_cache(maxsize=2048)
def target(act: str, rect: Rect, label: str, **attributes: Any) -> h.Element:
    """Return a transparent button over `rect` of its slot. `label`: its name for screen readers."""
    style = at_place(rect)
    return h.button(
        ".target", type="button", data_act=act, aria_label=label, style=style, **attributes
    )


def at_place(rect: Rect) -> str:
    """Return the style of what lies over `rect` of its slot."""
    x, y, width, height = rect
    return f"left:{x:g}px;top:{y:g}px;width:{width:g}px;height:{height:g}px"
