"""The signs of Weekly Targets in the diary."""

from __future__ import annotations

from markupsafe import Markup

from tutor.chocolate_factory.manager.cards import load_cards
from tutor.chocolate_factory.manager.judging import TARGET
from tutor.chocolate_factory.manager.meters import DISCARD, STEPS, Meter
from widgets.chocolate_factory.final_score import PAGE
from widgets.chocolate_factory.manager.goal_signs import draw_goal_sign
from widgets.draw.geometry import Rect
from widgets.draw.scene import Pen
from widgets.draw.svg import scene_svg


def sign(target: str, size: int) -> Markup:
    """Draw what a Weekly Target asks for beside its money; an empty place for one that is not
    known.
    """
    pen, at = Pen(), Rect(2, 2, size - 4, size - 4)
    if target in load_cards():
        kind = DISCARD if load_cards()[target].orders else STEPS
        draw_goal_sign(pen, PAGE, Meter(0, TARGET, target, kind), at)
    return Markup(scene_svg(pen.scene(size, size)))
