// The ids of one page among several in a notebook. A label and what it names find each other by an
// id, and each of these pages has a heading, so all but the first get a prefix of their own; style
// sheets know them by their ends, `[id$=".heading"]`.

const REFER = ["for", "aria-labelledby", "aria-describedby", "aria-controls"]; // to other elements
const PAGES = Symbol.for("tutor.pages"); // each page comes with a script of its own

export class Ids {
  /** @type {number} of this page, from 1 */
  number;

  // The lowest number that is free; it is taken when there is something to show.
  take() {
    if (this.number !== undefined) return;
    window[PAGES] ??= new Set();
    const taken = window[PAGES];
    for (this.number = 1; taken.has(this.number); ) this.number += 1;
    taken.add(this.number);
  }

  of(id) {
    return id && this.number > 1 ? `tutor${this.number}.${id}` : id;
  }

  // Name everything in new content by ids of this page alone.
  dress(content) {
    this.take();
    if (this.number === 1) return;
    for (const item of content.querySelectorAll("[id]")) item.id = this.of(item.id);
    for (const name of REFER) {
      for (const item of content.querySelectorAll(`[${name}]`)) {
        const ids = item.getAttribute(name).split(" ");
        item.setAttribute(name, ids.map((id) => this.of(id)).join(" "));
      }
    }
    for (const item of content.querySelectorAll('use[href^="#"]')) {
      item.setAttribute("href", `#${this.of(item.getAttribute("href").slice(1))}`);
    }
    for (const item of content.querySelectorAll('[clip-path^="url(#"]')) {
      item.setAttribute(
        "clip-path",
        `url(#${this.of(item.getAttribute("clip-path").slice(5, -1))})`,
      );
    }
  }

  close() {
    window[PAGES]?.delete(this.number);
  }
}
