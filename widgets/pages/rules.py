"""The rules, to look things up: searchable as one types, each with the lessons that teach it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby

import htpy as h
from htpy import Node

from tutor.engine import NO_OPTIONS, AnyGame
from tutor.i18n import _, ngettext
from tutor.options import said
from tutor.rulebook import Clause, at_table, find_clauses
from widgets import rooms
from widgets.browser.protocol import Event
from widgets.draw.icons import icon_svg
from widgets.pages.clause_lessons import Taught, TaughtAt
from widgets.pages.controls import rule_text
from widgets.pages.option_addresses import options_of, rules_address
from widgets.pages.page import HEADING, NoSuchPageError, Picture, Reply
from widgets.storage.settings import Frame

SEARCH = "search"


class RulesPage:
    """The whole rulebook of a game, or the clauses that hold every word that is searched for."""

    def __init__(self, game: AnyGame, taught: Taught, opened: str = "") -> None:
        """
        Args:
            game: whose rules.
            taught: where each is taught.
            opened: id of a clause or number of a section to go to, "/", and options of a table as
                in `options_of`. Raises NoSuchPageError if the rulebook has no such clause, and
                OptionError for options that the game does not have.
        """
        opened, _slash, options = opened.partition("/")
        self.options = options_of(game, options)
        rulebook = at_table(game.rulebook, self.options)
        sections = {clause.id.partition(".")[0] for clause in rulebook.values()}
        if opened and opened not in rulebook and opened not in sections:
            raise NoSuchPageError(_("There is no rule “{id}”.").format(id=opened[:20]))
        self.game = game
        self.rulebook = rulebook
        self.taught = taught
        self.opened = opened
        self.wanted = ""

    def on(self, event: Event, frame: Frame) -> Reply | None:
        """Search."""
        if event.value != SEARCH:
            return None
        self.wanted = event.text
        return Reply(say=_count_words(len(self.found())))

    def found(self) -> list[Clause]:
        """Return the clauses with every word of the search, in the rulebook's order."""
        return find_clauses(self.rulebook, self.wanted)

    def paint(self, frame: Frame) -> Picture:
        """Paint the search and the contents at the left, the rules at the right."""
        found = self.found()
        clause = self.rulebook.get(self.opened)
        return Picture(
            title=_(clause.title) if clause else _("Rules"),
            where=self._where(),
            focus=f"rule-{self.opened}" if self.opened else HEADING,
            body=h.div(".rules")[
                h.div(".panel.rules-side")[
                    h.h1(f"#{HEADING}")[_("Rules")],
                    self._table(),
                    _search(self.wanted),
                    h.p(".label")[_count_words(len(found))],
                    h.nav(aria_label=_("Contents"))[h.ol(".contents")[self._contents(found)]],
                ],
                h.div(".rules-list")[self._sections(found) if found else _nothing()],
            ],
        )

    def resume(self) -> str:
        """Return "": the address alone restores the page."""
        return ""

    def _where(self) -> str:
        """What the header says; where there are several games, of which one these are the rules."""
        if len(rooms.ids()) < 2:
            return _("Rules")
        return _("{game} · Rules").format(game=self.game.title)

    def _table(self) -> Node:
        """Whose rules these are where a table has options, and the way to the others."""
        chosen = said(self.game.options, self.options, changed=True)
        if not chosen:
            return None
        usual = rules_address(self.game, self.opened, NO_OPTIONS)
        return [
            h.p(".second")[_("As your table plays: {options}.").format(options="; ".join(chosen))],
            h.p[h.a(".chip", href=f"#{usual}")[icon_svg("book", 16), _("Rules as printed")]],
        ]

    def _contents(self, found: Iterable[Clause]) -> Iterator[h.Element]:
        for number, title, _clauses in _by_section(found):
            address = rules_address(self.game, number, self.options)
            yield h.li[h.a(href=f"#{address}")[h.span(".number")[number], title]]

    def _sections(self, found: Iterable[Clause]) -> Iterator[h.Element]:
        for number, title, clauses in _by_section(found):
            yield h.section(".panel", aria_labelledby=f"rule-{number}")[
                h.h2(id=f"rule-{number}", tabindex="-1")[title],
                (self._clause(clause) for clause in clauses),
            ]

    def _clause(self, clause: Clause) -> h.Element:
        return h.article(
            class_={"rule": True, "opened": clause.id == self.opened},
            id=f"rule-{clause.id}",
            tabindex="-1",
            aria_labelledby=f"title-{clause.id}",
        )[
            h.h3(id=f"title-{clause.id}")[
                h.span(".number")[clause.id], marked(_(clause.title), self.wanted)
            ],
            rule_text(clause, lambda text: marked(text, self.wanted)),
            _places(self.taught.get(clause.id, ())),
        ]


def marked(text: str, wanted: str) -> Node:
    """Return the text with the words searched for marked."""
    words = [re.escape(word) for word in wanted.split()]
    if not words:
        return text
    parts = re.split(f"({'|'.join(words)})", text, flags=re.IGNORECASE)
    return [h.mark[part] if n % 2 else part for n, part in enumerate(parts)]


def _by_section(clauses: Iterable[Clause]) -> Iterator[tuple[str, str, Iterable[Clause]]]:
    for (number, title), group in groupby(
        clauses, key=lambda clause: (clause.id.partition(".")[0], clause.section)
    ):
        yield number, _(title), group


def _search(wanted: str) -> h.Element:
    return h.div(".search", role="search")[
        h.label(".visually-hidden", for_="search")[_("Search the rules")],
        icon_svg("search"),
        h.input(
            "#search",
            type="search",
            data_input=SEARCH,
            value=wanted,
            placeholder=_("Search the rules"),
            autocomplete="off",
        ),
    ]


def _nothing() -> h.Element:
    return h.div(".panel.nothing")[
        h.h2[_("No rule has these words.")],
        h.p(".second")[_("Try one word, or a part of it.")],
    ]


def _count_words(count: int) -> str:
    return ngettext("{n} rule", "{n} rules", count).format(n=count)


def _places(places: Sequence[TaughtAt]) -> Node:
    if not places:
        return None
    return h.p(".taught")[
        icon_svg("play", 16),
        h.span(".label")[_("Learn it:")],
        (h.a(".chip", href=f"#{place.address}")[place.title] for place in places),
    ]
