// The page's side: what a notebook's widget manager does, for the one shell and its canvases.
import { Canvas } from "./canvas.js";
import { keepUp } from "./keep.js";
import { modelOf } from "./model.js";
import shell from "./shell.js";

const place = document.getElementById("rendered_cells");
// Whoever saves data does without the snapshot, which is the larger half; so does `?light`.
/** @type {Navigator & { connection?: { saveData: boolean } }} */
const { connection } = navigator;
const LIGHT = new URLSearchParams(location.search).has("light") || connection?.saveData;
// The snapshot was taken in another engine than Apple's, and does not start there. What else it does
// not start in is remembered until that browser's next version.
const PLAIN = "tutor-plain";
const KNOWN_PLAIN = navigator.vendor.startsWith("Apple") || kept(PLAIN) === navigator.userAgent;

function kept(name) {
  try {
    return localStorage.getItem(name);
  } catch {
    return null; // a browser may keep nothing
  }
}

function keep(name, text) {
  try {
    localStorage.setItem(name, text);
  } catch {
    // It is found out again.
  }
}

class Tutor {
  /** @type {Map<string, Canvas>} */
  canvases;
  /** @type {Set<Function>} */
  listeners;
  /** @type {Worker} */
  worker;
  /** @type {Record<string, any>} */
  state;
  /** @type {number} messages Python has not finished with */
  open;
  /** @type {{ status: string, connectionStatus: string, statusChanged: object }} */
  kernel;
  /** @type {Promise<void> | undefined} */
  keeping;

  constructor() {
    this.words = {};
    this.plain = Boolean(LIGHT) || KNOWN_PLAIN; // without the snapshot
    this.other = false; // whether that was tried the other way, too
    this.outdated = false; // whether files of another version would come now
    this.start();
  }

  /** @type {import("./messages.d.ts").Handlers} */
  handlers = {
    setup: (value) => this.onSetup(value),
    words: (words) => this.onWords(words),
    custom: (content) => this.onCustom(content),
    draw: (picture) => this.onDraw(picture),
    gone: (id) => this.onGone(id),
    idle: () => this.onIdle(),
    dead: (why) => this.onDead(why),
    broken: (why) => this.onBroken(why),
  };

  start() {
    this.canvases = new Map();
    this.listeners = new Set();
    this.state = {};
    this.open = 0;
    this.shown = false;
    this.kernel = {
      status: "idle",
      connectionStatus: "connected",
      statusChanged: { connect() {}, disconnect() {} },
    };
    const name = this.plain ? "plain" : "";
    this.worker = new Worker("./worker.js", { type: "module", name });
    this.worker.onmessage = ({ data: [kind, text] }) => this.handlers[kind](JSON.parse(text));
    this.worker.onerror = (event) => {
      event.preventDefault();
      this.onBroken(event.message ?? "");
    };
  }

  stop() {
    this.worker.onmessage = this.worker.onerror = null;
    this.worker.terminate();
    this.close?.();
    this.close = null;
  }

  model() {
    return modelOf({
      get: (name) => this.state[name],
      listeners: this.listeners,
      send: (content) => {
        this.open += 1;
        this.kernel.status = "busy";
        this.worker.postMessage(JSON.stringify(content));
      },
      kernel: this.kernel,
      canvas: (id) => this.canvas(id),
    });
  }

  /** @returns {Canvas} */
  canvas(id) {
    if (!this.canvases.has(id)) this.canvases.set(id, new Canvas());
    return /** @type {Canvas} */ (this.canvases.get(id));
  }

  // The shell shows it as it shows what it has to say itself.
  tell(about, text, buttons) {
    this.onCustom({ kind: "news", about, text, buttons });
  }

  // ---- from the worker

  onSetup(value) {
    this.state._setup = value;
    this.close ??= shell.render({ model: this.model(), el: place });
  }

  onWords(words) {
    this.words = words;
  }

  onCustom(content) {
    for (const listener of this.listeners) listener(content, []);
    if (content.kind !== "show" || this.shown) return;
    this.shown = true;
    if (this.other && this.plain) keep(PLAIN, navigator.userAgent);
    if (this.again) this.tell("again", this.words.again, [[this.words.fine, () => {}]]);
    this.again = false;
    this.keeping ??= keepUp(this, this.plain);
  }

  onDraw([id, ...rest]) {
    this.canvas(id).draw(rest);
  }

  onGone(id) {
    this.canvases.delete(id);
  }

  onIdle() {
    this.open -= 1;
    if (!this.open) this.kernel.status = "idle";
  }

  // Python itself has ended: another begins, and the place is where the browser keeps it.
  onDead(why) {
    console.warn("Python has ended and is started again", why);
    if (!this.shown && this.again) return this.onBroken(why); // it would go on for ever
    if (this.outdated) return location.reload();
    this.stop();
    this.again = true;
    this.start();
  }

  // It does not even begin: without the snapshot perhaps, or with it, where only that is kept.
  onBroken(why) {
    console.warn("Python does not start", why);
    this.stop();
    if (!this.other) {
      this.other = true;
      this.plain = !this.plain;
      this.start();
      return;
    }
    document.querySelector("body > .first")?.remove();
    document.body.classList.add("broken");
    /** @type {HTMLElement} */ (document.getElementById("why")).textContent = why;
  }
}

new Tutor();
