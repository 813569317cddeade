// Requests about classes.
import { ask } from "../api";
import type * as S from "./types";

const at = (id: string): string => `/classes/${encodeURIComponent(id)}`;
type Done = { tables: number };

export const school = {
  create: (wish: S.NewClass) => ask<S.CreatedClass>("POST", "/classes", null, wish),
  show: (id: string, token?: string | null) => ask<S.ClassAnswer>("GET", at(id), token),
  join: (id: string, name: string, key: string, number: number | null) =>
    ask<S.Seated>("POST", `${at(id)}/join`, null, { name, key, number }),
  begin: (id: string, token: string) => ask<Done>("POST", `${at(id)}/begin`, token),
  pause: (id: string, token: string) => ask<Done>("POST", `${at(id)}/pause`, token),
  resume: (id: string, token: string) => ask<Done>("POST", `${at(id)}/resume`, token),
  say: (id: string, token: string, text: string) => ask<Done>("POST", `${at(id)}/say`, token, { text }),
  clock: (id: string, token: string, clock: S.Clock | null) => ask<Done>("POST", `${at(id)}/clock`, token, { clock }),
  project: (id: string, token: string, table: string | null) => ask("POST", `${at(id)}/show`, token, { table }),
  debrief: (id: string, token: string) => ask<Done>("POST", `${at(id)}/debrief`, token),
  newLink: (id: string, token: string) => ask<{ teacher: string }>("POST", `${at(id)}/link`, token),
  remove: (id: string, token: string) => ask("DELETE", at(id), token),
  clockOf: (table: string, lead: string, clock: S.Clock | null) =>
    ask("POST", `/tables/${table}/clock`, lead, { clock }),
  help: (table: string, lead: string, seat: number, helped: boolean) =>
    ask("POST", `/tables/${table}/seats/${seat}/help`, lead, { helped }),
};
