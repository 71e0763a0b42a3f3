import { hex } from '../../drawing/color.ts';
import { building } from '../props/facades.ts';
import { floor } from '../props/nature.ts';
import { shopSign } from '../props/signs.ts';
import { CAR_METERS, CARS, car, lamp, skyline, WALLS } from '../props/town.ts';
import { perspectiveOf, scaleAt, seenAt } from './perspective.ts';
import type { Place } from './set-layers.ts';

/** Where the left rear wheel of a car stands, in meters. */
const PARKED = [-5.6, 0, -5.5] as const;

export const city: Place = (set) => {
  const { width, height, horizon, ground, unit, chance } = set;
  set.drawSky();
  skyline(set, set.sky, horizon + unit * 0.02, horizon * 0.86, 0.7);
  skyline(set, set.far, horizon + unit * 0.05, horizon * 0.66, 1.1);
  floor(set.near, width, horizon + unit * 0.04, height, hex('#4c5160'), 5);
  // Pavements lie under the blocks that stand on them.
  for (const side of [-1, 1]) {
    const kerb = (share: number) => width / 2 + side * unit * (0.16 + 0.72 * share);
    set.near.shape(
      [
        [kerb(0), horizon + unit * 0.06],
        [kerb(0) + side * unit * 0.5, horizon + unit * 0.06],
        [kerb(1) + side * unit, height + 20],
        [kerb(1), height + 20],
      ],
      hex('#8a8a92'),
      { hasOutline: false },
    );
  }
  // Blocks on both sides of an avenue. Nearer blocks are taller.
  for (const side of [-1, 1]) {
    for (const [near, pen] of [
      [0.34, set.middle],
      [0.56, set.middle],
      [1, set.near],
    ] as const) {
      const wide = unit * 0.62 * near;
      const edge = width / 2 + side * (unit * 0.16 + (width * 0.5 - unit * 0.3) * near ** 1.1);
      const left = side > 0 ? edge : edge - wide;
      const foot = horizon + unit * 0.06 + (ground - horizon - unit * 0.1) * near ** 1.4;
      const tall = horizon * (0.52 + 0.62 * near) * chance.between(0.92, 1.06);
      building(pen, left, foot, wide, tall, chance.pick(WALLS), 4);
      pen.rect(
        left,
        foot - wide * 0.3,
        wide,
        wide * 0.07,
        chance.pick([hex('#b8443e'), hex('#2f7f8a'), hex('#d8a03c')]),
      );
      pen.rect(left + wide * 0.1, foot - wide * 0.23, wide * 0.8, wide * 0.2, hex('#ffdf9a'), {
        isBright: set.light.isDark,
        hasOutline: false,
      });
      shopSign(pen, side > 0 ? left - wide * 0.1 : left + wide * 0.92, foot - tall * 0.62, wide * 0.14, wide * 0.52);
    }
  }
  for (let dash = 0; dash < 7; dash += 1) {
    const [from, to] = [(dash / 7) ** 1.7, ((dash + 0.5) / 7) ** 1.7];
    const at = (share: number) => horizon + unit * 0.07 + (height - horizon) * share;
    set.near.shape(
      [
        [width / 2 - unit * 0.016 * from, at(from)],
        [width / 2 + unit * 0.016 * from, at(from)],
        [width / 2 + unit * 0.016 * to, at(to)],
        [width / 2 - unit * 0.016 * to, at(to)],
      ],
      hex('#f0e6b8'),
      { hasOutline: false },
    );
  }
  set.reflect({ far: unit * 0.16, near: width / 2 - unit * 0.14, foot: ground - unit * 0.04 });
  const view = perspectiveOf(set);
  car(set.near, ...seenAt(view, PARKED), CAR_METERS * scaleAt(view, PARKED[2]), chance.pick(CARS));
  lamp(set.near, width * 0.5 + unit * 0.44, ground - unit * 0.03, horizon * 0.72);
  lamp(set.front, width * 0.02, height + unit * 0.1, Math.min(height * 0.8, unit * 0.9));
};
