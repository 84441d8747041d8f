"""A wrong answer is blamed on the rule whose misreading makes it right, and on no other."""

from __future__ import annotations

import pytest

from tutor.chocolatiers import Display
from tutor.chocolatiers.game import Chocolatiers
from tutor.chocolatiers.puzzles.causes import broken
from tutor.chocolatiers.puzzles.kinds import PUZZLE_KINDS
from tutor.chocolatiers.puzzles.making.shipped import shipped
from tutor.chocolatiers.puzzles.misreading import (
    MISREADINGS,
    RIGHT,
    Reading,
    Table,
    scores,
    size,
    winners,
)
from tutor.chocolatiers.puzzles.position import Position
from tutor.chocolatiers_family.final_scores import final_scores
from tutor.chocolatiers_family.kinds import KINDS
from tutor.chocolatiers_family.puzzles.model import NOBODY
from tutor.chocolatiers_family.scoring import awards

OTHER = Display.parse("BB/BB", [3])


def table(text: str, wilds: int = 0, first: int | None = None, **covered: object) -> Table:
    own = Display.parse(text, [4] * (len(text.replace("/", "").replace("-", "")) // 4))
    return Table(Position((own, OTHER), (wilds, 0), 0, first), **covered)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("text", "kind", "reading", "right", "misread"),
    [
        ("T./.T", "T", Reading(corners=True), 1, 2),
        ("TN../...T", "T", Reading(scattered=True), 1, 2),
        ("T*../...T", "T", Reading(scattered=True), 2, 3),
        ("**../N...", "T", Reading(alone=True), 0, 2),
        ("T***T./......", "T", Reading(chain=False), 5, 2),
        ("T*TN/....", "T", Reading(wilds=False), 3, 2),
        ("T*TN/....", "T", Reading(kept=False), 3, 3),
    ],
)
def test_groups_are_read_wrong_in_one_way_at_a_time(
    text: str, kind: str, reading: Reading, right: int, misread: int
) -> None:
    assert size(table(text), 0, kind, RIGHT) == right
    assert size(table(text), 0, kind, reading) == misread


def test_what_lies_under_a_wild_is_remembered_where_somebody_thinks_it_counts() -> None:
    seen = table("*N/..", covered={(0, 0): "T"})
    assert [size(seen, 0, "T", Reading(covered=c)) for c in (False, True)] == [0, 1]
    assert [size(seen, 0, "N", Reading(covered=c)) for c in (False, True)] == [2, 2]


def test_points_are_read_wrong_in_one_way_at_a_time() -> None:
    seen = table("TT/N.", wilds=2, first=0)
    whole = scores(seen, RIGHT, 0)
    assert whole == [s.total for s in sorted(_standings(seen.position), key=lambda s: s.player)]
    assert whole[0] - scores(seen, Reading(kept=False), 0)[0] == 2
    assert whole[0] - scores(seen, Reading(first=False), 0)[0] == 4
    assert whole[0] - scores(seen, Reading(boxes=False), 0)[0] == 4
    tie = Table(Position((OTHER, OTHER), (0, 0)))
    assert winners(tie, RIGHT, 1) == (None,) * 6
    assert winners(tie, Reading(ties_win=True), 1)[KINDS.index("B")] == 1


def _standings(position: Position):  # type: ignore[no-untyped-def]
    return final_scores(position.displays, position.wilds, position.first)


def test_the_right_reading_is_that_of_the_rules() -> None:
    for puzzle in shipped()[::40]:
        position = puzzle.task.position
        won = [award.winner for award in awards(position.displays).values()]
        assert list(winners(Table(position), RIGHT, position.player)) == won


def test_every_wrong_answer_has_a_cause_among_the_rules_and_a_right_one_none() -> None:
    rulebook = Chocolatiers.from_file().rulebook
    for puzzle in shipped()[::7]:
        kind = PUZZLE_KINDS[puzzle.task.kind]
        assert all(broken(puzzle, answer) == () for answer in puzzle.proof.answers)
        choices = list(kind.choices(puzzle.task)) if kind.choices else [puzzle.proof.greedy]
        if kind.seconds is not None:
            choices = [f"{one} {two}" for one in choices for two in kind.seconds(puzzle.task)]
        for wrong in set(choices) - set(puzzle.proof.answers):
            (clause,) = broken(puzzle, wrong)
            assert clause in rulebook


def test_giving_a_card_to_one_of_those_who_tie_is_blamed_on_the_tie() -> None:
    ties = [p for p in shipped() if p.task.kind == "who" and p.proof.answers == (NOBODY,)]
    assert ties
    for puzzle in ties:
        for leader in awards(puzzle.task.position.displays)[puzzle.task.cards].tied:
            assert broken(puzzle, str(leader)) == ("9.3",)


def test_counting_all_there_are_or_corner_to_corner_is_blamed_on_connecting() -> None:
    blamed = [
        broken(puzzle, puzzle.proof.greedy)
        for puzzle in shipped()
        if puzzle.task.kind == "who"
        and puzzle.proof.greedy_fails
        and not awards(puzzle.task.position.displays)[puzzle.task.cards].tied
    ]
    assert blamed.count(("9.1",)) > len(blamed) / 2


def test_every_misreading_names_its_clause_and_differs_from_the_rules() -> None:
    rulebook = Chocolatiers.from_file().rulebook
    assert all(each.clause in rulebook for each in MISREADINGS)
    assert len({str(each) for each in (*MISREADINGS, RIGHT)}) == len(MISREADINGS) + 1
