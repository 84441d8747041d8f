"""The one link for a class: as text, as a QR code, large on the wall, and on paper."""

from __future__ import annotations

import attrs
import htpy as h
from htpy import Node

from tutor.classroom.plan import Plan
from tutor.classroom.plan_text import write_plan
from tutor.i18n import _
from tutor.rooms import qualified
from widgets.draw.icons import icon_svg
from widgets.draw.qr import qr_svg
from widgets.pages.classroom.desk import Desk
from widgets.pages.classroom.links import KEY, before_code, class_place, is_private, link_to
from widgets.pages.classroom.tabs import ADDRESS
from widgets.pages.controls import link, message
from widgets.storage.settings import Frame

SHOW = f"{ADDRESS}/link"
"""The address of the page that shows the link on the wall."""
LONGEST_SEEN, LONGEST_BEGUN = 400, 80
"""Characters of a link that is shown whole, and of what is shown of a longer one."""
CODE = 132
"""Side of the code on the desk (px)."""


@attrs.frozen
class Link:
    """Where a class finds a plan. `place`: of the tutor, "" if that is not known;
    `typed`: whether the teacher has typed it; `address`: in the tutor.
    """

    place: str
    typed: bool
    address: str

    @classmethod
    def of(cls, desk: Desk, plan: Plan, frame: Frame) -> Link:
        """Return the link to a plan."""
        typed = bool(desk.browser.stored.get(KEY, ""))
        return cls(place_of(desk, frame), typed, address_of(plan))

    @property
    def text(self) -> str:
        """All of it, for a class to type or scan."""
        return link_to(self.place, self.address)

    def code(self, size: int) -> Node:
        """Return the link as a QR code; None where that cannot be made."""
        words = _("The link as a QR code")
        return qr_svg(self.text, size, words) if self.place else None


def place_of(desk: Desk, frame: Frame) -> str:
    """Return where a class finds the tutor; "" if that is not known."""
    here = "" if frame.view.embedded else frame.view.place
    return class_place(desk.browser.stored.get(KEY, ""), here)


def address_of(plan: Plan) -> str:
    """Return where a class finds the plan, in the app."""
    return qualified(plan.game, f"today/{write_plan(plan)}")


def panel(found: Link, problem: str) -> h.Element:
    """Return the link on the desk."""
    code = found.code(CODE)
    return h.section(".panel.one-link", aria_labelledby="one-link")[
        h.div(".link-and-code")[
            h.div(".code")[code] if code else None,
            h.div[
                h.h2("#one-link")[_("One link for the class")],
                h.p(".link-text", translate="no")[breakable(found.text)],
                _to_type(found),
            ],
        ],
        _warning(found, problem),
        h.div(".row-of-buttons")[
            link(SHOW, _("Show the link"), "screen", primary=True, id="show-link"),
            h.button(".btn", type="button", data_copy=found.text)[
                icon_svg("link"), h.span[_("Copy")]
            ],
            h.button(".btn", type="button", data_print=True, id="print")[
                icon_svg("print"), h.span[_("On paper")]
            ],
            link(found.address, _("As a pupil"), "eye", id="as-pupil"),
        ],
    ]


def breakable(text: str) -> Node:
    """Return a link that breaks at its slashes and nowhere else; of one that nobody types, with a
    whole lesson in it, only how it begins."""
    seen = text if len(text) <= LONGEST_SEEN else f"{text[:LONGEST_BEGUN]}…"
    scheme, mark, rest = seen.rpartition("://")
    first, *others = rest.split("/")
    return [f"{scheme}{mark}{first}", ([h.wbr, f"/{other}"] for other in others)]


def short(found: Link, words: str = "{address}") -> dict[str, str]:
    """Return the attributes of an element in which the page writes the link with a code, where the
    server gives one: `words` say what stands there, the code follows."""
    before = before_code(found.place)
    return (
        {"data_short": found.address, "data_before": words.format(address=before)} if before else {}
    )


def _to_type(found: Link) -> Node:
    there = short(found, _("To type: {address}"))
    return h.p(".to-type.no-print", hidden=True, translate="no", **there) if there else None


def _warning(found: Link, problem: str) -> Node:
    """Where nobody else can open the link: what to do about it."""
    if not found.place:
        return message("", _("Open the desk in the app, and the link is whole here."))
    if not (found.typed or is_private(found.place)):
        return None
    return h.form(".class-place.no-print", data_act="place")[
        only_here(_("Type the address that “tutor app --ip 0.0.0.0” says when it starts."))
        if is_private(found.place)
        else None,
        h.label(".field")[
            h.span(".label")[_("Address of the tutor for the class")],
            h.input(
                "#place",
                type="text",
                name="place",
                value=found.place if found.typed else "",
                placeholder="http://192.168.0.10:8800/",
                inputmode="url",
                autocomplete="off",
                aria_invalid="true" if problem else None,
                aria_describedby="place-problem" if problem else None,
            ),
        ],
        h.p("#place-problem.problem", role="alert")[problem] if problem else None,
        h.button(".btn", type="submit")[_("Use this address")],
    ]


def only_here(what_to_do: str) -> Node:
    """Say of a link that nobody else can open it."""
    return message("hint", _("Only this computer opens this link."), what_to_do)
