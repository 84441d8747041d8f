"""The dialogs of the table: a new game, the game's menu, the board in words, moves, a display."""

from __future__ import annotations

from collections.abc import Iterable

import htpy as h
from htpy import Node

from tutor.chocolatiers.players import PLAYERS
from tutor.chocolatiers.words import describe
from tutor.i18n import _
from tutor.rulebook import Clause
from widgets.chocolatiers import zones
from widgets.chocolatiers.groups import counts
from widgets.chocolatiers.target_ids import parse
from widgets.chocolatiers.zones import Board, Zone
from widgets.draw.icons import icon_svg
from widgets.pages.parts import button, icon_button, rule_text
from widgets.table import Match
from widgets.table.seats import LONGEST_NAME, OTHERS, USUAL

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


def opened(
    name: str, match: Match, board: Board, told: Node, width: int
) -> tuple[Node, tuple[Zone, ...]]:
    """The dialog of that name and the zones in it; nothing for an unknown name.

    `told`: a message for the form of a new game. `width` of the page in px.
    """
    kind, _colon, what = name.partition(":")
    match kind:
        case "new":
            return set_up_dialog(match, told), ()
        case "menu":
            return menu_dialog(match), ()
        case "words":
            return describe_dialog(match), ()
        case "moves":
            return moves_dialog(match), ()
        case "replace":
            return replace_dialog(match.length), ()
        case "rule" if what in match.game.rulebook:
            return clause_dialog(match.game.rulebook[what]), ()
        case "display":
            body, zone = enlarged_dialog(board, int(what), width)
            return body, (zone,)
        case "enlarge":
            row, column = parse(f"place:{what}")[1]
            body, zone = box_dialog(board, (row, column), width)
            return body, (zone,)
    return None, ()


def clause_dialog(clause: Clause) -> h.Element:
    """A rule in full."""
    return dialog(
        _(clause.title),
        rule_text(clause),
        h.p[h.a(".chip", href=f"#rules/{clause.id}")[icon_svg("book", 16), _("All rules")]],
    )


def describe_dialog(match: Match) -> h.Element:
    """The board in words: exactly what the rules core says of it."""
    text = words(match)
    return dialog(_("The board in words"), h.div(".board-words", tabindex="0")[text])


def words(match: Match) -> str:
    """The position that is looked at in sentences, as the learner may know it."""
    return describe(match.seen, match.you, match.names)


def moves_dialog(match: Match) -> h.Element:
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


def menu_dialog(match: Match) -> h.Element:
    """What can be done with the whole game."""
    played = match.length > 0
    return dialog(
        _("This game"),
        h.div(".menu")[
            button("dialog:new", _("New game"), "plus"),
            button("look-back", _("Look back"), "replay") if played else None,
            button("dialog:moves", _("Moves so far"), "rule"),
            button("dialog:words", _("Say the board"), "speaker"),
            button("save", _("Save to a file"), "save"),
            file_button(),
            h.button(".btn", type="button", data_act="shared", data_copy=f"#table/{match.link()}")[
                icon_svg("share"), h.span[_("Copy a link to this game")]
            ],
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


def enlarged_dialog(board: Board, player: int, width: int) -> tuple[h.Element, Zone]:
    """Another player's display, large, with its points and largest groups."""
    inner = min(520, width - 72)
    zone = zones.large_display(board, player, c=78, width=inner, height=round(inner * 0.72))
    display = board.state.displays[player]
    points = sum(display.points)
    body = dialog(
        _("{who}’s display").format(who=board.name(player)),
        zone.element,
        h.p(".second")[_("Boxes: {points} points. Largest groups:").format(points=points)],
        counts(display, small=True),
    )
    return body, zone


def box_dialog(board: Board, box: tuple[int, int], width: int) -> tuple[h.Element, Zone]:
    """One box of the own display, large enough to choose a space."""
    zone = zones.one_box(board, box, c=min(96, (width - 120) // 2))
    body = dialog(_("Choose a space"), h.div(".centred")[zone.element], kind="narrow")
    return body, zone


def set_up_dialog(match: Match, message: Node) -> h.Element:
    """A new game: how many, how strong, who starts."""
    running = match.can_undo and not match.over
    strengths = [seat.strength for seat in match.seats if seat.is_computer]
    return dialog(
        _("A new game"),
        message,
        h.form("#set-up", data_act="new")[
            h.fieldset[
                h.legend(".label")[_("Players")],
                h.div(".choices")[
                    (_radio("players", str(n), str(n), n == len(match.seats)) for n in (2, 3, 4))
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
                (
                    _opponent(n, strengths[n - 1] if n <= len(strengths) else USUAL)
                    for n in range(1, len(OTHERS) + 1)
                ),
                _strengths(),
            ],
            h.fieldset[
                h.legend(".label")[_("Who starts")],
                h.div(".choices")[_firsts()],
            ],
            h.details[
                h.summary(".label")[_("The same cards again")],
                h.label(".field")[
                    h.span(".second")[_("A number lays out the same cards each time.")],
                    h.input(name="seed", inputmode="numeric", autocomplete="off"),
                ],
            ],
            h.p(".second.label")[_("Your running game ends.")] if running else None,
            h.button(".btn.btn-primary.start", type="submit")[icon_svg("play"), h.span[_("Start")]],
        ],
    )


def _firsts() -> Iterable[h.Element]:
    labels = {"me": _("I do"), "left": _("On my left"), "lots": _("Draw lots")}
    return (_radio("first", key, labels[key], key == "lots") for key in FIRSTS)


def _radio(field: str, value: str, label: str, checked: bool) -> h.Element:
    return h.label[h.input(type="radio", name=field, value=value, checked=checked), h.span[label]]


def _opponent(number: int, chosen: str) -> h.Element:
    who = _(OTHERS[number - 1])
    return h.label(".field.opponent", data_seat=str(number))[
        h.span(".name")[who],
        h.select(name=f"strength{number}", aria_label=_("How {who} plays").format(who=who))[
            (
                h.option(value=key, selected=key == chosen)[_(player.title)]
                for key, player in PLAYERS.items()
            )
        ],
    ]


def _strengths() -> h.Element:
    return h.dl(".strengths.second")[
        (h.div[h.dt[_(player.title)], h.dd[_(player.description)]] for player in PLAYERS.values())
    ]
