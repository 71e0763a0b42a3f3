import { sampled } from '../../../drawing/curve.ts';
import type { Point } from '../../../drawing/hand.ts';
import type { Sheet } from './sheet.ts';

/** A line of a soft pencil, seen through the paint, drawn twice where the hand looked for it. */
export function pencil({ pen, unit, chance, noise }: Sheet, points: readonly Point[], times = 1): void {
  pen.save();
  pen.strokeStyle = '#55545e';
  pen.lineCap = 'round';
  for (let time = 0; time < times; time++) {
    const line = sampled(points, 10 + 6 * points.length);
    const aside = time * 2.4 * unit;
    const seed = chance.between(0, 60);
    line.slice(0, -1).forEach(([x, y], index) => {
      const [toX, toY] = line[index + 1] as Point;
      const stray = (at: number) => aside + noise(at / 4 + seed, time * 7) * 1.6 * unit;
      pen.globalAlpha = 0.3 + 0.22 * noise(index / 3, seed);
      pen.lineWidth = unit * (0.9 + 0.3 * noise(index / 2, seed + 9));
      pen.beginPath();
      pen.moveTo(x + stray(index), y + stray(index));
      pen.lineTo(toX + stray(index + 1), toY + stray(index + 1));
      pen.stroke();
    });
  }
  pen.restore();
}
