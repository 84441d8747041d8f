// Can the server still be reached? A kernel that thinks is silent, too: so the server itself is
// asked, which answers whatever its kernels do. BREATH and WAIT together stay below 3 s.

const BREATH = 800; // ms from an answer to the next question
const WAIT = 1_800; // for an answer
const ASLEEP = 1_000; // an answer this much too late: the computer has slept

export class Line {
  // Without an address (in a notebook, which sees to its own server) nothing is asked.
  constructor(address, { onCut, onBack }) {
    Object.assign(this, { address, onCut, onBack });
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
    const answered = await this.answered();
    this.asking = false;
    const slept = performance.now() - asked > WAIT + ASLEEP;
    if (answered) this.set(false);
    else if (!slept && !document.hidden) this.set(true);
    this.askIn(BREATH);
  }

  async answered() {
    try {
      const signal = AbortSignal.timeout(WAIT);
      const answer = await fetch(this.address, { cache: "no-store", signal });
      return answer.status < 500; // 502 to 504: a proxy is there, the tutor is not
    } catch {
      return false;
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
