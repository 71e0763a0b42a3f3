import { hex } from '../../drawing/color.ts';
import { floor, flowers, grass, ridge, tree } from '../props/nature.ts';
import type { Place } from './set-layers.ts';

export const field: Place = (set) => {
  const { width, height, horizon, unit } = set;
  set.drawSky();
  ridge(set.far, width, horizon + unit * 0.02, horizon * 0.16, horizon + unit * 0.3, hex('#7aa890'), 0.1);
  ridge(set.far, width, horizon + unit * 0.06, horizon * 0.1, horizon + unit * 0.3, hex('#86b060'), 0);
  ridge(set.middle, width, horizon + unit * 0.1, unit * 0.1, height, hex('#96bc52'), 0);
  tree(set.middle, width * 0.78, horizon + unit * 0.1, unit * 0.42);
  tree(set.middle, width * 0.14, horizon + unit * 0.08, unit * 0.26);
  floor(set.near, width, horizon + unit * 0.13, height, hex('#7cb04a'), 9);
  grass(set.near, width, horizon + unit * 0.14, height, unit * 0.09, hex('#86bc4c'), 150);
  flowers(
    set.near,
    width,
    horizon + unit * 0.2,
    height,
    unit * 0.014,
    [hex('#ff6a5a'), hex('#ffffff'), hex('#ffc83f'), hex('#b47aff')],
    55,
  );
  grass(set.front, width, height - unit * 0.02, height + unit * 0.05, unit * 0.15, hex('#5a9038'), 60);
};
