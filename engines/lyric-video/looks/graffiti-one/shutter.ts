import { type Context2D, newCanvas } from '../../../drawing/canvas.ts';
import { disc, type Point, tornEdge } from '../../../drawing/hand.ts';
import type { Composition } from '../../look.ts';
import type { Wall } from './board.ts';
import { footOf, pavement } from './ground.ts';
import { lampLight } from './lamp.ts';
import { pipe } from './plaster.ts';
import { stains, type Weather, weathered } from './stains.ts';

/** Where the shutter, the edge of its box and the lamp are, in units. */
interface Shop {
  left: number;
  right: number;
  /** Upper edge of the box. */
  edge: number;
  lamp: Point;
}

/** Height of the shutter's box, and of one of its slats, in units. */
const [BOX, SLAT] = [44, 15];

export const SHOPS: Readonly<Record<Composition['shape'], Shop>> = {
  wide: { left: 236, right: 1040, edge: 352, lamp: [640, 50] },
  tall: { left: 60, right: 660, edge: 640, lamp: [440, 176] },
  square: { left: 80, right: 640, edge: 350, lamp: [404, 50] },
};

const WEATHER: Weather = {
  stains: [{ color: '#30303c', size: [150, 120], strength: 0.4, free: 0.4 }],
  streaks: { color: '#1c1c26', apart: 60, wide: [8, 26], long: [80, 260], opacity: [0.1, 0.3] },
  grain: 0.14,
};

/** A shop at night: its roll-up shutter under a lamp, and torn bills on the walls beside it. */
export function shutter(composition: Composition): Wall {
  const { width, height, unit, tint, chance, shape } = composition;
  const own = chance.fork('shutter');
  const shop = SHOPS[shape];
  const foot = footOf(composition) * unit;
  const [left, right, edge] = [shop.left * unit, shop.right * unit, shop.edge * unit];
  const { canvas: below, pen } = newCanvas(width, height);
  pen.fillStyle = tint('#7f7f8c');
  pen.fillRect(0, 0, width, height);
  weathered(pen, composition, { left: 0, top: 0, width, height: foot }, WEATHER);
  bills(pen, composition, foot);
  slats(pen, left, edge + BOX * unit, right - left, foot - edge - BOX * unit, unit);
  stains(
    pen,
    { left, top: edge, width: right - left, height: foot - edge },
    { color: '#4a2f22', size: [60 * unit, 90 * unit], strength: 0.4, free: 0.56 },
    own,
  );
  box(pen, left - 16 * unit, edge, right - left + 32 * unit, unit);

  const { canvas: above, pen: over } = newCanvas(width, height);
  shades(over, left, edge + BOX * unit, right - left, foot - edge - BOX * unit, unit);
  over.fillStyle = 'rgb(8 8 20 / 0.5)';
  over.fillRect(left - 16 * unit, edge + BOX * unit, right - left + 32 * unit, 12 * unit);
  pipe(over, shape === 'wide' ? 1170 * unit : -30 * unit, foot, unit);
  pavement(over, composition, { slab: '#85858f', edge: '#a3a3ac', road: '#3c3c46', weed: '#4c6a44' });
  lampLight(over, composition, shop.lamp, footOf(composition));
  return { below, above };
}

/** The slats of a shutter with their rolled edges. */
function slats(pen: Context2D, left: number, top: number, wide: number, tall: number, unit: number): void {
  const slat = SLAT * unit;
  for (let y = top; y < top + tall; y += slat) {
    const round = pen.createLinearGradient(0, y, 0, y + slat);
    round.addColorStop(0, '#b4bac2');
    round.addColorStop(0.7, '#878e99');
    round.addColorStop(1, '#4d535f');
    pen.fillStyle = round;
    pen.fillRect(left, y, wide, Math.min(slat, top + tall - y));
  }
}

/** What the slats do to paint, and the rails beside them. */
function shades(pen: Context2D, left: number, top: number, wide: number, tall: number, unit: number): void {
  for (let y = top; y < top + tall; y += SLAT * unit) {
    pen.fillStyle = 'rgb(8 8 20 / 0.34)';
    pen.fillRect(left, y - 2.4 * unit, wide, 2.8 * unit);
    pen.fillStyle = 'rgb(240 244 255 / 0.14)';
    pen.fillRect(left, y + 1 * unit, wide, 2 * unit);
  }
  for (const x of [left - 14 * unit, left + wide]) {
    pen.fillStyle = '#4b505b';
    pen.fillRect(x, top, 14 * unit, tall);
    pen.fillStyle = '#747b87';
    pen.fillRect(x, top, 4 * unit, tall);
  }
  pen.fillStyle = '#30343d';
  pen.fillRect(left, top + tall - 16 * unit, wide, 16 * unit);
  pen.fillStyle = '#70727c';
  pen.fillRect(left + wide / 2 - 26 * unit, top + tall - 30 * unit, 52 * unit, 9 * unit);
}

function box(pen: Context2D, left: number, top: number, wide: number, unit: number): void {
  const metal = pen.createLinearGradient(0, top, 0, top + BOX * unit);
  metal.addColorStop(0, '#c3c8cf');
  metal.addColorStop(0.16, '#8d949f');
  metal.addColorStop(0.8, '#6c737e');
  metal.addColorStop(1, '#41464f');
  pen.fillStyle = metal;
  pen.fillRect(left, top, wide, BOX * unit);
  pen.fillStyle = 'rgb(20 20 30 / 0.6)';
  for (let x = left + 30 * unit; x < left + wide; x += 120 * unit) {
    disc(pen, x, top + 0.5 * BOX * unit, 2.6 * unit);
    pen.fill();
  }
}

/** What is left of posters. */
function bills(pen: Context2D, { width, unit, tint, chance, shape }: Composition, foot: number): void {
  const own = chance.fork('bills');
  const places: readonly (readonly [number, number, number, number, string])[] =
    shape === 'wide'
      ? [
          [0.02, 0.42, 120, 170, '#cfc4ae'],
          [0.085, 0.5, 92, 140, '#b5523e'],
          [0.03, 0.72, 130, 90, '#c9b25e'],
          [0.86, 0.56, 66, 110, '#a9b6b4'],
        ]
      : [
          [0.0, 0.1, 120, 150, '#cfc4ae'],
          [0.1, 0.17, 92, 130, '#b5523e'],
        ];
  for (const [x, y, wide, tall, color] of places) {
    const area = { left: x * width, top: y * foot, width: wide * unit, height: tall * unit };
    pen.save();
    tornEdge(pen, area, 7 * unit, own);
    pen.fillStyle = '#e2dccd';
    pen.fill();
    tornEdge(pen, { ...area, left: area.left + 5 * unit, top: area.top + 6 * unit }, 8 * unit, own);
    pen.clip();
    pen.fillStyle = tint(color);
    pen.fillRect(area.left, area.top, area.width, area.height);
    pen.fillStyle = 'rgb(24 20 30 / 0.6)';
    for (let row = 0; row < 4; row++)
      pen.fillRect(
        area.left + 16 * unit,
        area.top + (22 + row * 30) * unit,
        area.width * own.between(0.3, 0.7),
        (row ? 7 : 18) * unit,
      );
    pen.restore();
  }
}
