"""The tutor on screen: a shell of HTML, canvases for the pieces, and the pages.

For notebooks and teachers: `App`, `lesson_player`, `puzzle_player`, `table_player`, and the views
that the games' rooms bring along. All are loaded when first asked for, so that a part of this
package costs no more than it needs.
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from widgets.app import App
    from widgets.app.notebook_cells import lesson_player, puzzle_player, table_player

__all__ = ["App", "lesson_player", "puzzle_player", "table_player"]

_OWN = {
    "App": "widgets.app:App",
    "lesson_player": "widgets.app.notebook_cells:lesson_player",
    "puzzle_player": "widgets.app.notebook_cells:puzzle_player",
    "table_player": "widgets.app.notebook_cells:table_player",
}


def _offered() -> Mapping[str, str]:
    """Where everything is, by its name."""
    from widgets.rooms import views

    return {**_OWN, **views()}


def __getattr__(name: str) -> Any:
    """What is offered under this name. The rooms bring classes, so no module is looked for there:
    the import of a part of this package asks here first.
    """
    if name in _OWN:
        return _load(_OWN[name])
    offered = _offered() if name[:1].isupper() else _OWN
    if name not in offered:
        raise AttributeError(f"widgets has no {name!r}; it has {', '.join(offered)}")
    return _load(offered[name])


def __dir__() -> list[str]:
    """What can be imported from here, the games' views among it."""
    return sorted(_offered())


def _load(where: str) -> Any:
    module, _colon, name = where.partition(":")
    try:
        return getattr(import_module(module), name)
    except ModuleNotFoundError as error:
        if str(error.name).startswith(("tutor", "widgets")):
            raise
        from tutor.cli import missing

        raise ModuleNotFoundError(missing(str(error.name), "app"), name=error.name) from None
