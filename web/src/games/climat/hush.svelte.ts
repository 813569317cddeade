// Who wants to be left in peace for this turn: windows are then answered with "not now", at a person's pace.

/** Questions in which somebody may play a card or use a power out of turn. */
export const WINDOWS = ["lobbying_window", "count_window", "roll_window", "power_moment"];

class Hush {
  /** The turn in which nothing more is asked; 0 is none. */
  turn = $state(0);
}

export const hush = new Hush();

/** Never faster than somebody who reads the question, and not always alike: so a silence tells nothing. */
export const pace = (chance: number = Math.random()): number => 1200 + 1800 * chance;
