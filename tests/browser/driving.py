"""Driving a page as learners do: by clicks, or with Tab, the arrow keys and Enter alone."""

from __future__ import annotations

from playwright.sync_api import Page

# Whether the focus is on a target, on its board, and how far away.
WAY = """target => {
  const at = (element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  };
  const grid = (element) => element.closest("[data-grid]")?.dataset.grid;
  const here = document.activeElement;
  const there = document.querySelector(`[data-act="${target}"]`);
  const [x, y] = at(here), [tx, ty] = at(there);
  const same = Boolean(grid(here)) && grid(here) === grid(there);
  return { there: here === there, same, dx: tx - x, dy: ty - y };
}"""


def go_to(page: Page, target: str) -> None:
    """Bring the focus to a target with Tab and the arrow keys."""
    page.wait_for_selector(f'[data-act="{target}"]', state="attached")
    been: set[tuple[float, float]] = set()
    for _step in range(120):
        way = page.evaluate(WAY, target)
        if way["there"]:
            return
        at = (way["dx"], way["dy"])
        # Round a corner the straight way leads back: then the other arrow key helps.
        across = (abs(way["dx"]) > abs(way["dy"])) != (at in been)
        been ^= {at}
        if not way["same"]:
            page.keyboard.press("Tab")
        elif across:
            page.keyboard.press("ArrowRight" if way["dx"] > 0 else "ArrowLeft")
        else:
            page.keyboard.press("ArrowDown" if way["dy"] > 0 else "ArrowUp")
    raise AssertionError(f"the keyboard does not reach {target}")


def press(page: Page, target: str) -> None:
    """Click a target; a second click on the same button waits for the first to be answered."""
    page.click(f'[data-act="{target}"]:not([data-state="pressed"])')


def press_by_keys(page: Page, target: str) -> None:
    """Go to a target by keys, press Enter, and wait until that was answered."""
    go_to(page, target)
    page.keyboard.press("Enter")
    settled(page)


def settled(page: Page) -> None:
    """Wait until no button waits for its answer."""
    page.wait_for_function("() => !document.querySelector('[data-state=pressed]')")
