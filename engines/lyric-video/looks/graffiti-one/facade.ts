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
const COAT = [34, 30, 34, 40] as const;

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
  const { width, height, unit, tint, chance, shape } = composition;
  const own = chance.fork('facade');
  const foot = footOf(composition) * unit;
  const top = SKY[shape] * unit;
  const { canvas: below, pen } = newCanvas(width, height);
  pen.fillStyle = tint('#cbb9a2');
  pen.fillRect(0, 0, width, height);
  pen.fillStyle = tint('#0d6377');
  const [left, over, right, under] = COAT.map((side) => side * unit) as [number, number, number, number];
  const step = 19 * unit;
  // Strokes of a roller, up and down.
  for (let x = left; x < width - right; x += step) {
    const [from, to] = [top + over + own.around() * 15 * unit, foot - under + own.around() * 18 * unit];
    pen.fillRect(x, from, Math.min(step, width - right - x) + 1, to - from);
    pen.fillStyle = own.next() < 0.5 ? tint('#0d6377') : tint('#10697c');
  }
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

/** The joints of a rendered wall, one at each floor. */
function floors(pen: Context2D, { width, unit }: Composition, top: number, foot: number): void {
  for (let y = foot - FLOOR * unit; y > top; y -= FLOOR * unit) {
    pen.fillStyle = 'rgb(6 16 22 / 0.4)';
    pen.fillRect(0, y, width, 3 * unit);
    pen.fillStyle = 'rgb(255 250 240 / 0.2)';
    pen.fillRect(0, y + 3 * unit, width, 2 * unit);
  }
}
