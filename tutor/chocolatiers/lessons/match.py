"""The match against Ben that the lessons of the course play, from the first card to the last box.

A lesson begins with a position of it: `MATCH.at(8, 1)` is your eighth turn after its first move.
"""

from __future__ import annotations

from tutor.chocolatiers.teaching.prepared_table import set_table
from tutor.lessons.story import Story

TABLE = set_table(
    hands=("TNB", "RMB"),
    tray="MRTNNR",
    deck="TRNMTNVMMTNVRTTRTMBRNVNTBBV",
    stacks=(
        "T.TN NT.R TRBR",
        "N.NM NBTT NRMV",
        "TMRN .BTR BTNB",
        "TRM. TV.N TN.V",
        "MBMV RMBV RVVN",
    ),
    seed=1516,
)
"""The table before your first turn; you begin."""

MATCH = Story(
    TABLE,
    [
        "take T; box 0 TTN 0 0 T.TN",  # 1: your first box
        "take T; skip",
        "take N; skip",
        "take N; box 0 TNR 0 0 TRN.",
        "swap B NM; box 1 NNM 0 1 N.NM",  # 3: your second box
        "take R; skip",
        "take R; skip",
        "take V; skip",
        "swap R RM; skip",  # 5: a swap that comes to a take
        "take M; box 4 MMBV 1 0 VMBM",
        "take B; skip",  # 6: no Violet lies in the tray
        "take T; skip",
        "take V; skip",
        "take R; skip",
        "swap B TN; box 2 TNRM 1 1 TMRN",  # 8: two boxes can be paid for
        "take M; wild 1 1",
        "take R; skip",
        "take B; box 0 TRRB 0 1 RRTB",  # Ben empties the first stack
        "take T; skip",  # 10
        "take T; skip",
        "take T; skip",
        "take R; box 3 TRM 1 1 TRM.",
        "take N; skip",
        "take B; skip",
        "take N; skip",
        "take V; skip",
        "take T; box 3 TTTN -1 1 .TNV",  # 14: two Truffles stand for the Violet
        "take V; skip",  # the deck runs out
        "take B; skip",
        "take M; skip",
        "swap R TT; box 1 TTNB 2 0 TTBN",  # 16: two groups are joined
        "take R; skip",
        "take N; wild 4 1",  # 17: a Wild for two kinds
        "take N; box 4 RMBV 0 2 RMBV",
        "take B; wild 4 2",  # 18: a chain of Wilds
        "take T; skip",
        "take M; skip",
        "take M; skip",
        "take T; skip",
        "take R; wild 2 1",
        "take M; skip",  # 21
        "take M; skip",
        "swap M NV; skip; discard V",  # 22: seven cards
        "take M; skip; discard M",
        "take R; box 1 NRMV 0 0 VMRN",  # 23: the sixth box
        "take M; box 4 NRMMV 1 2 RVVN",
    ],
)
