import { luminance, type Rgb } from '../../../drawing/color.ts';
import { landmarksOf } from '../../../people/landmarks.ts';
import { median } from '../../../people/swatches.ts';
import { colorsAround } from './colors-around.ts';
import type { PhotoSource } from './photo-source.ts';

/** Half of the side of the squares of skin that are looked at, in heights of the head. */
const REACH = 0.035;
/** Opacity from which a pixel is the person's. */
const OWN = 249;
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
  const picture = { data, width, height };
  const colors = landmarksOf(person.face).skin.flatMap((place) => colorsAround(picture, place, head * REACH, OWN));
  colors.sort((one, other) => luminance(other) - luminance(one));
  return median(colors.slice(0, Math.ceil(colors.length * LIT)));
}
