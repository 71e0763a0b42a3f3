import { type Context2D, plate, sprite } from '../../drawing/canvas.ts';
import { curve, pointsOf } from '../../drawing/curve.ts';
import { disc, type Point, polygon } from '../../drawing/hand.ts';
import { grain, specks, wear } from '../../drawing/texture.ts';
import type { Composition, Tint } from '../look.ts';
import { drawnTones } from '../picture/drawn-tones.ts';
import { figureOf, oval } from '../picture/figure.ts';
import { placedOnce } from '../picture/placed-tones.ts';
import { posterized, withoutFeatures } from '../picture/prints.ts';
import { around, carve, INDIGO, KEY, PALE, PAPER, RED, woodGrain } from './woodblock-print-carving.ts';

/** Margin of paper around each print, in units. */
const MARGIN = 16;

/** Side of the square in which a singer is analyzed, in shares of the frame's shorter side: that of most prints. */
const ANALYZED = 0.66;
const tonesOf = placedOnce((unit: number, singer, side) =>
  drawnTones(figureOf(singer, { width: side, height: side }, oval), 2 * unit),
);

/** The layout of a sheet. One that is hardly taller than wide is laid out as a square. */
export function layoutOf({
  shape,
  width,
  height,
}: Pick<Composition, 'shape' | 'width' | 'height'>): Composition['shape'] {
  return shape === 'tall' && height < 1.5 * width ? 'square' : shape;
}

/** The paper and the inks that lie flat on it, with the wood's grain pressed into them. */
export function printOf(composition: Composition, draw: (pen: Context2D) => void) {
  const { width, height, tint, unit, chance } = composition;
  return plate(width, height, (pen) => {
    pen.fillStyle = tint(PAPER);
    pen.fillRect(0, 0, width, height);
    draw(pen);
    woodGrain(pen, width, height, unit, chance.fork('wood'));
    specks(pen, width, height, 0.0009, 2 * unit, tint(PAPER), chance.fork('specks'));
    grain(pen, width, height, 0.08, chance.fork('grain'), 1.6);
  });
}

/** The margin of the sheet over everything that leaves the picture, with a cartouche and the red seal. */
export function marginOf(composition: Composition, corner: 'left' | 'right') {
  const { width, height, unit, tint } = composition;
  const shape = layoutOf(composition);
  const [edge, line] = [MARGIN * unit, 4 * unit];
  return sprite(width, height, (pen) => {
    pen.fillStyle = tint('#efe2c4');
    pen.fillRect(0, 0, width, edge);
    pen.fillRect(0, height - edge, width, edge);
    pen.fillRect(0, 0, edge, height);
    pen.fillRect(width - edge, 0, edge, height);
    pen.strokeStyle = tint(KEY);
    pen.lineWidth = line;
    pen.strokeRect(edge, edge, width - 2 * edge, height - 2 * edge);
    const size = unit * (shape === 'wide' ? 1 : 0.86);
    const x = corner === 'left' ? edge + 18 * unit : width - edge - 18 * unit - 44 * size;
    const y = shape === 'tall' ? height - edge - 18 * unit - 146 * size : edge + 18 * unit;
    cartouche(pen, x, y, size, tint);
  });
}

/** A slip of paper with brush marks that are no writing, and a seal below it. */
function cartouche(pen: Context2D, x: number, y: number, size: number, tint: Tint): void {
  pen.save();
  pen.translate(x, y);
  pen.scale(size, size);
  pen.fillStyle = tint(RED);
  pen.fillRect(3, 3, 44, 108);
  pen.fillStyle = tint('#f3e3b4');
  pen.fillRect(0, 0, 44, 108);
  pen.strokeStyle = tint(KEY);
  pen.lineWidth = 2.2;
  pen.strokeRect(0, 0, 44, 108);
  pen.lineWidth = 1;
  pen.strokeRect(4, 4, 36, 100);
  pen.fillStyle = tint(KEY);
  for (const [width, points] of STROKES) carve(pen, curve(points), width, around);
  pen.fillStyle = tint(RED);
  pen.fillRect(8, 118, 28, 28);
  pen.fillStyle = tint('#f3e3b4');
  polygon(pen, pointsOf('11,141 22,124 33,141'));
  pen.fill();
  disc(pen, 30, 125, 2.6);
  pen.fill();
  pen.restore();
}

/** Running strokes of a brush. They look written and mean nothing. */
const STROKES: readonly (readonly [width: number, points: readonly Point[]])[] = [
  [4.6, pointsOf('16,13 27,16 22,28 14,38 24,42 30,52 18,62 17,72 29,76 24,88 20,96')],
  [3.4, pointsOf('31,26 28,31 31,37')],
  [3.2, pointsOf('13,48 17,52 14,56')],
  [3.2, pointsOf('32,86 29,92 32,97')],
];

/** The sun, as a flat red disc of worn ink. @param radius pixels @param swollen factor for it, up to 1.1 */
export function sunOf({ unit, tint, chance }: Composition, radius: number, swollen: number) {
  const half = radius * 1.1;
  return sprite(2 * half, 2 * half, (pen) => {
    disc(pen, half, half, radius * swollen);
    pen.fillStyle = tint(RED);
    pen.fill();
    wear(pen, 2 * half, 2 * half, 0.01, 2.2 * unit, chance.fork('sun'));
  });
}

/** A band of mist as painters of screens draw it: flat, with round ends that lie over each other. */
export function mistBand(pen: Context2D, left: number, right: number, y: number, tall: number, color: string): void {
  const half = tall / 2;
  pen.beginPath();
  pen.moveTo(left + half, y - half);
  pen.lineTo(right - half, y - half);
  pen.arc(right - half, y, half, -Math.PI / 2, Math.PI / 2);
  pen.lineTo(left + half, y + half);
  pen.arc(left + half, y, half, Math.PI / 2, (3 * Math.PI) / 2);
  pen.closePath();
  pen.fillStyle = color;
  pen.fill();
}

/** The singer as a print of their own: blocks of color, then the block of lines, slightly misaligned. */
export function portraitOf({ singer, tint, unit, chance, art }: Composition) {
  if (!singer) return undefined;
  const side = Math.floor(art.height);
  const tones = tonesOf(unit, singer, { usual: Math.floor(ANALYZED * 720 * unit), side });
  // The block of lines prints the features, and the blocks of colors only what is below them.
  const colors = posterized(withoutFeatures(tones), [tint(INDIGO), tint(PALE), tint('#e8b98f'), tint(PAPER)]);
  const key = posterized(tones, [tint(KEY), null, null, null, null]);
  return sprite(side, side, (pen) => {
    pen.drawImage(colors, 0, 0);
    pen.drawImage(key, 3 * unit, -2 * unit);
    wear(pen, side, side, 0.006, 2 * unit, chance.fork('portrait'));
  });
}
