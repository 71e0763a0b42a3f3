import { hex, mix } from '../../drawing/color.ts';
import { bush, floor, ridge, tree } from '../props/nature.ts';
import { house } from '../props/town.ts';
import type { Place } from './set-layers.ts';

export const village: Place = (set) => {
  const { width, height, horizon, ground, unit, chance } = set;
  set.drawSky();
  ridge(set.far, width, horizon, horizon * 0.24, horizon + unit * 0.3, hex('#6f9a6a'), 0.1);
  floor(set.middle, width, horizon, height, hex('#8aa85a'), 8);
  const roofs = [hex('#b8503c'), hex('#8a4a4a'), hex('#5a6a8a'), hex('#a8783c')] as const;
  // The houses stand in two loose rows, each at its own distance from the road.
  for (const [from, size] of [
    [0.02, 0.13],
    [0.1, 0.2],
  ] as const) {
    for (let x = unit * chance.between(-0.1, 0.1); x < width; x += unit * size * chance.between(1.4, 2.6)) {
      if (from > 0.05 && Math.abs(x + unit * size * 0.5 - width * 0.49) < unit * 0.2) continue;
      house(
        set.middle,
        x,
        horizon + unit * (from + chance.between(0, 0.05)),
        unit * size,
        unit * size * chance.between(0.66, 0.9),
        mix(hex('#e8dcc0'), hex('#d0a890'), chance.next()),
        chance.pick(roofs),
      );
    }
  }
  house(set.near, width * 0.05, ground - unit * 0.08, unit * 0.36, unit * 0.28, hex('#ead9b8'), roofs[0]);
  house(set.near, width * 0.95 - unit * 0.36, ground - unit * 0.1, unit * 0.34, unit * 0.26, hex('#d8c8c0'), roofs[2]);
  set.near.shape(
    [
      [width * 0.46, horizon + unit * 0.1],
      [width * 0.52, horizon + unit * 0.1],
      [width * 0.72, height + 20],
      [width * 0.26, height + 20],
    ],
    hex('#cdb68c'),
    { hasOutline: false },
  );
  for (let post = 0; post < 9; post += 1)
    set.near.rect(width * 0.05 + post * unit * 0.05, ground - unit * 0.1, unit * 0.016, unit * 0.12, hex('#f0e8d8'));
  tree(set.near, width * 0.84, ground - unit * 0.14, unit * 0.42);
  bush(set.front, width * 0.03, height, unit * 0.2, hex('#3f7a3c'));
};
