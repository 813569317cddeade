// Python in the background with the rules of our own server: what the page asks there, it asks here without a network.
import type { PyodideInterface } from "pyodide";
import type { PyCallable } from "pyodide/ffi";
import type { FromWorker, ToWorker } from "./device.svelte";

declare const PYODIDE_FOLDER: string;
declare const PYODIDE_BYTES: number;

const PACKAGE = "anthropolis.games.hegemony";
const tell = (message: FromWorker): void => self.postMessage(message);

/** Everything that came for Python and the rules. */
const fetched = (): string[] => performance.getEntriesByType("resource").map((entry) => entry.name);

/** Counts what arrives while Python itself fetches its parts. */
function watchFetching(): void {
  const plain = self.fetch.bind(self);
  let loaded = 0;
  self.fetch = async (...what) => {
    const response = await plain(...what);
    const counting = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, onward) {
        loaded += chunk.length;
        tell({ loaded: Math.min(1, loaded / PYODIDE_BYTES) });
        onward.enqueue(chunk);
      },
    });
    return response.body ? new Response(response.body.pipeThrough(counting), response) : response;
  };
}

async function rules(): Promise<ArrayBuffer> {
  const response = await fetch("/api/games/hegemony/rules.tar.gz");
  if (!response.ok) throw new Error(`the rules: ${response.status}`);
  return response.arrayBuffer();
}

async function start(): Promise<(wish: string) => string> {
  const archive = rules();
  watchFetching();
  const { loadPyodide } = (await import(/* @vite-ignore */ `${PYODIDE_FOLDER}pyodide.mjs`)) as {
    loadPyodide: (settings: { indexURL: string }) => Promise<PyodideInterface>;
  };
  const python = await loadPyodide({ indexURL: PYODIDE_FOLDER });
  python.unpackArchive(await archive, "gztar", { extractDir: "/rules" });
  python.runPython("import sys; sys.path.insert(0, '/rules')");
  const helping = python.pyimport("anthropolis.engine.helping") as Record<"game_in" | "answer", PyCallable>;
  const game: unknown = helping.game_in(PACKAGE);
  return (wish) => helping.answer(game, wish) as string;
}

const ready = start();
ready.then(
  () => tell({ ready: true, fetched: [self.location.href, ...fetched()] }),
  (error: unknown) => tell({ failed: String(error) }),
);

self.addEventListener("message", ({ data }: MessageEvent<ToWorker>) => {
  ready
    .then((answer) => tell({ id: data.id, answer: answer(data.wish) }))
    .catch((error: unknown) => tell({ failed: String(error) }));
});
