// Where a tip stands: beside what it points at, inside the window, and never over it if that can be helped.
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const GAP = 12;

/** How much of `b` lies under `a`. */
function covered(a: Box, b: Box): number {
  const wide = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const high = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return Math.max(0, wide) * Math.max(0, high);
}

const within = (value: number, low: number, high: number): number => Math.max(low, Math.min(value, high));

/** The corner of a tip of this size beside `target`; `room` is the part of the window it may use. */
export function placeTip(
  target: Box | null,
  tip: { width: number; height: number },
  room: Box,
): { left: number; top: number } {
  const right = room.left + room.width - tip.width;
  const bottom = room.top + room.height - tip.height;
  const corners = [
    { left: right, top: bottom },
    { left: right, top: room.top },
    { left: room.left, top: bottom },
    { left: room.left, top: room.top },
  ];
  if (!target) return corners[0]!;
  const middle = within(target.top + target.height / 2 - tip.height / 2, room.top, bottom);
  const centre = within(target.left + target.width / 2 - tip.width / 2, room.left, right);
  const beside = [
    { left: target.left + target.width + GAP, top: middle },
    { left: target.left - tip.width - GAP, top: middle },
    { left: centre, top: target.top + target.height + GAP },
    { left: centre, top: target.top - tip.height - GAP },
  ];
  const found = beside.find((at) => at.left >= room.left && at.left <= right && at.top >= room.top && at.top <= bottom);
  const hides = (at: { left: number; top: number }): number => covered({ ...at, ...tip }, target);
  // What is too large to keep clear of is covered as little as possible.
  return found ?? corners.reduce((best, at) => (hides(at) < hides(best) ? at : best));
}
