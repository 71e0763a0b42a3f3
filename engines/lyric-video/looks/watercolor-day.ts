import type { Point } from '../../drawing/hand.ts';
import { smoothstep } from '../../drawing/motion.ts';
import { touch } from '../picture/wet-brush.ts';
import { heron, heronMirrored } from './watercolor-birds.ts';
import { RIDGES, risen, shore, tallOf } from './watercolor-lake.ts';
import { graded, pencil, ripples, type Sheet, spatter } from './watercolor-washes.ts';

/** A pale morning: two hills in mist over a lake that is hardly painted, and a heron. @param standing where it stands, in shares */
export function morning(sheet: Sheet, water: number, standing?: Point): void {
  const tall = 0.74 * tallOf(sheet);
  pencil(sheet, risen(RIDGES.far, water - 0.008, tall).map(sheet.at));
  graded(sheet, {
    colors: ['#8fc0e0', '#f9dcb0', '#f7ac9a'],
    ...{ from: water - 0.56, to: water + 0.02, soft: { from: 0.34, to: 0.06 } },
    lay: (u, v) => {
      const low = smoothstep(water - 0.5, water, v);
      return { thick: 0.52 * low * smoothstep(1.25, 0.1, u), tone: 0.1 + 0.85 * low };
    },
    blooms: [[0.86, water - 0.22, 0.1]],
  });
  shore(sheet, water, tall, {
    ridge: 'far',
    colors: ['#6f97c4', '#a3b4dc', '#f0cfc6'],
    mist: 0.14,
    load: [0.55, 0.24],
    mirrored: 0.8,
  });
  shore(sheet, water, tall, {
    ridge: 'middle',
    colors: ['#4f86a6', '#6fae9c'],
    mist: 0.07,
    load: [0.7, 0.42],
    mirrored: 0.9,
  });
  graded(sheet, {
    colors: ['#c3dbe4', '#6fb0cc', '#3f8ab0'],
    ...{ from: water - 0.01, to: 1, soft: { from: 0.06 } },
    lay: (u, v) => {
      const near = smoothstep(water, 1, v);
      // Light lies on the middle of the lake.
      const light = Math.exp(-(((u - 0.46 - (v - water) * 0.3) / 0.2) ** 2));
      return { thick: (0.12 + 0.66 * near) * (1 - 0.85 * light), tone: near };
    },
  });
  const long = sheet.size(0.3);
  if (standing) heronMirrored(sheet, sheet.at(standing), long);
  ripples(sheet, [0.12, water + 0.04, 0.88, 0.94], 20);
  ripples(sheet, [0.12, water + 0.05, 0.88, 0.93], 14, { colors: ['#5d9fc0', '#89bcd0'], load: 0.4 });
  if (standing) {
    const [u, v] = standing;
    const around = [u - 0.03, v - 0.002, u + 0.05, v + 0.03] as const;
    ripples(sheet, around, 5, { colors: ['#4f8fb0', '#6fa0b8'], load: 0.55 });
    heron(sheet, sheet.at(standing), long);
  }
  spatter(sheet, [0.04, 0.05, 0.96, 0.97], 36, ['#7fb0c6', '#f3b9a6', '#5d8aa0']);
}

/** A clear day: blue paint that runs into clear water, and the shore far away. */
export function noon(sheet: Sheet, water: number): void {
  const wide = sheet.width > sheet.height;
  const tall = 0.55 * tallOf(sheet);
  graded(sheet, {
    colors: ['#2f7fd0', '#5fb4e6', '#bfe3ea', '#fbe3b8'],
    ...{ from: 0, to: water + 0.02, soft: { to: 0.08 } },
    lay: (u, v) => {
      const far = wide ? u * 0.95 + v * 0.5 : (1 - u) * 0.35 + v * 1.1 + 0.12;
      const paint = wide ? 0.72 : 0.5;
      return { thick: paint * smoothstep(1.02, 0.02, far) + 0.05, tone: smoothstep(0.05, 1.1, far) };
    },
    blooms: wide
      ? [
          [0.4, 0.15, 0.1],
          [0.3, 0.34, 0.06],
          [0.56, 0.08, 0.05],
        ]
      : [
          [0.2, 0.1, 0.12],
          [0.76, 0.4, 0.09],
        ],
  });
  pencil(sheet, risen(RIDGES.far, water - 0.006, tall).map(sheet.at));
  shore(sheet, water, tall, {
    ridge: 'far',
    colors: ['#7fa6d8', '#a9c4e4', '#d8dfd0'],
    mist: 0.08,
    load: [0.5, 0.25],
    mirrored: 0.8,
  });
  shore(sheet, water, tall, {
    ridge: 'middle',
    colors: ['#4f9aa0', '#8fbf7f', '#b8cf80'],
    mist: 0.03,
    load: [0.6, 0.5],
    mirrored: 0.9,
  });
  graded(sheet, {
    colors: ['#bfe0e6', '#6fbfd8', '#4f9fc0', '#86b87a'],
    ...{ from: water - 0.01, to: 1.1, soft: { from: 0.05 } },
    lay: (u, v) => {
      const near = smoothstep(water, 1.02, v);
      return { thick: 0.14 + 0.5 * near * smoothstep(1.3, 0.2, u), tone: near };
    },
  });
  ripples(sheet, [0.3, water + 0.03, 0.86, 0.95], 18);
  ripples(sheet, [0.3, water + 0.04, 0.86, 0.96], 10, { colors: ['#4f9fc0', '#7fbcd0'], load: 0.4 });
  spatter(sheet, [0, 0.04, 0.96, 0.97], 44, ['#5fb4e6', '#f7503a', '#6a50b8', '#86b87a']);
}

/** Warm light behind one large flower, and leaves that bled into it. @param heart of the flower in pixels */
export function warmth(sheet: Sheet, heart: Point, radius: number): void {
  const { width, height, chance, tint } = sheet;
  const wide = width > height;
  graded(sheet, {
    colors: ['#ffd24a', '#ffb060', '#ff9a9a', '#f6b4cc'],
    ...(wide ? { from: 0, to: 1.1 } : { from: 0.28, to: 1.1, soft: { from: 0.3 } }),
    lay: (u, v) => {
      const far = Math.hypot(u * width - heart[0], v * height - heart[1]) / radius;
      return { thick: 0.62 * smoothstep(2, 0.8, far), tone: smoothstep(0.6, 1.7, far) };
    },
    blooms: wide
      ? [
          [0.6, 0.16, 0.09],
          [0.5, 0.84, 0.08],
        ]
      : [[0.2, 0.44, 0.09]],
  });
  for (let index = 0; index < 7; index++) {
    const turn = 2 + index * 0.36 + chance.around() * 0.2;
    const [x, y] = [heart[0] + Math.cos(turn) * radius * 1.05, heart[1] + Math.sin(turn) * radius * 0.95];
    const long = radius * chance.between(0.3, 0.5);
    const [dx, dy] = [Math.cos(turn) * long, Math.sin(turn) * long];
    touch(
      sheet,
      [
        [x - dx, y - dy],
        [x - dy * 0.24, y + dx * 0.24],
        [x + dx, y + dy],
        [x + dy * 0.24, y - dx * 0.24],
      ],
      {
        colors: [chance.pick(['#6fae9a', '#8fbf70', '#5fa0a8']), '#b8d48a'].map(tint),
        load: [0.42, 0.22],
        bleeds: radius * 0.035,
        lost: 1,
      },
    );
  }
  spatter(sheet, wide ? [0.42, 0.04, 1, 0.97] : [0.04, 0.36, 0.96, 1], 60, [
    '#f7503a',
    '#ffa040',
    '#f4306a',
    '#6fae9a',
  ]);
}
