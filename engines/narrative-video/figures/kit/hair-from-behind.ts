import type { Path2D } from '@napi-rs/canvas';
import { darken, lighten, luminance } from '../../../drawing/color.ts';
import { isHanging } from '../../../people/character-sheet.ts';
import { type HairCut, hairBehind, hairCap, strandsOf, volumeOf } from './hair.ts';
import { drawHat } from './hats.ts';
import type { Head } from './head-space.ts';
import type { HeadPaint } from './puppet.ts';

/**
 * Draws the hair of a head that is turned away as one shape, lines in it, and the hat on it.
 * @param more shapes that are part of the hair, such as tufts
 * @param strands number of lines
 */
export function drawHairFromBehind(
  head: Head,
  paint: HeadPaint,
  cut: HairCut,
  { more = [], strands, relief }: { more?: readonly Path2D[]; strands: number; relief?: number },
): void {
  const { brush, sheet } = head;
  const { hair } = paint;
  const [cap, behind] = [hairCap(head, cut), hairBehind(head, cut)];
  // The shape that reaches lower covers the other one's edge.
  const shapes = isHanging(sheet.hair) ? [cap, behind] : [behind, cap];
  const drawn = [...more, ...shapes].filter((path) => path !== undefined);
  brush.union(drawn, hair, relief === undefined ? {} : { relief });
  if (strands > 0 && sheet.hair.texture !== 'curly')
    brush.stroke(strandsOf(head, cut, strands), luminance(hair) < 60 ? lighten(hair, 0.16) : darken(hair, 0.3), 0.8);
  drawHat(head, paint, volumeOf(sheet, cut));
}
