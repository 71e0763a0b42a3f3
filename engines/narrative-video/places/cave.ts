import { darken, hex, lighten } from '../../drawing/color.ts';
import { floor, rock } from '../props/nature.ts';
import type { Place } from './set-layers.ts';

export const cave: Place = (set) => {
  const { width, height, horizon, ground, unit, chance } = set;
  set.sky.wash(0, height, hex('#0c1a2c'), hex('#24506a'));
  set.sky.glow(width * 0.5, horizon * 0.8, unit * 0.7, hex('#7fe0ff'), 0.7);
  const wall = hex('#4a4a60');
  for (const [pen, reach, tone] of [
    [set.far, 0.55, lighten(wall, 0.1)],
    [set.middle, 0.36, wall],
    [set.near, 0.2, darken(wall, 0.3)],
  ] as const) {
    for (let x = -unit * 0.05; x < width + unit * 0.1; x += unit * 0.11) {
      const open = Math.abs(x / width - 0.5) * 2;
      const long = horizon * reach * (0.35 + 0.9 * open ** 1.6) * chance.between(0.7, 1.2);
      pen.shape(
        [
          [x - unit * 0.1, -20],
          [x + unit * 0.1, -20],
          [x + unit * 0.03, long * 0.6],
          [x, long],
        ],
        tone,
      );
    }
    for (const side of [-1, 1]) {
      const edge = width / 2 + side * width * (0.5 - reach * 0.42);
      const far = width / 2 + side * width * 0.62;
      pen.shape(
        [
          [far, -20],
          [edge + side * unit * 0.12, -20],
          [edge + side * unit * 0.02, horizon * 0.4],
          [edge + side * unit * 0.08, horizon * 0.8],
          [edge - side * unit * 0.04, ground],
          [far, ground],
        ],
        tone,
      );
    }
  }
  floor(set.middle, width, horizon + unit * 0.1, height, hex('#4c4a5c'), 9);
  for (const [x, size, tone] of [
    [0.14, 0.3, hex('#6fe8ff')],
    [0.82, 0.38, hex('#c48aff')],
    [0.7, 0.18, hex('#7fffd0')],
    [0.25, 0.16, hex('#ff9ae0')],
  ] as const) {
    const [left, foot, tall] = [width * x, ground - unit * 0.05, unit * size];
    set.near.glow(left, foot - tall * 0.4, tall * 1.2, tone, 0.55);
    for (const [lean, share] of [
      [-0.35, 0.6],
      [0.35, 0.7],
      [0, 1],
    ] as const) {
      const [tipX, tipY, half] = [left + lean * tall, foot - tall * share, tall * 0.11];
      set.near.shape(
        [
          [left - half, foot],
          [tipX - half, tipY + half * 2],
          [tipX, tipY],
          [tipX + half, tipY + half * 2],
          [left + half, foot],
        ],
        darken(tone, 0.2),
        { isBright: true },
      );
      set.near.shape(
        [
          [left, foot],
          [tipX, tipY + half],
          [tipX, tipY],
          [tipX + half, tipY + half * 2],
          [left + half, foot],
        ],
        lighten(tone, 0.35),
        { isBright: true, alpha: 0.7 },
      );
    }
  }
  rock(set.front, 0, height + unit * 0.05, unit * 0.5, hex('#1c1c2a'));
  rock(set.front, width, height + unit * 0.05, unit * 0.5, hex('#1c1c2a'));
};
