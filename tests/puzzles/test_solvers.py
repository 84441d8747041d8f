"""How hard puzzles are is measured with imperfect solvers, and moved by people's answers."""

from __future__ import annotations

from random import Random

import attrs
import pytest

from tests.budget import breadth
from tutor.commands.arguments import strengths
from tutor.puzzles.difficulty import Difficulty, even_anchors, fitted_in, with_answers
from tutor.puzzles.games import games, puzzles_of
from tutor.puzzles.model import HIGH, LOW
from tutor.puzzles.solvers import family
from tutor.puzzles.solvers.fitting import Row, fitted
from tutor.puzzles.solvers.measuring import difficulties, explained
from tutor.puzzles.solvers.people import moved
from tutor.puzzles.training.rating import chance
from tutor.puzzles.training.simulated import trick_player
from tutor.rooms import load_game

SLOW = "factory-manager"
QUICK = [game for game in games() if game != SLOW]
"""What is tried in seconds: pairs of the solo game are tried in whole days."""
SEARCHED = "chocolate-factory"
"""Its runs are searched for, which takes a quarter of a minute."""


def test_what_fewer_solvers_solve_is_harder_whoever_was_asked() -> None:
    """The third puzzle was met by the strong alone: half of them is less than it looks."""
    hard = difficulties(
        {
            "easy": {"hurry": 0.5, "misread 0.1": 1.0},
            "hard": {"hurry": 0.0, "misread 0.1": 0.5},
            "met by the strong": {"misread 0.1": 0.75},
        }
    )
    assert hard["easy"] < hard["met by the strong"] < hard["hard"]


def test_weights_are_found_again_in_what_they_made() -> None:
    rng = Random(1)
    bases, weights = {"a": -1.0, "b": 1.0}, {"races": 0.5, "near": -0.25}
    rows = []
    for _number in range(400):
        kind = rng.choice("ab")
        features = {"races": rng.randrange(5), "near": rng.randrange(2)}
        hard = bases[kind] + sum(weights[name] * much for name, much in features.items())
        rows.append(Row(kind, features, hard + rng.gauss(0, 0.1)))
    found = fitted(rows)
    assert found[0] == pytest.approx(bases, abs=0.1)
    each = {f"{kind} {name}": much for kind in "ab" for name, much in weights.items()}
    assert found[1] == pytest.approx(each, abs=0.1)


def test_anchors_fill_the_whole_range() -> None:
    anchors = even_anchors([number**2 for number in range(1000)])
    difficulty = Difficulty({}, {"any size": 1.0}, anchors)
    ratings = [difficulty.rate("any", {"size": n**2}) for n in range(1000)]
    assert (ratings[0], ratings[-1]) == (LOW, HIGH)
    assert ratings == sorted(ratings)
    assert [abs(ratings[n] - near) < 20 for n, near in ((200, 700), (500, 1300), (800, 1900))] == [
        True
    ] * 3


def test_a_kind_that_people_get_wrong_moves_up_and_others_stay() -> None:
    pool = [p for p in puzzles_of("chocoly").shipped() if p.task.kind in ("rule", "area")]
    rng = Random(2)
    people = [
        {p.id: rng.random() < chance(1100, p.rating + 120 * (p.task.kind == "area")) for p in pool}
        for _person in range(8)
    ]
    found = moved(people, pool)
    assert found["area"][0] - found["rule"][0] > 60
    assert found["area"][1] == 8 * sum(p.task.kind == "area" for p in pool)
    assert moved([{"unknown": True}], pool) == {}


def test_what_people_move_is_added_and_stays_in_the_range() -> None:
    known = fitted_in(puzzles_of("chocoly").fitted)
    twice = with_answers(with_answers(known, {"lay": 30}), {"lay": 12, "tie": -9000})
    assert (twice.moved["lay"], twice.moved["tie"]) == (known.moved.get("lay", 0) + 42, -9000)
    puzzle = next(p for p in puzzles_of("chocoly").shipped() if p.task.kind == "tie")
    features = puzzle.task.asked.features(puzzle.task, puzzle.proof)
    assert twice.rate("tie", features) == LOW


@breadth("game", *(it for it in games() if it != SEARCHED), SEARCHED, short=len(QUICK))
def test_who_misreads_nothing_is_right_and_all_others_err(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One puzzle of each kind: who misses nothing solves it; on the whole, others do not."""
    monkeypatch.setattr(family, "MISREADS", (0.0, 0.3))
    monkeypatch.setattr(family, "PLAYERS", 1)
    some = {p.task.kind: p for p in puzzles_of(game).shipped()}.values()
    found = [family.results(p, load_game(game), strengths(game, ())) for p in some]
    perfect = [each[f"{family.MISREAD} 0.0"] for each in found]
    blind = [each[f"{family.MISREAD} 0.3"] for each in found]
    assert perfect == [1.0] * len(perfect)
    assert sum(blind) < 0.9 * len(blind)
    assert all(0 <= share <= 1 for each in found for share in each.values())


@pytest.mark.parametrize("game", games())
def test_ratings_say_more_than_whether_haste_is_right(game: str) -> None:
    pack = puzzles_of(game).shipped()
    ratings = [puzzle.rating for puzzle in pack]
    assert explained(ratings, [puzzle.proof.greedy_fails for puzzle in pack]) < 0.5


@breadth("game", *QUICK, SLOW, short=len(QUICK))
def test_a_bot_that_knows_nothing_but_tricks_is_rated_low(game: str) -> None:
    pool = puzzles_of(game).shipped()
    assert trick_player(pool, 1) < 700
    known = [attrs.evolve(p, proof=attrs.evolve(p.proof, greedy=p.proof.answers[0])) for p in pool]
    assert trick_player(known, 1) > 700  # where haste solves all
