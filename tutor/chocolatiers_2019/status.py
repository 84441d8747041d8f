"""Checks whether a position is possible; saved positions and those of lessons must pass.

Each check is a generator of Violations: what cannot be, in a sentence, and the clause that says so.
Cards and tiles that are hidden in a view may be any; there must only be so many of them.
"""

from __future__ import annotations

from tutor.chocolatiers_2019.components import EQUAL_TURNS, LAST_ROUNDS, Components
from tutor.chocolatiers_2019.same import found_here
from tutor.chocolatiers_2019.state import DISCARD, FIRST, OVER, PHASES, SECOND, State
from tutor.chocolatiers_family.census import (
    Found,
    card_problems,
    display_problems,
    is_tile,
    lying,
    tile_problems,
    wild_problems,
)
from tutor.chocolatiers_family.kinds import EMPTY
from tutor.chocolatiers_family.tiles import COVERED, Tile
from tutor.engine import Violation
from tutor.i18n import _

MORE = {FIRST: 0, SECOND: 1, DISCARD: 2, OVER: 0}
"""Most cards over the limit that the player to act can have: one for each action."""
DONE = {FIRST: 0, SECOND: 1, DISCARD: 2, OVER: 2}
"""Actions of this turn that are done."""


def status(
    state: State, components: Components, *, own_tiles: bool = False
) -> tuple[Violation, ...]:
    """Return every reason why this position is impossible, each with its clause; () if there is
    none.

    `own_tiles`: boxes need not come out of the box of the game, and there may be fewer of them.
    Lessons have such positions: an author draws the boxes that show a rule best, and leaves out
    those that would only distract.
    """
    shape = tuple(_shape(state, components))
    if shape:  # the other checks need one entry for each player
        return shape
    everywhere = (*state.hands, state.deck, state.discards, state.tray.replace(EMPTY, ""))
    torn = tuple(found_here(display_problems(state.displays)))
    held = [
        display.wilds + free + state.locked(player)
        for player, (display, free) in enumerate(zip(state.displays, state.wilds, strict=True))
    ]
    return (
        *found_here(card_problems("".join(everywhere), components.cards)),
        *_tray(state),
        *_hands(state, components),
        *torn,
        *_boxes(state, components, own_tiles),
        *(() if own_tiles or torn else _all_tiles(state, components)),
        *found_here(wild_problems(state.wilds, held, components.wilds)),
        *_turns(state),
        *_ending(state, components),
    )


def _shape(state: State, components: Components) -> Found:
    """Check that there are as many of each piece as the table has places for."""
    n = state.players
    if n not in components.players:
        text = _("Chocolatiers 2019 is for {low} to {high} players; there are {n} hands.")
        low, high = components.players[0], components.players[-1]
        yield Violation("1.1", text.format(low=low, high=high, n=n))
    for clause, entry, size, right in (
        ("2.1", "displays", len(state.displays), n),
        ("1.3", "wilds", len(state.wilds), n),
        ("6.1", "reserved", len(state.reserved), n),
        ("1.2", "tray", len(state.tray), components.tray),
    ):
        if size != right:
            text = _("“{entry}” must have {right} items; it has {size}.")
            yield Violation(clause, text.format(entry=entry, right=right, size=size))
    for clause, entry, player in (
        ("2.1", "player", state.player),
        ("1.6", "starter", state.starter),
        ("7.1", "first_tile", 0 if state.first_tile is None else state.first_tile),
    ):
        if player not in range(n):
            text = _("“{entry}” must be a player from 0 to {last}.")
            yield Violation(clause, text.format(entry=entry, last=n - 1))
    for clause, entry, value, known in (
        ("2.2", "phase", state.phase, PHASES),
        ("7.2", "last_round", state.last_round, LAST_ROUNDS),
    ):
        if value not in known:
            text = _("“{entry}” must be one of: {all}.")
            yield Violation(clause, text.format(entry=entry, all=", ".join(known)))


def _tray(state: State) -> Found:
    """Check that the tray is filled, as after every action (clauses 3.4 and 3.5)."""
    free = state.tray.count(EMPTY)
    if free and (state.deck or state.discards):
        text = _("{n} slots of the tray are empty, but there are cards to fill them.")
        yield Violation("3.4", text.format(n=free))


def _hands(state: State, components: Components) -> Found:
    """Check that only the player to act is over the hand limit, by this turn's cards (clause
    2.4)."""
    limit = components.hand_limit
    for player, hand in enumerate(state.hands):
        most = limit + (MORE[state.phase] if player == state.player else 0)
        if len(hand) > most:
            text = _("Player {p} has {n} cards in hand; at most {most} can be there now.")
            yield Violation("2.4", text.format(p=player, n=len(hand), most=most))
    if state.phase == DISCARD and len(state.hand) <= limit:
        text = _("“phase” cannot be “{phase}”: there is nothing to discard.")
        yield Violation("2.4", text.format(phase=DISCARD))


def _boxes(state: State, components: Components, own_tiles: bool) -> Found:
    """Check the row, the pile and reserved boxes (clauses 1.4, 4.9, 6.6)."""
    open_ = [*state.row, *filter(None, state.reserved)]
    if any(not is_tile(tile) and tile != COVERED for tile in (*open_, *state.pile)):
        yield Violation("1.4", _("There is a tile that is none: four spaces, chocolates on it."))
    most = components.row
    if len(state.row) > most:
        text = _("The row has {n} boxes; {most} lie there.")
        yield Violation("1.4", text.format(n=len(state.row), most=most))
    elif len(state.row) < most and state.pile and not own_tiles:
        text = _("The row has {n} boxes, but the pile has more to fill it.")
        yield Violation("4.9", text.format(n=len(state.row)))


def _all_tiles(state: State, components: Components) -> Found:
    """Check that every box of the game is in the position, and no other (clause 1.4)."""
    seen = seen_tiles(state)
    covered = [tile for tile in (*state.row, *state.pile) if tile == COVERED]
    count, right = len(seen) + len(covered), len(components.tiles)
    if count != right:
        text = _("There are {n} Box tiles in this position; the game has {total}.")
        yield Violation("1.4", text.format(n=count, total=right))
    yield from found_here(tile_problems(seen, components.tiles))


def seen_tiles(state: State) -> list[Tile]:
    """Return the tiles whose faces are known, as they lie there."""
    known = [tile for tile in (*state.row, *state.pile) if tile != COVERED]
    return [*known, *filter(None, state.reserved), *lying(state.displays)]


def turns_taken(state: State, player: int) -> int:
    """Return how many turns a player has had, the present one not counted (clause 2.1)."""
    before = (state.turn - 1 - (player - state.starter) % state.players - 1) // state.players + 1
    return max(0, before)


def _turns(state: State) -> Found:
    """Check that the players took turns of two actions each (clauses 2.1 to 2.3)."""
    if state.turn < 1:
        yield Violation("2.1", _("“turn” counts from 1."))
        return
    if (state.starter + state.turn - 1) % state.players != state.player:
        text = _("In turn {turn} player {p} is not the one to play, as player {first} began.")
        p, first = state.player, state.starter
        yield Violation("2.1", text.format(turn=state.turn, p=p, first=first))
        return
    for player, display in enumerate(state.displays):
        actions = 2 * turns_taken(state, player)
        actions += DONE[state.phase] if player == state.player else 0
        boxes, reserved = len(display.points), state.locked(player)
        if boxes + display.wilds + reserved > actions:
            text = _(
                "Player {p} has filled {boxes} boxes, placed {wilds} Wilds and reserved {reserved} "
                "boxes, but had {n} actions."
            )
            said = text.format(
                p=player, boxes=boxes, wilds=display.wilds, reserved=reserved, n=actions
            )
            yield Violation("2.2", said)


def _ending(state: State, components: Components) -> Found:
    """Check that First, the last turns and the end fit together (clauses 7.1 and 7.2)."""
    first, n, most = state.first_tile, state.players, components.boxes_to_end
    full = [p for p, display in enumerate(state.displays) if len(display.points) >= most]
    if first is None:
        if full:
            text = _("Player {p} has {n} boxes, but nobody holds First.")
            yield Violation("7.1", text.format(p=full[0], n=most))
        if state.phase == OVER:
            yield Violation("7.2", _("The game is over, but nobody holds First."))
        return
    if first not in full:
        text = _("Player {p} holds First without {n} boxes.")
        yield Violation("7.1", text.format(p=first, n=most))
    begins = state.starter if state.last_round == EQUAL_TURNS else first
    order = [(p - begins) % n for p in range(n)]
    now = order[state.player]
    if now < order[first]:
        text = _("Player {p} holds First and had the last turn of the round before.")
        yield Violation("7.2", text.format(p=first))
    elif state.player == first and state.phase == FIRST:
        yield Violation("7.2", _("Player {p} holds First and has no more turn.").format(p=first))
    if state.phase == OVER and state.turns_left:
        text = _("The game is over after the turn of player {last}, not of player {p}.")
        yield Violation("7.2", text.format(last=(begins - 1) % n, p=state.player))
    for player in full:
        to_come = order[player] > now or (player == state.player and state.phase == FIRST)
        if player != first and (to_come or order[player] < order[first]):
            text = _("Player {p} has {n} boxes before the last turn, but not First.")
            yield Violation("7.1", text.format(p=player, n=most))
