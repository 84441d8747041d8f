// A page that is looked at while the hands are elsewhere (`data-awake`) keeps the screen on, where
// the browser can; `data-awake` of the root, "on" or "off", says which, and the page says it too.

export class Awake {
  constructor(root, page) {
    this.root = root;
    this.page = page;
    /** @type {{ release?: () => void } | null} */
    this.lock = null;
    this.look = () => this.follow();
    // A browser takes the lock away when its tab is hidden.
    document.addEventListener("visibilitychange", this.look);
  }

  follow() {
    if (!this.page.querySelector("[data-awake]")) this.release();
    else if (!document.hidden && !this.lock) this.ask();
  }

  async ask() {
    const lock = {}; // asked for: not twice
    this.lock = lock;
    try {
      const held = await navigator.wakeLock.request("screen"); // there is none without https
      held.addEventListener("release", () => {
        if (this.lock === held) this.lock = null;
      });
      if (this.lock === lock) this.lock = held;
      else held.release(); // the page has gone meanwhile
      this.root.dataset.awake = "on";
    } catch {
      if (this.lock === lock) this.lock = null;
      this.root.dataset.awake = "off";
    }
  }

  release() {
    this.lock?.release?.();
    this.lock = null;
    delete this.root.dataset.awake;
  }

  close() {
    document.removeEventListener("visibilitychange", this.look);
    this.release();
  }
}
