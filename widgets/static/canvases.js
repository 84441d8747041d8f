// The ipycanvas views, each made once and then carried from slot to slot as the page changes.

export class Canvases {
  constructor(manager) {
    this.manager = manager;
    this.views = new Map(); // name -> view
    this.coming = new Map(); // name -> promise of it
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
      else if (ids[name] && !this.coming.has(name)) this.make(name, ids[name], page);
    }
  }

  async make(name, id, page) {
    const coming = this.manager
      .get_model(id)
      .then((model) => this.manager.create_view(model))
      .then((view) => {
        // The picture only; the buttons over it take clicks, keys, wheel and touch.
        view.el.removeAttribute("tabindex");
        view.el.setAttribute("aria-hidden", "true");
        this.views.set(name, view);
        const slot = find(page, name);
        if (slot) put(view, slot);
      })
      .catch((error) => console.error(`no canvas ${name}`, error))
      .finally(() => this.coming.delete(name));
    this.coming.set(name, coming);
    await coming;
  }

  // The slot and the drawn canvas of a name, or null.
  get(page, name) {
    const canvas = this.views.get(name)?.el;
    const slot = find(page, name);
    return canvas && slot?.contains(canvas) ? { canvas, slot } : null;
  }

  // Resolves when the canvas has been painted again, or soon if it never is.
  painted(name) {
    return new Promise((resolve) => {
      const model = this.views.get(name)?.model;
      model?.once("new-frame", resolve);
      setTimeout(resolve, 300);
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
