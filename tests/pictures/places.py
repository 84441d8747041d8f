"""Which pages are pictured, and how each is reached.

Tables and puzzles come from files beside this one, not from players and packs of today: two
pictures of one place show the same position, however players and packs change in between.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

from attrs import frozen

from tutor.lessons.course import ways
from tutor.rooms import GAMES, qualified, storage_key

SAVED = Path(__file__).with_name("saved")
HINTS = 5
"""More hints than a step has: the last one solves it."""


@frozen
class Place:
    """A page that is pictured.

    name: of its file, without size and suffix. Names sort by kind of page.
    address: what follows "#".
    presses: the acts to press before the picture, as far as the page has them.
    stored: (key, text) for the browser's storage, read when the page is loaded.
    """

    name: str
    address: str
    presses: tuple[str, ...] = ()
    stored: tuple[str, str] | None = None


def places() -> Iterator[Place]:
    """All of them. Those that leave something behind in the browser come last."""
    yield from pages()
    for game in GAMES:
        yield from lessons(game)
    yield from puzzles()
    for game in GAMES:
        yield from tables(game)


def pages() -> Iterator[Place]:
    """The pages around lessons, tables and puzzles."""
    for name in ("home", "settings", "result", "given"):
        yield Place(f"page-{name}", name)
    for name in ("", "handouts", "write"):
        yield Place(f"page-classroom-{name or 'desk'}", f"classroom/{name}".rstrip("/"))
    for game in GAMES:
        for name in ("begin", "rules", "setup/3", "puzzles", "puzzles/sets", "puzzles/rush"):
            yield Place(f"page-{game}-{name.replace('/', '-')}", qualified(game, name))
        yield Place(f"page-{game}-editor", qualified(game, "editor"))
        yield Place(f"page-{game}-course", game)


def lessons(game: str) -> Iterator[Place]:
    """Each step as it begins; of a lesson's first step a hint, its last step solved, its end."""
    known = {lesson.id: lesson for way in ways(game) for lesson in way}
    for lesson in known.values():
        name, address = f"lesson-{game}-{lesson.id}", qualified(game, f"lesson/{lesson.id}")
        for number in range(1, len(lesson.steps) + 1):
            yield Place(f"{name}-{number}", f"{address}/{number}")
        yield Place(f"{name}-1-hint", f"{address}/1", ("hint", "hint"))
        last = f"{address}/{len(lesson.steps)}"
        yield Place(f"{name}-solved", last, ("hint",) * HINTS)
        yield Place(f"{name}-end", last, (*("hint",) * HINTS, "next"))


def puzzles() -> Iterator[Place]:
    """One puzzle of each kind, as it is asked and after a wrong answer."""
    for game, kinds in json.loads((SAVED / "puzzles.json").read_text()).items():
        for kind, puzzle in kinds.items():
            name, address = f"puzzle-{game}-{kind}", qualified(game, f"puzzle/{puzzle['id']}")
            yield Place(name, address)
            yield Place(f"{name}-wrong", address, (*puzzle["wrong"], "check"))


def tables(game: str) -> Iterator[Place]:
    """A game being set up, begun, in its middle with and without its menu, and over."""
    name, address = f"table-{game}", qualified(game, "table")
    yield Place(f"{name}-new", address)
    for when, what, presses in (
        ("start", "", ()),
        ("middle", "", ()),
        ("middle", "-menu", ("dialog:menu",)),
        ("middle", "-moves", ("dialog:menu", "dialog:moves")),
        ("end", "", ()),
        ("end", "-first-count", ("count",)),
        ("end", "-counted", ("count", "tally-skip")),
        ("end", "-sums", ("count", "tally-skip", "tally-sums")),
    ):
        text = (SAVED / f"{game}-{when}.json").read_text()
        kept = (f"tutor.{storage_key(game, 'table')}", text)
        yield Place(f"{name}-{when}{what}", address, presses, kept)
