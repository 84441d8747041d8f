"""The dialogs of the table: the game's menu, the board in words, moves, a display."""

from __future__ import annotations

from collections.abc import Sequence

import htpy as h
from htpy import Node

from tutor.engine import A, S
from tutor.i18n import _
from tutor.options import said
from tutor.rooms import qualified
from widgets.draw.icons import icon_svg
from widgets.pages.controls import button
from widgets.pages.dialogs import clause_dialog, dialog
from widgets.table import Match, Played


def opened(
    name: str,
    match: Match[S, A],
    coached: bool,
    news: Sequence[str] = (),
    talks: bool | None = None,
) -> Node:
    """Return the dialog of that name; None for an unknown name. `coached`: the coach is
    there. `news`: what the others have done. `talks`: whether computer players do, None
    where there are none."""
    kind, _colon, what = name.partition(":")
    match kind:
        case "menu":
            return menu_dialog(match, coached, talks)
        case "words":
            return describe_dialog(match)
        case "news":
            lines = h.ul(".turn-news")[(h.li[line] for line in news)]
            return dialog(_("What happened"), lines)
        case "moves":
            return moves_dialog(match)
        case "replace":
            return replace_dialog(match.length)
        case "rule" if what in match.game.rulebook:
            return clause_dialog(match.rulebook[what], match.game, match.record.options)
    return None


def describe_dialog(match: Match[S, A]) -> h.Element:
    """Return the board in words: exactly what the rules core says of it."""
    text = words(match)
    return dialog(_("The board in words"), h.div(".board-words", tabindex="0")[text])


def words(match: Match[S, A]) -> str:
    """Return the position that is looked at in sentences, as those before the screen may know
    it."""
    return match.game.describe(match.seen, match.eyes, match.names)


def moves_dialog(match: Match[S, A]) -> h.Element:
    """Return every turn so far, step by step on demand; one goes to its point in the game."""
    turns = match.turns()
    return dialog(
        _("Moves so far"),
        h.p(".second")[_("Choose a move to look at the table as it was then.")],
        h.ol(".moves")[(_turn(match, steps) for steps in turns)]
        if turns
        else h.p[_("Nothing has been played yet.")],
    )


def _turn(match: Match[S, A], steps: Sequence[Played[S, A]]) -> h.Element:
    """Return a turn of one step, or the whole turn with its steps below."""
    last = steps[-1].number
    if len(steps) == 1:
        return h.li[_move(last, str(last), match.line(steps[0]))]
    return h.li[
        _move(last, str(last), match.brief(steps) or match.turn_line(steps)),
        h.details(".steps")[
            h.summary[_("Step by step")],
            h.ol(".moves")[
                (h.li[_move(step.number, str(step.number), match.line(step))] for step in steps)
            ],
        ],
    ]


def _move(number: int, shown: str, line: str) -> h.Element:
    return h.button(".btn.move", type="button", data_act=f"look:{number}")[
        h.span(".number")[shown], h.span[line]
    ]


def menu_dialog(match: Match[S, A], coached: bool, talks: bool | None = None) -> h.Element:
    """Return what can be done with the whole game."""
    played = match.length > 0
    address = f"{qualified(match.game.id, 'table')}/{match.link()}"
    return dialog(
        _("This game"),
        h.div(".menu")[
            button("dialog:new", _("New game"), "plus"),
            button("origin", _("Back to the finished game"), "back") if match.origin else None,
            button("coach", _("Send the coach away") if coached else _("Call the coach"), "hint"),
            button("talk", _("No table talk") if talks else _("Table talk"), "talk")
            if talks is not None
            else None,
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
        _chosen(match),
        h.p(".second.label")[_("The game is kept in this browser as you play.")],
    )


def _chosen(match: Match[S, A]) -> Node:
    """Return the options this game was started with; of a position from elsewhere nobody
    knows them."""
    if not match.game.options or match.record.setup is None:
        return None
    lines = said(match.game.options, match.record.options)
    return h.ul(".chosen-options.second.label", aria_label=_("This game is played with"))[
        (h.li[line] for line in lines)
    ]


def file_button() -> h.Element:
    """Return a file of the learner's own."""
    return h.label(".btn.file", for_="load")[
        icon_svg("open"),
        h.span[_("Load from a file")],
        h.input(
            "#load.visually-hidden", type="file", data_act="load", accept=".json,application/json"
        ),
    ]


def replace_dialog(moves: int) -> h.Element:
    """Return the dialog for a link that was opened while a game is running."""
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
