// Python lives here, away from the page, so that a long think never freezes it. Called "plain" it
// does without the snapshot of a memory in which everything is loaded already.

import { unpack, unzipped } from "./pack.js";
// @ts-expect-error: it is fetched when the site is made
import { loadPyodide } from "./pyodide/pyodide.mjs";

const plain = self.name === "plain"; // what is kept comes without what its address asks
const early = [];
let receive = null;

self.onmessage = ({ data }) => {
  if (receive) hand(data);
  else early.push(data);
};

// Errors of the tutor are the shell's affair. What comes out here has ended Python itself.
function hand(data) {
  try {
    receive(data);
  } catch (error) {
    tell("dead", String(error));
  }
  tell("idle", null);
}

/**
 * @template {keyof import("./messages.d.ts").FromWorker} K
 * @param {K} kind
 * @param {import("./messages.d.ts").FromWorker[K]} content
 */
function tell(kind, content) {
  postMessage([kind, JSON.stringify(content)]);
}

// Pyodide waits for ever where this fails, and some file servers do not say what a file is.
const WASM = "application/wasm";
const streaming = WebAssembly.instantiateStreaming;
WebAssembly.instantiateStreaming = async (source, imports) => {
  const answer = await source;
  const told = answer.headers.get("Content-Type") === WASM;
  const headers = { "Content-Type": WASM };
  try {
    const known = told ? answer : new Response(answer.body, { headers });
    return await streaming.call(WebAssembly, known, imports);
  } catch (error) {
    tell("broken", String(error));
    throw error;
  }
};

async function fetched(name) {
  const answer = await fetch(name);
  if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
  return unzipped(answer.body);
}

// Pyodide asks for Python's library as files zipped one by one; packed as a whole, less travels.
const ask = self.fetch;
self.fetch = async (what, ...more) => {
  const library = String(what).endsWith("/python_stdlib.zip");
  return library ? new Response(await fetched("library.pack")) : ask(what, ...more);
};

async function start() {
  const data = fetched("data.pack");
  const memory = plain ? null : await fetched("memory.pack");
  const options = { indexURL: "./pyodide/", packageBaseUrl: "./pyodide/", env: { HOME: "/home" } };
  const code = plain ? fetched("code.pack") : null;
  const python = await loadPyodide(memory ? { ...options, _loadSnapshot: memory } : options);
  for (const part of [code, data]) {
    if (part) await unpack(python.FS, await part, "/app");
  }
  python.runPython("import sys\nif '/app' not in sys.path: sys.path.insert(0, '/app')");
  const begin = python.runPython("from widgets.site import host; host.start");
  receive = begin((kind, text) => postMessage([kind, text]));
  for (const data of early) hand(data);
}

start().catch((error) => tell("broken", String(error)));
