"""Extract the texts of data files for translators; Babel calls this (locale/babel.cfg)."""

from __future__ import annotations

import tomllib
from collections.abc import Collection, Iterator, Mapping
from typing import BinaryIO

SHOWN = ("title", "text", "ruling")
"""Entries of a clause that people read; its heading quotes the printed rulebook."""

Message = tuple[int, str, str, list[str]]
"""Line, name of the function that would mark it ("" if none), text, comments."""


def rulebook(
    fileobj: BinaryIO,
    keywords: Collection[str],
    comment_tags: Collection[str],
    options: Mapping[str, object],
) -> Iterator[Message]:
    """Yield every title, text and ruling of a rulebook, with its line."""
    text = fileobj.read().decode("utf-8")
    lines = text.split("\n")
    for section in tomllib.loads(text)["section"]:
        for entry in (section, *section["clause"]):
            for words in (entry[name] for name in SHOWN if entry.get(name)):
                yield _line(lines, words), "", words, []


def questions(
    fileobj: BinaryIO,
    keywords: Collection[str],
    comment_tags: Collection[str],
    options: Mapping[str, object],
) -> Iterator[Message]:
    """Yield every question of a newcomer and its answer, with its line."""
    text = fileobj.read().decode("utf-8")
    lines = text.split("\n")
    for each in tomllib.loads(text)["question"]:
        for words in (each["ask"], each["answer"]):
            yield _line(lines, words), "", words, []


def _line(lines: list[str], words: str) -> int:
    """Return the number of the first line that holds the text; 1 if it is written differently."""
    return next((n for n, line in enumerate(lines, 1) if words in line), 1)
