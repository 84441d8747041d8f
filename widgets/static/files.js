// Files that are chosen or dropped, one or many at once, as texts. A message of more than 10 MiB
// would cost a page its socket; what is sent stays below 8, whatever its letters become on their way:
// two bytes for one in a file, four in one of many, six when typed.

const MOST = 250; // files; so many are never read, and that is said
const LARGEST = 250_000; // bytes of one of many that is read
const ALL = 1_900_000; // bytes of all that are read
const LONGEST_FILE = 4_200_000; // bytes that are sent of a single one: too many for whoever reads it
const LONGEST_SENT = 8_000_000; // letters on their way; of so many bytes nothing but quotes has more
const MOST_TYPED = 1_300_000; // letters that are sent of what was typed or pasted
// biome-ignore lint/suspicious/noControlCharactersInRegex: it finds what no text has
const BINARY = /[\0-\x08\x0b\x0e-\x1f]/; // no text has these, and each would become seven
const NO_TEXT = "\0"; // is sent instead of what is none: it will not do, and that is said

// [[name, text], …] as JSON; null instead of the text of a file that is too large to be read.
export async function texts(files) {
  let left = ALL;
  const read = [...files].slice(0, MOST).map(async (file) => {
    const fits = file.size <= LARGEST && file.size <= left;
    if (file.size <= LARGEST) left -= file.size;
    return [file.name, fits ? await textOf(file).catch(() => null) : null];
  });
  return JSON.stringify(await Promise.all(read));
}

export async function textOf(file) {
  const bytes = await file.slice(0, LONGEST_FILE).arrayBuffer();
  const stream = file.size > LONGEST_FILE; // a letter that is cut in two is no fault of the file
  try {
    const found = new TextDecoder("utf-8", { fatal: true }).decode(bytes, { stream });
    const none = BINARY.test(found) || JSON.stringify(found).length > LONGEST_SENT;
    return none ? NO_TEXT : found;
  } catch {
    return NO_TEXT;
  }
}

// What was typed or pasted.
export function short(typed) {
  return typed.slice(0, MOST_TYPED);
}

// An element with data-drop="ID" takes files for the file field of that id.
export class Drops {
  constructor(page, ids, tell) {
    this.page = page;
    this.ids = ids;
    this.tell = tell;
    this.off = new AbortController();
    const on = (name, action) =>
      page.addEventListener(name, action.bind(this), { signal: this.off.signal });
    on("dragover", this.over);
    on("dragleave", this.leave);
    on("drop", this.drop);
  }

  over(event) {
    const zone = zoneOf(event);
    if (!zone) return;
    event.preventDefault();
    zone.dataset.over = "";
  }

  leave(event) {
    const zone = event.target.closest("[data-drop]");
    if (zone && !zone.contains(event.relatedTarget)) delete zone.dataset.over;
  }

  async drop(event) {
    const zone = zoneOf(event);
    if (!zone) return;
    event.preventDefault();
    delete zone.dataset.over;
    const field = this.page.querySelector(`[id="${this.ids.of(zone.dataset.drop)}"]`);
    const found = await texts(event.dataTransfer.files);
    if (field) this.tell({ name: "act", value: field.dataset.act, text: found });
  }

  close() {
    this.off.abort();
  }
}

function zoneOf(event) {
  return event.dataTransfer?.types.includes("Files") ? event.target.closest("[data-drop]") : null;
}
