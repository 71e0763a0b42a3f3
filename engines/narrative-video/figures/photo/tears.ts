import { smoothstep } from '../../../drawing/motion.ts';
import type { Point } from '../../../people/person.ts';
import { EYES, lineOf } from './face-lines.ts';

/** How far tears run down from the eyes, how far they are carried aside, and half of their width, in the head's units. */
const [LONG, ASIDE, HALF] = [0.44, 0.05, 0.03];
/** How much larger the drop at the lower end is, and how long it is. */
const DROP = { wide: 1.5, long: 0.045 };
/** How far around a lid the skin is red, and how much green and blue that takes from it. */
const [SORE, REDDENS] = [0.15, 0.1];

/** Returns what changes the pixel of a place on a face that cries: sore lids, and a wet track on each cheek. */
export function tearsOf(points: readonly Point[]): (data: Uint8ClampedArray, at: number, x: number, y: number) => void {
  const eyes = EYES.map(({ lower }) => {
    const line = lineOf(points, lower);
    const [first, last] = [line[0] as Point, line.at(-1) as Point];
    const middle = (first[0] + last[0]) / 2;
    const low = Math.max(...line.map(([, y]) => y));
    return { x: middle + (middle - (points[NOSE] as Point)[0]) * 0.1, y: low, outward: Math.sign(middle) };
  });
  return (data, at, x, y) => {
    for (const eye of eyes) {
      const [dx, down] = [x - eye.x, y - eye.y];
      const sore = REDDENS * Math.exp(-((dx / SORE) ** 2) - ((down - 0.02) / SORE) ** 2 * 2);
      for (const channel of [1, 2]) data[at + channel] = (data[at + channel] as number) * (1 - sore);
      if (down < 0 || down > LONG + DROP.long) continue;
      const share = down / LONG;
      const off = dx - eye.outward * ASIDE * share * share;
      const end = Math.abs(down - LONG) / DROP.long;
      const half = HALF * (end < 1 ? 1 + (DROP.wide - 1) * Math.sqrt(1 - end * end) : share > 1 ? 0 : 1);
      if (half === 0 || Math.abs(off) > half) continue;
      // Water is dark at the side from which the light comes, and bright at the other one.
      const across = off / half;
      const begins = smoothstep(0, 0.35, share);
      const shine = smoothstep(0.75, 0, Math.abs(across - 0.25)) * (0.2 + 0.22 * begins);
      const shadow = smoothstep(0.5, 1, Math.abs(across)) * smoothstep(1, 0.8, Math.abs(across)) * 0.26 * begins;
      for (let channel = 0; channel < 3; channel += 1) {
        const under = data[at + channel] as number;
        data[at + channel] = (under + (250 - under) * shine) * (1 - shadow);
      }
    }
  };
}

/** Index of the nose's tip in MediaPipe's face mesh. */
const NOSE = 4;
