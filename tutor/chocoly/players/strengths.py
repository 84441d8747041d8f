"""Five players: two who grow areas, one who compares, one who saves tokens, one who thinks
ahead.
"""

from __future__ import annotations

from collections import Counter
from random import Random

import attrs

from tutor.chocoly.actions import Action, Bean, Flavour, Stack
from tutor.chocoly.components import Components
from tutor.chocoly.faces import FLAVOURS, canonical
from tutor.chocoly.game import components_of
from tutor.chocoly.outcomes import Outcome, outcomes
from tutor.chocoly.players.bean import average_best
from tutor.chocoly.players.imagine import imagine, unseen
from tutor.chocoly.players.judge import (
    lead,
    near_first,
    own_flavour,
    price,
    quick,
    ranked,
    rivals,
    worth,
)
from tutor.chocoly.state import CHOOSE, OVER, State
from tutor.chocoly.turns import successor
from tutor.engine import Game
from tutor.i18n import N_
from tutor.kit.frozen import changed
from tutor.players.player import choices

BETTER = 2
"""A new hand is worth the bean if it promises so many pieces more on average."""


@attrs.frozen
class Grower:
    """Lays the tile that makes its own area largest, and looks at nothing else.

    `anyone`: large areas please it, whoever's they are.
    """

    title: str = N_("Dreamy")
    description: str = N_(
        "Makes its own area grow and does not look at yours. Stacks only where nothing else goes."
    )
    anyone: bool = False

    def choose(self, game: Game[State, Action], view: State, rng: Random) -> Action:
        """See `Player.choose`. Raises UnknownGame for another game."""
        actions = choices(game, view)
        if view.phase == CHOOSE:
            return _flavour(view)
        found = near_first(view, outcomes(view, stacked=False) or outcomes(view))
        mine = own_flavour(view, view.player)

        def pleasure(outcome: Outcome) -> int:
            return sum(outcome.sizes) if self.anyone else outcome.sizes[mine]

        return max(found, key=pleasure).action if found else actions[0]


PLAYFUL = Grower(
    N_("Playful"),
    N_(
        "Likes large areas, yours as much as its own. Stacks only where nothing else goes. For a "
        "first game, also for children."
    ),
    anyone=True,
)


@attrs.frozen
class Comparer:
    """Places the tile after which it leads by most.

    `token`: pieces that a stack must gain before it is paid; with it a player saves tokens as long
    as there are turns to pay them in, and pays the bean for a hand that is poor.
    """

    title: str
    description: str
    saves: bool = False

    def choose(self, game: Game[State, Action], view: State, rng: Random) -> Action:
        """See `Player.choose`. Raises UnknownGame for another game."""
        components, actions = components_of(game), choices(game, view)
        if view.phase == CHOOSE:
            return _flavour(view)
        found = near_first(view, outcomes(view))
        if self.saves and Bean() in actions and pays_bean(view, found, components):
            return Bean()
        token = price(view, view.player) if self.saves else 0.0
        return ranked(view, found, token)[0][1].action if found else actions[0]


@attrs.frozen
class Lookahead:
    """Tries its most promising placements in several imagined worlds; takes the best on average.

    In each world everyone goes on for a round with what looks best there. The budget is counted in
    placements played, not in seconds: the same view and rng always lead to the same action.

    `candidates`: placements tried. `budget`: placements played on in all. `trust`: how much what a
    placement promises at first sight counts beside the average.
    """

    title: str = N_("Farsighted")
    description: str = N_(
        "Thinks of your answer and of its own next turn, and keeps its tokens for the cut that "
        "hurts. Never peeks at hidden tiles."
    )
    candidates: int = 8
    budget: int = 96
    trust: float = 0.5

    def choose(self, game: Game[State, Action], view: State, rng: Random) -> Action:
        """See `Player.choose`. Raises UnknownGame for another game."""
        components, actions = components_of(game), choices(game, view)
        if view.phase == CHOOSE:
            return _flavour(view)
        found = near_first(view, outcomes(view))
        if Bean() in actions and pays_bean(view, found, components):
            return Bean()
        if not found or not view.board:
            return found[0].action if found else actions[0]
        tried = _unlike(ranked(view, found, price(view, view.player)), self.candidates)
        if len(tried) == 1:
            return tried[0][1].action
        ahead = view.players
        worlds = [
            imagine(view, components, rng)
            for _world in range(max(1, self.budget // (ahead * len(tried))))
        ]
        values = [
            self.trust * promise
            + sum(self._after(world, it.action, ahead, components) for world in worlds)
            / len(worlds)
            for promise, it in tried
        ]
        return tried[values.index(max(values))][1].action

    def _after(self, world: State, action: Action, ahead: int, components: Components) -> float:
        """Return what this placement and so many turns after it are worth to the player to
        act."""
        state = successor(world, action, components.hand)
        for _turn in range(ahead):
            following = None if state.phase == OVER else quick(state)
            if following is None:
                break
            state = successor(state, following, components.hand)
        return worth(state, world.player)


def _unlike(judged: list[tuple[float, Outcome]], count: int) -> list[tuple[float, Outcome]]:
    """Return the first so many that differ in where they lie or in what they make of the
    areas."""
    found: dict[object, tuple[float, Outcome]] = {}
    for one in judged:
        action = one[1].action
        key = (type(action), action.row, action.column, one[1].sizes)
        found.setdefault(key, one)
        if len(found) == count:
            break
    return list(found.values())


def _flavour(view: State) -> Flavour:
    """Return the free flavour of which the hand shows most."""
    shown = Counter("".join(view.hand))
    free = [flavour for flavour in FLAVOURS if flavour not in view.flavours]
    return Flavour(max(free, key=lambda flavour: shown[flavour]))


# ---- the bean


def pays_bean(view: State, found: list[Outcome], components: Components) -> bool:
    """Return whether a new hand promises enough more than this one (clause 2.2)."""
    if not view.board or not found:
        return False
    token = price(view, view.player)
    now = ranked(view, found, token)[0][0]
    pool = unseen(view, components)
    worths = worths_of(view, tuple(dict.fromkeys(pool)), token)
    return average_best(worths, pool, components.hand) - now >= BETTER


def worths_of(view: State, tiles: tuple[str, ...], token: float) -> dict[str, float]:
    """Return what each of these tiles would be worth in the hand now, at its best place."""
    mine, others = own_flavour(view, view.player), rivals(view, view.player)
    lying = float(-100)
    values = dict.fromkeys(tiles, lying)
    hands = tuple(tiles if p == view.player else h for p, h in enumerate(view.hands))
    for it in outcomes(changed(view, hands=hands)):
        tile = canonical(it.action.face)
        value = lead(it.sizes, mine, others) - token * isinstance(it.action, Stack)
        values[tile] = max(values[tile], value)
    return values
