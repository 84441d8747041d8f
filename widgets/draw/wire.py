"""Scenes as the JSON commands that ipycanvas' browser side reads, built in pieces and cached.

Every command is a number (its index in ipycanvas' own list) and its arguments. A sprite is
translated once; a scene is little more than joined text. Chocolates are sent as paths: copying them
from hidden canvases proved no faster in the browser (7 ms against 8 to 11 for a full display and 12
cards, within one frame) and would cost two more widgets for each kind and size.
"""

from __future__ import annotations

import json
import math
from collections.abc import Sequence
from functools import lru_cache

from ipycanvas.canvas import COMMANDS, Canvas

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


def scene_wire(scene: Scene, dpr: float, canvas: str) -> bytes:
    """Return one message that clears the canvas of that name and paints the scene on it.

    `dpr`: device pixels a CSS pixel; `canvas`: ipycanvas' name for the canvas ("IPY_MODEL_...").
    """
    return joined(scene_parts(scene, dpr, canvas))


def joined(parts: Sequence[str]) -> bytes:
    """Return parts as one message."""
    return f"[{','.join(parts)}]".encode()


Edit = tuple[int, int, int]
"""From where to where a message changes, and how many characters stand there instead."""


def edits(old: Sequence[str], new: Sequence[str]) -> tuple[list[Edit], bytes]:
    """Return what makes the message of `new` of that of `old`, in order, and all that is put in.
    Messages are ASCII; parts at the beginning and at the end are compared, and those in between
    where there are as many; of two parts what begins and ends in the same way stays.

    >>> edits(["[1]", "[2]", "[3]", "[4]"], ["[1]", "[5]", "[3]", "[6]"])
    ([(6, 7, 1), (14, 15, 1)], b'56')
    """
    most = min(len(old), len(new))
    head = next((n for n in range(1, most) if old[n] != new[n]), most)
    tail = next((n for n in range(most - head) if old[-n - 1] != new[-n - 1]), most - head)
    gone, come = old[head : len(old) - tail], new[head : len(new) - tail]
    pairs = (
        [([one], [other]) for one, other in zip(gone, come, strict=True)]
        if len(gone) == len(come)
        else [(gone, come)]
    )
    at, found, put = sum(map(len, old[:head])) + head, [], []
    for one, other in pairs:
        was, now = (f",{','.join(parts)}" if parts else "" for parts in (one, other))
        if was != now:
            start = _common(was, now)
            most = min(len(was), len(now)) - start
            end = _common(was[::-1][:most], now[::-1][:most])
            text = now[start : len(now) - end]
            found.append((at + start, at + len(was) - end, len(text)))
            put.append(text)
        at += len(was)
    return found, "".join(put).encode()


def _common(one: str, other: str) -> int:
    """Return how many characters are the same at the beginning."""
    low, high = 0, min(len(one), len(other))
    while low < high:
        middle = (low + high + 1) // 2
        low, high = (middle, high) if one[low:middle] == other[low:middle] else (low, middle - 1)
    return low


def scene_parts(scene: Scene, dpr: float, canvas: str) -> list[str]:
    """Return the same message in parts, of which the first names the canvas."""
    return [
        _call("switchCanvas", canvas),
        _call("resetTransform"),
        _call("clear"),
        _call("setTransform", dpr, 0, 0, dpr, 0, 0),
        _set("global_alpha", 1),
        _set("line_cap", "round"),
        _set("line_join", "round"),
        _set("text_baseline", "middle"),
        _call("setLineDash", []),
        *(part for command in scene.commands for part in _parts(command)),
    ]


def _call(name: str, *arguments: object) -> str:
    return f"[{COMMANDS[name]},{json.dumps(arguments, separators=(',', ':'))}]"


def _set(name: str, value: object) -> str:
    return _call("set", Canvas.ATTRS[name], value)


@lru_cache(maxsize=2048)
def _parts(command: Command) -> tuple[str, ...]:
    """Return a command in parts: where a sprite is drawn changes more often than the sprite."""
    if not isinstance(command, Splice):
        return (_wire(command),)
    at = f"{_call('save')},{_call('translate', command.x, command.y)}"
    return at, _sprite(command.sprite), _call("restore")


@lru_cache(maxsize=2048)
def _wire(command: Command) -> str:
    match command:
        case Fill(path, colour):
            parts = [_set("fill_style", colour), _path(path), _call("fill")]
        case Stroke():
            parts = _stroke(command)
        case Text():
            parts = _text(command)
        case Splice():
            parts = list(_parts(command))
        case Shift(x, y, scale):
            parts = [_call("translate", x, y)]
            parts += [_call("scale", scale, scale)] if scale != 1 else []
        case Clip(path):
            parts = [_path(path), _call("clip")]
        case Save():
            parts = [_call("save")]
        case Restore():
            parts = [_call("restore")]
    return ",".join(parts)


@lru_cache(maxsize=1024)
def _sprite(sprite: Sprite) -> str:
    return ",".join(_wire(command) for command in sprite.commands)


def _stroke(command: Stroke) -> list[str]:
    parts = [_set("stroke_style", command.colour), _set("line_width", round(command.width, 2))]
    odd_cap = command.cap != "round" and bool(command.dash)
    if command.dash:
        parts.append(_call("setLineDash", list(command.dash)))
    if odd_cap:
        parts.append(_set("line_cap", command.cap))
    parts += [_path(command.path), _call("stroke")]
    if command.dash:
        parts.append(_call("setLineDash", []))
    if odd_cap:
        parts.append(_set("line_cap", "round"))
    return parts


def _text(command: Text) -> list[str]:
    return [
        _set("font", f"{command.weight} {command.size:g}px {SANS}"),
        _set("text_align", command.align),
        _set("fill_style", command.colour),
        _call("fillText", command.text, command.x, command.y),
    ]


def _path(path: Path) -> str:
    return ",".join([_call("beginPath"), *(_verb(verb, numbers) for verb, numbers in path)])


def _verb(verb: str, numbers: tuple[float, ...]) -> str:
    match verb:
        case "M":
            return _call("moveTo", *numbers)
        case "L":
            return _call("lineTo", *numbers)
        case "C":
            return _call("bezierCurveTo", *numbers)
        case "O":
            cx, cy, r = numbers
            turn = _call("arc", cx, cy, r, 0, round(math.tau, 5))
            return f"{_call('moveTo', round(cx + r, 2), cy)},{turn}"
        case "E":
            cx, cy, rx, ry = numbers
            turn = _call("ellipse", cx, cy, rx, ry, 0, 0, round(math.tau, 5))
            return f"{_call('moveTo', round(cx + rx, 2), cy)},{turn}"
        case "R":
            return _round_rectangle(*numbers)
        case "Z":
            return _call("closePath")
    raise ValueError(f"{verb!r} is no path verb")


def _round_rectangle(x: float, y: float, width: float, height: float, r: float) -> str:
    right, bottom = x + width, y + height
    if not r:
        return _call("rect", x, y, width, height)
    corners = ((right, y, right, bottom), (right, bottom, x, bottom), (x, bottom, x, y))
    return ",".join(
        [
            _call("moveTo", round(x + r, 2), y),
            *(_call("arcTo", *corner, r) for corner in corners),
            _call("arcTo", x, y, right, y, r),
            _call("closePath"),
        ]
    )
