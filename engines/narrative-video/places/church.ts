import { hex } from '../../drawing/color.ts';
import { interior } from '../props/indoors.ts';
import type { Place } from './set-layers.ts';

export const church: Place = (set) => {
  const { width, height, horizon, ground, unit } = set;
  const foot = interior(set, hex('#9a948c'), hex('#8a8078'));
  const glass = [hex('#d84a4a'), hex('#3f7fd8'), hex('#f0c03f'), hex('#4fae6a'), hex('#9a5fc8')] as const;
  const window = (x: number, wide: number, tall: number) => {
    const top = foot - horizon * 0.1 - tall;
    set.far.shape(
      [
        [x - wide * 0.62, top + tall],
        [x - wide * 0.62, top + wide * 0.5],
        [x, top - wide * 0.42],
        [x + wide * 0.62, top + wide * 0.5],
        [x + wide * 0.62, top + tall],
      ],
      hex('#6a645e'),
    );
    for (let row = 0; row < 6; row += 1)
      for (const side of [-1, 0])
        set.far.rect(
          x + side * wide * 0.5 + wide * 0.01,
          top + wide * 0.4 + ((tall - wide * 0.45) * row) / 6,
          wide * 0.48,
          (tall - wide * 0.45) / 6.4,
          set.chance.pick(glass),
          { isBright: true },
        );
    set.far.shape(
      [
        [x - wide * 0.48, top + wide * 0.38],
        [x, top - wide * 0.2],
        [x + wide * 0.48, top + wide * 0.38],
      ],
      set.chance.pick(glass),
      { isBright: true },
    );
    set.far.glow(x, top + tall * 0.45, tall * 0.8, hex('#ffe0a0'), 0.35);
  };
  window(width * 0.5, unit * 0.24, horizon * 0.6);
  window(width * 0.28, unit * 0.13, horizon * 0.44);
  window(width * 0.72, unit * 0.13, horizon * 0.44);
  set.middle.rect(width * 0.38, foot - unit * 0.02, width * 0.24, unit * 0.12, hex('#efe8dc'));
  for (const x of [0.4, 0.6]) {
    set.middle.rect(width * x - unit * 0.006, foot - unit * 0.1, unit * 0.012, unit * 0.08, hex('#fff8e8'));
    set.middle.glow(width * x, foot - unit * 0.12, unit * 0.12, hex('#ffc86a'), 0.9);
  }
  set.near.shape(
    [
      [width * 0.45, foot + unit * 0.1],
      [width * 0.55, foot + unit * 0.1],
      [width * 0.7, height + 20],
      [width * 0.3, height + 20],
    ],
    hex('#9a3440'),
    { hasOutline: false },
  );
  for (const [side, near] of [
    [-1, 0.55],
    [1, 0.55],
    [-1, 1],
    [1, 1],
  ] as const) {
    const wide = unit * 0.13 * near;
    const x = width / 2 + side * (width * 0.2 + width * 0.25 * near) - wide / 2;
    const base = foot + (ground - foot) * near;
    set.near.rect(x, -20, wide, base + 20, hex('#b8b0a4'));
    set.near.rect(x - wide * 0.16, base - wide * 0.3, wide * 1.32, wide * 0.3, hex('#a09688'));
    set.near.rect(x - wide * 0.16, horizon * 0.18 * near, wide * 1.32, wide * 0.22, hex('#a09688'));
    set.near.rect(side < 0 ? x + wide * 0.9 : x - wide * 1.9, base - wide * 0.7, wide * 2, wide * 0.9, hex('#6a4630'));
  }
};
