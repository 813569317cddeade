// Five soft sounds, made on the spot: no file to load. Silent unless the settings ask for them.
import { settings } from "./settings.svelte";
import type { LogEntry } from "./types";

export type Sound = "card" | "coin" | "alarm" | "bell" | "end";

interface Note {
  /** From which pitch to which, in hertz. */
  pitch: [number, number];
  /** When it begins and how long it lasts, in seconds. */
  at: number;
  lasts: number;
  wave?: OscillatorType;
}

const NOTES: Record<Sound, Note[]> = {
  card: [{ pitch: [240, 130], at: 0, lasts: 0.09, wave: "triangle" }],
  coin: [
    { pitch: [1180, 1180], at: 0, lasts: 0.07 },
    { pitch: [1570, 1570], at: 0.07, lasts: 0.14 },
  ],
  alarm: [
    { pitch: [330, 311], at: 0, lasts: 0.22, wave: "triangle" },
    { pitch: [311, 262], at: 0.24, lasts: 0.34, wave: "triangle" },
  ],
  bell: [{ pitch: [660, 440], at: 0, lasts: 0.25 }],
  end: [
    { pitch: [392, 392], at: 0, lasts: 0.3 },
    { pitch: [494, 494], at: 0.2, lasts: 0.3 },
    { pitch: [587, 587], at: 0.4, lasts: 0.7 },
  ],
};
const LOUD = 0.07;
const SILENT = 0.0001;

let context: AudioContext | undefined;

function sing(context: AudioContext, { pitch, at, lasts, wave = "sine" }: Note): void {
  const begin = context.currentTime + at;
  const tone = context.createOscillator();
  const volume = context.createGain();
  tone.type = wave;
  tone.frequency.setValueAtTime(pitch[0], begin);
  tone.frequency.exponentialRampToValueAtTime(pitch[1], begin + lasts);
  volume.gain.setValueAtTime(SILENT, begin);
  volume.gain.exponentialRampToValueAtTime(LOUD, begin + 0.02);
  volume.gain.exponentialRampToValueAtTime(SILENT, begin + lasts);
  tone.connect(volume).connect(context.destination);
  tone.start(begin);
  tone.stop(begin + lasts);
}

export function play(sound: Sound): void {
  if (!settings.sound || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  for (const note of NOTES[sound]) sing(context, note);
}

/** What an action sounds like: its worst or last event says it, else whether money moved. */
export function soundOf(entry: LogEntry): Sound {
  const marks = entry.events.map((event) => event.mark);
  if (marks.includes("end")) return "end";
  if (marks.includes("alarm")) return "alarm";
  return entry.events.some((event) => event.about.some((path) => path.endsWith("money"))) ? "coin" : "card";
}
