"""The six signs of the table talk, drawn: what people at a table can say to each other."""

from __future__ import annotations

from collections.abc import Mapping

from attrs import frozen
from markupsafe import Markup

from tutor.i18n import N_

INK, CREAM, TAN, RIBBON, BROWN, RED = (
    *("#33211b", "#fff8ec", "#ecd9bd", "#c99d6d", "#6e3c1e", "#7a2e28"),
)
NONE, AIR = "none", "currentColor"
"""What is seen on the page itself has the colour of its text; all else looks the same in the
dark."""


@frozen
class Shape:
    """A path, the colours of its ground and its line, "none" for none, and the line's width."""

    filled: str
    line: str
    path: str
    width: float = 2.4


HANDLE = "M40 27h3.5a7 7 0 0 1 0 14h-4.5"
CUP: tuple[Shape, ...] = (
    *(Shape(NONE, INK, HANDLE, 6.8), Shape(NONE, CREAM, HANDLE)),  # a light line on a dark one
    Shape(CREAM, INK, "M12 22h28v16a9 9 0 0 1-9 9h-10a9 9 0 0 1-9-9z"),
    Shape(BROWN, INK, "M12 22h28v5q-14 3-28 0z"),
)
STEAM = Shape(NONE, AIR, "M22 17.5c-2.5-2.5 2.5-4.5 0-7M30 17.5c-2.5-2.5 2.5-4.5 0-7")


@frozen
class Talk:
    """A sign on a grid of 56 x 56. `tilted`: shapes on a slant, below the others."""

    name: str
    shapes: tuple[Shape, ...]
    tilted: tuple[Shape, ...] = ()


TALK: Mapping[str, Talk] = {
    "well-played": Talk(
        N_("Well played"),
        (
            Shape(
                RIBBON,
                INK,
                "M19 36l-6 14.5 6.5-2.5 4 3.5 4.5-12zM37 36l6 14.5-6.5-2.5-4 3.5-4.5-12z",
            ),
            Shape(
                TAN,
                INK,
                "M28 9a4.4 4.4 0 0 1 7.5 2a4.4 4.4 0 0 1 5.5 5.5a4.4 4.4 0 0 1 2 7.5"
                "a4.4 4.4 0 0 1 -2 7.5a4.4 4.4 0 0 1 -5.5 5.5a4.4 4.4 0 0 1 -7.5 2"
                "a4.4 4.4 0 0 1 -7.5 -2a4.4 4.4 0 0 1 -5.5 -5.5a4.4 4.4 0 0 1 -2 -7.5"
                "a4.4 4.4 0 0 1 2 -7.5a4.4 4.4 0 0 1 5.5 -5.5a4.4 4.4 0 0 1 7.5 -2z",
            ),
            Shape(CREAM, INK, "M28 14a10 10 0 1 1-.1 0z"),
            Shape(NONE, INK, "M22.8 24.2l3.8 3.8 7-8"),
        ),
    ),
    "laugh": Talk(
        N_("Ha!"),
        (
            STEAM,
            *CUP,
            Shape(NONE, INK, "M17 34q3-3.6 6 0M29 34q3-3.6 6 0"),
            Shape(RED, INK, "M20 37h12c0 7.4-12 7.4-12 0z"),
        ),
    ),
    "oh": Talk(
        N_("Oh!"),
        (
            STEAM,
            *CUP,
            Shape(NONE, INK, "M17 31q2.6-2 5-.4M30 30.6q2.6-1.6 5 .4"),
            Shape(INK, NONE, "M20 33a1.8 1.8 0 1 1-.1 0zM32 33a1.8 1.8 0 1 1-.1 0z"),
            Shape(RED, INK, "M26 37.4a2.6 3.4 0 1 1-.1 0z"),
        ),
    ),
    "hmm": Talk(
        N_("Hmm …"),
        (
            *CUP,
            Shape(AIR, NONE, "M36 14.6a1.6 1.6 0 1 1-.1 0zM41 10.6a2.2 2.2 0 1 1-.1 0z"),
            Shape(AIR, NONE, "M47.5 6.6a2.8 2.8 0 1 1-.1 0z"),
            Shape(NONE, INK, "M29 31q3-2 6 0M23 41.4l7-1"),
            Shape(INK, NONE, "M20.5 33a2 2 0 1 1-.1 0zM31.5 33a2 2 0 1 1-.1 0z"),
        ),
    ),
    "thanks": Talk(
        N_("Thank you"),
        (Shape(NONE, AIR, "M8.5 21l-3.6-3.4M14.5 15.5l-2.2-4.8M23 13.5v-5"),),
        tilted=(
            *CUP,
            Shape(NONE, INK, "M17 33q3 2.8 6 0M29 33q3 2.8 6 0M20.5 39.5q5.5 4 11 0"),
        ),
    ),
    "your-turn": Talk(
        N_("Your turn"),
        (
            Shape(NONE, INK, "M28 15v-4"),
            Shape(RIBBON, INK, "M23 42a5 5 0 0 0 10 0z"),
            Shape(TAN, INK, "M10 42c5-4 5-8 5-14a13 13 0 0 1 26 0c0 6 0 10 5 14z"),
            Shape(NONE, AIR, "M7.5 20q-3.4 5.5-1 11M48.5 20q3.4 5.5 1 11"),
        ),
    ),
}
"""What can be said at a table, by the ids of `tutor.together.asking.TALK`."""


def talk_svg(what: str, size: int) -> Markup:
    """Return a sign of the table talk, hidden from screen readers. Raises KeyError."""
    found = TALK[what]
    tilted = f'<g transform="rotate(12 26 34)">{_drawn(found.tilted)}</g>' if found.tilted else ""
    return Markup(
        f'<svg class="talk-picture" width="{size}" height="{size}" viewBox="0 0 56 56" '
        'stroke-linecap="round" stroke-linejoin="round" '
        f'aria-hidden="true" focusable="false">{tilted}{_drawn(found.shapes)}</svg>'
    )


def _drawn(shapes: tuple[Shape, ...]) -> str:
    return "".join(
        f'<path fill="{each.filled}" stroke="{each.line}" stroke-width="{each.width}" '
        f'd="{each.path}"/>'
        for each in shapes
    )
