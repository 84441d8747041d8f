// node make.mjs SITE SOURCES: the packs that Python itself has to make, with the very Python that
// will read them. `library`: what comes with Python. `data`: what modules read. `code`: the modules,
// compiled. `memory`: what Python has in mind when it has loaded all of them; whoever has it needs no
// code.
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [site, sources] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${site}/pyodide/pyodide.mjs`));
const { unpack } = await import(pathToFileURL(`${site}/pack.js`));
// A traceback names lines; in which column something stood is a fifth of what would travel.
const env = { HOME: "/home", PYTHONHASHSEED: "0", PYTHONNODEBUGRANGES: "1" };
const options = { indexURL: `${site}/pyodide/`, env };

// Everything is compiled, Python's own library, too; without docstrings, which nobody reads here. In
// our modules and the libraries' the annotations of functions go, too, a twentieth of what travels.
// What is registered with functools.singledispatch needs them; those of a class make its fields.
const PACK = `
import ast, compileall, importlib.machinery, io, json, pathlib, py_compile, zipfile
app = pathlib.Path("/app")

class Bare(ast.NodeTransformer):
    def visit_FunctionDef(self, node):
        self.generic_visit(node)
        if not any(ast.unparse(each).endswith(".register") for each in node.decorator_list):
            node.returns = None
            for each in ast.walk(node.args):
                if isinstance(each, ast.arg):
                    each.annotation = None
        return node

    visit_AsyncFunctionDef = visit_FunctionDef

class Loader(importlib.machinery.SourceFileLoader):
    def source_to_code(self, data, path, **more):
        return super().source_to_code(Bare().visit(ast.parse(data)), path, **more)

def compile_app():
    plain, importlib.machinery.SourceFileLoader = importlib.machinery.SourceFileLoader, Loader
    try:
        return compile_all(app)
    finally:
        importlib.machinery.SourceFileLoader = plain

def compile_all(folder):
    mode = py_compile.PycInvalidationMode.UNCHECKED_HASH
    return compileall.compile_dir(folder, quiet=1, legacy=True, optimize=2, invalidation_mode=mode)

def compiled_library(path):
    folder, new = pathlib.Path("/standard"), io.BytesIO()
    with zipfile.ZipFile(path) as old:
        old.extractall(folder)
    if not compile_all(folder):
        raise ValueError("not all of Python's own library can be compiled")
    with zipfile.ZipFile(new, "w") as pack:  # packed as a whole, a tenth less travels
        for file in sorted(each for each in folder.rglob("*") if each.is_file()):
            if file.suffix != ".py":
                pack.writestr(zipfile.ZipInfo(str(file.relative_to(folder))), file.read_bytes())
    return new.getvalue()

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

const LIBRARY = `${site}/pyodide/python_stdlib.zip`;

function keep(name, bytes) {
  writeFileSync(`${site}/${name}.pack`, bytes);
}

async function compiled() {
  const python = await loadPyodide(options);
  await unpack(python.FS, new Uint8Array(readFileSync(sources)), "/app");
  python.runPython(PACK);
  if (!python.runPython("compile_app()")) throw new Error("not all of it can be compiled");
  python.FS.writeFile("/library.zip", new Uint8Array(readFileSync(LIBRARY)));
  writeFileSync(LIBRARY, python.runPython('compiled_library("/library.zip")').toJs());
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
  keep("library", readFileSync(LIBRARY));
  rmSync(LIBRARY);
} catch (error) {
  console.error(String(error.message ?? error)); // not the whole program around it
  process.exit(1);
}
