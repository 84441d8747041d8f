// The app's page on a server: what a notebook's widget manager does, for the one shell and its
// canvases. Voila's own program, which shows any widget, is 3.6 MB.
import { Canvas } from "./canvas.js";
import { modelOf } from "./model.js";
import { Post } from "./post.js";

const MODEL = "IPY_MODEL_"; // before a widget's id where another widget names it

class Host {
  /**
   * @param {{ baseUrl: string, kernelId: string }} config
   * @param {string} shellId the shell's id in its kernel
   */
  constructor({ baseUrl, kernelId }, shellId) {
    this.shellId = shellId;
    this.states = new Map(); // widget's id -> what it is
    this.canvases = new Map(); // widget's id -> Canvas
    this.drawn = new Map(); // widget's id -> its last drawing: number and text
    this.missed = new Set(); // ids of canvases that were made before this page was there
    this.coming = []; // what a message tells and nobody has heard yet
    this.listeners = new Set(); // the shell's
    this.watchers = []; // of the kernel's status: [function, its object]
    this.status = "unknown"; // as the server has said
    this.kernel = this.makeKernel();
    this.farewell = `${baseUrl}voila/api/shutdown/${kernelId}`;
    const address = new URL(`${baseUrl}api/kernels/${kernelId}/channels`, location.href);
    address.protocol = address.protocol.replace("http", "ws");
    this.post = new Post(address.href, {
      onTold: (told) => this.onMessage(told),
      onStatus: (status) => this.onStatus(status),
    });
    this.ask(shellId);
    // Firefox loses some of what a page sends while it goes, so it is sent before, too.
    addEventListener("beforeunload", () => navigator.sendBeacon(this.farewell));
    addEventListener("pagehide", () => this.leave());
    // A page that a browser has kept has no kernel any more.
    addEventListener("pageshow", ({ persisted }) => persisted && location.reload());
  }

  makeKernel() {
    const { watchers } = this;
    const host = this;
    return {
      // A kernel whose process has ended, the server knows: another one that is silent is at work.
      get status() {
        return host.post.unheard.length ? "busy" : host.status;
      },
      get connectionStatus() {
        return host.post.cut ? "connecting" : "connected";
      },
      renew: () => host.post.renew(),
      statusChanged: {
        connect: (action, self) => watchers.push([action, self]),
        disconnect: (action) => {
          const at = watchers.findIndex(([known]) => known === action);
          if (at >= 0) watchers.splice(at, 1);
        },
      },
    };
  }

  leave() {
    this.post.close();
    navigator.sendBeacon(this.farewell);
  }

  async show() {
    const { shell } = document.body.dataset;
    const { default: found } = await import(new URL(shell ?? "", location.href).href);
    const model = modelOf({
      get: (name) => this.states.get(this.shellId)?.[name],
      listeners: this.listeners,
      send: (content) => this.tell(this.shellId, { method: "custom", content }),
      kernel: this.kernel,
      canvas: (id) => this.canvas(id),
      paint: () => this.paint(),
    });
    found.render({ model, el: document.getElementById("rendered_cells") });
  }

  // ---- to the kernel

  tell(id, data) {
    this.post.send("comm_msg", { comm_id: id, data });
  }

  ask(id) {
    this.tell(id, { method: "request_state" });
  }

  // ---- from the kernel

  onMessage(told) {
    this.coming.push(...told);
    this.hearOn();
  }

  hearOn() {
    for (let told = this.coming.shift(); told; told = this.coming.shift()) {
      try {
        this.onTold(...told);
      } catch (error) {
        console.error("a message could not be heard", error);
      }
    }
  }

  // Paint what has come with the page that is about to be shown; returns the canvases.
  paint() {
    const ahead = this.coming.filter(([, { comm_id: id }]) => id !== this.shellId);
    this.coming = this.coming.filter((told) => !ahead.includes(told));
    const drawn = [];
    for (const told of ahead) {
      const id = this.onTold(...told);
      if (id) drawn.push(id);
    }
    return drawn;
  }

  onTold(kind, { comm_id: id, data }, buffers) {
    if (kind === "comm_open") this.onState(id, data.state);
    else if (kind === "comm_close") this.onGone(id);
    else if (data.method === "update") this.onState(id, data.state);
    else if (id === this.shellId) for (const hear of this.listeners) hear(data.content, buffers);
    else if (buffers.length) return this.draw(buffers[0], data.content);
  }

  onStatus(status) {
    this.status = status;
    for (const [action, self] of this.watchers) action.call(self, this.kernel, status);
  }

  onState(id, state) {
    const known = this.states.get(id);
    this.states.set(id, { ...known, ...state });
    if (known) return;
    if (id === this.shellId) this.show();
    else if (this.missed.delete(id)) this.onMissed(id, state);
  }

  // It is there now: so is its size, when it is drawn again.
  onMissed(id, { layout }) {
    if (!this.states.has(bare(layout))) this.ask(bare(layout));
    this.drawAgain(id);
  }

  onGone(id) {
    this.states.delete(id);
    this.canvases.delete(id);
    this.drawn.delete(id);
  }

  canvas(id) {
    if (!this.canvases.has(id)) this.canvases.set(id, new Canvas(() => this.drawAgain(id)));
    if (!this.states.has(id) && !this.missed.has(id)) {
      this.missed.add(id);
      this.ask(id);
    }
    return this.canvases.get(id);
  }

  // Paint what ipycanvas would: the first command names the canvas. Of a drawing that was there before
  // only what is different comes.
  /**
   * @param {Uint8Array} bytes
   * @param {{ number: number, canvas?: string, edits?: [start: number, end: number, length: number][] }} about
   */
  draw(bytes, { number, canvas, edits }) {
    let text = new TextDecoder().decode(bytes);
    if (edits) {
      const was = this.drawn.get(bare(canvas));
      if (was?.number !== number - 1) return this.drawAgain(bare(canvas));
      text = edited(was.text, edits, text);
    }
    const calls = JSON.parse(text);
    const id = bare(calls[0][1][0]);
    const { width, height, layout } = this.states.get(id) ?? {};
    const size = this.states.get(bare(layout));
    if (!size) return; // it is drawn again when its size is here
    this.drawn.set(id, { number, text });
    const css = [size.width, size.height].map(Number.parseFloat);
    this.canvas(id).draw([width, height, ...css, calls]);
    return id;
  }

  drawAgain(id) {
    this.tell(id, { method: "custom", content: { event: "client_ready" } });
  }
}

// A text with all its edits; `put`: what they put in, one after the other.
function edited(text, edits, put) {
  let [done, from, at] = ["", 0, 0];
  for (const [start, end, length] of edits) {
    done += text.slice(from, start) + put.slice(at, at + length);
    [from, at] = [end, at + length];
  }
  return done + text.slice(from);
}

function bare(name = "") {
  return name.replace(MODEL, "");
}

const config = document.getElementById("jupyter-config-data");
if (config) new Host(JSON.parse(config.textContent ?? ""), document.body.dataset.model ?? "");
