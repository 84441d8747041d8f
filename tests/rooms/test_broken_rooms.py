"""A room that breaks a promise is found: players, lessons, what it offers, puzzles."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

import attrs
import pytest

from noughts.board import Mark, State
from noughts.players import Watchful
from tests.rooms.broken_game import Broken
from tutor import rooms, testing
from tutor.rooms import Box, Family, Line, room
from tutor.rulebook import Clause

# ---- computer players


@attrs.frozen
class Cheat(Watchful):
    """Marks a field that may have a mark already."""

    def choose(self, game: Any, view: State, rng: Random) -> Mark:
        super().choose(game, view, rng)
        return Mark(0, 0)


@attrs.frozen
class Moody(Watchful):
    """Chooses by a chance of its own."""

    def choose(self, game: Any, view: State, rng: Random) -> Mark:
        super().choose(game, view, rng)
        return Random().choice(game.actions(view))


@attrs.frozen
class Tireless(Watchful):
    """Goes on when the game is over."""

    def choose(self, game: Any, view: State, rng: Random) -> Mark:
        return Mark(0, 0) if view.over else super().choose(game, view, rng)


@pytest.mark.parametrize(
    ("player", "said"),
    [
        (Cheat(), "has a mark already"),
        (Moody(), "in two ways"),
        (Tireless(), "GameOver"),
        (Watchful(title=""), "no words"),
    ],
)
def test_a_player_that_breaks_the_rules_is_found(player: Watchful, said: str) -> None:
    hall = attrs.evolve(room("noughts"), players=lambda: {"one": player})
    with pytest.raises(AssertionError, match=said):
        testing.check_players(hall)


# ---- lessons, the room


def test_a_lesson_that_does_not_work_is_found() -> None:
    (lesson,) = room("noughts").lessons()
    shorter = attrs.evolve(lesson, steps=lesson.steps[:-1])
    hall = attrs.evolve(room("noughts"), lessons=lambda: (shorter,))
    with pytest.raises(AssertionError, match=r"No step teaches: 2\.1 One mark a turn"):
        testing.check_course(hall)


def test_a_lesson_that_is_not_solved_by_its_solution_is_found() -> None:
    (lesson,) = room("noughts").lessons()
    first = attrs.evolve(lesson.steps[0], solution="mark 0 0")
    hall = attrs.evolve(
        room("noughts"), lessons=lambda: (attrs.evolve(lesson, steps=(first, *lesson.steps[1:])),)
    )
    with pytest.raises(AssertionError, match="three-in-a-row/1"):
        testing.check_lessons(hall)


def test_a_course_without_a_lesson_is_found() -> None:
    hall = attrs.evolve(room("noughts"), lessons=lambda: ())
    with pytest.raises(AssertionError, match="no lesson"):
        testing.check_course(hall)


def test_a_lesson_that_does_not_say_what_one_can_do_now_is_found() -> None:
    (lesson,) = room("noughts").lessons()
    hall = attrs.evolve(room("noughts"), lessons=lambda: (attrs.evolve(lesson, can=""),))
    with pytest.raises(AssertionError, match="three-in-a-row: nothing says"):
        testing.check_course(hall)


def test_clauses_that_nobody_teaches_are_one_line() -> None:
    (lesson,) = room("noughts").lessons()
    asks = attrs.evolve(lesson.steps[3], practises="1.1")
    hall = attrs.evolve(room("noughts"), lessons=lambda: (attrs.evolve(lesson, steps=(asks,)),))
    with pytest.raises(AssertionError) as found:
        testing.check_course(hall)
    assert str(found.value).splitlines() == [
        "No step teaches: 1.1 to 3.2 (5 of 5 clauses)",
        "No other step practises: 1.2 to 3.2 (4 of 5 clauses)",
    ]


def test_a_game_in_the_wrong_room_is_found() -> None:
    with pytest.raises(AssertionError, match="its game is “noughts”"):
        testing.check_room(attrs.evolve(room("noughts"), id="go"))


# ---- a family


class Sibling(Broken):
    """Differs from noughts and crosses in one rule."""

    @property
    def rulebook(self) -> Mapping[str, Clause]:
        known = {
            name: attrs.evolve(clause, like=(name,)) for name, clause in super().rulebook.items()
        }
        known["3.1"] = attrs.evolve(known["3.1"], text="A full line loses.")
        return known


def sibling() -> rooms.Room:
    """Its room, with a lesson of one step."""
    (lesson,) = room("noughts").lessons()
    return attrs.evolve(
        room("noughts"),
        id="sibling",
        family=Family("noughts", "noughts"),
        load=lambda path: Sibling(),
        lessons=lambda: (attrs.evolve(lesson, steps=lesson.steps[:1]),),
    )


def test_what_the_parent_of_a_family_teaches_is_not_asked_again() -> None:
    """Of a game that differs from noughts and crosses in one rule, that rule alone is asked."""
    with pytest.raises(AssertionError) as found:
        testing.check_course(sibling())
    assert str(found.value).splitlines() == [
        "No step teaches: 3.1 A full line wins",
        "No other step practises: 3.1 A full line wins",
    ]


def test_what_the_parent_does_not_teach_either_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    (lesson,) = room("noughts").lessons()
    steps = [step for step in lesson.steps if "2.1" not in step.clauses]
    parent = attrs.evolve(
        room("noughts"), lessons=lambda: (attrs.evolve(lesson, steps=tuple(steps)),)
    )
    monkeypatch.setattr("tutor.lessons.check.room", lambda game: parent)
    with pytest.raises(AssertionError, match=r"No step teaches: .*2\.1 One mark a turn"):
        testing.check_course(sibling())


def test_a_clause_of_the_same_words_is_inherited_only_if_it_says_so() -> None:
    assert list(rooms.inherited(sibling())) == ["1.1", "1.2", "2.1", "3.2"]
    assert rooms.inherited(room("noughts")) == {}
    alike = attrs.evolve(sibling(), load=lambda path: Broken())
    assert rooms.inherited(alike) == {}


# ---- what a room offers


@pytest.mark.parametrize(
    ("offer", "said"),
    [
        (
            {"checklist": lambda players, options: (Line("Draw a board.", "9.9"),)},
            "no clause '9.9'",
        ),
        ({"checklist": lambda players, options: ()}, "is empty"),
        ({"checklist": lambda players, options: (Line("", "1.1"),)}, "an empty line"),
        ({"plans": {6: "three-in-a-row/rule.9.9"}}, "does not have “rule.9.9”"),
        ({"plans": {6: "four-in-a-row/rule.1.1"}}, "does not have “four-in-a-row”"),
        ({"plans": {45: "three-in-a-row"}}, "takes about 1"),
        ({"box": lambda game, options: Box("", ())}, "in the box"),
    ],
)
def test_an_offer_of_what_there_is_not_is_found(offer: dict[str, Any], said: str) -> None:
    with pytest.raises(AssertionError, match=said):
        testing.check_offers(attrs.evolve(room("noughts"), **offer))


def test_an_offer_of_what_there_is_passes() -> None:
    hall = attrs.evolve(
        room("noughts"),
        checklist=lambda players, options: (Line("Draw a board.", "1.1"),),
        plans={6: "three-in-a-row/rule.1.1"},
        box=lambda game, options: Box("2 pencils", ("Paper",)),
    )
    testing.check_offers(hall)


# ---- puzzles


def test_a_puzzle_that_does_not_prove_is_found() -> None:
    offered = room("chocolatiers").puzzles
    assert offered is not None
    first, *others = offered().shipped()
    proof = attrs.evolve(first.proof, value=first.proof.value + 1)
    packs = {
        "states another answer": [attrs.evolve(first, proof=proof), *others],
        "stand twice": [first, first, *others],
        "no puzzle comes with": [],
        "There is no puzzle of the kind": [p for p in others if p.task.kind == first.task.kind],
    }
    for said, pack in packs.items():
        wrong = attrs.evolve(offered(), shipped=lambda pack=pack: pack)
        hall = attrs.evolve(room("chocolatiers"), puzzles=lambda wrong=wrong: wrong)
        with pytest.raises(AssertionError, match=said):
            testing.check_puzzles(hall)
