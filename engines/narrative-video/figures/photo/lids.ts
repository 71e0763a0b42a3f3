import { mix, type Rgb } from '../../../drawing/color.ts';
import { smoothstep } from '../../../drawing/motion.ts';
import { EYES, heightAt, lineOf } from './face-lines.ts';
import { type HeadPicture, sampleAt } from './head-picture.ts';

/** Width of the soft edge above a lid, in the head's units. */
const SOFT = 0.035;
/** Half of the width of the line of lashes, in the head's units: without it, shut eyes would look blank. */
const LASHES = 0.03;
/** Most of that width in heights of the eye above half-lowered lids: more would make an open eye a dark hole. */
const OF_EYE = 0.14;
/** Where the skin of a lid comes from: above and below the eye, in the head's units. */
const AROUND_EYE = 0.055;

/**
 * Returns the color of lowered lids at each place, where there are any.
 * @param blink 0 is open, 1 is shut
 */
export function lidsOf(
  head: HeadPicture,
  blink: number,
): (x: number, y: number) => { color: Rgb; opacity: number } | undefined {
  const eyes = EYES.map(({ upper, lower }) => ({
    upper: lineOf(head.points, upper),
    lower: lineOf(head.points, lower),
  }));
  return (x, y) => {
    for (const { upper, lower } of eyes) {
      const top = heightAt(upper, x);
      const bottom = heightAt(lower, x);
      if (top === undefined || bottom === undefined) continue;
      const end = top + (bottom - top + 0.012) * blink;
      if (y < top - SOFT || y > end + 0.01) continue;
      const opacity = smoothstep(top - SOFT, top - 0.005, y) * smoothstep(end + 0.01, end, y);
      const half = Math.min(LASHES, LASHES * blink + (bottom - top) * OF_EYE * (1 - blink));
      const lashes =
        smoothstep(half, half * 0.3, Math.abs(y - end + half * 0.4)) * smoothstep(0.01, 0.06, bottom - top);
      const share = (y - top) / Math.max(0.02, bottom - top);
      return { color: lidColor(head, x, { top, bottom, share, lashes }), opacity };
    }
    return undefined;
  };
}

const SAMPLE = new Uint8ClampedArray(4);

/** A lid at a place: its height there, how far down the eye the place is, and how visible its lashes are. */
interface Lid {
  top: number;
  bottom: number;
  share: number;
  lashes: number;
}

/** Returns the color of a lid: the skin above the eye passes into the skin below it, down to the lashes. */
function lidColor(head: HeadPicture, x: number, { top, bottom, share, lashes }: Lid): Rgb {
  const skin = (y: number): Rgb => {
    SAMPLE.fill(0);
    sampleAt(SAMPLE, 0, head, x, y);
    return [SAMPLE[0] as number, SAMPLE[1] as number, SAMPLE[2] as number];
  };
  const lid = mix(skin(top - AROUND_EYE), skin(bottom + AROUND_EYE), Math.max(0, Math.min(1, share * 0.7)));
  return mix(lid, [44, 28, 24], lashes * 0.59);
}
