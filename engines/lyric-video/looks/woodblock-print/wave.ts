import { type Context2D, frames, sprite } from '../../../drawing/canvas.ts';
import type { Chance } from '../../../drawing/chance.ts';
import { code, hex, mix, type Rgb } from '../../../drawing/color.ts';
import { curve, evenly, pointsOf } from '../../../drawing/curve.ts';
import { disc, type Point } from '../../../drawing/hand.ts';
import { clamp } from '../../../drawing/motion.ts';
import type { Composition, Tint } from '../../look.ts';
import { block, bokashi, carve, FOAM, INDIGO, KEY, MID, PALE, PRUSSIAN } from './carving.ts';
import { claw, printFoam } from './claws.ts';

/** A breaking wave in shares of its box: its back and its hollow, each from the foot to the tip of its lip. */
export interface WaveShape {
  back: readonly Point[];
  hollow: readonly Point[];
}

/** A wave that has just begun to break, and one that closes over whoever is in it. Both break toward the right. */
export const BREAKING: WaveShape = {
  back: pointsOf(
    '-0.7,1.3 -0.36,0.92 -0.14,0.62 0,0.44 0.08,0.3 0.17,0.17 0.28,0.085 0.4,0.065 0.51,0.11 0.575,0.21 0.6,0.34 0.59,0.45',
  ),
  hollow: pointsOf(
    '1.5,1.09 1.1,1 0.86,0.965 0.66,0.91 0.5,0.82 0.395,0.7 0.36,0.57 0.385,0.45 0.45,0.37 0.53,0.365 0.59,0.45',
  ),
};
export const CLOSING: WaveShape = {
  back: pointsOf(
    '-0.5,1.4 -0.4,0.8 -0.28,0.3 -0.12,0.02 0.06,-0.09 0.22,-0.1 0.36,-0.05 0.46,0.05 0.515,0.19 0.525,0.33 0.5,0.45',
  ),
  hollow: pointsOf(
    '1.6,1.02 1.2,0.985 0.92,0.95 0.7,0.885 0.5,0.785 0.345,0.655 0.265,0.52 0.262,0.4 0.325,0.31 0.43,0.32 0.5,0.45',
  ),
};

/** The same wave below words: its crest is in its box. */
export const CREST_IN_SIGHT: WaveShape = {
  back: CLOSING.back.map(([x, y]): Point => [x, 0.14 + 0.86 * y]),
  hollow: CLOSING.hollow.map(([x, y]): Point => [x, 0.14 + 0.86 * y]),
};

/** Bands of the body: their place between the back and the hollow, half their width, where they begin and end, and their ink. */
const BANDS: readonly (readonly [place: number, half: number, from: number, to: number, ink: string])[] = [
  [0.13, 0.012, 0.3, 0.7, PALE],
  [0.27, 0.026, 0.12, 0.74, INDIGO],
  [0.4, 0.014, 0.24, 0.82, PALE],
  [0.5, 0.03, 0.06, 0.84, INDIGO],
  [0.61, 0.017, 0.26, 0.93, FOAM],
  [0.7, 0.024, 0.06, 0.86, INDIGO],
  [0.8, 0.012, 0.2, 0.88, PALE],
  [0.88, 0.016, 0.3, 0.92, FOAM],
];
/** Inks that fade into each other from the back, where light falls, into the shadow of the hollow. */
const FACE = [MID, PRUSSIAN, PRUSSIAN, INDIGO] as const;
/** Strips in which they fade, and lines of the knife that follow them. */
const [STRIPS, LINES] = [36, 19];
const STEPS = 120;
/** Where foam and flecks begin along the back: 0 is its foot, 1 the tip. */
const [CREST, LIP] = [0.62, 0.74];
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
    for (let strip = 0; strip < STRIPS; strip++) {
      const side = (across: number) => Array.from({ length: 61 }, (_, step) => at(step / 60, across));
      // The strips overlap, so that no seam shows between them.
      const shape = [...side(strip / STRIPS), ...side((strip + 1.6) / STRIPS).reverse()];
      const place = (strip / STRIPS) * (FACE.length - 1);
      const [from, to] = [0, 1].map((next) => hex(tint(FACE[Math.floor(place) + next] as string))) as [Rgb, Rgb];
      block(pen, shape, code(mix(from, to, place % 1)));
    }
    // At its foot, the wave runs out into the swells around it.
    bokashi(pen, { width: 1.2 * wide, left: -0.1 * wide, from: tall, to: 0.6 * tall }, tint(PRUSSIAN), 0.9);
    for (const [place, half, from, to, ink] of BANDS) {
      const edge = (way: number) =>
        Array.from({ length: 61 }, (_, step) => {
          const share = step / 60;
          const swelled = half * Math.sin(Math.PI * share ** 0.8) ** 0.8;
          return at(from + (to - from) * share, place + way * swelled);
        });
      const [upper, lower] = [edge(-1), edge(1)];
      block(pen, [...upper, ...[...lower].reverse()], tint(ink));
      pen.fillStyle = tint(KEY);
      if (ink !== INDIGO) carve(pen, lower, 3 * size);
    }
    pen.fillStyle = tint(KEY);
    for (let line = 1; line < LINES; line++) {
      const from = own.between(0, 0.35);
      const to = own.between(0.55, 0.9);
      const along = Array.from({ length: 41 }, (_, step) => at(from + ((to - from) * step) / 40, line / LINES));
      carve(pen, along, 2.2 * size);
    }
    pen.restore();
    pen.fillStyle = tint(KEY);
    carve(pen, back, 6 * size, (share) => 0.5 + 0.5 * share);
    carve(pen, hollow, 5.5 * size, (share) => 0.3 + 0.7 * Math.sin(Math.PI * share));
    foamOf(pen, { at, size, tint }, own);
  });
  // The box of the flecks is around the lip, and reaches out of that of the wave.
  const lip = Array.from({ length: 11 }, (_, step) => at(LIP + ((1 - LIP) * step) / 10, 0)[0]);
  const [from, to] = [Math.min(...lip) - 8 * size, Math.max(...lip) + 104 * size];
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
    const [x, y] = at(chance.between(LIP, 0.99), 0);
    const flight = (share + chance.next()) % 1;
    const [away, up] = [chance.between(16, 84), chance.between(0, 120)];
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
