"""Helpers that read a recorded drawing: its flat commands in scene pixels, and what they cover."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from attrs import frozen

from widgets.draw.scene import (
    Clip,
    Command,
    Fill,
    Path,
    Restore,
    Save,
    Scene,
    Shift,
    Splice,
    Stroke,
    Text,
)

Bounds = tuple[float, float, float, float]


@frozen
class Drawn:
    """A paint command where it lands: left, top, right, bottom in scene px."""

    command: Fill | Stroke | Text
    bounds: Bounds


def drawn(commands: Iterable[Command]) -> list[Drawn]:
    """All that is painted, sprites opened, moves applied."""
    return list(_walk(commands, 0.0, 0.0))


def _walk(commands: Iterable[Command], x: float, y: float) -> Iterator[Drawn]:
    kept: list[tuple[float, float]] = []
    for command in commands:
        match command:
            case Save():
                kept.append((x, y))
            case Restore():
                x, y = kept.pop()
            case Shift(dx, dy, scale):
                assert scale == 1, "the helper does not follow enlarged drawings"
                x, y = x + dx, y + dy
            case Clip():
                pass
            case Splice(sprite, dx, dy):
                yield from _walk(sprite.commands, x + dx, y + dy)
            case Text():
                half = 0.33 * command.size * len(command.text), 0.5 * command.size
                yield Drawn(command, _around(command.x + x, command.y + y, *half))
            case Fill(path) | Stroke(path):
                grow = command.width / 2 if isinstance(command, Stroke) else 0.0
                left, top, right, bottom = path_bounds(path)
                at = left + x - grow, top + y - grow, right + x + grow, bottom + y + grow
                yield Drawn(command, at)
    assert not kept, "a save without its restore"


def path_bounds(path: Path) -> Bounds:
    """What a path covers; curves are followed in 16 steps."""
    boxes: list[Bounds] = []
    at = (0.0, 0.0)
    for verb, numbers in path:
        if verb == "C":
            points = [_on_curve((*at, *numbers), step / 16) for step in range(17)]
            boxes += [(x, y, x, y) for x, y in points]
        elif numbers:
            boxes.append(_verb_bounds(verb, numbers))
        if verb in "MLC":
            at = numbers[-2], numbers[-1]
    lefts, tops, rights, bottoms = zip(*boxes, strict=True)
    return min(lefts), min(tops), max(rights), max(bottoms)


def _on_curve(points: tuple[float, ...], t: float) -> tuple[float, float]:
    weights = (1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3
    x, y = (sum(w * p for w, p in zip(weights, points[i::2], strict=True)) for i in (0, 1))
    return x, y


def _verb_bounds(verb: str, numbers: tuple[float, ...]) -> Bounds:
    if verb == "O":
        x, y, r = numbers
        return _around(x, y, r, r)
    if verb == "E":
        return _around(*numbers)
    if verb == "R":
        x, y, width, height, _ = numbers
        return x, y, x + width, y + height
    return min(numbers[::2]), min(numbers[1::2]), max(numbers[::2]), max(numbers[1::2])


def _around(x: float, y: float, rx: float, ry: float) -> Bounds:
    return x - rx, y - ry, x + rx, y + ry


def fills(commands: Iterable[Command]) -> list[Fill]:
    return [item.command for item in drawn(commands) if isinstance(item.command, Fill)]


def strokes(commands: Iterable[Command]) -> list[Stroke]:
    return [item.command for item in drawn(commands) if isinstance(item.command, Stroke)]


def texts(commands: Iterable[Command]) -> list[str]:
    return [item.command.text for item in drawn(commands) if isinstance(item.command, Text)]


def outside(scene: Scene, slack: float = 0.5) -> list[Drawn]:
    """What is painted beyond the scene's edge by more than `slack` px."""
    return [
        item
        for item in drawn(scene.commands)
        if item.bounds[0] < -slack
        or item.bounds[1] < -slack
        or item.bounds[2] > scene.width + slack
        or item.bounds[3] > scene.height + slack
    ]
