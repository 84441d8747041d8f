"""Positions of a game as puzzles need them: as somebody sees one, and one around drawn displays."""

from __future__ import annotations

from collections.abc import Sequence

from tutor.chocolatiers.components import load_components
from tutor.chocolatiers.state import ACTION, BONUS, OVER, State, view
from tutor.chocolatiers_family.display import Display
from tutor.chocolatiers_family.kinds import EMPTY, HIDDEN
from tutor.chocolatiers_family.tiles import COVERED, Tile
from tutor.kit.frozen import changed

USUAL_HAND = 3
"""Cards in a hand of which nothing is known."""


def as_seen(state: State, player: int) -> State:
    """Return the position as this player sees it, and nothing of how it was shuffled."""
    return changed(view(state, player), shuffles=0)


def open_hands(state: State) -> State:
    """Return the position with all hands open; the deck and covered boxes are hidden."""
    return changed(as_seen(state, state.player), hands=state.hands)


def is_drawn(state: State) -> bool:
    """Return whether this is a position made around drawn displays: of some stack nothing is
    known, which no game shows anybody."""
    return any(stack[:1] == (COVERED,) for stack in state.stacks)


def turns_left(state: State, player: int) -> int:
    """Return how many turns a player surely has from here, this one included, however rivals hurry.

    A rival who needs one more box ends the game in the next turn; then one turn more is left
    (clauses 8.1 and 8.2).
    """
    if state.phase == OVER:
        return 0
    waits = _before(state, player)
    if state.last_turns is not None:
        return int(waits < state.last_turns + (state.player == state.first_card))
    most = load_components().boxes_to_end
    return min(
        most - len(display.points) + (waits < _before(state, rival))
        for rival, display in enumerate(state.displays)
        if rival != player
    )


def _before(state: State, player: int) -> int:
    """How many turns come before the next one of this player; 0 for whoever may still act."""
    done = state.phase not in (ACTION, BONUS)
    return (player - state.player - done) % state.players + done


def completed(
    displays: Sequence[Display],
    wilds: Sequence[int],
    player: int,
    first: int | None = None,
    *,
    phase: str = BONUS,
    tops: Sequence[Tile] = (),
    hand: str | None = None,
) -> State:
    """Return a position of a game around what was drawn: the rest is unknown, or the least that
    fits.

    It is the player's turn. `tops`: boxes on the first stacks. `hand`: the player's, None if
    nothing is known of it. Whether such a position can be at all is for `problems` to say.
    """
    components = load_components()
    n = len(displays)
    rounds = max(len(d.points) + d.wilds for d in displays)
    hands = [HIDDEN * USUAL_HAND] * n
    if hand is not None:
        hands[player] = hand
    free = phase == BONUS
    tray = HIDDEN * (components.tray - free) + EMPTY * free
    known = "".join(hands) + tray.replace(EMPTY, "")
    return State(
        player=player,
        phase=phase,
        hands=tuple(hands),
        tray=tray,
        deck=HIDDEN * max(0, sum(components.cards.values()) - len(known)),
        discards="",
        stacks=_stacks(sum(len(d.points) for d in displays), n, tops),
        displays=tuple(displays),
        wilds=tuple(wilds),
        first_card=first,
        last_turns=None if first is None else last_turns(n, player, first),
        turn=1 + rounds * n,
        starter=player,
    )


def last_turns(players: int, player: int, first: int) -> int:
    """Return how many last turns are left when this player is to act and that one took First
    (8.2).
    """
    return players - ((player - first) % players or 1)


def ended(displays: Sequence[Display], wilds: Sequence[int], first: int | None) -> State:
    """Return the end of a game around its displays, after the last turn of who sits before
    First."""
    last = ((first or 0) - 1) % len(displays)
    going = completed(displays, wilds, last, first, phase=ACTION)
    return changed(going, phase=OVER, last_turns=None if first is None else 0)


def _stacks(boxes: int, players: int, tops: Sequence[Tile]) -> tuple[tuple[Tile, ...], ...]:
    """Five stacks with these boxes on top, as low as the boxes laid have left them. Of the others
    nothing is known.
    """
    components = load_components()
    height = components.stack_height.get(players, 0)
    left = components.stacks * height - boxes - len(tops)
    stacks: list[tuple[Tile, ...]] = [(tile,) for tile in tops[: components.stacks]]
    stacks += [()] * (components.stacks - len(stacks))
    for n, stack in enumerate(stacks):
        more = max(0, min(left, height - len(stack)))
        stacks[n] = stack + (COVERED,) * more
        left -= more
    return tuple(stacks)
