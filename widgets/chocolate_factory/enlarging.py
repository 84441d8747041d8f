"""A zone made larger as a whole, for large screens: pieces, words and buttons alike."""

from __future__ import annotations

from collections.abc import Callable

import htpy as h
from attrs import evolve
from htpy import Node

from widgets.draw.geometry import Rect
from widgets.draw.scene import Restore, Save, Scene, Shift
from widgets.tabletop.zone import Zone


def larger(zone: Zone, scale: float) -> Zone:
    """Return the zone `scale` times as large."""
    if scale == 1:
        return zone
    made = zone.buttons
    return evolve(
        zone,
        scene=_scaled(zone.scene, scale),
        rects={key: Rect(*(scale * length for length in at)) for key, at in zone.rects.items()},
        buttons=made and _stretched(made, scale),
        picture=lambda key: (it := zone.picture(key)) and _scaled(it, scale),
    )


def _scaled(scene: Scene, scale: float) -> Scene:
    commands = (Save(), Shift(0, 0, scale), *scene.commands, Restore())
    return Scene(round(scene.width * scale), round(scene.height * scale), commands)


def _stretched(buttons: Callable[[], Node], scale: float) -> Callable[[], Node]:
    style = f"position:absolute;top:0;left:0;transform:scale({scale:g});transform-origin:0 0"
    return lambda: h.div(style=style)[buttons()]
