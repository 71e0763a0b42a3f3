import { hex } from '../../drawing/color.ts';
import { skyline, tiles } from '../props/town.ts';
import type { Place } from './set-layers.ts';

export const rooftop: Place = (set) => {
  const { width, height, horizon, ground, unit } = set;
  set.drawSky();
  skyline(set, set.far, horizon + unit * 0.2, horizon * 0.52, 1);
  skyline(set, set.middle, horizon + unit * 0.26, horizon * 0.34, 1.5);
  tiles(set.near, width, horizon + unit * 0.24, height, hex('#7d7a80'), hex('#5c5a64'), 10);
  set.reflect({ far: width / 2, near: width / 2, foot: height });
  set.near.rect(-20, horizon + unit * 0.15, width + 40, unit * 0.11, hex('#94807a'));
  set.near.rect(-20, horizon + unit * 0.13, width + 40, unit * 0.03, hex('#b09a90'));
  const tank = width * 0.12;
  for (const leg of [0, 0.07, 0.14])
    set.near.rect(tank + leg * width, ground - unit * 0.36, unit * 0.014, unit * 0.36, hex('#4c4244'));
  set.near.rect(tank - unit * 0.02, ground - unit * 0.66, width * 0.14 + unit * 0.06, unit * 0.32, hex('#7a5a48'));
  set.near.shape(
    [
      [tank - unit * 0.05, ground - unit * 0.66],
      [tank + width * 0.07 + unit * 0.01, ground - unit * 0.82],
      [tank + width * 0.14 + unit * 0.07, ground - unit * 0.66],
    ],
    hex('#5a4340'),
  );
  set.near.rect(width * 0.78, ground - unit * 0.22, unit * 0.26, unit * 0.2, hex('#a8aeb4'));
  set.near.disc(width * 0.78 + unit * 0.13, ground - unit * 0.12, unit * 0.065, hex('#5a6068'));
  for (let bulb = 0; bulb < 13; bulb += 1) {
    const x = (bulb / 12) * width;
    const y = horizon * 0.62 + Math.sin((bulb / 12) * Math.PI * 3) ** 2 * unit * 0.09;
    set.near.disc(x, y, unit * 0.012, hex('#ffe1a0'), { isBright: true });
    if (set.light.isDark) set.near.glow(x, y, unit * 0.06, hex('#ffd890'), 0.5);
  }
};
