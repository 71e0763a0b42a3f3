import { luminance, mix, type Rgb } from '../../../drawing/color.ts';

/** Color of the darkest cloth. Black without any light in it would hide all folds, lapels and pockets. */
const DARKEST: Rgb = [50, 56, 78];

/** Lifts a color that is nearly black, so that light models the form. */
export function visible(color: Rgb): Rgb {
  return mix(DARKEST, color, Math.min(1, luminance(color) / 60));
}
