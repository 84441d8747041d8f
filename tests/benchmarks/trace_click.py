"""Where the time of a click goes: `python tests/benchmarks/trace_click.py`.

Of each page of bench_page a line: processor time that a click costs the kernel, the server and the
main thread of the page (by what, too), messages and bytes, and when each message came. Processor
time depends little on what else the machine does; the moments do.
"""

from __future__ import annotations

import glob
from pathlib import Path
from statistics import median
from typing import Any

from bench_page import (
    BARE,
    FULL,
    HERE,
    OURS,
    Site,
    bare_board,
    begun,
    full_board,
    kernel_id,
    kernel_process,
    launch,
    rest,
    serve_app,
    sync_playwright,
)

CLICKS = 40
WATCH = """
window.said = [];
const note = (what, size) => said.push([what, performance.now(), size]);
const Plain = WebSocket;
window.WebSocket = class extends Plain {
  constructor(...given) {
    super(...given);
    this.addEventListener("message", ({ data }) => note("in", data.byteLength));
  }
  send(data) {
    note("out", data.byteLength);
    super.send(data);
  }
};
for (const kind of ["click", "mousedown"]) addEventListener(kind, () => note("click", 0), true);
"""
SPENT = ("TaskDuration", "ScriptDuration", "RecalcStyleDuration", "LayoutDuration")


def processor(pid: int) -> float:
    """Milliseconds of processor time of a process so far."""
    tasks = glob.glob(f"/proc/{pid}/task/*/schedstat")
    return sum(int(Path(task).read_text().split()[0]) for task in tasks) / 1e6


def traced(browser: Any, name: str, site: Site) -> None:
    """Click, and print what it cost."""
    rest([site])
    context = browser.new_context(viewport={"width": 1280, "height": 800})
    page = context.new_page()
    tools = context.new_cdp_session(page)
    tools.send("Performance.enable", {"timeDomain": "threadTicks"})
    page.add_init_script(WATCH)
    page.add_init_script(path=HERE / "probe.js")
    page.add_init_script(site.watch)
    page.goto(site.served.url + site.path)
    page.wait_for_function("() => seen.handled !== null")
    page.evaluate("new Promise(done => seen.again(5, done))")
    kernel = kernel_process(site.served, kernel_id(page)).pid

    def spent() -> dict[str, float]:
        found = tools.send("Performance.getMetrics")["metrics"]
        page_s = {one["name"]: one["value"] * 1e3 for one in found if one["name"] in SPENT}
        return {
            "kernel": processor(kernel),
            "server": processor(site.served.process.pid),
            **page_s,
        }

    page.evaluate("said.length = 0")
    before = spent()
    took = page.evaluate(f"new Promise(done => seen.again({CLICKS}, done))")
    after = spent()
    print(f"{name}: {median(took):.1f} ms to repaint")
    print("  processor ms:", {k: round((after[k] - before[k]) / CLICKS, 1) for k in before})
    moments: list[list[float]] = []
    sizes, since = [], 0.0
    for what, when, size in page.evaluate("said"):
        if what == "click":
            since = when
            moments.append([])
        elif what == "in" and moments:
            moments[-1].append(when - since)
            sizes.append(size)
    print(f"  messages {len(sizes) / CLICKS:.1f}, bytes {sum(sizes) / CLICKS:.0f}")
    usual = int(median(map(len, moments)))
    each = [median(m[n] for m in moments if len(m) > n) for n in range(usual)]
    print("  they come after, ms:", [round(one, 1) for one in each])
    context.close()


def main() -> None:
    """Trace the three pages, each with a server of its own."""
    with sync_playwright() as playwright:
        browser = launch(playwright, whole=True)
        for name, path, watch in (
            ("bare board", "", BARE),
            ("a card is chosen", f"#table/{begun()}", OURS),
            ("a full board of Chocoly", f"#chocoly/table/{full_board()}", FULL),
        ):
            prompt = f"--Voila.config_file_paths={HERE / 'prompt'}"
            served = serve_app("--pool", "1") if path else bare_board(1, prompt)
            try:
                traced(browser, name, Site(served, watch, path))
            finally:
                served.stop()
        browser.close()


if __name__ == "__main__":
    main()
