import { hex, mix } from '../../drawing/color.ts';
import { bush, floor, flowers, tree } from '../props/nature.ts';
import type { Place } from './set-layers.ts';

export const garden: Place = (set) => {
  const { width, height, horizon, ground, unit, chance } = set;
  set.drawSky();
  for (let x = 0; x < width; x += unit * 0.16)
    tree(
      set.far,
      x,
      horizon + unit * 0.06,
      unit * chance.between(0.3, 0.48),
      mix(hex('#5aa06a'), hex('#f0a0b8'), chance.next() < 0.35 ? 0.8 : 0),
    );
  floor(set.middle, width, horizon + unit * 0.02, height, hex('#86c05a'), 8);
  for (let x = 0; x < width; x += unit * 0.2) bush(set.middle, x, horizon + unit * 0.1, unit * 0.13, hex('#4a9a52'));
  set.near.shape(
    [
      [width * 0.46, horizon + unit * 0.08],
      [width * 0.54, horizon + unit * 0.08],
      [width * 0.72, height + 20],
      [width * 0.28, height + 20],
    ],
    hex('#dcc8a0'),
    { hasOutline: false },
  );
  const basin = hex('#c4c0bc');
  const [x, y] = [width * 0.5, horizon + unit * 0.13];
  set.near.disc(x, y, unit * 0.17, basin, { squash: 0.28 });
  set.near.disc(x, y - unit * 0.012, unit * 0.145, hex('#6fc0dc'), { squash: 0.25 });
  set.near.rect(x - unit * 0.018, y - unit * 0.2, unit * 0.036, unit * 0.2, basin);
  set.near.disc(x, y - unit * 0.2, unit * 0.075, basin, { squash: 0.32 });
  for (const bend of [-1, -0.5, 0.5, 1])
    set.near.line(
      [
        [x, y - unit * 0.22],
        [x + bend * unit * 0.07, y - unit * 0.32],
        [x + bend * unit * 0.12, y - unit * 0.02],
      ],
      unit * 0.008,
      hex('#e8f8ff'),
      { isSmooth: true, alpha: 0.75, hasOutline: false },
    );
  tree(set.near, width * 0.06, ground - unit * 0.1, unit * 0.66, hex('#e890b0'));
  flowers(
    set.near,
    width * 0.34,
    ground - unit * 0.2,
    height,
    unit * 0.02,
    [hex('#ff5a7a'), hex('#ffd34f'), hex('#ffffff')],
    45,
  );
  set.near.rect(width * 0.76, ground - unit * 0.16, unit * 0.3, unit * 0.03, hex('#8a5a3c'));
  set.near.rect(width * 0.76, ground - unit * 0.26, unit * 0.3, unit * 0.05, hex('#8a5a3c'));
  for (const leg of [0.02, 0.26])
    set.near.rect(width * 0.76 + unit * leg, ground - unit * 0.26, unit * 0.016, unit * 0.26, hex('#3f3a3c'));
  bush(set.front, width * 0.02, height + unit * 0.03, unit * 0.2, hex('#2f7a46'));
  flowers(set.front, width, height, height + unit * 0.03, unit * 0.03, [hex('#ff8aa0'), hex('#ffe08a')], 18);
};
