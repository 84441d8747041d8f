"""What the service is asked for a table: a new one, or another one for those who have come."""

from __future__ import annotations

from collections.abc import Mapping
from random import SystemRandom
from typing import Any

import htpy as h

from tutor.i18n import _
from tutor.rooms import GAMES, load_game
from widgets.draw.icons import icon_svg
from widgets.pages.dialogs import dialog
from widgets.pages.options import option_fields, radio
from widgets.pages.table.new_games import LARGEST_SEED, new_match
from widgets.pages.table.set_up import starter
from widgets.pages.together.told import Told
from widgets.table import AnyMatch, strengths_of

CHANGE = "change"


def opening_of(match: AnyMatch) -> dict[str, Any]:
    """Return what the service is asked for a table like this game, which a form has described."""
    seats = [["" if not seat.is_computer else seat.name, seat.strength] for seat in match.seats]
    return {
        "game": match.game.id,
        "seats": seats,
        "options": dict(match.record.options),
        "first": match.game.to_move(match.record.states[0]),
    }


def games() -> tuple[str, ...]:
    """Return the games for several people."""
    return tuple(game for game in GAMES if load_game(game).players[-1] > 1)


def change_dialog(told: Told, game_id: str) -> h.Element:
    """Return the form for another table. `game_id`: the game that is chosen in it."""
    game, same = load_game(game_id), game_id == told.game
    seats = min(max(len(told.places), game.players[0]), game.players[-1])
    return dialog(
        _("Change the table"),
        h.form("#set-up", data_act=CHANGE)[
            h.label(".field")[
                h.span(".label")[_("Game")],
                h.select(data_act="change-game", aria_label=_("Game"))[
                    (
                        h.option(value=each, selected=each == game_id)[load_game(each).title]
                        for each in games()
                    )
                ],
            ],
            h.fieldset[
                h.legend(".label")[_("Seats")],
                h.div(".choices")[
                    (radio("players", str(n), str(n), n == seats) for n in game.players)
                ],
            ],
            option_fields(game.options, told.options if same else {}),
            starter(game.players[-1]),
            h.p(".second.label")[_("All who have come keep their names and signs.")],
            h.button(".btn.btn-primary.start", type="submit")[
                icon_svg("check"), h.span[_("Change the table")]
            ],
        ],
    )


def changed(told: Told, game_id: str, fields: Mapping[str, str]) -> dict[str, Any]:
    """Return what the service is asked for the table of a filled-in form: computer players stay,
    seats that are new are free. Raises MatchError, which says what to change.
    """
    known, whose = strengths_of(game_id), {}
    for n, place in enumerate(told.places):
        whose[f"name{n}"] = place.name if place.who else ""
        whose[f"who{n}"] = place.who if place.who in known else known[0] if place.who else ""
    free = {f"who{n}": "" for n in range(load_game(game_id).players[-1])}
    return opening_of(new_match(game_id, {**free, **whose, **fields}, _seed))


def _seed() -> int:
    return SystemRandom().randrange(LARGEST_SEED)
