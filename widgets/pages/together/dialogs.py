"""The dialogs of a shared table: its menu with all who sit there, the signs, a wish to undo."""

from __future__ import annotations

from typing import Any

import htpy as h

from tutor.i18n import _
from tutor.players.brought import offered
from widgets.pages.controls import button, link
from widgets.pages.dialogs import dialog
from widgets.pages.together.talk import how_long, person_name, talk_choices
from widgets.pages.together.told import Place, Told
from widgets.table.shared import SharedMatch
from widgets.tabletop.zone import badge

ASKED = "asked"
"""The dialog that asks whether somebody may take a move back."""


def menu(code: str, told: Told, match: SharedMatch[Any, Any], coached: bool) -> h.Element:
    """Return who is at the table, and what can be done with the game."""
    return dialog(
        _("At this table"),
        h.ul(".table-people")[(_person(n, told) for n in range(len(told.places)))],
        h.p(".second.label")[
            _("{names} watch.").format(names=", ".join(told.watchers)) if told.watchers else None
        ],
        h.p[_("Come in with the code {code}.").format(code=code)],
        h.div(".menu")[
            button("dialog:talk", _("Say something"), "talk") if told.you is not None else None,
            button("coach", _("Send the coach away") if coached else _("Call the coach"), "hint"),
            button("look-back", _("Look back"), "replay") if match.length else None,
            button("dialog:moves", _("Moves so far"), "rule"),
            button("dialog:words", _("Say the board"), "speaker"),
            link("home", _("Leave the table"), "home"),
        ],
        h.p(".second.label")[
            _("Your seat is kept. Four hours after the last move the table is forgotten.")
        ],
    )


def _person(n: int, told: Told) -> h.Element:
    place = told.places[n]
    may_stand_in = told.hosting and place.plays and place.away >= 1
    return h.li[
        badge(n, 22),
        h.span(".sits")[
            h.strong[person_name(place)], h.span(".second.label")[_state(n, place, told)]
        ],
        button(f"seat:{n} {stand_in(told)}", _("Seat a computer player"), id=f"stand-in-{n}")
        if may_stand_in
        else None,
    ]


def _state(n: int, place: Place, told: Told) -> str:
    if place.who:
        title = _(offered(told.game)[place.who].title) if place.who in offered(told.game) else ""
        if place.person:
            return _("{title}, a computer player, sits in").format(title=title)
        return _("{title}, computer player").format(title=title)
    here = how_long(place)
    if n == told.you:
        here = _("this screen")
    return _("host, {what}").format(what=here) if n == told.host else here


def stand_in(told: Told) -> str:
    """Return the computer player that sits in for somebody: of middle strength."""
    known = tuple(offered(told.game))
    return known[len(known) // 2]


def talk() -> h.Element:
    """Return the six signs."""
    return dialog(_("Say something"), talk_choices())


def asked(who: str) -> h.Element:
    """Return the question whether somebody may take a move back; to close it is to refuse."""
    return dialog(
        _("{who} would like to take a move back.").format(who=who),
        h.p[_("It happens if all agree.")],
        h.div(".row-of-buttons")[
            button("agree", _("Yes, take it back"), "undo", primary=True),
            button("refuse", _("No"), "cross"),
        ],
    )


def why_not(why: str) -> str:
    """Say why the service has refused something."""
    return {
        "stale": _("The table has moved on. Look again."),
        "illegal": _("The rules do not allow this now."),
        "not yours": _("It is not your turn."),
        "taken": _("Somebody sits there already."),
        "full": _("There is no more room."),
        "cut": _("The table cannot be reached just now. What you did last was not sent."),
    }.get(why, _("This cannot be done just now."))


def told_gone(why: str) -> str:
    """Say why there is no table (any more)."""
    return {
        "elsewhere": _("Your seat is open on another page now."),
        "gone": _(
            "This table is no longer there: four hours have passed, or the tutor was started again."
        ),
        "unknown": _("No table has this code. Look again, or ask who called it."),
        "full": _("There are too many tables just now. Try again in a minute."),
    }.get(why, _("This table cannot be opened."))
