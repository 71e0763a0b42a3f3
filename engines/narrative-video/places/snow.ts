import { hex } from '../../drawing/color.ts';
import { floor, pine, ridge } from '../props/nature.ts';
import { poolOfLight } from '../props/signs.ts';
import { lamp } from '../props/town.ts';
import type { Place } from './set-layers.ts';

export const snow: Place = (set) => {
  const { width, height, horizon, ground, unit, chance, light } = set;
  set.drawSky();
  ridge(set.far, width, horizon, horizon * 0.42, horizon + unit * 0.3, hex('#c4d4ec'), 0.8);
  ridge(set.middle, width, horizon + unit * 0.06, unit * 0.14, height, hex('#dfe9f8'), 0);
  for (let x = 0; x < width; x += unit * 0.14) {
    const size = unit * chance.between(0.2, 0.36);
    const foot = horizon + unit * chance.between(0.08, 0.14);
    pine(set.middle, x, foot, size, hex('#3f6a66'));
    for (let tier = 0; tier < 4; tier += 1)
      set.middle.shape(
        [
          [x - size * (0.13 - tier * 0.025), foot - size * (0.24 + tier * 0.2)],
          [x, foot - size * (0.42 + tier * 0.2)],
          [x + size * (0.13 - tier * 0.025), foot - size * (0.24 + tier * 0.2)],
        ],
        hex('#f4f8ff'),
        { hasOutline: false },
      );
  }
  floor(set.near, width, horizon + unit * 0.16, height, hex('#eef4ff'), 10);
  for (const [x, size] of [
    [0.05, 0.62],
    [0.94, 0.74],
  ] as const) {
    pine(set.near, width * x, ground, unit * size, hex('#2f5a58'));
    for (let tier = 0; tier < 4; tier += 1) {
      const [half, foot] = [unit * size * (0.17 - tier * 0.034), ground - unit * size * (0.19 + tier * 0.2)];
      set.near.shape(
        [
          [width * x - half, foot],
          [width * x, foot - unit * size * 0.24],
          [width * x + half, foot],
          [width * x + half * 0.4, foot - half * 0.25],
          [width * x, foot + half * 0.1],
          [width * x - half * 0.4, foot - half * 0.25],
        ],
        hex('#f8fbff'),
        { hasOutline: false },
      );
    }
  }
  if (light.isDark) {
    // A street lamp gives the blue night a warm light beside people.
    const [x, tall] = [width * 0.25, unit * 0.72];
    poolOfLight(set.near, x + tall * 0.2, ground + unit * 0.02, unit * 0.4);
    set.near.glow(x + tall * 0.2, ground - tall, unit * 0.5, hex('#ffb860'), 0.5);
    lamp(set.near, x, ground, tall);
  }
  set.front.blob(0, height + unit * 0.06, unit * 0.5, unit * 0.16, hex('#ffffff'));
  set.front.blob(width, height + unit * 0.08, unit * 0.5, unit * 0.18, hex('#f4f8ff'));
};
