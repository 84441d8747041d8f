"""How a puzzle looks: all boards there, at every size; what moves, and what stays where it is."""

from __future__ import annotations

from typing import Any

import attrs
import pytest

from tests.chocolatiers.widgets.puzzle_pages import EVERY_KIND, ONE_OF_EACH, answer
from tests.chocolatiers.widgets.test_puzzles_answer import clicks_for, wrong_answer
from tutor.chocolatiers.puzzles.making.shipped import shipped
from tutor.chocolatiers.puzzles.model import Task
from tutor.puzzles.model import Puzzle
from widgets.browser.protocol import View
from widgets.chocolatiers_family.puzzles.layout import sizes
from widgets.storage.settings import Frame

SMALLER, LARGE = (1476, 831), [((1920, 1080), 1.3), ((2560, 1440), 1.734)]
"""The largest window on which nothing has grown yet; larger ones, and how much all has grown."""


@EVERY_KIND
@pytest.mark.parametrize(("size", "unit"), LARGE, ids=lambda size: str(size))
def test_everything_grows_with_a_large_screen(
    puzzle: Puzzle[Task], size: tuple[int, int], unit: float
) -> None:
    small, large = (
        sizes(puzzle.task, Frame(View(width=width, height=height)))
        for width, height in (SMALLER, size)
    )
    for before, after in ((small.own, large.own), (small.rivals, large.rivals)):
        for one, other in zip(attrs.astuple(before), attrs.astuple(after), strict=True):
            assert other == pytest.approx(unit * one, rel=0.03)
    assert large.panel == pytest.approx(unit * small.panel, rel=0.03)
    assert large.tile == pytest.approx(unit * small.tile, rel=0.03)


@pytest.mark.parametrize("width", [1280, 768, 390])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_display_is_on_the_page_or_a_tab_away(open_at: Any, width: int, seats: int) -> None:
    puzzle = next(
        p
        for p in shipped()
        if p.task.kind in ("steal", "last") and len(p.task.position.displays) == seats
    )
    page = open_at(f"puzzle/{puzzle.id}", width=width, height=844)
    own = page.scene("own")
    canvases = set(page.shell.page.scenes)
    if width == 390:
        for tab in page.all('[role="tab"]'):
            page.act(tab["data-act"])
            canvases |= set(page.shell.page.scenes)
            assert page.scene("own") == own
        page.act("tab:groups")
        assert page.all(".groups-table")
    assert {c for c in canvases if c.startswith("player-")} == {
        f"player-{p}" for p in range(seats) if p != puzzle.task.position.player
    }
    assert own.width <= width


def test_nothing_moves_while_a_puzzle_is_solved(open_at: Any) -> None:
    for puzzle in ONE_OF_EACH:
        page = open_at(f"puzzle/{puzzle.id}")
        sizes = {n: (s.width, s.height) for n, s in page.shell.page.scenes.items() if n != "hand"}
        answer(page, puzzle, wrong_answer(puzzle))
        after = {n: (s.width, s.height) for n, s in page.shell.page.scenes.items()}
        assert all(after.get(name, size) == size for name, size in sizes.items())


def test_a_solved_group_lights_up_piece_by_piece_unless_nothing_may_move(open_at: Any) -> None:
    puzzle = next(p for p in ONE_OF_EACH if p.task.kind == "steal")
    page = open_at(f"puzzle/{puzzle.id}")
    answer(page, puzzle, puzzle.proof.answers[0])
    seen = [page.scene("own")]
    while page.last["after"] is not None:
        assert page.last["after"]["act"] == "light"
        page.event("act", "light")
        seen.append(page.scene("own"))
    assert len(set(seen)) > 2
    still = open_at(f"puzzle/{puzzle.id}", reduced_motion=True)
    answer(still, puzzle, puzzle.proof.answers[0])
    assert still.last["after"] is None
    assert still.scene("own") == seen[-1]


def test_the_box_flies_to_its_place(open_at: Any) -> None:
    puzzle = next(p for p in ONE_OF_EACH if p.task.kind == "last")
    page = open_at(f"puzzle/{puzzle.id}")
    page.act(clicks_for(puzzle.task, puzzle.proof.answers[0])[0])
    (move,) = page.last["moves"]
    assert (move["kind"], move["from_canvas"], move["to_canvas"]) == ("move", "tile", "own")
    page.act("rotate")
    assert page.last["moves"] == []
    page.event("act", "cancel")
    (back,) = page.last["moves"]
    assert (back["from_canvas"], back["to_canvas"]) == ("own", "tile")


def test_what_flies_is_the_box_as_it_is_turned(open_at: Any) -> None:
    puzzle = next(
        p for p in shipped() if p.task.kind == "last" and len(p.task.position.own.open_places) > 1
    )
    page = open_at(f"puzzle/{puzzle.id}")
    first, second, *_others = puzzle.task.position.own.open_places
    flown = []
    for place in (first, second):
        page.act("place:{},{}".format(*place))
        (move,) = page.last["moves"]
        flown.append(move["picture"])
        page.act("rotate")
    assert flown[0] != flown[1]
    assert move["from_canvas"] == "own", "the second time it flies from where it lay"
