// Lesson plans: their steps on a clock, and the class that belongs to them.
import type { Values } from "../options";
import { fragmentOf } from "../variants";
import type { components } from "../schema";

type Schemas = components["schemas"];
export type Lesson = Schemas["Lesson"];
export type LessonForm = Schemas["LessonForm"];

/** The page Teach, filled in for this lesson. */
export function classOf(lesson: Lesson, form: LessonForm, title: string): string {
  const { game, people, bots } = lesson;
  const wish = new URLSearchParams({ people: String(people), bots: String(bots), title });
  return `/teach/${game}?${wish}#${fragmentOf({ name: title, game, options: form.options as Values })}`;
}

/** When each step begins, in minutes from the start. */
export function beginnings(form: LessonForm): number[] {
  let at = 0;
  return form.steps.map(({ minutes }) => {
    at += minutes;
    return at - minutes;
  });
}
