import type { Lens } from './lens.ts';
import type { Mirror } from './lighting.ts';

/** Result of a mirror's function: amounts of red, green and blue light. */
export const MIRRORED = new Float64Array(3);

const LINEAR = Float64Array.from({ length: 256 }, (_, value) => (value / 255) ** 2.2);

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

/** Returns a function that writes into `out` the light from a direction, which does not have to be a unit vector. */
export function mirrorOf({ lens, width, height, data }: Mirror, out: Float64Array) {
  const [fx, fy, fz] = lens.forward;
  const [rx, ry, rz] = lens.right;
  const [ux, uy, uz] = lens.up;
  const { focal, centerX, centerY } = lens;
  return (x: number, y: number, z: number): void => {
    const far = fx * x + fy * y + fz * z;
    const over = far > 1e-4 ? focal / far : 0;
    const u = centerX + (rx * x + ry * y + rz * z) * over - 0.5;
    const v = centerY - (ux * x + uy * y + uz * z) * over - 0.5;
    const left = u < 0 ? 0 : Math.min(u, width - 2);
    const top = v < 0 ? 0 : Math.min(v, height - 2);
    const column = left | 0;
    const row = top | 0;
    const b = left - column;
    const d = top - row;
    const at = (row * width + column) * 4;
    const below = at + width * 4;
    for (let channel = 0; channel < 3; channel += 1) {
      const upper =
        (LINEAR[data[at + channel] as number] as number) * (1 - b) +
        (LINEAR[data[at + 4 + channel] as number] as number) * b;
      const lower =
        (LINEAR[data[below + channel] as number] as number) * (1 - b) +
        (LINEAR[data[below + 4 + channel] as number] as number) * b;
      out[channel] = upper * (1 - d) + lower * d;
    }
  };
}
