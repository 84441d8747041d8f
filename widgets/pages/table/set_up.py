"""The dialog of a new game: who sits at the table, who starts, and the options of the game."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

import htpy as h
from htpy import Node

from tutor.engine import A, S
from tutor.i18n import _
from tutor.kit.words import usual_names
from tutor.players import AnyPlayer
from tutor.players.brought import offered
from tutor.rooms import qualified, room
from widgets.draw.faces import CALM, face_of, face_svg
from widgets.draw.icons import icon_svg
from widgets.pages.dialogs import dialog, dialog_as_page
from widgets.pages.option_addresses import setup_address
from widgets.pages.options import option_fields, radio
from widgets.table import Match
from widgets.table.seats import LONGEST_NAME, Seat, usual

FACE = 56
"""Height (px) of a face in the list of the computer players."""
HANDED = "hand"
"""The address of games that go round by link, and the button that begins one."""
LOTS = "lots"
"""The choice of who starts when lots are drawn."""


def set_up_dialog(match: Match[S, A], message: Node, *, ways: Node = None) -> h.Element:
    """Return a new game. It begins as the last one did. `message`: what is wrong with the
    form. `ways`: to a game on several devices."""
    return dialog(_("A new game"), message, _form(match, ways))


def set_up_page(match: Match[S, A], message: Node, *, begun: bool, ways: Node = None) -> h.Element:
    """Return the same as a page of its own: over all of a notebook a dialog would be in the way.
    `begun`: there is a game to return to."""
    return dialog_as_page(_("A new game"), message, _form(match, ways), closes=begun)


def _form(match: Match[S, A], ways: Node) -> h.Element:
    game, players = match.game, offered(match.game.id)
    running = match.can_undo and not match.over
    return h.form("#set-up", data_act="new")[
        h.button(type="submit", hidden=True),  # Enter in a field presses the first: this starts
        _people(match, players),
        option_fields(game.options, match.record.options),
        starter(game.players[-1]),
        _same_start() if game.kind.chance else None,
        h.p(".second.label")[_("Your running game ends.")] if running else None,
        _own_box(match),
        ways,
        h.button(".btn.btn-primary.start", type="submit")[icon_svg("play"), h.span[_("Start")]],
    ]


def ways(game: str, *, shared: bool, handed: bool) -> Node:
    """Return the ways to a game on several devices: at one server (`shared`), or by link from one
    to the next (`handed`)."""
    if not (shared or handed):
        return None
    return h.div(".play-together")[
        _submit("together", "people", _("Play together, each on a screen of their own"))
        if shared
        else None,
        _submit(HANDED, "share", _("Let it go round by link")) if handed else None,
        h.p[h.a(href="#t")[_("Or come to a table by its code")]] if shared else None,
        h.p[h.a(href=f"#{qualified(game, HANDED)}")[_("Or go on with a game by its link")]]
        if handed
        else None,
    ]


def _submit(name: str, icon: str, label: str) -> h.Element:
    return h.button(".btn", type="submit", name=name, value="1")[icon_svg(icon), h.span[label]]


def _people(match: Match[S, A], players: Mapping[str, AnyPlayer]) -> Node:
    """How many play, and who sits where; of who plays alone only the name is asked."""
    counts, seats = match.game.players, list(_seats(match, list(players)))
    if counts[-1] == 1:
        return h.label(".field")[h.span(".label")[_("Your name")], _name(0, seats[0])]
    return [
        h.fieldset[
            h.legend(".label")[_("Players")],
            h.div(".choices")[
                (radio("players", str(n), str(n), n == len(match.seats)) for n in counts)
            ],
        ]
        if len(counts) > 1
        else None,
        h.fieldset(".sitting")[
            h.legend(".label")[_("Who sits where")],
            h.div(".sitters")[(_seat(number, seat, players) for number, seat in enumerate(seats))],
            _strengths(players),
        ],
    ]


def starter(most: int) -> Node:
    """Return who starts; nobody asks that of one person."""
    if most == 1:
        return None
    return h.fieldset(data_seat="2")[  # there if there are two
        h.legend(".label")[_("Who starts")],
        h.div(".choices")[_firsts(most)],
    ]


def _same_start() -> h.Element:
    """Return the seed, for those who want a start again."""
    return h.details[
        h.summary(".label")[_("The same start again")],
        h.label(".field")[
            h.span(".second")[_("A number lays the table the same way each time.")],
            h.input(name="seed", inputmode="numeric", autocomplete="off"),
        ],
    ]


def _own_box(match: Match[S, A]) -> Node:
    """Return the way to the checklist for those who have the game at home."""
    if room(match.game.id).checklist is None:
        return None
    address = setup_address(match.game, len(match.seats), match.record.options)
    return h.p[h.a(href=f"#{address}")[_("Or with your own box: set it up, line by line")]]


def _seats(match: Match[S, A], strengths: Sequence[str]) -> Iterable[Seat]:
    """Those who sit there, and who would sit down if there were more players."""
    yield from match.seats
    for number in range(len(match.seats), match.game.players[-1]):
        yield Seat(usual_names(number + 1)[number], usual(strengths))


def _seat(number: int, seat: Seat, players: Mapping[str, AnyPlayer]) -> h.Element:
    """One seat: its number, a name, and who plays there."""
    n = number + 1
    return h.div(".sitter", data_seat=str(n))[
        h.span(".sitter-number", aria_hidden="true")[str(n)],
        _name(number, seat, aria_label=_("Name of player {n}").format(n=n)),
        h.select(name=f"who{number}", aria_label=_("Who plays for player {n}").format(n=n))[
            h.option(value="", selected=not seat.is_computer)[_("A person")],
            h.optgroup(label=_("Computer"))[
                (
                    h.option(value=key, selected=key == seat.strength)[_(player.title)]
                    for key, player in players.items()
                )
            ],
        ],
    ]


def _name(number: int, seat: Seat, **attributes: str) -> h.VoidElement:
    return h.input(
        name=f"name{number}",
        value=seat.name,
        maxlength=str(LONGEST_NAME),
        autocomplete="off",
        **attributes,
    )


def _strengths(players: Mapping[str, AnyPlayer]) -> h.Element:
    """What the computer players are like, for those who ask."""
    known = tuple(players)
    return h.details[
        h.summary(".label")[_("How the computer players play")],
        h.dl(".strengths.second")[
            (
                h.div[
                    h.dt[face_svg(face_of(key, known), CALM, FACE), h.span[_(player.title)]],
                    h.dd[_(player.description)],
                ]
                for key, player in players.items()
            )
        ],
    ]


def _firsts(most: int) -> Iterable[h.Element]:
    """Lots, or one of the seats by its number."""
    yield radio("first", LOTS, _("Draw lots"), True)
    for seat in range(most):
        label = _("Player {n} starts").format(n=seat + 1)
        yield radio("first", str(seat), str(seat + 1), False, label, data_seat=str(seat + 1))
