"""The table of a story, set by its author as a shuffle can leave it."""

from __future__ import annotations

from collections.abc import Sequence

import attrs

from tutor.chocolatiers.components import load_components
from tutor.chocolatiers.setup import start
from tutor.chocolatiers.state import State
from tutor.chocolatiers.status import status
from tutor.chocolatiers_family.teaching.prepared_tiles import tile_of
from tutor.lessons.story import must_be


def set_table(
    *, hands: Sequence[str], tray: str, deck: str, stacks: Sequence[str], seed: int, first: int = 0
) -> State:
    """Return a table as a shuffle can leave it (clauses 1.1 to 1.6), every piece chosen by the
    author.

    `hands`: one for each player; `deck`: the next card first; `stacks`: boxes from the top, with
    blanks between them ("T.TN NT.R TRBR"). `seed` orders the shuffles to come. Raises PositionError
    for what no shuffle can give.
    """
    components = load_components()
    tiles = components.tiles
    table = attrs.evolve(
        start(components, len(hands), seed, first),
        hands=tuple(hands),
        tray=tray,
        deck=deck,
        stacks=tuple(tuple(tile_of(box, tiles) for box in stack.split()) for stack in stacks),
    )
    must_be(status(table, components))
    return table
