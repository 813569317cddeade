// The words that instruction cards are written with: numbers, named facts, sums and comparisons.
export type Facts = Record<string, number>;

const WORDS = /\s*(\d+|[A-Za-z_][A-Za-z_0-9]*|<=|>=|==|[<>+\-*/()])/gy;
const SECTIONS: Facts = { A: 0, B: 1, C: 2 };

export function wordsIn(text: string): string[] {
  return [...text.matchAll(WORDS)].map((found) => found[1]!);
}

/** The facts that an expression asks for. */
export function factsIn(text: string): string[] {
  const names = wordsIn(text).filter((word) => /^[A-Za-z_]/.test(word));
  return [...new Set(names)].filter((word) => !["and", "floor", "otherwise", "A", "B", "C"].includes(word));
}

/** The value of an expression; a condition is 0 or 1, a division is rounded down. */
export function valueOf(text: string | number, facts: Facts): number {
  const words = wordsIn(String(text));
  let at = 0;
  const next = (): string => words[at++] ?? "";
  const atom = (): number => {
    const word = next();
    if (word === "(") {
      const inner = both();
      next();
      return inner;
    }
    if (word === "floor") {
      next();
      const inner = both();
      next();
      return Math.floor(inner);
    }
    return /^\d/.test(word) ? Number(word) : (SECTIONS[word] ?? facts[word] ?? 0);
  };
  const product = (): number => {
    let value = atom();
    while (words[at] === "*" || words[at] === "/") value = next() === "*" ? value * atom() : Math.floor(value / atom());
    return value;
  };
  const sum = (): number => {
    let value = product();
    while (words[at] === "+" || words[at] === "-") value = next() === "+" ? value + product() : value - product();
    return value;
  };
  const holds: Record<string, (a: number, b: number) => boolean> = {
    "<": (a, b) => a < b,
    ">": (a, b) => a > b,
    "<=": (a, b) => a <= b,
    ">=": (a, b) => a >= b,
    "==": (a, b) => a === b,
  };
  const compared = (): number => {
    let left = sum();
    if (!holds[words[at] ?? ""]) return left;
    let good = true;
    while (holds[words[at] ?? ""]) {
      const test = holds[next()]!;
      const right = sum();
      good &&= test(left, right);
      left = right;
    }
    return good ? 1 : 0;
  };
  const both = (): number => {
    let value = compared();
    while (words[at] === "and") {
      next();
      const other = compared();
      value = value && other ? 1 : 0;
    }
    return value;
  };
  return both();
}
