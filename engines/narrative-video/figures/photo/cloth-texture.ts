import { luminance, type Rgb } from '../../../drawing/color.ts';
import { boxMean } from '../../../people/box-mean.ts';
import { apart, commonest } from '../../../people/swatches.ts';
import type { Shoulders } from './build.ts';
import { sampleInto } from './head-picture.ts';
import type { PhotoSource } from './photo-source.ts';

/** Side of the piece of cloth that is copied, and the distance between the places that are tried, in distances between the shoulders. */
const [PIECE, STEP] = [0.46, 0.06];
/** Where pieces are looked for: to each side of the middle, and below the shoulders, in the same unit. */
const [ASIDE, BELOW] = [0.7, { from: 0.12, to: 1.3 }];
/** Colors farther from that of the cloth, as `apart` measures it, belong to badges, straps and hands. */
const SAME = 62;
/** Least share of plain cloth in a piece. */
const PLAIN = 0.86;
/** Number of places along each side at which a piece is judged. */
const JUDGED = 14;
/** Greatest difference of the brightness of folds to the cloth around them, and the usual one. Seams and zips differ more. */
const [MOST, USUAL] = [0.2, 0.12];

/**
 * Returns the structure of a person's clothes, with their small folds, as the photograph shows it: factors around 1, a
 * square of side `side`. Painted sleeves then look like the photographed chest.
 * @param told color of the top that the sheet tells, corrected like the photograph
 * @returns undefined if the photograph shows too little plain cloth
 */
export function clothTexture(
  source: PhotoSource,
  { across, middle }: Shoulders,
  told: Rgb,
  side: number,
): Float32Array | undefined {
  const size = across * PIECE;
  let best: { left: number; top: number; share: number; color: Rgb } | undefined;
  for (let top = middle[1] + across * BELOW.from; top < middle[1] + across * BELOW.to; top += across * STEP) {
    if (top + size >= source.height) break;
    for (let left = middle[0] - across * ASIDE; left + size < middle[0] + across * ASIDE; left += across * STEP) {
      if (left < 0 || left + size >= source.width) continue;
      const judged = judge(source, left, top, size, told);
      if (judged && judged.share > (best?.share ?? PLAIN)) best = { left, top, ...judged };
    }
  }
  return best && structureOf(source, best, size / side, side);
}

/** Returns the commonest color of a piece, if it may be that of the cloth, and its share. */
function judge(source: PhotoSource, left: number, top: number, size: number, told: Rgb) {
  const colors: Rgb[] = [];
  for (let row = 0; row < JUDGED; row += 1) {
    for (let column = 0; column < JUDGED; column += 1) {
      const color = colorAt(source, left + ((column + 0.5) * size) / JUDGED, top + ((row + 0.5) * size) / JUDGED);
      if (color) colors.push(color);
    }
  }
  const color = commonest(colors)[0]?.color;
  if (!color || apart(color, told) > SAME * 1.6 || apart(color, source.skin) < SAME / 2) return undefined;
  return { color, share: colors.filter((one) => apart(one, color) < SAME).length / JUDGED ** 2 };
}

function colorAt({ data, width, person: { mask } }: PhotoSource, x: number, y: number): Rgb | undefined {
  const at = Math.floor(y) * width + Math.floor(x);
  if ((mask[at] ?? 0) < 250) return undefined;
  return [data[at * 4] as number, data[at * 4 + 1] as number, data[at * 4 + 2] as number];
}

function structureOf(
  source: PhotoSource,
  { left, top, color }: { left: number; top: number; color: Rgb },
  scale: number,
  side: number,
): Float32Array {
  const usual = luminance(color);
  const seen = Float32Array.from({ length: side * side }, (_, at) => {
    const [x, y] = [left + (at % side) * scale, top + Math.floor(at / side) * scale];
    const found = colorAt(source, x, y);
    return found && apart(found, color) < SAME ? brightnessAt(source, x, y) : usual;
  });
  // Light that falls on the whole piece would be repeated as stripes.
  const around = boxMean(seen, side, side >> 3);
  const factors = seen.map((value, at) => (value + 4) / ((around[at] as number) + 4));
  const differs = Math.sqrt(factors.reduce((sum, factor) => sum + (factor - 1) ** 2, 0) / factors.length);
  const strength = Math.min(1, USUAL / Math.max(1e-6, differs));
  return factors.map((factor) => 1 + MOST * Math.tanh(((factor - 1) * strength) / MOST));
}

/** Returns the luminance between pixels. Enlarged pixels would look like a coarse weave. */
function brightnessAt({ data, width, height }: PhotoSource, x: number, y: number): number {
  const sample = new Uint8ClampedArray(4);
  sampleInto(sample, 0, { data, width, height }, x, y);
  return luminance([sample[0] as number, sample[1] as number, sample[2] as number]);
}
