"""The search told plainly: every world that nobody can rule out, every turn in it, by the rules.

Slow, for small positions only. It uses the rules core alone and nothing of the search.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import permutations
from random import Random

from attrs import evolve

from tutor.chocolatiers import State, Tile
from tutor.chocolatiers.actions import Action, Swap
from tutor.chocolatiers.components import Components, load_components
from tutor.chocolatiers.game import Chocolatiers
from tutor.chocolatiers.listing import legal_actions
from tutor.chocolatiers.scoring import score
from tutor.chocolatiers.state import OVER
from tutor.chocolatiers.turns import successor
from tutor.chocolatiers_family.actions import PlaceWild, Take
from tutor.chocolatiers_family.kinds import KINDS
from tutor.chocolatiers_family.tiles import COVERED
from tutor.kit.frozen import changed

TINY = evolve(
    load_components(),
    hand=1,
    tray=2,
    hand_limit=2,
    wilds=1,
    stacks=2,
    stack_height={2: 2, 3: 3, 4: 3},
    boxes_to_end=2,
    cards={"T": 3, "N": 3, "R": 2, "M": 1, "B": 0, "V": 0},
    tiles=(
        Tile("T..T", 3),
        Tile("TN..", 3),
        Tile("N..N", 4),
        Tile("R..R", 4),
        Tile("T..R", 5),
        Tile("M..T", 5),
        Tile("M...", 3),
        Tile("N..M", 4),
        Tile("R..N", 5),
    ),
)
"""A game so small that every world can be tried."""


def tiny_positions(seed: int, players: int) -> Iterator[State]:
    """The positions of a random game with TINY."""
    game, random = Chocolatiers(TINY), Random(seed)
    state = game.start(players, seed=seed)
    while not game.over(state):
        yield state
        actions = game.actions(state)
        placing = [a for a in actions if type(a).__name__ == "Box"]
        keeping = [a for a in actions if not isinstance(a, PlaceWild)] or actions
        state = game.apply(state, random.choice(placing or keeping))


def whole_turns(state: State, components: Components) -> Iterator[tuple[tuple[Action, ...], State]]:
    """Every turn from here to its end."""
    for action in legal_actions(state, components):
        after = successor(state, action, components)
        if after.phase == OVER or after.player != state.player:
            yield (action,), after
        else:
            for rest, end in whole_turns(after, components):
                yield (action, *rest), end


def worlds(view: State, components: Components) -> Iterator[State]:
    """Each way to fill in what is hidden, as far as a round of turns can show it."""
    seen = "".join((*view.hands, view.tray, view.discards))
    cards = "".join(k * (components.cards[k] - seen.count(k)) for k in KINDS)
    hidden = [hand.count("?") for hand in view.hands]
    drawn = min(len(view.deck), view.players + 1)
    tiles = list(components.tiles)
    for stack in view.stacks:
        tiles = [t for t in tiles if t not in stack]
    for display in view.displays:
        for place, points in zip(display.boxes, display.points, strict=True):
            face = display.face(*place)
            assert "*" not in face, "only positions without Wilds on boxes"
            mine = next(t for t in tiles if face in t.faces and t.points == points)
            tiles.remove(mine)
    covered = [n for n, stack in enumerate(view.stacks) if len(stack) > 1]
    for dealt in sorted(set(permutations(cards, sum(hidden) + drawn))):
        text, hands = "".join(dealt), []
        for hand in view.hands:
            n = hand.count("?")
            hands.append(hand.replace("?", "") + text[:n])
            text = text[n:]
        for under in permutations(tiles, len(covered)):
            stacks = list(view.stacks)
            for n, tile in zip(covered, under, strict=True):
                stacks[n] = (stacks[n][0], tile, *stacks[n][2:])
            yield changed(
                view,
                hands=tuple("".join(sorted(h, key=KINDS.index)) for h in hands),
                deck=text + "?" * (len(view.deck) - len(text)),
                stacks=tuple(stacks),
            )


def sure(view: State, turn: tuple[Action, ...], components: Components) -> int:
    """What is sure after this turn: the least over all worlds and all that the rivals can do."""
    return min(_after(view, world, turn, components) for world in worlds(view, components))


def _after(view: State, world: State, turn: tuple[Action, ...], components: Components) -> int:
    for action in turn:
        world = successor(world, action, components)
    fresh = Counter(world.tray) - _open(view, turn)
    return _rivals(view, world, fresh, components)


def _open(view: State, turn: tuple[Action, ...]) -> Counter[str]:
    tray = Counter(view.tray.replace(".", ""))
    for action in turn:
        tray = _moved(tray, action)
    return tray


def _moved(tray: Counter[str], action: Action) -> Counter[str]:
    if isinstance(action, Take):
        return tray - Counter(action.card)
    if isinstance(action, Swap):
        return (tray + Counter(action.give)) - Counter(action.take)
    return tray


def _rivals(view: State, state: State, fresh: Counter[str], components: Components) -> int:
    """`fresh`: what has turned up in the tray; the one who searches must not count on it."""
    me = view.player
    if state.phase == OVER:
        return lead(state, me, components)
    if state.player == me:
        return _own(view, state, fresh, components)
    least = 1000
    for turn, after in whole_turns(state, components):
        known = Counter(state.tray.replace(".", "")) - fresh
        # A rival may take the card that lay there or one like it that has turned up.
        for left in _either(known, turn):
            least = min(
                least,
                _rivals(view, after, Counter(after.tray.replace(".", "")) - left, components),
            )
    return least


def _either(known: Counter[str], turn: tuple[Action, ...]) -> Iterator[Counter[str]]:
    """What is left of the cards that lay open, for each way to mean the cards taken."""
    action = turn[0]
    if isinstance(action, Take):
        yield known - Counter(action.card)
        yield known
    elif isinstance(action, Swap):
        more = known + Counter(action.give)
        for meant in ((), action.take[:1], action.take[1:], action.take):
            yield more - Counter(meant)
    else:
        yield known


def _own(view: State, state: State, fresh: Counter[str], components: Components) -> int:
    """The best second turn with what was open at the first."""
    known = Counter(state.tray.replace(".", "")) - fresh
    tray = "".join(known.elements())
    stacks = tuple(
        stack if len(stack) == len(before) else (COVERED,) * len(stack)
        for stack, before in zip(state.stacks, view.stacks, strict=True)
    )
    me = view.player
    return _best(
        changed(
            state,
            hands=tuple(hand if p == me else "" for p, hand in enumerate(state.hands)),
            tray=tray + "." * (len(state.tray) - len(tray)),
            stacks=stacks,
            deck="",
            discards="",
        )
    )


@cache
def _best(state: State) -> int:
    return max(lead(end, state.player, TINY) for _turn, end in whole_turns(state, TINY))


def lead(state: State, player: int, components: Components) -> int:
    """Own total less the best rival's, as the table stands."""
    totals = {
        s.player: s.total for s in score(state.displays, state.wilds, state.first_card, components)
    }
    return totals.pop(player) - max(totals.values())
