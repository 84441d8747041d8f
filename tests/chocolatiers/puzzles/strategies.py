"""Random displays and positions for hypothesis."""

from __future__ import annotations

from hypothesis import strategies as st

from tutor.chocolatiers import Display, Tile
from tutor.chocolatiers.components import load_components
from tutor.chocolatiers.puzzles.position import Position

TILES = load_components().tiles


@st.composite
def displays(draw: st.DrawFn, least: int = 1, most: int = 6, chain: bool = True) -> Display:
    display = Display(wild_chain=chain)
    for _ in range(draw(st.integers(least, most))):
        tile: Tile = draw(st.sampled_from(TILES))
        row, column = draw(st.sampled_from(display.open_places))
        display = display.with_box(row, column, draw(st.sampled_from(tile.faces)), tile.points)
    for _ in range(draw(st.integers(0, 3))):
        free = [s for s in display.spaces if display.at(*s) != "*"]
        display = display.with_wild(*draw(st.sampled_from(free)))
    return display


@st.composite
def positions(draw: st.DrawFn, own_boxes: int, chain: bool = True) -> Position:
    players = draw(st.integers(2, 4))
    player = draw(st.integers(0, players - 1))
    return Position(
        tuple(draw(displays(1, own_boxes if p == player else 6, chain)) for p in range(players)),
        tuple(draw(st.integers(0, 3)) for _ in range(players)),
        player,
        draw(st.sampled_from([None, *range(players)])),
    )
