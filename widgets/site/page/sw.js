// Keeps every file of the site, so that it opens without a network. Each is known by its sum, so a
// version is whole or it is not taken, and what has not changed is not fetched again.
/** @type {ServiceWorkerGlobalScope} */
const worker = /** @type {any} */ (self);
/** @type {Record<string, string>} path -> sum */
const FILES = /** @type {any} */ ("@FILES@");
const KEPT = `tutor-@VERSION@ ${worker.registration.scope}`; // other sites of the same address have theirs
const light = new URL(worker.location.href).searchParams.has("light");
const UNUSED = light ? "memory.pack" : "code.pack"; // one is in place of the other

const address = (path) => new URL(path, worker.registration.scope).href;
const key = (path) => `${address(path)}?${encodeURIComponent(FILES[path])}`;
const ours = (name) => name.startsWith("tutor-") && name.endsWith(` ${worker.registration.scope}`);
const paths = new Map(Object.keys(FILES).map((path) => [address(path), path]));
paths.set(worker.registration.scope, "index.html");

async function install() {
  const cache = await caches.open(KEPT);
  const wanted = Object.keys(FILES).filter((path) => path !== UNUSED);
  await Promise.all(
    wanted.map(async (path) => {
      if (await cache.match(key(path))) return;
      const kept = await caches.match(key(path));
      const fresh = () => fetch(address(path), { cache: "no-cache", integrity: FILES[path] });
      const answer = kept ?? (await fresh());
      if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
      await cache.put(key(path), answer);
    }),
  );
}

async function tidy() {
  for (const name of await caches.keys()) {
    if (ours(name) && name !== KEPT) await caches.delete(name);
  }
  await worker.clients.claim();
}

async function answer(request, path) {
  const cache = await caches.open(KEPT);
  return (await cache.match(key(path))) ?? fetch(request);
}

worker.addEventListener("install", (event) => event.waitUntil(install()));
worker.addEventListener("activate", (event) => event.waitUntil(tidy()));
worker.addEventListener("message", (event) => event.data === "take" && worker.skipWaiting());
worker.addEventListener("fetch", (event) => {
  const { origin, pathname } = new URL(event.request.url);
  const path = paths.get(origin + pathname);
  if (event.request.method === "GET" && path) event.respondWith(answer(event.request, path));
});
