// Whether the server was updated under this page.
import { api } from "./api";

const EVERY = 5 * 60_000;

export class Version {
  changed = $state(false);
  private known = "";
  private readonly timer = setInterval(() => void this.check(), EVERY);

  async check(): Promise<void> {
    try {
      const { version } = await api.health();
      if (this.known && version !== this.known) this.changed = true;
      this.known ||= version;
    } catch {
      // No answer says nothing about the version; the socket tells about the line.
    }
  }

  stop(): void {
    clearInterval(this.timer);
  }
}
