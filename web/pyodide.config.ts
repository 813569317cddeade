// Python for the browser: its files go beside the built client, the large ones compressed once for all.
import { readFileSync, statSync } from "node:fs";
import { createRequire } from "node:module";
import { gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const require = createRequire(import.meta.url);
const file = (name: string): string => require.resolve(`pyodide/${name}`);
const read = (name: string): Buffer => readFileSync(file(name));
const sizeOf = (name: string): number => statSync(file(name)).size;
const { version } = JSON.parse(read("package.json").toString()) as { version: string };
/** The name of the folder changes with its content, like those of all our assets. */
const FOLDER = `assets/pyodide-${version}`;
const COMPRESSED = ["pyodide.mjs", "pyodide.asm.js", "pyodide.asm.wasm"];
const LIBRARY = "python_stdlib.zip";

/** Which Python it is; none of the packages that could be fetched for it. */
function lockFile(): string {
  const { info } = JSON.parse(read("pyodide-lock.json").toString()) as { info: unknown };
  return JSON.stringify({ info, packages: {} });
}

const NOTICE = `Pyodide ${version}, unchanged, under the Mozilla Public License 2.0 (https://www.mozilla.org/MPL/2.0/).
Its sources: https://github.com/pyodide/pyodide/tree/${version}. It contains CPython (https://docs.python.org/3/license.html).
`;

export function pyodide(): Plugin {
  return {
    name: "pyodide",
    config: () => ({
      define: {
        PYODIDE_FOLDER: JSON.stringify(`/${FOLDER}/`),
        PYODIDE_BYTES: JSON.stringify(sizeOf("pyodide.asm.wasm") + sizeOf(LIBRARY)),
      },
    }),
    generateBundle() {
      const emit = (name: string, source: string | Buffer): string =>
        this.emitFile({ type: "asset", fileName: `${FOLDER}/${name}`, source });
      for (const name of COMPRESSED) emit(`${name}.gz`, gzipSync(read(name), { level: 9 }));
      emit(LIBRARY, read(LIBRARY));
      emit("pyodide-lock.json", lockFile());
      emit("NOTICE.txt", NOTICE);
    },
  };
}
