// Pieces under the finger. A drag is told to Python as two acts, "lift:PIECE" and "drop:PIECE PLACE";
// what they mean, and which places take the piece, Python decides. A press that does not move is a
// click as ever.

import { placeAt } from "./panes.js";

const SLOP = 7; // px a press may move and still be a click
const CATCH = 44; // px from a place that takes the piece to the finger
const RAISE = 18; // px that a piece stands over a finger, which would hide it

export class Drags {
  // `tell(act)` returns the number of the event; `waits(number)` is whether it is not answered yet.
  constructor(root, page, moves, { tell, waits }) {
    this.root = root;
    this.page = page;
    this.moves = moves;
    this.tell = tell;
    this.waits = waits;
    this.pieces = {}; // act -> name of its picture
    this.takes = []; // acts and canvases that take what is held
    this.grip = null; // a press on a piece
    /** @type {any} a piece in the air, or let go and not yet answered */
    this.held = null;
    this.off = new AbortController();
    const on = (target, name, action, options = {}) =>
      target.addEventListener(name, action.bind(this), { signal: this.off.signal, ...options });
    on(page, "pointerdown", this.onDown);
    on(window, "pointermove", this.onMove);
    on(window, "pointerup", this.onUp);
    on(window, "pointercancel", this.onCancel);
    on(window, "keydown", this.onKey, { capture: true });
    on(page, "dragstart", (event) => event.preventDefault());
    on(page, "contextmenu", (event) => this.held && event.preventDefault());
  }

  // ---- the finger

  onDown(event) {
    if (this.held?.air && !event.isPrimary) return this.onCancel(event);
    this.grip = null;
    const button = event.target.closest?.(".target[data-act]");
    if (!button || !event.isPrimary || event.button || !(button.dataset.act in this.pieces)) return;
    const { clientX: x, clientY: y, pointerId: id, pointerType: type } = event;
    this.grip = { act: button.dataset.act, button, x, y, id, type };
  }

  onMove(event) {
    const { grip, held } = this;
    if (held?.air && event.pointerId === held.id) this.follow(event);
    else if (grip && event.pointerId === grip.id) {
      const far = Math.hypot(event.clientX - grip.x, event.clientY - grip.y);
      if (far > SLOP) this.lift(grip, event);
    }
  }

  onUp(event) {
    this.grip = null;
    if (!this.held?.air || event.pointerId !== this.held.id) return;
    this.swallowClick();
    this.follow(event);
    this.drop(this.over(event.clientX, event.clientY));
  }

  onCancel(event) {
    this.grip = null;
    if (this.held?.air && event.pointerId === this.held.id) this.drop("");
  }

  onKey(event) {
    if (!this.held?.air || event.key !== "Escape") return;
    event.stopPropagation();
    event.preventDefault();
    this.drop("");
  }

  // ---- the piece

  lift({ act, button, x, y, id, type }, event) {
    this.grip = null;
    this.moves.finish();
    const ghost = this.moves.picture(this.pieces[act]);
    if (!ghost) return;
    this.letGo();
    const from = this.moves.boxOf(button);
    ghost.classList.add("held");
    this.moves.put(ghost, from);
    this.held = { act, ghost, from, x, y, id, type, air: true };
    this.root.setPointerCapture?.(id);
    this.root.dataset.drags = "";
    this.held.number = this.tell(`lift:${act}`);
    this.dress();
    this.follow(event);
  }

  follow({ clientX, clientY }) {
    const { held } = this;
    const raise = held.type === "mouse" ? 0 : RAISE;
    const { from, x, y, ghost } = held;
    held.at = { ...from, x: from.x + clientX - x, y: from.y + clientY - y - raise };
    this.moves.put(ghost, held.at);
    const over = this.lit(clientX, clientY);
    if (over === held.over) return;
    held.over?.removeAttribute("data-over");
    over?.setAttribute("data-over", "");
    held.over = over;
  }

  drop(place) {
    const { held } = this;
    held.air = false;
    held.over?.removeAttribute("data-over");
    delete this.root.dataset.drags;
    held.answer = this.tell(`drop:${held.act} ${place === held.act ? "" : place}`);
    this.takes = [];
    this.dress();
  }

  // The name of the place at this point: one that takes the piece and is near, else what is there.
  over(x, y) {
    const found = this.lit(x, y) ?? this.below(x, y);
    const pane = found?.closest("[data-pane]");
    const place =
      pane && !found.matches("[data-takes]") && placeAt(pane, { clientX: x, clientY: y });
    return place || (found ? nameOf(found) : "");
  }

  lit(x, y) {
    const near = [...this.page.querySelectorAll("[data-takes]")]
      .map((place) => ({ place, box: place.getBoundingClientRect() }))
      .map(({ place, box }) => ({ place, far: away(box, x, y), size: box.width * box.height }))
      .filter(({ far }) => far <= CATCH)
      .sort((a, b) => a.far - b.far || a.size - b.size);
    return near[0]?.place;
  }

  below(x, y) {
    const tree = this.root.getRootNode();
    const all = tree.elementsFromPoint(x, y).filter((element) => this.page.contains(element));
    const find = (what) => all.map((element) => element.closest(what)).find(Boolean);
    return find(".target[data-act]") ?? find("[data-canvas]");
  }

  // ---- the page

  // Python's answer is here, the page not changed yet: where a piece that was let go is now.
  landing() {
    const { held } = this;
    if (!held || held.air || this.waits(held.number)) return null;
    this.held = null;
    return { source: held.act, ghost: held.ghost, start: held.at };
  }

  // Nothing was shown for it: the piece is gone.
  done(number) {
    if (this.held && number === this.held.answer) this.letGo();
  }

  // Marks that Python knows nothing of; they are put on anew after each change of the page.
  dress() {
    const held = this.held?.air ? this.held : null;
    for (const button of this.page.querySelectorAll(".target[data-act]")) {
      const { act } = button.dataset;
      button.toggleAttribute("data-drag", act in this.pieces);
      button.toggleAttribute("data-takes", Boolean(held) && this.takes.includes(act));
      button.toggleAttribute("data-held", act === this.held?.act);
    }
    for (const slot of this.page.querySelectorAll("[data-canvas]")) {
      const takes = Boolean(held) && this.takes.includes(slot.dataset.canvas);
      slot.toggleAttribute("data-takes", takes);
    }
  }

  // The click that browsers make of every release is no wish of the learner's.
  swallowClick() {
    const swallow = (event) => {
      event.stopPropagation();
      event.preventDefault();
    };
    window.addEventListener("click", swallow, { capture: true });
    setTimeout(() => window.removeEventListener("click", swallow, { capture: true }));
  }

  letGo() {
    this.held?.ghost.remove();
    this.held = null;
    delete this.root.dataset.drags;
  }

  close() {
    this.off.abort();
    this.letGo();
  }
}

function nameOf(place) {
  return place.dataset.act ?? place.dataset.canvas;
}

// From a point to a box, 0 inside.
function away({ left, right, top, bottom }, x, y) {
  return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
}
