import { darken, hex, lighten, mix, type Rgb } from '../../drawing/color.ts';
import type { Point } from '../../drawing/hand.ts';
import type { Architecture } from '../pen/hand.ts';
import type { Pen } from '../pen/pen.ts';
import { shopBlock } from './houses.ts';

/** A house of a town: the position of its base and its size in pixels, its wall, and its number of windows per row. */
interface House {
  x: number;
  y: number;
  width: number;
  height: number;
  wall: Rgb;
  columns: number;
}

const LAMPS: readonly [Rgb, ...Rgb[]] = [hex('#ffd98a'), hex('#ffe9b8'), hex('#ffc56b'), hex('#bfe6ff')];
const TUBES: readonly [Rgb, ...Rgb[]] = [hex('#eafff4'), hex('#ffe9a8'), hex('#a8e8ff'), hex('#ff9ad0')];
const CANDLES: readonly [Rgb, ...Rgb[]] = [hex('#ffb45a'), hex('#ffc878'), hex('#ffa040')];
const GOLD: readonly [Rgb, ...Rgb[]] = [hex('#ffe28a'), hex('#ffd05a')];
const FLAT: readonly [Rgb, ...Rgb[]] = [hex('#ffe74c'), hex('#ffb400'), hex('#7fe8ff')];
const ROOFS: readonly [Rgb, ...Rgb[]] = [hex('#a8523f'), hex('#5f6f8a'), hex('#8a4a3a'), hex('#4f7a78')];

const BUILDERS: Readonly<Record<Architecture, (pen: Pen, house: House) => void>> = {
  blocks,
  concrete,
  timber,
  spires,
  paper,
  suburb: shopBlock,
};

/** Draws a house in the look's architecture. `y` is its base on the ground; sizes are in pixels. */
export function building(pen: Pen, x: number, y: number, width: number, height: number, wall: Rgb, columns = 5): void {
  BUILDERS[pen.hand.architecture ?? 'blocks'](pen, { x, y, width, height, wall, columns });
}

/**
 * Decides by chance whether a window is lit.
 * @param share share of the windows that are lit at night
 */
function isLit({ light, chance }: Pen, share: number): boolean {
  const draw = chance.next();
  return light.isDark ? draw < share : light.time === 'sunset' && draw < share * 0.6;
}

function paneOf({ light }: Pen): Rgb {
  return light.isDark ? hex('#27324e') : mix(light.middle, hex('#4a6078'), 0.5);
}

interface Window {
  lit: boolean;
  color: Rgb;
  alpha?: number;
}

function pane(pen: Pen, points: readonly Point[], { lit, color, alpha = 1 }: Window): void {
  pen.shape(points, color, { isBright: lit, hasOutline: false, isFlat: true, alpha });
}

function square(x: number, y: number, width: number, height: number): Point[] {
  return [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ];
}

/** Calls `draw` with the upper left corner of each window of a wall, from the top row to the bottom. */
function eachWindow(
  { x, y, width, height, columns }: House,
  rise: number,
  draw: (left: number, top: number, cell: number, row: number) => void,
): void {
  const cell = width / (columns + 0.6);
  const rows = Math.floor((height - cell) / (cell * rise));
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1)
      draw(x + cell * (column + 0.5), y - height + cell * 0.6 + row * cell * rise, cell, row);
  }
}

function blocks(pen: Pen, house: House): void {
  const { x, y, width, height, wall } = house;
  pen.rect(x, y - height, width, height, wall);
  pen.rect(x - width * 0.03, y - height - width * 0.04, width * 1.06, width * 0.06, darken(wall, 0.2));
  eachWindow(house, 1.35, (left, top, cell) => {
    const lit = isLit(pen, 0.42);
    const color = lit ? pen.chance.pick(LAMPS) : paneOf(pen);
    const alpha = lit ? pen.chance.between(0.65, 1) : 0.85;
    pane(pen, square(left, top, cell * 0.6, cell * 0.85), { lit, color, alpha });
  });
}

/** Draws a building with a band of windows on each floor, and a water tank and an antenna on the roof. */
function concrete(pen: Pen, { x, y, width, height, wall, columns }: House): void {
  const { chance } = pen;
  const top = y - height;
  const tank = width * 0.26;
  const left = x + width * chance.between(0.1, 0.5);
  for (const leg of [0.15, 0.75])
    pen.rect(left + tank * leg, top - tank * 0.4, tank * 0.1, tank * 0.4, darken(wall, 0.5));
  pen.rect(left, top - tank, tank, tank * 0.66, mix(wall, hex('#6f8a9a'), 0.6));
  const mast = x + width * 0.8;
  pen.line(
    [
      [mast, top],
      [mast, top - width * 0.5],
    ],
    Math.max(1, width * 0.016),
    darken(wall, 0.55),
    { hasOutline: false },
  );
  pen.rect(x, top, width, height, wall);
  const floor = Math.max(width / (columns + 1), 3);
  for (let band = top + floor * 0.5; band < y - floor * 1.2; band += floor * 1.25) {
    pen.rect(x, band + floor * 0.66, width, floor * 0.14, darken(wall, 0.3), { hasOutline: false, isFlat: true });
    const wide = (width * 0.88) / (columns * 1.5);
    // A floor is either an office with all windows lit, or flats.
    const office = isLit(pen, 0.3);
    const tube = chance.pick(TUBES);
    for (let column = 0; column < columns * 1.5 - 0.5; column += 1) {
      const lit = office || isLit(pen, 0.22);
      const color = lit ? (office ? tube : chance.pick(LAMPS)) : paneOf(pen);
      pane(pen, square(x + width * 0.06 + wide * column, band, wide * 0.86, floor * 0.58), { lit, color });
    }
  }
}

/**
 * Draws a half-timbered house with a tiled roof. Its few windows have crossbars and shutters, and lamps behind them.
 */
function timber(pen: Pen, house: House): void {
  const { x, y, width, height, wall, columns } = house;
  const top = y - height;
  const beam = hex('#5a4030');
  const plaster = mix(wall, hex('#ead9b8'), 0.6);
  const roof = pen.chance.pick(ROOFS);
  pen.rect(x, top, width, height, plaster);
  const ridge = width * 0.44;
  pen.shape(
    [
      [x - width * 0.12, top + width * 0.06],
      [x + width * 0.16, top - ridge],
      [x + width * 0.84, top - ridge],
      [x + width * 1.12, top + width * 0.06],
    ],
    roof,
  );
  for (let row = 1; row < 4; row += 1) {
    const level = top + width * 0.06 - (ridge + width * 0.06) * (row / 4);
    const inset = width * (-0.12 + 0.07 * row);
    pen.rect(x + inset, level, width - inset * 2, Math.max(1, width * 0.014), darken(roof, 0.3), { hasOutline: false });
  }
  const few = { ...house, columns: Math.max(2, columns - 2) };
  const cell = width / (few.columns + 0.6);
  for (let level = top + cell * 0.35; level < y; level += cell * 1.5)
    pen.rect(x, level, width, Math.max(1, width * 0.028), beam, { hasOutline: false, isFlat: true });
  eachWindow(few, 1.5, (left, upper) => {
    const lit = isLit(pen, 0.36);
    const color = lit ? pen.chance.pick(CANDLES) : paneOf(pen);
    const [wide, tall] = [cell * 0.5, cell * 0.66];
    if (lit) pen.glow(left + wide / 2, upper + tall / 2, cell * 0.9, hex('#ff9a3a'), 0.4);
    pane(pen, square(left, upper, wide, tall), { lit, color });
    const bar = Math.max(1, cell * 0.06);
    pen.rect(left + wide / 2 - bar / 2, upper, bar, tall, beam, { hasOutline: false, isFlat: true });
    pen.rect(left, upper + tall * 0.42, wide, bar, beam, { hasOutline: false, isFlat: true });
    for (const side of [-0.24, 1.02])
      pen.rect(left + wide * side, upper, wide * 0.22, tall, hex('#5f8a7a'), { hasOutline: false, isFlat: true });
  });
}

/** Draws a house that narrows upward to a steep roof with a knob. Its windows are arches with golden light. */
function spires(pen: Pen, house: House): void {
  const { x, y, width, height, columns } = house;
  const wall = mix(house.wall, hex('#8a7fc0'), 0.45);
  const roof = pen.chance.pick([hex('#3a3f9a'), hex('#6a2f7a'), hex('#2f6a8a'), hex('#a0405a')]);
  const top = y - height * 0.84;
  pen.shape(
    [
      [x, y],
      [x + width * 0.07, top],
      [x + width * 0.93, top],
      [x + width, y],
    ],
    wall,
  );
  const peak = top - Math.min(height * 0.36, width * 1.1);
  pen.shape(
    [
      [x - width * 0.08, top + width * 0.05],
      [x + width * 0.34, (top + peak) / 2 + width * 0.06],
      [x + width * 0.5, peak],
      [x + width * 0.66, (top + peak) / 2 + width * 0.06],
      [x + width * 1.08, top + width * 0.05],
    ],
    roof,
  );
  pen.disc(x + width * 0.5, peak, width * 0.045, hex('#f0c860'), { isBright: true });
  const few = { ...house, height: height * 0.84, columns: Math.max(2, columns - 2) };
  eachWindow(few, 1.5, (left, upper, cell) => {
    const lit = isLit(pen, 0.5);
    const color = lit ? pen.chance.pick(GOLD) : paneOf(pen);
    const [wide, tall] = [cell * 0.44, cell * 0.8];
    if (lit) pen.glow(left + wide / 2, upper + tall / 2, cell * 0.9, hex('#ffcf6a'), 0.45);
    pane(
      pen,
      [
        [left, upper + tall],
        [left, upper + tall * 0.3],
        [left + wide * 0.2, upper + tall * 0.07],
        [left + wide * 0.5, upper],
        [left + wide * 0.8, upper + tall * 0.07],
        [left + wide, upper + tall * 0.3],
        [left + wide, upper + tall],
      ],
      { lit, color },
    );
  });
}

/** Draws a house as if cut from paper: wider at the top than at the base, with a few large round windows. */
function paper(pen: Pen, house: House): void {
  const { x, y, width, height, wall, columns } = house;
  const lean = width * pen.chance.between(0.08, 0.2);
  const side = pen.chance.next() < 0.5 ? -1 : 1;
  pen.shape(
    [
      [x + width * 0.06, y],
      [x - lean + side * lean, y - height * 0.94],
      [x + width + lean + side * lean, y - height],
      [x + width * 0.94, y],
    ],
    wall,
  );
  const few = { ...house, columns: Math.max(1, Math.round(columns / 2)) };
  eachWindow(few, 1.2, (left, top, cell) => {
    const lit = isLit(pen, 0.45);
    const color = lit ? pen.chance.pick(FLAT) : mix(paneOf(pen), lighten(wall, 0.5), pen.light.isDark ? 0 : 0.4);
    pen.disc(left + cell * 0.3, top + cell * 0.4, cell * 0.3, color, { isBright: lit, isFlat: true, squash: 1.2 });
  });
}
