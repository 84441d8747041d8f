"""The dialogs of the table: a new game, the game's menu, the board in words, moves, a display."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import htpy as h
from htpy import Node

from tutor.engine import A, Option, S
from tutor.i18n import _
from tutor.kit.words import usual_names
from tutor.players import AnyPlayer
from tutor.rooms import qualified, room
from tutor.rulebook import Clause
from widgets.draw.icons import icon_svg
from widgets.pages.parts import button, icon_button, rule_text
from widgets.table import Match
from widgets.table.seats import LONGEST_NAME, usual
from widgets.tabletop import Enlarged

CLOSE = "close"
FIRSTS = ("me", "left", "lots")
"""Who can be chosen to start: the learner, the player on their left, whoever is drawn."""


def dialog(title: str, *inside: Node, kind: str = "") -> h.Element:
    """A dialog with a heading and a button that closes it."""
    return h.dialog(
        class_=["table-dialog", kind] if kind else ["table-dialog"],
        data_open=True,
        data_close=CLOSE,
        aria_labelledby="dialog-title",
    )[
        h.div(".dialog-head")[
            h.h2("#dialog-title", tabindex="-1")[title],
            icon_button(CLOSE, _("Close"), "cross"),
        ],
        *inside,
    ]


def opened(name: str, match: Match[S, A], told: Node) -> Node:
    """The dialog of that name; None for an unknown name. `told`: a message for its form."""
    kind, _colon, what = name.partition(":")
    match kind:
        case "new":
            return set_up_dialog(match, told)
        case "menu":
            return menu_dialog(match)
        case "words":
            return describe_dialog(match)
        case "moves":
            return moves_dialog(match)
        case "replace":
            return replace_dialog(match.length)
        case "rule" if what in match.game.rulebook:
            return clause_dialog(match.game.rulebook[what], match.game.id)
    return None


def enlarged_dialog(shown: Enlarged) -> h.Element:
    """A part of the table, large."""
    return dialog(shown.title, shown.body, kind="narrow" if shown.narrow else "")


def clause_dialog(clause: Clause, game: str) -> h.Element:
    """A rule of a game in full."""
    address = qualified(game, f"rules/{clause.id}")
    return dialog(
        _(clause.title),
        rule_text(clause),
        h.p[h.a(".chip", href=f"#{address}")[icon_svg("book", 16), _("All rules")]],
    )


def describe_dialog(match: Match[S, A]) -> h.Element:
    """The board in words: exactly what the rules core says of it."""
    text = words(match)
    return dialog(_("The board in words"), h.div(".board-words", tabindex="0")[text])


def words(match: Match[S, A]) -> str:
    """The position that is looked at in sentences, as the learner may know it."""
    return match.game.describe(match.seen, match.you, match.names)


def moves_dialog(match: Match[S, A]) -> h.Element:
    """Every move so far; one goes to its point in the game."""
    lines = [match.line(match.step(number)) for number in range(1, match.length + 1)]
    return dialog(
        _("Moves so far"),
        h.p(".second")[_("Choose a move to look at the table as it was then.")],
        h.ol(".moves")[
            (
                h.li[
                    h.button(".btn.move", type="button", data_act=f"look:{number}")[
                        h.span(".number")[str(number)], h.span[line]
                    ]
                ]
                for number, line in enumerate(lines, 1)
            )
        ]
        if lines
        else h.p[_("Nothing has been played yet.")],
    )


def menu_dialog(match: Match[S, A]) -> h.Element:
    """What can be done with the whole game."""
    played = match.length > 0
    address = f"{qualified(match.game.id, 'table')}/{match.link()}"
    return dialog(
        _("This game"),
        h.div(".menu")[
            button("dialog:new", _("New game"), "plus"),
            button("look-back", _("Look back"), "replay") if played else None,
            button("dialog:moves", _("Moves so far"), "rule"),
            button("dialog:words", _("Say the board"), "speaker"),
            button("save", _("Save to a file"), "save"),
            file_button(),
            h.button(
                ".btn",
                type="button",
                data_act="shared",
                data_copy=f"#{address}",
            )[icon_svg("share"), h.span[_("Copy a link to this game")]],
        ],
        h.p(".second.label")[_("The game is kept in this browser as you play.")],
    )


def file_button() -> h.Element:
    """A file of the learner's own."""
    return h.label(".btn.file", for_="load")[
        icon_svg("open"),
        h.span[_("Load from a file")],
        h.input(
            "#load.visually-hidden", type="file", data_act="load", accept=".json,application/json"
        ),
    ]


def replace_dialog(moves: int) -> h.Element:
    """A link was opened while a game is running."""
    return dialog(
        _("Open the shared game?"),
        h.p[
            _("It takes the place of your own game, in which {n} moves are played.").format(n=moves)
        ],
        h.div(".row-of-buttons")[
            button("take-link", _("Open it"), "open", primary=True),
            button("leave-link", _("Keep my game"), "back"),
            button("save", _("Save mine to a file"), "save"),
        ],
    )


def set_up_dialog(match: Match[S, A], message: Node) -> h.Element:
    """A new game: how many, how strong, who starts, and what else the game lets one choose."""
    game, players = match.game, room(match.game.id).players()
    running = match.can_undo and not match.over
    strengths = [seat.strength for seat in match.seats if seat.is_computer]
    strengths += [usual(list(players))] * (game.players[-1] - 1 - len(strengths))
    return dialog(
        _("A new game"),
        message,
        h.form("#set-up", data_act="new")[
            h.fieldset[
                h.legend(".label")[_("Players")],
                h.div(".choices")[
                    (_radio("players", str(n), str(n), n == len(match.seats)) for n in game.players)
                ],
            ],
            h.label(".field")[
                h.span(".label")[_("Your name")],
                h.input(
                    name="name",
                    value=match.seats[match.you].name,
                    maxlength=str(LONGEST_NAME),
                    autocomplete="off",
                ),
            ],
            h.fieldset(".opponents")[
                h.legend(".label")[_("Computer players")],
                (_opponent(n, chosen, players) for n, chosen in enumerate(strengths, 1)),
                _strengths(players),
            ]
            if strengths
            else None,
            (_option(option, _chosen_of(match, option)) for option in game.options),
            h.fieldset[
                h.legend(".label")[_("Who starts")],
                h.div(".choices")[_firsts()],
            ],
            h.details[
                h.summary(".label")[_("The same start again")],
                h.label(".field")[
                    h.span(".second")[_("A number lays the table the same way each time.")],
                    h.input(name="seed", inputmode="numeric", autocomplete="off"),
                ],
            ],
            h.p(".second.label")[_("Your running game ends.")] if running else None,
            h.button(".btn.btn-primary.start", type="submit")[icon_svg("play"), h.span[_("Start")]],
        ],
    )


def _chosen_of(match: Match[S, A], option: Option) -> Any:
    """What this match was started with."""
    setup: Mapping[str, Any] = match.record.setup or {}
    return setup.get("options", {}).get(option.name, option.default)


def _option(option: Option, chosen: Any) -> h.Element:
    """What else can be chosen, each value by its number."""
    return h.fieldset(".option")[
        h.legend(".label")[_(option.title) or option.name],
        h.div(".choices")[
            (
                _radio(
                    f"option-{option.name}",
                    str(number),
                    _(option.labels[value]) if value in option.labels else str(value),
                    value == chosen,
                )
                for number, value in enumerate(option.values)
            )
        ],
    ]


def _firsts() -> Iterable[h.Element]:
    labels = {"me": _("I do"), "left": _("On my left"), "lots": _("Draw lots")}
    return (_radio("first", key, labels[key], key == "lots") for key in FIRSTS)


def _radio(field: str, value: str, label: str, checked: bool) -> h.Element:
    return h.label[h.input(type="radio", name=field, value=value, checked=checked), h.span[label]]


def _opponent(number: int, chosen: str, players: Mapping[str, AnyPlayer]) -> h.Element:
    who = usual_names(number + 1)[number]
    return h.label(".field.opponent", data_seat=str(number))[
        h.span(".name")[who],
        h.select(name=f"strength{number}", aria_label=_("How {who} plays").format(who=who))[
            (
                h.option(value=key, selected=key == chosen)[_(player.title)]
                for key, player in players.items()
            )
        ],
    ]


def _strengths(players: Mapping[str, AnyPlayer]) -> h.Element:
    return h.dl(".strengths.second")[
        (h.div[h.dt[_(player.title)], h.dd[_(player.description)]] for player in players.values())
    ]
