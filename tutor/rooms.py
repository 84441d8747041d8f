"""The games of the house, each a room: what the rest of the house may ask of it.

A game lives in a package of its own that offers a `Room`; nothing else imports that package. Other
packages add games of theirs through the entry point group `tutor.rooms`, by the game's id.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache, partial
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from pkgutil import resolve_name
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Literal, overload

import attrs

from tutor.engine import AnyGame, UnknownGame, brief
from tutor.i18n import _
from tutor.resources import resource

if TYPE_CHECKING:
    from tutor.chocolate_factory.game import ChocolateFactory
    from tutor.chocolate_factory.manager.game import FactoryManager
    from tutor.chocolatiers.game import Chocolatiers
    from tutor.chocolatiers_2019.game import Chocolatiers2019
    from tutor.chocoly.game import Chocoly
    from tutor.coach.coach import AnyCoach
    from tutor.diary import Diary
    from tutor.kit.exercise import Exercise
    from tutor.lessons.model import AnyLesson, ShortWay
    from tutor.lessons.teaching import AnyTeaching
    from tutor.lessons.written.forms import AnyWriting
    from tutor.players.player import AnyPlayer
    from tutor.puzzles.room import AnyPuzzleRoom

GROUP = "tutor.rooms"
"""The entry point group under which other packages offer games."""

HOUSE: Mapping[str, str] = MappingProxyType(
    {
        "chocolatiers": "tutor.chocolatiers.room:ROOM",
        "chocolatiers-2019": "tutor.chocolatiers_2019.room:ROOM",
        "chocoly": "tutor.chocoly.room:ROOM",
        "chocolate-factory": "tutor.chocolate_factory.room:ROOM",
        "factory-manager": "tutor.chocolate_factory.manager.room:ROOM",
    }
)
"""The house's own games, in order. The only lines outside the rooms that name one."""

GAMES: tuple[str, ...] = tuple(HOUSE)
"""Ids of the house's own games; `ids` adds those that other packages brought."""


@attrs.frozen
class Line:
    """A line of a checklist, in the learner's language, the clause that says so, and what helps."""

    text: str
    clause: str
    more: str = ""


@attrs.frozen
class Box:
    """What comes out of the box of a game, in the learner's language: in a few words, and line by
    line; and what is strange about it, though it can be played with.
    """

    line: str
    lines: tuple[str, ...]
    warnings: tuple[str, ...] = ()


@attrs.frozen
class Family:
    """Games that share rules, and the room in which lies what they share.

    `id`: of the parent, the game whose clauses the others inherit. `package`: dotted name of what
    they share; its code cites the clauses of the parent, whose rulebook lies in it.
    """

    id: str
    package: str

    @property
    def rulebook(self) -> Path:
        """File of the parent's rulebook, for `tutor.rulebook.load_rulebook`."""
        return resource(self.package, "rulebook.toml")


Where = str | Callable[..., Any] | None
"""A part of a room: a function, or where it is, as "module:name"; None if there is none."""


def function(where: Where) -> Any:
    """Return the function of that name, whose module is imported at the first call."""
    return partial(_call, where) if isinstance(where, str) else where


def value(where: Where) -> Any:
    """Return a function that imports and returns the value of that name."""
    return partial(resolve_name, where) if isinstance(where, str) else where


def _call(where: str, *arguments: Any) -> Any:
    return resolve_name(where)(*arguments)


@attrs.frozen
class Room:
    """A game and where all that belongs to it is.

    Parts are functions. Give the name of one as "module:name", so that no part is imported before
    it is needed; of `teaching`, `players`, `puzzles`, `coach`, `writing`, `colours`,
    `exercises` and `diary` the name of the value.

    Attributes:
        load: (path): returns the game, with the components of that file if there is one.
        players: by id, weakest first.
        box: (game, options): what comes out of its box.
        coach: advises at the table in the game's own words; by default a plain coach.
        checklist: (players, options): what to do before the first turn beside the real box. Both
            get a value for every option of the game.
        short: a second way: the course for those who know a game like it, or an expansion.
        writing: what of its lessons can be written in a form.
        exercises: the tasks of its notebooks, by name.
        diary: what a diary notes of it, for a game that one player wins or loses alone.
        plans: for a class, the text of a plan (see `tutor.classroom.plan`) by the minutes there
            are; it takes ten less.
        further_plans: for the lessons after the first one of 45 minutes, in order.
        colours: of its pieces in a terminal, by name (a msgid): numbers of the 256 colours.
        package: dotted name of the package of the rules, whose code is read for cited clauses.
        family: the family it belongs to, if it shares rules with another game.
    """

    id: str
    load: Callable[[Path | None], AnyGame] = attrs.field(converter=function)
    lessons: Callable[[], tuple[AnyLesson, ...]] = attrs.field(converter=function)
    teaching: Callable[[], AnyTeaching] = attrs.field(converter=value)
    players: Callable[[], Mapping[str, AnyPlayer]] = attrs.field(converter=value)
    puzzles: Callable[[], AnyPuzzleRoom] | None = attrs.field(default=None, converter=value)
    box: Callable[[AnyGame, Mapping[str, Any]], Box] | None = attrs.field(
        default=None, converter=function
    )
    coach: Callable[[], AnyCoach] | None = attrs.field(default=None, converter=value)
    checklist: Callable[[int, Mapping[str, Any]], tuple[Line, ...]] | None = attrs.field(
        default=None, converter=function
    )
    short: Callable[[], ShortWay] | None = attrs.field(default=None, converter=function)
    writing: Callable[[], AnyWriting] | None = attrs.field(default=None, converter=value)
    exercises: Callable[[], Mapping[str, Exercise]] | None = attrs.field(
        default=None, converter=value, kw_only=True
    )
    diary: Callable[[], Diary] | None = attrs.field(default=None, converter=value, kw_only=True)
    plans: Mapping[int, str] = attrs.field(factory=dict, kw_only=True)
    further_plans: tuple[str, ...] = attrs.field(default=(), kw_only=True)
    colours: Callable[[], Mapping[str, int]] | None = attrs.field(
        default=None, converter=value, kw_only=True
    )
    package: str = attrs.field(default="", kw_only=True)
    family: Family | None = attrs.field(default=None, kw_only=True)

    def all_lessons(self) -> tuple[AnyLesson, ...]:
        """Return the lessons of the course and, if there is one, of the second way."""
        return (*self.lessons(), *(self.short().lessons if self.short is not None else ()))

    @property
    def parent(self) -> str | None:
        """Id of the game whose clauses it inherits; None if there is none."""
        return self.family.id if self.family is not None and self.family.id != self.id else None


@cache
def found() -> Mapping[str, EntryPoint]:
    """Return what other packages offer, by id; the house's own ids stay the house's."""
    others = sorted(entry_points(group=GROUP), key=lambda entry: entry.name)
    return MappingProxyType({entry.name: entry for entry in others if entry.name not in HOUSE})


def ids() -> tuple[str, ...]:
    """Return the ids of all games there are: the house's own in order, then the others by name."""
    return (*HOUSE, *found())


@cache
def room(game_id: str) -> Room:
    """Return the room of a game. Raises UnknownGame, which lists the ids there are."""
    if game_id in HOUSE:
        offered = resolve_name(HOUSE[game_id])
    elif game_id in found():
        offered = found()[game_id].load()
    else:
        raise unknown(game_id)
    if not isinstance(offered, Room) or offered.id != game_id:
        raise UnknownGame(
            _("What is offered as the game “{id}” is no room of that name.").format(id=game_id)
        )
    return offered


def unknown(game_id: object) -> UnknownGame:
    """Return the error for an id that no game has."""
    return UnknownGame(
        _("There is no game “{id}”. The games are: {known}.").format(
            id=brief(game_id), known=", ".join(ids())
        )
    )


@overload
def load_game(
    game_id: Literal["chocolatiers"], components: str | Path | None = None
) -> Chocolatiers: ...
@overload
def load_game(
    game_id: Literal["chocolatiers-2019"], components: str | Path | None = None
) -> Chocolatiers2019: ...
@overload
def load_game(
    game_id: Literal["chocolate-factory"], components: str | Path | None = None
) -> ChocolateFactory: ...
@overload
def load_game(
    game_id: Literal["factory-manager"], components: str | Path | None = None
) -> FactoryManager: ...
@overload
def load_game(game_id: Literal["chocoly"], components: str | Path | None = None) -> Chocoly: ...
@overload
def load_game(game_id: str, components: str | Path | None = None) -> AnyGame: ...
def load_game(game_id: str, components: str | Path | None = None) -> AnyGame:
    """Return the game of that id; `components` is a file of one's own components (TOML).

    Raises UnknownGame for another id, and what the game raises for a file that does not fit it.

    >>> load_game(GAMES[0]).id == GAMES[0]
    True
    """
    if not isinstance(game_id, str):
        raise unknown(game_id)
    return room(game_id).load(None if components is None else Path(components))


def inherited(hall: Room) -> Mapping[str, str]:
    """Return the clauses that a game has from its parent word for word: their ids, and those there.

    What is built, proven and taught of them there counts here, too. A clause that is like one of
    the parent's in words of its own may differ, and is not among them.
    """
    if hall.parent is None:
        return {}
    above = load_game(hall.parent).rulebook
    return {
        clause.id: name
        for clause in hall.load(None).rulebook.values()
        for name in clause.like
        if name in above and (above[name].title, above[name].text) == (clause.title, clause.text)
    }


# ---- keys: the first game's are as they always were, so that nothing people saved breaks


def qualified(game_id: str, name: str) -> str:
    """Return a name of a game (a lesson, a clause, an address) as it is kept and linked everywhere.

    >>> qualified(GAMES[0], "lesson/groups"), qualified("go", "lesson/ko")
    ('lesson/groups', 'go/lesson/ko')
    """
    return name if game_id == GAMES[0] else f"{game_id}/{name}".rstrip("/")


def split(name: str) -> tuple[str, str]:
    """Return the game of such a name, and the name in it: the inverse of `qualified`.

    >>> split("lesson/groups") == (GAMES[0], "lesson/groups")
    True
    """
    head, _slash, rest = name.partition("/")
    return (head, rest) if head in ids() and head != GAMES[0] else (GAMES[0], name)


def storage_key(game_id: str, key: str) -> str:
    """Return the name under which the browser keeps something of a game.

    >>> storage_key(GAMES[0], "table"), storage_key("go", "table")
    ('table', 'table:go')
    """
    return key if game_id == GAMES[0] else f"{key}:{game_id}"
