// Hegemony at the table: the seven policies above, State, companies, markets and a class as zones, the hand in the tray.
import type { Face } from "../../lib/game";
import type { Text } from "../../lib/types";
import ClassZone from "./board/ClassZone.svelte";
import Companies from "./board/Companies.svelte";
import Hand from "./board/Hand.svelte";
import Markets from "./board/Markets.svelte";
import Report from "./board/Report.svelte";
import StateZone from "./board/StateZone.svelte";
import World from "./board/World.svelte";
import { placeOf, rolesOf, seatOf, zoneOf } from "./desk";
import { t as tx } from "./automa/messages";
import { t } from "./messages";
import Card from "./parts/Card.svelte";
import { MARKS, TONES } from "./tones";
import { ROLES, type HegemonyView } from "./view";

const face: Face = {
  tones: (view) => rolesOf(view as HegemonyView).map((role) => TONES[role]),
  marks(view) {
    const roles = rolesOf(view as HegemonyView);
    const marks: number[] = [];
    for (const role of ROLES) marks[seatOf({ roles }, role)] = MARKS[role];
    return marks;
  },
  World,
  zones: [
    { id: "state", name: () => t("hegState"), Large: StateZone },
    { id: "companies", name: () => t("hegCompanies"), Large: Companies },
    { id: "markets", name: () => t("hegMarkets"), Large: Markets },
    { id: "class", name: () => t("hegMyClass"), Large: ClassZone, perSeat: true },
  ],
  // Why automas do what they do: beside the board, and only where some automa plays.
  Thinking: {
    name: () => tx("auTab"),
    when: (view) => Object.keys((view as HegemonyView).automas).length > 0,
    reasoned: (info) => info.event["event"] === "ai_card_revealed",
    load: () => import("./automa/Thinking.svelte"),
  },
  zoneOf,
  about(option, { view, cards }) {
    const { role } = view as HegemonyView;
    const texts = role && (cards["actions"]?.[role] as Record<string, Text> | undefined);
    return texts ? texts[String(option.ref["what"])] : undefined;
  },
  Hand,
  Card,
  Report,
  End: () => import("./report/Final.svelte"),
  placeOf,
  // The hand itself lies in the tray: only what somebody plays is shown large.
  cardOf: (event) => ("role" in event && typeof event["card"] === "string" ? event["card"] : undefined),
};

export default face;
