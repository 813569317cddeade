// A match that is looked at again: from a table on the server, or from a record on this device.
import { api, Refusal, wholeState } from "./api";
import { faceOf, folderOf, type BoardProps, type Face } from "./game";
import { detailsOf } from "./books";
import { namesBack } from "./names";
import { Past } from "./past.svelte";
import type { Scenery } from "./review/picturing";
import type { Review } from "./review/types";
import { keptTables } from "./settings.svelte";
import type { GameDetails, LogEntry, Position, Problem, Role, Seated, Series, TableInfo, Text } from "./types";

const LOCAL = "anthropolis.record";

export class Watching {
  details = $state.raw<GameDetails | null>(null);
  face = $state.raw<Face | null>(null);
  position = $state.raw<Position | null>(null);
  log = $state.raw<LogEntry[]>([]);
  info = $state.raw<TableInfo | null>(null);
  texts = $state.raw<Text[]>([]);
  roles = $state.raw<Role[]>([]);
  problem = $state.raw<Problem | null>(null);
  empty = $state(false);
  /** Whose eyes; null sees what everybody may see. */
  seat = $state<number | null>(null);
  readonly past: Past;
  private readonly record: string | null;
  private readonly token: string | null;
  private kept: Series | null = null;

  constructor(
    private readonly id: string,
    fragment: string,
    /** The choice to begin with; null is the end. */
    first: number | null = null,
  ) {
    this.record = id === "" || id === "file" ? sessionStorage.getItem(LOCAL) : null;
    const kept = keptTables().find((table) => table.id === id);
    this.token = fragment || kept?.seats[0]?.token || kept?.facilitator || kept?.spectator || null;
    this.past = new Past(
      (move, seat) => this.at(move, seat),
      (problem) => (this.problem = problem),
    );
    this.empty = this.record === null && (id === "" || id === "file");
    if (!this.empty) void this.load().then(() => first !== null && this.go(first));
  }

  get local(): boolean {
    return this.record !== null;
  }

  /** Who sat there; a record on this device does not say who was a person and who a bot. */
  get seats(): Seated[] {
    return this.info?.seats ?? this.texts.map((_, seat) => ({ seat }));
  }

  get names(): string[] {
    return namesBack(folderOf(this.details?.game.id ?? "")?.byRole ? this.roles : [], this.texts, this.info);
  }

  get moves(): number {
    return this.position?.move ?? 0;
  }

  get shown(): Position | null {
    return this.past.shown?.position ?? this.position;
  }

  async load(): Promise<void> {
    this.problem = null;
    try {
      const game = this.record === null ? await this.fromTable() : await this.fromRecord(this.record);
      [this.details, this.face] = await Promise.all([detailsOf(game), faceOf(game)]);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.problem = error.problem;
    }
  }

  private async fromTable(): Promise<string> {
    const { table, position, log, viewer } = await wholeState(this.id, this.token, this.seat);
    this.info = table;
    [this.texts, this.roles] = [table.seats.map((seat) => seat.name), table.roles];
    this.position = position;
    this.log = log;
    this.seat ??= viewer.seat;
    return table.game;
  }

  private async fromRecord(record: string): Promise<string> {
    const answer = await api.replayRecord(record, null, this.seat);
    [this.texts, this.roles] = [answer.names, answer.roles];
    this.position = answer.replayed.position;
    this.log = answer.log;
    this.kept = answer.series;
    return answer.game;
  }

  /** What the choice that is looked at has touched, and whose it was. */
  get touched(): BoardProps["touched"] {
    const entry = this.log.findLast(({ kind, move }) => kind === "choice" && move <= (this.shown?.move ?? 0));
    return { paths: new Set(entry?.events.flatMap((one) => one.about)), by: entry?.seat ?? null };
  }

  get scenery(): Scenery | null {
    const { face, details, names, log } = this;
    if (!face || !details) return null;
    return {
      face,
      details,
      names,
      log: () => Promise.resolve(log),
      at: async (move, seat) => (await this.at(move, seat)).position,
    };
  }

  review(): Promise<Review> {
    return this.record === null ? api.review(this.id, this.token) : api.reviewRecord(this.record);
  }

  private async at(move: number, seat: number | null): ReturnType<ConstructorParameters<typeof Past>[0]> {
    if (this.record === null) return api.replay(this.id, this.token, move, seat);
    return (await api.replayRecord(this.record, move, seat)).replayed;
  }

  async series(): Promise<Series> {
    return this.kept ?? (this.kept = await api.series(this.id, this.token));
  }

  go(move: number | null): void {
    if (move === null || move >= this.moves) this.past.now();
    else this.past.go(move, this.seat);
  }

  /** Look through other eyes, at the same moment. */
  async look(seat: number | null): Promise<void> {
    const { at } = this.past;
    this.seat = seat;
    await this.load();
    if (at !== null) this.past.go(at, seat);
  }
}
