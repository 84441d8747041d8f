"""Results: exact both ways, hostile until read, many at once, one for each learner."""

from __future__ import annotations

import csv
import io
import json
from contextlib import suppress

import attrs
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.results.test_tally import TALLIES
from tutor import GAMES, SaveError
from tutor.kit.links import to_link
from tutor.progress import Bookmark, Progress
from tutor.results import tally as counting
from tutor.results import together
from tutor.results.csv_file import csv_text
from tutor.results.gather import MOST, MOST_PROBLEMS, MOST_READ, Gathered, gather, merge
from tutor.results.heat import heat
from tutor.results.result import (
    LARGEST,
    LONGEST_NICK,
    MARK,
    MOST_SHORT,
    PREFIX,
    Result,
    clean,
    read_result,
    result_file,
    result_of,
    result_text,
    short_text,
)
from tutor.results.tally import Answer, Tally

NAMES = st.text(max_size=30).map(clean)
LESSONS = st.sampled_from(["groups", "wilds", "go/ko"])
RESULTS = st.builds(
    Result,
    name=NAMES,
    day=st.sampled_from(["", "2026-03-04", "2026-03-05"]),
    stars=st.dictionaries(LESSONS, st.integers(1, 3)),
    at=st.dictionaries(LESSONS, st.integers(1, 9)),
    tally=TALLIES,
)
ADA = Result("Ada", "2026-03-04", {"groups": 3})


@given(RESULTS)
def test_file_and_text_are_exact(result):
    assert read_result(result_file(result)) == result
    assert read_result(result_text(result)) == result


@given(st.text() | st.binary().map(lambda raw: PREFIX + to_link(raw.decode("latin-1"))))
def test_whatever_is_read_is_a_result_or_one_sentence(text):
    with suppress(SaveError):  # any other error would be one
        read_result(text)


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=5), inner),
    max_leaves=12,
)


@given(st.dictionaries(st.sampled_from(["name", "day", "stars", "at", "steps", "puzzles"]), JSON))
def test_any_data_under_the_mark_is_a_result_or_one_sentence(data):
    with suppress(SaveError):
        read_result(json.dumps({MARK: 1, **data}))


@pytest.mark.parametrize(
    "text",
    [
        "x" * (LARGEST + 1),
        PREFIX + to_link("{" + "9" * 10**6 + "}"),  # a small text that unpacks into a huge one
        PREFIX + "!!!",
        json.dumps({MARK: 1, "name": ["Ada"]}),
        json.dumps({MARK: 1, "stars": {"x" * 91: 1}}),
        json.dumps({MARK: 1, "stars": {"groups": 4}}),
        json.dumps({MARK: 1, "steps": {"a/1": [1, 0, [[[[[[[["deep"]]]]]]]]]}}),
        json.dumps({"choco-tutor": 1, "progress": "{}"}),
    ],
)
def test_bad_ones_are_told_in_one_sentence(text):
    with pytest.raises(SaveError) as caught:
        read_result(text)
    assert 0 < len(str(caught.value)) < 300


def test_a_nickname_cannot_hide_or_turn_letters():
    assert clean("Ada\u202e\u200b\n<b>") == "Ada <b>"
    assert len(clean("x" * 1000)) == LONGEST_NICK


def test_a_result_of_a_learner_holds_what_was_done_and_nothing_else():
    progress = Progress(
        stars={"groups": 2}, places={"wilds": Bookmark(2, "secret session")}, other={"x": 1}
    )
    result = result_of(" Ada ", "2026-03-04", progress, counting.helped(Tally(), "wilds/3"))
    assert (result.name, dict(result.stars), dict(result.at)) == (
        "Ada",
        {"groups": 2},
        {"wilds": 3},
    )
    assert "secret" not in result_file(result)
    assert set(json.loads(result_file(result))) == {
        *(MARK, "name", "day", "stars", "at", "steps", "puzzles")
    }


def test_a_short_text_fits_a_code_and_is_a_result():
    tally = Tally()
    for n in range(120):
        tally = counting.slipped(tally, f"a-lesson-{n % 14}/{n}", f"{n % 9 + 1}.1", f"said {n}")
        tally = counting.answered(tally, Answer(f"kind-{n}", "kind", n % 3 > 0, 0, f"words {n}"))
    text = short_text(attrs.evolve(ADA, tally=tally))
    assert 0 < len(text) <= MOST_SHORT
    assert read_result(text).name == "Ada"


# ---- many


def test_many_are_read_and_the_bad_ones_named():
    texts = [
        ("ada.json", result_file(ADA)),
        ("photo.jpg", "\x00\x01"),
        ("huge.txt", None),
        ("", f"Here: {result_text(attrs.evolve(ADA, name='Bo'))}\n and {PREFIX}cut"),
    ]
    found = gather((), texts)
    assert [each.name for each in found.results] == ["Ada", "Bo"]
    assert len(found.problems) == 3
    assert [problem.partition(":")[0] for problem in found.problems] == [
        *("“photo.jpg”", "“huge.txt”", "Text 2")
    ]


def test_a_later_result_takes_the_place_of_an_earlier_one():
    later = attrs.evolve(ADA, day="2026-03-05", stars={"groups": 3, "wilds": 2})
    said = ("“Ada”: a later result took the place of an earlier one.",)
    assert gather([ADA], [("", result_file(later))]) == Gathered((later,), said)
    assert gather([later], [("", result_file(ADA))]) == Gathered((later,), said)
    assert gather([later], [("", result_file(later))]) == Gathered((later,)), "nothing is lost"


def after(*done: str) -> Tally:
    """A tally of these steps, each solved; those that end in "!" after a slip."""
    tally = Tally()
    for step in done:
        name = step.removesuffix("!")
        if step != name:
            tally = counting.slipped(tally, name, "9.1", "Corners count?")
        tally = counting.solved(tally, name)
    return tally


def test_two_of_one_nickname_who_did_the_same_lesson_are_two():
    one = attrs.evolve(ADA, tally=after("groups/1!", "groups/2", "groups/3"))
    two = attrs.evolve(ADA, tally=after("groups/1", "groups/2!", "groups/3"))
    found = gather((), [("", result_file(one)), ("", result_file(two))])
    assert [each.name for each in found.results] == ["Ada", "Ada (2)"]
    assert gather(found.results, [("", result_file(two))]).results == found.results


def test_a_step_that_was_done_anew_is_still_of_the_same_learner():
    done = ("groups/1", "groups/2!", "groups/3")
    earlier = attrs.evolve(ADA, tally=after(*done))
    later = attrs.evolve(ADA, tally=after(*done, "groups/1!", "wilds/1"))
    assert merge([earlier, later]) == (later,)
    assert merge([read_result(short_text(earlier)), later]) == (later,), "one without words"


def test_what_else_stands_in_brackets_is_of_the_nickname():
    one, two = (attrs.evolve(ADA, name=f"Max ({form})") for form in ("7a", "7b"))
    assert merge([one, two]) == (one, two)


def test_two_with_one_nickname_are_two():
    other = attrs.evolve(ADA, stars={"wilds": 1})
    found = gather((), [("", result_file(ADA)), ("", result_file(other))])
    assert [each.name for each in found.results] == ["Ada", "Ada (2)"]
    (said,) = found.problems
    assert "“Ada (2)”" in said
    again = gather(found.results, [("", result_file(ADA)), ("", result_file(other))])
    assert again.results == found.results
    later = attrs.evolve(other, day="2026-03-05", stars={"wilds": 3})
    (ada, two) = gather(found.results, [("", result_file(later))]).results
    assert {ada.stars["groups"] if "groups" in ada.stars else two.stars["groups"]} == {3}
    assert {3} == {r.stars["wilds"] for r in (ada, two) if "wilds" in r.stars}


def test_two_without_a_nickname_are_two_and_the_same_text_twice_is_one():
    one, two = Result(stars={"groups": 1}), Result(stars={"groups": 2})
    found = gather((), [("", result_file(one)), ("", result_file(two)), ("", result_file(one))])
    assert len({each.name for each in found.results}) == 2
    assert len(gather(found.results, [("", result_file(one))]).results) == 2


def test_there_are_limits_on_how_many():
    texts = [("", result_file(attrs.evolve(ADA, name=f"N{n:03}"))) for n in range(MOST + 2)]
    found = gather((), [*texts, *([("bad", "?")] * 30)])
    assert len(found.results) == MOST
    assert len(found.problems) == MOST_PROBLEMS + 1


def test_one_that_is_too_many_is_one():
    texts = [("", result_file(attrs.evolve(ADA, name=f"N{n:03}"))) for n in range(MOST + 1)]
    assert gather((), texts).problems == (f"More than {MOST} learners: 1 was left out.",)


def test_one_too_many_to_keep_is_one(monkeypatch):
    found = Gathered((ADA, attrs.evolve(ADA, name="Bo")))
    monkeypatch.setattr(together, "MOST_TOGETHER", len(together.dump_results(found.results)) - 1)
    assert together.fitting(found) == Gathered(
        (ADA,), ("All together they are too large: 1 was left out.",)
    )


def test_thousands_pasted_at_once_are_not_all_read():
    """Each is compared with each: whoever pastes so many would wait for minutes."""
    names = (f"N{n}" for n in range(10_000))
    pasted = " ".join(result_text(attrs.evolve(ADA, name=name)) for name in names)
    found = gather((), [("", pasted)])
    assert len(found.results) == MOST
    assert found.problems[0] == f"That is very much at once: the first {MOST_READ} texts were read."
    assert "left out" in found.problems[1]


def test_what_a_teacher_reads_hides_and_turns_no_letters():
    odd = "It\u202e needs\na\u200b Truffle\x07."
    data = {"steps": {"groups/1": [0, 1, [["9.1", odd, 1]]]}, "puzzles": [["a", "b", 0, 0, odd]]}
    found = read_result(json.dumps({MARK: 1, **data})).tally
    assert found.steps["groups/1"].slips[0].said == "It needs a Truffle."
    assert found.puzzles[0].said == "It needs a Truffle."
    (said,) = gather((), [("ada\u202etxt.\n.json", "?")]).problems
    assert said.startswith("“adatxt. .json”: ")
    with pytest.raises(SaveError) as refused:
        read_result(json.dumps({MARK: 1, "stars": {"\u202egroups": 9}}))
    assert str(refused.value).isprintable()


@given(st.text(st.sampled_from("=+-@＝＋－＠\t\r 1A"), max_size=4))
def test_no_nickname_is_a_formula_to_a_spreadsheet(name):
    table = csv_text([attrs.evolve(ADA, name=clean(name))], heat([], GAMES[0]))
    first = list(csv.reader(io.StringIO(table)))[1][0]
    assert not first.startswith(tuple("=+-@＝＋－＠\t\r"))


@given(st.lists(RESULTS, max_size=5), st.randoms())
def test_merging_does_not_depend_on_the_order_and_once_is_enough(results, rng):
    merged = merge(results)
    shuffled = results[:]
    rng.shuffle(shuffled)
    assert merge(shuffled) == merged
    assert merge(merged) == merged
    assert {each.name.casefold() for each in merged} == {each.name.casefold() for each in results}
