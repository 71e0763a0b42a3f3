import type { Context2D } from '../../drawing/canvas.ts';
import type { Point } from '../../drawing/hand.ts';
import type { Composition } from '../look.ts';
import type { Rectangle } from '../words/layout.ts';
import { sketchOf } from './doodle-ballpoint.ts';
import { pensOf } from './doodle-page.ts';

/** Draws what is around a singer: stars in an ending, and in a chorus lines that leave the head in all directions. */
export function halo(pen: Context2D, composition: Composition, { left, top, width, height }: Rectangle): void {
  const { unit, movement, width: across } = composition;
  const chance = composition.chance.fork('halo');
  const { line, star } = sketchOf(pen, pensOf(composition, 3 * unit), chance, 1);
  const [x, y] = [left + width / 2, top + height * 0.42];
  const at = (angle: number, far: number): Point => [x + Math.cos(angle) * far, y + Math.sin(angle) * far];
  if (movement === 'chorus') {
    for (let ray = 0; ray < 84; ray++) {
      // The shoulders are below.
      const angle = Math.PI * (0.94 + (1.12 * ray) / 84) + chance.around() * 0.02;
      const from = width * (0.5 + 0.05 * (ray % 3) + 0.04 * chance.next());
      const to = from + width * chance.between(0.14, 0.5);
      line([at(angle, to), at(angle, (from + to) / 2), at(angle, from)], {
        weight: chance.between(0.7, 1.9),
        passes: 1 + (ray % 2),
        taper: 0.5,
      });
    }
  } else if (movement === 'ending') {
    for (let index = 0; index < 11; index++) {
      const [px, py] = at(Math.PI * (0.97 + (1.06 * index) / 10), width * chance.between(0.56, 0.78));
      if (px > 110 * unit && px < across - 30 * unit && py > 24 * unit) {
        star(px, py, unit * chance.between(9, 21), 4 + (index % 2));
      }
    }
  }
}
