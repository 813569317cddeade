// Anthropocène on the page.
import type { GameFolder } from "../../lib/game";

export default {
  board: () => import("./board/Board.svelte"),
  art: () => import("./art/Art.svelte"),
  tour: () => import("./tour"),
} satisfies GameFolder;
