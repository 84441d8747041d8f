"""The computer players of Chocolatiers 2019, by id, weakest first."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from tutor.players.player import AnyPlayer
from tutor.players.random_player import RandomPlayer

PLAYERS: Mapping[str, AnyPlayer] = MappingProxyType({"random": RandomPlayer()})
