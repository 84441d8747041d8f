"""Extract the texts of data files for translators; Babel calls this (locale/babel.cfg)."""

from __future__ import annotations

import tomllib
from collections.abc import Collection, Iterable, Iterator, Mapping
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
    for section in tomllib.loads(text)["section"]:
        clauses = section["clause"]
        variants = (each for clause in clauses for each in clause.get("variant", ()))
        for entry in (section, *clauses, *variants):
            yield from _said(text, (entry[name] for name in SHOWN if entry.get(name)))


def questions(
    fileobj: BinaryIO,
    keywords: Collection[str],
    comment_tags: Collection[str],
    options: Mapping[str, object],
) -> Iterator[Message]:
    """Yield every question of a newcomer and its answer, with its line."""
    text = fileobj.read().decode("utf-8")
    for each in tomllib.loads(text)["question"]:
        yield from _said(text, (each["ask"], each["answer"]))


def _said(text: str, shown: Iterable[str]) -> Iterator[Message]:
    """Yield each text with the first line of the file that holds it; 1 if it is written
    differently.
    """
    lines = text.split("\n")
    for words in shown:
        yield next((n for n, line in enumerate(lines, 1) if words in line), 1), "", words, []
