"""A part of a plan in words and a picture, as a teacher and a class see it."""

from __future__ import annotations

from collections.abc import Iterator

import attrs
from htpy import Node

from tutor.classroom.plan import (
    Daily,
    Lessons,
    Own,
    Part,
    Pause,
    Puzzles,
    Rule,
    Say,
    Table,
    minutes,
)
from tutor.i18n import _, ngettext
from tutor.lessons.course import course, lesson
from tutor.lessons.written import Written
from tutor.puzzles.games import puzzles_of
from tutor.rooms import load_game, room
from widgets import rooms
from widgets.draw.icons import icon_svg
from widgets.pages.puzzles.games import pages_of

SIZE = 40


@attrs.frozen
class Row:
    """A part as a row: about how many minutes, what is done, more of it, what stands for it."""

    minutes: int
    title: str
    more: str
    symbol: Node


def row(game: str, part: Part) -> Row:
    """Return the row of a part."""
    title, more, symbol = _words(game, part)
    return Row(minutes(game, part), title, more, symbol)


def _words(game: str, part: Part) -> tuple[str, str, Node]:
    match part:
        case Lessons(ids):
            symbol = rooms.room(game).tabletop().symbol(lesson(ids[0], game).symbol, SIZE)
            return (
                _("Alone: {lessons}").format(lessons=_named(game, ids)),
                _count(game, ids),
                symbol,
            )
        case Puzzles(kind, number, low, high):
            found = puzzles_of(game).kinds[kind]
            words = ngettext("In pairs: {n} puzzle", "In pairs: {n} puzzles", number)
            more = f"{_(found.title)}, {levels_in_words(low, high)}"
            return words.format(n=number), more, puzzle_symbol(game, found.symbol)
        case Daily():
            more = _("The same one for everybody")
            return _("Together: the daily puzzle"), more, icon_svg("eye", SIZE - 8)
        case Rule(clause):
            title = _(load_game(game).rulebook[clause].title)
            more = _("Rule {clause}, to talk about").format(clause=clause)
            return _("Together: {rule}").format(rule=title), more, icon_svg("screen", SIZE - 8)
        case Own(written=written):
            title = _("Alone: {lessons}").format(lessons=written.title or _("A lesson of yours"))
            return title, _("A lesson of yours"), lesson_symbol(written)
        case Table():
            more = _("Each against computer players, or in pairs")
            return _("A game at the table"), more, icon_svg("people", SIZE - 8)
        case Say(said):
            return (
                said,
                _("You say it; the class reads it in the plan"),
                icon_svg("speaker", SIZE - 8),
            )
        case Pause():
            return _("A pause"), _("The tablets rest"), icon_svg("pause", SIZE - 8)


def lesson_symbol(written: Written) -> Node:
    """Return what stands for a lesson that a teacher wrote."""
    found = rooms.room(written.game)
    symbols = room(written.game).teaching().symbols
    name = written.symbol if written.symbol in symbols else symbols[0]
    return found.tabletop().symbol(name, SIZE)


def puzzle_symbol(game: str, name: str) -> Node:
    """Return what stands for a kind of puzzle; a plain one for a game that shows none."""
    shows = rooms.room(game).puzzles is not None
    return pages_of(game).symbol(name, SIZE) if shows else icon_svg("puzzle", SIZE - 8)


def _named(game: str, ids: tuple[str, ...]) -> str:
    first, last = (_(lesson(name, game).title) for name in (ids[0], ids[-1]))
    if len(ids) == 1:
        return first
    if len(ids) == 2:
        return _("{first} and {last}").format(first=first, last=last)
    return _("{first} to {last}").format(first=first, last=last)


def _count(game: str, ids: tuple[str, ...]) -> str:
    """Return which lessons these are, by their numbers in the course."""
    order = [each.id for each in course(game)]
    numbers = [order.index(name) + 1 for name in ids if name in order]
    if len(numbers) < len(ids):  # those of the short way have no numbers
        return ngettext("{n} lesson", "{n} lessons", len(ids)).format(n=len(ids))
    if len(ids) == 1:
        return _("Lesson {n}").format(n=numbers[0])
    return _("Lessons {numbers}").format(numbers=", ".join(_runs(numbers)))


def _runs(numbers: list[int]) -> Iterator[str]:
    """Numbers as stretches: 1, 3–6."""
    start = 0
    for n in range(1, len(numbers) + 1):
        if n == len(numbers) or numbers[n] != numbers[n - 1] + 1:
            first, last = numbers[start], numbers[n - 1]
            yield f"{first}" if first == last else f"{first}–{last}"
            start = n


def levels_in_words(low: int, high: int) -> str:
    """Say the levels from one to another.

    >>> levels_in_words(1, 5), levels_in_words(2, 2)
    ('all levels', 'level 2')
    """
    if (low, high) == (1, 5):
        return _("all levels")
    if low == high:
        return _("level {n}").format(n=low)
    return _("levels {low} to {high}").format(low=low, high=high)
