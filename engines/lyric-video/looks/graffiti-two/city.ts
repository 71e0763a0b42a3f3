import { type Context2D, sprite } from '../../../drawing/canvas.ts';
import type { Chance } from '../../../drawing/chance.ts';
import type { Point } from '../../../drawing/hand.ts';
import { halftone } from '../../../drawing/texture.ts';
import { each, type Layer, picture, when } from '../../layers.ts';
import type { Composition } from '../../look.ts';
import { fillDisc, fillPath, fillPolygon } from '../../picture/path-shapes.ts';
import { type House, skyline, windows } from '../../picture/skyline.ts';
import type { Inks } from './inks.ts';
import type { Area } from './sheet.ts';

/** Distance of the dots with which one ink of the sky goes over into the next, in units. */
const DOTS = 7;
/** Share of a band of the sky that is dots. */
const BLEND = 0.6;

/** Prints the sky in bands of one ink each, whose edges are dots of growing size. */
export function skyOf(pen: Context2D, { sky }: Inks, { left, top, right, bottom }: Area): void {
  const band = (bottom - top) / sky.length;
  for (const [index, ink] of sky.entries()) {
    const from = top + index * band;
    pen.fillStyle = ink;
    pen.fillRect(left, from, right - left, band + 1);
    const next = sky[index + 1];
    if (next === undefined) continue;
    const start = from + (1 - BLEND) * band;
    pen.fillStyle = next;
    halftone(pen, { left, top: start, width: right - left, height: BLEND * band }, DOTS, 30, (_, y) => {
      const share = (y - start) / (BLEND * band);
      return 0.75 * share * share;
    });
  }
}

/** Prints the sun or the moon with dots of its glow around it. */
export function discOf(pen: Context2D, { disc, glow }: Inks, x: number, y: number, radius: number): void {
  const reach = 1.42 * radius;
  pen.fillStyle = glow;
  halftone(pen, { left: x - reach, top: y - reach, width: 2 * reach, height: 2 * reach }, DOTS, 30, (px, py) => {
    const far = Math.hypot(px - x, py - y) / radius;
    return far > 1.4 ? 0 : 0.62 * Math.min(1, (1.4 - far) / 0.4);
  });
  fillDisc(pen, disc, x, y, radius);
}

/** A row of houses on a line, in units. */
interface Row {
  from: number;
  to: number;
  base: number;
  tall: readonly [number, number];
  wide: readonly [number, number];
  ink: string;
  /** The ink and the size of lit windows, and how many rows of them a house has. */
  lit?: { ink: string; size: number; rows: number };
  /** The ink of the side on which light falls, and how wide it is. */
  edge?: { ink: string; wide: number };
}

/** Prints a row of houses with what stands on roofs. @returns where they are */
export function rowOf(pen: Context2D, { from, to, base, tall, wide, ink, lit, edge }: Row, chance: Chance): House[] {
  const houses = skyline(pen, ink, { left: from, right: to, base, tall, wide }, chance.fork('houses'));
  const roofs = chance.fork('roofs');
  for (const house of houses) {
    const middle = house.left + roofs.between(0.2, 0.8) * house.wide;
    const kind = roofs.below(4);
    if (kind === 0) antenna(pen, ink, middle, house.top, 0.3 * house.wide);
    if (kind === 1) tank(pen, ink, middle, house.top, 0.36 * house.wide);
    if (edge) {
      pen.fillStyle = edge.ink;
      pen.fillRect(house.left, house.top, edge.wide, base - house.top);
    }
    if (lit) windows(pen, lit.ink, house, lit.rows, lit.size, roofs);
  }
  return houses;
}

/** An aerial for television on a roof. */
export function antenna(pen: Context2D, ink: string, x: number, y: number, tall: number): void {
  const line = Math.max(1.4, 0.04 * tall);
  pen.fillStyle = ink;
  pen.fillRect(x - line / 2, y - tall, line, tall + 1);
  for (const [up, wide] of [
    [0.98, 0.5],
    [0.84, 0.66],
    [0.7, 0.4],
  ] as const)
    pen.fillRect(x - 0.5 * wide * tall, y - up * tall, wide * tall, line);
}

/** A small water tank on legs. */
function tank(pen: Context2D, ink: string, x: number, y: number, tall: number): void {
  pen.save();
  pen.translate(x, y + 1);
  pen.scale(tall / 100, tall / 100);
  fillPath(
    pen,
    ink,
    'M-34 -86 L0 -108 L34 -86 L30 -40 H28 L34 0 H27 L21 -40 H4 V0 H-4 V-40 H-21 L-27 0 H-34 L-28 -40 H-30 Z',
  );
  pen.restore();
}

/** A chimney with pots on a roof. */
export function chimney(pen: Context2D, { wall, dark, shade }: Inks, x: number, y: number, tall: number): void {
  pen.fillStyle = wall;
  pen.fillRect(x, y - tall, 0.9 * tall, tall + 2);
  pen.fillStyle = shade;
  pen.fillRect(x + 0.6 * tall, y - tall, 0.3 * tall, tall + 2);
  pen.fillStyle = dark;
  pen.fillRect(x - 4, y - tall - 6, 0.9 * tall + 8, 8);
  for (const share of [0.12, 0.52])
    fillPolygon(pen, dark, [
      [x + share * tall, y - tall],
      [x + (share + 0.04) * tall, y - 1.34 * tall],
      [x + (share + 0.22) * tall, y - 1.34 * tall],
      [x + (share + 0.26) * tall, y - tall],
    ]);
}

/** Panes of windows in which a light goes on and off again with the onsets of the music. Lengths are in units. */
interface Panes {
  ink: string;
  wide: number;
  tall: number;
  /** Their upper left corners. */
  at: readonly Point[];
}

/** How many onsets a light stays on, and after how many it goes on again. */
const [ON, EVERY] = [2, 5];

export function blinkingOf({ unit }: Composition, { ink, wide, tall, at }: Panes): Layer {
  const pane = sprite(wide * unit, tall * unit, (pen) => {
    pen.fillStyle = ink;
    pen.fillRect(0, 0, wide * unit, tall * unit);
  });
  return each(at, ([x, y], number) =>
    when(({ hits }) => (hits + 2 * number) % EVERY < ON, picture(pane).at([x * unit, y * unit], 'top-left')),
  );
}
