// What the seat at this screen is asked: the options, which one is selected, what follows from it, and the ways back.
import type { Face } from "./game";
import { Looking } from "./looking.svelte";
import { Selecting } from "./selecting.svelte";
import { settings } from "./settings.svelte";
import type { DecisionInfo, OptionInfo, PreviewAnswer } from "./types";

/** What the page must be able to do for whoever decides. */
export interface Hands {
  decision(): DecisionInfo | null;
  seat(): number | null;
  face(): Face | null;
  busy(): boolean;
  preview(key: string): Promise<PreviewAnswer>;
  commit(key: string): void;
  /** Whether something of one's own can still be taken back without asking anybody. */
  mayUndo(): boolean;
  /** Whether choices can be taken back at this table at all. */
  mayTakeBack(): boolean;
  undo(): void;
}

/** Milliseconds until the next try. */
const AGAIN = 20;

export class Asking {
  /** The answer to one's own next question, picked along with the selected option. */
  then = $state<string | null>(null);
  /** Whether the list of all options is open. */
  list = $state(false);
  readonly looking: Looking;
  readonly selecting: Selecting;
  private last = -1;
  /** What answers the question that comes next by itself. */
  private follows: string | null = null;
  /** Somebody steps back: what was answered by itself is laid back with the choice before it. */
  private stepping = false;
  /** The question that was passed over last. */
  private passed = -1;

  constructor(private readonly hands: Hands) {
    this.looking = new Looking((key) => hands.preview(key));
    this.selecting = new Selecting((key) => {
      this.follows = this.then;
      hands.commit(key);
    }, this.looking.at);
  }

  get decision(): DecisionInfo | null {
    const decision = this.hands.decision();
    return decision && !this.isPassedOver(decision) ? decision : null;
  }

  /** A question about how the rest lies, which nobody wishes to be asked. */
  private isPassedOver(decision: DecisionInfo): boolean {
    return !settings.arrange && decision.end !== null && Boolean(this.hands.face()?.isRest?.(decision));
  }

  get busy(): boolean {
    return this.hands.busy();
  }

  get option(): OptionInfo | null {
    return this.decision?.options.find((option) => option.key === this.selecting.key) ?? null;
  }

  /** What the looked-at option would bring, together with the answer to the next question if one was picked. */
  get preview(): PreviewAnswer | null {
    const { preview } = this.looking;
    const next = preview?.key === this.selecting.key ? preview?.next.find((one) => one.key === this.then) : undefined;
    return preview && next
      ? { ...preview, story: [], events: next.events, changes: next.changes, sure: next.sure }
      : preview;
  }

  /** Options that no piece stands for: they are buttons. */
  get loose(): OptionInfo[] {
    const { decision } = this;
    const placeOf = this.hands.face()?.placeOf;
    const seat = this.hands.seat();
    if (!decision) return [];
    if (!placeOf || seat === null) return decision.options;
    return decision.options.filter((option) => placeOf(option, decision, seat) === undefined);
  }

  /** To be called whenever the decision may have changed; true if it has. */
  renew(): boolean {
    const id = this.hands.decision()?.id ?? -1;
    if (id === this.last) return false;
    this.last = id;
    this.list = false;
    this.then = null;
    this.looking.forget();
    this.selecting.renew();
    this.followUp();
    this.passed = -1;
    if (this.decision) this.stepping = false;
    if (this.decision?.options.length === 1 && !this.decision.parted)
      this.selecting.offer(this.decision.options[0]!.key);
    return true;
  }

  /** The rest goes as it lies, unless somebody wishes to arrange it. To be called whenever that may be known. */
  passOver(): void {
    const decision = this.hands.decision();
    if (!decision || decision.id === this.passed || !this.isPassedOver(decision)) return;
    this.passed = decision.id;
    const back = this.stepping && this.hands.mayUndo();
    this.stepping = false;
    if (back) this.hands.undo();
    else this.send(decision.end!);
  }

  /** The last choice may not be acknowledged yet. */
  private send(key: string): void {
    if (this.busy) setTimeout(() => this.send(key), AGAIN);
    else this.hands.commit(key);
  }

  /** The question that was answered along with the last one does not show at all. */
  private followUp(): void {
    const key = this.follows;
    // Between two questions nobody is asked: the answer waits for the next one.
    if (!this.decision) return;
    this.follows = null;
    if (key !== null && this.decision.options.some((option) => option.key === key)) this.send(key);
  }

  pick = (key: string, then?: string): void => {
    if (this.busy || !this.decision) return;
    if (this.selecting.key === key && then !== undefined && then !== this.then) this.then = then;
    else {
      if (this.selecting.key !== key) this.then = then ?? null;
      this.selecting.pick(key);
      if (this.decision.parted) void this.takePart(key);
      else if (settings.confirm === "final" && this.selecting.input !== "touch") void this.takeFree(key);
    }
  };

  /** Select an option for somebody to look at. */
  show(key: string): void {
    this.then = null;
    this.selecting.show(key);
  }

  /** A part that more parts follow needs no confirmation: nothing happens until the answer is whole. */
  private async takePart(key: string): Promise<void> {
    const preview = await this.looking.see(key);
    if (preview?.open && this.selecting.key === key) this.selecting.confirm(key);
  }

  /** What hides nothing and can be taken back needs no confirmation, where somebody wishes so. */
  private async takeFree(key: string): Promise<void> {
    const asked = this.decision?.id;
    const preview = await this.looking.see(key);
    if (asked !== this.decision?.id || this.busy || this.selecting.key !== key || !this.hands.mayTakeBack()) return;
    if (preview?.sure && preview.hidden.length === 0 && preview.next.length === 0) this.selecting.confirm(key);
  }

  /** Whether the answer has parts that are cards: then they lie side by side in a sheet. */
  get sheet(): boolean {
    const cardOf = this.hands.face()?.cardOf;
    const { decision } = this;
    if (!decision?.parted || !cardOf) return false;
    return [...decision.parts, ...decision.options].filter((option) => cardOf(option.ref) !== undefined).length > 1;
  }

  /** Somebody looks at an option; without one the selected option stays in sight. */
  look = (key: string | null): void => this.looking.at(key ?? this.selecting.key);

  confirm(): void {
    if (!this.busy) this.selecting.confirm();
  }

  get mayStepBack(): boolean {
    return this.selecting.key !== null || this.hands.mayUndo();
  }

  /** One step back: what is selected is laid down, then one's own last choice is taken back. */
  back(): void {
    this.then = null;
    if (this.selecting.drop() || !this.hands.mayUndo()) return;
    this.stepping = true;
    this.hands.undo();
  }

  openList(): void {
    this.list = this.decision !== null;
  }
}
