"""Why a placement is good, and what the others' placements change, in a sentence or two."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tutor.chocoly.actions import Action, Bean, Flavour, Lay, Stack
from tutor.chocoly.areas import cuts
from tutor.chocoly.faces import FLAVOURS, name
from tutor.chocoly.outcomes import INDEX, sizes_after, sizes_of
from tutor.chocoly.scoring import results
from tutor.chocoly.squares import footprint
from tutor.chocoly.state import OVER, State
from tutor.engine import AnyGame
from tutor.i18n import _
from tutor.kit.words import all_names


def reason(_game: AnyGame, state: State, action: Action) -> str:
    """Explain why this is a good action for the player to move."""
    match action:
        case Flavour(flavour):
            return _("Your hand shows most of {flavour}.").format(flavour=name(flavour))
        case Bean():
            return _("Your hand does little here. On average four new tiles do more.")
        case Lay() | Stack():
            if not state.board:
                return _("The first tile lies anyhow; your flavour is on it.")
            return " ".join(_placement(state, action))
        case _:
            return _("There is nothing you could place.")


def _placement(state: State, action: Lay | Stack) -> Iterator[str]:
    """What it does to one's own area, to the rivals', and what its token guards."""
    mine = state.flavours[state.player]
    before, after = sizes_of(state.board), sizes_after(state.board, action)
    told = False
    for flavour in sorted(FLAVOURS, key=lambda it: it != mine):
        old, new = before[INDEX[flavour]], after[INDEX[flavour]]
        if flavour not in state.flavours or old == new:
            continue
        if flavour == mine:
            told = told or new > old
            text = (
                _("Two areas of yours become one: {flavour} grows from {old} to {new}.")
                if new - old > action.face.count(flavour)
                else _("Your {flavour} grows from {old} to {new}.")
                if new > old
                else _("Your {flavour} shrinks from {old} to {new}, but others lose more.")
            )
        elif new < old:
            told = True
            text = _("It cuts {flavour} from {old} to {new}.")
        else:
            text = _("{flavour} grows, too, from {old} to {new}; other places help rivals more.")
        yield text.format(flavour=name(flavour), old=old, new=new)
    if not told:
        yield _("No rival gets anything out of it, and your area can grow there later.")
    if isinstance(action, Stack):
        yield _guards(state, action, mine or "")


def _guards(state: State, action: Stack, mine: str) -> str:
    """What the token does after the turn (clause 4.4)."""
    weak = cuts(state.board.laid(action.face, action.row, action.column, -1, 1), mine)
    if weak & set(footprint(action.row, action.column)):
        return _("Its token guards the place where your area could be cut.")
    return _("A tile with a token is never covered again.")


def news(
    _game: AnyGame, before: State, after: State, player: int, names: Sequence[str]
) -> tuple[str, ...]:
    """Return who has cut the player's area, who leads now instead of the player, and that the pile
    is empty.
    """
    called = all_names(names, after.players)
    mine = after.flavours[player]
    if mine is None or before.flavours[player] is None:
        return ()
    said = []
    was, now = results(before), results(after)
    old, new = len(was[player].area), len(now[player].area)
    if new < old:
        text = _("Your {flavour} was cut: {new} pieces are left of {old}.")
        said.append(text.format(flavour=name(mine), new=new, old=old))
    rivals = [p for p in range(after.players) if p not in after.side(player)]
    ahead = max(rivals, key=lambda p: now[p].key)
    if now[ahead].key > now[player].key and all(was[p].key <= was[player].key for p in rivals):
        said.append(_overtaken(called, after, ahead, len(now[ahead].area)))
    if before.pile and not after.pile and after.phase != OVER:
        said.append(_("The pile is empty: only the tiles in the hands are left."))
    return tuple(said)


def _overtaken(called: Sequence[str], state: State, ahead: int, size: int) -> str:
    flavour = name(state.flavours[ahead] or "")
    if state.teams:
        text = _("The other team leads: its {flavour} grew to {size}.")
    else:
        text = _("{who} leads: the {flavour} area grew to {size}.")
    return text.format(who=called[ahead], flavour=flavour, size=size)
