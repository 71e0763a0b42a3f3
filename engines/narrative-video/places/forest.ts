import { hex } from '../../drawing/color.ts';
import { bush, floor, grass, pine, tree } from '../props/nature.ts';
import type { Place } from './set-layers.ts';

export const forest: Place = (set) => {
  const { width, height, horizon, ground, unit, chance, light } = set;
  set.drawSky();
  // Undergrowth: between the trunks, a forest is darker than the sky.
  floor(set.far, width, horizon - unit * 0.12, height, hex('#3f6f4a'), 7);
  for (let x = 0; x < width; x += unit * 0.07)
    tree(set.far, x, horizon + unit * 0.06, horizon * chance.between(0.5, 0.72), hex('#4d8a5a'));
  floor(set.middle, width, horizon, height, hex('#4d6a38'), 9);
  for (let x = unit * 0.03; x < width; x += unit * 0.2) {
    const size = horizon * chance.between(0.7, 0.95);
    if (chance.next() < 0.5) pine(set.middle, x, horizon + unit * chance.between(0.06, 0.14), size);
    else tree(set.middle, x, horizon + unit * chance.between(0.06, 0.14), size, hex('#3c7a42'));
  }
  if (!light.isDark && light.sun) {
    for (let beam = 0; beam < 4; beam += 1) {
      const x = width * (0.25 + beam * 0.17);
      set.middle.shape(
        [
          [x, -20],
          [x + unit * 0.06, -20],
          [x - unit * 0.16, ground],
          [x - unit * 0.34, ground],
        ],
        hex('#fff4c0'),
        { isBright: true, alpha: 0.13 },
      );
    }
  }
  set.near.shape(
    [
      [width * 0.48, horizon + unit * 0.06],
      [width * 0.53, horizon + unit * 0.06],
      [width * 0.64, height + 20],
      [width * 0.3, height + 20],
    ],
    hex('#a88a5c'),
    { isSmooth: false, hasOutline: false },
  );
  for (const [x, wide] of [
    [0.03, 0.1],
    [0.2, 0.06],
    [0.83, 0.08],
    [0.97, 0.1],
  ] as const) {
    const half = (unit * wide) / 2;
    const foot = ground - unit * 0.06 + half;
    set.near.shape(
      [
        [width * x - half * 1.8, foot],
        [width * x - half, foot - unit * 0.16],
        [width * x - half * 0.9, -20],
        [width * x + half * 0.9, -20],
        [width * x + half, foot - unit * 0.16],
        [width * x + half * 1.8, foot],
      ],
      hex('#5a4030'),
    );
  }
  for (let x = 0; x < width; x += unit * 0.16)
    set.near.blob(x, -unit * 0.02, unit * 0.17, unit * chance.between(0.09, 0.2), hex('#2f6a3a'));
  grass(set.near, width, ground - unit * 0.1, height, unit * 0.06, hex('#5a8a3e'), 90);
  bush(set.front, 0, height, unit * 0.22, hex('#1f4a2a'));
  bush(set.front, width, height, unit * 0.24, hex('#1f4a2a'));
};
