"""The match against Ben that the lessons of the course play, from the first tile to the last.

You play Almond, Ben Caramel; Biscuit is neutral. A lesson begins with a position of it:
`MATCH.at(6)` is the beginning of your sixth turn. `SET` is the table before the flavours are
chosen.
"""

from __future__ import annotations

import attrs

from tutor.chocoly.state import TURN
from tutor.chocoly.teaching import Story, set_table
from tutor.chocoly.teaching.pointing import pieces
from tutor.rooms import load_game

GAME = "chocoly"
SET = set_table(
    hands=("AABC AAAC AACB ABBB", "ACBC BCCC BCCC ABCB"),
    pile=(
        "ABBB BBBC ABBA BBBC AAAB ABBB ABBC ABCC AAAC ACCC AAAB BBBC AAAB AACC ACCB BCCB "
        "AABB BBCC ACCC ABCA BBCC ACCA BCCC AABB ACCC AAAC AACC ACBB"
    ),
    seed=12,
)
"""The table before anybody has chosen a flavour; you begin."""

MATCH = Story(
    attrs.evolve(SET, flavours=("A", "C"), phase=TURN),
    [
        "lay AABC 0 0",  # 1: the first tile
        "lay ACBC 2 0",
        "lay CAAA 0 -2",  # 2: five Almonds, and one that touches at a corner only
        "lay CCBC 2 2",
        "lay CABA -2 0",  # 3: a full side
        "lay CCCB 4 0",
        "lay ABBB -1 2",  # 4: offset by one
        "lay BBAC 3 -2",
        "lay BBBA -2 -2",  # 5: an inner corner
        "lay BBCB -1 4",
        "lay ABBA 1 4",  # 6: a gap
        "lay BBCB 4 2",
        "lay AAAB -3 3",  # 7: Biscuit beside Biscuit, and a second area
        "lay BBAB 4 4",
        "lay CBBA -4 -2",  # 8
        "lay BCAC 5 -2",
        "lay CAAA -4 1",  # 9: two areas become one
        "lay CCCA 6 0",
        "lay BAAA 0 -4",  # 10: nobody is fed
        "lay BCBB 4 6",
        "stack ABAA -3 -2",  # 11: your first stack
        "stack AACC -1 -2",  # Ben cuts your area
        "stack ACCB 1 0",  # 12: you cut his, and join yours again
        "lay CBBC 3 -4",
        "bean; lay CCAA -2 -4",  # 13: a new hand, and all parts are one again
        "lay BBCC 5 -4",
        "stack AAAC -1 0",  # 14: a guard where it is narrow
        "lay CAAB 6 2",
        "lay CCCA 0 -6",  # 15: the pile is used up
        "stack CCCB 4 3",
        "lay BBCA -6 1",  # 16
        "lay CAAC 8 0",
        "lay ACCC -5 3",  # 17
        "stack BABA -4 2",
        "lay BBCC 0 6",  # 18: your last tile
        "lay AABB -6 -1",  # the last tile of all: 20 to 19
    ],
    GAME,
)


def spots(turn: int, move: int = 0) -> tuple[str, ...]:
    """Return the ids of the tile and the place of a move in your turn, to be marked."""
    action = load_game(GAME).parse_action(MATCH.moves(turn)[move])
    return tuple(pieces(MATCH.at(turn, move), action))
