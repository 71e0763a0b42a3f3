import { cottage, laundry } from './cottage.ts';
import { cloud, ground, meadow, path, sky } from './land.ts';
import { dab, placed } from './paint.ts';
import { leapingRabbit } from './rabbit.ts';
import { sittingBear, steam } from './rest.ts';
import { middleOf, type Page } from './stage.ts';
import { forest, grove, spruce, tree } from './trees.ts';
import { fence, molehill, snail, toadstools } from './wayside.ts';

/** Early morning: the bear sits on the steps of its cottage with a steaming mug, and the rabbit leaps up the path. */
export const morning: Page = {
  paint(brush, stage) {
    const { wide, scale } = stage;
    const middle = middleOf(stage);
    sky(brush, wide, 70, ['#b9cdd0', '#e3dcc2', '#f4d9ae', '#f3c39a']);
    dab(brush, middle - 9 * scale, 47, 5, 5, '#fbeec4');
    cloud(brush, middle - 26 * scale, 22, 26, '#f3d9bd');
    cloud(brush, wide - 4, 34, 20, '#efd0b6');
    ground(
      brush,
      [
        [-4, 68],
        [wide * 0.3, 60],
        [wide * 0.6, 64],
        [wide + 4, 56],
      ],
      '#a9b3a0',
      0,
    );
    forest(
      brush,
      [
        [-4, 69],
        [wide * 0.3, 63],
        [wide * 0.5, 67],
        [wide * 0.7, 64],
        [wide + 4, 62],
      ],
      6,
      ['#8d9c86', '#9da58a', '#7f917f'],
    );
    ground(
      brush,
      [
        [-4, 79],
        [wide * 0.2, 76],
        [middle - 20, 72],
        [middle + 10, 70],
        [wide + 4, 69],
      ],
      '#8e9a5c',
      2,
    );
    grove(brush, { wide, foot: 78 }, 'poplar', '0.06,13 0.083,10 0.1,12', '#8d9a5c');
    grove(brush, { wide, foot: 78 }, 'oak', '0.25,10', '#8d9a5c');
    spruce(brush, middle + 39 * scale, 78, 40 * scale, '#5f7450');
    tree(brush, middle - 33 * scale, 76, 42 * scale, '#7f8a4a', 'apple');
    laundry(brush, [middle - 32 * scale, 76 - 20 * scale], [middle - 9 * scale, 76 - 22 * scale]);
    placed(brush, { x: middle + 18 * scale, y: 79, scale: scale * 0.85 }, cottage);
    ground(
      brush,
      [
        [-4, 88],
        [middle - 46, 86],
        [middle - 14, 83],
        [middle + 16, 85],
        [middle + 34, 82.4],
        [wide + 4, 80],
      ],
      '#7f8a4a',
      2.4,
    );
    fence(brush, [-2, 88], [middle - 34 * scale, 86], 7, 5);
    path(
      brush,
      [
        [middle - 58 * scale, 104],
        [middle - 30 * scale, 95],
        [middle - 2 * scale, 91],
        [middle + 24 * scale, 87],
        [middle + 27 * scale, 83],
      ],
      [20, 13, 9, 9, 9],
      '#dcc596',
    );
    meadow(brush, { left: -2, right: middle - 44 * scale, at: (x) => 93 + 3 * Math.sin(x * 0.2) }, 5, 0.8);
    meadow(brush, { left: middle + 34 * scale, right: wide, at: (x) => 91 + 3 * Math.sin(x * 0.2) }, 6, 0.9);
    placed(brush, { x: middle - 52 * scale, y: 94, scale: 0.8 * scale }, molehill);
    placed(brush, { x: middle + 40 * scale, y: 94, scale: 0.9 * scale }, toadstools);
    placed(brush, { x: middle - 14 * scale, y: 97.4, scale: 0.62 * scale }, snail);
    meadow(brush, { left: -2, right: wide, at: (x) => 100 + 1.4 * Math.sin(x * 0.3) }, 7, 1);
  },
  actors: (stage) => {
    const { scale, hasSinger } = stage;
    const middle = middleOf(stage);
    const size = scale * (hasSinger ? 0.38 : 0.48);
    const bear = hasSinger ? ([stage.right - 13 * scale, 95] as const) : ([middle + 8 * scale, 88] as const);
    return [
      {
        at: [middle + 29 * scale, 79 - 71 * scale],
        scale,
        box: [-6, -20, 12, 2],
        isFar: true,
        poses: 8,
        paint: (brush, share) => steam(brush, share, 18, 1.6, '#f6efe0'),
        pose: ({ travel }) => travel * 0.5,
      },
      {
        at: bear,
        scale: size,
        mirrored: true,
        box: [-42, -92, 40, 5],
        poses: 5,
        paint: (brush, share) => sittingBear(brush, 0.5 - 0.5 * Math.cos(share * 2 * Math.PI)),
        pose: ({ beat }) => beat / 4,
      },
      {
        at: [bear[0] - 25 * size, bear[1] - 54 * size],
        scale: size,
        box: [-8, -24, 12, 2],
        poses: 8,
        paint: (brush, share) => steam(brush, share, 20, 1.5, '#fbf6ea'),
        pose: ({ travel }) => travel * 0.7,
      },
      {
        at: hasSinger ? [stage.left + 14 * scale, 96] : [middle - 30 * scale, 95],
        scale: size * 1.12,
        box: [-26, -46, 28, 4],
        poses: 6,
        paint: (brush, share) => leapingRabbit(brush, Math.sin(share * Math.PI) ** 2),
        pose: ({ beat }) => beat / 2,
        move: ({ beat }) => [2.4 * Math.sin((beat / 2) * 2 * Math.PI - 1.2) * scale, 0],
      },
    ];
  },
};
