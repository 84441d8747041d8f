"""Groups, payments and scores against slow and obvious twins, over random displays and hands."""

from __future__ import annotations

import subprocess
import sys
from collections import Counter
from functools import cache
from itertools import combinations, combinations_with_replacement

import networkx as nx
import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from tests.chocolatiers.strategies import displays
from tests.chocolatiers.tables import play
from tutor.chocolatiers import KINDS, Display, Payment, awards, final_scores, payments
from tutor.chocolatiers_family.connectivity import group_masks

# Connectivity


def obvious_groups(display: Display, kind: str) -> list[frozenset[tuple[int, int]]]:
    """The groups by the words of the ruling, space by space, with networkx."""
    shows = {place: display.at(*place) for place in display.spaces}

    def beside(place: tuple[int, int]) -> list[tuple[int, int]]:
        r, c = place
        return [p for p in ((r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)) if p in shows]

    def counts(place: tuple[int, int]) -> bool:
        if shows[place] == kind:
            return True
        if shows[place] != "*":
            return False
        return display.wild_chain or any(shows[p] == kind for p in beside(place))

    graph: nx.Graph[tuple[int, int]] = nx.Graph()
    graph.add_nodes_from(place for place in shows if counts(place))
    graph.add_edges_from((p, q) for p in list(graph) for q in beside(p) if q in graph)
    return [
        frozenset(group)
        for group in nx.connected_components(graph)
        if any(shows[place] == kind for place in group)
    ]


@pytest.mark.clause("6.4", "6.5", "9.1", "9.2")
@given(st.booleans().flatmap(displays))
@settings(max_examples=600)
def test_bit_masks_find_the_groups_that_networkx_finds(display: Display) -> None:
    for n, kind in enumerate(KINDS):
        obvious = obvious_groups(display, kind)
        groups = display.groups(kind)
        assert set(groups) == set(obvious)
        assert len(groups) == len(obvious)
        assert [len(g) for g in groups] == sorted((len(g) for g in groups), reverse=True)
        assert {frozenset(g) for g in nx.connected_components(display.graph(kind))} == set(obvious)
        largest = max((len(group) for group in obvious), default=0)
        assert display.largest(kind) == display.largest_groups[n] == largest


@given(displays(), st.booleans())
@settings(max_examples=200)
def test_masks_alone_agree_with_the_display(display: Display, chain: bool) -> None:
    display = Display(display.rows, display.points, wild_chain=chain)
    masks, wild = [display.masks[k] for k in KINDS], display.masks["*"]
    for kind, mask in zip(KINDS, masks, strict=True):
        sizes = [g.bit_count() for g in group_masks(mask, wild, display.stride, chain)]
        assert sorted(sizes) == sorted(len(g) for g in display.groups(kind))


@given(displays())
@settings(max_examples=200)
def test_the_notation_is_an_exact_round_trip(display: Display) -> None:
    assert Display.parse(str(display), points=display.points) == display


@given(displays(most_wilds=0), st.data())
@settings(max_examples=200)
def test_a_wild_on_an_empty_space_never_makes_a_group_smaller(
    display: Display, data: st.DataObject
) -> None:
    empty = [place for place in display.spaces if display.at(*place) == "."]
    if empty:
        after = display.with_wild(*data.draw(st.sampled_from(empty)))
        assert all(
            b >= a for a, b in zip(display.largest_groups, after.largest_groups, strict=True)
        )


# Payments


def pays(cards: str, needed: str) -> int | None:
    """The most chocolates that their own kind can pay when the cards pay exactly; None if not."""
    if not needed:
        return None if cards else 0
    kind, rest = needed[0], needed[1:]
    ways = []
    if kind in cards:
        ways.append((1, pays(cards.replace(kind, "", 1), rest)))
    for other in set(cards):
        if cards.count(other) >= 2:
            ways.append((other == kind, pays(cards.replace(other, "", 2), rest)))
    found = [own + more for own, more in ways if more is not None]
    return max(found, default=None)


pays = cache(pays)


@pytest.mark.clause("4.2", "4.3", "4.4")
@given(
    st.text(alphabet=KINDS, max_size=8),
    st.text(alphabet=KINDS, min_size=1, max_size=4),
)
@example("BBBBMM", "BBMM")
@settings(max_examples=400)
def test_payments_are_those_of_trying_every_set_of_cards(hand: str, chocolates: str) -> None:
    obvious = {
        "".join(sorted(cards, key=KINDS.index))
        for n in range(len(hand) + 1)
        for cards in combinations(sorted(hand), n)
        if pays("".join(cards), "".join(sorted(chocolates))) is not None
    }
    found = payments(hand, chocolates)
    assert [payment.cards for payment in found] == sorted(
        obvious, key=lambda cards: (len(cards), [KINDS.index(c) for c in cards])
    )
    for payment in found:
        check_pairs(payment, chocolates)


@pytest.mark.clause("4.3", "4.4")
@pytest.mark.parametrize("size", [1, 2, 3, 4])
def test_the_pairs_of_every_payment_with_three_kinds(size: int) -> None:
    for box in combinations_with_replacement("TNR", size):
        found = payments("TNR" * 8, "".join(box))
        assert found
        for payment in found:
            check_pairs(payment, "".join(box))


def check_pairs(payment: Payment, chocolates: str) -> None:
    """The pairs and the other cards pay exactly, and as much as can be for their own kind."""
    by_pairs = Counter(stands for stands, _kind in payment.pairs)
    direct = Counter(payment.cards) - by_pairs - by_pairs
    assert direct + Counter(kind for _stands, kind in payment.pairs) == Counter(chocolates)
    own = direct.total() + sum(stands == kind for stands, kind in payment.pairs)
    best = pays("".join(sorted(payment.cards)), "".join(sorted(chocolates)))
    assert own == best, payment


# Scores


@pytest.mark.clause("9.1", "9.3", "9.4", "10.1", "10.3", "10.4")
@given(
    st.lists(displays(most_wilds=2), min_size=2, max_size=4),
    st.lists(st.integers(0, 3), min_size=4, max_size=4),
    st.integers(-1, 3),
)
@settings(max_examples=200)
def test_scores_by_the_words_of_the_rules(
    table: list[Display], wilds: list[int], first: int
) -> None:
    n = len(table)
    holder = first if 0 <= first < n else None
    results = final_scores(table, wilds[:n], holder)
    assert sorted(s.player for s in results) == list(range(n))
    by_player = {s.player: s for s in results}
    cards = Counter[int]([holder] if holder is not None else [])
    for kind, award in awards(table).items():
        sizes = [max((len(g) for g in obvious_groups(d, kind)), default=0) for d in table]
        leaders = [p for p in range(n) if sizes[p] == max(sizes)]
        winner = leaders[0] if len(leaders) == 1 and max(sizes) else None
        assert (award.sizes, award.winner) == (tuple(sizes), winner)
        cards.update([winner] if winner is not None else [])
    for player, result in by_player.items():
        assert result.total == sum(result.items.values())
        assert result.items["Boxes"] == sum(table[player].points)
        assert result.items["Wilds"] == wilds[player]
        better = [s for s in results if (s.total, cards[s.player]) > (result.total, cards[player])]
        assert result.rank == len(better) + 1
    assert [s.rank for s in results] == sorted(s.rank for s in results)


@given(
    st.lists(displays(most_wilds=2), min_size=2, max_size=4),
    st.lists(st.integers(0, 3), min_size=4, max_size=4),
    st.permutations(range(4)),
)
@settings(max_examples=200)
def test_seats_do_not_matter(table: list[Display], wilds: list[int], order: list[int]) -> None:
    n = len(table)
    seats = [p for p in order if p < n]
    before = {s.player: (s.rank, s.total, dict(s.items)) for s in final_scores(table, wilds[:n], 0)}
    moved = final_scores([table[p] for p in seats], [wilds[p] for p in seats], seats.index(0))
    assert {seats[s.player]: (s.rank, s.total, dict(s.items)) for s in moved} == before


@given(displays(most_wilds=2))
def test_two_equal_displays_win_nothing(display: Display) -> None:
    for result in final_scores([display, display]):
        assert result.total == result.items["Boxes"]
        assert result.rank == 1


# The same on every machine

GAMES = "from tests.chocolatiers.test_properties import summary; print(summary())"


def summary() -> str:
    """Some random games in a few letters."""
    return "|".join(
        f"{state.turn} {state.discards} {state.displays[0]}"
        for players in (2, 3, 4)
        for state, action in play(7, players)
        if action is None or state.turn % 9 == 0
    )


def test_games_do_not_depend_on_the_hash_seed() -> None:
    for seed in ("1", "2"):
        said = subprocess.run(
            [sys.executable, "-c", GAMES],
            env={"PYTHONHASHSEED": seed, "PYTHONPATH": "."},
            capture_output=True,
            text=True,
            check=True,
        )
        assert said.stdout.strip() == summary()
