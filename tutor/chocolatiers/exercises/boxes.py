"""Tasks about paying for boxes and placing them: loops, enumeration, places."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations_with_replacement, product
from typing import Any

from tutor.chocolatiers.exercises.game import GAME
from tutor.chocolatiers_family.display import Display, Place
from tutor.chocolatiers_family.exercises.forms import card_sets
from tutor.chocolatiers_family.kinds import EMPTY, KINDS, in_order
from tutor.chocolatiers_family.payments import payments
from tutor.i18n import N_
from tutor.kit.exercise import Exercise, Slip
from tutor.kit.forms import truth_value


def _covers(hand: str, cards: str) -> bool:
    return Counter(cards) <= Counter(hand)


PAYS = Exercise(
    "pays(hand, box)",
    N_("Can this hand pay for the box, each chocolate with a card of its own kind?"),
    N_("True or False"),
    (
        ("TTVVNR", "VVTT"),
        ("NNMM", "TMRN"),
        ("TNRM", "TTNN"),
        ("TNRB", "T.RN"),
        ("MMB", "MMBM"),
        ("TTTNRV", "V.TT"),
        ("NNVV", "TN.V"),
        ("TTMM", "TN.M"),
        ("NNVV", "R.NV"),
        ("TNRB", "TMN."),
        ("TNRV", "TB.V"),
        ("TTRB", "TV.R"),
    ),
    lambda hand, box: _covers(hand, box.replace(EMPTY, "")),
    truth_value,
    N_("One card of the right kind for each chocolate, not more and not less."),
    "4.2",
    (
        Slip(
            lambda hand, box: set(box) - {EMPTY} <= set(hand),
            N_("Two chocolates of a kind need two cards of it."),
            "4.2",
        ),
        Slip(
            lambda hand, box: _covers(hand, box),
            N_("An empty space of a box (“.”) costs nothing."),
            "4.2",
        ),
        Slip(
            lambda hand, box: len(hand) >= len(box.replace(EMPTY, "")),
            N_("It is not the number of cards that pays, but their kinds."),
            "4.2",
        ),
    ),
    game=GAME,
)


def _ways(hand: str, box: str) -> set[str]:
    return {way.cards for way in payments(hand, box.replace(EMPTY, ""))}


def _choices(kind: str, hand: str, pairs: bool) -> Iterator[str]:
    """What may stand for one chocolate."""
    yield kind
    if pairs:
        yield from (2 * other for other in KINDS if hand.count(other) >= 2)


def _paid(hand: str, box: str, most: int) -> set[str]:
    """Payments with at most so many pairs."""
    cards = box.replace(EMPTY, "")
    ways = product(*(tuple(_choices(kind, hand, most > 0)) for kind in cards))
    texts = {"".join(way) for way in ways if sum(len(part) == 2 for part in way) <= most}
    return {in_order(text) for text in texts if _covers(hand, text)}


def _only_in_need(hand: str, box: str) -> set[str]:
    """Payments in which a pair never stands for a card that the hand has."""
    cards = box.replace(EMPTY, "")
    ways = product(*(tuple(_choices(k, hand, k not in hand)) for k in cards))
    return {in_order("".join(way)) for way in ways if _covers(hand, "".join(way))}


def _unlike(hand: str, box: str) -> set[str]:
    """Payments in which any two cards are taken for a pair."""
    cards = box.replace(EMPTY, "")
    two = ["".join(pair) for pair in combinations_with_replacement(KINDS, 2)]
    ways = product(*((kind, *two) for kind in cards))
    return {in_order("".join(way)) for way in ways if _covers(hand, "".join(way))}


WAYS = Exercise(
    "ways(hand, box)",
    N_("All sets of cards that pay for the box: a set of texts such as {'TTN', 'NRB'}."),
    N_("a set of texts, each the cards of one payment"),
    (
        ("TNR", "TNR"),
        ("TTN", "RN"),
        ("TTNNRB", "RBN"),
        ("TTNN", "RB"),
        ("TTRR", "T.RM"),
        ("TNM", "VVB"),
        ("TTTTN", "VBN."),
    ),
    _ways,
    card_sets,
    N_("Each chocolate is paid for with its own card or with two cards that match each other."),
    "4.3",
    (
        Slip(
            _only_in_need,
            N_("A pair may stand for a chocolate even where you hold the right card."),
            "4.4",
        ),
        Slip(
            lambda hand, box: _paid(hand, box, 0),
            N_("Two cards of the same kind may stand for any one chocolate."),
            "4.3",
        ),
        Slip(
            lambda hand, box: _paid(hand, box, 1),
            N_("You may use two for one more than once in a payment."),
            "4.4",
        ),
        Slip(_unlike, N_("The two cards that stand for one must match each other."), "4.3"),
    ),
    game=GAME,
)


def _place_set(answer: Any) -> frozenset[Place]:
    found = frozenset((row, column) for row, column in answer)
    if not all(type(n) is int for place in found for n in place):
        raise TypeError(answer)
    return found


def _beside(display: Display, steps: tuple[Place, ...]) -> set[Place]:
    boxes = display.boxes
    return {(r + dr, c + dc) for r, c in boxes for dr, dc in steps} - set(boxes)


SIDES = ((-1, 0), (1, 0), (0, -1), (0, 1))
CORNERS = ((-1, -1), (-1, 1), (1, -1), (1, 1))

PLACES = Exercise(
    "places(display)",
    N_("All places for the next box: a set of (row, column), counted in boxes from the top left."),
    N_("a set of pairs of whole numbers, for example {(-1, 0), (0, 1)}"),
    tuple(
        (Display.parse(text),)
        for text in (
            "TR/NR",
            "NTNT/RR.R",
            "NTNTVM/RR.RRN",
            "VMTM/VRTR/TR--/M.--",
            "NTNTVM/RR.RRN/TT----/BV----",
            "TTNNRR/TTNNRR/MMBBVV/MMBBVV",
        )
    ),
    lambda display: set(display.open_places),
    _place_set,
    N_("A box lies full edge to full edge with another, and the display stays within 3 by 2."),
    "5.2",
    (
        Slip(
            lambda display: _beside(display, SIDES),
            N_("A display is never larger than 3 boxes by 2."),
            "5.6",
        ),
        Slip(
            lambda display: _beside(display, (*SIDES, *CORNERS)),
            N_("A corner is not enough: a full edge must touch a full edge."),
            "5.2",
        ),
        Slip(
            lambda display: set(display.open_places) | set(display.boxes),
            N_("Where a box lies no other one can go."),
            "5.5",
        ),
    ),
    game=GAME,
)
