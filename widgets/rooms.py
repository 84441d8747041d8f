"""Rooms of the games on screen: for each the tabletop, the puzzles' pages and the pictures.

This is the upper storey of `tutor.rooms`: a game's widgets are a package of their own, which
nothing else imports, and other packages register theirs through the entry point group
`widgets.rooms`, by the game's id.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from functools import cache, partial
from importlib.metadata import EntryPoint, entry_points
from pkgutil import resolve_name
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

import attrs

from tutor import rooms as rules
from tutor.resources import resource
from tutor.rooms import function, unknown, value

if TYPE_CHECKING:
    from markupsafe import Markup

    from widgets.draw.scene import Scene
    from widgets.draw.theme import Theme
    from widgets.pages.puzzles.room import PuzzlePages
    from widgets.tabletop import AnyTabletop

log = logging.getLogger(__name__)
GROUP = "widgets.rooms"

HOUSE: Mapping[str, str] = MappingProxyType(
    {
        "chocolatiers": "widgets.chocolatiers.room:ROOM",
        "chocolatiers-2019": "widgets.chocolatiers_2019.room:ROOM",
        "chocoly": "widgets.chocoly.room:ROOM",
        "chocolate-factory": "widgets.chocolate_factory.room:ROOM",
        "factory-manager": "widgets.chocolate_factory.manager.room:ROOM",
    }
)
"""The house's own games: the only place on this storey, outside the rooms, that names any."""


@attrs.frozen
class Room:
    """A game on screen, and where all that belongs to it is.

    Parts are functions. Give the name of one as "module:name", so that no part is imported before
    it is needed; of `tabletop` and `puzzles` the name of the value.

    Attributes:
        puzzles: the pages of its puzzles and their editor, None if it has none.
        checklist: (players, options, theme): a picture for each line of the checklist of its room
            of rules, in order.
        aim_sign: (aim, size): draws what a game in its diary was about, for a game with a diary.
        views: classes for notebooks, by name, as "module:Class".
        styles: returns style sheets (CSS text) of its own, for the layer `game`; each selector
            begins with `.tutor`. See `style_sheets`.
    """

    id: str
    tabletop: Callable[[], AnyTabletop] = attrs.field(converter=value)
    puzzles: Callable[[], PuzzlePages] | None = attrs.field(default=None, converter=value)
    checklist: Callable[[int, Mapping[str, Any], Theme], tuple[Scene, ...]] | None = attrs.field(
        default=None, converter=function
    )
    aim_sign: Callable[[str, int], Markup] | None = attrs.field(default=None, converter=function)
    views: Mapping[str, str] = attrs.field(factory=dict)
    styles: Callable[[], str] = str


def style_sheets(package: str, *names: str) -> Callable[[], str]:
    """Return a function that reads these files of the package's folder `static`, one after the
    other.
    """
    return partial(_read, package, names)


def _read(package: str, names: tuple[str, ...]) -> str:
    files = (resource(package, "static", name) for name in names)
    return "\n".join(file.read_text(encoding="utf-8") for file in files)


@cache
def found() -> Mapping[str, EntryPoint]:
    """Return the rooms of other packages, by id."""
    return MappingProxyType({entry.name: entry for entry in entry_points(group=GROUP)})


def ids() -> tuple[str, ...]:
    """Return the ids of the games that have a room on both storeys, in the order of
    `tutor.rooms.ids`.

    A game of another package that cannot be loaded is left out, and the log says why: pages ask for
    all games, and one of them must not break the others.
    """
    return tuple(
        game for game in rules.ids() if game in HOUSE or (game in found() and _loads(game))
    )


@cache  # logged once, not on every page
def _loads(game_id: str) -> bool:
    try:
        rules.load_game(game_id)
        rules.room(game_id).lessons()
        room(game_id).styles()
    except Exception:
        log.exception("The game “%s” is left out, for its rooms cannot be loaded.", game_id)
        return False
    return True


@cache
def room(game_id: str) -> Room:
    """Return the room of a game. Raises UnknownGame for a game that has none on this storey."""
    if game_id in HOUSE:
        offered = resolve_name(HOUSE[game_id])
    elif game_id in found():
        offered = found()[game_id].load()
    else:
        raise unknown(game_id)
    if not isinstance(offered, Room) or offered.id != game_id:
        raise unknown(game_id)
    return offered


def views() -> Mapping[str, Any]:
    """Return the notebook classes of the house's own rooms: where each is, by its name."""
    return {name: where for game_id in HOUSE for name, where in room(game_id).views.items()}
