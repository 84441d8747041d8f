"""Files that are chosen or dropped: what of them is sent, and to which field."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Route

from tests.budget import breadth
from tutor.kit.reading import MOST_TEXT
from tutor.puzzles.pack import MAX_TEXT
from tutor.resources import resource

STATIC = resource("widgets", "static")
HERE = "http://shell.test/"
A_MESSAGE = 8 << 20
"""Bytes that every socket on the way takes."""
TOLD = """async ([bytes, times]) => {
  const { textOf } = await import("/files.js");
  const text = await textOf(new File([new Uint8Array(bytes.length * times).map(
    (_, n) => bytes[n % bytes.length])], "a"));
  const letters = [...text];
  const wire = new TextEncoder().encode(JSON.stringify({ text })).length;
  return { letters: letters.length, wire, start: letters.slice(0, 3).join("") };
}"""
"""What is sent of a file of these bytes, so many times."""


@pytest.fixture
def scripts(chromium: Browser) -> Iterator[Page]:
    """An empty page that has the shell's scripts at hand, one by one."""

    def answer(route: Route) -> None:
        name = route.request.url.removeprefix(HERE)
        if name:
            route.fulfill(path=STATIC / name, content_type="text/javascript")
        else:
            route.fulfill(body="<!doctype html>", content_type="text/html")

    context = chromium.new_context()
    page = context.new_page()
    page.route(f"{HERE}**", answer)
    page.goto(HERE)
    yield page
    context.close()


def sent(page: Page, content: bytes, times: int = 1) -> dict[str, Any]:
    """What is sent of a file."""
    found: dict[str, Any] = page.evaluate(TOLD, [list(content), times])
    return found


@pytest.mark.parametrize("content", [b"\0", b"a\x0b", b"Jos\xe9", b"\xff\xfe{\0", "é".encode()[:1]])
def test_what_is_no_text_is_sent_as_none_whatever_its_size(scripts: Page, content: bytes) -> None:
    for times in (1, 2_000_000):
        found = sent(scripts, content, times)
        assert (found["start"], found["letters"]) == ("\0", 1)


def test_a_text_is_sent_as_it_is(scripts: Page) -> None:
    assert sent(scripts, "é🍫\ufffd".encode())["start"] == "é🍫\ufffd"


@breadth("letter", "a", "🍫", "é", "€", "\ufffd", short=2)
def test_a_text_that_is_far_too_long_is_sent_as_one_and_passes(scripts: Page, letter: str) -> None:
    """As one: its reader says that it is too long. The odd byte before it puts the cut in between
    the bytes of a letter."""
    for before in ("", "a", "aa"):
        found = sent(scripts, (before + letter * 64).encode(), 110_000)
        assert found["letters"] > (MAX_TEXT if letter == "a" else MOST_TEXT)
        assert found["wire"] < A_MESSAGE


@pytest.mark.parametrize("text", ['"', "\n", '""""""""""€'])
def test_what_becomes_longer_on_its_way_passes_as_well(scripts: Page, text: str) -> None:
    assert sent(scripts, text.encode(), 6_000_000 // len(text.encode()))["wire"] < A_MESSAGE


@breadth("letter", '"', "€", "\\", "\n", "\v", short=2)
def test_of_many_files_no_more_is_sent_than_passes(scripts: Page, letter: str) -> None:
    wire = scripts.evaluate(
        """async (letter) => {
          const { texts } = await import("/files.js");
          const one = new TextEncoder().encode(letter).length;
          const text = letter.repeat(Math.floor(240_000 / one));
          const many = Array.from({ length: 250 }, () => new File([text], "\\u0001".repeat(250)));
          const all = await texts(many);
          return new TextEncoder().encode(JSON.stringify({ text: all })).length; }""",
        letter,
    )
    assert wire < A_MESSAGE


def test_what_is_typed_passes_whatever_it_is(scripts: Page) -> None:
    wire = scripts.evaluate(
        """async () => {
          const { short } = await import("/files.js");
          return JSON.stringify({ text: short("\\u0001".repeat(9_000_000)) }).length; }"""
    )
    assert MOST_TEXT < wire / 6 < A_MESSAGE / 6


def test_what_is_dropped_on_a_second_page_inside_a_shadow_tree_is_its_own(scripts: Page) -> None:
    told = scripts.evaluate(
        """async () => {
          const { Drops } = await import("/files.js");
          const { Ids } = await import("/ids.js");
          const told = [];
          const zones = ["one", "two"].map((name) => {
            const shadow = document.body.appendChild(document.createElement("div"));
            const page = document.createElement("div");
            page.innerHTML = `<p data-drop="files">Here</p><input id="files" data-act="${name}">`;
            shadow.attachShadow({ mode: "open" }).append(page);
            const ids = new Ids();
            ids.dress(page);
            new Drops(page, ids, (event) => told.push([event.value, event.text]));
            return page.firstElementChild;
          });
          for (const [n, zone] of zones.entries()) {
            const held = new DataTransfer();
            held.items.add(new File([`${n}`], "a"));
            const all = { dataTransfer: held, bubbles: true, cancelable: true };
            zone.dispatchEvent(new DragEvent("drop", all));
          }
          const done = () => told.length === 2;
          for (let n = 0; n < 1000 && !done(); n += 1) await new Promise(requestAnimationFrame);
          return told.sort(); }"""
    )
    assert told == [["one", '[["a","0"]]'], ["two", '[["a","1"]]']]
