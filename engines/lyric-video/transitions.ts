import { fade } from '../drawing/fade.ts';
import type { Frame } from '../drawing/frame.ts';
import { noise } from '../drawing/noise.ts';

/** How one picture gives way to the next. */
export type Transition = 'cut' | 'dissolve' | 'wipe' | 'push' | 'iris' | 'soak';

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
  /** The new picture spreads like wet paint, from several places at once. */
  soak(frame, next, share) {
    const reach = eased(share) * (1 + SOAKING);
    const comes = arrivals(frame.width / 2, frame.height / 2);
    eachPlane(frame, next, (below, above, width, height) => {
      const half = width === frame.width ? 1 : 0;
      for (let row = 0, at = 0; row < height; row++) {
        const from = (row >> half) * (frame.width / 2);
        for (let column = 0; column < width; column++, at++) {
          const cover = Math.round(((reach - (comes[from + (column >> half)] as number)) / SOAKING) * 256);
          if (cover <= 0) continue;
          const old = below[at] as number;
          below[at] = cover >= 256 ? (above[at] as number) : old + ((((above[at] as number) - old) * cover) >> 8);
        }
      }
    });
  },
};

/** Share of the time in which wet paint spreads that it takes to cover one place. Set by eye. */
const SOAKING = 0.07;
let known: { key: string; comes: Float32Array } | undefined;

/** When the wet paint comes to each place, from 0 to 1. */
function arrivals(width: number, height: number): Float32Array {
  const key = `${width} ${height}`;
  if (known?.key === key) return known.comes;
  const comes = new Float32Array(width * height);
  const spot = Math.min(width, height);
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++, at++) {
      // Noise has a grid, which is seen unless it is turned.
      const [u, v] = [(0.8 * x + 0.6 * y) / spot, (0.8 * y - 0.6 * x) / spot];
      comes[at] = 0.7 * noise(u * 1.8, v * 1.8) + 0.22 * noise(v * 5, u * 5) + 0.08 * noise(u * 22, v * 22);
    }
  // All of them together take the whole time.
  const [first, last] = comes.reduce(([low, high], value) => [Math.min(low, value), Math.max(high, value)], [1, 0]);
  known = { key, comes: comes.map((value) => (value - first) / (last - first)) };
  return known.comes;
}

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
