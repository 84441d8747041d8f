"""What to do before the first turn, to stand beside the real box: on a phone, or printed.

It is one of the few pages that is looked at while the hands are elsewhere, so the screen stays
awake and every row is a large box to tick.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import zip_longest
from typing import Any

import htpy as h
from attrs import define
from htpy import Node
from markupsafe import Markup

from tutor.engine import AnyGame, SaveError
from tutor.i18n import _, ngettext
from tutor.kit.reading import items, number, read_json
from tutor.options import said
from tutor.rooms import Line
from widgets import rooms
from widgets.browser.protocol import Event
from widgets.draw.icons import icon_svg
from widgets.draw.svg import scene_svg
from widgets.draw.theme import theme
from widgets.pages.controls import button
from widgets.pages.option_addresses import rules_address, setup_address
from widgets.pages.options import option_fields, read_options
from widgets.pages.page import HEADING, Picture, Reply
from widgets.storage.settings import Frame

Lines = Callable[[int, Mapping[str, Any]], tuple[Line, ...]]
"""What to do before the first turn, for so many players and these options."""
MOST_LINES = 100
PAPER = "@page { size: A5; margin: 10mm 12mm }"
"""The sheet it is printed on. With the page it comes and goes."""


@define
class ChecklistPage:
    """The setup of a game for so many players, line by line.

    `lines`: the checklist by number of players and options. `options`: a value for each of the
    game's. `ticked`: numbers of the lines that are done.
    """

    game: AnyGame
    lines: Lines
    players: int
    options: Mapping[str, Any]
    ticked: frozenset[int] = frozenset()

    @classmethod
    def of(
        cls, game: AnyGame, lines: Lines, players: int, resume: str, options: Mapping[str, Any]
    ) -> ChecklistPage:
        """Return the page, ticked as `resume` says; one that fits nothing is ignored."""
        return cls(game, lines, players, options, frozenset(_read(resume)))

    def resume(self) -> str:
        """Return what is ticked."""
        return json.dumps(sorted(self.ticked))

    def on(self, event: Event, frame: Frame) -> Reply | None:
        """Tick a line, begin anew, or go to the lines of other options."""
        act, _colon, which = event.value.partition(":")
        if act == "tick" and which in map(str, range(len(self._lines))):
            self.ticked ^= {int(which)}
            return Reply(say=self._left())
        if act == "untick":
            self.ticked = frozenset()
            return Reply(focus=HEADING)
        if act == "options":
            chosen = read_options(self.game.options, event.fields)
            return Reply(go=setup_address(self.game, self.players, chosen))
        return None

    @property
    def _lines(self) -> tuple[Line, ...]:
        return self.lines(self.players, self.options)

    def paint(self, frame: Frame) -> Picture:
        """Paint the lines, and below them paper."""
        title = _("Set the table")
        lines = self._lines
        pictures = self._pictures(frame)
        return Picture(
            title=title,
            where=title,
            body=h.div(".to-do.panel", data_awake=True)[
                h.style[PAPER],
                h.p(".label")[self.game.title],
                h.h1(f"#{HEADING}")[title],
                self._numbers(),
                h.p(".on-paper")[_players(self.players)],
                self._choices(),
                h.ol[
                    (
                        self._line(n, line, picture)
                        for n, (line, picture) in enumerate(zip_longest(lines, pictures))
                    )
                ],
                h.p(".left")[self._left()],
                h.div(".row-of-buttons")[
                    h.button(".btn", type="button", data_print=True, id="print")[
                        icon_svg("print"), h.span[_("Print")]
                    ],
                    button("untick", _("Start over"), "replay", id="untick")
                    if self.ticked
                    else None,
                ],
                h.p(".second.label.awake")[_("The screen stays on as long as this page is open.")],
                h.p(".second.label.asleep")[
                    _("This browser may turn the screen off; touch it now and then.")
                ],
            ],
        )

    def _numbers(self) -> Node:
        """Return the numbers of players to choose from."""
        if len(self.game.players) == 1:
            return None
        return h.nav(".numbers", aria_label=_("Players"))[
            (
                h.a(
                    ".btn",
                    href=f"#{setup_address(self.game, n, self.options)}",
                    aria_current="true" if n == self.players else None,
                )[_players(n)]
                for n in self.game.players
            )
        ]

    def _choices(self) -> Node:
        """The options these lines are for, where they differ from the usual ones, and a form to
        choose others."""
        options = self.game.options
        if not options:
            return None
        differing = said(options, self.options, changed=True)
        return [
            h.p(".label")[" · ".join(differing)] if differing else None,
            h.details(".no-print")[
                h.summary(".label")[_("Other options")],
                h.form("#choices.option-form", data_act="options")[
                    option_fields(options, self.options),
                    h.button(".btn", type="submit")[
                        icon_svg("check"), h.span[_("Show this setup")]
                    ],
                ],
            ],
        ]

    def _pictures(self, frame: Frame) -> Iterator[Node]:
        """What each line speaks of, drawn; in the dark once more for paper, which is light."""
        drawn = rooms.room(self.game.id).checklist
        if drawn is None:
            return
        paper = theme(False, False)
        for seen, printed in zip(
            drawn(self.players, self.options, frame.theme),
            drawn(self.players, self.options, paper),
            strict=True,
        ):
            here = h.span(class_={"drawn": True, "on-screen": frame.theme != paper})[
                Markup(scene_svg(seen))
            ]
            there = h.span(".drawn.on-paper")[Markup(scene_svg(printed))]
            yield [here, there if frame.theme != paper else None]

    def _line(self, n: int, line: Line, picture: Node) -> h.Element:
        done = n in self.ticked
        return h.li(class_={"done": done})[
            h.label[
                h.input(type="checkbox", data_act=f"tick:{n}", id=f"tick-{n}", checked=done),
                h.span[
                    h.strong[line.text],
                    h.span(".more.second")[line.more] if line.more else None,
                    picture,
                ],
            ],
            h.a(
                ".rule-number",
                href=f"#{rules_address(self.game, line.clause, self.options)}",
                aria_label=_("Rule {clause}").format(clause=line.clause),
            )[line.clause],
        ]

    def _left(self) -> str:
        left = len(self._lines) - len(self.ticked)
        if not left:
            return _("The table is set. Enjoy the game.")
        return ngettext("{n} more to do.", "{n} more to do.", left).format(n=left)


def _players(n: int) -> str:
    return ngettext("{n} player", "{n} players", n).format(n=n)


def _read(resume: str) -> Sequence[int]:
    try:
        return items(number(MOST_LINES), MOST_LINES)(read_json(resume)) if resume else ()
    except SaveError:
        return ()
