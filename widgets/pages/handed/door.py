"""Coming to a game that goes round: by its link, by the games that are kept here, and as whom."""

from __future__ import annotations

import re
from collections.abc import Sequence
from urllib.parse import unquote

import htpy as h
from htpy import Node

from tutor.i18n import _
from tutor.rooms import ids, qualified, split
from widgets.draw.icons import icon_svg
from widgets.pages.controls import button, link, message
from widgets.pages.page import HEADING, Picture
from widgets.pages.table.set_up import HANDED as ADDRESS
from widgets.table import AnyMatch
from widgets.tabletop.zone import badge

_PASTED = re.compile(rf"(?:([\w-]+)/)?{ADDRESS}/([\w-]{{9,}})$")


def address_in(pasted: str) -> str:
    """Return the address in the app that a pasted link leads to; "" if there is none in it.

    >>> address_in("https://x.example/tutor/?at=chocoly/hand/eNrLSM3JyQcABiwCFQ")
    'chocoly/hand/eNrLSM3JyQcABiwCFQ'
    """
    found = _PASTED.search(unquote(pasted.strip()))
    if found is None:
        return ""
    game = found[1] if found[1] in ids() else split("")[0]
    return qualified(game, f"{ADDRESS}/{found[2]}")


def door(kept: Sequence[tuple[str, str, str]], problem: str) -> Picture:
    """Paint the page on which a link is pasted. `kept`: address, title and names of the games of
    this browser; `problem`: what is wrong with a link, "" for nothing.
    """
    title = _("A game by link")
    return _at_door(
        title,
        h.form(".panel.paste-link", data_act="paste")[
            h.h1(f"#{HEADING}")[_("Go on with a game by its link")],
            message("refused", problem, role="alert") if problem else None,
            h.label(".field", for_="link")[
                h.span(".label")[_("The link that somebody has sent")],
                h.input("#link", name="link", autocomplete="off", spellcheck="false"),
            ],
            h.button(".btn.btn-primary", type="submit")[icon_svg("chevron"), h.span[_("Open it")]],
            h.p(".second")[
                _("A new one begins where a game is set up: “Let it go round by link”.")
            ],
        ],
        h.section(".panel", aria_labelledby="kept-games")[
            h.h2("#kept-games")[_("Games that go round")],
            h.div(".kept-games")[(link(to, f"{name}: {who}", "play") for to, name, who in kept)],
        ]
        if kept
        else None,
    )


def who_are_you(match: AnyMatch, seat: int | None, note: str) -> Picture:
    """Paint the question who one is; no hand is shown before. `seat`: whose seat it was here the
    last time; `note`: what is to be said of the link.
    """
    game = match.game
    title = _("Who are you?")
    mover = None if match.over else match.to_move
    return _at_door(
        game.title,
        h.section(".panel.whose-seat", aria_labelledby=HEADING)[
            h.h1(f"#{HEADING}")[title],
            message("hint", note, role="status") if note else None,
            h.div(".seats-to-choose")[
                (
                    _seat(match, n, mover, seat)
                    for n in range(len(match.seats))
                    if not match.seats[n].is_computer
                )
            ],
            _computers(match),
            h.p(".second")[
                _(
                    "This goes on trust: whoever has the link could sit down in any seat. "
                    "So choose only your own."
                )
            ],
        ],
    )


def whose_game(match: AnyMatch) -> Picture:
    """Paint the question which of two games goes on that were one until somebody played twice."""
    return _at_door(
        match.game.title,
        h.section(".panel.whose-seat", aria_labelledby=HEADING)[
            h.h1(f"#{HEADING}")[_("This link goes another way")],
            h.p[
                _(
                    "Somebody has played on from an older link: it has other moves than the "
                    "game in this browser. Agree which one goes on."
                )
            ],
            h.div(".row-of-buttons")[
                button("keep-mine", _("Keep the game here"), "back", primary=True),
                button("take-other", _("Take that of the link"), "open"),
            ],
        ],
    )


def _at_door(title: str, *inside: Node) -> Picture:
    return Picture(title=title, where=title, body=h.div(".gathering.door")[inside])


def _seat(match: AnyMatch, n: int, mover: int | None, seat: int | None) -> h.Element:
    second = [
        *([_("is to move")] if n == mover else []),
        *([_("played here")] if n == seat else []),
    ]
    return h.button(
        class_={"btn": True, "btn-primary": n == (mover if seat is None else seat)},
        type="button",
        data_act=f"i-am:{n}",
    )[
        badge(n, 28),
        h.span[
            _("I am {who}").format(who=match.seats[n].name),
            h.small[", ".join(second)] if second else None,
        ],
    ]


def _computers(match: AnyMatch) -> Node:
    names = ", ".join(seat.name for seat in match.seats if seat.is_computer)
    if not names:
        return None
    return h.p(".second")[_("Computer players: {names}").format(names=names)]


def in_words(match: AnyMatch) -> tuple[str, str]:
    """Return the title of a game and who sits there."""
    return match.game.title, ", ".join(seat.name for seat in match.seats)
