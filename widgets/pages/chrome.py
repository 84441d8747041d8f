"""What is round every page: the way past the header, the header, the main part."""

from __future__ import annotations

import htpy as h
from htpy import Node

from tutor.i18n import _
from widgets.browser.parts import Part, written_once
from widgets.draw.mark import mark_svg
from widgets.pages.controls import icon_button, icon_link
from widgets.pages.page import Picture
from widgets.storage.settings import Frame

NAME = "Choco Tutor"
"""What the app is called; each of its games keeps its own name."""


BAR = 48
"""Height of the bar over a page of the app in a notebook (px)."""


def whole(picture: Picture, frame: Frame, *, notice: Node = None, roams: bool = True) -> h.Element:
    """Return the page in its frame. A notebook has a frame of its own: there it is the page
    alone, and where there is more to go to (`roams`) a bar with the ways."""
    layout = "tablet" if picture.paper else frame.layout
    if frame.view.embedded:
        return h.div(".app", data_layout=layout)[
            _bar(picture) if roams else None, h.div(".page", data_main=True)[notice, picture.body]
        ]
    return h.div(
        class_={"app": True, "corner": bool(picture.corner), "plain": picture.plain},
        data_layout=layout,
    )[
        h.button(".btn.skip", type="button", data_act="to-heading")[_("To the content")],
        None if picture.plain else Part("header", _header(picture, frame)),
        h.div(".page", data_main=True)[notice, picture.body],
    ]


def _bar(picture: Picture) -> h.Element:
    return h.nav(".cell-bar", aria_label=NAME)[
        None if picture.home else icon_link("home", _("Back to the course"), "back"),
        h.span(".where")[NAME if picture.home else picture.where],
        h.span(".space"),
        icon_link("settings", _("Settings"), "settings"),
    ]


def _header(picture: Picture, frame: Frame) -> h.Element:
    small = frame.layout == "phone" or picture.corner > 0
    style = f"width:{picture.corner}px" if picture.corner else None
    back = icon_link("home", _("Back to the course"), "back")
    return h.header(".header", style=style)[
        back if small and not picture.home else _brand(picture.home),
        h.span(".where")[picture.where]
        if picture.where and not (small and picture.steps)
        else None,
        h.span(".space"),
        picture.steps,
        h.span(".space") if small and picture.steps else None,
        picture.tools,
        None if small and picture.steps else theme_button(dark=frame.dark),
        None
        if small
        else icon_button(
            "sound",
            _("Turn sounds off") if frame.settings.sound else _("Turn sounds on"),
            "sound" if frame.settings.sound else "mute",
        ),
        icon_link("settings", _("Settings"), "settings"),
    ]


@written_once
def _brand(here: bool) -> h.Element:
    return h.a(
        ".brand",
        href="#home",
        aria_label=_("{name}, to the course").format(name=NAME),
        aria_current="page" if here else None,
    )[mark_svg(28), h.span[NAME]]


def theme_button(*, dark: bool) -> h.Element:
    """Return the button that changes from the dark colours to the light ones, or back."""
    if dark:
        return icon_button("theme", _("Light colours"), "sun")
    return icon_button("theme", _("Dark colours"), "moon")
