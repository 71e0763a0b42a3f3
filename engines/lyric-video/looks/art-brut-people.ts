import { type Context2D, sprite } from '../../drawing/canvas.ts';
import type { Chance } from '../../drawing/chance.ts';
import type { Point } from '../../drawing/hand.ts';
import type { Composition } from '../look.ts';
import { face } from './art-brut-face.ts';
import { BLACK, daubed, PAPER, RED, thickened, YELLOW } from './art-brut-paint.ts';
import { SIGNS } from './art-brut-signs.ts';

/** Clumsy faces at both sides of a singer in a break and an ending, with the wall for a body. */
export function crowd(pen: Context2D, composition: Composition, chance: Chance): void {
  const { movement, shape, width, height, unit } = composition;
  if (movement !== 'break' && movement !== 'ending') return;
  const size = (movement === 'break' ? 112 : 80) * unit;
  const places: readonly Point[] =
    shape === 'wide'
      ? [
          [0.09, 0.3],
          [0.16, 0.76],
          [0.91, 0.34],
          [0.85, 0.8],
          ...(movement === 'ending'
            ? ([
                [0.27, 0.42],
                [0.75, 0.46],
              ] as const)
            : []),
        ]
      : [
          [0.2, 0.1],
          [0.52, 0.16],
          [0.82, 0.1],
          ...(movement === 'ending'
            ? ([
                [0.26, 0.3],
                [0.76, 0.32],
              ] as const)
            : []),
        ];
  places.forEach(([across, down], index) => {
    pen.save();
    pen.translate(across * width - 1.3 * size, down * height - 1.3 * size);
    const expression = { open: (index * 0.37) % 1, isAsleep: movement === 'ending', kind: index };
    face(pen, composition, size, expression, chance.fork(`face ${index}`));
    pen.restore();
  });
}

/** A band of black paint with scratched signs, in front of a singer whose bust ends above the frame's edge. */
export function bandOf({ art, width, height, unit, tint, chance }: Composition) {
  if (art.top + art.height >= height) return undefined;
  const own = chance.fork('band');
  const [high, room] = [96 * unit, 12 * unit];
  const lines = [tint(YELLOW), tint(RED), PAPER];
  return sprite(width, high, (pen) => {
    const area = { left: 0, top: room, width, height: high - 2 * room };
    pen.fillStyle = BLACK;
    pen.fillRect(0, room, width, area.height);
    daubed(pen, area, [BLACK], 0.8 * area.height, own);
    const radius = 0.34 * area.height;
    for (let x = radius; x < width + radius; x += 2.5 * radius) {
      pen.save();
      pen.translate(x, high / 2);
      own.pick(SIGNS)(pen, radius, own.pick(lines), 2.8 * unit, own);
      pen.restore();
    }
    thickened(pen, pen.canvas.width, pen.canvas.height, unit);
  });
}
