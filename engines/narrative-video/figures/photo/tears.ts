import { smoothstep } from '../../../drawing/motion.ts';
import type { Point } from '../../../people/person.ts';
import { EYES, heightAt, lineOf } from './face-lines.ts';

/** How far tears run down from the eyes, how far they are carried aside, and half of their width, in the head's units. */
const [LONG, ASIDE, HALF] = [0.54, 0.07, 0.034];
/** How much larger the drop at the lower end is, and how long it is. */
const DROP = { wide: 1.7, long: 0.075 };
/** How much a tear's edge wavers, and how often on its way. */
const [WAVERS, OFTEN] = [0.007, 11];
/** How far around a lid and around the nose's tip the skin is red, and how much green and blue that takes from it. */
const [SORE, REDDENS] = [0.19, 0.2];
const NOSE_RED = { across: 0.2, down: 0.16, share: 0.8 };
/** Height of the water that stands on the lower lid, and its brightness, 0 to 1. */
const [BRIM, WELLS] = [0.02, 0.26];

/** Returns what changes the pixel of a place on a face that cries: sore lids and nose, and a wet track on each cheek. */
export function tearsOf(points: readonly Point[]): (data: Uint8ClampedArray, at: number, x: number, y: number) => void {
  const [noseX, noseY] = points[NOSE] as Point;
  const eyes = EYES.map(({ lower }) => {
    const line = lineOf(points, lower);
    const [first, last] = [line[0] as Point, line.at(-1) as Point];
    const middle = (first[0] + last[0]) / 2;
    const x = middle + (middle - noseX) * 0.1;
    return { x, y: heightAt(line, x) ?? first[1], outward: Math.sign(middle - noseX), line };
  });
  return (data, at, x, y) => {
    let red = NOSE_RED.share * Math.exp(-(((x - noseX) / NOSE_RED.across) ** 2) - ((y - noseY) / NOSE_RED.down) ** 2);
    let shine = 0;
    let shadow = 0;
    for (const { x: middle, y: low, outward, line } of eyes) {
      const dx = x - middle;
      const down = y - low;
      red = Math.max(red, Math.exp(-((dx / SORE) ** 2) - ((down - 0.02) / SORE) ** 2 * 1.6));
      const lid = heightAt(line, x);
      if (lid !== undefined)
        shine = Math.max(shine, WELLS * smoothstep(BRIM, BRIM * 0.3, Math.abs(y - lid - BRIM * 0.4)));
      if (down < 0 || down > LONG + DROP.long) continue;
      const share = down / LONG;
      const way = outward * ASIDE * share * share + WAVERS * Math.sin(share * OFTEN + middle * 40);
      const end = Math.abs(down - LONG) / DROP.long;
      const round = end < 1 ? Math.sqrt(1 - end * end) : 0;
      // The drop is round below, and the track goes on above it.
      const half = HALF * (share > 1 ? DROP.wide * round : 0.72 + 0.28 * share + (DROP.wide - 1) * round);
      const across = (dx - way) / Math.max(1e-6, half);
      if (half === 0 || Math.abs(across) > 1) continue;
      // Water is dark at the side from which the light comes, and bright at the other one.
      const edge = smoothstep(1, 0.7, Math.abs(across));
      shine = Math.max(
        shine,
        smoothstep(0.42, 0.06, Math.abs(across - 0.3)) * (end < 1 ? 0.9 : 0.2 + 0.3 * share) * edge,
      );
      shadow = Math.max(shadow, smoothstep(0.15, -0.7, across) * 0.34 * edge, smoothstep(0.8, 1, share) * 0.16 * edge);
    }
    for (let channel = 0; channel < 3; channel += 1) {
      const sore = channel === 0 ? 1 : 1 - REDDENS * red;
      const under = (data[at + channel] as number) * sore * (1 - shadow);
      data[at + channel] = under + (250 - under) * shine;
    }
  };
}

/** Index of the nose's tip in MediaPipe's face mesh. */
const NOSE = 4;
