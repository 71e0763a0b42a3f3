import { pointsOf } from '../../drawing/curve.ts';
import { disc, type Point } from '../../drawing/hand.ts';
import { smoothstep } from '../../drawing/motion.ts';
import { PAPER, placing, touch } from '../picture/wet-brush.ts';
import { shore, tallOf, tree } from './watercolor-lake.ts';
import { graded, ripples, type Sheet, spatter } from './watercolor-washes.ts';

/** Where the sun and the moon stand, in shares of the frame. */
const SUN: Point = [0.64, 0.36];
const MOON: Point = [0.37, 0.22];

/** The trees of the shore: their places, heights in shares of the shorter side, and kinds. */
const GROVE = [
  [0.075, 0.22, 'round'],
  [0.27, 0.17, 'round'],
  [0.34, 0.12, 'round'],
  [0.84, 0.13, 'round'],
  [0.12, 0.33, 'poplar'],
  [0.158, 0.27, 'poplar'],
  [0.2, 0.38, 'poplar'],
  [0.235, 0.24, 'birch'],
  [0.385, 0.16, 'birch'],
  [0.885, 0.21, 'birch'],
  [0.925, 0.27, 'poplar'],
] as const;
const AUTUMN = {
  poplar: ['#f8b82c', '#dc842a', '#5f4a80'],
  round: ['#ffc63c', '#e47e2c', '#84486c'],
  birch: ['#ffd650', '#f48a36', '#a8485c'],
} as const;

/** The golden hour: the sun is paper, and trees are mirrored in the lake. */
export function golden(sheet: Sheet, water: number): void {
  const { width, height } = sheet;
  const tall = 0.8 * tallOf(sheet);
  const across = width / Math.min(width, height);
  const down = height / Math.min(width, height);
  const farOf = (u: number, v: number) => Math.hypot((u - SUN[0]) * across, (v - SUN[1]) * down);
  const warm = ['#fff0a0', '#ffc94a', '#ff9440', '#f0607a', '#9a68c8', '#4a70c4'];
  graded(sheet, {
    colors: warm,
    ...{ from: 0, to: water + 0.02, soft: { to: 0.03 } },
    lay: (u, v) => {
      const far = farOf(u, v);
      return {
        thick: 0.34 + 0.42 * smoothstep(0.1, 0.8, far),
        tone: smoothstep(0.02, 1.05, far * 0.9 + (0.36 - v) * 0.5),
      };
    },
    blooms: [
      [0.24, 0.16, 0.1],
      [0.4, 0.3, 0.07],
      [0.88, 0.14, 0.08],
    ],
    spared: [...SUN, 0.058],
  });
  shore(sheet, water, tall, {
    ridge: 'far',
    colors: ['#b07ac0', '#e08a9a', '#ffc06a'],
    mist: 0.07,
    load: [0.66, 0.4],
    mirrored: 0.8,
  });
  shore(sheet, water, tall, {
    ridge: 'middle',
    colors: ['#5f5aa8', '#9a6aa0', '#d8926a'],
    mist: 0.03,
    load: [0.72, 0.55],
    mirrored: 0.9,
  });
  graded(sheet, {
    colors: warm,
    ...{ from: water - 0.012, to: 1, soft: { from: 0.03 } },
    lay: (u, v) => {
      const near = (v - water) / (1 - water);
      const light = Math.exp(-(((u - SUN[0]) / (0.05 + 0.06 * near)) ** 2));
      return { thick: (0.3 + 0.42 * near) * (1 - 0.8 * light), tone: 0.16 + 0.8 * near - 0.3 * light };
    },
  });
  const size = sheet.size(1);
  for (const mirror of [0.85, 0])
    for (const [u, long, kind] of GROVE)
      tree(sheet, kind, [u * width, water * height], long * size, AUTUMN[kind], mirror);
  shore(sheet, water, tall, { ridge: 'near', colors: ['#8f6a3a', '#5f5a48'], mist: 0.004, load: [0.75, 0.8] });
  ripples(sheet, [0.12, water + 0.03, 0.88, 0.93], 22, { colors: ['#8a62b8', '#e0707a'], load: 0.35 });
  ripples(sheet, [SUN[0] - 0.03, water + 0.02, SUN[0] + 0.03, 0.94], 26);
  spatter(sheet, [0.03, 0.04, 0.97, 0.97], 40, ['#ff9440', '#9a68c8', '#f0607a']);
}

/** Night: indigo that ran around a moon of paper, and its light on the lake. */
export function night(sheet: Sheet, water: number): void {
  const { width, height, pen, chance } = sheet;
  const tall = 0.8 * tallOf(sheet);
  const across = width / Math.min(width, height);
  const down = height / Math.min(width, height);
  const blue = ['#d9d2f0', '#8f94dc', '#4a5cc0', '#27358f', '#171f62'];
  graded(sheet, {
    colors: blue,
    ...{ from: 0, to: water + 0.02, soft: { to: 0.03 } },
    lay: (u, v) => {
      const far = Math.hypot((u - MOON[0]) * across, (v - MOON[1]) * down);
      const low = smoothstep(water - 0.25, water, v);
      return {
        thick: (0.42 + 0.52 * smoothstep(0.06, 0.58, far)) * (1 - 0.3 * low),
        tone: smoothstep(0.02, 0.8, far) * (1 - 0.45 * low),
      };
    },
    blooms: [[0.8, 0.16, 0.12]],
    spared: [...MOON, 0.085],
  });
  touch(
    sheet,
    placing(sheet.at(MOON), 0, sheet.size(0.07))(pointsOf('-0.5,-0.4 0.1,-0.7 0.3,-0.2 -0.1,0.3 -0.6,0.2')),
    { colors: ['#c9cbe6', '#f2e2c0'].map(sheet.tint), load: [0.4, 0.3], bleeds: sheet.size(0.012), lost: 1 },
  );
  shore(sheet, water, tall, {
    ridge: 'far',
    colors: ['#3a469c', '#6f74bc'],
    mist: 0.08,
    load: [0.7, 0.3],
    mirrored: 0.8,
  });
  shore(sheet, water, tall, {
    ridge: 'middle',
    colors: ['#1d2a68', '#2f4a80'],
    mist: 0.04,
    load: [0.85, 0.6],
    mirrored: 0.9,
  });
  graded(sheet, {
    colors: blue,
    ...{ from: water - 0.012, to: 1, soft: { from: 0.03 } },
    lay: (u, v) => {
      const near = (v - water) / (1 - water);
      const light = Math.exp(-(((u - MOON[0]) / (0.04 + 0.07 * near)) ** 2));
      return { thick: (0.55 + 0.4 * near) * (1 - 0.75 * light), tone: 0.4 + 0.55 * near - 0.4 * light };
    },
  });
  ripples(sheet, [0.12, water + 0.03, 0.88, 0.93], 20, { colors: ['#171f62', '#27358f'], load: 0.5 });
  ripples(sheet, [MOON[0] - 0.035, water + 0.02, MOON[0] + 0.035, 0.93], 24);
  pen.save();
  pen.fillStyle = PAPER;
  for (let star = 0; star < 90; star++) {
    pen.globalAlpha = chance.between(0.35, 0.95);
    disc(
      pen,
      chance.between(0.05, 0.95) * width,
      chance.between(0.07, water - 0.2) * height,
      sheet.size(0.0009 + 0.0026 * chance.next() ** 4),
    );
    pen.fill();
  }
  pen.restore();
}
