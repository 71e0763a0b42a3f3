import { darken, hex, mix } from '../../drawing/color.ts';
import type { Point } from '../../drawing/hand.ts';
import { rock } from '../props/nature.ts';
import { seaTone, water } from '../props/water.ts';
import type { Place, SetLayers } from './set-layers.ts';

export const sea: Place = (set) => {
  const { width, height, horizon, ground, unit } = set;
  set.drawSky();
  water(set.far, width, horizon, height, seaTone(set), 140);
  const tone = seaTone(set);
  // In the middle, where it is between the heads of two people and not behind one of them.
  const [x, foot] = [width * 0.47, horizon + unit * 0.05];
  set.far.shape(
    [
      [x, foot],
      [x + unit * 0.2, foot],
      [x + unit * 0.17, foot + unit * 0.035],
      [x + unit * 0.03, foot + unit * 0.035],
    ],
    hex('#8a4a34'),
  );
  set.far.rect(x + unit * 0.1, foot - unit * 0.24, unit * 0.008, unit * 0.24, hex('#5a4034'));
  set.far.shape(
    [
      [x + unit * 0.115, foot - unit * 0.23],
      [x + unit * 0.2, foot - unit * 0.03],
      [x + unit * 0.115, foot - unit * 0.02],
    ],
    hex('#fff6e8'),
  );
  set.far.shape(
    [
      [x + unit * 0.095, foot - unit * 0.2],
      [x + unit * 0.02, foot - unit * 0.03],
      [x + unit * 0.095, foot - unit * 0.02],
    ],
    hex('#f0dcc4'),
  );
  const [light, rockY] = [width * 0.115, horizon + unit * 0.12];
  rock(set.middle, light, rockY, unit * 0.34, hex('#6a6670'));
  set.middle.shape(
    [
      [light - unit * 0.05, rockY - unit * 0.12],
      [light - unit * 0.035, rockY - unit * 0.5],
      [light + unit * 0.035, rockY - unit * 0.5],
      [light + unit * 0.05, rockY - unit * 0.12],
    ],
    hex('#f4f0ea'),
  );
  for (const band of [0.2, 0.36])
    set.middle.rect(light - unit * 0.045, rockY - unit * (band + 0.07), unit * 0.09, unit * 0.07, hex('#d8483e'));
  set.middle.rect(light - unit * 0.028, rockY - unit * 0.57, unit * 0.056, unit * 0.07, hex('#fff0b0'), {
    isBright: true,
  });
  set.middle.shape(
    [
      [light - unit * 0.05, rockY - unit * 0.57],
      [light, rockY - unit * 0.64],
      [light + unit * 0.05, rockY - unit * 0.57],
    ],
    hex('#b83a34'),
  );
  if (set.light.isDark) set.middle.glow(light, rockY - unit * 0.53, unit * 0.4, hex('#fff0b0'), 0.8);
  for (let row = 0; row < 4; row += 1) {
    const y = horizon + (ground - horizon) * (0.42 + row * 0.2);
    const reach = unit * (0.14 + row * 0.06);
    for (let wave = -1; wave * reach < width; wave += 1) {
      const left = wave * reach + (row % 2) * reach * 0.5;
      set.middle.shape(
        [
          [left, y],
          [left + reach * 0.4, y - reach * 0.16],
          [left + reach * 0.56, y - reach * 0.13],
          [left + reach, y],
          [left + reach, y + reach * 0.5],
          [left, y + reach * 0.5],
        ],
        mix(mix(tone, set.light.horizon, 0.2), darken(tone, 0.35), row / 4),
        { isSmooth: true, isBright: true },
      );
      set.middle.line(
        [
          [left + reach * 0.2, y - reach * 0.06],
          [left + reach * 0.45, y - reach * 0.12],
          [left + reach * 0.7, y - reach * 0.05],
        ],
        reach * 0.025,
        mix(hex('#f4fbff'), set.light.horizon, 0.35),
        { isSmooth: true, isBright: true, alpha: 0.75 },
      );
    }
  }
  // People stand on the pier.
  const deck = ground - unit * 0.05;
  set.near.shape(
    [
      [width * 0.3, deck],
      [width * 0.7, deck],
      [width * 0.86, height + 20],
      [width * 0.14, height + 20],
    ],
    hex('#8a6446'),
  );
  for (let plank = 1; plank < 6; plank += 1) {
    const share = (plank / 6) ** 1.4;
    set.near.line(
      [
        [width * (0.3 - 0.16 * share), deck + (height - deck) * share],
        [width * (0.7 + 0.16 * share), deck + (height - deck) * share],
      ],
      unit * 0.006,
      hex('#54382a'),
      { hasOutline: false },
    );
  }
  railing(set, deck);
};

/** Draws posts along the end of the pier, and a rope that sags between them. */
function railing({ near, width, unit }: SetLayers, deck: number): void {
  const posts = [0.29, 0.43, 0.57, 0.71].map((share) => share * width);
  for (const drop of [0.015, 0.07]) {
    const rope = posts.slice(1).flatMap((to, index): Point[] => {
      const from = posts[index] as number;
      return [0, 0.25, 0.5, 0.75].map((share) => [
        from + (to - from) * share,
        deck - unit * (0.12 - drop - 0.16 * share * (1 - share) * 0.9),
      ]);
    });
    near.line([...rope, [posts.at(-1) as number, deck - unit * (0.12 - drop)]], unit * 0.012, hex('#d8c8a4'), {
      isSmooth: true,
    });
  }
  for (const post of posts)
    near.rect(post - unit * 0.016, deck - unit * 0.14, unit * 0.032, unit * 0.2, hex('#6a4a36'));
}
