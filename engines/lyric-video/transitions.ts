import { fade } from '../drawing/fade.ts';
import type { Frame } from '../drawing/frame.ts';

/** How one picture gives way to the next. */
export type Transition = 'cut' | 'dissolve' | 'wipe' | 'push' | 'iris';

/** Draws over `frame`, in which the old picture is, as much of the new one as its share says, from 0 to 1. */
type Change = (frame: Frame, next: Frame, share: number) => void;

export const CHANGES: Readonly<Record<Transition, Change>> = {
  cut: () => {},
  dissolve: (frame, next, share) => fade(frame, next, eased(share)),
  /** The new picture is uncovered from the left, along a slanted edge. */
  wipe(frame, next, share) {
    const slant = 0.25;
    copyRows(frame, next, (row) => [0, eased(share) * (1 + slant) - slant * row]);
  },
  /** The new picture pushes the old one out to the left. */
  push(frame, next, share) {
    const way = eased(share);
    eachPlane(frame, next, (from, to, width, height) => {
      const step = Math.min(width, Math.round(way * width));
      for (let row = 0; row < height; row++) {
        const base = row * width;
        from.copyWithin(base, base + step, base + width);
        from.set(to.subarray(base, base + step), base + width - step);
      }
    });
  },
  /** The new picture opens in a circle around the middle. */
  iris(frame, next, share) {
    const { width, height } = frame;
    const reach = (eased(share) * Math.hypot(width, height)) / 2;
    copyRows(frame, next, (row) => {
      const chord = Math.sqrt(Math.max(0, reach ** 2 - ((row - 0.5) * height) ** 2)) / width;
      return [0.5 - chord, 0.5 + chord];
    });
  },
};

function eased(share: number): number {
  return share * share * (3 - 2 * share);
}

/** @param part returns the part of a row to copy, in shares of the width. Rows are numbered from 0 to 1. */
function copyRows(frame: Frame, next: Frame, part: (row: number) => readonly [from: number, to: number]): void {
  eachPlane(frame, next, (below, above, width, height) => {
    for (let row = 0; row < height; row++) {
      const [from, to] = part(row / height).map((share) => Math.round(Math.max(0, Math.min(1, share)) * width));
      const base = row * width;
      if ((from as number) < (to as number)) {
        below.set(above.subarray(base + (from as number), base + (to as number)), base + (from as number));
      }
    }
  });
}

function eachPlane(
  frame: Frame,
  next: Frame,
  change: (below: Uint8Array, above: Uint8Array, width: number, height: number) => void,
): void {
  const { width, height } = frame;
  change(frame.y, next.y, width, height);
  change(frame.u, next.u, width / 2, height / 2);
  change(frame.v, next.v, width / 2, height / 2);
}
