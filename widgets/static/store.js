// What this browser keeps: progress for good (localStorage), the place on the page for this tab
// (sessionStorage). Either may be forbidden or full; then the tutor works without.

const PREFIX = "tutor.";
const CHANGED = "tutor-stored";
const LOOK = "tutor-look";

export class Store {
  // `name` keeps the places of several shells apart; `onChange(stored)` hears of other tabs and
  // other shells; `onFail()` is called the first time something could not be kept.
  constructor(name, { onChange, onFail }) {
    this.place = `tutor-place.${name}`;
    this.onFail = onFail;
    this.failed = false;
    this.other = (event) => {
      if (event.type === CHANGED ? event.detail !== this : isOurs(event)) onChange(this.all());
    };
    window.addEventListener("storage", this.other);
    window.addEventListener(CHANGED, this.other);
  }

  all() {
    return this.attempt(() => {
      const keys = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
      return Object.fromEntries(
        keys.map((key) => [key.slice(PREFIX.length), localStorage.getItem(key)]),
      );
    }, {});
  }

  set(key, text) {
    this.attempt(() => {
      if (text === null) localStorage.removeItem(PREFIX + key);
      else localStorage.setItem(PREFIX + key, text);
    });
    window.dispatchEvent(new CustomEvent(CHANGED, { detail: this }));
  }

  get resume() {
    return this.attempt(() => sessionStorage.getItem(this.place), null) ?? "";
  }

  set resume(text) {
    this.attempt(() => sessionStorage.setItem(this.place, text));
  }

  // The last look, so that a page in the dark does not flash before Python answers.
  get look() {
    return this.attempt(() => JSON.parse(localStorage.getItem(LOOK)), null);
  }

  set look(look) {
    this.attempt(() => localStorage.setItem(LOOK, JSON.stringify(look)));
  }

  attempt(action, otherwise) {
    try {
      return action();
    } catch (error) {
      if (!this.failed) this.onFail(error);
      this.failed = true;
      return otherwise;
    }
  }

  close() {
    window.removeEventListener("storage", this.other);
    window.removeEventListener(CHANGED, this.other);
  }
}

// `key` is null when everything was cleared.
function isOurs(event) {
  return event.storageArea === localStorage && (event.key?.startsWith(PREFIX) ?? true);
}

export function download(filename, text) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "text/plain;charset=utf-8" }));
  link.download = filename;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

// True if the text is on the clipboard; pages without https have only the old way.
export async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

// A place of this page as an address for others; any other text as it is.
export function inFull(text) {
  return text.startsWith("#") ? new URL(text, location.href).href : text;
}

// "#lesson/2" -> "lesson/2"
export function address(hash) {
  const text = hash.slice(1);
  try {
    return decodeURIComponent(text);
  } catch {
    return text; // a per cent sign of its own
  }
}
