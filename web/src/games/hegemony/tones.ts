// The tone and the shape of each class in the style sheet, whoever plays: a red disc, a gold square like its workers, a
// blue triangle, a grey diamond.
import type { RoleId } from "./view";

export const TONES: Record<RoleId, number> = { working_class: 1, middle_class: 4, capitalist_class: 0, state: 5 };
export const MARKS: Record<RoleId, number> = { working_class: 0, middle_class: 1, capitalist_class: 2, state: 3 };
