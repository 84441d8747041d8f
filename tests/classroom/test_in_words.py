"""What a result says in sentences: all that is in it, and nothing else."""

from __future__ import annotations

from tutor.results.in_words import in_words
from tutor.results.result import Result
from tutor.results.tally import Answer, Slip, StepTally, Tally, task_key


def test_everything_in_a_result_is_a_sentence():
    slips = (Slip("4.2", "It needs a Truffle.", 2), Slip(""))
    steps = {
        "groups/1": StepTally(True),
        "groups/2": StepTally(False, 1, slips),
        "chocoly/areas/1": StepTally(True, 2),
        task_key("chocoly", "sizes"): StepTally(True),
    }
    puzzles = (Answer("gone-1", "tally", False, 1, "Ben"), Answer("chocoly/x-1", "chocoly/x", True))
    result = Result("Ada", "2026-03-04", {"groups": 3}, {"wilds": 2}, Tally(steps, puzzles))
    assert list(in_words(result)) == [
        "Nickname: Ada.",
        "Day: 2026-03-04.",
        "Chocolatiers, Groups: done.",
        "Step 1: solved at once.",
        "Step 2: not solved yet, 1 hint, slip: “It needs a Truffle.” (rule 4.2) ×2, a slip.",
        "Chocolatiers, Wilds: at step 2.",
        "Chocoly, Pieces and areas: begun.",
        "Step 1: solved, 2 hints.",
        "Chocoly, task sizes: solved at once.",
        "Chocolatiers, Final tally: wrong: “Ben”, 1 hint.",
        "Chocoly, x: right.",
    ]


def test_what_is_not_known_here_is_named_as_it_stands():
    found = list(in_words(Result(stars={"chocoly/gone": 1, "gone": 2})))
    assert found == ["No nickname.", "Chocoly, gone: done.", "Chocolatiers, gone: done."]
