"""Puzzles made by hand: what cannot be is said in one sentence, what can be is proven."""

from __future__ import annotations

import attrs
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tutor.chocolatiers.puzzles.kinds import PUZZLE_KINDS
from tutor.chocolatiers.puzzles.making.edit import Draft, examine
from tutor.chocolatiers.puzzles.making.shipped import shipped
from tutor.chocolatiers.puzzles.making.sketch import SHOWS, SIDE, Sketch
from tutor.chocolatiers_family.display import Display
from tutor.chocolatiers_family.tiles import Tile
from tutor.puzzles.drafting import DraftError, UnfinishedError
from tutor.puzzles.pack import prove

ME, BEN = Display.parse(".MTMTR/NNRNNR", [3, 4, 4]), Display.parse("MMNV/VBT.", [6, 3])
STEAL = Draft(sketches=(Sketch.of(ME), Sketch.of(BEN)), card="M")
"""Ben leads Mint 2 to 1; one Wild between the two Mints makes three."""
PAY = Draft(
    kind="pay",
    sketches=STEAL.sketches,
    tiles=(Tile("RBN.", 4), Tile("TV.N", 3)),
    hand="RBNTVN",
)


def test_a_draft_becomes_a_proven_puzzle() -> None:
    found = examine(STEAL.task())
    assert found.puzzle is not None
    assert found.puzzle.proof.answers == (".M*MTR/NNRNNR",)
    assert found.puzzle == prove("chocolatiers", STEAL.task())


def test_answers_that_do_it_are_counted() -> None:
    me = Display.parse("VNNM.M/RNMNRT", [5, 4, 3])
    ben = Display.parse("MTMB/MRMV", [4, 6])
    found = examine(attrs.evolve(STEAL, sketches=(Sketch.of(me), Sketch.of(ben))).task())
    assert found.puzzle is None
    assert found.reason == "3 spaces do it: too easy."


DRAWN = [p for p in shipped() if PUZZLE_KINDS[p.task.kind].drawn]


@pytest.mark.parametrize("puzzle", DRAWN[::40], ids=lambda p: p.id)
def test_a_shipped_puzzle_can_be_taken_apart_and_put_together(puzzle) -> None:  # type: ignore[no-untyped-def]
    draft = Draft.of(puzzle.task)
    task = draft.task()
    assert task.position.player == 0
    found = examine(task)
    assert found.puzzle is not None
    assert found.puzzle.proof.value == puzzle.proof.value


TWICE = Sketch({(0, 0): ("T.TN", 3), (0, 1): ("TTN.", 3)})
SIX = Display.parse("VVNMRV/TTMNVN/BNTVMV/MBRRBB", [5, 4, 5, 5, 5, 6])
IMPOSSIBLE = {
    "edge": (
        {"sketches": (Sketch({(0, 0): ("TTNN", 4), (1, 1): ("TTNN", 4)}), STEAL.sketches[1])},
        "5.2",
    ),
    "Ben: the box 2 Truffles and 1 Nut Cluster lies here once too often, the game has 1.": (
        {"sketches": (STEAL.sketches[0], TWICE)},
        "1.4",
    ),
    "4 Wilds, but a player has 3": ({"kept": (4, 0)}, "1.2"),
    "leave yourself so many": ({"kept": (0, 0)}, "6.2"),
    "holds First without 6 boxes": ({"first": 1}, "8.1"),
    "6 boxes, but nobody holds First": (
        {"sketches": (STEAL.sketches[0], Sketch.of(SIX))},
        "8.1",
    ),
    "This asks for the last turn": ({"kind": "keep"}, "8.2"),
    "The game is over, but nobody holds First": ({"kind": "tally"}, "8.2"),
}


@pytest.mark.parametrize("said", IMPOSSIBLE)
def test_what_cannot_be_is_refused_with_its_clause(said: str) -> None:
    changes, clause = IMPOSSIBLE[said]
    with pytest.raises(DraftError, match=said) as caught:
        attrs.evolve(STEAL, **changes).task()  # type: ignore[arg-type]
    assert caught.value.clause == clause


def test_hands_and_boxes_that_cannot_be_are_refused_with_their_clause() -> None:
    for changes, said, clause in (
        ({"hand": "TTNNRRMM"}, "A hand of 8 cards cannot be", "7.1"),
        ({"hand": "VVVVV"}, "5 Violets; the game has 4", "1.1"),
        ({"hand": "TT"}, "cannot pay", "4.2"),
        ({"tiles": (Tile("RBN.", 4),) * 2}, "does not have both boxes", "1.4"),
    ):
        with pytest.raises(DraftError, match=said) as caught:
            attrs.evolve(PAY, **changes).task()  # type: ignore[arg-type]
        assert caught.value.clause == clause


def test_what_is_not_finished_is_not_wrong() -> None:
    for draft in (
        attrs.evolve(STEAL, sketches=(Sketch(), STEAL.sketches[1])),
        attrs.evolve(STEAL, kind="last", tiles=()),
        attrs.evolve(STEAL, kind="last", tiles=(Tile("....", 4),)),
        attrs.evolve(PAY, hand=""),
    ):
        with pytest.raises(UnfinishedError):
            draft.task()


def test_what_is_no_puzzle_says_why() -> None:
    me, ben = STEAL.sketches
    swapped = attrs.evolve(STEAL, sketches=(ben, me))
    assert examine(swapped.task()).reason == "You lead this card already."
    assert examine(attrs.evolve(STEAL, card="T").task()).reason
    assert examine(attrs.evolve(STEAL, kind="two").task()).reason
    assert "only one way" in examine(attrs.evolve(PAY, hand="RBN").task()).reason


def test_a_whole_turn_is_not_drawn_but_comes_out_of_a_game() -> None:
    with pytest.raises(DraftError, match="come out of games"):
        attrs.evolve(STEAL, kind="reply").task()


KINDS = st.sampled_from(tuple(PUZZLE_KINDS))
SPACES = st.text(SHOWS, min_size=4, max_size=4)
PLACES = st.tuples(st.integers(0, SIDE - 1), st.integers(0, SIDE - 1))
SKETCHES = st.builds(
    Sketch, st.dictionaries(PLACES, st.tuples(SPACES, st.integers(0, 9)), max_size=5)
)


@given(
    st.builds(
        Draft,
        kind=KINDS,
        sketches=st.lists(SKETCHES, min_size=2, max_size=4).map(tuple),
        card=st.sampled_from("TNRMBV"),
        count=st.integers(1, 3),
        hand=st.text("TNRMBV", max_size=9),
        tiles=st.lists(st.builds(Tile, SPACES, st.integers(0, 9)), max_size=2).map(tuple),
    ).map(lambda d: attrs.evolve(d, kept=(d.count, *(0,) * (len(d.sketches) - 1))))
)
def test_any_draft_is_a_puzzle_or_says_in_a_sentence_why_not(draft: Draft) -> None:
    try:
        task = draft.task()
    except DraftError as problem:
        said = str(problem)
    else:
        found = examine(task)
        said = found.reason or (found.puzzle.id if found.puzzle else "")
    assert said


def test_a_sketch_is_painted_turned_and_cleared() -> None:
    sketch = Sketch().with_box((1, 1), "TNR.", 4)
    assert sketch.text == "TN/R."
    assert sketch.turned((1, 1)).text == "RT/.N"
    assert sketch.painted(2, 3, "*").text == "T*/R."
    assert sketch.painted(0, 0, "T") == sketch  # no box there
    assert sketch.with_points((1, 1), 12).boxes[1, 1][1] == 9
    assert sketch.without_box((1, 1)).text == ""
    assert sketch.with_box((3, 0), "TNR.", 4) == sketch.with_box((0, 0), "TX..", 1) == sketch
