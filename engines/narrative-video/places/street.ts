import { hex } from '../../drawing/color.ts';
import { building } from '../props/facades.ts';
import { garland, poolOfLight, shopSign } from '../props/signs.ts';
import { lamp, skyline, tiles, WALLS } from '../props/town.ts';
import type { Place } from './set-layers.ts';

export const street: Place = (set) => {
  const { width, height, horizon, ground, unit, chance } = set;
  set.drawSky();
  skyline(set, set.far, horizon + unit * 0.06, horizon * 0.35, 0.8);
  // A street for walkers: whoever stands in its middle stands on stone, not on a road.
  tiles(set.middle, width, horizon, height, hex('#a39a90'), hex('#7d746c'));
  for (const [up, reach] of [
    [0.3, 0.42],
    [0.42, 0.56],
  ] as const)
    garland(set.far, [width / 2 - unit * reach, horizon - unit * up], unit * reach * 2, unit * 0.1 * (reach + 0.5));
  for (const [across, near, wide] of [
    [0, 0.42, 0.4],
    [-0.34, 0.5, 0.2],
    [0.34, 0.5, 0.2],
    [0.04, 0.12, 0.18],
  ] as const)
    poolOfLight(set.middle, width / 2 + unit * across, horizon + (ground - horizon) * near * 1.7, unit * wide);
  // Two rows of facades that converge at one point.
  for (const side of [-1, 1]) {
    for (let step = 5; step >= 0; step -= 1) {
      const near = 1 / (1 + step * 0.55);
      const pen = step > 2 ? set.middle : set.near;
      const wide = unit * 0.36 * near;
      const edge = width / 2 + side * (unit * 0.26 + unit * 0.34 * near);
      const foot = horizon + (ground - horizon) * near * 0.86;
      const tall = horizon * (0.42 + 0.42 * near) * chance.between(0.9, 1.1);
      building(pen, side > 0 ? edge : edge - wide, foot, wide, tall, chance.pick(WALLS), 3);
      pen.rect(
        side > 0 ? edge : edge - wide,
        foot - wide * 0.42,
        wide,
        wide * 0.1,
        chance.pick([hex('#b8443e'), hex('#3f7f6a'), hex('#d8a03c')]),
      );
      pen.rect(
        (side > 0 ? edge : edge - wide) + wide * 0.14,
        foot - wide * 0.32,
        wide * 0.72,
        wide * 0.26,
        hex('#ffd58a'),
        { isBright: set.light.isDark, hasOutline: false },
      );
      if (step % 2 === 0)
        shopSign(pen, side > 0 ? edge - wide * 0.12 : edge - wide * 0.04, foot - tall * 0.72, wide * 0.16, wide * 0.55);
    }
  }
  set.reflect({ far: unit * 0.3, near: unit * 0.6, foot: horizon + (ground - horizon) * 0.86 });
  lamp(set.near, width * 0.17, ground - unit * 0.08, unit * 0.62);
  lamp(set.front, width * 0.02, height + unit * 0.04, Math.min(height * 0.72, unit * 0.81));
};
