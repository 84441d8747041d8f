// Files that are chosen or dropped, many at once, as texts.

const MOST = 200; // files
const LARGEST = 250_000; // bytes of one that is read
const ALL = 4_000_000; // bytes of all that are read

// [[name, text], …] as JSON; null instead of the text of a file that is too large to be read.
export async function texts(files) {
  let left = ALL;
  const read = [...files].slice(0, MOST).map(async (file) => {
    const fits = file.size <= LARGEST && (left -= file.size) >= 0;
    return [file.name, fits ? await file.text().catch(() => null) : null];
  });
  return JSON.stringify(await Promise.all(read));
}

// An element with data-drop="ID" takes files for the file field of that id.
export class Drops {
  constructor(page, tell) {
    Object.assign(this, { page, tell });
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
    const field = document.getElementById(zone.dataset.drop);
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
