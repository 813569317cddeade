// What a seat is called and how it is coloured in a room: as at its table.
import { seatStyle } from "../colours";
import { folderOf } from "../game";
import { say } from "../i18n.svelte";
import { isOwn, seatName } from "../names";
import type { SeatInfo } from "../types";
import type { ClassInfo } from "./types";

/** By its person or its bot, by its role where nobody has it or roles are not alike. */
export function nameOf({ roles, alike }: ClassInfo, one: SeatInfo): string {
  if (alike && (isOwn(one) || one.controller === "bot")) return say(one.name);
  return seatName(roles, one, isOwn(one));
}

/** Whether its name alone says that a bot plays it. */
export const saysBot = ({ alike }: ClassInfo, one: SeatInfo): boolean =>
  alike && one.controller === "bot" && !isOwn(one);

/** The tones and signs of the seats as a style, where they are not simply the first ones. */
export function coloursOf({ game, roles }: Pick<ClassInfo, "game" | "roles">): string {
  const { tones = {}, marks = {} } = folderOf(game) ?? {};
  const seated = (values: Record<string, number>): number[] => {
    const found: number[] = [];
    for (const { id, seat } of roles) if (seat !== null && id in values) found[seat] = values[id]!;
    return found;
  };
  return seatStyle(seated(tones), seated(marks));
}
