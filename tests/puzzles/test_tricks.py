"""No one-line trick may solve more than half of a kind, and what is made keeps to that."""

from __future__ import annotations

import math
from collections.abc import Iterator
from itertools import chain
from random import Random
from typing import Any

import attrs
import pytest

from tutor.puzzles.choosing import Choice
from tutor.puzzles.games import games, puzzles_of
from tutor.puzzles.making import Batch, make_pack
from tutor.puzzles.model import AnyPuzzle, Proof
from tutor.puzzles.tricks import MOST, TrickCount, chances, usual, without_tricks

from .sums import KINDS, eight, offered, pool

TRICK = "the first number"


def _tricks(task: object, proof: Proof) -> dict[str, float]:
    """Two of three puzzles fall to a trick."""
    return {TRICK: float(proof.value % 3 != 0)}


@pytest.fixture
def tricky(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    with offered(monkeypatch, lambda: attrs.evolve(eight(), tricks=_tricks)):
        yield


def test_hurry_its_opposite_and_every_sort_of_answer_are_tricks() -> None:
    wrong = usual(Proof(("b",), 1, 0, 2, "a"), ("a", "b"), "b")
    assert wrong == {
        "what looks best at once": 0,
        "never what looks best at once": 1,
        "always the first choice": 0,
        "always the last choice": 1,
        "always: b": 1,
    }
    assert usual(Proof(("b",), 1, 0, 2, "b")) == {"what looks best at once": 1}


@pytest.mark.usefixtures("tricky")
def test_a_pack_is_chosen_so_that_a_trick_solves_half_of_a_kind_at_most() -> None:
    puzzles = pool(2400)
    source = (Batch(n, tuple(puzzles[7 * n : 7 * n + 7]), 7) for n in range(343))
    pack = make_pack(160, source, KINDS, every_level=True)
    assert 158 <= len(pack) <= 160  # the last trick may cost one
    assert all(TrickCount(pack).worst(kind)[1] <= MOST for kind in KINDS)
    assert TrickCount(puzzles).worst(KINDS[0])[1] > MOST  # it was not so before


def test_no_pack_waits_for_what_no_trick_solves(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each puzzle falls to a trick, the first ones to both, and yet there are enough."""

    def both_or_either(task: Any, _proof: Proof) -> dict[str, float]:
        sort = task.first // 8 % 4  # the kind has every eighth
        return {"low": float(sort < 3), "high": float(sort in (0, 1, 3))}

    with offered(monkeypatch, lambda: attrs.evolve(eight(), tricks=both_or_either)):
        own = [puzzle for puzzle in pool(2400) if puzzle.task.kind == KINDS[0]]
        choice = Choice(64, KINDS, every_level=True)
        for puzzle in sorted(own, key=lambda each: each.task.first // 8 % 4):
            choice.offer(puzzle)
        kept = list(choice.kept.values())
        assert len(kept) >= choice.least_kind[KINDS[0]]
        assert TrickCount(kept).worst(KINDS[0])[1] <= MOST
        assert without_tricks(kept) == kept


@pytest.mark.usefixtures("tricky")
def test_of_a_pack_what_a_trick_lives_on_is_thrown_out_and_no_more() -> None:
    puzzles = pool(240)
    left = without_tricks(puzzles)
    tally = TrickCount(left)
    assert {tally.worst(kind) for kind in KINDS} == {(TRICK, 0.5)}
    hard = [puzzle for puzzle in puzzles if not chances(puzzle)[TRICK]]
    assert set(hard) <= set(left)


def test_a_kind_that_is_full_is_asked_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    with offered(monkeypatch, eight):
        choice = Choice(40, KINDS, every_level=False)
        assert choice.wanted == KINDS
        for puzzle in pool(160):
            if puzzle.task.kind == KINDS[2]:
                choice.offer(puzzle)
        assert choice.wanted == tuple(kind for kind in KINDS if kind != KINDS[2])


def test_a_whole_pack_asks_for_nothing_but_what_is_too_rare(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    with offered(monkeypatch, eight):
        puzzles = pool(4000)
        for rare, level in ((KINDS[5], 0), ("", 4)):
            choice = Choice(80, KINDS, every_level=bool(level))
            for puzzle in puzzles:
                if puzzle.task.kind != rare and puzzle.level != level:
                    choice.offer(puzzle)
            assert len(choice.kept) == 80
            given = next(each for each in puzzles if each.task.kind == "d" and each.level == 4)
            assert choice.wanted == ((rare,) if rare else KINDS)  # no kind gave that level yet
            choice.offer(given)
        assert choice.wanted == ("d",)


def test_a_rare_level_takes_the_place_of_a_common_one_also_in_a_full_kind(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    with offered(monkeypatch, eight):
        puzzles = pool(4000)
        choice = Choice(80, KINDS, every_level=True)
        own = [each for each in puzzles if each.task.kind == KINDS[0]]
        first = [[p for p in own if p.level == level][:4] for level in (1, 2, 3, 5)]
        for puzzle in (*chain(*first), *Random(1).sample(puzzles, len(puzzles))):
            full = puzzle.task.kind == KINDS[0] and len(choice.kept) >= choice.most
            if puzzle.level != 4 and not full and len(choice.kept) < choice.count:
                choice.offer(puzzle)
        for puzzle in own:
            if puzzle.level == 4:
                choice.offer(puzzle)
        taken = [each for each in choice.kept.values() if each.level == 4]
        assert len(taken) == math.ceil(choice.most / 2)  # and no level fills a kind


def _shipped() -> list[tuple[str, str]]:
    return [(game, kind) for game in games() for kind in puzzles_of(game).kinds]


@pytest.mark.parametrize(("game", "kind"), _shipped())
def test_no_trick_solves_more_than_half_of_a_kind_that_is_shipped(game: str, kind: str) -> None:
    some: list[AnyPuzzle] = [p for p in puzzles_of(game).shipped() if p.task.kind == kind]
    trick, share = TrickCount(some).worst(kind)
    assert share <= MOST + 1e-9, f"{trick}: {share:.0%} of {len(some)}"
