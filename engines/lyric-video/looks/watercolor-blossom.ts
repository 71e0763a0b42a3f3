import { pointsOf } from '../../drawing/curve.ts';
import type { Point } from '../../drawing/hand.ts';
import { placing, sweep, touch } from '../picture/wet-brush.ts';
import { dots, leaf, stem } from './watercolor-stems.ts';
import type { Sheet } from './watercolor-washes.ts';

/** A petal of the great poppy: its direction from the heart and half its width in degrees, clockwise from above. */
interface Petal {
  turn: number;
  half: number;
  /** In shares of the flower's radius. */
  long: number;
  /** How much the viewer's angle shortens it. */
  flat: number;
  colors: readonly string[];
  load: readonly [heart: number, tip: number];
  /** How far its tip curls over, as a second touch. */
  curl?: number;
}

const DEEP = ['#b0103c', '#ee2436', '#ff5230'] as const;
const WARM = ['#c81638', '#ff4426', '#ffa040'] as const;
const ROSE = ['#b81250', '#f4306a', '#ff9a8a'] as const;

/** From the back to the front. The heart is below the middle, because the flower is seen from the side and above. */
const PETALS: readonly Petal[] = [
  { turn: -34, half: 48, long: 1.08, flat: 0.84, colors: DEEP, load: [0.8, 0.84] },
  { turn: 38, half: 50, long: 1.02, flat: 0.84, colors: ROSE, load: [0.8, 0.76] },
  { turn: 4, half: 40, long: 0.98, flat: 0.78, colors: WARM, load: [0.7, 0.8] },
  { turn: -84, half: 46, long: 1.1, flat: 0.8, colors: WARM, load: [0.72, 0.74] },
  { turn: 88, half: 44, long: 1.06, flat: 0.8, colors: DEEP, load: [0.75, 0.8] },
  { turn: -140, half: 44, long: 0.98, flat: 0.62, colors: ROSE, load: [0.8, 0.7], curl: 0.2 },
  { turn: 136, half: 46, long: 0.96, flat: 0.62, colors: WARM, load: [0.8, 0.74], curl: 0.18 },
  { turn: 182, half: 42, long: 0.82, flat: 0.6, colors: DEEP, load: [0.85, 0.7], curl: 0.22 },
];

/** A poppy so near that it leaves the frame. @param at its heart @param radius in pixels */
export function greatPoppy(sheet: Sheet, at: Point, radius: number, lean = -0.12): void {
  const place = placing(at, lean, radius);
  for (const petal of PETALS) petalOf(sheet, place, radius, petal);
  heart(sheet, place, radius);
}

/** A place on a petal: `side` from -1 to 1, `far` from the heart to the tip. */
function spotOf({ turn, half, long, flat }: Petal, side: number, far: number): Point {
  const angle = ((turn + side * half) / 180) * Math.PI;
  const reach = long * far * (1 - 0.24 * Math.abs(side) ** 4);
  return [Math.sin(angle) * reach, -Math.cos(angle) * reach * flat];
}

function petalOf(sheet: Sheet, place: (points: readonly Point[]) => Point[], radius: number, petal: Petal): void {
  const { chance, tint, noise } = sheet;
  const start = chance.between(0, 60);
  const rimAt = (side: number) => 1 + noise(side * 2.2 + start, 3) * 0.075 + noise(side * 6 + start, 9) * 0.035;
  const rim = Array.from({ length: 23 }, (_, index): Point => {
    const side = (index / 22) * 2 - 1;
    return spotOf(petal, side, rimAt(side));
  });
  const [left, right] = [spotOf(petal, -0.8, 0.5), spotOf(petal, 0.8, 0.5)];
  const flow = place([spotOf(petal, 0, 0.05), spotOf(petal, 0, 1)]) as [Point, Point];
  const edge = [[0, 0] as Point, left, ...rim, right];
  touch(sheet, place(edge), {
    colors: petal.colors.map(tint),
    flow,
    load: petal.load,
    pale: 0.34,
    lift: 0.8,
    pooled: 0.6,
    grains: 0.26,
  });
  // While it was wet, more pigment ran from the heart into it.
  touch(
    sheet,
    place([
      [0, 0],
      spotOf(petal, -0.5, 0.42),
      spotOf(petal, -0.2, 0.62),
      spotOf(petal, 0.2, 0.6),
      spotOf(petal, 0.5, 0.42),
    ]),
    {
      colors: ['#6f1038', petal.colors[1] as string].map(tint),
      flow,
      load: [0.6, 0.1],
      bleeds: radius * 0.07,
      lost: 1,
    },
  );
  for (let fold = 0; fold < 11; fold++) {
    const side = ((fold + chance.next() * 0.8) / 11) * 1.8 - 0.9;
    const from = chance.between(0.16, 0.45);
    const to = chance.between(0.7, 0.99);
    const bow = chance.around() * 0.08;
    const line = place([
      spotOf(petal, side * 0.8, from),
      spotOf(petal, side + bow, (from + to) / 2),
      spotOf(petal, side, to),
    ]);
    const wide = radius * chance.between(0.008, 0.028);
    sweep(
      sheet,
      line,
      (share) => wide * Math.sin(Math.PI * Math.min(1, share * 0.8 + 0.15)),
      {
        colors: [petal.colors[0] as string, petal.colors[1] as string].map(tint),
        load: [0.34, 0.28],
        ...(fold % 3 === 0 ? { bleeds: radius * 0.012, lost: 0.8 } : {}),
      },
      10,
    );
  }
  if (!petal.curl) return;
  const inner = rim.filter((_, index) => index > 2 && index < 20);
  const lip = inner.map(([x, y], index): Point => {
    const share = Math.sin((index / (inner.length - 1)) * Math.PI);
    return [x * (1 - (petal.curl as number) * share), y * (1 - (petal.curl as number) * share)];
  });
  touch(sheet, place([...inner, ...lip.toReversed()]), {
    colors: [petal.colors[2] as string, '#ffd0b0'].map(tint),
    flow: place(pointsOf('-1,0 1,0')) as [Point, Point],
    load: [0.5, 0.3],
    lift: 0.6,
    pooled: 0.9,
  });
}

/** A dark heart that bled into the petals, the seed capsule and a ring of stamens. */
function heart(sheet: Sheet, place: (points: readonly Point[]) => Point[], radius: number): void {
  const { chance, tint } = sheet;
  for (let blot = 0; blot < 9; blot++) {
    const angle = (blot / 9) * 2 * Math.PI + chance.around() * 0.3;
    const reach = chance.between(0.26, 0.4);
    const spot = (turn: number, far: number): Point => [
      Math.sin(angle + turn) * reach * far,
      -Math.cos(angle + turn) * reach * far * 0.74,
    ];
    touch(sheet, place([[0, 0], spot(-0.42, 0.7), spot(-0.16, 1.05), spot(0.2, 0.98), spot(0.44, 0.66)]), {
      colors: ['#1f1730', '#4a1440'].map(tint),
      load: [0.72, 0.62],
      bleeds: radius * 0.03,
      lost: 0.75,
    });
  }
  const tips: Point[] = [];
  for (let index = 0; index < 84; index++) {
    const angle = chance.between(0, 2 * Math.PI);
    const far = chance.between(0.24, 0.42);
    const tip: Point = [Math.sin(angle) * far, -Math.cos(angle) * far * 0.74 - 0.05];
    const line = place([[tip[0] * 0.4, tip[1] * 0.4], [tip[0] * 0.75, tip[1] * 0.75 - 0.02], tip]);
    sweep(sheet, line, () => radius * 0.006 + 0.6, { colors: ['#2a1a38', '#4b2a58'].map(tint), load: [0.8, 0.8] }, 5);
    tips.push(line[2] as Point);
  }
  touch(sheet, place(pointsOf('-0.15,0.02 -0.13,-0.13 0,-0.19 0.13,-0.13 0.15,0.02 0.08,0.13 -0.08,0.13')), {
    colors: ['#d6dfa0', '#8fae74', '#4f6f58'].map(tint),
    load: [0.75, 0.95],
    lift: 0.95,
    pale: 0.2,
  });
  for (let ray = 0; ray < 9; ray++) {
    const angle = (ray / 9) * 2 * Math.PI;
    const line = place([
      [0, -0.06],
      [Math.sin(angle) * 0.11, -0.06 - Math.cos(angle) * 0.075],
    ]);
    sweep(sheet, line, () => radius * 0.014, { colors: ['#3f4f48', '#3f4f48'].map(tint), load: [0.6, 0.8] }, 4);
  }
  dots(sheet, tips, radius * 0.013, '#221830');
}

/** The same poppy with its stem and leaves, where there is room below it. */
export function standingPoppy(sheet: Sheet, at: Point, radius: number): void {
  const { width, height, size } = sheet;
  const foot: Point = [at[0] - radius * 0.1, height * 1.1];
  stem(sheet, {
    root: [foot[0] / width, foot[1] / height],
    head: [at[0] / width, at[1] / height],
    radius: (radius / size(1)) * 0.8,
    bend: 0.03,
  });
  leaf(sheet, [foot[0], height * 1.02], [at[0] - radius * 0.95, at[1] + radius * 0.86], radius * 0.2, -0.16);
  leaf(sheet, [foot[0], height * 1.02], [at[0] + radius * 0.8, at[1] + radius * 0.9], radius * 0.18, 0.14);
  greatPoppy(sheet, at, radius);
}
