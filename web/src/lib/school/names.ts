// What a seat is called in a room: by its role where roles are not alike, and by its person.
import { say } from "../i18n.svelte";
import type { SeatInfo } from "../types";
import type { ClassInfo } from "./types";

export function nameOf({ roles, alike }: ClassInfo, { seat, name, controller }: SeatInfo): string {
  const role = roles.find((one) => one.seat === seat);
  if (!role || (alike && controller === "person")) return say(name);
  return controller === "person" ? `${say(role.name)} · ${say(name)}` : say(role.name);
}
