"""Still pictures for pages that are not ours, such as a notebook's: an SVG file of its own, in the
colours of light and dark pages.

It needs no style, script or font of the page around it. So it stays visible in a saved notebook, in
an untrusted one, and in viewers.
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
"""Draws the same scene in any theme; only the colours may differ."""

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
"""Pictures follow the theme of the page they are in: JupyterLab, VS Code, Colab; elsewhere, and
where this style is removed, that of the system.
"""


SAFE = " '/:;=,(){}@!*+"
"""Characters that need no escape in the address of an image; left as they are, they make it
shorter.
"""


def still_svg(draw: Draw) -> str:
    """Return the picture as an SVG file, with the colours of both the light and the dark theme."""
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
    """Return the picture as an image for a page, with `words` for screen readers."""
    scene = draw(LIGHT)
    # Single quotes need no escape in the attribute, and our SVG contains no others.
    source = Markup("data:image/svg+xml," + quote(still_svg(draw).replace('"', "'"), safe=SAFE))
    return Markup('<img class="tutor-still" alt="{}" width="{}" height="{}" src="{}">').format(
        words, scene.width, scene.height, source
    )


def _paired(
    light: tuple[Command, ...], dark: tuple[Command, ...], palette: dict[tuple[str, str], str]
) -> Iterator[Command]:
    """Yield the commands with both themes' colours: a CSS variable where they differ."""
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
