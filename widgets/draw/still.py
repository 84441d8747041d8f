"""A still picture for pages that are not ours, a notebook's for one: a file of SVG of its own, in
the colours of light and dark pages.

Nothing in it needs the page around it: no style, script or font. So it stays in a saved notebook,
in one that is not trusted, and where notebooks are only read.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from urllib.parse import quote

from attrs import evolve
from markupsafe import Markup

from widgets.draw.scene import Command, Fill, Scene, Splice, Sprite, Stroke, Text
from widgets.draw.svg import written
from widgets.draw.theme import DARK, LIGHT, Theme

Draw = Callable[[Theme], Scene]
"""Draws the same in any theme: other colours, and nothing else that differs."""

Painted = Fill | Stroke | Text
"""The commands that have a colour."""

FOLLOW = (
    "<style>"
    ".tutor-still{max-width:100%;height:auto}"
    '[data-jp-theme-light="true"] .tutor-still{color-scheme:light}'
    '[data-jp-theme-light="false"] .tutor-still,.vscode-dark .tutor-still,'
    ".vscode-high-contrast:not(.vscode-high-contrast-light) .tutor-still,"
    "[theme=dark] .tutor-still{color-scheme:dark}"
    "</style>"
)
"""Pictures take the side of the page they are in: JupyterLab, VS Code, Colab; elsewhere that of the
system. Where a style is not let in, that of the system, too."""


SAFE = " '/:;=,(){}@!*+"
"""Signs that may stand in the address of an image as they are, and make it shorter."""


def still_svg(draw: Draw) -> str:
    """The picture as a file of SVG, its colours those of the light or the dark theme."""
    light, dark = draw(LIGHT), draw(DARK)
    palette: dict[tuple[str, str], str] = {}
    commands = tuple(_paired(light.commands, dark.commands, palette))
    shared = {
        sprite: f"s{number}"
        for number, (sprite, times) in enumerate(Counter(_sprites(commands)).items())
        if times > 1
    }
    sprites = "".join(
        f'<g id="{name}">{written(sprite.commands, name, shared)}</g>'
        for sprite, name in shared.items()
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{light.width}" height="{light.height}" '
        f'viewBox="0 0 {light.width} {light.height}" stroke-linecap="round" '
        f'stroke-linejoin="round">{_colours(palette)}<defs>{sprites}</defs>'
        f"{written(commands, 'p', shared)}</svg>"
    )


def still_html(draw: Draw, words: str) -> Markup:
    """The picture as an image for a page, `words` for those who do not see it."""
    scene = draw(LIGHT)
    # Single quotes may stand in an attribute as they are; nothing else in an SVG of ours is one.
    source = Markup("data:image/svg+xml," + quote(still_svg(draw).replace('"', "'"), safe=SAFE))
    return Markup('<img class="tutor-still" alt="{}" width="{}" height="{}" src="{}">').format(
        words, scene.width, scene.height, source
    )


def _paired(
    light: tuple[Command, ...], dark: tuple[Command, ...], palette: dict[tuple[str, str], str]
) -> Iterator[Command]:
    """The commands with both themes' colours: where they differ a name for the two."""
    for one, other in zip(light, dark, strict=True):
        if isinstance(one, Painted) and isinstance(other, Painted) and one.colour != other.colour:
            name = palette.setdefault((one.colour, other.colour), f"--c{len(palette)}")
            yield evolve(one, colour=f"var({name})")
        elif isinstance(one, Splice) and isinstance(other, Splice):
            inner = _paired(one.sprite.commands, other.sprite.commands, palette)
            yield evolve(one, sprite=Sprite(tuple(inner)))
        else:
            yield one


def _sprites(commands: tuple[Command, ...]) -> Iterator[Sprite]:
    for command in commands:
        if isinstance(command, Splice):
            yield command.sprite
            yield from _sprites(command.sprite.commands)


def _colours(palette: dict[tuple[str, str], str]) -> str:
    light = "".join(f"{name}:{colours[0]};" for colours, name in palette.items())
    dark = "".join(f"{name}:{colours[1]};" for colours, name in palette.items())
    return f"<style>:root{{{light}}}@media (prefers-color-scheme:dark){{:root{{{dark}}}}}</style>"
