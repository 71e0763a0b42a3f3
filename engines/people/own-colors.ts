import type { Rgb } from '../drawing/color.ts';
import type { Landmarks } from './landmarks.ts';
import { apart, commonest, hueApart, type Swatches } from './swatches.ts';
import type { Region } from './uniform.ts';

/** Least share of a color in a part of a person that belongs to the person. */
export const COMMON = 0.08;
/** Distances below which colors are of one surface, as `apart` measures them, and `hueApart`, which tells dark ones apart. */
const [ONE_COLOR, ONE_HUE] = [24, 0.28];
/** How much a difference in hue counts besides that of the colors. */
const HUE = 60;
/** Half of the width of a head that is looked at, and its height, in heights of the face. */
const HEAD = { half: 0.35, tall: 1.3 };

/** Returns the colors of a person's face and hair, and those of other parts, in pixels of the picture. */
export function ownColors(swatches: Swatches, { chin: [x, y], height }: Landmarks, parts: readonly Region[]): Rgb[] {
  const half = height * HEAD.half;
  const head = { left: x - half, top: y - height * HEAD.tall, right: x + half, bottom: y };
  return [head, ...parts].flatMap(({ left, top, right, bottom }) =>
    commonest(swatches.within(left, top, right, bottom)).flatMap(({ color, share }) => (share > COMMON ? [color] : [])),
  );
}

/** Whether two colors can be those of one surface. */
export function isLike(one: Rgb, other: Rgb): boolean {
  return apart(one, other) < ONE_COLOR && hueApart(one, other) < ONE_HUE;
}

/** Returns how different two colors are, also if both are dark: 0 to about 560. */
export function difference(one: Rgb, other: Rgb): number {
  return apart(one, other) + HUE * hueApart(one, other);
}
