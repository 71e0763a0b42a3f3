import { type Context2D, newCanvas } from '../../../drawing/canvas.ts';
import { wash } from '../../../drawing/wash.ts';
import type { Composition } from '../../look.ts';
import type { Wall } from './board.ts';
import { footOf, pavement } from './ground.ts';
import { type Weather, weathered } from './stains.ts';

/** Height of the sky over the roof, in units. */
const SKY = { wide: 38, tall: 64, square: 34 } as const;
/** Height of a floor, in units. */
const FLOOR = 292;
/** Ends of the coat of paint on a side of the house, in units from the wall's edges: left, top, right, above the foot. */
const COAT = [34, 34, 34, 44] as const;
/** Width of a roller, in units. */
const ROLLER = 31;

type Corners = readonly [left: number, top: number, right: number, bottom: number];

const WEATHER: Weather = {
  stains: [
    { color: '#04222e', size: [180, 130], strength: 0.3, free: 0.44 },
    { color: '#d9f3ee', size: [70, 240], strength: 0.14, free: 0.5 },
  ],
  streaks: { color: '#1d1a1c', apart: 60, wide: [6, 22], long: [40, 190], opacity: [0.1, 0.3] },
  grain: 0.13,
};

/** The rendered side of a house, with a coat that was rolled on for a mural. */
export function facade(composition: Composition): Wall {
  const { width, height, unit, tint, shape } = composition;
  const foot = footOf(composition) * unit;
  const top = SKY[shape] * unit;
  const { canvas: below, pen } = newCanvas(width, height);
  pen.fillStyle = tint('#cbb9a2');
  pen.fillRect(0, 0, width, height);
  rolledUp(pen, composition, [COAT[0] * unit, top + COAT[1] * unit, width - COAT[2] * unit, foot - COAT[3] * unit]);
  weathered(pen, composition, { left: 0, top, width, height: foot - top }, WEATHER);

  const { canvas: above, pen: front } = newCanvas(width, height);
  floors(front, composition, top, foot);
  wash(front, { width, top: 0, bottom: top }, [
    [0, tint('#8fc3da')],
    [1, tint('#cfe5e6')],
  ]);
  // The coping of the roof.
  front.fillStyle = tint('#6d625c');
  front.fillRect(0, top - 9 * unit, width, 16 * unit);
  front.fillStyle = tint('#a99c90');
  front.fillRect(0, top - 9 * unit, width, 5 * unit);
  front.fillStyle = 'rgb(8 10 16 / 0.4)';
  front.fillRect(0, top + 7 * unit, width, 7 * unit);
  pavement(front, composition, { slab: '#a79e93', edge: '#c6beb2', road: '#524e4f', weed: '#6a873c' });
  return { below, above };
}

/** A coat that was rolled on, up and down, in pixels: strokes end unevenly, and dry. */
function rolledUp(pen: Context2D, { unit, tint, chance }: Composition, [left, top, right, bottom]: Corners): void {
  const own = chance.fork('roller');
  const step = ROLLER * unit;
  for (let x = left; x < right; x += step) {
    const [from, to] = [top + own.around() * 17 * unit, bottom + own.around() * 20 * unit];
    pen.fillStyle = own.next() < 0.5 ? tint('#0d6377') : tint('#0f687b');
    const wide = Math.min(step, right - x);
    pen.beginPath();
    pen.roundRect(x - unit, from, wide + 2 * unit, to - from, 7 * unit);
    pen.fill();
    for (let hair = 0; hair < 9; hair++) {
      const [at, thin] = [x + own.next() * wide, own.between(0.8, 2.6) * unit];
      pen.fillRect(at, from - own.between(2, 24) * unit, thin, 40 * unit);
      pen.fillRect(at, to - 40 * unit, thin, (40 + own.between(2, 26)) * unit);
    }
  }
}

/** The joints of a rendered wall, one at each floor. */
function floors(pen: Context2D, { width, unit }: Composition, top: number, foot: number): void {
  for (let y = foot - FLOOR * unit; y > top; y -= FLOOR * unit) {
    pen.fillStyle = 'rgb(6 16 22 / 0.4)';
    pen.fillRect(0, y, width, 3 * unit);
    pen.fillStyle = 'rgb(255 250 240 / 0.2)';
    pen.fillRect(0, y + 3 * unit, width, 2 * unit);
  }
}
