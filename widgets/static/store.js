// What this browser keeps: progress for good (localStorage), the place on the page for this tab
// (sessionStorage). Either may be forbidden or full, and some notebooks give a page a store that goes
// with them; then the tutor works without, and says so once. What no longer fits is kept for this
// tab, so that a page that is loaded again has it all the same. What has a name that begins with
// "day." is gone on the next day.

const PREFIX = "tutor.";
const KEPT = "tutor-kept."; // in the tab's own store: what did not fit into the other
const DAILY = "day.";
const DAY = "tutor-day"; // the date of what is kept for a day
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
    this.placed = true; // whether the place on the page is kept
    this.endDay();
    this.other = (event) => {
      if (event.type === CHANGED ? event.detail === this : !isOurs(event)) return;
      if (event.key)
        attempt(() => sessionStorage.removeItem(KEPT + event.key.slice(PREFIX.length)));
      onChange(this.all());
    };
    window.addEventListener("storage", this.other);
    window.addEventListener(CHANGED, this.other);
  }

  all() {
    const kept = attempt(() => under(PREFIX, localStorage), {});
    return { ...kept, ...attempt(() => under(KEPT, sessionStorage), {}) };
  }

  set(key, text) {
    if (key.startsWith(DAILY)) this.endDay();
    const kept = this.keep(() => {
      if (text === null) localStorage.removeItem(PREFIX + key);
      else localStorage.setItem(PREFIX + key, text);
    });
    attempt(() => {
      if (text === null || kept) sessionStorage.removeItem(KEPT + key);
      else sessionStorage.setItem(KEPT + key, text);
    });
    window.dispatchEvent(new CustomEvent(CHANGED, { detail: this }));
  }

  endDay() {
    const today = localDay(new Date());
    attempt(() => {
      if (localStorage.getItem(DAY) === today) return;
      drop(PREFIX + DAILY, localStorage);
      drop(KEPT + DAILY, sessionStorage);
      localStorage.setItem(DAY, today);
    });
  }

  get resume() {
    return attempt(() => sessionStorage.getItem(this.place), null) ?? "";
  }

  set resume(text) {
    this.placed = this.keep(() => sessionStorage.setItem(this.place, text));
    // Forbidden? So it is said before there is anything to lose.
    if (this.placed) this.keep(() => localStorage.getItem(PREFIX));
  }

  // The last look, so that a page in the dark does not flash before Python answers.
  get look() {
    return attempt(() => JSON.parse(localStorage.getItem(LOOK) ?? "null"), null);
  }

  set look(look) {
    attempt(() => localStorage.setItem(LOOK, JSON.stringify(look)));
  }

  // Whether it is kept.
  keep(action) {
    const kept = attempt(() => [action()], null) !== null;
    if (!kept) this.fail("unsaved");
    else if (passes()) this.fail("passing");
    return kept;
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

// What a store has under a prefix, by the rest of its name.
function under(prefix, store) {
  const keys = Object.keys(store).filter((key) => key.startsWith(prefix));
  return Object.fromEntries(keys.map((key) => [key.slice(prefix.length), store.getItem(key)]));
}

function drop(prefix, store) {
  for (const key of Object.keys(store)) if (key.startsWith(prefix)) store.removeItem(key);
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

// The date where the learner is: "2026-11-21".
export function localDay(now) {
  return new Date(now - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}

export function download(filename, text) {
  save(filename, new Blob([text], { type: "text/plain;charset=utf-8" }));
}

// A picture as a PNG: on a phone to send or to keep, elsewhere a file.
export async function givePicture({ filename, svg, width, height }) {
  const image = new Image(width, height);
  image.src = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
  await image.decode();
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  canvas.getContext("2d")?.drawImage(image, 0, 0, width, height);
  URL.revokeObjectURL(image.src);
  /** @type {Blob | null} */
  const drawn = await new Promise((done) => canvas.toBlob(done, "image/png"));
  if (!drawn) throw new Error("the picture is too large");
  const files = [new File([drawn], filename, { type: "image/png" })];
  const handheld = matchMedia("(pointer: coarse)").matches && navigator.canShare?.({ files });
  // Whoever closes the list of apps wants neither.
  if (handheld) await navigator.share({ files }).catch(() => {});
  else save(filename, drawn);
}

function save(filename, blob) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
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

// A text to send: a phone shows its apps, elsewhere it is on the clipboard. False if it is nowhere.
export async function send(text) {
  const handheld = matchMedia("(pointer: coarse)").matches && navigator.share;
  if (!handheld) return copy(text);
  // Whoever closes the list of apps wants nothing sent.
  await navigator.share({ text }).catch(() => {});
  return true;
}

// A place of this page as an address for others; any other text as it is.
export function inFull(text) {
  return text.startsWith("#") ? new URL(text, location.href).href : text;
}

// Has the place survive a reload that leads over other pages, such as a hub's: these lose what
// follows "#".
export function keepPlace() {
  const { hash } = location;
  if (hash) history.replaceState(null, "", `?at=${encodeURIComponent(address(hash))}${hash}`);
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
