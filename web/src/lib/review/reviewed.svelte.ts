// A match that is looked back on: from a table on the server, or from a record on this device.
import { api, Refusal, wholeState } from "../api";
import { detailsOf } from "../books";
import { seatStyle } from "../colours";
import { faceOf, folderOf, type Face } from "../game";
import { LOCAL, tokenFor } from "../kept";
import { namesBack } from "../names";
import { coloursOf } from "../school/names";
import { keptTables, type KeptTable } from "../settings.svelte";
import type {
  Branch,
  CreatedTable,
  GameDetails,
  LogEntry,
  OptionInfo,
  Position,
  Problem,
  Role,
  Series,
  TableInfo,
  Text,
} from "../types";
import type { Scenery } from "./picturing";
import type { Analysis, Futures, FuturesWish, Judgement, Review } from "./types";
import { wholeOf } from "./whole";

/** So many milliseconds later a match that goes on is looked at again. */
const AGAIN = 1500;

export class Reviewed {
  details = $state.raw<GameDetails | null>(null);
  /** The boards of the moments are drawn with it; of a record, which says no roles, the colours too. */
  face = $state.raw<Face | null>(null);
  info = $state.raw<TableInfo | null>(null);
  position = $state.raw<Position | null>(null);
  log = $state.raw<LogEntry[]>([]);
  series = $state.raw<Series | null>(null);
  review = $state.raw<Review | null>(null);
  origin = $state.raw<{ series: Series; position: Position } | null>(null);
  texts = $state.raw<Text[]>([]);
  roles = $state.raw<Role[]>([]);
  problem = $state.raw<Problem | null>(null);
  /** Whether nothing of the match is hidden from whoever looks, although it goes on. */
  sees = $state(false);
  readonly empty: boolean;
  readonly record: string | null;
  readonly token: string | null;
  private left = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly id: string,
    fragment: string,
  ) {
    const local = id === "" || id === "file";
    this.record = local ? sessionStorage.getItem(LOCAL) : null;
    this.token = fragment || tokenFor(id);
    this.empty = local && this.record === null;
    if (!this.empty) void this.load();
  }

  close(): void {
    this.left = true;
    clearTimeout(this.timer);
  }

  get names(): string[] {
    return namesBack(folderOf(this.details?.game.id ?? "")?.byRole ? this.roles : [], this.texts, this.info);
  }

  /** The tones and signs of the seats, as at the table. */
  get colours(): string | undefined {
    const { info, face, position } = this;
    if (info) return coloursOf(info);
    return face && position
      ? seatStyle(face.tones?.(position.view) ?? [], face.marks?.(position.view) ?? [])
      : undefined;
  }

  /** Where the replay of this match is, at a choice if one is meant. */
  replayAt(move?: number): string {
    return `/replay/${this.id || "file"}${move === undefined ? "" : `/${move}`}${this.token ? `#${this.token}` : ""}`;
  }

  /** The branches of this match that this browser holds a link to. */
  get branches(): KeptTable[] {
    return keptTables().filter((table) => table.origin?.id === (this.id || "file"));
  }

  async load(): Promise<void> {
    this.problem = null;
    try {
      this.details = await detailsOf(
        this.record === null ? await this.fromTable() : await this.fromRecord(this.record),
      );
      if (this.record !== null || this.position?.finished) await this.lookBack(this.details.game.id);
      // Bots may be finishing it right now.
      else this.timer = setTimeout(() => void this.load(), AGAIN);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.problem = error.problem;
    }
  }

  /** What is known is shown at once; the moments come when every decision has been looked at. */
  private async lookBack(game: string): Promise<void> {
    const { record } = this;
    if (record !== null) this.face = await faceOf(game);
    await wholeOf(
      () => (record === null ? api.review(this.id, this.token) : api.reviewRecord(record)),
      (now) => {
        this.review = now;
        return !this.left;
      },
    );
    this.face ??= await faceOf(game);
  }

  private async fromTable(): Promise<string> {
    const [{ table, position, log, viewer }, series] = await Promise.all([
      wholeState(this.id, this.token),
      api.series(this.id, this.token),
    ]);
    [this.info, this.position, this.log, this.series] = [table, position, log, series];
    this.sees = table.facilitator_sees && viewer.role === "facilitator" && !position.finished;
    [this.texts, this.roles] = [table.seats.map((seat) => seat.name), table.roles];
    if (table.branch_of !== null) await this.findOrigin(table.branch_of);
    return table.game;
  }

  private async fromRecord(record: string): Promise<string> {
    const answer = await api.replayRecord(record, null, null);
    [this.position, this.log, this.series] = [answer.replayed.position, answer.log, answer.series];
    [this.texts, this.roles] = [answer.names, answer.roles];
    return answer.game;
  }

  /** The link to the match it came from, if this browser holds one. */
  get originToken(): string | null {
    const kept = keptTables().find((table) => table.id === this.id)?.origin;
    return kept?.token ?? (this.info?.branch_of ? tokenFor(this.info.branch_of) : null);
  }

  /** The match it came from, as far as this browser holds a link to it. */
  private async findOrigin(id: string): Promise<void> {
    const token = this.originToken;
    try {
      const [series, { position }] = await Promise.all([api.series(id, token), api.state(id, token)]);
      this.origin = { series, position };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
    }
  }

  /** The match after so many choices, as a seat saw it. */
  private async at(move: number, seat: number): Promise<Position> {
    const { position } =
      this.record === null
        ? await api.replay(this.id, this.token, move, seat)
        : (await api.replayRecord(this.record, move, seat)).replayed;
    return position;
  }

  /** What a seat could choose at a past moment; nothing if it was not asked. */
  async options(move: number, seat: number): Promise<OptionInfo[]> {
    return (await this.at(move, seat)).decision?.options ?? [];
  }

  get scenery(): Scenery | null {
    const { face, details, names, log } = this;
    if (!face || !details) return null;
    return { face, details, names, log: () => Promise.resolve(log), at: (move, seat) => this.at(move, seat) };
  }

  branch(wish: Branch): Promise<CreatedTable> {
    return this.record === null ? api.branch(this.id, this.token, wish) : api.branchRecord(this.record, wish);
  }

  futures(wish: FuturesWish): Promise<Futures> {
    return this.record === null ? api.futures(this.id, this.token, wish) : api.futuresOfRecord(this.record, wish);
  }

  analysis(): Promise<Analysis> {
    return this.record === null ? api.analysis(this.id, this.token) : api.analysisOfRecord(this.record);
  }

  judgement(move: number): Promise<Judgement> {
    return this.record === null ? api.judgement(this.id, this.token, move) : api.judgementOfRecord(this.record, move);
  }

  recordText(): Promise<string> {
    return this.record === null ? api.recordText(this.id, this.token) : Promise.resolve(this.record);
  }
}
