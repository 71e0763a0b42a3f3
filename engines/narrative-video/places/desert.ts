import { hex } from '../../drawing/color.ts';
import { ridge, rock } from '../props/nature.ts';
import type { Place } from './set-layers.ts';

export const desert: Place = (set) => {
  const { width, height, horizon, ground, unit, chance } = set;
  set.drawSky();
  for (const x of [0.12, 0.7]) {
    const [left, wide, tall] = [width * x, unit * 0.36, horizon * 0.34];
    set.far.shape(
      [
        [left, horizon + unit * 0.06],
        [left + wide * 0.08, horizon - tall * 0.8],
        [left + wide * 0.14, horizon - tall],
        [left + wide * 0.84, horizon - tall],
        [left + wide * 0.9, horizon - tall * 0.7],
        [left + wide, horizon + unit * 0.06],
      ],
      hex('#b8623e'),
    );
    for (const band of [0.3, 0.6])
      set.far.rect(left + wide * 0.06, horizon - tall * band, wide * 0.88, tall * 0.06, hex('#8c4630'), {
        hasOutline: false,
      });
  }
  ridge(set.middle, width, horizon + unit * 0.08, unit * 0.16, height, hex('#e0a860'), 0);
  ridge(set.near, width, horizon + unit * 0.2, unit * 0.1, height + 20, hex('#ecbc74'), 0);
  for (let ripple = 0; ripple < 14; ripple += 1) {
    const y = horizon + unit * 0.24 + (height - horizon - unit * 0.2) * (ripple / 14) ** 1.3;
    const x = chance.next() * width;
    set.near.line(
      [
        [x, y],
        [x + unit * 0.12, y - unit * 0.012],
        [x + unit * 0.3, y + unit * 0.006],
      ],
      unit * 0.005,
      hex('#c8904c'),
      { isSmooth: true, hasOutline: false, alpha: 0.6 },
    );
  }
  for (const [x, size] of [
    [0.12, 0.46],
    [0.88, 0.58],
    [0.7, 0.2],
  ] as const) {
    const [left, foot, tall] = [width * x, ground - unit * 0.02 * (1 / size - 1.5), unit * size];
    const green = hex('#4f8a58');
    set.near.line(
      [
        [left, foot],
        [left, foot - tall],
      ],
      tall * 0.16,
      green,
    );
    set.near.line(
      [
        [left, foot - tall * 0.45],
        [left - tall * 0.24, foot - tall * 0.47],
        [left - tall * 0.24, foot - tall * 0.78],
      ],
      tall * 0.11,
      green,
    );
    set.near.line(
      [
        [left, foot - tall * 0.34],
        [left + tall * 0.22, foot - tall * 0.36],
        [left + tall * 0.22, foot - tall * 0.62],
      ],
      tall * 0.11,
      green,
    );
  }
  rock(set.front, width * 0.98, height + unit * 0.03, unit * 0.26, hex('#9a6a48'));
};
