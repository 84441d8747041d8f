"""Computes how a tile that is tried out changes every player's largest area."""

from __future__ import annotations

import htpy as h
from attrs import frozen
from htpy import Node

from tutor.chocoly.areas import largest
from tutor.chocoly.board import Board as Pieces
from tutor.chocoly.faces import name
from tutor.chocoly.state import State
from tutor.i18n import _
from tutor.kit.words import join_words
from widgets.chocoly.composer import Board
from widgets.chocoly.selection import Selection

ARROW = "\N{RIGHTWARDS ARROW}"
GAIN = "gain"
"""What a lesson or a puzzle leaves the learner to find: what a tile brings (`Board.untold`)."""


@frozen
class Gain:
    """The largest area of a flavour before and after; whose it is, as numbers of players."""

    flavour: str
    before: int
    after: int
    players: tuple[int, ...]

    @property
    def figures(self) -> str:
        """ "11 → 14", or "11" if nothing changes."""
        same = self.before == self.after
        return str(self.after) if same else f"{self.before} {ARROW} {self.after}"


def tried_board(state: State, chosen: Selection) -> Pieces:
    """Return the table with the tile where it is tried out."""
    if chosen.tile is None or chosen.place is None:
        return state.board
    return state.board.with_tile(chosen.face, *chosen.place, state.placed, int(chosen.stacking))


def gains(state: State, player: int, chosen: Selection) -> tuple[Gain, ...]:
    """Return what is tried out, by flavour: one's own first, then the others in the order of
    play.
    """
    after = tried_board(state, chosen)
    order = [(player + n) % state.players for n in range(state.players)]
    flavours = dict.fromkeys(state.flavours[p] for p in order)
    return tuple(
        Gain(
            flavour,
            largest(state.board, flavour),
            largest(after, flavour),
            tuple(p for p in order if state.flavours[p] == flavour),
        )
        for flavour in flavours
        if flavour
    )


def legal(board: Board) -> bool:
    """Return whether what is tried out may be played."""
    action = board.chosen.action
    return action is not None and action in board.actions


def told(board: Board) -> tuple[Gain, ...]:
    """Return the gains of a tile that is tried out where it may lie; () while a lesson asks
    about them."""
    shown = legal(board) and not board.asked and GAIN not in board.untold
    return gains(board.state, board.player, board.chosen) if shown else ()


def gain_element(board: Board) -> Node:
    """Show one's own largest area before and after, and whom else the tile feeds or cuts."""
    found = told(board)
    if not found:
        return None
    own, *others = found
    stacking = board.chosen.stacking
    return h.div(".brings", role="group", aria_label=_("What it brings"))[
        h.p(".brings-own")[
            h.span[_("If you stack it here") if stacking else _("If you lay it here")],
            h.strong[h.span(".visually-hidden")[name(own.flavour), " "], own.figures],
        ],
        (h.p(".brings-other.second")[_other(board, each)] for each in others if _changes(each)),
    ]


def _changes(gain: Gain) -> bool:
    return gain.before != gain.after


def _other(board: Board, gain: Gain) -> str:
    names = [board.all_names[player] for player in gain.players]
    text = (
        _("It feeds {who}, too: {flavour} {figures}.")
        if gain.after > gain.before
        else _("It cuts {who}: {flavour} {figures}.")
    )
    return text.format(who=join_words(names), flavour=name(gain.flavour), figures=gain.figures)
