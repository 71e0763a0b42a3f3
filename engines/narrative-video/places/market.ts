import { hex } from '../../drawing/color.ts';
import { skyline, tiles } from '../props/town.ts';
import type { Place } from './set-layers.ts';

export const market: Place = (set) => {
  const { width, height, horizon, ground, unit, chance } = set;
  set.drawSky();
  skyline(set, set.far, horizon + unit * 0.1, horizon * 0.4, 1);
  tiles(set.middle, width, horizon + unit * 0.06, height, hex('#a8937a'), hex('#7f6d5a'));
  const cloths = [hex('#d8483e'), hex('#2f8f8a'), hex('#f0b03a'), hex('#7a4f9a')] as const;
  for (const [step, pen] of [
    [0.55, set.middle],
    [1, set.near],
  ] as const) {
    const wide = unit * 0.5 * step;
    for (let x = -wide * 0.4; x < width; x += wide * 1.16) {
      if (step === 1 && x > width * 0.3 && x + wide < width * 0.74) continue;
      const foot = horizon + (ground - horizon) * (0.3 + 0.55 * step);
      const cloth = chance.pick(cloths);
      for (const post of [0.04, 0.92])
        pen.rect(x + wide * post, foot - wide * 0.86, wide * 0.03, wide * 0.86, hex('#6a4c38'));
      pen.rect(x, foot - wide * 0.3, wide, wide * 0.3, hex('#8c6444'));
      for (let fruit = 0; fruit < 9; fruit += 1)
        pen.disc(
          x + wide * (0.08 + fruit * 0.105),
          foot - wide * 0.33,
          wide * 0.06,
          chance.pick([hex('#e0553c'), hex('#f0b040'), hex('#7fae4a'), hex('#a03a5a')]),
        );
      for (let stripe = 0; stripe < 8; stripe += 1) {
        const left = x - wide * 0.06 + (stripe * wide * 1.12) / 8;
        pen.shape(
          [
            [left + wide * 0.03, foot - wide * 1.02],
            [left + wide * 0.15, foot - wide * 1.02],
            [left + wide * 0.14, foot - wide * 0.76],
            [left, foot - wide * 0.76],
          ],
          stripe % 2 ? hex('#f4ecdc') : cloth,
        );
      }
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
