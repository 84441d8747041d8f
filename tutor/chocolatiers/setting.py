"""A table that is being set, piece by piece (clauses 1.1 to 1.6).

What will lie there in the end is known from the beginning, as `setup.start` shuffles it; a setting
is how much of it has been laid. So whatever order the pieces are laid in, the table is the same.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import TypeVar

import attrs

from tutor.chocolatiers.components import load_components
from tutor.chocolatiers.state import State
from tutor.chocolatiers_family.display import Display
from tutor.chocolatiers_family.kinds import EMPTY, HIDDEN, KINDS, name
from tutor.engine import Violation
from tutor.i18n import N_, _

T = TypeVar("T")

SETUP = "setup"
"""The phase before the first turn: nobody can do anything yet."""
CLAUSES: Mapping[str, str] = MappingProxyType(
    {
        "hands": "1.1",
        "wilds": "1.2",
        "tray": "1.3",
        "stacks": "1.4",
        "cards": "1.5",
        "starter": "1.6",
    }
)
"""What is laid, in the order of the rulebook, and the clause that says how."""
PARTS = tuple(CLAUSES)
FIRST = "first"
RANKS = (FIRST, *KINDS)
"""The Scoring cards in their order (clause 1.5)."""
FINISH = "finish"
"""The rest of a part, laid at once."""

TOO_HIGH = {
    2: N_("Three are enough with two players."),
    3: N_("Four are enough with three players."),
    4: N_("Five are enough with four players."),
}


@attrs.frozen(slots=False, repr=False)
class Setting(State):
    """How far a table is set. What has not been laid is not in the State it also is.

    `part`: what is being laid. `ranks`: the Scoring card at each of the seven places, "" for none.
    `begins`: who starts, None as long as that is open. `known`: whether it has been said how many
    play. `at_once`: whether the rest of the part may be laid at once.
    """

    part: str = "hands"
    ranks: tuple[str, ...] = ("",) * len(RANKS)
    begins: int | None = None
    known: bool = True
    at_once: bool = False


def empty(players: int, *, known: bool = True) -> Setting:
    """Return a bare table."""
    components = load_components()
    return Setting(
        player=0,
        phase=SETUP,
        hands=("",) * players,
        tray=EMPTY * components.tray,
        deck=HIDDEN * sum(components.cards.values()),
        discards="",
        stacks=((),) * components.stacks,
        displays=(Display(wild_chain=components.wild_chain),) * players,
        wilds=(0,) * players,
        known=known,
    )


def as_setting(state: State) -> Setting:
    """Return a table as a setting; one on which all lies is set to the end."""
    if isinstance(state, Setting):
        return state
    bare = {field.name: getattr(state, field.name) for field in attrs.fields(State)}
    return Setting(**bare | {"phase": SETUP}, part="", ranks=RANKS, begins=state.starter)


# ---- how much of a part is laid


def height(setting: State) -> int:
    """Return how many boxes a stack gets (clause 1.4)."""
    return load_components().stack_height[setting.players]


def tiles_left(setting: State) -> int:
    """Return how many box tiles have not been laid."""
    return len(load_components().tiles) - sum(map(len, setting.stacks))


def laid(setting: Setting, part: str) -> int:
    """Return how many pieces of a part lie."""
    return {
        "hands": sum(map(len, setting.hands)),
        "wilds": sum(setting.wilds),
        "tray": sum(card != EMPTY for card in setting.tray),
        "stacks": sum(map(len, setting.stacks)),
        "cards": sum(map(bool, setting.ranks)),
        "starter": int(setting.begins is not None),
    }[part]


def wanted(setting: Setting, part: str) -> int:
    """Return how many pieces a part has."""
    components, players = load_components(), setting.players
    return {
        "hands": players * components.hand,
        "wilds": players * components.wilds,
        "tray": components.tray,
        "stacks": components.stacks * components.stack_height[players],
        "cards": len(RANKS),
        "starter": 1,
    }[part]


def complete(setting: Setting, part: str) -> bool:
    """Return whether all of a part lies."""
    return laid(setting, part) == wanted(setting, part)


def missing(setting: Setting) -> tuple[str, ...]:
    """Return what is still to be laid of the part, a place for each piece, in the usual
    order."""
    components = load_components()
    seats = range(setting.players)
    match setting.part:
        case "hands":
            rounds = range(components.hand)
            return tuple(f"seat:{p}" for n in rounds for p in seats if len(setting.hands[p]) <= n)
        case "wilds":
            all_ = components.wilds
            return tuple(f"seat:{p}" for p in seats for _n in range(all_ - setting.wilds[p]))
        case "tray":
            return tuple(f"slot:{n}" for n, card in enumerate(setting.tray) if card == EMPTY)
        case "stacks":
            high = height(setting)
            places = enumerate(setting.stacks)
            return tuple(f"pile:{n}" for n, pile in places for _n in range(high - len(pile)))
        case "cards":
            places_ = enumerate(zip(setting.ranks, RANKS, strict=True))
            return tuple(f"rank:{n} {card}" for n, (lies, card) in places_ if not lies)
    return ()


def can_finish(setting: Setting) -> bool:
    """Return whether enough was laid by hand to see how it goes on; then the rest may come at
    once."""
    done = laid(setting, setting.part) if setting.part else 0
    if setting.part == "hands" and not all(setting.hands):
        return False
    enough = {
        "hands": setting.players,
        "wilds": load_components().wilds,
        "tray": 2,
        "stacks": 2 * height(setting),
        "cards": 3,
    }.get(setting.part)
    return enough is not None and enough <= done < wanted(setting, setting.part)


# ---- laying


def problem(setting: Setting, value: str) -> Violation | None:
    """Explain why a piece cannot be laid there; None if it can.

    `value`: a place ("seat:0", "slot:2", "pile:4"), for a Scoring card with the card ("rank:0 T"),
    or FINISH.
    """
    if value == FINISH:
        return None
    found = next(_problems(setting, value), None)
    return Violation(CLAUSES.get(setting.part, "1.1"), found) if found else None


def _problems(setting: Setting, value: str) -> Iterator[str]:
    place, _blank, card = value.partition(" ")
    kind, _colon, number = place.partition(":")
    components = load_components()
    n = int(number) if number.isdecimal() else -1
    match setting.part:
        case "hands":
            if kind != "seat" or n not in range(setting.players):
                yield _("Cards are dealt to the players first.")
            elif len(setting.hands[n]) >= components.hand:
                yield _("Three cards each: this hand is full.")
        case "wilds":
            if kind != "seat" or n not in range(setting.players):
                yield _("Wilds go to the players.")
            elif setting.wilds[n] >= components.wilds:
                yield _("Three Wilds each; the others go back into the box.")
        case "tray":
            yield from _in_tray(setting, kind, n)
        case "stacks":
            if kind != "pile" or n not in range(components.stacks):
                yield _("Boxes go on the five stacks.")
            elif len(setting.stacks[n]) >= height(setting):
                yield _(TOO_HIGH[setting.players])
        case "cards":
            yield from _in_row(setting, kind, n, card)
        case _:
            if kind != "seat" or n not in range(setting.players):
                yield _("Tap the player who starts.")


def _in_tray(setting: Setting, kind: str, n: int) -> Iterator[str]:
    if kind == "seat":
        yield _("Everyone has three cards. The next six lie open.")
    elif kind != "slot" or n not in range(len(setting.tray)):
        yield _("These cards lie in the Share Tray.")
    elif setting.tray[n] != EMPTY:
        yield _("A card lies there already; each has a place of its own.")


def _in_row(setting: Setting, kind: str, n: int, card: str) -> Iterator[str]:
    """Why a Scoring card does not go there: its own neighbour is told, not its place."""
    if kind != "rank" or n not in range(len(RANKS)):
        yield _("Scoring cards lie in a row above the boxes.")
    elif card not in RANKS:
        yield _("Choose a Scoring card first, then its place.")
    elif card in setting.ranks:
        yield _("That card lies in the row already.")
    elif setting.ranks[n]:
        yield _("A card lies there already; each has a place of its own.")
    elif RANKS[n] != card:
        if card == FIRST:
            yield _("First lies before all the others.")
        elif card == KINDS[0]:
            yield _("{kind} is the commonest: right after First.").format(kind=name(card))
        else:
            text = _("{kind} is a little rarer than {before}: right after it.")
            before = KINDS[KINDS.index(card) - 1]
            yield text.format(kind=name(card), before=name(before))


def lay(setting: Setting, whole: State, value: str) -> Setting:
    """Return the setting with one piece more, of a place that has no problem; FINISH lays the
    rest.

    `whole`: the table it is to become.
    """
    if value == FINISH:
        for place in missing(setting):
            setting = lay(setting, whole, place)
        return setting
    place, _blank, card = value.partition(" ")
    n = int(place.partition(":")[2])
    match setting.part:
        case "hands":
            more = whole.hands[n][: len(setting.hands[n]) + 1]
            return attrs.evolve(setting, hands=_put(setting.hands, n, more), deck=setting.deck[:-1])
        case "wilds":
            return attrs.evolve(setting, wilds=_put(setting.wilds, n, setting.wilds[n] + 1))
        case "tray":
            tray = setting.tray[:n] + whole.tray[n] + setting.tray[n + 1 :]
            return attrs.evolve(setting, tray=tray, deck=setting.deck[:-1])
        case "stacks":
            high = len(setting.stacks[n]) + 1
            pile = whole.stacks[n][-high:]
            return attrs.evolve(setting, stacks=_put(setting.stacks, n, pile))
        case "cards":
            return attrs.evolve(setting, ranks=_put(setting.ranks, n, card))
    return attrs.evolve(setting, begins=n)


def _put(row: tuple[T, ...], index: int, value: T) -> tuple[T, ...]:
    return (*row[:index], value, *row[index + 1 :])


def finished(setting: Setting, whole: State) -> State | None:
    """Return the table, once all of it lies; None before."""
    if setting.begins is None or not all(complete(setting, part) for part in PARTS):
        return None
    return attrs.evolve(whole, player=setting.begins, starter=setting.begins)
