import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { address, Store } from "../../widgets/static/store.js";

// A browser's store: its keys are its own properties.
class Kept {
  constructor(room = Number.POSITIVE_INFINITY) {
    Object.defineProperty(this, "room", { value: room });
  }
  getItem(key) {
    return Object.hasOwn(this, key) ? this[key] : null;
  }
  setItem(key, text) {
    if (text.length > this.room) throw new Error("full");
    this[key] = text;
  }
  removeItem(key) {
    delete this[key];
  }
}

let failed;

beforeEach(() => {
  const body = { dataset: {}, matches: () => false };
  const location = { protocol: "https:", hostname: "example.org", href: "https://example.org/" };
  Object.assign(globalThis, { window: new EventTarget(), document: { body }, location });
  failed = [];
});

function opened(local, session = new Kept()) {
  Object.assign(globalThis, { localStorage: local, sessionStorage: session });
  return new Store("main", { onChange() {}, onFail: (how) => failed.push(how) });
}

test("what is kept comes back, what is forgotten does not", () => {
  const store = opened(new Kept());
  store.set("progress", "a");
  store.set("table", "b");
  store.set("table", null);
  assert.deepEqual(store.all(), { progress: "a" });
  assert.deepEqual(failed, []);
});

test("what does not fit is kept for this tab, and that is said once", () => {
  const store = opened(new Kept(3));
  store.set("progress", "too long");
  store.set("progress", "too long again");
  assert.deepEqual(store.all(), { progress: "too long again" });
  assert.deepEqual(failed, ["unsaved"]);
  store.set("progress", "ok");
  assert.deepEqual(Object.keys(sessionStorage), []);
});

test("what is kept for a day is gone on the next, in every tab", (t) => {
  t.mock.timers.enable({ apis: ["Date"], now: new Date(2026, 10, 26, 12) });
  const local = new Kept();
  const store = opened(local);
  store.set("day.results", "a");
  store.set("progress", "b");
  assert.deepEqual(opened(local).all(), { "day.results": "a", progress: "b" });
  t.mock.timers.setTime(new Date(2026, 10, 27, 8).getTime());
  assert.deepEqual(opened(local).all(), { progress: "b" });
  store.set("day.results", "c");
  assert.deepEqual(opened(local).all(), { "day.results": "c", progress: "b" });
});

test("a store that goes with its notebook is said to", () => {
  location.hostname = "abc.googleusercontent.com";
  opened(new Kept()).set("progress", "a");
  assert.deepEqual(failed, ["passing"]);
});

test("an address is what follows the hash, whatever is in it", () => {
  assert.equal(address("#lesson/2"), "lesson/2");
  assert.equal(address("#rules/a%20b"), "rules/a b");
  assert.equal(address("#100%"), "100%");
});
