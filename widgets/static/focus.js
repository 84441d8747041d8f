// Where the keyboard is: one tab stop for each board, arrow keys inside it, and a focus that
// survives the page changing under it. A front end may keep the page in a tree of its own (shadow
// DOM, as marimo does), whose focus the document does not tell.

const STEPS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

export class Focus {
  constructor(root, page) {
    this.root = root;
    this.page = page;
    this.last = new Map(); // board -> id of the button that was last in focus
  }

  get active() {
    return this.root.getRootNode().activeElement;
  }

  // Before a morph: who has the focus, on which board, and where on it.
  remember() {
    const element = this.active;
    if (!element || element === document.body || !this.page.contains(element)) return null;
    const grid = element.closest("[data-grid]");
    return { element, id: element.id, grid: grid && gridName(grid), at: centre(element) };
  }

  // Before a morph: new content is like what it replaces, so that no tab stop is lost and found.
  keepStops(content) {
    for (const button of content.querySelectorAll("[data-grid] button[id]")) {
      const index = this.byId(button.id)?.getAttribute("tabindex");
      if (index) button.setAttribute("tabindex", index);
    }
  }

  // After a morph. `wanted`: id of the element the page asks to focus.
  restore(before, wanted) {
    for (const grid of this.page.querySelectorAll("[data-grid]")) this.rove(grid);
    const nobody = !document.activeElement || document.activeElement === document.body;
    const free = nobody || this.root.contains(this.active);
    if (wanted && free && this.focus(this.byId(wanted))) return;
    if (!before) return;
    const same = before.id ? this.byId(before.id) : before.element;
    if (same?.isConnected && (same === this.active || this.focus(same))) return;
    this.focus(this.neighbour(before)) || this.focus(this.page.querySelector("h1"));
  }

  neighbour({ grid: name, at }) {
    if (!name) return null;
    const grid = [...this.page.querySelectorAll("[data-grid]")].find((g) => gridName(g) === name);
    return grid && nearest(buttons(grid), (button) => distance(centre(button), at));
  }

  // One tab stop: the button last used, else the pressed one, else the first.
  rove(grid) {
    const all = buttons(grid);
    const last = this.last.get(gridName(grid));
    const stop =
      all.find((button) => button === this.active) ??
      all.find((button) => button.id && button.id === last) ??
      all.find((button) => button.getAttribute("aria-pressed") === "true") ??
      all[0];
    for (const button of all) {
      const index = button === stop ? "0" : "-1";
      // Written again, it would cost styles.
      if (button.getAttribute("tabindex") !== index) button.setAttribute("tabindex", index);
    }
  }

  onFocus(element) {
    const grid = element.closest("[data-grid]");
    if (!grid) return;
    this.last.set(gridName(grid), element.id);
    this.rove(grid);
  }

  // True if the key was one of a board's and has been dealt with.
  onKey(event, target) {
    const grid = target.closest("[data-grid]");
    if (!grid || isField(target)) return false;
    const all = buttons(grid);
    const step = STEPS[event.key];
    let next = null;
    if (step) next = towards(all, target, step);
    else if (event.key === "Home") next = all[0];
    else if (event.key === "End") next = all.at(-1);
    else return false;
    event.preventDefault(); // an arrow key at the board's edge must not scroll the page away
    if (next) this.focus(next);
    return true;
  }

  byId(id) {
    return this.page.querySelector(`[id="${CSS.escape(id)}"]`);
  }

  focus(element) {
    if (!element) return false;
    element.focus();
    return this.active === element;
  }
}

export function isField(element) {
  return Boolean(element.closest("input, textarea, select, [contenteditable]"));
}

function buttons(grid) {
  return [...grid.querySelectorAll("button:not(:disabled)")].filter((b) => b.offsetParent);
}

function gridName(grid) {
  return grid.dataset.grid || grid.id || grid.dataset.canvas || "";
}

/** @returns {[number, number]} */
function centre(element) {
  const { x, y, width, height } = element.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
}

function distance([x1, y1], [x2, y2]) {
  return Math.hypot(x2 - x1, y2 - y1);
}

export function nearest(items, far) {
  return items.reduce((best, item) => (!best || far(item) < far(best) ? item : best), null);
}

// The nearest button that way; one far to the side counts as farther than one straight ahead.
function towards(all, from, [dx, dy]) {
  const [x, y] = centre(from);
  const ahead = (button) => {
    const [bx, by] = centre(button);
    return (bx - x) * dx + (by - y) * dy;
  };
  const aside = (button) => {
    const [bx, by] = centre(button);
    return Math.abs((bx - x) * dy) + Math.abs((by - y) * dx);
  };
  const there = all.filter((b) => b !== from && ahead(b) > 4 && aside(b) < 2.5 * ahead(b));
  return nearest(there, (button) => ahead(button) + 2 * aside(button));
}
