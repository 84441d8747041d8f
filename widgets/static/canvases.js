// The pictures in the slots: views of ipycanvas, each made once and then carried from slot to slot as
// the page changes. A front end that cannot show them (it has no ipycanvas, or cannot load it) gets
// canvases of our own, painted from SVG.

export class Canvases {
  // `onFail()` is called once, when the first view cannot be made: Python then sends SVG.
  constructor(manager, onFail) {
    this.manager = manager;
    this.onFail = onFail;
    this.able = typeof manager?.create_view === "function";
    this.views = new Map(); // name -> view
    this.coming = new Map(); // name -> promise of it
    this.waiting = new Map(); // name -> function to call when one of our own is painted
  }

  // Before a morph: give every slot a holder of its own, so that the morph knows it again and
  // carries it along instead of making a new one.
  static prepare(fragment, prefix) {
    for (const slot of fragment.querySelectorAll("[data-canvas]")) {
      const holder = document.createElement("div");
      holder.className = "holder";
      holder.id = `${prefix}-canvas-${slot.dataset.canvas}`;
      holder.setAttribute("aria-hidden", "true"); // buttons and text say it all
      slot.prepend(holder);
    }
  }

  // After a morph: fill the holders. `ids` maps names to ipycanvas' models.
  mount(page, ids) {
    for (const slot of page.querySelectorAll("[data-canvas]")) {
      const name = slot.dataset.canvas;
      const view = this.views.get(name);
      if (view) put(view, slot);
      else if (this.able && ids[name] && !this.coming.has(name)) this.make(name, ids[name], page);
    }
  }

  async make(name, id, page) {
    const coming = this.manager
      .get_model(id)
      .then((model) => this.manager.create_view(model))
      .then((view) => {
        // What cannot be loaded may come as a view that says so.
        if (view.el.tagName !== "CANVAS") throw new Error("no view of a canvas");
        // The picture only; the buttons over it take clicks, keys, wheel and touch.
        view.el.removeAttribute("tabindex");
        view.el.setAttribute("aria-hidden", "true");
        this.hold(page, name, view);
      })
      .catch((error) => this.fail(name, error))
      .finally(() => this.coming.delete(name));
    this.coming.set(name, coming);
    await coming;
  }

  fail(name, error) {
    if (!this.able) return;
    this.able = false;
    console.warn(`no canvas ${name}, so pictures are drawn without ipycanvas`, error);
    this.onFail();
  }

  hold(page, name, view) {
    this.views.set(name, view);
    const slot = find(page, name);
    if (slot) put(view, slot);
  }

  // Paint SVG on a canvas of our own, sharp enough to be seen so much enlarged.
  async paint(page, name, svg, scale = 1) {
    const image = new Image();
    image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
    const view = this.own(page, name);
    const number = (view.number ?? 0) + 1;
    view.number = number;
    await image.decode();
    if (number !== view.number) return; // a newer picture has come meanwhile
    const ratio = (window.devicePixelRatio || 1) * scale;
    view.el.width = Math.round(image.width * ratio);
    view.el.height = Math.round(image.height * ratio);
    view.el.getContext("2d").drawImage(image, 0, 0, view.el.width, view.el.height);
    this.waiting.get(name)?.();
  }

  own(page, name) {
    const there = this.views.get(name);
    if (there && !there.model) return there;
    there?.remove();
    const el = document.createElement("canvas");
    el.width = el.height = 1;
    this.hold(page, name, { el, remove: () => el.remove() });
    return this.views.get(name);
  }

  // The slot and the drawn canvas of a name, or null.
  get(page, name) {
    const canvas = this.views.get(name)?.el;
    const slot = find(page, name);
    return canvas && slot?.contains(canvas) ? { canvas, slot } : null;
  }

  // A copy of what is painted, as it is; null where nothing is.
  copy(page, name) {
    const found = this.get(page, name)?.canvas;
    if (!found?.width || !found.height) return null;
    const copy = document.createElement("canvas");
    [copy.width, copy.height] = [found.width, found.height];
    copy.getContext("2d")?.drawImage(found, 0, 0);
    return copy;
  }

  // Resolves when the canvas has been painted again, or soon if it never is.
  painted(name, ms = 300) {
    return new Promise((resolve) => {
      this.waiting.set(name, resolve);
      this.views.get(name)?.model?.once("new-frame", resolve);
      setTimeout(resolve, ms);
    });
  }

  close() {
    for (const view of this.views.values()) view.remove();
    this.views.clear();
  }
}

function find(page, name) {
  return page.querySelector(`[data-canvas="${CSS.escape(name)}"]`);
}

function put(view, slot) {
  const holder = slot.querySelector(".holder");
  if (holder && view.el.parentNode !== holder) holder.replaceChildren(view.el);
}
