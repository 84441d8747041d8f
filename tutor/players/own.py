"""Players of one's own: a function in a file, at the same tables as ours."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from random import Random
from typing import Any

import attrs

from tutor.engine import AnyGame
from tutor.errors import PlainError, last_line
from tutor.i18n import N_, _
from tutor.kit.limits import TookTooLong, time_limit
from tutor.players.player import choices, pick

Choose = Callable[[Any, Sequence[Any]], Any]
"""A player as a function: takes a view and the legal actions, and returns one of them."""

SECONDS = 5.0
"""How long a function may think about one action."""


class OwnPlayerError(PlainError):
    """Raised for a file that has no such player; says what is wrong."""


class SlipError(Exception):
    """Raised where a player's function raises or takes too long; says what happened."""


@attrs.define(eq=False)
class OwnPlayer:
    """A function as a computer player.

    When it raises, takes longer than `seconds`, or returns what is no legal action, its turn is
    lost: an action drawn by chance is played instead, and `slips` says why.
    """

    function: Choose
    title: str
    seconds: float = SECONDS
    description: str = N_("A player of your own.")
    slips: list[str] = attrs.field(factory=list, init=False)

    def choose(self, game: AnyGame, view: Any, rng: Random) -> Any:
        """Return its action, or one by chance if it has none; see `Player.choose`."""
        actions = choices(game, view)
        action, slip = ask(self.function, game, view, actions, self.seconds)
        if not slip:
            return action
        self.slips.append(slip)
        return pick(actions, rng)


def ask(
    function: Choose, game: AnyGame, view: Any, actions: Sequence[Any], seconds: float = SECONDS
) -> tuple[Any, str]:
    """Return what the function chooses, and "" or a sentence that says what is wrong with it."""
    try:
        action = call(function, view, actions, seconds)
        broken = game.explain(view, action)
    except SlipError as slip:
        return None, str(slip)
    except ValueError as error:
        return action, str(error)
    return action, " ".join(f"{each.message} [{each.clause}]" for each in broken)


def call(function: Choose, view: Any, actions: Sequence[Any], seconds: float = SECONDS) -> Any:
    """Return what the function chooses, right or wrong. Raises SlipError."""
    try:
        with time_limit(seconds):
            return function(view, actions)
    except TookTooLong as error:
        slow = _("Your player thought longer than {n:g} seconds.").format(n=seconds)
        raise SlipError(slow + last_line(error)) from None
    except Exception as error:  # the author sees one line, not a traceback
        said = f"{type(error).__name__}: {error}" if str(error) else type(error).__name__
        raise SlipError(
            _("Your player stopped: {error}").format(error=said) + last_line(error)
        ) from None


def own_player(where: str, seconds: float = SECONDS) -> OwnPlayer:
    """Return the player at "my.py:choose": the file, and the name of the function in it.

    Without a name it is `choose`. The player is called as its file. Raises OwnPlayerError.
    """
    file, colon, name = where.rpartition(":")
    if not colon or name.endswith(".py"):
        file, name = where, "choose"
    path = Path(file)
    if not path.is_file():
        raise OwnPlayerError(_("There is no file “{file}”.").format(file=file))
    spec = spec_from_file_location(f"own_player_{path.stem}", path)
    if spec is None or spec.loader is None:
        raise OwnPlayerError(_("“{file}” is no Python file.").format(file=file))
    module = module_from_spec(spec)
    try:
        with time_limit(seconds):
            spec.loader.exec_module(module)
    except (Exception, TookTooLong) as error:
        what = str(error) or type(error).__name__
        raise OwnPlayerError(
            _("“{file}” cannot be run: {why}").format(file=file, why=what) + last_line(error)
        ) from None
    function = getattr(module, name, None)
    if not callable(function):
        raise OwnPlayerError(_("“{file}” has no function “{name}”.").format(file=file, name=name))
    return OwnPlayer(function, path.stem, seconds)


def own_players(folder: str | Path) -> dict[str, OwnPlayer]:
    """Return the player in each Python file of a folder, by the name of its file.

    Files whose names begin with “_” are left out. Raises OwnPlayerError for a file that has no
    function `choose`, and for a folder without a player.
    """
    files = sorted(each for each in Path(folder).glob("*.py") if not each.name.startswith("_"))
    if not files:
        raise OwnPlayerError(_("There is no player in “{folder}”.").format(folder=folder))
    return {each.stem: own_player(str(each)) for each in files}
