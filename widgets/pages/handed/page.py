"""A game that goes round by link: opened, one's seat chosen, played on and handed on."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from random import SystemRandom
from typing import Any, Protocol

from attrs import asdict, evolve

from tutor.engine import SaveError
from tutor.i18n import _
from tutor.kit.links import from_link, to_link
from tutor.kit.reading import read_json
from tutor.rooms import qualified
from widgets import rooms
from widgets.browser.protocol import Event
from widgets.pages.classroom import links
from widgets.pages.classroom.links import class_place
from widgets.pages.handed import door
from widgets.pages.handed.table import HandedTablePage
from widgets.pages.page import HEADING, NoSuchPageError, Picture, Reply
from widgets.pages.table.new_games import LARGEST_SEED
from widgets.pages.table.set_up import HANDED as ADDRESS
from widgets.storage.handed import HandedGame, keep_game, kept_games, read_game
from widgets.storage.settings import Frame
from widgets.table import AnyMatch, Match
from widgets.table.handed import ASIDE, OLDER, HandedMatch, handed_match, is_to, key_of

KEY_LENGTH = 8


class Browser(Protocol):
    """What the page needs of the shell."""

    stored: dict[str, str]

    def store(self, key: str, text: str) -> None: ...


class HandedPage:
    """One game, or the door where its link is pasted.

    Attributes:
        match: the game, None at the door.
        kept: the same game as this browser knows it, None if it does not.
        aside: the game of a link that has gone another way than the one here.
        play: the table, once it is known who sits there.
    """

    def __init__(
        self, game: str, browser: Browser, settings: Callable[[str], Mapping[str, Any]]
    ) -> None:
        """`settings`: of the page of a game, see `TablePage`."""
        self.game = game
        self._browser = browser
        self._settings = settings
        self.match: AnyMatch | None = None
        self.kept: HandedGame | None = None
        self.aside: AnyMatch | None = None
        self.play: HandedTablePage[Any, Any, Any] | None = None
        self.note = ""
        self._mine = False  # whether `match` is the game as this browser knows it

    def open(self, rest: str, resume: str) -> HandedPage:
        """Open a link, or a game by its key. Raises NoSuchPageError for a key nobody has."""
        if len(rest) == KEY_LENGTH:
            found = self._kept(rest) or _read(resume)
            if found is None or found.key != rest:
                raise NoSuchPageError(_("This browser does not keep that game any more."))
            self._sit_down(found)
        elif rest:
            self._take_link(rest)
        return self

    def begin(self, match: AnyMatch) -> HandedPage:
        """Begin with a new game."""
        self.match = match
        return self

    def _take_link(self, link: str) -> None:
        try:
            self.match = handed_match(link, self.game)
        except SaveError as error:
            self.note = str(error)
            return
        self.kept = self._kept(key_of(self.match))
        if self.kept is None:
            return
        mine, to = self._loaded(self.kept), is_to(self.match, self._loaded(self.kept))
        if to == OLDER:
            more = mine.length - self.match.length
            self.note = _(
                "This link is of an earlier move: this browser knows {n} more. The game goes on "
                "from there."
            ).format(n=more)
            self.match, self._mine = mine, True
        elif to == ASIDE:
            self.match, self.aside, self._mine = mine, self.match, True

    def _kept(self, key: str) -> HandedGame | None:
        return next((each for each in self._games() if each.key == key), None)

    def _games(self) -> Iterator[HandedGame]:
        """Yield the games of this browser that can be read."""
        for kept in kept_games(self._browser):
            with suppress(SaveError):
                self._loaded(kept)
                yield kept

    def _loaded(self, kept: HandedGame) -> AnyMatch:
        return Match.load(from_link(kept.table), kept.game)

    def _sit_down(self, kept: HandedGame) -> None:
        match = self._loaded(kept)
        if kept.seat >= len(match.seats) or match.seats[kept.seat].is_computer:
            raise SaveError(_("The entry “seats”: at least one seat is a person’s."))
        known = min(kept.known, match.length)
        self.match, self.kept = match, kept
        self.play = HandedTablePage(
            HandedMatch(match.record, match.seats, kept.seat, known),
            rooms.room(self.game).tabletop(),
            self._place,
            self._again,
            keep=self._keep,
            **self._settings(self.game),
        )

    def _keep(self, _text: str) -> None:
        assert self.play is not None
        assert self.kept is not None
        match = self.play.match
        self.kept = evolve(self.kept, known=match.known, table=to_link(match.dump()))
        keep_game(self._browser, self.kept)

    def _place(self, frame: Frame) -> str:
        here = "" if frame.view.embedded else frame.view.place
        return class_place(self._browser.stored.get(links.KEY, ""), here)

    def follow(self) -> None:
        """Follow another tab in which this game has gone on."""
        if self.play is not None and self.kept is not None:
            found = self._kept(self.kept.key)
            if found is not None and found != self.kept:
                self._sit_down(found)

    # ---- events

    def on(self, event: Event, frame: Frame) -> Reply | None:
        """Answer an act of the table, or of the door."""
        if self.play is not None:
            return self.play.on(event, frame)
        act, _colon, what = event.value.partition(":")
        match act:
            case "paste":
                to = door.address_in(event.fields.get("link", ""))
                if to:
                    return Reply(go=to)
                self.note = _("This is no link of a game that goes round.")
                return Reply(say=self.note, focus="link")
            case "keep-mine" if self.aside is not None:
                self.aside = None
                return Reply(focus=HEADING)
            case "take-other" if self.aside is not None:
                self.match, self.aside, self._mine = self.aside, None, False
                return Reply(focus=HEADING)
            case "i-am" if self.match is not None and what.isdecimal():
                return self._choose(self.match, int(what))
        return None

    def _choose(self, match: AnyMatch, seat: int) -> Reply | None:
        """Sit down: the game is kept, and has an address without its moves."""
        if seat not in match.people:
            return None
        known = self.kept.known if self.kept is not None and self._mine else match.length
        key = key_of(match)
        keep_game(self._browser, HandedGame(key, self.game, seat, known, to_link(match.dump())))
        return Reply(go=qualified(self.game, f"{ADDRESS}/{key}"))

    def _again(self) -> Reply:
        """Begin another game of the same players; the next one starts."""
        assert self.play is not None
        assert self.kept is not None
        old = self.play.match
        first = (old.game.to_move(old.record.states[0]) + 1) % len(old.seats)
        seed = SystemRandom().randrange(LARGEST_SEED)
        match = Match.start(self.game, old.seats, seed, first, old.record.options)
        self.kept = None
        return self._choose(match, old.seat) or Reply()

    # ---- looks

    def resume(self) -> str:
        """Return the game, for a browser that keeps nothing for good."""
        return json.dumps(asdict(self.kept)) if self.kept is not None else ""

    def paint(self, frame: Frame) -> Picture:
        """Paint the table, or what stands before it."""
        if self.play is not None:
            return self.play.paint(frame)
        if self.match is None:
            return door.door(tuple(map(self._listed, self._games())), self.note)
        if self.aside is not None:
            return door.whose_game(self.match)
        return door.who_are_you(self.match, self.kept.seat if self.kept else None, self.note)

    def _listed(self, kept: HandedGame) -> tuple[str, str, str]:
        title, names = door.in_words(self._loaded(kept))
        return qualified(kept.game, f"{ADDRESS}/{kept.key}"), title, names


def _read(resume: str) -> HandedGame | None:
    try:
        return read_game(read_json(resume)) if resume else None
    except SaveError:
        return None
