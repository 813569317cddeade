// Anthropocène at the table: ice and sky above, the strata with everybody's objectives, the own cards in the tray.
import type { Face } from "../../lib/game";
import Board from "./board/Board.svelte";
import Hand from "./board/Hand.svelte";
import World from "./board/World.svelte";
import { t } from "./messages";
import Report from "./report/Report.svelte";
import CardFace from "./parts/CardFace.svelte";

const face: Face = {
  World,
  zones: [{ id: "board", name: () => t("antBoard"), Large: Board }],
  Hand,
  Card: CardFace,
  Report,
  End: () => import("./board/End.svelte"),
  placeOf: ({ ref }) => (ref["action"] === "lay" ? `cell:${ref["column"] as string}` : undefined),
  cardOf: (ref) => (typeof ref["card"] === "string" ? ref["card"] : undefined),
};

export default face;
