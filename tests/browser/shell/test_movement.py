"""Pieces fly and shake, for those who like it."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.driving import answered
from tests.browser.shell.seeing import press


def test_a_piece_flies_and_nothing_is_left_over(moving):
    press(moving, "take:0")
    moving.wait_for_function("() => ghosts.length > 0")
    assert moving.evaluate("ghosts") == ["ghost", "ghost flies"]
    expect(moving.locator(".ghost")).to_have_count(0)


@pytest.fixture
def animated(moving):
    """Give a test its own `animate` until it ends, however it ends; the page's own is `plain`."""
    moving.evaluate("() => { Element.prototype.plain = Element.prototype.animate; }")
    yield lambda function: moving.evaluate(f"() => {{ Element.prototype.animate = {function}; }}")
    moving.evaluate("() => { Element.prototype.animate = Element.prototype.plain; }")


def test_a_piece_flies_from_what_is_no_canvas_as_from_a_tab(moving, animated):
    press(moving, "take:0")
    moving.wait_for_function("() => ghosts.length > 0")
    expect(moving.locator(".ghost")).to_have_count(0)
    moving.evaluate("() => { window.starts = []; }")
    animated(
        """function (frames, options) {
          const flight = this.plain(frames, options);
          flight.pause();
          const { x, y, width, height } = this.getBoundingClientRect();
          starts.push([x + width / 2, y + height / 2].map(Math.round));
          flight.finish();
          return flight; }"""
    )
    box = moving.locator("#back").bounding_box()
    press(moving, "undo")
    moving.wait_for_function("() => starts.length > 0")
    middle = [box["x"] + box["width"] / 2, box["y"] + box["height"] / 2]
    assert moving.evaluate("starts") == [[round(at) for at in middle]]


def test_a_refused_piece_shakes_in_a_hole_of_its_own(moving):
    press(moving, "refuse")
    moving.wait_for_function("() => ghosts.length > 0")
    expect(moving.locator(".ghost")).to_have_count(0)
    assert moving.evaluate("[ghosts, holes]") == [["ghost"], 1]
    assert moving.evaluate("document.querySelector('.slot canvas').style.clipPath") == ""


def test_the_next_page_ends_what_still_moves(moving, animated):
    animated(
        """function (frames, options) {
          return this.plain(frames, { ...options, duration: 1e6 }); }"""
    )
    press(moving, "refuse")
    expect(moving.locator(".ghost")).to_have_count(1)
    press(moving, "undo")
    expect(moving.locator(".ghost")).to_have_count(0)


def test_who_wants_no_movement_gets_none(moving):
    page = moving
    page.emulate_media(reduced_motion="reduce")
    expect(page.locator(".still")).to_have_text("True")
    press(page, "refuse")
    press(page, "take:0")
    answered(page)
    assert page.evaluate("ghosts") == []
