// Requests to the server. A refusal becomes a Refusal with the server's own sentence.
import type * as R from "./review/types";
import type * as T from "./types";

export class Refusal extends Error {
  constructor(
    readonly problem: T.Problem,
    readonly status: number,
  ) {
    super(problem.message.en);
  }
}

const OFFLINE: T.Problem = {
  code: "unavailable",
  message: {
    en: "The server cannot be reached. Check your connection; we keep trying.",
    fr: "Le serveur est injoignable. Vérifiez votre connexion ; nous réessayons.",
  },
  rule: null,
};

const BROKEN: T.Problem = {
  code: "unavailable",
  message: {
    en: "Something went wrong on the server. Try again; if it stays so, tell the person who runs it.",
    fr: "Une erreur est survenue sur le serveur. Réessayez ; si cela persiste, prévenez la personne qui le gère.",
  },
  rule: null,
};

async function send(method: string, path: string, token?: string | null, body?: unknown): Promise<Response> {
  const headers: Record<string, string> = {};
  if (token) headers["Authorization"] = `Bearer ${token}`;
  if (body !== undefined) headers["Content-Type"] = "application/json";
  let response: Response;
  try {
    response = await fetch(`/api${path}`, {
      method,
      headers,
      body: body === undefined ? null : JSON.stringify(body),
    });
  } catch {
    throw new Refusal(OFFLINE, 0);
  }
  if (response.ok) return response;
  const told = (await response.json().catch(() => null)) as { error?: T.Problem } | null;
  throw new Refusal(told?.error ?? BROKEN, response.status);
}

export async function ask<A>(method: string, path: string, token?: string | null, body?: unknown): Promise<A> {
  const response = await send(method, path, token, body);
  return (response.status === 204 ? undefined : await response.json()) as A;
}

const table = (id: string): string => `/tables/${encodeURIComponent(id)}`;
type Token = string | null | undefined;

export const api = {
  health: () => ask<T.Health>("GET", "/health"),
  games: () => ask<T.GamesAnswer>("GET", "/games"),
  game: (id: string) => ask<T.GameDetails>("GET", `/games/${id}`),
  rules: (id: string) => ask<T.RulesAnswer>("GET", `/games/${id}/rules`),
  helpAtTable: <A>(id: string, wish: Record<string, unknown>) => ask<A>("POST", `/games/${id}/help`, null, wish),
  tables: (status?: string) => ask<T.PublicTables>("GET", `/tables${status ? `?status=${status}` : ""}`),
  create: (wish: T.NewTable) => ask<T.CreatedTable>("POST", "/tables", null, wish),
  state: (id: string, token: Token, asSeat?: number | null) =>
    ask<T.TableState>("GET", `${table(id)}${asSeat == null ? "" : `?as_seat=${asSeat}`}`, token),
  join: (id: string, token: Token, name: string, seat: number | null, key: string) =>
    ask<T.Joined>("POST", `${table(id)}/join`, token, { name, seat, key }),
  turn: (id: string, token: Token) => ask<T.Turn>("GET", `${table(id)}/turn`, token),
  suggestion: (id: string, token: Token) => ask<T.Suggestion>("GET", `${table(id)}/suggestion`, token),
  rematch: (id: string, token: Token) => ask<T.Rejoined>("POST", `${table(id)}/rematch`, token),
  log: (id: string, token: Token, before: number, asSeat?: number | null) =>
    ask<T.LogPage>("GET", `${table(id)}/log?before=${before}${asSeat == null ? "" : `&as_seat=${asSeat}`}`, token),
  choose: (id: string, token: Token, decision: number, key: string) =>
    ask("POST", `${table(id)}/choose`, token, { decision, key }),
  pause: (id: string, token: Token) => ask("POST", `${table(id)}/pause`, token),
  resume: (id: string, token: Token) => ask("POST", `${table(id)}/resume`, token),
  takeBack: (id: string, token: Token, to: number) => ask<T.TookBack>("POST", `${table(id)}/take_back`, token, { to }),
  changeSeat: (id: string, token: Token, seat: number, change: Partial<T.SeatChange>) =>
    ask<T.SeatChanged>("POST", `${table(id)}/seats/${seat}`, token, change),
  branch: (id: string, token: Token, wish: T.Branch) => ask<T.CreatedTable>("POST", `${table(id)}/branch`, token, wish),
  replay: (id: string, token: Token, move: number, asSeat?: number | null) =>
    ask<T.Replayed>("GET", `${table(id)}/replay/${move}${asSeat == null ? "" : `?as_seat=${asSeat}`}`, token),
  replayRecord: (record: string, move: number | null, asSeat: number | null) =>
    ask<T.ReplayedRecord>("POST", "/replay", null, { record, move, as_seat: asSeat }),
  series: (id: string, token: Token) => ask<T.Series>("GET", `${table(id)}/series`, token),
  formula: (id: string, token: Token, path: string) => ask<T.Formula>("POST", `${table(id)}/formula`, token, { path }),
  review: (id: string, token: Token) => ask<R.Review>("GET", `${table(id)}/review`, token),
  futures: (id: string, token: Token, wish: R.FuturesWish) =>
    ask<R.Futures>("POST", `${table(id)}/futures`, token, wish),
  analysis: (id: string, token: Token) => ask<R.Analysis>("GET", `${table(id)}/analysis`, token),
  judgement: (id: string, token: Token, move: number) =>
    ask<R.Judgement>("GET", `${table(id)}/analysis/${move}`, token),
  analysisOfRecord: (record: string) => ask<R.Analysis>("POST", "/analysis", null, { record }),
  judgementOfRecord: (record: string, move: number) => ask<R.Judgement>("POST", "/judgement", null, { record, move }),
  reviewRecord: (record: string) => ask<R.Review>("POST", "/review", null, { record }),
  futuresOfRecord: (record: string, wish: R.FuturesWish) =>
    ask<R.Futures>("POST", "/futures", null, { record, ...wish }),
  branchRecord: (record: string, wish: T.Branch) => ask<T.CreatedTable>("POST", "/branch", null, { record, ...wish }),
  record: (id: string, token: Token) => ask<Record<string, unknown>>("GET", `${table(id)}/record`, token),
  /** The record byte for byte: its digest covers every one. */
  recordText: async (id: string, token: Token) => (await send("GET", `${table(id)}/record`, token)).text(),
  export: (id: string, token: Token) => ask<Record<string, unknown>>("GET", `${table(id)}/export`, token),
  lessons: () => ask<T.LessonsAnswer>("GET", "/lessons"),
  laboratory: () => ask<T.LaboratoryInfo>("GET", "/laboratory"),
  newJob: (wish: T.JobWish) => ask<T.JobInfo>("POST", "/laboratory/jobs", null, wish),
  stopJob: (id: string) => ask<T.JobInfo>("POST", `/laboratory/jobs/${id}/stop`),
  resumeJob: (id: string) => ask<T.JobInfo>("POST", `/laboratory/jobs/${id}/resume`),
  removeJob: (id: string) => ask("DELETE", `/laboratory/jobs/${id}`),
  remove: (id: string, token: Token) => ask("DELETE", table(id), token),
};

/** The table with its whole log, which comes in pages. */
export async function wholeState(id: string, token: Token, asSeat?: number | null): Promise<T.TableState> {
  const state = await api.state(id, token, asSeat);
  let { log, log_before: before } = state;
  while (before !== null) {
    const page = await api.log(id, token, before, asSeat);
    log = [...page.log, ...log];
    ({ before } = page);
  }
  return { ...state, log };
}
