import type { Context2D } from '../../../drawing/canvas.ts';
import type { Chance } from '../../../drawing/chance.ts';
import { disc } from '../../../drawing/hand.ts';

/**
 * Paint on its way from a can's nozzle at the pen's origin to the left.
 * @param reach in pixels
 * @param unit size of a speck, in pixels
 */
export function mist(pen: Context2D, color: string, reach: number, unit: number, chance: Chance): void {
  pen.save();
  pen.fillStyle = color;
  for (let speck = 0; speck < 420; speck++) {
    const far = chance.next() ** 0.7;
    pen.globalAlpha = 0.75 * (1 - far) + 0.1;
    disc(pen, -far * reach, (0.1 + 0.3 * chance.around()) * far * reach, chance.between(0.8, 3) * unit * (0.5 + far));
    pen.fill();
  }
  pen.restore();
}
