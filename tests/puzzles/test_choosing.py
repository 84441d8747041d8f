"""What a pack is made of: kinds evenly, every level, no table thrice, and an end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import count
from random import Random

import attrs
import pytest

from tutor.puzzles.choosing import AT_END, ENDS, Choice
from tutor.puzzles.making import PATIENCE, Batch, make_pack

from .sums import KINDS, Sum, eight, offered, pool


@pytest.fixture(autouse=True)
def sums(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    with offered(monkeypatch, eight):
        yield


def games(puzzles, of=7):
    """Batches of so many puzzles, and then games that give nothing."""
    for number in count():
        yield Batch(number, tuple(puzzles[of * number : of * (number + 1)]), of)


def test_kinds_are_even_and_every_level_is_there() -> None:
    # Easy ones of the first kinds first: who takes what comes gets no others.
    puzzles = sorted(pool(3000), key=lambda p: (p.level, p.task.kind))
    pack = make_pack(400, games(puzzles), KINDS, every_level=True)
    kinds, levels = Counter(p.task.kind for p in pack), Counter(p.level for p in pack)
    assert len(pack) == 400
    assert min(kinds[kind] for kind in KINDS) >= 0.75 * 50
    assert max(kinds.values()) <= 1.5 * 50
    assert min(levels[level] for level in range(1, 6)) >= 0.12 * 400
    assert [p.rating for p in pack] == sorted(p.rating for p in pack)


def test_no_table_is_there_thrice_and_no_puzzle_twice() -> None:
    alike = [attrs.evolve(p, task=Sum(p.task.first // 9, 1, p.task.kind)) for p in pool(900)]
    pack = make_pack(60, games([*alike, *alike]), KINDS)
    assert max(Counter(p.task.first for p in pack).values()) == 2
    assert len({p.id for p in pack}) == 60


def test_what_is_rare_takes_the_place_of_what_is_common_when_it_comes_late() -> None:
    """The hardest level and the last kind come last, and never both at once."""
    late = [p for p in pool(3000) if p.level < 5 or p.task.kind != "h"]
    puzzles = sorted(late, key=lambda p: (p.level == 5 or p.task.kind == "h", p.id))
    pack = make_pack(80, games(puzzles), KINDS, every_level=True)
    kinds, levels = Counter(p.task.kind for p in pack), Counter(p.level for p in pack)
    assert len(pack) == 80
    assert min(kinds[kind] for kind in KINDS) >= 7
    assert min(levels[level] for level in range(1, 6)) >= 0.12 * 80


def test_a_puzzle_that_is_not_rare_takes_nobody_s_place() -> None:
    puzzles = Random(1).sample(pool(3000), 3000)
    early = make_pack(300, games(puzzles), KINDS, every_level=True)
    assert early == make_pack(300, games([*puzzles, *puzzles]), KINDS, every_level=True)


def test_what_does_not_come_is_not_waited_for_without_end() -> None:
    only = [p for p in pool(900) if p.task.kind in "ab"]
    asked = []
    pack = make_pack(100, games(only), KINDS, lambda number, batch: asked.append(batch.number))
    assert {p.task.kind for p in pack} == {"a", "b"}
    assert 0 < len(pack) < 100
    assert len(asked) <= PATIENCE + 40


def test_of_one_kind_alone_there_may_be_one_level() -> None:
    easy = [p for p in pool(900) if p.level == 1 and p.task.kind == "a"]
    assert len(make_pack(12, games(easy), ("a",))) == 12


def test_of_each_kind_the_levels_are_as_even_as_they_come() -> None:
    """Easy ones come first, and there are enough of them; the hard ones still find a place."""
    puzzles = sorted(pool(3000), key=lambda p: (p.level, p.id))
    pack = make_pack(80, games([*puzzles[:2400], *puzzles[2400:]]), KINDS, every_level=True)
    for kind in KINDS:
        levels = Counter(p.level for p in pack if p.task.kind == kind)
        assert max(levels.values()) <= 0.6 * levels.total()


def test_a_full_kind_is_asked_on_while_it_has_few_puzzles_for_the_weakest_or_the_best() -> None:
    own = [p for p in pool(3000) if p.task.kind == KINDS[0]]
    middle = [p for p in own if ENDS[0] <= p.rating < ENDS[1]]
    easy = [p for p in own if p.rating < ENDS[0]]
    for some, asked in ((middle, False), ([easy[0], *middle], True), ([*easy, *middle], False)):
        choice = Choice(400, KINDS, every_level=True)
        for puzzle in some:
            choice.offer(puzzle)
        assert (KINDS[0] in choice.wanted) is asked


def test_a_pack_waits_for_the_ends_of_its_kinds() -> None:
    """One easy puzzle of each kind, then all of the middle, which is enough; then the others."""
    puzzles = pool(3000)
    middle = Random(1).sample(puzzles[400:], 2600)
    made = [*puzzles[:8], *middle, *puzzles[8:400]]
    pack = make_pack(400, games(made), KINDS, every_level=True)
    easy = Counter(p.task.kind for p in pack if p.rating < ENDS[0])
    assert min(easy[kind] for kind in KINDS) >= AT_END


@pytest.mark.long
def test_a_pack_of_few_kinds_keeps_more_for_its_weakest_learners() -> None:
    """A kind's easy puzzles give way to harder ones until so many are left as were asked for."""
    puzzles = sorted(pool(6000), key=lambda p: p.rating)

    def fewest_easy(at_end: int) -> int:
        choice = Choice(800, KINDS, every_level=True, at_end=at_end)
        for puzzle in puzzles:
            choice.offer(puzzle)
        easy = Counter(p.task.kind for p in choice.kept.values() if p.rating < ENDS[0])
        return min(easy[kind] for kind in KINDS)

    assert fewest_easy(AT_END) < 20 <= fewest_easy(20)


def test_an_end_is_filled_in_the_place_of_others_so_that_no_trick_lives() -> None:
    """Haste solves half of a kind already; what the weakest lack must not wait for the others."""
    own = [p for p in pool(4000) if p.task.kind == KINDS[0]]
    hasty = [attrs.evolve(p, proof=attrs.evolve(p.proof, greedy=p.proof.answers[0])) for p in own]
    middle = [n for n, p in enumerate(own) if ENDS[0] <= p.rating < ENDS[1]]
    easy = [n for n, p in enumerate(own) if p.rating < ENDS[0]]
    choice = Choice(400, KINDS, every_level=True)
    for n in middle[:20]:
        choice.offer(own[n])
    for puzzle in (*(hasty[n] for n in middle[20:60]), *(hasty[n] for n in easy)):
        choice.offer(puzzle)
    assert not any(p.rating < ENDS[0] for p in choice.kept.values())
    choice.fill_ends(hasty[n] for n in (*middle, *easy))
    kept = choice.kept.values()
    assert sum(p.rating < ENDS[0] for p in kept) == AT_END
    assert 2 * sum(not p.proof.greedy_fails for p in kept) <= max(len(kept), choice.least_kind["a"])


def test_an_end_is_filled_with_the_hardest_and_the_easiest_first() -> None:
    own = [p for p in pool(4000) if p.task.kind == KINDS[0]]
    choice = Choice(400, KINDS, every_level=True)
    choice.fill_ends(sorted(own, key=lambda p: abs(p.rating - sum(ENDS) / 2)))
    taken, all_of = (sorted(p.rating for p in some) for some in (choice.kept.values(), own))
    assert (taken[:AT_END], taken[-AT_END:]) == (all_of[:AT_END], all_of[-AT_END:])
