import type { Point } from '../../../drawing/hand.ts';
import { drum } from './band.ts';
import { birch } from './birch.ts';
import { grassBefore } from './contact.ts';
import { cloud, flower, ground, meadow, path, sky, tuft } from './land.ts';
import { marchingBear } from './marching-bear.ts';
import { type Brush, placed } from './paint.ts';
import { marchingRabbit } from './rabbit.ts';
import type { Actor, Page, Stage } from './stage.ts';
import { forest, grove, spruce, tree } from './trees.ts';
import { farHouse, fence, molehill, snail, toadstools } from './wayside.ts';

const RIDGE = 74;

/** By day: the rabbit marches through the meadow with a flag, and the bear follows, beating the drum. */
export const march: Page = {
  paint(brush, { wide, isWhole, hasSinger }) {
    sky(brush, wide, RIDGE, ['#cfe2e4', '#e0ebe2', '#f5eed6', '#f8e6bd']);
    cloud(brush, wide * 0.12, 20, 28, '#fbf3e2');
    cloud(brush, wide * 0.93, 56, 22, '#fbf0dc');
    ground(
      brush,
      [
        [-4, 66],
        [wide * 0.2, 60],
        [wide * 0.5, 68],
        [wide * 0.8, 62],
        [wide + 4, 65],
      ],
      '#b4c0ae',
      0,
    );
    forest(
      brush,
      [
        [-4, 70],
        [wide * 0.3, 67],
        [wide * 0.6, 72],
        [wide * 0.85, 67],
        [wide + 4, 69],
      ],
      4.4,
      ['#94a58c', '#a5ae8c', '#b0ab82'],
    );
    ground(
      brush,
      [
        [-4, RIDGE + 1],
        [wide * 0.4, RIDGE + 3],
        [wide * 0.7, RIDGE - 1],
        [wide + 4, RIDGE + 1],
      ],
      '#b1b06a',
      1.8,
    );
    lane(brush, wide);
    placed(brush, { x: wide * 0.63, y: RIDGE - 0.6, scale: 0.62 }, farHouse);
    grove(brush, { wide, foot: RIDGE + 1.6 }, 'poplar', '0.545,13 0.57,16 0.594,12', '#8d9a5c');
    spruce(brush, wide * 0.905, RIDGE + 1.4, 17, '#66794f');
    spruce(brush, wide * 0.935, RIDGE + 3, 13, '#728457');
    tree(brush, wide * 0.82, RIDGE + 4, 22, '#97994f', 'oak');
    ground(
      brush,
      [
        [-4, 79],
        [wide * 0.12, 77],
        [wide * 0.36, 83],
        [wide * 0.66, 85],
        [wide * 0.86, 80],
        [wide + 4, 78],
      ],
      '#98a055',
      2.2,
    );
    fence(brush, [wide * 0.7, 84.6], [wide + 2, 80.6], 5.4, 3);
    path(
      brush,
      [
        [-6, 92],
        [wide * 0.3, 91],
        [wide * 0.7, 92],
        [wide + 6, 89],
      ],
      [7, 7, 6, 5],
      '#dcc596',
    );
    meadow(brush, { left: -2, right: wide, at: (x) => 86 + 0.8 * Math.sin(x * 0.2) }, 3.2, 0.5);
    placed(brush, { x: wide * 0.68, y: 88, scale: 0.62 }, molehill);
    placed(brush, { x: wide * 0.9, y: 89, scale: 0.7 }, toadstools);
    placed(brush, { x: wide * 0.6, y: 93.6, scale: 0.5 }, snail);
    if (!isWhole && !hasSinger) birch(brush, wide * 0.07, 87, 3.6, -1.6);
    if (wide > 90) birch(brush, wide * (isWhole ? 0.968 : 0.93), 87, 3.2, 2);
    if (wide > 90) grassBefore(brush, wide * 0.94, wide, 88, 4);
  },
  actors: (stage) => {
    const [bear, rabbit, scale] = placesIn(stage);
    const stroll: Actor['move'] = ({ travel }) => [1.6 * Math.sin(travel * 0.5), 0];
    return [
      {
        at: [bear, 92],
        scale,
        box: [-34, -106, 50, 5],
        poses: 8,
        // No pose is one with closed legs.
        paint: (brush, share) => marchingBear(brush, share + 1 / 16, (own) => drum(own, 33, 21)),
        pose: ({ beat }) => beat / 2,
        move: stroll,
      },
      {
        at: [rabbit, 93],
        scale: scale * 1.1,
        box: [-17, -52, 26, 4],
        poses: 8,
        paint: (brush, share) => marchingRabbit(brush, share + 1 / 16),
        pose: ({ beat }) => beat / 2 + 0.1,
        move: stroll,
      },
      ...(stage.hasSinger ? [] : [near(stage)]),
    ];
  },
};

/** The way from the house down to the gate. */
function lane(brush: Brush, wide: number): void {
  path(
    brush,
    [
      [wide * 0.76, 86],
      [wide * 0.71, 80.6],
      [wide * 0.66, 78],
      [wide * 0.635, RIDGE],
    ],
    [5, 3, 1.8, 0.8],
    '#dcc596',
  );
}

function placesIn({ wide, left, right, hasSinger }: Stage): [bear: number, rabbit: number, scale: number] {
  if (!hasSinger) return wide > 140 ? [wide * 0.19, wide * 0.47, 0.66] : [wide * 0.36, wide * 0.78, 0.62];
  // Below the words, or on both sides of the singer.
  if (wide - right > 30) return [right + 0.3 * (wide - right), right + 0.62 * (wide - right), 0.34];
  return [left + 0.15 * (right - left), right - 0.13 * (right - left), wide > 140 ? 0.56 : 0.3];
}

/** A birch and tall grass in front of everybody, cut by the frame. */
function near(stage: Stage): Actor {
  const { wide, isWhole } = stage;
  const at = (x: number) => (isWhole ? 101 : 97.4) + Math.sin(x * 0.13);
  const clumps: readonly Point[] = [
    [3, 9],
    [11, 7],
    [wide * 0.3, 6],
    [wide * 0.36, 8],
    [wide * 0.58, 7],
    [wide * 0.66, 9],
    [wide * 0.9, 9],
    [wide - 4, 7],
  ];
  const [bear, rabbit, scale] = placesIn(stage);
  return {
    at: [0, 0],
    scale: 1,
    box: [0, 0, wide, 100],
    poses: 1,
    paint(brush) {
      if (isWhole) birch(brush, 2.4, 101, 5.4, -1.6);
      grassBefore(brush, bear - 20 * scale, bear + 30 * scale, 95.4, 4.6);
      grassBefore(brush, rabbit - 8 * scale, rabbit + 12 * scale, 95.4, 3.4);
      for (const [x, size] of clumps) {
        for (let dx = -4; dx < 5; dx += 1.6) tuft(brush, x + dx, at(x + dx), size * (1 - Math.abs(dx) * 0.08));
        flower(brush, x + 1.4, at(x), size * 0.8, Math.round(x) % 4);
        flower(brush, x - 2.4, at(x), size * 0.66, (Math.round(x) + 2) % 4);
      }
    },
    pose: () => 0,
  };
}
