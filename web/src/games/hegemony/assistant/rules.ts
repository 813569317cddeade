// The rules themselves, asked on this device or over the network: they play the turn of an automa in the table that people wrote down.
import { api, Refusal } from "../../../lib/api";
import type { EventInfo, Text } from "../../../lib/types";
import type { Side } from "../automa/rows";
import type { ClassId } from "../view";
import { device } from "./device.svelte";
import type { Given } from "./given";
import type { Helped } from "./kept.svelte";

export interface Advice {
  class: ClassId;
  card: string;
  action: string;
  instructions: Text[];
  events: EventInfo[];
  /** Somebody at the table decides in the middle of it. */
  asks: boolean;
  given: Given;
}

interface WrittenAutoma {
  mode?: string;
  actions?: Record<string, string[]>;
  policies?: Record<string, number[]>;
  deck?: string[];
  discard?: string[];
}

const PREFIX: Record<ClassId, string> = { working_class: "wc", middle_class: "mc", capitalist_class: "cc" };
const idOf = (role: ClassId, card: number): string => `${PREFIX[role]}_ai_${String(card).padStart(2, "0")}`;
const numberOf = (id: string): number => Number(id.slice(-2));

const written = <Card>(side: Side, word: (card: string) => Card): Record<string, Card[]> =>
  Object.fromEntries(side.rows.map((row, i) => [String(i + 1), row.map(word)]).filter(([, row]) => row!.length > 0));

/** The table with the automa as this page keeps it: its rows, its deck and what it has used. */
export function tableOf(now: Helped): Given {
  const automa: WrittenAutoma = {
    mode: now.mode,
    deck: [...now.deck, ...(now.card ? [now.card] : [])].map((card) => idOf(now.role, card)),
    discard: now.used.map((card) => idOf(now.role, card)),
    ...(now.rows && {
      actions: written(now.rows.actions, String),
      policies: written(now.rows.policies, (card) => Number(card.slice(-1))),
    }),
  };
  return { ...now.given, automas: { ...(now.given?.["automas"] as Given), [now.role]: automa } };
}

function sideOf(rows: Record<string, unknown[]>, all: string[], word: (card: unknown) => string): Side {
  const top = Math.max(0, ...Object.keys(rows).map(Number));
  const found = Array.from({ length: top }, (_, i) => (rows[String(i + 1)] ?? []).map(word));
  return { rows: found, aside: all.filter((card) => !found.flat().includes(card)) };
}

/** What this page keeps of an automa, from a table that the rules have written. */
export function keptOf(given: Given, now: Helped): Pick<Helped, "rows" | "deck" | "used"> {
  const automa = (given["automas"] as Record<string, WrittenAutoma> | undefined)?.[now.role] ?? {};
  const all = (side: Side): string[] => [...side.rows.flat(), ...side.aside];
  return {
    rows: now.rows && {
      actions: automa.actions ? sideOf(automa.actions, all(now.rows.actions), String) : now.rows.actions,
      policies: automa.policies
        ? sideOf(automa.policies, all(now.rows.policies), (card) => `policy_${String(card)}`)
        : now.rows.policies,
    },
    deck: automa.deck?.map(numberOf) ?? now.deck,
    used: automa.discard?.map(numberOf) ?? now.used,
  };
}

/** What a turn came to, in its order: actions that were tried, lists that were used. */
export const deedsOf = (advice: Advice): string[] =>
  advice.events.flatMap(({ event }) => {
    const { event: name, action, list } = event as Record<string, string>;
    return name === "action_tried" ? [action!] : name === "list_applied" ? [list!] : [];
  });

/** Ask the rules: on this device once they are there, else those of the server. */
async function helped<A>(wish: Record<string, unknown>): Promise<A> {
  if (device.state === "ready") {
    try {
      return await device.ask<A>(wish);
    } catch (error) {
      if (error instanceof Refusal) throw error;
    }
  }
  return api.helpAtTable<A>("hegemony", wish);
}

/** The table at the start of a game. */
export const startTable = async (players: number): Promise<Given> =>
  (await helped<{ given: Given }>({ players })).given;

/** A table that somebody pasted, whole and checked. */
export const readTable = async (text: string, role: ClassId): Promise<Given> =>
  (await helped<{ given: Given }>({ text, class: role })).given;

export const playTurn = (now: Helped): Promise<Advice> =>
  helped<Advice>({
    given: tableOf(now),
    class: now.role,
    card: now.card,
    seed: now.seed,
  });
