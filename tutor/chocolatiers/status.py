"""Whether a position can be at all: what every saved position, and every lesson's, must meet.

Each check is a generator of Violations: what cannot be, in a sentence, and the clause that says so.
Cards and tiles that are hidden in a view may be any; there must only be so many of them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

from tutor.chocolatiers.components import Components
from tutor.chocolatiers.display import Display, DisplayError
from tutor.chocolatiers.kinds import EMPTY, HIDDEN, KINDS, WILD, name
from tutor.chocolatiers.state import ACTION, BONUS, COVERED, END, OVER, PHASES, State, Tile
from tutor.engine import Violation
from tutor.i18n import _

Found = Iterator[Violation]


def status(
    state: State, components: Components, *, own_tiles: bool = False
) -> tuple[Violation, ...]:
    """Every reason why this position cannot be, each with its clause; () if it can be.

    `own_tiles`: boxes need not come out of the box of the game, and stacks may be lower than the
    boxes in the displays explain. Lessons have such positions: an author draws the boxes that show
    a rule best, and leaves out stacks that would only distract.
    """
    shape = tuple(_shape(state, components))
    if shape:  # the other checks need one entry for each player
        return shape
    torn = tuple(_displays(state))
    return (
        *_cards(state, components),
        *_tray(state),
        *_hands(state, components),
        *torn,
        *_stacks(state, components),
        *(() if own_tiles or torn else _tiles(state, components)),
        *_wilds(state, components),
        *_turns(state),
        *_ending(state, components),
    )


def _shape(state: State, components: Components) -> Found:
    """As many of everything as the table has places for."""
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


def _cards(state: State, components: Components) -> Found:
    """All cards of the box lie somewhere, and no others (clause 1.1)."""
    held = "".join((*state.hands, state.deck, state.discards))
    everywhere = held + state.tray.replace(EMPTY, "")
    strange = sorted(set(everywhere) - set(KINDS + HIDDEN))
    if strange:
        yield Violation("1.1", _("“{it}” is no card of the game.").format(it="".join(strange)))
    for kind in KINDS:
        count, total = everywhere.count(kind), components.cards[kind]
        if count > total or (count < total and HIDDEN not in everywhere):
            yield Violation(
                "1.1",
                _("There are {n} {kind} cards in this position; the box has {total}.").format(
                    n=count, kind=name(kind), total=total
                ),
            )
    total = sum(components.cards.values())
    if HIDDEN in everywhere and len(everywhere) != total:
        yield Violation(
            "1.1",
            _("There are {n} cards in this position; the box has {total}.").format(
                n=len(everywhere), total=total
            ),
        )


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


def _displays(state: State) -> Found:
    """Boxes of four spaces, edge to edge, within 3 x 2 (clauses 1.4, 5.2, 5.6)."""
    for player, display in enumerate(state.displays):
        try:
            whole = Display.parse(str(display), display.points)
        except DisplayError as error:
            yield Violation(
                error.clause or "1.4",
                _("The display of player {p}: {why}").format(p=player, why=error),
            )
        else:
            if any(whole.face(*place) == EMPTY * 4 for place in whole.boxes):
                yield Violation(
                    "1.4",
                    _("The display of player {p} has a box without chocolates.").format(p=player),
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
        if any(not _is_tile(tile) and tile != COVERED for tile in stack):
            yield Violation(
                "1.4",
                _("Stack {n} has a tile that is none: four spaces, chocolates on it.").format(n=n),
            )


def _is_tile(tile: Tile) -> bool:
    """Four spaces; an author's own tile has at least one chocolate."""
    return (
        len(tile.spaces) == 4
        and all(space in KINDS + EMPTY for space in tile.spaces)
        and bool(tile.chocolates)
    )


def _tiles(state: State, components: Components) -> Found:
    """Every box lies here as often as the game has it, and came off a stack (1.4, 4.1)."""
    right = components.stacks * components.stack_height[state.players]
    count = sum(map(len, state.stacks)) + sum(len(d.points) for d in state.displays)
    if count != right:
        yield Violation(
            "1.4",
            _("Stacks and displays have {n} Box tiles; {players} players have {right}.").format(
                n=count, players=state.players, right=right
            ),
        )
    for tile in _not_of_the_game(_seen_tiles(state), components.tiles):
        yield Violation(
            "1.4",
            _("The box {face} with {n} points is not in the game, or not so often.").format(
                face=tile.spaces, n=tile.points
            ),
        )


def could_be_unseen(state: State, components: Components) -> tuple[Tile, ...]:
    """Every tile of the game that may lie nowhere where it can be seen.

    A box with Wilds on it may be one of several tiles: then each of them may be unseen. From each
    tile that no box needs, whatever it could stand in for is free as well.
    """
    seen, owned = _seen_tiles(state), components.tiles
    holder = _matched(seen, owned)
    free = [n for n in range(len(owned)) if n not in holder]
    for n in free:
        for other, box in holder.items():
            if other not in free and _may_be(seen[box], owned[n]):
                free.append(other)
    return tuple(owned[n] for n in sorted(free))


def _seen_tiles(state: State) -> list[Tile]:
    """The tiles that lie open, as they lie there."""
    seen = [tile for stack in state.stacks for tile in stack if tile != COVERED]
    for display in state.displays:
        faces = [display.face(*place) for place in display.boxes]
        seen += [Tile(*box) for box in zip(faces, display.points, strict=False)]
    return seen


def _not_of_the_game(seen: Sequence[Tile], owned: Sequence[Tile]) -> list[Tile]:
    """Those of the tiles seen for which no owned one is left."""
    found = set(_matched(seen, owned).values())
    return [tile for n, tile in enumerate(seen) if n not in found]


def _matched(seen: Sequence[Tile], owned: Sequence[Tile]) -> dict[int, int]:
    """Which owned tile is which of those seen, by their numbers.

    A space under a Wild may show anything, so which owned tile a box is may be open: as many as
    can be are matched, each to one of its own (augmenting paths).
    """
    could_be = [[n for n, tile in enumerate(owned) if _may_be(box, tile)] for box in seen]
    holder: dict[int, int] = {}

    def finds(box: int, tried: set[int]) -> bool:
        for n in could_be[box]:
            if n not in tried:
                tried.add(n)
                if n not in holder or finds(holder[n], tried):
                    holder[n] = box
                    return True
        return False

    # Boxes seen whole choose first, so that what is left over is the one that is made up.
    for box in sorted(range(len(seen)), key=lambda n: seen[n].spaces.count(WILD)):
        finds(box, set())
    return holder


@lru_cache(maxsize=1 << 14)
def _may_be(box: Tile, tile: Tile) -> bool:
    """Whether this box, as it lies there, is that tile, turned and with Wilds on it."""
    return box.points == tile.points and any(
        all(shown in (space, WILD) for shown, space in zip(box.spaces, face, strict=False))
        for face in tile.faces
    )


def _wilds(state: State, components: Components) -> Found:
    """Placed and unplaced Wilds are no more than each player was given (clauses 1.2 and 6.6).

    They may be fewer: a lesson leaves those out that would only distract.
    """
    for player, (display, kept) in enumerate(zip(state.displays, state.wilds, strict=True)):
        if kept < 0 or display.wilds + kept > components.wilds:
            yield Violation(
                "1.2",
                _("Player {p} has {n} Wilds, placed ones included; everyone gets {given}.").format(
                    p=player, n=display.wilds + kept, given=components.wilds
                ),
            )


def turns_taken(state: State, player: int) -> int:
    """How many Bonus Phases a player has had (clauses 2.1 and 7.4)."""
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
