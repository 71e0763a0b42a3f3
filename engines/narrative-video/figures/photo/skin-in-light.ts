import { luminance, type Rgb } from '../../../drawing/color.ts';
import { landmarksOf } from '../../../people/landmarks.ts';
import { median } from '../../../people/swatches.ts';
import type { PhotoSource } from './photo-source.ts';

/** Half of the side of the squares of skin that are looked at, in heights of the head. */
const REACH = 0.035;
/** Share of it that counts, from the brightest: the rest is in the shade, which parts have of their own. */
const LIT = 0.6;

/**
 * Returns the usual color of the bare skin of a face, so that painted hands and arms have it too.
 * @param data the photograph in the light of the place, RGBA
 * @returns undefined if the face is covered
 */
export function skinInLight(
  { width, height, head, person }: Pick<PhotoSource, 'width' | 'height' | 'head' | 'person'>,
  data: Uint8ClampedArray,
): Rgb | undefined {
  const reach = Math.max(1, Math.round(head * REACH));
  const colors = landmarksOf(person.face).skin.flatMap(([x, y]) => {
    const seen: Rgb[] = [];
    for (let row = Math.round(y) - reach; row <= Math.round(y) + reach; row += 1) {
      for (let column = Math.round(x) - reach; column <= Math.round(x) + reach; column += 1) {
        const at = (row * width + column) * 4;
        if (row < 0 || row >= height || column < 0 || column >= width || (data[at + 3] as number) < 250) continue;
        seen.push([data[at] as number, data[at + 1] as number, data[at + 2] as number]);
      }
    }
    return seen;
  });
  colors.sort((one, other) => luminance(other) - luminance(one));
  return median(colors.slice(0, Math.ceil(colors.length * LIT)));
}
