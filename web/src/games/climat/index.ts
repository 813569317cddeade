// Bataille pour le Climat on the page.
import type { GameFolder } from "../../lib/game";

export default {
  table: () => import("./table"),
  art: () => import("./art/Art.svelte"),
  tour: () => import("./tour"),
  compare: () => import("./parts/ClassLine.svelte"),
} satisfies GameFolder;
