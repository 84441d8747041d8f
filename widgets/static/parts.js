// The page as text, in parts that Python sends alone when only they have changed (see
// `widgets/browser/parts.py`): a part's text has holes for the parts inside it. "" is the page itself.

const HOLE = /<!--part:([^>]*)-->/g;

export class Parts {
  constructor() {
    /** @type {Map<string, string>} */
    this.texts = new Map();
    /** @type {Set<string>} what the last message has changed */
    this.changed = new Set();
    /** @type {number | null} of the page that the texts are of */
    this.number = null;
  }

  // Take what a message brings. False if one before it was lost: then everything is needed.
  /** @param {import("./messages.d.ts").Html} html */
  take({ number, since, parts }) {
    if (since !== undefined && since !== this.number) return false;
    if (since === undefined) this.texts.clear();
    for (const [name, text] of Object.entries(parts)) {
      this.texts.set(name, edited(this.texts.get(name) ?? "", text));
    }
    this.changed = new Set(Object.keys(parts));
    this.number = number;
    return true;
  }

  // The names of the changed parts that lie in no other changed one, in the page's order.
  outermost(name = "") {
    if (this.changed.has(name)) return [name];
    return this.inside(name).flatMap((inner) => this.outermost(inner));
  }

  // The text of a part with those inside it.
  /** @returns {string} */
  text(name) {
    return this.own(name).replace(HOLE, (_hole, inner) => this.text(inner));
  }

  inside(name) {
    return Array.from(this.own(name).matchAll(HOLE), ([, inner]) => inner);
  }

  own(name) {
    return this.texts.get(name) ?? "";
  }
}

// An edit is what replaces the old text from one place to another, in order.
/** @returns {string} */
function edited(old, edit) {
  if (typeof edit === "string") return edit;
  let [text, at] = ["", 0];
  for (const [start, end, between] of edit) {
    text += old.slice(at, start) + between;
    at = end;
  }
  return text + old.slice(at);
}
