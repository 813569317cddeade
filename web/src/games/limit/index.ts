// LIMIT on the page.
import type { GameFolder } from "../../lib/game";

export default {
  table: () => import("./table"),
  art: () => import("./art/Art.svelte"),
  tour: () => import("./tour"),
  review: () => import("./review/WorldThree.svelte"),
  compare: () => import("./review/ClassWorldThree.svelte"),
} satisfies GameFolder;
