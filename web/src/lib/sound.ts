// A soft tick, made on the spot: no file to load. Silent unless the settings ask for it.
import { settings } from "./settings.svelte";

let context: AudioContext | undefined;

export function tick(): void {
  if (!settings.sound || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  const now = context.currentTime;
  const tone = context.createOscillator();
  const volume = context.createGain();
  tone.type = "sine";
  tone.frequency.setValueAtTime(660, now);
  tone.frequency.exponentialRampToValueAtTime(440, now + 0.18);
  volume.gain.setValueAtTime(0.0001, now);
  volume.gain.exponentialRampToValueAtTime(0.08, now + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.0001, now + 0.25);
  tone.connect(volume).connect(context.destination);
  tone.start(now);
  tone.stop(now + 0.3);
}
