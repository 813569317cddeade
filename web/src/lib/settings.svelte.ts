// What this browser remembers: language, theme, motion, sound, and the tables it holds links to.
import type { Lang } from "./types";

export type Theme = "system" | "light" | "dark";
export type Motion = "system" | "full" | "none";
/** How long what happens is shown. */
export type Speed = "calm" | "normal" | "fast" | "instant";
/** When a choice asks to be confirmed: always, if it cannot be taken back, or never; a tap always does. */
export type Confirm = "always" | "final" | "never";

interface Kept {
  lang: Lang;
  theme: Theme;
  motion: Motion;
  sound: boolean;
  /** Whether the browser tells "your turn" while one looks elsewhere. */
  notify: boolean;
  speed: Speed;
  confirm: Confirm;
  /** Whether one arranges what could go as it lies. */
  arrange: boolean;
  /** Whether rule numbers stand beside what they rule. */
  ruleIds: boolean;
  /** Whether the keys 1 to 9 choose an option. */
  keys: boolean;
  name: string;
  /** Others use this computer too: links and the name are forgotten with the window. */
  shared: boolean;
  helped: string[];
}

const KEY = "anthropolis.settings";

function browserLanguage(): Lang {
  return navigator.languages.some((l) => l.toLowerCase().startsWith("fr")) &&
    !(navigator.languages[0] ?? "").toLowerCase().startsWith("en")
    ? "fr"
    : "en";
}

/** Whether this browser came without a language that somebody chose or saw here before. */
export const firstVisit = !languageKept();

function languageKept(): boolean {
  try {
    return "lang" in (JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>);
  } catch {
    return false;
  }
}

function read(): Kept {
  const usual: Kept = {
    lang: browserLanguage(),
    theme: "system",
    motion: "system",
    sound: false,
    notify: false,
    speed: "normal",
    confirm: "always",
    arrange: false,
    ruleIds: false,
    keys: true,
    name: "",
    shared: false,
    helped: [],
  };
  try {
    return { ...usual, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>) };
  } catch {
    return usual;
  }
}

export const settings = $state<Kept>(read());

export function keepSettings(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings.shared ? { ...settings, name: "" } : settings));
  } catch {
    // A browser without storage still plays; it only forgets.
  }
  const root = document.documentElement;
  root.lang = settings.lang;
  root.dataset["theme"] = settings.theme;
  root.dataset["motion"] = settings.motion;
}

/** A table this browser can return to. `seats` are the links it holds: several on one screen. */
export interface KeptTable {
  id: string;
  game: string;
  title: string;
  at: number;
  seats: { seat: number; token: string }[];
  /** Links that were made here for others: to hand out, not to play with. */
  guests?: { seat: number; token: string }[];
  facilitator?: string;
  spectator?: string;
  join?: string;
  finished?: boolean;
  /** How many choices stood when this browser last looked. */
  seen?: number;
  /** The match it branched from, at which choice, and the link that opens it. */
  origin?: { id: string; move: number; token: string | null };
}

const TABLES = "anthropolis.tables";

/** Where links are kept: on a shared computer only as long as the window is open. */
const shelf = (): Storage => (settings.shared ? sessionStorage : localStorage);

/** What was kept so far is not for others who use this computer. */
export function shareComputer(): void {
  if (settings.shared) localStorage.removeItem(TABLES);
}

export function keptTables(): KeptTable[] {
  try {
    return JSON.parse(shelf().getItem(TABLES) ?? "[]") as KeptTable[];
  } catch {
    return [];
  }
}

export function keepTable(table: KeptTable): void {
  const others = keptTables().filter((t) => t.id !== table.id);
  try {
    shelf().setItem(TABLES, JSON.stringify([table, ...others].slice(0, 50)));
  } catch {
    // As above.
  }
}

export function forgetTable(id: string): void {
  shelf().setItem(TABLES, JSON.stringify(keptTables().filter((t) => t.id !== id)));
}
