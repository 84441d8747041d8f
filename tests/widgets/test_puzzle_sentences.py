"""What puzzles ask, hint and explain is good English: no sum of one item, no name said twice."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from tutor.puzzles.games import games, puzzles_of
from tutor.puzzles.model import AnyPuzzle
from widgets.rooms import room

FAULTS = {
    "a sum of one item": r"\b(\d+) = \1\.",
    "a sign without a difference": r"[+-]0\b(?!\.\d)",
    "“You” within a list": r"\b(and|between) You\b",
    "a word twice": r"\b([A-Za-z]+) \1\b",
    "a name twice in one sentence": r"^([A-Z][a-z]+) [a-z][^.:;]*, \1 (has|is)\b",
    "one of several": r"\b1 (cards|points|places|turns|boxes|spaces|pieces|tiles|steps|stages)\b",
    "several of one": r"\b([02-9]|[1-9]\d+) (card|point|place|turn|space|piece|tile|step|stage)\b",
    "one verb for several": r"\b(?:lies|there is) [2-9]\b|^You, .*\blies\b",
    "a plural verb for one": r"\b(?:Bean|Cocoa|Caramel|Boxed) (?:come|go)\b",
    "an empty place": r"  | [.,;:]|“”|\{|\}",
}
EVERY = 8
"""One puzzle of so many is read."""


def said(puzzle: AnyPuzzle) -> Iterator[str]:
    """Yield the question, the hints, and what is said of the best and of the hasty answer."""
    pages = room(puzzle.game).puzzles
    assert pages is not None
    answers = pages().face.session(puzzle).answers
    yield puzzle.task.asked.question(puzzle.task)
    yield from (answers.hint(puzzle, level).text for level in (1, 2))
    for answer in dict.fromkeys((puzzle.proof.answers[0], puzzle.proof.greedy)):
        try:
            found = answers.explain(puzzle, answer)
        except ValueError:  # haste gives up half-way
            continue
        yield from (found.head, *(line.text for line in found.lines))


@pytest.mark.parametrize("game", games())
def test_sentences_have_no_such_fault(game: str) -> None:
    texts = {text for puzzle in puzzles_of(game).shipped()[::EVERY] for text in said(puzzle)}
    found = [
        (fault, text) for fault, how in FAULTS.items() for text in texts if re.search(how, text)
    ]
    assert found == []
