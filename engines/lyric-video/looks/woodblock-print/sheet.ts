import { type Context2D, plate, sprite } from '../../../drawing/canvas.ts';
import { pointsOf } from '../../../drawing/curve.ts';
import { disc, polygon } from '../../../drawing/hand.ts';
import { grain, specks, wear } from '../../../drawing/texture.ts';
import type { Composition } from '../../look.ts';
import { drawnTones } from '../../picture/drawn-tones.ts';
import { figureOf, oval } from '../../picture/figure.ts';
import { placedOnce } from '../../picture/placed-tones.ts';
import { posterized, withoutFeatures } from '../../picture/prints.ts';
import { INDIGO, KEY, PALE, PAPER, RED, woodGrain } from './carving.ts';

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

/** The margin of the sheet over everything that leaves the picture, and a red seal. */
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
    const side = unit * (shape === 'wide' ? 46 : 40);
    const x = corner === 'left' ? edge + 18 * unit : width - edge - 18 * unit - side;
    const y = shape === 'tall' ? height - edge - 18 * unit - side : edge + 18 * unit;
    seal(pen, x, y, side, composition);
  });
}

/** A red seal: a mountain below the moon, carved out of it. */
function seal(pen: Context2D, x: number, y: number, side: number, { tint, unit, chance }: Composition): void {
  pen.save();
  pen.translate(x, y);
  pen.scale(side / 44, side / 44);
  pen.fillStyle = tint(RED);
  pen.beginPath();
  pen.roundRect(0, 0, 44, 44, 5);
  pen.fill();
  pen.fillStyle = tint(PAPER);
  pen.strokeStyle = tint(PAPER);
  pen.lineWidth = 1.8;
  pen.strokeRect(4, 4, 36, 36);
  polygon(pen, pointsOf('8,36 17,23 20.5,18 24,18 27.5,23 36,36'));
  pen.fill();
  disc(pen, 31, 13, 3.6);
  pen.fill();
  pen.fillStyle = tint(RED);
  polygon(pen, pointsOf('17,25.5 19.5,22.5 21.5,26 23.5,22 27.4,25.5 22.5,31'));
  pen.fill();
  wear(pen, 44, 44, 0.02, 1.1 * unit, chance.fork('seal'));
  pen.restore();
}

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
