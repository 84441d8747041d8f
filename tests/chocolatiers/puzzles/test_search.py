"""The search against one that tries everything, and against positions made for it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from random import Random

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from tests.chocolatiers.puzzles.exhaustive import TINY, sure, tiny_positions, worlds
from tests.chocolatiers.puzzles.tables import at_the_end
from tests.chocolatiers.tables import GAME
from tutor.chocolatiers import Display, State, Tile
from tutor.chocolatiers.actions import Box, Skip
from tutor.chocolatiers.components import load_components
from tutor.chocolatiers.game import Chocolatiers
from tutor.chocolatiers.puzzles.kinds import PUZZLE_KINDS
from tutor.chocolatiers.puzzles.making.tasks import around
from tutor.chocolatiers.puzzles.search import whole
from tutor.chocolatiers.puzzles.search.hands import can_pay, paid, ways
from tutor.chocolatiers.puzzles.search.table import SearchError, deck_lasts, queue_after
from tutor.chocolatiers.puzzles.search.whole import found, line, turns, worth
from tutor.chocolatiers.state import END
from tutor.chocolatiers.status import could_be_unseen
from tutor.chocolatiers_family.actions import PlaceWild
from tutor.chocolatiers_family.kinds import HIDDEN, in_order
from tutor.kit.frozen import changed

COMPONENTS = load_components()
MOST_WORLDS = 40


def searchable(seed: int, players: int, open_hands: bool) -> Iterator[State]:
    """What a player sees in a tiny game, where the plain search comes to an end soon."""
    game = Chocolatiers(TINY)
    for state in tiny_positions(seed, players):
        if state.phase == END or not deck_lasts(state) or not any(state.displays):
            continue
        if len(queue_after(state)) > 2 or any(display.wilds for display in state.displays):
            continue
        view = game.view(state, state.player)
        if open_hands:
            view = changed(view, hands=state.hands)
        if len(list(islice(worlds(view, TINY), MOST_WORLDS + 1))) <= MOST_WORLDS:
            yield view


@settings(deadline=None, max_examples=25)
@given(st.integers(0, 10_000), st.integers(2, 3), st.booleans())
def test_what_is_sure_is_what_is_left_in_every_world(
    seed: int, players: int, open_hands: bool
) -> None:
    views = list(searchable(seed, players, open_hands))
    assume(views)
    view = Random(seed).choice(views)
    turn, _after = Random(seed).choice(list(turns(view, TINY)))
    assert worth(view, turn, TINY) == sure(view, turn, TINY)


@settings(deadline=None, max_examples=20)
@given(st.integers(0, 10_000), st.integers(2, 3), st.booleans())
def test_the_best_turns_are_all_that_are_worth_most(
    seed: int, players: int, open_hands: bool
) -> None:
    """Cut short and looked up, the search says of all turns together what it says of each alone."""
    views = list(searchable(seed, players, open_hands))
    assume(views)
    view = Random(seed).choice(views)
    value = {turn: worth(view, turn, TINY) for turn, _after in turns(view, TINY)}
    most, *less = sorted(set(value.values()), reverse=True)
    answer = found(view, TINY)
    assert (answer.value, answer.runner_up) == (most, less[0] if less else None)
    assert set(answer.best) == {turn for turn, worth in value.items() if worth == most}
    assert answer.turns == len(value)


@settings(deadline=None, max_examples=20)
@given(st.integers(0, 10_000), st.integers(2, 3), st.booleans())
def test_what_some_turns_reach_is_known_before_the_best_is(
    seed: int, players: int, open_hands: bool
) -> None:
    """And what was looked up for it leaves the whole search as it is."""
    views = list(searchable(seed, players, open_hands))
    assume(views)
    view, rng = Random(seed).choice(views), Random(seed)
    value = {turn: worth(view, turn, TINY) for turn, _after in turns(view, TINY)}
    some = rng.sample(list(value), rng.randint(1, len(value)))
    most = max(value[turn] for turn in some)
    search = whole.choices(view, TINY)
    assert search.best_of(some) == most
    assert [search.reach(most + n, some) for n in (-1, 0, 1)] == [True, True, False]
    assert search.reach(most + 1) is (max(value.values()) > most)
    assert search.found() == found(view, TINY)


CARDS = st.text("TNRM", max_size=6).map(in_order)


@given(CARDS, CARDS, st.integers(0, 2), st.text("TNRM", min_size=3, max_size=4).map(in_order))
def test_a_box_can_be_paid_for_if_some_way_to_play_pays(
    hand: str, tray: str, hidden: int, needed: str
) -> None:
    for rival in (False, True):
        table = (hand, 0, tray + HIDDEN * hidden, "TTNV" if rival else "")
        paying = [
            way
            for way in ways(*table, rival=rival)
            if paid(way.hand, way.hidden, way.cards, needed)
        ]
        assert can_pay(*table, needed, rival=rival) is bool(paying)


@settings(deadline=None, max_examples=20)
@given(st.integers(0, 10_000), st.integers(2, 3), st.booleans())
def test_a_line_ends_with_the_lead_that_is_sure(seed: int, players: int, open_hands: bool) -> None:
    views = list(searchable(seed, players, open_hands))
    assume(views)
    view = Random(seed).choice(views)
    turn, _after = Random(seed).choice(list(turns(view, TINY)))
    played = line(view, turn, TINY)
    end = changed(view, displays=played.displays, wilds=played.wilds, first_card=played.first)
    totals = {s.player: s.total for s in Chocolatiers(TINY).standings(end)}
    assert played.value == worth(view, turn, TINY)
    assert totals.pop(view.player) - max(totals.values()) == played.value


# ---- positions made for it


def test_a_rival_s_reply_is_reckoned_with() -> None:
    """The Truffle card counts more than the Mint card, but the last player can tie it."""
    state, truffle, mint = at_the_end(), PlaceWild(0, 3), PlaceWild(1, 3)
    best = found(state, COMPONENTS).best
    assert (mint,) in best
    assert (truffle,) not in best
    assert worth(state, (mint,), COMPONENTS) == worth(state, (truffle,), COMPONENTS) + 3
    alone = changed(state, wilds=(1, 0, 0))
    assert (truffle,) in found(alone, COMPONENTS).best
    assert (mint,) not in found(alone, COMPONENTS).best


def test_a_line_tells_the_reply() -> None:
    played = line(at_the_end(), (PlaceWild(0, 3),), COMPONENTS)
    assert [player for player, _end in played.played] == [1]
    assert played.displays[1].largest("T") == 4
    assert played.wilds == (0, 0, 0)


def test_a_deck_that_runs_out_is_refused() -> None:
    state = at_the_end(deck="")
    with pytest.raises(SearchError, match="deck"):
        found(state, COMPONENTS)


def test_no_turn_is_searched_where_none_is_played() -> None:
    with pytest.raises(SearchError, match="No turn"):
        found(at_the_end(phase="end"), COMPONENTS)


def test_every_turn_is_one_that_the_rules_allow() -> None:
    state = GAME.start(2, seed=3)
    for turn, after in islice(turns(state, COMPONENTS), 200):
        following = state
        for action in turn:
            following = GAME.apply(following, action)
        assert following == after
        assert isinstance(turn[-1], Skip | Box | PlaceWild)


def test_a_box_under_a_wild_may_be_one_of_several() -> None:
    """T.TN and N.NM both count 3 points; covered, the box may be either, so either is unseen."""
    first = next(t for t in COMPONENTS.tiles if t.points == 3)
    bare = Display.parse(f"{first.spaces[:2]}/{first.spaces[2:]}", (first.points,))
    covered = bare
    for row, column in bare.spaces[:3]:
        covered = covered.with_wild(row, column)
    state = GAME.start(2, seed=1)
    state = changed(GAME.view(state, 0), stacks=((),) * 5)
    seen = changed(state, displays=(bare, Display()))
    unclear = changed(state, displays=(covered, Display()))
    assert first not in could_be_unseen(seen, COMPONENTS)
    assert first in could_be_unseen(unclear, COMPONENTS)
    assert Tile("TT..", 3) not in could_be_unseen(unclear, COMPONENTS)


def test_where_next_to_nothing_is_known_the_search_says_so(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(whole, "MOST_LOOKED_AT", 10_000)
    one = Display.parse("BB/BB", [2])
    state = around(PUZZLE_KINDS["steal"], (one, one, one), (1, 0, 0), 0, None, (), "")
    with pytest.raises(SearchError, match="Too much is unknown"):
        found(state, COMPONENTS)
