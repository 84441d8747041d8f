// What this browser keeps: progress for good (localStorage), the place on the page for this tab
// (sessionStorage). Either may be forbidden or full, and some notebooks give a page a store that goes
// with them; then the tutor works without, and says so once.

const PREFIX = "tutor.";
const CHANGED = "tutor-stored";
const LOOK = "tutor-look";
const TOLD = Symbol.for("tutor-unsaved"); // of the window: several shells are one learner's

export class Store {
  // `name` keeps the places of several shells apart; `onChange(stored)` hears of other tabs and
  // other shells; `onFail(how)` is called the first time something is not kept: "unsaved", or
  // "passing" where it may be gone with the notebook.
  constructor(name, { onChange, onFail }) {
    this.place = `tutor-place.${name}`;
    this.onFail = onFail;
    this.other = (event) => {
      if (event.type === CHANGED ? event.detail !== this : isOurs(event)) onChange(this.all());
    };
    window.addEventListener("storage", this.other);
    window.addEventListener(CHANGED, this.other);
  }

  all() {
    return attempt(() => {
      const keys = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
      return Object.fromEntries(
        keys.map((key) => [key.slice(PREFIX.length), localStorage.getItem(key)]),
      );
    }, {});
  }

  set(key, text) {
    this.keep(() => {
      if (text === null) localStorage.removeItem(PREFIX + key);
      else localStorage.setItem(PREFIX + key, text);
    });
    window.dispatchEvent(new CustomEvent(CHANGED, { detail: this }));
  }

  get resume() {
    return attempt(() => sessionStorage.getItem(this.place), null) ?? "";
  }

  set resume(text) {
    this.keep(() => {
      sessionStorage.setItem(this.place, text);
      localStorage.getItem(PREFIX); // forbidden? So it is said before there is anything to lose
    });
  }

  // The last look, so that a page in the dark does not flash before Python answers.
  get look() {
    return attempt(() => JSON.parse(localStorage.getItem(LOOK)), null);
  }

  set look(look) {
    attempt(() => localStorage.setItem(LOOK, JSON.stringify(look)));
  }

  keep(action) {
    const kept = attempt(() => [action()], null);
    if (!kept) this.fail("unsaved");
    else if (passes()) this.fail("passing");
  }

  fail(how) {
    if (!window[TOLD]) this.onFail(how);
    window[TOLD] = true;
  }

  close() {
    window.removeEventListener("storage", this.other);
    window.removeEventListener(CHANGED, this.other);
  }
}

function attempt(action, otherwise) {
  try {
    return action();
  } catch {
    return otherwise;
  }
}

// Whether what is kept here may go with the notebook: outputs in VS Code are a webview, in Colab a
// frame at an address of its own for each run.
function passes() {
  const { protocol, hostname } = location;
  const { body } = document;
  const code = "vscodeThemeKind" in body.dataset || body.matches('[class*="vscode-"]');
  return code || protocol === "vscode-webview:" || /(^|\.)googleusercontent\.com$/.test(hostname);
}

// `key` is null when everything was cleared.
function isOurs(event) {
  return event.storageArea === localStorage && (event.key?.startsWith(PREFIX) ?? true);
}

export function download(filename, text) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "text/plain;charset=utf-8" }));
  link.download = filename;
  document.body.append(link); // VS Code hears of clicks in its page only
  link.click();
  link.remove();
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
