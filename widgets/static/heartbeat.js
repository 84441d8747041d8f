// Is Python still there? A kernel that dies takes the page's brain and leaves its face.

const PATIENCE = 5_000; // for an answer of an idle kernel
const LONG_PATIENCE = 45_000; // for one that is known to be at work on our page
const DOUBT = 1_000; // for one that Jupyter says has died
const NAP = 2_000; // a timer this much too late has slept

export class Heartbeat {
  // In a notebook a kernel may be at work for hours on something else: `endless` patience.
  /**
   * @param {import("./messages.d.ts").Model} model
   * @param {number} every ms
   * @param {any} options
   */
  constructor(model, every, { endless, last, onLost, onBack }) {
    this.model = model;
    this.every = every;
    this.endless = endless;
    this.last = last; // the number of the last event before a question
    this.onLost = onLost;
    this.onBack = onBack;
    this.patience = Math.min(PATIENCE, every);
    this.longPatience = endless ? Infinity : LONG_PATIENCE;
    this.asked = null; // when the oldest question without an answer was put
    this.lost = false;
    this.doubted = false; // Jupyter says that it has died
    this.renewed = false; // whether another line to it was opened, because this one is silent
    this.begun = false; // a page that nobody has seen has asked for nothing yet
    this.held = false; // while the server is out of reach, silence says nothing about Python
    this.ask = () => this.ping();
    document.addEventListener("visibilitychange", this.ask);
    this.timer = setInterval(this.ask, every);
    this.kernel = kernelOf(model);
    this.kernel?.statusChanged?.connect(this.onStatus, this);
  }

  // The page has spoken to Python; from now on an answer is due.
  begin() {
    this.begun = true;
  }

  ping() {
    if (document.hidden || !this.begun) return;
    if (this.asked === null) {
      this.asked = performance.now();
      this.judgeIn(this.patience);
    }
    try {
      this.model.send({ kind: "ping", last: this.last() });
    } catch {
      this.lose();
    }
  }

  // A message came: whoever speaks is alive.
  heard() {
    this.asked = null;
    clearTimeout(this.judge);
    if (this.lost) this.onBack();
    this.lost = this.doubted = this.renewed = false;
  }

  check() {
    if (this.asked === null) return;
    const now = performance.now();
    // The computer slept: let it wake up.
    if (this.held || now - this.due > NAP) this.asked = now;
    const { kernel, endless } = this;
    // Who does not say what the kernel does gets the benefit of the doubt in a notebook.
    const busy = kernel?.status
      ? kernel.status === "busy" && kernel.connectionStatus === "connected"
      : endless;
    const waited = now - this.asked;
    const patience = this.doubted ? DOUBT : busy ? this.longPatience : this.patience;
    if (busy && waited >= this.patience) this.renew();
    if (waited >= patience) this.lose();
    else this.judgeIn(1_000);
  }

  judgeIn(ms) {
    this.due = performance.now() + ms;
    this.judge = setTimeout(() => this.check(), ms);
  }

  // A line that was cut somewhere on its way may seem open for minutes.
  renew() {
    if (this.renewed) return;
    this.renewed = true;
    this.kernel?.renew?.();
  }

  // Jupyter notices a death before we do, but it also says "starting" when all is well. A kernel
  // that it has started again knows nothing of our page, and does not answer either.
  onStatus(_kernel, status) {
    if (!["dead", "restarting", "autorestarting", "terminating"].includes(status)) return;
    this.doubted = true;
    this.ping();
    clearTimeout(this.judge);
    this.judgeIn(DOUBT);
  }

  lose() {
    if (this.lost || this.held) return;
    this.lost = true;
    this.onLost();
  }

  hold() {
    this.held = true;
  }

  // The server is back: whether Python is still there is asked anew.
  resume() {
    this.held = this.lost = this.doubted = this.renewed = false;
    this.asked = null;
    clearTimeout(this.judge);
    this.renew();
    this.ping();
  }

  close() {
    document.removeEventListener("visibilitychange", this.ask);
    clearInterval(this.timer);
    clearTimeout(this.judge);
    this.kernel?.statusChanged?.disconnect(this.onStatus, this);
  }
}

function kernelOf(model) {
  try {
    return model.widget_manager.kernel ?? null;
  } catch {
    return null; // a page without a kernel
  }
}
