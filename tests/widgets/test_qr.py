"""The code of a link: read by another program, it says the link."""

from __future__ import annotations

import numpy as np
import pytest
import zxingcpp
from bs4 import BeautifulSoup
from PIL import Image

from widgets.draw.qr import MOST, QUIET, qr_modules, qr_svg

SHORT = "http://192.168.0.10:8800/#today/groups"
LONG = "https://school.example.org/hub/user-redirect/tutor/#today/" + "a-lesson-here/" * 30


def read(image: Image.Image) -> list[str]:
    return [code.text for code in zxingcpp.read_barcodes(image)]


@pytest.mark.parametrize("text", [SHORT, LONG, "https://example.org/ä?ö=1#today/x"])
def test_the_code_says_the_text(text: str) -> None:
    modules = qr_modules(text)
    assert modules is not None
    dark = np.pad(np.array(modules), QUIET)
    pixels = np.kron(~dark, np.ones((4, 4), dtype=bool)).astype(np.uint8) * 255
    assert read(Image.fromarray(pixels)) == [text]


def test_it_lies_on_white_with_two_modules_round_it() -> None:
    svg = BeautifulSoup(str(qr_svg(SHORT, 132, "The link")), "html.parser").svg
    modules = qr_modules(SHORT)
    assert svg is not None
    assert modules is not None
    assert (svg["width"], svg["height"], svg["aria-label"]) == ("132", "132", "The link")
    side = len(modules) + 2 * QUIET
    assert svg["viewbox"] == f"0 0 {side} {side}"
    assert svg.rect is not None
    assert (svg.rect["width"], svg.rect["fill"]) == (str(side), "#fff")
    assert svg.path is not None
    assert str(svg.path["d"]).startswith("M2 2h1v1h-1z"), "the corner of the first square"


def test_words_of_anybody_stay_words() -> None:
    assert "<b>" not in str(qr_svg(SHORT, 10, '"><b>'))


def test_what_no_phone_could_read_is_no_code() -> None:
    assert qr_svg("x" * (MOST + 1), 132, "") is None
