import { hex } from '../../drawing/color.ts';
import { interior, pane } from '../props/indoors.ts';
import type { Place } from './set-layers.ts';

export const school: Place = (set) => {
  const { width, horizon, ground, unit, chance } = set;
  const foot = interior(set, hex('#d8cfae'), hex('#b08a5c'));
  const [x, wide, tall] = [width * 0.3, width * 0.4, horizon * 0.42];
  set.far.rect(
    x - unit * 0.02,
    foot - horizon * 0.66 - unit * 0.02,
    wide + unit * 0.04,
    tall + unit * 0.04,
    hex('#8a5f3c'),
  );
  set.far.rect(x, foot - horizon * 0.66, wide, tall, hex('#2f5a48'));
  for (let row = 0; row < 4; row += 1) {
    let left = x + wide * 0.06;
    while (left < x + wide * chance.between(0.6, 0.9)) {
      const word = wide * chance.between(0.04, 0.12);
      set.far.line(
        [
          [left, foot - horizon * 0.66 + tall * (0.2 + row * 0.2)],
          [left + word, foot - horizon * 0.66 + tall * (0.19 + row * 0.2)],
        ],
        unit * 0.008,
        hex('#e8f0e4'),
        { hasOutline: false },
      );
      left += word + wide * 0.04;
    }
  }
  for (const left of [0.03, 0.8])
    pane(set, set.far, width * left, foot - horizon * 0.7, width * 0.17, horizon * 0.44, hex('#f8f4ec'));
  set.far.disc(width * 0.5, foot - horizon * 0.78, unit * 0.05, hex('#f8f4ec'));
  set.far.line(
    [
      [width * 0.5, foot - horizon * 0.78 - unit * 0.03],
      [width * 0.5, foot - horizon * 0.78],
      [width * 0.5 + unit * 0.025, foot - horizon * 0.78],
    ],
    unit * 0.006,
    hex('#2a2a30'),
    { hasOutline: false },
  );
  for (const [row, near] of [
    [0, 0.5],
    [1, 1],
  ] as const) {
    for (let desk = -1; desk < 4; desk += 1) {
      const size = unit * 0.24 * (0.6 + 0.4 * near);
      const left = width * 0.5 + (desk - 1.5) * size * 1.6;
      if (row === 1 && left > width * 0.26 && left < width * 0.66) continue;
      const base = foot + (ground - foot) * (0.45 + 0.55 * near);
      const pen = row ? set.near : set.middle;
      for (const leg of [0.06, 0.88])
        pen.rect(left + size * leg, base - size * 0.5, size * 0.05, size * 0.5, hex('#6a7078'));
      pen.shape(
        [
          [left + size * 0.1, base - size * 0.66],
          [left + size * 0.9, base - size * 0.66],
          [left + size, base - size * 0.5],
          [left, base - size * 0.5],
        ],
        hex('#c89a5f'),
      );
      pen.rect(left, base - size * 0.5, size, size * 0.07, hex('#a87a44'));
      pen.rect(
        left + size * 0.34,
        base - size * 0.66,
        size * 0.26,
        size * 0.06,
        chance.pick([hex('#d8503f'), hex('#3f7fc8'), hex('#f0f0f0')]),
      );
    }
  }
};
