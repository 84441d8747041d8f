"""What an Employee does, as data: a key of one line, read into effects (clause 6.6).

coal 4, goods bar wrapped     a Gift: coal, and chocolates into the store room
belt B                        a Gift: these on each of the four tiles
tile 1                        a Gift: one Conveyor tile more today
same CN                       either of the two counts as the other, for orders and deliveries
stage +1, order +3            more money for each stage, for each completed order
store +1                      one space more at the Employee's own store
load BB                       what may be loaded instead of one Bean
free printed | first | one    Parts that cost no coal: printed ones, the first of a Shift, one
discount 1 from 2             Parts of at least 2 coal cost 1 less
chute all                     the Chute works on all four tiles
keep +4                       so many chocolates more stay overnight
upgrade store 2               upgrades, freely shared; in store, factory, shift (once a Shift)
upgrade factory bar 2         turns different chocolates of a class, one upgrade each
change store 3                Chunks to Fingers or back, Caramel to Nuts or back
copy bar 2                    copies of different chocolates in the Factory
empty 1 · short 1 · again 1   a tile into the store room · a stage with one missing · a Part twice
swap order                    an untouched order for a new one
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from types import MappingProxyType

import attrs

from tutor.chocolate_factory.goods import CLASSES, KINDS

GIFT, BENEFIT, ACTION = "Gift", "Benefit", "Action"
SORTS = (GIFT, BENEFIT, ACTION)
"""The three sorts of ability (clause 6.6)."""

STORE, FACTORY, ANYWHERE, EACH_SHIFT = "store", "factory", "any", "shift"


@attrs.frozen
class Effect:
    """One effect of an Employee.

    `verb` says what it does; `where` is a place or a condition, `goods` are letters or classes,
    `count` is how many or how much, `least` the coal from which a discount holds.
    """

    verb: str
    where: str
    goods: tuple[str, ...]
    count: int
    least: int


@attrs.frozen
class Employee:
    """One Employee card: the store it opens, its name, the sort of its ability, the words on the
    card, and its effects. `store` is "" for one that opens none.
    """

    id: str
    store: str
    name: str
    sort: str
    text: str
    effects: tuple[Effect, ...]

    def effect(self, *verbs: str) -> Effect | None:
        """Return the first effect with one of these verbs; None if there is none."""
        for effect in self.effects:  # a plain loop: asked for at every use of a Part
            if effect.verb in verbs:
                return effect
        return None


_ICON = rf"(?:{'|'.join(CLASSES)}|[{KINDS}])"
_PATTERNS: Mapping[str, str] = MappingProxyType(
    {
        "coal": r"coal (?P<count>\d)",
        "goods": rf"goods (?P<goods>{_ICON}(?: {_ICON})*)",
        "belt": rf"belt (?P<letters>[{KINDS}]+)",
        "tile": r"tile (?P<count>1)",
        "same": r"same (?P<letters>KF|CN)",
        "stage": r"stage \+(?P<count>\d)",
        "order": r"order \+(?P<count>\d)",
        "store": r"store \+(?P<count>\d)",
        "load": rf"load (?P<letters>[{KINDS}]+)",
        "free": r"free (?P<where>printed|first|one)",
        "discount": r"discount (?P<count>\d)(?: from (?P<least>\d))?",
        "chute": r"chute (?P<where>all)",
        "keep": r"keep \+(?P<count>\d)",
        "upgrade": (
            r"upgrade (?P<where>store|factory|any|shift)(?: (?P<goods>bar|wrapped))? (?P<count>\d)"
        ),
        "change": r"change (?P<where>store) (?P<count>\d)",
        "copy": r"copy (?P<goods>bar|wrapped|refined|any) (?P<count>\d)",
        "empty": r"empty (?P<count>1)",
        "short": r"short (?P<count>1)",
        "again": r"again (?P<count>1)",
        "swap": r"swap (?P<where>order)",
    }
)
GIFTS = ("coal", "goods", "belt", "tile")
ACTIONS = ("upgrade", "change", "copy", "empty", "short", "again", "swap")
"""Verbs that only a Gift, or only an Action, may have; `free one` is an Action as well, and
`upgrade shift` a Benefit."""


def read_effects(key: str) -> tuple[Effect, ...]:
    """Read the effects of a key. Raises ValueError, with the part that means nothing.

    >>> read_effects("coal 3, goods bar")[1].goods
    ('bar',)
    """
    return tuple(_effect(part.strip()) for part in key.split(","))


def _effect(text: str) -> Effect:
    verb = text.partition(" ")[0]
    found = re.fullmatch(_PATTERNS.get(verb, "(?!)"), text)
    if found is None:
        raise ValueError(text)
    said = found.groupdict()
    goods = tuple(said.get("letters") or (said.get("goods") or "").split())
    return Effect(
        verb,
        said.get("where") or "",
        goods,
        int(said.get("count") or 0),
        int(said.get("least") or 0),
    )


def sort_of(effects: tuple[Effect, ...]) -> str:
    """Find the sort of ability that these effects make up; "" for a mixture of sorts."""
    sorts = {_sort(effect) for effect in effects}
    return sorts.pop() if len(sorts) == 1 else ""


def _sort(effect: Effect) -> str:
    if effect.verb in GIFTS:
        return GIFT
    if effect.where in (EACH_SHIFT, "one"):
        return BENEFIT if effect.where == EACH_SHIFT else ACTION
    return ACTION if effect.verb in ACTIONS else BENEFIT
