// Windows on pictures that are larger than they are (`widgets/browser/pane.py`): panning, zooming in whole
// steps, and a picture that grows without jumping. What is in sight is nobody's affair but the
// learner's; Python hears only how sharp a picture has to be.

import { isField, nearest } from "./focus.js";

const NEAR_FINGER = 44; // px from a finger to the middle of the target it means
const EXACT = 0.75; // of a unit: as near a mouse has to be
const STILL = 5; // px a press may move and still be a click
const GLIDE = { duration: 240, easing: "cubic-bezier(.2, 0, 0, 1)" };
const LONGEST = 1_500; // ms after which a picture that does not come is given up
const AROUND = 24; // px round what is brought into sight

export class Panes {
  // `sharpen(names, scale)`: these canvases are seen so much enlarged.
  constructor(root, page, sharpen) {
    this.root = root;
    this.page = page;
    this.sharpen = sharpen;
    this.units = new Map(); // pane -> the unit its learner chose
    this.panned = new Set(); // panes that the learner has moved
    this.scales = new Map(); // pane -> what Python knows
    this.looked = new Map(); // pane -> what was last brought into sight
    this.off = new AbortController();
    const { signal } = this.off;
    const on = (name, action, options = {}) =>
      page.addEventListener(name, action.bind(this), { signal, ...options });
    on("click", this.onClick, { capture: true });
    on("pointerdown", this.onDown);
    on("touchstart", this.onTouch, { passive: false });
    on("touchmove", this.onPinch, { passive: false });
    on("touchend", this.onRelease);
    on("touchcancel", this.onRelease);
    on("wheel", this.onWheel, { passive: false });
    window.addEventListener("pointermove", this.onMove.bind(this), { signal });
    window.addEventListener("pointerup", this.onUp.bind(this), { signal });
    window.addEventListener("pointercancel", this.onUp.bind(this), { signal });
    window.addEventListener("keydown", this.onKey.bind(this), { signal });
  }

  all() {
    return [...this.page.querySelectorAll("[data-pane]")];
  }

  // ---- the page changes

  // Before: where a point that stays the same is seen, and how large.
  remember() {
    return new Map(this.all().map((pane) => [pane.dataset.pane, { pane, ...seen(pane) }]));
  }

  // After: the learner's size again, the board in the middle or where it was.
  follow(before) {
    for (const pane of this.all()) {
      const name = pane.dataset.pane;
      const was = before?.get(name);
      this.size(pane);
      if (was && this.panned.has(name) && this.hides(pane)) this.keep(pane, was);
      else this.centre(pane);
      this.lookAt(pane);
    }
  }

  // What has come to lie elsewhere glides there, all of it at once. `late`: canvases whose picture
  // is still on its way: until it is there, what was seen is seen, where it was.
  async settle(before, late, canvases, moves) {
    for (const pane of this.all()) {
      const was = before.get(pane.dataset.pane);
      if (!was) continue;
      const now = seen(pane);
      const [dx, dy, part] = [was.x - now.x, was.y - now.y, was.unit / now.unit];
      const resized = was.width !== now.width || was.height !== now.height;
      const moved = Math.hypot(dx, dy) >= 2 || Math.abs(part - 1) >= 0.01;
      if (!moved && !resized) continue;
      const names = canvasesOf(pane).filter((name) => late.includes(name));
      if (names.length) {
        const uncover = this.cover(pane, was, canvases);
        await Promise.all(names.map((name) => canvases.painted(name, LONGEST)));
        if (!uncover()) continue; // the page has changed again
      }
      if (moved && moves) this.glide(pane, dx, dy, part);
    }
  }

  glide(pane, dx, dy, part) {
    const { sheet, scale } = parts(pane);
    const [x, y] = numbers(pane.dataset.origin);
    // So that the origin lies where it lay: shift of the corner at the old size.
    const [sx, sy] = [dx + x * scale * (1 - part), dy + y * scale * (1 - part)];
    sheet.animate(
      [
        { transform: `translate(${sx}px, ${sy}px) scale(${scale * part})` },
        { transform: `scale(${scale})` },
      ],
      GLIDE,
    );
  }

  // The pictures of a pane as they were, over it. The function it gives takes them away; it tells
  // whether they were still there.
  cover(pane, was, canvases) {
    const cover = document.createElement("div");
    cover.className = "pane-cover";
    const { left, top, width, height, scale } = was;
    const place = { left, top, width: width * scale, height: height * scale };
    for (const [name, length] of Object.entries(place)) cover.style[name] = `${length}px`;
    for (const name of canvasesOf(pane)) {
      const copy = canvases.copy(this.page, name);
      if (copy) cover.append(copy);
    }
    pane.append(cover);
    pane.dataset.waits = "";
    return () => {
      if (!cover.isConnected) return false;
      cover.remove();
      delete pane.dataset.waits;
      return true;
    };
  }

  size(pane, scale = this.scaleOf(pane)) {
    const { room, sheet } = parts(pane);
    sheet.style.transform = scale === 1 ? "" : `scale(${scale})`;
    room.style.width = `${sheet.offsetWidth * scale}px`;
    room.style.height = `${sheet.offsetHeight * scale}px`;
    pane.style.setProperty("--pane-scale", scale);
    parts(pane).view.tabIndex = this.hides(pane) ? 0 : -1; // arrow keys scroll what has the focus
    this.ends(pane);
    this.tell(pane, scale);
  }

  scaleOf(pane) {
    const units = numbers(pane.dataset.units);
    const chosen = this.units.get(pane.dataset.pane) ?? 0;
    return chosen > units[0] ? chosen / units[0] : 1;
  }

  tell(pane, scale) {
    const name = pane.dataset.pane;
    if ((this.scales.get(name) ?? 1) === scale) return;
    this.scales.set(name, scale);
    this.sharpen(canvasesOf(pane), scale);
  }

  ends(pane) {
    const units = numbers(pane.dataset.units);
    const now = units[0] * this.scaleOf(pane);
    for (const button of pane.querySelectorAll("[data-zoom]")) {
      const end = Number(button.dataset.zoom) > 0 ? now >= units.at(-1) : now <= units[0];
      button.setAttribute("aria-disabled", String(end));
    }
  }

  // Whether some of what is to be in the middle has no room.
  hides(pane) {
    const { view } = parts(pane);
    const [, , width, height] = numbers(pane.dataset.home).map((n) => n * this.scaleOf(pane));
    return width > view.clientWidth || height > view.clientHeight;
  }

  centre(pane) {
    const { view } = parts(pane);
    const [x, y, width, height] = numbers(pane.dataset.home).map((n) => n * this.scaleOf(pane));
    view.scrollLeft = x + (width - view.clientWidth) / 2;
    view.scrollTop = y + (height - view.clientHeight) / 2;
  }

  keep(pane, was) {
    const { view } = parts(pane);
    const now = seen(pane);
    view.scrollLeft += now.x - was.x;
    view.scrollTop += now.y - was.y;
  }

  // Bring what is new into sight, once.
  lookAt(pane) {
    const { look, pane: name } = pane.dataset;
    if (look === this.looked.get(name)) return;
    this.looked.set(name, look);
    if (!look) return;
    const { view } = parts(pane);
    const [x, y, width, height] = numbers(look).map((n) => n * this.scaleOf(pane));
    view.scrollLeft = within(view.scrollLeft, x, width, view.clientWidth);
    view.scrollTop = within(view.scrollTop, y, height, view.clientHeight);
  }

  // ---- zooming

  // So many steps larger or smaller; what is at (x, y) of the window stays there.
  zoom(pane, by, at) {
    const units = numbers(pane.dataset.units);
    const now = units[0] * this.scaleOf(pane);
    const place = units.reduce((best, unit, n) => (unit <= now ? n : best), 0);
    this.zoomTo(pane, units[Math.min(units.length - 1, Math.max(0, place + by))], at);
  }

  zoomTo(pane, unit, at = middle(pane)) {
    const { view } = parts(pane);
    const before = this.scaleOf(pane);
    const box = view.getBoundingClientRect();
    const off = [at[0] - box.x, at[1] - box.y];
    const point = [(view.scrollLeft + off[0]) / before, (view.scrollTop + off[1]) / before];
    this.units.set(pane.dataset.pane, unit);
    const scale = this.scaleOf(pane);
    this.size(pane);
    if (scale === 1) {
      this.panned.delete(pane.dataset.pane);
      return this.centre(pane);
    }
    this.panned.add(pane.dataset.pane);
    view.scrollLeft = point[0] * scale - off[0];
    view.scrollTop = point[1] * scale - off[1];
  }

  onKey(event) {
    const by = { "+": 1, "=": 1, "-": -1 }[event.key];
    const target = event.composedPath()[0];
    if (!by || event.ctrlKey || event.metaKey || event.altKey) return;
    if (target.closest && isField(target)) return;
    if (target !== document.body && !this.root.contains(target)) return;
    const pane = target.closest?.("[data-pane]") ?? this.all()[0];
    if (!pane || (this.page.querySelector("dialog[open]") && !pane.closest("dialog[open]"))) return;
    event.preventDefault();
    this.zoom(pane, by);
  }

  // Two fingers on a pad come as a wheel with Ctrl.
  onWheel(event) {
    const pane = event.target.closest("[data-pane]");
    if (!pane || !event.ctrlKey) return;
    event.preventDefault();
    this.turned = (this.turned ?? 0) - event.deltaY;
    if (Math.abs(this.turned) < 40) return;
    this.zoom(pane, Math.sign(this.turned), [event.clientX, event.clientY]);
    this.turned = 0;
  }

  onTouch(event) {
    const pane = event.target.closest("[data-pane]");
    if (!pane || event.touches.length !== 2) return;
    event.preventDefault();
    const unit = numbers(pane.dataset.units)[0] * this.scaleOf(pane);
    this.pinch = { pane, unit, far: spread(event.touches), at: between(event.touches) };
  }

  onPinch(event) {
    const touched = event.target.closest("[data-pane]");
    if (touched) this.panned.add(touched.dataset.pane);
    if (!this.pinch || event.touches.length !== 2) return;
    event.preventDefault();
    const { pane, unit, far, at } = this.pinch;
    const wanted = (unit * spread(event.touches)) / far;
    const units = numbers(pane.dataset.units);
    const step = nearest(units, (each) => Math.abs(Math.log(each / wanted)));
    if (step !== units[0] * this.scaleOf(pane)) this.zoomTo(pane, step, at);
  }

  onRelease(event) {
    if (event.touches.length < 2) this.pinch = null;
  }

  // ---- panning with a mouse; fingers pan by themselves

  onDown(event) {
    const pane = event.target.closest("[data-pane]");
    if (!pane || event.target.closest("[data-zoom], [data-drag]")) return;
    if (event.pointerType === "touch") return this.point(pane, event);
    if (event.button) return;
    const { view } = parts(pane);
    const { clientX: x, clientY: y, pointerId: id } = event;
    this.grip = { pane, view, x, y, id, left: view.scrollLeft, top: view.scrollTop, far: false };
  }

  onMove(event) {
    const { grip } = this;
    if (!grip || event.pointerId !== grip.id) return;
    const [dx, dy] = [event.clientX - grip.x, event.clientY - grip.y];
    if (!grip.far && Math.hypot(dx, dy) < STILL) return;
    if (!grip.far) {
      grip.far = true;
      this.panned.add(grip.pane.dataset.pane);
      grip.pane.dataset.pans = "";
    }
    grip.view.scrollLeft = grip.left - dx;
    grip.view.scrollTop = grip.top - dy;
  }

  // What a finger means is outlined as long as it is down; a mouse hovers.
  point(pane, event) {
    delete this.near?.dataset.near;
    this.near = pane && this.meant(pane, event);
    if (this.near) this.near.dataset.near = "";
  }

  onUp(event) {
    const { grip } = this;
    this.point(null, event);
    this.grip = null;
    if (!grip?.far) return;
    delete grip.pane.dataset.pans;
    const swallow = (event) => {
      event.stopPropagation();
      event.preventDefault();
    };
    window.addEventListener("click", swallow, { capture: true });
    setTimeout(() => window.removeEventListener("click", swallow, { capture: true }));
  }

  // ---- clicks

  onClick(event) {
    const button = event.target.closest("[data-zoom]");
    if (button) return this.zoom(button.closest("[data-pane]"), Number(button.dataset.zoom));
    const pane = event.target.closest("[data-pane]");
    if (!pane || !event.detail) return; // a key pressed what has the focus
    const meant = this.meant(pane, event) ?? anywhere(pane, event);
    if (!meant || meant === event.target.closest(".target")) return;
    event.stopPropagation();
    event.preventDefault();
    meant.click();
  }

  // The target nearest to the finger: on a small board they are smaller than it. A mouse is exact.
  meant(pane, { clientX: x, clientY: y, pointerType }) {
    const far = (target) => {
      const box = target.getBoundingClientRect();
      return Math.hypot(box.x + box.width / 2 - x, box.y + box.height / 2 - y);
    };
    const best = nearest([...pane.querySelectorAll(".target")], far);
    const unit = numbers(pane.dataset.units)[0] * this.scaleOf(pane);
    const most = pointerType === "mouse" ? Math.min(NEAR_FINGER, EXACT * unit) : NEAR_FINGER;
    return best && far(best) <= most ? best : null;
  }

  close() {
    this.off.abort();
  }
}

// The act of the place under a point, where a pane has places all over: "at:2,-1". A place is two
// units wide and high, the point is in its middle.
export function placeAt(pane, { clientX, clientY }) {
  const { cells } = pane.dataset;
  if (!cells) return "";
  const box = parts(pane).view.getBoundingClientRect();
  const { x, y, unit } = seen(pane);
  const [column, row] = [clientX - box.x - x, clientY - box.y - y].map((n) =>
    Math.round(n / unit - 1),
  );
  return `${cells}:${row},${column}`;
}

// A button that stands for that place.
function anywhere(pane, event) {
  const act = placeAt(pane, event);
  const button = act && pane.querySelector(".pane-anywhere");
  if (!button) return null;
  button.dataset.act = act;
  return button;
}

function canvasesOf(pane) {
  return [...pane.querySelectorAll("[data-canvas]")].map((slot) => slot.dataset.canvas);
}

function parts(pane) {
  const sheet = pane.querySelector(".pane-sheet");
  const scale = Number(pane.style.getPropertyValue("--pane-scale")) || 1;
  return { view: pane.querySelector(".pane-view"), room: sheet.parentNode, sheet, scale };
}

// Where the origin is seen in the window of a pane, and how large a unit is.
function seen(pane) {
  const { view, sheet, scale } = parts(pane);
  const [x, y] = numbers(pane.dataset.origin).map((n) => n * scale);
  const [outer, inner] = [view.getBoundingClientRect(), sheet.getBoundingClientRect()];
  const unit = numbers(pane.dataset.units)[0] * scale;
  const [left, top] = [inner.x - outer.x, inner.y - outer.y];
  const { offsetWidth: width, offsetHeight: height } = sheet;
  return { x: left + x, y: top + y, unit, left, top, width, height, scale };
}

function numbers(text) {
  return text.split(" ").map(Number);
}

function middle(pane) {
  const { x, y, width, height } = parts(pane).view.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
}

function within(scroll, start, length, window) {
  const [least, most] = [start + length + AROUND - window, start - AROUND];
  return least > most ? start + (length - window) / 2 : Math.min(most, Math.max(least, scroll));
}

function spread([one, other]) {
  return Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
}

function between([one, other]) {
  return [(one.clientX + other.clientX) / 2, (one.clientY + other.clientY) / 2];
}
