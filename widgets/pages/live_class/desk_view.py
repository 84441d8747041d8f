"""How the desk of a class looks: who needs the teacher, the parts of the plan with who is there,
and what the teacher can do.
"""

from __future__ import annotations

from collections.abc import Sequence

import htpy as h
from htpy import Node

from tutor.classroom.plan import Plan, length
from tutor.i18n import _, ngettext
from tutor.rooms import load_game
from widgets.browser.parts import Part
from widgets.draw.icons import icon_svg
from widgets.draw.qr import qr_svg
from widgets.pages.classroom.links import is_private, link_to, link_to_type
from widgets.pages.classroom.sharing import breakable, only_here
from widgets.pages.classroom.tabs import ADDRESS
from widgets.pages.controls import button, link, message
from widgets.pages.live_class import looks
from widgets.pages.live_class.columns import Column, in_need
from widgets.pages.live_class.desk_dialogs import state_in_words, where_in_words
from widgets.pages.live_class.desk_plan import plan_with_pupils, sign_of
from widgets.pages.live_class.told import DeskPupil, ToldDesk
from widgets.pages.page import HEADING, Picture
from widgets.pages.together.lobby import code_tiles
from widgets.storage.settings import Frame

WALL = f"{ADDRESS}/code"
"""The address of the page with the code for the wall."""
SIGN = 30
CODE = 200
MOST_NEEDS = 6


def before(plan: Plan, *, waits: bool, cut: bool, problem: str) -> Picture:
    """Paint what opening a class means, or that it is under way."""
    told = message("hint", problem_in_words(problem)) if problem else None
    return Picture(
        title=_("Class"),
        where=_("Class"),
        body=h.div(".gathering.door")[
            h.section(".panel.open-a-class")[
                h.h1(f"#{HEADING}")[_("Open the class")],
                told,
                _waiting(cut=cut) if waits and not problem else _what_it_is(plan, problem),
            ]
        ],
    )


def _waiting(*, cut: bool) -> h.Element:
    return h.p(role="status")[
        _("The class cannot be reached just now. This goes on by itself.")
        if cut
        else _("One moment: the class is being opened.")
    ]


def _what_it_is(plan: Plan, problem: str) -> list[Node]:
    if problem == "elsewhere":
        return [button("here-again", _("Go on here"), "chevron", primary=True, id="here-again")]
    if not plan.parts:
        return [
            h.p[_("A class follows a plan, and yours is empty.")],
            link(ADDRESS, _("To the plan"), "back", primary=True, id="to-plan"),
        ]
    minutes = length(plan)
    return [
        h.p[
            h.strong[load_game(plan.game).title],
            " · ",
            ngettext("{n} minute", "{n} minutes", minutes).format(n=minutes),
        ],
        h.ul(".class-promises")[
            h.li[_("Pupils come in with a code, under a nickname or a sign. No accounts.")],
            h.li[_("You see who is where in the plan, who is stuck and who raises a hand.")],
            h.li[_("Pupils are told so first, and see nothing of each other.")],
            h.li[
                _(
                    "When you end the class the results are yours and the server forgets it; "
                    "it does so by itself four hours after the last page was open."
                )
            ],
        ],
        h.div(".row-of-buttons")[
            button("open-class", _("Open the class"), "people", primary=True, id="open-class"),
            link(ADDRESS, _("To the plan"), "back", id="to-plan"),
        ],
    ]


def desk(
    code: str,
    told: ToldDesk,
    columns: Sequence[Column],
    place: str,
    frame: Frame,
    *,
    cut: bool,
    problem: str,
) -> Picture:
    """Paint a class that is open. `problem`: why the service has not done what was asked."""
    total = columns[-2].until if len(columns) > 1 else 0
    title = _("Class {code}").format(code=code)
    return Picture(
        title=title,
        where=title,
        tools=_clock(told, total) if frame.layout != "phone" else None,
        body=h.div(class_={"live-desk": True, "resting": told.eyes_up})[
            h.h1(f"#{HEADING}.visually-hidden")[title],
            message("hint", _("The class cannot be reached just now. This goes on by itself."))
            if cut
            else None,
            message("hint", problem_in_words(problem)) if problem else None,
            Part("class-needs", _needs(told, columns)),
            Part("class-plan", plan_with_pupils(told, columns))
            if told.pupils
            else _call(code, place),
            _foot(told),
        ],
    )


def _clock(told: ToldDesk, total: int) -> h.Element:
    pupils = len(told.pupils)
    return h.span(".class-clock")[
        h.span[
            icon_svg("clock", 20),
            h.strong[_("{n} of {of} min").format(n=told.minutes, of=total)],
        ],
        h.span(role="img", aria_label=ngettext("{n} pupil", "{n} pupils", pupils).format(n=pupils))[
            icon_svg("people", 20), h.strong(aria_hidden="true")[str(pupils)]
        ],
    ]


# ---- who needs the teacher


def _needs(told: ToldDesk, columns: Sequence[Column]) -> h.Element:
    found = in_need(told.pupils, columns)
    more = len(found) - MOST_NEEDS
    return h.section(".class-needs", aria_label=_("Who needs you"))[
        [_need(kind, pupil, columns) for kind, pupil in found[:MOST_NEEDS]],
        h.p(".second.label")[ngettext("and {n} more", "and {n} more", more).format(n=more)]
        if more > 0
        else None,
        _nobody(told) if not found else None,
    ]


def _nobody(told: ToldDesk) -> h.Element:
    coming = ngettext("{n} is choosing a sign.", "{n} are choosing a sign.", told.coming)
    return h.p(".need.nobody")[
        coming.format(n=told.coming)
        if told.coming
        else _("Nobody needs you just now.")
        if told.pupils
        else _("Nobody has come yet.")
    ]


def _need(kind: str, pupil: DeskPupil, columns: Sequence[Column]) -> h.Element:
    icon = {"hand": "hand", "stuck": "clock", "away": "moon"}[kind]
    return h.button(
        ".need",
        type="button",
        data_act=f"pupil:{pupil.number}",
        data_kind=kind,
        id=f"need-{pupil.number}",
    )[
        h.span(".need-why")[icon_svg(icon, 22)],
        sign_of(pupil, SIGN),
        h.span(".need-who")[
            h.strong[pupil.name],
            h.span(".second")[
                f"{state_in_words(pupil, columns)} · {where_in_words(pupil, columns)}"
            ],
        ],
    ]


# ---- the code, and what the teacher can do


def _call(code: str, place: str) -> h.Element:
    address = link_to(place, f"in/{code}") if place else ""
    return h.section(".panel.class-call", aria_labelledby="class-call")[
        h.h2("#class-call")[_("Call this out, or show it")],
        code_tiles(code),
        h.div(".ways-in")[
            h.div(".code-picture")[qr_svg(address, CODE, _("The link as a QR code"))]
            if address
            else None,
            h.div(".ways-to")[
                h.p(".link-text", translate="no")[breakable(link_to_type(place, f"in/{code}"))]
                if place
                else None,
                link(WALL, _("Show it on the wall"), "screen", primary=True, id="show-code"),
                only_here(_("Start it with “tutor app --ip 0.0.0.0” for other devices."))
                if is_private(place)
                else None,
            ],
        ],
    ]


def _foot(told: ToldDesk) -> h.Element:
    up = told.eyes_up
    count = len(told.pupils)
    rest = ngettext("{n} page rests. Nothing is lost.", "{n} pages rest. Nothing is lost.", count)
    return h.div(".class-foot")[
        h.div(".eyes-are-up", role="status")[
            [looks.eyes(96), h.strong[_("Eyes are up.")], h.span[rest.format(n=count)]]
            if up
            else None
        ],
        button(
            "eyes", _("Eyes down") if up else _("Eyes up"), "eyes", primary=True, id="class-eyes"
        ),
        button("ask:call", _("All to …"), "chevron", id="ask-call"),
        button("ask:tables", _("Form tables"), "people", id="ask-tables") if count else None,
        h.span(".space"),
        link(WALL, _("The code"), "screen", id="to-code") if told.pupils else None,
        button("see-results", _("How it went"), "eye", id="see-results"),
        button("ask:end", _("End the class"), "check", id="ask-end"),
    ]


def problem_in_words(problem: str) -> str:
    """Say what is in the way."""
    return {
        "full": _("There are as many classes as this server has room for. Try again later."),
        "elsewhere": _("This class is open in another window."),
        "gone": _("This class is over, and the server has forgotten it."),
    }.get(problem, _("That cannot be done just now."))
