"""Computer players by id, which are asked for by their names, too."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from tutor.players.player import AnyPlayer


class Players(Mapping[str, AnyPlayer]):
    """Computer players by id, in order. Each is also found by its title, in any case.

    Ids are what tables are saved with, titles what people read: a player whose title has changed
    keeps its id.
    """

    def __init__(self, by_id: Mapping[str, AnyPlayer]) -> None:
        self._by_id = dict(by_id)
        self._by_name = {player.title.casefold(): player for player in self._by_id.values()}

    def __getitem__(self, name: str) -> AnyPlayer:
        """Return the player of this id or title. Raises KeyError."""
        found = self._by_id.get(name)
        return found if found is not None else self._by_name[name.casefold()]

    def __iter__(self) -> Iterator[str]:
        return iter(self._by_id)

    def __len__(self) -> int:
        return len(self._by_id)

    @property
    def names(self) -> tuple[str, ...]:
        """The titles as one writes them in code, "eager"."""
        return tuple(self._by_name)
