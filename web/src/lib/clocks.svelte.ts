// How long the deciding seats still have, in words that never widen anything.
import { t } from "./i18n.svelte";
import type { ClockInfo } from "./types";

/** The time, told twice a second while somebody must be told. */
export class Ticking {
  now = $state(Date.now() / 1000);

  constructor(runs: () => boolean) {
    $effect(() => {
      if (!runs()) return;
      const timer = setInterval(() => (this.now = Date.now() / 1000), 500);
      return () => clearInterval(timer);
    });
  }
}

function time(seconds: number): string {
  if (seconds >= 86_400) return t("clockDays", { n: Math.floor(seconds / 86_400) });
  const rest = `${Math.floor((seconds % 3600) / 60)}`.padStart(seconds >= 3600 ? 2 : 1, "0");
  const last = `${seconds % 60}`.padStart(2, "0");
  return seconds >= 3600 ? `${Math.floor(seconds / 3600)}:${rest}:${last}` : `${rest}:${last}`;
}

/** What each deciding seat has left. */
export function timesOf(clock: ClockInfo | null, drift: number, now: number): Map<number, string> {
  const running = Object.entries(clock?.deadlines ?? {});
  return new Map(running.map(([seat, at]) => [Number(seat), time(Math.max(0, Math.round(at - drift - now)))]));
}
