"""Options that belong together, that need others, and that are drawn: checked, said and written."""

from __future__ import annotations

from typing import Any

import pytest

from tutor.engine import OptionError
from tutor.kit.start import check_options
from tutor.options import Option, OptionGroup, Preset, drawn, parse, said, written

STORES = OptionGroup(
    "Stores",
    "Each shows one of its sides.",
    (
        Preset("All A", {"side_P": "A", "side_F": "A"}),
        Preset("All drawn", {"side_P": "AB", "side_F": "AB"}),
    ),
)
SIDES = {"A": "A", "B": "B", "AB": "Drawn"}
KNOWN = (
    Option("side_P", tuple(SIDES), "A", "Palace", SIDES, group=STORES, draws={"AB": ("A", "B")}),
    Option("side_F", tuple(SIDES), "A", "Fancies", SIDES, group=STORES, draws={"AB": ("A", "B")}),
    Option("staff", (False, True), False, "Helpers"),
    Option("wage", (1, 2), 1, "Wage", needs={"staff": (True,)}),
    Option("bonus", ("no", "yes"), "no", "Bonus", needs={"wage": (2,)}),
)


def checked(**given: Any) -> dict[str, Any]:
    return check_options("Factory", KNOWN, given)


def test_an_option_is_only_there_with_what_it_needs() -> None:
    assert checked(staff=True, wage=2)["wage"] == 2
    with pytest.raises(OptionError, match="“wage” is only there with staff = True"):
        checked(wage=2)
    assert checked(wage=1)["wage"] == 1, "its default is as good as nothing"


def test_what_is_drawn_is_one_of_those_and_the_same_again() -> None:
    chosen = checked(side_P="AB", side_F="B")
    found = {drawn(KNOWN, chosen, seed)["side_P"] for seed in range(20)}
    assert found == {"A", "B"}
    assert drawn(KNOWN, chosen, 3) == drawn(KNOWN, chosen, 3)
    assert drawn(KNOWN, chosen, 3)["side_F"] == "B"


def test_options_are_said_without_those_that_are_not_there() -> None:
    assert said(KNOWN, {"side_P": "AB"}) == ("Palace: Drawn", "Fancies: A", "Helpers: No")
    assert "Wage: 2" in said(KNOWN, {"staff": True, "wage": 2})
    assert said(KNOWN, {"side_P": "AB"}, changed=True) == ("Palace: Drawn",)
    assert said(KNOWN, {}, changed=True) == ()


def test_what_is_written_is_read_again() -> None:
    chosen = checked(side_P="B", staff=True, wage=2)
    assert written(KNOWN, chosen) == ("side_P=B", "staff=True", "wage=2")
    assert check_options("Factory", KNOWN, parse(KNOWN, written(KNOWN, chosen))) == chosen
    assert parse(KNOWN, ["staff=yes"]) == {"staff": True}


@pytest.mark.parametrize("text", ["side_P=Z", "side_P", "color=red", "wage=two"])
def test_what_fits_no_option_is_refused_in_words(text: str) -> None:
    with pytest.raises(OptionError, match=r"can be|has no option"):
        check_options("Factory", KNOWN, parse(KNOWN, [text]))
