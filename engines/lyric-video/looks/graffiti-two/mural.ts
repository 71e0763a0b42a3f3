import { type Canvas, type Context2D, newCanvas } from '../../../drawing/canvas.ts';
import type { Chance } from '../../../drawing/chance.ts';
import type { Composition, Singer } from '../../look.ts';
import { drawnTones } from '../../picture/drawn-tones.ts';
import { figureOf } from '../../picture/figure.ts';
import { placedOnce } from '../../picture/placed-tones.ts';
import { posterized } from '../../picture/prints.ts';
import { gable } from './brick.ts';
import type { Inks } from './inks.ts';
import type { Area } from './sheet.ts';

/** Width of a roller and how far its strokes end unevenly, in shares of the mural's side. */
const [ROLLER, UNEVEN] = [0.06, 0.075];
/** Room of the coat around the portrait, in shares of its side. */
const AROUND = 0.03;
/** Bricks beside a mural and above it, in units. */
const [ASIDE, ABOVE] = [26, 20];

const tonesIn = placedOnce<Composition>(({ unit }, singer, side) =>
  drawnTones(
    figureOf(singer, { width: side, height: side }, (pen, wide, tall) => {
      pen.beginPath();
      pen.rect(0, 0, wide, tall);
    }),
    3.2 * unit,
  ),
);

/** Returns the part of the wall that a singer's mural covers, in units: the largest square in the area for the picture. */
export function muralAreaOf({ art, unit }: Composition): Area {
  const side = Math.min(art.width, art.height) / unit;
  const left = (art.left + art.width / 2) / unit - side / 2;
  const bottom = (art.top + art.height) / unit;
  return { left, top: bottom - side, right: left + side, bottom };
}

/** Paints a singer on a wall: a coat that was rolled on, and the portrait in a few paints that ends with it. */
export function mural(pen: Context2D, composition: Composition, singer: Singer, { tones, coat }: Inks): void {
  const { unit, width, height, chance } = composition;
  const area = muralAreaOf(composition);
  const side = Math.round((area.right - area.left) * unit);
  const own = chance.fork('mural');
  const usual = Math.round(0.9 * Math.min(width, height));
  const portrait = posterized(tonesIn(composition, singer, { usual, side }), tones);
  const { canvas, pen: paint } = newCanvas(side * (1 + 2 * AROUND), side * (1 + 2 * AROUND));
  paint.fillStyle = coat;
  paint.fillRect(0, 0, canvas.width, canvas.height);
  paint.drawImage(portrait, AROUND * side, AROUND * side);
  rolledEdge(paint, canvas, side, own);
  pen.save();
  pen.scale(1 / unit, 1 / unit);
  pen.drawImage(canvas, area.left * unit - AROUND * side, area.top * unit - AROUND * side);
  pen.restore();
  runs(pen, area, coat, own.fork('runs'));
}

/** Returns the side of a house that is as wide as a singer's mural. @param bottom of the house, in units */
export function houseOf(composition: Composition, bottom: number): Area {
  const { left, top, right } = muralAreaOf(composition);
  return { left: left - ASIDE, top: top - ABOVE, right: right + ASIDE, bottom };
}

/** Draws the side of a house as wide as a singer's mural, which is on it. @param bottom of the house, in units */
export function muralHouse(pen: Context2D, composition: Composition, singer: Singer, inks: Inks, bottom: number): void {
  gable(pen, inks, houseOf(composition, bottom), composition.chance.fork('house'), () =>
    mural(pen, composition, singer, inks),
  );
}

/** Lets the paint end as strokes of a roller do: some reach farther than others, at each edge. */
function rolledEdge(pen: Context2D, { width, height }: Canvas, side: number, chance: Chance): void {
  const wide = ROLLER * side;
  const end = () => chance.next() * UNEVEN * side;
  pen.save();
  pen.globalCompositeOperation = 'destination-out';
  for (let x = 0; x < width; x += wide) {
    pen.fillRect(x, 0, wide, 0.4 * end());
    const reach = end();
    pen.fillRect(x, height - reach, wide, reach);
    // A roller runs dry in threads.
    for (let thread = 0; thread < 5; thread++)
      pen.fillRect(x + chance.next() * wide, height - reach - end(), chance.between(0.004, 0.012) * side, 2 * side);
  }
  for (let y = 0; y < height; y += wide) {
    pen.fillRect(0, y, 0.5 * end(), wide);
    const reach = 0.5 * end();
    pen.fillRect(width - reach, y, reach, wide);
  }
  pen.restore();
}

/** Paint that runs from the lower edge. */
function runs(pen: Context2D, { left, right, bottom }: Area, color: string, chance: Chance): void {
  const side = right - left;
  pen.fillStyle = color;
  for (let run = 0; run < 9; run++) {
    const wide = chance.between(0.006, 0.012) * side;
    pen.beginPath();
    pen.roundRect(
      left + chance.between(0.04, 0.96) * side,
      bottom - 0.06 * side,
      wide,
      chance.between(0.06, 0.16) * side,
      wide / 2,
    );
    pen.fill();
  }
}
