import { hex, isGray, type Rgb, saturate } from '../../../drawing/color.ts';
import type { Surface } from '../../../drawing/solids/mesh.ts';
import { naturalSkin } from '../../../people/skin-tone.ts';
import { visible } from '../soft/visible-cloth.ts';

/** Distance between two studs and height of a brick, meters. A minifigure is 1.75 m tall here. */
export const STUD = 0.35;
export const BRICK = 0.42;

const COLORS: readonly Rgb[] = [
  '#f4f4f0',
  '#a0a5a9',
  '#6c6e68',
  '#1b2a34',
  '#c91a09',
  '#720e0f',
  '#f0641e',
  '#fe8a18',
  '#a95500',
  '#f2cd37',
  '#fff03a',
  '#e4cd9e',
  '#958a73',
  '#582a12',
  '#352100',
  '#cc702a',
  '#f6d7b3',
  '#d09168',
  '#237841',
  '#184632',
  '#4b9f4a',
  '#bbe90b',
  '#9b9a5a',
  '#008f9b',
  '#0055bf',
  '#0a3463',
  '#5a93db',
  '#9fc3e9',
  '#36aebf',
  '#81007b',
  '#845e84',
  '#ac78ba',
  '#e4adc8',
  '#c870a0',
  '#923978',
  '#2f1a4a',
  '#708e7c',
  '#6f9a45',
  '#4a6b2a',
  '#e8b98c',
  '#aa7d55',
  '#7c503a',
  '#4a3020',
].map(hex);

/** Colors for gray hair and cloth, which would otherwise be molded in the pink of the same lightness. */
const GRAYS = COLORS.slice(0, 4);

const SKINS: readonly Rgb[] = ['#f4cfa8', '#ecbd92', '#d09168', '#aa7d55', '#7c503a', '#4f3424'].map(hex);

const HAIRS: readonly Rgb[] = [
  '#f2d680',
  '#d9ad52',
  '#c29d5c',
  '#cc702a',
  '#94592c',
  '#8a6844',
  '#6b4226',
  '#b87838',
  '#46332a',
  '#582a12',
  '#352100',
  '#f4f4f0',
  '#a0a5a9',
  '#1b1a1e',
].map(hex);

/** Returns the nearest color of hair pieces. None of them is a color of skin, which would make the head one lump. */
export function moldedHair(color: Rgb): Rgb {
  return isGray(color) ? nearest(color, GRAYS) : nearest(color, HAIRS);
}

/** Returns the nearest color of the palette, because bricks are molded in few colors. */
export function molded(color: Rgb): Rgb {
  return isGray(color) ? nearest(color, GRAYS) : nearest(saturate(color, 1.25), COLORS);
}

/** Returns the nearest color for clothes. Black is lifted, so that light models folds and seams. */
export function moldedCloth(color: Rgb): Rgb {
  return visible(molded(color));
}

export function moldedSkin(color: Rgb): Rgb {
  return nearest(naturalSkin(color), SKINS);
}

function nearest([red, green, blue]: Rgb, from: readonly Rgb[]): Rgb {
  let best: Rgb = [0, 0, 0];
  let least = Infinity;
  for (const tone of from) {
    const distance = 2 * (tone[0] - red) ** 2 + 4 * (tone[1] - green) ** 2 + 3 * (tone[2] - blue) ** 2;
    if (distance < least) [least, best] = [distance, tone];
  }
  return best;
}

/** Returns a hard, smooth and bright surface. */
export function plastic(color: Rgb, more: Partial<Surface> = {}): Surface {
  return { color, gloss: 0.72, sharpness: 105, sheen: 0.62, ...more };
}
