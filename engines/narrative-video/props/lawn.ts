import { darken, hex, lighten, mix, type Rgb } from '../../drawing/color.ts';
import type { Point } from '../../drawing/hand.ts';
import type { Pen } from '../pen/pen.ts';

/** Returns whether a color of the ground is that of a meadow. */
export function isGrass([red, green, blue]: Rgb): boolean {
  return green > red + 12 && green > blue + 30;
}

/** Tufts of grass on a lawn, and how many of them have a flower. */
const [TUFTS, BLOOMING] = [52, 0.3];
const PETALS = [hex('#ffffff'), hex('#ffe27a'), hex('#f6a8b8')] as const;

/** Outline of a tuft: across and up, in shares of its size. */
const BLADES = [
  [-0.5, 0],
  [-0.72, 0.5],
  [-0.3, 0.24],
  [-0.16, 1],
  [0.08, 0.3],
  [0.42, 0.8],
  [0.36, 0.24],
  [0.74, 0.42],
  [0.46, 0],
] as const;

/**
 * Draws tufts of grass and small flowers with their shadows on a lawn. Nearer ones are larger.
 * @param tone color of the ground
 */
export function lawn(pen: Pen, width: number, top: number, bottom: number, tone: Rgb): void {
  const chance = pen.chance.fork('lawn');
  const flat = { hasOutline: false, isFlat: true };
  for (let tuft = 0; tuft < TUFTS; tuft += 1) {
    const near = (tuft + chance.next()) / TUFTS;
    const [x, y] = [width * chance.next(), top + (bottom - top) * (0.05 + near ** 1.3 * 0.95)];
    const size = (bottom - top) * (0.025 + near * chance.between(0.07, 0.12));
    const blade = tuft % 3 ? darken(tone, chance.between(0.24, 0.4)) : lighten(mix(tone, hex('#c8d860'), 0.3), 0.14);
    pen.disc(x, y, size * 0.8, darken(tone, 0.4), { squash: 0.18, alpha: 0.5, ...flat });
    const points = BLADES.map(([across, up]): Point => [x + across * size, y - up * size * chance.between(0.75, 1.1)]);
    pen.shape(points, blade, { isFlat: true, hasOutline: near > 0.3 });
    if (chance.next() > BLOOMING) continue;
    const [flowerX, flowerY] = [x + size * chance.between(-0.3, 0.3), y - size * 1.05];
    pen.line(
      [
        [x, y],
        [flowerX, flowerY],
      ],
      size * 0.07,
      blade,
      flat,
    );
    pen.disc(flowerX, flowerY, size * 0.2, chance.pick(PETALS), flat);
    pen.disc(flowerX, flowerY, size * 0.08, hex('#e8a82c'), flat);
  }
}
