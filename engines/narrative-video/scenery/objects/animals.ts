import type { Part } from '../part.ts';
import { beast } from './beast.ts';
import { MONSTER } from './creatures.ts';
import { ball, both, cone, DARK, PAPER, RED, rod } from './parts.ts';

/** Builds a bird with spread wings, centered on the origin. */
const bird = (size: number, body: string, wing: string, beak = '#f0a030'): Part[] => [
  ball([0, -size * 0.15, 0], [size * 0.8, size * 0.34, size * 0.34], body),
  ball([size * 0.36, -size * 0.02, 0.02], size * 0.3, body),
  cone([size * 0.56, size * 0.08, 0.02], size * 0.07, 0.004, size * 0.08, beak),
  ball([size * 0.44, size * 0.14, size * 0.12], size * 0.07, DARK),
  ...both(
    (side): Part => ({
      form: 'frond',
      at: [0, size * 0.06, side * size * 0.1],
      to: [-size * 0.25, size * 0.55, side * size * 0.75],
      width: size * 0.4,
      color: [0, 0, 0],
    }),
  ).map((part) => ({ ...part, color: ball([0, 0, 0], 1, wing).color })),
];

const swimmer = (size: number, body: string, belly: string): Part[] => [
  ball([0, size * 0.1, 0], [size, size * 0.42, size * 0.3], body),
  ball([size * 0.06, size * 0.08, 0.02], [size * 0.8, size * 0.24, size * 0.28], belly),
  cone([-size * 0.52, size * 0.18, 0], size * 0.2, 0.01, size * 0.26, body),
  cone([-size * 0.02, size * 0.44, 0], size * 0.12, 0.01, size * 0.2, body),
  ball([size * 0.36, size * 0.3, size * 0.12], size * 0.07, DARK),
];

const bug = (size: number, wing: string): Part[] => [
  rod([0, -size * 0.4, 0], [0, size * 0.4, 0], size * 0.08, DARK),
  ...both((side) => ball([side * size * 0.34, 0, 0], [size * 0.62, size * 0.62, 0.02], wing)),
  ...both((side) => ball([side * size * 0.26, -size * 0.4, 0], [size * 0.42, size * 0.42, 0.02], wing)),
];

export const ANIMALS = {
  dog: beast({
    tall: 0.48,
    long: 0.68,
    stout: 0.3,
    neck: 0.12,
    head: 0.42,
    coat: '#b8803c',
    muzzle: '#f0dcb8',
    ears: 'hanging',
    tail: 0.34,
    collar: RED,
  }),
  cat: beast({
    tall: 0.32,
    long: 0.46,
    stout: 0.2,
    neck: 0.1,
    head: 0.24,
    coat: '#e08a3c',
    muzzle: PAPER,
    ears: 'up',
    tail: 0.46,
  }),
  wolf: beast({
    tall: 0.66,
    long: 0.95,
    stout: 0.36,
    neck: 0.18,
    head: 0.34,
    coat: '#7a7f8a',
    muzzle: '#c8ccd2',
    ears: 'up',
    tail: 0.5,
  }),
  deer: [
    ...beast({
      tall: 0.95,
      long: 0.95,
      stout: 0.38,
      neck: 0.36,
      head: 0.28,
      coat: '#b87f4a',
      muzzle: '#e8d0a8',
      ears: 'up',
      tail: 0.14,
    }),
    ...both((side) => rod([0.58, 1.44, side * 0.06], [0.46, 1.8, side * 0.24], 0.022, '#e0c8a0')),
    ...both((side) => rod([0.52, 1.62, side * 0.15], [0.66, 1.82, side * 0.22], 0.018, '#e0c8a0')),
  ],
  bear: beast({
    tall: 1.1,
    long: 1.4,
    stout: 0.85,
    neck: 0.16,
    head: 0.56,
    coat: '#6a4428',
    muzzle: '#b8885a',
    ears: 'round',
    tail: 0.1,
  }),
  lion: [
    ball([0.42, 0.62, 0], [0.5, 0.72, 0.72], '#8a4a1c'),
    ...beast({
      tall: 0.86,
      long: 1.15,
      stout: 0.48,
      neck: 0.16,
      head: 0.4,
      coat: '#e0a84a',
      muzzle: '#f4dca8',
      ears: 'round',
      tail: 0.6,
    }),
  ],
  elephant: [
    ...beast({ tall: 1.9, long: 2.1, stout: 1.3, neck: 0.1, head: 0.86, coat: '#8f949e', ears: 'none', tail: 0.3 }),
    rod([1.56, 1.9, 0], [1.86, 1.1, 0], 0.15, '#8f949e'),
    rod([1.86, 1.12, 0], [1.9, 0.5, 0], 0.11, '#8f949e'),
    ...both((side) => ball([1.0, 1.6, side * 0.5], [0.7, 0.86, 0.12], '#a0a5ae')),
    ...both((side) => rod([1.5, 1.7, side * 0.2], [1.8, 1.6, side * 0.24], 0.05, PAPER)),
  ],
  rabbit: beast({
    tall: 0.24,
    long: 0.32,
    stout: 0.22,
    neck: 0.08,
    head: 0.2,
    coat: '#e8e2d8',
    ears: 'long',
    tail: 0.08,
  }),
  snake: Array.from({ length: 12 }, (_, part) =>
    ball(
      [(part - 6) * 0.12, part > 9 ? (part - 9) * 0.1 : 0, Math.sin(part * 0.9) * 0.16],
      part === 11 ? 0.17 : 0.14,
      part % 2 ? '#4a9a3c' : '#6ab84a',
    ),
  ),
  fish: swimmer(0.6, '#f0803c', '#ffd8a0'),
  whale: swimmer(5, '#3f6f9a', '#dfe8f0'),
  bird: bird(0.32, '#f4f6fa', '#dfe6f0'),
  owl: bird(0.4, '#8a6a48', '#6a4e34'),
  seagull: bird(0.5, '#ffffff', '#b8c0ca'),
  eagle: bird(0.9, '#5a3f28', '#4a3220'),
  butterfly: bug(0.22, '#f08a2a'),
  spider: [
    ball([0, 0, 0], 0.16, DARK),
    rod([0, 0.1, 0], [0, 2, 0], 0.004, PAPER),
    ...both((side) => [0, 1, 2].map((leg) => rod([0, 0.08, 0], [side * 0.22, 0.18 - leg * 0.12, 0], 0.012, DARK))),
  ],
  monster: MONSTER,
  dragon: [
    ...beast({
      tall: 2,
      long: 2.6,
      stout: 1.1,
      neck: 1.1,
      head: 0.8,
      coat: '#3f8a4a',
      muzzle: '#5fa85a',
      ears: 'up',
      tail: 1.6,
    }),
    ...both(
      (side): Part => ({
        form: 'frond',
        at: [0, 1.9, side * 0.3],
        to: [-1.2, 2, side * 1.6],
        width: 1.2,
        color: [52, 112, 62],
      }),
    ),
  ],
} as const satisfies Record<string, readonly Part[]>;
