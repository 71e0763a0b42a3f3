import type { Lens } from './lens.ts';

/** Returns the lens as mirrored by level ground: as far below the ground as the real one is above, and looking up. */
export function mirroredLens({ position: [x, y, z], forward, right, ...lens }: Lens): Lens {
  const ahead = [forward[0], -forward[1], forward[2]] as const;
  return {
    ...lens,
    position: [x, -y, z],
    forward: ahead,
    right,
    up: [
      right[1] * ahead[2] - right[2] * ahead[1],
      right[2] * ahead[0] - right[0] * ahead[2],
      right[0] * ahead[1] - right[1] * ahead[0],
    ],
  };
}
