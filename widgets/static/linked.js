// In place of the shell's script where the page brings that itself: at one address for everybody,
// so that it need not come through each kernel, is there sooner, and is kept by the browser.

export default {
  async render(given) {
    const { shell } = document.body.dataset;
    const found = await import(new URL(shell ?? "", location.href).href);
    return found.default.render(given);
  },
};
