// Any game at the table, from its view alone.
import type { Face } from "../../lib/game";
import { t } from "../../lib/i18n.svelte";
import Board from "./Board.svelte";

const face: Face = { zones: [{ id: "board", name: () => t("board"), Large: Board }] };

export default face;
