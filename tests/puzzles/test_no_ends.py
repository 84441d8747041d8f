"""Some kinds have no puzzle for the best or for the weakest, and cannot have one as they are rated:
what makes one hard has bounds.
"""

from __future__ import annotations

import pytest
from attrs import frozen

from tutor.chocolate_factory.stores import TRACK
from tutor.chocolatiers_2019.components import MOST_PLAYERS
from tutor.chocoly.components import TILES
from tutor.puzzles.choosing import EASIEST_HARDEST, band
from tutor.puzzles.difficulty import fitted_in
from tutor.puzzles.games import puzzles_of, shipped_by_id

EASY, HARD = EASIEST_HARDEST
RIVALS = MOST_PLAYERS - 1


@frozen
class Bounds:
    """Of the features of a kind of a game, with the end that it cannot reach."""

    game: str
    kind: str
    end: int
    each: dict[str, tuple[float, float]]


FLAG = 0, 1
MOST_CARDS = 8
"""Six Demands of the days, the Initial Demand and the Weekly Target."""
MARKERS = {"pieces": (2, 4), "tie": FLAG}
KNOWN = (
    Bounds("chocolate-factory", "ranks", HARD, MARKERS | {"half": FLAG}),
    Bounds("chocolate-factory", "lift", EASY, MARKERS | {"far": (1, TRACK)}),
    Bounds(
        "chocoly",
        "rule",
        HARD,
        {"near": FLAG, "stacked": (0, 2), "spread": (3, 5), "size": (0, TILES * 4 / 8)},
    ),
    Bounds("chocolatiers-2019", "still", HARD, {"rivals": (1, RIVALS), "bridge": (0, RIVALS)}),
)


@pytest.mark.parametrize("known", KNOWN, ids=lambda known: f"{known.game} {known.kind}")
def test_a_kind_cannot_reach_an_end(known: Bounds) -> None:
    room = puzzles_of(known.game)
    for puzzle in shipped_by_id(known.game).values():
        if puzzle.task.kind == known.kind:
            found = room.kinds[known.kind].features(puzzle.task, puzzle.proof)
            assert found.keys() == known.each.keys()
            assert all(low <= found[name] <= high for name, (low, high) in known.each.items())
    fitted = fitted_in(room.fitted)
    extreme = {
        name: high if (fitted.weights[f"{known.kind} {name}"] > 0) == (known.end == HARD) else low
        for name, (low, high) in known.each.items()
    }
    assert band(fitted.rate(known.kind, extreme)) != known.end


def test_whether_they_pay_is_never_for_the_best() -> None:
    """Each card asks for one box at least, and free ones are hardest."""
    game, kind = "factory-manager", "pays"
    fitted = fitted_in(puzzles_of(game).fitted)
    kinds = puzzles_of(game).kinds
    for puzzle in shipped_by_id(game).values():
        if puzzle.task.kind == kind:
            found = kinds[kind].features(puzzle.task, puzzle.proof)
            assert found["free"] <= found["cards"] <= MOST_CARDS
            assert found["boxes"] >= found["cards"] / 3
    for cards in range(1, MOST_CARDS + 1):
        hardest = {"cards": cards, "boxes": cards / 3, "free": cards}
        assert band(fitted.rate(kind, hardest)) != HARD
