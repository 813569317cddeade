// Hegemony on the page.
import type { GameFolder } from "../../lib/game";
import { MARKS, TONES } from "./tones";

export default {
  byRole: true,
  tones: TONES,
  marks: MARKS,
  table: () => import("./table"),
  art: () => import("./art/Art.svelte"),
  tour: () => import("./tour"),
  tourSeat: 0,
  solo: () => import("./solo"),
} satisfies GameFolder;
