"""Tiles about puzzles, for the home page and the hub: the day's puzzle, the week, what is due."""

from __future__ import annotations

from datetime import date

import htpy as h
from htpy import Node

from tutor.i18n import _, ngettext
from tutor.puzzles.games import kind_of
from tutor.puzzles.training import streak, week
from tutor.rooms import load_game
from widgets.browser.protocol import After
from widgets.draw.icons import icon_svg
from widgets.pages.controls import link
from widgets.pages.puzzles.games import pages_of
from widgets.storage.puzzle_trainer import PuzzleTrainer

BOARD = (308, 150)
"""The picture of the day's board, px."""


class PuzzleTiles:
    """The tiles of the home page. The board is left out until the pack has been read, so that the
    first page is there sooner; the act LOAD comes by itself then.

    `dated`: whether the day is known; without it neither its board nor its place in the week shows.
    """

    LOAD = "daily-board"

    def __init__(self, trainer: PuzzleTrainer) -> None:
        self.trainer = trainer
        self.dated = True

    @property
    def after(self) -> After | None:
        """The act that has the pack read, as long as it is not."""
        return None if self.trainer.has_read else After(0, self.LOAD)

    def read(self) -> None:
        """Read the pack."""
        self.trainer.pool  # noqa: B018 (reading is what it is for)

    def tiles(self) -> Node:
        """Return the day's puzzle, and what is due."""
        board = self.dated and self.trainer.has_read
        daily = daily_tile(self.trainer, board=board, others=True, dated=self.dated)
        return [daily, due_tile(self.trainer)]


def daily_tile(
    trainer: PuzzleTrainer, *, board: bool | None, others: bool = False, dated: bool = True
) -> h.Element:
    """Return the puzzle of the day with its board and the week. Without `board` its place stays
    empty; None leaves it out.

    `others`: with a way to all puzzles. `dated`: with the day's place in the week.
    """
    solved = trainer.today.isoformat() in trainer.practice.days
    label = _("See it again") if solved else _("Solve it")
    days = streak(trainer.practice, trainer.today)
    said = ngettext("{n} day in a row", "{n} days in a row", days).format(n=days)
    return h.section(".panel.daily", aria_labelledby="daily")[
        h.div(".daily-head")[
            h.h2("#daily")[_("Daily puzzle")],
            h.span(".label")[said if days else _("New every day")],
        ],
        h.div(".daily-board", style=f"min-height:{BOARD[1]}px")[_board(trainer) if board else None]
        if board is not None
        else None,
        week_dots(trainer, dated=dated),
        _to_send(trainer) if dated else None,
        h.div(".row-of-buttons")[
            link(trainer.address("puzzle/daily"), label, id="solve-daily"),
            link(trainer.address("puzzles"), _("All puzzles"), id="all-puzzles")
            if others
            else None,
        ],
    ]


def _to_send(trainer: PuzzleTrainer) -> Node:
    """Return how the day's puzzle went, and a line about it to send; None until it is solved."""
    result = trainer.day_result
    if not result.solved:
        return None
    line = result.line(load_game(trainer.game).title)
    return h.p(".daily-line")[
        h.span(role="img", aria_label=result.words)[result.squares],
        h.button(".btn", type="button", id="send-daily", data_send=line, data_sent=_("Copied"))[
            icon_svg("share"), h.span[_("Send")]
        ],
    ]


def _board(trainer: PuzzleTrainer) -> Node:
    puzzle = trainer.daily
    address, question = trainer.address("puzzle/daily"), kind_of(puzzle).question(puzzle.task)
    picture = pages_of(trainer.game).picture(puzzle.task, *BOARD)
    return h.a(".daily-link", href=f"#{address}", aria_label=question)[picture]


def week_dots(trainer: PuzzleTrainer, *, dated: bool = True) -> h.Element:
    """Show Monday to Sunday: solved days have a tick, today a ring (if it is known: `dated`)."""
    today = trainer.today if dated else None
    return h.ol(".week", aria_label=_("This week"))[
        (_day(day, solved, today) for day, solved in week(trainer.practice, trainer.today))
    ]


def _day(day: date, solved: bool, today: date | None) -> h.Element:
    names = [
        *(_("Monday"), _("Tuesday"), _("Wednesday"), _("Thursday")),
        *(_("Friday"), _("Saturday"), _("Sunday")),
    ]
    name = names[day.weekday()]
    state = _("solved") if solved else _("open") if day == today else _("not solved")
    return h.li(
        class_={"solved": solved, "today": day == today},
        aria_current="date" if day == today else None,
    )[
        h.span(".dot")[icon_svg("check", 16) if solved else None],
        h.span(aria_hidden="true")[name[:1]],
        h.span(".visually-hidden")[f"{name}: {state}"],
    ]


def due_tile(trainer: PuzzleTrainer) -> Node:
    """Return what was missed or is due, None if nothing is."""
    waiting = len(trainer.due)
    if not waiting:
        return None
    text = ngettext("{n} rule to look at again", "{n} rules to look at again", waiting)
    return way_tile(
        trainer, "puzzle/due", "replay", _("Practise again"), text.format(n=waiting), due=True
    )


def way_tile(
    trainer: PuzzleTrainer, name: str, icon: str, title: str, text: str, *, due: bool = False
) -> h.Element:
    """Return a tile that leads to an address of the game."""
    return h.a(class_={"panel": True, "way": True, "due": due}, href=f"#{trainer.address(name)}")[
        h.span(".sign")[icon_svg(icon, 28)],
        h.span[h.span(".way-title")[title], h.span(".second")[text]],
        icon_svg("chevron"),
    ]
