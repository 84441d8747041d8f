"""Home: the course of a game as a box of lessons to fill, the ways to its table and rules, and the
games to choose from, where there are several.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

import htpy as h
from attrs import define
from htpy import Node

from tutor.engine import AnyGame
from tutor.i18n import _, ngettext
from tutor.lessons.model import LEARNER, AnyOpening
from tutor.rooms import qualified
from tutor.rooms import room as rules_room
from widgets import rooms
from widgets.browser.protocol import Event
from widgets.draw.icons import icon_svg
from widgets.draw.paper import pleats
from widgets.pages.controls import link
from widgets.pages.home import diary_page
from widgets.pages.home.stops import say_stop, short_way, steps_and_time
from widgets.pages.page import HEADING, Picture, Reply
from widgets.pages.pralines import symbol
from widgets.pages.puzzles.tiles import PuzzleTiles
from widgets.storage.class_day import ClassDay
from widgets.storage.course_progress import Choice, Short, Stop
from widgets.storage.diary import StoredDiary
from widgets.storage.settings import Frame

SIZE = 60
"""Size of a symbol in the box."""
OPENING = (92, 128)
"""Size of the picture for newcomers."""
LOW = 600
"""Windows lower than this do not show the whole box."""
GAMES_HIGH, SHORT_HIGH = 100, 110
"""What the row of games and the short way need besides."""
BESIDE = 44
"""Size of a symbol beside words."""
IN_ROW = 32
"""Size of a symbol in the row of games."""
TABLE, SETUP, RULES, CLASSROOM = 5, 2, 1, 4
"""Which of the game's symbols stands for what, counted as in the box."""


@define
class HomePage:
    """The course of a game with what the learner has done of it, and the ways to everything else.

    `puzzles`: the day's puzzle and what is due, before the other ways. `choices`: all games; a
    single one is nothing to choose from, so it is not shown. `opening`: what newcomers
    are told first. `fresh`: id of the lesson just done for the first time, "" if none was;
    `lifted`: whether the lid of the full box is off. `short`: the second way beside the course.
    `today`: the plan the learner's class follows. `shelved`: how many games stand on the shelf.
    `diary`: how games went that one plays alone, None for other games. `who`: who learns, "" where
    one has the device alone.
    """

    game: AnyGame
    stops: Sequence[Stop]
    puzzles: PuzzleTiles | None = None
    choices: Sequence[Choice] = ()
    opening: AnyOpening | None = None
    fresh: str = ""
    lifted: bool = False
    short: Short | None = None
    today: ClassDay | None = None
    shelved: int = 0
    diary: StoredDiary | None = None
    who: str = ""

    @property
    def current(self) -> int:
        """Index of the lesson to do next: a begun one, else the first that is not done."""
        begun = (n for n, stop in enumerate(self.stops) if stop.begun and not stop.done)
        todo = (n for n, stop in enumerate(self.stops) if not stop.done)
        return next(begun, next(todo, len(self.stops)))

    def on(self, event: Event, frame: Frame) -> Reply | None:
        """Answer the lid; everything else here is a link, and the day's board comes by itself."""
        if event.value == "lid":
            self.lifted = True
            return Reply(focus=HEADING, sounds=("turn",))
        if self.puzzles is not None and event.value == self.puzzles.LOAD:
            self.puzzles.read()
        return None

    def resume(self) -> str:
        """Return "": the address alone restores the page."""
        return ""

    def paint(self, frame: Frame) -> Picture:
        """Paint the games above, the box of lessons at the left, the other ways at the right."""
        several = len(self.choices) > 1
        short = self.short and short_way(self.short, self.game.id, full=self._full)
        on = (short, self._next()) if self._full else (self._next(), short)
        title = _("Learn {game} by playing") if several else _("Learn it by playing")
        return Picture(
            title=title.format(game=self.game.title),
            where=self.game.title if several else "",
            home=True,
            body=h.div(".home")[
                _games(self.choices, self.game) if several else None,
                h.section(".panel.course", aria_labelledby=HEADING)[
                    h.div(".course-head")[
                        h.h1(f"#{HEADING}.result")[self._heading()],
                        self._filled(),
                    ],
                    # For newcomers, and where the box is higher than the window, the way on
                    # comes first.
                    (*on, self._box(frame))
                    if self._new_here or frame.layout == "phone" or frame.view.height < self.low
                    else (self._box(frame), *on),
                ],
                h.nav(".ways", aria_label=_("More"))[
                    _who(self.who) if self.who else None,
                    _ways(self.game, self.puzzles, self.today, self.shelved, self.diary),
                ],
            ],
            after=self.puzzles.after if self.puzzles is not None else None,
        )

    @property
    def low(self) -> int:
        """Windows lower than this do not show the whole box and the way on."""
        several = len(self.choices) > 1
        return LOW + several * GAMES_HIGH + (self.short is not None) * SHORT_HIGH

    def _address(self, name: str) -> str:
        return qualified(self.game.id, name)

    @property
    def _done(self) -> int:
        return sum(stop.done for stop in self.stops)

    @property
    def _new_here(self) -> bool:
        return not self._done and not any(stop.begun for stop in self.stops)

    def _heading(self) -> str:
        if not self.stops:
            return self.game.title
        return _("You know all the rules!") if self._full else _("Your box of lessons")

    @property
    def _full(self) -> bool:
        return bool(self.stops) and self._done == len(self.stops)

    def _filled(self) -> Node:
        """How far one is."""
        if not self.stops:
            return None
        return h.p(".label.filled")[
            _("{done} of {all} filled").format(done=self._done, all=len(self.stops))
        ]

    def _next(self) -> h.Element:
        """What to do next, with the page's one primary button."""
        short = self.short is not None and self.short.following is None
        if self.current == len(self.stops) or (short and not self._done):
            onwards = self._full and bool(self.short and self.short.title and self.short.following)
            way = link(self._address("table"), _("Play"), "play", primary=not onwards)
            box = link(self._address("box"), _("Your box"), "box", id="open-box")
            shown = box if self._full else None
            return h.div(".next")[h.p(".second")[_("Now play a whole game.")], shown, way]
        stop = self.stops[self.current]
        word = _("Start") if self._new_here else _("Continue")
        to = "begin" if self._new_here and self.opening else f"lesson/{stop.id}"
        way = link(self._address(to), word, "chevron", primary=True, id="go-on")
        if self._new_here and self.opening is not None:
            tabletop = rooms.room(self.game.id).tabletop()
            return h.div(".next.new-here")[
                tabletop.picture(self.opening.state, LEARNER, *OPENING),
                h.p[_(self.opening.text)],
                way,
            ]
        return h.div(".next")[
            h.div[
                h.h2[_("Next: {title}").format(title=_(stop.title))],
                h.p(".second")[steps_and_time(stop.steps, stop.minutes)],
            ],
            way,
        ]

    # ---- the box

    def _box(self, frame: Frame) -> Node:
        """Return the course as an assortment: each lesson done fills its place."""
        if not self.stops:
            return None
        return h.div(class_={"box": True, "just-full": self._full and bool(self.fresh)})[
            h.ol(".path")[self._path(frame)],
            h.button(".lid", type="button", data_act="lid", id="lid")[
                icon_svg("check", 40), h.span[_("The box is full. Lift the lid.")]
            ]
            if self._full and self.fresh and not self.lifted
            else None,
        ]

    def _path(self, frame: Frame) -> Iterator[h.Element]:
        spans = [SPAN // size for size in rows_of(len(self.stops)) for _each in range(size)]
        for n, (stop, span) in enumerate(zip(self.stops, spans, strict=True)):
            state = "done" if stop.done else "current" if n == self.current else "later"
            classes = {
                "stop": True,
                state: True,
                "met": stop.met,
                "fresh": stop.id == self.fresh and frame.moves,
            }
            yield h.li(
                class_=classes,
                style=f"--span:{span}",
                aria_current="step" if state == "current" else None,
            )[
                h.a(href=f"#{self._address(f'lesson/{stop.id}')}")[
                    h.span(".cup")[
                        [pleats(), symbol(self.game.id, n, SIZE)]
                        if stop.done
                        else h.span(".number", aria_hidden="true")[str(n + 1)],
                    ],
                    h.span(".title")[
                        h.span(".visually-hidden")[say_stop(n, state, met=stop.met)], _(stop.title)
                    ],
                ]
            ]


SPAN = 60
"""Columns of the box: rows of three, four and five divide it."""


def rows_of(lessons: int, most: int = 5) -> list[int]:
    """Return how many lessons lie in each row of the box, `most` at most; the first rows are the
    fuller ones.

    >>> rows_of(14), rows_of(13), rows_of(12), rows_of(9), rows_of(2)
    ([5, 5, 4], [5, 4, 4], [4, 4, 4], [3, 3, 3], [2])
    >>> rows_of(17, most=6)
    [6, 6, 5]
    """
    rows = max(-(-lessons // most), min(3, -(-lessons // 3) if lessons > 5 else 1))
    return [lessons // rows + (n < lessons % rows) for n in range(rows)]


# ---- the games


def _games(choices: Iterable[Choice], chosen: AnyGame) -> h.Element:
    return h.nav(".games", aria_label=_("Games"))[
        h.ul[(h.li[_choice(choice, choice.game.id == chosen.id)] for choice in choices)]
    ]


def _choice(choice: Choice, chosen: bool) -> h.Element:
    """A game to go to, by its id: as an address that is the game's own page."""
    game = choice.game
    return h.a(".panel.game", href=f"#{game.id}", aria_current="true" if chosen else None)[
        symbol(game.id, 0, IN_ROW),
        h.span[
            h.span(".game-title")[game.title],
            h.span(".label")[
                h.span[_players(game.players)],
                _count(choice) if choice.lessons else None,
            ],
        ],
    ]


def _count(choice: Choice) -> h.Element:
    """Lessons done, in few letters: five games fit side by side."""
    return h.span(".how-far")[
        h.span(".visually-hidden")[_("Lessons done: ")],
        icon_svg("check", 14),
        h.span[_("{n} of {of}").format(n=choice.done, of=choice.lessons)],
    ]


def _players(players: range) -> str:
    if len(players) == 1:
        return ngettext("{n} player", "{n} players", players[0]).format(n=players[0])
    return _("{fewest}–{most} players").format(fewest=players[0], most=players[-1])


# ---- everything else


def _who(name: str) -> h.Element:
    """Say who learns, on a device that several share."""
    title = _("{name} learns here").format(name=name)
    return _way("settings", icon_svg("people", BESIDE), title, _("Somebody else? Switch"))


def _ways(
    game: AnyGame,
    puzzles: PuzzleTiles | None,
    today: ClassDay | None,
    shelved: int,
    diary: StoredDiary | None,
) -> Iterable[Node]:
    if today is not None:
        yield _way(today.address, icon_svg("people", BESIDE), _("Today in class"), _("Go on there"))
    if puzzles is not None:
        yield puzzles.tiles()
    table, rules = qualified(game.id, "table"), qualified(game.id, "rules")
    yield _way(
        table, symbol(game.id, TABLE, BESIDE), _("Play a table"), _at_the_table(game.players)
    )
    if diary is not None:
        for address, icon, title, text in diary_page.ways(diary):
            yield _way(qualified(game.id, address), icon_svg(icon, BESIDE), title, text)
    if shelved:
        said = ngettext(
            "{n} game, to look at and to send", "{n} games, to look at and to send", shelved
        )
        yield _way("shelf", icon_svg("box", BESIDE), _("Your shelf"), said.format(n=shelved))
    if rules_room(game.id).checklist is not None:
        setup = qualified(game.id, "setup")
        picture = symbol(game.id, SETUP, BESIDE)
        yield _way(setup, picture, _("Your own box"), _("Set it up, line by line"))
    picture = symbol(game.id, RULES, BESIDE)
    yield _way(rules, picture, _("Rules"), _("Every rule, searchable"), half=True)
    picture = symbol(game.id, CLASSROOM, BESIDE)
    yield _way("classroom", picture, _("Teachers"), _("A plan, a link, handouts"), half=True)


def _at_the_table(players: range) -> str:
    if players[-1] == 1:
        return _("On your own")
    return _("Alone, or up to {n} together").format(n=players[-1])


def _way(address: str, picture: Node, title: str, text: str, *, half: bool = False) -> h.Element:
    """Return a tile; two halves share a row where the window is wide."""
    return h.a(class_={"panel": True, "way": True, "half": half}, href=f"#{address}")[
        picture,
        h.span[h.span(".way-title")[title], h.span(".second")[text]],
        icon_svg("chevron"),
    ]
