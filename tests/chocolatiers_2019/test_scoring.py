"""Score tiles and the final score: sections 8 and 9 of the rulebook."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.chocolatiers.strategies import displays
from tests.chocolatiers_2019.tables import COMPONENTS, GAME, table
from tutor.chocolatiers import Display, final_scores
from tutor.chocolatiers_2019 import awards
from tutor.chocolatiers_2019.scoring import THREE_FOUR, tiles_won, totals

EDITION = "chocolatiers-2019"


def parsed(*texts: str, points: int = 5) -> list[Display]:
    """Displays of boxes that are all worth so much."""
    return [Display.parse(t, points=(points,) * len(Display.parse(t).boxes)) for t in texts]


@pytest.mark.clause("chocolatiers-2019/8.1", "chocolatiers-2019/8.2")
@pytest.mark.parametrize(
    ("texts", "winner"),
    [
        (("TT/NR", "TN/TR"), None),
        (("TT/NR", "TN/RT"), 0),
        (("N./..", "T./.."), 1),
        (("N./..", "R./.."), None),
        (("*./..", "*./.."), None),
    ],
)
def test_the_largest_group_alone_wins(texts: tuple[str, str], winner: int | None) -> None:
    assert awards(parsed(*texts))["T"].winner == winner
    standings = final_scores(parsed(*texts), edition=EDITION)
    assert [s.player for s in standings if s.items["Truffle"] == 5] == [
        p for p in (0, 1) if p == winner
    ]


@pytest.mark.clause("chocolatiers-2019/8.3")
@pytest.mark.parametrize(
    ("points", "winner"),
    [
        (((3, 4), (3, 5)), 0),
        (((3, 6), (4, 5)), None),
        (((6, 6), (5, 5)), None),
        (((5, 6), (3, 5)), 1),
    ],
)
def test_most_boxes_of_three_and_four(
    points: tuple[tuple[int, int], ...], winner: int | None
) -> None:
    table_ = [Display.parse("TN*M/NTMR", points=worth) for worth in points]
    award = awards(table_)[THREE_FOUR]
    assert award.winner == winner
    assert award.sizes == tuple(sum(p < 5 for p in worth) for worth in points)


@pytest.mark.clause("chocolatiers-2019/9.1", "chocolatiers-2019/8.4")
@given(
    st.lists(displays(most_wilds=2), min_size=2, max_size=5),
    st.lists(st.integers(0, 3), min_size=5, max_size=5),
    st.integers(-1, 4),
)
@settings(max_examples=60)
def test_points_by_the_words_of_the_rules(of: list[Display], wilds: list[int], first: int) -> None:
    n = len(of)
    holder = first if 0 <= first < n else None
    standings = final_scores(of, wilds[:n], holder, edition=EDITION)
    expected = [sum(d.points) + w for d, w in zip(of, wilds, strict=False)]
    tiles = [int(p == holder) for p in range(n)]
    if holder is not None:
        expected[holder] += 3
    cheap = [sum(p in (3, 4) for p in d.points) for d in of]
    groups = [[max(map(len, d.groups(k)), default=0) for d in of] for k in "TNRMBV"]
    for sizes, worth in zip((*groups, cheap), (5, 5, 4, 4, 3, 3, 3), strict=True):
        leaders = [p for p in range(n) if sizes[p] == max(sizes)]
        if max(sizes) and len(leaders) == 1:
            expected[leaders[0]] += worth
            tiles[leaders[0]] += 1
    assert {s.player: s.total for s in standings} == dict(enumerate(expected))
    assert {s.player: tiles_won(s) for s in standings} == dict(enumerate(tiles))
    assert totals(of, wilds[:n], holder, COMPONENTS) == expected
    best = sorted(zip(expected, tiles, strict=True), reverse=True)
    assert [(s.total, tiles_won(s)) for s in standings] == best


@pytest.mark.clause("chocolatiers-2019/9.2", "chocolatiers-2019/9.3", "chocolatiers-2019/9.4")
@pytest.mark.parametrize(
    ("texts", "points", "wilds", "head", "clauses"),
    [
        (("TN/RM", "TN/RM"), (5, 5), (3, 1), "Ana wins by 2.", []),
        (("TT/NN", "TT/NN"), (5, 5), (3, 3), "Ana and Ben share the victory.", ["9.4"]),
        # Mint against First and “3 and 4”: 5 + 4 and 3 + 3 + 3, but two tiles.
        (("TN/RM", "TN/R."), (5, 3), (0, 0), "Ben wins, with more Score tiles.", ["9.3"]),
    ],
)
def test_who_wins(
    texts: tuple[str, str],
    points: tuple[int, int],
    wilds: tuple[int, int],
    head: str,
    clauses: list[str],
) -> None:
    of = [Display.parse(text, points=[p]) for text, p in zip(texts, points, strict=True)]
    first = 1 if clauses == ["9.3"] else None
    verdict = GAME.verdict(table(displays=of, wilds=wilds, first_tile=first), ("Ana", "Ben"))
    assert (verdict.head, verdict.clause) == (head, "9.2")
    assert [note.clause for note in verdict.notes] == clauses
