// The tone of each class in the style sheet: red, gold, blue and grey, whoever plays.
import type { RoleId } from "./view";

export const TONES: Record<RoleId, number> = { working_class: 1, middle_class: 4, capitalist_class: 0, state: 5 };
