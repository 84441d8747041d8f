"""A position of Chocoly: everything that lies on the table, frozen."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, KeysView, Mapping
from typing import Annotated

import attrs

from tutor.chocoly.board import Board
from tutor.chocoly.faces import FLAVOURS, HIDDEN, canonical
from tutor.chocoly.saves import PIECES, Count, Face, Flavour
from tutor.chocoly.squares import Piece, Square
from tutor.kit.frozen import changed
from tutor.kit.positions import Saves, seen_text
from tutor.kit.reading import choice
from tutor.kit.records import Seat
from tutor.kit.start import Seed
from tutor.rich_display import shows

CHOOSE, TURN, OVER = "choose", "turn", "over"
PHASES = (CHOOSE, TURN, OVER)
"""Choosing flavours (clauses 1.4 to 1.6), a player's turn, and the end of the game."""
BESIDE, BENEATH = "beside", "beside_or_beneath"
STACK_MATCH = (BESIDE, BENEATH)
"""Where the equal piece of a stacked tile may be (clause 4.2, ruling)."""
TEAM_GAME = 4
"""Number of players who form two teams (clause 1.6)."""
TEAMS = ((0, 2), (1, 3))
"""Partners sit across from each other."""


class Tokens(Mapping[int, int]):
    """Who owns the token on each tile that carries one, by the tile's number (clause 4.5)."""

    def __init__(self, owners: Mapping[int, int] | None = None) -> None:
        self._owners = dict(owners or {})

    def __getitem__(self, tile: int) -> int:
        return self._owners[tile]

    def __contains__(self, tile: object) -> bool:
        return tile in self._owners

    def __iter__(self) -> Iterator[int]:
        return iter(self._owners)

    def keys(self) -> KeysView[int]:
        """Return the tiles with a token, as a plain dict gives them: they are asked for
        often."""
        return self._owners.keys()

    def __len__(self) -> int:
        return len(self._owners)

    def __hash__(self) -> int:
        return hash(frozenset(self._owners.items()))

    def __repr__(self) -> str:
        return repr(self._owners)

    def with_one(self, tile: int, owner: int) -> Tokens:
        """Return the tokens with one more."""
        return Tokens({**self._owners, tile: owner})


def _board(pieces: Mapping[Square, Piece]) -> Board:
    return Board.of(pieces)


def _tokens(owners: Mapping[int, int]) -> Tokens:
    return owners if isinstance(owners, Tokens) else Tokens(owners)


def _faces(tiles: Iterable[str]) -> tuple[str, ...]:
    return tuple(map(canonical, tiles))


def _hands(hands: Iterable[Iterable[str]]) -> tuple[tuple[str, ...], ...]:
    return tuple(map(_faces, hands))


@shows("tutor.chocoly.notebook_views:state")
@attrs.frozen(slots=False, repr=False)
class State:
    """One position. Sequences are indexed by player; tiles in hands and pile are canonical faces,
    "?" where hidden.

    `board`: the visible piece of each square. `tokens`: who owns the one on a tile, by its number.
    `pile`: next tile first. `left`: flavour tokens still to pay. `flavours`: None before it is
    chosen. `started`: the bean was paid in this turn. `passes`: so many players in a row had
    nothing to place. `placed`: tiles that lie on the table. `starter`: who began. `stack_match`:
    where the equal piece of a stacked tile may be (clause 4.2, ruling). `seed`: of the shuffles to
    come, None in a view. `shuffles`: how often was shuffled.
    """

    player: Seat
    phase: Annotated[str, choice(PHASES)]
    hands: tuple[tuple[Face, ...], ...] = attrs.field(converter=_hands)
    board: Annotated[Board, PIECES] = attrs.field(converter=_board, factory=Board)
    tokens: Annotated[Tokens, Mapping[Count, Seat]] = attrs.field(converter=_tokens, factory=Tokens)
    pile: tuple[Face, ...] = attrs.field(converter=_faces, default=())
    beans: tuple[bool, ...] = ()
    left: tuple[Count, ...] = ()
    flavours: tuple[Flavour | None, ...] = ()
    started: bool = False
    passes: Count = 0
    placed: Count = 0
    starter: Seat = 0
    stack_match: Annotated[str, choice(STACK_MATCH)] = BESIDE
    seed: Seed | None = None
    shuffles: Count = 0

    def __repr__(self) -> str:
        """The view of the player to act, so that printing a state gives nothing away."""
        return seen_text(self, view, self.player, self.players)

    @property
    def players(self) -> int:
        """Number of players."""
        return len(self.hands)

    @property
    def hand(self) -> tuple[str, ...]:
        """The hand of the player to act."""
        return self.hands[self.player]

    @property
    def teams(self) -> bool:
        """Whether two teams of two play (clause 1.6)."""
        return self.players == TEAM_GAME

    @property
    def sides(self) -> tuple[tuple[int, ...], ...]:
        """Who plays together, each player alone or the partners of each team (clause 1.6)."""
        if self.teams:
            return TEAMS
        return tuple((player,) for player in range(self.players))

    def side(self, player: int) -> tuple[int, ...]:
        """Return who plays with this player, the player included."""
        return self.sides[player % 2] if self.teams else (player,)

    @property
    def neutral(self) -> str:
        """The flavour nobody has, "" if there is none or it is not known yet (1.4 and 1.6)."""
        free = [flavour for flavour in FLAVOURS if flavour not in self.flavours]
        return free[0] if len(free) == 1 and None not in self.flavours else ""


SAVES = Saves(State, by_player="hands")


def view(state: State, player: int) -> State:
    """Return the state as that player sees it: all other hands are hidden, the partner's too
    (ruling of 1.2), and so are the pile (clause 1.1) and the order of shuffles to come
    (clause 2.2)."""
    return changed(
        state,
        hands=tuple(
            hand if i == player else (HIDDEN,) * len(hand) for i, hand in enumerate(state.hands)
        ),
        pile=(HIDDEN,) * len(state.pile),
        seed=None,
    )
