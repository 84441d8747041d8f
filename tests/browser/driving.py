"""Driving a page as learners do: by mouse, by touch, or by keys alone."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Locator, Page

MOST_KEYS = 120
"""More keys than any target needs; more means that it cannot be reached."""


def piece(page: Page, act: str) -> Locator:
    """What has this act. On a small display a box is enlarged before its spaces can be reached."""
    return page.locator(f'[data-act="{act}"]').first


def _space_in_box(act: str) -> str:
    row, column = (int(n) for n in act.removeprefix("space:").split(","))
    return f"enlarge:{row // 2},{column // 2}"


def _enlarged_first(page: Page, act: str, press: Callable[[Page, str], None]) -> bool:
    """Enlarge the box of a space that is too small to be hit; whether that alone has answered, as
    where any space of the box is right."""
    if not act.startswith("space:") or piece(page, act).count():
        return False
    press(page, _space_in_box(act))
    return not page.locator("dialog").count()


def by_mouse(page: Page, act: str) -> None:
    """Click a piece or a button."""
    if _enlarged_first(page, act, by_mouse):
        return
    piece(page, act).click()
    answered(page)


def by_touch(page: Page, act: str) -> None:
    """Tap a piece or a button, turning to its tab first where the page has tabs."""
    if not piece(page, act).is_visible():
        for tab in page.locator("[role=tab]").all():
            tab.tap()
            answered(page)
            if piece(page, act).is_visible():
                break
    if _enlarged_first(page, act, by_touch):
        return
    piece(page, act).tap()
    answered(page)


def by_keys(page: Page, act: str) -> None:
    """Reach a piece or a button with Tab and the arrow keys, press it with Enter."""
    if _enlarged_first(page, act, by_keys):
        return
    piece(page, act).wait_for()
    reach(page, act)
    page.keyboard.press("Enter")
    answered(page)


WHERE = """act => {
  const wanted = document.querySelector(`[data-act="${CSS.escape(act)}"]`);
  const active = document.activeElement;
  if (active === wanted) return "here";
  const grid = wanted.closest("[data-grid]");
  if (!grid || !grid.contains(active)) return "elsewhere";
  const [a, b] = [active, wanted].map((e) => e.getBoundingClientRect());
  const dx = b.x + b.width / 2 - a.x - a.width / 2, dy = b.y + b.height / 2 - a.y - a.height / 2;
  return `${dx} ${dy}`;
}"""


def reach(page: Page, act: str) -> None:
    """Move the focus to what has this act, with keys alone."""
    page.wait_for_selector(f'[data-act="{act}"]', state="attached")
    seen: list[str] = []
    for _n in range(MOST_KEYS):
        where = page.evaluate(WHERE, act)
        if where == "here":
            return
        if where == "elsewhere":
            page.keyboard.press("Tab")
            continue
        dx, dy = (float(n) for n in where.split())
        across, along = ("ArrowRight", "ArrowLeft")[dx < 0], ("ArrowDown", "ArrowUp")[dy < 0]
        keys = [along, across] if abs(dy) > abs(dx) else [across, along]
        # The same place again: the board's arrow keys go another way there.
        page.keyboard.press(keys[seen.count(where) % 2])
        seen.append(where)
    raise AssertionError(f"{act} cannot be reached with Tab and the arrow keys")


GO = """address => new Promise((done) => {
  const before = location.hash;
  addEventListener("hashchange", () => done(), { once: true });
  location.hash = address;
  if (location.hash === before) done();
})"""


def go(page: Page, address: str) -> None:
    """Follow a link within the app, and arrive."""
    page.evaluate(GO, address)
    answered(page)


def answered(page: Page) -> None:
    """Wait until Python has answered everything that was asked, and the page shows it."""
    page.wait_for_function("() => !document.querySelector('.tutor[data-asks]')")


def press(page: Page, target: Locator) -> None:
    """Touch something on a phone, and press Enter on it elsewhere."""
    if page.evaluate("matchMedia('(pointer: coarse)').matches"):
        target.tap()
    else:
        target.press("Enter")
