"""Awarding the Scoring cards and the final score: sections 9 and 10 of the rulebook."""

from __future__ import annotations

from collections import Counter

import pytest

import tutor
from tests.chocolatiers.tables import GAME, TILES, table
from tutor.chocolatiers import Display, Tile, awards, final_scores
from tutor.chocolatiers_family.final_scores import ScoresError

A, B = Display.parse("MMTN/MTNN", points=(3, 4)), Display.parse("MMRB/TVVT", points=(5, 6))

KIRA = Display.parse("NTRMNM/NRTM*N/VM.N*M/RNBMTR", points=(4, 4, 4, 5, 4, 4))
"""Six of our boxes that match the rulebook's final example: 25 points, Mint 5, Nut Cluster 5."""
UNDER_HER_WILDS = "MT"
RIVAL = Display.parse("RRTTVV/NRTTBV/BBMR--/MVBV--", points=(4, 5, 5, 6, 5))


def won(displays: list[Display]) -> dict[str, int | None]:
    """Who wins each kind's card."""
    return {kind: award.winner for kind, award in awards(displays).items()}


def standing(displays: list[Display], player: int, **options: object) -> tutor.Standing:
    """One player's result."""
    results = final_scores(displays, **options)  # type: ignore[arg-type]
    return next(s for s in results if s.player == player)


# Worked example


@pytest.mark.clause("10.1")
def test_kiras_final_score_is_33_where_the_rulebook_prints_37() -> None:
    assert (KIRA.largest("M"), KIRA.largest("N"), sum(KIRA.points)) == (5, 5, 25)
    kira = standing([KIRA, RIVAL], 0, wilds=(1, 0), first=1)
    printed = 3 + 4 + 1 + 25  # Mint, Nut Cluster, one unused Wild, boxes
    assert {label: points for label, points in kira.items.items() if points} == {
        "Boxes": 25,
        "Nut Cluster": 4,
        "Mint": 3,
        "Wilds": 1,
    }
    assert kira.total == printed == 33
    assert kira.total != 37  # the slip
    # A First card would explain it, and the text awards none.
    assert standing([KIRA, RIVAL], 0, wilds=(1, 0), first=0).total == 37


def test_kiras_display_is_made_of_our_boxes() -> None:
    assert len(KIRA.boxes) == 6
    assert KIRA.wilds + 1 == 3
    covered = iter(UNDER_HER_WILDS)
    text = "".join(next(covered) if c == "*" else c for c in str(KIRA))
    hers = Display.parse(text, points=KIRA.points)
    faces = {face: tile for tile in TILES for face in tile.faces}
    used = [faces[hers.face(*place)] for place in hers.boxes]
    assert [tile.points for tile in used] == list(hers.points)
    assert Counter(used) <= Counter(TILES)


# Awards


@pytest.mark.clause("9.1")
def test_the_largest_group_wins_the_card_not_the_most_chocolates() -> None:
    scattered = Display.parse("MTMT/TMTM/MTMT/TMTM")
    assert str(scattered).count("M") == 8
    assert won([scattered, A])["M"] == 1
    assert standing([scattered, A], 1).items["Mint"] == 3


@pytest.mark.clause("9.1")
def test_every_kinds_card_is_worth_its_points() -> None:
    own = Display.parse("TTNNRR/MMBBVV")
    assert won([own, Display.parse("")]) == dict.fromkeys("TNRMBV", 0)
    items = standing([own, Display.parse("")], 0, first=0).items
    assert list(items.items()) == [
        ("Boxes", 0),
        ("First", 4),
        ("Truffle", 4),
        ("Nut Cluster", 4),
        ("Raspberry", 3),
        ("Mint", 3),
        ("Blueberry", 2),
        ("Violet", 2),
        ("Wilds", 0),
    ]


@pytest.mark.clause("9.2")
def test_wilds_count_towards_the_group() -> None:
    two, three = Display.parse("MM/TN"), Display.parse("MT/*M")
    assert won([two, three])["M"] == 1
    assert won([two, Display.parse("MT/NM")])["M"] == 0


@pytest.mark.clause("9.3")
def test_a_tie_for_the_largest_pays_nobody() -> None:
    assert won([A, B, Display.parse("MM/MM")])["M"] == 2
    tied = awards([A, B, Display.parse("TM/MM")])["M"]
    assert tied.winner is None
    assert tied.sizes == (3, 2, 3)
    assert tied.tied == (0, 2)
    assert all(s.items["Mint"] == 0 for s in final_scores([A, B, Display.parse("TM/MM")]))


@pytest.mark.clause("9.4")
def test_a_kind_that_nobody_shows_is_won_by_nobody() -> None:
    award = awards([Display.parse("TT/TT"), Display.parse("**/**")])["V"]
    assert (award.winner, award.sizes, award.tied) == (None, (0, 0), ())


@pytest.mark.clause("9.4")
def test_wilds_alone_win_nothing() -> None:
    assert set(won([Display.parse("**/**"), Display.parse("")]).values()) == {None}


# Final score


@pytest.mark.clause("10.1", "10.2")
def test_boxes_cards_and_wilds_are_added() -> None:
    result = standing([A, B], 0, wilds=(2, 1), first=0)
    assert result.items["Boxes"] == 7
    assert result.items["First"] == 4
    assert result.total == sum(result.items.values())


@pytest.mark.clause("10.3")
def test_most_points_win() -> None:
    results = final_scores([A, B], wilds=(0, 0))
    assert [s.rank for s in results] == [1, 2]
    assert results[0].total > results[1].total
    assert results[0].player == 1


@pytest.mark.clause("10.4")
def test_a_tie_goes_to_more_scoring_cards() -> None:
    cards = Display.parse("TT/NN", points=(4,))  # Truffle and Nut Cluster, 8 points
    boxes = Display.parse("RR/RR", points=(9,))  # Raspberry, 3 points
    results = final_scores([boxes, cards])
    assert [(s.player, s.total, s.rank) for s in results] == [(1, 12, 1), (0, 12, 2)]


@pytest.mark.clause("10.4")
def test_first_counts_as_a_scoring_card() -> None:
    first = Display.parse("TT/TT", points=(5,))  # Truffle and First: 4 + 4
    other = Display.parse("NN/NN", points=(9,))  # Nut Cluster: 4
    results = final_scores([other, first], first=1)
    assert [(s.player, s.total, s.rank) for s in results] == [(1, 13, 1), (0, 13, 2)]


@pytest.mark.clause("10.5")
def test_still_tied_players_share_the_victory() -> None:
    results = final_scores(
        [Display.parse("TT/TT", points=(4,)), Display.parse("NN/NN", points=(4,))]
    )
    assert [(s.total, s.rank) for s in results] == [(8, 1), (8, 1)]


@pytest.mark.clause("10.5")
def test_the_place_after_a_shared_one_is_left_out() -> None:
    same = [Display.parse("TN/RM", points=(4,))] * 2
    results = final_scores([*same, Display.parse("TN/RM", points=(3,))])
    assert [s.rank for s in results] == [1, 1, 3]


@pytest.mark.clause("10.1")
def test_a_game_is_scored_as_its_displays_are() -> None:
    state = table(displays=(A, B), wilds=(1, 2), first_card=1, last_turns=0, phase="over")
    assert GAME.standings(state) == final_scores([A, B], (1, 2), 1)


# What cannot be scored


@pytest.mark.parametrize("displays", [[], None, 5, "TN/RM", ["TN/RM"], [A, None], {A: 1, 3: 4}])
def test_scores_are_of_displays(displays: object) -> None:
    with pytest.raises(ScoresError, match="a Display for each player"):
        final_scores(displays)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "wilds",
    [(), (1,), (1, 2, 3), (-1, 0), (4, 0), (1.0, 0), (float("nan"), 0), ("1", 0), (True, 0), 3],
)
def test_wilds_are_none_to_three_for_each_player(wilds: object) -> None:
    with pytest.raises(ScoresError, match="each of the 2 players, 0 to 3"):
        final_scores([A, B], wilds)  # type: ignore[arg-type]


@pytest.mark.parametrize("first", [-1, 2, True, 0.0, "0", [0], pytest.param(10**5000, id="huge")])
def test_first_is_held_by_a_player(first: object) -> None:
    with pytest.raises(ScoresError, match="numbered 0 to 1"):
        final_scores([A, B], first=first)  # type: ignore[arg-type]


@pytest.mark.parametrize("edition", ["chocolatiers-2001", "", None, ["chocolatiers"]])
def test_only_this_edition(edition: object) -> None:
    with pytest.raises(tutor.UnknownGame, match="edition"):
        final_scores([A, B], edition=edition)  # type: ignore[arg-type]


def test_a_teacher_s_own_points_are_used() -> None:
    tile = Tile("TTTT", 9)
    state = table(hands=("TTTT", ""), stacks=((tile,),), phase="bonus")
    state = GAME.apply(state, GAME.actions(state)[0])
    assert GAME.standings(state)[0].items["Boxes"] == 9


@pytest.mark.clause("10.4")
def test_a_standing_says_what_decides_a_tie() -> None:
    displays = [Display.parse("MM/MT", points=[4]), Display.parse("MN/NN", points=[4])]
    with_first, without = (standing(displays, 0, first=first) for first in (0, None))
    assert with_first.ties == {"Scoring cards": 3}  # Truffle, Mint and First
    assert without.ties == {"Scoring cards": 2}
    assert tutor.Standing(0, 1, 0, {}).ties == {}
