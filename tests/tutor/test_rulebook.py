"""A rulebook that takes clauses from the one of its family."""

from __future__ import annotations

from pathlib import Path

import pytest

from tutor.rooms import GAMES, load_game
from tutor.rulebook import load_rulebook

PARENT = """
[files]
main = "factory.txt"

[[section]]
number = 1
title = "The box"
clause = [
    { title = "Parts", text = "Four parts.", heading = "Box", ruling = "Nobody counts them." },
    { title = "Coal", text = "Ten coal.", heading = "Box", ruling = "It is black." },
]
"""

CHILD = """
[files]
main = "solo.txt"

[[section]]
number = 3
title = "The same box"
clause = [
    { like = "1.1" },
    { like = "1.1", heading = "What is in it", ruling = "" },
    { like = ["1.2", "1.1"], text = "Twelve coal." },
    { title = "Alone", text = "One player.", heading = "Solo" },
]
"""


def written(folder: Path, child: str) -> tuple[Path, Path]:
    """The files of a game's rulebook and of its parent's."""
    own, parent = folder / "rulebook.toml", folder / "parent.toml"
    own.write_text(child, encoding="utf-8")
    parent.write_text(PARENT, encoding="utf-8")
    return own, parent


def test_a_clause_like_another_has_what_it_does_not_state_from_it(tmp_path: Path) -> None:
    book = load_rulebook(*written(tmp_path, CHILD))
    assert list(book) == ["3.1", "3.2", "3.3", "3.4"]
    first, second, third, fourth = book.values()
    assert (first.title, first.text, first.ruling) == (
        "Parts",
        "Four parts.",
        "Nobody counts them.",
    )
    assert (first.source, first.section, first.like) == (
        "factory.txt, Box",
        "The same box",
        ("1.1",),
    )
    assert (second.text, second.source) == ("Four parts.", "solo.txt, What is in it")
    assert second.ruling == ""
    assert (third.title, third.text, third.like) == ("Coal", "Twelve coal.", ("1.2", "1.1"))
    assert third.ruling == "", "the parent’s is about the text that is not here"
    assert (fourth.text, fourth.source, fourth.like) == ("One player.", "solo.txt, Solo", ())


def test_a_clause_like_none_there_is_told_in_a_sentence(tmp_path: Path) -> None:
    own, parent = written(tmp_path, CHILD.replace('like = ["1.2", "1.1"]', 'like = "1.3"'))
    said = "rulebook.toml: clause 3.3 is like 1.3, which its family's rulebook does not have"
    with pytest.raises(ValueError, match=said):
        load_rulebook(own, parent)


def test_a_clause_is_like_another_only_in_a_family(tmp_path: Path) -> None:
    own, _parent = written(tmp_path, CHILD)
    with pytest.raises(ValueError, match=r"clause 3\.1 is like 1\.1, which its family"):
        load_rulebook(own)


@pytest.mark.parametrize("game", GAMES)
def test_every_clause_is_whole(game: str) -> None:
    for clause in load_game(game).rulebook.values():
        assert clause.title
        assert clause.text
        assert ", " in clause.source
