"""The tasks of the notebooks: what is right passes, each usual slip is told in its own words."""

from __future__ import annotations

from collections import Counter
from itertools import product
from random import Random

import networkx as nx
import pytest

from tutor import load_game
from tutor.chocolatiers import Take, check
from tutor.chocolatiers.exercises import EXERCISES
from tutor.chocolatiers.players import PLAYERS
from tutor.chocolatiers_2019 import check as check_2019
from tutor.chocolatiers_2019.exercises import EXERCISES as EXERCISES_2019
from tutor.chocoly import check as check_chocoly
from tutor.chocoly.exercises import EXERCISES as EXERCISES_CHOCOLY
from tutor.players import against

CHECKS = {"chocolatiers": check, "chocolatiers-2019": check_2019, "chocoly": check_chocoly}
KNOWN = (EXERCISES, EXERCISES_2019, EXERCISES_CHOCOLY)
TASKS = [
    (game, name, exercise)
    for game, exercises in zip(CHECKS, KNOWN, strict=True)
    for name, exercise in exercises.items()
]
NAMES = pytest.mark.parametrize(
    ("game", "name", "exercise"), TASKS, ids=[f"{game}/{name}" for game, name, _it in TASKS]
)
SLIPS = pytest.mark.parametrize(
    ("game", "name", "slip"),
    [(game, name, slip) for game, name, exercise in TASKS for slip in exercise.slips],
)


def solution(exercise):
    if exercise.any_of:
        return lambda *case: next(iter(exercise.truth(*case)))
    return exercise.truth


@NAMES
def test_a_right_function_passes(game, name, exercise):
    checked = getattr(CHECKS[game], name)(solution(exercise))
    assert checked
    assert str(len(exercise.cases)) in checked.text


@SLIPS
def test_each_slip_is_told_with_its_clause_and_the_case(game, name, slip):
    checked = getattr(CHECKS[game], name)(slip.makes)
    assert not checked
    head, rule, tried, *_answer = checked.text.splitlines()
    assert head == f"✗ {slip.text}"
    title = load_game(game).rulebook[slip.clause].title
    assert rule == f"Rule {slip.clause}, {title}."
    assert tried.startswith(f"Tried: {name}(")
    assert checked.case


@NAMES
@pytest.mark.parametrize(
    ("function", "words"),
    [
        (lambda *case: case.nothing, "Your function stopped: AttributeError"),
        (lambda: True, "Your function stopped: TypeError"),
        (lambda *case: object(), "It should give"),
        (lambda *case: [[["?"]]], "It should give"),
        ("groups", "Hand over the function itself"),
    ],
)
def test_whatever_a_learner_hands_over_is_answered_in_a_line(game, name, exercise, function, words):
    checked = getattr(CHECKS[game], name)(function)
    assert not checked
    assert words in checked.text.splitlines()[0]


def test_a_forgotten_return_is_told_but_none_may_be_an_answer():
    assert "return" in check.groups(lambda display, kind: None).text
    assert "return" in check.award(lambda sizes: None).text
    assert "return" not in check.award(lambda sizes: None if max(sizes) > 3 else 0).text


def test_an_answer_that_no_slip_explains_gets_the_rule():
    checked = check.groups(lambda display, kind: set())
    assert checked.clause == "9.1"
    assert "Your answer: set()" in checked.text


def test_answers_may_have_any_form_that_means_the_same():
    groups = EXERCISES["groups"].truth
    assert check.groups(lambda d, kind: [sorted(group) for group in groups(d, kind)])
    totals = EXERCISES["totals"].truth
    assert check.totals(lambda *table: dict(enumerate(totals(*table))))


def test_the_display_of_the_case_is_shown():
    checked = check.places(lambda display: set())
    assert str(checked.case["display"]) == "TR/NR"


# ---- functions that change what they are given


def test_a_function_may_change_its_arguments():
    def refill(row, pile, box):
        row.remove(box)
        row += [pile.pop(0)] if pile else []
        return row, pile

    def wilds(actions):
        free, locked = 3, 0
        while actions:
            action = actions.pop(0)
            free += {"wild": -1, "reserve": -1, "fill": 1}.get(action, 0)
            locked += {"reserve": 1, "fill": -1}.get(action, 0)
        return free, locked

    for name, function in (("refill", refill), ("wilds", wilds)):
        before = repr(EXERCISES_2019[name].cases)
        first, again = (getattr(check_2019, name)(function) for _time in range(2))
        assert first, first.text
        assert again, again.text
        assert repr(EXERCISES_2019[name].cases) == before


def test_a_function_that_spoils_its_arguments_is_not_judged_by_what_is_left():
    def refill(row, pile, box):
        row[:] = [each for each in row if each != box]
        pile.clear()
        return row, pile

    def wilds(actions):
        actions.clear()
        return 3, 0

    checked = check_2019.refill(refill)
    assert not checked
    assert checked.case["pile"] == ["MBMV", "NNVR"]
    assert "VVTT" in checked.case["row"]
    assert "reserve" in str(check_2019.wilds(wilds).case["actions"])


# ---- wrong answers that once passed, and others as plausible


def pay_from_the_whole_hand(hand, box):
    cards, asked = Counter(hand), Counter(box.replace(".", ""))
    return sum(n // 2 for n in cards.values()) >= (asked - cards).total()


def one_pair_a_kind(hand, box):
    choices = [[kind, *(2 * other for other in "TNRMBV")] for kind in box.replace(".", "")]
    ways = [way for way in product(*choices) if Counter("".join(way)) <= Counter(hand)]
    pairs = [[part for part in way if len(part) == 2] for way in ways]
    return {
        "".join(sorted("".join(way)))
        for way, two in zip(ways, pairs, strict=True)
        if len(two) == len(set(two))
    }


def ignores(kinds):
    return lambda hand, box: all(
        box.count(kind) <= hand.count(kind) for kind in set("TNRMBV") - set(kinds)
    )


def holding_by(fits):
    def holding(display, kind):
        graph = display.graph(kind)
        return {it for it in graph if display.at(*it) == "*" and fits(display, graph, kind, it)}

    return holding


def beside_in_row_or_column(display, graph, kind, space):
    row, column = space
    return {(row, column - 1), (row, column + 1)} <= set(graph) or {
        (row - 1, column),
        (row + 1, column),
    } <= set(graph)


def kinds_within(steps):
    def counts_as(display, row, column):
        reached = {(row, column)}
        for _step in range(steps):
            reached |= {
                (r + dr, c + dc)
                for r, c in reached
                if display.at(r, c) == "*"
                for dr, dc in ((-1, 0), (1, 0), (0, -1), (0, 1))
            }
        return {display.at(*space) for space in reached} & set("TNRMBV")

    return counts_as


def gain_over(rival):
    def gain(before, after, others, tile):
        best = rival(others)
        return tile * ((after > best) - (before > best)) - 1

    return gain


def broken_where(squares, early=False):
    """Looks for a token under these of the four squares only; `early`: stops at what it finds."""

    def broken(board, tokens, row, column):
        place = [(row, column), (row, column + 1), (row + 1, column), (row + 1, column + 1)]
        under = [board[it].tile for it in place if it in board]
        looked = [board[place[n]].tile for n in squares if place[n] in board]
        found = [
            ("4.1", len(set(under)) < 2),
            ("4.3", len(under) < 4),
            ("4.4", any(tile in tokens for tile in looked)),
        ]
        names = [clause for clause, is_broken in found if is_broken]
        return set(names[:1] if early else names)

    return broken


PLAUSIBLE = [
    ("chocolatiers", "holding", holding_by(lambda d, g, kind, it: g.degree(it) >= 2)),
    ("chocolatiers", "holding", holding_by(lambda d, g, kind, it: g.degree(it) == 2)),
    ("chocolatiers", "holding", holding_by(beside_in_row_or_column)),
    (
        "chocolatiers",
        "holding",
        holding_by(lambda d, g, kind, it: sum(d.at(*near) == kind for near in g[it]) >= 2),
    ),
    ("chocolatiers", "holding", lambda d, kind: set(nx.articulation_points(d.graph(kind)))),
    *(("chocolatiers", "pays", ignores(kind)) for kind in "TNRMBV"),
    ("chocolatiers", "pays", ignores("BV")),
    ("chocolatiers", "pays", ignores("RM")),
    ("chocolatiers", "ways", one_pair_a_kind),
    ("chocolatiers", "ways", lambda hand, box: {"".join(sorted(box.replace(".", "")))}),
    ("chocolatiers", "ways", lambda hand, box: {hand}),
    ("chocolatiers-2019", "can_pay", pay_from_the_whole_hand),
    ("chocolatiers-2019", "can_pay", lambda hand, box: len(set(hand)) < len(hand)),
    (
        "chocolatiers-2019",
        "can_pay",
        lambda hand, box: set(box) - {"."} <= set(hand) or len(set(hand)) < len(hand),
    ),
    *(("chocolatiers-2019", "counts_as", kinds_within(steps)) for steps in (1, 2)),
    ("chocolatiers-2019", "counts_as", lambda d, row, column: set(str(d)) & set("TNRMBV")),
    ("chocolatiers-2019", "gain", gain_over(lambda others: others[0])),
    ("chocolatiers-2019", "gain", gain_over(lambda others: others[-1])),
    ("chocolatiers-2019", "gain", gain_over(min)),
    ("chocolatiers-2019", "gain", gain_over(sum)),
    *(("chocoly", "broken", broken_where((n,))) for n in range(4)),
    *(("chocoly", "broken", broken_where([n for n in range(4) if n != m])) for m in range(4)),
    ("chocoly", "broken", broken_where(range(4), early=True)),
]


@pytest.mark.parametrize(("game", "name", "function"), PLAUSIBLE)
def test_a_plausible_wrong_answer_does_not_pass(game, name, function):
    checked = getattr(CHECKS[game], name)(function)
    assert not checked
    assert "Your answer:" in checked.text  # and not because it stopped


# ---- a player of one's own


def follow(player):
    """A player of ours as a learner's function."""
    rng, game = Random(0), load_game("chocolatiers")
    return lambda view, actions: player.choose(game, view, rng)


def test_a_player_that_keeps_the_rules_and_wins_passes():
    checked = check.player(follow(PLAYERS["careful"]), opponent="random", games=2)
    assert checked
    assert checked.text.startswith("✓ All moves were legal.")
    assert "Won 2 of 2." in checked.text
    assert "tie" not in checked.text


def test_a_player_that_wins_nothing_is_not_good_enough():
    checked = check.player(lambda view, actions: actions[0], games=2)
    assert not checked
    assert checked.text.startswith("✗ All moves were legal.")
    assert "Won 0 of 2." in checked.text
    assert "what does it overlook?" in checked.text


@pytest.mark.parametrize(("games", "words"), [(1, "1 was a tie."), (2, "2 were ties.")])
def test_ties_are_counted_and_are_no_victories(games, words, monkeypatch):
    monkeypatch.setattr(against, "_game", lambda *_args, **_more: (20, 20, (0, 1)))
    checked = check.player(lambda view, actions: actions[0], games=games)
    assert not checked
    assert f"Won 0 of {games}. {words}" in checked.text


@pytest.mark.parametrize(
    ("winners", "games", "words"),
    [
        ((0,), 4, "So few games do not show much: of 100, it could win 51 to 100."),
        ((1,), 4, "of 100, it could win 0 to 49. With games=100 you know more."),
        ((0, 1), 4, "of 100, it could win 15 to 85."),
        ((0,), 100, "Of 100 more, it could win 96 to 100."),
    ],
)
def test_it_is_said_what_so_many_games_show(winners, games, words, monkeypatch):
    monkeypatch.setattr(against, "_game", lambda *_args, **_more: (20, 20, winners))
    checked = check.player(lambda view, actions: actions[0], games=games)
    assert words in checked.text


@pytest.mark.parametrize("games", [0, -1, "4", 2.5, True])
def test_no_games_are_refused_in_a_sentence(games):
    with pytest.raises(ValueError, match="a whole number from 1: not"):
        check.player(lambda view, actions: actions[0], games=games)


def test_a_player_sees_only_what_a_player_may_see():
    hands = []

    def choose(view, actions):
        hands.append(view.hands[1])
        return actions[0]

    check.player(choose, games=1)
    assert hands
    assert set("".join(hands)) == {"?"}


@pytest.mark.parametrize(
    ("choose", "words"),
    [
        (lambda view, actions: Take("?"), "✗ "),
        (lambda view, actions: "hello", "✗ "),
        (lambda view, actions: None, "✗ "),
        (lambda view, actions: actions[99999], "Your player stopped: IndexError"),
    ],
)
def test_a_player_that_does_not_is_told_why_and_when(choose, words):
    checked = check.player(choose)
    assert not checked
    assert words in checked.text
    assert "It was your move" in checked.text


def test_an_unknown_opponent_is_said():
    assert "dreamy" in check.player(lambda view, actions: actions[0], opponent="magnus").text
