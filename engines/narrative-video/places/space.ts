import { hex } from '../../drawing/color.ts';
import { floor, ridge, rock } from '../props/nature.ts';
import type { Place } from './set-layers.ts';

export const space: Place = (set) => {
  const { width, height, horizon, ground, unit, chance } = set;
  set.sky.wash(0, height, hex('#080618'), hex('#1c1440'));
  for (let cloud = 0; cloud < 9; cloud += 1)
    set.sky.glow(
      width * chance.next(),
      height * chance.next() * 0.8,
      unit * chance.between(0.3, 0.6),
      chance.pick([hex('#7a3fd0'), hex('#2f6fe0'), hex('#e04f9a'), hex('#2fc0c8')]),
      0.3,
    );
  for (let star = 0; star < 220; star += 1)
    set.sky.disc(width * chance.next(), height * chance.next(), unit * chance.between(0.001, 0.004), hex('#fffdf0'), {
      isBright: true,
      alpha: chance.between(0.3, 1),
    });
  const [x, y, radius] = [width * 0.72, horizon * 0.42, unit * 0.2];
  set.far.glow(x, y, radius * 1.7, hex('#ffb46f'), 0.4);
  set.far.disc(x, y, radius, hex('#e8925a'), { isBright: set.far.hand.shading === 'flat' });
  for (const [dy, wide] of [
    [-0.42, 0.88],
    [0.05, 0.98],
    [0.45, 0.86],
  ] as const)
    set.far.disc(x, y + radius * dy, radius * wide, hex('#c4683c'), {
      squash: 0.09,
      alpha: 0.55,
      hasOutline: false,
      isFlat: true,
    });
  for (const [reach, tone] of [
    [1.75, hex('#f0d8a8')],
    [1.5, hex('#c8a878')],
  ] as const) {
    set.far.line(
      Array.from({ length: 19 }, (_, step) => {
        const angle = Math.PI * (-0.08 + (step / 18) * 1.16);
        return [
          x + Math.cos(angle) * radius * reach,
          y + Math.sin(angle) * radius * reach * 0.26 - Math.cos(angle) * radius * 0.2,
        ] as const;
      }),
      radius * 0.08,
      tone,
      { isSmooth: true, hasOutline: false },
    );
  }
  set.middle.disc(width * 0.2, horizon * 0.32, unit * 0.07, hex('#8ab4e8'));
  ridge(set.middle, width, ground - unit * 0.12, unit * 0.12, height, hex('#6a6480'), 0.8);
  floor(set.near, width, ground - unit * 0.1, height, hex('#8a849a'), 6);
  for (let crater = 0; crater < 8; crater += 1) {
    const [cx, cy, size] = [
      width * chance.next(),
      ground - unit * 0.05 + (height - ground) * chance.next(),
      unit * chance.between(0.03, 0.1),
    ];
    set.near.disc(cx, cy, size, hex('#5a546c'), { squash: 0.26, hasOutline: false });
    set.near.disc(cx, cy + size * 0.05, size * 0.84, hex('#726c84'), {
      squash: 0.22,
      hasOutline: false,
      isFlat: true,
    });
  }
  for (const [left, size] of [
    [0.04, 0.3],
    [0.95, 0.26],
  ] as const)
    rock(set.near, width * left, ground + unit * 0.02, unit * size, hex('#7a7490'));
  rock(set.front, width * 0.99, height + unit * 0.06, unit * 0.4, hex('#2c2840'));
};
