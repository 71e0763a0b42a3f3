import type { Context2D } from '../../../drawing/canvas.ts';
import { chanceOf } from '../../../drawing/chance.ts';
import { css, darken, luminance, mix, type Rgb } from '../../../drawing/color.ts';
import { apart } from '../../../people/swatches.ts';
import { EXTENT, type HeadPicture } from './head-picture.ts';

/** Distance of colors up to which a pixel is hair, and number of such pixels that make its color sure. */
const [LIKE_HAIR, SURE] = [44, 300];
/** Height in the space of the head below which hair is not looked for: there are necks and clothes. */
const LOWEST = 0.3;
/** Shares of the hair, from dark to bright, whose mean is its color. */
const USUAL = { from: 0.25, to: 0.72 };

/** Returns the usual color of a head's hair in the light of its place, or undefined if too little of it is seen. */
export function hairInLight({ data, lit, width, scale, hair, skin }: HeadPicture): Rgb | undefined {
  const seen: Rgb[] = [];
  const last = Math.round((LOWEST - EXTENT.top) * scale) * width * 4;
  for (let at = 0; at < last; at += 12) {
    if ((data[at + 3] as number) < 250) continue;
    const own: Rgb = [data[at] as number, data[at + 1] as number, data[at + 2] as number];
    if (apart(own, hair) < Math.min(LIKE_HAIR, apart(own, skin)))
      seen.push([lit[at] as number, lit[at + 1] as number, lit[at + 2] as number]);
  }
  if (seen.length < SURE) return undefined;
  seen.sort((one, other) => luminance(one) - luminance(other));
  const usual = seen.slice(Math.floor(seen.length * USUAL.from), Math.ceil(seen.length * USUAL.to));
  const mean = (channel: 0 | 1 | 2) => usual.reduce((sum, color) => sum + color[channel], 0) / usual.length;
  return [mean(0), mean(1), mean(2)];
}

/** Locks, strands and bright strands: how many, how wide in the head's units, how much of their way, and their opacity. */
const LAYERS = [
  { count: 90, wide: 0.07, long: [0.4, 0.8], opacity: 0.2, tones: [-0.34, -0.12, 0.16] },
  { count: 620, wide: 0.014, long: [0.2, 0.6], opacity: 0.3, tones: [-0.4, -0.2, 0.12, 0.26] },
  { count: 160, wide: 0.008, long: [0.15, 0.4], opacity: 0.4, tones: [0.34] },
] as const;
/** Points of each strand. */
const STEPS = 7;

/**
 * Combs hair from the crown down around the back of a head.
 * @param pen in the space of the head
 * @param from height of the crown, or of the lower edge of a hat
 * @param to height at which hair ends on the neck
 * @param half of the width of the head, and of the hair at its lower end
 */
export function combHair(
  pen: Context2D,
  color: Rgb,
  { from, to, half, end }: Record<'from' | 'to' | 'half' | 'end', number>,
): void {
  const chance = chanceOf('combed');
  pen.lineCap = 'round';
  for (const { count, wide, long, opacity, tones } of LAYERS) {
    for (let strand = 0; strand < count; strand += 1) {
      const aside = chance.between(-1, 1);
      const part = chance.between(long[0], long[1]);
      const begins = chance.between(-0.1, 1 - part * 0.7);
      const tone = tones[Math.floor(chance.next() * tones.length)] as number;
      const low = to + chance.around() * 0.07;
      pen.strokeStyle = css(brighter(color, 1 + tone), opacity);
      pen.lineWidth = wide * chance.between(0.6, 1.4);
      pen.beginPath();
      for (let step = 0; step <= STEPS; step += 1) {
        const share = Math.max(0, Math.min(1, begins + (part * step) / STEPS));
        const rest = 1 - share;
        // A Bézier curve from the crown over the side of the head to the neck.
        const sum = (a: number, b: number, c: number, d: number) =>
          rest ** 3 * a + 3 * rest * rest * share * b + 3 * rest * share * share * c + share ** 3 * d;
        const x = aside * sum(0.15, half * 0.9, half * 1.12, end) + 0.03 * Math.sin(strand + share * 5);
        pen.lineTo(x, sum(from, from + 0.05, from + (low - from) * 0.55, low));
      }
      pen.stroke();
    }
  }
}

/** Makes a color brighter without making it paler. */
function brighter([red, green, blue]: Rgb, by: number): Rgb {
  return [Math.min(255, red * by), Math.min(255, green * by), Math.min(255, blue * by)];
}

/** How much brighter hair is where the light falls on the round of the head, and how much darker at the neck. */
const [SHINE, NECK] = [0.14, 0.34];

/** Returns the colors of hair from the crown to the neck. */
export function hairTones(pen: Context2D, color: Rgb, from: number, to: number) {
  const tones = pen.createLinearGradient(0, from, 0, to);
  tones.addColorStop(0, css(darken(color, 0.08)));
  tones.addColorStop(0.24, css(brighter(color, 1 + SHINE)));
  tones.addColorStop(0.55, css(mix(color, darken(color, NECK), 0.4)));
  tones.addColorStop(1, css(darken(color, NECK)));
  return tones;
}
