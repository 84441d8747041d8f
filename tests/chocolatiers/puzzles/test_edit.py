"""Puzzles made by hand: what cannot be is said in one sentence, what can be is proven."""

from __future__ import annotations

import attrs
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tutor.chocolatiers.display import Display
from tutor.chocolatiers.puzzles.edit import Draft, DraftError, examine
from tutor.chocolatiers.puzzles.kinds import PUZZLE_KINDS
from tutor.chocolatiers.puzzles.shipped import shipped
from tutor.chocolatiers.puzzles.sketch import SHOWS, SIDE, Sketch
from tutor.chocolatiers.state import Tile
from tutor.puzzles.pack import prove

STEAL = Draft(
    sketches=(
        Sketch.of(Display.parse("MN.M/TTVB", [4, 4])),
        Sketch.of(Display.parse("MMNB/VRTR", [3, 5])),
    ),
    card="M",
)
"""Ben leads Mint 2 to 1; one Wild between the two Mints makes three."""


def error(draft: Draft) -> str:
    with pytest.raises(DraftError) as caught:
        draft.task()
    return str(caught.value)


def test_a_draft_becomes_a_proven_puzzle() -> None:
    assert (
        examine(STEAL.task()).reason == "1 Wild cannot do it here."
    )  # the Mints lie too far apart
    nearer = attrs.evolve(
        STEAL, sketches=(Sketch.of(Display.parse("MNM./TTVB", [4, 4])), STEAL.sketches[1])
    )
    found = examine(nearer.task())
    assert found.puzzle is not None
    assert found.puzzle.proof.answers == ("M*M./TTVB",)
    assert found.puzzle == prove("chocolatiers", nearer.task())


def test_equally_good_answers_are_counted() -> None:
    me, ben = Display.parse("MNBM/NMRT", [4, 4]), Display.parse("MMNB/VRTR", [3, 5])
    drawn = attrs.evolve(STEAL, sketches=(Sketch.of(me), Sketch.of(ben)))
    found = examine(drawn.task())
    assert found.puzzle is None
    assert found.best == 2
    assert found.reason == "2 answers are equally good."


@pytest.mark.parametrize("puzzle", shipped()[::40], ids=lambda p: p.id)
def test_a_shipped_puzzle_can_be_taken_apart_and_put_together(puzzle) -> None:  # type: ignore[no-untyped-def]
    draft = Draft.of(puzzle.task)
    task = draft.task()
    assert task.position.player == 0
    found = examine(task)
    assert found.puzzle is not None
    assert found.puzzle.proof.value == puzzle.proof.value


def test_each_impossible_draft_gets_its_own_sentence() -> None:
    me, ben = STEAL.sketches
    apart = Sketch({(0, 0): ("TTNN", 4), (1, 1): ("TTNN", 4)})
    said = [
        error(attrs.evolve(STEAL, sketches=(Sketch(), ben))),
        error(attrs.evolve(STEAL, sketches=(apart, ben))),
        error(
            attrs.evolve(STEAL, sketches=(me, Sketch({(0, 0): ("T.TN", 3), (0, 1): ("TTN.", 3)})))
        ),
        error(attrs.evolve(STEAL, kept=(4, 0))),
        error(attrs.evolve(STEAL, count=2)),
        error(attrs.evolve(STEAL, kind="last", tiles=())),
        error(attrs.evolve(STEAL, kind="last", tiles=(Tile("....", 4),))),
        error(attrs.evolve(STEAL, kind="pay", tiles=(Tile("TTN.", 4),) * 2)),
        error(attrs.evolve(STEAL, kind="pay", tiles=(Tile("TRVN", 4),) * 2, hand="VVVVV")),
    ]
    assert len(set(said)) == len(said)
    assert said[0].startswith("You: ")
    assert "edge" in said[1]
    assert said[2].startswith("Ben: ")
    assert "too often" in said[2]  # the same tile, turned
    assert all("Wilds" in text for text in said[3:5])


def test_what_is_no_puzzle_says_why() -> None:
    me, ben = STEAL.sketches
    swapped = attrs.evolve(STEAL, sketches=(ben, me))
    assert examine(swapped.task()).reason == "You lead this card already."
    assert examine(attrs.evolve(STEAL, card="B").task()).reason == "No rival leads this card."
    alone = attrs.evolve(STEAL, kind="two", sketches=(me, Sketch.of(Display.parse("RR/RR", [4]))))
    assert examine(alone.task()).reason
    pay = attrs.evolve(STEAL, kind="pay", tiles=(Tile("TRB.", 4), Tile("NMV.", 3)))
    assert "cannot pay" in examine(attrs.evolve(pay, hand="TTT").task()).reason
    assert "no payment" in examine(attrs.evolve(pay, hand="TRB").task()).reason


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
