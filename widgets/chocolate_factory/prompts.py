"""What the player is asked to do, and the buttons that do it."""

from __future__ import annotations

from tutor.chocolate_factory.names import day_name, part_name
from tutor.chocolate_factory.parts import Part
from tutor.chocolate_factory.state import (
    CLEANUP,
    DRAFT,
    FULFIL,
    GIFT,
    KEEP,
    NEW,
    OVER,
    PICK,
    PLACE,
    READY,
    RUN,
)
from tutor.i18n import N_, _, ngettext
from widgets.chocolate_factory.choosing import moved_to
from widgets.chocolate_factory.offering import NOTHING, Board, chips, components, offers
from widgets.tabletop import BACK, MAIN, Button, Prompt

WHY = {DRAFT: "6.1", RUN: "7.4", OVER: "11.7", PLACE: "6.4", GIFT: "6.6", KEEP: "10.1", NEW: "10.4"}
"""The clause of a step, else of a phase."""
OTHERS = {
    DRAFT: N_("{who} takes a card."),
    RUN: N_("{who} runs the Factory."),
    FULFIL: N_("{who} fulfils orders."),
    CLEANUP: N_("{who} cleans up."),
}
"""What somebody else does in a phase."""


def why(board: Board) -> str:
    """Return the clause that the moment is about."""
    return WHY.get(board.state.step) or WHY.get(board.state.phase, "9.1")


def buttons(board: Board) -> tuple[Button, ...]:
    """Return Push, End the run or Done, whatever ends this step; and the way out of a choice."""
    found = [it for it in ("shift", "done") if offers(board, it)]
    last = board.state.phase == RUN and not board.state.seat.outside
    labels = {"shift": _("End run") if last else _("Push"), "done": _("Done")}
    chosen = board.chosen != NOTHING and not board.quiet
    ways = tuple(
        Button(it, labels[it], "check", not board.quiet and not chosen, MAIN, board.quiet)
        for it in found
    )
    return (*ways, *([Button("cancel", _("Cancel"), "cross", role=BACK)] if chosen else ()))


def prompt(board: Board) -> Prompt:
    """Say what is asked for: of the Part chosen, or of the step."""
    state, cards = board.state, components(board.game)
    if state.player != board.player and state.phase in OTHERS:
        who = board.all_names[state.player]
        return Prompt(_(OTHERS[state.phase]).format(who=who), day_name(state.day))
    if board.quiet and board.touch and state.phase == FULFIL:
        return Prompt(_("Tap the answer."))
    kind, _colon, place = board.chosen.source.partition(":")
    if board.chosen != NOTHING:
        leave = _("Tap it again to leave it.") if board.chosen.source else ""
        if kind == "part" and (card := state.seat.part(place)) is not None:
            text = _asked_of_part(board, cards.parts[card])
            return Prompt(text.format(part=part_name(card, cards)), leave)
        return Prompt(_CHOICES.get(kind, _asked)(board), leave)
    if state.phase == RUN and state.step != NEW:
        left = state.seat.outside
        shifts = ngettext("{n} tile is left to push.", "{n} tiles are left to push.", left)
        head = _("Push the first tile.") if state.step == READY else _("Use your Parts, or push.")
        if not left and state.step != READY:
            head, shifts = _("Use your Parts, or end the run."), _("All tiles are pushed.")
        return Prompt(head, shifts.format(n=left))
    if state.step == PICK:
        pick = _("{day}, pick {n} of {all}.")
        n, every = state.snake_place + 1, len(state.snake)
        return Prompt(_asked(board), pick.format(day=day_name(state.day), n=n, all=every))
    return Prompt(_asked(board), day_name(state.day))


def _asked_of_part(board: Board, part: Part) -> str:
    """Return the question to a Part: what it makes, what it moves, and where to."""
    if not part.moves:
        return _("What shall the {part} make?")
    tiles = moved_to(board)
    if tiles and len(tiles) == len(chips(board)):
        return _("Which tile shall it move to?")
    return _("What shall the {part} move?") if board.chosen.path else _("What shall the {part} do?")


def _asked(board: Board) -> str:
    """Return the question of the step."""
    state = board.state
    heads = {
        PLACE: _("Where shall the new Part stand?"),
        GIFT: _("What shall the Gift bring?"),
        KEEP: _("What stays overnight?"),
        NEW: _("Which order do you keep?"),
    }
    phases = {DRAFT: _("Take a card from a packet."), OVER: _("The week is over.")}
    found = heads.get(state.step) or phases.get(state.phase)
    return found or _("Fulfil orders, or end the day.")


_CHOICES = {
    "room": lambda board: _("What do you trade for coal?"),
    "entrance": lambda board: _("What do you load?"),
    "order": lambda board: _("How far do you supply it?"),
    "store": lambda board: _("What do you deliver?"),
    "employee": lambda board: _("What shall the Employee do?"),
    "tile": lambda board: _("What goes through the Chute?"),
}
"""The question of a choice, by the kind of what is chosen."""
