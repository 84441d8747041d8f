"""A rule on the wall shows what it is about: its picture changes with that and nothing else."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from attrs import evolve

from tutor.rooms import load_game, qualified
from widgets import rooms
from widgets.chocolatiers.tabletop import SHUFFLE
from widgets.draw.theme import LIGHT
from widgets.tabletop import Board

FIRST, SECOND, CHOCOLY = "chocolatiers", "chocolatiers-2019", "chocoly"
FIELDS = ("tray", "hands", "wilds", "stacks", "row", "reserved", "displays", "pile", "board")
ABOUT = {
    FIRST: {
        "1.1": "hands",
        "1.2": "wilds",
        "1.3": "tray",
        "1.4": "stacks",
        "3.1": "tray",
        "3.2": "tray hands",
        "4.1": "stacks",
        "4.2": "stacks hands",
        "5.2": "",
        "7.1": "hands",
        "7.2": "tray",
        "9.1": "displays",
        "9.3": "displays",
    },
    SECOND: {
        "1.1": "hands",
        "1.2": "tray",
        "1.3": "wilds",
        "1.4": "row pile",
        "3.1": "tray",
        "3.2": "tray hands",
        "4.2": "row pile hands",
        "5.1": "",
        "6.2": "reserved",
        "8.1": "displays",
    },
    CHOCOLY: {"1.1": "pile", "1.2": "hands", "2.2": "pile hands", "3.1": ""},
}


def played(game: Any) -> Any:
    """A position in which everybody has placed something, and every field can change."""
    chance = Random(5)
    state = game.start(2, seed=5)
    while not game.over(state):
        fields = [getattr(state, name) for name in ("displays", "reserved") if hasattr(state, name)]
        built = all(each.boxes for each in getattr(state, "displays", ()))
        if built and all(each[0] != each[1] for each in fields) and all(state.hands):
            return state
        actions = game.actions(state)
        rare = [each for each in actions if type(each).__name__ in ("Box", "Reserve")]
        state = game.apply(state, chance.choice(rare or actions))
    raise AssertionError("no such position")


def changed(state: Any, name: str) -> Any:
    """The position with another value of a field."""
    value = getattr(state, name)
    if name == "wilds":
        return evolve(state, wilds=tuple(3 - n for n in value))
    if name == "pile" and isinstance(value, tuple):
        return evolve(state, pile=value[1:])
    if name == "board":
        return evolve(state, board=type(value)())
    return evolve(state, **{name: value[::-1]})


def picture(game: Any, state: Any, clause: str) -> str:
    tabletop = rooms.room(game.id).tabletop()
    board: Board[Any, Any, Any] = Board(
        game, state, 0, LIGHT, tabletop.nothing, quiet=True, still=True
    )
    return str(tabletop.about(board, clause, ()) or "")


@pytest.mark.parametrize("game_id", ABOUT)
def test_what_a_rule_is_about_is_seen(game_id: str) -> None:
    game = load_game(game_id)
    state = played(game)
    for clause, wanted in ABOUT[game_id].items():
        before = picture(game, state, clause)
        assert bool(before) == bool(wanted), clause
        seen = {
            name
            for name in FIELDS
            if hasattr(state, name) and picture(game, changed(state, name), clause) != before
        }
        assert seen == set(wanted.split()), clause


@pytest.mark.parametrize(
    ("game", "clauses"),
    [
        (FIRST, ("1.1", "1.2", "1.3", "1.4", "1.5", "1.6")),
        (SECOND, ("1.1", "1.2", "1.3", "1.4", "1.5", "1.6")),
        (CHOCOLY, ("1.1", "1.2", "1.3", "1.4", "1.5", "1.6")),
    ],
)
def test_each_rule_of_the_set_up_has_a_picture_of_its_own(
    game: str, clauses: tuple[str, ...], at: Any
) -> None:
    found: dict[str, str] = {}
    for clause in clauses:
        page = at(f"classroom/projector/{qualified(game, f'rules/{clause}')}")
        found[clause] = "".join(map(str, page.all(".rule-wall > .table svg")))
    assert all(found.values())
    assert len(set(found.values())) == len(clauses)
    assert not any("display-svg" in each for each in found.values())


def test_rules_of_the_set_up_show_a_table_that_has_been_set(at: Any) -> None:
    game = load_game(FIRST)
    for clause in ("1.1", "1.3", "1.4"):
        page = at(f"classroom/projector/{qualified(FIRST, f'rules/{clause}')}")
        wanted = picture(game, game.view(game.start(2, SHUFFLE), 0), clause)
        (svg,) = page.all(".rule-wall > .table svg")
        assert len(svg.select("path")) == wanted.count("<path"), clause


@pytest.mark.parametrize("game", ABOUT)
def test_the_rules_with_pictures_are_rules(game: str) -> None:
    known = load_game(game).rulebook
    assert set(getattr(rooms.room(game).tabletop(), "rules", {})) <= set(known)
    assert set(ABOUT[game]) <= set(known)
