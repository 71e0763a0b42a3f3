import { type Context2D, frames, sprite } from '../../drawing/canvas.ts';
import type { Chance } from '../../drawing/chance.ts';
import { curve, evenly, pointsOf } from '../../drawing/curve.ts';
import { disc, type Point } from '../../drawing/hand.ts';
import { clamp } from '../../drawing/motion.ts';
import type { Composition, Tint } from '../look.ts';
import { block, carve, FOAM, INDIGO, KEY, MID, PALE, PRUSSIAN } from './woodblock-print-carving.ts';
import { claw, printFoam } from './woodblock-print-claws.ts';

/** A breaking wave in shares of its box: its back and its hollow, each from the foot to the tip of its lip. */
export interface WaveShape {
  back: readonly Point[];
  hollow: readonly Point[];
}

/** A wave that has just begun to break, and one that towers. Both break toward the right. */
export const BREAKING: WaveShape = {
  back: pointsOf(
    '-0.52,1.34 -0.22,1.02 -0.08,0.74 0.02,0.5 0.13,0.29 0.27,0.13 0.44,0.06 0.6,0.08 0.72,0.16 0.8,0.29 0.825,0.42',
  ),
  hollow: pointsOf('1.04,1.02 0.82,0.97 0.64,0.88 0.53,0.75 0.49,0.6 0.52,0.46 0.6,0.36 0.7,0.34 0.825,0.42'),
};
export const TOWERING: WaveShape = {
  back: pointsOf(
    '-0.62,1.3 -0.3,0.84 -0.12,0.52 0,0.33 0.1,0.2 0.24,0.1 0.42,0.055 0.6,0.065 0.75,0.13 0.86,0.24 0.905,0.385',
  ),
  hollow: pointsOf('1.06,1.04 0.8,0.99 0.62,0.9 0.49,0.77 0.43,0.61 0.46,0.45 0.56,0.34 0.7,0.31 0.905,0.385'),
};

/** Bands of the body: their place between the back and the hollow, half their width, where they begin, and their ink. */
const BANDS: readonly (readonly [place: number, half: number, from: number, to: number, ink: string])[] = [
  [0.1, 0.05, 0.02, 0.86, INDIGO],
  [0.235, 0.026, 0.0, 0.9, MID],
  [0.31, 0.02, 0.06, 0.84, FOAM],
  [0.42, 0.05, 0.0, 0.93, INDIGO],
  [0.52, 0.026, 0.04, 0.88, PALE],
  [0.6, 0.018, 0.0, 0.82, FOAM],
  [0.69, 0.04, 0.0, 0.92, INDIGO],
  [0.775, 0.02, 0.1, 0.86, MID],
  [0.835, 0.02, 0.0, 0.9, FOAM],
  [0.93, 0.03, 0.06, 0.88, INDIGO],
];
const STEPS = 120;
/** Where foam begins along the back: 0 is its foot, 1 the tip. */
const CREST = 0.62;
/** States of the flecks' flight, and the room above the wave that they need, in shares of its height. */
const [FLIGHT, SPRAY_ROOM] = [12, 0.12];

/**
 * A great wave whose bands sweep up its face and whose foam reaches out in claws, and the flecks that it throws, in an
 * endless cycle. @param side from where it breaks
 */
export function greatWaveOf(
  { unit, tint, chance }: Composition,
  shape: WaveShape,
  { width: wide, height: tall }: { width: number; height: number },
  side: 'left' | 'right',
) {
  const own = chance.fork(`great wave ${side}`);
  const lineOf = (points: readonly Point[]) =>
    evenly(curve(points.map(([x, y]): Point => [x * wide, y * tall])), STEPS + 1);
  const [back, hollow] = [lineOf(shape.back), lineOf(shape.hollow)];
  /** @param along 0 at the foot, 1 at the tip @param across 0 on the back, 1 in the hollow */
  const at = (along: number, across: number): Point => {
    const position = clamp(along * STEPS, 0, STEPS - 1e-6);
    const [index, share] = [Math.floor(position), position % 1];
    const on = (line: readonly Point[]): Point => {
      const [[ax, ay], [bx, by]] = [line[index] as Point, line[index + 1] as Point];
      return [ax + (bx - ax) * share, ay + (by - ay) * share];
    };
    const [[ax, ay], [bx, by]] = [on(back), on(hollow)];
    return [ax + (bx - ax) * across, ay + (by - ay) * across];
  };
  const size = Math.min(wide / 620, tall / 560);
  const turned = (pen: Context2D, left: number) => {
    if (side === 'right') {
      pen.translate(wide - left, 0);
      pen.scale(-1, 1);
    } else pen.translate(-left, 0);
  };
  const wave = sprite(wide, tall, (pen) => {
    turned(pen, 0);
    const body: Point[] = [...back, ...[...hollow].reverse(), [wide * 1.1, tall * 1.1], [-wide * 0.1, tall * 1.1]];
    block(pen, body, tint(PRUSSIAN));
    pen.save();
    pen.clip();
    const shade = pen.createLinearGradient(0, tall * 0.55, 0, tall);
    shade.addColorStop(0, `${tint(INDIGO)}00`);
    shade.addColorStop(1, tint(INDIGO));
    pen.fillStyle = shade;
    pen.fillRect(0, 0, wide, tall);
    for (const [place, half, from, to, ink] of BANDS) {
      const edge = (way: number) =>
        Array.from({ length: 61 }, (_, step) => {
          const share = step / 60;
          const swelled = half * (1 - share ** 2.2) ** 0.8;
          return at(from + (to - from) * share, place + way * swelled);
        });
      const [upper, lower] = [edge(-1), edge(1)];
      block(pen, [...upper, ...[...lower].reverse()], tint(ink));
      pen.fillStyle = tint(KEY);
      if (ink !== INDIGO) carve(pen, lower, 3 * size);
    }
    pen.restore();
    pen.fillStyle = tint(KEY);
    carve(pen, back, 6 * size, (share) => 0.5 + 0.5 * share);
    carve(pen, hollow, 5.5 * size, (share) => 0.3 + 0.7 * Math.sin(Math.PI * share));
    foamOf(pen, { at, size, tint }, own);
  });
  // The box of the flecks is around the lip, and reaches out of that of the wave.
  const [from, to] = [0.4 * wide, 1.25 * wide];
  const left = side === 'right' ? wide - to : from;
  const spray = frames(FLIGHT, to - from, tall * 0.8, (pen, share) => {
    turned(pen, left);
    pen.translate(0, SPRAY_ROOM * tall);
    sprayOf(pen, { at, size, tint }, share, unit, own.fork('spray'));
  });
  return {
    wave,
    spray,
    /** Where the flecks are, from the wave's upper left corner. */
    aside: [left, -SPRAY_ROOM * tall] as Point,
  };
}

interface Place {
  at(along: number, across: number): Point;
  size: number;
  tint: Tint;
}

/** The cap of foam: claws that hang from the lip, claws that it throws forward, and the white that they grow from. */
function foamOf(pen: Context2D, { at, size, tint }: Place, chance: Chance): void {
  const onCrest = (share: number) => CREST + (1 - CREST) * share;
  const edge = (share: number) => (0.14 + 0.36 * share) * Math.min(1, share * 4);
  const steps = Array.from({ length: 41 }, (_, step) => step / 40);
  const cap = [
    ...steps.map((share) => at(onCrest(share), 0)),
    ...steps.map((share) => at(onCrest(1 - share), edge(1 - share))),
  ];
  const direction = (share: number, across: number): number => {
    const [[ax, ay], [bx, by]] = [
      at(onCrest(share) - 0.012, across),
      at(Math.min(0.999, onCrest(share) + 0.012), across),
    ];
    return Math.atan2(by - ay, bx - ax);
  };
  const printed = (shapes: readonly (readonly Point[])[], ink: string) =>
    printFoam(pen, shapes, tint(ink), tint(KEY), 1.9 * size);
  const row = (
    { from, to, count, turn, ink = FOAM }: { from: number; to: number; count: number; turn: number; ink?: string },
    deep: (share: number) => number,
    scale: (share: number) => number,
  ) => {
    for (let index = 0; index < count; index++) {
      const share = from + ((to - from) * (index + 0.5 * chance.next())) / count;
      const [x, y] = at(onCrest(share), deep(share));
      const long = size * scale(share) * chance.between(0.78, 1.22);
      printed(claw(x, y, direction(share, deep(share)) + turn + chance.around() * 0.3, long, chance), ink);
    }
  };
  const under = { from: 0.06, to: 0.9, count: 15, turn: 1.2, ink: PALE };
  row(
    under,
    (share) => edge(share) * 1.12,
    (share) => 15 + 36 * share,
  );
  printed([cap], FOAM);
  row(
    { from: 0.0, to: 0.94, count: 19, turn: -0.62 },
    () => 0.02,
    (share) => 8 + 24 * share,
  );
  row(
    { from: 0.02, to: 0.88, count: 17, turn: 0.8 },
    (share) => edge(share) * 0.9,
    (share) => 11 + 35 * share,
  );
  for (const [across, turn, long] of [
    [0.9, 0.9, 40],
    [0, -1.15, 34],
    [0.65, 0.55, 46],
    [0.1, -0.85, 46],
    [0.42, 0.1, 54],
    [0.24, -0.45, 56],
  ] as const) {
    const [x, y] = at(onCrest(0.93), across);
    printed(claw(x, y, direction(0.9, 0) + turn, long * size, chance), FOAM);
  }
  block(pen, cap, tint(FOAM));
  curlsOf(pen, (share, across) => at(Math.min(0.985, onCrest(share)), edge(share) * across), { size, tint }, chance);
}

/** Pale shadows in the cap, and small curls of the knife in rows that follow it. */
function curlsOf(
  pen: Context2D,
  inCap: (share: number, across: number) => Point,
  { size, tint }: Pick<Place, 'size' | 'tint'>,
  chance: Chance,
): void {
  const line = (from: number, long: number, across: number, bend: number) =>
    Array.from({ length: 13 }, (_, step) => inCap(from + (long * step) / 12, across + bend * (step / 12) ** 2));
  pen.fillStyle = tint(PALE);
  for (let index = 0; index < 8; index++)
    carve(pen, line(0.3 + index * 0.08, 0.16, chance.between(0.35, 0.6), 0.45), chance.between(7, 12) * size);
  pen.fillStyle = tint(KEY);
  for (let index = 0; index < 15; index++)
    carve(pen, line(0.16 + index * 0.055, 0.06, chance.between(0.15, 0.55), 0.4), 3 * size);
}

/** Flecks that fly off the lip and fall. @param share of one cycle */
function sprayOf(pen: Context2D, { at, size, tint }: Place, share: number, unit: number, chance: Chance): void {
  for (let drop = 0; drop < 58; drop++) {
    const [x, y] = at(chance.between(CREST + 0.12, 0.99), 0);
    const flight = (share + chance.next()) % 1;
    const [away, up] = [chance.between(30, 150), chance.between(0, 120)];
    const [fx, fy] = [x + (8 + away * flight) * size, y + (150 * flight ** 2 - up * flight - 12) * size];
    const radius = size * chance.between(2, 6.4) * Math.sin(Math.PI * (0.12 + 0.88 * flight)) ** 0.7;
    for (const [ink, more] of [
      [KEY, 1.2 * unit],
      [FOAM, 0],
    ] as const) {
      pen.fillStyle = tint(ink);
      disc(pen, fx, fy, radius + more);
      pen.fill();
    }
  }
}
