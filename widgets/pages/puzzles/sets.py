"""The sets of puzzles: all kinds and themes, and one of them with every puzzle of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import htpy as h

from tutor.i18n import _
from tutor.puzzles.games import kind_of
from tutor.puzzles.model import AnyPuzzle
from tutor.rooms import load_game
from widgets.browser.protocol import Event
from widgets.draw.icons import icon_svg
from widgets.pages.controls import button, link
from widgets.pages.page import HEADING, NoSuchPageError, Picture, Reply
from widgets.pages.puzzles.games import pages_of
from widgets.storage.puzzle_trainer import PuzzleTrainer
from widgets.storage.settings import Frame

MOST_NUMBERS = 100
"""Puzzles of a set that are listed one by one."""


def kind_set(trainer: PuzzleTrainer, kind: str) -> list[AnyPuzzle]:
    """Return the shipped puzzles of a kind, easiest first."""
    return [puzzle for puzzle in trainer.pool if puzzle.task.kind == kind]


def theme_set(trainer: PuzzleTrainer, theme: str) -> list[AnyPuzzle]:
    """Return the shipped puzzles of a theme, easiest first."""
    return [p for p in trainer.pool if kind_of(p).theme == theme]


class SetsPage:
    """Every kind and every theme."""

    def __init__(self, trainer: PuzzleTrainer) -> None:
        self.trainer = trainer

    def on(self, event: Event, frame: Frame) -> Reply | None:
        """Answer nothing: there are only links."""
        return None

    def resume(self) -> str:
        """Return "": the address alone restores the page."""
        return ""

    def paint(self, frame: Frame) -> Picture:
        """Paint the kinds by theme: a theme is a heading that leads to all of it."""
        room = self.trainer.room
        return Picture(
            title=_("By kind"),
            where=_("Puzzles"),
            body=h.div(".puzzle-sets.panel")[
                h.div(".next")[
                    h.h1(f"#{HEADING}.result")[_("By kind")],
                    link(self.trainer.address("puzzles"), _("All puzzles"), "back"),
                ],
                (self._theme(theme, _(title)) for theme, title in room.themes.items()),
            ],
        )

    def _theme(self, theme: str, title: str) -> h.Element:
        kinds = [kind for kind in self.trainer.room.kinds.values() if kind.theme == theme]
        pages = pages_of(self.trainer.game)
        return h.section(".theme", aria_labelledby=f"theme-{theme}")[
            h.h2(id=f"theme-{theme}")[
                h.a(href=f"#{self.trainer.address(f'puzzles/theme/{theme}')}")[
                    title, icon_svg("chevron", 18)
                ]
            ],
            h.ul(".kinds")[
                (
                    h.li[
                        h.a(".kind", href=f"#{self.trainer.address(f'puzzles/kind/{kind.id}')}")[
                            pages.symbol(kind.symbol, 40),
                            h.span[
                                h.span(".way-title")[_(kind.title)],
                                h.span(".second")[_(kind.line)],
                            ],
                            _progress(
                                self.trainer.solved_of(these := kind_set(self.trainer, kind.id)),
                                len(these),
                            ),
                        ]
                    ]
                    for kind in kinds
                )
            ],
        ]


class SetPage:
    """One kind or one theme: what it is about, what is solved, every puzzle of it."""

    def __init__(self, trainer: PuzzleTrainer, way: str, what: str) -> None:
        """`way` "kind" or "theme". Raises NoSuchPageError if there is no such set."""
        if (way, what) not in {
            *(("kind", kind) for kind in trainer.room.kinds),
            *(("theme", theme) for theme in trainer.room.themes),
        }:
            raise NoSuchPageError(_("There is no set of puzzles “{id}”.").format(id=what[:20]))
        self.trainer = trainer
        self.way, self.what = way, what

    def on(self, event: Event, frame: Frame) -> Reply | None:
        """Start, or open one of them."""
        act, _colon, what = event.value.partition(":")
        if act not in ("start", "open"):
            return None
        self.trainer.way = f"{self.way}:{self.what}"
        return Reply(go=_address(self.trainer, what if act == "open" else ""))

    def resume(self) -> str:
        """Return "": the address alone restores the page."""
        return ""

    def paint(self, frame: Frame) -> Picture:
        """Paint the start first, then the levels."""
        puzzles = (kind_set if self.way == "kind" else theme_set)(self.trainer, self.what)
        room = self.trainer.room
        title = _(room.kinds[self.what].title if self.way == "kind" else room.themes[self.what])
        solved = self.trainer.solved_of(puzzles)
        return Picture(
            title=title,
            where=_("Puzzles"),
            body=h.div(".puzzle-set")[
                h.section(".panel", aria_labelledby=HEADING)[
                    h.div(".next")[
                        h.div[
                            h.h1(f"#{HEADING}.result")[title],
                            h.p(".second")[self._line()],
                        ],
                        button("start", _("Start"), "chevron", primary=True, id="start"),
                    ],
                    _progress(solved, len(puzzles)),
                    self._levels(puzzles),
                ],
                h.aside(".panel", aria_labelledby="set-rules")[
                    h.h2("#set-rules")[_("The rules behind it")],
                    h.ul(".rule-links")[self._rules()],
                    link(self.trainer.address("puzzles/sets"), _("By kind"), "back"),
                ],
            ],
        )

    def _line(self) -> str:
        kinds = self.trainer.room.kinds
        if self.way == "kind":
            return _(kinds[self.what].line)
        titles = [_(kind.title) for kind in kinds.values() if kind.theme == self.what]
        return " · ".join(titles)

    def _rules(self) -> Iterator[h.Element]:
        kinds = [k for k in self.trainer.room.kinds.values() if self.what in (k.id, k.theme)]
        rulebook = load_game(self.trainer.game).rulebook
        for clause in sorted({c for kind in kinds for c in kind.clauses}, key=_number):
            yield h.li[
                h.a(".chip", href=f"#{self.trainer.address(f'rules/{clause}')}")[
                    icon_svg("rule", 16), h.span[_(rulebook[clause].title)]
                ]
            ]

    def _levels(self, puzzles: Sequence[AnyPuzzle]) -> Iterator[h.Element]:
        won, seen = set(self.trainer.practice.won), set(self.trainer.practice.seen)
        number = 0
        for level in sorted({puzzle.level for puzzle in puzzles}):
            these = [puzzle for puzzle in puzzles if puzzle.level == level]
            yield h.h2(id=f"level-{level}")[_("Level {n}").format(n=level)]
            items = []
            for puzzle in these[:MOST_NUMBERS]:
                number += 1
                items.append(
                    h.li[_puzzle_button(puzzle, number, puzzle.id in won, puzzle.id in seen)]
                )
            yield h.ol(".numbers", data_grid=f"level-{level}", aria_labelledby=f"level-{level}")[
                items
            ]


def _address(trainer: PuzzleTrainer, name: str = "") -> str:
    """Return the address of a puzzle; without a name, of the next one on the learner's way."""
    return trainer.address(f"puzzle/{name or trainer.next().id}")


def _puzzle_button(puzzle: AnyPuzzle, number: int, won: bool, seen: bool) -> h.Element:
    state = "won" if won else "seen" if seen else "fresh"
    words = {"won": _("solved"), "seen": _("seen"), "fresh": _("new")}[state]
    return h.button(
        class_=["btn", "puzzle-number", state],
        type="button",
        data_act=f"open:{puzzle.id}",
        id=f"open-{puzzle.id}",
    )[
        h.span(".visually-hidden")[_("Puzzle"), " "],
        str(number),
        h.span(".visually-hidden")[f", {words}"],
        h.span(".tick")[icon_svg("check", 12)] if won else None,
    ]


def _progress(solved: int, count: int) -> h.Element:
    words = _("{n} of {of} solved").format(n=solved, of=count)
    return h.span(".set-progress")[
        h.progress(value=str(solved), max=str(max(1, count)), aria_label=words),
        h.span(".label")[_("{n} of {of}").format(n=solved, of=count)],
    ]


def _number(clause: str) -> tuple[int, ...]:
    return tuple(int(part) for part in clause.split("."))
