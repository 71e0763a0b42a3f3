import type { Sprite } from '../../../drawing/frame.ts';
import type { Point } from '../../../drawing/hand.ts';
import { clamp, smoothstep, sway, wrap } from '../../../drawing/motion.ts';
import { cycle, each, meter, still } from '../../layers.ts';
import type { Composition } from '../../look.ts';
import { PAPER, sweep } from '../../picture/wet-brush.ts';
import { house } from './house.ts';
import { type Passer, passer } from './passers.ts';
import { lamp, masts, pavement } from './quay.ts';
import { looseCanvas, looseOf, type Painted, type Sheet, sheetOf, turned } from './sheet.ts';
import { backrun, thrown, wash } from './wash.ts';

const RED: Passer = { coat: ['#4f6fa8', '#26305f'], cover: ['#ff6a4f', '#e0242f', '#8a0f2f'], umbrella: true };
const CHILD: Passer = { coat: ['#ffd84a', '#e8961f'], cover: ['#ffe680', '#fdc02a', '#c9761f'], flip: -1 };
const DARK: Passer = {
  coat: ['#7a6a8c', '#3f3558'],
  cover: ['#6f86b4', '#3a4f86', '#1f2c58'],
  umbrella: true,
  flip: -1,
};
const GREEN: Passer = { coat: ['#8a7a78', '#4a3f55'], cover: ['#7fb8a0', '#2f8a80', '#1f4f5c'], umbrella: true };

/** Where things are in the rain: places and heights in shares of the frame. */
interface Place {
  ground: number;
  /** Where the quay vanishes. */
  end: Point;
  /** Who walks where: the first is the nearest. */
  walkers: readonly (readonly [who: Passer, u: number, v: number, tall: number])[];
}

function placeOf({ shape, singer }: Composition): Place {
  if (shape === 'wide')
    return {
      ground: 0.56,
      end: [0.6, 0.52],
      walkers: singer
        ? [
            [RED, 0.13, 0.84, 0.42],
            [CHILD, 0.21, 0.83, 0.2],
            [DARK, 0.86, 0.74, 0.25],
            [GREEN, 0.79, 0.66, 0.15],
          ]
        : [
            [RED, 0.42, 0.79, 0.43],
            [CHILD, 0.502, 0.775, 0.205],
            [DARK, 0.7, 0.7, 0.23],
            [GREEN, 0.61, 0.625, 0.12],
          ],
    };
  const tall = shape === 'tall';
  return {
    ground: tall ? 0.56 : 0.54,
    end: [0.62, tall ? 0.53 : 0.5],
    walkers: singer
      ? [
          [RED, 0.14, tall ? 0.66 : 0.78, tall ? 0.2 : 0.34],
          [DARK, 0.89, tall ? 0.62 : 0.72, tall ? 0.12 : 0.2],
          [GREEN, 0.8, tall ? 0.585 : 0.62, tall ? 0.07 : 0.12],
        ]
      : [
          [RED, 0.4, 0.8, tall ? 0.31 : 0.45],
          [CHILD, 0.56, 0.79, tall ? 0.15 : 0.21],
          [DARK, 0.8, tall ? 0.69 : 0.69, tall ? 0.16 : 0.23],
          [GREEN, 0.66, tall ? 0.61 : 0.61, tall ? 0.08 : 0.12],
        ],
  };
}

/** Rain in the afternoon: a quay whose houses are lost in it, and one red umbrella. */
export function rainOf(composition: Composition): Painted {
  const { width, height, unit, chance } = composition;
  const place = placeOf(composition);
  const [near, mid, ...others] = place.walkers;
  const walking = composition.singer && place.walkers.length < 4 ? [near] : [near, mid];
  const sheet = sheetOf(composition, 'rain', (on) => {
    town(on, place);
    for (const [who, u, v, tall] of [...(walking.length === 1 ? [mid] : []), ...others].reverse() as Place['walkers'])
      passer(on, [u * width, v * height], tall * height, who);
  });
  const moving = (walking as Place['walkers']).map(([who, u, v, tall]) => {
    const long = tall * height;
    const size: Point = [long * 1.1, long * 1.75];
    const feet: Point = [long * 0.55, long * 1.16];
    const drawn = looseCanvas(composition, `walker ${u}`, size, (on) => passer(on, feet, long, who));
    return { states: turned(drawn, feet, [-0.02, 0, 0.02]), at: [u * width - feet[0], v * height - feet[1]] as const };
  });
  const rings = ringsOf(composition);
  const own = chance.fork('rings');
  const places = Array.from(
    { length: 5 },
    (): Point => [own.between(0.06, 0.94) * width, own.between(place.ground + 0.12, 0.95) * height],
  );
  return {
    behind: [
      still(sheet),
      each(places, ([x, y], index) =>
        cycle(rings, ({ travel }) => wrap(travel * 5 + index * 2.3, 9)).at(({ travel }) => {
          const turn = Math.floor((travel * 5 + index * 2.3) / 9);
          return [wrap(x + turn * 0.37 * width, width), y + sway(turn, 2, 12 * unit)];
        }),
      ),
      each([...moving].reverse(), ({ states, at }, index) =>
        meter(states, ({ beat }) => 0.5 + sway(beat, Math.PI / 2, 0.45, index)).at(
          ({ beat }) => [at[0], at[1] - 2 * unit * Math.round(Math.abs(sway(beat, Math.PI / 2, 1.2, index)))],
          'top-left',
        ),
      ),
    ],
  };
}

/** Rings that a drop makes on the wet ground, and empty states between two drops. */
function ringsOf(composition: Composition): Sprite[] {
  const { unit } = composition;
  const size: Point = [76 * unit, 30 * unit];
  return Array.from({ length: 9 }, (_, index) =>
    looseOf(composition, `ring ${index}`, size, ({ pen }) => {
      if (index > 4) return;
      const reach = (6 + index * 7.5) * unit;
      pen.strokeStyle = PAPER;
      pen.globalAlpha = 0.95 - 0.19 * index;
      pen.lineWidth = (2.6 - 0.35 * index) * unit;
      pen.beginPath();
      pen.ellipse(38 * unit, 15 * unit, reach, reach * 0.36, 0, 0.3, 2 * Math.PI);
      pen.stroke();
    }),
  );
}

function town(sheet: Sheet, { ground, end }: Place): void {
  const { width, height, unit, noise, chance } = sheet;
  const wide = width > height;
  const short = Math.min(width, height);
  const foot = ground * height;
  const [ex, ey] = [end[0] * width, end[1] * height];
  wash(sheet, {
    colors: ['#f7e3b8', '#c9bcd4', '#8a93bc', '#59648f'],
    outline: [
      [-40, foot + 30 * unit],
      [-40, -40],
      [0.2 * width, -40],
      [0.34 * width, 0.05 * height],
      [0.52 * width, 0.02 * height],
      [0.6 * width, 0.06 * height],
      [0.8 * width, 0.035 * height],
      [0.93 * width, 0.09 * height],
      [0.965 * width, 0.26 * height],
      [0.95 * width, 0.4 * height],
      [0.98 * width, foot + 30 * unit],
    ],
    reach: 50 * unit,
    soft: (px, py) =>
      unit *
      (1.6 +
        60 * smoothstep(0.1, 0.45, noise(px / 160 / unit, py / 160 / unit + 12)) +
        50 * smoothstep(foot - 40 * unit, foot, py)),
    flow: [190, 130],
    lay: (px, py, run) => {
      const far = Math.hypot((px - ex) * 0.75, py - ey) / short;
      // Rain that fell into the wet paint drew it downward.
      const fall =
        noise(px / 26 / unit, py / 300 / unit) * 0.16 + noise((px + py * 0.25) / 9 / unit, py / 240 / unit) * 0.1;
      return {
        thick: 0.16 + 0.5 * smoothstep(0.05, 0.7, far) + 0.42 * run + fall,
        tone: clamp(far * 1.15 + run * 0.5 + fall),
      };
    },
  });
  backrun(sheet, [(wide ? 0.4 : 0.72) * width, 0.14 * height], 52 * unit, '#59648f', 0.8);
  masts(sheet, foot, ex);
  const fronts = ['#a9a0c0', '#d0a0a0', '#e2b56a', '#c98a94', '#e39a62'];
  const steps = wide ? [0.525, 0.47, 0.4, 0.3, 0.16, -0.04] : [0.55, 0.47, 0.36, 0.2, -0.08];
  for (let index = 0; index + 1 < steps.length; index++) {
    const [right, left] = [(steps[index] as number) * width, (steps[index + 1] as number) * width];
    const near = (index + 1) / (steps.length - 1);
    const top = ey - (0.05 + 0.42 * near ** 1.15) * (wide ? height : height * 0.66) * (1 + chance.around() * 0.12);
    house(sheet, [left, top, right, foot + near * 0.05 * height], near, fronts[index] as string);
  }
  pavement(sheet, foot, [ex, ey]);
  lamp(sheet, [(wide ? 0.8 : 0.9) * width, foot + 0.12 * height], (wide ? 0.44 : 0.26) * height);
  for (let index = 0; index < 26; index++) {
    const [x, y] = [chance.between(0, 1) * width, chance.between(0.02, 0.9) * height];
    const long = unit * chance.between(26, 80);
    sweep(
      sheet,
      [
        [x, y],
        [x - long * 0.1, y + long * 0.5],
        [x - long * 0.22, y + long],
      ],
      () => 1.3 * unit,
      {
        colors: [PAPER, PAPER],
        load: [0, 0],
        lift: 0.6,
      },
      4,
    );
  }
  thrown(sheet, [0.86 * width, 0.2 * height], [0.16 * width, 0.22 * height], 40, ['#59648f', '#8a93bc', '#e0242f']);
}
