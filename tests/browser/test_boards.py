"""Canvas boards in a real browser: sharp, in step with their size, and hard to break."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page

from tests.serving import Served, serve_app

RED, GREEN, BLUE = (255, 0, 0, 255), (0, 255, 0, 255), (0, 0, 255, 255)
# Every pixel of a canvas must have the colour: a picture half cleared or half drawn is not one.
IS_FILLED = """([index, colour, side]) => {
  const canvas = document.querySelectorAll("canvas")[index];
  if (!canvas || canvas.width !== 2 * side || canvas.clientWidth !== side) return false;
  const pixels = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height).data;
  return pixels.every((value, at) => value === colour[at % 4]);
}"""


@pytest.fixture(scope="module")
def boards() -> Iterator[Served]:
    served = serve_app(
        "--pool", "1", "--notebook", str(Path(__file__).with_name("samples") / "boards.ipynb")
    )
    yield served
    served.stop()


def wait_filled(page: Page, index: int, colour: tuple[int, ...], side: int) -> None:
    page.wait_for_function(IS_FILLED, arg=[index, colour, side])


def test_what_was_drawn_before_the_page_was_there_is_seen(open_app, boards):
    page = open_app(url=boards.url, scale=2)
    wait_filled(page, 0, RED, 50)
    wait_filled(page, 1, RED, 50)


def test_a_picture_follows_each_change_of_size(open_app, boards):
    page = open_app(url=boards.url, scale=2)
    for side in range(60, 140, 10):
        page.get_by_role("button", name="Grow").click()
        wait_filled(page, 0, GREEN, side)


def test_sizes_changed_in_a_hurry_end_well(open_app, boards):
    page = open_app(url=boards.url, scale=2)
    page.evaluate(
        """() => { const grow = [...document.querySelectorAll("button")]
             .find(button => button.textContent === "Grow");
           for (let i = 0; i < 8; i++) grow.click(); }"""
    )
    wait_filled(page, 0, GREEN, 130)


def test_a_broken_scene_breaks_no_board(open_app, boards):
    page = open_app(url=boards.url, scale=2)
    page.get_by_role("button", name="Break").click()
    page.get_by_role("button", name="Paint").click()
    wait_filled(page, 0, BLUE, 50)
    wait_filled(page, 1, BLUE, 50)


def test_a_plain_canvas_draws_beside_the_boards(open_app, boards):
    page = open_app(url=boards.url, scale=2)
    page.get_by_role("button", name="Plain").click()
    wait_filled(page, 2, GREEN, 50)


def test_a_board_mounted_again_shows_its_picture(open_app, boards):
    page = open_app(url=boards.url, scale=2)
    page.get_by_role("button", name="Grow").click()
    page.get_by_role("button", name="Mount").click()
    wait_filled(page, 2, GREEN, 60)
