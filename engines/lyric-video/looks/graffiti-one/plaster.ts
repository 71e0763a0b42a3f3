import { type Context2D, newCanvas } from '../../../drawing/canvas.ts';
import type { Chance } from '../../../drawing/chance.ts';
import { css, hex, mix } from '../../../drawing/color.ts';
import { type Point, polygon, ringOf } from '../../../drawing/hand.ts';
import { orbit } from '../../../drawing/motion.ts';
import { noiseOf } from '../../../drawing/noise.ts';
import type { Composition } from '../../look.ts';
import type { Wall } from './board.ts';
import { footOf, pavement } from './ground.ts';
import { crack, type Weather, weathered } from './stains.ts';

const BRICKS = ['#8f4d3c', '#a05a45', '#7d4233', '#ab6a52'] as const;
/** Length and height of a brick with its joint, and the joint, in units. */
const [LONG, TALL, JOINT] = [58, 22, 4];
/** Height of the band of darker paint at the foot of the wall, in units. */
export const BAND = 128;

/** Where plaster has come off: the middle in shares of the wall, and the radius in units. */
const GAPS: Readonly<Record<Composition['shape'], readonly (readonly [number, number, number])[]>> = {
  wide: [
    [0.985, 0.0, 150],
    [0.0, 0.4, 74],
    [0.6, 0.99, 62],
  ],
  tall: [
    [1, 0.0, 96],
    [0, 0.37, 84],
    [0.98, 0.99, 66],
  ],
  square: [
    [1, 0, 116],
    [0, 0.52, 60],
    [0.62, 1, 52],
  ],
};

const WEATHER: Weather = {
  stains: [
    { color: '#5a5a50', size: [210, 150], strength: 0.26, free: 0.44 },
    { color: '#fffdf2', size: [120, 90], strength: 0.3, free: 0.5 },
    { color: '#32342c', size: [22, 380], strength: 0.2, free: 0.54 },
  ],
  streaks: { color: '#3a3a32', apart: 90, wide: [8, 30], long: [60, 240], opacity: [0.06, 0.16] },
  grain: 0.14,
};

/** Painted plaster on old bricks. It flakes at its corners; a pipe for rain water runs down it. */
export function plaster(composition: Composition): Wall {
  const { width, height, unit, tint, chance, shape } = composition;
  const own = chance.fork('plaster');
  const foot = footOf(composition) * unit;
  const { canvas: below, pen } = newCanvas(width, height);
  pen.fillStyle = tint('#c6cdc2');
  pen.fillRect(0, 0, width, height);
  // Somebody painted over older letters.
  for (const [x, y, wide, tall] of [
    [0.05, 0.3, 0.2, 0.2],
    [0.72, 0.52, 0.2, 0.15],
  ] as const) {
    pen.fillStyle = 'rgb(216 212 196 / 0.75)';
    rolled(pen, x * width, y * foot, wide * width, tall * foot, 12 * unit, own);
  }
  const band = foot - BAND * unit;
  pen.fillStyle = tint('#4d7a78');
  rolled(pen, -10, band, width + 20, foot - band + 10, 3 * unit, own);
  weathered(pen, composition, { left: 0, top: 0, width, height: foot }, WEATHER);

  const { canvas: above, pen: over } = newCanvas(width, height);
  over.strokeStyle = 'rgb(30 28 28 / 0.5)';
  over.lineWidth = 1.2 * unit;
  for (const [across, down, radius] of GAPS[shape]) {
    const middle: Point = [across * width, down * foot];
    for (let line = 0; line < 5; line++) crack(over, middle, own.between(0, 2 * Math.PI), 20, (radius / 9) * unit, own);
    gap(over, middle, radius * unit, unit, own);
  }
  pipe(over, (shape === 'wide' ? 0.945 : 0.93) * width, foot, unit);
  pavement(over, composition, { slab: '#98918a', edge: '#bcb6ac', road: '#4b484a', weed: '#66803a' });
  return { below, above };
}

/** A patch of paint with the ragged left and right ends of a roller's strokes, in pixels. */
export function rolled(
  pen: Context2D,
  x: number,
  y: number,
  wide: number,
  tall: number,
  ragged: number,
  chance: Chance,
): void {
  const strokes = Math.max(3, Math.round(tall / (2.4 * ragged + 14)));
  for (let stroke = 0; stroke < strokes; stroke++) {
    const top = y + (stroke / strokes) * tall;
    pen.fillRect(x + chance.around() * ragged, top, wide + chance.around() * ragged, tall / strokes + 1);
  }
}

/** Bricks that show where plaster is missing: its broken edge catches the light and shades them. */
function gap(pen: Context2D, [x, y]: Point, radius: number, unit: number, chance: Chance): void {
  const bends = noiseOf(chance, 16);
  const edge = ringOf(x, y, radius, 90, (index) => {
    const [u, v] = orbit([4, 4], (index / 90) * 2 * Math.PI, 1.7);
    return 1 + 0.5 * bends(u, v) + 0.06 * chance.around();
  });
  const larger = edge.map(([px, py]): Point => [x + (px - x) * 1.07 + 2 * unit, y + (py - y) * 1.07]);
  pen.fillStyle = '#dad4c4';
  polygon(pen, larger);
  pen.fill();
  pen.save();
  polygon(pen, edge);
  pen.clip();
  pen.fillStyle = '#8b8074';
  pen.fillRect(x - 2 * radius, y - 2 * radius, 4 * radius, 4 * radius);
  const [long, tall, joint] = [LONG * unit, TALL * unit, JOINT * unit];
  for (let row = Math.floor((y - 1.5 * radius) / tall); row * tall < y + 1.5 * radius; row++) {
    for (let column = Math.floor((x - 1.5 * radius) / long) - 1; column * long < x + 1.5 * radius; column++) {
      const left = (column + (row % 2 ? 0.5 : 0)) * long + chance.around() * unit;
      pen.fillStyle = css(mix(hex(chance.pick(BRICKS)), [40, 24, 24], chance.between(0, 0.3)));
      pen.beginPath();
      pen.roundRect(left, row * tall + chance.around() * unit, long - joint, tall - joint, 2 * unit);
      pen.fill();
      pen.fillStyle = 'rgb(255 226 200 / 0.16)';
      pen.fillRect(left + joint, row * tall + unit, long - 3 * joint, 2 * unit);
    }
  }
  pen.strokeStyle = 'rgb(24 14 16 / 0.6)';
  pen.lineWidth = 9 * unit;
  pen.translate(2 * unit, 3 * unit);
  polygon(pen, edge);
  pen.stroke();
  pen.restore();
}

/** A pipe for rain water, with its brackets and its shoe. */
export function pipe(pen: Context2D, x: number, foot: number, unit: number): void {
  const wide = 21 * unit;
  pen.fillStyle = 'rgb(16 14 18 / 0.3)';
  pen.fillRect(x + wide, 0, 0.7 * wide, foot - 12 * unit);
  const metal = pen.createLinearGradient(x, 0, x + wide, 0);
  for (const [at, color] of [
    [0, '#4d5556'],
    [0.28, '#aab2b0'],
    [0.5, '#7e8786'],
    [1, '#2f3437'],
  ] as const)
    metal.addColorStop(at, color);
  pen.fillStyle = metal;
  pen.fillRect(x, 0, wide, foot - 26 * unit);
  pen.beginPath();
  pen.moveTo(x, foot - 30 * unit);
  pen.lineTo(x - 16 * unit, foot - 4 * unit);
  pen.lineTo(x - 4 * unit, foot + 2 * unit);
  pen.lineTo(x + wide, foot - 22 * unit);
  pen.lineTo(x + wide, foot - 40 * unit);
  pen.fill();
  for (let y = 70 * unit; y < foot - 60 * unit; y += 210 * unit) {
    pen.fillRect(x - 5 * unit, y, wide + 10 * unit, 9 * unit);
    pen.fillStyle = 'rgb(16 14 18 / 0.4)';
    pen.fillRect(x - 5 * unit, y + 9 * unit, wide + 10 * unit, 3 * unit);
    pen.fillStyle = metal;
  }
}
