import assert from "node:assert/strict";
import { afterEach, beforeEach, mock, test } from "node:test";
import { Post } from "../../widgets/static/host/post.js";
import { packed, unpacked } from "../../widgets/static/host/socket.js";

const HEADER = 1;
const METADATA = 3;
let lines, post, told, statuses;

// A socket that a test opens and cuts.
class Line {
  static CONNECTING = 0;
  static OPEN = 1;
  readyState = Line.CONNECTING;
  sent = [];

  constructor() {
    lines.push(this);
  }

  send(bytes) {
    this.sent.push(read(bytes));
  }

  open() {
    this.readyState = Line.OPEN;
    this.onopen?.();
  }

  cut() {
    this.readyState = 3;
    this.onclose?.();
  }

  close() {
    this.readyState = 2;
  }

  // As the kernel sends it (widgets/serve/kernels/post.py).
  tell(number, heard, { again = false, text = `${number}` } = {}) {
    const one = { kind: "comm_msg", content: text, buffers: 0 };
    const content = { told: [one], number, heard, again };
    this.onmessage?.({ data: packed({ msg_type: "tutor_told" }, {}, content).buffer });
  }
}

// What a message to the kernel says of itself: [number, heard, again, what it tells].
function read(bytes) {
  const view = new DataView(bytes.buffer);
  const word = (n) => Number(view.getBigUint64(8 * n, true));
  const json = (n) =>
    JSON.parse(new TextDecoder().decode(bytes.subarray(word(n + 1), word(n + 2))));
  const { number, heard, again } = json(METADATA);
  const kind = json(HEADER).msg_type;
  return { number, heard, again, kind, content: unpacked(bytes.buffer).content };
}

function numbers(line) {
  return line.sent.filter(({ again }) => !again).map(({ number }) => number);
}

beforeEach(() => {
  mock.timers.enable({ apis: ["setTimeout"] });
  mock.method(console, "error", () => {});
  lines = [];
  told = [];
  statuses = [];
  globalThis.WebSocket = Line;
  globalThis.addEventListener = () => {};
  post = new Post("ws://here/", {
    onTold: (all) => told.push(...all.map(([_kind, content]) => content)),
    onStatus: (status) => statuses.push(status),
  });
});

afterEach(() => {
  mock.timers.reset();
  mock.restoreAll();
  delete globalThis.WebSocket;
  delete globalThis.addEventListener;
});

function another() {
  mock.timers.tick(250);
  lines.at(-1).open();
  return lines.at(-1);
}

test("what is sent before there is a line, or while it is cut, waits in its order", () => {
  post.send("comm_msg", "a");
  lines[0].open();
  post.send("comm_msg", "b");
  assert.deepEqual(numbers(lines[0]), [1, 2]);
  lines[0].tell(1, 2);
  lines[0].cut();
  post.send("comm_msg", "c");
  post.send("comm_msg", "d");
  assert.deepEqual(numbers(another()), [3, 4]);
});

test("what was sent into a line that was cut is sent again, unless it was heard", () => {
  lines[0].open();
  for (const text of "abc") post.send("comm_msg", text);
  lines[0].tell(1, 1);
  lines[0].cut();
  const line = another();
  assert.deepEqual(numbers(line), [2, 3]);
  assert.deepEqual(line.sent.at(-1).content, "c");
});

test("a new line first asks for what has not come", () => {
  lines[0].open();
  lines[0].tell(1, 0);
  lines[0].tell(2, 0);
  lines[0].cut();
  const [first] = another().sent;
  assert.deepEqual([first.again, first.heard], [true, 2]);
});

test("a message that comes twice is told once", () => {
  lines[0].open();
  lines[0].tell(1, 0);
  lines[0].tell(1, 0, { again: true });
  lines[0].tell(2, 0);
  assert.deepEqual(told, ["1", "2"]);
});

test("where one is missing it is asked for once, and all are told in their order", () => {
  lines[0].open();
  lines[0].tell(1, 0);
  const before = lines[0].sent.length;
  lines[0].tell(3, 0);
  lines[0].tell(4, 0);
  assert.deepEqual(told, ["1"]);
  const [asked, ...others] = lines[0].sent.slice(before);
  assert.deepEqual([asked.again, asked.heard, others.length], [true, 1, 0]);
  for (const number of [2, 3, 4]) lines[0].tell(number, 0, { again: true });
  assert.deepEqual(told, ["1", "2", "3", "4"]);
});

test("a question that was lost is put again", () => {
  lines[0].open();
  lines[0].tell(1, 0);
  lines[0].tell(3, 0);
  const before = lines[0].sent.length;
  lines[0].tell(4, 0);
  lines[0].tell(5, 0);
  assert.equal(lines[0].sent.length, before + 1);
});

test("one that cannot come at all does not hold up the others", () => {
  lines[0].open();
  lines[0].tell(1, 0);
  lines[0].tell(3, 0);
  lines[0].tell(3, 0, { again: true });
  lines[0].tell(4, 0);
  assert.deepEqual(told, ["1", "3", "4"]);
});

test("garbage and strange kinds cost nothing else", () => {
  lines[0].open();
  lines[0].onmessage({ data: "text" });
  lines[0].onmessage({ data: new ArrayBuffer(3) });
  lines[0].onmessage({ data: new Uint8Array(64).fill(255).buffer });
  lines[0].onmessage({ data: packed({ msg_type: "execute_result" }, {}, {}).buffer });
  lines[0].tell(1, 0);
  assert.deepEqual(told, ["1"]);
});

test("a status is passed on", () => {
  lines[0].open();
  const content = { execution_state: "restarting" };
  lines[0].onmessage({ data: packed({ msg_type: "status" }, {}, content).buffer });
  assert.deepEqual(statuses, ["restarting"]);
});

test("a very long message is not sent into line after line", () => {
  lines[0].open();
  post.send("comm_msg", "x".repeat(1 << 20));
  post.send("comm_msg", "b");
  lines[0].cut();
  assert.deepEqual(numbers(another()), [2]);
});

test("a line that only seems open is replaced, and what it says later is not heard", () => {
  lines[0].open();
  post.send("comm_msg", "a");
  post.renew();
  lines[1].open();
  assert.deepEqual(numbers(lines[1]), [1]);
  lines[0].tell(1, 0, { text: "old" });
  lines[0].onclose?.();
  lines[1].tell(1, 1);
  assert.deepEqual(told, ["1"]);
  mock.timers.tick(10_000);
  assert.equal(lines.length, 2);
});

test("a line is tried again for two minutes, then when something is to be sent", () => {
  lines[0].open();
  lines[0].cut();
  for (let n = 0; n < 200; n++) {
    mock.timers.tick(2_000);
    if (lines.at(-1).readyState === Line.CONNECTING) lines.at(-1).cut();
  }
  const tried = lines.length;
  mock.timers.tick(60_000);
  assert.equal(lines.length, tried);
  assert.ok(post.cut);
  post.send("comm_msg", "a");
  assert.equal(lines.length, tried + 1);
  lines.at(-1).open();
  assert.ok(!post.cut);
  assert.deepEqual(numbers(lines.at(-1)), [1]);
});

test("a page that has gone opens none", () => {
  lines[0].open();
  post.close();
  lines[0].cut();
  mock.timers.tick(10_000);
  assert.equal(lines.length, 1);
});
