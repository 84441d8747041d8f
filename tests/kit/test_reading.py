"""What comes from outside is read with care: a size for everything, and every place named."""

from __future__ import annotations

import contextlib
import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tutor import SaveError
from tutor.kit import reading
from tutor.kit.links import from_link, to_link
from tutor.kit.reading import Check, Reader, read_json
from tutor.kit.toml import TomlError, read_toml

anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=3), inner),
    max_leaves=6,
)
CHECKS: dict[str, Check[Any]] = {
    "number": reading.number(5),
    "real": reading.real(5, 0.5),
    "flag": reading.flag,
    "letters": reading.letters("TNR", 3),
    "text": reading.text(3, least=1),
    "choice": reading.choice(("a", "b")),
    "optional": reading.optional(reading.number(5)),
    "items": reading.items(reading.number(5), 3),
    "pair": reading.pair(reading.letters("TN", 4), reading.number(9)),
    "entries": reading.entries(reading.flag, 2, longest=3),
    "table": reading.table,
    "iso_day": reading.iso_day,
}


@given(anything, st.sampled_from(sorted(CHECKS)))
def test_a_check_lets_a_value_through_or_says_why_not(value: Any, name: str) -> None:
    with contextlib.suppress(SaveError):
        Reader({"it": value}).one("it", CHECKS[name])


@pytest.mark.parametrize(
    ("name", "value", "said"),
    [
        ("number", True, "“it”: This must be a whole number from 0 to 5."),
        ("number", 2.0, "whole number"),
        ("number", "3", "whole number"),
        ("number", 6, "from 0 to 5"),
        ("number", -1, "from 0 to 5"),
        ("real", 0, "number from 0.5 to 5"),
        ("real", True, "number"),
        ("flag", 1, "true or false"),
        ("letters", "TX", "“X” means nothing here; the letters are TNR."),
        ("letters", "TTTT", "0 to 3 letters"),
        ("letters", ["T"], "0 to 3 letters"),
        ("text", "", "1 to 3 letters"),
        ("text", "\ud800", "1 to 3 letters"),
        ("choice", "c", "one of: a, b"),
        ("choice", ["a"], "one of: a, b"),
        ("items", "123", "a list of 0 to 3 items"),
        ("items", [1, 2, 3, 4], "a list of 0 to 3 items"),
        ("items", [1, True], "“it, item 2”: This must be a whole number"),
        ("pair", ["T"], "a list of 2 to 2 items"),
        ("pair", ["T", 10], "“it, item 2”"),
        ("entries", {"a": True, "b": True, "c": True}, "at most 2 entries"),
        ("entries", {"long": True}, "short names"),
        ("entries", {"a": 1}, "“it, a”: This must be true or false"),
        ("table", [], "not a table"),
        ("iso_day", "yesterday", "This must be a date"),
        ("iso_day", "2026-13-01", "This must be a date"),
    ],
)
def test_what_is_wrong_is_said_with_its_place(name: str, value: Any, said: str) -> None:
    with pytest.raises(SaveError) as caught:
        Reader({"it": value}).one("it", CHECKS[name])
    assert said in str(caught.value)


def test_an_entry_that_is_missing_is_named_or_has_its_default() -> None:
    with pytest.raises(SaveError, match="“it” is missing"):
        Reader({}).one("it", reading.flag)
    assert Reader({}).maybe("it", reading.flag, None) is None


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("9" * 5000, "a number is too long"),
        ("-" + "9" * 5000, "a number is too long"),
        ("9" * 5000 + ".5", "a number is too large"),
        ("1e999", "a number is too large"),
        ("[NaN]", "NaN is no number"),
        ("[-Infinity]", "-Infinity is no number"),
        ('{"a": 1, "b": 2, "a": 3}', "“a” stands here twice"),
        ("[" * 100_000, "nested too deep"),
        ("[" * 41 + "]" * 41, "nested too deep"),
        ('{"a":' * 41 + "1" + "}" * 41, "nested too deep"),
        ('["\\ud800"]', "half a character"),
        ('{"\\udfff": 1}', "half a character"),
        (" " * (reading.MOST_TEXT + 1), "far too long"),
        ("{\n]", "line 2, column 1 is not JSON"),
        (7, "A save is text"),
        (b"{}", "A save is text"),
    ],
    ids=lambda value: str(value)[:16],
)
def test_json_that_no_save_has_is_refused(text: object, said: str) -> None:
    with pytest.raises(SaveError, match=said):
        read_json(text)


def test_a_table_of_entries_that_all_stand_twice_is_refused_at_once() -> None:
    names = [f'"{n}": 0' for n in range(30_000)]
    with pytest.raises(SaveError, match="twice"):
        read_json("{" + ", ".join(names + names) + "}")


def test_a_byte_order_mark_is_no_part_of_a_text() -> None:
    assert read_json('\ufeff{"a": [1, 2.5, "ü \\ud83d\\ude00"]}') == {"a": [1, 2.5, "ü 😀"]}
    assert read_toml("\ufeffa = 1") == {"a": 1}


@given(anything)
def test_other_json_is_read_as_it_is(value: Any) -> None:
    text = json.dumps(value)
    with contextlib.suppress(SaveError):
        assert read_json(text) == json.loads(text)


@given(st.text().filter(lambda text: text.isprintable()))
def test_links_are_exact_round_trips(text: str) -> None:
    link = to_link(text)
    assert from_link(link) == text
    for other in (link + "A", link + "=", link + "+", link + " ", "\n" + link, link[:-1]):
        with pytest.raises(SaveError, match="This link is damaged"):
            from_link(other)


def test_a_link_unpacks_to_no_more_than_is_asked_for() -> None:
    link = to_link("T" * 1000)
    assert from_link(link, 1000) == "T" * 1000
    with pytest.raises(SaveError, match="This link is damaged"):
        from_link(link, 999)


@pytest.mark.parametrize(
    ("text", "said", "line"),
    [
        ("a = 1\n" + ".".join("a" * 60_000) + " = 1", "so many dots", 2),
        ("[" + ".".join("a" * 60_000) + "]", "so many dots", 1),
        ("a = {" + ".".join("a" * 60_000) + " = 1}", "so many dots", 1),
        ("a = " + "[" * 50_000, "nested too deep", 0),
        (".".join("a" * 60) + " = 1", "nested too deep", 0),
        ("a = " + "9" * 5000, "a number in this file is far too long", 0),
        ("# " + "x" * 300_000, "far too long", 0),
        ("a = 1\nb", "this is not TOML", 2),
    ],
    ids=lambda value: str(value)[:16],
)
def test_toml_that_does_harm_is_refused_at_once(text: str, said: str, line: int) -> None:
    with pytest.raises(TomlError, match=said) as caught:
        read_toml(text)
    assert caught.value.line == line


def test_dots_in_a_comment_are_no_name() -> None:
    assert read_toml("# " + "." * 500 + "\na.b.c = 1") == {"a": {"b": {"c": 1}}}
