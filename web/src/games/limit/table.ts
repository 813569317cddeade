// LIMIT at the table: the world above, a nation's board below, the politics cards in the tray.
import type { Face } from "../../lib/game";
import Board from "./board/Board.svelte";
import Hand from "./board/Hand.svelte";
import StarZone from "./board/StarZone.svelte";
import World from "./board/World.svelte";
import { placeOf, targetOf } from "./desk";
import { t } from "./messages";
import Card from "./parts/Card.svelte";
import Report from "./report/Report.svelte";

const face: Face = {
  World,
  zones: [
    { id: "nation", name: () => t("limNation"), Large: Board, perSeat: true },
    { id: "star", name: () => t("limStar"), Large: StarZone, when: (view) => view["star"] !== null },
  ],
  Hand,
  Card,
  Report,
  placeOf,
  isRest: ({ ref }) => ref["action"] === "ask_under",
  hasRest: ({ ref }) => ["ask_keep", "ask_under"].includes(String(ref["action"])),
  focusOf: targetOf,
  cardOf: (ref) => (typeof ref["card"] === "string" ? ref["card"] : undefined),
};

export default face;
