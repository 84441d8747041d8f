"""What is counted of a learner: what changes it, its limits, text both ways."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tutor import SaveError
from tutor.kit.words import one_line
from tutor.results import tally as counting
from tutor.results.tally import Answer, Slip, StepTally, Tally, dump_tally, load_tally

TEXTS = st.text(max_size=counting.LONGEST_SAID).map(one_line)
TIMES = st.integers(0, counting.MOST_TIMES)
STEPS = st.builds(
    StepTally,
    solved=st.booleans(),
    hints=TIMES,
    slips=st.lists(
        st.builds(
            Slip, st.sampled_from(["9.1", "6.5", ""]), TEXTS, st.integers(1, counting.MOST_TIMES)
        ),
        max_size=counting.MOST_SLIPS,
    ).map(tuple),
)
ANSWERS = st.builds(
    Answer, st.sampled_from(["tally-1", "go/ko-2"]), st.just("tally"), st.booleans(), TIMES, TEXTS
)
TALLIES = st.builds(
    Tally,
    steps=st.dictionaries(st.sampled_from(["groups/1", "groups/2", "go/ko/3"]), STEPS),
    puzzles=st.lists(ANSWERS, max_size=5).map(tuple),
)


@given(TALLIES)
def test_text_and_back_is_exact(tally):
    assert load_tally(dump_tally(tally)) == tally


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        '{"steps": []}',
        '{"steps": {"a/1": [1, 0]}}',
        '{"steps": {"a/1": [2, 0, []]}}',
        '{"steps": {"a/1": [1, -1, []]}}',
        '{"steps": {"a/1": [1, 0, [["9.1", "x", 0]]]}}',
        '{"puzzles": [["a", "b", 1, 0, 7]]}',
        json.dumps({"puzzles": [["a", "b", 1, 0, ""]] * (counting.MOST_PUZZLES + 1)}),
        json.dumps({"steps": {"a/1": [1, 0, [["9.1", "x" * 81, 1]]]}}),
    ],
)
def test_what_cannot_be_is_a_sentence(text):
    with pytest.raises(SaveError) as caught:
        load_tally(text)
    assert str(caught.value)


def test_slips_are_counted_by_what_was_said_and_a_step_done_again_counts_anew():
    tally = counting.slipped(Tally(), "groups/1", "9.1", "Corners  count?")
    tally = counting.slipped(tally, "groups/1", "9.1", "Corners count?")
    tally = counting.helped(tally, "groups/1")
    (slip,) = tally.steps["groups/1"].slips
    assert slip == Slip("9.1", "Corners count?", 2)
    done = counting.solved(tally, "groups/1")
    assert done.steps["groups/1"] == StepTally(True, 1, (slip,))
    assert counting.solved(done, "groups/1") is done
    again = counting.slipped(done, "groups/1", "6.5")
    assert again.steps["groups/1"] == StepTally(False, 0, (Slip("6.5"),))


def test_the_latest_are_kept_and_no_more():
    tally = Tally()
    for n in range(counting.MOST_STEPS + 5):
        tally = counting.solved(tally, f"lesson/{n}")
        tally = counting.answered(tally, Answer(f"p-{n}", "tally", True))
    assert len(tally.steps) == counting.MOST_STEPS
    assert f"lesson/{counting.MOST_STEPS + 4}" in tally.steps
    assert "lesson/0" not in tally.steps
    assert [each.puzzle for each in tally.puzzles][-1] == f"p-{counting.MOST_STEPS + 4}"
    assert len(tally.puzzles) == counting.MOST_PUZZLES
    for n in range(counting.MOST_SLIPS + 3):
        tally = counting.slipped(tally, "lesson/x", "9.1", str(n))
    assert len(tally.steps["lesson/x"].slips) == counting.MOST_SLIPS
    assert load_tally(dump_tally(tally)) == tally


def test_a_puzzle_met_again_is_there_once():
    tally = counting.answered(Tally(), Answer("a", "tally", False, said="x" * 200))
    assert len(tally.puzzles[0].said) == counting.LONGEST_SAID
    tally = counting.answered(tally, Answer("a", "tally", True))
    assert tally.puzzles == (Answer("a", "tally", True),)
