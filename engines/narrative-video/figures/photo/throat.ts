import type { Rgb } from '../../../drawing/color.ts';
import { smoothstep } from '../../../drawing/motion.ts';
import { boxMean } from '../../../people/box-mean.ts';
import type { CharacterSheet } from '../../../people/character-sheet.ts';
import type { HeadPlace } from './head-place.ts';

/** Clothes without a collar: around the throat, only skin, hair and cloth are seen. */
const COLLARLESS: ReadonlySet<CharacterSheet['top']['kind']> = new Set(['tank-top', 't-shirt', 'dress']);
/** Half of the width of the throat with the hair beside it, and its height above and below the chin, in heads. */
const THROAT = { half: 0.42, above: 0.1, below: 0.55 };
/** Brightness from which a color is pale, 0 to 255, and the purity below which it is. */
const PALE = { bright: 92, pure: 0.42 };
/** How far the colors of strange places reach beyond them, and where the colors that replace them come from, in heads. */
const [SPREAD, REACHES] = [0.012, [0.03, 0.07, 0.16]] as const;

/** A cut-out person: RGBA, not premultiplied. */
interface Cut {
  data: Uint8ClampedArray;
  width: number;
  height: number;
}

/**
 * Paints over the background that shines through between long hair and a bare throat, which cut-outs show as white rags.
 * It is pale, which neither skin, nor hair, nor a colorful top is. The colors around go on there.
 */
export function fillThroat(
  { data, width, height }: Cut,
  { chin: [x, y], head }: HeadPlace,
  { top, hair, skin }: Pick<CharacterSheet, 'top' | 'hair' | 'skin'>,
): void {
  if (hair.length !== 'long' || !COLLARLESS.has(top.kind)) return;
  const own = [top.color, hair.color, skin, ...(top.accent ? [top.accent] : [])];
  if (own.some(isPale)) return;
  const left = Math.max(0, Math.round(x - head * THROAT.half));
  const right = Math.min(width, Math.round(x + head * THROAT.half));
  const first = Math.max(0, Math.round(y - head * THROAT.above));
  const last = Math.min(height, Math.round(y + head * THROAT.below));
  const [wide, tall] = [right - left, last - first];
  if (wide < 2 || tall < 2) return;
  const place = (at: number) => ((first + Math.floor(at / wide)) * width + left + (at % wide)) * 4;
  const strange = new Float32Array(wide * tall);
  for (let at = 0; at < strange.length; at += 1) {
    const pixel = place(at);
    const color: Rgb = [data[pixel] as number, data[pixel + 1] as number, data[pixel + 2] as number];
    strange[at] = Number((data[pixel + 3] as number) > 128 && isPale(color));
  }
  const near = boxMean(strange, wide, Math.max(1, Math.round(head * SPREAD)));
  const known = near.map((share, at) => Number(share < 0.04 && (data[place(at) + 3] as number) > 200));
  for (let channel = 0; channel < 3; channel += 1) {
    const colors = known.map((share, at) => share * (data[place(at) + channel] as number));
    const filled = new Float32Array(strange.length);
    const seen = new Float32Array(strange.length);
    for (const reach of REACHES) {
      const radius = Math.max(1, Math.round(head * reach));
      const [sums, counts] = [boxMean(colors, wide, radius), boxMean(known, wide, radius)];
      for (let at = 0; at < filled.length; at += 1) {
        if ((seen[at] as number) > 0 || (counts[at] as number) < 0.02) continue;
        filled[at] = (sums[at] as number) / (counts[at] as number);
        seen[at] = 1;
      }
    }
    const soft = boxMean(filled, wide, Math.max(1, Math.round(head * SPREAD)));
    for (let at = 0; at < filled.length; at += 1) {
      if (seen[at] === 0) continue;
      const share = smoothstep(0.02, 0.3, near[at] as number);
      const pixel = place(at) + channel;
      data[pixel] = (data[pixel] as number) + ((soft[at] as number) - (data[pixel] as number)) * share;
    }
  }
}

function isPale(color: Rgb): boolean {
  const [least, most] = [Math.min(...color), Math.max(...color)];
  return most > PALE.bright && most - least < most * PALE.pure;
}
