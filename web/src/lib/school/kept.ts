// The classes this browser holds a link to: as their teacher, or from a seat in them.
import { keptTables, settings } from "../settings.svelte";

export interface KeptClass {
  id: string;
  title: string;
  game: string;
  tables: number;
  at: number;
  /** The link that leads the class. */
  teacher?: string;
  /** Where this browser sits. */
  seat?: string;
}

const CLASSES = "anthropolis.classes";
const shelf = (): Storage => (settings.shared ? sessionStorage : localStorage);

export function keptClasses(): KeptClass[] {
  try {
    return JSON.parse(shelf().getItem(CLASSES) ?? "[]") as KeptClass[];
  } catch {
    return [];
  }
}

export const keptClass = (id: string): KeptClass | undefined => keptClasses().find((one) => one.id === id);

/** The link to the seat of this browser in a class; the newest, if it was given another since. */
export function seatIn(id: string): string | undefined {
  const first = keptClass(id)?.seat;
  const [, table, token] = /^\/table\/(.+)#(.+)$/.exec(first ?? "") ?? [];
  const seats = keptTables().find((one) => one.id === table)?.seats ?? [];
  const now = seats.find((one) => one.token === token) ?? seats[0];
  return now ? `/table/${table}#${now.token}` : first;
}

export function keepClass(kept: KeptClass): void {
  const before = keptClass(kept.id) ?? {};
  const others = keptClasses().filter((one) => one.id !== kept.id);
  try {
    shelf().setItem(CLASSES, JSON.stringify([{ ...before, ...kept }, ...others].slice(0, 30)));
  } catch {
    // A browser without storage still teaches; it only forgets.
  }
}

export function forgetClass(id: string): void {
  shelf().setItem(CLASSES, JSON.stringify(keptClasses().filter((one) => one.id !== id)));
}
