import { darken, hex } from '../../../drawing/color.ts';
import type { HullSection } from '../../../drawing/solids/hull.ts';
import type { Vector } from '../../../drawing/solids/matrix.ts';
import { barsAlong } from '../bars.ts';
import type { Finish, Part } from '../part.ts';
import { ball, block, both, cone, DARK, disc, PAPER, rod, WOOD } from './parts.ts';

/** Open cars. The middle of the seats is above the origin, and the car faces +z. Meters. */

const LEATHER = '#e6cfa4';
const CHROME = '#b4bfcc';
/** Where the wheels are: to either side, before and behind the driver. */
const TRACK = 0.66;
const [FRONT, REAR] = [1.16, -0.96];
const RADIUS = 0.31;

const body = (
  sections: readonly HullSection[],
  color: string,
  at: Vector = [0, 0, 0],
  finish: Finish = 'metal',
): Part => ({
  form: 'hull',
  at,
  sections,
  color: hex(color),
  finish,
});

/** A tire with a white wall, and a chrome cap in the middle. */
const wheelOf = (side: number, z: number): Part[] => {
  const at = (x: number): Vector => [side * (TRACK + x), RADIUS, z];
  return [
    rod(at(-0.12), at(0.1), RADIUS, DARK),
    rod(at(0), at(0.106), RADIUS * 0.72, PAPER),
    rod(at(0), at(0.112), RADIUS * 0.56, '#3a3f48'),
    rod(at(0), at(0.13), RADIUS * 0.42, CHROME, 'metal'),
  ];
};

/** The gap beside a door. */
const seam = (at: Vector, to: Vector, color: string): Part => ({
  form: 'bar',
  at,
  to,
  radius: 0.008,
  color: darken(hex(color), 0.5),
});

/** A round lamp in a chrome ring. */
const headlight = (x: number, y: number, z: number): Part[] => [
  disc([x, y, z], 0.155, 0.12, CHROME, 'metal'),
  ball([x, y - 0.115, z + 0.04], [0.23, 0.23, 0.12], '#fff0c4', 'lamp'),
];

/** A bumper that bends around a corner of the car on either side. @param way 1 in front, -1 behind */
const bumper = (z: number, way: 1 | -1): Part[] => [
  ...barsAlong(
    [
      [-0.76, 0.36, z - way * 0.26],
      [-0.68, 0.36, z - way * 0.08],
      [-0.5, 0.36, z],
      [0.5, 0.36, z],
      [0.68, 0.36, z - way * 0.08],
      [0.76, 0.36, z - way * 0.26],
    ],
    0.055,
    hex(CHROME),
    'metal',
  ),
  ...both((side) => ball([side * 0.3, 0.28, z + way * 0.02], [0.09, 0.2, 0.12], CHROME, 'metal')),
];

/** The frame of a low windscreen, below faces. A pane would hide the driver, because nothing is transparent. */
const windscreen = (foot: number): Part[] =>
  barsAlong(
    [
      [-0.66, 0.7, foot],
      [-0.63, 0.81, foot - 0.07],
      [-0.55, 0.87, foot - 0.09],
      [0.55, 0.87, foot - 0.09],
      [0.63, 0.81, foot - 0.07],
      [0.66, 0.7, foot],
    ],
    0.026,
    hex(CHROME),
    'metal',
  );

/** What cars have in common from the bumper to the seats. */
const chassis = (color: string): Part[] => [
  // The tub, and the bonnet on it.
  body(
    [
      [-1.62, 0.5, 0.26, 0.5],
      [-1.4, 0.66, 0.2, 0.6],
      [-0.6, 0.74, 0.17, 0.62],
      [0.5, 0.74, 0.17, 0.62],
      [1.3, 0.62, 0.2, 0.6],
      [1.66, 0.44, 0.26, 0.5],
    ],
    color,
  ),
  body(
    [
      [0.6, 0.7, 0.5, 0.78],
      [0.9, 0.66, 0.5, 0.86],
      [1.3, 0.54, 0.48, 0.82],
      [1.6, 0.4, 0.42, 0.68],
      [1.72, 0.3, 0.4, 0.58],
    ],
    color,
  ),
  // A stripe of chrome along the bonnet, and a figure at its end.
  ...barsAlong(
    [
      [0, 0.855, 0.86],
      [0, 0.83, 1.28],
      [0, 0.72, 1.58],
    ],
    0.016,
    hex(CHROME),
    'metal',
  ),
  ball([0, 0.68, 1.58], [0.06, 0.09, 0.14], CHROME, 'metal'),
  // A grille like a smile.
  body(
    [
      [-0.06, 0.3, -0.12, 0.1],
      [0.05, 0.27, -0.1, 0.08],
    ],
    CHROME,
    [0, 0.5, 1.69],
  ),
  block([0, 0.42, 1.73], [0.46, 0.14, 0.03], '#22242c'),
  ...[-0.16, -0.08, 0, 0.08, 0.16].map((x) => block([x, 0.42, 1.735], [0.022, 0.14, 0.03], CHROME, 'metal')),
  ...both((side) => [
    // Fenders that bulge over the wheels.
    ball([side * TRACK, 0.37, FRONT], [0.34, 0.42, 0.88], color, 'metal'),
    ball([side * TRACK, 0.37, REAR], [0.36, 0.42, 0.86], color, 'metal'),
    rod([side * 0.74, 0.25, 0.74], [side * 0.74, 0.25, -0.56], 0.05, DARK),
    ...wheelOf(side, FRONT),
    ...wheelOf(side, REAR),
    ...headlight(side * 0.56, 0.66, 1.5),
    ball([side * 0.6, 0.5, 1.6], [0.1, 0.08, 0.08], '#ffb04a'),
    // Doors with a handle, and dark seams before and behind them.
    body(
      [
        [-0.66, 0.06, -0.08, 0.16],
        [-0.3, 0.075, -0.1, 0.13],
        [0.3, 0.075, -0.1, 0.14],
        [0.68, 0.07, -0.08, 0.2],
      ],
      color,
      [side * 0.67, 0.6, 0],
    ),
    seam([side * 0.742, 0.28, 0.54], [side * 0.744, 0.66, 0.58], color),
    seam([side * 0.742, 0.28, -0.42], [side * 0.744, 0.66, -0.44], color),
    rod([side * 0.762, 0.58, -0.34], [side * 0.762, 0.58, -0.2], 0.018, CHROME, 'metal'),
    rod([side * 0.745, 0.74, 0.5], [side * 0.83, 0.82, 0.46], 0.012, CHROME, 'metal'),
    ball([side * 0.85, 0.78, 0.45], [0.13, 0.1, 0.06], CHROME, 'metal'),
  ]),
  ...bumper(1.8, 1),
  // The cockpit: a dark floor, a dashboard with two dials, and a bench of leather.
  block([0, 0.58, -0.02], [1.26, 0.06, 1.16], '#3a2a24'),
  body(
    [
      [-0.1, 0.6, 0.6, 0.8],
      [0.1, 0.62, 0.6, 0.82],
    ],
    '#8a5a34',
    [0, 0, 0.56],
    'wood',
  ),
  ...[-0.2, 0.2].map((x) => disc([x, 0.73, 0.45], 0.05, 0.02, PAPER)),
  ...both((side) => [
    body(
      [
        [-0.12, 0.26, 0.56, 0.98],
        [0.02, 0.27, 0.54, 1.0],
        [0.1, 0.24, 0.58, 0.94],
      ],
      LEATHER,
      [side * 0.31, 0, -0.4],
      'cloth',
    ),
  ]),
  ...windscreen(0.66),
];

/** A small open car with round fenders. */
export const roadster = (color: string): Part[] => [
  ...chassis(color),
  body(
    [
      [-1.66, 0.4, 0.4, 0.56],
      [-1.4, 0.58, 0.46, 0.74],
      [-0.9, 0.66, 0.5, 0.86],
      [-0.5, 0.68, 0.5, 0.84],
    ],
    color,
  ),
  ...both((side) => ball([side * 0.52, 0.5, -1.62], [0.14, 0.16, 0.12], '#e0342c', 'lamp')),
  ...bumper(-1.76, -1),
  block([0, 0.42, -1.7], [0.4, 0.13, 0.03], PAPER),
  // A spare tire on the back.
  rod([0, 0.66, -1.5], [0, 0.78, -1.58], 0.26, DARK),
  rod([0, 0.67, -1.52], [0, 0.79, -1.6], 0.15, CHROME, 'metal'),
];

/** An open truck with a bed of boards. */
export const pickup = (color: string, boards: string): Part[] => [
  ...chassis(color),
  block([0, 0.5, -1.6], [1.42, 0.08, 2], boards, 'wood'),
  ...both((side) => [
    ...[0.62, 0.8, 0.98].map((y) => block([side * 0.72, y, -1.6], [0.05, 0.12, 2], boards, 'wood')),
    ...[-0.7, -1.6, -2.5].map((z) => block([side * 0.72, 0.5, z], [0.08, 0.62, 0.08], WOOD, 'wood')),
    ...wheelOf(side, -2.1),
  ]),
  ...[0.62, 0.8, 0.98].map((y) => block([0, y, -2.58], [1.42, 0.12, 0.05], boards, 'wood')),
  cone([0.5, 0.6, -0.72], 0.05, 0.05, 0.9, CHROME, 'metal'),
];
