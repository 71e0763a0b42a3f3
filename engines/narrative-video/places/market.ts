import { hex } from '../../drawing/color.ts';
import { stall } from '../props/stalls.ts';
import { skyline, tiles } from '../props/town.ts';
import type { Place } from './set-layers.ts';

export const market: Place = (set) => {
  const { width, height, horizon, ground, unit, chance } = set;
  set.drawSky();
  skyline(set, set.far, horizon + unit * 0.1, horizon * 0.4, 1);
  tiles(set.middle, width, horizon + unit * 0.06, height, hex('#a8937a'), hex('#7f6d5a'));
  set.reflect({ far: width / 2, near: width / 2, foot: height });
  const layout = chance.fork('layout');
  const cloths = [hex('#d8483e'), hex('#2f8f8a'), hex('#f0b03a'), hex('#7a4f9a')] as const;
  for (const [step, pen] of [
    [0.55, set.middle],
    [1, set.near],
  ] as const) {
    const wide = unit * 0.5 * step;
    for (let x = -wide * layout.between(0.1, 0.7); x < width; x += wide * layout.between(1.14, 1.5)) {
      if (step === 1 && x > width * 0.3 && x + wide < width * 0.74) continue;
      const foot = horizon + (ground - horizon) * (0.3 + 0.55 * step) + unit * layout.between(-0.02, 0.02) * step;
      stall(pen, { x, foot, wide, cloth: chance.pick(cloths) });
    }
    for (let flag = 0; flag < 14; flag += 1) {
      const x = (flag / 13) * width;
      const y = horizon * (0.5 + 0.12 * step) + Math.sin((flag / 13) * Math.PI * 2) ** 2 * unit * 0.06;
      pen.shape(
        [
          [x, y],
          [x + unit * 0.05 * step, y],
          [x + unit * 0.025 * step, y + unit * 0.06 * step],
        ],
        chance.pick(cloths),
      );
    }
  }
};
