"""Coming to a class: the code, what the teacher will see, and who one is today."""

from __future__ import annotations

import htpy as h
from attrs import define
from htpy import Node

from tutor.i18n import _
from tutor.together.codes import read_code
from widgets.browser.protocol import Event
from widgets.draw.icons import icon_svg
from widgets.pages.controls import button, link, message
from widgets.pages.live_class import looks
from widgets.pages.live_class.guest import ADDRESS, Guest
from widgets.pages.page import HEADING, Picture, Reply
from widgets.pages.together.join import name_and_sign, type_code
from widgets.pages.together.signs import SIGNS, called, sign_svg
from widgets.storage.settings import Frame

LARGE = 64


@define
class DoorPage:
    """The door of a class. `guest`: None as long as no code is typed; `name`: of the learner."""

    guest: Guest | None
    name: str = ""
    note: Node = None

    def on(self, event: Event, frame: Frame) -> Reply | None:
        """Take the code, the name and the sign; or leave."""
        self.note = None
        match event.value:
            case "code":
                code = read_code(event.fields.get("code", ""))
                if code:
                    return Reply(go=f"{ADDRESS}/{code}")
                said = _("A code has five letters and digits.")
                self.note = message("refused", said)
                return Reply(say=said)
            case "come" if self.guest is not None:
                mark = event.fields.get("mark", "")
                name = event.fields.get("name", "").strip() or called(mark)
                self.name, self.guest.refused = event.fields.get("name", ""), ""
                if name:
                    self.guest.ask("come", name=name, mark=mark if mark in SIGNS else "")
                    return Reply()
                said = looks.why_not("")
                self.note = message("refused", said)
                return Reply(say=said)
            case "leave-class" if self.guest is not None:
                self.guest.leave()
                return Reply(say=looks.told_gone("left"), focus=HEADING)
        return None

    def resume(self) -> str:
        """Return "": the address and the key are enough."""
        return ""

    def paint(self, frame: Frame) -> Picture:
        """Paint what there is to do at the door."""
        guest = self.guest
        if guest is None or guest.gone:
            told = message("", looks.told_gone(guest.gone)) if guest is not None else None
            more = _("Your teacher shows the code, or a picture to scan.")
            return type_code(_("Class"), _("Come to a class"), self.note or told, more)
        if guest.told is None:
            return _panel(_("One moment: the class is looked for."))
        if guest.told.inside:
            return self._inside(guest)
        return self._who(guest)

    def _inside(self, guest: Guest) -> Picture:
        told = guest.told
        assert told is not None
        return _panel(
            _("You are in class as {name}.").format(name=told.name),
            h.div(".class-sign")[sign_svg(told.mark, LARGE)] if told.mark else None,
            _what_is_seen(),
            h.div(".row-of-buttons")[
                link(told.plan, _("Today in class"), "chevron", primary=True),
                link(f"t/{told.table}", _("To your table"), "people") if told.table else None,
                button("leave-class", _("Leave the class"), "cross"),
            ],
        )

    def _who(self, guest: Guest) -> Picture:
        assert guest.told is not None
        taken = guest.told.taken
        first = next((sign for sign in SIGNS if sign not in taken), "")
        title = _("Who are you today?")
        note = self.note or (message("refused", guest.refused) if guest.refused else None)
        return Picture(
            title=title,
            where=_("Class {code}").format(code=guest.seat.code),
            body=h.div(".gathering.door")[
                h.form(".panel.who-are-you", data_act="come")[
                    h.h1(f"#{HEADING}")[title],
                    h.div[note, _what_is_seen()],
                    name_and_sign(self.name, taken, first),
                    h.div(".come-in")[
                        h.button(".btn.btn-primary", type="submit")[
                            icon_svg("chevron"), h.span[_("Come in")]
                        ]
                    ],
                ]
            ],
        )


def _what_is_seen() -> h.Element:
    return h.p(".what-is-seen")[
        icon_svg("eye"),
        h.span[
            _(
                "Your teacher sees where you are in today’s plan and how it went. "
                "After class it is forgotten."
            )
        ],
    ]


def _panel(head: str, *more: Node) -> Picture:
    return Picture(
        title=_("Class"),
        where=_("Class"),
        body=h.div(".gathering.door")[h.section(".panel")[h.h1(f"#{HEADING}")[head], *more]],
    )
