// A canvas that understands what ipycanvas would be sent: numbers of commands and their arguments.
// @ts-expect-error: it is written when the site is made
import wire from "./wire.js";

const { commands, attributes } = wire; // by number
const OURS = {
  fill_style: "fillStyle",
  stroke_style: "strokeStyle",
  global_alpha: "globalAlpha",
  text_align: "textAlign",
  text_baseline: "textBaseline",
  line_width: "lineWidth",
  line_cap: "lineCap",
  line_join: "lineJoin",
};

export class Canvas {
  constructor() {
    this.waiting = [];
    this.el = document.createElement("canvas");
  }

  /** @param {any[]} picture */
  draw([width, height, cssWidth, cssHeight, calls]) {
    const { el } = this;
    if (el.width !== width) el.width = width;
    if (el.height !== height) el.height = height;
    el.style.width = `${cssWidth}px`;
    el.style.height = `${cssHeight}px`;
    const brush = /** @type {any} */ (el.getContext("2d")); // its attributes go by name
    for (const [number, args] of calls) {
      const name = commands[number];
      if (name === "set") {
        const attribute = attributes[args[0]];
        brush[OURS[attribute] ?? attribute] = args[1];
      } else if (name === "clear") brush.clearRect(0, 0, width, height);
      else if (name !== "switchCanvas") brush[name](...args);
    }
    for (const done of this.waiting.splice(0)) done();
  }

  // The shell waits for the next picture.
  once(_name, done) {
    this.waiting.push(done);
  }
}
