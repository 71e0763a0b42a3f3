import { hex } from '../../drawing/color.ts';
import { floor, ridge } from '../props/nature.ts';
import type { Place, SetLayers } from './set-layers.ts';

export const underwater: Place = (set) => {
  const { width, height, horizon, ground, unit, chance } = set;
  set.sky.wash(0, height * 0.5, hex('#5fd8e8'), hex('#1f86b8'));
  set.sky.wash(height * 0.5, height * 0.5, hex('#1f86b8'), hex('#0c3f78'));
  sunbeams(set);
  ridge(set.far, width, horizon + unit * 0.1, horizon * 0.3, height, hex('#1f6a94'), 0.8);
  ridge(set.middle, width, horizon + unit * 0.2, unit * 0.12, height, hex('#2f7fa0'), 0);
  for (let fish = 0; fish < 12; fish += 1) {
    const [x, y, size] = [
      width * chance.next(),
      horizon * chance.between(0.2, 0.95),
      unit * chance.between(0.02, 0.045),
    ];
    const tone = chance.pick([hex('#ffb43f'), hex('#ff6f6f'), hex('#ffe36f'), hex('#c9f0ff')]);
    set.middle.disc(x, y, size, tone, { squash: 0.55 });
    set.middle.shape(
      [
        [x - size * 0.8, y],
        [x - size * 1.5, y - size * 0.5],
        [x - size * 1.5, y + size * 0.5],
      ],
      tone,
    );
    set.middle.disc(x + size * 0.5, y - size * 0.1, size * 0.12, hex('#10182a'), { isFlat: true });
  }
  floor(set.near, width, ground - unit * 0.1, height, hex('#c4b48a'), 8);
  const corals = [hex('#ff6f8a'), hex('#ff9f4f'), hex('#b46fe8'), hex('#ffd35f')] as const;
  for (const [x, size] of [
    [0.06, 0.34],
    [0.2, 0.18],
    [0.8, 0.22],
    [0.93, 0.4],
  ] as const) {
    const tone = chance.pick(corals);
    const [left, foot, tall] = [width * x, ground + unit * 0.02, unit * size];
    for (const lean of [-0.5, -0.2, 0.15, 0.45]) {
      set.near.line(
        [
          [left, foot],
          [left + lean * tall * 0.5, foot - tall * 0.5],
          [left + lean * tall, foot - tall * chance.between(0.7, 1)],
        ],
        tall * 0.1,
        tone,
        { isSmooth: true },
      );
      set.near.line(
        [
          [left + lean * tall * 0.5, foot - tall * 0.5],
          [left + lean * tall * 0.5 + tall * 0.12, foot - tall * 0.74],
        ],
        tall * 0.07,
        tone,
      );
    }
  }
  for (let weed = 0; weed < 8; weed += 1) {
    const x = width * chance.next();
    const tall = unit * chance.between(0.2, 0.45);
    set.near.line(
      [
        [x, ground + unit * 0.04],
        [x + tall * 0.12, ground - tall * 0.3],
        [x - tall * 0.1, ground - tall * 0.65],
        [x + tall * 0.08, ground - tall],
      ],
      unit * 0.022,
      hex('#3fa06a'),
      { isSmooth: true },
    );
  }
  bubbles(set);
  for (const x of [0.02, 0.06, 0.97])
    set.front.line(
      [
        [width * x, height + 10],
        [width * x + unit * 0.05, height - unit * 0.24],
        [width * x - unit * 0.02, height - unit * 0.5],
      ],
      unit * 0.04,
      hex('#14506a'),
      { isSmooth: true, hasOutline: false },
    );
};

/** Draws beams of light that fall through water. */
export function sunbeams({ sky, width, ground, unit }: SetLayers): void {
  for (let beam = 0; beam < 6; beam += 1) {
    const x = width * (0.1 + beam * 0.16);
    sky.shape(
      [
        [x, -20],
        [x + unit * 0.08, -20],
        [x - unit * 0.1, ground],
        [x - unit * 0.32, ground],
      ],
      hex('#d8ffff'),
      { isBright: true, alpha: 0.14 },
    );
  }
}

/** Draws air that rises. */
export function bubbles({ middle, front, width, height, unit, chance }: SetLayers): void {
  for (let bubble = 0; bubble < 26; bubble += 1) {
    const pen = bubble % 3 ? middle : front;
    const [x, y, radius] = [width * chance.next(), height * chance.next(), unit * chance.between(0.006, 0.022)];
    pen.disc(x, y, radius, hex('#d8f8ff'), { alpha: 0.4, isBright: true });
    pen.disc(x - radius * 0.3, y - radius * 0.3, radius * 0.3, hex('#ffffff'), { alpha: 0.9, isBright: true });
  }
}
