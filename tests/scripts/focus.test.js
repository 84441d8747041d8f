import assert from "node:assert/strict";
import { test } from "node:test";
import { nearest } from "../../widgets/static/focus.js";

test("the nearest of some things is the first of the nearest ones", () => {
  const far = (item) => item.far;
  const [near, same] = [{ far: 1 }, { far: 1 }];
  assert.equal(nearest([{ far: 3 }, near, same], far), near);
  assert.equal(nearest([], far), null);
});
