// node make.mjs SITE SOURCES: the packs that Python itself has to make, with the very Python that
// will read them. `data`: what modules read. `code`: the modules, compiled. `memory`: what Python has
// in mind when it has loaded all of them; whoever has it needs no code.
import { readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { gzipSync } from "node:zlib";

const [site, sources] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${site}/pyodide/pyodide.mjs`));
const { unpack } = await import(pathToFileURL(`${site}/pack.js`));
const options = { indexURL: `${site}/pyodide/`, env: { HOME: "/home", PYTHONHASHSEED: "0" } };

// Packs what is below a folder and has such a suffix; without docstrings, which nobody reads here.
const PACK = `
import compileall, json, pathlib, py_compile
app = pathlib.Path("/app")

def compile_all():
    mode = py_compile.PycInvalidationMode.UNCHECKED_HASH
    return compileall.compile_dir(app, quiet=1, legacy=True, optimize=2, invalidation_mode=mode)

def packed(kind):
    code = {"code": (".pyc",), "data": (".json", ".toml", ".mo")}[kind]
    files = sorted(path for path in app.rglob("*") if path.suffix in code)
    index = json.dumps([[str(p.relative_to(app)), p.stat().st_size] for p in files]).encode()
    return len(index).to_bytes(4, "little") + index + b"".join(p.read_bytes() for p in files)
`;
const LOAD = `
import sys
sys.path.insert(0, "/app")
from widgets.site import host
host.warm()
`;

function keep(name, bytes) {
  writeFileSync(`${site}/${name}.pack`, gzipSync(bytes, { level: 9 }));
}

async function compiled() {
  const python = await loadPyodide(options);
  await unpack(python.FS, new Uint8Array(readFileSync(sources)), "/app");
  python.runPython(PACK);
  if (!python.runPython("compile_all()")) throw new Error("not all of it can be compiled");
  return ["code", "data"].map((kind) => python.runPython(`packed("${kind}")`).toJs());
}

async function memory(parts) {
  const python = await loadPyodide({ ...options, _makeSnapshot: true });
  for (const part of parts) await unpack(python.FS, part, "/app");
  python.runPython(LOAD);
  return python.makeMemorySnapshot();
}

try {
  const [code, data] = await compiled();
  keep("code", code);
  keep("data", data);
  keep("memory", await memory([code, data]));
} catch (error) {
  console.error(String(error.message ?? error)); // not the whole program around it
  process.exit(1);
}
