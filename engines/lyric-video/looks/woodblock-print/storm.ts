import type { Point } from '../../../drawing/hand.ts';
import { sway } from '../../../drawing/motion.ts';
import type { FrameCues } from '../../frame-cues.ts';
import { cycle, each, type Layer, layers, meter, picture, still } from '../../layers.ts';
import type { Composition } from '../../look.ts';
import { bokashi, INDIGO, MID, PALE, PRUSSIAN, SUNSET } from './carving.ts';
import { ploverOf } from './cranes.ts';
import { boatOf, mountainOf, moving, openSeaOf, swellsOf } from './sea.ts';
import { layoutOf, portraitOf, printOf, sunOf } from './sheet.ts';
import { BREAKING, CLOSING, CREST_IN_SIGHT, greatWaveOf } from './wave.ts';

/** Where things are in a storm, in shares of the frame. */
interface Storm {
  /** The horizon, and the calm surface of the nearest swells. */
  line: number;
  near: number;
  /** The great wave's width and height. */
  wave: readonly [number, number];
  sun: readonly [x: number, y: number, radius: number];
  mountain: readonly [x: number, width: number];
  /** Their middle, size, and turn in degrees. */
  boats: readonly (readonly [x: number, y: number, size: number, turn: number])[];
}

const STORMS: Readonly<Record<'verse' | 'chorus', Readonly<Record<Composition['shape'], Storm>>>> = {
  verse: {
    wide: {
      line: 0.64,
      near: 0.91,
      wave: [0.75, 0.94],
      sun: [0.37, 0.46, 0.27],
      mountain: [0.75, 0.24],
      boats: [
        [0.5, 0.835, 1.25, 4],
        [0.86, 0.775, 0.66, -6],
      ],
    },
    tall: {
      line: 0.68,
      near: 0.89,
      wave: [1.22, 0.6],
      sun: [0.62, 0.58, 0.28],
      mountain: [0.76, 0.32],
      boats: [
        [0.62, 0.84, 1.25, 4],
        [0.88, 0.75, 0.7, -6],
      ],
    },
    square: {
      line: 0.7,
      near: 0.91,
      wave: [0.98, 0.66],
      sun: [0.5, 0.6, 0.24],
      mountain: [0.8, 0.32],
      boats: [
        [0.62, 0.86, 1, 4],
        [0.89, 0.79, 0.6, -6],
      ],
    },
  },
  chorus: {
    wide: {
      line: 0.74,
      near: 0.97,
      wave: [0.95, 1.06],
      sun: [0.635, 0.47, 0.27],
      mountain: [0.2, 0.19],
      boats: [[0.56, 0.775, 1.9, -24]],
    },
    tall: {
      line: 0.72,
      near: 0.95,
      wave: [1.5, 0.68],
      sun: [0.47, 0.57, 0.36],
      mountain: [0.2, 0.3],
      boats: [[0.5, 0.8, 1.7, -24]],
    },
    square: {
      line: 0.76,
      near: 0.96,
      wave: [1.3, 0.69],
      sun: [0.4, 0.62, 0.24],
      mountain: [0.16, 0.3],
      boats: [[0.44, 0.84, 1.4, -24]],
    },
  },
};

/** Where plovers fly before the lip of the first wave, in units, so that its flecks seem to become birds. */
const PLOVERS: readonly (readonly [x: number, y: number, size: number])[] = [
  [74, -2, 44],
  [58, 78, 56],
  [132, 40, 52],
  [120, 112, 46],
  [196, 84, 60],
];

/** A great wave over a boat: by day, and in a chorus so near that it towers before the evening's sun. */
export function stormOf(composition: Composition, movement: 'verse' | 'chorus'): Layer[] {
  const { width, height, unit, tint, art } = composition;
  const shape = layoutOf(composition);
  const storm = STORMS[movement][shape];
  const isNear = movement === 'chorus';
  const side = Math.min(width, height);
  const [line, near] = [storm.line * height, storm.near * height];
  const sheet = printOf(composition, (pen) => {
    bokashi(pen, { width, from: line, to: line - height * (isNear ? 0.5 : 0.34) }, tint(SUNSET), isNear ? 1 : 0.8);
    bokashi(
      pen,
      { width, from: 0, to: height * (shape !== 'wide' ? 0.12 : isNear ? 0.2 : 0.3) },
      tint(isNear ? INDIGO : MID),
      0.9,
    );
  });
  const portrait = portraitOf(composition);
  const [sunX, sunY, radius] = [storm.sun[0] * width, storm.sun[1] * height, storm.sun[2] * side];
  const suns =
    isNear || portrait ? Array.from({ length: 6 }, (_, step) => sunOf(composition, radius, 0.96 + 0.012 * step)) : [];
  const { wave, spray, aside } = greatWaveOf(
    composition,
    isNear ? (shape === 'wide' ? CLOSING : CREST_IN_SIGHT) : BREAKING,
    { width: storm.wave[0] * width, height: storm.wave[1] * height },
    isNear ? 'right' : 'left',
  );
  const waveAt = ({ travel }: FrameCues): Point => [
    (isNear ? width - wave.width + 6 * unit : -6 * unit) + sway(travel, 0.55, 6 * unit),
    height - wave.height + 8 * unit + sway(travel, 0.75, 6 * unit, 1),
  ];
  const great = layers([
    picture(wave).at(waveAt, 'top-left'),
    cycle(spray, ({ travel }) => 9 * travel).at((cues) => {
      const [x, y] = waveAt(cues);
      return [x + aside[0], y + aside[1]];
    }, 'top-left'),
  ]).draw;
  const [tipX, tipY] = BREAKING.back.at(-1) as Point;
  const plovers = each(isNear || portrait || shape !== 'wide' ? [] : PLOVERS, ([x, y, size], index) =>
    cycle(ploverOf(composition, size * unit), ({ travel }) => 8 * travel + 1.7 * index).at((cues) => {
      const [left, top] = waveAt(cues);
      return [
        left + tipX * wave.width + x * unit + sway(cues.travel, 0.5, 14 * unit, index),
        top + tipY * wave.height + y * unit + sway(cues.travel, 0.8, 8 * unit, index * 2),
      ];
    }),
  );
  const far = openSeaOf(composition, {
    surface: 12 * unit,
    tall: height - line + 40 * unit,
    ink: isNear ? MID : PALE,
    deep: PRUSSIAN,
    line: INDIGO,
  });
  const swells = swellsOf(
    composition,
    {
      surface: 110 * unit,
      tall: height - near + 140 * unit,
      high: (isNear ? 64 : 84) * unit,
      body: PRUSSIAN,
      count: 2,
    },
    `swells ${movement}`,
  );
  return [
    still(sheet),
    suns.length > 0 && meter(suns, ({ bass }) => bass).at((cues) => [sunX + missed(cues, unit), sunY]),
    picture(mountainOf(composition, storm.mountain[1] * width * (shape === 'wide' ? 1 : 1.2))).at(
      [storm.mountain[0] * width, line + 4 * unit],
      'bottom',
    ),
    moving(far, width, ({ travel }) => [travel * 7 * unit, line - 12 * unit]),
    // A wave never covers the singer's face.
    portrait && great,
    portrait && picture(portrait).at([art.left + art.width / 2, art.top + art.height], 'bottom'),
    !portrait && great,
    plovers,
    moving(swells, width, (cues) => [
      -cues.travel * 15 * unit + missed(cues, unit),
      near - 110 * unit - sway(cues.travel, 1.1, 7 * unit) - 10 * unit * cues.loudness,
    ]),
    ...storm.boats.slice(0, portrait ? 0 : 2).map(([x, y, size, turn], index) => {
      const boat = boatOf(composition, { size, turn, water: !isNear && y < storm.near - 0.1 ? '#8fb1b8' : PRUSSIAN });
      return picture(boat).at(
        ({ travel, bass }) => [
          x * width + sway(travel, 0.4, 12 * unit, index),
          y * height + sway(travel, 1.2, 7 * unit, index) - 5 * unit * bass,
        ],
        'center',
      );
    }),
  ].filter((layer) => layer !== false && layer !== undefined);
}

/** Each hit prints a block slightly beside its place, now on one side and now on the other. */
function missed({ hit, hits }: FrameCues, unit: number): number {
  return hit > 0.5 ? (hits % 2 ? 3 : -3) * unit : 0;
}
