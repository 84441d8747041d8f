// What anywidget would give the shell, where the page itself speaks to Python.

/**
 * @param {{
 *   get: (name: string) => any,
 *   listeners: Set<Function>,
 *   send: (content: object) => void,
 *   kernel: object,
 *   canvas: (id: string) => import("./canvas.js").Canvas,
 *   paint?: () => string[],
 * }} page
 */
export function modelOf({ get, listeners, send, kernel, canvas, paint }) {
  return {
    get,
    on: (name, action) => name === "msg:custom" && listeners.add(action),
    off: (_name, action) => listeners.delete(action),
    send,
    paint,
    widget_manager: {
      kernel,
      get_model: async (id) => canvas(id),
      create_view: async (model) => ({ el: model.el, model, remove: () => model.el.remove() }),
    },
  };
}
