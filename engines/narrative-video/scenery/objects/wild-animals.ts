import type { Part } from '../part.ts';
import { ball, both, cone, DARK, PAPER, rod, sheet } from './parts.ts';

const [GREEN, BELLY, SHELL, SKIN, COAT, BEAK] = ['#5fae48', '#cfe6a4', '#7a5a34', '#8ab05a', '#2c3040', '#f0a03a'];
const [GRAY, PINK, FUR, FACE] = ['#a89a94', '#e8b8b4', '#7a5030', '#e0b890'];

const [NIGHT, WING] = ['#3a3040', '#5e4656'];

/** Small animals that live without people. They face right. */
export const WILD_ANIMALS: Readonly<
  Record<'frog' | 'turtle' | 'penguin' | 'mouse' | 'monkey' | 'bat', readonly Part[]>
> = {
  frog: [
    ball([-0.02, 0.04, 0], [0.4, 0.26, 0.34], GREEN),
    ball([0.06, 0.02, 0], [0.3, 0.18, 0.26], BELLY),
    ball([0.16, 0.14, 0], [0.3, 0.2, 0.3], GREEN),
    ...both((side) => ball([0.16, 0.29, side * 0.09], 0.11, GREEN)),
    ...both((side) => ball([0.195, 0.32, side * 0.1], 0.07, PAPER)),
    ...both((side) => ball([0.225, 0.335, side * 0.105], 0.04, DARK)),
    ...both((side) => ball([-0.12, 0, side * 0.19], [0.26, 0.16, 0.12], GREEN)),
    ...both((side) => rod([0.12, 0.14, side * 0.13], [0.17, 0.02, side * 0.17], 0.035, GREEN)),
  ],
  turtle: [
    ball([0, 0.08, 0], [0.62, 0.34, 0.52], SHELL),
    ball([0, 0.07, 0], [0.66, 0.12, 0.56], '#d8c48a'),
    ...[-0.14, 0.02, 0.18].map((x) => ball([x, 0.32 - Math.abs(x) * 0.2, 0], [0.15, 0.1, 0.2], '#96703f')),
    ...both((side) => both((end) => ball([end * 0.22, 0, side * 0.22], [0.16, 0.16, 0.14], SKIN))).flat(),
    rod([0.26, 0.16, 0], [0.4, 0.26, 0], 0.06, SKIN),
    ball([0.42, 0.2, 0], [0.2, 0.17, 0.16], SKIN),
    ...both((side) => ball([0.48, 0.29, side * 0.06], 0.035, DARK)),
  ],
  penguin: [
    ball([0, 0.04, 0], [0.38, 0.56, 0.4], COAT),
    ball([0.06, 0.07, 0], [0.32, 0.46, 0.32], PAPER),
    ball([0.02, 0.5, 0], [0.28, 0.26, 0.28], COAT),
    ...both((side) => ball([0.1, 0.58, side * 0.07], [0.1, 0.12, 0.1], PAPER)),
    ...both((side) => ball([0.15, 0.63, side * 0.07], 0.04, DARK)),
    rod([0.14, 0.6, 0], [0.25, 0.58, 0], 0.03, BEAK),
    ...both((side) => rod([-0.02, 0.46, side * 0.19], [-0.06, 0.2, side * 0.26], 0.045, COAT)),
    ...both((side) => ball([0.1, 0, side * 0.09], [0.2, 0.06, 0.12], BEAK)),
  ],
  mouse: [
    ball([-0.04, 0.02, 0], [0.3, 0.2, 0.2], GRAY),
    ball([0.13, 0.05, 0], [0.2, 0.16, 0.16], GRAY),
    ...both((side) => ball([0.1, 0.17, side * 0.07], [0.05, 0.12, 0.11], PINK)),
    ...both((side) => ball([0.19, 0.14, side * 0.05], 0.03, DARK)),
    ball([0.23, 0.1, 0], 0.035, '#e07a86'),
    rod([-0.16, 0.08, 0], [-0.38, 0.12, 0.05], 0.012, PINK),
  ],
  monkey: [
    ...both((side) => rod([0, 0.04, side * 0.1], [0, 0.3, side * 0.08], 0.05, FUR)),
    ball([0, 0.22, 0], [0.28, 0.38, 0.28], FUR),
    ball([0.06, 0.25, 0], [0.2, 0.28, 0.2], FACE),
    ball([0.02, 0.54, 0], [0.3, 0.3, 0.3], FUR),
    ball([0.09, 0.54, 0], [0.2, 0.22, 0.22], FACE),
    ...both((side) => ball([0.02, 0.64, side * 0.17], [0.06, 0.13, 0.1], FACE)),
    ...both((side) => ball([0.18, 0.68, side * 0.05], 0.035, DARK)),
    ...both((side) => rod([0, 0.5, side * 0.13], [0.12, 0.26, side * 0.2], 0.04, FUR)),
    rod([-0.12, 0.28, 0], [-0.36, 0.4, 0], 0.03, FUR),
    cone([-0.36, 0.38, 0], 0.03, 0.02, 0.2, FUR),
  ],
  bat: [
    ball([0, -0.13, 0], [0.2, 0.28, 0.2], NIGHT),
    ball([0.05, 0.06, 0], [0.2, 0.2, 0.22], NIGHT),
    ball([0.13, 0.08, 0], [0.1, 0.09, 0.12], FACE),
    ...both((side) => [
      cone([0.04, 0.22, side * 0.07], 0.045, 0.004, 0.14, NIGHT),
      ball([0.15, 0.15, side * 0.05], 0.035, PAPER),
      // An arm, and the skin that hangs from it.
      rod([0, 0.06, side * 0.08], [-0.02, 0.26, side * 0.34], 0.022, NIGHT),
      rod([-0.02, 0.26, side * 0.34], [-0.06, 0.12, side * 0.7], 0.016, NIGHT),
      sheet([0, 0.06, side * 0.08], [-0.02, 0.2, side * 0.26], [-0.02, -0.3, side * 0.04], WING),
      sheet([-0.02, 0.26, side * 0.34], [-0.02, -0.06, side * 0.18], [-0.02, -0.34, side * -0.02], WING),
      sheet([-0.04, 0.2, side * 0.52], [-0.02, -0.08, side * 0.18], [-0.02, -0.2, side * -0.03], WING),
    ]),
  ],
};
