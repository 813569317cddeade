// The rules on this device: loaded in the background, then asked in place of the server.
import { Refusal } from "../../../lib/api";
import type { Text } from "../../../lib/types";
import { keepPage } from "./keeping";

export interface ToWorker {
  id: number;
  wish: string;
}

export type FromWorker =
  { loaded: number } | { ready: true; fetched: string[] } | { failed: string } | { id: number; answer: string };

/** Whoever saves data, or has a browser without what Python needs, is not sent some megabytes unasked. */
const savesData = (): boolean => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
export const canRun = (): boolean =>
  typeof Worker === "function" && typeof WebAssembly === "object" && typeof TransformStream === "function";

class Device {
  state = $state<"resting" | "loading" | "ready" | "failed">("resting");
  /** Whether the page opens again without a network. */
  kept = $state(false);
  /** How much has arrived, from 0 to 1. */
  loaded = $state(0);
  #worker: Worker | null = null;
  #waiting = new Map<number, { done: (answer: string) => void; failed: (error: Error) => void }>();
  #asked = 0;

  /** Called when the page opens, and when a network is there again. */
  open(): void {
    const waits = this.state === "resting" || this.state === "failed";
    if (waits && canRun() && !savesData()) this.load();
  }

  load(): void {
    this.state = "loading";
    this.loaded = 0;
    this.#worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
    this.#worker.onmessage = ({ data }: MessageEvent<FromWorker>) => this.#hear(data);
    this.#worker.onerror = (event) => {
      event.preventDefault();
      this.#fail(event.message);
    };
  }

  /** The same answer as that of the server; a refusal is one of the rules, any other error one of this device. */
  async ask<A>(wish: Record<string, unknown>): Promise<A> {
    const id = ++this.#asked;
    const answer = new Promise<string>((done, failed) => this.#waiting.set(id, { done, failed }));
    this.#worker!.postMessage({ id, wish: JSON.stringify(wish) } satisfies ToWorker);
    const found = JSON.parse(await answer) as { answer: A } | { refused: Text };
    if ("refused" in found) throw new Refusal({ code: "bad_request", message: found.refused, rule: null }, 400);
    return found.answer;
  }

  #hear(message: FromWorker): void {
    if ("loaded" in message) this.loaded = message.loaded;
    else if ("ready" in message) void this.#begin(message.fetched);
    else if ("failed" in message) this.#fail(message.failed);
    else {
      this.#waiting.get(message.id)?.done(message.answer);
      this.#waiting.delete(message.id);
    }
  }

  async #begin(fetched: string[]): Promise<void> {
    this.state = "ready";
    this.kept = await keepPage(fetched);
  }

  #fail(why: string): void {
    this.state = "failed";
    this.#worker?.terminate();
    for (const { failed } of this.#waiting.values()) failed(new Error(why));
    this.#waiting.clear();
  }
}

/** One for all visits of the page: it goes on where it was, also without a network. */
export const device = new Device();
