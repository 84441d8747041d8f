"""A visitor in one of the browsers: looks, presses, drags, and waits as people do."""

from __future__ import annotations

import json
import time
from typing import Any

from attrs import frozen

from tests.engines.drivers import PATIENCE, Driver

PLACE = """
  const found = document.querySelector(%s);
  if (!found) return null;
  found.scrollIntoView({ block: "center", inline: "center" });
  const { x, y, width, height } = found.getBoundingClientRect();
  return [Math.round(x + width / 2), Math.round(y + height / 2)];
"""
GLIDE = 200
"""Milliseconds that a drag takes."""


@frozen
class Visitor:
    """Somebody who sits before this browser."""

    driver: Driver

    def visit(self, url: str) -> None:
        """Open an address and wait until the app is painted and answers."""
        self.driver.go(url)
        self.see("document.querySelector('#rendered_cells [data-act]')")

    def leave(self) -> None:
        """Go to an empty page."""
        self.driver.go("about:blank")

    def run(self, body: str) -> Any:
        """Run the body of a function in the page; returns what it returns."""
        return self.driver.run(body)

    def see(self, expression: str, patience: float = PATIENCE) -> Any:
        """Wait until an expression is true in the page; returns it.

        Raises:
            AssertionError: it did not become true; with what the page says.
        """
        until = time.monotonic() + patience
        while time.monotonic() < until:
            if found := self.run(
                f"const seen = {expression}; return seen instanceof Node || seen;"
            ):
                return found
        said = self.run("return document.body.innerText")
        raise AssertionError(f"{expression} is not seen on this page:\n{said}")

    def go(self, address: str) -> None:
        """Follow a link within the app, and arrive."""
        self.run(f"location.hash = {json.dumps(address)};")
        self.answered()

    def answered(self) -> None:
        """Wait until Python has answered everything that was asked."""
        self.run("return new Promise((done) => requestAnimationFrame(() => setTimeout(done)))")
        self.see("!document.querySelector('.tutor[data-asks]')")

    def where(self, selector: str) -> tuple[int, int]:
        """The middle of what is found, in the window, scrolled there."""
        self.see(f"document.querySelector({json.dumps(selector)})")
        x, y = self.run(PLACE % json.dumps(selector))
        return x, y

    def press(self, selector: str) -> None:
        """Click what is found with the mouse."""
        self.drag(self.where(selector), ())

    def press_act(self, act: str) -> None:
        """Click the piece or button of this act."""
        self.press(f'[data-act="{act}"]')

    def drag(self, start: tuple[int, int], way: tuple[tuple[int, int], ...]) -> None:
        """Press the mouse at one point, move it over others, and let go at the last."""
        moves = [_move(at, GLIDE) for at in way]
        down, up = ({"type": kind, "button": 0} for kind in ("pointerDown", "pointerUp"))
        self.driver.point([_move(start, 0), down, *moves, up])
        self.answered()


def _move(to: tuple[int, int], duration: int) -> dict[str, Any]:
    x, y = to
    return {"type": "pointerMove", "x": x, "y": y, "duration": duration, "origin": "viewport"}
