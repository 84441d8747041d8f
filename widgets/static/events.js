// What the learner does, told to Python once each, in order.

import { short, textOf, texts } from "./files.js";
import { isField } from "./focus.js";
import { address, copy, inFull, send } from "./store.js";

const TYPING = 150; // ms after the last key before a text is sent
const PRESSED = "pressed";
const LAG = 80; // ms after which a button still looks pressed; painting it sooner delays the answer

export class Events {
  // `send(event)` returns the number under which Python will say that the event is done.
  constructor(root, page, { send, focus, notice, embedded }) {
    this.root = root;
    this.page = page;
    this.send = send;
    this.focus = focus;
    this.notice = notice;
    this.embedded = embedded;
    this.keys = {};
    this.busy = new Map(); // number -> button whose act Python has in hand
    this.chosen = new Map(); // number -> name of the field whose change Python has in hand
    this.filled = new WeakSet(); // fields of forms that Python will hear of when the form is sent
    this.typing = new Map(); // field -> timer
    this.off = new AbortController();
    const on = (target, name, action) =>
      target.addEventListener(name, action.bind(this), { signal: this.off.signal });
    on(page, "click", this.onClick);
    on(page, "change", this.onChange);
    on(page, "input", this.onInput);
    on(page, "submit", this.onSubmit);
    on(page, "focusin", (event) => focus.onFocus(event.target));
    page.addEventListener("cancel", this.onCancel.bind(this), {
      capture: true, // it does not bubble
      signal: this.off.signal,
    });
    if (embedded) {
      // JupyterLab takes keys on their way down: on a button of ours, "x" would cut the cell. So be
      // there before it. Keys with Ctrl and the like stay the notebook's, as do keys elsewhere.
      const own = (event) => root.contains(targetOf(event)) && !modified(event);
      const take = (event) => {
        if (!own(event)) return;
        event.stopPropagation();
        this.onKey(event);
      };
      window.addEventListener("keydown", take, { capture: true, signal: this.off.signal });
    } else {
      on(document, "keydown", this.onKey);
      on(window, "hashchange", this.onHash);
    }
  }

  onClick(event) {
    const source = event.target.closest("[data-copy]");
    if (source) {
      const text = inFull(source.dataset.copy);
      copy(text).then((ok) => ok || this.notice.offer(text));
    }
    const sender = event.target.closest("[data-send]");
    if (sender) this.hand(sender);
    if (event.target.closest("[data-print]")) window.print();
    const element = event.target.closest("[data-act]");
    if (element && !isField(element) && element.tagName !== "FORM") {
      if (element.tagName === "A") event.preventDefault();
      this.press(element);
    } else this.followLink(event);
  }

  // Send the text of a button, which says so afterwards.
  async hand(button) {
    const { send: text, sent } = button.dataset;
    if (!(await send(text))) return this.notice.offer(text);
    button.lastElementChild.textContent = sent;
    this.notice.say(sent);
  }

  // A link to "#place" is the page's own affair; a notebook's address is not ours to change.
  followLink(event) {
    const link = event.target.closest('a[href^="#"]');
    if (!link || !this.embedded) return;
    event.preventDefault();
    this.tell({ name: "hash", value: address(link.getAttribute("href")) });
  }

  press(element) {
    if (element.disabled || element.getAttribute("aria-disabled") === "true") return;
    const same = [...this.busy.values()].some((id) => id === element.id);
    if (same) return; // a double click is one wish
    element.dataset.state = PRESSED;
    const canvas = element.closest("[data-canvas]")?.dataset.canvas ?? "";
    const number = this.tell({ name: "act", value: element.dataset.act, canvas });
    this.busy.set(number, element.id);
    setTimeout(() => {
      if (this.busy.has(number)) element.dataset.lags = "";
    }, LAG);
  }

  onChange(event) {
    const field = event.target;
    if (!field.dataset.act) {
      if (field.closest("form[data-act]")) this.filled.add(field);
      return;
    }
    const tell = (text) => {
      const number = this.tell({ name: "act", value: field.dataset.act, text });
      if (field.type !== "file") this.chosen.set(number, fieldName(field));
    };
    if (field.type === "checkbox") tell(String(field.checked));
    else if (field.type !== "file") tell(short(field.value));
    else if (field.files[0]) {
      const read = field.multiple ? texts(field.files) : textOf(field.files[0]);
      read.then(tell, () => tell("")); // a file that is gone or locked is read as an empty one
      field.value = ""; // the same file again is a change again
    }
  }

  onInput(event) {
    const field = event.target;
    if (!field.dataset.input) return;
    clearTimeout(this.typing.get(field));
    this.typing.set(
      field,
      setTimeout(() => this.typed(field), TYPING),
    );
  }

  typed(field) {
    clearTimeout(this.typing.get(field));
    this.typing.delete(field);
    this.send({ name: "input", value: field.dataset.input, text: short(field.value) });
  }

  onSubmit(event) {
    event.preventDefault();
    const form = event.target;
    if (!form.dataset.act) return;
    for (const field of form.elements) this.filled.delete(field);
    const given = [...new FormData(form, event.submitter)].filter(([, v]) => typeof v === "string");
    const fields = Object.fromEntries(given.map(([name, typed]) => [name, short(typed)]));
    this.tell({ name: "act", value: form.dataset.act, fields });
  }

  onHash() {
    this.tell({ name: "hash", value: address(location.hash) });
  }

  // Escape in a dialog: Python decides whether it closes.
  onCancel(event) {
    const dialog = event.target.closest("dialog[data-close]");
    if (!dialog) return;
    event.preventDefault();
    this.tell({ name: "act", value: dialog.dataset.close });
  }

  onKey(event) {
    if (event.defaultPrevented || modified(event)) return;
    const target = targetOf(event);
    const inside = this.root.contains(target);
    if (inside && this.focus.onKey(event, target)) return;
    if (isField(target) || (!inside && target !== document.body)) return;
    if (this.page.querySelector("dialog[open]")) return;
    if (event.key === "Escape") this.tell({ name: "act", value: "cancel" });
    const space = event.key === " ";
    if (space && target.closest("button, a, summary")) return; // it presses that by itself
    const act = this.keys[space ? "space" : event.key.toLowerCase()];
    if (!act || event.repeat) return;
    const button = this.page.querySelector(`[data-act="${CSS.escape(act)}"]`);
    if (!button) return;
    if (event.key.length > 1 || space) event.preventDefault(); // it would scroll
    this.press(button);
  }

  // Typed text that still waits goes first, so that Python hears things in their order.
  /** @param {import("./messages.d.ts").Event} event */
  tell(event) {
    for (const field of [...this.typing.keys()]) this.typed(field);
    return this.send(event);
  }

  // Whether a page that answers something earlier would undo what was chosen since.
  chooses(element, name) {
    if (name === "value" && element.matches("option")) return false; // that names it
    const field = element.closest("select") ?? element;
    if (!isField(field)) return false;
    return this.filled.has(field) || [...this.chosen.values()].includes(fieldName(field));
  }

  done(number) {
    this.chosen.delete(number);
    const id = this.busy.get(number);
    this.busy.delete(number);
    const element = id && this.page.querySelector(`[id="${CSS.escape(id)}"]`);
    if (!element) return;
    delete element.dataset.state;
    delete element.dataset.lags;
  }

  close() {
    this.off.abort();
    for (const timer of this.typing.values()) clearTimeout(timer);
  }
}

// What was in focus, inside a shadow tree, too.
function targetOf(event) {
  const target = event.composedPath()[0];
  return target.nodeType === Node.ELEMENT_NODE ? target : document.body;
}

// Radio buttons are one field; their name says which.
function fieldName(field) {
  return field.name || field.dataset.act;
}

function modified(event) {
  return event.ctrlKey || event.metaKey || event.altKey;
}
