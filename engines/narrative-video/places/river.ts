import { hex, mix } from '../../drawing/color.ts';
import { mountains } from '../props/mountains.ts';
import { bush, floor, grass, rock, tree } from '../props/nature.ts';
import { seaTone } from '../props/water.ts';
import type { Place } from './set-layers.ts';

export const river: Place = (set) => {
  const { width, height, horizon, ground, unit, chance } = set;
  set.drawSky();
  mountains(set, horizon * 0.34, hex('#6f94a0'));
  for (let x = 0; x < width; x += unit * 0.09)
    tree(set.middle, x, horizon + unit * 0.06, unit * chance.between(0.18, 0.3), hex('#4f8f56'));
  floor(set.middle, width, horizon + unit * 0.04, height, hex('#7aa454'), 5);
  const bed = mix(seaTone(set), hex('#5fb0c0'), 0.4);
  set.near.shape(
    [
      [width * 0.52, horizon + unit * 0.06],
      [width * 0.6, horizon + unit * 0.06],
      [width * 0.5, horizon + unit * 0.14],
      [width * 0.86, horizon + unit * 0.22],
      [width * 1.1, ground - unit * 0.04],
      [width * 1.1, height + 20],
      [width * 0.5, height + 20],
      [width * 0.36, horizon + unit * 0.2],
    ],
    bed,
    { hasOutline: false },
  );
  for (let glint = 0; glint < 24; glint += 1)
    set.near.disc(
      width * chance.between(0.48, 0.95),
      horizon + unit * 0.14 + (height - horizon - unit * 0.14) * chance.next(),
      unit * chance.between(0.01, 0.04),
      hex('#e8fbff'),
      { squash: 0.12, alpha: 0.6, isBright: true },
    );
  const deck = horizon + unit * 0.1;
  set.near.line(
    [
      [width * 0.34, deck + unit * 0.06],
      [width * 0.56, deck - unit * 0.03],
      [width * 0.8, deck + unit * 0.08],
    ],
    unit * 0.03,
    hex('#8a5f42'),
    { isSmooth: true },
  );
  for (let post = 0; post < 7; post += 1) {
    const share = post / 6;
    const top = deck - unit * 0.06 - Math.sin(share * Math.PI) * unit * 0.03;
    set.near.rect(width * (0.36 + share * 0.42), top, unit * 0.01, unit * 0.09, hex('#6f4a34'));
  }
  tree(set.near, width * 0.07, ground - unit * 0.04, unit * 0.7);
  for (const [x, size] of [
    [0.5, 0.1],
    [0.62, 0.14],
    [0.94, 0.12],
  ] as const)
    rock(set.near, width * x, ground + unit * 0.02, unit * size);
  grass(set.near, width * 0.48, ground - unit * 0.14, height, unit * 0.06, hex('#7ab04c'), 60);
  for (let reed = 0; reed < 9; reed += 1) {
    const x = width * (0.9 + reed * 0.014);
    set.front.line(
      [
        [x, height + 10],
        [x - unit * 0.02, height - unit * chance.between(0.16, 0.34)],
      ],
      unit * 0.008,
      hex('#4a7a3a'),
      { hasOutline: false },
    );
    set.front.disc(x - unit * 0.02, height - unit * chance.between(0.2, 0.3), unit * 0.014, hex('#6a4a30'), {
      squash: 2.6,
    });
  }
  bush(set.front, 0, height + unit * 0.03, unit * 0.2, hex('#3f7a3a'));
};
