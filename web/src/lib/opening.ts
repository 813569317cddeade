// From a wish to a table: create it, remember its links in this browser, go there.
import { api } from "./api";
import { detailsOf } from "./books";
import { guide } from "./guide.svelte";
import { quick, type OptionSchema } from "./options";
import { go } from "./router.svelte";
import { keepTable, settings } from "./settings.svelte";
import { tourOf } from "./tour";
import type { CreatedTable, NewTable } from "./types";

/** Keep the links of the seats played on this screen, and the one that leads the table. */
export function keepCreated(created: CreatedTable, here: number[]): void {
  const { table, links } = created;
  const made = links.seats.flatMap((token, seat) => (token ? [{ seat, token }] : []));
  keepTable({
    id: table.id,
    game: table.game,
    title: table.title,
    at: Date.now() / 1000,
    seats: made.filter(({ seat }) => here.includes(seat)),
    guests: made.filter(({ seat }) => !here.includes(seat)),
    facilitator: links.facilitator,
    spectator: links.spectator,
    join: links.join,
  });
}

/** How many seats a quick match has: three at a round table, alone if the game can be played alone only. */
function quickSeats(fewest: number, most: number): number {
  return Math.min(most, Math.max(fewest, 3));
}

/** You against sensible bots. */
async function openAlone(
  game: string,
  seats: number,
  level: string,
  options: Record<string, unknown>,
): Promise<string> {
  const wish: NewTable = {
    game,
    seats: [
      { controller: "person", name: settings.name || null, level: null },
      ...Array.from({ length: seats - 1 }, () => ({ controller: "bot" as const, name: null, level })),
    ],
    options: options as NewTable["options"],
    title: "",
    language: settings.lang,
    visibility: "private",
    undo: "own",
    clock: null,
    facilitator_sees: false,
    host_plays: true,
    replace_after: null,
  };
  const created = await api.create(wish);
  keepCreated(created, [0]);
  return created.table.id;
}

/** "Play now": the printed game, with what its options say makes a match against bots easier to follow. */
export async function playNow(game: { id: string; fewest_seats: number; most_seats: number }): Promise<void> {
  const { options_schema: schema } = await detailsOf(game.id);
  const seats = quickSeats(game.fewest_seats, game.most_seats);
  go(`/table/${await openAlone(game.id, seats, "medium", quick(schema as OptionSchema))}`);
}

/** "First game, with help": the simplest table, and somebody who points at things. */
export async function learn(tour: string): Promise<void> {
  const { seats, level, options } = await tourOf(tour);
  const table = await openAlone(tour.split("/")[0]!, seats, level, options);
  guide.begin(table, tour);
  go(`/table/${table}`);
}
