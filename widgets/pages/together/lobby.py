"""Before the game: the code to call out, and who has come to the table."""

from __future__ import annotations

import htpy as h
from htpy import Node

from tutor.i18n import _
from tutor.options import said
from tutor.players.brought import offered
from tutor.rooms import load_game
from widgets.draw.faces import CALM, face_of, face_svg
from widgets.draw.icons import icon_svg
from widgets.draw.qr import qr_svg
from widgets.pages.classroom.links import is_private, link_to_type
from widgets.pages.classroom.sharing import only_here
from widgets.pages.controls import button, link
from widgets.pages.page import HEADING, Picture
from widgets.pages.together.changing import CHANGE, change_dialog
from widgets.pages.together.signs import sign_svg
from widgets.pages.together.talk import how_long, person_name
from widgets.pages.together.told import Place, Told
from widgets.storage.settings import Frame
from widgets.table import strengths_of
from widgets.tabletop.zone import badge

QR, SMALL_QR = 236, 116
SIGN, FACE = 34, 52
LOW, NARROW = 480, 700
"""Windows (px) up to this height or width get the small one."""


def lobby(
    code: str, told: Told, frame: Frame, place: str, note: Node, changing: str, *, wall: bool
) -> Picture:
    """Paint the table before its game. `place`: where others find the tutor; `note`: what was
    answered last; `changing`: the game chosen in the form for another table, "" while it is closed;
    `wall`: it hangs on the wall.
    """
    address = link_to_type(place, f"t/{code}")
    return Picture(
        title=_("Play together"),
        where=_("Play together"),
        body=h.div(".gathering")[
            h.section(".panel.call", aria_labelledby=HEADING)[
                h.h1(f"#{HEADING}")[_("Call this out") if told.hosting else _("Your table")],
                code_tiles(code),
                h.div(".ways-in")[
                    h.div(".code-picture")[
                        qr_svg(
                            address,
                            _side(frame),
                            _("The link as a QR code"),
                        )
                    ],
                    h.div(".ways-to")[
                        h.p(".link-text", translate="no")[_shown(address)],
                        h.button(".btn", type="button", data_copy=address)[
                            icon_svg("link"), h.span[_("Copy the link")]
                        ],
                        h.button(
                            ".btn.by-hand",
                            type="button",
                            data_send=address,
                            data_sent=_("Copied"),
                        )[icon_svg("share"), h.span[_("Send")]],
                        link(f"t/{code}", _("Off the wall"), "cross")
                        if wall
                        else link(f"t/{code}/wall", _("On the wall"), "screen", id="on-the-wall"),
                        h.p(".second")[
                            _(
                                "Who has the code may sit down, or watch. "
                                "A hand is shown on its own screen only."
                            )
                        ],
                    ],
                ],
                only_here(_("Start it with “tutor app --ip 0.0.0.0” for other devices."))
                if is_private(place)
                else None,
                _game(told),
            ],
            h.section(".at-the-table", aria_labelledby="at-the-table")[
                h.div(".table-head")[
                    h.h2("#at-the-table")[_("At the table")],
                    h.span(".label")[_here(told)],
                ],
                note,
                h.ul(".gathered")[(_seat(n, told) for n in range(len(told.places)))],
                _watchers(told),
                _start(told),
            ],
            change_dialog(told, changing) if changing else None,
        ],
    )


def _side(frame: Frame) -> int:
    """Return the side of the QR code (px)."""
    small = frame.layout == "phone" or frame.view.height <= LOW or frame.view.width <= NARROW
    return SMALL_QR if small else QR


def code_tiles(code: str) -> h.Element:
    """Return a code, large, to be called out."""
    return h.p(".call-code", role="img", translate="no", aria_label=" ".join(code))[
        (h.span(aria_hidden="true")[sign] for sign in code)
    ]


def _shown(address: str) -> Node:
    """Return the link without its scheme; it breaks before the code."""
    first, middle, last = address.partition("://")[2].rpartition("/t/")
    return [_("Or open "), h.strong[first, h.wbr, f"{middle}{last}"]]


def _game(told: Told) -> h.Element:
    game = load_game(told.game)
    options = said(game.options, told.options) if game.options else ()
    return h.div(".which-game")[
        h.div[h.strong[game.title], h.span(".second.label")[" · ".join((_seats(told), *options))]],
        button(f"dialog:{CHANGE}", _("Change")) if told.hosting else None,
    ]


def _seats(told: Told) -> str:
    return _("{n} seats").format(n=len(told.places))


def _here(told: Told) -> str:
    here = sum(place.person and place.away < 0 for place in told.places)
    people = sum(not place.who for place in told.places)
    return _("{n} of {of} here").format(n=here, of=people)


def _seat(n: int, told: Told) -> h.Element:
    place = told.places[n]
    coming = place.free and n in _free(told)[: told.coming]
    name, second = _said(n, place, told, coming=coming)
    return h.li(data_free=place.free, data_away=place.away >= 0)[
        badge(n, 34),
        _picture(place, told, coming=coming),
        h.span(".sits")[h.strong[name], h.span(".second")[second]],
        _right(n, place, told),
    ]


def _free(told: Told) -> list[int]:
    return [n for n, place in enumerate(told.places) if place.free]


def _said(n: int, place: Place, told: Told, *, coming: bool) -> tuple[str, str]:
    if place.who:
        title = offered(told.game)[place.who].title if place.who in offered(told.game) else ""
        return place.name, _("{title}, computer player").format(title=_(title) if title else "")
    if place.free:
        return (
            (_("Somebody is coming in"), _("choosing a name"))
            if coming
            else (_("A free seat"), _("for whoever comes"))
        )
    where = _("this screen") if n == told.you else _("own screen")
    if place.away >= 0:
        where = how_long(place)
    name = person_name(place)
    if n == told.you:
        name = _("{name} (you)").format(name=name)
    return name, _("host, {what}").format(what=where) if n == told.host else where


def _picture(place: Place, told: Told, *, coming: bool) -> Node:
    if place.who:
        return face_svg(face_of(place.who, strengths_of(told.game)), CALM, FACE)
    inside: Node = sign_svg(place.mark, SIGN) if place.mark else None
    if place.free:
        inside = h.span(".coming-dots")["…"] if coming else None
    return h.span(".seat-sign", aria_hidden="true")[inside]


def _right(n: int, place: Place, told: Told) -> Node:
    if told.hosting and place.who:
        return button(f"seat:{n}", _("Open the seat"), id=f"open-{n}")
    if told.hosting and place.free:
        who = strengths_of(told.game)[0]
        return button(f"seat:{n} {who}", _("Computer player"), id=f"fill-{n}")
    if place.person and place.away < 0:
        return h.span(".here.label")[icon_svg("check", 20), _("here")]
    return h.span(".label")[icon_svg("moon", 20)] if place.person else None


def _watchers(told: Told) -> Node:
    if not told.watchers:
        return None
    return h.p(".watchers")[
        icon_svg("eye"),
        h.span[
            _("{names} watch: they see what all may see.").format(names=", ".join(told.watchers))
        ],
    ]


def _start(told: Told) -> h.Element:
    free, rename = len(_free(told)), button("name", _("Another name or sign"), "swap")
    if not told.hosting:
        host = person_name(told.places[told.host]) if told.host is not None else ""
        words = _("{who} starts the game.").format(who=host) if host else _("The host starts.")
        return h.div(".start-bar")[h.p(".second")[words], rename]
    words = (
        _("Free seats are waited for; or seat a computer player.") if free else _("All are here.")
    )
    return h.div(".start-bar")[
        h.div[h.p(".second")[words], rename if told.you is not None else None],
        button(
            "start",
            _("Start with {n}").format(n=len(told.places)),
            "chevron",
            primary=True,
            aria_disabled="true" if free else None,
        ),
    ]
