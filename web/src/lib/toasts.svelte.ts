// Notes that come and go by themselves.
const STAYS = 3500;

class Toasts {
  all = $state<{ id: number; text: string }[]>([]);
  private next = 0;

  say(text: string, stays = STAYS): void {
    const id = ++this.next;
    this.all.push({ id, text });
    setTimeout(() => (this.all = this.all.filter((toast) => toast.id !== id)), stays);
  }
}

export const toasts = new Toasts();
