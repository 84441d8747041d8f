"""What a learner waits for, and what a learner costs: our app beside a bare 6 x 4 ipycanvas board.

The bare notebook is served by stock Voila with warm kernels, once as it is and once with prompt
answers (prompt/voila.py), our app by `tutor app`, opened at a table, where a card of the hand is
chosen and put back, and at a table with a full board of Chocoly, where a tile is tried out at one
place and at another. Visits to the four alternate, each in a fresh browser profile and with
every server at rest; medians are compared.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from statistics import median

import psutil
from attrs import frozen
from playwright.sync_api import Browser, sync_playwright
from table import Row

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parents[1]))  # for tests

from tests.chocoly.full_board import full_board  # noqa: E402
from tests.load.servers import bare_board  # noqa: E402
from tests.serving import (  # noqa: E402
    Served,
    kernel_id,
    kernel_process,
    launch,
    serve_app,
)
from tutor import Record  # noqa: E402

VISITS, CLICKS = 9, 15

BARE = """
const canvas = () => document.querySelector("#rendered_cells canvas");
const pixel = () => canvas()?.getContext("2d").getImageData(30, 30, 1, 1).data;
window.seen = probe({
  painted: () => pixel()?.[3] === 255,
  state: () => pixel().join(),
  click: () => {
    const { x, y } = canvas().getBoundingClientRect();
    const at = { bubbles: true, clientX: x + 30, clientY: y + 30 };
    canvas().dispatchEvent(new MouseEvent("mousedown", at));
  },
});
"""
OURS = """
const card = () => document.querySelector("[data-act='hand:0']");
const canvas = () => document.querySelector("[data-canvas=hand] canvas");
const pixel = () => {
  const { offsetLeft, offsetTop, offsetWidth, offsetHeight } = card();
  const at = [offsetLeft + offsetWidth / 2, offsetTop + offsetHeight / 2, 1, 1];
  return canvas().getContext("2d").getImageData(...at).data;
};
window.seen = probe({
  painted: () => card() && canvas() && pixel()[3] === 255,
  state: () => pixel().join(),
  click: () => card().click(),
});
"""

FULL = """
let held = false;
const places = () => [...document.querySelectorAll(".pane [data-act^='at:']")];
const ready = () => {
  const hand = document.querySelector("[data-act='hand:0']");
  if (hand && !held) {
    held = true;
    hand.click();
  }
  return places().length > 1;
};
let watched = null; // the first place: a tile lies there, to be tried out, or at the second
const pixel = () => {
  const { offsetLeft, offsetTop, offsetWidth } = places()[0];
  watched ??= [offsetLeft + 4, offsetTop + offsetWidth / 2 - 4, 1, 1];
  const canvas = document.querySelector("[data-canvas=over-board] canvas");
  return canvas.getContext("2d").getImageData(...watched).data;
};
let turn = 0;
window.seen = probe({
  painted: () => ready() && document.querySelector("[data-canvas=over-board] canvas"),
  state: () => pixel().join(),
  click: () => places()[turn++ % 2].click(),
});
"""


@frozen
class Visit:
    """Milliseconds from the request of the page, and for a click from itself; bytes of memory."""

    painted: float
    handled: float
    click: float
    memory: int
    private: int


@frozen
class Site:
    """A server, the script that watches its page, and the page's address there."""

    served: Served
    watch: str
    path: str = ""

    def visit(self, browser: Browser) -> Visit:
        context = browser.new_context(viewport={"width": 1280, "height": 800})
        page = context.new_page()
        page.set_default_timeout(90_000)
        page.add_init_script(path=HERE / "probe.js")
        page.add_init_script(self.watch)
        page.goto(self.served.url + self.path)
        page.wait_for_function("() => seen.handled !== null")
        painted, handled = page.evaluate("[seen.painted, seen.handled]")
        clicks = page.evaluate(f"new Promise(done => seen.again({CLICKS}, done))")
        memory = kernel_process(self.served, kernel_id(page)).memory_full_info()
        page.goto("about:blank")  # leaving ends the kernel
        context.close()
        return Visit(painted, handled, median(clicks), memory.rss, memory.uss)

    def work(self) -> float:
        """Seconds of processor time spent so far by those of the server's processes that live."""
        total = 0.0
        for process in self.served.family():
            try:
                total += sum(process.cpu_times()[:2])
            except psutil.NoSuchProcess:
                continue
        return total


def rest(sites: list[Site]) -> None:
    """Wait until no server works any more: the pools are full again. A minute at most."""
    before, quiet = -1.0, 0
    for _half_second in range(120):
        time.sleep(0.5)
        now = sum(site.work() for site in sites)
        quiet = quiet + 1 if abs(now - before) < 0.02 else 0
        if quiet == 2:
            return
        before = now


def begun() -> str:
    """The link of a game that has just begun, a person to move."""
    return Record.start("chocolatiers", players=2, seed=7).link()


def rows() -> list[Row]:
    """Measure; about two minutes."""
    with ExitStack() as stack:
        browser = launch(stack.enter_context(sync_playwright()), whole=True)
        sites = {
            "ours": Site(ours := serve_app("--pool", "2"), OURS, f"#table/{begun()}"),
            "full": Site(ours, FULL, f"#chocoly/table/{full_board()}"),
            "stock": Site(bare_board(2), BARE),
            "prompt": Site(bare_board(2, f"--Voila.config_file_paths={HERE / 'prompt'}"), BARE),
        }
        for site in sites.values():
            stack.callback(site.served.stop)
        seen: dict[str, list[Visit]] = {name: [] for name in sites}
        for number in range(VISITS + 1):
            for name, site in sites.items():
                rest(list(sites.values()))
                visit = site.visit(browser)
                if number:  # the first warms the disk's cache
                    seen[name].append(visit)
        browser.close()

    def compare(
        what: str,
        get: Callable[[Visit], float],
        other: str,
        name: str,
        most: float,
        site: str = "ours",
    ) -> Row:
        ours, theirs = (median(map(get, seen[each])) for each in (site, other))
        return Row(what, ours, theirs, name, most, at_least=False)

    bare, prompt = "bare board, stock Voila", "bare board, TCP_NODELAY"
    return [
        compare("page asked for to painted, ms", lambda v: v.painted, "stock", bare, 1.1),
        compare("... to first click handled, ms", lambda v: v.handled, "stock", bare, 0.65),
        compare("click to repaint, ms", lambda v: v.click, "prompt", prompt, 1.3),
        compare("... with a full board, ms", lambda v: v.click, "prompt", prompt, 1.5, "full"),
        compare("kernel memory, MiB", lambda v: v.memory / 2**20, "stock", bare, 1.25),
        compare("... shared with nobody, MiB", lambda v: v.private / 2**20, "stock", bare, 1.0),
    ]
