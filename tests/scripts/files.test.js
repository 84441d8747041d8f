import assert from "node:assert/strict";
import { test } from "node:test";
import { short, textOf, texts } from "../../widgets/static/files.js";

const NONE = "\0"; // what is sent for a file that is no text

function file(name, content) {
  return new File([content], name);
}

test("a text file is read as it is", async () => {
  assert.equal(await textOf(file("a.json", '{"name": "Zoë"}')), '{"name": "Zoë"}');
});

test("what is no text is told apart from an empty file", async () => {
  assert.equal(await textOf(file("a", new Uint8Array([0xff, 0xfe]))), NONE);
  assert.equal(await textOf(file("a", new Uint8Array([65, 7]))), NONE);
  assert.equal(await textOf(file("a", "")), "");
});

test("a letter that the limit cuts in two is no fault", async () => {
  const read = await textOf(file("a", `a${"é".repeat(2_100_000)}`)); // the limit is an even number
  assert.equal(read.length, 2_100_000);
});

test("of many files those that are too large come without text", async () => {
  const many = [file("small", "x"), file("large", "x".repeat(250_001))];
  assert.deepEqual(JSON.parse(await texts(many)), [
    ["small", "x"],
    ["large", null],
  ]);
});

test("all files together have a limit, and so has their number", async () => {
  const many = Array.from({ length: 300 }, (_, n) => file(`${n}`, "x".repeat(200_000)));
  const read = JSON.parse(await texts(many));
  assert.equal(read.length, 250);
  assert.equal(read.filter(([, text]) => text !== null).length, 9);
});

test("what was pasted is cut", () => {
  assert.equal(short("x".repeat(2_000_000)).length, 1_300_000);
});
