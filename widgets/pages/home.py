"""Home: the course of a game as a path of lessons, the ways to its table and rules, and, where
there are several, the games to choose from.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

import htpy as h
from attrs import frozen
from htpy import Node

from tutor.engine import AnyGame
from tutor.i18n import _, ngettext
from tutor.rooms import qualified
from tutor.rooms import room as rules_room
from widgets import rooms
from widgets.draw.icons import icon_svg
from widgets.pages.page import HEADING, Picture, Reply
from widgets.pages.parts import STARS, link, stars
from widgets.pages.puzzles.tiles import PuzzleTiles
from widgets.protocol import Event
from widgets.settings import Frame

SIZE, LARGE = 64, 84
"""Size of a symbol on the path, and of the current lesson's."""
BESIDE = 44
"""Size of a symbol beside words."""
IN_ROW = 32
"""Size of a symbol in the row of games."""
TABLE, RULES, CLASSROOM = 5, 1, 4
"""Which of the game's symbols stands for what, counted as on the path."""


@frozen
class Stop:
    """A lesson on the path. `stars`: won so far; `done`: finished once; `begun`: in the middle."""

    id: str
    title: str
    minutes: int
    stars: int = 0
    done: bool = False
    begun: bool = False


@frozen
class Choice:
    """A game to choose, and how many of its lessons are done."""

    game: AnyGame
    done: int
    lessons: int


@frozen
class HomePage:
    """The course of a game with what the learner has done of it, and the ways to everything else.

    `puzzles`: the day's puzzle and what is due, before the other ways. `choices`: all games; a
    single one is nothing to choose from, so it is not shown.
    """

    game: AnyGame
    stops: Sequence[Stop]
    puzzles: PuzzleTiles | None = None
    choices: Sequence[Choice] = ()

    @property
    def current(self) -> int:
        """Index of the lesson to do next: a begun one, else the first that is not done."""
        begun = (n for n, stop in enumerate(self.stops) if stop.begun and not stop.done)
        todo = (n for n, stop in enumerate(self.stops) if not stop.done)
        return next(begun, next(todo, len(self.stops)))

    def on(self, event: Event, frame: Frame) -> Reply | None:
        """Everything here is a link; only the day’s board comes by itself."""
        if self.puzzles is not None and event.value == self.puzzles.LOAD:
            self.puzzles.read()
        return None

    def resume(self) -> str:
        """The address says it all."""
        return ""

    def paint(self, frame: Frame) -> Picture:
        """The games above, the path at the left, the other ways at the right."""
        several = len(self.choices) > 1
        title = _("Learn {game} by playing") if several else _("Learn it by playing")
        return Picture(
            title=title.format(game=self.game.title),
            where=self.game.title if several else "",
            home=True,
            body=h.div(".home")[
                _games(self.choices, self.game) if several else None,
                h.section(".panel.course", aria_labelledby=HEADING)[
                    self._next(),
                    h.ol(".path")[self._path()],
                ],
                h.nav(".ways", aria_label=_("More"))[_ways(self.game, self.puzzles)],
            ],
            after=self.puzzles.after if self.puzzles is not None else None,
        )

    def _address(self, name: str) -> str:
        return qualified(self.game.id, name)

    def _next(self) -> h.Element:
        """What to do next, with the page's one primary button, and how far one is."""
        done = sum(stop.done for stop in self.stops)
        if self.current == len(self.stops):
            heading, way = (
                _("You know all the rules!") if self.stops else self.game.title,
                link(self._address("table"), _("Play"), "play", primary=True),
            )
        else:
            stop = self.stops[self.current]
            word = _("Start") if not (done or stop.begun) else _("Continue")
            heading = _("Lesson {n}: {title}").format(n=self.current + 1, title=_(stop.title))
            to = self._address(f"lesson/{stop.id}")
            way = link(to, word, "chevron", primary=True, id="go-on")
        return h.div(".next")[
            h.div[
                h.h1(f"#{HEADING}.result")[heading],
                _progress(done, self.stops) if done else _promise(self.stops),
            ],
            way,
        ]

    def _path(self) -> Iterator[h.Element]:
        for n, stop in enumerate(self.stops):
            state = "done" if stop.done else "current" if n == self.current else "later"
            size = LARGE if state == "current" else SIZE
            picture = None if state == "later" else symbol(self.game.id, n, size)
            yield h.li(class_=["stop", state], aria_current="step" if state == "current" else None)[
                h.a(href=f"#{self._address(f'lesson/{stop.id}')}")[
                    h.span(".cup")[
                        picture or h.span(".number", aria_hidden="true")[str(n + 1)],
                        h.span(".tick")[icon_svg("check", 18)] if stop.done else None,
                    ],
                    h.span(".title")[
                        h.span(".visually-hidden")[_say_stop(n, state)], _(stop.title)
                    ],
                    stars(stop.stars, size=16) if stop.done else None,
                ]
            ]


def symbol(game: str, n: int, size: int) -> Node:
    """The symbol of a game for the n-th thing, again from the start if there are more things.

    None for a game that has no symbols.
    """
    names = rules_room(game).teaching().symbols
    return rooms.room(game).tabletop().symbol(names[n % len(names)], size) if names else None


def _say_stop(n: int, state: str) -> str:
    words = {"done": _("done"), "current": _("next"), "later": _("not done yet")}
    return _("Lesson {n}, {state}: ").format(n=n + 1, state=words[state])


def _progress(done: int, stops: Sequence[Stop]) -> h.Element:
    won, possible = sum(stop.stars for stop in stops), STARS * len(stops)
    return h.div(".progress")[
        h.progress(value=str(done), max=str(len(stops)), aria_label=_("Lessons done")),
        h.span(".label")[_("{done} of {all} done").format(done=done, all=len(stops))],
        h.span(".label.won")[
            icon_svg("star", 16),
            h.span[
                h.span(".visually-hidden")[_("Stars: ")],
                _("{n} of {of}").format(n=won, of=possible),
            ],
        ],
    ]


def _promise(stops: Sequence[Stop]) -> h.Element:
    minutes = sum(stop.minutes for stop in stops)
    return h.p(".second")[
        ngettext(
            "{n} short lesson, about {minutes} min.",
            "{n} short lessons, about {minutes} minutes in all.",
            len(stops),
        ).format(n=len(stops), minutes=minutes)
    ]


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


def _ways(game: AnyGame, puzzles: PuzzleTiles | None) -> Iterable[Node]:
    if puzzles is not None:
        yield puzzles.tiles()
    table, rules = qualified(game.id, "table"), qualified(game.id, "rules")
    yield _way(table, symbol(game.id, TABLE, BESIDE), _("Play a table"), _against(game.players))
    yield _way(rules, symbol(game.id, RULES, BESIDE), _("Rules"), _("Every rule, searchable"))
    yield _way(
        "classroom",
        symbol(game.id, CLASSROOM, BESIDE),
        _("Classroom"),
        _("Big board for a projector"),
    )


def _against(players: range) -> str:
    fewest, most = max(1, players[0] - 1), players[-1] - 1
    if not most:
        return _("On your own")
    if fewest == most:
        return ngettext("Against {n} computer player", "Against {n} computer players", most).format(
            n=most
        )
    return _("Against {fewest} to {most} computer players").format(fewest=fewest, most=most)


def _way(address: str, picture: Node, title: str, text: str) -> h.Element:
    return h.a(".panel.way", href=f"#{address}")[
        picture,
        h.span[h.span(".way-title")[title], h.span(".second")[text]],
        icon_svg("chevron"),
    ]
