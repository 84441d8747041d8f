import assert from "node:assert/strict";
import { test } from "node:test";
import { Parts } from "../../widgets/static/parts.js";

const hole = (name) => `<!--part:${name}-->`;

function page() {
  const parts = new Parts();
  const first = {
    "": `<main>${hole("a")}|${hole("b")}</main>`,
    a: `<p>${hole("inner")}</p>`,
    inner: "<i>1</i>",
    b: "<b>2</b>",
  };
  assert.equal(parts.take({ number: 1, parts: first }), true);
  return parts;
}

test("a page comes as a whole", () => {
  const parts = page();
  assert.deepEqual(parts.outermost(), [""]);
  assert.equal(parts.text(""), "<main><p><i>1</i></p>|<b>2</b></main>");
});

test("what has changed is found inside what has not", () => {
  const parts = page();
  parts.take({ number: 2, since: 1, parts: { b: [[3, 4, "two"]], inner: "<i>one</i>" } });
  assert.deepEqual(parts.outermost(), ["inner", "b"]);
  assert.equal(parts.text("b"), "<b>two</b>");
});

test("what has not changed comes along when the parts change places", () => {
  const parts = page();
  parts.take({ number: 2, since: 1, parts: { "": `<main>${hole("b")}${hole("a")}</main>` } });
  assert.equal(parts.text(""), "<main><b>2</b><p><i>1</i></p></main>");
});

test("a message after one that was lost is not taken", () => {
  const parts = page();
  assert.equal(parts.take({ number: 3, since: 2, parts: { b: "<b>3</b>" } }), false);
  assert.equal(parts.text("b"), "<b>2</b>");
  assert.equal(parts.take({ number: 4, parts: { "": "all" } }), true);
  assert.equal(parts.text(""), "all");
});

test("edits count as JavaScript does", () => {
  const parts = new Parts();
  parts.take({ number: 1, parts: { "": "<p>🍫 Ana 1</p>" } });
  parts.take({
    number: 2,
    since: 1,
    parts: {
      "": [
        [5, 5, "A"],
        [10, 11, "2"],
      ],
    },
  });
  assert.equal(parts.text(""), "<p>🍫A Ana 2</p>");
});
