import { css, hex } from '../../../drawing/color.ts';
import { type Point, polygon } from '../../../drawing/hand.ts';
import { bedroom, sleepers } from './bed.ts';
import { ground, meadow, sky } from './land.ts';
import { firefly, moon, stars } from './moonlight.ts';
import { type Brush, drawn, falling, form, placed } from './paint.ts';
import { around, outlineOf, points } from './shapes.ts';
import { type Actor, middleOf, type Page, type Stage } from './stage.ts';
import { forest, grove, tree } from './trees.ts';
import { fence, toadstools } from './wayside.ts';

/** At night: the two sleep behind the lit window of the cottage, under the moon. */
export const night: Page = {
  paint(brush, stage) {
    const { wide } = stage;
    const { x, y, scale, wall } = houseOf(stage);
    sky(brush, wide, 84, ['#7f92b8', '#97a6c0', '#b9bfc8', '#cfc9c2'], -0.1);
    stars(brush, wide);
    moon(brush, stage);
    forest(
      brush,
      [
        [-4, 84],
        [wide * 0.2, 81],
        [wide * 0.4, 85],
        [wide + 4, 82],
      ],
      9,
      ['#6d8288', '#7a8c86', '#62788a'],
    );
    ground(
      brush,
      [
        [-4, 84],
        [wide * 0.2, 82],
        [wide + 4, 84],
      ],
      '#6f8a72',
      2.2,
    );
    if (wall > 40) {
      grove(brush, { wide: wall, foot: 87 }, 'poplar', '0.62,26 0.72,33', '#64806f');
      tree(brush, wall * 0.3, 88, 46, '#6f8a66', 'oak');
      fence(brush, [-2, 90], [wall - 4, 91], 7, 4);
    }
    house(brush, stage);
    ground(
      brush,
      [
        [-4, 92],
        [wall, 93],
        [wide + 4, 91],
      ],
      '#5f7a62',
      2.6,
    );
    meadow(brush, { left: -2, right: wide, at: (at) => 95 + Math.sin(at * 0.2) }, 5, 0.6);
    placed(brush, { x, y, scale }, (own) => {
      lamplight(own);
      shutters(own);
      bedroom({ ...own, tint: own.plain });
    });
    if (wall > 40) placed(brush, { x: wall * 0.62, y: 98, scale: 0.9 }, toadstools);
    meadow(brush, { left: -2, right: wide, at: (at) => 102 + Math.sin(at * 0.13) }, 7, 0.8);
  },
  actors: (stage) => {
    const { x, y, scale } = houseOf(stage);
    const { wide } = stage;
    const flies: Actor[] = FIREFLIES.map(([across, down, size], index) => ({
      at: [wide * across, down],
      scale: size,
      box: [-3, -3, 3, 3],
      poses: 6,
      paint: firefly,
      pose: ({ travel }) => travel * 0.35 + index * 0.37,
      move: ({ travel }) => [Math.sin(travel * 0.4 + index * 2.1) * 3.4, Math.sin(travel * 0.53 + index * 1.3) * 2.2],
    }));
    return [
      {
        at: [x, y],
        scale,
        isFar: true,
        box: [-32, -24, 32, 23],
        poses: 5,
        paint: (brush, share) => {
          const { pen } = brush;
          pen.save();
          polygon(pen, outlineOf(OPENING));
          pen.clip();
          sleepers({ ...brush, tint: brush.plain }, 0.5 - 0.5 * Math.cos(share * 2 * Math.PI));
          pen.restore();
          bars({ ...brush, tint: brush.plain });
        },
        pose: ({ beat }) => beat / 6,
      },
      ...flies,
    ];
  },
};

const FIREFLIES = [
  [0.05, 70, 0.8],
  [0.13, 84, 1.1],
  [0.2, 64, 0.7],
  [0.27, 88, 1],
  [0.34, 92, 0.8],
  [0.62, 94, 1.1],
  [0.93, 86, 0.9],
] as const;

/** The opening of the window around the origin, 62 wide. */
const OPENING: readonly Point[] = points('-31,-21! -16,-22.4 0,-23 17,-22.2 31,-20.6! 31.4,21! -30.6,21.6!');

/** Where the window is, its size, where the wall begins, and how high the ridge of the roof is. */
function houseOf(stage: Stage): { x: number; y: number; scale: number; wall: number; roof: number } {
  const { wide, hasSinger } = stage;
  if (wide > 110) {
    const x = wide * (hasSinger ? 0.74 : 0.665);
    return { x, y: 60, scale: hasSinger ? 0.86 : 1, wall: x - 52 * (hasSinger ? 0.78 : 1), roof: -6 };
  }
  const scale = Math.min(0.86, wide / 84);
  return { x: middleOf(stage), y: hasSinger ? 33 : 66, scale, wall: -4, roof: hasSinger ? -6 : 24 };
}

function house(brush: Brush, stage: Stage): void {
  const { wide } = stage;
  const { x, y, wall, roof, scale } = houseOf(stage);
  const eaves = y - 31 * scale;
  form(
    brush,
    outlineOf([
      [wall, eaves - 4],
      [wall, eaves - 4],
      [wall - 1.4, 70],
      [wall, 96],
      [wall, 96],
      [wide + 6, 96],
      [wide + 6, 96],
      [wide + 6, eaves - 4],
      [wide + 6, eaves - 4],
    ]),
    '#c3bdb4',
    { flow: 1.3, even: true, hair: 2.2, apart: 1.2, shade: 0.5, line: 0.4 },
  );
  const { pen, plain } = brush;
  pen.fillStyle = css(hex(plain('#14163c')), 0.3);
  polygon(
    pen,
    outlineOf([
      [wall, eaves - 4],
      [wall, eaves + 6],
      [x - 20, eaves + 4],
      [x + 20, eaves + 6],
      [wide + 6, eaves + 5],
      [wide + 6, eaves - 6],
    ]),
  );
  pen.fill();
  // A roof whose ridge is in the picture has a gable.
  const edge: Point[] =
    roof > 0
      ? [
          [-6, eaves + 5],
          [-6, eaves + 5],
          [wide * 0.1, roof + 6],
          [wide * 0.24, roof],
          [wide * 0.24, roof],
          [wide * 0.5, roof - 2],
          [wide * 0.78, roof],
          [wide * 0.78, roof],
          [wide * 0.9, roof + 6],
          [wide + 6, eaves + 5],
          [wide + 6, eaves + 5],
        ]
      : [
          [wall - 10, eaves + 4],
          [wall - 10, eaves + 4],
          [wall - 1, eaves * 0.5],
          [wall + 14, roof],
          [wall + 14, roof],
          [wide + 8, roof],
          [wide + 8, roof],
          [wide + 8, eaves + 3],
          [wide + 8, eaves + 3],
        ];
  form(brush, outlineOf([...edge, [x + 24, eaves], [x, eaves + 2.6], [x - 26, eaves - 0.4]]), '#b08f5c', {
    flow: falling(x, 0.008),
    hair: 6.4,
    apart: 0.26,
    shade: 0.9,
    line: 0.2,
  });
}

/** The window's light on the wall around it. */
function lamplight({ pen, plain }: Brush): void {
  const glow = pen.createRadialGradient(0, 2, 20, 0, 2, 58);
  glow.addColorStop(0, css(hex(plain('#ffce6e')), 0.75));
  glow.addColorStop(1, css(hex(plain('#ffbe5a')), 0));
  pen.fillStyle = glow;
  pen.fillRect(-60, -58, 120, 120);
}

function shutters(brush: Brush): void {
  const warm = { ...brush, tint: brush.plain };
  for (const side of [-1, 1]) {
    const shape: Point[] = points('33,-23! 45,-25! 45.6,25! 33,23!');
    form(warm, outlineOf(shape.map(([x, y]): Point => [side * x, y])), '#5b7c8c', {
      flow: 1.5,
      even: true,
      hair: 3,
      apart: 0.5,
      line: 0.5,
      shade: 1.6,
    });
    for (const y of [-15, -5, 5, 15])
      drawn(
        warm,
        [
          [side * 34.4, y],
          [side * 44, y - 0.6],
        ],
        '#3d5666',
        0.7,
        0.8,
      );
  }
  form(warm, outlineOf(points('-34,-25! 0,-27 34,-24.6! 34.6,24.6! -34,25!')), '#7f5a3c', {
    flow: 1.5,
    even: true,
    hair: 3,
    apart: 0.7,
    line: 0.5,
  });
}

/** The bars of the window. */
function bars(brush: Brush): void {
  form(brush, around(points('12.4,-22.6 12,0 12.2,21.4'), [1.5, 1.4, 1.5]), '#8d6644', {
    flow: 1.5,
    even: true,
    hair: 1.6,
    line: 0.3,
  });
  form(brush, around(points('-31,-8.6 0,-9 31,-8.4'), [1.3, 1.2, 1.3]), '#8d6644', {
    flow: 0,
    even: true,
    hair: 1.6,
    line: 0.3,
  });
}
