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

test("what passes with the session stays in this tab", () => {
  const store = opened(new Kept());
  store.set("session.place", "here");
  assert.deepEqual(Object.keys(localStorage), []);
  assert.deepEqual(store.all(), { "session.place": "here" });
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
