import { chanceOf } from '../../drawing/chance.ts';
import { ball, block, both, cone, GOLD, rod, STEEL, sheet } from './objects/parts.ts';
import type { Part } from './part.ts';
import type { Maker } from './thing.ts';

/** A rope of floats between two lanes, and the edge of a pool. */
const laneRope: Maker = () =>
  Array.from({ length: 24 }, (_, float) =>
    block([-11.5 + float, 0, 0], [0.9, 0.07, 0.1], float % 2 ? '#f8f8f4' : '#e8483c'),
  );
const poolEdge: Maker = () => [block([0, 0, 0], [60, 0.05, 0.4], '#f4f8f8', 'stone')];

/** The tiled wall at the end of a pool, and a stripe on its floor. */
const poolWall: Maker = () => [
  block([0, 0, -0.2], [40, 7, 0.3], '#18b4ec'),
  ...Array.from({ length: 14 }, (_, row) => block([0, row * 0.5, 0], [40, 0.03, 0.01], '#b4ecf6')),
  ...Array.from({ length: 60 }, (_, column) => block([-15 + column * 0.5, 0, 0], [0.03, 7, 0.01], '#b4ecf6')),
];
const laneStripe: Maker = () => [
  block([0, 0, 0], [0.3, 0.02, 10], '#1f4f8a'),
  block([0, 0, -4.9], [0.3, 1.2, 0.04], '#1f4f8a'),
];

const poolLadder: Maker = () => [
  ...both((side) => [
    rod([side * 0.3, 0, 0], [side * 0.3, 0.9, 0], 0.04, STEEL, 'metal'),
    rod([side * 0.3, 0.9, 0], [side * 0.3, 0.8, -0.5], 0.04, STEEL, 'metal'),
    rod([side * 0.3, 0.8, -0.5], [side * 0.3, 0, -0.6], 0.04, STEEL, 'metal'),
  ]),
];

/** A tower with a springboard. */
const divingBoard: Maker = () => [
  ...both((side) => rod([side * 0.4, 0, 0], [side * 0.4, 3.2, 0], 0.07, '#4a8ab8', 'metal')),
  ...[0.5, 1, 1.5, 2].map((y) => rod([-0.4, y, 0], [0.4, y, 0], 0.04, '#4a8ab8', 'metal')),
  block([0.9, 2.2, 0], [2.9, 0.12, 0.8], '#f4f8f8'),
  ...both((side) => rod([0.4, 2.9, side * 0.3], [-0.5, 2.9, side * 0.3], 0.04, '#4a8ab8', 'metal')),
];

const lounger: Maker = ({ color }) => [
  ...[-0.7, 0.6].flatMap((x) => [-0.28, 0.28].map((z) => block([x, 0, z], [0.06, 0.3, 0.06], '#e8e0d0'))),
  block([-0.2, 0.3, 0], [1.5, 0.1, 0.66], color ?? '#f2a03c', 'cloth'),
  sheet([0.5, 0.36, 0.33], [0, 0, -0.66], [0.5, 0.5, 0], color ?? '#f2a03c'),
];

/** Two swings that hang from a frame. */
const swingSet: Maker = () => [
  ...both((side) => [
    rod([side * 1.7, 0, 0.7], [side * 1.5, 2.5, 0], 0.06, '#d8342c', 'metal'),
    rod([side * 1.7, 0, -0.7], [side * 1.5, 2.5, 0], 0.06, '#d8342c', 'metal'),
  ]),
  rod([-1.6, 2.5, 0], [1.6, 2.5, 0], 0.07, '#d8342c', 'metal'),
  ...[-0.7, 0.7].flatMap((x) => [
    ...both((side) => rod([x + side * 0.24, 2.5, 0], [x + side * 0.24, 0.6, 0.1], 0.02, '#5a5e66', 'metal')),
    block([x, 0.55, 0.1], [0.6, 0.07, 0.28], '#f2b83c'),
  ]),
];

/** A slide with its steps. */
const slide: Maker = () => [
  ...both((side) => rod([-1.3, 0, side * 0.28], [-0.6, 1.9, side * 0.28], 0.05, '#2f8fc8', 'metal')),
  ...[0.4, 0.8, 1.2, 1.6].map((y) =>
    rod([-1.3 + y * 0.37, y, -0.28], [-1.3 + y * 0.37, y, 0.28], 0.04, '#f2f4f4', 'metal'),
  ),
  block([-0.4, 1.8, 0], [0.7, 0.1, 0.7], '#2f8fc8'),
  ...both((side) => rod([-0.7, 2.5, side * 0.3], [-0.1, 2.3, side * 0.3], 0.04, '#2f8fc8', 'metal')),
  sheet([-0.1, 1.88, -0.3], [0, 0, 0.6], [1.9, -1.6, 0], '#f2c23c'),
  ...both((side) => rod([-0.1, 1.98, side * 0.32], [1.8, 0.36, side * 0.32], 0.07, '#e8783c', 'metal')),
  block([2.1, 0.16, 0], [0.7, 0.08, 0.6], '#f2c23c'),
];

const seesaw: Maker = () => [
  cone([0, 0, 0], 0.3, 0.12, 0.5, '#3f8f5a'),
  rod([-1.6, 0.25, 0], [1.6, 0.85, 0], 0.08, '#d8342c'),
  ...both((side) =>
    rod([side * 1.2, 0.55 + side * 0.22, 0], [side * 1.2, 0.95 + side * 0.22, 0], 0.04, STEEL, 'metal'),
  ),
];

const sandbox: Maker = () => [
  block([0, 0, 0], [2.6, 0.24, 1.8], '#a8703c', 'wood'),
  block([0, 0.2, 0], [2.3, 0.06, 1.5], '#ecd49a', 'earth'),
  cone([0.5, 0.24, 0], 0.4, 0.06, 0.34, '#e0c484', 'earth'),
  cone([-0.5, 0.24, 0.2], 0.12, 0.16, 0.26, '#d8342c'),
];

const CLOTHES = ['#d8483c', '#2f6fb0', '#f2b83c', '#f4f0e4', '#3f8f5a', '#8a5ab0', '#e8785a', '#46505c'];
const SKIN = ['#e8b48c', '#c88a60', '#8a5a3c', '#f2cca8'];
const HAIR = ['#2a201c', '#5a3a22', '#1c1c22', '#a87a3c'];

/** Rows of spectators, ten meters wide. */
const grandstand: Maker = ({ color }, seed) => {
  const chance = chanceOf(seed);
  return [0, 1, 2, 3].flatMap((row): Part[] => [
    block([0, 0, -row * 0.9], [10, 0.9 + row * 0.75, 0.9], (color ?? row % 2) ? '#8a929c' : '#9aa2ac', 'stone'),
    ...Array.from({ length: 13 }, (_, seat): Part[] => {
      const [x, y, z] = [-4.6 + seat * 0.77 + chance.between(-0.08, 0.08), 0.9 + row * 0.75, -row * 0.9];
      const cheers = chance.next() < 0.24;
      const cloth = chance.pick(CLOTHES);
      return [
        ball([x, y - 0.05, z], [0.56, 0.62, 0.4], cloth, 'cloth'),
        ball([x, y + 0.46, z], [0.3, 0.34, 0.3], chance.pick(SKIN)),
        ball([x, y + 0.62, z - 0.03], [0.32, 0.22, 0.32], chance.pick(HAIR)),
        ...(cheers
          ? both((side) => rod([x + side * 0.24, y + 0.36, z], [x + side * 0.34, y + 0.9, z], 0.06, cloth, 'cloth'))
          : []),
      ];
    }).flat(),
  ]);
};

/** A goal with its net. */
const goal: Maker = () => [
  ...Array.from({ length: 13 }, (_, cord) =>
    rod([-1.8 + cord * 0.3, 0, -0.6], [-1.8 + cord * 0.3, 1.9, -0.2], 0.012, '#dfe6ea'),
  ),
  ...[0.4, 0.8, 1.2, 1.6].map((y) => rod([-1.8, y, -0.4], [1.8, y, -0.4], 0.012, '#dfe6ea')),
  ...both((side) => rod([side * 1.8, 0, 0], [side * 1.8, 2, 0], 0.07, '#fbfdfd', 'metal')),
  rod([-1.8, 2, 0], [1.8, 2, 0], 0.07, '#fbfdfd', 'metal'),
];

const floodlight: Maker = () => [
  rod([0, 0, 0], [0, 11, 0], 0.24, '#8a9098', 'metal'),
  block([0, 10.4, 0.1], [3.2, 2, 0.3], '#5a6068', 'metal'),
  ...[-1.1, -0.37, 0.37, 1.1].flatMap((x) =>
    [10.9, 11.7].map((y) => ball([x, y, 0.4], [0.6, 0.6, 0.2], '#fffbe8', 'lamp')),
  ),
];

const scoreboard: Maker = () => [
  ...both((side) => block([side * 1.6, 0, 0], [0.3, 3, 0.3], '#5a6068', 'metal')),
  block([0, 2.6, 0], [5, 2, 0.3], '#16181e'),
  ...[-1.5, 1.5].map((x) => block([x, 3, 0.17], [0.7, 1.1, 0.02], '#f8c83c', 'lamp')),
  ...[3.2, 3.6].map((y) => block([0, y, 0.17], [0.2, 0.2, 0.02], '#f8c83c', 'lamp')),
];

/** A white line on a pitch, six meters long. */
const pitchLine: Maker = () => [block([0, 0, 0], [6, 0.02, 0.12], '#f4f8f0')];

/** A wall of a tent, six meters wide, in stripes. */
const tentWall: Maker = ({ color }) => [
  sheet([-3, 5.4, 0], [6, 0, 0], [0, -5.4, 0], color ?? '#d8342c', '#fff4dc'),
  ...Array.from({ length: 8 }, (_, point) =>
    ball([-2.65 + point * 0.75, 3.5, 0.06], [0.7, 0.6, 0.06], point % 2 ? GOLD : '#2f5fa8'),
  ),
];

/** The edge of a ring, of red and golden boxes. */
const ringCurb: Maker = () =>
  Array.from({ length: 11 }, (_, box): Part => {
    const angle = (box / 10) * Math.PI;
    return {
      ...block([Math.cos(angle) * 4.6, 0, -Math.sin(angle) * 2.4], [1.24, 0.46, 0.4], box % 2 ? GOLD : '#c8242c'),
      turn: Math.atan2(-Math.cos(angle) * 2.4, Math.sin(angle) * 4.6),
    };
  });

/** A drum on which animals stand, with a star. */
const podium: Maker = () => [
  cone([0, 0, 0], 0.8, 0.6, 0.7, '#2f5fa8'),
  cone([0, 0.62, 0], 0.66, 0.64, 0.1, GOLD),
  ball([0, 0.18, 0.62], [0.34, 0.34, 0.1], GOLD),
];

/** A bar on two ropes. */
const trapeze: Maker = () => [
  ...both((side) => rod([side * 0.5, 0, 0], [side * 0.5, 3, 0], 0.02, '#f4ead0')),
  rod([-0.6, 0, 0], [0.6, 0, 0], 0.05, '#8a5a34', 'wood'),
];

export const LEISURE = {
  laneRope,
  poolWall,
  laneStripe,
  poolEdge,
  poolLadder,
  divingBoard,
  lounger,
  swingSet,
  slide,
  seesaw,
  sandbox,
  grandstand,
  goal,
  floodlight,
  scoreboard,
  pitchLine,
  tentWall,
  ringCurb,
  podium,
  trapeze,
} as const;
