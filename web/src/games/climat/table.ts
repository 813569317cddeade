// Bataille pour le Climat at the table: tracks above, the world map as the stage, influence cards in the tray.
import type { Face } from "../../lib/game";
import Hand from "./board/Hand.svelte";
import MapZone from "./board/MapZone.svelte";
import Regions from "./board/Regions.svelte";
import Report from "./board/Report.svelte";
import Seat from "./board/Seat.svelte";
import TeamZone from "./board/TeamZone.svelte";
import World from "./board/World.svelte";
import { cardOf, placeOf, zoneOf } from "./desk";
import { t } from "./messages";
import Card from "./parts/Card.svelte";

const face: Face = {
  oneScore: true,
  World,
  Seat,
  zones: [
    { id: "map", name: () => t("cliMap"), Large: MapZone },
    { id: "regions", name: () => t("cliRegions"), Large: Regions },
    { id: "team", name: () => t("cliTeam"), Large: TeamZone, perSeat: true },
  ],
  zoneOf,
  Hand,
  Card,
  Report,
  End: () => import("./parts/End.svelte"),
  placeOf,
  cardOf,
};

export default face;
