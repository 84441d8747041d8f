"""The shelf as a page: what one built in one's last games, each a picture to keep or to send."""

from __future__ import annotations

import re

import htpy as h
from attrs import define
from markupsafe import Markup, escape

from tutor.engine import SaveError
from tutor.i18n import _
from tutor.rooms import load_game, qualified
from widgets import rooms
from widgets.browser.protocol import Event
from widgets.draw.icons import icon_svg
from widgets.draw.theme import LIGHT, Theme
from widgets.pages.controls import link
from widgets.pages.home.box_picture import SERIF, SIDE
from widgets.pages.home.full_box import Keeper
from widgets.pages.page import HEADING, Picture, Reply
from widgets.storage.settings import Frame
from widgets.storage.shelf import Shelf, Shelved
from widgets.tabletop import Board

ADDRESS = "shelf"
EDGE = 90
"""Room round what was built in its picture (px)."""


@define
class ShelfPage:
    """The last games, latest first."""

    shelf: Shelf
    browser: Keeper

    def resume(self) -> str:
        """Return "": the address alone restores the page."""
        return ""

    def on(self, event: Event, frame: Frame) -> Reply | None:
        """Give the picture that was asked for."""
        what, _colon, number = event.value.partition(":")
        if what != "keep-game" or number not in map(str, range(len(self.shelf.games))):
            return None
        game = self.shelf.games[int(number)]
        drawn = _file(game)
        if drawn:
            self.browser.give_picture(f"{game.game}-{game.day}.png", drawn, SIDE, SIDE)
            return Reply(say=_("Here is your picture."))
        return None

    def paint(self, frame: Frame) -> Picture:
        """Paint each game with its result."""
        games = self.shelf.games
        title, theme = _("Your last games"), frame.theme
        return Picture(
            title=title,
            where=title,
            body=h.div(".shelf-page")[
                h.h1(f"#{HEADING}.result")[title],
                h.ul(".shelved-games")[(_shown(game, n, theme) for n, game in enumerate(games))]
                if games
                else [
                    h.p[_("When a game has ended, what you built stands here.")],
                    link("home", _("Home"), "home", primary=True, id="go-on"),
                ],
            ],
        )


def _shown(game: Shelved, n: int, theme: Theme) -> h.Element:
    return h.li(".panel.shelved")[
        h.div(".shelved-picture", aria_hidden="true")[_drawn(game, theme)],
        h.p[h.b[load_game(game.game).title], " ", h.span(".second")[game.day]],
        h.p[_points(game)],
        h.div(".row-of-buttons")[
            h.button(".btn", type="button", data_act=f"keep-game:{n}", id=f"keep-{n}")[
                icon_svg("save"), h.span[_("Keep the picture")]
            ],
            link(qualified(game.game, "table"), _("Play"), "play"),
        ],
    ]


def _points(game: Shelved) -> str:
    return _("Result: {n}").format(n=game.points)


def _drawn(game: Shelved, theme: Theme) -> Markup:
    """Return what was built; nothing for a position that this version cannot read."""
    try:
        state = game.state
    except SaveError:
        return Markup()
    tabletop = rooms.room(game.game).tabletop()
    rules = load_game(game.game)
    board = Board(rules, state, game.player, theme, tabletop.nothing, quiet=True, still=True)
    return tabletop.built(board, "")


def _file(game: Shelved) -> str:
    """Return the same as a file of SVG in light colours; "" where nothing can be drawn."""
    drawn = str(_drawn(game, LIGHT))
    if not drawn:
        return ""
    opening, rest = drawn.split(">", 1)
    opening = re.sub(r' (?:width|height|xmlns)="[^"]*"', "", opening)
    inside = SIDE - 2 * EDGE
    placed = f'<svg x="{EDGE}" y="{EDGE}" width="{inside}" height="{inside - 60}"'
    colours = "".join(f"{key}:{value};" for key, value in LIGHT.css_variables().items())
    said = " · ".join(("Choco Tutor", load_game(game.game).title, _points(game), game.day))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{SIDE}" height="{SIDE}" '
        f'viewBox="0 0 {SIDE} {SIDE}"><style>:root{{{colours}}}</style>'
        f'<rect width="{SIDE}" height="{SIDE}" style="fill:var(--table)"/>'
        f"{opening.replace('<svg', placed, 1)}>{rest}"
        f'<text x="540" y="1030" text-anchor="middle" style="fill:var(--ink);font-size:30px;'
        f'font-weight:700;{SERIF}">{escape(said)}</text></svg>'
    )
