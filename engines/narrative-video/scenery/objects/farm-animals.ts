import type { Part } from '../part.ts';
import { beast } from './beast.ts';
import { ball, both, cone, DARK, PAPER, rod } from './parts.ts';

const [PATCH, PINK, BEAK, COMB] = ['#4a3a34', '#f0aeb0', '#f0902a', '#d8402f'];

/** Animals of a farm. They face right. */
export const FARM_ANIMALS: Readonly<Record<'sheep' | 'cow' | 'pig' | 'hen' | 'duck', Part[]>> = {
  sheep: [
    ball([0, 0.28, 0], [0.92, 0.62, 0.6], PAPER, 'cloth'),
    ...[-0.3, 0, 0.3].map((x) => ball([x, 0.62, 0.1], 0.34, PAPER, 'cloth')),
    ...beast({ tall: 0.6, long: 0.8, stout: 0.4, neck: 0.12, head: 0.28, coat: '#3a3430', ears: 'round', tail: 0.1 }),
  ],
  duck: [
    ball([0, 0.02, 0], [0.42, 0.26, 0.28], '#f8f4ea'),
    rod([0.14, 0.2, 0], [0.18, 0.42, 0], 0.05, '#f8f4ea'),
    ball([0.19, 0.36, 0], 0.16, '#f8f4ea'),
    rod([0.26, 0.43, 0], [0.35, 0.42, 0], 0.035, '#f0902a'),
    ball([0.23, 0.45, 0.065], 0.03, DARK),
  ],
  cow: [
    ...beast({
      tall: 1.1,
      long: 1.45,
      stout: 0.64,
      neck: 0.02,
      head: 0.42,
      coat: '#f4eee2',
      muzzle: '#e8b4a8',
      ears: 'hanging',
      tail: 0.05,
    }),
    ...both((side) => ball([-0.36, 0.6, side * 0.19], [0.56, 0.44, 0.26], PATCH)),
    ...both((side) => ball([0.28, 0.66, side * 0.19], [0.46, 0.38, 0.26], PATCH)),
    ball([-0.34, 0.36, 0], [0.26, 0.2, 0.24], PINK),
    ...both((side) => cone([0.74, 1.42, side * 0.13], 0.04, 0.01, 0.2, PAPER)),
  ],
  pig: [
    ...beast({
      tall: 0.66,
      long: 0.86,
      stout: 0.48,
      neck: 0.04,
      head: 0.36,
      coat: PINK,
      muzzle: '#d88a90',
      ears: 'up',
      tail: 0.12,
    }),
  ],
  hen: [
    ball([0, 0.12, 0], [0.4, 0.3, 0.28], '#fbf4e6'),
    ball([-0.17, 0.26, 0], [0.2, 0.26, 0.12], '#fbf4e6'),
    ball([0.14, 0.34, 0], [0.16, 0.24, 0.15], '#fbf4e6'),
    ball([0.14, 0.56, 0], [0.14, 0.09, 0.05], COMB),
    ball([0.2, 0.34, 0], [0.05, 0.09, 0.05], COMB),
    rod([0.2, 0.46, 0], [0.28, 0.45, 0], 0.025, BEAK),
    ...both((side) => ball([0.18, 0.47, side * 0.06], 0.03, DARK)),
    ...both((side) => rod([0, 0, side * 0.06], [0, 0.16, side * 0.06], 0.018, BEAK)),
  ],
};
