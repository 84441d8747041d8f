import assert from "node:assert/strict";
import { afterEach, beforeEach, mock, test } from "node:test";
import { Heartbeat } from "../../widgets/static/heartbeat.js";

const EVERY = 10_000;
let beat, kernel, told;

beforeEach(() => {
  mock.timers.enable({ apis: ["setInterval", "setTimeout", "Date"] });
  mock.method(performance, "now", () => Date.now());
  globalThis.document = Object.assign(new EventTarget(), { hidden: false });
  kernel = { status: "idle", connectionStatus: "connected", renew: () => told.push("renew") };
  told = [];
  const model = { send: ({ kind }) => told.push(kind), widget_manager: { kernel } };
  const options = {
    last: () => 0,
    onLost: () => told.push("lost"),
    onBack: () => told.push("back"),
  };
  beat = new Heartbeat(model, EVERY, options);
});

afterEach(() => {
  beat.close();
  mock.timers.reset();
  mock.restoreAll();
  delete globalThis.document;
});

function wait(seconds) {
  for (let n = 0; n < seconds; n++) mock.timers.tick(1_000);
}

test("nothing is asked before the page has spoken", () => {
  wait(30);
  assert.deepEqual(told, []);
});

test("an idle kernel that does not answer is lost after its patience", () => {
  beat.begin();
  wait(14);
  assert.deepEqual(told, ["ping"]);
  wait(1);
  assert.deepEqual(told, ["ping", "lost"]);
});

test("a kernel at work is waited for", () => {
  beat.begin();
  kernel.status = "busy";
  wait(40);
  assert.ok(!told.includes("lost"));
  wait(30);
  assert.ok(told.includes("lost"));
});

test("a line that is silent is opened anew once, in case only that is dead", () => {
  beat.begin();
  kernel.status = "busy";
  wait(14);
  assert.deepEqual(told, ["ping"]);
  wait(16);
  assert.deepEqual(told, ["ping", "renew", "ping", "ping"]);
  beat.heard();
  wait(16);
  assert.equal(told.filter((what) => what === "renew").length, 2);
});

test("an answer ends the wait, and one that comes late brings it back", () => {
  beat.begin();
  wait(12);
  beat.heard();
  wait(7);
  assert.ok(!told.includes("lost"));
  wait(10);
  assert.equal(told.at(-1), "lost");
  beat.heard();
  assert.equal(told.at(-1), "back");
});

test("a kernel that Jupyter says is dead is lost within seconds", () => {
  beat.begin();
  beat.onStatus(kernel, "restarting");
  wait(3);
  assert.deepEqual(told, ["ping", "lost"]);
});

test("while the server is out of reach silence says nothing", () => {
  beat.begin();
  beat.hold();
  wait(60);
  assert.ok(!told.includes("lost"));
  beat.resume();
  assert.deepEqual(told.slice(-2), ["renew", "ping"]); // the line may be dead without saying so
  wait(5);
  assert.ok(told.includes("lost"));
});

test("a message that cannot be sent loses the kernel, unless the server is out of reach", () => {
  beat.begin();
  beat.hold();
  beat.lose();
  assert.ok(!told.includes("lost"));
  beat.resume();
  beat.lose();
  assert.ok(told.includes("lost"));
});
