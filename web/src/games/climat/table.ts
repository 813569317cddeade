// Bataille pour le Climat at the table: tracks above, the world map as the stage, influence cards in the tray.
import type { Face } from "../../lib/game";
import Hand from "./board/Hand.svelte";
import MapZone from "./board/MapZone.svelte";
import RegionsZone from "./board/RegionsZone.svelte";
import Seat from "./board/Seat.svelte";
import TeamZone from "./board/TeamZone.svelte";
import World from "./board/World.svelte";
import { cardOf, placeOf, zoneOf } from "./desk";
import { t } from "./messages";
import Card from "./parts/Card.svelte";
import Report from "./parts/Report.svelte";

const face: Face = {
  oneScore: true,
  World,
  Seat,
  zones: [
    { id: "map", name: () => t("cliMap"), Large: MapZone },
    { id: "regions", name: () => t("cliRegions"), Large: RegionsZone },
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
