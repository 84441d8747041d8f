// Can the server still be reached? A kernel that thinks is silent, too: so the server itself is
// asked, which answers whatever its kernels do. BREATH and WAIT together stay below 3 s.

const BREATH = 800; // ms from an answer to the next question
const WAIT = 1_800; // for an answer
const ASLEEP = 1_000; // an answer this much too late: the computer has slept
const ENDED = 424; // a hub's answer for a user whose server it has ended: a reload starts another

export class Line {
  // Without an address (in a notebook, which sees to its own server) nothing is asked.
  constructor(address, { onCut, onBack, onEnded }) {
    this.address = address;
    this.onCut = onCut;
    this.onBack = onBack;
    this.onEnded = onEnded;
    this.cut = false;
    this.closed = !address;
    this.off = new AbortController();
    const soon = () => this.askIn(0);
    for (const event of ["online", "offline"])
      window.addEventListener(event, soon, { signal: this.off.signal });
    document.addEventListener("visibilitychange", soon, { signal: this.off.signal });
    this.askIn(BREATH);
  }

  askIn(ms) {
    clearTimeout(this.timer);
    if (!this.closed) this.timer = setTimeout(() => this.ask(), ms);
  }

  async ask() {
    if (document.hidden || this.asking) return; // whoever comes back to the page asks at once
    this.asking = true;
    const asked = performance.now();
    const status = await this.status();
    this.asking = false;
    const slept = performance.now() - asked > WAIT + ASLEEP;
    if (status < 500)
      this.set(false); // 502 to 504: a proxy is there, the tutor is not
    else if (!slept && !document.hidden) this.set(true);
    if (status === ENDED && !this.closed) this.onEnded();
    this.askIn(BREATH);
  }

  async status() {
    try {
      const signal = AbortSignal.timeout(WAIT);
      return (await fetch(this.address, { cache: "no-store", signal })).status;
    } catch {
      return Infinity;
    }
  }

  set(cut) {
    if (this.closed || cut === this.cut) return;
    this.cut = cut;
    if (cut) this.onCut();
    else this.onBack();
  }

  close() {
    this.closed = true;
    this.off.abort();
    clearTimeout(this.timer);
  }
}
