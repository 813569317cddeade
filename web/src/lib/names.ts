// What a seat is called.
import { say } from "./i18n.svelte";
import type { Role, SeatInfo, TableInfo, Text } from "./types";

/** Somebody gave it; a seat that was handed to a bot keeps it. */
export const isOwn = ({ seat, name }: Pick<SeatInfo, "seat" | "name">): boolean =>
  ![`Bot ${seat + 1}`, `Player ${seat + 1}`].includes(name.en);

/** By its name; where roles are not alike by its role, and by its own name besides, if it is to be said. */
export function seatName(roles: Role[], { seat, name }: Pick<SeatInfo, "seat" | "name">, own: boolean): string {
  const role = roles.find((one) => one.seat === seat);
  if (!role) return say(name);
  return own ? `${say(role.name)} · ${say(name)}` : say(role.name);
}

/** Everybody in a match that is looked back on; a record alone does not say who was a bot. */
export const namesBack = (roles: Role[], names: Text[], info: TableInfo | null): string[] =>
  names.map((name, seat) => {
    const controller = info?.seats[seat]?.controller;
    return seatName(roles, { seat, name }, controller ? controller === "person" : isOwn({ seat, name }));
  });
