"""The entrance: the app's page for as many learners as the machine can serve, a waiting page for
others.
"""

from __future__ import annotations

import secrets
from typing import Any

from jupyter_server.base.handlers import JupyterHandler
from tornado.ioloop import IOLoop
from tornado.web import HTTPError, authenticated

from tutor.i18n import _, ngettext
from widgets.serve.handlers import LONGEST_LOAD, TutorPage, end_unless_met
from widgets.serve.house import FirstPicture, HousePage
from widgets.serve.kernels.ready import ReadyKernels
from widgets.serve.queue import COOKIE, MOST, Queue, ticket_of


def in_words(before: int) -> str:
    """Say how many are before a waiting visitor."""
    if before >= MOST:
        return _("Very many are waiting.")
    if before == 0:
        return _("You are next.")
    return ngettext("{n} is before you.", "{n} are before you.", before).format(n=before)


def no_cookies() -> str:
    """Return the advice for a browser that does not keep its place in the line."""
    return _("This browser has not kept your place: let it keep cookies, then load the page anew.")


class AppPage(TutorPage):
    """The app's own page: all of it but the kernel's name is sent at once."""

    def initialize(
        self, page: HousePage, first: FirstPicture, queue: Queue, **settings: Any
    ) -> None:
        super().initialize(**settings)
        self.page = page
        self.first = first
        self.queue = queue
        self.left = False

    def on_connection_close(self) -> None:
        """Note that the visitor left before there was a kernel."""
        self.left = True
        super().on_connection_close()

    @authenticated
    async def get(self, path: str | None = None) -> None:  # type: ignore[override]
        if path:
            raise HTTPError(404)
        if self.leads_on():
            return
        self.set_header("Content-Type", "text/html; charset=utf-8")
        self.set_header("Cache-Control", "no-store")
        kernels: ReadyKernels = self.kernel_manager
        if not (ticket := ticket_of(self)):
            ticket = secrets.token_urlsafe(16)
            self.set_cookie(
                COOKIE, ticket, path=self.base_url, httponly=True, samesite="Lax", expires_days=None
            )
        before = self.queue.before(ticket, kernels.visitors)
        if before is not None:
            await self.finish(self.page.full.replace("{place}", in_words(before)))
            return
        self.queue.came_in(ticket)
        kernels.make_room(self.queue.limit)
        self.write(self.page.opening + self.first.read() + self.page.before)
        with kernels.expected():
            self.flush()
            try:
                kernel = await kernels.take()
            except Exception:
                self.log.exception("There is no kernel for a visitor.")
                self.finish(self.page.sorry)
                return
        if self.left:
            kernels.give_back(kernel)
            return
        IOLoop.current().call_later(LONGEST_LOAD, end_unless_met, kernels, kernel)
        self.finish(kernel + self.page.after)


class Turn(JupyterHandler):
    """Tells a waiting page how many are before it, and when it may come in."""

    def initialize(self, queue: Queue) -> None:
        self.queue = queue

    @authenticated
    def get(self) -> None:
        self.set_header("Cache-Control", "no-store")
        # Without a ticket each request would count as a new visitor.
        if not (ticket := ticket_of(self)):
            self.finish({"open": False, "place": no_cookies()})
            return
        kernels: Any = self.kernel_manager
        before = self.queue.before(ticket, kernels.visitors)
        self.finish({"open": before is None, "place": "" if before is None else in_words(before)})
