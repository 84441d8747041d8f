// Home before the tutor is there: whoever comes for the first time, and to no other place, sees it
// at once, from the template that the page carries (widgets/app/first_paint.py). It stands in the
// flow of the page as the tutor's own home will, which takes its place unseen. Others see the calm
// page.
//
// A link clicked meanwhile is in the address, where the tutor finds it; a button pressed meanwhile is
// pressed when there is somebody to hear it.

(() => {
  const LATE = 15_000; // ms after which the calm page has more to say
  const { documentElement: root } = document;
  const script = /** @type {HTMLScriptElement} */ (document.currentScript);
  const template = /** @type {HTMLTemplateElement} */ (document.getElementById("first"));
  const look = attempt(() => JSON.parse(localStorage.getItem("tutor-look") ?? "null")) ?? {};
  const dark = ["light", "dark"].includes(look.theme)
    ? look.theme === "dark"
    : matchMedia("(prefers-color-scheme: dark)").matches;
  root.dataset.theme = dark ? "dark" : "light"; // of the calm page, too
  if (!template || !isHome() || isKnown()) return;

  const first = dressed(template.content.cloneNode(true));
  const pressed = new Set();
  script.after(first);
  const watch = new MutationObserver(() => twin("[data-act]") && makeRoom());
  watch.observe(document.body, { childList: true, subtree: true });
  const late = setTimeout(() => {
    document.body.classList.add("late-already");
    leave();
  }, LATE);
  addEventListener("hashchange", onHash);
  first.addEventListener("click", onClick);

  function onHash() {
    if (!isHome()) leave();
  }

  function onClick({ target }) {
    const button = target.closest("[data-act]");
    if (!button) return;
    pressed.add(named(button));
    button.dataset.lags = "";
  }

  // The tutor's own home is there: whoever stood somewhere stands there still.
  function makeRoom() {
    const active = first.contains(document.activeElement) && named(document.activeElement);
    leave();
    if (active) twin(active)?.focus({ preventScroll: true });
    for (const button of pressed) twin(button)?.click();
  }

  function leave() {
    watch.disconnect();
    clearTimeout(late);
    removeEventListener("hashchange", onHash);
    first.remove();
  }

  /** @returns {HTMLElement | null} */
  function twin(selector) {
    return document.querySelector(`#rendered_cells ${selector}`);
  }

  function named(element) {
    const { act } = element.dataset;
    return act ? `[data-act="${act}"]` : `[href="${element.getAttribute("href")}"]`;
  }

  // As Python would make it for this window and these colours.
  function dressed(content) {
    const page = content.firstElementChild;
    const find = (selector) => page.querySelector(selector);
    const width = root.clientWidth;
    const { wide, tablet, low } = sizes(template.dataset);
    const layout = width >= wide ? "wide" : width >= tablet ? "tablet" : "phone";
    Object.assign(page.dataset, {
      theme: dark ? "dark" : "light",
      contrast: look.contrast ?? page.dataset.contrast,
      motion: look.motion ?? page.dataset.motion,
    });
    find(".app").dataset.layout = layout;
    find("[data-main]").setAttribute("role", "main");
    if (layout === "phone") find('[data-act="sound"]').remove();
    if (layout === "phone" || innerHeight < low) find(".box").before(find(".next"));
    const other = content.querySelector("template.dark").content;
    if (dark) find('[data-act="theme"]').replaceWith(other);
    return page;
  }

  function sizes(dataset) {
    return { wide: Number(dataset.wide), tablet: Number(dataset.tablet), low: Number(dataset.low) };
  }

  function isHome() {
    return ["", "#", "#home"].includes(location.hash);
  }

  // Whether this browser keeps more than how the page looks, or wants it larger or in another
  // language than it is made in.
  function isKnown() {
    const kept = (store, prefix) =>
      attempt(() => Object.keys(store()).filter((key) => key.startsWith(prefix))) ?? [];
    const told = kept(() => localStorage, "tutor.").some((key) => key !== "tutor.settings");
    const held = kept(() => sessionStorage, "tutor-kept.").length > 0;
    const page = /** @type {HTMLElement} */ (template.content.firstElementChild);
    const alike = (look.text ?? "normal") === "normal" && (look.lang ?? page.lang) === page.lang;
    return told || held || !alike;
  }

  function attempt(action) {
    try {
      return action();
    } catch {
      return null;
    }
  }
})();
