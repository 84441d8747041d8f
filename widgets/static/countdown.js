// Time that is left, counted down where it stands: <span data-countdown="MILLISECONDS">2:59</span>.
// Python says how much is left each time it shows the page, and ends what has run out itself.

const TICK = 200; // ms
const LOW = 10; // s from which it shows that little is left

export class Countdown {
  constructor(page) {
    this.page = page;
    this.ends = 0;
  }

  // Called whenever the page has been shown anew.
  follow() {
    const face = this.page.querySelector("[data-countdown]");
    clearInterval(this.timer);
    if (!face) return;
    this.ends = performance.now() + Number(face.dataset.countdown);
    this.timer = setInterval(() => this.show(face), TICK);
    this.show(face);
  }

  show(face) {
    const left = Math.max(0, Math.ceil((this.ends - performance.now()) / 1_000));
    const text = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
    if (face.textContent !== text) face.textContent = text;
    face.classList.toggle("low", left <= LOW);
  }

  close() {
    clearInterval(this.timer);
  }
}
