import { seatRow } from '../carriage.ts';
import type { Part } from '../part.ts';
import { ROWBOAT } from './boats.ts';
import { pickup, roadster } from './cars.ts';
import { ball, block, both, cone, DARK, GOLD, PAPER, RED, rod, STEEL, sheet, WOOD } from './parts.ts';
import { SLEIGH } from './sleigh.ts';
import { TRACTOR } from './tractor.ts';

/** Builds a wheel that rolls along z. */
const wheel = (x: number, y: number, z: number, radius: number, wide: number): Part[] => [
  rod([x - wide / 2, y, z], [x + wide / 2, y, z], radius, DARK),
  rod([x - wide / 2 - 0.005, y, z], [x + wide / 2 + 0.005, y, z], radius * 0.5, STEEL, 'metal'),
];

/** How far a driver is to the left of the middle of a car, meters. */
export const DRIVER_ASIDE = 0.37;

/** Moves an open car so that its driver, on its left side, is at the origin. */
function besideDriver(parts: readonly Part[]): Part[] {
  return parts.map((part) => {
    const at = [part.at[0] - DRIVER_ASIDE, part.at[1], part.at[2]] as const;
    return 'to' in part ? { ...part, at, to: [part.to[0] - DRIVER_ASIDE, part.to[1], part.to[2]] } : { ...part, at };
  });
}

const cycle = (frame: string, radius: number, wide: number): Part[] => [
  ...wheel(0, radius, 0.55, radius, wide),
  ...wheel(0, radius, -0.5, radius, wide),
  rod([0, radius, -0.5], [0, 0.5, 0], 0.03, frame, 'metal'),
  rod([0, 0.5, 0], [0, 0.8, 0.38], 0.032, frame, 'metal'),
  rod([0, 0.42, 0], [0, 0.74, -0.16], 0.03, frame, 'metal'),
  rod([0, radius, 0.55], [0, 0.95, 0.36], 0.03, frame, 'metal'),
  rod([-0.26, 0.97, 0.34], [0.26, 0.97, 0.34], 0.024, DARK),
  ball([0, 0.72, -0.17], [0.2, 0.1, 0.3], DARK),
];

const seat = (wide: number, color: string, back: number, legs: string): Part[] => [
  block([0, 0.36, 0], [wide, 0.12, 0.56], color, 'cloth'),
  block([0, 0.36, -0.29], [wide, back, 0.1], color, 'cloth'),
  ...both((x) => both((z) => block([x * (wide / 2 - 0.06), 0, z * 0.22], [0.08, 0.36, 0.08], legs, 'wood'))),
];

/** Corners of a steering wheel. */
const CORNERS = 14;

/** A steering wheel with a radius of one meter around the z axis. */
export const STEERING_WHEEL: readonly Part[] = [
  ...Array.from({ length: CORNERS }, (_, corner) => {
    const place = (at: number) =>
      [Math.cos((at / CORNERS) * 2 * Math.PI), Math.sin((at / CORNERS) * 2 * Math.PI), 0] as const;
    return rod(place(corner), place(corner + 1), 0.12, DARK);
  }),
  rod([-1, 0, 0], [1, 0, 0], 0.08, DARK),
  rod([0, -1, 0], [0, 0, 0], 0.08, DARK),
  rod([0, 0, 0], [0, -0.5, 1.6], 0.1, DARK),
];

/** Things that a person who faces +z rides or drives. The origin is on the ground below the hips. Meters. */
export const UNDER = {
  car: besideDriver(roadster(RED)),
  truck: besideDriver(pickup('#3f7fb8', '#8a6a48')),
  tractor: besideDriver(TRACTOR),
  sleigh: besideDriver(SLEIGH),
  bicycle: cycle('#2f8f8a', 0.33, 0.05),
  // Whoever runs up is on the fifth of them.
  steps: Array.from({ length: 13 }, (_, step) =>
    block([0, 0, (step - 4) * 0.3], [2, Math.max(0.02, step * 0.16), 0.36], '#b8b0a4', 'stone'),
  ),
  'delivery-bike': [
    ...cycle('#2f8f8a', 0.33, 0.05),
    block([0, 0.74, -0.62], [0.46, 0.4, 0.46], '#e8473a'),
    block([0, 1.14, -0.62], [0.5, 0.05, 0.5], PAPER),
    ...both((side) => rod([side * 0.23, 0.94, -0.62], [side * 0.24, 0.94, -0.62], 0.13, '#f6c344')),
  ],
  motorcycle: [
    ...cycle(DARK, 0.31, 0.14),
    ball([0, 0.52, 0.12], [0.3, 0.28, 0.5], RED, 'metal'),
    rod([0.14, 0.3, 0.1], [0.14, 0.3, -0.6], 0.05, STEEL, 'metal'),
    ball([0, 0.78, 0.5], 0.2, '#fff2c0', 'lamp'),
  ],
  horse: [
    ball([0, 0.62, 0], [0.52, 0.5, 1.3], '#8a5a34'),
    ...both((x) => both((z) => rod([x * 0.16, 0, z * 0.42], [x * 0.15, 0.78, z * 0.42], 0.075, '#7a4e2c'))),
    ...both((x) => both((z) => cone([x * 0.16, 0, z * 0.42], 0.09, 0.08, 0.09, DARK))),
    rod([0, 0.9, 0.5], [0, 1.36, 0.82], 0.16, '#8a5a34'),
    ball([0, 1.24, 0.95], [0.24, 0.26, 0.52], '#8a5a34'),
    ...both((x) => cone([x * 0.08, 1.46, 0.8], 0.05, 0.01, 0.14, '#8a5a34')),
    rod([0, 0.96, 0.42], [0, 1.46, 0.72], 0.1, '#3a2416'),
    rod([0, 0.95, -0.6], [0, 0.45, -0.85], 0.08, '#3a2416'),
    ...both((x) => ball([x * 0.11, 1.36, 0.98], 0.05, DARK)),
    block([0, 1.06, 0], [0.42, 0.08, 0.5], RED, 'cloth'),
  ],
  boat: ROWBOAT,
  skateboard: [
    block([0, 0.07, 0], [0.24, 0.035, 0.85], '#3f8fd0'),
    ...both((z) => both((x) => rod([x * 0.06, 0.045, z * 0.28], [x * 0.12, 0.045, z * 0.28], 0.045, PAPER))),
  ],
  surfboard: [
    ball([0, 0.045, 0.1], [0.54, 0.09, 2.1], '#f2e6c8'),
    ball([0, 0.052, 0.1], [0.09, 0.084, 1.9], '#e0486a'),
  ],
  swing: [
    block([0, 0.42, 0], [0.6, 0.05, 0.26], WOOD, 'wood'),
    ...both((x) => rod([x * 0.27, 0.44, 0], [x * 0.27, 2.6, 0], 0.014, '#c8a468')),
    ...both((x) => both((z) => rod([x * 0.9, 0, z * 0.6], [x * 0.8, 2.65, 0], 0.05, RED))),
    rod([-0.85, 2.62, 0], [0.85, 2.62, 0], 0.05, RED),
  ],
  chair: seat(0.52, '#c8964e', 0.66, WOOD),
  bench: seat(1.7, '#a8703c', 0.5, '#3a3f48'),
  seat: seatRow(1),
  sofa: [
    ...seat(2, '#c8583c', 0.6, DARK),
    ...both((x) => block([x * 1.05, 0, 0], [0.24, 0.66, 0.66], '#b84a30', 'cloth')),
  ],
  throne: [
    ...seat(0.8, '#b8242c', 1.4, GOLD),
    ...both((x) => block([x * 0.42, 0, 0], [0.12, 0.72, 0.6], GOLD, 'metal')),
    ...both((x) => cone([x * 0.36, 1.7, -0.29], 0.09, 0.01, 0.26, GOLD, 'metal')),
    ball([0, 1.68, -0.29], 0.2, GOLD, 'metal'),
  ],
  bed: [
    block([0, 0, 0], [1.4, 0.26, 2.5], WOOD, 'wood'),
    block([0, 0.24, 0], [1.34, 0.14, 2.44], PAPER, 'cloth'),
    block([0, 0, -1.26], [1.44, 0.9, 0.1], '#7a4a2a', 'wood'),
    sheet([-0.68, 0.39, 0.2], [1.36, 0, 0], [0, 0, 1], '#4a7fc8'),
  ],
} as const satisfies Record<string, readonly Part[]>;
