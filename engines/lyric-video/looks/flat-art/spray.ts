import type { Chance } from '../../../drawing/chance.ts';
import type { Point } from '../../../drawing/hand.ts';
import type { Brush } from '../../picture/flat-shapes.ts';

/** Area of the sheet for each speck of a spray, and the sides of a speck. */
const [SPARSE, FINE, COARSE] = [15, 0.8, 1.9];

/**
 * Specks of a color, dense at a line and ever sparser away from it, as with a toothbrush over a stencil.
 * @param reach how far the last ones are from the line @param size how much larger specks are than those on the sheet
 */
export function spray(
  { pen, tint }: Brush,
  color: string,
  line: readonly Point[],
  reach: Point,
  chance: Chance,
  size = 1,
): void {
  const own = chance.fork(`spray ${color} ${line[0]}`);
  pen.fillStyle = tint(color);
  pen.beginPath();
  line.slice(1).forEach(([toX, toY], index) => {
    const [x, y] = line[index] as Point;
    const area = Math.abs((toX - x) * reach[1] - (toY - y) * reach[0]);
    for (let left = Math.round(area / (SPARSE * size ** 2)); left > 0; left--) {
      const [along, away, wide] = [own.next(), own.next() ** 2.2, size * own.between(FINE, COARSE)];
      pen.rect(x + (toX - x) * along + reach[0] * away, y + (toY - y) * along + reach[1] * away, wide, wide);
    }
  });
  pen.fill();
}
