"""What the solo player is asked to do, where it differs from the main game."""

from __future__ import annotations

from tutor.chocolate_factory.manager.choosing import row
from tutor.chocolate_factory.manager.meters import met_now
from tutor.chocolate_factory.names import day_name, part_name, staff_name
from tutor.chocolate_factory.state import OVER, PICK
from tutor.i18n import _
from widgets.chocolate_factory import prompts
from widgets.chocolate_factory.manager.offering import Board, as_main
from widgets.chocolate_factory.offering import components
from widgets.tabletop import Prompt

PICKING = "14.6"
"""The clause of the choice from the row."""


def why(board: Board) -> str:
    """Return the clause that the moment is about."""
    if board.state.step == PICK:
        return PICKING
    if board.state.phase == OVER:
        return "13.1"
    return "15.7" if board.chosen.source.startswith("goal:") else prompts.why(as_main(board))


def prompt(board: Board) -> Prompt:
    """Say what is asked for."""
    state, cards = board.state, components(board.game)
    if board.chosen.source.startswith("goal:"):
        return Prompt(_("Which chocolates do you give?"), _("Tap it again to leave it."))
    if state.step != PICK:
        asked = prompts.prompt(as_main(board))
        if asked.text == day_name(state.day):
            return Prompt(asked.head, _today(board))
        return asked
    card = board.chosen.source.partition(":")[2]
    parts, staff = row(state)
    if card in staff:
        text = _("{name}: {text}").format(
            name=staff_name(card, cards), text=_(cards.staff[card].text)
        )
        return Prompt(_("Now choose a Part."), text)
    if card in parts:
        text = _("Now choose an Employee to go with the {part}.")
        return Prompt(text.format(part=part_name(card, cards)))
    return Prompt(_("Take one Employee, one Part."), _today(board))


def _today(board: Board) -> str:
    """Say which day it is, and how many goals are met."""
    state = board.state
    met, of = met_now(state, components(board.game))
    text = _("{day}. {met} of {of} goals are met.")
    return text.format(day=day_name(state.day), met=met, of=of)
