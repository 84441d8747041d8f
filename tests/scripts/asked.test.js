import assert from "node:assert/strict";
import { test } from "node:test";
import { Asked } from "../../widgets/static/asked.js";

test("an answer settles what was asked before it, and nothing later", () => {
  const asked = new Asked();
  assert.deepEqual([asked.next(), asked.next(), asked.next()], [1, 2, 3]);
  assert.deepEqual(asked.settle(2), [1, 2]);
  assert.deepEqual([...asked.waiting], [3]);
  assert.deepEqual(asked.settle(2), []);
  assert.deepEqual(asked.settle(3), [3]);
  assert.equal(asked.waiting.size, 0);
});
