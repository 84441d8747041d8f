"""The solver against its slow twin, and against worked positions."""

from __future__ import annotations

from itertools import combinations

from hypothesis import given, settings
from hypothesis import strategies as st

from tutor.chocolatiers import Display, Tile
from tutor.chocolatiers.puzzles.kinds.pay import PAY_SMART
from tutor.chocolatiers.puzzles.position import Aim, Position
from tutor.chocolatiers.puzzles.solver import fewest_wilds, solve
from tutor.chocolatiers_family.payments import payments
from tutor.chocolatiers_family.puzzles.paying import missing

from .brute import slow_solve
from .strategies import TILES, positions
from .tables import asked

AIMS = st.one_of(
    st.just(Aim()),
    st.builds(Aim, st.sampled_from(["win", "spoil"]), st.sampled_from(["T", "M", "RB", "TNV"])),
)


def key(answer, start):
    """An answer as the slow twin writes it: the display before its Wilds, and the Wilds."""
    rows = [list(row) for row in answer.display.rows]
    display = start
    for row, column, face in answer.boxes:
        points = {f: t.points for t in TILES for f in t.faces}
        display = display.with_box(row, column, face, points[face])
    assert {(r, c) for r, c in answer.wilds if rows[r][c] == "*"} == set(answer.wilds)
    return f"{display} {sorted(answer.wilds)} {answer.display.points}"


def agree(position, aim, tiles, wilds):
    value, displays, runner_up, count = slow_solve(position, aim, list(tiles), wilds)
    found = solve(position, aim, tiles, wilds)
    assert (found.value, found.runner_up, found.searched) == (value, runner_up, count)
    assert len(found.answers) == len(displays)
    if len({(t.spaces, t.points) for t in tiles}) == len(tiles):
        assert {key(a, position.own) for a in found.answers} == displays


@settings(max_examples=120)
@given(positions(own_boxes=6), AIMS, st.integers(0, 2))
def test_wilds(position, aim, wilds):
    agree(position, aim, [], wilds)


@settings(max_examples=60)
@given(positions(own_boxes=6, chain=False), AIMS, st.integers(1, 2))
def test_wilds_without_chains(position, aim, wilds):
    """Rivals' and own displays are played with wild_chain off."""
    slow_off = [d.wild_chain for d in position.displays]
    assert not any(slow_off)
    agree(position, aim, [], wilds)


@settings(max_examples=60)
@given(positions(own_boxes=5), AIMS, st.sampled_from(TILES), st.integers(0, 1))
def test_a_box_and_wilds(position, aim, tile, wilds):
    agree(position, aim, [tile], wilds)


@settings(max_examples=15)
@given(
    positions(own_boxes=4),
    AIMS,
    st.lists(st.sampled_from(TILES), min_size=2, max_size=2, unique=True),
)
def test_two_boxes(position, aim, tiles):
    agree(position, aim, tiles, 0)


@settings(max_examples=5)
@given(positions(own_boxes=6), AIMS)
def test_three_wilds(position, aim):
    agree(position, aim, [], 3)


def test_a_tie_awards_nobody_so_spoiling_is_a_move():
    """Clause 9.3: the rival leads Mint by one; a Wild that ties it takes the card from them."""
    own = Display.parse("MT/MN", points=[4])
    rival = Display.parse("MM/MT", points=[4])
    position = Position((own, rival), (1, 0))
    spoil = solve(position, Aim("spoil", "M"), wilds=1)
    assert spoil.value == 1
    assert {a.wilds for a in spoil.answers} == {((0, 1),), ((1, 1),)}
    assert solve(position, Aim("win", "M"), wilds=1).value == 0


def test_a_kept_wild_is_worth_its_point():
    """Clause 10.2: with nothing to win, keeping is the only best answer."""
    own = Display.parse("TT/TT", points=[4])
    rival = Display.parse("NN/NN", points=[4])
    kept = solve(Position((own, rival), (2, 0)), Aim(), wilds=2)
    assert kept.unique
    assert kept.answers[0].wilds == ()


def test_fewest_wilds():
    own = Display.parse("MT/TM", points=[4])
    rival = Display.parse("MM/TN", points=[4])
    found = fewest_wilds(Position((own, rival), (3, 0)), "M")
    assert found is not None
    assert found.value == 1
    assert fewest_wilds(Position((own, rival), (0, 0)), "M") is None


def test_a_payment_is_judged_by_what_the_next_box_lacks_then():
    """Clauses 4.2 and 4.3: either pair pays for the Mint; only one leaves the next box in reach."""
    two = (Tile("M...", 3), Tile("TTR.", 3))
    table = Position((Display.parse("TN/R.", [4]), Display.parse("BB/BV", [3])), (0, 0))
    task = asked("pay", table, tiles=two, hand="TTNNR")
    proof = PAY_SMART.prove(task)
    assert proof is not None
    assert proof.answers == ("NN",)
    assert [PAY_SMART.value(task, cards) for cards in ("NN", "TT", "T")] == [0, -1, None]


@given(st.text("TNRMBV", max_size=7), st.text("TNRMBV", min_size=1, max_size=4))
def test_what_a_box_lacks_is_the_fewest_cards_that_pay_for_it(hand, box):
    """Against trying all cards that could be added."""
    fewest = next(
        n
        for n in range(len(box) + 1)
        if any(payments(hand + "".join(more), box) for more in combinations(box, n))
    )
    assert missing(hand, box) == fewest
