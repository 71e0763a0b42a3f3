import type { Rgb } from '../../../drawing/color.ts';
import type { Point } from '../../../people/person.ts';

/**
 * Returns the colors of the person in a square of a picture.
 * @param data RGBA, row by row
 * @param reach half of the square's side, pixels
 * @param opaque opacity from which a pixel is the person's, 0 to 255
 */
export function colorsAround(
  { data, width, height }: { data: Uint8ClampedArray; width: number; height: number },
  [x, y]: Point,
  reach: number,
  opaque: number,
): Rgb[] {
  const colors: Rgb[] = [];
  for (let row = Math.max(0, Math.round(y - reach)); row < Math.min(height, y + reach); row += 1) {
    for (let column = Math.max(0, Math.round(x - reach)); column < Math.min(width, x + reach); column += 1) {
      const at = (row * width + column) * 4;
      if ((data[at + 3] as number) > opaque)
        colors.push([data[at] as number, data[at + 1] as number, data[at + 2] as number]);
    }
  }
  return colors;
}
