import { darken, hex, lighten, type Rgb } from '../../drawing/color.ts';
import type { Pen } from '../pen/pen.ts';
import type { SetLayers } from '../places/set-layers.ts';
import { building } from './facades.ts';
import { HOUSES } from './houses.ts';

/** Walls of houses. Things in this file are built by people: `y` is the base on the ground, and sizes are in pixels. */
export const WALLS = [hex('#8c7f86'), hex('#a28c78'), hex('#6f7f92'), hex('#b59a86'), hex('#7a6f8a')] as const;
export const ROOFS = [hex('#8a4a3a'), hex('#5f6f8a'), hex('#4f7a78'), hex('#7a3f5a')] as const;
export const CARS = [hex('#d8413c'), hex('#2f6fd0'), hex('#f0c040'), hex('#e8e8ec')] as const;

export function house(pen: Pen, x: number, y: number, width: number, height: number, wall: Rgb, roof: Rgb): void {
  const { light } = pen;
  const own = HOUSES[pen.hand.architecture ?? 'blocks'];
  if (own) {
    own(pen, { x, y, width, height, wall, roof });
    return;
  }
  pen.rect(x, y - height, width, height, wall);
  pen.shape(
    [
      [x - width * 0.1, y - height],
      [x + width * 0.5, y - height * 1.62],
      [x + width * 1.1, y - height],
    ],
    roof,
  );
  pen.rect(x + width * 0.74, y - height * 1.55, width * 0.1, height * 0.34, darken(roof, 0.3));
  pen.rect(x + width * 0.4, y - height * 0.56, width * 0.2, height * 0.56, darken(roof, 0.35));
  for (const side of [0.12, 0.68]) {
    pen.rect(
      x + width * side,
      y - height * 0.72,
      width * 0.2,
      height * 0.32,
      light.isDark ? hex('#ffd98a') : hex('#9cc4dc'),
      { isBright: light.isDark },
    );
    pen.line(
      [
        [x + width * (side + 0.1), y - height * 0.72],
        [x + width * (side + 0.1), y - height * 0.4],
      ],
      width * 0.018,
      lighten(wall, 0.4),
    );
  }
}

export function lamp(pen: Pen, x: number, y: number, height: number): void {
  const post = hex('#333a46');
  pen.rect(x - height * 0.012, y - height, height * 0.024, height, post);
  pen.line(
    [
      [x, y - height],
      [x + height * 0.12, y - height * 1.04],
      [x + height * 0.2, y - height],
    ],
    height * 0.02,
    post,
    { isSmooth: true },
  );
  pen.disc(x + height * 0.2, y - height * 0.98, height * 0.035, hex('#fff0c0'), { isBright: true });
  if (pen.light.isDark || pen.light.weather === 'fog')
    pen.glow(x + height * 0.2, y - height * 0.96, height * 0.4, hex('#ffdf9a'), 0.6);
}

/** Length of a small car, meters. Its height follows. */
export const CAR_METERS = 3.7;

export function car(pen: Pen, x: number, y: number, length: number, paint: Rgb): void {
  const height = length * 0.3;
  pen.disc(x + length * 0.5, y, length * 0.52, hex('#101018'), {
    squash: 0.07,
    alpha: 0.4,
    hasOutline: false,
    isFlat: true,
  });
  pen.shape(
    [
      [x + length * 0.18, y - height * 0.75],
      [x + length * 0.32, y - height * 1.3],
      [x + length * 0.7, y - height * 1.3],
      [x + length * 0.86, y - height * 0.75],
    ],
    darken(paint, 0.2),
  );
  pen.shape(
    [
      [x + length * 0.24, y - height * 0.78],
      [x + length * 0.34, y - height * 1.2],
      [x + length * 0.5, y - height * 1.2],
      [x + length * 0.5, y - height * 0.78],
    ],
    hex('#a8cbe0'),
  );
  pen.shape(
    [
      [x + length * 0.53, y - height * 0.78],
      [x + length * 0.53, y - height * 1.2],
      [x + length * 0.68, y - height * 1.2],
      [x + length * 0.79, y - height * 0.78],
    ],
    hex('#a8cbe0'),
  );
  pen.shape(
    [
      [x, y - height * 0.2],
      [x + length * 0.03, y - height * 0.66],
      [x + length * 0.2, y - height * 0.8],
      [x + length * 0.9, y - height * 0.8],
      [x + length, y - height * 0.6],
      [x + length, y - height * 0.2],
    ],
    paint,
  );
  for (const wheel of [0.22, 0.78]) {
    pen.disc(x + length * wheel, y - height * 0.2, height * 0.34, hex('#1a1a20'));
    pen.disc(x + length * wheel, y - height * 0.2, height * 0.16, hex('#b8bcc4'));
  }
  pen.disc(x + length * 0.98, y - height * 0.52, height * 0.1, hex('#fff3c0'), { isBright: true });
  if (pen.light.isDark) pen.glow(x + length, y - height * 0.5, length * 0.4, hex('#fff0b0'), 0.5);
}

/** Draws heads and raised arms of people seen from behind. */
export function crowd(pen: Pen, width: number, y: number, size: number, tone: Rgb): void {
  const { chance } = pen;
  for (let x = -size; x < width + size; x += size * 0.82) {
    const top = y - size * chance.between(0.5, 1);
    const middle = x + chance.between(-0.2, 0.2) * size;
    if (chance.next() < 0.45)
      pen.line(
        [
          [middle + size * 0.25, top + size * 0.5],
          [middle + size * chance.between(0.3, 0.6), top - size * 0.5],
        ],
        size * 0.13,
        tone,
        { hasOutline: false },
      );
    pen.shape(
      [
        [middle - size * 0.5, y + size],
        [middle - size * 0.46, top + size * 0.5],
        [middle, top + size * 0.22],
        [middle + size * 0.46, top + size * 0.5],
        [middle + size * 0.5, y + size],
      ],
      tone,
      { isSmooth: true, isFlat: true, hasOutline: false },
    );
    pen.disc(middle, top, size * 0.26, tone, { isFlat: true, hasOutline: false });
  }
}

/** Draws a floor in perspective: boards or tiles whose lines meet at one point. */
export function tiles(pen: Pen, width: number, top: number, bottom: number, tone: Rgb, lines: Rgb, columns = 14): void {
  pen.rect(-20, top, width + 40, bottom - top + 20, tone, { hasOutline: false });
  const thin = Math.max(1, (bottom - top) * 0.006);
  for (let column = -columns; column <= columns * 2; column += 1) {
    const foot = (column / columns) * width;
    pen.line(
      [
        [width / 2 + (foot - width / 2) * 0.34, top],
        [width / 2 + (foot - width / 2) * 1.5, bottom + 20],
      ],
      thin,
      lines,
      { hasOutline: false, alpha: 0.55 },
    );
  }
  for (let row = 1; row < 7; row += 1) {
    const y = top + (bottom - top) * (row / 7) ** 1.7;
    pen.line(
      [
        [-20, y],
        [width + 20, y],
      ],
      thin * (0.6 + row * 0.15),
      lines,
      { hasOutline: false, alpha: 0.45 },
    );
  }
}

/** Draws houses from edge to edge. `share` makes distant houses narrower. */
export function skyline(set: SetLayers, pen: SetLayers['far'], foot: number, tallest: number, share: number): void {
  const { chance, width, unit } = set;
  for (let x = -unit * 0.1; x < width; ) {
    const wide = unit * chance.between(0.12, 0.24) * share;
    building(pen, x, foot, wide, tallest * chance.between(0.4, 1), chance.pick(WALLS), 4);
    x += wide * chance.between(0.9, 1.15);
  }
}
