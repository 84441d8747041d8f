// Many files as one: how long the list is (4 bytes), the list [[path, size], ...], then all of them.
// One request, and no unzipping in Python.

export async function unpack(fs, bytes, folder) {
  const length = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0, true);
  const list = JSON.parse(new TextDecoder().decode(bytes.subarray(4, 4 + length)));
  let at = 4 + length;
  const made = new Set();
  for (const [path, size] of list) {
    const name = `${folder}/${path}`;
    const parent = name.slice(0, name.lastIndexOf("/"));
    if (!made.has(parent)) fs.mkdirTree(parent);
    made.add(parent);
    fs.writeFile(name, bytes.subarray(at, at + size), { canOwn: false });
    at += size;
  }
}

// A packed text or memory comes gzipped, whatever the server does: it is unzipped by the browser.
export async function unzipped(stream) {
  const plain = stream.pipeThrough(new DecompressionStream("gzip"));
  return new Uint8Array(await new Response(plain).arrayBuffer());
}
