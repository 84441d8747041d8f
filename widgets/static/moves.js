// Pieces in motion, without knowing what a piece is: copies of what was drawn fly over what is
// drawn now. Nothing in the page moves, so nothing can jump.

const MS = 240;
const STAGGER = 60;
const LIMIT = 600;
const EASING = "cubic-bezier(.2, 0, 0, 1)";

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
    Object.assign(this, { stage, page, canvases });
    this.running = new Set(); // functions that put things right at once
  }

  // Before the page changes: what flies, and what it will land on.
  remember(moves) {
    this.finish();
    return moves.map((move) => {
      if (move.kind !== "move") return { move };
      const from = this.canvases.get(this.page, move.from_canvas);
      const to = this.canvases.get(this.page, move.to_canvas);
      return {
        move,
        ghost: from && snapshot(from, move.from_rect),
        start: from && this.place(from.slot, move.from_rect),
        cover: to && snapshot(to, move.to_rect),
      };
    });
  }

  // After the page has changed. `drawn`: canvases whose new picture is still on its way.
  start(remembered, drawn) {
    const flights = remembered.filter(({ ghost }) => ghost).length;
    const stagger = Math.min(STAGGER, (LIMIT - MS) / Math.max(1, flights - 1));
    let turn = 0;
    for (const item of remembered) {
      if (item.ghost) this.fly(item, turn++ * stagger);
      else if (item.move.kind in NODS) this.nod(item.move, drawn);
    }
  }

  fly({ move, ghost, start, cover }, delay) {
    const to = this.canvases.get(this.page, move.to_canvas);
    if (!to) return;
    const end = this.place(to.slot, move.to_rect);
    const nodes = cover ? [this.lay(cover, end), this.lay(ghost, start)] : [this.lay(ghost, start)];
    ghost.classList.add("flies");
    const path = `translate(${end.x - start.x}px, ${end.y - start.y}px)`;
    const size = `scale(${end.width / start.width}, ${end.height / start.height})`;
    this.run(
      ghost.animate([{ transform: "none" }, { transform: `${path} ${size}` }], {
        duration: MS,
        delay,
        easing: EASING,
        fill: "both",
      }),
      () => nodes.forEach((node) => node.remove()),
    );
  }

  // The new picture nods, so wait for it. A hole in the canvas hides the one at rest.
  async nod({ kind, canvas: name, rect }, drawn) {
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
    found.canvas.style.clipPath = hole(rect, found.slot);
    const { frames, options } = NODS[kind];
    this.run(ghost.animate(frames, options), () => {
      ghost.remove();
      found.canvas.style.clipPath = "";
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

  place(slot, [x, y, width, height]) {
    const stage = this.stage.getBoundingClientRect();
    const box = slot.getBoundingClientRect();
    return { x: box.x - stage.x + x, y: box.y - stage.y + y, width, height };
  }

  lay(node, { x, y, width, height }) {
    Object.assign(node.style, {
      left: `${x}px`,
      top: `${y}px`,
      width: `${width}px`,
      height: `${height}px`,
    });
    return this.stage.appendChild(node);
  }
}

// A copy of part of a canvas; null where there is nothing to copy.
function snapshot({ canvas, slot }, [x, y, width, height]) {
  const scale = canvas.width / slot.clientWidth;
  if (!Number.isFinite(scale) || !scale || !canvas.height) return null;
  const copy = document.createElement("canvas");
  copy.width = Math.max(1, Math.round(width * scale));
  copy.height = Math.max(1, Math.round(height * scale));
  copy.className = "ghost";
  copy.getContext("2d").drawImage(canvas, -Math.round(x * scale), -Math.round(y * scale));
  return copy;
}

function hole([x, y, width, height], { clientWidth, clientHeight }) {
  const outer = `M0 0H${clientWidth}V${clientHeight}H0Z`;
  return `path(evenodd, "${outer}M${x} ${y}h${width}v${height}h${-width}Z")`;
}
