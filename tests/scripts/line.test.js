import assert from "node:assert/strict";
import { afterEach, beforeEach, mock, test } from "node:test";
import { Line } from "../../widgets/static/line.js";

let line, server, told;

beforeEach(() => {
  mock.timers.enable({ apis: ["setTimeout", "Date"] });
  mock.method(performance, "now", () => Date.now());
  // The browser's own timeouts do not hear of the clock of this test.
  mock.method(AbortSignal, "timeout", (ms) => {
    const off = new AbortController();
    setTimeout(() => off.abort(), ms);
    return off.signal;
  });
  globalThis.document = Object.assign(new EventTarget(), { hidden: false });
  globalThis.window = new EventTarget();
  server = 200;
  mock.method(globalThis, "fetch", (_address, { signal }) =>
    server
      ? Promise.resolve({ status: server })
      : new Promise((_done, fail) => signal.addEventListener("abort", () => fail(new Error()))),
  );
  told = [];
  line = new Line("/alive", {
    onCut: () => told.push("cut"),
    onBack: () => told.push("back"),
    onEnded: () => told.push("ended"),
  });
});

afterEach(() => {
  line.close();
  mock.timers.reset();
  mock.restoreAll();
  delete globalThis.document;
  delete globalThis.window;
});

// Time passes in steps, since an answer takes effect between two of them.
async function wait(seconds) {
  for (let n = 0; n < 10 * seconds; n++) {
    mock.timers.tick(100);
    for (let turn = 0; turn < 10; turn++) await Promise.resolve();
  }
}

test("a server that falls silent is told within three seconds, and its return too", async () => {
  await wait(10);
  assert.deepEqual(told, []);
  server = 0;
  await wait(3);
  assert.deepEqual(told, ["cut"]);
  server = 200;
  await wait(3);
  assert.deepEqual(told, ["cut", "back"]);
});

test("a proxy whose server is away counts as no answer", async () => {
  server = 502;
  await wait(3);
  assert.deepEqual(told, ["cut"]);
});

test("a hub that has ended the server says so", async () => {
  server = 424;
  await wait(1);
  assert.deepEqual(told, ["ended"]);
});

test("in the background nothing is asked and nothing told", async () => {
  document.hidden = true;
  server = 0;
  await wait(10);
  assert.deepEqual(told, []);
});
