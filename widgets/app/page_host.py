"""One learner in front of one shell: settings, progress and the current page."""

from __future__ import annotations

import json
import logging
from typing import Any

import htpy as h
from attrs import evolve
from htpy import Node

from tutor import i18n
from tutor.engine import OptionError, SaveError
from tutor.i18n import N_, _
from tutor.kit.reading import MOST_TEXT, pair, read_json
from tutor.kit.reading import text as text_of
from widgets.app.run_again import tell_to_run_again
from widgets.browser.protocol import Event, Look, Move
from widgets.browser.shell import Shell
from widgets.pages.chrome import BAR, NAME, whole
from widgets.pages.controls import icon_button, message
from widgets.pages.page import HEADING, NoSuchPageError, Page, Picture, Reply
from widgets.storage.settings import KEY, Frame, Settings

log = logging.getLogger(__name__)
COPY = N_("Save a copy in Settings before you go, and load it there next time.")
APP = N_("To keep it, learn in the app: “tutor app”, in a browser that may store data.")
"""What to do if the browser stores nothing, or only for a while."""
NO_WIDGETS = N_(
    "To play, open this notebook where widgets are shown, for example in JupyterLab, and run the "
    "cell; or start the app: tutor app."
)
LONGEST_REASON = 300
"""Most characters shown of why a page cannot be opened."""


class PageHost:
    """Stores settings and progress in the browser and passes every event to the current page.

    A subclass maps addresses to pages in `page_at`, and may restore more in `restore`.
    """

    roams = False
    """Whether the whole app is available; otherwise one page stands alone, as in a notebook cell,
    without links to others.
    """

    def __init__(self, **shell: Any) -> None:
        """`shell` goes to the Shell as it is."""
        self.shell = Shell(self.handle, unkept=COPY if self.roams else APP, **shell)
        self.settings = Settings()
        self.address = ""
        self.page: Page | None = None
        self.notice: Node = None

    def page_at(self, address: str, resume: str) -> Page:
        """Return the page of an address, as `resume` left it. Raises NoSuchPageError.

        Any other ValueError is handled in the same way, see `open`; the home page, "", always
        exists.
        """
        raise NotImplementedError

    def restore(self) -> None:
        """Read the browser's storage; called when the browser connects and when another tab changed
        it.
        """
        self.settings = Settings.load(self.shell.stored.get(KEY, ""))
        i18n.set_language(self.settings.language)

    def _repr_mimebundle_(self, **_options: Any) -> Any:
        """Show the shell in a notebook; a front end without widgets shows what to do, and so does
        one whose kernel is gone.
        """
        if not self.roams:
            tell_to_run_again()
        return self.shell.bundle({"text/plain": _(NO_WIDGETS)})

    # ---- for pages

    @property
    def frame(self) -> Frame:
        """What pages are painted for now."""
        view = self.shell.view
        if not self.roams:
            view = evolve(view, embedded=True)
        elif view.embedded:
            view = evolve(view, height=max(1, view.height - BAR))
        return Frame(view, self.settings)

    def change(self, settings: Settings) -> None:
        """Apply and store these settings."""
        self.settings = settings
        i18n.set_language(settings.language)
        self.shell.store(KEY, settings.dump())

    def tell(self, kind: str, head: str, text: str) -> None:
        """Show a message above the page, until it is dismissed or another page is opened."""
        self.notice = h.div(".told")[
            message(kind, head, text, role="status"),
            icon_button("put-away", _("Put this message away"), "cross"),
        ]

    def tell_unread(self, *problems: str) -> None:
        """Show which stored data could not be read; "" is no problem."""
        if any(problems):
            text = " ".join(filter(None, problems))
            self.tell("refused", _("Not everything could be read."), text)

    # ---- events

    def handle(self, event: Event) -> None:
        """Handle an event of the shell and show the page."""
        reply = self._answer(event)
        if reply is not None and reply.go is not None:
            self.shell.navigate(reply.go)
            opened = self.open(reply.go)
            reply = evolve(opened, say=f"{reply.say} {opened.say}".strip())
        self.show(reply or Reply())

    def _answer(self, event: Event) -> Reply | None:
        match event.name:
            case "ready":
                self.restore()
                return self._come_back(event.value)
            case "stored":
                self.restore()
            case "hash":
                self.notice = None
                return self.open(event.value)
            case "act" | "input" | "together":
                return self._act(event)
        return None

    def _come_back(self, resume: str) -> Reply:
        address, text = _read_resume(resume)
        here = self.shell.hash
        reply = self.open(here, text if address == here else "")
        # After a load only a part that the address names takes the focus.
        return Reply(focus=None if reply.focus == HEADING else reply.focus)

    def _act(self, event: Event) -> Reply | None:
        match event.value:
            case "theme":
                self.change(
                    self.settings.with_value("theme", "light" if self.frame.dark else "dark")
                )
            case "sound":
                self.change(self.settings.with_value("sound", not self.settings.sound))
                return Reply(
                    say=_("Sounds on.") if self.settings.sound else _("Sounds off."),
                    sounds=("laid",),
                )
            case "talk":
                self.change(self.settings.with_value("faces", not self.settings.faces))
                return Reply(
                    say=_("Table talk on.") if self.settings.faces else _("Table talk off.")
                )
            case "to-heading":
                return Reply(focus=HEADING)
            case "put-away":
                self.notice = None
                return Reply(focus=HEADING)
            case _:
                return self.page.on(event, self.frame) if self.page else None
        return None

    def open(self, address: str, resume: str = "") -> Reply:
        """Turn to the page of an address; an address without a page turns to the home page.

        If the page cannot be made, the address is tried without `resume`, and then the home page.
        Addresses are untrusted, and none may leave the app empty.
        """
        try:
            return self._turn(address, resume)
        except (NoSuchPageError, SaveError, OptionError) as error:
            why = str(error)[:LONGEST_REASON]
        except ValueError:
            log.exception("there is no page for the address %.100r", address)
            why = _("This address leads nowhere.")
        if resume:
            return self.open(address)
        reply = self._turn("", "")
        self.tell("hint", why, _("So here is the course."))
        return reply

    def _turn(self, address: str, resume: str) -> Reply:
        page = self.page_at(address, resume)
        picture = page.paint(self.frame)
        self.page, self.address = page, address
        return Reply(say=picture.title, focus=picture.focus)

    def _look(self, picture: Picture) -> Look:
        """Return the appearance that the learner chose; a page for the wall sets its text size and
        enables keys.
        """
        settings = self.settings
        if picture.text:
            settings = settings.with_value("text", picture.text).with_value("keys", True)
        if picture.paper:
            settings = settings.with_value("theme", "light").with_value("contrast", False)
        return settings.look(picture.keys)

    def dress(self, picture: Picture) -> Picture:
        """Return the page's picture with what lies over every page."""
        return picture

    def show(self, reply: Reply) -> None:
        """Paint the page; `reply`: what happens once with it."""
        page, frame = self.page, self.frame
        assert page is not None
        picture = self.dress(page.paint(frame))
        if picture.text:
            frame = evolve(frame, settings=frame.settings.with_value("text", picture.text))
        self.shell.show(
            lambda: whole(picture, frame, notice=self.notice, roams=self.roams),
            picture.scenes,
            moves=reply.moves,
            sounds=_sounds(reply) if self.settings.sound else (),
            pieces=picture.pieces,
            takes=picture.takes,
            say=reply.say,
            focus=reply.focus,
            after=reply.after or picture.after,
            title=f"{picture.title} · {NAME}",
            look=self._look(picture),
            resume=lambda: json.dumps([self.shell.hash, page.resume()]),
        )


def _sounds(reply: Reply) -> tuple[str, ...]:
    """Return the sounds to play; a flying piece adds that of laying it."""
    flies = any(isinstance(move, Move) for move in reply.moves)
    return (*(("laid",) if flies else ()), *reply.sounds)


def _read_resume(text: str) -> tuple[str, str]:
    try:
        return pair(text_of(MOST_TEXT), text_of(MOST_TEXT))(read_json(text))
    except SaveError:
        return "", ""
