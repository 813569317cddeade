// Hegemony on the page.
import type { GameFolder } from "../../lib/game";
import { TONES } from "./tones";

export default {
  byRole: true,
  tones: TONES,
  table: () => import("./table"),
  art: () => import("./art/Art.svelte"),
  tour: () => import("./tour"),
  solo: () => import("./solo"),
} satisfies GameFolder;
