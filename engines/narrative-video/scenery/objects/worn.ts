import type { Rgb } from '../../../drawing/color.ts';
import type { Part } from '../part.ts';
import { ball, block, both, cone, DARK, disc, GOLD, PAPER, RED, rod, sheet } from './parts.ts';

/** Things worn on a head that is one unit high, is centered on the origin and faces +z. */
export const ON_HEAD = {
  crown: [
    cone([0, 0.4, 0], 0.42, 0.46, 0.12, GOLD, 'metal'),
    ...Array.from({ length: 8 }, (_, tooth) => {
      const angle = (tooth / 8) * Math.PI * 2;
      return cone([Math.sin(angle) * 0.42, 0.5, Math.cos(angle) * 0.42], 0.09, 0.01, 0.2, GOLD, 'metal');
    }),
    ball([0, 0.41, 0.43], 0.1, RED, 'glass'),
  ],
  hat: [
    cone([0, 0.34, 0], 0.86, 0.82, 0.05, '#8a5a34'),
    cone([0, 0.38, 0], 0.5, 0.42, 0.4, '#8a5a34'),
    cone([0, 0.39, 0], 0.51, 0.5, 0.09, DARK),
  ],
  helmet: [
    ball([0, -0.32, -0.06], [1.24, 1.1, 1.24], '#e8ecf0', 'glass'),
    block([0, 0.3, 0.5], [0.7, 0.06, 0.2], '#2f5fb8'),
  ],
  headphones: [
    ...both((side) => rod([side * 0.5, -0.02, 0], [side * 0.62, -0.02, 0], 0.19, '#2f2f38')),
    ...both((side) => rod([side * 0.57, 0.06, 0], [side * 0.4, 0.5, 0], 0.045, '#3f4a58')),
    rod([-0.4, 0.5, 0], [0.4, 0.5, 0], 0.05, '#3f4a58'),
  ],
  veil: [
    cone([0, -0.9, -0.32], 0.6, 0.46, 1.3, PAPER, 'cloth'),
    ...Array.from({ length: 7 }, (_, bloom) => {
      const angle = (bloom / 6 - 0.5) * Math.PI * 0.9;
      return ball([Math.sin(angle) * 0.46, 0.34, Math.cos(angle) * 0.46], 0.16, '#fff0f4');
    }),
  ],
  flowercrown: Array.from({ length: 12 }, (_, bloom) => {
    const angle = (bloom / 12) * Math.PI * 2;
    const color = ['#f2c23c', '#e0508a', '#ffffff', '#d8342c'][bloom % 4] as string;
    return ball([Math.sin(angle) * 0.5, 0.24, Math.cos(angle) * 0.5], 0.19, color);
  }),
  sunglasses: [
    ...both((side) => block([side * 0.2, -0.09, 0.53], [0.31, 0.21, 0.06], '#15151c', 'glass')),
    block([0, 0.06, 0.53], [0.2, 0.05, 0.06], '#15151c'),
    ...both((side) => rod([side * 0.36, 0.05, 0.52], [side * 0.5, 0.05, 0], 0.026, '#15151c')),
  ],
  mask: [
    ...both((side) => ball([side * 0.19, -0.1, 0.42], [0.36, 0.3, 0.2], '#6a2f8a')),
    ...both((side) => ball([side * 0.19, -0.03, 0.5], [0.17, 0.13, 0.08], '#f4f0e8')),
    ...both((side) => cone([side * 0.36, 0.14, 0.42], 0.06, 0.01, 0.3, GOLD)),
  ],
} as const satisfies Record<string, readonly Part[]>;

/** Things worn on the upper body, which faces +z. The origin is the upper middle of the chest. Meters. */
export const ON_CHEST = {
  scarf: [
    cone([0, -0.02, 0.01], 0.15, 0.13, 0.1, RED, 'cloth'),
    block([0.07, -0.36, 0.15], [0.1, 0.36, 0.035], RED, 'cloth'),
    block([0.07, -0.4, 0.15], [0.1, 0.05, 0.04], PAPER, 'cloth'),
  ],
  necklace: [
    ...both((side) => rod([side * 0.09, -0.01, 0.12], [0, -0.14, 0.17], 0.008, GOLD, 'metal')),
    ball([0, -0.19, 0.17], 0.06, '#4fb0e8', 'glass'),
  ],
  cape: [
    sheet([-0.24, -0.02, -0.16], [0.48, 0, 0], [0, -0.95, -0.28], RED),
    sheet([-0.24, -0.02, -0.165], [0, -0.95, -0.28], [0.48, 0, 0], RED),
    ball([0, -0.06, 0.14], 0.06, GOLD, 'metal'),
  ],
  wings: both((side) => [
    {
      form: 'frond' as const,
      at: [side * 0.05, -0.15, -0.17] as const,
      to: [side * 0.7, 0.5, -0.25] as const,
      width: 0.3,
      color: [250, 250, 255] as const,
    },
    {
      form: 'frond' as const,
      at: [side * 0.05, -0.2, -0.17] as const,
      to: [side * 0.75, 0.15, -0.25] as const,
      width: 0.26,
      color: [236, 240, 252] as const,
    },
    {
      form: 'frond' as const,
      at: [side * 0.05, -0.25, -0.17] as const,
      to: [side * 0.6, -0.2, -0.22] as const,
      width: 0.22,
      color: [250, 250, 255] as const,
    },
  ]),
  backpack: [
    block([0, -0.5, -0.27], [0.38, 0.46, 0.2], '#2f7a5a', 'cloth'),
    block([0, -0.42, -0.39], [0.28, 0.2, 0.06], '#3f9a70', 'cloth'),
    ...both((side) => rod([side * 0.13, 0, -0.1], [side * 0.14, -0.26, 0.16], 0.024, '#245a44')),
    disc([0, -0.06, -0.27], 0.05, 0.02, DARK),
  ],
} as const satisfies Record<string, readonly Part[]>;

/** Middles of the folds of a cape at the shoulders, and how far back each hangs, meters. */
const FOLDS = [
  [-0.16, -0.24],
  [-0.055, -0.31],
  [0.055, -0.25],
  [0.16, -0.3],
] as const;
/** Width of a fold, meters, and how far folds spread toward the hem, in distances from the middle. */
const [FOLD, SPREAD] = [0.2, 0.6];

/** Returns a cape whose folds spread toward its hem, in meters from the chest. */
export function spreadCape(color: Rgb): readonly Part[] {
  return [
    ...FOLDS.flatMap(([x, back]) => {
      const [right, down] = [[FOLD, 0, 0] as const, [x * SPREAD, -0.98, back] as const];
      const at = (z: number) => [x - FOLD / 2, -0.02, z] as const;
      return [sheet(at(-0.16), right, down, color), sheet(at(-0.165), down, right, color)];
    }),
    ball([0, -0.06, 0.14], 0.05, GOLD, 'metal'),
  ];
}
