import { sprite } from '../../../drawing/canvas.ts';
import { curve, pointsOf } from '../../../drawing/curve.ts';
import type { Sprite } from '../../../drawing/frame.ts';
import { disc, type Point, polygon } from '../../../drawing/hand.ts';
import { wrap } from '../../../drawing/motion.ts';
import type { FrameCues } from '../../frame-cues.ts';
import { type Layer, picture } from '../../layers.ts';
import type { Composition } from '../../look.ts';
import {
  around,
  block,
  bokashi,
  carve,
  contours,
  FOAM,
  INDIGO,
  KEY,
  MID,
  PALE,
  PAPER,
  PRUSSIAN,
  SUNSET,
} from './carving.ts';
import { claw, printFoam } from './claws.ts';

/** A block that is one and a half sheets wide and repeats every half sheet, so that it can move on without an end. */
interface Water {
  /** Pixels from the block's top to its calm surface, and to its lower edge. */
  surface: number;
  tall: number;
}

/** Open water: ink that deepens toward the front, and lines like those of a map. */
export function openSeaOf(
  { width, unit, tint, chance }: Composition,
  { surface, tall, ink, deep, line, lines = 19 }: Water & { ink: string; deep: string; line: string; lines?: number },
) {
  const period = width / 2;
  const own = chance.fork('open sea');
  return sprite(width + period, tall, (pen) => {
    const topAt = (x: number) =>
      surface + (Math.sin((x / period) * 2 * Math.PI) * 3 + Math.sin((x / period) * 6 * Math.PI + 1) * 2) * unit;
    const edge: Point[] = [];
    for (let x = 0; x <= width + period; x += 6 * unit) edge.push([x, topAt(x)]);
    block(pen, [[0, tall], ...edge, [width + period, tall]], tint(ink));
    pen.save();
    pen.clip();
    bokashi(pen, { width: width + period, from: tall, to: surface }, tint(deep));
    pen.fillStyle = tint(line);
    const sea = { width: width + period, period, top: surface + 8 * unit, bottom: tall, lines, swell: 13 * unit, unit };
    contours(pen, sea, own);
    pen.restore();
    pen.fillStyle = tint(KEY);
    carve(pen, edge, 3.4 * unit, (share) => 0.6 + 0.4 * Math.sin(share * 12 * Math.PI));
  });
}

/** Swells before the open sea: nested bands below each crest, claws of foam upon it. */
export function swellsOf(
  { width, unit, tint, chance }: Composition,
  { surface, tall, high, body, count }: Water & { high: number; body: string; count: number },
  name: string,
) {
  const period = width / 2;
  const own = chance.fork(name);
  const crests = Array.from({ length: count }, (_, index) => ({
    at: (index + 0.5 + own.around() * 0.22) / count,
    high: high * own.between(0.65, 1),
    wide: (0.42 / count) * own.between(0.8, 1.1),
  }));
  /** The height of crests at a place: steep before, long behind. */
  const crestAt = (x: number): number =>
    crests.reduce((sum, crest) => {
      const off = ((((x / period - crest.at) % 1) + 1.5) % 1) - 0.5;
      return sum + crest.high * Math.exp(-((off / (crest.wide * (off > 0 ? 0.62 : 1.25))) ** 2));
    }, 0);
  const topAt = (x: number) => surface - crestAt(x) + Math.sin((x / period) * 4 * Math.PI) * 4 * unit;
  const whole = width + period;
  const xs: number[] = [];
  for (let x = 0; x <= whole; x += 4 * unit) xs.push(x);
  const edge = xs.map((x): Point => [x, topAt(x)]);
  return sprite(whole, tall, (pen) => {
    block(pen, [[0, tall], ...edge, [whole, tall]], tint(body));
    pen.save();
    pen.clip();
    bokashi(pen, { width: whole, from: tall, to: surface }, tint(INDIGO));
    const bands = [
      [0.12, 0.22, INDIGO],
      [0.34, 0.42, PALE],
      [0.47, 0.51, FOAM],
      [0.62, 0.74, INDIGO],
      [0.84, 0.91, MID],
      [1.03, 1.07, FOAM],
    ] as const;
    for (const [from, to, ink] of bands) {
      const at = (depth: number) =>
        xs.map((x): Point => [x - depth * 26 * unit, topAt(x) + depth * (0.85 * crestAt(x) + 4 * unit)]);
      block(pen, [...at(from), ...at(to).reverse()], tint(ink));
    }
    pen.fillStyle = tint(PALE);
    const sea = {
      width: whole,
      period,
      top: surface + 13 * unit,
      bottom: tall,
      lines: Math.round((tall - surface) / (12 * unit)),
      swell: 6 * unit,
      unit,
    };
    contours(pen, sea, own.fork('lines'));
    pen.restore();
    pen.fillStyle = tint(KEY);
    carve(pen, edge, 4 * unit, (share) => 0.7 + 0.3 * Math.sin(share * 18 * Math.PI));
    const claws: (readonly [x: number, size: number, turn: number])[] = [];
    for (let x = 0; x < period; x += 5 * unit) {
      const share = crestAt(x) / high;
      if (share < 0.42) continue;
      const falls = topAt(x + 3 * unit) > topAt(x);
      const size = unit * (30 * (share - 0.3) + (falls ? 6 : 0)) * own.between(0.8, 1.15);
      claws.push([x, size, falls ? own.between(0, 0.8) : own.between(-0.75, -0.2)]);
      x += 0.55 * size;
    }
    for (const start of [0, period, 2 * period]) {
      for (const [x, size, turn] of claws) {
        printFoam(pen, claw(start + x, topAt(x), turn, size, own.fork(`claw ${x}`)), tint(FOAM), tint(KEY), 1.5 * unit);
      }
    }
    pen.fillStyle = tint(FOAM);
    const cap = xs.map((x): Point => [x, topAt(x) + 2 * unit]);
    const low = xs.map((x): Point => [x, topAt(x) + 2 * unit + 17 * unit * Math.max(0, crestAt(x) / high - 0.36)]);
    polygon(pen, [...cap, ...low.reverse()]);
    pen.fill();
  });
}

/** The outline of the mountain, in shares of its width, and the lower edge of its snow. */
const SLOPES: readonly Point[] = pointsOf(
  '0,0.4 0.12,0.345 0.24,0.265 0.34,0.175 0.41,0.09 0.455,0.022 0.475,0.006 0.495,0.014 0.515,0.002 0.54,0.014 0.58,0.075 0.65,0.16 0.75,0.245 0.87,0.33 1,0.4',
);
const SNOW: readonly Point[] = pointsOf(
  '0.3,0.2 0.355,0.18 0.375,0.225 0.4,0.15 0.425,0.17 0.435,0.25 0.46,0.16 0.48,0.135 0.495,0.2 0.51,0.15 0.53,0.26 0.55,0.15 0.57,0.14 0.6,0.21 0.62,0.15 0.66,0.19 0.7,0.2',
);

/** The mountain on the horizon: ink that fades toward its foot, and snow in its gullies. @param wide pixels @param haze the color at its foot */
export function mountainOf({ unit, tint }: Composition, wide: number, ink = PRUSSIAN, haze = SUNSET) {
  const tall = wide * 0.4;
  const line = curve(SLOPES.map(([x, y]): Point => [x * wide, y * wide + 4 * unit]));
  return sprite(wide, tall + 4 * unit, (pen) => {
    pen.save();
    polygon(pen, line);
    pen.clip();
    pen.fillStyle = tint(haze);
    pen.fillRect(0, 0, wide, tall + 4 * unit);
    bokashi(pen, { width: wide, from: 0, to: tall * 1.15 }, tint(ink), 0.95);
    const teeth = SNOW.map(([x, y]): Point => [x * wide, y * wide]);
    block(pen, [[wide * 0.3, 0], ...teeth, [wide * 0.7, 0]], tint(FOAM));
    pen.restore();
    pen.fillStyle = tint(KEY);
    carve(pen, line, 3.4 * unit, (share) => 0.25 + 0.75 * Math.sin(Math.PI * share));
    for (const [from, to] of [
      [0.375, 0.33],
      [0.435, 0.4],
      [0.53, 0.55],
      [0.6, 0.655],
    ] as const) {
      const [top, foot] = [0.25, 0.36];
      carve(
        pen,
        curve([
          [from * wide, top * wide],
          [(from + to) * 0.5 * wide, 0.3 * wide],
          [to * wide, foot * wide],
        ]),
        2.2 * unit,
      );
    }
  });
}

/**
 * A long boat in rough water, with bent rowers. Its bow points to the right. @param turn degrees clockwise
 * @param water the ink around its keel
 */
export function boatOf(
  { unit, tint }: Composition,
  { size, turn, water }: { size: number; turn: number; water: string },
) {
  const scale = unit * size;
  const angle = (turn * Math.PI) / 180;
  const [across, down] = [Math.cos(angle), Math.abs(Math.sin(angle))];
  const [wide, tall] = [250 * across + 96 * down, 96 * across + 250 * down];
  return sprite(wide * scale, tall * scale, (pen) => {
    pen.scale(scale, scale);
    pen.translate(wide / 2, tall / 2);
    pen.rotate(angle);
    pen.translate(-125, -48);
    const ink = tint(KEY);
    pen.strokeStyle = ink;
    pen.lineJoin = 'round';
    for (let rower = 0; rower < 5; rower++) {
      const [x, y] = [58 + rower * 25, 47 - rower * 1.1];
      const back = curve(pointsOf('-15,16 -15,4 -6,-6 7,-7 17,1 13,16', x, y));
      block(pen, back, tint(rower % 2 ? PALE : PRUSSIAN));
      pen.fillStyle = ink;
      carve(pen, back, 2.6, around);
      carve(pen, pointsOf('-1,-4 4,3 13,7', x, y), 1.8);
      pen.lineWidth = 2;
      disc(pen, x + 17, y - 5, 5.4);
      pen.fillStyle = tint('#e8b98f');
      pen.fill();
      pen.stroke();
      block(pen, pointsOf('11.4,-5 13,-10 18,-11.6 22,-8', x, y), ink);
    }
    const rim = curve(pointsOf('6,34 34,52 80,59 140,57 196,42 244,8'));
    const keel = curve(pointsOf('244,8 222,48 176,76 112,84 48,76 14,54 6,34'));
    block(pen, [...rim, ...keel], tint('#d9a86a'));
    pen.save();
    polygon(pen, [...rim, ...keel]);
    pen.clip();
    bokashi(pen, { width: 250, from: 90, to: 46 }, tint('#7a4a2c'), 0.8);
    pen.restore();
    pen.fillStyle = ink;
    carve(pen, keel, 4.4, around);
    carve(pen, rim, 4, around);
    carve(pen, curve(pointsOf('22,56 80,69 144,67 204,46 236,18')), 2.4);
    pen.fillStyle = tint(PAPER);
    carve(pen, curve(pointsOf('196,46 222,32 240,14')), 4, around);
    const wake = curve(pointsOf('22,98 40,82 96,83 150,80 196,70 216,76 230,98'), false, 10);
    block(pen, wake, tint(water));
    pen.fillStyle = tint(FOAM);
    carve(pen, wake.slice(8, 52), 5);
    for (const drop of [0, 7]) carve(pen, curve(pointsOf('200,74 220,76 238,86 246,95', 0, drop)), 4);
    for (let oar = 0; oar < 4; oar++) {
      const x = 60 + oar * 27;
      const shaft: Point[] = [
        [x + 26, 44],
        [x + 6, 66],
        [x - 12, 88],
      ];
      pen.fillStyle = ink;
      carve(pen, shaft, 4.6, around);
      pen.fillStyle = tint('#e3bf86');
      carve(pen, shaft, 2.2, around);
    }
  });
}

/** A block of water that repeats every half sheet. @param place how far it has moved, and its top */
export function moving(
  block: Sprite,
  width: number,
  place: (cues: FrameCues) => readonly [shift: number, top: number],
): Layer {
  return picture(block).at((cues) => {
    const [shift, top] = place(cues);
    return [-width / 2 + wrap(shift, width / 2), top];
  }, 'top-left');
}
