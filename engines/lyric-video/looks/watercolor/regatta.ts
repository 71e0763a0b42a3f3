import { pointsOf } from '../../../drawing/curve.ts';
import { disc, type Point } from '../../../drawing/hand.ts';
import { clamp, smoothstep, sway } from '../../../drawing/motion.ts';
import type { FrameCues } from '../../frame-cues.ts';
import { meter, still } from '../../layers.ts';
import type { Composition } from '../../look.ts';
import { PAPER, sweep, touch } from '../../picture/wet-brush.ts';
import { dropping } from './drops.ts';
import { circling, gullOf } from './gulls.ts';
import { noonSky } from './noon-sky.ts';
import { looseCanvas, type Painted, type Sheet, sheetOf, turned } from './sheet.ts';
import { thrown, wash } from './wash.ts';
import { yacht } from './yacht.ts';

/** Where things are at noon, in shares of the frame. */
interface Place {
  water: number;
  /** Where the yacht's mast meets the water, and its height in shares of the frame's. */
  foot: Point;
  tall: number;
  /** The painted sky: its left and its upper edge. */
  left: number;
  top: number;
}

function placeOf({ shape, singer }: Composition): Place {
  if (shape === 'wide')
    return singer
      ? { water: 0.66, foot: [0.62, 0.86], tall: 0.82, left: 0.47, top: -0.05 }
      : { water: 0.66, foot: [0.72, 0.86], tall: 0.83, left: 0.44, top: -0.05 };
  if (shape === 'tall')
    return singer
      ? { water: 0.63, foot: [0.3, 0.68], tall: 0.32, left: -0.05, top: 0.35 }
      : { water: 0.72, foot: [0.5, 0.84], tall: 0.46, left: -0.05, top: 0.36 };
  return singer
    ? { water: 0.68, foot: [0.28, 0.74], tall: 0.42, left: -0.05, top: 0.36 }
    : { water: 0.76, foot: [0.53, 0.89], tall: 0.53, left: -0.05, top: 0.36 };
}

/** Noon on the bay: white sails, which are the paper, between the strongest blues of the day. */
export function regattaOf(composition: Composition): Painted {
  const { width, height, unit, shape } = composition;
  const place = placeOf(composition);
  const sheet = sheetOf(composition, 'regatta', (on) => {
    noonSky(on, place);
    sea(on, place);
  });
  const tall = place.tall * height;
  const size: Point = [tall * 1.16, tall * 1.2];
  const foot: Point = [tall * 0.52, tall * 1.07];
  const drawn = looseCanvas(composition, 'yacht', size, (on) => yacht(on, foot, tall, 0.13));
  const states = turned(drawn, foot, [-0.021, -0.007, 0.007, 0.021]);
  const [x, y] = [place.foot[0] * width - foot[0], place.foot[1] * height - foot[1]];
  const gulls = gullOf(composition, 84 * unit, ['#cfd6f0', '#6f7fb4']);
  const heel = ({ travel }: FrameCues) => 0.5 + sway(travel, 0.5, 0.46);
  return {
    behind: [
      still(sheet),
      dropping(
        composition,
        pointsOf(shape === 'wide' ? '0.06,0.94 0.34,0.95 0.42,0.06 0.2,0.96' : '0.06,0.035 0.93,0.04'),
        ['#2f86cf', '#e8402c'],
      ),
      circling(
        gulls,
        [
          [(place.left + 0.15) * width, (Math.max(0, place.top) + 0.1) * height],
          [(place.left + 0.42) * width, (Math.max(0, place.top) + 0.06) * height],
        ],
        0.04 * width,
      ),
      // A large picture costs much whenever it moves, so it rises and falls only when it turns.
      meter(states, heel).at((cues) => [x, y + 2 * unit * Math.floor(states.length * heel(cues))], 'top-left'),
    ],
  };
}

function sea(sheet: Sheet, { left, water, foot: [middle] }: Place): void {
  const { width, height, unit, noise, chance, tint, pen } = sheet;
  const wide = width > height;
  const [x, foot] = [left * width, water * height];
  wash(sheet, {
    colors: ['#3fb4c8', '#1f7fc0', '#12509a', '#123a78'],
    outline: wide
      ? [
          [x + 0.03 * width, foot],
          [x + 0.03 * width, foot],
          [width + 40, foot],
          [width + 40, foot],
          [width + 40, height + 40],
          [x - 0.06 * width, height + 40],
          [x - 0.1 * width, 0.965 * height],
          [x - 0.02 * width, 0.9 * height],
          [x - 0.04 * width, 0.84 * height],
          [x + 0.02 * width, 0.76 * height],
        ]
      : [
          [-40, foot],
          [-40, foot],
          [width + 40, foot],
          [width + 40, foot],
          [width + 40, 0.96 * height],
          [0.7 * width, 0.985 * height],
          [0.4 * width, 0.955 * height],
          [0.16 * width, 0.98 * height],
          [-40, 0.94 * height],
        ],
    stray: 1.4,
    grains: 0.22,
    flow: [190, 34],
    spare: (px, py) => {
      const near = (py - foot) / (height - foot);
      const crest =
        noise(px / (40 + 90 * near) / unit, py / (5 + 17 * near) / unit) + 0.4 * noise(px / 22 / unit, py / 8 / unit);
      return (0.62 - crest) * (20 + 40 * near) * unit;
    },
    lay: (px, py, run) => {
      const near = (py - foot) / (height - foot);
      return {
        thick: 0.52 + 0.3 * near + 0.4 * run,
        tone: clamp(0.1 + near * 0.8 + run * 0.7),
        dry:
          0.75 *
          (wide
            ? smoothstep(x + 0.05 * width, x - 0.08 * width, px + run * 50)
            : smoothstep(0.88, 0.99, py / height + run * 0.03)),
      };
    },
  });
  far(sheet, x, foot);
  for (let index = 0; index < 34; index++) {
    const near = ((index + chance.next()) / 34) ** 1.2;
    const y = foot + (0.05 + 0.9 * near) * (height - foot);
    const from = wide ? x + 0.03 * width : 0;
    const px = chance.between(from, width);
    const half = unit * (12 + 58 * near) * chance.between(0.6, 1.3);
    const thick = unit * (3 + 11 * near);
    if (!wide && y > 0.95 * height) continue;
    sweep(
      sheet,
      pointsOf('-1,0.3 -0.4,-0.4 0.2,-0.6 1,0.4').map(([u, v]): Point => [px + u * half, y + v * thick]),
      (along) => thick * Math.sin(Math.PI * along) ** 0.8,
      { colors: ['#12509a', '#0f2f66'].map(tint), load: [0.4 + 0.3 * chance.next(), 0.8], dry: 0.45, pooled: 0.6 },
      12,
    );
  }
  pen.save();
  pen.fillStyle = PAPER;
  for (let drop = 0; drop < 70; drop++) {
    disc(
      pen,
      middle * width + chance.around() * 0.3 * width,
      foot + chance.next() * (height - foot) * 0.7,
      unit * (0.6 + 2.2 * chance.next() ** 3),
    );
    pen.fill();
  }
  pen.restore();
  thrown(sheet, wide ? [x, 0.8 * height] : [0.5 * width, foot], [0.16 * width, 0.16 * height], 30, [
    '#1f7fc0',
    '#3fb4c8',
    '#e8402c',
  ]);
}

/** The other yachts, far away, and the cape. */
function far(sheet: Sheet, x: number, foot: number): void {
  const { width, unit, tint } = sheet;
  wash(sheet, {
    colors: ['#6f8fd0', '#8f9fd4'],
    outline: [
      [width * 0.84, foot + unit],
      [width * 0.88, foot - 22 * unit],
      [width * 0.94, foot - 40 * unit],
      [width + 30, foot - 56 * unit],
      [width + 30, foot + 2 * unit],
    ],
    lay: (_, __, run) => ({ thick: 0.55 + 0.3 * run, tone: clamp(0.5 + run) }),
  });
  for (const [u, tall, color] of [
    [0.12, 64, '#ff8a3a'],
    [0.2, 42, PAPER],
    [0.78, 50, '#ffd24f'],
    [0.9, 74, PAPER],
  ] as const) {
    const [px, py] = [x + (width - x) * u, foot + tall * 0.1 * unit];
    const at = (points: string) =>
      pointsOf(points).map(([a, b]): Point => [px + a * tall * unit, py + b * tall * unit]);
    touch(sheet, at('0.02,-1 0.02,-1 0.3,-0.5 0.4,-0.06 0.4,-0.06 0.03,-0.06'), {
      colors: [color, color === PAPER ? '#c9cff0' : '#e8402c'].map(tint),
      load: color === PAPER ? [0, 0.3] : [0.6, 0.8],
      lift: 1,
      pooled: 1.2,
    });
    touch(sheet, at('-0.02,-0.9 -0.02,-0.9 -0.03,-0.07 -0.34,-0.04 -0.34,-0.04'), {
      colors: [PAPER, '#b9c4ea'].map((one) => (one === PAPER ? one : tint(one))),
      load: [0, 0.3],
      lift: 1,
      pooled: 1.2,
    });
    sweep(sheet, at('-0.36,0 0,0.03 0.38,0'), () => Math.max(2.4 * unit, tall * 0.07 * unit), {
      colors: ['#22305c', '#33304f'].map(tint),
      load: [0.9, 0.95],
    });
  }
}
