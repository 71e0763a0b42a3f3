import { hex } from '../../drawing/color.ts';
import { bush, floor, ridge } from '../props/nature.ts';
import { CAR_METERS, CARS, car } from '../props/town.ts';
import { perspectiveOf, scaleAt, seenAt } from './perspective.ts';
import type { Place } from './set-layers.ts';

/** Where the rear of a car is that passes, in meters. */
const PASSING = [1.6, 0, -6] as const;

export const road: Place = (set) => {
  const { width, height, horizon, unit, chance } = set;
  set.drawSky();
  ridge(set.far, width, horizon + unit * 0.02, horizon * 0.3, horizon + unit * 0.2, hex('#7a7f8c'), 0.8);
  ridge(set.middle, width, horizon + unit * 0.04, unit * 0.12, horizon + unit * 0.3, hex('#b08d5c'), 0.2);
  floor(set.near, width, horizon + unit * 0.04, height, hex('#b89a62'), 8);
  const [far, near] = [unit * 0.05, unit * 0.75];
  set.near.shape(
    [
      [width / 2 - far, horizon + unit * 0.04],
      [width / 2 + far, horizon + unit * 0.04],
      [width / 2 + near, height + 20],
      [width / 2 - near, height + 20],
    ],
    hex('#484c56'),
  );
  for (let dash = 0; dash < 8; dash += 1) {
    const [from, to] = [(dash / 8) ** 2, ((dash + 0.5) / 8) ** 2];
    const at = (share: number) => horizon + unit * 0.04 + (height - horizon) * share;
    set.near.shape(
      [
        [width / 2 - unit * 0.014 * from, at(from)],
        [width / 2 + unit * 0.014 * from, at(from)],
        [width / 2 + unit * 0.016 * to, at(to)],
        [width / 2 - unit * 0.016 * to, at(to)],
      ],
      hex('#f4dc84'),
      { hasOutline: false },
    );
  }
  set.reflect({ far, near, foot: height });
  for (let pole = 4; pole >= 0; pole -= 1) {
    const near2 = 1 / (1 + pole * 0.8);
    const x = width / 2 - unit * (0.1 + 0.72 * near2);
    const foot = horizon + (set.ground - horizon) * near2;
    set.near.rect(x, foot - horizon * 0.8 * near2, unit * 0.022 * near2, horizon * 0.8 * near2, hex('#54443c'));
    set.near.rect(
      x - unit * 0.07 * near2,
      foot - horizon * 0.74 * near2,
      unit * 0.16 * near2,
      unit * 0.016 * near2,
      hex('#54443c'),
    );
  }
  bush(set.near, width * 0.86, set.ground - unit * 0.06, unit * 0.1, hex('#7f8a4a'));
  const view = perspectiveOf(set);
  car(set.near, ...seenAt(view, PASSING), CAR_METERS * scaleAt(view, PASSING[2]), chance.pick(CARS));
};
