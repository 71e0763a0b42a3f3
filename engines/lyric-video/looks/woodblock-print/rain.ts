import { type Context2D, sprite } from '../../../drawing/canvas.ts';
import { curve, pointsOf } from '../../../drawing/curve.ts';
import { type Point, polygon } from '../../../drawing/hand.ts';
import { sway, wrap } from '../../../drawing/motion.ts';
import { cycle, each, type Layer, picture, still } from '../../layers.ts';
import type { Composition } from '../../look.ts';
import { type Arch, bridgeOf, deckAt, frontRailOf } from './bridge.ts';
import { around, block, bokashi, carve, KEY, MID, PALE, PAPER, RED } from './carving.ts';
import { moving, openSeaOf } from './sea.ts';
import { layoutOf, portraitOf, printOf } from './sheet.ts';
import { stepsOf, WALKERS } from './walkers.ts';

/** Where things are in the rain, in shares of the frame. */
interface Rain {
  line: number;
  crown: Point;
  fall: number;
  /** Height of those who walk, in units. */
  tall: number;
}

const RAINS: Readonly<Record<Composition['shape'], Rain>> = {
  wide: { line: 0.42, crown: [0.54, 0.56], fall: 0.3, tall: 232 },
  tall: { line: 0.33, crown: [0.6, 0.56], fall: 0.1, tall: 290 },
  square: { line: 0.4, crown: [0.56, 0.56], fall: 0.17, tall: 190 },
};
const [CLOUD, FAR, NEARER, WATER, DEEP] = ['#2a3646', '#9fb0b4', '#6f8890', '#8fb2bd', '#2d5580'];
/** Sheets of rain that follow each other, and how many lines are on each. */
const [SHEETS, LINES] = [4, 210];

/** A shower over an arched bridge, and people who hurry under hats and umbrellas. */
export function rainOf(composition: Composition): Layer[] {
  const { width, height, unit, tint, art } = composition;
  const shape = layoutOf(composition);
  const rain = RAINS[shape];
  const line = rain.line * height;
  const arch: Arch = { crown: [rain.crown[0] * width, rain.crown[1] * height], fall: rain.fall * height, width };
  const sheet = printOf(composition, (pen) => {
    bokashi(pen, { width, from: line, to: line - height * 0.3 }, tint('#d8b48a'), 0.6);
    shores(pen, composition, line);
    clouds(pen, composition, line);
  });
  const river = openSeaOf(composition, {
    surface: 12 * unit,
    tall: height - line + 20 * unit,
    ink: WATER,
    deep: DEEP,
    line: DEEP,
    lines: 22,
  });
  const portrait = portraitOf(composition);
  const count = shape === 'wide' ? 6 : 4;
  const way = width + 220 * unit;
  const walkers = WALKERS.slice(0, count).map((walker, index) => ({
    steps: stepsOf(composition, walker, rain.tall * unit * (index % 2 ? 0.96 : 1)),
    from: ((index + 0.42 + (index % 2) * 0.16) / count) * way,
    phase: index * 0.37,
  }));
  const raft = raftOf(composition);
  // A tall sheet shows much of the river below the bridge.
  const nearRaft = shape === 'tall' ? raftOf(composition, 2.3) : undefined;
  const showers = showersOf(composition);
  return [
    still(sheet),
    moving(river, width, ({ travel }) => [travel * 6 * unit, line - 12 * unit]),
    picture(raft).at(
      ({ travel }) => [
        wrap(width * 0.16 + travel * 9 * unit, width + 2 * raft.width) - raft.width,
        line + 88 * unit + sway(travel, 0.9, 2 * unit),
      ],
      'bottom',
    ),
    picture(bridgeOf(composition, arch)),
    each(walkers, ({ steps, from, phase }) =>
      cycle(steps, ({ beat }) => 2 * (beat + phase)).at(({ travel, beat }) => {
        const x = wrap(from + travel * 8 * unit, way) - 110 * unit;
        const hop = Math.abs(Math.sin((beat + phase) * Math.PI)) * 5 * unit;
        return [x, deckAt(arch, x) + 3 * unit - hop];
      }, 'bottom'),
    ),
    picture(frontRailOf(composition, arch)),
    nearRaft &&
      picture(nearRaft).at(
        ({ travel }) => [width * 0.45 + sway(travel, 0.12, width * 0.16), height * 0.9 + sway(travel, 0.9, 4 * unit)],
        'bottom',
      ),
    cycle(showers, ({ travel }) => 7 * travel),
    portrait &&
      picture(parasolOf(composition, art.height * 1.22)).at([art.left + art.width / 2, art.top + art.height * 0.35]),
    portrait && picture(portrait).at([art.left + art.width / 2, art.top + art.height], 'bottom'),
  ].filter((layer) => layer !== undefined);
}

/** Trees and roofs on the far shore, as shapes that the rain makes flat. */
function shores(pen: Context2D, { width, unit, tint, chance }: Composition, line: number): void {
  const own = chance.fork('shore');
  for (const [ink, high, rough] of [
    [FAR, 92, 34],
    [NEARER, 46, 26],
  ] as const) {
    const outline: Point[] = [];
    for (let x = -40 * unit; x <= width + 80 * unit; x += 46 * unit) {
      const wave = 0.6 + 0.4 * Math.sin(x / (170 * unit) + high);
      outline.push([x, line - (high * wave + own.around() * rough) * unit]);
    }
    const crowns = curve(outline);
    block(pen, [[-40 * unit, line + 30 * unit], ...crowns, [width + 80 * unit, line + 30 * unit]], tint(ink));
    pen.save();
    pen.clip();
    bokashi(pen, { width, from: line + 4 * unit, to: line - high * 0.8 * unit }, tint('#d5d6c8'), 0.9);
    pen.restore();
  }
  for (let roof = 0; roof < 7; roof++) {
    const x = width * (0.06 + roof * 0.052) + own.around() * 12 * unit;
    const [y, half] = [line - (14 + (roof % 3) * 10) * unit, (26 + (roof % 2) * 10) * unit];
    block(
      pen,
      [
        [x - half, y],
        [x - half * 0.4, y - 22 * unit],
        [x + half * 0.5, y - 22 * unit],
        [x + half, y],
        [x + half * 0.8, y],
        [x + half * 0.8, line],
        [x - half * 0.8, line],
        [x - half * 0.8, y],
      ],
      tint(roof % 2 ? '#5f7480' : '#718a90'),
    );
    bokashi(pen, { left: x - half, width: 2 * half, from: line + 4 * unit, to: y }, tint('#b9c4c0'), 0.8);
  }
}

/** A bank of cloud that was wiped unevenly on its block, so that its edge hangs in folds. */
function clouds(pen: Context2D, { width, height, unit, tint }: Composition, line: number): void {
  const deep = Math.min(line * 0.74, height * 0.34);
  for (const [share, strength] of [
    [1, 0.5],
    [0.72, 0.7],
  ] as const) {
    const folds: Point[] = [];
    for (let x = -40 * unit; x <= width + 60 * unit; x += 60 * unit)
      folds.push([
        x,
        deep * share * (0.72 + 0.2 * Math.sin(x / (150 * unit) + share * 9) + 0.12 * Math.sin(x / (64 * unit))),
      ]);
    pen.save();
    polygon(pen, [[-40 * unit, 0], ...curve(folds), [width + 60 * unit, 0]]);
    pen.clip();
    bokashi(pen, { width, from: 0, to: deep * share * 1.25 }, tint(CLOUD), strength);
    pen.restore();
  }
  bokashi(pen, { width, from: 0, to: deep * 0.8 }, tint(CLOUD));
}

/** Fine slanting lines of the key block in two directions, which change as the rain drives past. */
function showersOf({ width, height, unit, tint, chance }: Composition) {
  const own = chance.fork('rain');
  return Array.from({ length: SHEETS }, () =>
    sprite(width, height, (pen) => {
      pen.fillStyle = `${tint(KEY)}b8`;
      const lines = Math.round((LINES * width) / (1280 * unit));
      for (let index = 0; index < lines; index++) {
        const slant = index % 3 === 0 ? -0.2 : -0.27;
        const long = own.between(0.25, 0.62) * height;
        const [x, y] = [own.between(-0.02, 1.2) * width, own.between(-0.2, 0.95) * height];
        carve(
          pen,
          [
            [x, y],
            [x + (slant * long) / 2, y + long / 2],
            [x + slant * long, y + long],
          ],
          own.between(0.9, 1.6) * unit,
        );
      }
    }),
  );
}

/** A raft and the man who poles it, under a hat. */
function raftOf({ unit, tint }: Composition, size = 1) {
  const scale = unit * size;
  return sprite(210 * scale, 96 * scale, (pen) => {
    pen.scale(scale, scale);
    const hull: Point[] = [
      ...curve(pointsOf('6,76 60,82 150,82 206,70')),
      ...curve(pointsOf('204,78 150,92 60,92 8,86')),
    ];
    block(pen, hull, tint('#a98258'));
    pen.fillStyle = tint(KEY);
    carve(pen, [...hull, hull[0] as Point], 3, around);
    carve(pen, curve(pointsOf('10,82 60,87 150,87 200,76')), 1.8);
    const cape = curve(pointsOf('128,42 112,56 106,80 142,80 146,58'), true, 6);
    block(pen, cape, tint('#c79d58'));
    pen.fillStyle = tint(KEY);
    carve(pen, [...cape, cape[0] as Point], 2.6, around);
    for (const x of [116, 124, 132, 139])
      carve(
        pen,
        [
          [130, 50],
          [x, 76],
        ],
        1.6,
      );
    const hat = curve(pointsOf('104,44 120,34 130,26 142,36 156,46 130,51'), true, 6);
    block(pen, hat, tint('#d3ac68'));
    pen.fillStyle = tint(KEY);
    carve(pen, [...hat, hat[0] as Point], 2.6, around);
    carve(pen, pointsOf('168,4 150,50 132,94'), 3.4, () => 1);
  });
}

/** An open umbrella behind the singer: ribs, and rings of two inks. @param size pixels across */
function parasolOf({ tint, unit }: Composition, size: number) {
  const radius = size / 2 - 3 * unit;
  return sprite(size, size, (pen) => {
    pen.translate(size / 2, size / 2);
    const ring = (share: number): Point[] =>
      Array.from({ length: 73 }, (_, step) => {
        const angle = (step / 72) * 2 * Math.PI;
        const reach = radius * share * (1 - 0.012 * Math.abs(Math.sin(angle * 18)));
        return [Math.cos(angle) * reach, Math.sin(angle) * reach];
      });
    for (const [share, ink] of [
      [1, RED],
      [0.84, PAPER],
      [0.72, RED],
      [0.3, MID],
      [0.2, PALE],
    ] as const)
      block(pen, ring(share), tint(ink));
    pen.fillStyle = tint(KEY);
    for (let rib = 0; rib < 36; rib++) {
      const angle = (rib / 36) * 2 * Math.PI;
      carve(
        pen,
        [
          [0, 0],
          [Math.cos(angle) * radius * 0.5, Math.sin(angle) * radius * 0.5],
          [Math.cos(angle) * radius, Math.sin(angle) * radius],
        ],
        1.8 * unit,
        () => 1,
      );
    }
    carve(pen, ring(0.99), 4 * unit, () => 1);
  });
}
