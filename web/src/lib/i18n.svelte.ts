// The page's own sentences. The games bring theirs from the server.
import { messages, type MessageKey } from "./messages";
import { settings } from "./settings.svelte";
import type { Text } from "./types";

/** A sentence in the present language; `{gap}` is filled from `gaps`, `{n|one|many}` counts. */
export function t(key: MessageKey, gaps: Gaps = {}): string {
  return tell(messages[key], gaps);
}

type Gaps = Record<string, string | number>;
const tell = (text: Text, gaps: Gaps): string => typeset(fill(text[settings.lang], gaps));

/** A `t` that knows a game's own sentences besides the page's. */
export function speaker<Key extends string>(own: Record<Key, Text>): (key: Key | MessageKey, gaps?: Gaps) => string {
  const all: Record<string, Text> = { ...messages, ...own };
  return (key, gaps = {}) => tell(all[key]!, gaps);
}

/** French signs of two parts are never parted from their word at the end of a line. */
function typeset(text: string): string {
  return settings.lang === "fr" ? text.replace(/ (?=[:;?!»])|(?<=«) /g, "\u00a0") : text;
}

function fill(sentence: string, gaps: Gaps): string {
  return sentence.replace(/\{(\w+)(?:\|([^|}]*)\|([^}]*))?\}/g, (_, name: string, one?: string, many?: string) => {
    const value = gaps[name] ?? "";
    if (one === undefined || many === undefined) return String(value);
    const few = settings.lang === "fr" ? Math.abs(Number(value)) < 2 : Math.abs(Number(value)) === 1;
    return (few ? one : many).replace("#", String(value));
  });
}

/** A text that came in both languages. */
export function say(text: Text | null | undefined): string {
  return text ? typeset(text[settings.lang]) : "";
}

export function number(value: number): string {
  return new Intl.NumberFormat(settings.lang).format(value);
}

/** Money as each language writes it: $10, or 10 $ with a blank that does not break. */
export function dollars(amount: number): string {
  return settings.lang === "fr"
    ? `${number(amount)}\u00a0$`
    : amount < 0
      ? `−$${number(-amount)}`
      : `$${number(amount)}`;
}

export function dateTime(seconds: number): string {
  const language = settings.lang === "en" ? "en-GB" : settings.lang;
  return new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" }).format(seconds * 1000);
}
