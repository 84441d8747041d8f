// The site is kept for a day without a network, and a new version of it is offered, never forced.

const SETTLED = 3_000; // ms after the first page; what is kept is fetched when nobody waits for it
const OFTEN = 3_600_000; // ms from one look for a new version to the next

export async function keepUp(tutor, light) {
  const workers = navigator.serviceWorker;
  if (!workers?.register) return; // there is none without https
  let taken = false;
  let known = Boolean(workers.controller);
  workers.addEventListener("controllerchange", () => {
    tutor.outdated = known; // another tab has taken the new version
    known = true;
    if (taken) location.reload();
  });
  await new Promise((resolve) => setTimeout(resolve, known ? 0 : SETTLED));
  let registration;
  try {
    /** @type {RegistrationOptions} */
    const options = { updateViaCache: "none" };
    // What is kept stays as it is: with the other address the same version would come as a new one.
    const kept = await workers.getRegistration();
    const own = kept?.scope === new URL("./", location.href).href; // not that of a site above this one
    const script = (own && kept.active?.scriptURL) || `./sw.js${light ? "?light" : ""}`;
    registration = await workers.register(script, options);
  } catch (error) {
    console.warn("this browser does not keep the site", error);
    return;
  }
  if (!registration) return; // some browsers only act as if
  const look = () => {
    if (!registration.waiting || !workers.controller) return;
    const { fresh, take, later } = tutor.words;
    const yes = () => {
      if (!registration.waiting) return location.reload(); // another tab has taken it
      taken = true;
      registration.waiting.postMessage("take");
    };
    tutor.tell("fresh", fresh, [
      [take, yes],
      [later, () => {}],
    ]);
  };
  registration.addEventListener("updatefound", () => {
    registration.installing?.addEventListener("statechange", look);
  });
  look();
  let looked = performance.now();
  document.addEventListener("visibilitychange", () => {
    if (document.hidden || performance.now() - looked < OFTEN) return;
    looked = performance.now();
    registration.update().catch(() => {}); // no network: another time
  });
}
