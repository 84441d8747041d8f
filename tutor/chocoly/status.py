"""Checks whether a position is possible; saved positions and those of lessons must pass.

Each check is a generator of Violations: what cannot be, in a sentence, and the clause that says so.
Tiles that are hidden in a view may be any; there must only be so many of them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import networkx as nx

from tutor.chocoly.components import Components
from tutor.chocoly.faces import HIDDEN, canonical, is_face, is_flavour, turnings
from tutor.chocoly.legality import choosing
from tutor.chocoly.squares import Square, beside, footprint
from tutor.chocoly.state import CHOOSE, OVER, PHASES, STACK_MATCH, TURN, State
from tutor.engine import Violation
from tutor.i18n import _

Found = Iterator[Violation]


def status(
    state: State, components: Components, *, own_tiles: bool = False
) -> tuple[Violation, ...]:
    """Return every reason why this position is impossible, each with its clause; () if there is
    none.

    `own_tiles`: tiles need not come out of the box of the game, and there may be fewer of them, in
    hands and pile too. Lessons have such positions: an author lays what shows a rule best.
    """
    shape = tuple(_shape(state, components))
    if shape:  # the other checks need one entry for each player
        return shape
    lying = (*_board(state), *_tokens(state, components))
    return (
        *_flavours(state),
        *lying,
        *_turn(state),
        *_hands(state, components, own_tiles),
        *(() if own_tiles or lying else _all_tiles(state, components)),
    )


def _shape(state: State, components: Components) -> Found:
    """Check that there is one of everything for each player."""
    n = state.players
    if n not in components.players:
        text = _("Chocoly is for {low} to {high} players; there are {n} hands.")
        low, high = components.players[0], components.players[-1]
        yield Violation("1.2", text.format(low=low, high=high, n=n))
    for clause, entry, size in (
        ("1.3", "beans", len(state.beans)),
        ("2.3", "left", len(state.left)),
        (choosing(state), "flavours", len(state.flavours)),
    ):
        if size != n:
            text = _("“{entry}” must have {right} items; it has {size}.")
            yield Violation(clause, text.format(entry=entry, right=n, size=size))
    for entry, player in (("player", state.player), ("starter", state.starter)):
        if player not in range(n):
            text = _("“{entry}” must be a player from 0 to {last}.")
            yield Violation("1.7", text.format(entry=entry, last=n - 1))
    for clause, entry, value, known in (
        ("2.1", "phase", state.phase, PHASES),
        ("4.2", "stack_match", state.stack_match, STACK_MATCH),
    ):
        if value not in known:
            text = _("“{entry}” must be one of: {all}.")
            yield Violation(clause, text.format(entry=entry, all=", ".join(known)))
    tiles = (*state.pile, *(tile for hand in state.hands for tile in hand))
    if any(tile != HIDDEN and not is_face(tile) for tile in tiles):
        yield Violation("1.1", _("There is a tile that is none: four letters, A, B or C."))


def _flavours(state: State) -> Found:
    """Everyone's own, partners' the same (clauses 1.4 to 1.6); chosen in turn order."""
    clause, given = choosing(state), [state.flavours[side[0]] for side in state.sides]
    chosen = [flavour for flavour in given if flavour is not None]
    if any(not is_flavour(flavour) for flavour in chosen):
        yield Violation(clause, _("A flavour is A, B or C."))
    if len(set(chosen)) < len(chosen):
        yield Violation(clause, _("Two sides have the same flavour."))
    if any(state.flavours[p] != state.flavours[side[0]] for side in state.sides for p in side):
        yield Violation(clause, _("Partners have the same flavour."))
    if state.phase != CHOOSE and len(chosen) < len(given):
        yield Violation(clause, _("There is a player without a flavour."))
    if state.phase == CHOOSE:
        sides = len(given)
        turn = len(chosen)
        first = [(state.starter + n) % state.players for n in range(turn)]
        if turn == sides:
            yield Violation(clause, _("All flavours are chosen: the first turn begins."))
        elif any(state.flavours[p] is None for p in first) or state.player != (
            (state.starter + turn) % state.players
        ):
            yield Violation(clause, _("Flavours are chosen in turn, from the start player on."))
        if state.board or state.placed:
            yield Violation(clause, _("There are tiles on the table before flavours are chosen."))


# ---- the table


def _board(state: State) -> Found:
    """Every tile lies as a tile does, all of them together (clauses 3.2 and 4.3)."""
    board, tiles = state.board, state.board.tiles()
    if any(not is_flavour(p.flavour) or p.level not in (0, 1) for p in board.values()):
        yield Violation("3.2", _("There is a piece that is none: flavour A, B or C, level 0 or 1."))
        return
    if any(tile not in range(state.placed) for tile in tiles):
        text = _("Tiles are numbered from 0 as they are placed, and {n} are placed.")
        yield Violation("2.1", text.format(n=state.placed))
    upper = {tile for tile, squares in tiles.items() if board[squares[0]].level}
    for tile, squares in tiles.items():
        levels = {board[square].level for square in squares}
        if len(levels) > 1 or not lies(state, tile, squares):
            text = _("Tile {n} does not lie as two by two pieces on one level.")
            yield Violation("4.3", text.format(n=tile))
    if len(board) != 4 * (state.placed - len(upper)):
        text = _("{seen} pieces are seen; {placed} tiles, {upper} of them stacked, show {right}.")
        right = 4 * (state.placed - len(upper))
        said = text.format(seen=len(board), placed=state.placed, upper=len(upper), right=right)
        yield Violation("4.3", said)
    if board and not connected(set(board)):
        text = _("The table is in pieces: every tile lies edge to edge with others.")
        yield Violation("3.2", text)
    if board and 0 in tiles and not set(tiles[0]) <= set(footprint(0, 0)):
        yield Violation("3.2", _("The first tile lies at row 0, column 0."))


def lies(state: State, tile: int, squares: tuple[Square, ...]) -> list[Square]:
    """Return where a tile of which these squares are seen can lie: what is not seen of it is
    covered.
    """
    board, found = state.board.pieces, []
    row, column = squares[0]
    for place in ((row, column), (row, column - 1), (row - 1, column), (row - 1, column - 1)):
        own = footprint(*place)
        rest = [square for square in own if square not in squares]
        covered = all(square in board and board[square].level for square in rest)
        if set(squares) <= set(own) and (not rest or (covered and not board[squares[0]].level)):
            found.append(place)
    return found


def connected(squares: set[Square]) -> bool:
    """Return whether all hang together, edge to edge."""
    edge = [squares.pop()]
    while edge:
        near = [square for square in beside(edge.pop()) if square in squares]
        squares.difference_update(near)
        edge += near
    return not squares


def _tokens(state: State, components: Components) -> Found:
    """Each stacked tile carries one, paid by its owner (clauses 2.3 and 4.5)."""
    upper = {piece.tile for piece in state.board.values() if piece.level}
    if upper != set(state.tokens):
        yield Violation("4.5", _("Every stacked tile carries a token, and no other tile does."))
    if any(owner not in range(state.players) for owner in state.tokens.values()):
        yield Violation("4.5", _("A token belongs to a player at the table."))
        return
    paid = Counter(state.tokens.values())
    for player, left in enumerate(state.left):
        if left + paid[player] != components.tokens:
            text = _("Player {p} has {left} tokens and {paid} on the table; {all} in all is right.")
            said = text.format(p=player, left=left, paid=paid[player], all=components.tokens)
            yield Violation("2.3", said)


# ---- turns, hands, the box


def _turn(state: State) -> Found:
    """The bean of this turn, passing, and the end (clauses 2.1, 2.2 and 5.1)."""
    if state.started and (state.beans[state.player] or state.phase != TURN):
        yield Violation("2.2", _("“started” is true, but the bean is not paid in this turn."))
    if state.passes not in range(state.players + 1):
        yield Violation("2.1", _("“passes” counts the players in a row that could not place."))
        return
    done = not state.pile and not any(state.hands)
    ended = done or state.passes == state.players
    if state.phase == OVER and not ended:
        yield Violation("5.1", _("The game is over, but there are tiles to place."))
    if state.phase != OVER and ended:
        yield Violation("5.1", _("All is placed that can be, but the game is not over."))


def _hands(state: State, components: Components, own_tiles: bool) -> Found:
    """Four tiles, as long as there is a pile (clauses 1.2 and 2.1)."""
    full = components.hand
    for player, hand in enumerate(state.hands):
        if len(hand) > full or (state.pile and len(hand) < full and not own_tiles):
            text = _("Player {p} has {n} tiles in hand; with a pile it is {full}, never more.")
            yield Violation("2.1", text.format(p=player, n=len(hand), full=full))


def _all_tiles(state: State, components: Components) -> Found:
    """Every tile of the game is somewhere, and no other (clause 1.1)."""
    away = [*state.pile, *(tile for hand in state.hands for tile in hand)]
    count, right = len(away) + state.placed, len(components.tiles)
    if count != right:
        text = _("There are {n} tiles in this position; the game has {total}.")
        yield Violation("1.1", text.format(n=count, total=right))
        return
    possible: list[frozenset[str]] = [frozenset((tile,)) for tile in away if tile != HIDDEN]
    possible += [
        may_be(state, n, squares, components) for n, squares in state.board.tiles().items()
    ]
    if not all_there(possible, components.tiles):
        yield Violation("1.1", _("These tiles are not those of the game: one is there too often."))


def may_be(
    state: State, tile: int, squares: tuple[Square, ...], components: Components
) -> frozenset[str]:
    """Return which tiles of the box one on the table may be, by what is seen of it."""
    seen = {square: state.board[square].flavour for square in squares}
    if len(seen) == 4:
        return frozenset((canonical("".join(seen.values())),))
    found = set()
    for place in lies(state, tile, squares):
        own = footprint(*place)
        for kind in set(components.tiles):
            for face in turnings(kind):
                there = zip(own, face, strict=True)
                if all(seen.get(square, letter) == letter for square, letter in there):
                    found.add(kind)
    return frozenset(found)


def all_there(possible: list[frozenset[str]], box: tuple[str, ...]) -> bool:
    """Return whether each of these tiles can be another one of the box."""
    sure = Counter(next(iter(kinds)) for kinds in possible if len(kinds) == 1)
    rest = Counter(box)
    rest.subtract(sure)
    if min(rest.values()) < 0 or any(kind not in Counter(box) for kind in sure):
        return False
    unsure = [kinds for kinds in possible if len(kinds) != 1]
    if not unsure:
        return True
    flow: nx.DiGraph[object] = nx.DiGraph()
    flow.add_edges_from((("kind", kind), "end", {"capacity": n}) for kind, n in rest.items())
    for n, kinds in enumerate(unsure):
        flow.add_edge("start", n, capacity=1)
        flow.add_edges_from((n, ("kind", kind), {"capacity": 1}) for kind in kinds)
    return int(nx.maximum_flow_value(flow, "start", "end")) == len(unsure)
