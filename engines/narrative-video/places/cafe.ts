import { hex } from '../../drawing/color.ts';
import { hangingLamp, interior, pane } from '../props/indoors.ts';
import type { Place } from './set-layers.ts';

export const cafe: Place = (set) => {
  const { width, horizon, ground, unit, chance } = set;
  const foot = interior(set, hex('#7f5a4a'), hex('#7a5438'));
  pane(set, set.far, width * 0.06, foot - horizon * 0.7, width * 0.34, horizon * 0.5, hex('#3f2c24'));
  set.far.rect(width * 0.52, foot - horizon * 0.7, width * 0.42, horizon * 0.5, hex('#4a3228'));
  const bottles = [hex('#4fae7a'), hex('#e0a03f'), hex('#c84f4f'), hex('#6fb4d8'), hex('#e8dcc0')] as const;
  for (let row = 0; row < 3; row += 1) {
    const y = foot - horizon * (0.56 - row * 0.15);
    set.far.rect(width * 0.53, y, width * 0.4, unit * 0.014, hex('#a8784c'));
    for (let x = width * 0.545; x < width * 0.91; x += unit * 0.045) {
      const tall = horizon * chance.between(0.07, 0.11);
      set.far.rect(x, y - tall, unit * 0.028, tall, chance.pick(bottles));
      set.far.rect(x + unit * 0.009, y - tall * 1.3, unit * 0.01, tall * 0.3, hex('#d8c8a8'));
    }
  }
  for (const x of [0.2, 0.42, 0.64, 0.86]) {
    hangingLamp(set, x, 0.2, hex('#c8503f'));
    set.middle.glow(width * x, horizon * 0.3, unit * 0.3, hex('#ffce7a'), 0.75);
  }
  set.middle.rect(width * 0.46, foot - unit * 0.02, width * 0.6, unit * 0.2, hex('#8f5c3a'));
  set.middle.rect(width * 0.45, foot - unit * 0.05, width * 0.62, unit * 0.04, hex('#d8a870'));
  for (const [x, near] of [
    [0.3, 0.6],
    [0.12, 1],
    [0.86, 1],
  ] as const) {
    const size = unit * 0.26 * near;
    const base = foot + (ground - foot) * (0.5 + 0.5 * near);
    set.near.rect(width * x - size * 0.04, base - size * 0.6, size * 0.08, size * 0.6, hex('#2c2426'));
    set.near.disc(width * x, base, size * 0.26, hex('#2c2426'), { squash: 0.24 });
    set.near.disc(width * x, base - size * 0.62, size * 0.52, hex('#b07c4c'), { squash: 0.24 });
    set.near.rect(width * x - size * 0.08, base - size * 0.8, size * 0.16, size * 0.14, hex('#fff8ee'));
    set.near.glow(width * x + size * 0.2, base - size * 0.74, size * 0.4, hex('#ffb85f'), 0.6);
  }
};
