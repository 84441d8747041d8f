"""Coming to a table: the code, and who one is today."""

from __future__ import annotations

from collections.abc import Collection

import htpy as h
from htpy import Node

from tutor.i18n import _
from tutor.rooms import load_game
from widgets.draw.icons import icon_svg
from widgets.pages.page import HEADING, Picture
from widgets.pages.together.signs import SIGNS, sign_svg
from widgets.pages.together.told import Told

LONGEST = 20
SIGN = 34


def door(note: Node = None) -> Picture:
    """Paint the page on which the code of a table is typed."""
    more = _("To open a table of your own: “Play together” where a new game is set up.")
    return type_code(_("Play together"), _("Come to a table"), note, more)


def type_code(title: str, head: str, note: Node, more: str) -> Picture:
    """Paint a page on which a code is typed."""
    return Picture(
        title=title,
        where=title,
        body=h.div(".gathering.door")[
            h.form(".panel.type-code", data_act="code")[
                h.h1(f"#{HEADING}")[head],
                note,
                h.label(".field", for_="code")[
                    h.span(".label")[_("The code that is called out")],
                    h.input(
                        "#code",
                        name="code",
                        autocomplete="off",
                        autocapitalize="characters",
                        spellcheck="false",
                        maxlength="12",
                        placeholder="RAMP7",
                    ),
                ],
                h.button(".btn.btn-primary", type="submit")[
                    icon_svg("chevron"), h.span[_("Come in")]
                ],
                h.p(".second")[more],
            ]
        ],
    )


def waiting(code: str, *, cut: bool) -> Picture:
    """Paint the page while the table is not there yet."""
    text = (
        _("The table cannot be reached just now. This goes on by itself.")
        if cut
        else _("One moment: the table is being laid.")
    )
    return Picture(
        title=_("Play together"),
        where=code or _("Play together"),
        body=h.div(".gathering.door")[h.section(".panel")[h.h1(f"#{HEADING}")[text]]],
    )


def who_are_you(code: str, told: Told, name: str, note: Node) -> Picture:
    """Paint the page on which one chooses a name or a sign. `name`: what stands there first."""
    taken = {place.mark for n, place in enumerate(told.places) if n != told.you and place.person}
    room = any(
        place.free or (told.begun and not place.person) or n == told.you
        for n, place in enumerate(told.places)
    )
    mine = told.places[told.you].mark if told.you is not None else ""
    first = mine or next(sign for sign in SIGNS if sign not in taken)
    return Picture(
        title=_("Who are you today?"),
        where=f"{load_game(told.game).title} · {code}",
        body=h.div(".gathering.door")[
            h.form(".panel.who-are-you", data_act="sit")[
                h.h1(f"#{HEADING}")[_("Who are you today?")],
                note or _seen_by(),
                name_and_sign(name, taken, first),
                h.div(".come-in")[
                    h.button(".btn.btn-primary", type="submit", name="as", value="player")[
                        icon_svg("chevron"), h.span[_("Sit down")]
                    ]
                    if room
                    else None,
                    h.button(".btn", type="submit", name="as", value="watcher")[
                        icon_svg("eye"), h.span[_("Only watch")]
                    ]
                    if not (told.begun and told.you is not None)
                    else None,
                ],
            ]
        ],
    )


def name_and_sign(name: str, taken: Collection[str], first: str) -> list[Node]:
    """Return the fields for a nickname and for one of the signs. `first`: the one that is chosen to
    begin with.
    """
    return [
        h.label(".field", for_="nickname")[
            h.span(".label")[_("A nickname, if you like")],
            h.input(
                "#nickname",
                name="name",
                value=name,
                maxlength=str(LONGEST),
                autocomplete="off",
                placeholder=_("A nickname"),
            ),
        ],
        h.fieldset(".signs")[
            h.legend(".label")[_("and one of these")],
            h.div(".sign-grid")[
                (
                    h.label(data_taken=sign in taken)[
                        h.input(
                            type="radio",
                            name="mark",
                            value=sign,
                            checked=sign == first,
                            disabled=sign in taken,
                        ),
                        h.span[sign_svg(sign, SIGN), h.span[_(each.name)]],
                    ]
                    for sign, each in SIGNS.items()
                )
            ],
        ],
        h.p(".second.label")[_("Dashed ones are taken.")] if taken else None,
    ]


def _seen_by() -> h.Element:
    return h.p(".second")[
        _(
            "The others at this table see your name and sign; take no full name. "
            "Four hours after the last move all is forgotten."
        )
    ]
