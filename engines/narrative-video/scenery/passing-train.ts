import { darken, hex, lighten, mix, type Rgb } from '../../drawing/color.ts';
import type { Vector } from '../../drawing/solids/matrix.ts';
import type { Livery } from '../props/liveries.ts';
import { type Finish, type Part, smoothBlock } from './part.ts';

/** Length of a carriage, and the distance between the middles of two. Meters. */
const LENGTH = 18.4;
export const PITCH = 19;
/** Windows and doors are in eight bays. */
const [BAYS, BAY] = [8, LENGTH / 8];
const DOORS: ReadonlySet<number> = new Set([1, 6]);
/** Openings between the sill and the upper wall. `side` is half of the carriage's width. Meters. */
export const PANE = { wide: 1.7, sill: 1.98, tall: 0.98, side: 1.45 };
const DARK = hex('#24262d');
/** Light of the lamps inside, and what is seen of the people in it. */
export const WINDOW_LIGHT = hex('#ffdc96');
const AGAINST_LIGHT = hex('#38261f');
/** Color of windows without lamps behind them. */
export const GLASS = hex('#7f9fb0');

/** Colors of a carriage that are seen from outside. */
export type CarriageLivery = Pick<Livery, 'shell' | 'panel' | 'trim' | 'cloth'>;

/** The colors of trains in places that are built, inside and outside. */
export const TRAIN_LIVERY: CarriageLivery = {
  shell: hex('#c9cfd4'),
  panel: hex('#375f6e'),
  trim: hex('#8b99a5'),
  cloth: hex('#245288'),
};

/** Where the heads of passengers are in a bay, from the middle of its window, and how low they sit. Meters. */
type Seated = readonly (readonly [x: number, low: number])[];
const ONE: Seated = [[-0.3, 0]];
const OTHER: Seated = [[0.36, 0.05]];
/** Two who lean against each other. */
const PAIR: Seated = [
  [-0.17, 0.02],
  [0.14, 0.08],
];
const STANDING: Seated = [[0.2, -0.24]];
const SEATED: readonly (readonly Seated[])[] = [
  [[], [], ONE, PAIR, [], OTHER, [], ONE],
  [ONE, STANDING, [], OTHER, ONE, [], [], []],
];

/** Middles of a carriage's windows that are not doors, from its own middle. Meters. */
export const WINDOWS: readonly number[] = Array.from({ length: BAYS }, (_, bay) => bay)
  .filter((bay) => !DOORS.has(bay))
  .map(middleOf);

function middleOf(bay: number): number {
  return (bay - (BAYS - 1) / 2) * BAY;
}

/**
 * Returns a carriage on its rails, around the middle of its length, seen from the side of positive z. Its head, if it has
 * one, is at its right end.
 * @param isLit whether lamps are lit in it
 */
export function passingCarriage(
  { shell, panel, trim, cloth }: CarriageLivery,
  isLit: boolean,
  isHead: boolean,
): Part[] {
  const pane = isLit ? WINDOW_LIGHT : GLASS;
  const glazing: Finish = isLit ? 'lamp' : 'glass';
  const top = PANE.sill + PANE.tall;
  const end = isHead ? 0.7 : 0;
  const long = LENGTH - end;
  const left = -end / 2;
  const seated = SEATED[isHead ? 0 : 1] ?? [];
  return [
    smoothBlock([0, 0.55, 0], [LENGTH - 0.6, 0.5, 2.5], DARK),
    ...[-6.1, 6.1].flatMap((x): Part[] => [
      smoothBlock([x, 0.3, 0], [3.2, 0.32, 2.3], darken(DARK, 0.2)),
      ...[-1, 1].map((side): Part => {
        const middle: Vector = [x + side, 0.42, 0.66];
        return { form: 'bar', at: middle, to: [x + side, 0.42, 0.8], radius: 0.42, color: lighten(DARK, 0.12) };
      }),
    ]),
    ...[-2.4, 0.3, 2.6].map((x) => smoothBlock([x, 0.34, 0.1], [1.8, 0.5, 2.5], lighten(DARK, 0.06))),
    smoothBlock([left, PANE.sill, 0], [long, PANE.tall, 2.66], isLit ? darken(WINDOW_LIGHT, 0.3) : DARK),
    ...WINDOWS.flatMap((x) =>
      inside(x, isLit ? darken(mix(cloth, WINDOW_LIGHT, 0.3), 0.42) : mix(cloth, DARK, 0.5), pane, glazing),
    ),
    ...seated.flatMap((heads, bay) => heads.flatMap(([x, low]) => passenger(middleOf(bay) + x, low))),
    ...pillars(shell, end),
    bricks([left, 0.98, 0], [long, PANE.sill - 0.98, PANE.side * 2], panel, 'metal'),
    smoothBlock([left, PANE.sill - 0.16, 0], [long, 0.14, PANE.side * 2 + 0.05], shell, 'metal'),
    smoothBlock([left, top, 0], [long, 0.5, PANE.side * 2], shell, 'metal'),
    ...[-1, 1].map((half) =>
      bricks([left + (half * long) / 4, top + 0.5, 0], [long / 2 - 0.06, 0.24, 2.5], darken(shell, 0.34)),
    ),
    ...[-4.6, 3.4].map((x) => smoothBlock([x, top + 0.74, 0], [3, 0.24, 1.7], darken(shell, 0.42))),
    ...[...DOORS].flatMap((bay) => door(middleOf(bay), trim, pane, glazing)),
    // Between two carriages, people walk through bellows.
    smoothBlock([-LENGTH / 2 - 0.3, 0.9, 0], [0.7, 2.3, 2.2], DARK, 'cloth'),
    ...(isHead ? head(panel, shell, isLit) : bow),
  ];
}

/** Returns the wall between windows. @param end meters by which the carriage is shorter at its right end */
function pillars(color: Rgb, end: number): Part[] {
  return Array.from({ length: BAYS + 1 }, (_, edge) => {
    const [half, middle] = [(BAY - PANE.wide) / 2, (edge - BAYS / 2) * BAY];
    const from = Math.max(-LENGTH / 2, middle - half);
    const to = Math.min(LENGTH / 2 - end, middle + half);
    return { from: Math.min(from, to - half), to };
  }).map(({ from, to }) =>
    smoothBlock([(from + to) / 2, PANE.sill, 1.37], [to - from, PANE.tall, 0.16], color, 'metal'),
  );
}

/** Returns what a window shows: the light inside, a lamp under the ceiling, and the backs of two seats. */
function inside(x: number, cloth: Rgb, pane: Rgb, glazing: Finish): Part[] {
  const { sill, tall } = PANE;
  return [
    smoothBlock([x, sill - 0.04, 1.36], [BAY, tall + 0.08, 0.06], pane, glazing),
    smoothBlock([x, sill + tall - 0.16, 1.37], [BAY, 0.06, 0.06], lighten(pane, 0.6), glazing),
    ...[-0.62, 0.62].map((side) => smoothBlock([x + side, sill - 0.1, 1.38], [0.3, 0.36, 0.05], cloth, glazing)),
  ];
}

/** Returns a head and shoulders in front of the light of a window. */
function passenger(x: number, low: number): Part[] {
  const y = PANE.sill - low;
  return [
    { form: 'ball', at: [x, y - 0.26, 1.42], size: [0.56, 0.5, 0.05], color: AGAINST_LIGHT },
    { form: 'ball', at: [x + 0.02, y + 0.17, 1.42], size: [0.26, 0.33, 0.05], color: AGAINST_LIGHT },
  ];
}

function door(x: number, color: Rgb, pane: Rgb, glazing: Finish): Part[] {
  return [
    smoothBlock([x, 0.9, 1.4], [1.4, 2.16, 0.12], color, 'metal'),
    ...[-0.34, 0.34].map((side) => smoothBlock([x + side, 1.86, 1.44], [0.44, 0.98, 0.06], pane, glazing)),
    smoothBlock([x, 0.92, 1.44], [0.05, 2.1, 0.05], darken(color, 0.5)),
  ];
}

/** Returns a nose with a slanted windshield. */
function head(panel: Rgb, shell: Rgb, isLit: boolean): Part[] {
  const nose = LENGTH / 2 - 0.7;
  return [
    smoothBlock([nose + 0.42, 0.7, 0], [0.9, 1.14, 2.7], panel, 'metal'),
    smoothBlock([nose + 0.24, 1.84, 0], [0.5, 0.62, 2.66], DARK, 'glass'),
    smoothBlock([nose + 0.1, 2.46, 0], [0.26, 0.7, 2.6], DARK, 'glass'),
    smoothBlock([nose + 0.02, 3.1, 0], [0.2, 0.3, 2.6], shell, 'metal'),
    ...[-1, 1].map(
      (side): Part => ({
        form: 'ball',
        at: [nose + 0.86, 1.1, side * 0.95],
        size: [0.14, 0.26, 0.3],
        color: hex('#fff6dc'),
        ...(isLit && { finish: 'lamp' as const }),
      }),
    ),
  ];
}

/** The bow that touches the overhead wire. */
const bow: readonly Part[] = [
  bar([-0.9, 3.7, 0], [0.2, 4.5, 0], 0.05),
  bar([0.2, 4.5, 0], [-0.7, 5.2, 0], 0.04),
  bar([-0.7, 5.2, -0.8], [-0.7, 5.2, 0.8], 0.05),
  smoothBlock([-0.9, 3.66, 0], [1.2, 0.1, 1], DARK),
];

function bar(at: Vector, to: Vector, radius: number): Part {
  return { form: 'bar', at, to, radius, color: DARK, finish: 'metal' };
}

/** Returns a block that shows of what it is built in looks that build with bricks. */
function bricks(at: Vector, size: Vector, color: Rgb, finish: Finish = 'plain'): Part {
  return { form: 'block', at, size, color, finish };
}
