"""Checks whether a position is possible; saved positions and those of lessons must pass.

Each check is a generator of Violations: what cannot be, in a sentence, and the clause that says so.
Cards and tiles that are hidden in a view may be any; there must only be so many of them.
"""

from __future__ import annotations

from tutor.chocolatiers.components import Components
from tutor.chocolatiers.state import ACTION, BONUS, END, OVER, PHASES, State
from tutor.chocolatiers_family.census import (
    Found,
    card_problems,
    display_problems,
    is_tile,
    lying,
    tile_problems,
    unseen,
    wild_problems,
)
from tutor.chocolatiers_family.kinds import EMPTY, HIDDEN
from tutor.chocolatiers_family.tiles import COVERED, Tile
from tutor.engine import Violation
from tutor.i18n import _


def status(
    state: State, components: Components, *, own_tiles: bool = False
) -> tuple[Violation, ...]:
    """Return every reason why this position is impossible, each with its clause; () if there is
    none.

    `own_tiles`: boxes need not come out of the box of the game, and stacks may be lower than the
    boxes in the displays explain. Lessons have such positions: an author draws the boxes that show
    a rule best, and leaves out stacks that would only distract.
    """
    shape = tuple(_shape(state, components))
    if shape:  # the other checks need one entry for each player
        return shape
    torn = tuple(display_problems(state.displays))
    placed = (d.wilds + kept for d, kept in zip(state.displays, state.wilds, strict=True))
    everywhere = (*state.hands, state.deck, state.discards, state.tray.replace(EMPTY, ""))
    return (
        *card_problems("".join(everywhere), components.cards),
        *_tray(state),
        *_hands(state, components),
        *torn,
        *_stacks(state, components),
        *(() if own_tiles or torn else _tiles(state, components)),
        *wild_problems(state.wilds, placed, components.wilds),
        *_turns(state),
        *_ending(state, components),
    )


def _shape(state: State, components: Components) -> Found:
    """Check that there are as many of each piece as the table has places for."""
    n = state.players
    if n not in components.players:
        yield Violation(
            "1.1",
            _("Chocolatiers is for {low} to {high} players; there are {n} hands.").format(
                low=components.players[0], high=components.players[-1], n=n
            ),
        )
    for clause, entry, size, right in (
        ("2.1", "displays", len(state.displays), n),
        ("1.2", "wilds", len(state.wilds), n),
        ("1.3", "tray", len(state.tray), components.tray),
        ("1.4", "stacks", len(state.stacks), components.stacks),
    ):
        if size != right:
            yield Violation(
                clause,
                _("“{entry}” must have {right} items; it has {size}.").format(
                    entry=entry, right=right, size=size
                ),
            )
    for clause, entry, player in (
        ("7.4", "player", state.player),
        ("1.6", "starter", state.starter),
        ("8.1", "first_card", 0 if state.first_card is None else state.first_card),
    ):
        if player not in range(n):
            yield Violation(
                clause,
                _("“{entry}” must be a player from 0 to {last}.").format(entry=entry, last=n - 1),
            )
    if state.phase not in PHASES:
        yield Violation("2.1", _("“phase” must be one of: {all}.").format(all=", ".join(PHASES)))


def _tray(state: State) -> Found:
    """A card is taken from it in the Action Phase, and the End Phase fills it (2.2, 7.2, 7.3)."""
    free = state.tray.count(EMPTY)
    taken = state.phase in (BONUS, END)
    if taken and not free and HIDDEN not in state.tray:  # who knows no card there passes
        yield Violation(
            "2.2", _("No slot of the tray is empty, but the Action Phase has been played.")
        )
    if free > taken and (state.deck or state.discards):
        yield Violation(
            "7.2",
            _("{n} slots of the tray are empty, but there are cards to fill them.").format(n=free),
        )


def _hands(state: State, components: Components) -> Found:
    """Over the hand limit is only who is to act, by the card of this turn (clause 7.1)."""
    limit = components.hand_limit
    for player, hand in enumerate(state.hands):
        acting = player == state.player and state.phase in (BONUS, END)
        if len(hand) > limit + acting:
            yield Violation(
                "7.1",
                _("Player {p} has {n} cards in hand; at most {most} can be there now.").format(
                    p=player, n=len(hand), most=limit + acting
                ),
            )
    if state.phase == END and len(state.hand) <= limit:
        yield Violation(
            "7.1", _("“phase” cannot be “{phase}”: there is nothing to discard.").format(phase=END)
        )


def _stacks(state: State, components: Components) -> Found:
    """Stacks only get lower (clauses 1.4 and 4.1)."""
    height = components.stack_height[state.players]
    for n, stack in enumerate(state.stacks, 1):
        if len(stack) > height:
            yield Violation(
                "1.4",
                _("Stack {n} has {size} tiles; with {players} players it has {height}.").format(
                    n=n, size=len(stack), players=state.players, height=height
                ),
            )
        if any(not is_tile(tile) and tile != COVERED for tile in stack):
            yield Violation(
                "1.4",
                _("Stack {n} has a tile that is none: four spaces, chocolates on it.").format(n=n),
            )


def _tiles(state: State, components: Components) -> Found:
    """Check that every box occurs as often as the game has it and came off a stack (1.4,
    4.1)."""
    right = components.stacks * components.stack_height[state.players]
    count = sum(map(len, state.stacks)) + sum(len(d.points) for d in state.displays)
    if count != right:
        yield Violation(
            "1.4",
            _("Stacks and displays have {n} Box tiles; {players} players have {right}.").format(
                n=count, players=state.players, right=right
            ),
        )
    yield from tile_problems(_seen_tiles(state), components.tiles)


def could_be_unseen(state: State, components: Components) -> tuple[Tile, ...]:
    """Return every tile of the game that may lie nowhere where it can be seen."""
    return unseen(_seen_tiles(state), components.tiles)


def _seen_tiles(state: State) -> list[Tile]:
    """The tiles that lie open, as they lie there."""
    tops = [tile for stack in state.stacks for tile in stack if tile != COVERED]
    return [*tops, *lying(state.displays)]


def turns_taken(state: State, player: int) -> int:
    """Return how many Bonus Phases a player has had (clauses 2.1 and 7.4)."""
    before = (state.turn - 1 - (player - state.starter) % state.players - 1) // state.players + 1
    return max(0, before) + (player == state.player and state.phase in (END, OVER))


def _turns(state: State) -> Found:
    """Play goes round, and each Bonus Phase adds at most one box or one Wild (2.1, 2.3)."""
    if state.turn < 1:
        yield Violation("2.1", _("“turn” counts from 1."))
        return
    if (state.starter + state.turn - 1) % state.players != state.player:
        yield Violation(
            "7.4",
            _("In turn {turn} player {p} is not the one to play, as player {first} began.").format(
                turn=state.turn, p=state.player, first=state.starter
            ),
        )
        return
    for player, display in enumerate(state.displays):
        bonuses = turns_taken(state, player)
        if len(display.points) + display.wilds > bonuses:
            yield Violation(
                "2.3",
                _(
                    "Player {p} has placed {boxes} boxes and {wilds} Wilds, but had {n} turns, "
                    "each with one bonus."
                ).format(p=player, boxes=len(display.points), wilds=display.wilds, n=bonuses),
            )


def _ending(state: State, components: Components) -> Found:
    """First, the last turns and the end belong together (clauses 8.1 and 8.2)."""
    first, left, n = state.first_card, state.last_turns, state.players
    most = components.boxes_to_end
    full = [p for p, display in enumerate(state.displays) if len(display.points) >= most]
    if first is None:
        if full:
            yield Violation(
                "8.1",
                _("Player {p} has {n} boxes, but nobody holds First.").format(p=full[0], n=most),
            )
        if left is not None:
            yield Violation("8.2", _("The last turns are counted, but nobody holds First."))
        if state.phase == OVER:
            yield Violation("8.2", _("The game is over, but nobody holds First."))
        return
    if first not in full:
        yield Violation(
            "8.1",
            _("Player {p} holds First without {n} boxes.").format(p=first, n=most),
        )
    played = (state.player - first) % n
    right = 0 if state.phase == OVER else n - (played or 1)
    if state.phase == OVER and played != n - 1:
        yield Violation(
            "8.2",
            _("The game is over after the turn of player {last}, not of player {p}.").format(
                last=(first - 1) % n, p=state.player
            ),
        )
    elif played == 0 and state.phase in (ACTION, BONUS):
        yield Violation("8.2", _("Player {p} holds First and has no more turn.").format(p=first))
    elif left != right:
        yield Violation(
            "8.2",
            _("There must be {right} last turns left; here it is {left}.").format(
                right=right, left=_("none") if left is None else left
            ),
        )
    for player in full:
        done = state.phase in (END, OVER) and player == state.player
        if player != first and (player - first) % n >= played and not done:
            yield Violation(
                "8.1",
                _("Player {p} has {n} boxes before the last turn, but not First.").format(
                    p=player, n=most
                ),
            )
