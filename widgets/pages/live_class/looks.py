"""What a pupil sees of a class: the sign and the hand in every header, eyes up, why not."""

from __future__ import annotations

import htpy as h
from htpy import Node
from markupsafe import Markup

from tutor.i18n import _
from widgets.draw.icons import icon_svg
from widgets.pages.live_class.told import ToldPupil
from widgets.pages.together.signs import sign_svg

EYES = "eyes-up"
"""Id of the heading while eyes are up."""
SIGN = 24
EYE = (
    "M-41 4C-28 -22 28 -22 41 4C28 34 -28 34 -41 4Z",
    "M-34 -34C-22 -48 16 -50 32 -34",
)


def in_class(told: ToldPupil, code: str, *, cut: bool) -> Node:
    """Return what stands in the header of every page: who one is in the class, and the hand."""
    raised = _("Put your hand down") if told.hand else _("Raise your hand")
    who = _("In class as {name}").format(name=told.name)
    said = _("{who}. The class cannot be reached just now.").format(who=who) if cut else who
    return h.span(".in-class", role="group", aria_label=_("Your class"))[
        h.a(
            ".btn.btn-icon.class-me", href=f"#in/{code}", aria_label=said, title=said, data_cut=cut
        )[sign_svg(told.mark, SIGN) if told.mark else icon_svg("people")],
        h.button(
            ".btn.btn-icon.class-hand",
            type="button",
            id="class-hand",
            data_act="class-hand",
            aria_label=raised,
            title=raised,
            aria_pressed="true" if told.hand else "false",
        )[icon_svg("hand")],
    ]


def eyes_up() -> h.Element:
    """Return what lies over a page that rests."""
    return h.dialog(".eyes-up", data_open=True, data_close="class-rest", aria_labelledby=EYES)[
        h.div(".eyes-card")[
            eyes(190),
            h.h2(f"#{EYES}", tabindex="-1")[_("Eyes up.")],
            h.p[_("Your teacher has something to show. Your page waits, as you left it.")],
        ]
    ]


def eyes(width: int) -> Markup:
    """Return the drawn pair of eyes, hidden from screen readers."""
    ball, brow = EYE
    one = (
        f'<path class="eye-ball" d="{ball}"/><circle class="eye-iris" cx="0" cy="4" r="15"/>'
        f'<circle class="eye-pupil" cx="0" cy="5" r="7"/><circle class="eye-light" cx="5" cy="-2" '
        f'r="4"/><path d="{brow}"/>'
    )
    return Markup(
        f'<svg class="two-eyes" width="{width}" height="{round(width * 0.48)}" '
        'viewBox="-100 -50 200 96" fill="none" stroke="currentColor" stroke-width="4" '
        'stroke-linecap="round" stroke-linejoin="round" aria-hidden="true" focusable="false">'
        f'<g transform="translate(-52 4)">{one}</g><g transform="translate(52 4)">{one}</g></svg>'
    )


def told_gone(why: str) -> str:
    """Say why there is no class any more."""
    return {
        "unknown": _("No class has this code."),
        "full": _("This class is full."),
        "elsewhere": _("You go on in another window."),
        "left": _("You have left the class. Nothing of you is sent there any more."),
    }.get(why, _("The class has ended. Nothing of it is kept but in your browser."))


def why_not(why: str) -> str:
    """Say why somebody could not come in."""
    return {
        "taken": _("Somebody has this sign already. Take another one."),
        "full": _("This class is full."),
    }.get(why, _("That did not work. Choose a sign or a short nickname."))
