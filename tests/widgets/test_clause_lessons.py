"""Where the rules page sends a learner for each clause."""

from __future__ import annotations

from collections.abc import Iterator

import attrs
import pytest

from tutor import GAMES
from tutor.rooms import load_game
from widgets.pages.clause_lessons import taught


@pytest.fixture
def child(two_games: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """The twin, which has two lessons, with clauses 3.1 and 9.3 from the first game."""
    clauses = dict(load_game(two_games).rulebook)
    for name in ("3.1", "9.3"):
        clauses[name] = attrs.evolve(clauses[name], like=(name,))
    monkeypatch.setattr(type(load_game(two_games)), "rulebook", clauses)
    taught.cache_clear()
    yield two_games
    taught.cache_clear()


def test_an_inherited_clause_is_taught_where_the_parent_teaches_it(child: str) -> None:
    parents, own = taught(GAMES[0]), taught(child)
    assert own["9.3"] == parents["9.3"]
    assert [place.address for place in own["3.1"]] == [f"{child}/lesson/first-bite"]
    assert "9.4" in parents
    assert "9.4" not in own
