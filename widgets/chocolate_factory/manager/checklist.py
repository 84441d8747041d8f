"""Draws a picture for each line of the solo setup's checklist."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tutor.chocolate_factory.manager.setup import DRAWN
from widgets.chocolate_factory import checklist as main
from widgets.draw.scene import Pen, Scene
from widgets.draw.theme import Theme


def pictures(players: int, options: Mapping[str, Any], theme: Theme) -> tuple[Scene, ...]:
    """Return a picture for each line of `tutor.chocolate_factory.manager.checklist`."""
    *shared, _turns = main.pictures(players, options, theme)
    target = str(options["target"])
    return (
        *shared,
        main.decks(("D", "W"), theme, step=main.CARD[0] + main.GAP),
        main.decks(("W" if target == DRAWN else target,), theme, step=0),
        _demands(int(options["initial"]), theme),
    )


def _demands(initial: int, theme: Theme) -> Scene:
    """The Initial Demands, and the first letters of the days on five that lie face down."""
    pen, (wide, high) = Pen(), main.CARD
    x = float(main.EDGE)
    for n in range(initial + 5):
        word = "D" if n < initial else main.DAYS[n - initial]
        fill = theme.surface if n < initial else theme.surface_2
        pen.rect(x, main.EDGE, wide * 0.8, high, 5, fill=fill, stroke=theme.line_strong, line=1.5)
        pen.text(word, x + wide * 0.4, main.EDGE + high / 2, 14, theme.ink, 700)
        x += wide * 0.8 + 3 + (main.GAP if n == initial - 1 else 0)
    return pen.scene(round(x) + main.EDGE, high + 2 * main.EDGE)
