"""What can be seen and pressed on the little page of the shell's tests."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page

from tests.browser.driving import answered

SAMPLES = Path(__file__).parents[1] / "samples"

# How many pixels of a canvas have the colour of a piece.
PAINTED = """(name, root = document) => {
  const canvas = root?.querySelector(`[data-canvas="${name}"] canvas`);
  if (!canvas || !canvas.width) return -1;
  const { data } = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
  let count = 0;
  for (let i = 0; i < data.length; i += 4)
    if (data[i + 2] > data[i + 1] + 30 && data[i + 3] > 200) count += 1;
  return count;
}"""
PIECE = 92 * 104


def painted(page: Page, name: str) -> int:
    """Pieces that can be seen on a canvas."""
    count = page.evaluate(PAINTED, name)
    scale = page.evaluate("devicePixelRatio")
    return round(count / (PIECE * scale * scale))


def wait_painted(page: Page, name: str, pieces: int = 6) -> None:
    scale = page.evaluate("devicePixelRatio")
    page.wait_for_function(
        f"([name, size, pieces]) => Math.round(({PAINTED})(name) / size) === pieces",
        arg=[name, PIECE * scale * scale, pieces],
    )


def log(page: Page) -> list[str]:
    """What Python has heard of, in its order."""
    answered(page)
    return page.locator(".log li").all_inner_texts()


def press(page: Page, act: str) -> None:
    page.locator(f'[data-act="{act}"]').click()
