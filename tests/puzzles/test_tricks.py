"""No one-line trick may solve more than half of a kind, and what is made keeps to that."""

from __future__ import annotations

from collections.abc import Iterator

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


def _shipped() -> list[tuple[str, str]]:
    return [(game, kind) for game in games() for kind in puzzles_of(game).kinds]


@pytest.mark.parametrize(("game", "kind"), _shipped())
def test_no_trick_solves_more_than_half_of_a_kind_that_is_shipped(game: str, kind: str) -> None:
    some: list[AnyPuzzle] = [p for p in puzzles_of(game).shipped() if p.task.kind == kind]
    trick, share = TrickCount(some).worst(kind)
    assert share <= MOST + 1e-9, f"{trick}: {share:.0%} of {len(some)}"
