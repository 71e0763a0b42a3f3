import { pointsOf } from '../../../drawing/curve.ts';
import type { Point } from '../../../drawing/hand.ts';
import { clamp, smoothstep } from '../../../drawing/motion.ts';
import { PAPER, sweep, touch } from '../../picture/wet-brush.ts';
import { roughBox, type Sheet } from './sheet.ts';

/** A window or a lamp that burns, in pixels. */
export type Light = readonly [x: number, y: number];

const WALLS = ['#5a62b4', '#7a68b0', '#9a7ab0', '#4a5aa4', '#8a6aa0'] as const;

/** The outline of the hill on which the town stands: heights in shares of its own, from left to right. */
const HILL: readonly number[] = [0.34, 0.62, 0.9, 1, 0.86, 0.64, 0.44, 0.3, 0.16, 0.08];

/**
 * Paints a town on a hill, house over house, so that what overlaps gets darker, with a church on its top.
 * @param area left and right end and the level of the water, in pixels @param tall height of the hill
 * @returns its lights, from left to right
 */
export function hillTown(sheet: Sheet, [left, right, foot]: readonly [number, number, number], tall: number): Light[] {
  const { chance, unit, tint } = sheet;
  const heightAt = (share: number) => {
    const place = clamp(share) * (HILL.length - 1);
    const index = Math.min(HILL.length - 2, Math.floor(place));
    const [from, to] = [HILL[index] as number, HILL[index + 1] as number];
    return (from + (to - from) * (place - index)) * tall;
  };
  const lights: Light[] = [];
  church(sheet, [left + (right - left) * 0.32, foot - tall * 0.84], tall * 0.5);
  for (let row = 0; row < 4; row++) {
    const level = 0.86 - row * 0.23;
    const count = 8 + row * 2;
    for (let index = 0; index < count; index++) {
      const share = (index + chance.between(0.1, 0.7)) / count;
      const across = unit * chance.between(36, 84);
      const x = left + (right - left - across) * share;
      const top = foot - heightAt(share) * level * chance.between(0.8, 1.04) - 26 * unit;
      const low = Math.min(foot + 3 * unit, top + tall * 0.36 + 40 * unit);
      house(sheet, [x, top, x + across, low], row);
      const windows = chance.below(3) + (row > 1 ? 1 : 0);
      for (let window = 0; window < windows; window++) {
        const [wx, wy] = [
          x + across * (0.26 + 0.3 * (window % 2) + chance.around() * 0.08),
          top + unit * (14 + 24 * Math.floor(window / 2) + chance.around() * 4),
        ];
        if (wy > foot - 12 * unit) continue;
        lights.push([wx, wy]);
      }
    }
  }
  for (const [x, y] of lights) {
    const [w, h] = [unit * chance.between(5, 8), unit * chance.between(8, 12)];
    touch(sheet, roughBox(sheet, [x - w / 2, y - h / 2, x + w / 2, y + h / 2], unit), {
      colors: [chance.pick(['#fff2b8', '#ffe08a']), '#ffb648'].map(tint),
      load: [0.5, 0.85],
      lift: 1,
      pooled: 0.6,
    });
  }
  sweep(
    sheet,
    pointsOf('0,0 0.4,0.15 1,0').map(([u, v]): Point => [left + (right - left) * u, foot + v * 10 * unit]),
    () => 7 * unit,
    {
      colors: ['#1a1f56', '#2a2f70'].map(tint),
      load: [0.9, 0.7],
      dry: 0.6,
    },
  );
  return lights;
}

function house(sheet: Sheet, [left, top, right, foot]: readonly [number, number, number, number], row: number): void {
  const { unit, chance, tint } = sheet;
  const across = right - left;
  const isLit = chance.next() < 0.4;
  const wall = chance.pick(WALLS);
  touch(sheet, roughBox(sheet, [left, top, right, foot], 2 * unit), {
    colors: [wall, isLit ? wall : '#3f479a', '#2a3080'].map(tint),
    load: isLit ? [0.3, 0.36, 0.5] : [0.55, 0.6, 0.45 + 0.1 * row],
    pooled: 0.5,
    lift: isLit ? 0.5 : 0.14,
    bleeds: 10 * unit,
    lost: -0.2,
  });
  // The side that the moon does not see.
  touch(sheet, roughBox(sheet, [left, top + unit, left + across * chance.between(0.3, 0.45), foot], 1.5 * unit), {
    colors: ['#3a4296', '#20266c'].map(tint),
    load: [0.5, 0.35],
  });
  const kind = chance.next();
  if (kind < 0.25) return;
  const ridge = unit * (kind < 0.6 ? chance.between(14, 24) : chance.between(8, 12));
  const [from, to] = kind < 0.6 ? [0.48, 0.52] : [0.2, 0.84];
  const corners: Point[] = [
    [left - 4 * unit, top + unit],
    [left + across * from, top - ridge],
    [left + across * to, top - ridge],
    [right + 4 * unit, top],
  ];
  touch(
    sheet,
    corners.flatMap((corner) => [corner, corner]),
    {
      colors: ['#7a5a98', '#332f70'].map(tint),
      load: [0.6, 0.88],
      flow: [corners[3] as Point, corners[0] as Point],
      lift: 0.2,
    },
  );
}

/** A bell tower and a dome. @param foot in pixels */
function church(sheet: Sheet, [x, y]: Point, tall: number): void {
  const { tint } = sheet;
  const at = (points: string) => pointsOf(points).map(([u, v]): Point => [x + u * tall, y + v * tall]);
  const walls = {
    colors: ['#6f74c0', '#3f4698', '#2a3080'].map(tint),
    load: [0.62, 0.72, 0.6],
    lift: 0.3,
    pooled: 0.8,
  };
  touch(sheet, at('-0.08,0.2 -0.08,0.2 -0.08,-0.78 -0.08,-0.78 0.1,-0.78 0.1,-0.78 0.1,0.2 0.1,0.2'), walls);
  touch(sheet, at('-0.11,-0.77 -0.11,-0.77 0.01,-1.08 0.13,-0.77 0.13,-0.77'), {
    ...walls,
    colors: ['#5a4a98', '#26296c'].map(tint),
    load: [0.8, 0.9],
  });
  sweep(sheet, at('0.01,-1.06 0.01,-1.14 0.01,-1.2'), () => tall * 0.016, {
    colors: ['#26296c', '#26296c'].map(tint),
    load: [0.95, 0.95],
  });
  for (const u of [-0.035, 0.035])
    touch(
      sheet,
      at('0,0 0,0 0.008,-0.12 0.03,-0.15 0.045,-0.12 0.05,0 0.05,0').map(
        ([a, b]): Point => [a + u * tall - 0.012 * tall, b - 0.55 * tall],
      ),
      {
        colors: ['#1a1f56', '#1a1f56'].map(tint),
        load: [0.95, 0.95],
      },
    );
  touch(sheet, at('0.16,0.24 0.16,0.24 0.16,-0.12 0.16,-0.12 0.66,-0.12 0.66,-0.12 0.66,0.24 0.66,0.24'), walls);
  touch(sheet, at('0.19,-0.1 0.19,-0.1 0.21,-0.28 0.3,-0.42 0.41,-0.47 0.52,-0.42 0.61,-0.28 0.63,-0.1 0.63,-0.1'), {
    ...walls,
    colors: ['#9fa6e4', '#4f58b0', '#2a3080'].map(tint),
    flow: at('0.6,-0.36 0.22,-0.16') as [Point, Point],
    load: [0.4, 0.75, 0.9],
  });
  sweep(sheet, at('0.41,-0.46 0.41,-0.54 0.41,-0.6'), (along) => tall * 0.05 * (1.1 - along), {
    colors: ['#4f58b0', '#26296c'].map(tint),
    load: [0.85, 0.95],
  });
  sweep(sheet, at('0.58,-0.3 0.61,-0.2 0.62,-0.12'), () => tall * 0.025, {
    colors: [PAPER, PAPER],
    load: [0, 0],
    lift: 0.4,
  });
}

/**
 * Paints what the water shows of lights: strokes that part from each other downward.
 * @param foot level of the water @param take 0 or another number, for other strokes
 */
export function mirrored(sheet: Sheet, lights: readonly Light[], foot: number, deep: number): void {
  const { chance, unit, tint } = sheet;
  for (const [x, y] of lights) {
    const high = clamp((foot - y) / deep);
    const strokes = 8 + Math.round(4 * (1 - high));
    let down = foot + (0.02 + 0.2 * high) * deep;
    for (let index = 0; index < strokes; index++) {
      down += unit * chance.between(5, 11) * (0.7 + index * 0.07);
      const half = unit * chance.between(3, 9) * (1 + index * 0.16) * (chance.next() < 0.2 ? 1.9 : 1);
      const middle = x + (index % 2 ? 1 : -1) * unit * chance.between(0, 3 + index * 0.5);
      sweep(
        sheet,
        [
          [middle - half, down],
          [middle, down + chance.around() * 3 * unit],
          [middle + half, down],
        ],
        (along) => unit * chance.between(1.6, 2.4 + index * 0.3) * Math.sin(Math.PI * along) ** 0.7,
        {
          colors: ['#ffe9a0', '#ffb648'].map(tint),
          load: [0.6, 0.75],
          lift: smoothstep(strokes + 2, 1, index) * 0.9,
          pooled: 0.2,
        },
        6,
      );
    }
  }
}
