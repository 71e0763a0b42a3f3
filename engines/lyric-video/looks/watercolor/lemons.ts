import { pointsOf } from '../../../drawing/curve.ts';
import type { Point } from '../../../drawing/hand.ts';
import { clamp, smoothstep, sway } from '../../../drawing/motion.ts';
import { meter, still } from '../../layers.ts';
import type { Composition } from '../../look.ts';
import { PAPER, sweep, touch } from '../../picture/wet-brush.ts';
import { type Bough, branch, foliage } from './bough.ts';
import { dropping } from './drops.ts';
import { pencil } from './pencil.ts';
import { looseCanvas, type Painted, type Sheet, sheetOf, turned } from './sheet.ts';
import { backrun, thrown, wash } from './wash.ts';

function boughOf({ shape, singer, width, height, unit }: Composition): Bough {
  const [wide, tall] = [width / unit, height / unit];
  if (shape === 'wide')
    return singer
      ? {
          wood: pointsOf('-40,36 130,66 300,70 470,104 610,170'),
          fruits: [
            [0.24, 120, -30],
            [0.92, 112, 6],
          ],
          bird: 0.74,
          size: 0.82,
          sea: [0.8, 0.3, 0.98],
        }
      : {
          wood: pointsOf('-40,70 100,136 250,168 390,228 500,350'),
          fruits: [
            [0.32, 214, -84],
            [0.56, 232, -20],
            [0.87, 200, 6],
          ],
          bird: 0.71,
          size: 1.16,
          sea: [0.8, -0.05, 0.965],
        };
  if (singer)
    return {
      wood: pointsOf(
        `${wide + 40},${tall * 0.35} ${wide - 70},${tall * 0.4} ${wide - 150},${tall * 0.435} ${wide - 128},${tall * 0.52} ${wide - 90},${tall * 0.6}`,
      ),
      fruits: [
        [0.3, 104, 6],
        [0.94, 116, 4],
      ],
      bird: 0.46,
      size: 0.76,
      sea: [0.64, 0.02, 0.98],
    };
  return {
    wood: pointsOf(`-40,${tall * 0.04} 110,${tall * 0.09} 270,${tall * 0.11} 420,${tall * 0.16} 560,${tall * 0.26}`),
    fruits: [
      [0.3, shape === 'tall' ? 200 : 140, -60],
      [0.55, shape === 'tall' ? 220 : 150, 0],
      [0.9, shape === 'tall' ? 190 : 130, 10],
    ],
    bird: 0.74,
    size: shape === 'tall' ? 1.15 : 0.78,
    sea: [shape === 'tall' ? 0.47 : 0.52, -0.05, 0.97],
  };
}

/** A bough of lemons over the harbor, so near that it leaves the picture, and a bird that sings on it. */
export function lemonsOf(composition: Composition): Painted {
  const { width, height, unit } = composition;
  const bough = boughOf(composition);
  const wood = bough.wood.map(([x, y]): Point => [x * unit, y * unit]);
  const sheet = sheetOf(composition, 'lemons', (on) => {
    air(on, bough, wood);
    foliage(on, bough, wood, 'far');
  });
  const reach = Math.min(height, Math.max(...wood.map(([, y]) => y)) + 330 * unit * bough.size);
  const left = Math.max(0, Math.min(...wood.map(([x]) => x)) - 190 * unit);
  const right = Math.min(width, Math.max(...wood.map(([x]) => x)) + 200 * unit);
  const drawn = looseCanvas(composition, 'bough', [right - left, reach], (on) => {
    const own = wood.map(([x, y]): Point => [x - left, y]);
    branch(on, own);
    foliage(on, bough, own, 'near');
  });
  const [firstX, firstY] = wood[0] as Point;
  const states = turned(drawn, [firstX - left, firstY], [-0.011, -0.0055, 0, 0.0055, 0.011]);
  return {
    behind: [
      still(sheet),
      dropping(composition, pointsOf('0.94,0.93 0.06,0.95 0.955,0.08 0.86,0.95'), ['#fdc02a', '#5fb4e6']),
      meter(states, ({ travel, bass }) => 0.5 + sway(travel, 1.2, 0.28 + 0.2 * bass)).at([left, 0], 'top-left'),
    ],
  };
}

/** Blue air that was laid wet around the bough, and the harbor's bay far below. */
function air(sheet: Sheet, { sea: [level, from, to] }: Bough, wood: readonly Point[]): void {
  const { width, height, unit, noise, chance, tint } = sheet;
  const [first, middle, last] = [wood[0], wood[2], wood[4]] as [Point, Point, Point];
  const span = Math.hypot(last[0] - first[0], last[1] - first[1]);
  const isAside = first[0] > width;
  const source: Point = isAside ? [0.8 * width, first[1]] : first;
  wash(sheet, {
    colors: ['#2f7fd6', '#5fb4e6', '#a9dccf', '#ffe9a0'],
    outline: isAside
      ? [
          [0.04 * width, level * height],
          [0.06 * width, first[1] + 0.5 * span],
          [0.2 * width, first[1] + 0.1 * span],
          [0.5 * width, first[1] + 0.02 * span],
          [0.76 * width, first[1] - 0.1 * span],
          [width + 60 * unit, first[1] - 0.16 * span],
          [width + 60 * unit, level * height],
        ]
      : [
          [first[0] - 60 * unit, first[1] + span * 0.5],
          [first[0] - 60 * unit, -60 * unit],
          [middle[0], -60 * unit],
          [middle[0] + span * 0.36, middle[1] - span * 0.12],
          [last[0] + span * 0.2, last[1] - span * 0.1],
          [last[0] + span * 0.08, last[1] + span * 0.3],
          [middle[0] + span * 0.1, middle[1] + span * 0.52],
          [middle[0] - span * 0.22, middle[1] + span * 0.5],
        ],
    reach: 60 * unit,
    soft: (x, y) => unit * (1.6 + 90 * smoothstep(-0.1, 0.35, noise(x / 190 / unit, y / 190 / unit + 7))),
    flow: [170, 130],
    lay: (x, y, run) => {
      const far = Math.hypot(x - source[0], y - source[1]) / span / (isAside ? 1.6 : 1);
      return {
        thick: 0.66 * smoothstep(1.5, 0.2, far) + 0.12 + 0.55 * run * smoothstep(1.6, 0.4, far),
        tone: clamp(far * 0.75 + run * 0.6),
      };
    },
  });
  if (isAside) backrun(sheet, [0.2 * width, first[1] + 0.5 * span], 50 * unit, '#2f7fc0', 0.7);
  else backrun(sheet, [middle[0] - span * 0.12, middle[1] + span * 0.36], span * 0.12, '#2f7fc0', 0.55);
  const foot = level * height;
  const deep = 0.13 * height;
  pencil(sheet, [
    [from * width, foot],
    [((from + to) / 2) * width, foot + unit],
    [to * width, foot],
  ]);
  const hills = pointsOf('0.5,0.004 0.58,0.03 0.66,0.062 0.74,0.04 0.84,0.07 0.93,0.03 0.99,0.008').map(
    ([u, v]): Point => [(from + (to - from) * u) * width, foot - v * Math.min(width, height)],
  );
  wash(sheet, {
    colors: ['#8fa6dc', '#a9b4dc', '#cfd0d8'],
    outline: [...hills, [(from + (to - from) * 0.5) * width, foot + 2 * unit]],
    lay: (_, y, run) => ({
      thick: 0.42 + 0.3 * run - 0.2 * smoothstep(foot - 30 * unit, foot, y),
      tone: clamp(0.4 + run),
    }),
  });
  wash(sheet, {
    colors: ['#5fb4e0', '#3f8fd0', '#3fa9b4'],
    outline: [
      [from * width, foot],
      [from * width, foot],
      [to * width, foot],
      [to * width, foot],
      [(to - 0.03) * width, foot + deep * 0.3],
      [(to - 0.08) * width, foot + deep * 0.44],
      [(to - 0.2) * width, foot + deep * 0.8],
      [(from + to) * 0.55 * width, foot + deep * 0.8],
      [(from + 0.2) * width, foot + deep * 1.1],
      [(from + 0.03) * width, foot + deep * 0.7],
    ],
    flow: [240, 30],
    stray: 0.5,
    lay: (x, y, run) => ({
      thick: 0.5 + 0.4 * run,
      tone: clamp((y - foot) / deep + run * 0.4),
      dry: clamp(smoothstep(0.35, 1, (y - foot) / deep + run * 0.2) + 0.4 * smoothstep(to - 0.2, to, x / width)),
    }),
  });
  for (let index = 0; index < 6; index++) {
    const x = (from + (to - from) * chance.between(0.16, 0.9)) * width;
    const y = foot + deep * chance.between(0.06, 0.5);
    const tall = unit * chance.between(18, 40) * (0.6 + (y - foot) / deep);
    touch(
      sheet,
      [
        [x, y - tall],
        [x, y - tall],
        [x + tall * 0.42, y],
        [x + tall * 0.42, y],
        [x, y - unit],
      ],
      {
        colors: [PAPER, '#f3e3d0'],
        load: [0, 0.16],
        lift: 1,
        pooled: 1.5,
      },
    );
    sweep(
      sheet,
      [
        [x - tall * 0.2, y + 2 * unit],
        [x, y + 3.4 * unit],
        [x + tall * 0.42, y + 2 * unit],
      ],
      () => Math.max(2 * unit, tall * 0.1),
      {
        colors: [chance.pick(['#c2402e', '#33518a', '#2f7f7a']), '#33304f'].map(tint),
        load: [0.9, 0.95],
      },
    );
  }
  thrown(sheet, [middle[0] + span * 0.2, middle[1] + span * 0.3], [span * 0.6, span * 0.4], 36, [
    '#5fb4e6',
    '#fdbf1a',
    '#7fa53a',
  ]);
}
