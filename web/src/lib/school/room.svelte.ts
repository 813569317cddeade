// All tables of a class, followed over one socket.
import { chartsOf } from "../charts";
import { pageSocket, watchLine, type Follower, type Line } from "../socket";
import type { Problem, Series, ServerMessage } from "../types";
import type { ClassInfo, Glance } from "./types";

let rooms = 0;
type Body = ReturnType<Follower["subscribe"]>;
type Values = (number | null)[];

/** A table as the room has it: now, and how it came there. */
export interface RoomTable {
  number: number;
  glance: Glance;
  /** Each line of the room after each choice. */
  curves: Values[];
}

export class FollowedRoom implements Follower {
  line = $state<Line>("connecting");
  info = $state.raw<ClassInfo | null>(null);
  tables = $state.raw<RoomTable[]>([]);
  problem = $state.raw<Problem | null>(null);
  gone = $state(false);
  /** The server's time minus ours, in seconds. */
  drift = $state(0);
  private lines = $state.raw<Series["lines"]>([]);
  /** The charts that have moved at any of the tables: all tables show the same ones. */
  readonly moving = $derived(
    new Set(this.tables.flatMap((table) => chartsOf(this.seriesOf(table)).map(({ group }) => group))),
  );
  private readonly sub = `r${++rooms}`;
  private readonly unwatch: () => void;

  constructor(
    readonly id: string,
    /** Any table of the class: where several processes serve one port, its pages meet at one of them. */
    readonly near?: string,
  ) {
    this.unwatch = watchLine((line) => (this.line = line));
    pageSocket().follow(this.sub, this);
  }

  subscribe(): Body {
    return { type: "enter", sub: this.sub, class_id: this.id } as Body;
  }

  refused(problem: Problem): void {
    if (problem.code === "not_found") this.gone = true;
    this.problem = problem;
  }

  receive(message: ServerMessage): void {
    if (message.type === "room") {
      const { info, lines, glances, curves } = message;
      this.lines = lines;
      this.problem = null;
      this.tables = glances.map((glance, i) => ({ number: 0, glance, curves: curves[i]! }));
      this.change(info);
    } else if (message.type === "glance") this.moved(message.glance);
    else if (message.type === "class") this.change(message.info);
    else if (message.type === "class_gone") this.gone = true;
  }

  private change(info: ClassInfo): void {
    this.info = info;
    const numbers = new Map(info.tables.map((table) => [table.id, table.number]));
    this.tables = this.tables
      .filter(({ glance }) => numbers.has(glance.table))
      .map((table) => ({ ...table, number: numbers.get(table.glance.table)! }));
  }

  private moved(glance: Glance): void {
    this.drift = glance.time - Date.now() / 1000;
    this.tables = this.tables.map((table) =>
      table.glance.table === glance.table
        ? { ...table, glance, curves: table.curves.map((values, i) => extended(values, glance, i)) }
        : table,
    );
  }

  /** The figures of a table in the form in which a match has them. */
  seriesOf({ glance, curves }: RoomTable): Series {
    const values = Object.fromEntries(this.lines.map((line, i) => [line.name, curves[i] ?? []]));
    return { moves: glance.move, lines: this.lines, values, calendar: [] };
  }

  close(): void {
    this.unwatch();
    pageSocket().unfollow(this.sub);
  }
}

/** A curve up to this moment: choices that were taken back are gone, those that played themselves changed nothing. */
export function extended(values: Values, glance: Pick<Glance, "move" | "values">, line: number): Values {
  const before = values.slice(0, glance.move);
  while (before.length < glance.move) before.push(before.at(-1) ?? null);
  return [...before, glance.values[line] ?? null];
}
