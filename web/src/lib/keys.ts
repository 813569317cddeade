// The keys of the table. They say nothing while somebody writes, or while a window is open.
import type { Asking } from "./asking.svelte";
import type { Beats } from "./beats.svelte";
import { settings } from "./settings.svelte";

export interface Keys {
  asking: Asking;
  beats: Beats;
  help: () => void;
}

const WRITES = "input:not([type=checkbox], [type=radio]), select, textarea, [contenteditable]";

/** Handles a key of the table; false if it is none. */
export function pressed(event: KeyboardEvent, { asking, beats, help }: Keys): boolean {
  const target = event.target as HTMLElement;
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || target.matches(WRITES)) return false;
  if (document.querySelector("dialog[open]")) return false;
  const onButton = target.matches("button, a, summary, [role=tab]");
  if (event.key === "Escape") asking.back();
  else if (event.key === " " && beats.busy && !onButton) moveOn(beats);
  else if (event.key === "Enter" && !onButton && asking.selecting.key !== null) asking.confirm();
  else if (!settings.keys) return false;
  else if (event.key === "?") help();
  else if (event.key.toLowerCase() === "l") asking.openList();
  else if (event.key === "0") focusDecision();
  else if (/^[1-9]$/.test(event.key)) pick(asking, Number(event.key) - 1);
  else return false;
  event.preventDefault();
  return true;
}

function moveOn(beats: Beats): void {
  if (beats.waits) beats.go();
  else beats.skip();
}

function pick(asking: Asking, index: number): void {
  const option = asking.decision?.options[index];
  if (!option) return;
  asking.pick(option.key);
  // Enter then confirms it, wherever the focus was.
  requestAnimationFrame(() => document.querySelector<HTMLElement>("[data-confirm]")?.focus());
}

/** Whoever plays with the keyboard finds the focus at the next question, unless it is somewhere on purpose. */
export function bringFocus(): void {
  const at = document.activeElement;
  if (at === null || at === document.body || at.closest("[data-shell=tray], [data-shell=stage]")) focusDecision();
}

/** To the first piece that can be picked, or to the question. */
export function focusDecision(): void {
  const places = [
    "[data-shell=hand] [data-lit]",
    "[data-decision] form input",
    "[data-decision] [data-lit]",
    "[data-lit]",
  ];
  const found = places.map((place) => document.querySelector<HTMLElement>(place)).find((node) => node !== null);
  (found ?? document.querySelector<HTMLElement>("[data-decision] h2"))?.focus();
}
