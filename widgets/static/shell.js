// One page, kept as Python wants it. `render` is called by anywidget for every view of the model.

import { Asked } from "./asked.js";
import { Awake } from "./awake.js";
import { Canvases } from "./canvases.js";
import { Carry } from "./carry.js";
import { Countdown } from "./countdown.js";
import { Drags } from "./drags.js";
import { Events } from "./events.js";
import { Drops } from "./files.js";
import { Focus, isField } from "./focus.js";
import { Heartbeat } from "./heartbeat.js";
import { Ids } from "./ids.js";
import { Line } from "./line.js";
import { Moves } from "./moves.js";
import { Notice } from "./notice.js";
import { Panes } from "./panes.js";
import { Parts } from "./parts.js";
import { ShortLinks } from "./short_links.js";
import { Sound } from "./sound.js";
import { address, copy, download, givePicture, keepPlace, localDay, Store } from "./store.js";
import { Together } from "./together.js";
import { Idiomorph } from "./vendor/idiomorph.esm.js";

const PLAIN = { theme: "auto", contrast: "normal", text: "normal", motion: "auto", lang: "en" };
const DARK = "(prefers-color-scheme: dark)";
const AROUND_CELL = 200; // px of a notebook that a cell's page leaves free
const LEAST_CELL = 420; // px, however small the notebook is
const BORDERS = 40; // px between the room of an output and a page in it
const SETTLE = 100; // ms after the last change of size before Python hears of it
const SCROLLBAR = 24; // px, the widest we know
const SLOW = 1_000; // ms after which waiting shows
const OURS = ["data-state", "data-lags", "data-drag", "data-held", "data-takes", "data-over"]; // attributes that Python knows nothing of
const CHOSEN = ["checked", "selected", "value"]; // attributes that tell what a field holds

class Shell {
  /** @type {number} px, of which Python knows */
  lastWidth;
  /** @type {ResizeObserver} */
  sizes;
  /** @type {MutationObserver} */
  themes;

  /**
   * @param {import("./messages.d.ts").Model} model
   * @param {HTMLElement} el
   */
  constructor(model, el) {
    const { name, ping, words } = model.get("_setup");
    this.model = model;
    this.words = words;
    this.embedded = !("voila" in document.body.dataset);
    this.prefix = `tutor-${Math.random().toString(36).slice(2, 8)}`; // several may live in one notebook
    this.asked = new Asked();
    this.root = el.appendChild(element("div", "tutor"));
    this.root.dataset.place = this.embedded ? "notebook" : "page";
    this.page = this.root.appendChild(element("div", "tutor-page"));
    this.stage = this.root.appendChild(element("div", "stage"));
    this.stage.setAttribute("aria-hidden", "true");
    this.notice = new Notice(this.root, words);
    this.canvases = new Canvases(model.widget_manager, () => this.send({ kind: "plain" }));
    this.moves = new Moves(this.stage, this.page, this.canvases);
    this.sound = new Sound();
    this.carry = new Carry(this.page);
    this.awake = new Awake(this.root, this.page);
    this.countdown = new Countdown(this.page);
    this.shortLinks = new ShortLinks(this.page, this.embedded ? "" : document.body.dataset.codes);
    const { tables = "", classes = "" } = this.embedded ? {} : document.body.dataset;
    this.together = {
      table: new Together("table", tables, (event) => this.tell(event)),
      class: new Together("class", classes, (event) => this.tell(event)),
    };
    this.panes = new Panes(this.root, this.page, (canvases, scale) =>
      this.send({ kind: "enlarged", canvases, scale }),
    );
    this.focus = new Focus(this.root, this.page);
    this.ids = new Ids();
    this.parts = new Parts();
    this.mounted = {}; // ipycanvas' models by the names of canvases
    this.storage = new Store(name, {
      onChange: (stored) => this.tell({ name: "stored", stored }),
      onFail: (how) => this.notice.show("unsaved", this.words[how], [[this.words.fine, () => {}]]),
    });
    this.heartbeat = new Heartbeat(model, ping, {
      endless: this.embedded,
      last: () => this.asked.last,
      onLost: () => this.lost(),
      onBack: () => this.notice.hide("stopped"),
    });
    this.line = new Line(this.embedded ? "" : document.body.dataset.alive, {
      onCut: () => {
        this.heartbeat.hold();
        this.notice.show("cut", words.cut, []);
      },
      onBack: () => {
        this.notice.hide("cut");
        this.heartbeat.resume();
      },
      onEnded: () => {
        keepPlace();
        this.heartbeat.lose();
      },
    });
    this.events = new Events(this.root, this.page, {
      send: (event) => this.tell(event),
      focus: this.focus,
      notice: this.notice,
      embedded: this.embedded,
    });
    this.drags = new Drags(this.root, this.page, this.moves, {
      tell: (act) => this.tell({ name: "act", value: act }),
      waits: (number) => this.asked.waiting.has(number),
    });
    this.drops = new Drops(this.page, this.ids, (event) => this.tell(event));
    this.off = new AbortController();
    this.dress({ ...PLAIN, ...this.storage.look });
    /** @type {import("./messages.d.ts").Handlers} */
    this.handlers = {
      all: ({ told }) => told.forEach(this.receive),
      show: (message) => this.show(message),
      paint: ({ canvas, svg, scale }) => this.canvases.paint(this.page, canvas, svg, scale),
      pieces: (message) => this.grasp(message),
      say: ({ text }) => this.notice.say(text),
      hash: ({ hash }) => this.follow(hash),
      store: ({ key, text }) => this.storage.set(key, text),
      download: ({ filename, text }) => download(filename, text),
      picture: (message) => void givePicture(message),
      copy: (message) => this.copy(message),
      done: ({ n }) => this.done(n),
      pong: ({ last }) => this.missed(last),
      together: (message) => this.together[message.to].relay(message),
      fault: () => this.fault(),
      news: ({ about, text, buttons }) => this.notice.show(about, text, buttons),
    };
    this.receive = (message) => this.onMessage(message);
    model.on("msg:custom", this.receive);
    this.watch();
  }

  // ---- what the page is seen in

  watch() {
    const watched = [DARK, "(prefers-reduced-motion: reduce)"];
    for (const query of watched) {
      matchMedia(query).addEventListener("change", () => this.seen(), { signal: this.off.signal });
    }
    window.addEventListener("resize", () => this.seen(), { signal: this.off.signal });
    this.watchSharpness();
    // A page left open over night: the next day has a puzzle of its own.
    document.addEventListener("visibilitychange", () => this.seen(), { signal: this.off.signal });
    // Back to a page the browser had kept: its kernel was told good-bye.
    const back = (event) => event.persisted && !this.embedded && reload();
    window.addEventListener("pageshow", back, { signal: this.off.signal });
    this.sizes = new ResizeObserver(() => this.seen());
    this.sizes.observe(this.root);
    // While JupyterLab changes its theme a cell may have no width, and has the same one afterwards.
    this.themes = new MutationObserver(() => {
      this.seen();
      clearTimeout(this.changing);
      this.changing = setTimeout(() => this.seen(), SETTLE);
    });
    if (this.embedded) {
      // Elsewhere body and page are dressed by us, which would be heard here without end.
      const says = [
        "data-jp-theme-light",
        "data-vscode-theme-kind",
        "data-theme",
        "class",
        "theme",
      ];
      this.themes.observe(document.body, { attributeFilter: says });
      this.themes.observe(document.documentElement, { attributeFilter: [...says, "style"] });
    }
    this.seen();
  }

  // A window on another screen may have the same size in other pixels.
  watchSharpness() {
    const change = () => {
      this.seen();
      this.watchSharpness();
    };
    const query = matchMedia(`(resolution: ${window.devicePixelRatio || 1}dppx)`);
    query.addEventListener("change", change, { once: true, signal: this.off.signal });
  }

  view() {
    return {
      width: this.width(),
      height: Math.round(this.embedded ? cellRoom(this.root) : window.innerHeight),
      dpr: window.devicePixelRatio || 1,
      dark: (this.embedded ? hostIsDark() : null) ?? matchMedia(DARK).matches,
      reduced_motion: matchMedia("(prefers-reduced-motion: reduce)").matches,
      embedded: this.embedded,
      today: localDay(new Date()),
      place: location.origin + location.pathname, // what is asked of it may hold a token
      notebooks: this.embedded ? "" : (document.body.dataset.notebooks ?? ""),
      tables: !this.embedded && Boolean(document.body.dataset.tables),
    };
  }

  // Room gained by a scroll bar that went is not reported: the layout made for it could bring the
  // bar back, and so on for ever.
  width() {
    const page = document.documentElement.clientWidth; // Voila hides what it is still making
    const width = Math.round(this.embedded ? this.root.clientWidth : page);
    const gain = width - this.lastWidth;
    if (gain > 0 && gain < SCROLLBAR && window.innerWidth === this.lastWindow)
      return this.lastWidth;
    this.lastWindow = window.innerWidth;
    this.lastWidth = width;
    return width;
  }

  // The first sight makes Python show something; later ones only if something is different.
  seen() {
    const view = this.view();
    const now = JSON.stringify(view);
    if (!view.width || now === this.lastView) return; // hidden, or nothing new
    this.dress();
    clearTimeout(this.settling);
    if (this.lastView) {
      this.settling = setTimeout(() => {
        this.lastView = now;
        this.tell({ name: "resize", view });
      }, SETTLE);
      return;
    }
    this.lastView = now;
    this.send({
      kind: "ready",
      plain: !this.canvases.able,
      view,
      stored: this.storage.all(),
      resume: this.storage.resume,
      hash: this.embedded ? "" : address(location.hash),
    });
    this.heartbeat.begin();
  }

  // ---- to Python

  /** @param {import("./messages.d.ts").Event} event */
  tell(event) {
    const n = this.asked.next();
    this.root.dataset.asks = ""; // gone when all is answered and shown
    this.slow ??= setTimeout(() => this.root.classList.add("waits"), SLOW);
    this.send({ kind: "event", n, ...event });
    return n;
  }

  /** @param {import("./messages.d.ts").Message} message */
  send(message) {
    try {
      this.model.send(message);
    } catch (error) {
      console.error("the kernel is out of reach", error);
      this.heartbeat.lose();
    }
  }

  // Python has answered this event; those before it without an answer were lost.
  done(n) {
    this.missed(n - 1);
    this.settle(n);
  }

  // All up to this event has reached Python, or never will. What came of it may be missing here.
  missed(n) {
    if (!this.settle(n)) return;
    this.send({ kind: "whole" });
    const { missed, fine } = this.words;
    this.notice.show("missed", missed, [[fine, () => {}]]);
  }

  // How many events were waiting for this.
  settle(n) {
    const settled = this.asked.settle(n);
    for (const number of settled) {
      this.events.done(number);
      this.drags.done(number);
    }
    this.rest();
    return settled.length;
  }

  rest() {
    if (this.asked.waiting.size) return;
    clearTimeout(this.slow);
    this.slow = null;
    delete this.root.dataset.asks;
    this.root.classList.remove("waits");
  }

  // ---- from Python

  onMessage(message) {
    this.heartbeat.heard();
    try {
      this.handlers[message.kind]?.(message);
    } catch (error) {
      console.error("the page could not be shown", error);
      this.fault();
    }
  }

  async copy({ text, done }) {
    if (await copy(text)) this.notice.say(done);
    else this.notice.offer(text);
  }

  follow(hash) {
    if (this.embedded || hash === address(location.hash)) return;
    history.pushState(null, "", `#${encodeURI(hash)}`);
  }

  fault() {
    const { words, page } = this;
    const way = page.childElementCount ? [words.go_on, () => {}] : [words.reload, reload];
    this.notice.show("fault", words.fault, [way]);
  }

  // What can be dragged that could not before, what no longer can, and the pictures that are new.
  grasp({ changed, gone, pictures }) {
    this.moves.learn(pictures);
    Object.assign(this.drags.pieces, changed);
    for (const target of gone) delete this.drags.pieces[target];
    this.drags.dress();
  }

  /** @param {import("./messages.d.ts").Show} message */
  show(message) {
    const { look, html, title, resume, say, after, n } = message;
    this.mounted = message.canvases ?? this.mounted;
    this.moves.learn(message.pictures);
    const moves = this.still() ? [] : message.moves;
    const held = this.drags.landing();
    const remembered = this.moves.remember(moves, held);
    const here = this.model.paint?.() ?? [];
    const drawn = message.drawn.filter((name) => !here.includes(this.mounted[name]));
    const news = html ? this.read(html) : [];
    const changed = news.length > 0;
    const places = changed && !this.still() ? this.carry.remember() : null;
    const around = changed ? this.panes.remember() : null;
    this.closeDialogs(news);
    const before = this.focus.remember();
    if (look) {
      this.dress(look);
      this.storage.look = look;
    }
    if (n) this.events.chosen.delete(n); // the page has it
    for (const { place, content } of news) this.morph(place, content);
    if (changed) this.panes.follow(around);
    this.awake.follow();
    this.shortLinks.follow();
    if (changed) this.countdown.follow();
    this.canvases.mount(this.page, this.mounted);
    // A page that was turned begins at its top, also where a picture stands above its heading.
    if (message.focus === "heading" && !this.embedded) window.scrollTo(0, 0);
    this.focus.restore(before, this.ids.of(message.focus));
    this.drags.takes = message.takes;
    this.drags.dress();
    this.moves.start(remembered, drawn);
    this.sound.play(message.sounds);
    if (places) this.carry.start(places);
    // With movements pictures come after the page, else before it.
    const late = message.moves.length ? drawn : [];
    if (around) this.panes.settle(around, late, this.canvases, !this.still());
    if (held && this.still()) held.ghost.remove();
    else if (held) this.moves.settle(held, moves);
    this.notice.say(say);
    if (title && !this.embedded) document.title = title;
    if (resume !== undefined) this.storage.resume = resume;
    // Whoever sees the answer may press again; `done` comes after the last of its pictures.
    if (n) this.events.done(n);
    clearTimeout(this.later);
    if (after) this.later = setTimeout(() => this.next(after.act), after.ms);
  }

  // What the learner just did goes first; its answer may make this one superfluous.
  next(act) {
    if (this.asked.waiting.size) this.later = setTimeout(() => this.next(act), SETTLE);
    else this.tell({ name: "act", value: act });
  }

  // What is new on the page: each place that changes, with its content. Nothing, if a message was
  // lost: then the whole page is asked for.
  /** @param {import("./messages.d.ts").Html} html */
  read(html) {
    const there = this.parts.take(html);
    const names = there ? this.parts.outermost() : [];
    const places = names.map((name) => (name ? this.part(name) : this.page));
    if (!there || places.includes(null)) {
      this.drags.pieces = {};
      this.send({ kind: "whole" });
      return [];
    }
    const contents = names.map((name) => this.parse(this.parts.text(name)));
    const used = new Map();
    return places.map((place, n) => {
      const goes = (item) => places.some((old) => old?.contains(item));
      return { place, content: this.prepare(contents[n], used, goes) };
    });
  }

  parse(html) {
    const template = element("template");
    template.innerHTML = html;
    this.ids.dress(template.content);
    return template.content;
  }

  /** @returns {HTMLElement | null} */
  part(name) {
    return this.page.querySelector(`[data-part="${CSS.escape(name)}"]`);
  }

  prepare(content, used, goes) {
    this.name(content, used, goes);
    this.focus.keepStops(content);
    for (const heading of content.querySelectorAll("h1")) heading.tabIndex = -1;
    if (!this.embedded) content.querySelector("[data-main]")?.setAttribute("role", "main");
    Canvases.prepare(content, this.prefix);
    return content;
  }

  morph(place, content) {
    Idiomorph.morph(place, place === this.page ? content.childNodes : content.firstElementChild, {
      morphStyle: place === this.page ? "innerHTML" : "outerHTML",
      // What is being typed is the learner's; a button's label is ours.
      ignoreActiveValue: Boolean(this.focus.active && isField(this.focus.active)),
      callbacks: {
        beforeNodeMorphed: (old) => !old.classList?.contains("holder"),
        // A button stays pressed until its act is done, or the next press would be lost on it. A
        // dialog is opened and closed by hand or by showModal, once it has anything in it. What
        // was chosen stays chosen while Python has yet to hear of it.
        beforeAttributeUpdated: (name, item) =>
          !OURS.includes(name) &&
          (name !== "open" || !item.hasChildNodes()) &&
          !(CHOSEN.includes(name) && this.events.chooses(item, name)),
      },
    });
    for (const dialog of this.page.querySelectorAll("dialog[data-open]:not([open])")) {
      dialog.showModal();
    }
  }

  // Closing gives the focus back to what opened the dialog; merely taking it away would not.
  closeDialogs(news) {
    for (const { place, content } of news) {
      if (content.querySelector("dialog[data-open]")) continue;
      for (const dialog of place.querySelectorAll("dialog[open]")) dialog.close();
    }
  }

  // The morph, the focus and the guard against double clicks all know elements by their ids.
  // `used`: how many of an act there are; `goes(item)`: what is on the page now and will not be.
  name(content, used, goes) {
    const taken = (id) => {
      const item = this.focus.byId(id);
      return item && !goes(item);
    };
    for (const item of content.querySelectorAll("[data-act]:not([id])")) {
      const act = item.dataset.act.replace(/\s/g, "_");
      let count = used.get(act) ?? 0;
      do {
        count += 1;
        item.id = `${this.prefix}-${act}${count > 1 ? `-${count}` : ""}`;
      } while (taken(item.id));
      used.set(act, count);
    }
    for (const part of content.querySelectorAll("[data-part]:not([id])")) {
      part.id = `${this.prefix}-part-${part.dataset.part}`;
    }
  }

  // ---- looks

  dress(look = this.look) {
    this.look = look;
    const dark = look.theme === "auto" ? this.view().dark : look.theme === "dark";
    const { dataset } = this.root;
    dataset.theme = dark ? "dark" : "light";
    dataset.contrast = look.contrast;
    dataset.text = look.text;
    dataset.motion = look.motion;
    this.root.lang = look.lang;
    this.words = this.notice.words = this.model.get("_setup").words;
    this.events.keys = look.keys ?? {};
    if (this.embedded) return;
    // The page around the shell: no margins of the host's, and the same ground when it overscrolls.
    document.documentElement.lang = look.lang;
    const ground = getComputedStyle(this.root);
    document.documentElement.style.colorScheme = ground.colorScheme;
    document.documentElement.style.background = ground.backgroundColor;
    for (let host = this.root.parentElement; host; host = host.parentElement) {
      host.classList.add("tutor-host");
    }
  }

  still() {
    const { motion } = this.look;
    if (motion !== "auto") return motion === "off";
    return matchMedia("(prefers-reduced-motion: reduce)").matches;
  }

  lost() {
    const { words, embedded } = this;
    this.settle(this.asked.last); // no answer will come
    this.notice.show(
      "stopped",
      embedded ? words.rerun : this.storage.placed ? words.stopped : words.gone,
      embedded ? [] : [[words.reload, reload]],
    );
  }

  close() {
    this.model.off("msg:custom", this.receive);
    this.off.abort();
    this.sizes.disconnect();
    this.themes.disconnect();
    clearTimeout(this.settling);
    clearTimeout(this.changing);
    clearTimeout(this.later);
    clearTimeout(this.slow);
    const { awake, countdown, drags, drops, heartbeat, ids, line, panes, storage, sound } = this;
    for (const line of Object.values(this.together)) line.close();
    const parts = [
      awake,
      countdown,
      this.events,
      drags,
      drops,
      heartbeat,
      ids,
      line,
      panes,
      storage,
      this.canvases,
      sound,
    ];
    for (const part of parts) part.close();
    this.moves.finish();
    this.root.remove();
  }
}

function element(tag, className = "") {
  return Object.assign(document.createElement(tag), { className });
}

function reload() {
  location.reload();
}

// In a notebook: the height of what scrolls it, less what stays in sight round a cell.
function cellRoom(root) {
  const all = root.closest(".jp-NotebookPanel-notebook")?.clientHeight || window.innerHeight;
  return Math.max(LEAST_CELL, Math.min(all - AROUND_CELL, outputRoom(root)));
}

// Some give an output only so much room and let it scroll in there.
function outputRoom(root) {
  for (let around = root; around; around = around.parentElement ?? around.getRootNode().host) {
    const { maxHeight, overflowY } = getComputedStyle(around);
    if (overflowY !== "visible" && maxHeight.endsWith("px")) return parseFloat(maxHeight) - BORDERS;
  }
  return Infinity;
}

// Whether the notebook is dark: JupyterLab, VS Code and Colab each say it in their way, others by
// the colours they ask the browser for; null where nobody does.
function hostIsDark() {
  const { body, documentElement: page } = document;
  const light = body.dataset.jpThemeLight;
  if (light) return light === "false";
  const kind = body.dataset.vscodeThemeKind ?? body.className;
  if (/vscode-(high-contrast-)?light/.test(kind)) return false;
  if (/vscode-(dark|high-contrast)/.test(kind)) return true;
  const theme = page.getAttribute("theme"); // Colab
  if (theme) return theme === "dark";
  const scheme = getComputedStyle(body).colorScheme;
  return ["light", "dark"].includes(scheme) ? scheme === "dark" : null;
}

function render({ model, el }) {
  const shell = new Shell(model, el);
  return () => shell.close();
}

export default { render };
