import { pointsOf } from '../../../drawing/curve.ts';
import { disc, type Point } from '../../../drawing/hand.ts';
import { clamp, smoothstep, sway } from '../../../drawing/motion.ts';
import { pages, picture } from '../../layers.ts';
import type { Composition } from '../../look.ts';
import { sweep, touch } from '../../picture/wet-brush.ts';
import { dropping } from './drops.ts';
import { fishingBoat } from './fishing-boat.ts';
import { crossing, gullOf } from './gulls.ts';
import { lighthouse } from './lighthouse.ts';
import { pencil } from './pencil.ts';
import { looseOf, type Painted, type Sheet, sheetsOf } from './sheet.ts';
import { backrun, thrown, wash } from './wash.ts';

/** Where things are at dawn, in shares of the frame; lengths are in units. */
interface Place {
  sun: Point;
  water: number;
  boat: Point;
  long: number;
  far: Point;
}

function placeOf({ shape, singer }: Composition): Place {
  if (shape === 'wide')
    return singer
      ? { sun: [0.54, 0.36], water: 0.6, boat: [0.27, 0.85], long: 280, far: [0.47, 0.66] }
      : { sun: [0.7, 0.33], water: 0.6, boat: [0.46, 0.84], long: 350, far: [0.16, 0.67] };
  if (shape === 'tall')
    return singer
      ? { sun: [0.2, 0.47], water: 0.56, boat: [0.16, 0.66], long: 210, far: [0.88, 0.6] }
      : { sun: [0.66, 0.48], water: 0.6, boat: [0.5, 0.76], long: 430, far: [0.2, 0.645] };
  return singer
    ? { sun: [0.14, 0.44], water: 0.62, boat: [0.12, 0.76], long: 190, far: [0.92, 0.67] }
    : { sun: [0.7, 0.47], water: 0.63, boat: [0.52, 0.82], long: 330, far: [0.18, 0.68] };
}

/** Dawn in the harbor: a sun that is left of the paper, boats at their moorings, and nearly nothing else. */
export function dawnOf(composition: Composition): Painted {
  const { width, height, unit } = composition;
  const place = placeOf(composition);
  const [x, y] = [place.boat[0] * width, place.boat[1] * height];
  const long = place.long * unit;
  const size: Point = [long * 1.2, long * 1.6];
  const boat = looseOf(composition, 'boat', size, (sheet) =>
    fishingBoat(sheet, [long * 0.6, long * 0.92], long, ['#c2402e', '#3f1f3a'], true),
  );
  const gulls = gullOf(composition, 58 * unit, ['#6a6f92', '#33395c']);
  const stages = sheetsOf(
    composition,
    'dawn',
    (sheet) => drawing(sheet, place),
    (sheet) => glow(sheet, place),
    (sheet) => shore(sheet, place),
  );
  return {
    behind: [
      pages(stages, ({ built }) => (built < 1 ? Math.floor(built * 3) : 2)),
      dropping(composition, pointsOf('0.08,0.93 0.94,0.74 0.9,0.95'), ['#e8808a', '#7f96c9']),
      picture(boat).at(
        ({ beat }) => [x - long * 0.6, y - long * 0.92 + 3 * unit * Math.round(sway(beat, Math.PI / 4, 1))],
        'top-left',
      ),
      crossing(
        gulls,
        [
          [0.42 * width, place.sun[1] * height + 92 * unit],
          [0.5 * width, place.sun[1] * height + 66 * unit],
          [0.9 * width, place.sun[1] * height + 112 * unit],
        ],
        composition,
        0.7,
      ),
    ],
  };
}

const FAR: readonly Point[] = pointsOf('0,0.03 0.1,0.045 0.2,0.1 0.29,0.14 0.38,0.11 0.5,0.05 0.6,0.03 0.72,0.02');
const CAPE: readonly Point[] = pointsOf('0.7,0 0.76,0.03 0.82,0.075 0.87,0.09 0.93,0.13 1.02,0.15');

function ridge({ width, height }: Sheet, points: readonly Point[], water: number): Point[] {
  const tall = width > height ? height : height * 0.62;
  return points.map(([u, v]): Point => [u * width, water * height - v * tall]);
}

function drawing(sheet: Sheet, { water, sun }: Place): void {
  const { width, height, unit, pen } = sheet;
  pencil(sheet, [
    [-10, water * height],
    [width * 0.5, water * height + unit],
    [width + 10, water * height - unit],
  ]);
  pencil(sheet, ridge(sheet, FAR, water), 2);
  pencil(sheet, ridge(sheet, CAPE, water));
  pen.save();
  pen.strokeStyle = '#9a98a2';
  pen.globalAlpha = 0.4;
  pen.lineWidth = unit;
  disc(pen, sun[0] * width + 2 * unit, sun[1] * height, 42 * unit);
  pen.stroke();
  pen.restore();
}

/** The glow around a sun that stays paper, laid on wet paper: only its right side dried as a line. */
function glow(sheet: Sheet, { sun, water }: Place): void {
  const { width, height, unit, noise } = sheet;
  const [x, y] = [sun[0] * width, sun[1] * height];
  const short = Math.min(width, height);
  const foot = water * height;
  const top = width > height ? 0.03 : sun[1] - 0.2;
  wash(sheet, {
    colors: ['#ffd24f', '#fb9a5e', '#e8808a', '#a98fc4', '#7f96c9'],
    outline: [
      [-0.1 * width, foot + 10],
      [-0.1 * width, foot - 0.1 * short],
      [0.2 * width, foot - 0.2 * short],
      [x - 0.34 * short, y - 0.16 * short],
      [x - 0.12 * short, (top + 0.02) * height],
      [x + 0.2 * short, top * height],
      [width * 0.93, (top + 0.015) * height],
      [width * 0.97, (top + 0.07) * height],
      [width * 0.945, y],
      [width * 0.98, y + 0.08 * short],
      [width * 0.955, foot - 0.1 * short],
      [width * 0.97, foot + 10],
    ],
    reach: 70 * unit,
    soft: (px, py) =>
      unit * (1.5 + 110 * smoothstep(x + 0.25 * short, x + 0.05 * short, px + noise(py / 40 / unit, 3) * 40)),
    spare: (px, py) => Math.hypot(px - x, py - y) - 41 * unit,
    flow: [210, 60],
    lay: (px, py, run) => {
      const far = Math.hypot((px - x) * 0.8, (py - y) * 1.25) / short;
      const band = noise(py / 46 / unit + run * 0.7, px / 520 / unit);
      return {
        thick: (0.4 + 0.34 * smoothstep(0.05, 0.5, far) + 0.3 * run + 0.16 * band) * smoothstep(1.25, 0.4, far),
        tone: clamp(far * 1.5 - 0.08 + run * 0.3 + band * 0.1),
      };
    },
  });
  if (width > height) backrun(sheet, [0.87 * width, y - 0.16 * short], 58 * unit, '#b06a9a', 0.75);
}

/** Hills that were laid while the sky was damp, the cape with its lighthouse, and the water. */
function shore(sheet: Sheet, { water, sun, far }: Place): void {
  const { width, height, unit, noise, tint } = sheet;
  const foot = water * height;
  const base: Point[] = [
    [0.74 * width, foot + 2 * unit],
    [0.3 * width, foot + 4 * unit],
    [-0.02 * width, foot + 2 * unit],
  ];
  wash(sheet, {
    colors: ['#8f8fc4', '#b39ac0', '#e3b3a8'],
    outline: [...ridge(sheet, FAR, water), ...base],
    reach: 16 * unit,
    soft: (px, py) =>
      unit * (2 + 22 * smoothstep(foot - 30 * unit, foot, py) + 12 * clamp(noise(px / 90 / unit, 9) + 0.2)),
    lay: (_, py, run) => ({
      thick: 0.5 + 0.24 * run - 0.34 * smoothstep(foot - 80 * unit, foot, py),
      tone: clamp(0.3 + 0.5 * run + 0.6 * smoothstep(foot - 70 * unit, foot, py)),
    }),
  });
  const cape = ridge(sheet, CAPE, water);
  lighthouse(sheet, [0.87 * width, foot - (width > height ? 0.08 : 0.05) * height], 130 * unit);
  wash(sheet, {
    colors: ['#7a5a8c', '#4a5a94', '#35406e'],
    outline: [
      ...cape,
      [1.04 * width, foot + 3 * unit],
      [0.85 * width, foot + 5 * unit],
      [0.68 * width, foot + 2 * unit],
    ],
    lay: (px, py, run) => ({
      thick: 0.66 + 0.3 * run - 0.2 * smoothstep(foot - 40 * unit, foot, py),
      tone: clamp(0.45 + 0.7 * run + (px / width - 0.85)),
    }),
  });
  waterOf(sheet, sun, foot);
  fishingBoat(sheet, [far[0] * width, far[1] * height], 120 * unit, ['#3f7f92', '#2a3f60']);
  for (const [u, v, tall] of [
    [0.6, 0.008, 58],
    [0.565, 0.014, 76],
  ] as const) {
    const [x, y] = [u * width, foot + v * height];
    sweep(
      sheet,
      [
        [x, y],
        [x + unit, y - tall * 0.5 * unit],
        [x + 2 * unit, y - tall * unit],
      ],
      () => 2.2 * unit,
      {
        colors: ['#6a5a7c', '#8a7a98'].map(tint),
        load: [0.8, 0.5],
      },
    );
    touch(
      sheet,
      [
        [x - 26 * unit, y - 9 * unit],
        [x - 26 * unit, y - 9 * unit],
        [x + 26 * unit, y - 7 * unit],
        [x + 18 * unit, y + 3 * unit],
        [x - 18 * unit, y + 3 * unit],
      ],
      {
        colors: ['#7a6a90', '#574a78'].map(tint),
        load: [0.7, 0.85],
      },
    );
  }
  thrown(sheet, [0.8 * width, 0.84 * height], [0.2 * width, 0.14 * height], 34, ['#e8808a', '#7f96c9', '#c2402e']);
}

/** White paper for light, and flat strokes that get broader toward the eye. */
function waterOf(sheet: Sheet, sun: Point, foot: number): void {
  const { width, height, unit, noise, chance, tint } = sheet;
  const light = sun[0] * width;
  wash(sheet, {
    colors: ['#f3b08f', '#b49ac6', '#6f8fc0', '#3f6f9c'],
    outline: [
      [-20, foot],
      [-20, foot],
      [width + 20, foot],
      [width + 20, foot],
      [width + 20, 0.93 * height],
      [0.8 * width, 0.985 * height],
      [0.55 * width, 0.95 * height],
      [0.3 * width, 0.97 * height],
      [0.04 * width, 0.9 * height],
      [-20, 0.82 * height],
    ],
    spare: (px, py) => {
      // The sun's way on the water, broken by ripples.
      const near = (py - foot) / (height - foot);
      const broad = (14 + 90 * near) * unit;
      const ripple = noise(px / 70 / unit, py / 7 / unit / (0.6 + near)) * broad * 1.4;
      return Math.abs(px - light + noise(py / 18 / unit, 4) * 16 * unit) - broad - ripple;
    },
    soft: (_, py) => unit * (1.4 + 3 * smoothstep(foot + 40 * unit, foot, py)),
    flow: [260, 26],
    stray: 1,
    lay: (_, py, run) => {
      const near = (py - foot) / (height - foot);
      return {
        thick: 0.1 + 0.46 * near + 0.3 * run,
        tone: clamp(near * 0.95 + 0.35 * run),
        dry: 0.65 * smoothstep(0.72, 0.98, near + run * 0.15),
      };
    },
  });
  for (let index = 0; index < 26; index++) {
    const near = ((index + chance.next()) / 26) ** 1.3;
    const [px, py] = [chance.between(0.05, 0.95) * width, foot + (0.06 + 0.82 * near) * (height - foot)];
    const half = unit * (14 + 60 * near) * chance.between(0.5, 1.2);
    const thick = unit * (2 + 7 * near);
    sweep(
      sheet,
      [
        [px - half, py],
        [px, py + chance.around() * thick],
        [px + half, py + chance.around() * thick * 0.5],
      ],
      (along) => thick * Math.sin(Math.PI * along ** 0.8) ** 0.7,
      { colors: ['#6f7fb4', '#3f5f94'].map(tint), load: [0.5 + 0.25 * near, 0.3], dry: 0.55, pooled: 0.4 },
      10,
    );
  }
}
