"""The hub of puzzles: the day's, the learner's rating, the sets, packs, the editor; and one set."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import htpy as h
from htpy import Node

from tutor.engine import SaveError
from tutor.i18n import _, ngettext
from tutor.puzzles.games import kind_of
from tutor.puzzles.model import AnyPuzzle
from tutor.rooms import load_game
from widgets.draw.icons import icon_svg
from widgets.pages.page import HEADING, NoSuchPageError, Picture, Reply
from widgets.pages.parts import button, link, message
from widgets.pages.puzzles.games import pages_of
from widgets.pages.puzzles.tiles import daily_tile, due_tile
from widgets.protocol import Event
from widgets.settings import Frame
from widgets.trainer import OPENED, Trainer

MOST_NUMBERS = 100
"""Puzzles of a set that are listed one by one."""


def kind_set(trainer: Trainer, kind: str) -> list[AnyPuzzle]:
    """The shipped puzzles of a kind, easiest first."""
    return [puzzle for puzzle in trainer.pool if puzzle.task.kind == kind]


def theme_set(trainer: Trainer, theme: str) -> list[AnyPuzzle]:
    """The shipped puzzles of a theme, easiest first."""
    return [p for p in trainer.pool if kind_of(p).theme == theme]


class PuzzlesPage:
    """The hub."""

    def __init__(self, trainer: Trainer) -> None:
        self.trainer = trainer
        self.news: Node = None

    def on(self, event: Event, frame: Frame) -> Reply | None:
        """Serve a puzzle, open a pack, put it away."""
        match event.value:
            case "serve":
                self.trainer.way = ""
                return Reply(go=_address(self.trainer))
            case "serve-pack":
                self.trainer.way = OPENED
                return Reply(go=_address(self.trainer))
            case "open-pack":
                return self._open(event.text)
            case "close-pack":
                self.trainer.close_pack()
                self.news = None
                return Reply(say=_("The pack is put away."), focus="open-pack")
        return None

    def _open(self, text: str) -> Reply:
        try:
            kept = self.trainer.open_pack(text)
        except SaveError as error:
            head = _("This pack was not opened.")
            self.news = message("refused", head, str(error))
            return Reply(say=f"{head} {error}")
        head = _count(len(self.trainer.pack.puzzles))
        self.news = message(
            "solved", head, "" if kept else _("This pack is long: it stays open for this visit.")
        )
        return Reply(say=head, focus="serve-pack")

    def resume(self) -> str:
        """The address says it all."""
        return ""

    def paint(self, frame: Frame) -> Picture:
        """Sets at the left, the day's puzzle and what is due at the right."""
        return Picture(
            title=_("Puzzles"),
            where=_("Puzzles"),
            body=h.div(".puzzles")[
                h.section(".panel.sets", aria_labelledby=HEADING)[
                    h.div(".next")[
                        h.div[h.h1(f"#{HEADING}.result")[_("Puzzles")], self._standing()],
                        button("serve", _("Solve one"), "puzzle", primary=True, id="serve"),
                    ],
                    h.ul(".kinds")[self._kinds()],
                    h.h2[_("By theme")],
                    h.ul(".themes")[self._themes()],
                ],
                h.div(".ways")[
                    daily_tile(self.trainer, board=True),
                    due_tile(self.trainer),
                    self._teacher(),
                ],
            ],
        )

    def _standing(self) -> h.Element:
        practice = self.trainer.practice
        if not practice.tried:
            return h.p(".second")[
                _("{n} positions from games of computer players, each proven.").format(
                    n=len(self.trainer.pool)
                )
            ]
        return h.p(".second.standing")[
            h.span[_("Your rating"), " ", h.strong(".count")[str(practice.rating)]],
            h.span[_("{n} of {of} right").format(n=practice.solved, of=practice.tried)],
        ]

    def _kinds(self) -> Iterator[h.Element]:
        pages = pages_of(self.trainer.game)
        for kind in self.trainer.room.kinds.values():
            puzzles = kind_set(self.trainer, kind.id)
            solved = self.trainer.solved_of(puzzles)
            yield h.li[
                h.a(".kind", href=f"#{self.trainer.address(f'puzzles/kind/{kind.id}')}")[
                    pages.symbol(kind.symbol, 40),
                    h.span[
                        h.span(".way-title")[_(kind.title)],
                        h.span(".second")[_(kind.line)],
                    ],
                    _progress(solved, len(puzzles)),
                ]
            ]

    def _themes(self) -> Iterator[h.Element]:
        for theme, title in self.trainer.room.themes.items():
            puzzles = theme_set(self.trainer, theme)
            solved = self.trainer.solved_of(puzzles)
            yield h.li[
                h.a(".btn", href=f"#{self.trainer.address(f'puzzles/theme/{theme}')}")[
                    h.span[_(title)],
                    h.span(".label")[_("{n} of {of}").format(n=solved, of=len(puzzles))],
                ]
            ]

    def _teacher(self) -> h.Element:
        pack = self.trainer.pack.puzzles
        editor = pages_of(self.trainer.game).editor
        return h.section(".panel.own-packs", aria_labelledby="own-packs")[
            h.h2("#own-packs")[_("Your own puzzles")],
            h.div(".row-of-buttons")[
                link(self.trainer.address("editor"), _("Editor"), "plus", id="editor")
                if editor is not None
                else None,
                h.label(".btn.file")[
                    h.input(
                        "#open-pack.visually-hidden",
                        type="file",
                        accept=".json,.txt",
                        data_act="open-pack",
                    ),
                    icon_svg("open"),
                    h.span[_("Open a pack")],
                ],
            ],
            h.div(".news")[self.news],
            h.div(".row-of-buttons")[
                button(
                    "serve-pack",
                    _("Solve the pack ({n})").format(n=len(pack)),
                    "puzzle",
                    id="serve-pack",
                ),
                button("close-pack", _("Put it away"), "cross", id="close-pack"),
            ]
            if pack
            else None,
        ]


class SetPage:
    """One kind or one theme: what it is about, what is solved, every puzzle of it."""

    def __init__(self, trainer: Trainer, way: str, what: str) -> None:
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
        """The address says it all."""
        return ""

    def paint(self, frame: Frame) -> Picture:
        """The start first, then the levels."""
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
                    link(self.trainer.address("puzzles"), _("All puzzles"), "back"),
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


def _address(trainer: Trainer, name: str = "") -> str:
    """The address of a puzzle; without a name, of the next one on the learner's way."""
    return trainer.address(f"puzzle/{name or trainer.next().id}")


def _puzzle_button(puzzle: AnyPuzzle, number: int, won: bool, seen: bool) -> h.Element:
    state = "won" if won else "seen" if seen else "fresh"
    words = {"won": _("solved"), "seen": _("missed"), "fresh": _("new")}[state]
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


def _count(number: int) -> str:
    return ngettext("{n} puzzle opened.", "{n} puzzles opened.", number).format(n=number)


def _number(clause: str) -> tuple[int, ...]:
    return tuple(int(part) for part in clause.split("."))
