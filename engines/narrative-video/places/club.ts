import { hex, mix } from '../../drawing/color.ts';
import { crowd } from '../props/town.ts';
import type { Place } from './set-layers.ts';

/** Draws a stage and its audience. */
export const club: Place = (set) => {
  const { width, height, horizon, ground, unit, chance } = set;
  set.sky.wash(0, height, hex('#120a24'), hex('#2c1248'));
  const tones = [hex('#ff3fa4'), hex('#3fd0ff'), hex('#ffb83f'), hex('#9a5bff')] as const;
  for (let column = 0; column < 9; column += 1) {
    for (let row = 0; row < 7; row += 1) {
      const bright = chance.next();
      set.far.rect(
        width * (0.1 + column * 0.09),
        horizon * (0.2 + row * 0.1),
        width * 0.082,
        horizon * 0.09,
        mix(hex('#1a1238'), chance.pick(tones), bright * 0.6),
        { isBright: true },
      );
    }
  }
  for (let beam = 0; beam < 6; beam += 1) {
    const x = width * (0.1 + beam * 0.16);
    const foot = width * chance.between(0.15, 0.85);
    const tone = chance.pick(tones);
    set.middle.rect(x - unit * 0.03, -unit * 0.01, unit * 0.06, unit * 0.08, hex('#20202c'));
    set.middle.shape(
      [
        [x - unit * 0.012, unit * 0.06],
        [x + unit * 0.012, unit * 0.06],
        [foot + unit * 0.16, ground],
        [foot - unit * 0.16, ground],
      ],
      tone,
      { isBright: true, alpha: 0.2 },
    );
    set.middle.glow(x, unit * 0.07, unit * 0.14, tone, 0.9);
  }
  set.near.shape(
    [
      [-20, ground - unit * 0.16],
      [width + 20, ground - unit * 0.16],
      [width + 20, height + 20],
      [-20, height + 20],
    ],
    hex('#3a2a52'),
  );
  set.near.rect(-20, ground - unit * 0.17, width + 40, unit * 0.012, hex('#ff5fb4'), { isBright: true });
  for (const side of [0.02, 0.86]) {
    for (let box = 0; box < 3; box += 1) {
      const y = ground - unit * (0.34 + box * 0.2);
      set.near.rect(width * side, y, unit * 0.24, unit * 0.19, hex('#2c2a3c'));
      set.near.disc(width * side + unit * 0.12, y + unit * 0.1, unit * 0.07, hex('#14121c'));
      set.near.disc(width * side + unit * 0.12, y + unit * 0.1, unit * 0.03, hex('#56526c'));
    }
  }
  crowd(set.front, width, height - unit * 0.03, unit * 0.13, hex('#0c0818'));
};
