"""The pack that ships: large, varied, and every puzzle of it proven again.

`tutor puzzles check tutor/chocolatiers/puzzles/data/pack.json` does the same from the command line.
"""

from __future__ import annotations

from collections import Counter

import pytest

from tutor.chocolatiers.puzzles.kinds import PUZZLE_KINDS
from tutor.chocolatiers.puzzles.making.shipped import shipped
from tutor.chocolatiers_family.payments import payments
from tutor.puzzles.games import shipped_by_id
from tutor.puzzles.pack import check_pack, dump_pack, load_pack

PACK = shipped()


def test_there_are_at_least_1300_of_all_kinds_and_levels() -> None:
    assert len(PACK) >= 1300
    kinds = Counter(puzzle.task.kind for puzzle in PACK)
    assert set(kinds) == set(PUZZLE_KINDS)
    assert min(kinds.values()) >= 20
    levels = Counter(puzzle.level for puzzle in PACK)
    assert set(levels) == {1, 2, 3, 4, 5}
    assert min(levels.values()) >= 0.12 * len(PACK)
    assert PACK[0].rating < 550
    assert {len(puzzle.task.position.displays) for puzzle in PACK} == {2, 3, 4}


def test_no_table_is_asked_about_more_than_twice() -> None:
    tables = Counter(puzzle.task.state.displays for puzzle in PACK)
    assert max(tables.values()) <= 2


def test_each_puzzle_is_there_once_easiest_first() -> None:
    assert len(shipped_by_id("chocolatiers")) == len(PACK)
    ratings = [puzzle.rating for puzzle in PACK]
    assert ratings == sorted(ratings)


def test_no_puzzle_is_only_counting() -> None:
    for puzzle in PACK:
        assert not PUZZLE_KINDS[puzzle.task.kind].only_counting(puzzle.task, puzzle.proof)


def test_who_pays_the_least_has_still_to_choose() -> None:
    for puzzle in PACK:
        if puzzle.task.kind == "pay":
            first = puzzle.task.tiles[0].chocolates
            least, *more = sorted(len(p.cards) for p in payments(puzzle.task.hand, first))
            assert least in more
            assert {len(answer) for answer in puzzle.proof.answers} == {least}


@pytest.mark.parametrize("every", [pytest.param(1, marks=pytest.mark.long), 8])
@pytest.mark.parametrize("kind", list(PUZZLE_KINDS))
def test_every_puzzle_is_proven_again(kind: str, every: int) -> None:
    """All of them are long; every eighth of each kind is always proven."""
    assert check_pack([puzzle for puzzle in PACK if puzzle.task.kind == kind][::every]) == []


@pytest.mark.long
def test_the_pack_reads_back_as_it_was_written() -> None:
    assert load_pack(dump_pack(PACK)) == list(PACK)
