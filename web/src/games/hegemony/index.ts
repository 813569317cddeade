// Hegemony on the page.
import type { GameFolder } from "../../lib/game";

export default {
  byRole: true,
  table: () => import("./table"),
  art: () => import("./art/Art.svelte"),
  tour: () => import("./tour"),
  solo: () => import("./solo"),
} satisfies GameFolder;
