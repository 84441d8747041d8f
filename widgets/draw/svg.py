"""Scenes as SVG: pictures that can leave their canvas, to fly or to follow a finger."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from functools import lru_cache
from html import escape
from types import MappingProxyType

from widgets.draw.paths import svg_data
from widgets.draw.scene import (
    SANS,
    Clip,
    Command,
    Fill,
    Path,
    Restore,
    Save,
    Scene,
    Shift,
    Splice,
    Sprite,
    Stroke,
    Text,
)

ANCHORS = {"left": "start", "center": "middle", "right": "end"}
Shared = Mapping[Sprite, str]
"""Sprites that are defined once in an SVG and used many times, by their ids."""
NONE_SHARED: Shared = MappingProxyType({})


@lru_cache(maxsize=512)
def picture_name(scene: Scene) -> str:
    """Return a short name for a picture: a digest, the same in every kernel."""
    return hashlib.blake2s(_body(scene, "").encode(), digest_size=6).hexdigest()


@lru_cache(maxsize=512)
def scene_svg(scene: Scene) -> str:
    """Return the scene as an SVG element of its size; overflow is visible.

    Ids in it begin with the picture's name, so that many pictures can be on one page.
    """
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{scene.width}" height="{scene.height}" '
        f'viewBox="0 0 {scene.width} {scene.height}" overflow="visible" stroke-linecap="round" '
        f'stroke-linejoin="round" aria-hidden="true" focusable="false">'
        f"{_body(scene, picture_name(scene))}</svg>"
    )


def inside(svg: str) -> str:
    """Return what is drawn in an SVG, without its frame: to be part of another."""
    return str(svg)[svg.index(">") + 1 : svg.rindex("</svg>")]


def _body(scene: Scene, name: str) -> str:
    return written(scene.commands, f"{scene.width}x{scene.height}-{name}")


def written(commands: tuple[Command, ...], name: str, shared: Shared = NONE_SHARED) -> str:
    """Return the commands as the content of an SVG element. Ids in it begin with `name`; sprites of
    `shared` are referred to by their ids.
    """
    found: list[str] = []
    closing = _write(commands, found, name, shared)
    return "".join([*found, "</g>" * closing])


def _write(commands: tuple[Command, ...], found: list[str], name: str, shared: Shared) -> int:
    """Write the commands; return how many groups are open at the end.

    A canvas keeps its origin, scale and clip until they are restored; SVG uses groups for that.
    """
    opened = 0
    kept: list[int] = []
    for command in commands:
        match command:
            case Fill(path, colour):
                found.append(f'<path d="{svg_data(path)}" {_paint("fill", colour)}/>')
            case Stroke():
                found.append(_stroke(command))
            case Text():
                found.append(_text(command))
            case Splice(sprite, x, y) if sprite in shared:
                found.append(f'<use href="#{shared[sprite]}" x="{x:g}" y="{y:g}"/>')
            case Splice(sprite, x, y):
                found.append(f'<g transform="translate({x:g} {y:g})">')
                inner = _write(sprite.commands, found, f"{name}-{len(found)}", shared)
                found.append("</g>" * (1 + inner))
            case Shift(x, y, scale):
                found.append(f'<g transform="translate({x:g} {y:g}) scale({scale:g})">')
                opened += 1
            case Clip(path):
                found.append(_clip(path, f"{name}-{len(found)}"))
                opened += 1
            case Save():
                kept.append(opened)
            case Restore():
                before = kept.pop()
                found.append("</g>" * (opened - before))
                opened = before
    return opened


def _paint(what: str, colour: str) -> str:
    if colour.startswith("var("):  # an attribute cannot hold a CSS variable
        return f'style="{what}:{escape(colour)}"'
    return f'{what}="{escape(colour)}"'


def _stroke(line: Stroke) -> str:
    dash = ""
    if line.dash:
        dash = f' stroke-dasharray="{" ".join(f"{n:g}" for n in line.dash)}"'
        dash += f' stroke-linecap="{line.cap}"' if line.cap != "round" else ""
    paint = _paint("stroke", line.colour)
    return (
        f'<path d="{svg_data(line.path)}" fill="none" {paint} '
        f'stroke-width="{round(line.width, 2):g}"{dash}/>'
    )


def _text(line: Text) -> str:
    # A canvas's "middle" is the middle of the em square: about .36 em above the baseline.
    return (
        f'<text x="{line.x:g}" y="{line.y + 0.355 * line.size:g}" font-size="{line.size:g}" '
        f'font-weight="{line.weight}" font-family="{escape(SANS)}" '
        f'text-anchor="{ANCHORS[line.align]}" {_paint("fill", line.colour)}>'
        f"{escape(line.text)}</text>"
    )


def _clip(path: Path, name: str) -> str:
    return (
        f'<clipPath id="{name}"><path d="{svg_data(path)}"/></clipPath><g clip-path="url(#{name})">'
    )
