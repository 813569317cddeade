// What a seat is called in a room: by its person, by its role where nobody has it or roles are not alike.
import { say } from "../i18n.svelte";
import type { SeatInfo } from "../types";
import type { ClassInfo } from "./types";

/** Somebody gave it; a seat that was handed to a bot keeps it. */
const isOwn = ({ seat, name }: SeatInfo): boolean => ![`Bot ${seat + 1}`, `Player ${seat + 1}`].includes(name.en);

export function nameOf({ roles, alike }: ClassInfo, one: SeatInfo): string {
  const role = roles.find(({ seat }) => seat === one.seat);
  if (!role || (alike && isOwn(one))) return say(one.name);
  return isOwn(one) ? `${say(role.name)} · ${say(one.name)}` : say(role.name);
}
