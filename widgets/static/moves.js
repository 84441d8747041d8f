// Pieces in motion, without knowing what a piece is: pictures fly over what is drawn now. Nothing in
// the page moves, so nothing can jump.

const MS = 240;
const STAGGER = 60;
const LIMIT = 600;
const FEAST = 1280; // a card that is won: it waits, is lifted, turns over, flies
const LIFTED = 12;
const ARRIVED = 0.9; // so much of it until it lies with its owner
const EASING = "cubic-bezier(.2, 0, 0, 1)";
const RIDE = 480; // a belt's push, and its stop: a little over, and back
const STOP = 0.75; // so much of it is the push
const OVER = 3; // px
const LARGE = 1.5; // a place so much larger than a piece takes it in

// Movements on the spot.
const NODS = {
  shake: {
    frames: [0, -4, 4, -4, 4, 0].map((x) => ({ transform: `translateX(${x}px)` })),
    options: { duration: MS, easing: "linear" },
  },
  pulse: {
    frames: [1, 0.5, 1].map((opacity) => ({ opacity })),
    options: { duration: LIMIT, easing: "ease-in-out" },
  },
};

export class Moves {
  constructor(stage, page, canvases) {
    this.stage = stage;
    this.page = page;
    this.canvases = canvases;
    this.running = new Set(); // functions that put things right at once
    this.pictures = new Map(); // name -> SVG text
    this.holes = new Map(); // canvas -> rectangles that are not shown
  }

  learn(pictures) {
    for (const [name, svg] of Object.entries(pictures ?? {})) this.pictures.set(name, svg);
  }

  // A piece by itself, or null if its picture has not come.
  picture(name) {
    const svg = this.pictures.get(name);
    if (!svg) return null;
    const ghost = Object.assign(document.createElement("div"), { className: "ghost" });
    ghost.innerHTML = svg;
    const { width, height } = /** @type {SVGSVGElement} */ (ghost.firstElementChild);
    return size(ghost, width.baseVal.value, height.baseVal.value);
  }

  // Before the page changes: the pieces that fly, and what was drawn where they will land. `held`: a
  // piece that the learner has just let go (`source`, `ghost`, `start`).
  remember(moves, held) {
    this.finish();
    return moves.map((move) => {
      if (move.kind !== "move") return { move };
      const from = this.at(move.from_canvas);
      const to = this.at(move.to_canvas);
      const dragged = held && move.source === held.source;
      return {
        move,
        ghost: from && this.picture(move.picture),
        start: dragged ? held.start : from && this.place(from.slot, move.from_rect),
        cover: to && move.covers ? snapshot(to, move.to_rect) : null,
      };
    });
  }

  // After the page has changed. `drawn`: canvases whose new picture is still on its way.
  start(remembered, drawn) {
    const flights = remembered.filter(({ ghost, move }) => ghost && !move.rides).length;
    const stagger = Math.min(STAGGER, (LIMIT - MS) / Math.max(1, flights - 1));
    let turn = 0;
    for (const item of remembered) {
      if (item.ghost) this.fly(item, item.move.rides ? 0 : turn++ * stagger);
      else if (item.move.kind in NODS) this.nod(item.move, drawn, flights ? MS : 0);
    }
  }

  // What was let go and does not fly on: a place takes it in, or it goes back to where it lies now.
  settle({ source, ghost, start }, moves) {
    if (moves.some((move) => move.source === source)) return ghost.remove();
    const sink = moves.find(({ kind }) => kind === "sink");
    const into = sink && this.canvases.get(this.page, sink.canvas);
    const button = this.page.querySelector(`.target[data-act="${CSS.escape(source)}"]`);
    const end = into ? this.place(into.slot, sink.rect) : button && this.boxOf(button);
    if (!end) return ghost.remove();
    ghost.classList.remove("held");
    const small = into ? { transform: this.fit(ghost, end, 0.4), opacity: 0.2 } : null;
    const frames = [
      { transform: this.fit(ghost, start) },
      small ?? { transform: this.fit(ghost, end) },
    ];
    this.run(ghost.animate(frames, { duration: MS, easing: EASING, fill: "both" }), () =>
      ghost.remove(),
    );
  }

  fly({ move, ghost, start, cover }, delay) {
    const to = this.at(move.to_canvas);
    if (!to) return;
    const end = this.place(to.slot, move.to_rect);
    const taken = scale(ghost, end) > LARGE;
    const mend = taken ? null : this.cut(to, move.to_rect); // what lies there now is not seen yet
    if (cover && !taken) this.lay(cover, end);
    this.stage.appendChild(ghost);
    ghost.classList.add("flies");
    const last = taken
      ? { transform: this.fit(ghost, end, 0.5), opacity: 0.2 }
      : { transform: this.fit(ghost, end) };
    const first = { transform: this.fit(ghost, start) };
    const timing = { duration: MS, delay, easing: EASING, fill: "both" };
    let frames = [first, last];
    if (move.turns) {
      ghost.classList.add("turns-over");
      const won = taken ? { transform: this.fit(ghost, end, 1), opacity: 1 } : last;
      const gone = taken ? { ...won, opacity: 0 } : won;
      frames = [...this.turnedOver(ghost, start, first), { ...won, offset: ARRIVED }, gone];
      Object.assign(timing, { duration: FEAST, easing: "linear" });
    } else if (move.rides) {
      const over = { transform: this.fit(ghost, beyond(start, end)), offset: STOP };
      frames = [{ ...first, easing: EASING }, ...(taken ? [] : [over]), last];
      Object.assign(timing, { duration: RIDE, easing: "linear" });
    }
    this.run(ghost.animate(frames, timing), () => {
      ghost.remove();
      cover?.remove();
      mend?.();
    });
  }

  // A piece at rest, lifted, on its edge, and lifted again: 240, 120 and twice 200 ms.
  turnedOver(ghost, start, first) {
    const box = { ...start, y: start.y - LIFTED };
    const part = scale(ghost, box);
    const [x, y] = [box.x + box.width / 2, box.y + (box.height - part * sizeOf(ghost)[1]) / 2];
    const edge = `translate(${x}px, ${y}px) scale(0, ${part})`;
    const lifted = this.fit(ghost, box, part);
    return [
      first,
      { ...first, offset: 240 / FEAST },
      { transform: lifted, offset: 360 / FEAST },
      { transform: edge, offset: 560 / FEAST },
      { transform: lifted, offset: 760 / FEAST, easing: EASING },
    ];
  }

  // The new picture nods, so wait for it, and for what lands on it. A hole in the canvas hides the
  // one at rest.
  async nod({ kind, canvas: name, rect }, drawn, delay) {
    let stopped = false;
    const stop = () => (stopped = true);
    this.running.add(stop);
    if (drawn.includes(name)) await this.canvases.painted(name);
    this.running.delete(stop);
    const found = this.canvases.get(this.page, name);
    if (stopped || !found) return;
    const copy = snapshot(found, rect);
    if (!copy) return;
    const ghost = this.lay(copy, this.place(found.slot, rect));
    const mend = this.cut(found, rect);
    const { frames, options } = NODS[kind];
    this.run(ghost.animate(frames, { ...options, delay }), () => {
      ghost.remove();
      mend();
    });
  }

  run(animation, clean) {
    const stop = () => {
      if (!this.running.delete(stop)) return;
      animation.cancel();
      clean();
    };
    this.running.add(stop);
    animation.onfinish = stop;
  }

  finish() {
    for (const stop of [...this.running]) stop();
  }

  // ---- where things are on the stage

  // The slot and the canvas of this name; or an element with it as its id, such as a tab.
  at(name) {
    const slot = this.page.querySelector(`[id="${CSS.escape(name)}"]`);
    return this.canvases.get(this.page, name) ?? (slot && { slot, canvas: null });
  }

  place(slot, [x, y, width, height]) {
    if (!width) return this.boxOf(slot);
    const box = this.boxOf(slot);
    const part = box.width / slot.offsetWidth || 1; // it may be seen enlarged
    return { x: box.x + x * part, y: box.y + y * part, width: width * part, height: height * part };
  }

  boxOf(element) {
    const stage = this.stage.getBoundingClientRect();
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x: x - stage.x, y: y - stage.y, width, height };
  }

  lay(node, { x, y, width, height }) {
    Object.assign(node.style, { left: `${x}px`, top: `${y}px` });
    return this.stage.appendChild(size(node, width, height));
  }

  put(ghost, box) {
    if (!ghost.isConnected) this.stage.appendChild(ghost);
    ghost.style.transform = this.fit(ghost, box);
  }

  // A piece in the middle of a box and as large as fits in it, its shape as it is.
  fit(ghost, box, part = Math.min(scale(ghost, box), LARGE)) {
    const [width, height] = sizeOf(ghost);
    const x = box.x + (box.width - part * width) / 2;
    const y = box.y + (box.height - part * height) / 2;
    return `translate(${x}px, ${y}px) scale(${part})`;
  }

  // Hide a part of a canvas; the function it gives shows it again.
  cut({ canvas, slot }, rect) {
    if (!canvas) return () => {};
    const holes = this.holes.get(canvas) ?? [];
    this.holes.set(canvas, holes);
    const show = () => (canvas.style.clipPath = holes.length ? around(holes, slot) : "");
    holes.push(rect);
    show();
    return () => {
      holes.splice(holes.indexOf(rect), 1);
      show();
    };
  }
}

function size(node, width, height) {
  Object.assign(node.style, { width: `${width}px`, height: `${height}px` });
  return node;
}

function sizeOf({ style }) {
  return [parseFloat(style.width), parseFloat(style.height)];
}

// How much larger a box is than what is to fit in it.
function scale(ghost, box) {
  const [width, height] = sizeOf(ghost);
  return Math.min(box.width / width, box.height / height);
}

// A box a little further on, on the way from one to the other.
function beyond(from, to) {
  const [x, y] = [to.x - from.x, to.y - from.y];
  const part = OVER / (Math.hypot(x, y) || 1);
  return { ...to, x: to.x + part * x, y: to.y + part * y };
}

// A copy of part of a canvas; null where there is nothing to copy.
function snapshot({ canvas, slot }, [x, y, width, height]) {
  if (!canvas) return null;
  const ratio = canvas.width / slot.clientWidth;
  if (!Number.isFinite(ratio) || !ratio || !canvas.height) return null;
  const copy = document.createElement("canvas");
  copy.width = Math.max(1, Math.round(width * ratio));
  copy.height = Math.max(1, Math.round(height * ratio));
  copy.className = "ghost";
  copy.getContext("2d")?.drawImage(canvas, -Math.round(x * ratio), -Math.round(y * ratio));
  return size(copy, width, height);
}

function around(holes, { clientWidth, clientHeight }) {
  const cut = ([x, y, width, height]) => `M${x} ${y}h${width}v${height}h${-width}Z`;
  const outer = `M0 0H${clientWidth}V${clientHeight}H0Z`;
  const all = new Set(holes.map(cut)); // two in one place would be none
  return `path(evenodd, "${outer}${[...all].join("")}")`;
}
