"""Who else sits at a shared table: their signs, who is away, and what they say in signs."""

from __future__ import annotations

from collections.abc import Mapping

import htpy as h
from attrs import field, frozen
from htpy import Node

from tutor.i18n import _
from widgets.browser.parts import Part
from widgets.draw.icons import icon_svg
from widgets.pages.table.talk import TableTalk
from widgets.pages.together.reactions import TALK, talk_svg
from widgets.pages.together.signs import called, sign_svg
from widgets.pages.together.told import Place
from widgets.tabletop.zone import badge

SIGN, SAID, MARK = 24, 34, 14
"""Sizes (px) of a sign and of what is said in its place, and of the player's mark beside it."""


@frozen
class SharedTalk(TableTalk):
    """`places`: all seats; `you`: one's own, None for a watcher; `saying`: signs of the table talk
    that are to be seen now, by seat.
    """

    places: tuple[Place, ...] = ()
    you: int | None = None
    saying: Mapping[int, str] = field(factory=dict)

    def people(self) -> Node:
        """Return the others in a row, each with name and state in words; None where they sit at
        their places.
        """
        return None if self.seated else h.span(".header-people")[self._signs().values()]

    @property
    def seats(self) -> Mapping[int, Node]:
        """Signs and faces by player, where they are seated; elsewhere what somebody says."""
        if self.seated:
            return {**super().seats, **self._signs()}
        return {
            n: Part(f"says-{n}", h.span(".said-here", aria_hidden="true")[talk_svg(says, SAID)])
            for n, says in self.saying.items()
            if says in TALK
        }

    def _signs(self) -> dict[int, Node]:
        """Return the signs of the other people by player."""
        return {
            n: Part(f"person-{n}", self._person(n))
            for n, place in enumerate(self.places)
            if place.person and n != self.you
        }

    def _person(self, n: int) -> h.Element:
        place, says = self.places[n], self.saying.get(n, "")
        return h.span(
            ".person",
            role="img",
            title=self.state(n),
            data_away=place.away >= 0 and not place.who,
            data_says=bool(says),
        )[
            talk_svg(says, SAID) if says in TALK else sign_svg(place.mark, SIGN),
            None if self.seated else badge(n, MARK),
            h.span(".person-moon")[icon_svg("moon", 14)] if place.away >= 0 else None,
        ]

    def state(self, n: int) -> str:
        """Say who sits there and how they are."""
        place, says = self.places[n], self.saying.get(n, "")
        name = self.names[n] if n < len(self.names) else place.name
        if says in TALK:
            return _("{who}: {what}").format(who=name, what=_(TALK[says].name))
        if place.who and place.person:
            return _("{who}: a computer player stands in").format(who=name)
        if place.who:
            return _("{who}: a computer player").format(who=name)
        return _("{who}: {what}").format(who=name, what=how_long(place))

    def in_line(self) -> Node:
        """Return what somebody says in a sign; else what a computer player says."""
        for n, says in self.saying.items():
            if n != self.you and says in TALK:
                words = h.span[
                    _("{who}: {what}").format(who=self.names[n], what=_(TALK[says].name))
                ]
                return h.span(".talk-line")[badge(n, 16), words, " "]
        return super().in_line()


def how_long(place: Place) -> str:
    """Say whether somebody is there, or how long they have been away."""
    if place.away < 0:
        return _("here")
    if place.away == 0:
        return _("just gone")
    if place.away == 1:
        return _("away for a minute")
    return _("away for {n} minutes").format(n=place.away)


def person_name(place: Place) -> str:
    """Return how somebody is called."""
    return place.name or called(place.mark)


def talk_choices() -> h.Element:
    """Return the six signs to choose from."""
    return h.div(".talk-signs")[
        (
            h.button(".btn.talk-sign", type="button", data_act=f"say:{what}")[
                talk_svg(what, 56), h.span[_(sign.name)]
            ]
            for what, sign in TALK.items()
        )
    ]
