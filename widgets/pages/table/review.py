"""The key moments of a finished game: what was played, what was better, and a way to try it."""

from __future__ import annotations

from collections.abc import Iterable

import htpy as h
from attrs import evolve
from htpy import Node

from tutor.coach import Moment, Review, coach_of
from tutor.engine import A, Game, S
from tutor.i18n import _, ngettext
from tutor.kit.words import YOU
from tutor.lessons.feedback import marks
from tutor.rooms import room
from widgets.browser.protocol import After
from widgets.pages.controls import button
from widgets.pages.page import HEADING, Picture
from widgets.storage.settings import Frame
from widgets.table import Match
from widgets.tabletop import Board, C, Tabletop, marked
from widgets.tabletop.zone import Zone, scenes_of

STEP = "review"
WIDEST = 360
"""Of the small pictures, in px."""
MARGIN = 64


def paint_review(
    match: Match[S, A], review: Review[S, A], tabletop: Tabletop[S, A, C], frame: Frame
) -> Picture:
    """Paint the moments, or how far the search for them is: it goes on while the page is
    shown."""
    back = button("score", _("To the score"), "back", primary=not review.done)
    if not review.done:
        percent = round(100 * review.progress)
        return Picture(
            title=_("Key moments"),
            where=_("Table · Key moments"),
            body=h.div(".review")[
                h.h1(f"#{HEADING}")[_("Looking for the key moments …")],
                h.p(".second")[_("Your game is played on from each of your decisions.")],
                h.progress(max="100", value=str(percent), aria_label=_("How much is done")),
                h.div(".row-of-buttons")[back],
            ],
            after=After(0, STEP),
        )
    width = min(WIDEST, max(240, frame.view.width - MARGIN))
    shown = {
        moment.number: _glimpse(match, moment, tabletop, frame, width) for moment in review.moments
    }
    zones = [zone for found in shown.values() for zone in found]
    return Picture(
        title=_("Key moments"),
        where=_("Table · Key moments"),
        body=h.div(".review")[
            h.h1(f"#{HEADING}")[_headline(len(review.moments))],
            h.p(".second")[_lead(len(review.moments))],
            h.ol(".moments")[
                (_moment(match, moment, shown[moment.number]) for moment in review.moments)
            ],
            h.div(".row-of-buttons")[
                back, button("dialog:new", _("Play again"), "play", primary=True)
            ],
        ],
        scenes=scenes_of(zones),
    )


def _headline(count: int) -> str:
    if not count:
        return _("No moment stands out.")
    return ngettext("{n} key moment", "{n} key moments", count).format(n=count)


def _lead(count: int) -> str:
    if not count:
        return _("Nothing else would clearly have brought you more.")
    return _("What would have brought most. The pieces it takes are marked.")


def _moment(match: Match[S, A], moment: Moment[S, A], zones: Iterable[Zone]) -> h.Element:
    game, number = match.game, moment.number
    heading = _heading(match, moment)
    return h.li(".panel.key-moment")[
        h.h2(".label")[heading],
        h.div(".moment-board")[(zone.element for zone in zones)],
        h.p(".moment-told")[coach_of(game.id).tell(game, moment)],
        h.p(".second")[_("Played: {what}").format(what=_played(match, moment))],
        h.p(".second.label")[_worth(game, moment)],
        button(
            f"branch:{number}",
            _("Play from here"),
            "play",
            aria_label=_("Play from here: {moment}").format(moment=heading),
        ),
    ]


def _played(match: Match[S, A], moment: Moment[S, A]) -> str:
    """Return the rest of the turn as it was played."""
    count = max(1, len(moment.played_turn))
    lines = [match.line(match.step(moment.number + n)) for n in range(1, count + 1)]
    return " ".join(lines)


def _heading(match: Match[S, A], moment: Moment[S, A]) -> str:
    """When it was, and whose decision."""
    when, name = match.game.phase_name(moment.state), match.names[moment.player]
    if name == _(YOU):
        return _("{moment}, your turn").format(moment=when)
    return _("{moment}, {who}’s turn").format(moment=when, who=name)


def _worth(game: Game[S, A], moment: Moment[S, A]) -> Node:
    if not game.kind.ranked:
        won = round(moment.gain * moment.games)
        text = ngettext(
            "{n} more victory, in {games} games played on from here.",
            "{n} more victories, in {games} games played on from here.",
            won,
        )
        return text.format(n=won, games=moment.games)
    points = round(moment.gain)
    text = ngettext(
        "About {n} point better, in {games} games played on from here.",
        "About {n} points better, in {games} games played on from here.",
        points,
    )
    return text.format(n=points, games=moment.games)


def _glimpse(
    match: Match[S, A],
    moment: Moment[S, A],
    tabletop: Tabletop[S, A, C],
    frame: Frame,
    width: int,
) -> tuple[Zone, ...]:
    """Return the position as the player saw it, with the pieces of the better action marked."""
    game: Game[S, A] = match.game
    seen = game.view(moment.state, moment.player)
    pieces = room(game.id).teaching().pieces(moment.state, moment.better)
    board = Board(
        game,
        seen,
        moment.player,
        frame.theme,
        tabletop.nothing,
        marks=marked(marks(pieces)),
        names=match.names,
        quiet=True,
    )
    return tuple(
        evolve(zone, name=f"moment-{moment.number}-{zone.name}")
        for zone in tabletop.glimpse(board, width)
    )
