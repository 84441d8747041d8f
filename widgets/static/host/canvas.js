// A canvas that paints what ipycanvas sends: numbers of commands and their arguments. It paints at
// once and knows only what our drawings use, so a page need not load ipycanvas' own front end.
import { ATTRIBUTES, COMMANDS } from "./wire.js";

export class Canvas {
  // `onLost()` is called when a browser that was short of memory has dropped the picture.
  constructor(onLost = () => {}) {
    this.waiting = [];
    this.el = document.createElement("canvas");
    this.el.addEventListener("contextrestored", onLost);
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
      const name = COMMANDS[number];
      if (name === "set") brush[ATTRIBUTES[args[0]]] = args[1];
      else if (name === "clear") brush.clearRect(0, 0, width, height);
      else if (name !== "switchCanvas") brush[name](...args);
    }
    for (const done of this.waiting.splice(0)) done();
  }

  // The shell waits for the next picture.
  once(_name, done) {
    this.waiting.push(done);
  }
}
