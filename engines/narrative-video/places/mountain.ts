import { hex, mix } from '../../drawing/color.ts';
import type { Point } from '../../drawing/hand.ts';
import { grass, pine, ridge, rock } from '../props/nature.ts';
import type { Place, SetLayers } from './set-layers.ts';

const BARE = { hasOutline: false, isFlat: true } as const;

export const mountain: Place = (set) => {
  const { width, height, horizon, ground, unit, light } = set;
  set.drawSky();
  for (const [pen, rise, tone] of [
    [set.far, 0.72, hex('#8496b4')],
    [set.middle, 0.42, hex('#6c7a86')],
  ] as const) {
    const crest = horizon + unit * 0.05;
    const line = ridge(pen, width, crest, horizon * rise, crest + unit * 0.4, tone, 0.9);
    line.forEach(([x, y], index) => {
      const [before, after] = [line[index - 1], line[index + 1]];
      if (!before || !after || y > before[1] || y > after[1] || crest - y < horizon * rise * 0.5) return;
      const cap = 0.36;
      const left: [number, number] = [x + (before[0] - x) * cap, y + (before[1] - y) * cap];
      const right: [number, number] = [x + (after[0] - x) * cap, y + (after[1] - y) * cap];
      const dip = y + (Math.max(left[1], right[1]) - y) * 0.66;
      pen.shape(
        [
          [x, y],
          right,
          [x + (right[0] - x) * 0.4, dip],
          [x, right[1] * 0.5 + left[1] * 0.5],
          [x + (left[0] - x) * 0.45, dip],
          left,
        ],
        hex('#f4f8ff'),
        { hasOutline: false },
      );
      pen.shape(
        [[x, y], right, [x + (right[0] - x) * 0.4, dip], [x, right[1] * 0.5 + left[1] * 0.5]],
        mix(hex('#b8c8e4'), light.horizon, 0.25),
        { hasOutline: false, alpha: 0.7 },
      );
    });
  }
  valley(set);
  slope(set);
  for (const [x, y, size] of [
    [0.03, horizon - unit * 0.02, 0.3],
    [0.11, horizon + unit * 0.02, 0.24],
    [0.2, horizon + unit * 0.06, 0.26],
    [0.3, horizon + unit * 0.1, 0.18],
  ] as const)
    pine(set.near, width * x, y, unit * size);
  for (const [x, y, size] of [
    [0.06, ground - unit * 0.02, 0.24],
    [0.9, ground - unit * 0.03, 0.3],
    [0.72, ground - unit * 0.06, 0.14],
    [0.56, ground - unit * 0.08, 0.1],
  ] as const)
    rock(set.near, width * x, y, unit * size);
  grass(set.near, width, ground - unit * 0.1, height, unit * 0.045, hex('#7a9a52'), 70);
  rock(set.front, width * 0.01, height + unit * 0.04, unit * 0.4, hex('#55545c'));
};

/** Draws the valley far below, with mist, woods and a river. */
function valley({ middle, width, height, horizon, ground, unit, light, chance }: SetLayers): void {
  const deep = mix(hex('#4f7a5c'), light.haze, 0.2);
  middle.rect(-20, horizon + unit * 0.02, width + 40, height - horizon, deep, BARE);
  for (let tree = 0; tree < 40; tree += 1)
    pine(
      middle,
      width * chance.between(0.4, 1.02),
      horizon + unit * chance.between(0.05, 0.2),
      unit * chance.between(0.04, 0.07),
    );
  const river: Point[] = [
    [width * 0.98, horizon + unit * 0.04],
    [width * 0.8, horizon + unit * 0.07],
    [width * 0.9, horizon + unit * 0.12],
    [width * 0.66, ground],
    [width * 0.76, ground],
    [width * 0.96, horizon + unit * 0.12],
    [width * 0.86, horizon + unit * 0.07],
  ];
  middle.shape(river, mix(hex('#7fc0dc'), light.horizon, 0.3), { ...BARE, isSmooth: true });
  for (const [x, y, wide] of [
    [0.62, 0.06, 0.3],
    [0.86, 0.13, 0.26],
  ] as const)
    middle.disc(width * x, horizon + unit * y, unit * wide, light.haze, { ...BARE, squash: 0.12, alpha: 0.5 });
}

/** Draws the mountainside on which people stand: it climbs to the left, and breaks off over the valley. */
function slope({ near, width, height, horizon, ground, unit }: SetLayers): void {
  const edge: Point[] = [
    [-20, horizon - unit * 0.2],
    [width * 0.12, horizon - unit * 0.06],
    [width * 0.26, horizon + unit * 0.04],
    [width * 0.38, ground - unit * 0.24],
    [width * 0.5, ground - unit * 0.15],
    [width * 0.7, ground - unit * 0.1],
    [width + 20, ground - unit * 0.08],
  ];
  const stone = hex('#7d7a78');
  // The rock face under the edge of the path is seen above the valley.
  const face = edge.map(([x, y], index): Point => [x + unit * (index % 2 ? 0.05 : 0.02), y + unit * 0.02]);
  near.shape([...face, [width + 20, height], [-20, height]], stone);
  near.shape(
    [
      ...edge.map(([x, y]): Point => [x - unit * 0.03, y + unit * 0.045]),
      [width + 20, ground],
      [width + 20, height + 20],
      [-20, height + 20],
    ],
    hex('#6f8a58'),
    { hasOutline: false },
  );
  near.shape(
    [
      [width * 0.04, horizon - unit * 0.06],
      [width * 0.07, horizon - unit * 0.05],
      [width * 0.2, horizon + unit * 0.14],
      [width * 0.36, ground - unit * 0.1],
      [width * 0.7, ground + unit * 0.02],
      [width + 20, ground + unit * 0.05],
      [width + 20, ground + unit * 0.15],
      [width * 0.4, ground + unit * 0.12],
      [width * 0.18, ground - unit * 0.04],
      [width * 0.12, horizon + unit * 0.14],
    ],
    hex('#c0a47c'),
    { hasOutline: false, isSmooth: true },
  );
}
