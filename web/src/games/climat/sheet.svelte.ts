// Which region's sheet lies open on the stage: one at a time, from wherever it was opened.
import type { Region } from "./view";

class Sheet {
  region = $state<Region | null>(null);

  toggle(region: Region): void {
    this.region = this.region === region ? null : region;
  }

  close(): void {
    this.region = null;
  }
}

export const sheet = new Sheet();
