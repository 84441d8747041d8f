"""The lessons to begin with that come with a game."""

from __future__ import annotations

from functools import cache

from tutor.resources import resource


@cache
def templates(package: str) -> tuple[str, ...]:
    """Return the lessons to begin with of the game in this package, as their files."""
    folder = resource(package, "data", "written")
    return tuple(file.read_text("utf-8") for file in sorted(folder.glob("*.toml")))
