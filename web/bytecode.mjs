/** Compiles the Python files of an archive, with the very Python that will run them: `node bytecode.mjs ARCHIVE
 * COMPILED`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { loadPyodide } from 'pyodide';

/** Beside nothing but themselves, compiled modules are imported without a look at their source. */
const COMPILE = `
import zipfile
from importlib._bootstrap_external import _code_to_hash_pyc
from importlib.util import source_hash

with zipfile.ZipFile("/archive") as archive, zipfile.ZipFile("/compiled", "w") as out:
    for info in archive.infolist():
        name, data = info.filename, archive.read(info)
        if name.endswith(".py"):
            code = compile(data, name, "exec", dont_inherit=True, optimize=0)
            name, data = name + "c", _code_to_hash_pyc(code, source_hash(data), False)
        out.writestr(zipfile.ZipInfo(name, info.date_time), data, zipfile.ZIP_DEFLATED, 9)
`;

const [archive, compiled] = process.argv.slice(2);
const pyodide = await loadPyodide();
pyodide.FS.writeFile('/archive', readFileSync(archive));
pyodide.runPython(COMPILE);
writeFileSync(compiled, pyodide.FS.readFile('/compiled'));
