"""The match against Ben that the lessons of the course play, from the first card to the last box.

A lesson begins with a position of it: `MATCH.at(6, 1)` is your sixth turn after its first action.
"""

from tutor.chocolatiers_2019.teaching import Story, set_table

TABLE = set_table(
    hands=("BBN", "TMR"),
    tray="NTRNRB",
    deck="TMNTRNMRTRTNVTRVNTNVVMRNTBRMTNMMTTMNBBV",
    boxes=(
        "TTRM NM.B VVTT TMRN TRNR TRM. NNVR TNNT T.TN N.NM TVRR BTNB RBN. .BTR NMMN NT.R MBMV TRBR"
    ),
    seed=11,
)
"""The table before your first turn; you begin."""

MATCH = Story(
    TABLE,
    [
        "take T; take T",  # 1: the second Truffle comes after the first was taken
        "take R; take N",
        "trade B RM; box 0 TTRM 0 0 TTRM",  # 2: your first box
        "box 4 TNRR 0 0 TRNR; take B",
        "take M; box 1 NMB 0 1 NM.B",  # 3
        "take T; take N",
        "take R; take R",  # 4
        "take R; box 0 TRM 0 1 TRM.",
        "take T; take N",  # 5
        "take V; take T",
        "take R; box 3 TNRRR 1 0 TMRN",  # 6: two Raspberries stand for the Mint
        "take V; take N",  # Ben collects Violet
        "reserve 2; take T",  # 7: you reserve what he wants
        "take T; box 0 TTN 1 0 T.TN",
        "take V; take V",  # 8
        "take N; take R",
        "take T; box r TTVV 1 1 TTVV",  # 9: the reserved box
        "box 4 NNRV 1 1 NNVR; take M",
        "wild 1 0; take R",  # 10: the Wild that came free
        "take B; take N",
        "take N; take N",  # 11
        "take T; box 0 TNBB 2 0 BTNB",
        "take T; take T",  # 12
        "take M; take M",
        "take B; take B; discard B",  # 13: the deck runs out, and you hold seven
        "wild 1 3; take M",
        "trade B RV; take M; discard RM",  # 14: eight
        "wild 2 1; take M",
        "take R; box 1 TTNN 2 0 TNNT",  # 15: seven, and three at the end
        "take N; take N; discard MM",
        "take T; take N",  # 16
        "take B; reserve 3; discard M",
        "box 2 TRRV 2 1 TVRR; wild 1 2",  # 17: your sixth box; a Wild wins Blueberry
        "box r NNM 2 1 N.NM; take T",
    ],
    "chocolatiers-2019",
)
