// A table page at work: which links this browser holds, whose eyes look, what is asked, what is looked at.
import { api, Refusal } from "./api";
import { Asking } from "./asking.svelte";
import { Beats } from "./beats.svelte";
import { detailsOf } from "./books";
import { Coach } from "./coach.svelte";
import { faceOf, type BoardProps, type Face } from "./game";
import { say, t } from "./i18n.svelte";
import { bringFocus } from "./keys";
import { tellTurn } from "./notify";
import { Past } from "./past.svelte";
import { go } from "./router.svelte";
import { keepTable, keptTables, type KeptTable } from "./settings.svelte";
import { play, soundOf } from "./sound";
import { Suggesting } from "./suggesting.svelte";
import { FollowedTable } from "./table.svelte";
import { toasts } from "./toasts.svelte";
import { seatName } from "./names";
import type { DecisionInfo, GameDetails, LogEntry, Position, Problem, SeatInfo, TableInfo } from "./types";
import type { Seen } from "./tour";
import { veil } from "./veil";
import { Version } from "./version.svelte";

/** So many milliseconds without a line are not worth a word. */
const SOON = 1500;
/** So many milliseconds stays what the facilitator says. */
const LONG = 15_000;
const FOR_THE_MOMENT: Problem["code"][] = ["slow_down", "unavailable"];

function keptOf(id: string): KeptTable {
  return keptTables().find((table) => table.id === id) ?? { id, game: "", title: "", at: Date.now() / 1000, seats: [] };
}

export class Session {
  table = $state.raw<FollowedTable | null>(null);
  kept: KeptTable = $state({ id: "", game: "", title: "", at: 0, seats: [] });
  /** Who may take the screen now; while this stands nothing of any seat is shown, only what everybody may see. */
  curtain = $state.raw<SeatInfo[] | null>(null);
  /** Who gets the screen next: one's move is done and seen. */
  next = $state.raw<SeatInfo[] | null>(null);
  /** The rival whose board is looked at: under the pointer, or kept by a click. */
  hovered = $state<number | null>(null);
  pinned = $state<number | null>(null);
  details = $state.raw<GameDetails | null>(null);
  face = $state.raw<Face | null>(null);
  faceFailed = $state(false);
  busy = $state(false);
  notice = $state.raw<Problem | null>(null);
  /** Does again what was refused for the moment only; null if trying again would not help. */
  again = $state.raw<(() => void) | null>(null);
  /** The line has been lost for longer than anybody overlooks. */
  away = $state(false);
  /** What cannot be helped without another link or another page. */
  trouble = $state.raw<Problem | null>(null);
  rule = $state<string | null>(null);
  /** Paths of the view that an entry of the story touched, while it is looked at. */
  ringed = $state.raw<string[]>([]);
  explained = $state<string | null>(null);
  readonly version = new Version();
  readonly past: Past;
  readonly beats = new Beats();
  readonly asking: Asking;
  readonly coach: Coach;
  readonly suggesting = new Suggesting(this);
  private readonly connected = $derived(this.table === null || this.table.line === "open");

  constructor(
    readonly id: string,
    private readonly fragment: string,
  ) {
    this.kept = keptOf(id);
    this.past = new Past(
      (move, seat) => api.replay(id, this.token, move, seat),
      (problem) => (this.notice = problem),
    );
    this.asking = new Asking({
      decision: () => this.decision,
      seat: () => this.seat,
      face: () => this.face,
      busy: () => this.busy,
      preview: (key) => this.table!.preview(key),
      commit: (key) => void this.choose(key),
      mayUndo: () => Boolean(this.table?.undo?.may_ask && this.table.undo.to !== null && !this.busy),
      mayTakeBack: () => this.info !== null && this.info.undo !== "none",
      undo: () => void this.act(() => this.table!.takeBack()),
    });
    this.coach = new Coach(id, () => this.seen);
    this.open();
    $effect(() => veil(this.coach.veiled));
    $effect(() => this.remember());
    $effect(() => this.passScreen());
    $effect(() => this.fetchGame());
    $effect(() => {
      if (!this.asking.renew() || !this.decision) return;
      play("bell");
      tellTurn(this.id, this.info?.title || say(this.details?.game.name));
      if (this.asking.selecting.input === "key") requestAnimationFrame(bringFocus);
    });
    $effect(() => this.asking.passOver());
    $effect(() => {
      if (this.beats.last) play(soundOf(this.beats.last));
    });
    $effect(() => {
      if (this.table?.line === "open") void this.version.check();
    });
    $effect(() => {
      if (this.connected) return;
      const timer = setTimeout(() => (this.away = true), SOON);
      return () => {
        clearTimeout(timer);
        this.away = false;
      };
    });
  }

  get info(): TableInfo | null {
    return this.table?.info ?? null;
  }

  get token(): string | null {
    return this.table?.token ?? null;
  }

  get names(): string[] {
    return this.info?.seats.map((seat) => this.nameOf(seat)) ?? [];
  }

  /** The same names where one looks at the board: whoever sits at this screen is "you". */
  private get namesHere(): string[] {
    if (this.table?.viewer?.role !== "seat" || this.face?.tones) return this.names;
    return this.names.map((name, seat) => (seat === this.seat ? t("you") : name));
  }

  /** Where roles are not alike a seat is called by its role, and other people by their own names besides. */
  private nameOf(one: SeatInfo): string {
    const roles = this.face?.tones ? (this.info?.roles ?? []) : [];
    return seatName(roles, one, one.controller === "person" && one.seat !== this.seat);
  }

  /** What the board shows: the past if somebody looks at it, else what has been seen to happen. */
  get position(): Position | null {
    return this.past.shown?.position ?? this.beats.position;
  }

  /** What the seat at this screen must decide now. */
  get decision(): DecisionInfo | null {
    if (this.table?.viewer?.role !== "seat" || this.past.at !== null || this.curtain || this.table.paused) return null;
    if (this.info?.status === "waiting" || this.heldByBot || this.beats.ahead) return null;
    return this.beats.position?.decision ?? null;
  }

  /** The seat at this screen was handed to a bot: what is asked there is no longer asked here. */
  private get heldByBot(): boolean {
    return this.info?.seats[this.table?.viewer?.seat ?? -1]?.controller === "bot";
  }

  /** Whose board stands on the stage. */
  get focus(): number | null {
    const asked = this.decision && this.face?.focusOf?.(this.decision);
    return this.hovered ?? asked ?? this.pinned ?? this.seat;
  }

  /** What the game's parts are given. */
  get props(): BoardProps {
    const { last } = this.beats;
    return {
      view: this.position!.view,
      decision: this.decision,
      terms: this.details!.terms,
      cards: this.details!.cards,
      meanings: this.details!.meanings,
      names: this.namesHere,
      seat: this.seat,
      focus: this.focus,
      preview: this.asking.preview,
      selected: this.asking.selecting.key,
      then: this.asking.then,
      touched:
        this.ringed.length > 0
          ? { paths: new Set(this.ringed), by: null }
          : { paths: new Set(last?.events.flatMap((one) => one.about)), by: last?.seat ?? null },
      choose: this.asking.pick,
      look: this.asking.look,
      explain: (path) => (this.explained = path),
      rule: (id) => (this.rule = id),
    };
  }

  /** What the help for a first match looks at. */
  private get seen(): Seen | null {
    const { position, seat, decision } = this;
    if (!position || seat === null || this.past.at !== null) return null;
    const { view, move, finished } = position;
    const counters = Object.fromEntries((position.headlines[seat] ?? []).map((one) => [one.id, one]));
    return { view, seat, decision, selected: this.asking.selecting.key, move, finished, counters };
  }

  get seat(): number | null {
    return this.table?.viewer?.seat ?? this.table?.asSeat ?? null;
  }

  /** Several seats share this screen. A link to one seat shows that seat and no other. */
  private get together(): boolean {
    return this.fragment === "" && this.kept.seats.length > 1;
  }

  /** The seats that play on this screen. */
  private get local(): { seat: number; token: string }[] {
    const seats = this.info?.seats;
    return this.kept.seats.filter(({ seat }) => !seats || seats[seat]?.controller === "person");
  }

  private open(): void {
    const { seats, facilitator, spectator, join } = this.kept;
    if (this.together) void this.beginTogether();
    else this.follow(this.fragment || seats[0]?.token || facilitator || spectator || join || null);
  }

  /** Once more from the beginning, after something that kept the table from being shown. */
  retry(): void {
    this.trouble = null;
    this.open();
  }

  /** Several people around one screen: ask who is there before anything is shown. */
  private async beginTogether(): Promise<void> {
    const { facilitator, spectator, seats } = this.kept;
    try {
      const { table, position } = await api.state(this.id, facilitator ?? spectator ?? seats[0]!.token);
      const here = seats.filter(({ seat }) => table.seats[seat]?.controller === "person");
      if (here.length < 2 || position.finished) this.follow((here[0] ?? seats[0]!).token);
      else
        this.raise(
          table,
          here.map((one) => one.seat),
          position.deciders,
        );
    } catch (error) {
      if (error instanceof Refusal) this.trouble = error.problem;
      else throw error;
    }
  }

  private raise(table: TableInfo, local: number[], deciders: number[]): void {
    const next = local.filter((seat) => deciders.includes(seat));
    const shown = this.kept.spectator ?? null;
    this.leave();
    // Behind the curtain lies what everybody may see.
    if (shown) this.follow(shown);
    this.curtain = table.seats.filter(({ seat }) => (next.length ? next : local).includes(seat));
  }

  private leave(): void {
    this.table?.close();
    this.table = null;
    this.past.leave();
    this.beats.stop();
    this.beats.position = null;
    this.rule = this.explained = this.next = null;
    this.hovered = this.pinned = null;
  }

  follow(token: string | null, asSeat: number | null = null): void {
    this.leave();
    this.curtain = null;
    this.table = new FollowedTable(this.id, token, asSeat, {
      replaced: (position, missed) => this.beats.reset(position, missed.length > 0 ? missed : this.sinceLastTime()),
      // Whoever leads is heard also where the chat is closed.
      spoke: ({ role, name, text }) => {
        if (role === "facilitator" && text) toasts.say(`${say(name)}${t("colon")} ${text}`, LONG);
      },
      moved: (entry, position) => {
        this.beats.push(entry, position, entry.seat !== null && entry.seat === this.seat);
        const own = entry.forced.filter(({ seat, label }) => seat === this.seat && label !== null);
        const what = own.map(({ label }) => say(label)).join(" · ");
        if (what) toasts.say(t("playedItself", { what }));
      },
    });
  }

  /** What others did since this browser was closed: told once, in short. */
  private sinceLastTime(): LogEntry[] {
    const { seen } = this.kept;
    if (seen === undefined || this.beats.position || this.table?.position?.finished) return [];
    return this.table!.log.filter(({ kind, move, seat }) => kind === "choice" && move > seen && seat !== this.seat);
  }

  /** Somebody says who they are: now their view is fetched. */
  take(seat: number): void {
    const found = this.kept.seats.find((one) => one.seat === seat);
    if (found) this.follow(found.token);
  }

  /** A seat got a new link: the old one no longer works. */
  newToken(seat: number, token: string): void {
    const held = [...this.kept.seats, ...(this.kept.guests ?? [])].find((one) => one.seat === seat);
    const current = this.token === held?.token;
    if (held) held.token = token;
    else this.kept.guests = [...(this.kept.guests ?? []), { seat, token }];
    keepTable($state.snapshot(this.kept) as KeptTable);
    if (current) this.follow(token);
  }

  /** An open seat was taken from here. */
  joined(token: string, seat: number): void {
    this.kept.seats = [...this.kept.seats.filter((one) => one.seat !== seat), { seat, token }];
    keepTable($state.snapshot(this.kept) as KeptTable);
    go(`/table/${this.id}#${token}`, true);
  }

  private remember(): void {
    const { table } = this;
    if (!table?.viewer || !table.info) return;
    const { role, seat } = table.viewer;
    const kept = $state.snapshot(this.kept) as KeptTable;
    if (role === "seat" && seat !== null && table.token)
      kept.seats = [...kept.seats.filter((one) => one.seat !== seat), { seat, token: table.token }];
    else if (role === "facilitator" && table.token) kept.facilitator = table.token;
    else if (table.token && table.token !== kept.join) kept.spectator = table.token;
    Object.assign(kept, { game: table.info.game, title: table.info.title, at: table.info.moved_at });
    kept.finished = table.info.status === "finished";
    if (this.beats.position) kept.seen = this.beats.position.move;
    keepTable(kept);
    if (JSON.stringify(kept) !== JSON.stringify($state.snapshot(this.kept))) this.kept = kept;
  }

  /** Somebody else at this screen is asked: once one has seen what one's own move did, the screen is handed over. */
  private passScreen(): void {
    const { table } = this;
    const seat = table?.viewer?.role === "seat" ? table.viewer.seat : null;
    this.next = null;
    if (!table?.info || !table.position || seat === null || !this.together || this.local.length < 2) return;
    const { deciders, finished } = table.position;
    if (finished || deciders.includes(seat) || this.beats.busy) return;
    const next = this.local.map((one) => one.seat).filter((one) => deciders.includes(one));
    if (next.length > 0) this.next = table.info.seats.filter((one) => next.includes(one.seat));
  }

  /** *Hand over*: the curtain falls. */
  handOver(): void {
    const { table } = this;
    if (!table?.info || !table.position) return;
    this.raise(
      table.info,
      this.local.map((one) => one.seat),
      table.position.deciders,
    );
  }

  private fetchGame(): void {
    const game = this.info?.game;
    if (!game || this.details?.game.id === game) return;
    detailsOf(game).then(
      (details) => (this.details = details),
      (error: Refusal) => (this.notice = error.problem),
    );
    faceOf(game).then(
      (face) => (this.face = face),
      () => (this.faceFailed = true),
    );
  }

  async choose(key: string): Promise<void> {
    const { table } = this;
    const { decision } = this;
    if (!table || !decision || this.busy) return;
    await this.act(() => table.choose(decision.id, key));
  }

  /** Do something that may be refused; a refusal is said where everybody looks. */
  async act<A>(work: () => Promise<A>): Promise<A | undefined> {
    this.busy = true;
    this.forgive();
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.notice = error.problem;
      if (FOR_THE_MOMENT.includes(error.problem.code)) this.again = () => void this.act(work);
      return undefined;
    } finally {
      this.busy = false;
    }
  }

  /** The refusal was read. */
  forgive(): void {
    this.notice = this.again = null;
  }

  close(): void {
    this.leave();
    veil([]);
    this.beats.stop();
    this.version.stop();
  }
}
