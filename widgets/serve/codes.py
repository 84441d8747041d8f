"""Short codes for links to this server: what a class types instead of a plan's long link.

`POST {base}c` with a place in the app gives its code; `GET {base}c/MINT7` leads there. Codes live
in memory as long as the server; the same place gets the same code again where that is free.
"""

from __future__ import annotations

import re
from hashlib import sha256
from urllib.parse import quote

from attrs import Factory, frozen
from jupyter_server.base.handlers import JupyterHandler
from tornado.web import HTTPError, authenticated

from tutor.i18n import _

WORDS = (
    *("BAKE", "BEAN", "BITE", "BOWL", "CAKE", "CANE", "CHEF", "COCO", "CORN"),
    *("DARK", "DATE", "DISH", "FIGS", "FOIL", "FORK", "GOLD", "HERB", "JAMS"),
    *("KIWI", "LEAF", "LIME", "MALT", "MELT", "MILK", "MINT", "NUTS", "OATS"),
    *("OVEN", "PEAR", "PINK", "PLUM", "ROSE", "RUBY", "SALT", "SHOP", "SILK"),
    *("SNOW", "SPUN", "STAR", "SWAN", "TART", "TRAY", "VINE", "WHIP", "WRAP"),
)
"""Words that can be called across a room."""
DIGITS = "23456789"
"""0 and 1 look like letters."""
CODES = tuple(word + digit for word in WORDS for digit in DIGITS)
PLACE = re.compile(r"(?:[a-z0-9-]{1,40}/)?today/[A-Za-z0-9._/-]{1,8000}", re.ASCII)
"""What a code may lead to: the plan of a lesson."""
SHAPE = "([A-Za-z]{4}[0-9])"


@frozen
class Codes:
    """Places in the app by their codes, the one that was asked for longest ago first."""

    places: dict[str, str] = Factory(dict)

    def code(self, place: str) -> str:
        """Return the code of a place, a new one if it has none. When all are taken, the one that
        nobody has asked for longest leads to this place from now on.
        """
        first = int.from_bytes(sha256(place.encode()).digest()[:4]) % len(CODES)
        in_turn = (*CODES[first:], *CODES[:first])
        found = next((code for code in in_turn if self.places.get(code, place) == place), None)
        code = found or next(iter(self.places))
        self.places.pop(code, None)
        self.places[code] = place
        return code

    def place(self, typed: str) -> str | None:
        """Return where a code leads, however it is typed; None if it is none."""
        code = typed.upper()
        if code not in self.places:
            return None
        self.places[code] = self.places.pop(code)
        return self.places[code]


class GiveCode(JupyterHandler):
    """Gives the code of a place to the page of a teacher."""

    def initialize(self, codes: Codes) -> None:
        """Take the server's codes."""
        self.codes = codes

    def check_xsrf_cookie(self) -> None:
        """Ask for the page's own origin instead: a code harms nobody, and needs no cookie."""
        if self.request.headers.get("Origin", "").partition("://")[2] != self.request.host:
            raise HTTPError(403)

    @authenticated
    def post(self) -> None:
        """Answer with the code of the place that the body names."""
        place = self.request.body[:9000].decode("utf-8", "replace")
        if not PLACE.fullmatch(place):
            raise HTTPError(400)
        self.set_header("Content-Type", "text/plain; charset=utf-8")
        self.finish(self.codes.code(place))


class FollowCode(JupyterHandler):
    """Leads whoever types a code to its place."""

    def initialize(self, codes: Codes) -> None:
        """Take the server's codes."""
        self.codes = codes

    @authenticated
    def get(self, typed: str) -> None:
        """Redirect to the place of a code."""
        place = self.codes.place(typed)
        if place is None:
            self.set_status(404)
            title, text = _("Nothing has this code"), _("Type it anew, or scan the picture.")
            page = self.render_template("error.html", title=title, text=text)  # type: ignore[no-untyped-call]
            self.finish(page)
            return
        self.set_header("Cache-Control", "no-store")
        self.redirect(f"{self.settings['base_url']}#{quote(place)}")
