import assert from "node:assert/strict";
import { test } from "node:test";
import { gzipSync } from "node:zlib";
import { unpack, unzipped } from "../../widgets/site/page/pack.js";

function packed(files) {
  const bytes = files.map(([path, text]) => [path, new TextEncoder().encode(text)]);
  const list = new TextEncoder().encode(JSON.stringify(bytes.map(([path, b]) => [path, b.length])));
  const length = new Uint8Array(new Uint32Array([list.length]).buffer); // little-endian here
  return new Uint8Array(Buffer.concat([length, list, ...bytes.map(([, b]) => b)]));
}

test("each file comes out as it went in, its folder made once", async () => {
  const files = [
    ["a/one.txt", "one"],
    ["a/two.txt", "Zoë"],
    ["b/c/empty.txt", ""],
  ];
  const made = [];
  const written = {};
  const fs = {
    mkdirTree: (path) => made.push(path),
    writeFile: (name, bytes) => {
      written[name] = new TextDecoder().decode(bytes);
    },
  };
  await unpack(fs, packed(files), "/app");
  assert.deepEqual(made, ["/app/a", "/app/b/c"]);
  assert.deepEqual(written, {
    "/app/a/one.txt": "one",
    "/app/a/two.txt": "Zoë",
    "/app/b/c/empty.txt": "",
  });
});

test("what came gzipped is unzipped", async () => {
  const stream = new Blob([gzipSync("chocolate")]).stream();
  assert.equal(new TextDecoder().decode(await unzipped(stream)), "chocolate");
});
